//! Events with selected fields only. Values are taken from the JSON line of the event, so that a field has the same type and
//! text in every format.

use std::borrow::Cow;
use std::fmt;
use std::io::Write;

use etwspec_console::escaped;
use etwspec_etl::state::State;
use etwspec_etl::{Buffer, Clock, Event, Json, LogFile};
use etwspec_schema::Decoder;
use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};
use serde_json::value::RawValue;

use super::columns::{Content, Place, Selected, Selection, Step};
use super::fit::{Fit, fit};
use super::row::seconds;
use super::{Shape, Source};
use crate::trace::table::cut;

/// Width of a field in the table.
const FIELD: usize = 12;
/// Least width of a column in the table.
const LEAST: usize = 6;

/// Formats selected fields of events of a trace.
#[derive(Debug)]
pub(super) struct Writer<'s> {
    selection: &'s Selection,
    shape: Shape,
    json: Json,
    clock: Option<Clock>,
    /// Start of the session as a FILETIME.
    start: i64,
    /// Name of the trace.
    file: String,
    /// Widths of the columns in the table.
    widths: Vec<usize>,
    line: Vec<u8>,
}

impl<'s> Writer<'s> {
    pub(super) fn new(selection: &'s Selection, shape: Shape, source: &Source<'_>) -> Self {
        let log_file: Option<&LogFile> = source.log_file;
        Writer {
            selection,
            shape,
            json: Json::new(log_file),
            clock: log_file.map(|log_file| log_file.clock),
            start: source.start,
            file: source.name.to_owned(),
            widths: widths(selection, shape),
            line: Vec::new(),
        }
    }

    pub(super) fn event(
        &mut self,
        buffer: &Buffer<'_>,
        event: &Event<'_>,
        state: &State,
        schemas: &mut Decoder,
        lines: &mut Vec<u8>,
    ) {
        self.line.clear();
        self.json.line_described(buffer, event, Some(state), schemas, &mut self.line);
        let members = Members::parse(&self.line);
        let stamp = event.time_stamp();
        let data = members.get("data").map(|data| Members::parse(data.get().as_bytes())).unwrap_or_default();
        let names = members.get("names").map(|names| Members::parse(names.get().as_bytes())).unwrap_or_default();
        let columns = &self.selection.columns;
        let values = columns.iter().map(|selected| value(selected, &members, (&data, &names), &self.file));
        match self.shape {
            Shape::Json => {
                let from = lines.len();
                for (selected, value) in columns.iter().zip(values) {
                    let Some(value) = value else { continue };
                    lines.push(if lines.len() == from { b'{' } else { b',' });
                    lines.extend_from_slice(json_text(selected.name()).as_bytes());
                    lines.push(b':');
                    lines.extend_from_slice(value.as_bytes());
                }
                lines.extend_from_slice(if lines.len() == from { b"{}" } else { b"}" });
            }
            Shape::Csv(cells) => {
                for (at, value) in values.enumerate() {
                    if at > 0 {
                        lines.push(b',');
                    }
                    let text = value.as_deref().map(plain).unwrap_or_default();
                    lines.extend_from_slice(cells.cell(&text).as_bytes());
                }
            }
            Shape::Table { width: most } => {
                let mut line = String::new();
                for ((selected, value), width) in columns.iter().zip(values).zip(&self.widths) {
                    let text = match (selected, value) {
                        (Selected::Column(column), value) => match (column.content, value) {
                            (Content::Time, value) => match (self.clock, stamp) {
                                (Some(clock), Some(stamp)) => {
                                    Cow::Owned(seconds(clock.time(stamp).0.wrapping_sub(self.start)))
                                }
                                _ => value.map_or(Cow::Borrowed("-"), |value| Cow::Owned(plain(&value).into_owned())),
                            },
                            (_, None) => Cow::Borrowed("-"),
                            (_, Some(value)) => Cow::Owned(plain(&value).into_owned()),
                        },
                        (_, Some(value)) => Cow::Owned(plain(&value).into_owned()),
                        (_, None) => Cow::Borrowed("-"),
                    };
                    put(&mut line, &text, *width, selected, most.is_some());
                }
                lines.extend_from_slice(cut(line.trim_end(), most.unwrap_or(usize::MAX)).as_bytes());
            }
        }
        lines.push(b'\n');
    }
}

