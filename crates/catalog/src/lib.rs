#![doc = include_str!("../README.md")]

pub mod axis;
pub mod casing;
pub mod claims;
mod load;
mod model;
pub mod query;
mod words;

pub use load::{FORMAT, LoadError};
pub use model::*;
pub use words::{
    Combine, Does, LayoutKnown, Meaning, On, RefersTo, Role, RowsOf, Scalar, SourceKind, Status, Text, TiedBy, ValueKind, Versions,
};
