//! Encodes a column of texts that are keys of a dictionary.
//!
//! The writer of the parquet crate resolves each key, then hashes and compares the text of each row. Most texts of a table repeat,
//! so this was a third of the time of an export. Here, each text is hashed once for a row group, and compared once for a page.

use std::sync::Arc;

use arrow_array::types::Int32Type;
use arrow_array::{Array, DictionaryArray, StringArray};
use bytes::Bytes;
use parquet::basic::Encoding;
use parquet::column::writer::ColumnCloseResult;
use parquet::data_type::ByteArray;
use parquet::errors::ParquetError;
use parquet::file::statistics::{Statistics, ValueStatistics};
use parquet::schema::types::ColumnDescPtr;

use super::bounds::{lower, upper};
use super::hybrid;
use super::pages::{Bounds, Compressor, Dictionary, Pages};

/// Key of a text that has no key in the row group yet.
const NONE: u32 = u32::MAX;

/// The column of a row group.
pub(super) struct DictionaryColumn {
    pages: Pages,
    texts: Texts,
    /// The values of the last rows, and their keys in the row group.
    source: Option<(Arc<StringArray>, Vec<u32>)>,
    /// Keys of the current page.
    keys: Vec<u32>,
    /// The lowest and the highest text of all pages.
    range: Option<(u32, u32)>,
}

/// Texts of a row group.
#[derive(Default)]
struct Texts {
    dictionary: Dictionary,
    /// Page in which a text was last, from 1.
    pages: Vec<u32>,
    /// Position of each text among the values of the dictionary.
    starts: Vec<usize>,
}

impl Texts {
    /// Returns the key of a text.
    fn key(&mut self, text: &str) -> u32 {
        let key = self.dictionary.key(text.as_bytes());
        if key as usize == self.starts.len() {
            self.pages.push(0);
            self.starts.push(self.dictionary.bytes().len() - text.len());
        }
        key
    }

    /// Returns the text of a key.
    fn text(&self, key: u32) -> &[u8] {
        let all = self.dictionary.bytes();
        let start = self.starts.get(key as usize).copied().unwrap_or(all.len());
        let end = self.starts.get(key as usize + 1).map_or(all.len(), |next| next - 4);
        all.get(start..end).unwrap_or_default()
    }

    /// Returns a range with a text in it.
    fn with(&self, range: Option<(u32, u32)>, key: u32) -> (u32, u32) {
        let (low, high) = range.unwrap_or((key, key));
        let low = if self.text(key) < self.text(low) { key } else { low };
        let high = if self.text(key) > self.text(high) { key } else { high };
        (low, high)
    }

    /// Returns the lowest and the highest text of a page, and the size of all in bytes. `page` counts from 1.
    fn of_page(&mut self, keys: &[u32], page: u32) -> (Option<(u32, u32)>, i64) {
        let (mut range, mut size) = (None, 0);
        for keys in keys.chunk_by(|one, other| one == other) {
            let Some(key) = keys.first().copied() else { continue };
            size += (self.text(key).len() * keys.len()) as i64;
            match self.pages.get_mut(key as usize) {
                Some(last) if *last != page => *last = page,
                _ => continue,
            }
            range = Some(self.with(range, key));
        }
        (range, size)
    }
}

impl DictionaryColumn {
    /// Creates the column of a row group.
    pub(super) fn new(description: ColumnDescPtr) -> DictionaryColumn {
        DictionaryColumn {
            pages: Pages::new(description),
            texts: Texts::default(),
            source: None,
            keys: Vec::new(),
            range: None,
        }
    }

    /// Size in bytes, approximately.
    pub(super) fn bytes(&self) -> usize {
        self.pages.bytes() + 4 * self.keys.len() + 2 * self.texts.dictionary.bytes().len()
    }

