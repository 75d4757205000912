//! The commands, one module each: arguments, help and what they run.

mod breaking;
mod catalog;
pub(crate) mod changes;
mod check_trace;
mod completions;
mod cut;
pub(crate) mod decode;
mod dump;
pub(crate) mod explain;
#[cfg(feature = "export")]
mod export;
pub(crate) mod file_providers;
mod help;
mod hex;
mod info;
mod list;
mod man;
mod mask;
mod packets;
#[cfg(feature = "profile")]
mod profile;
mod sample;
pub(crate) mod schema;
pub(crate) mod schema_sources;
mod stats;

pub(crate) use breaking::{BreakingArgs, breaking};
pub(crate) use catalog::{CatalogArgs, catalog};
pub(crate) use check_trace::{CheckTraceArgs, check_trace};
pub(crate) use completions::{CompletionsArgs, completions};
pub(crate) use cut::{CutArgs, cut};
pub(crate) use decode::{DecodeArgs, decode};
pub(crate) use dump::{DumpArgs, dump};
pub(crate) use explain::{ExplainArgs, explain};
#[cfg(feature = "export")]
pub(crate) use export::{ExportArgs, export};
pub(crate) use help::{HelpArgs, help};
pub(crate) use hex::{HexArgs, hex};
pub(crate) use info::{InfoArgs, info};
pub(crate) use list::{ListArgs, list};
pub(crate) use man::{ManArgs, man};
pub(crate) use mask::{MaskArgs, mask};
pub(crate) use packets::{PacketsArgs, packets};
#[cfg(feature = "profile")]
pub(crate) use profile::{ProfileArgs, profile};
pub(crate) use sample::{SampleArgs, sample};
pub(crate) use schema::{SchemaCommand, schema};
pub(crate) use stats::{StatsArgs, stats};
