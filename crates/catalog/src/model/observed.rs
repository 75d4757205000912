//! Observations in real traces.

use serde::{Deserialize, Serialize};

use crate::axis::Pointer;

/// Observations in one trace.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Trace {
    /// File name.
    pub file: String,
    /// Build of Windows that wrote it.
    pub build: u32,
    /// ID of the release, or of the point within a release, of that build.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub release: Option<String>,
    /// Pointer size of the system that wrote it.
    pub pointer: Pointer,
    /// Structures that were decoded from it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub structs: Vec<SeenStruct>,
    /// Values in its headers.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub values: Vec<SeenValue>,
    /// Kernel events.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub hooks: Vec<SeenHook>,
}

/// Structure that was decoded from a trace.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SeenStruct {
    /// Name of the structure.
    #[serde(rename = "struct")]
    pub structure: String,
    /// Rust name of the form that applies to the build.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub form: Option<String>,
    /// Pointer size of the data.
    pub pointer: Pointer,
    /// Number of occurrences.
    pub count: u64,
}

/// Value in headers of a trace.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SeenValue {
    /// Name of the constant.
    pub name: String,
    /// Number of headers with this value.
    pub count: u64,
}

/// Events with one hook ID, event version and pointer size.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SeenHook {
    /// Hook ID.
    pub hook: u32,
    /// Event version.
    pub event_version: u32,
    /// Pointer size of the data.
    pub pointer: Pointer,
    /// Number of occurrences.
    pub count: u64,
}
