//! Encodes a column of texts or bytes that are not keys of a dictionary in Arrow.
//!
//! If the first of a row group [repeat](repeats), their pages contain keys of a dictionary, until it has become large. Other pages
//! contain the sizes of the values, and then all of them (`DELTA_LENGTH_BYTE_ARRAY`), which takes no hash of each value.

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

use super::hybrid;
use super::numbers::deltas;
use super::pages::{Bounds, Compressor, Dictionary, Pages};
use super::properties::DICTIONARY_ROWS;

/// Size of the values of a page in bytes, from which on it ends before it has all rows.
const PAGE_BYTES: usize = 1 << 20;

/// Size of a dictionary in bytes, from which on later pages have none. Readers of one page read all of it.
const DICTIONARY_BYTES: usize = 1 << 20;

/// Values that are compared to find whether values repeat.
const SAMPLE: usize = 512;

/// The column of a row group.
pub(super) struct RunColumn {
    pages: Pages,
    /// Values of the current page.
    page: Values,
    /// Values of the pages that contain keys.
    dictionary: Option<Dictionary>,
}

/// Values of a page.
enum Values {
    /// Keys of a dictionary, and the size of the values in bytes.
    Keys(Vec<u32>, usize),
    /// Sizes of the values, and all of them.
    Runs(Vec<i64>, Vec<u8>),
}

/// Returns whether a type is one of texts or bytes that are encoded here.
pub(super) fn is_run(of: &DataType) -> bool {
    matches!(of, DataType::Utf8 | DataType::Binary)
}

/// Returns whether at most half of the first values of a column are different. `None` if there are few rows or no values.
pub(super) fn repeats(rows: &ArrayRef) -> Option<bool> {
    match rows.data_type() {
        DataType::Utf8 => repeat(rows.as_string::<i32>()),
        DataType::Binary => repeat(rows.as_binary::<i32>()),
        _ => None,
    }
}

fn repeat<T: ByteArrayType<Offset = i32>>(rows: &GenericByteArray<T>) -> Option<bool> {
    if rows.len() < DICTIONARY_ROWS {
        return None;
    }
    let (mut count, mut different) = (0, HashSet::new());
    for value in rows.iter().flatten().take(SAMPLE) {
        let value: &[u8] = value.as_ref();
        count += 1;
        different.insert(value);
    }
    (count > 0).then_some(2 * different.len() <= count)
}

impl RunColumn {
    /// Creates the column of a row group, with a dictionary if the values repeat.
    pub(super) fn new(description: ColumnDescPtr, repeats: bool) -> RunColumn {
        let page = if repeats { Values::Keys(Vec::new(), 0) } else { Values::Runs(Vec::new(), Vec::new()) };
        RunColumn { pages: Pages::new(description), page, dictionary: repeats.then(Dictionary::default) }
    }

    /// Size in bytes, approximately.
    pub(super) fn bytes(&self) -> usize {
        let page = match &self.page {
            Values::Keys(keys, _) => 4 * keys.len(),
            Values::Runs(sizes, values) => values.len() + 8 * sizes.len(),
        };
        self.pages.bytes() + page + self.dictionary.as_ref().map_or(0, |dictionary| 2 * dictionary.bytes().len())
    }

    /// Appends rows of a type that [is one of texts or bytes](is_run).
    pub(super) fn write(&mut self, rows: &ArrayRef, compressor: &mut Compressor) -> Result<(), ParquetError> {
        match rows.data_type() {
            DataType::Utf8 => self.rows(rows.as_string::<i32>(), compressor),
            DataType::Binary => self.rows(rows.as_binary::<i32>(), compressor),
            other => Err(ParquetError::General(format!("{other} is no type of texts or bytes"))),
        }
    }

