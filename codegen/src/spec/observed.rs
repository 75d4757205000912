//! Counts from real traces.

use schemars::JsonSchema;
use serde::Deserialize;

use super::{PointerSize, Sources};
use crate::role::{Among, As, Sort, TEXT, among, refers};
use crate::span::At;

/// `evidence/observed.toml`: counts from real traces, written by a program.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct ObservedFile {
    /// ID of the traces in `sources.toml`.
    pub sources: Sources,
    /// The traces.
    #[serde(default)]
    pub trace: Vec<At<TraceRow>>,
}

/// One trace.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct TraceRow {
    /// The name of its file.
    pub file: As<At<String>, TEXT>,
    /// Build that wrote the trace, from its header.
    pub build: At<u32>,
    /// The pointer size of what wrote it.
    pub pointer: PointerSize,
    /// Structures that were read from its bytes.
    #[serde(default)]
    pub structs: Vec<At<SeenStructRow>>,
    /// Values that its headers have.
    #[serde(default)]
    pub values: Vec<At<SeenValueRow>>,
    /// Kernel events.
    #[serde(default)]
    pub hooks: Vec<At<SeenHookRow>>,
}

/// A structure that was read from the bytes of a trace. Its form is that of the trace's build.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct SeenStructRow {
    /// The structure.
    #[serde(rename = "struct")]
    pub structure: As<At<String>, { among(Sort::Type, Among::Structures) }>,
    /// The pointer size of the data.
    pub pointer: PointerSize,
    /// Number of occurrences.
    pub count: u64,
}

/// A value that headers of a trace have.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct SeenValueRow {
    /// The name of the constant.
    pub name: As<At<String>, { refers(Sort::Constant) }>,
    /// Number of headers that have it.
    pub count: u64,
}

/// Events of one hook id, in one version, with one pointer size.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct SeenHookRow {
    /// The hook id: group and type.
    pub hook: u32,
    /// The event version.
    pub event_version: u32,
    /// The pointer size of the data.
    pub pointer: PointerSize,
    /// Number of occurrences.
    pub count: u64,
}
