#![doc = include_str!("../README.md")]

pub mod axis;
pub mod casing;
pub mod claims;
mod load;
mod meaning;
mod model;
pub mod query;
mod words;

pub use load::{FORMAT, LoadError};
pub use meaning::{Carrier, Meaning};
pub use model::*;
pub use words::{
    Accessor, Combine, Does, LayoutKnown, On, Role, RowsOf, Scalar, SourceKind, Status, Text, TiedBy, ValueKind,
    Versions,
};
