#![doc = include_str!("../README.md")]

mod catalog;
mod files;
mod filter;
mod format;
mod function;
mod source;
mod traces;

pub use catalog::TraceCatalog;
pub use format::EtlFormat;
pub use function::TracesFunction;
pub use source::EtlSource;
pub use traces::{TableOptions, Traces, resolve};
