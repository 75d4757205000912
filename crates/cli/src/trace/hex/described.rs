//! Labels the data of an event by its schema.

use std::ops::Range;

use etwspec::describe::Why;
use etwspec_console::{escaped, visible};
use etwspec_etl::Event;
use etwspec_etl::payload::{Field, Group, Value, Visitor};
use etwspec_etl::time::Clock;
use etwspec_schema::Decoder;
use etwspec_traces::lines::Fields;

use super::lines::Lines;

/// Adds lines with the fields of an event's data. Returns whether a schema describes the event. `at` is the offset of the
/// data.
pub(super) fn data(
    schemas: &mut Decoder,
    event: &Event<'_>,
    clock: Option<Clock>,
    at: usize,
    lines: &mut Lines,
) -> bool {
    let Ok(bytes) = event.data() else { return false };
    let Some(heading) = schemas.schema(event).map(|schema| format!("data, by {}", schema.source.word())) else {
        return false;
    };
    lines.subheading(&heading);
    let mut labels = Labels { at, data: bytes, lines, clock, depth: 0, indexes: Vec::new(), range: 0..0, shown: 0 };
    if schemas.fields(event, &mut labels).is_ok_and(|known| known.is_some()) {
        labels.gap(bytes.len(), "");
    }
    true
}

/// Adds a line for each field.
struct Labels<'a, 'l> {
    at: usize,
    data: &'a [u8],
    lines: &'l mut Lines,
    clock: Option<Clock>,
    depth: usize,
    /// Index of the next element of each list around the field; `None` for a structure.
    indexes: Vec<Option<usize>>,
    /// Bytes of the next value.
    range: Range<usize>,
    /// End of the bytes that have a label.
    shown: usize,
}

impl Labels<'_, '_> {
    /// Returns the name of a field, or index of an element.
    fn name(&mut self, field: &Field) -> String {
        match self.indexes.last_mut() {
            Some(Some(index)) => {
                *index += 1;
                format!("[{}]", *index - 1)
            }
            _ => visible(&field.name).into_owned(),
        }
    }

    /// Labels the bytes before an offset that no field contains.
    fn gap(&mut self, to: usize, name: &str) {
        if let Some(bytes) = self.data.get(self.shown..to).filter(|bytes| !bytes.is_empty()) {
            self.lines.named(self.at + self.shown, bytes, self.depth, name, "", "");
        }
        self.shown = self.shown.max(to);
    }
}

impl<'a> Visitor<'a> for Labels<'a, '_> {
    fn range(&mut self, bytes: Range<usize>) {
        self.range = bytes;
    }

    fn value(&mut self, field: &Field, value: Value<'a>) {
        let Range { start, end } = self.range.clone();
        self.gap(start, "(count)");
        let name = self.name(field);
        let bytes = self.data.get(start..end).unwrap_or(&[]);
        match value {
            Value::Bytes(_) => {
                let name = format!("{:indent$}{name}", "", indent = 2 * self.depth);
                self.lines.bytes(self.at + start, bytes, &name);
            }
            value => {
                let mut text = Fields::new(self.clock, None, 0);
                let mut unnamed = field.clone();
                unnamed.name = "".into();
                text.value(&unnamed, value);
                self.lines.named(self.at + start, bytes, self.depth, &name, &escaped(&text.finish()), "");
            }
        }
        self.shown = self.shown.max(end);
    }

    fn begin(&mut self, field: &Field, group: Group) {
        let name = self.name(field);
        self.lines.named(self.at + self.shown, &[], self.depth, &name, "", "");
        self.depth += 1;
        self.indexes.push((group == Group::List).then_some(0));
    }

    fn end(&mut self, _: Group) {
        self.depth = self.depth.saturating_sub(1);
        self.indexes.pop();
    }

    fn rest(&mut self, bytes: &'a [u8], _: Why) {
        let start = self.data.len() - bytes.len();
        self.gap(start, "(count)");
        self.lines.bytes(self.at + start, bytes, "beyond the schema");
        self.shown = self.data.len();
    }

    fn cut_off(&mut self) {
        self.lines.named(self.at + self.shown, &[], 0, "(cut off)", "", "");
    }
}
