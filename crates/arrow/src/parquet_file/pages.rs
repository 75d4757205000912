//! Pages of a column of a row group, from the values of its rows that are not null.

use arrow_array::builder::BooleanBufferBuilder;
use arrow_buffer::NullBuffer;
use bytes::Bytes;
use hashbrown::HashMap;
use parquet::basic::{Compression, Encoding};
use parquet::column::page::{CompressedPage, Page, PageWriter};
use parquet::column::writer::ColumnCloseResult;
use parquet::errors::ParquetError;
use parquet::file::metadata::{ColumnChunkMetaData, ColumnIndexBuilder, OffsetIndexBuilder};
use parquet::file::statistics::Statistics;
use parquet::file::writer::{SerializedPageWriter, TrackedWrite};
use parquet::schema::types::ColumnDescPtr;
use snap::raw::{Encoder, max_compress_len};

use super::hybrid;
use super::properties::PAGE_ROWS;

/// Size of the header of a page in bytes, approximately.
const PAGE_HEADER: usize = 32;

/// The pages of a column, whose rows can be null and which is not within a list or a structure.
pub(super) struct Pages {
    description: ColumnDescPtr,
    /// Rows of the current page that have a value.
    valid: BooleanBufferBuilder,
    nulls: usize,
    complete: Vec<DataPage>,
    bytes: usize,
}

/// A page that is complete.
struct DataPage {
    compressed: Bytes,
    /// Size in bytes before compression.
    size: usize,
    rows: usize,
    nulls: usize,
    /// Encoding of the values.
    encoding: Encoding,
    bounds: Bounds,
}

/// Statistics of the values of a page.
#[derive(Debug, Default)]
pub(super) struct Bounds {
    /// Values that are not above the lowest, and not below the highest, as pages contain them. `None` if there is no value, or
    /// no bounds are stated.
    pub(super) range: Option<(Vec<u8>, Vec<u8>)>,
    /// Size of the texts in bytes, if the values are texts.
    pub(super) texts: Option<i64>,
}

/// The dictionary of a column: its values, each once.
#[derive(Default)]
pub(super) struct Dictionary {
    keys: HashMap<Box<[u8]>, u32>,
    /// Values as the page contains them: each after its length.
    bytes: Vec<u8>,
}

impl Dictionary {
    /// Returns the key of a value. Keys of new values count from 0.
    pub(super) fn key(&mut self, value: &[u8]) -> u32 {
        if let Some(key) = self.keys.get(value) {
            return *key;
        }
        let key = self.keys.len() as u32;
        self.keys.insert(value.into(), key);
        self.bytes.extend_from_slice(&(value.len() as u32).to_le_bytes());
        self.bytes.extend_from_slice(value);
        key
    }

    /// Values as the page contains them.
    pub(super) fn bytes(&self) -> &[u8] {
        &self.bytes
    }
}

impl Pages {
    pub(super) fn new(description: ColumnDescPtr) -> Pages {
        Pages { description, valid: BooleanBufferBuilder::new(0), nulls: 0, complete: Vec::new(), bytes: 0 }
    }

    /// Size of the complete pages in bytes.
    pub(super) fn bytes(&self) -> usize {
        self.bytes
    }

    /// Number of complete pages.
    pub(super) fn count(&self) -> usize {
        self.complete.len()
    }

    /// Number of rows that the current page has room for. If there are none, it [ends](Self::end).
    pub(super) fn room(&self) -> usize {
        PAGE_ROWS - self.valid.len()
    }

    /// Returns whether the current page has rows.
    pub(super) fn has_rows(&self) -> bool {
        !self.valid.is_empty()
    }

    /// Adds rows to the current page: which of them have a value.
    pub(super) fn add(&mut self, rows: usize, nulls: Option<&NullBuffer>) {
        match nulls {
            Some(nulls) => {
                self.valid.append_buffer(nulls.inner());
                self.nulls += nulls.null_count();
            }
            None => self.valid.append_n(rows, true),
        }
    }

    /// Completes the current page. `values` are those of the rows that have a value, encoded, in two parts.
    pub(super) fn end(
        &mut self,
        values: [&[u8]; 2],
        encoding: Encoding,
        bounds: Bounds,
        compressor: &mut Compressor,
    ) -> Result<(), ParquetError> {
        let (rows, nulls) = (self.valid.len(), self.nulls);
        let mut levels = Vec::new();
        match nulls {
            0 => hybrid::repeat(1, rows, 1, &mut levels),
            _ if nulls == rows => hybrid::repeat(0, rows, 1, &mut levels),
            _ => hybrid::bits(self.valid.as_slice(), rows, &mut levels),
        }
        let [first, second] = values;
        let (size, compressed) =
            compressor.compress(&[&(levels.len() as u32).to_le_bytes(), &levels, first, second])?;
        self.bytes += compressed.len();
        self.complete.push(DataPage { compressed, size, rows, nulls, encoding, bounds });
        self.valid.truncate(0);
        self.nulls = 0;
        Ok(())
    }

