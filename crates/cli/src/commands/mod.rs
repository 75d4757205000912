//! The commands, one module each: arguments, help and what they run.

mod breaking;
mod catalog;
#[cfg(feature = "tables")]
mod check;
mod check_trace;
mod completions;
mod coverage;
mod cut;
mod decode;
mod diff;
#[cfg(feature = "tables")]
mod docs;
mod dump;
mod evidence;
mod explain;
#[cfg(feature = "export")]
mod export;
#[cfg(feature = "tables")]
mod fmt;
#[cfg(feature = "tables")]
mod generate;
mod hex;
mod info;
#[cfg(feature = "tables")]
mod lsp;
mod man;
mod mask;
#[cfg(feature = "tables")]
mod new;
#[cfg(feature = "tables")]
mod release;
mod sample;
mod schema;
#[cfg(feature = "tables")]
mod serve;
mod stats;
mod versions;
#[cfg(feature = "tables")]
mod why;

pub(crate) use breaking::{BreakingArgs, breaking};
pub(crate) use catalog::{CatalogArgs, catalog};
#[cfg(feature = "tables")]
pub(crate) use check::{CheckArgs, check};
pub(crate) use check_trace::{CheckTraceArgs, check_trace};
pub(crate) use completions::{CompletionsArgs, completions};
pub(crate) use coverage::{CoverageArgs, coverage};
pub(crate) use cut::{CutArgs, cut};
pub(crate) use decode::{DecodeArgs, decode};
pub(crate) use diff::{DiffArgs, diff};
#[cfg(feature = "tables")]
pub(crate) use docs::{DocsArgs, docs};
pub(crate) use dump::{DumpArgs, dump};
pub(crate) use evidence::{EvidenceArgs, evidence};
pub(crate) use explain::{ExplainArgs, explain};
#[cfg(feature = "export")]
pub(crate) use export::{ExportArgs, export};
#[cfg(feature = "tables")]
pub(crate) use fmt::{FmtArgs, fmt};
#[cfg(feature = "tables")]
pub(crate) use generate::{GenerateArgs, generate};
pub(crate) use hex::{HexArgs, hex};
pub(crate) use info::{InfoArgs, info};
#[cfg(feature = "tables")]
pub(crate) use lsp::{LspArgs, lsp};
pub(crate) use man::{ManArgs, man};
pub(crate) use mask::{MaskArgs, mask};
#[cfg(feature = "tables")]
pub(crate) use new::{NewArgs, new};
#[cfg(feature = "tables")]
pub(crate) use release::{ReleaseArgs, release};
pub(crate) use sample::{SampleArgs, sample};
pub(crate) use schema::{SchemaCommand, schema};
#[cfg(feature = "tables")]
pub(crate) use serve::{ServeArgs, serve};
pub(crate) use stats::{StatsArgs, stats};
#[cfg(feature = "tables")]
pub(crate) use why::{WhyArgs, why};
