//! Reads the tables of etwspec and writes everything that is derived from them.

pub mod span;
pub mod spec;
