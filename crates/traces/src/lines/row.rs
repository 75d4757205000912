//! Lines with the usual columns.

use std::borrow::Cow;
use std::fmt::Write;

use etwspec_console::csv::needs_guard;
use etwspec_console::{escaped, escaped_cell};
use etwspec_etl::columns::{ColumnValue, EventColumn, EventRecord};
use etwspec_etl::event_columns;

use super::layout::{Fit, Layout, TableColumn};
use super::text;
use super::times::{TimeFormat, Times};

/// Treatment of text that a spreadsheet takes for a formula.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Formulas {
    /// Print an apostrophe before it.
    Guard,
    /// Print it as it is.
    Verbatim,
}

/// Rules for text in a cell of CSV.
#[derive(Clone, Copy, Debug)]
pub struct Cells {
    /// Treatment of formulas.
    pub formulas: Formulas,
    /// Escape line breaks and tabs, which terminals obey.
    pub terminal: bool,
}

/// Index of the column EVENT.
const EVENT: usize = 6;

/// Returns the columns of the table. `named`: lines have the name of the trace. `processes`: lines have the name of the process.
pub(super) fn columns(named: bool, processes: bool, times: TimeFormat) -> Vec<TableColumn> {
    let column =
        |heading, right, width, least, importance| TableColumn::new(heading, right, Fit { width, least, importance });
    let hidden = |column: TableColumn| TableColumn { fit: Fit { width: 0, least: 0, ..column.fit }, ..column };
    let spaced = |column| TableColumn { spaced: true, ..column };
    let file = column("FILE", false, 16, 8, 4);
    let process = spaced(column("PROCESS", false, 17, 9, 4));
    vec![
        if named { file } else { hidden(file) },
        column("TIME", true, times.width(), times.width(), 7),
        column("CPU", true, 4, 4, 2),
        column("PID", true, 6, 6, 3),
        column("TID", true, 6, 6, 1),
        if processes { process } else { hidden(process) },
        spaced(column("EVENT", false, 43, 19, 6)),
        TableColumn { open: true, ..column("DATA", false, 40, 18, 5) },
    ]
}

/// Columns of CSV. Their order is stable, because programs read them.
pub(super) const CSV: [EventColumn; 19] = event_columns![
    Time TimeStamp At Cpu Pid Tid Header Provider Id Name Version Level Keyword ActivityId Data Process ProviderName Message
    ProcessBy
];

/// Contents of a line.
#[derive(Debug)]
pub(super) struct Row<'r> {
    record: &'r EventRecord<'r>,
    /// Fields.
    data: String,
}

