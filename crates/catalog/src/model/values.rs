//! Enumerations, flags and constants.

use serde::{Deserialize, Serialize};

use super::{Combine, Dispute, RowsOf, Scalar, Status, ValueKind, Versions, When, is_false};
use crate::axis::Pointer;

/// An enumeration, a set of flags, or a set of constants.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ValueSet {
    /// The name of the C type, or the project's name.
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
    /// What kind of set it is.
    pub kind: ValueKind,
    /// The C type that holds a value.
    #[serde(rename = "type")]
    pub ty: String,
    /// What that type's bytes are.
    pub scalar: Scalar,
    /// The GUID of the classic class whose event types the values are: its digits, in upper case without braces.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub class_guid: Option<String>,
    /// Whether releases are those of development kits.
    #[serde(default, skip_serializing_if = "is_false")]
    pub sdk_releases: bool,
    /// The releases for which it is known to be complete.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub complete: Option<Versions>,
    /// The tables that the values are rows of, if not of its own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rows: Option<RowsOf>,
    /// The values, in the table's order.
    pub values: Vec<Value>,
    /// The name that is always one more than the last value.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sentinel: Option<Sentinel>,
    /// Where the facts come from.
    pub sources: Vec<String>,
    /// What no source says.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unknown: Vec<String>,
    /// The file of the spec.
    pub file: String,
}

/// A number, one for each pointer size.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ByPointer {
    /// For 32-bit data.
    pub ptr32: u64,
    /// For 64-bit data.
    pub ptr64: u64,
}

impl ByPointer {
    /// The number for one pointer size.
    pub fn of(self, pointer: Pointer) -> u64 {
        match pointer {
            Pointer::Bits32 => self.ptr32,
            Pointer::Bits64 => self.ptr64,
        }
    }

    /// The number, if both sizes have the same.
    pub fn same(self) -> Option<u64> {
        (self.ptr32 == self.ptr64).then_some(self.ptr32)
    }
}

/// One value of a set: one meaning of one number.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Value {
    /// The number, if it is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<ByPointer>,
    /// Microsoft's name, if it is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The bits that the name stands for, where it is the name of a part of the number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub named_bits: Option<u64>,
    /// The GUID that stands for the value elsewhere.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub guid: Option<ValueGuid>,
    /// The name in Rust: a constant of the set's type.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rust: Option<String>,
    /// Other names of the same meaning.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub aliases: Vec<String>,
    /// When it holds.
    pub when: When,
    /// What it means.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub doc: Option<String>,
    /// What is known of a value that is not simply in use.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub status: Option<Status>,
    /// The names that combine to it, as text.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub of: Vec<String>,
    /// It is a field of bits: its lowest bit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shift: Option<u32>,
    /// The enumeration that such a field holds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub holds: Option<String>,
    /// What it does to other values of the set.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub with: Vec<Combination>,
    /// The structure that it selects.
    #[serde(rename = "struct", default, skip_serializing_if = "Option::is_none")]
    pub structure: Option<String>,
    /// The pointer size that it implies.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pointer: Option<Pointer>,
    /// Where the fact comes from, if not from the set's sources.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sources: Vec<String>,
    /// Who says otherwise.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub disputed: Vec<Dispute>,
}

/// What a value does to another of its set.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Combination {
    /// What it does.
    pub how: Combine,
    /// The other.
    pub name: String,
    /// The releases, if not all that have both.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub releases: Option<Versions>,
}

/// A GUID that stands for a value.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ValueGuid {
    /// Its digits, in upper case without braces.
    pub guid: String,
    /// Microsoft's name of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The name in Rust: a constant.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rust: Option<String>,
}

/// A sentinel.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Sentinel {
    /// Its name.
    pub name: String,
    /// Its values by release.
    pub values: Vec<SentinelAt>,
    /// What is to be said of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub doc: Option<String>,
}

/// The value of a sentinel in some releases.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SentinelAt {
    /// The number.
    pub value: u64,
    /// The releases.
    pub releases: Versions,
    /// Where the fact comes from, if not from the set's sources.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sources: Vec<String>,
}
