//! The columns of an event.

use std::borrow::Cow;
use std::fmt::Write;

use etwspec::Error;
use etwspec_console::{escaped, escaped_cell, needs_guard};
use etwspec_etl::state::{State, WriterBy};
use etwspec_etl::{Buffer, Clock, Decoder, Describe, Event, FileTime, Identity};

use super::fit::{Fit, fit};
use super::text;
use crate::trace::table::cut;

/// What to do with text that a spreadsheet takes for a formula.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Formulas {
    /// Print an apostrophe before it.
    Guard,
    /// Print it as it is.
    Keep,
}

/// How text becomes a cell of CSV.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cells {
    pub(crate) formulas: Formulas,
    /// Escape line breaks and tabs, which terminals obey.
    pub(crate) terminal: bool,
}

/// The columns of the table: heading, and how they fit. DATA has no end.
const COLUMNS: [(&str, Fit); 8] = [
    ("FILE", Fit { width: 16, least: 8, importance: 5 }),
    ("TIME", Fit { width: 12, least: 12, importance: 7 }),
    ("CPU", Fit { width: 4, least: 4, importance: 2 }),
    ("PID", Fit { width: 6, least: 6, importance: 3 }),
    ("TID", Fit { width: 6, least: 6, importance: 1 }),
    ("PROCESS", Fit { width: 17, least: 9, importance: 5 }),
    ("EVENT", Fit { width: 43, least: 19, importance: 6 }),
    ("DATA", Fit { width: 40, least: 20, importance: 4 }),
];

/// Index of the column FILE.
const FILE: usize = 0;
/// Index of the column PROCESS.
const PROCESS: usize = 5;
/// Index of the column EVENT.
const EVENT: usize = 6;
/// Index of the column DATA.
const DATA: usize = 7;

/// The widths of the columns of the table.
#[derive(Debug)]
pub(super) struct Layout {
    /// Width of each column; 0 for one that is left out.
    widths: [usize; 8],
    /// Width of the table.
    most: Option<usize>,
}

impl Layout {
    /// Fits the columns to a width, if one is given. `named`: lines have the name of the trace. `processes`: lines have the
    /// name of the process.
    pub(super) fn new(most: Option<usize>, named: bool, processes: bool) -> Layout {
        let shown: Vec<usize> =
            (0..COLUMNS.len()).filter(|at| (*at != FILE || named) && (*at != PROCESS || processes)).collect();
        let columns: Vec<Fit> = shown.iter().filter_map(|at| COLUMNS.get(*at)).map(|(_, fit)| *fit).collect();
        let fitted = fit(&columns, 1, most.map_or(usize::MAX, |most| most.saturating_add(1)));
        let mut widths = [0; 8];
        for (at, fitted) in shown.into_iter().zip(fitted) {
            if let Some(width) = widths.get_mut(at) {
                *width = fitted;
            }
        }
        Layout { widths, most }
    }

    pub(super) fn heading(&self) -> String {
        self.line(&COLUMNS.map(|(heading, _)| heading))
    }

    /// Formats a line. Numbers are right-aligned. Without a width, no cell is cut.
    fn line(&self, cells: &[&str; 8]) -> String {
        let mut line = String::with_capacity(0x80);
        for (at, (cell, width)) in cells.iter().zip(self.widths).enumerate() {
            if width == 0 {
                continue;
            }
            let cut = if at == DATA { Cow::Borrowed(*cell) } else { self.cut(cell, width) };
            if at > 0 && !line.is_empty() {
                line.push(' ');
            }
            let _never_fails = match at {
                FILE => write!(line, "{cut:width$}"),
                // Between a number and a text, the space is wider.
                PROCESS => write!(line, " {:1$}", self.cut(cell, width - 1), width - 1),
                DATA => write!(line, "{cut}"),
                EVENT => {
                    let space = if self.widths[PROCESS] == 0 { " " } else { "" };
                    write!(line, "{space}{:1$}", self.event(cell, width - 1), width - 1)
                }
                _ => write!(line, "{cut:>width$}"),
            };
        }
        let line = line.trim_end();
        self.most.map_or_else(|| line.to_owned(), |most| cut(line, most).into_owned())
    }

    /// Cuts a cell, if the table has a width.
    fn cut<'c>(&self, cell: &'c str, width: usize) -> Cow<'c, str> {
        if self.most.is_some() { cut(cell, width) } else { Cow::Borrowed(cell) }
    }

    /// Fits the name of an event. Names differ after a common prefix, so that it is left out before a name is cut.
    fn event<'e>(&self, name: &'e str, width: usize) -> Cow<'e, str> {
        match name.split_once("_TYPE_") {
            _ if self.most.is_none() || name.len() <= width => Cow::Borrowed(name),
            Some((_, own)) => cut(own, width),
            None => cut(name, width),
        }
    }
}

