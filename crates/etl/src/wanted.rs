//! Columns and fields of events that are selected.

use crate::event_column::EventColumn;
use crate::payload::Column;

/// Path of a field in the data of events: `Packet.Size` has two steps, and `Counter[2]` too.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FieldPath(pub(crate) Vec<Step>);

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    Name(String),
    Element(usize),
}

impl FieldPath {
    /// Parses a path. Returns `None` for what is none.
    pub fn parse(path: &str) -> Option<FieldPath> {
        let mut steps = Vec::new();
        for part in path.split('.') {
            let (name, mut rest) = part.split_at(part.find('[').unwrap_or(part.len()));
            if name.is_empty() {
                return None;
            }
            steps.push(Step::Name(name.to_owned()));
            while !rest.is_empty() {
                let (index, after) = rest.strip_prefix('[')?.split_once(']')?;
                steps.push(Step::Element(index.parse().ok()?));
                rest = after;
            }
        }
        Some(FieldPath(steps))
    }

    /// Returns the path of a field of the data. Its name may contain points and brackets.
    pub fn of_name(name: &str) -> FieldPath {
        FieldPath(vec![Step::Name(name.to_owned())])
    }

    /// Returns the path with another name as the first step.
    #[must_use]
    pub fn with_first(&self, name: &str) -> FieldPath {
        let rest = self.0.iter().skip(1).cloned();
        FieldPath(std::iter::once(Step::Name(name.to_owned())).chain(rest).collect())
    }

    /// Returns the path of a member beside the field, whose name ends with `suffix`: `State_name` of `State`.
    #[must_use]
    pub fn beside(&self, suffix: &str) -> FieldPath {
        let mut path = self.clone();
        let name = path.0.iter_mut().rev().find_map(|step| match step {
            Step::Name(name) => Some(name),
            Step::Element(_) => None,
        });
        name.into_iter().for_each(|name| name.push_str(suffix));
        path
    }

    /// Returns the name of the first step.
    pub fn first(&self) -> &str {
        match self.0.first() {
            Some(Step::Name(name)) => name,
            _ => "",
        }
    }
}

/// Members beside a field, in their order in JSON.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Beside {
    Raw,
    Unit,
    Name,
    Names,
    Why,
}

pub(crate) const BESIDE: [(&str, Beside); 5] = [
    ("_raw", Beside::Raw),
    ("_unit", Beside::Unit),
    ("_name", Beside::Name),
    ("_names", Beside::Names),
    ("_why", Beside::Why),
];

/// Returns whether a text is a suffix of a member beside a field, in any case.
fn is_beside(suffix: &str) -> bool {
    BESIDE.iter().any(|(own, _)| own.eq_ignore_ascii_case(suffix))
}

/// Columns and fields that are read of events.
#[derive(Clone, Debug, Default)]
pub struct Wanted {
    /// First steps of the paths of fields.
    fields: Vec<String>,
    pub(crate) items: bool,
    pub(crate) data: bool,
    pub(crate) names: bool,
    pub(crate) message: bool,
    /// True if columns are wanted that schemas determine.
    pub(crate) schema: bool,
    fit: bool,
}

/// Members that data can have although its structure has no such field.
const ADDED: [&str; 3] = ["rest", "rest_why", "cut_off"];

impl Wanted {
    /// Wants columns with their alternatives, fields with paths, and the names of what fields with paths refer to.
    pub fn new<'p>(
        columns: &[EventColumn],
        fields: impl IntoIterator<Item = &'p FieldPath>,
        referring: impl IntoIterator<Item = &'p FieldPath>,
    ) -> Wanted {
        let with_or = |column: &EventColumn| std::iter::once(*column).chain(column.row().or.iter().copied());
        let columns: Vec<EventColumn> = columns.iter().flat_map(with_or).collect();
        let has = |column: EventColumn| columns.contains(&column);
        Wanted {
            fields: fields.into_iter().chain(referring).map(|path| path.first().to_owned()).collect(),
            items: has(EventColumn::Items),
            data: has(EventColumn::Data),
            names: has(EventColumn::Names),
            message: has(EventColumn::Message),
            schema: columns.iter().any(|column| column.row().of_schema),
            fit: has(EventColumn::Fit) || has(EventColumn::DataPointer),
        }
    }

    /// Returns whether all fields are visited.
    #[inline]
    fn all(&self) -> bool {
        self.data || self.names || self.fit
    }

    /// Returns whether data are decoded.
    #[inline]
    pub(crate) fn decodes(&self) -> bool {
        self.all() || !self.fields.is_empty()
    }

    /// Returns whether data with these columns are decoded.
    pub(crate) fn decodes_any(&self, columns: &[Column]) -> bool {
        let own = |column: &Column| column.field.name.split('.').next().is_some_and(|name| self.has(name));
        let is_added = |name: &String| ADDED.iter().any(|added| added.eq_ignore_ascii_case(name));
        self.all() || self.fields.iter().any(is_added) || columns.iter().any(own)
    }

    /// Returns whether a field is wanted, or a member beside it.
    #[inline]
    pub(crate) fn has(&self, name: &str) -> bool {
        self.all()
            || self.fields.iter().any(|wanted| {
                // Few names begin with the same letter.
                let first = |name: &str| name.as_bytes().first().map(u8::to_ascii_lowercase);
                first(wanted) == first(name)
                    && wanted.split_at_checked(name.len()).is_some_and(|(own, suffix)| {
                        own.eq_ignore_ascii_case(name) && (suffix.is_empty() || is_beside(suffix))
                    })
            })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parses_paths() {
        let name = |name: &str| Step::Name(name.to_owned());
        assert_eq!(FieldPath::parse("Packet.Size"), Some(FieldPath(vec![name("Packet"), name("Size")])));
        assert_eq!(FieldPath::parse("Counter[2]"), Some(FieldPath(vec![name("Counter"), Step::Element(2)])));
        for wrong in ["", ".", "a.", "[1]", "a[", "a[x]", "a[1]b"] {
            assert_eq!(FieldPath::parse(wrong), None, "{wrong}");
        }
    }
}
