//! The work of `etwspec evidence`: reads a trace for the comparison with facts, and reports the findings.

mod read;
mod report;

#[cfg(feature = "tables")]
pub(crate) use read::Read;
pub(crate) use read::read;
#[cfg(feature = "tables")]
pub(crate) use report::in_folder;
pub(crate) use report::{Rows, text};
