//! Events of timelines in Timesketch, as JSON lines.
//!
//! # Design
//!
//! Timesketch requires `message`, `datetime` and `timestamp_desc`, and stores all members in OpenSearch. OpenSearch rejects an event
//! with a value of another type than an earlier event has in a member of the same name, so values of data are text. It takes a point
//! in a name for an object, and members that begin with an underscore are its own.

use std::collections::HashMap;

use crate::field::REFERS_TO;
use crate::known::Record;
use etwspec_etl::columns::{ColumnValue, Datum, EventColumn, FieldValue, RecordReader, Wanted};
use etwspec_etl::event_columns;
use etwspec_etl::json::append_json_text;
use etwspec_etl::time::FileTime;

use super::row::Row;
use super::shape::Source;

/// FILETIME of 1 January 1970.
const UNIX: FileTime = FileTime::from_unix_seconds(0);

/// Description of the times of events.
const TIME: &str = "Event Recorded";
/// Description of the time of an event without a known time, as Plaso words it.
const NO_TIME: &str = "Not a time";

/// Columns of lines.
const COLUMNS: [EventColumn; 7] = event_columns![Items Data Names Message Fit Bytes Record];

/// Members of Timesketch.
const OWN: [&str; 6] = ["message", "datetime", "timestamp", "timestamp_desc", "tag", "label"];

/// Formats events of a trace.
#[derive(Debug)]
pub(super) struct Writer {
    reader: RecordReader,
    /// Name of the trace, if lines contain it.
    file: Option<String>,
    /// Names of the members of a line that its data determine, with the number of those that end in a number.
    used: HashMap<String, u32>,
}

impl Writer {
    pub(super) fn new(source: &Source<'_>) -> Writer {
        Writer {
            reader: RecordReader::new(Wanted::new(&COLUMNS, [], []), source.log_file),
            file: source.file(),
            used: HashMap::new(),
        }
    }

    pub(super) fn event(&mut self, record: Record<'_>, lines: &mut Vec<u8>) {
        let Record { event, state, schemas } = record;
        let Writer { reader, file, used } = self;
        used.clear();
        let text = |lines: &mut Vec<u8>, key: &str, value: &str| {
            member(lines, key);
            append_json_text(lines, value);
        };
        reader.read(event, Some(state), schemas, |record| {
            let time = record.clock().zip(event.time_stamp()).and_then(|(clock, stamp)| clock.checked_time(stamp));
            lines.extend_from_slice(b"{\"message\":");
            append_json_text(lines, &Row::new(record, false).sentence());
            let micros = time.unwrap_or(UNIX).unix_nanos().div_euclid(1000);
            text(lines, "datetime", &datetime(time.unwrap_or(UNIX)));
            member(lines, "timestamp");
            lines.extend_from_slice(micros.to_string().as_bytes());
            text(lines, "timestamp_desc", if time.is_some() { TIME } else { NO_TIME });
            file.iter().for_each(|file| text(lines, EventColumn::File.name(), file));
            for (column, value) in record.columns() {
                match (column, value) {
                    (EventColumn::Time | EventColumn::Message, _) => {}
                    (EventColumn::Data, ColumnValue::Field(fields)) => flatten(lines, used, "", "", fields),
                    (EventColumn::Names, ColumnValue::Field(names)) => flatten(lines, used, "", REFERS_TO, names),
                    (EventColumn::Items, items) => text(lines, column.name(), &items.into_text()),
                    (_, value) => {
                        member(lines, column.name());
                        value.append_json(lines);
                    }
                }
            }
        });
        lines.extend_from_slice(b"}\n");
    }
}

/// Returns a time in UTC with microseconds.
fn datetime(time: FileTime) -> String {
    // Seven decimals and a Z.
    let text = time.to_string();
    format!("{}+00:00", text.get(..text.len().saturating_sub(2)).unwrap_or_default())
}

/// Begins a member. The key is already escaped.
fn member(out: &mut Vec<u8>, key: &str) {
    out.extend_from_slice(b",\"");
    out.extend_from_slice(key.as_bytes());
    out.extend_from_slice(b"\":");
}

/// Writes the members of a structure as text, those of inner structures with the names of both. The names of other members are not
/// used again.
fn flatten(out: &mut Vec<u8>, used: &mut HashMap<String, u32>, prefix: &str, added: &str, fields: FieldValue<'_>) {
    fields.for_each_part(&mut |name, suffix, value| match value.datum() {
        Datum::Object => flatten(out, used, &format!("{prefix}{name}_"), added, value),
        Datum::Null => {}
        _ => {
            let name = format!("{prefix}{name}{suffix}{added}").replace('.', "_");
            // Members of other kinds are in lower case.
            let is_column = || OWN.contains(&&*name) || EventColumn::find(&name).is_some();
            let is_taken =
                name.starts_with('_') || name.starts_with(|char: char| char.is_ascii_lowercase()) && is_column();
            out.push(b',');
            append_json_text(out, &unused(used, if is_taken { format!("data_{name}") } else { name }));
            out.push(b':');
            append_json_text(out, &value.into_text());
        }
    });
}

/// Returns a name that no earlier member has.
fn unused(used: &mut HashMap<String, u32>, mut name: String) -> String {
    // A name with a number may be used, too.
    while let Some(number) = used.get_mut(&name) {
        *number += 1;
        name = format!("{name}_{number}");
    }
    used.insert(name.clone(), 1);
    name
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_have_microseconds() {
        assert_eq!(datetime(FileTime(UNIX.0 + 12_345_678)), "1970-01-01T00:00:01.234567+00:00");
    }
}
