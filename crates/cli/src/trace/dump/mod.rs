//! Formats events, one per line.

mod row;
mod text;

use etwspec_etl::state::State;
use etwspec_etl::{Buffer, Clock, Decoder, Event, Json, LogFile};

pub(crate) use row::Formulas;
use row::Row;

/// The format of the lines.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Shape {
    /// Aligned columns, truncated to a width if one is given.
    Table {
        /// Width in characters.
        width: Option<usize>,
    },
    /// JSON objects.
    Json,
    /// Comma-separated values.
    Csv(Formulas),
}

/// Formats events as lines.
#[derive(Debug)]
pub(crate) struct Writer {
    shape: Shape,
    json: Json,
    decoder: Decoder,
    clock: Option<Clock>,
    /// Start of the session as a FILETIME.
    start: i64,
    /// Names at the current event.
    state: State,
    /// Whether the table has a column for names of processes.
    processes: bool,
}

/// Names at the start of a trace.
#[derive(Debug)]
pub(crate) struct Names {
    pub(crate) state: State,
    /// Whether an event may name a process.
    pub(crate) processes: bool,
}

/// Names of the CSV columns. They are stable, because programs read them.
const COLUMNS: &str =
    "time,time_stamp,at,cpu,pid,tid,header,provider,event,name,version,level,keyword,activity_id,data,process";

impl Writer {
    /// Returns a writer for the events of a trace, and appends the header line, if the format has one.
    pub(crate) fn new(shape: Shape, log_file: Option<&LogFile>, names: Names, lines: &mut Vec<u8>) -> Self {
        let Names { state, processes } = names;
        match shape {
            Shape::Csv(_) => lines.extend_from_slice(COLUMNS.as_bytes()),
            Shape::Table { .. } => lines.extend_from_slice(row::heading(processes).as_bytes()),
            Shape::Json => {}
        }
        if !lines.is_empty() {
            lines.push(b'\n');
        }
        Writer {
            shape,
            json: Json::new(log_file),
            decoder: Decoder::new(log_file),
            clock: log_file.map(|log_file| log_file.clock),
            start: log_file.map_or(0, |log_file| log_file.start_time),
            state,
            processes,
        }
    }

    /// Moves the names behind an event, whether or not it is printed.
    pub(crate) fn update(&mut self, event: &Event<'_>) {
        self.state.update(event);
    }

    /// Returns the names at the current event.
    pub(crate) fn state(&self) -> &State {
        &self.state
    }

    /// Appends an event as one line.
    pub(crate) fn event(&mut self, buffer: &Buffer<'_>, event: &Event<'_>, lines: &mut Vec<u8>) {
        let line = match self.shape {
            Shape::Json => return self.json.line_with(buffer, event, &self.state, lines),
            Shape::Csv(formulas) => self.row(buffer, event).csv(self.clock, formulas),
            Shape::Table { width } => {
                let line = self.row(buffer, event).table(self.clock, self.start, self.processes);
                match width {
                    Some(width) => line.chars().take(width).collect(),
                    None => line,
                }
            }
        };
        lines.extend_from_slice(line.as_bytes());
        lines.push(b'\n');
    }

    fn row(&mut self, buffer: &Buffer<'_>, event: &Event<'_>) -> Row {
        Row::new(&mut self.decoder, buffer, event, &self.state)
    }
}
