//! What was seen in real traces.

use serde::{Deserialize, Serialize};

use crate::axis::Pointer;

/// One trace.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Trace {
    /// The name of its file.
    pub file: String,
    /// The build that wrote it.
    pub build: u32,
    /// The release, or the point within one, of that build.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub release: Option<String>,
    /// The pointer size of what wrote it.
    pub pointer: Pointer,
    /// Structures that were read from its bytes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub structs: Vec<SeenStruct>,
    /// Values that its headers have.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub values: Vec<SeenValue>,
    /// Kernel events.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub hooks: Vec<SeenHook>,
}

/// A structure that was read from the bytes of a trace.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SeenStruct {
    /// The structure.
    #[serde(rename = "struct")]
    pub structure: String,
    /// The name in Rust of the form that the trace's build has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub form: Option<String>,
    /// The pointer size of the data.
    pub pointer: Pointer,
    /// How many there are.
    pub count: u64,
}

/// A value that headers of a trace have.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SeenValue {
    /// The name of the constant.
    pub name: String,
    /// How many headers have it.
    pub count: u64,
}

/// Events of one hook id, in one version, with one pointer size.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SeenHook {
    /// The hook id: group and type.
    pub hook: u32,
    /// The event version.
    pub event_version: u32,
    /// The pointer size of the data.
    pub pointer: Pointer,
    /// How many there are.
    pub count: u64,
}
