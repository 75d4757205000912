//! Reads the tables of etwspec and writes everything that is derived from them.

pub mod axis;
pub mod casing;
pub mod catalog;
pub mod diagnostics;
pub mod did_you_mean;
pub mod layout;
pub mod load;
pub mod lower;
pub mod render;
pub mod resolve;
pub mod schema;
pub mod span;
pub mod spec;
