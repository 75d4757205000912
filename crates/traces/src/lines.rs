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

use etwspec_etl::columns::{ColumnValue, Describe as _, EventColumn, RecordReader, Wanted};
use etwspec_etl::json::append_json_text;
use etwspec_etl::{Identity, Json, event_columns};

use crate::known::Record;

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
pub struct Writer<'s>(Kind<'s>);

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
        message: String,
    },
    Selected(selected::Writer<'s>),
    Otlp(otlp::Writer),
    Timesketch(timesketch::Writer),
}

/// Decodes events to rows.
#[derive(Debug)]
struct Rows {
    reader: RecordReader,
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
    /// Returns a writer for the events of a trace.
    pub fn new(shape: Shape, selection: Option<&'s Selection>, source: &Source<'_>) -> Self {
        if let Some(selection) = selection {
            return Writer(Kind::Selected(selected::Writer::new(selection, shape, source)));
        }
        let rows = |columns: &[EventColumn]| Rows {
            reader: RecordReader::new(Wanted::new(columns, [], []), source.log_file),
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
            Shape::Csv(cells) => {
                Kind::Csv { rows: rows(&event_columns![Items Data Message]), cells, line: String::new() }
            }
            Shape::Table { width, times } => {
                let columns = row::columns(source.named, source.processes, times);
                let layout = Layout::new(columns, width);
                Kind::Table { rows: rows(&event_columns![Items Data]), layout, message: String::new() }
            }
        };
        Writer(kind)
    }

    /// Appends an event as one line.
    pub fn event(&mut self, record: Record<'_>, lines: &mut Vec<u8>) {
        let line = match &mut self.0 {
            Kind::Json { json, file, .. } if file.is_empty() => return write_json(json, record, lines),
            Kind::Json { json, file, line } => {
                line.clear();
                write_json(json, record, line);
                lines.extend_from_slice(file);
                return lines.extend_from_slice(line.get(1..).unwrap_or(&[]));
            }
            Kind::Selected(writer) => return writer.event(record, lines),
            Kind::Otlp(writer) => return writer.event(record, lines),
            Kind::Timesketch(writer) => return writer.event(record, lines),
            Kind::Csv { rows, cells, line } => {
                line.clear();
                let file = rows.file.as_deref().map(|file| Some(ColumnValue::Text(file.into())));
                let Record { event, state, schemas } = record;
                rows.reader.read(event, Some(state), schemas, |record| {
                    cells.put_line(file.into_iter().chain(Row::new(record, true).csv()), line);
                });
                lines.extend_from_slice(line.as_bytes());
                return lines.push(b'\n');
            }
            Kind::Table { rows: Rows { reader, times, file }, layout, message } => {
                let Record { event, state, schemas } = record;
                message.clear();
                if let Identity::Message { .. } = event.identity() {
                    schemas.message(event, message);
                }
                reader.read(event, Some(state), schemas, |record| {
                    Row::new(record, true).table(layout, file.as_deref(), times, message)
                })
            }
        };
        lines.extend_from_slice(line.as_bytes());
        lines.push(b'\n');
    }
}

/// Appends an event as a JSON object on a line.
fn write_json(json: &mut Json, record: Record<'_>, line: &mut Vec<u8>) {
    let Record { event, state, schemas } = record;
    json.line_described(event, Some(state), schemas, line);
}
