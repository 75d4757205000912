//! Rows as a table, CSV, JSON or Parquet.

use std::io::Write;
use std::path::Path;
use std::sync::Arc;

use arrow::array::{ArrayRef, RecordBatch, StringArray};
use arrow::csv::WriterBuilder;
use arrow::datatypes::{DataType, Field, Schema};
use arrow::error::ArrowError;
use arrow::json::LineDelimitedWriter;
use arrow::util::display::{ArrayFormatter, FormatOptions, array_value_to_string};
use arrow::util::pretty::pretty_format_batches_with_schema;
use datafusion::error::{DataFusionError, Result};
use datafusion::physical_plan::SendableRecordBatchStream;
use etwspec_arrow::flat;
use etwspec_console::{NewFile, VisibleJson, visible};
use futures::StreamExt;
use parquet::arrow::ArrowWriter;
use parquet::basic::Compression;
use parquet::file::properties::WriterProperties;

/// Format of written rows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum Format {
    /// A table for reading
    #[default]
    Table,
    /// Comma-separated values with a header line
    Csv,
    /// One JSON object per line
    Json,
    /// Apache Parquet; requires --output
    Parquet,
}

/// Destination of rows.
pub(crate) struct Output<'o> {
    pub(crate) out: &'o mut dyn Write,
    pub(crate) format: Format,
    /// Number of rows that a table shows.
    pub(crate) rows: usize,
}

impl Output<'_> {
    /// Writes plans without a frame: their lines are long.
    fn plan(&mut self, batches: &[RecordBatch]) -> Result<()> {
        for batch in batches {
            for row in 0..batch.num_rows() {
                let text = |column: &ArrayRef| array_value_to_string(column, row);
                let [of, plan] = batch.columns() else { continue };
                writeln!(self.out, "{}:\n{}\n", text(of)?, text(plan)?.trim_end())?;
            }
        }
        Ok(())
    }

    /// Writes rows as they are made. Returns their number, and whether all were written.
    pub(crate) async fn write(&mut self, mut rows: SendableRecordBatchStream) -> Result<Written> {
        let schema = rows.schema();
        if schema.fields().is_empty() {
            // A statement that returns nothing, such as CREATE VIEW.
            while let Some(batch) = rows.next().await {
                batch?;
            }
            return Ok(Written { rows: 0, all: true });
        }
        match self.format {
            Format::Table => {
                let (mut batches, mut count) = (Vec::new(), 0);
                while count < self.rows
                    && let Some(batch) = rows.next().await
                {
                    let batch = batch?;
                    let batch = batch.slice(0, batch.num_rows().min(self.rows - count));
                    count += batch.num_rows();
                    batches.push(shown(&batch)?);
                }
                let schema = batches.first().map_or(schema, RecordBatch::schema);
                if is_plan(&schema) {
                    self.plan(&batches)?;
                    return Ok(Written { rows: count, all: true });
                }
                writeln!(self.out, "{}", pretty_format_batches_with_schema(schema, &batches)?)?;
                let all = count < self.rows || more(&mut rows).await?.is_none();
                Ok(Written { rows: count, all })
            }
            Format::Csv => {
                let mut count = 0;
                let mut writer = WriterBuilder::new().build(&mut *self.out);
                // The header line comes with the first rows, if there are any.
                writer.write(&flat(&RecordBatch::new_empty(schema), true)?)?;
                while let Some(batch) = rows.next().await {
                    let batch = flat(&batch?, true)?;
                    count += batch.num_rows();
                    writer.write(&batch)?;
                }
                Ok(Written { rows: count, all: true })
            }
            Format::Json => {
                let (mut writer, mut count) = (LineDelimitedWriter::new(VisibleJson::new(&mut *self.out)), 0);
                while let Some(batch) = rows.next().await {
                    let batch = batch?;
                    count += batch.num_rows();
                    writer.write(&batch)?;
                }
                writer.finish()?;
                Ok(Written { rows: count, all: true })
            }
            Format::Parquet => Err(DataFusionError::Plan("Parquet is written to a file: use --output FILE".to_owned())),
        }
    }
}

/// Returns whether rows are rows of EXPLAIN.
fn is_plan(schema: &Schema) -> bool {
    schema.fields().iter().map(|field| field.name().as_str()).eq(["plan_type", "plan"])
}

/// Result of writing.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Written {
    pub(crate) rows: usize,
    pub(crate) all: bool,
}

/// Returns further rows, if there are any.
async fn more(rows: &mut SendableRecordBatchStream) -> Result<Option<RecordBatch>> {
    while let Some(batch) = rows.next().await {
        let batch = batch?;
        if batch.num_rows() > 0 {
            return Ok(Some(batch));
        }
    }
    Ok(None)
}

/// Writes rows into a file, which appears under its name when it is complete.
pub(crate) async fn write_file(
    path: &Path,
    format: Format,
    rows: usize,
    mut stream: SendableRecordBatchStream,
) -> Result<Written> {
    let mut file = NewFile::create(path)?;
    let written = match format {
        Format::Parquet => {
            let properties = WriterProperties::builder().set_compression(Compression::SNAPPY).build();
            let mut writer = ArrowWriter::try_new(&mut file, stream.schema(), Some(properties))?;
            let mut count = 0;
            while let Some(batch) = stream.next().await {
                let batch = batch?;
                count += batch.num_rows();
                writer.write(&batch)?;
            }
            writer.close()?;
            Written { rows: count, all: true }
        }
        _ => Output { out: &mut file, format, rows }.write(stream).await?,
    };
    file.commit()?;
    Ok(written)
}

/// Returns rows whose texts are safe for a terminal.
fn shown(rows: &RecordBatch) -> Result<RecordBatch, ArrowError> {
    let options = FormatOptions::default().with_null("");
    let (mut fields, mut columns): (Vec<Field>, Vec<ArrayRef>) = (Vec::new(), Vec::new());
    for (field, column) in rows.schema().fields().iter().zip(rows.columns()) {
        let formatter = ArrayFormatter::try_new(column.as_ref(), &options)?;
        let is_number = field.data_type().is_numeric();
        let text = |row| {
            let text = formatter.value(row).try_to_string()?;
            // Plans have lines of their own.
            let lines = text.split('\n').map(|line| visible(line).into_owned());
            Ok(lines.collect::<Vec<_>>().join("\n"))
        };
        let name = visible(field.name()).into_owned();
        match is_number {
            true => {
                fields.push(Field::new(name, field.data_type().clone(), true));
                columns.push(column.clone());
            }
            false => {
                let texts = (0..rows.num_rows()).map(text).collect::<Result<Vec<String>, ArrowError>>()?;
                fields.push(Field::new(name, DataType::Utf8, true));
                columns.push(Arc::new(StringArray::from(texts)));
            }
        }
    }
    let options = arrow::array::RecordBatchOptions::new().with_row_count(Some(rows.num_rows()));
    RecordBatch::try_new_with_options(Arc::new(Schema::new(fields)), columns, &options)
}
