//! Things that may be of one of several structures.

use serde::{Deserialize, Serialize};

use super::{Scalar, Status, When, is_false};
use crate::axis::Pointer;

/// Something that is of one of several structures, as bits say.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Dispatch {
    /// Microsoft's name, or the project's.
    pub name: String,
    /// Whether the name is the project's.
    #[serde(default, skip_serializing_if = "is_false")]
    pub own_name: bool,
    /// The name in Rust.
    pub rust: String,
    /// The module of the generated crate, and the topic of the docs.
    pub module: String,
    /// What it is, in a sentence.
    pub summary: String,
    /// More about it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub doc: Option<String>,
    /// The type in C of the integer that decides.
    #[serde(rename = "type")]
    pub ty: String,
    /// What its bytes are.
    pub scalar: Scalar,
    /// The bits of that integer that select most cases.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub selector: Option<Selector>,
    /// Things of this sort begin at multiples of so many bytes from the start of what contains them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub align: Option<u32>,
    /// The cases; the first that fits holds.
    pub cases: Vec<Case>,
    /// Where the facts come from.
    pub sources: Vec<String>,
    /// The file of the spec.
    pub file: String,
}

/// Bits that select a case, and the enumeration of their values.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Selector {
    /// The name of the bits.
    pub name: String,
    /// The bits.
    pub mask: u64,
    /// The lowest of them.
    pub shift: u32,
    /// The enumeration.
    pub values: String,
}

impl Selector {
    /// The value that selects a case; `None` if the case does not depend on all of the bits.
    pub fn selects(&self, case: &Case) -> Option<u64> {
        (case.mask & self.mask == self.mask).then_some((case.value & self.mask) >> self.shift)
    }
}

/// One case of a dispatch.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Case {
    /// What the bits are.
    pub value: u64,
    /// The name of that number, if the table gives it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The bits that decide.
    pub mask: u64,
    /// The structure, if one is known.
    #[serde(rename = "struct", default, skip_serializing_if = "Option::is_none")]
    pub structure: Option<String>,
    /// The bits that hold the size of the whole in bytes, where no structure is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub size_mask: Option<u64>,
    /// The pointer size of the data.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pointer: Option<Pointer>,
    /// The first and last version of the log file that have the case, major and minor; none: all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub log_versions: Option<((u8, u8), (u8, u8))>,
    /// When it holds.
    pub when: When,
    /// What is known of a case that is not simply in use.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub status: Option<Status>,
    /// What it means.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub doc: Option<String>,
    /// Where the fact comes from, if not from the dispatch's sources.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sources: Vec<String>,
}