/// Appends the names of the columns, if the format has such a line.
pub(super) fn heading(selection: &Selection, shape: Shape, lines: &mut Vec<u8>) {
    match shape {
        Shape::Json => return,
        Shape::Csv(cells) => {
            let names: Vec<String> = selection.columns.iter().map(|selected| cells.cell(selected.name())).collect();
            lines.extend_from_slice(names.join(",").as_bytes());
        }
        Shape::Table { width: most } => {
            let mut line = String::new();
            for (selected, width) in selection.columns.iter().zip(widths(selection, shape)) {
                let heading = match selected {
                    Selected::Column(column) => column.heading,
                    Selected::Field { name, .. } => name,
                };
                put(&mut line, heading, width, selected, most.is_some());
            }
            lines.extend_from_slice(cut(line.trim_end(), most.unwrap_or(usize::MAX)).as_bytes());
        }
    }
    lines.push(b'\n');
}

/// Widths of the columns of a table. The last one has no end, unless the table has one.
fn widths(selection: &Selection, shape: Shape) -> Vec<usize> {
    let Shape::Table { width } = shape else { return Vec::new() };
    let count = selection.columns.len();
    let column = |(at, selected): (usize, &Selected)| {
        let width = match selected {
            Selected::Column(column) => column.width,
            Selected::Field { name, .. } => name.chars().count().max(FIELD),
        };
        let least = if is_right(selected) { width } else { width.min(LEAST.max(width / 3)) };
        // What is named first is most important.
        Fit { width, least, importance: u8::try_from(count - at).unwrap_or(u8::MAX) }
    };
    let columns: Vec<Fit> = selection.columns.iter().enumerate().map(column).collect();
    fit(&columns, 1, width.map_or(usize::MAX, |width| width.saturating_add(1)))
}

fn is_right(selected: &Selected) -> bool {
    matches!(selected, Selected::Column(column) if column.right)
}

/// Appends a cell. A cell of a table without a width is not cut.
fn put(line: &mut String, text: &str, width: usize, selected: &Selected, limited: bool) {
    if width == 0 {
        return;
    }
    let text = escaped(text);
    let text = if limited { cut(&text, width) } else { text };
    if !line.is_empty() {
        line.push(' ');
    }
    line.push_str(&if is_right(selected) { format!("{text:>width$}") } else { format!("{text:width$}") });
}

/// Returns the value of a field as JSON.
fn value<'j>(
    selected: &Selected,
    members: &Members<'j>,
    (data, names): (&Members<'j>, &Members<'j>),
    file: &str,
) -> Option<Cow<'j, str>> {
    let first = |names: &[&str]| names.iter().find_map(|name| members.get(name)).map(|raw| Cow::Borrowed(raw.get()));
    match selected {
        Selected::Field { places, .. } => places.iter().find_map(|place| match place {
            Place::Data(path) => at_path(data, path).map(Cow::Borrowed),
            Place::Names(field) => names.get_any_case(field).map(|raw| Cow::Borrowed(raw.get())),
        }),
        Selected::Column(column) => match column.content {
            Content::Member(names) => first(names),
            Content::Time => first(&["time"]),
            Content::File => Some(Cow::Owned(json_text(file))),
            Content::Event => first(&["name", "event_name"]).or_else(|| {
                let (provider, id) = (first(&["provider", "message_guid"]), first(&["id", "type", "number", "hook"])?);
                let id = plain(&id);
                let text = provider.map(|provider| format!("{}/{id}", plain(&provider)));
                Some(Cow::Owned(json_text(&text.unwrap_or_else(|| id.into_owned()))))
            }),
        },
    }
}

