//! A Parquet file: row groups of columns, which are encoded as rows are added.

mod bounds;
mod dictionary;
mod hybrid;
mod numbers;
mod pages;
mod properties;
mod runs;

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

use dictionary::DictionaryColumn;
use numbers::{NumberColumn, is_number};
pub(crate) use pages::Compressor;
use properties::{GROUP_ROWS, properties};
use runs::{RunColumn, is_run, repeats};

/// Writes a Parquet file.
pub(crate) struct ParquetFile<W: Write + Send> {
    writer: SerializedFileWriter<W>,
    schema: SchemaRef,
    /// Creates the columns that the parquet crate encodes. The factory insists on a whole file, so it gets a second one whose
    /// output is discarded.
    others: ArrowRowGroupWriterFactory,
    /// The row group, and the number of its rows.
    group: Option<(Vec<Column>, usize)>,
    /// For each column of texts or bytes, whether they repeated at the beginning of the last row group.
    repeating: Vec<bool>,
}

/// Column of a row group.
enum Column {
    /// Names, which are keys of a dictionary.
    Dictionary(Box<DictionaryColumn>),
    Numbers(Box<NumberColumn>),
    /// Other texts, and bytes.
    Runs(Box<RunColumn>),
    /// The columns of numbers and texts that a column of Arrow consists of.
    Other(Vec<ArrowColumnWriter>),
}

impl<W: Write + Send> ParquetFile<W> {
    /// Creates a file that begins with these rows.
    pub(crate) fn new(output: W, rows: &RecordBatch) -> Result<ParquetFile<W>, ParquetError> {
        let schema = rows.schema();
        let converted = ArrowSchemaConverter::new().convert(&schema)?;
        let mut properties = properties(rows, &converted);
        add_encoded_arrow_schema_to_metadata(&schema, &mut properties);
        let properties = Arc::new(properties);
        let writer = SerializedFileWriter::new(output, converted.root_schema_ptr(), properties.clone())?;
        let is_own = |of: &DataType| is_dictionary(of) || is_number(of) || is_run(of);
        let is_other = |field: &&Arc<Field>| !is_own(field.data_type());
        let others: Fields = schema.fields().iter().filter(is_other).cloned().collect();
        let others = Arc::new(Schema::new(others));
        let converted = ArrowSchemaConverter::new().convert(&others)?;
        let without_rows = SerializedFileWriter::new(std::io::sink(), converted.root_schema_ptr(), properties)?;
        let others = ArrowRowGroupWriterFactory::new(&without_rows, others);
        let repeating = vec![false; schema.fields().len()];
        Ok(ParquetFile { writer, schema, others, group: None, repeating })
    }

    /// Adds rows.
    pub(crate) fn write(&mut self, rows: &RecordBatch, compressor: &mut Compressor) -> Result<(), ParquetError> {
        let mut rest = rows.clone();
        while rest.num_rows() > 0 {
            let (columns, count) = match &mut self.group {
                Some(group) => group,
                None => {
                    let columns = self.new_columns(&rest)?;
                    self.group.insert((columns, 0))
                }
            };
            let fitting = rest.num_rows().min(GROUP_ROWS - *count);
            let rows = rest.slice(0, fitting);
            for ((field, array), column) in self.schema.fields().iter().zip(rows.columns()).zip(columns) {
                match column {
                    Column::Dictionary(column) => column.write(array.as_dictionary::<Int32Type>(), compressor)?,
                    Column::Numbers(column) => column.write(array, compressor)?,
                    Column::Runs(column) => column.write(array, compressor)?,
                    Column::Other(leaves) => {
                        for (leaf, writer) in compute_leaves(field, array)?.iter().zip(leaves) {
                            writer.write(leaf)?;
                        }
                    }
                }
            }
            *count += fitting;
            if *count == GROUP_ROWS {
                self.flush(compressor)?;
            }
            rest = rest.slice(fitting, rest.num_rows() - fitting);
        }
        Ok(())
    }

