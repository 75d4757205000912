#![cfg_attr(feature = "tables", doc = include_str!("../README.md"))]
#![cfg_attr(not(feature = "tables"), doc = "Enable the feature `tables`.")]
#![cfg_attr(docsrs, feature(doc_cfg))]

#[cfg(feature = "tables")]
mod cells;
#[cfg(feature = "tables")]
mod common;
#[cfg(feature = "tables")]
mod context;
#[cfg(feature = "tables")]
mod described;
#[cfg(feature = "tables")]
mod distinct;
#[cfg(feature = "tables")]
mod events;
#[cfg(feature = "files")]
mod export;
#[cfg(feature = "files")]
mod files;
#[cfg(feature = "tables")]
mod fill;
#[cfg(feature = "tables")]
mod heads;
#[cfg(feature = "files")]
mod inputs;
#[cfg(feature = "tables")]
mod kinds;
#[cfg(feature = "tables")]
mod merge;
#[cfg(feature = "tables")]
mod names;
#[cfg(feature = "tables")]
mod node;
#[cfg(feature = "tables")]
mod options;
#[cfg(feature = "files")]
mod parquet_file;
#[cfg(feature = "tables")]
mod refers;
#[cfg(feature = "tables")]
mod scan;
#[cfg(feature = "tables")]
mod summaries;
#[cfg(feature = "tables")]
mod tables;
#[cfg(feature = "tables")]
mod typed;

#[cfg(feature = "tables")]
pub use context::{Host, Needs, TraceContext};
#[cfg(feature = "tables")]
pub use described::Omitted;
#[cfg(feature = "files")]
pub use export::Export;
#[cfg(feature = "files")]
pub use files::{ExportError, ExportOptions, Exported, Format, Partition, flat};
#[cfg(feature = "files")]
pub use inputs::traces_of;
#[cfg(feature = "tables")]
pub use names::{DAMAGE, EVENTS, current_table, kernel_tables, snake, table_names};
#[cfg(feature = "tables")]
pub use options::{Guids, Ipv4s, Options, is_selected};
#[cfg(feature = "tables")]
pub use scan::{Part, scan, scan_lazily, scan_part};
#[cfg(feature = "tables")]
pub use tables::{Batch, Tables, table_schema};
