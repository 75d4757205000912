//! The columns of an event.

use std::fmt::Write;

use etwspec::Error;
use etwspec_console::is_hidden;
use etwspec_etl::state::State;
use etwspec_etl::{Buffer, Clock, Decoder, Event, FileTime, Identity};

use super::text;

/// What to do with text that a spreadsheet takes for a formula.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Formulas {
    /// Print an apostrophe before it.
    Guard,
    /// Print it as it is.
    Keep,
}

/// Returns the header line of the table.
pub(super) fn heading(processes: bool) -> &'static str {
    if processes {
        "        TIME  CPU    PID    TID  PROCESS          EVENT                                      DATA"
    } else {
        "        TIME  CPU    PID    TID  EVENT                                      DATA"
    }
}

/// Width of the column of names of processes in characters. Longer names are truncated.
const PROCESS: usize = 16;

/// The columns of an event.
#[derive(Debug, Default)]
pub(super) struct Row {
    stamp: Option<i64>,
    at: String,
    cpu: u16,
    pid: Option<u32>,
    tid: Option<u32>,
    /// Name of the process, with hidden characters escaped.
    process: String,
    header: &'static str,
    /// GUID of the provider or event class, or name of the group of kernel events.
    provider: String,
    /// Event ID, hook ID, event type or message number.
    event: String,
    name: Option<&'static str>,
    version: Option<u16>,
    level: Option<u8>,
    keyword: Option<u64>,
    activity: Option<etwspec::Guid>,
    data: String,
}

impl Row {
    pub(super) fn new(decoder: &mut Decoder, buffer: &Buffer<'_>, event: &Event<'_>, state: &State) -> Row {
        let mut row = Row {
            stamp: event.time_stamp(),
            at: format!("{:#x}+{:#x}", buffer.file_offset(), event.offset()),
            cpu: buffer.header().processor,
            pid: event.process_id(),
            tid: event.thread_id(),
            process: state.process_of(event).map(visible).unwrap_or_default(),
            header: event.header_name(),
            ..Row::default()
        };
        match event.identity() {
            Identity::Hook { id, version } => {
                row.event = format!("{id:#06x}");
                row.version = Some(version);
            }
            Identity::Class { guid, kind, version } => {
                (row.provider, row.event) = (guid.to_string(), kind.to_string());
                row.version = Some(version);
            }
            Identity::Provider { guid, id, version } => {
                (row.provider, row.event) = (guid.to_string(), id.to_string());
                row.version = Some(version);
            }
            Identity::Message { guid, number } => {
                row.provider = guid.map(|guid| guid.to_string()).unwrap_or_default();
                row.event = number.to_string();
            }
            Identity::Other(_) => {}
        }
        if let Some((hook, version)) = event.hook() {
            let info = decoder.hook(hook, version, event.pointer());
            row.name = info.name;
            if row.provider.is_empty() {
                row.provider = info.group.unwrap_or_default().to_owned();
            }
        }
        if let Ok(header) = event.header() {
            (row.level, row.keyword, row.activity) = (header.level(), header.keyword(), header.activity_id());
        }
        row.data = data(decoder, event).unwrap_or_else(|error| format!("(damaged: {error})"));
        row
    }

    /// Formats the event as comma-separated values.
    pub(super) fn csv(&self, clock: Option<Clock>, formulas: Formulas) -> String {
        let mut line = String::with_capacity(0x100);
        let mut put = |cell: &dyn std::fmt::Display, last: bool| {
            let _never_fails = write!(line, "{cell}{}", if last { "" } else { "," });
        };
        let none: &dyn std::fmt::Display = &"";
        let time = self.time(clock);
        put(time.as_ref().map_or(none, |time| time), false);
        put(self.stamp.as_ref().map_or(none, |stamp| stamp), false);
        put(&self.at, false);
        put(&self.cpu, false);
        put(self.pid.as_ref().map_or(none, |pid| pid), false);
        put(self.tid.as_ref().map_or(none, |tid| tid), false);
        put(&self.header, false);
        put(&self.provider, false);
        put(&self.event, false);
        put(&self.name.unwrap_or(""), false);
        put(self.version.as_ref().map_or(none, |version| version), false);
        put(self.level.as_ref().map_or(none, |level| level), false);
        put(&self.keyword.map(|keyword| format!("{keyword:#x}")).unwrap_or_default(), false);
        put(self.activity.as_ref().map_or(none, |activity| activity), false);
        put(&cell(&self.data, formulas), false);
        put(&cell(&self.process, formulas), true);
        line
    }