/// Returns the value of a field of the data.
fn at_path<'j>(data: &Members<'j>, path: &[Step]) -> Option<&'j str> {
    let (Step::Name(first), mut rest) = path.split_first()? else { return None };
    let mut value = data.get_any_case(first)?;
    while let Some((step, after)) = rest.split_first() {
        value = match step {
            Step::Name(name) => Members::parse(value.get().as_bytes()).get_any_case(name)?,
            Step::Element(index) => *serde_json::from_str::<Vec<&RawValue>>(value.get()).ok()?.get(*index)?,
        };
        rest = after;
    }
    Some(value.get())
}

/// Returns the text of a JSON value: without the quotes and escapes of a string.
fn plain(json: &str) -> Cow<'_, str> {
    match json.starts_with('"').then(|| serde_json::from_str::<String>(json)) {
        Some(Ok(text)) => Cow::Owned(text),
        _ => Cow::Borrowed(json),
    }
}

/// Returns a text as a JSON string.
pub(super) fn json_text(text: &str) -> String {
    let mut json = Vec::new();
    // Writing to memory does not fail.
    let _ = write!(json, "{}", serde_json::Value::from(text));
    String::from_utf8(json).unwrap_or_default()
}

/// The members of a JSON object, in order, each with its value as text.
#[derive(Debug, Default)]
struct Members<'j>(Vec<(Cow<'j, str>, &'j RawValue)>);

impl<'j> Members<'j> {
    /// Parses an object; anything else has no members.
    fn parse(json: &'j [u8]) -> Members<'j> {
        serde_json::from_slice(json).unwrap_or_default()
    }

    fn get(&self, name: &str) -> Option<&'j RawValue> {
        self.0.iter().find(|(own, _)| own == name).map(|(_, value)| *value)
    }

    /// Finds a member by its name, or else by its name in another case.
    fn get_any_case(&self, name: &str) -> Option<&'j RawValue> {
        let other = || self.0.iter().find(|(own, _)| own.eq_ignore_ascii_case(name)).map(|(_, value)| *value);
        self.get(name).or_else(other)
    }
}

impl<'de: 'j, 'j> Deserialize<'de> for Members<'j> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Object;
        impl<'de> Visitor<'de> for Object {
            type Value = Vec<(Cow<'de, str>, &'de RawValue)>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut members = Vec::with_capacity(24);
                while let Some((Name(name), value)) = map.next_entry()? {
                    members.push((name, value));
                }
                Ok(members)
            }
        }
        deserializer.deserialize_map(Object).map(Members)
    }
}

/// Name of a member, borrowed unless it contains an escape.
struct Name<'j>(Cow<'j, str>);

impl<'de> Deserialize<'de> for Name<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Text;
        impl<'de> Visitor<'de> for Text {
            type Value = Cow<'de, str>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a name")
            }

            fn visit_borrowed_str<E>(self, text: &'de str) -> Result<Self::Value, E> {
                Ok(Cow::Borrowed(text))
            }

            fn visit_str<E>(self, text: &str) -> Result<Self::Value, E> {
                Ok(Cow::Owned(text.to_owned()))
            }
        }
        deserializer.deserialize_str(Text).map(Name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_members_at_paths() {
        let json = br#"{"Packet":{"Size":4,"Type":"x"},"Counter":[1,"22",{"In":3}],"N\u0061me":"a\"b"}"#;
        let members = Members::parse(json);
        let of = |path: Vec<Step>| at_path(&members, &path);
        let name = |name: &str| Step::Name(name.to_owned());
        assert_eq!(of(vec![name("Packet"), name("size")]), Some("4"));
        assert_eq!(of(vec![name("Counter"), Step::Element(1)]), Some("\"22\""));
        assert_eq!(of(vec![name("Counter"), Step::Element(2), name("In")]), Some("3"));
        assert_eq!(of(vec![name("Name")]).map(plain).as_deref(), Some("a\"b"));
        assert_eq!(of(vec![name("Counter"), Step::Element(3)]), None);
        assert_eq!(of(vec![name("Packet"), Step::Element(0)]), None);
        assert!(Members::parse(b"[1]").get("x").is_none());
    }
}
