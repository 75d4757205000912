//! Encoding of columns in Parquet files.

use arrow_array::{Array, RecordBatch};
use parquet::basic::{Compression, Encoding, Type};
use parquet::file::properties::{EnabledStatistics, WriterProperties};
use parquet::schema::types::SchemaDescriptor;

/// Rows of a row group at most.
pub(super) const GROUP_ROWS: usize = 1 << 17;
/// Rows of a page at most, so that filters by time and process skip the other pages.
pub(super) const PAGE_ROWS: usize = 1 << 13;
/// Rows from which on a dictionary is worth its memory: in columns that the parquet crate encodes, 72 KiB before the first value.
pub(super) const DICTIONARY_ROWS: usize = 256;

/// Returns the properties of a file that begins with these rows.
///
/// Most columns are encoded [here](super). What remains are columns of lists and structures, and GUIDs as bytes: text and bytes have
/// dictionaries, unless they have no values or there are few rows, and numbers are differences from one row to the next.
pub(super) fn properties(rows: &RecordBatch, schema: &SchemaDescriptor) -> WriterProperties {
    let mut properties = WriterProperties::builder()
        .set_compression(Compression::SNAPPY)
        .set_max_row_group_row_count(Some(GROUP_ROWS))
        .set_data_page_row_count_limit(PAGE_ROWS)
        .set_write_batch_size(PAGE_ROWS)
        .set_statistics_enabled(EnabledStatistics::Page)
        .set_dictionary_enabled(false);
    let has_many_rows = rows.num_rows() >= DICTIONARY_ROWS;
    for column in 0..schema.num_columns() {
        let leaf = schema.column(column);
        properties = match leaf.physical_type() {
            Type::INT32 | Type::INT64 => {
                properties.set_column_encoding(leaf.path().clone(), Encoding::DELTA_BINARY_PACKED)
            }
            Type::BYTE_ARRAY | Type::FIXED_LEN_BYTE_ARRAY => {
                // Names and paths are dictionaries in Arrow. Nobody selects the rows of a range of other texts.
                properties = properties.set_column_statistics_enabled(leaf.path().clone(), EnabledStatistics::None);
                let root = rows.column(schema.get_column_root_idx(column));
                let has_dictionary = has_many_rows && root.null_count() < root.len();
                properties.set_column_dictionary_enabled(leaf.path().clone(), has_dictionary)
            }
            _ => properties,
        };
    }
    properties.build()
}
