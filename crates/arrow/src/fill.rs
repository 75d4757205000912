//! Appends the fields of data to columns, as a visitor.

use etwspec::describe::Why;
use etwspec_etl::payload::{Field, Group, Value, Visitor};
use etwspec_etl::state::Referred;
use etwspec_etl::time::Clock;

use crate::node::Node;

/// Index of a field that has no column.
const NONE: usize = usize::MAX;

/// Appends the fields of the data of one event to the columns of a table.
pub(crate) struct Fill<'t> {
    columns: &'t mut [Node],
    /// Names of the fields that are visited, in order, and their columns.
    order: &'t [(String, usize)],
    clock: Option<&'t Clock>,
    /// Names of what fields refer to, unless they are appended otherwise.
    pub(crate) names: Option<Referred<'t>>,
    /// Position in the order.
    next: usize,
    /// Columns of the groups that have begun, the outermost first. [`NONE`] for one without a column, and what is in it.
    open: Vec<usize>,
    /// The bytes at the end that have no known layout.
    rest: Vec<u8>,
}

impl<'t> Fill<'t> {
    /// Creates a visitor for data whose fields have columns. `scratch` is memory for bytes without a layout.
    pub(crate) fn new(
        columns: &'t mut [Node],
        order: &'t [(String, usize)],
        clock: Option<&'t Clock>,
        mut scratch: Vec<u8>,
    ) -> Fill<'t> {
        scratch.clear();
        Fill { columns, order, clock, names: None, next: 0, open: Vec::new(), rest: scratch }
    }

    /// Returns the bytes that have no known layout.
    pub(crate) fn rest(self) -> Vec<u8> {
        self.rest
    }

    /// The column of the innermost group.
    fn innermost(&mut self) -> Option<&mut Node> {
        let (first, rest) = self.open.split_first()?;
        let mut node = self.columns.get_mut(*first)?;
        for at in rest {
            node = node.child_at(*at)?;
        }
        Some(node)
    }

    /// The index of the column of a field among those of the innermost group, and the column.
    fn column(&mut self, field: &Field) -> Option<(usize, &mut Node)> {
        if !self.open.is_empty() {
            return self.innermost()?.child(&field.name);
        }
        let is = |(name, _): &&(String, usize)| field.name == *name;
        let at = self.order.iter().skip(self.next).position(|one| is(&one)).map(|at| self.next + at)?;
        self.next = at + 1;
        let (_, column) = self.order.get(at)?;
        Some((*column, self.columns.get_mut(*column)?))
    }
}

impl<'a> Visitor<'a> for Fill<'_> {
    fn value(&mut self, field: &Field, value: Value<'a>) {
        let (clock, names) = (self.clock, self.names.filter(|_| self.open.is_empty()));
        if let Some((_, Node::Leaf(leaf))) = self.column(field) {
            if let Some((names, refers)) = names.zip(leaf.refers.as_mut()) {
                refers.append(names.subject(field, &value).map(|subject| (subject, names)));
            }
            leaf.append(field, &value, clock, None);
        }
    }

    fn begin(&mut self, field: &Field, group: Group) {
        let wanted = |node: &Node| match group {
            Group::List => matches!(node, Node::List(_)),
            _ => matches!(node, Node::Group(_)),
        };
        let found = self.column(field).filter(|(_, node)| wanted(node)).map(|(at, _)| at);
        self.open.push(found.unwrap_or(NONE));
        if let Group::Struct(Some(name)) = group
            && let Some(node) = self.innermost()
            && let Some((_, Node::Leaf(leaf))) = node.child(crate::merge::TYPE)
        {
            leaf.text(name);
        }
    }

    fn end(&mut self, _: Group) {
        if let Some(node) = self.innermost() {
            node.end();
        }
        self.open.pop();
    }

    fn rest(&mut self, bytes: &'a [u8], _: Why) {
        // Only what follows the data as a whole has no layout; members have their own rest.
        self.rest.extend_from_slice(bytes);
    }
}