impl<'r> Row<'r> {
    /// Formats the fields of an event. `items`: also extended data items.
    pub(super) fn new(record: &'r EventRecord<'r>, items: bool) -> Row<'r> {
        Row { record, data: text::of_record(record, items) }
    }

    /// Returns the value of a column. Names of classes and groups stand in for those of events and providers without one. The
    /// column `Event` is the name for people.
    fn value(&self, column: EventColumn) -> Option<ColumnValue<'_>> {
        let first = |columns: &[EventColumn]| columns.iter().find_map(|column| self.record.get(*column));
        match column {
            EventColumn::Provider => {
                self.record.identity().guid().map(ColumnValue::Guid).or_else(|| first(&[EventColumn::Group]))
            }
            EventColumn::Event => first(&[EventColumn::CommunityName, EventColumn::Name]),
            EventColumn::Id => first(&[EventColumn::Id, EventColumn::Type, EventColumn::Number, EventColumn::Hook]),
            EventColumn::Data => Some(ColumnValue::Text(Cow::Borrowed(&self.data))),
            column => self.record.get(column),
        }
    }

    /// Returns the name of the provider, or else its GUID or the group of kernel events.
    pub(super) fn provider(&self) -> String {
        let provider = self.value(EventColumn::ProviderName).or_else(|| self.value(EventColumn::Provider));
        provider.map(|provider| provider.into_text().into_owned()).unwrap_or_default()
    }

    /// Returns the message, or else the name and the fields.
    pub(super) fn sentence(&self) -> String {
        let message = self.value(EventColumn::Message).map(ColumnValue::into_text);
        if let Some(message) = message.filter(|message| !message.is_empty()) {
            return message.into_owned();
        }
        let name = self.value(EventColumn::Event).or_else(|| self.value(EventColumn::Id));
        let name = name.map(ColumnValue::into_text).unwrap_or_default();
        if self.data.is_empty() { name.into_owned() } else { format!("{name} {}", self.data) }
    }

    /// Returns the values of the columns of CSV.
    pub(super) fn csv(&self) -> impl Iterator<Item = Option<ColumnValue<'_>>> {
        CSV.into_iter().map(|column| self.value(column))
    }

    /// Formats the event as aligned columns. A message has no fields apart from its values.
    pub(super) fn table(&self, layout: &Layout, file: Option<&str>, times: &Times, message: &str) -> String {
        let text = |column| match self.value(column).map(ColumnValue::into_text) {
            Some(text) if !text.is_empty() => text,
            _ => Cow::Borrowed("-"),
        };
        let time = match self.record.time() {
            Some(time) => times.text(time).into(),
            None => text(EventColumn::TimeStamp),
        };
        let provider = self.value(EventColumn::ProviderName);
        let event = match self.value(EventColumn::Event).or_else(|| self.value(EventColumn::Id)) {
            Some(name) => match provider.or_else(|| self.unnamed_provider()) {
                Some(provider) => format!("{provider}/{name}"),
                None => name.to_string(),
            },
            None => provider.map(|provider| format!("{provider}/")).unwrap_or_default(),
        };
        let data = if message.is_empty() { &self.data } else { message };
        // Names differ after a common prefix, so that it is left out before a name is cut.
        let own = event.split_once("_TYPE_").map(|(_, own)| own);
        let event = own.filter(|_| layout.limit(EVENT).is_some_and(|width| event.len() > width)).unwrap_or(&event);
        let process = text(EventColumn::Process);
        let [process, event, data] = [&*process, event, data].map(escaped);
        let [cpu, pid, tid] = [EventColumn::Cpu, EventColumn::Pid, EventColumn::Tid].map(text);
        layout.line([file.unwrap_or_default().into(), time, cpu, pid, tid, process, event, data])
    }

    /// Returns the provider of an event without a name.
    fn unnamed_provider(&self) -> Option<ColumnValue<'_>> {
        self.value(EventColumn::Provider).filter(|_| self.value(EventColumn::Name).is_none())
    }
}

impl Cells {
    /// Formats text as a cell.
    pub fn cell(self, text: &str) -> String {
        let mut cell = String::with_capacity(text.len() + 3);
        self.put(text, &mut cell);
        cell
    }

    /// Appends a line of values.
    pub(super) fn put_line<'v>(self, values: impl Iterator<Item = Option<ColumnValue<'v>>>, line: &mut String) {
        for (at, value) in values.enumerate() {
            line.push_str(if at > 0 { "," } else { "" });
            value.into_iter().for_each(|value| self.put_value(value, line));
        }
    }

    /// Appends a value as a cell. Numbers and GUIDs need no quotes. The year of a date may be negative.
    fn put_value(self, value: ColumnValue<'_>, line: &mut String) {
        match value {
            ColumnValue::Number(_) | ColumnValue::Hex(..) | ColumnValue::Stamp(_) | ColumnValue::Guid(_) => {
                let _never_fails = write!(line, "{value}");
            }
            value => self.put(&value.into_text(), line),
        }
    }

    /// Appends text as a cell. Quotes it if necessary.
    fn put(self, text: &str, line: &mut String) {
        if text.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.' | b':' | b'/')) {
            return line.push_str(text);
        }
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

#[cfg(test)]
mod tests {
    use etwspec_etl::time::FileTime;

    use super::*;

    fn cell(text: &str, formulas: Formulas) -> String {
        Cells { formulas, terminal: false }.cell(text)
    }

    #[test]
    fn guards_formulas() {
        for text in ["=1+1", "+1", "-1+1", "@SUM(A1)", "=cmd|' /C calc'!A0", "-0044-03-15T00:00:00.0000000Z"] {
            assert_eq!(cell(text, Formulas::Guard), format!("'{text}"));
            assert_eq!(cell(text, Formulas::Verbatim), text);
        }
        assert_eq!(cell("=A1,\"x\"", Formulas::Guard), "\"'=A1,\"\"x\"\"\"");
        assert_eq!(cell("Name=1", Formulas::Guard), "Name=1");
        assert_eq!(cell("-5", Formulas::Guard), "-5");
    }

    #[test]
    fn guards_times_before_the_year_0() {
        let mut line = String::new();
        let cells = Cells { formulas: Formulas::Guard, terminal: false };
        cells.put_value(ColumnValue::Time(FileTime(i64::MIN / 2)), &mut line);
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
