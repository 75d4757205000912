//! Encodes a column of texts that are keys of a dictionary.
//!
//! The writer of the parquet crate resolves each key, then hashes and compares the text of each row. Most texts of a table repeat,
//! so this was half of the time of an export. Here, each text is hashed once for a row group, and compared once for a page.

use std::sync::Arc;

use arrow_array::builder::BooleanBufferBuilder;
use arrow_array::types::Int32Type;
use arrow_array::{Array, DictionaryArray, StringArray};
use bytes::Bytes;
use hashbrown::HashMap;
use parquet::basic::{Compression, Encoding, Type};
use parquet::column::page::{CompressedPage, Page, PageWriter};
use parquet::column::writer::ColumnCloseResult;
use parquet::data_type::ByteArray;
use parquet::errors::ParquetError;
use parquet::file::metadata::{ColumnChunkMetaData, ColumnIndexBuilder, OffsetIndexBuilder};
use parquet::file::statistics::{Statistics, ValueStatistics};
use parquet::file::writer::{SerializedPageWriter, TrackedWrite};
use parquet::schema::types::ColumnDescPtr;

use super::bounds::{lower, upper};
use super::hybrid;
use super::properties::PAGE_ROWS;

/// Key of a text that has no key in the row group yet.
const NONE: u32 = u32::MAX;

/// The column of a row group.
pub(super) struct DictionaryColumn {
    description: ColumnDescPtr,
    texts: Texts,
    /// The values of the last rows, and their keys in the row group.
    source: Option<(Arc<StringArray>, Vec<u32>)>,
    /// Keys of the current page.
    keys: Vec<u32>,
    /// Which rows of the current page have a key.
    valid: BooleanBufferBuilder,
    pages: Vec<DataPage>,
    /// Size of the pages in bytes.
    bytes: usize,
    compressor: snap::raw::Encoder,
}

/// Texts of a row group.
#[derive(Default)]
struct Texts {
    keys: HashMap<Box<str>, u32>,
    /// Page in which a text was last, from 1.
    pages: Vec<u32>,
    /// Texts as a dictionary page contains them: each after its length.
    encoded: Vec<u8>,
    /// Position of each text.
    starts: Vec<usize>,
}

/// A page that is complete.
struct DataPage {
    compressed: Bytes,
    /// Size in bytes before compression.
    size: usize,
    rows: usize,
    nulls: usize,
    /// The lowest and the highest text. `None` if there is no text.
    range: Option<(u32, u32)>,
    /// Size of the texts in bytes.
    texts: i64,
}

impl Texts {
    /// Returns the key of a text.
    fn key(&mut self, text: &str) -> u32 {
        if let Some(key) = self.keys.get(text) {
            return *key;
        }
        let key = self.starts.len() as u32;
        self.keys.insert(text.into(), key);
        self.pages.push(0);
        self.encoded.extend_from_slice(&(text.len() as u32).to_le_bytes());
        self.starts.push(self.encoded.len());
        self.encoded.extend_from_slice(text.as_bytes());
        key
    }

    /// Returns the text of a key.
    fn text(&self, key: u32) -> &[u8] {
        let start = self.starts.get(key as usize).copied().unwrap_or(self.encoded.len());
        let end = self.starts.get(key as usize + 1).map_or(self.encoded.len(), |next| next - 4);
        self.encoded.get(start..end).unwrap_or_default()
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
            let (low, high) = range.unwrap_or((key, key));
            let low = if self.text(key) < self.text(low) { key } else { low };
            let high = if self.text(key) > self.text(high) { key } else { high };
            range = Some((low, high));
        }
        (range, size)
    }
}

impl DictionaryColumn {
    /// Creates the column of a row group. Its rows can be null, and it is not within a list or a structure.
    pub(super) fn new(description: ColumnDescPtr) -> DictionaryColumn {
        DictionaryColumn {
            description,
            texts: Texts::default(),
            source: None,
            keys: Vec::new(),
            valid: BooleanBufferBuilder::new(0),
            pages: Vec::new(),
            bytes: 0,
            compressor: snap::raw::Encoder::new(),
        }
    }

    /// Size in bytes, approximately.
    pub(super) fn bytes(&self) -> usize {
        self.bytes + 4 * self.keys.len() + 2 * self.texts.encoded.len()
    }

