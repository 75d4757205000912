//! Group masks and the documented flags that map to them.

use serde::{Deserialize, Serialize};

use super::{Dispute, Status, When, is_false};

/// A group mask and the documented flags that map to its bits.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GroupMask {
    /// The name of the set of values; the project's.
    pub name: String,
    /// The name in Rust of a value.
    pub rust: String,
    /// The name in Rust of a whole mask; the project's.
    pub mask_rust: String,
    /// The module of the generated crate, and the topic of the docs.
    pub module: String,
    /// What it is, in a sentence.
    pub summary: String,
    /// More about it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub doc: Option<String>,
    /// The structure whose words the bits are of.
    #[serde(rename = "struct")]
    pub structure: String,
    /// Its field that is the array of words.
    pub field: String,
    /// How far to move a value to the right for the index of its group.
    pub index_shift: u32,
    /// What all names begin with.
    pub prefix: String,
    /// The groups, by index.
    pub groups: Vec<MaskGroup>,
    /// The name of the set of documented flags; the project's.
    pub enable_name: String,
    /// The name in Rust of the documented flags.
    pub enable_rust: String,
    /// What the names of the documented flags begin with.
    pub enable_prefix: String,
    /// The documented flags.
    pub enable_flags: Vec<EnableFlag>,
    /// Where the facts come from.
    pub sources: Vec<String>,
    /// What no source says.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unknown: Vec<String>,
    /// The file of the spec.
    pub file: String,
}

/// One word of a group mask.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MaskGroup {
    /// Its index.
    pub index: u32,
    /// What is to be said of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub doc: Option<String>,
    /// Its bits, one meaning each.
    pub bits: Vec<MaskValue>,
}

/// A meaning of a bit, or of several together.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MaskValue {
    /// The value, index of the group included.
    pub value: u32,
    /// Microsoft's name, if it is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The name in Rust: a constant of the set's type.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rust: Option<String>,
    /// Other names of the same meaning.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub aliases: Vec<String>,
    /// When it holds.
    pub when: When,
    /// What is known of a bit that is not simply in use.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub status: Option<Status>,
    /// The names that combine to it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub of: Vec<String>,
    /// It is all bits of its group.
    #[serde(default, skip_serializing_if = "is_false")]
    pub all: bool,
    /// What it means.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub doc: Option<String>,
    /// Where the fact comes from, if not from the mask's sources.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sources: Vec<String>,
    /// Who says otherwise.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub disputed: Vec<Dispute>,
}

/// A documented flag.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct EnableFlag {
    /// The bit.
    pub value: u32,
    /// Microsoft's name.
    pub name: String,
    /// The name in Rust: a constant of the set's type.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rust: Option<String>,
    /// What it does.
    pub sets: Sets,
    /// When it holds.
    pub when: When,
    /// What it means.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub doc: Option<String>,
    /// Where the fact comes from, if not from the mask's sources.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sources: Vec<String>,
}

/// What a documented flag does to a group mask.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sets {
    /// It sets the same bit of the first word.
    SameBit,
    /// It sets the bit of this name.
    Bit {
        /// The name.
        name: String,
        /// The value, index of the group included.
        value: u32,
    },
    /// Nothing: it is of no bit of the mask, though its value looks like one of another word.
    Control,
}
