//! The resolved facts about the binary formats of Event Tracing for Windows, and queries over them.
//!
//! A [`Catalog`] is what `generated/catalog.json` contains: structures with their forms, enumerations, group-mask bits,
//! information classes and kernel events, each with its releases and sources. [`query`] answers questions about it.

pub mod axis;
pub mod casing;
pub mod claims;
mod model;
pub mod query;
mod words;

pub use model::*;
pub use words::{
    Combine, LayoutKnown, Meaning, On, Role, RowsOf, Scalar, SourceKind, Status, Text, TiedBy, ValueKind, Versions,
};
