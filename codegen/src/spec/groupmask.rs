//! Group masks: the bits that enable kernel events, and the documented flags that map to them.

use schemars::JsonSchema;
use serde::Deserialize;

use super::{DisputeRow, Status, Versions};
use crate::span::At;

/// `groupmask.toml`: values whose high bits choose a word of a mask and whose other bits are bits of that word.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct GroupMaskFile {
    /// The name of the set of values; the project's.
    pub name: At<String>,
    /// Former names of the set of values, newest first. Generated code keeps them as deprecated aliases.
    #[serde(default)]
    pub renamed_from: Vec<At<String>>,
    /// The name in Rust of a whole mask; the project's.
    pub whole: At<String>,
    /// Former names of a whole mask, newest first. Generated code keeps them as deprecated aliases.
    #[serde(default)]
    pub whole_renamed_from: Vec<At<String>>,
    /// The module of the generated crate, and the topic of the docs.
    pub module: At<String>,
    /// Description, in one sentence.
    pub summary: String,
    /// Further description.
    pub doc: Option<String>,
    /// Structure that contains the words of the mask.
    #[serde(rename = "struct")]
    pub structure: At<String>,
    /// The field of that structure which is the array of words.
    pub field: At<String>,
    /// Number of bits to shift a value right for the index of its group.
    pub index_shift: At<u32>,
    /// Common prefix of all names. Constants in Rust drop it.
    pub prefix: At<String>,
    /// The name of the set of documented flags; the project's.
    pub enable_flags: At<String>,
    /// Former names of the set of documented flags, newest first. Generated code keeps them as deprecated aliases.
    #[serde(default)]
    pub enable_flags_renamed_from: Vec<At<String>>,
    /// Common prefix of the names of documented flags.
    pub enable_prefix: At<String>,
    /// Sources of the facts; a row may cite others.
    pub sources: Option<At<Vec<At<String>>>>,
    /// Sources of `community` in the rows and of `community-groups`; left out, those of the file.
    pub community_sources: Option<At<Vec<At<String>>>>,
    /// Names that tools of the community accept for several bits together, such as `Latency`.
    #[serde(default)]
    pub community_groups: Vec<At<CommunityGroupRow>>,
    /// Open questions: facts that no source states.
    #[serde(default)]
    pub unknown: Vec<String>,
    /// The groups.
    pub group: Vec<At<GroupRow>>,
    /// The documented flags.
    #[serde(default)]
    pub enable_flag: Vec<At<EnableFlagRow>>,
}

/// A name of tools of the community for several bits.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct CommunityGroupRow {
    /// The name.
    pub name: At<String>,
    /// The names of the bits.
    pub of: At<Vec<At<String>>>,
}

/// One word of the mask.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct GroupRow {
    /// Its index.
    pub index: At<u32>,
    /// A remark.
    pub doc: Option<String>,
    /// Its bits, one meaning a row.
    pub bits: Vec<At<MaskRow>>,
}

/// A meaning of a bit, or of several together.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct MaskRow {
    /// The value, index of the group included.
    pub value: At<u32>,
    /// Microsoft's name; left out where none is known.
    pub name: Option<At<String>>,
    /// Former names, newest first. Generated code keeps them as deprecated aliases.
    #[serde(default)]
    pub renamed_from: Vec<At<String>>,
    /// Reason not to use it any more, as a sentence.
    pub deprecated: Option<String>,
    /// Other names of the same meaning.
    #[serde(default)]
    pub aliases: Vec<At<String>>,
    /// The names that tools of the community accept, such as `CSWITCH`.
    #[serde(default)]
    pub community: Vec<At<String>>,
    /// Releases in which it applies. It applies in no other.
    pub versions: Option<At<Versions>>,
    /// Status of a bit that is not in ordinary use.
    pub status: Option<At<Status>>,
    /// The names whose values, combined with OR, make this one.
    pub of: Option<At<Vec<At<String>>>>,
    /// The releases in which it was seen in use; absence elsewhere is not claimed.
    pub seen: Option<At<Versions>>,
    /// The value is all bits of its group.
    #[serde(default)]
    pub all: bool,
    /// Meaning.
    pub doc: Option<String>,
    /// Sources of the fact, if they are not those of the file.
    pub sources: Option<At<Vec<At<String>>>>,
    /// Sources that disagree.
    #[serde(default)]
    pub disputed: Vec<At<DisputeRow>>,
}

/// Documented flag. Exactly one of `same-bit`, `sets` and `control` is given.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct EnableFlagRow {
    /// The bit.
    pub value: At<u32>,
    /// Microsoft's name.
    pub name: At<String>,
    /// Former names, newest first. Generated code keeps them as deprecated aliases.
    #[serde(default)]
    pub renamed_from: Vec<At<String>>,
    /// Reason not to use it any more, as a sentence.
    pub deprecated: Option<String>,
    /// It is the same bit of the first word of the mask, with or without a name there.
    #[serde(default)]
    pub same_bit: bool,
    /// It is mapped to another bit, by that bit's name.
    pub sets: Option<At<String>>,
    /// It selects no bit of the mask, although its value resembles a bit of another word.
    #[serde(default)]
    pub control: bool,
    /// Releases in which it applies. It applies in no other.
    pub versions: Option<At<Versions>>,
    /// The releases in which it was seen in use.
    pub seen: Option<At<Versions>>,
    /// Meaning.
    pub doc: Option<String>,
    /// Sources of the fact, if they are not those of the file.
    pub sources: Option<At<Vec<At<String>>>>,
}