    /// Returns the columns of a new row group that begins with these rows.
    fn new_columns(&mut self, rows: &RecordBatch) -> Result<Vec<Column>, ParquetError> {
        let group = self.writer.flushed_row_groups().len();
        let mut writers = self.others.create_column_writers(group)?.into_iter();
        let schema: &SchemaDescriptor = self.writer.schema_descr();
        let fields = self.schema.fields().iter().zip(rows.columns()).zip(&mut self.repeating);
        let (mut columns, mut leaf) = (Vec::new(), 0);
        for (root, ((field, array), repeating)) in fields.enumerate() {
            let begin = leaf;
            while leaf < schema.num_columns() && schema.get_column_root_idx(leaf) == root {
                leaf += 1;
            }
            // All columns of tables can be null, which the pages of these columns state.
            debug_assert!(field.is_nullable());
            columns.push(match field.data_type() {
                of if is_dictionary(of) => Column::Dictionary(Box::new(DictionaryColumn::new(schema.column(begin)))),
                of if is_run(of) => {
                    *repeating = repeats(array).unwrap_or(*repeating);
                    Column::Runs(Box::new(RunColumn::new(schema.column(begin), *repeating)))
                }
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
            Column::Runs(column) => column.bytes(),
            Column::Other(leaves) => leaves.iter().map(ArrowColumnWriter::memory_size).sum(),
        };
        self.group.as_ref().map_or(0, |(columns, _)| columns.iter().map(of).sum())
    }

    /// Writes the row group.
    pub(crate) fn flush(&mut self, compressor: &mut Compressor) -> Result<(), ParquetError> {
        let Some((columns, _)) = self.group.take() else { return Ok(()) };
        let mut group = self.writer.next_row_group()?;
        for column in columns {
            let (bytes, closed) = match column {
                Column::Dictionary(column) => column.close(compressor)?,
                Column::Numbers(column) => column.close(compressor)?,
                Column::Runs(column) => column.close(compressor)?,
                Column::Other(leaves) => {
                    for leaf in leaves {
                        leaf.close()?.append_to_row_group(&mut group)?;
                    }
                    continue;
                }
            };
            group.append_column(&bytes, closed)?;
        }
        group.close()?;
        Ok(())
    }

    /// Completes the file. Returns the output.
    pub(crate) fn finish(mut self, compressor: &mut Compressor) -> Result<W, ParquetError> {
        self.flush(compressor)?;
        self.writer.into_inner()
    }
}

/// Returns whether a type is that of the dictionaries of tables.
fn is_dictionary(of: &DataType) -> bool {
    matches!(of, DataType::Dictionary(key, value) if **key == DataType::Int32 && **value == DataType::Utf8)
}

#[cfg(test)]
mod tests {
    use std::ops::Range;

    use arrow_array::types::Int64Type;
    use arrow_array::{
        Array, ArrayRef, BinaryArray, DictionaryArray, DurationMillisecondArray, Int8Array, Int32Array, Int64Array,
        StringArray, TimestampNanosecondArray, UInt8Array, UInt16Array, UInt32Array, UInt64Array,
    };
    use arrow_cast::cast;
    use bytes::Bytes;
    use parquet::arrow::arrow_reader::statistics::StatisticsConverter;
    use parquet::arrow::arrow_reader::{ArrowReaderOptions, ParquetRecordBatchReaderBuilder};
    use parquet::basic::Encoding;
    use parquet::file::metadata::PageIndexPolicy;

    use super::*;
    use properties::PAGE_ROWS;

    /// Rows of a batch. Names are from a dictionary that grows, and restarts at row `middle`.
    fn batch(rows: Range<u64>, middle: u64) -> RecordBatch {
        let random = |row: u64| row.wrapping_mul(6_364_136_223_846_793_005).rotate_left(31);
        let some = |row: u64| (row / 1000) % 3 != 1 && random(row) % 5 != 0;
        let name = |row: u64| {
            let long = if random(row) % 3 == 0 { "é".repeat(40) } else { String::new() };
            format!("{long}{}", random(row / 3) % 100)
        };
        let text = |row: u64| if row % 50_000 == 7 { "x".repeat(3 << 20) } else { format!("{row} {}", random(row)) };
        let first = if rows.start < middle { 0 } else { middle };
        let mut texts: Vec<String> = Vec::new();
        let mut known = std::collections::HashMap::new();
        let all: Vec<i32> = (first..rows.end)
            .map(|row| {
                let name = name(row);
                *known.entry(name.clone()).or_insert_with(|| {
                    texts.push(name);
                    texts.len() as i32 - 1
                })
            })
            .collect();
        let keys = rows.clone().map(|row| some(row).then(|| all[(row - first) as usize]));
        let names = DictionaryArray::<Int32Type>::new(keys.collect(), Arc::new(StringArray::from(texts)));
        macro_rules! numbers {
            ($array:ident, $number:expr) => {
                Arc::new(rows.clone().map(|row| some(row).then(|| $number(row) as _)).collect::<$array>()) as ArrayRef
            };
        }
        let columns = [
            ("u8", numbers!(UInt8Array, random)),
            ("u16", numbers!(UInt16Array, random)),
            ("u32", numbers!(UInt32Array, random)),
            ("u64", numbers!(UInt64Array, random)),
            ("i8", numbers!(Int8Array, random)),
            ("i32", numbers!(Int32Array, random)),
            ("i64", numbers!(Int64Array, random)),
            ("constant", numbers!(UInt16Array, |_| 7u64)),
            ("rising", Arc::new(rows.clone().map(|row| Some(row as i64 * 3)).collect::<Int64Array>())),
            ("time", numbers!(TimestampNanosecondArray, |row: u64| row * 100)),
            ("duration", numbers!(DurationMillisecondArray, random)),
            ("nothing", Arc::new(rows.clone().map(|_| None::<u32>).collect::<UInt32Array>())),
            ("name", Arc::new(names)),
            ("repeating", Arc::new(rows.clone().map(|row| some(row).then(|| name(row))).collect::<StringArray>())),
            ("text", Arc::new(rows.clone().map(|row| some(row).then(|| text(row))).collect::<StringArray>())),
            ("no text", Arc::new(rows.clone().map(|_| None::<&str>).collect::<StringArray>())),
            (
                "changing",
                Arc::new(
                    rows.clone()
                        .map(|row| Some(if row < 9000 { name(row) } else { text(row) }))
                        .collect::<StringArray>(),
                ),
            ),
            ("bytes", Arc::new(rows.clone().map(|row| some(row).then(|| text(row))).collect::<BinaryArray>())),
        ];
        RecordBatch::try_from_iter_with_nullable(columns.map(|(name, column)| (name, column, true))).expect("rows")
    }

    /// Returns the lowest and the highest of some rows, as texts that compare as the values do.
    fn bounds(column: &ArrayRef, rows: Range<usize>) -> Option<(String, String)> {
        let part = column.slice(rows.start, rows.len());
        let mut all: Vec<String> = match part.data_type() {
            DataType::Dictionary(..) | DataType::Utf8 => {
                let texts = cast(&part, &DataType::Utf8).expect("texts");
                texts.as_string::<i32>().iter().flatten().map(str::to_owned).collect()
            }
            of if of.is_unsigned_integer() => {
                let numbers = cast(&part, &DataType::UInt64).expect("numbers");
                let numbers = numbers.as_primitive::<arrow_array::types::UInt64Type>();
                numbers.iter().flatten().map(|number| format!("{number:020}")).collect()
            }
            _ => {
                let numbers = cast(&part, &DataType::Int64).expect("numbers");
                let numbers = numbers.as_primitive::<Int64Type>();
                numbers.iter().flatten().map(|number| format!("{:020}", number as u64 ^ 1 << 63)).collect()
            }
        };
        all.sort();
        Some((all.first()?.clone(), all.last()?.clone()))
    }

    #[test]
    fn rows_and_bounds_are_those_that_were_written() {
        let (middle, end) = (150_000, 280_000);
        let (mut start, mut batches) = (0, Vec::new());
        while start < end {
            // Batches that end within pages and row groups.
            let next = if start < middle { middle.min(start + 13_001) } else { end.min(start + 70_000) };
            batches.push(batch(start..next, middle));
            start = next;
        }
        let mut file = ParquetFile::new(Vec::new(), &batches[0]).expect("a file");
        let mut compressor = Compressor::new();
        for batch in &batches {
            file.write(batch, &mut compressor).expect("memory");
        }
        assert!(file.memory() > 0);
        let bytes = Bytes::from(file.finish(&mut compressor).expect("memory"));
        let options = ArrowReaderOptions::new().with_page_index_policy(PageIndexPolicy::Required);
        let builder = ParquetRecordBatchReaderBuilder::try_new_with_options(bytes, options).expect("a file");
        let metadata = builder.metadata().clone();
        let (schema, of_parquet) = (builder.schema().clone(), builder.parquet_schema().clone());
        assert_eq!(schema, batches[0].schema());
        let read: Vec<RecordBatch> = builder.build().expect("a reader").map(|batch| batch.expect("rows")).collect();
        let groups: Vec<usize> = metadata.row_groups().iter().map(|group| group.num_rows() as usize).collect();
        assert_eq!(groups, [GROUP_ROWS, GROUP_ROWS, end as usize - 2 * GROUP_ROWS]);
        // The first texts of a row group decide whether it has a dictionary, and it has one until it is large.
        for (name, has_keys, has_runs) in [
            ("repeating", true, false),
            ("text", false, true),
            ("no text", false, true),
            ("changing", true, true),
            ("bytes", false, true),
        ] {
            let (at, _) = schema.column_with_name(name).expect("a column");
            let encodings: Vec<Encoding> = metadata.row_group(0).column(at).encodings().collect();
            assert_eq!(encodings.contains(&Encoding::RLE_DICTIONARY), has_keys, "{name}: {encodings:?}");
            assert_eq!(encodings.contains(&Encoding::DELTA_LENGTH_BYTE_ARRAY), has_runs, "{name}: {encodings:?}");
        }
        for (at, field) in schema.fields().iter().enumerate() {
            let name = field.name();
            let all = |batches: &[RecordBatch]| {
                let of = match field.data_type() {
                    DataType::Dictionary(..) => DataType::Utf8,
                    of => of.clone(),
                };
                let parts: Vec<ArrayRef> =
                    batches.iter().map(|batch| cast(batch.column(at), &of).expect("a column")).collect();
                arrow_select::concat::concat(&parts.iter().map(|part| &**part).collect::<Vec<_>>()).expect("a column")
            };
            let wanted = all(&batches);
            assert_eq!(&all(&read), &wanted, "{name}");
            // The file states no bounds of texts that are not names, and the reader returns none of durations.
            if ["repeating", "text", "no text", "changing", "bytes", "duration"].contains(&name.as_str()) {
                continue;
            }
            // Readers other than this one ignore bounds in the fields that Parquet has deprecated.
            for group in metadata.row_groups() {
                let own = group.column(at).statistics().expect("statistics");
                assert!(own.min_bytes_opt().is_none() || !own.is_min_max_deprecated(), "{name}");
            }
            let statistics = StatisticsConverter::try_new(name, &schema, &of_parquet).expect("statistics");
            let check = |at: usize, rows: Range<usize>, lows: &ArrayRef, highs: &ArrayRef| {
                let stated = bounds(lows, at..at + 1).zip(bounds(highs, at..at + 1));
                let stated = stated.map(|((low, _), (_, high))| (low, high));
                let own = bounds(&wanted, rows.clone());
                match (&stated, &own) {
                    (Some((low, high)), Some((least, most))) if low.len().max(high.len()) > 40 => {
                        assert!(low <= least && most <= high && low.len() <= 64 && high.len() <= 64, "{name} {rows:?}");
                    }
                    _ => assert_eq!(stated, own, "{name} {rows:?}"),
                }
            };
            let (lows, highs) = (
                statistics.row_group_mins(metadata.row_groups()).expect("bounds"),
                statistics.row_group_maxes(metadata.row_groups()).expect("bounds"),
            );
            let nulls = statistics.row_group_null_counts(metadata.row_groups()).expect("counts");
            let mut start = 0;
            for (group, count) in groups.iter().enumerate() {
                check(group, start..start + count, &lows, &highs);
                assert_eq!(nulls.value(group), wanted.slice(start, *count).null_count() as u64, "{name}");
                let (columns, offsets) =
                    (metadata.column_index().expect("an index"), metadata.offset_index().expect("one"));
                let lows = statistics.data_page_mins(columns, offsets, [&group]).expect("bounds");
                let highs = statistics.data_page_maxes(columns, offsets, [&group]).expect("bounds");
                let nulls = statistics.data_page_null_counts(columns, offsets, [&group]).expect("counts");
                assert_eq!(lows.len(), count.div_ceil(PAGE_ROWS), "{name}");
                for page in 0..lows.len() {
                    let own = page * PAGE_ROWS..(page * PAGE_ROWS + PAGE_ROWS).min(*count);
                    let rows = start + own.start..start + own.end;
                    check(page, rows.clone(), &lows, &highs);
                    assert_eq!(nulls.value(page), wanted.slice(rows.start, rows.len()).null_count() as u64, "{name}");
                }
                start += count;
            }
        }
    }
}
