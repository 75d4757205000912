//! A Parquet file: row groups of columns, which are encoded as rows are added.

mod bounds;
mod dictionary;
mod hybrid;
mod properties;

use std::io::Write;
use std::sync::Arc;

use arrow_array::RecordBatch;
use arrow_array::cast::AsArray;
use arrow_array::types::Int32Type;
use arrow_schema::{DataType, SchemaRef};
use parquet::arrow::arrow_writer::{ArrowColumnWriter, ArrowRowGroupWriterFactory, compute_leaves};
use parquet::arrow::{ArrowSchemaConverter, add_encoded_arrow_schema_to_metadata};
use parquet::errors::ParquetError;
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::types::SchemaDescriptor;

use dictionary::DictionaryColumn;
use properties::{GROUP_ROWS, properties};

/// Writes a Parquet file.
pub(crate) struct ParquetFile<W: Write + Send> {
    writer: SerializedFileWriter<W>,
    columns: ArrowRowGroupWriterFactory,
    schema: SchemaRef,
    /// The row group, and the number of its rows.
    group: Option<(Vec<Column>, usize)>,
}

/// Column of a row group.
enum Column {
    /// Names, which are keys of a dictionary.
    Dictionary(Box<DictionaryColumn>),
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
        let writer = SerializedFileWriter::new(output, converted.root_schema_ptr(), Arc::new(properties))?;
        let columns = ArrowRowGroupWriterFactory::new(&writer, schema.clone());
        Ok(ParquetFile { writer, columns, schema, group: None })
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
            let fitting = rest.num_rows().min(GROUP_ROWS - *count);
            let rows = rest.slice(0, fitting);
            for ((field, array), column) in self.schema.fields().iter().zip(rows.columns()).zip(columns) {
                match column {
                    Column::Dictionary(column) => column.write(array.as_dictionary::<Int32Type>())?,
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
        let mut writers = self.columns.create_column_writers(group)?.into_iter();
        let schema: &SchemaDescriptor = self.writer.schema_descr();
        let (mut columns, mut leaf) = (Vec::new(), 0);
        for (root, field) in self.schema.fields().iter().enumerate() {
            let begin = leaf;
            while leaf < schema.num_columns() && schema.get_column_root_idx(leaf) == root {
                leaf += 1;
            }
            let own: Vec<ArrowColumnWriter> = writers.by_ref().take(leaf - begin).collect();
            columns.push(match is_dictionary(field.data_type()) && field.is_nullable() {
                true => Column::Dictionary(Box::new(DictionaryColumn::new(schema.column(begin)))),
                false => Column::Other(own),
            });
        }
        Ok(columns)
    }

    /// Size in bytes of the row group that has not been written, approximately.
    pub(crate) fn memory(&self) -> usize {
        let of = |column: &Column| match column {
            Column::Dictionary(column) => column.bytes(),
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
                    let (bytes, closed) = column.close()?;
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