    /// Appends rows.
    pub(super) fn write(
        &mut self,
        rows: &DictionaryArray<Int32Type>,
        compressor: &mut Compressor,
    ) -> Result<(), ParquetError> {
        let values = rows.values().as_any().downcast_ref::<StringArray>();
        let values = values.ok_or_else(|| ParquetError::General("a dictionary without texts".to_owned()))?;
        let mut of_source = self.keys_of(values);
        let mut start = 0;
        while start < rows.len() {
            let count = self.pages.room().min(rows.len() - start);
            let part = rows.keys().slice(start, count);
            self.pages.add(count, part.nulls());
            let texts = &mut self.texts;
            let mut own = |key: i32| match of_source.get_mut(key as usize) {
                Some(own) if *own != NONE => *own,
                Some(own) => {
                    *own = texts.key(values.value(key as usize));
                    *own
                }
                // Arrow has checked that each key has a value.
                None => 0,
            };
            match part.nulls() {
                Some(nulls) => {
                    for (start, end) in nulls.valid_slices() {
                        let keys = part.values().get(start..end).unwrap_or_default();
                        self.keys.extend(keys.iter().map(|key| own(*key)));
                    }
                }
                None => self.keys.extend(part.values().iter().map(|key| own(*key))),
            }
            if self.pages.room() == 0 {
                self.end_page(compressor)?;
            }
            start += count;
        }
        self.source = Some((Arc::new(values.clone()), of_source));
        Ok(())
    }

    /// Returns the keys in the row group of the values of a dictionary: those that are known, if it begins with the last one.
    fn keys_of(&mut self, values: &StringArray) -> Vec<u32> {
        let mut keys = match self.source.take() {
            Some((last, keys)) if begins_with(values, &last) => keys,
            _ => Vec::new(),
        };
        keys.resize(values.len(), NONE);
        keys
    }

    /// Completes the page.
    fn end_page(&mut self, compressor: &mut Compressor) -> Result<(), ParquetError> {
        let values = hybrid::keys(&self.keys);
        let (range, size) = self.texts.of_page(&self.keys, self.pages.count() as u32 + 1);
        for key in range.into_iter().flat_map(|(low, high)| [low, high]) {
            self.range = Some(self.texts.with(self.range, key));
        }
        let text = |key| self.texts.text(key);
        let range = range.map(|(low, high)| (lower(text(low)).0.to_vec(), upper(text(high)).0));
        self.pages.end([&values, &[]], Encoding::RLE_DICTIONARY, Bounds { range, texts: Some(size) }, compressor)?;
        self.keys.clear();
        Ok(())
    }

    /// Completes the column. Returns its bytes, and what the file states about them.
    pub(super) fn close(mut self, compressor: &mut Compressor) -> Result<(Bytes, ColumnCloseResult), ParquetError> {
        if self.pages.has_rows() {
            self.end_page(compressor)?;
        }
        let bytes = |text: &[u8]| ByteArray::from(text.to_vec());
        let (low, high) = self.range.map(|(low, high)| (self.texts.text(low), self.texts.text(high))).unzip();
        let ((low, low_is_exact), (high, high_is_exact)) = (low.map(lower).unzip(), high.map(upper).unzip());
        let statistics = |nulls| {
            let values = ValueStatistics::new(low.map(bytes), high.as_deref().map(bytes), None, Some(nulls), false);
            let values = values.with_min_is_exact(low_is_exact.unwrap_or(true));
            Statistics::ByteArray(values.with_max_is_exact(high_is_exact.unwrap_or(true)))
        };
        self.pages.close(compressor, Some(&self.texts.dictionary), statistics)
    }
}

/// Returns whether the first values of a dictionary are all values of another.
fn begins_with(values: &StringArray, other: &StringArray) -> bool {
    let start = |array: &StringArray| array.value_offsets().first().copied().unwrap_or(0);
    let offsets = values.value_offsets().get(..=other.len());
    let end = other.value_offsets().last().copied().unwrap_or(0) as usize;
    start(values) == 0
        && start(other) == 0
        && offsets == Some(other.value_offsets())
        && values.value_data().get(..end) == other.value_data().get(..end)
}
