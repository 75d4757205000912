//! Decodes the tail of a structure: the parts of variable size after its fixed part.

use etwspec::describe::{ArrayElement, Content, ElementKind, Kind, Layout, Many, Part, What, Why};
use etwspec_console::Problem;

use super::arrays::{LISTED, characters};
use super::model::{Node, NodeKind};
use super::number::Number;
use super::walk::Walk;
use crate::meaning_text;

/// A part, or a structure in a part, that is being decoded.
struct Open {
    node: Node,
    /// True if the part may have several elements, which are then indexed.
    many: bool,
}

impl Walk<'_> {
    /// Decodes the tail within the first `whole` bytes. Returns `None` if the tail is only an array that is also the last
    /// field.
    pub(super) fn parts(&mut self, whole: usize) -> Result<Option<Vec<Node>>, Problem> {
        let layout = self.layout;
        let alone = |part: &Part| {
            let field = layout.fields.iter().any(|field| field.name == part.name && !field.name.is_empty());
            field && matches!(part.content, Content::Value(_))
        };
        if layout.tail.iter().all(alone) || !layout.inserted.is_empty() {
            return Ok(None);
        }
        let mut nodes = Vec::new();
        let mut open: Vec<Open> = Vec::new();
        for piece in layout.walk(self.bytes.get(..whole).unwrap_or(self.bytes)) {
            let (start, end) = (piece.start, piece.start + piece.bytes.len());
            let made = match piece.what {
                What::Enter(_) | What::Leave(_) | What::Field(_) if piece.depth == 0 => continue,
                What::Begin(part) => {
                    let mut node = self.plain(part.name, NodeKind::Array, start..start);
                    node.ty = part.ty.to_owned();
                    let many = !matches!(part.many, Many::One) && part.by.is_none();
                    open.push(Open { node, many });
                    continue;
                }
                What::Enter(inner) => {
                    let node = self.open(inner, open.last(), start);
                    open.push(Open { node, many: false });
                    continue;
                }
                What::End(_) | What::Leave(_) => match open.pop() {
                    Some(closed) => self.close(closed, start..end),
                    None => continue,
                },
                What::Field(field) if field.kind == Kind::Padding => self.plain("", NodeKind::Padding, start..end),
                What::Field(field) => self.field(field, piece.base)?,
                What::Values(part) => self.values(part, start..end),
                What::Text(part) => self.text(part, open.last(), start..end),
                What::Rest(Why::NoRow) if piece.depth == 0 && layout.total.is_some() => {
                    self.plain("payload", NodeKind::Data, start..end)
                }
                What::Data => self.plain("payload", NodeKind::Data, start..end),
                What::Rest(why) => self.rest(why, start..end),
                _ => continue,
            };
            match open.last_mut() {
                Some(inner) => inner.node.children.push(made),
                None => nodes.push(made),
            }
        }
        Ok(Some(nodes))
    }

    /// Opens a structure within a part, named like the part, with an index if there may be several.
    fn open(&self, layout: &Layout, part: Option<&Open>, start: usize) -> Node {
        let path = match part {
            Some(Open { node, many: true }) => format!("{}[{}]", node.path, node.children.len()),
            Some(Open { node, many: false }) => node.path.clone(),
            None => layout.name.to_owned(),
        };
        let mut node = self.plain(&path, NodeKind::Struct, start..start);
        node.ty = layout.name.to_owned();
        node.form = layout.form;
        node
    }

    /// Closes a part or structure. A part that consists of one node becomes that node.
    fn close(&self, closed: Open, range: std::ops::Range<usize>) -> Node {
        let Open { mut node, many } = closed;
        let known = |child: &Node| matches!(child.kind, NodeKind::Struct | NodeKind::Array | NodeKind::Field);
        if node.kind == NodeKind::Struct {
            let path = node.path.clone();
            node.children.iter_mut().for_each(|child| below(child, &path));
        } else if let [only] = &node.children[..]
            && known(only)
            && (!many || only.kind == NodeKind::Array)
        {
            return node.children.remove(0);
        }
        node.bytes = self.get(range).to_vec();
        node
    }

    fn text(&self, part: &Part, open: Option<&Open>, range: std::ops::Range<usize>) -> Node {
        let path = match open {
            Some(Open { node, many: true }) => format!("{}[{}]", part.name, node.children.len()),
            _ => part.name.to_owned(),
        };
        let mut node = self.plain(&path, NodeKind::Field, range);
        node.ty = format!("{}[]", part.ty);
        let size = if let Content::Text { unit } = part.content { unit } else { 1 };
        node.text = Some(characters(&node.bytes, size));
        node
    }

    fn values(&self, part: &Part, range: std::ops::Range<usize>) -> Node {
        let Content::Value(element) = part.content else { return self.plain(part.name, NodeKind::Field, range) };
        if matches!(part.many, Many::One) {
            return self.value(part, element, part.name, range);
        }
        let (start, size) = (range.start, element.size.max(1));
        let count = range.len() / size;
        let mut node = self.plain(part.name, NodeKind::Array, range);
        node.ty = format!("{}[{count}]", part.ty);
        if size > 1 && count <= LISTED {
            let one = |index: usize| {
                let at = start + index * size;
                self.value(part, element, &format!("{}[{index}]", part.name), at..at + size)
            };
            node.children = (0..count).map(one).collect();
        }
        node
    }

    fn value(&self, part: &Part, element: ArrayElement, path: &str, range: std::ops::Range<usize>) -> Node {
        let mut node = self.plain(path, NodeKind::Field, range);
        (node.ty, node.units) = (part.ty.to_owned(), part.units);
        let read = match element.kind {
            ElementKind::Signed => Number::signed,
            ElementKind::Guid => Number::guid,
            _ => Number::unsigned,
        };
        node.number = read(&node.bytes);
        let named = self.named(part.values, node.number);
        node.unknown = Some(named.unknown).filter(|&unknown| unknown != 0);
        node.names = named.names();
        node.meaning = meaning_text::of_bytes(part.meaning, &node.bytes, self.decoding.clock);
        node
    }

    /// Labels bytes that no table describes.
    fn rest(&mut self, why: Why, range: std::ops::Range<usize>) -> Node {
        let path = match why {
            Why::Error(error) => {
                self.notes.push(format!("the bytes from 0x{:04X} do not match the layout: {error}", range.start));
                "(invalid)"
            }
            Why::NoCase(dispatch, value) => {
                self.notes.push(format!("{dispatch} has no case for 0x{value:X}"));
                "(unknown layout)"
            }
            Why::After => "(after the structure)",
            _ => "(unknown)",
        };
        self.plain(path, NodeKind::After, range)
    }
}

/// Prefixes the paths of a node and its children.
pub(super) fn below(node: &mut Node, path: &str) {
    if !node.path.is_empty() && node.kind != NodeKind::After {
        node.path = format!("{path}.{}", node.path);
    }
    node.children.iter_mut().for_each(|child| below(child, path));
}