    /// Formats the event as aligned columns.
    pub(super) fn table(&self, clock: Option<Clock>, start: i64, processes: bool) -> String {
        let time = match (self.time(clock), self.stamp) {
            (Some(time), _) => seconds(time.0.wrapping_sub(start)),
            (None, Some(stamp)) => stamp.to_string(),
            (None, None) => "-".to_owned(),
        };
        let id = |id: Option<u32>| match id {
            Some(u32::MAX) => "-1".to_owned(),
            Some(id) => id.to_string(),
            None => "-".to_owned(),
        };
        let event = match self.name {
            Some(name) => name.to_owned(),
            None if self.provider.is_empty() => self.event.clone(),
            None => format!("{}/{}", self.provider, self.event),
        };
        let (cpu, pid, tid) = (self.cpu, id(self.pid), id(self.tid));
        let process = match processes {
            true if self.process.is_empty() => format!("{:<PROCESS$} ", "-"),
            true => format!("{:<PROCESS$} ", self.process.chars().take(PROCESS).collect::<String>()),
            false => String::new(),
        };
        let line = format!("{time:>12} {cpu:>4} {pid:>6} {tid:>6}  {process}{event:<42} {}", self.data);
        line.trim_end().to_owned()
    }

    fn time(&self, clock: Option<Clock>) -> Option<FileTime> {
        clock.zip(self.stamp).map(|(clock, stamp)| clock.time(stamp))
    }
}

/// Escapes hidden characters of a name.
fn visible(name: &str) -> String {
    let mut text = String::with_capacity(name.len());
    for char in name.chars() {
        if is_hidden(char) {
            let _never_fails = write!(text, "\\u{{{:x}}}", u32::from(char));
        } else {
            text.push(char);
        }
    }
    text
}

/// Formats a duration in 100 ns units as seconds.
fn seconds(units: i64) -> String {
    let sign = if units < 0 { "-" } else { "" };
    let units = units.unsigned_abs();
    format!("{sign}{}.{:07}", units / 10_000_000, units % 10_000_000)
}

/// Formats text as a CSV cell. Quotes it if necessary.
fn cell(text: &str, formulas: Formulas) -> String {
    let guard = match formulas {
        Formulas::Guard if text.starts_with(['=', '+', '-', '@']) => "'",
        _ => "",
    };
    match text.contains(['"', ',', ';', '\n', '\r', '\t']) {
        true => format!("\"{guard}{}\"", text.replace('"', "\"\"")),
        false => format!("{guard}{text}"),
    }
}

/// Formats the payload and the extended data items of an event.
fn data(decoder: &mut Decoder, event: &Event<'_>) -> Result<String, Error> {
    let mut fields = text::Fields::default();
    let data = event.data()?;
    let known = decoder.fields(event, &mut fields)?.is_some_and(|info| info.structure.is_some());
    if !known && !data.is_empty() {
        fields.bytes("bytes", data);
    }
    decoder.items(event, &mut fields)?;
    Ok(fields.finish())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn guards_formulas() {
        for text in ["=1+1", "+1", "-1", "@SUM(A1)", "=cmd|' /C calc'!A0"] {
            assert_eq!(cell(text, Formulas::Guard), format!("'{text}"));
            assert_eq!(cell(text, Formulas::Keep), text);
        }
        assert_eq!(cell("=A1,\"x\"", Formulas::Guard), "\"'=A1,\"\"x\"\"\"");
        assert_eq!(cell("Name=1", Formulas::Guard), "Name=1");
    }

    #[test]
    fn quotes_separators_of_all_locales() {
        for text in ["a,b", "a;b", "a\tb", "a\nb", "a\rb"] {
            assert_eq!(cell(text, Formulas::Guard), format!("\"{text}\""));
        }
    }
}