/// The columns of an event.
#[derive(Debug, Default)]
pub(super) struct Row {
    stamp: Option<i64>,
    at: String,
    cpu: u16,
    pid: Option<u32>,
    tid: Option<u32>,
    /// Name of the process.
    process: String,
    /// Source of the process ID.
    process_by: &'static str,
    header: &'static str,
    /// GUID of the provider or event class, or name of the group of kernel events.
    provider: String,
    /// Event ID, hook ID, event type or message number.
    event: String,
    name: Option<Cow<'static, str>>,
    /// Name of the provider, from a schema.
    provider_name: String,
    version: Option<u16>,
    level: Option<u8>,
    keyword: Option<u64>,
    activity: Option<etwspec::Guid>,
    data: String,
    /// Message of a schema, with values in place of insertions.
    message: String,
    /// The event has no fields apart from the values of its message: a WPP message.
    only_message: bool,
}

impl Row {
    /// Decodes an event. `messages`: also messages whose values the fields contain.
    pub(super) fn new(
        decoder: &mut Decoder,
        schemas: &mut etwspec_schema::Decoder,
        buffer: &Buffer<'_>,
        event: &Event<'_>,
        state: &State,
        messages: bool,
    ) -> Row {
        let writer = state.writer();
        let mut row = Row {
            stamp: event.time_stamp(),
            at: format!("{:#x}+{:#x}", buffer.file_offset(), event.offset()),
            cpu: buffer.header().processor,
            pid: writer.process,
            tid: writer.thread,
            process: state.writer_name().unwrap_or_default().to_owned(),
            process_by: writer.process_by().map(WriterBy::word).unwrap_or_default(),
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
                row.only_message = true;
                row.provider = guid.map(|guid| guid.to_string()).unwrap_or_default();
                row.event = number.to_string();
            }
            Identity::Other(_) => {}
        }
        if let Some((key, version)) = event.key() {
            let info = decoder.info(key, version, event.pointer());
            row.name = info.name.or(info.community_name).map(Cow::Borrowed);
            if row.provider.is_empty() {
                row.provider = info.group.unwrap_or_default().to_owned();
            }
        } else if let Some(schema) = schemas.schema(event) {
            row.provider_name = schema.provider_name.as_deref().unwrap_or_default().to_owned();
        }
        if row.name.is_none() && event.key().is_none() {
            row.name = schemas.event_name(event).map(|name| Cow::Owned(name.to_owned()));
        }
        if let Ok(header) = event.header() {
            (row.level, row.keyword, row.activity) = (header.level(), header.keyword(), header.activity_id());
        }
        if (messages || row.only_message) && event.key().is_none() {
            Describe::message(schemas, buffer, event, &mut row.message);
        }
        row.data = data(decoder, schemas, event, state).unwrap_or_else(|error| format!("(damaged: {error})"));
        row
    }

    /// Appends the event as comma-separated values.
    pub(super) fn csv(&self, file: Option<&str>, clock: Option<Clock>, cells: Cells, line: &mut String) {
        if let Some(file) = file {
            cells.put(file, line);
            line.push(',');
        }
        // The year of a date may be negative.
        self.time(clock).into_iter().for_each(|time| cells.put(&time.to_string(), line));
        line.push(',');
        let mut put = |cell: &dyn std::fmt::Display| {
            let _never_fails = write!(line, "{cell},");
        };
        let none: &dyn std::fmt::Display = &"";
        put(self.stamp.as_ref().map_or(none, |stamp| stamp));
        put(&self.at);
        put(&self.cpu);
        put(self.pid.as_ref().map_or(none, |pid| pid));
        put(self.tid.as_ref().map_or(none, |tid| tid));
        put(&self.header);
        put(&self.provider);
        put(&self.event);
        put(&cells.cell(self.name.as_deref().unwrap_or("")));
        put(self.version.as_ref().map_or(none, |version| version));
        put(self.level.as_ref().map_or(none, |level| level));
        put(&self.keyword.map(|keyword| format!("{keyword:#x}")).unwrap_or_default());
        put(self.activity.as_ref().map_or(none, |activity| activity));
        cells.put(&self.data, line);
        line.push(',');
        cells.put(&self.process, line);
        line.push(',');
        cells.put(&self.provider_name, line);
        line.push(',');
        cells.put(&self.message, line);
        line.push(',');
        line.push_str(self.process_by);
    }

    /// Formats the event as aligned columns.
    pub(super) fn table(&self, layout: &Layout, file: Option<&str>, clock: Option<Clock>, start: i64) -> String {
        let time = match (self.time(clock), self.stamp) {
            (Some(time), _) => seconds(time.0.wrapping_sub(start)),
            (None, Some(stamp)) => stamp.to_string(),
            (None, None) => "-".to_owned(),
        };
        let id = |id: Option<u32>| match id {
            Some(id) => id.to_string(),
            None => "-".to_owned(),
        };
        let event = match &self.name {
            Some(name) if self.provider_name.is_empty() => name.to_string(),
            Some(name) => format!("{}/{name}", self.provider_name),
            None if !self.provider_name.is_empty() => format!("{}/{}", self.provider_name, self.event),
            None if self.provider.is_empty() => self.event.clone(),
            None => format!("{}/{}", self.provider, self.event),
        };
        let (cpu, pid, tid) = (self.cpu.to_string(), id(self.pid), id(self.tid));
        let process = if self.process.is_empty() { "-" } else { &self.process };
        let data = if self.only_message && !self.message.is_empty() { &self.message } else { &self.data };
        let [process, event, data] = [process, &event, data].map(|text| escaped(text));
        layout.line(&[file.unwrap_or_default(), &time, &cpu, &pid, &tid, &process, &event, &data])
    }

    fn time(&self, clock: Option<Clock>) -> Option<FileTime> {
        clock.zip(self.stamp).map(|(clock, stamp)| clock.time(stamp))
    }
}

