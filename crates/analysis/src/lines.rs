//! Events as lines: tables, JSON, CSV, log records of OpenTelemetry and timelines of Timesketch.

mod columns;
mod layout;
mod otlp;
mod row;
mod selected;
mod sentence;
mod shape;
mod text;
mod times;
mod timesketch;

use std::sync::Arc;

use etwspec_etl::columns::{ColumnValue, EventColumn};
use etwspec_etl::json::append_json_text;
use etwspec_etl::payload::Decoder;
use etwspec_etl::state::State;
use etwspec_etl::{Buffer, Event, Json};
use etwspec_schema::Schemas;

use crate::BoundFilter;

pub use columns::{Selection, SelectionError};
use layout::Layout;
use row::{CSV, Row};
pub use row::{Cells, Formulas};
pub use sentence::Sentences;
pub use shape::{Shape, Source};
pub use text::Fields;
pub use times::{TimeFormat, Times};

/// Formats events of a trace as lines.
#[derive(Debug)]
pub struct Writer<'s> {
    kind: Kind<'s>,
    /// Names at the current event.
    state: State,
    /// Decodes events that only schemas describe.
    schemas: etwspec_schema::Decoder,
}

#[derive(Debug)]
enum Kind<'s> {
    Json {
        json: Json,
        /// `{"file":"NAME",`, if lines contain the name of the trace.
        file: Vec<u8>,
        line: Vec<u8>,
    },
    Csv {
        rows: Rows,
        cells: Cells,
        line: String,
    },
    Table {
        rows: Rows,
        layout: Layout,
    },
    Selected(selected::Writer<'s>),
    Otlp(otlp::Writer),
    Timesketch(timesketch::Writer),
}

/// Decodes events to rows.
#[derive(Debug)]
struct Rows {
    decoder: Decoder,
    times: Times,
    /// Name of the trace, if lines contain it.
    file: Option<String>,
}

/// Appends the header line, if the format has one.
pub fn heading(shape: Shape, selection: Option<&Selection>, (named, processes): (bool, bool), lines: &mut Vec<u8>) {
    match shape {
        Shape::Csv(cells) => {
            let names: Vec<String> = match selection {
                Some(selection) => selection.names().map(|name| cells.cell(name)).collect(),
                None => {
                    [EventColumn::File].iter().filter(|_| named).chain(&CSV).map(|own| own.name().to_owned()).collect()
                }
            };
            lines.extend_from_slice(names.join(",").as_bytes());
        }
        Shape::Table { width, times } => {
            let usual = || row::columns(named, processes, times);
            let columns = selection.map_or_else(usual, |selection| selected::columns(selection, times));
            lines.extend_from_slice(Layout::new(columns, width).heading().as_bytes());
        }
        Shape::Json | Shape::Otlp | Shape::Timesketch => return,
    }
    lines.push(b'\n');
}

impl<'s> Writer<'s> {
    /// Returns a writer for the events of a trace, with the names at its start.
    pub fn new(
        shape: Shape,
        selection: Option<&'s Selection>,
        source: &Source<'_>,
        state: State,
        schemas: Schemas,
    ) -> Self {
        let clock = source.log_file.map(|log_file| log_file.clock);
        let schemas = etwspec_schema::Decoder::new(Arc::new(schemas)).with_clock(clock);
        if let Some(selection) = selection {
            let kind = Kind::Selected(selected::Writer::new(selection, shape, source));
            return Writer { kind, state, schemas };
        }
        let rows = || Rows {
            decoder: Decoder::new(source.log_file),
            times: Times::new(shape.times(), source.start, source.log_file),
            file: source.file(),
        };
        let kind = match shape {
            Shape::Json => {
                let mut file = Vec::new();
                if source.named {
                    file.extend_from_slice(b"{\"file\":");
                    append_json_text(&mut file, source.name);
                    file.push(b',');
                }
                Kind::Json { json: Json::new(source.log_file), file, line: Vec::new() }
            }
            Shape::Otlp => Kind::Otlp(otlp::Writer::new(source)),
            Shape::Timesketch => Kind::Timesketch(timesketch::Writer::new(source)),
            Shape::Csv(cells) => Kind::Csv { rows: rows(), cells, line: String::new() },
            Shape::Table { width, times } => {
                let columns = row::columns(source.named, source.processes, times);
                Kind::Table { rows: rows(), layout: Layout::new(columns, width) }
            }
        };
        Writer { kind, state, schemas }
    }

    /// Moves the names to an event, whether or not it is printed.
    pub fn update(&mut self, buffer: &Buffer<'_>, event: &Event<'_>) {
        self.state.update(buffer, event);
        self.schemas.read_event(event);
    }

    /// Returns whether an event passes a filter, and counts it towards the limit.
    pub fn keeps(&mut self, keep: &mut BoundFilter, buffer: &Buffer<'_>, event: &Event<'_>) -> bool {
        keep.keeps(buffer, event, Some(&self.state), &mut self.schemas)
    }

    /// Returns the schemas read so far.
    pub fn schemas(&self) -> &Schemas {
        self.schemas.schemas()
    }

    /// Returns whether the output for an event was cut off.
    pub fn has_cut_off(&self) -> bool {
        self.schemas.has_cut_off()
    }

    /// Returns the names and the schemas read so far.
    pub fn into_known(self) -> (State, Arc<Schemas>) {
        (self.state, self.schemas.schemas().clone())
    }

    /// Appends an event as one line.
    pub fn event(&mut self, buffer: &Buffer<'_>, event: &Event<'_>, lines: &mut Vec<u8>) {
        let Writer { kind, state, schemas } = self;
        let state = &*state;
        let line = match kind {
            Kind::Json { json, file, .. } if file.is_empty() => {
                return json.line_described(buffer, event, Some(state), schemas, lines);
            }
            Kind::Json { json, file, line } => {
                line.clear();
                json.line_described(buffer, event, Some(state), schemas, line);
                lines.extend_from_slice(file);
                return lines.extend_from_slice(line.get(1..).unwrap_or(&[]));
            }
            Kind::Selected(writer) => return writer.event(buffer, event, state, schemas, lines),
            Kind::Otlp(writer) => return writer.event(buffer, event, state, schemas, lines),
            Kind::Timesketch(writer) => return writer.event(buffer, event, state, schemas, lines),
            Kind::Csv { rows, cells, line } => {
                line.clear();
                let row = Row::new(&mut rows.decoder, schemas, buffer, event, state, true);
                let file = rows.file.as_deref().map(|file| Some(ColumnValue::Text(file.into())));
                cells.put_line(file.into_iter().chain(row.csv()), line);
                lines.extend_from_slice(line.as_bytes());
                return lines.push(b'\n');
            }
            Kind::Table { rows, layout } => {
                let row = Row::new(&mut rows.decoder, schemas, buffer, event, state, false);
                row.table(layout, rows.file.as_deref(), &rows.times)
            }
        };
        lines.extend_from_slice(line.as_bytes());
        lines.push(b'\n');
    }
}