    fn rows<T: ByteArrayType<Offset = i32>>(
        &mut self,
        rows: &GenericByteArray<T>,
        compressor: &mut Compressor,
    ) -> Result<(), ParquetError> {
        let mut start = 0;
        while start < rows.len() {
            let room = self.pages.room().min(rows.len() - start);
            let left = PAGE_BYTES.saturating_sub(self.page.bytes());
            let offsets = rows.value_offsets().get(start..=start + room).unwrap_or_default();
            let first = offsets.first().copied().unwrap_or(0);
            let fits = |end: &i32| (end - first) as usize <= left;
            // At least one row, however large.
            let count = offsets.partition_point(fits).saturating_sub(1).clamp(1, room);
            let part = rows.slice(start, count);
            self.pages.add(count, part.nulls());
            match &mut self.page {
                Values::Keys(keys, size) => {
                    let dictionary = self.dictionary.get_or_insert_default();
                    for value in part.iter().flatten() {
                        let value: &[u8] = value.as_ref();
                        keys.push(dictionary.key(value));
                        *size += value.len();
                    }
                }
                Values::Runs(sizes, values) => put(&part, sizes, values),
            }
            if self.pages.room() == 0 || self.page.bytes() >= PAGE_BYTES {
                self.end_page(compressor)?;
            }
            start += count;
        }
        Ok(())
    }

    /// Completes the page.
    fn end_page(&mut self, compressor: &mut Compressor) -> Result<(), ParquetError> {
        let texts = Some(self.page.bytes() as i64);
        let (first, second, encoding) = match &self.page {
            Values::Keys(keys, _) => (hybrid::keys(keys), &[][..], Encoding::RLE_DICTIONARY),
            Values::Runs(sizes, values) => (deltas(sizes, true), &values[..], Encoding::DELTA_LENGTH_BYTE_ARRAY),
        };
        self.pages.end([&first, second], encoding, Bounds { range: None, texts }, compressor)?;
        let is_large = |dictionary: &Dictionary| dictionary.bytes().len() > DICTIONARY_BYTES;
        match &mut self.page {
            Values::Keys(..) if self.dictionary.as_ref().is_some_and(is_large) => {
                self.page = Values::Runs(Vec::new(), Vec::new());
            }
            Values::Keys(keys, size) => {
                keys.clear();
                *size = 0;
            }
            Values::Runs(sizes, values) => {
                sizes.clear();
                values.clear();
            }
        }
        Ok(())
    }

    /// Completes the column. Returns its bytes, and what the file states about them.
    pub(super) fn close(mut self, compressor: &mut Compressor) -> Result<(Bytes, ColumnCloseResult), ParquetError> {
        if self.pages.has_rows() {
            self.end_page(compressor)?;
        }
        // Nobody selects the rows of a range of these texts.
        let statistics =
            |nulls| Statistics::ByteArray(ValueStatistics::<ByteArray>::new(None, None, None, Some(nulls), false));
        self.pages.close(compressor, self.dictionary.as_ref(), statistics)
    }
}

impl Values {
    /// Size of the values in bytes.
    fn bytes(&self) -> usize {
        match self {
            Values::Keys(_, size) => *size,
            Values::Runs(_, values) => values.len(),
        }
    }
}

/// Appends the sizes and the bytes of the values that are not null.
fn put<T: ByteArrayType<Offset = i32>>(rows: &GenericByteArray<T>, sizes: &mut Vec<i64>, values: &mut Vec<u8>) {
    let mut put = |start: usize, end: usize| {
        let offsets = rows.value_offsets().get(start..=end).unwrap_or_default();
        sizes.extend(offsets.iter().zip(offsets.iter().skip(1)).map(|(at, end)| i64::from(end - at)));
        let ends = offsets.first().zip(offsets.last());
        let all = ends.and_then(|(at, end)| rows.value_data().get(*at as usize..*end as usize));
        values.extend_from_slice(all.unwrap_or_default());
    };
    match rows.nulls() {
        Some(nulls) => nulls.valid_slices().for_each(|(start, end)| put(start, end)),
        None => put(0, rows.len()),
    }
}
