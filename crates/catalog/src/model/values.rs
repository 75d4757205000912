//! Enumerations, flags and constants.

use serde::{Deserialize, Serialize};

use super::{Combine, Disclosure, Dispute, RowsOf, Scalar, Status, ValueKind, Versions, When, is_false};
use crate::axis::Pointer;

/// Enumeration, set of flags, or set of constants.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ValueSet {
    /// Name of the C type, or the project's name.
    pub name: String,
    /// True if the name is the project's, not Microsoft's.
    #[serde(default, skip_serializing_if = "is_false")]
    pub own_name: bool,
    /// Former names, newest first. Generated code keeps them as deprecated aliases.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub renamed_from: Vec<String>,
    /// Why it should no longer be used.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deprecated: Option<String>,
    /// Names and numbers that must not be used again.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reserved: Vec<String>,
    /// Name in the generated Rust crate.
    pub rust: String,
    /// Module of the generated Rust crate, which is also its topic in the documentation.
    pub module: String,
    /// Summary in one sentence.
    pub summary: String,
    /// Further description.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub doc: Option<String>,
    /// Kind of set.
    pub kind: ValueKind,
    /// C type of a value.
    #[serde(rename = "type")]
    pub ty: String,
    /// Representation of that type.
    pub scalar: Scalar,
    /// Meaning of a value, if there is a word for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub meaning: Option<crate::Meaning>,
    /// GUID of the classic class whose event types these are, in upper case without braces.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub class_guid: Option<String>,
    /// True if releases are those of development kits, not of Windows.
    #[serde(default, skip_serializing_if = "is_false")]
    pub sdk_releases: bool,
    /// Releases for which the set is known to be complete.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub complete: Option<Versions>,
    /// Other tables whose rows are the values, if it has none of its own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rows: Option<RowsOf>,
    /// Values, in the order of the table.
    pub values: Vec<Value>,
    /// Name whose value is one more than the last value.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sentinel: Option<Sentinel>,
    /// IDs of the sources of the facts.
    pub sources: Vec<String>,
    /// Open questions that no source answers.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unknown: Vec<String>,
    /// How Microsoft discloses it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub disclosure: Option<Disclosure>,
    /// Path of its table within the spec folder.
    pub file: String,
}

/// Number by pointer size.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ByPointer {
    /// Number for 32-bit data.
    pub ptr32: u64,
    /// Number for 64-bit data.
    pub ptr64: u64,
}

impl ByPointer {
    /// Returns the number for one pointer size.
    pub fn of(self, pointer: Pointer) -> u64 {
        match pointer {
            Pointer::Bits32 => self.ptr32,
            Pointer::Bits64 => self.ptr64,
        }
    }

    /// Returns the number if it is the same for both pointer sizes.
    pub fn same(self) -> Option<u64> {
        (self.ptr32 == self.ptr64).then_some(self.ptr32)
    }
}

/// Value of a set: one meaning of one number.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Value {
    /// Number, if known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<ByPointer>,
    /// Microsoft's name, if known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Former names, newest first. Generated code keeps them as deprecated aliases.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub renamed_from: Vec<String>,
    /// Why it should no longer be used.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deprecated: Option<String>,
    /// Bits that the name stands for, if it names a part of the number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub named_bits: Option<u64>,
    /// GUID that stands for the value in other places.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub guid: Option<ValueGuid>,
    /// Name of the constant in the generated Rust crate.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rust: Option<String>,
    /// Other names with the same meaning.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub aliases: Vec<String>,
    /// Releases in which it holds.
    pub when: When,
    /// Description.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub doc: Option<String>,
    /// Status, if the value is not simply in use.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub status: Option<Status>,
    /// Names whose bits it combines.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub of: Vec<String>,
    /// Position of the lowest bit, if the value is a bit field.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shift: Option<u32>,
    /// Name of the enumeration that the bit field contains.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub holds: Option<String>,
    /// Effects on other values of the set.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub with: Vec<Combination>,
    /// Name of the structure that it selects.
    #[serde(rename = "struct", default, skip_serializing_if = "Option::is_none")]
    pub structure: Option<String>,
    /// Pointer size that it implies.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pointer: Option<Pointer>,
    /// IDs of the sources of this row, if they differ from those of the set.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sources: Vec<String>,
    /// Statements of sources that disagree.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub disputed: Vec<Dispute>,
}

/// Effect of a value on another value of its set.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Combination {
    /// Effect on the group mask.
    pub how: Combine,
    /// Name of the other value.
    pub name: String,
    /// Releases, if not all releases with both values.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub releases: Option<Versions>,
}

/// GUID that stands for a value.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ValueGuid {
    /// GUID in upper case without braces.
    pub guid: String,
    /// Microsoft's name of the GUID.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Name of its constant in the generated Rust crate.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rust: Option<String>,
}

/// Sentinel: a name whose value is one more than the last value.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Sentinel {
    /// Name.
    pub name: String,
    /// Former names, newest first. Generated code keeps them as deprecated aliases.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub renamed_from: Vec<String>,
    /// Values by release.
    pub values: Vec<SentinelAt>,
    /// Remark.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub doc: Option<String>,
}

/// Value of a sentinel in some releases.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SentinelAt {
    /// Number.
    pub value: u64,
    /// Releases.
    pub releases: Versions,
    /// IDs of the sources of this row, if they differ from those of the set.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sources: Vec<String>,
}
