//! One command a file.

mod catalog;
mod check_trace;
mod coverage;
mod cut;
mod decode;
mod dump;
mod explain;
mod hex;
mod info;
mod mask;
mod sample;
mod stats;

pub(crate) use catalog::{CatalogArgs, catalog};
pub(crate) use check_trace::{CheckTraceArgs, check_trace};
pub(crate) use coverage::{CoverageArgs, coverage};
pub(crate) use cut::{CutArgs, cut};
pub(crate) use decode::{DecodeArgs, decode};
pub(crate) use dump::{DumpArgs, dump};
pub(crate) use explain::{ExplainArgs, explain};
pub(crate) use hex::{HexArgs, hex};
pub(crate) use info::{InfoArgs, info};
pub(crate) use mask::{MaskArgs, mask};
pub(crate) use sample::{SampleArgs, sample};
pub(crate) use stats::{StatsArgs, stats};
