//! Commands that read traces, or show names and bytes as the command `etwspec` does, by the tables of a folder.

mod decode;
mod evidence;
mod explain;
mod import;
pub mod samples;
mod widen;
pub(crate) mod witnesses;

pub(crate) use decode::{DecodeArgs, decode};
pub(crate) use evidence::{EvidenceArgs, evidence};
pub(crate) use explain::{ExplainArgs, explain};
pub(crate) use import::{ImportArgs, import, provider_in_file};
