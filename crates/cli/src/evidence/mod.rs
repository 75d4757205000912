//! The work of `etwspec evidence`: reads a trace for the comparison with facts, and reports what it shows.

mod read;
mod report;

pub(crate) use read::{Read, read};
pub(crate) use report::{Rows, in_folder, json, text};
