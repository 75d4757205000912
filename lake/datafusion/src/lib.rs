#![doc = include_str!("../README.md")]
#![cfg_attr(docsrs, feature(doc_cfg))]

mod answers;
mod catalog;
#[cfg(feature = "codec")]
mod codec;
mod files;
mod filter;
mod format;
mod function;
mod options;
mod profile;
mod schemas;
mod source;
mod traces;

pub use catalog::TraceCatalog;
#[cfg(feature = "codec")]
pub use codec::{LogicalTraceCodec, PhysicalTraceCodec};
pub use format::EtlFormat;
pub use function::TracesFunction;
pub use options::{DamagedFiles, TableOptions};
pub use profile::ProfileTable;
pub use schemas::SchemaFiles;
pub use source::EtlSource;
pub use traces::{TraceTable, Traces, resolve};