/// Formats a duration in 100 ns units as seconds.
pub(super) fn seconds(units: i64) -> String {
    let sign = if units < 0 { "-" } else { "" };
    let units = units.unsigned_abs();
    format!("{sign}{}.{:07}", units / 10_000_000, units % 10_000_000)
}

impl Cells {
    /// Formats text as a cell.
    pub(super) fn cell(self, text: &str) -> String {
        let mut cell = String::with_capacity(text.len() + 3);
        self.put(text, &mut cell);
        cell
    }

    /// Appends text as a cell. Quotes it if necessary.
    fn put(self, text: &str, line: &mut String) {
        let text = if self.terminal { escaped(text) } else { escaped_cell(text) };
        let guard = if self.formulas == Formulas::Guard && needs_guard(&text) { "'" } else { "" };
        if !text.contains(['"', ',', ';', '\n', '\r', '\t']) {
            line.push_str(guard);
            return line.push_str(&text);
        }
        line.push('"');
        line.push_str(guard);
        for (at, part) in text.split('"').enumerate() {
            line.push_str(if at > 0 { "\"\"" } else { "" });
            line.push_str(part);
        }
        line.push('"');
    }
}

/// Formats the payload and the extended data items of an event.
fn data(
    decoder: &mut Decoder,
    schemas: &mut etwspec_schema::Decoder,
    event: &Event<'_>,
    state: &State,
) -> Result<String, Error> {
    let mut fields = text::Fields::new(decoder.clock(), state.names_for(event), event.bytes().len());
    let data = event.data()?;
    let info = decoder.fields(event, &mut fields)?;
    let known = info.is_some_and(|info| info.structure.is_some());
    if let Some(info) = info.filter(|_| known)
        && let Some(doubt) = info.doubt(event.pointer())
    {
        fields.note("fit", doubt);
    }
    if !known {
        match schemas.fields(event, &mut fields)? {
            Some((_, fit)) => fit.doubt().into_iter().for_each(|doubt| fields.note("fit", doubt)),
            None if !data.is_empty() => fields.bytes("bytes", data),
            None => {}
        }
    }
    decoder.items(event, &mut fields)?;
    Ok(fields.finish())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cell(text: &str, formulas: Formulas) -> String {
        Cells { formulas, terminal: false }.cell(text)
    }

    #[test]
    fn guards_formulas() {
        for text in ["=1+1", "+1", "-1+1", "@SUM(A1)", "=cmd|' /C calc'!A0", "-0044-03-15T00:00:00.0000000Z"] {
            assert_eq!(cell(text, Formulas::Guard), format!("'{text}"));
            assert_eq!(cell(text, Formulas::Keep), text);
        }
        assert_eq!(cell("=A1,\"x\"", Formulas::Guard), "\"'=A1,\"\"x\"\"\"");
        assert_eq!(cell("Name=1", Formulas::Guard), "Name=1");
        assert_eq!(cell("-5", Formulas::Guard), "-5");
    }

    #[test]
    fn guards_times_before_the_year_0() {
        let sample = etwspec_etl::Trace::new(etwspec_etl::SAMPLE);
        let clock = sample.log_file().expect("a header").clock;
        let row = Row { stamp: Some(clock.time_stamp(FileTime(i64::MIN / 2))), ..Row::default() };
        let mut line = String::new();
        row.csv(None, Some(clock), Cells { formulas: Formulas::Guard, terminal: false }, &mut line);
        assert!(line.starts_with("'-"), "{line}");
    }

    #[test]
    fn quotes_separators_of_all_locales() {
        for text in ["a,b", "a;b", "a\tb", "a\nb", "a\rb"] {
            assert_eq!(cell(text, Formulas::Guard), format!("\"{text}\""));
        }
    }

    #[test]
    fn terminals_get_no_line_breaks_within_cells() {
        let cells = Cells { formulas: Formulas::Guard, terminal: true };
        assert_eq!(cells.cell("a\r\nb\\u{a}"), r"a\u{d}\u{a}b\u{5c}u{a}");
        assert_eq!(cell("a\r\n\u{1b}b", Formulas::Guard), "\"a\r\n\\u{1b}b\"");
    }
}