    /// Returns the bytes of the column, and what the file states about them. `statistics` returns the bounds of all values; its
    /// argument is the number of rows without a value.
    pub(super) fn close(
        self,
        compressor: &mut Compressor,
        dictionary: Option<&Dictionary>,
        statistics: impl FnOnce(u64) -> Statistics,
    ) -> Result<(Bytes, ColumnCloseResult), ParquetError> {
        let mut sink = TrackedWrite::new(Vec::with_capacity(self.bytes + PAGE_HEADER * (self.complete.len() + 1)));
        let mut size = 0;
        let mut encodings = vec![Encoding::RLE];
        self.complete.iter().for_each(|page| put(&mut encodings, page.encoding));
        if let Some(dictionary) = dictionary {
            let page = Page::DictionaryPage {
                buf: compressor.compress(&[&dictionary.bytes])?.1,
                num_values: dictionary.keys.len() as u32,
                encoding: Encoding::PLAIN,
                is_sorted: false,
            };
            let page = CompressedPage::new(page, dictionary.bytes.len());
            size += SerializedPageWriter::new(&mut sink).write_page(page)?.uncompressed_size;
            put(&mut encodings, Encoding::PLAIN);
        }
        let of_type = self.description.physical_type();
        let (mut column_index, mut offset_index) = (ColumnIndexBuilder::new(of_type), OffsetIndexBuilder::new());
        let (mut rows, mut nulls, mut texts, mut first) = (0, 0, None, None);
        // An index without bounds would state that the pages have no values.
        let has_bounds = self.complete.iter().all(|page| page.bounds.range.is_some() || page.nulls == page.rows);
        let mut writer = SerializedPageWriter::new(&mut sink);
        for page in self.complete {
            let data = Page::DataPage {
                buf: page.compressed,
                num_values: page.rows as u32,
                encoding: page.encoding,
                def_level_encoding: Encoding::RLE,
                rep_level_encoding: Encoding::RLE,
                statistics: None,
            };
            let written = writer.write_page(CompressedPage::new(data, page.size))?;
            size += written.uncompressed_size;
            first = first.or(Some(written.offset as i64));
            let Bounds { range, texts: of_page } = page.bounds;
            let is_null = range.is_none();
            let (low, high) = range.unwrap_or_default();
            column_index.append(is_null, low, high, page.nulls as i64);
            offset_index.append_row_count(page.rows as i64);
            offset_index.append_offset_and_size(written.offset as i64, written.compressed_size as i32);
            offset_index.append_unencoded_byte_array_data_bytes(of_page);
            rows += page.rows;
            nulls += page.nulls;
            texts = of_page.map(|size| size + texts.unwrap_or(0));
        }
        writer.close()?;
        let bytes: Bytes = sink.into_inner()?.into();
        let metadata = ColumnChunkMetaData::builder(self.description)
            .set_compression(Compression::SNAPPY)
            .set_encodings(encodings)
            .set_num_values(rows as i64)
            .set_total_compressed_size(bytes.len() as i64)
            .set_total_uncompressed_size(size as i64)
            .set_dictionary_page_offset(dictionary.map(|_| 0))
            .set_data_page_offset(first.unwrap_or(0))
            .set_unencoded_byte_array_data_bytes(texts)
            .set_statistics(statistics(nulls as u64));
        let closed = ColumnCloseResult {
            bytes_written: bytes.len() as u64,
            rows_written: rows as u64,
            metadata: metadata.build()?,
            bloom_filter: None,
            column_index: if has_bounds { Some(column_index.build()?) } else { None },
            offset_index: Some(offset_index.build()),
        };
        Ok((bytes, closed))
    }
}

/// Adds an encoding, unless it is there.
fn put(encodings: &mut Vec<Encoding>, encoding: Encoding) {
    if !encodings.contains(&encoding) {
        encodings.push(encoding);
    }
}

/// Compresses pages, with memory that all of them share.
pub(crate) struct Compressor {
    encoder: Encoder,
    page: Vec<u8>,
    compressed: Vec<u8>,
}

impl Compressor {
    pub(crate) fn new() -> Compressor {
        Compressor { encoder: Encoder::new(), page: Vec::new(), compressed: Vec::new() }
    }

    /// Compresses a page that consists of several parts. Returns its size in bytes before compression, and the compressed bytes.
    fn compress(&mut self, parts: &[&[u8]]) -> Result<(usize, Bytes), ParquetError> {
        self.page.clear();
        parts.iter().for_each(|part| self.page.extend_from_slice(part));
        let most = max_compress_len(self.page.len());
        if self.compressed.len() < most {
            self.compressed.resize(most, 0);
        }
        let size = self.encoder.compress(&self.page, &mut self.compressed);
        let size = size.map_err(|error| ParquetError::External(error.into()))?;
        Ok((self.page.len(), Bytes::copy_from_slice(self.compressed.get(..size).unwrap_or_default())))
    }
}
