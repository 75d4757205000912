//! A Parquet file: row groups of columns, which are encoded as rows are added.

mod bounds;
mod dictionary;
mod hybrid;
mod numbers;
mod pages;
mod properties;

use std::io::Write;
use std::sync::Arc;

use arrow_array::RecordBatch;
use arrow_array::cast::AsArray;
use arrow_array::types::Int32Type;
use arrow_schema::{DataType, Field, Fields, Schema, SchemaRef};
use parquet::arrow::arrow_writer::{ArrowColumnWriter, ArrowRowGroupWriterFactory, compute_leaves};
use parquet::arrow::{ArrowSchemaConverter, add_encoded_arrow_schema_to_metadata};
use parquet::errors::ParquetError;
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::types::SchemaDescriptor;
use snap::raw::Encoder;

use dictionary::DictionaryColumn;
use numbers::{NumberColumn, is_number};
use properties::{GROUP_ROWS, properties};

/// Writes a Parquet file.
pub(crate) struct ParquetFile<W: Write + Send> {
    writer: SerializedFileWriter<W>,
    schema: SchemaRef,
    /// Creates the columns that the parquet crate encodes. It creates all of its file, which for this reason is another one.
    others: ArrowRowGroupWriterFactory,
    /// The row group, and the number of its rows.
    group: Option<(Vec<Column>, usize)>,
    compressor: Encoder,
}

/// Column of a row group.
enum Column {
    /// Names, which are keys of a dictionary.
    Dictionary(Box<DictionaryColumn>),
    Numbers(Box<NumberColumn>),
    /// The columns of numbers and texts that a column of Arrow consists of.
    Other(Vec<ArrowColumnWriter>),
}

impl<W: Write + Send> ParquetFile<W> {
    /// Creates a file that begins with these rows.
    ///
    /// # Errors
    ///
    /// Those of the output, and of a schema that has no equivalent.
    pub(crate) fn new(output: W, rows: &RecordBatch) -> Result<ParquetFile<W>, ParquetError> {
        let schema = rows.schema();
        let converted = ArrowSchemaConverter::new().convert(&schema)?;
        let mut properties = properties(rows, &converted);
        add_encoded_arrow_schema_to_metadata(&schema, &mut properties);
        let properties = Arc::new(properties);
        let writer = SerializedFileWriter::new(output, converted.root_schema_ptr(), properties.clone())?;
        let is_other = |field: &&Arc<Field>| !is_dictionary(field.data_type()) && !is_number(field.data_type());
        let others: Fields = schema.fields().iter().filter(is_other).cloned().collect();
        let others = Arc::new(Schema::new(others));
        let converted = ArrowSchemaConverter::new().convert(&others)?;
        let without_rows = SerializedFileWriter::new(std::io::sink(), converted.root_schema_ptr(), properties)?;
        let others = ArrowRowGroupWriterFactory::new(&without_rows, others);
        Ok(ParquetFile { writer, schema, others, group: None, compressor: Encoder::new() })
    }

    /// Adds rows.
    ///
    /// # Errors
    ///
    /// Those of the output.
    pub(crate) fn write(&mut self, rows: &RecordBatch) -> Result<(), ParquetError> {
        let mut rest = rows.clone();
        while rest.num_rows() > 0 {
            let (columns, count) = match &mut self.group {
                Some(group) => group,
                None => {
                    let columns = self.new_columns()?;
                    self.group.insert((columns, 0))
                }
            };
            let compressor = &mut self.compressor;
            let fitting = rest.num_rows().min(GROUP_ROWS - *count);
            let rows = rest.slice(0, fitting);
            for ((field, array), column) in self.schema.fields().iter().zip(rows.columns()).zip(columns) {
                match column {
                    Column::Dictionary(column) => column.write(array.as_dictionary::<Int32Type>(), compressor)?,
                    Column::Numbers(column) => column.write(array, compressor)?,
                    Column::Other(leaves) => {
                        for (leaf, writer) in compute_leaves(field, array)?.iter().zip(leaves) {
                            writer.write(leaf)?;
                        }
                    }
                }
            }
            *count += fitting;
            if *count == GROUP_ROWS {
                self.flush()?;
            }
            rest = rest.slice(fitting, rest.num_rows() - fitting);
        }
        Ok(())
    }

    /// Returns the columns of a new row group.
    fn new_columns(&self) -> Result<Vec<Column>, ParquetError> {
        let group = self.writer.flushed_row_groups().len();
        let mut writers = self.others.create_column_writers(group)?.into_iter();
        let schema: &SchemaDescriptor = self.writer.schema_descr();
        let (mut columns, mut leaf) = (Vec::new(), 0);
        for (root, field) in self.schema.fields().iter().enumerate() {
            let begin = leaf;
            while leaf < schema.num_columns() && schema.get_column_root_idx(leaf) == root {
                leaf += 1;
            }
            // All columns of tables can be null, which the pages of these columns state.
            debug_assert!(field.is_nullable());
            columns.push(match field.data_type() {
                of if is_dictionary(of) => Column::Dictionary(Box::new(DictionaryColumn::new(schema.column(begin)))),
                of if is_number(of) => Column::Numbers(Box::new(NumberColumn::new(schema.column(begin), of))),
                _ => Column::Other(writers.by_ref().take(leaf - begin).collect()),
            });
        }
        Ok(columns)
    }

    /// Size in bytes of the row group that has not been written, approximately.
    pub(crate) fn memory(&self) -> usize {
        let of = |column: &Column| match column {
            Column::Dictionary(column) => column.bytes(),
            Column::Numbers(column) => column.bytes(),
            Column::Other(leaves) => leaves.iter().map(ArrowColumnWriter::memory_size).sum(),
        };
        self.group.as_ref().map_or(0, |(columns, _)| columns.iter().map(of).sum())
    }

    /// Writes the row group.
    ///
    /// # Errors
    ///
    /// Those of the output.
    pub(crate) fn flush(&mut self) -> Result<(), ParquetError> {
        let Some((columns, _)) = self.group.take() else { return Ok(()) };
        let mut group = self.writer.next_row_group()?;
        for column in columns {
            match column {
                Column::Dictionary(column) => {
                    let (bytes, closed) = column.close(&mut self.compressor)?;
                    group.append_column(&bytes, closed)?;
                }
                Column::Numbers(column) => {
                    let (bytes, closed) = column.close(&mut self.compressor)?;
                    group.append_column(&bytes, closed)?;
                }
                Column::Other(leaves) => {
                    for leaf in leaves {
                        leaf.close()?.append_to_row_group(&mut group)?;
                    }
                }
            }
        }
        group.close()?;
        Ok(())
    }

    /// Completes the file. Returns the output.
    ///
    /// # Errors
    ///
    /// Those of the output.
    pub(crate) fn finish(mut self) -> Result<W, ParquetError> {
        self.flush()?;
        self.writer.into_inner()
    }
}

/// Returns whether a type is that of the dictionaries of tables.
fn is_dictionary(of: &DataType) -> bool {
    matches!(of, DataType::Dictionary(key, value) if **key == DataType::Int32 && **value == DataType::Utf8)
}
