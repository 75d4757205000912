//! Functions that the commands for traces share: opening, filters, formatting, and reports.

pub(crate) mod check;
mod damage;
pub(crate) mod described;
pub(crate) mod fields;
pub(crate) mod filter;
mod follow;
pub(crate) mod groups;
pub(crate) mod hex;
pub(crate) mod info;
pub(crate) mod info_text;
pub(crate) mod input;
mod left_out;
pub(crate) mod location;
pub(crate) mod lost;
pub(crate) mod names;
pub(crate) mod no_match;
pub(crate) mod output;
mod over_time;
mod packed;
pub(crate) mod progress;
pub(crate) mod quantity;
pub(crate) mod schema_files;
pub(crate) mod stats;
#[cfg(feature = "symbols")]
pub(crate) mod symbol_files;
pub(crate) mod tables;
pub(crate) mod times;

pub use damage::Outcome;
pub(crate) use damage::{DamageReport, DamageReports};
pub use input::Input;
pub(crate) use left_out::{note_events_left_out, note_names_left_out, note_schemas_left_out};
pub use location::{Location, TraceArgs};
pub use progress::{Progress, Results};
