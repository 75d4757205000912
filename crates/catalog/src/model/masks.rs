//! Group masks and the documented flags that map to their bits.

use serde::{Deserialize, Serialize};

use super::{Dispute, Status, When, is_false};

/// Group mask and the documented flags that map to its bits.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GroupMask {
    /// Project's name of the set of values.
    pub name: String,
    /// Former names, newest first. Generated code keeps them as deprecated aliases.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub renamed_from: Vec<String>,
    /// Name of the value type in the generated Rust crate.
    pub rust: String,
    /// Name of the mask type in the generated Rust crate.
    pub mask_rust: String,
    /// Former names of the mask type, newest first. The crate keeps them as deprecated aliases.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub mask_renamed_from: Vec<String>,
    /// Module of the generated Rust crate, which is also its topic in the documentation.
    pub module: String,
    /// Summary in one sentence.
    pub summary: String,
    /// Further description.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub doc: Option<String>,
    /// Name of the structure that contains the mask.
    #[serde(rename = "struct")]
    pub structure: String,
    /// Field of the structure that is the array of words.
    pub field: String,
    /// Right shift that gives the group index of a value.
    pub index_shift: u32,
    /// Common prefix of the names.
    pub prefix: String,
    /// Groups, by index.
    pub groups: Vec<MaskGroup>,
    /// Project's name of the set of documented flags.
    pub enable_name: String,
    /// Former names of that set, newest first. Generated code keeps them as deprecated aliases.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub enable_renamed_from: Vec<String>,
    /// Name of the type of documented flags in the generated Rust crate.
    pub enable_rust: String,
    /// Common prefix of the names of documented flags.
    pub enable_prefix: String,
    /// Documented flags.
    pub enable_flags: Vec<EnableFlag>,
    /// IDs of the sources of the facts.
    pub sources: Vec<String>,
    /// IDs of the sources of the names that the community uses, if they differ.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub community_sources: Vec<String>,
    /// Names that tools of the community accept for several bits together.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub community_groups: Vec<CommunityGroup>,
    /// Open questions that no source answers.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unknown: Vec<String>,
    /// Path of its table within the spec folder.
    pub file: String,
}

/// Name of tools of the community for several bits of a group mask, such as `Latency`.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CommunityGroup {
    /// Name.
    pub name: String,
    /// Names of the bits.
    pub of: Vec<String>,
}

/// Word of a group mask.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MaskGroup {
    /// Index.
    pub index: u32,
    /// Remark.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub doc: Option<String>,
    /// Meanings of its bits.
    pub bits: Vec<MaskValue>,
}

/// Meaning of one bit, or of several bits together.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MaskValue {
    /// Value, including the group index.
    pub value: u32,
    /// Microsoft's name, if known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Former names, newest first. Generated code keeps them as deprecated aliases.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub renamed_from: Vec<String>,
    /// Why it should no longer be used.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deprecated: Option<String>,
    /// Name of the constant in the generated Rust crate.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rust: Option<String>,
    /// Other names with the same meaning.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub aliases: Vec<String>,
    /// Names that tools of the community accept, such as `CSWITCH`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub community: Vec<String>,
    /// Releases in which it holds.
    pub when: When,
    /// Status, if the bit is not simply in use.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub status: Option<Status>,
    /// Names whose bits it combines.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub of: Vec<String>,
    /// True if the value selects all bits of its group.
    #[serde(default, skip_serializing_if = "is_false")]
    pub all: bool,
    /// Description.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub doc: Option<String>,
    /// IDs of the sources of this row, if they differ from those of the mask.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sources: Vec<String>,
    /// Statements of sources that disagree.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub disputed: Vec<Dispute>,
}

/// Documented flag of EnableFlags.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct EnableFlag {
    /// Value of the bit.
    pub value: u32,
    /// Microsoft's name.
    pub name: String,
    /// Former names, newest first. Generated code keeps them as deprecated aliases.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub renamed_from: Vec<String>,
    /// Why it should no longer be used.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deprecated: Option<String>,
    /// Name of the constant in the generated Rust crate.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rust: Option<String>,
    /// Effect on the group mask.
    pub sets: Sets,
    /// Releases in which it holds.
    pub when: When,
    /// Description.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub doc: Option<String>,
    /// IDs of the sources of this row, if they differ from those of the mask.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sources: Vec<String>,
}

/// Effect of a documented flag on a group mask.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sets {
    /// Sets the same bit of the first word.
    SameBit,
    /// Sets the named bit.
    Bit {
        /// Name.
        name: String,
        /// Value, including the group index.
        value: u32,
    },
    /// Sets no bit. The flag controls how others are treated, although its value resembles a bit of another word.
    Control,
}
