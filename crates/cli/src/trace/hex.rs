//! Formats the bytes of a trace with field names and values.

mod described;
mod label;
mod lines;

use std::fmt::Write;
use std::io;
use std::ops::ControlFlow;

use etwspec_catalog::query::number;
use etwspec_console::problem::Exit;
use etwspec_console::{Problem, visible};
use etwspec_etl::columns::Describe;
use etwspec_etl::damage::Rule;
use etwspec_etl::{Buffer, Damage, Event, LogFile};
use etwspec_schema::Decoder;
use etwspec_traces::{Filter, Needs, Traces, Wanted};

use label::Labels;
use lines::Lines;

/// A place in a trace.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Place {
    /// Offset in the file.
    file: u64,
    /// Offset in the decompressed buffer at that place.
    buffer: Option<u64>,
}

impl Place {
    /// Parses a place: `0x10000`, `65536` or `0x200+0x138`.
    pub(crate) fn parse(text: &str) -> Option<Place> {
        match text.split_once('+') {
            Some((file, buffer)) => Some(Place { file: number::parse(file)?, buffer: Some(number::parse(buffer)?) }),
            None => Some(Place { file: number::parse(text)?, buffer: None }),
        }
    }
}

/// Returns the text for a place in a trace, and the result of the command.
pub(crate) fn show(
    traces: &mut Traces<'_>,
    place: Place,
    records: usize,
    err: &mut dyn io::Write,
) -> Result<(String, Result<(), Problem>), Problem> {
    let (everything, log_file) = (Filter::default(), traces.log_file(0).cloned());
    let needs = Needs { schemas: true, ..Needs::default() };
    let mut readings = traces.read_ahead(&everything, Wanted::new(needs), err)?;
    let (mut found, mut end) = (None, 0);
    traces.each_buffer(0, &mut |next| {
        let (from, to) = match &next {
            Ok(buffer) => {
                let raw = buffer.raw();
                (raw.file_offset(), raw.file_offset().saturating_add(raw.bytes().len() as u64))
            }
            Err(damage) => (damage.offset, damage.offset.saturating_add(damage.length)),
        };
        end = to;
        let Some(reading) = readings.all.first_mut().filter(|_| (from..to).contains(&place.file)) else {
            return Ok(ControlFlow::Continue(()));
        };
        found = Some(match next {
            Ok(own) => buffer(own, log_file.as_ref(), (place, records), &mut reading.known.schemas),
            Err(damage) => (format!("Not a buffer: {damage}\n"), Err(Problem::Printed(Exit::Found))),
        });
        Ok(ControlFlow::Break(()))
    })?;
    let (text, result) = found.ok_or_else(|| {
        Problem::new(format!("offset {:#x} is beyond the end of {}", place.file, traces.name(0)))
            .help(format!("write an offset below {end:#x}"))
    })?;
    let outcome = readings.finish(traces, err)?.outcome;
    Ok((text, result.and_then(|()| outcome.result())))
}

fn buffer(
    buffer: &Buffer<'_>,
    log_file: Option<&LogFile>,
    (place, records): (Place, usize),
    schemas: &mut Decoder,
) -> (String, Result<(), Problem>) {
    let (raw, labels) = (buffer.raw(), Labels::new(log_file, buffer.code_page()));
    let mut text = heading(buffer);
    let mut damaged: Vec<Damage> = buffer.damages().collect();
    damaged.iter().for_each(|damage| {
        let _never_fails = writeln!(text, "damage: {damage}");
    });
    let in_place = !raw.header().is_compressed();
    let base = if in_place { raw.file_offset() } else { 0 };
    let within = match place.buffer {
        Some(offset) => offset,
        None if in_place => place.file - raw.file_offset(),
        None => 0,
    };
    let mut lines = Lines::new(text, base, !in_place);
    labels.buffer_header(raw.bytes(), log_file, raw.file_offset(), &mut lines);
    let mut left = records;
    for record in buffer.events() {
        if left == 0 {
            break;
        }
        match record {
            Ok(event) => {
                if (event.offset() + event.bytes().len()).next_multiple_of(8) as u64 <= within {
                    continue;
                }
                let names = names(schemas, &event);
                labels.event(&event, &names, schemas, &mut lines);
            }
            Err(damage) => {
                let from = u64::from(damage.in_buffer.unwrap_or(0));
                if from.saturating_add(damage.length) <= within {
                    continue;
                }
                let (start, size) = (from as usize, usize::try_from(damage.length).unwrap_or(usize::MAX));
                let bytes = buffer.bytes().get(start..start.saturating_add(size)).unwrap_or(&[]);
                let what = if damage.rule == Rule::EventItems { "The next event" } else { "Not an event" };
                lines.heading(&format!("{what}: {}", damage.rule));
                lines.bytes(start, bytes, "");
                damaged.push(damage);
            }
        }
        left -= 1;
    }
    if left == records && records > 0 {
        let end = base + buffer.end() as u64;
        let sign = if in_place { "" } else { "+" };
        lines.heading(&format!("No event at this offset: the events of the buffer end at {sign}{end:#x}"));
    }
    let result = if damaged.is_empty() { Ok(()) } else { Err(Problem::Printed(Exit::Found)) };
    (lines.finish(), result)
}

/// Names of a provider and its event, from a schema, for a heading.
fn names(schemas: &mut Decoder, event: &Event<'_>) -> String {
    if event.key().is_some() {
        return String::new();
    }
    let names = schemas.names(event);
    let all = [names.provider, names.event.or(names.symbol)];
    let all: Vec<&str> = all.into_iter().flatten().filter(|name| !name.is_empty()).collect();
    if all.is_empty() { String::new() } else { format!(", {}", visible(&all.join("/"))) }
}

/// Formats the place and size of a buffer.
fn heading(buffer: &Buffer<'_>) -> String {
    let (raw, header) = (buffer.raw(), buffer.header());
    let mut text = format!("Buffer at {:#x}: {:#x} bytes", raw.file_offset(), raw.bytes().len());
    if header.is_compressed() {
        let _never_fails = write!(text, ", {:#x} bytes decompressed", buffer.end());
    }
    let _never_fails = write!(text, ", processor {}, session {}", header.processor, header.logger_id);
    if let Some(number) = header.sequence_number {
        let _never_fails = write!(text, ", sequence number {number}");
    }
    text.push('\n');
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parses_places_in_files_and_buffers() {
        let of = |file, buffer| Some(Place { file, buffer });
        assert_eq!(Place::parse("0x10000"), of(0x10000, None));
        assert_eq!(Place::parse("65536"), of(65536, None));
        assert_eq!(Place::parse("0x200+0x138"), of(0x200, Some(0x138)));
        for text in ["", "0x", "+", "1+", "+1", "ab", "0x+1", "-1", "99999999999999999999"] {
            assert_eq!(Place::parse(text), None, "{text}");
        }
    }
}
