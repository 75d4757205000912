//! Functions that the commands for traces share: opening, filters, formatting, and reports.

pub(crate) mod check;
pub(crate) mod described;
pub(crate) mod filter;
pub(crate) mod groups;
pub(crate) mod hex;
pub(crate) mod info;
pub(crate) mod info_text;
pub(crate) mod location;
pub(crate) mod lost;
pub(crate) mod no_match;
pub(crate) mod output;
mod over_time;
pub(crate) mod rows;
pub(crate) mod schema_files;
pub(crate) mod stats;
#[cfg(feature = "symbols")]
pub(crate) mod symbol_files;
pub(crate) mod times;

pub use etwspec_console::progress::Results;
pub use etwspec_traces::Location;
pub(crate) use etwspec_traces::input::Input;
pub use etwspec_traces::report::Outcome;
pub use location::TraceArgs;
