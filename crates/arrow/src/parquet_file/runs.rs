//! Encodes a column of texts or bytes that do not [repeat](repeats): their sizes, and then all of them
//! (`DELTA_LENGTH_BYTE_ARRAY`).
//!
//! The writer of the parquet crate hashes the text of each row until it finds that texts do not repeat.

use arrow_array::cast::AsArray;
use arrow_array::types::ByteArrayType;
use arrow_array::{Array, ArrayRef, GenericByteArray};
use arrow_schema::DataType;
use bytes::Bytes;
use hashbrown::HashSet;
use parquet::basic::Encoding;
use parquet::column::writer::ColumnCloseResult;
use parquet::data_type::ByteArray;
use parquet::errors::ParquetError;
use parquet::file::statistics::{Statistics, ValueStatistics};
use parquet::schema::types::ColumnDescPtr;
use snap::raw::Encoder;

use super::numbers::deltas;
use super::pages::{Bounds, Pages};
use super::properties::DICTIONARY_ROWS;

/// Size of the values of a page in bytes, from which on it ends before it has all rows.
const PAGE_BYTES: usize = 1 << 20;

/// The column of a row group.
pub(super) struct RunColumn {
    pages: Pages,
    /// Sizes of the values of the current page.
    sizes: Vec<i64>,
    values: Vec<u8>,
}

/// Returns whether a type is one of texts or bytes that are encoded here.
pub(super) fn is_run(of: &DataType) -> bool {
    matches!(of, DataType::Utf8 | DataType::Binary)
}

/// Values that are compared to find whether values repeat.
const SAMPLE: usize = 512;
/// Returns whether the first values of a column are texts of which at most half are different.
pub(super) fn repeats(rows: &ArrayRef) -> bool {
    let Some(rows) = rows.as_string_opt::<i32>().filter(|rows| rows.len() >= DICTIONARY_ROWS) else { return false };
    let (mut count, mut different) = (0, HashSet::new());
    for text in rows.iter().flatten().take(SAMPLE) {
        count += 1;
        different.insert(text);
    }
    count > 0 && 2 * different.len() <= count
}

impl RunColumn {
    /// Creates the column of a row group.
    pub(super) fn new(description: ColumnDescPtr) -> RunColumn {
        let pages = Pages::new(description, Encoding::DELTA_LENGTH_BYTE_ARRAY);
        RunColumn { pages, sizes: Vec::new(), values: Vec::new() }
    }

    /// Size in bytes, approximately.
    pub(super) fn bytes(&self) -> usize {
        self.pages.bytes() + self.values.len() + 8 * self.sizes.len()
    }

    /// Appends rows of a type that [is one of texts or bytes](is_run).
    pub(super) fn write(&mut self, rows: &ArrayRef, compressor: &mut Encoder) -> Result<(), ParquetError> {
        match rows.data_type() {
            DataType::Utf8 => self.rows(rows.as_string::<i32>(), compressor),
            DataType::Binary => self.rows(rows.as_binary::<i32>(), compressor),
            other => Err(ParquetError::General(format!("{other} is no type of texts or bytes"))),
        }
    }

    fn rows<T: ByteArrayType<Offset = i32>>(
        &mut self,
        rows: &GenericByteArray<T>,
        compressor: &mut Encoder,
    ) -> Result<(), ParquetError> {
        let mut start = 0;
        while start < rows.len() {
            let room = self.pages.room().min(rows.len() - start);
            let left = PAGE_BYTES.saturating_sub(self.values.len());
            let offsets = rows.value_offsets().get(start..=start + room).unwrap_or_default();
            let first = offsets.first().copied().unwrap_or(0);
            let fits = |end: &i32| (end - first) as usize <= left;
            // At least one row, however large.
            let count = offsets.partition_point(fits).saturating_sub(1).clamp(1, room);
            let part = rows.slice(start, count);
            self.pages.add(count, part.nulls());
            match part.nulls() {
                Some(nulls) => nulls.valid_indices().for_each(|row| {
                    let value: &[u8] = part.value(row).as_ref();
                    self.sizes.push(value.len() as i64);
                    self.values.extend_from_slice(value);
                }),
                None => {
                    let offsets = part.value_offsets();
                    self.sizes.extend(offsets.iter().zip(offsets.iter().skip(1)).map(|(at, end)| i64::from(end - at)));
                    let ends = offsets.first().zip(offsets.last());
                    let values = ends.and_then(|(at, end)| part.value_data().get(*at as usize..*end as usize));
                    self.values.extend_from_slice(values.unwrap_or_default());
                }
            }
            if self.pages.room() == 0 || self.values.len() >= PAGE_BYTES {
                self.end_page(compressor)?;
            }
            start += count;
        }
        Ok(())
    }

    /// Completes the page.
    fn end_page(&mut self, compressor: &mut Encoder) -> Result<(), ParquetError> {
        let mut values = deltas(&self.sizes, true);
        values.extend_from_slice(&self.values);
        let texts = Some(self.values.len() as i64);
        self.pages.end(&values, Bounds { range: None, texts }, compressor)?;
        self.sizes.clear();
        self.values.clear();
        Ok(())
    }

    /// Completes the column. Returns its bytes, and what the file states about them.
    pub(super) fn close(mut self, compressor: &mut Encoder) -> Result<(Bytes, ColumnCloseResult), ParquetError> {
        if self.pages.has_rows() {
            self.end_page(compressor)?;
        }
        // Nobody selects the rows of a range of these texts.
        let statistics =
            |nulls| Statistics::ByteArray(ValueStatistics::<ByteArray>::new(None, None, None, Some(nulls), false));
        self.pages.close(compressor, None, statistics)
    }
}
