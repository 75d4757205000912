//! Events of timelines in Timesketch, as JSON lines.
//!
//! # Design
//!
//! Timesketch requires `message`, `datetime` and `timestamp_desc`, and stores all members in OpenSearch. OpenSearch rejects an event
//! with a value of another type than an earlier event has in a member of the same name, so values of data are text. It takes a point
//! in a name for an object, and members that begin with an underscore are its own.

use std::borrow::Cow;

use crate::field::REFERS_TO;
use crate::known::Record;
use etwspec_etl::Json;
use etwspec_etl::columns::{ColumnValue, EventColumn};
use etwspec_etl::json::{JsonParts, append_json_text};
use etwspec_etl::payload::Decoder;
use etwspec_etl::time::FileTime;

use super::row::Row;
use super::shape::Source;

/// FILETIME of 1 January 1970.
const UNIX: FileTime = FileTime::from_unix_seconds(0);

/// Description of the times of events.
const TIME: &str = "Event Recorded";
/// Description of the time of an event without a known time, as Plaso words it.
const NO_TIME: &str = "Not a time";

/// Members of Timesketch.
const OWN: [&str; 6] = ["message", "datetime", "timestamp", "timestamp_desc", "tag", "label"];

/// Formats events of a trace.
#[derive(Debug)]
pub(super) struct Writer {
    json: Json,
    decoder: Decoder,
    /// Name of the trace, if lines contain it.
    file: Option<String>,
    /// The event as a line of JSON.
    line: Vec<u8>,
}

impl Writer {
    pub(super) fn new(source: &Source<'_>) -> Writer {
        Writer {
            json: Json::new(source.log_file),
            decoder: Decoder::new(source.log_file),
            file: source.file(),
            line: Vec::new(),
        }
    }

    pub(super) fn event(&mut self, record: Record<'_>, lines: &mut Vec<u8>) {
        let Record { buffer, event, state, schemas } = record;
        let Writer { json, decoder, file, line } = self;
        line.clear();
        json.line_described(buffer, event, Some(state), schemas, line);
        let time = decoder.clock().zip(event.time_stamp()).and_then(|(clock, stamp)| clock.checked_time(stamp));
        let row = Row::new(decoder, Record { buffer, event, state, schemas }, true, false);
        lines.extend_from_slice(b"{\"message\":");
        append_json_text(lines, &row.sentence());
        let micros = time.unwrap_or(UNIX).unix_nanos().div_euclid(1000);
        let text = |lines: &mut Vec<u8>, key: &str, value: &str| {
            member(lines, key);
            append_json_text(lines, value);
        };
        text(lines, "datetime", &datetime(time.unwrap_or(UNIX)));
        member(lines, "timestamp");
        lines.extend_from_slice(micros.to_string().as_bytes());
        text(lines, "timestamp_desc", if time.is_some() { TIME } else { NO_TIME });
        file.iter().for_each(|file| text(lines, EventColumn::File.name(), file));
        for (key, value) in JsonParts::of(str::from_utf8(line).unwrap_or_default().trim_end()) {
            match EventColumn::find(key) {
                Some(EventColumn::Time | EventColumn::Message) => {}
                Some(EventColumn::Data) => flatten(lines, "", "", value),
                Some(EventColumn::Names) => {
                    JsonParts::of(value).for_each(|(key, value)| data(lines, "", key, REFERS_TO, value));
                }
                Some(EventColumn::Items) => text(lines, key, value),
                _ => {
                    member(lines, key);
                    lines.extend_from_slice(value.as_bytes());
                }
            }
        }
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

/// Writes the members of an object, those of structures with the names of both.
fn flatten(out: &mut Vec<u8>, prefix: &str, suffix: &str, json: &str) {
    for (key, value) in JsonParts::of(json) {
        if value.starts_with('{') {
            flatten(out, &format!("{prefix}{key}_"), suffix, value);
        } else {
            data(out, prefix, key, suffix, value);
        }
    }
}

/// Writes a value of data as text. The names of other members are not used again.
fn data(out: &mut Vec<u8>, prefix: &str, key: &str, suffix: &str, value: &str) {
    if value == "null" {
        return;
    }
    let name = format!("{prefix}{key}{suffix}").replace('.', "_");
    let is_taken = name.starts_with('_') || OWN.contains(&&*name) || EventColumn::find(&name).is_some();
    let name: Cow<'_, str> = if is_taken { format!("data_{name}").into() } else { name.into() };
    member(out, &name);
    append_json_text(out, &ColumnValue::Json(value).into_text());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_have_microseconds() {
        assert_eq!(datetime(FileTime(UNIX.0 + 12_345_678)), "1970-01-01T00:00:01.234567+00:00");
    }

    #[test]
    fn values_of_data_are_text_with_names_of_their_own() {
        let mut out = Vec::new();
        flatten(&mut out, "", "", r#"{"Size":3,"pid":4,"_id":"x","A.B":true,"In":{"Port":[1,2],"None":null}}"#);
        assert_eq!(
            String::from_utf8_lossy(&out),
            r#","Size":"3","data_pid":"4","data__id":"x","A_B":"true","In_Port":"[1,2]""#
        );
    }
}
