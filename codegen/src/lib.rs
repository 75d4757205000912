//! Compiles the tables of etwspec to the Rust crate, the C header, the catalog and schemas of the tables.
//!
//! The passes, each a module: [`mod@load`] reads the TOML files into [`spec`] types, [`resolve`] finds the items of
//! names, [`check`] finds all problems, [`lower`] builds the [catalog](etwspec_catalog), [`emit`] generates files from
//! it, and [`output`] writes the files that changed.

pub mod check;
pub mod diagnostics;
pub mod did_you_mean;
pub mod emit;
pub mod format;
mod generate;
pub mod layout;
pub mod load;
pub mod lower;
mod meaning;
pub mod output;
pub mod parallel;
pub mod releases;
pub mod render;
pub mod resolve;
pub mod role;
pub mod schema;
pub mod span;
pub mod spec;
pub mod workspace;

pub use generate::{GenerateError, Report, Tables, catalog, checked, context, generate, tables, tables_from_texts};