    /// Appends rows.
    pub(super) fn write(&mut self, rows: &DictionaryArray<Int32Type>) -> Result<(), ParquetError> {
        let values = rows.values().as_any().downcast_ref::<StringArray>();
        let values = values.ok_or_else(|| ParquetError::General("a dictionary without texts".to_owned()))?;
        let mut of_source = self.keys_of(values);
        let (all, nulls) = (rows.keys().values(), rows.nulls());
        let mut start = 0;
        while start < all.len() {
            let end = all.len().min(start + PAGE_ROWS - self.valid.len());
            let keys = all.get(start..end).unwrap_or_default();
            match nulls {
                Some(nulls) => self.valid.append_buffer(&nulls.inner().slice(start, end - start)),
                None => self.valid.append_n(end - start, true),
            }
            let texts = &mut self.texts;
            let mut own = |key: &i32| match of_source.get_mut(*key as usize) {
                Some(own) if *own != NONE => *own,
                Some(own) => {
                    *own = texts.key(values.value(*key as usize));
                    *own
                }
                // Arrow has checked that each key has a value.
                None => 0,
            };
            match nulls {
                Some(nulls) => {
                    let valid = nulls.inner().slice(start, end - start);
                    self.keys.extend(keys.iter().zip(&valid).filter(|(_, valid)| *valid).map(|(key, _)| own(key)));
                }
                None => self.keys.extend(keys.iter().map(own)),
            }
            if self.valid.len() == PAGE_ROWS {
                self.end_page()?;
            }
            start = end;
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
    fn end_page(&mut self) -> Result<(), ParquetError> {
        let rows = self.valid.len();
        let nulls = rows - self.keys.len();
        let mut levels = Vec::new();
        match nulls {
            0 => hybrid::repeat(1, rows, 1, &mut levels),
            _ if nulls == rows => hybrid::repeat(0, rows, 1, &mut levels),
            _ => hybrid::bits(self.valid.as_slice(), rows, &mut levels),
        }
        let mut page = (levels.len() as u32).to_le_bytes().to_vec();
        page.append(&mut levels);
        let width = hybrid::width_of(self.keys.iter().copied().max().unwrap_or(0));
        page.push(width as u8);
        hybrid::encode(&self.keys, width, &mut page);
        let (range, texts) = self.texts.of_page(&self.keys, self.pages.len() as u32 + 1);
        let compressed = self.compress(&page)?;
        self.bytes += compressed.len();
        self.pages.push(DataPage { compressed, size: page.len(), rows, nulls, range, texts });
        self.keys.clear();
        self.valid = BooleanBufferBuilder::new(0);
        Ok(())
    }

    fn compress(&mut self, bytes: &[u8]) -> Result<Bytes, ParquetError> {
        let compressed = self.compressor.compress_vec(bytes);
        Ok(compressed.map_err(|error| ParquetError::External(error.into()))?.into())
    }

    /// Completes the column. Returns its bytes, and what the file states about them.
    pub(super) fn close(mut self) -> Result<(Bytes, ColumnCloseResult), ParquetError> {
        if !self.valid.is_empty() {
            self.end_page()?;
        }
        let mut sink = TrackedWrite::new(Vec::new());
        let mut writer = SerializedPageWriter::new(&mut sink);
        let dictionary = std::mem::take(&mut self.texts.encoded);
        let compressed = self.compress(&dictionary)?;
        let page = Page::DictionaryPage {
            buf: compressed,
            num_values: self.texts.starts.len() as u32,
            encoding: Encoding::PLAIN,
            is_sorted: false,
        };
        let mut size = writer.write_page(CompressedPage::new(page, dictionary.len()))?.uncompressed_size;
        self.texts.encoded = dictionary;
        let (mut column_index, mut offset_index) =
            (ColumnIndexBuilder::new(Type::BYTE_ARRAY), OffsetIndexBuilder::new());
        let (mut rows, mut nulls, mut texts, mut first) = (0, 0, 0, None);
        for page in &self.pages {
            let data = Page::DataPage {
                buf: page.compressed.clone(),
                num_values: page.rows as u32,
                encoding: Encoding::RLE_DICTIONARY,
                def_level_encoding: Encoding::RLE,
                rep_level_encoding: Encoding::RLE,
                statistics: None,
            };
            let written = writer.write_page(CompressedPage::new(data, page.size))?;
            size += written.uncompressed_size;
            first = first.or(Some(written.offset as i64));
            let (low, high) = match page.range {
                Some((low, high)) => (lower(self.texts.text(low)).0, upper(self.texts.text(high)).0),
                None => Default::default(),
            };
            column_index.append(page.range.is_none(), low.to_vec(), high, page.nulls as i64);
            offset_index.append_row_count(page.rows as i64);
            offset_index.append_offset_and_size(written.offset as i64, written.compressed_size as i32);
            offset_index.append_unencoded_byte_array_data_bytes(Some(page.texts));
            rows += page.rows;
            nulls += page.nulls;
            texts += page.texts;
        }
        writer.close()?;
        let bytes: Bytes = sink.into_inner()?.into();
        let metadata = ColumnChunkMetaData::builder(self.description.clone())
            .set_compression(Compression::SNAPPY)
            .set_encodings(vec![Encoding::PLAIN, Encoding::RLE, Encoding::RLE_DICTIONARY])
            .set_num_values(rows as i64)
            .set_total_compressed_size(bytes.len() as i64)
            .set_total_uncompressed_size(size as i64)
            .set_dictionary_page_offset(Some(0))
            .set_data_page_offset(first.unwrap_or(0))
            .set_unencoded_byte_array_data_bytes(Some(texts))
            .set_statistics(self.statistics(nulls));
        let closed = ColumnCloseResult {
            bytes_written: bytes.len() as u64,
            rows_written: rows as u64,
            metadata: metadata.build()?,
            bloom_filter: None,
            column_index: Some(column_index.build()?),
            offset_index: Some(offset_index.build()),
        };
        Ok((bytes, closed))
    }

    /// Returns the lowest and the highest text of all pages.
    fn statistics(&self, nulls: usize) -> Statistics {
        let text = |key: u32| self.texts.text(key);
        let ranges = || self.pages.iter().filter_map(|page| page.range);
        let low = ranges().map(|(low, _)| text(low)).min().map(lower);
        let high = ranges().map(|(_, high)| text(high)).max().map(upper);
        let (low, low_is_exact) = low.map_or((None, true), |(low, is_exact)| (Some(low), is_exact));
        let (high, high_is_exact) = high.map_or((None, true), |(high, is_exact)| (Some(high), is_exact));
        let bytes = |text: &[u8]| ByteArray::from(text.to_vec());
        let values = ValueStatistics::new(low.map(bytes), high.as_deref().map(bytes), None, Some(nulls as u64), false);
        Statistics::ByteArray(values.with_min_is_exact(low_is_exact).with_max_is_exact(high_is_exact))
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
