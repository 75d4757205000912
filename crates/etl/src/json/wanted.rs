//! Columns and fields of events that are selected.

use crate::event_column::EventColumn;
use crate::json_text;

/// Path of a field in the data of events: `Packet.Size` has two steps, and `Counter[2]` too.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FieldPath(pub(super) Vec<Step>);

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Step {
    /// Name as a key in JSON, without quotation marks.
    Name(String),
    Element(usize),
}

impl Step {
    fn name(name: &str) -> Step {
        let mut key = Vec::new();
        json_text::text(&mut key, name);
        let key = String::from_utf8(key).unwrap_or_default();
        Step::Name(key.get(1..key.len() - 1).unwrap_or_default().to_owned())
    }
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
            steps.push(Step::name(name));
            while !rest.is_empty() {
                let (index, after) = rest.strip_prefix('[')?.split_once(']')?;
                steps.push(Step::Element(index.parse().ok()?));
                rest = after;
            }
        }
        Some(FieldPath(steps))
    }

    /// Returns the path with another name as the first step.
    #[must_use]
    pub fn with_first(&self, name: &str) -> FieldPath {
        let rest = self.0.iter().skip(1).cloned();
        FieldPath(std::iter::once(Step::name(name)).chain(rest).collect())
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

    /// Returns the name of the first step, as a key in JSON.
    pub fn first(&self) -> &str {
        match self.0.first() {
            Some(Step::Name(name)) => name,
            _ => "",
        }
    }
}

/// Columns and fields that `Json::record` reads.
#[derive(Clone, Debug, Default)]
pub struct Wanted {
    /// First steps of the paths of fields.
    fields: Vec<String>,
    pub(super) items: bool,
    pub(super) data: bool,
    pub(super) names: bool,
    /// True if columns are wanted that data or schemas determine.
    pub(super) content: bool,
    fit: bool,
    pub(super) typed: bool,
}

impl Wanted {
    /// Wants columns, fields with paths, and the names of what fields refer to.
    pub fn new<'p>(columns: &[EventColumn], fields: impl IntoIterator<Item = &'p FieldPath>, names: bool) -> Wanted {
        let has = |column: EventColumn| columns.contains(&column);
        Wanted {
            fields: fields.into_iter().map(|path| path.first().to_owned()).collect(),
            items: has(EventColumn::Items),
            data: has(EventColumn::Data),
            names: names || has(EventColumn::Names),
            content: columns.iter().any(|column| column.row().of_schema),
            fit: has(EventColumn::Fit) || has(EventColumn::DataPointer),
            typed: false,
        }
    }

    /// Wants numbers in data whose text states their type: integers of every size are numbers, which JSON lines have as strings, and
    /// other numbers have a point or an exponent.
    #[must_use]
    pub fn typed(self) -> Wanted {
        Wanted { typed: true, ..self }
    }

    /// Returns whether the data of kernel events have to be decoded.
    #[inline]
    pub(super) fn decodes(&self) -> bool {
        self.data || self.names || self.fit || !self.fields.is_empty()
    }

    /// Returns whether a field is wanted, or a member beside it.
    #[inline]
    pub(super) fn has(&self, name: &str) -> bool {
        self.data
            || self.fields.iter().any(|wanted| {
                let beside = wanted.get(name.len()..).filter(|_| is_prefix(name, wanted));
                beside.is_some_and(|beside| {
                    matches!(beside, "") || BESIDE.iter().any(|own| own.eq_ignore_ascii_case(beside))
                })
            })
    }
}

/// Suffixes of members beside a field.
const BESIDE: [&str; 5] = ["_name", "_names", "_raw", "_unit", "_why"];

fn is_prefix(name: &str, text: &str) -> bool {
    text.as_bytes().get(..name.len()).is_some_and(|start| start.eq_ignore_ascii_case(name.as_bytes()))
}

/// Parts of an event that are wanted, as JSON.
#[derive(Debug, Default)]
pub(super) struct Selected {
    pub(super) items: Vec<u8>,
    pub(super) data: Vec<u8>,
    pub(super) names: Vec<u8>,
    pub(super) message: String,
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
