//! Group masks and the documented flags that map to their bits.

use serde::{Deserialize, Serialize};

use super::{Dispute, Status, When};

model! {
    /// Group mask and the documented flags that map to its bits.
    pub struct GroupMask {
        /// Project's name of the set of values.
        pub name: String,
        /// Former names, newest first. Generated code keeps them as deprecated aliases.
        pub renamed_from?: Vec<String>,
        /// Name of the value type in the generated Rust crate.
        pub rust: String,
        /// Name of the mask type in the generated Rust crate.
        pub mask_rust: String,
        /// Former names of the mask type, newest first. The crate keeps them as deprecated aliases.
        pub mask_renamed_from?: Vec<String>,
        /// Module of the generated Rust crate, which is also its topic in the documentation.
        pub module: String,
        /// Summary in one sentence.
        pub summary: String,
        /// Further description.
        pub doc?: Option<String>,
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
        pub enable_renamed_from?: Vec<String>,
        /// Name of the type of documented flags in the generated Rust crate.
        pub enable_rust: String,
        /// Common prefix of the names of documented flags.
        pub enable_prefix: String,
        /// Documented flags.
        pub enable_flags: Vec<EnableFlag>,
        /// IDs of the sources of the facts.
        pub sources: Vec<String>,
        /// IDs of the sources of the names that the community uses, if they differ.
        pub community_sources?: Vec<String>,
        /// Names that tools of the community accept for several bits together.
        pub community_groups?: Vec<CommunityGroup>,
        /// Open questions that no source answers.
        pub unknown?: Vec<String>,
        /// Path of its table within the spec folder.
        pub file: String,
    }

    /// Name of tools of the community for several bits of a group mask, such as `Latency`.
    pub struct CommunityGroup {
        /// Name.
        pub name: String,
        /// Names of the bits.
        pub of: Vec<String>,
    }

    /// Word of a group mask.
    pub struct MaskGroup {
        /// Index.
        pub index: u32,
        /// Remark.
        pub doc?: Option<String>,
        /// Meanings of its bits.
        pub bits: Vec<MaskValue>,
    }

    /// Meaning of one bit, or of several bits together.
    pub struct MaskValue {
        /// Value, including the group index.
        pub value: u32,
        /// Microsoft's name, if known.
        pub name?: Option<String>,
        /// Former names, newest first. Generated code keeps them as deprecated aliases.
        pub renamed_from?: Vec<String>,
        /// Why it should no longer be used.
        pub deprecated?: Option<String>,
        /// Name of the constant in the generated Rust crate.
        pub rust?: Option<String>,
        /// Other names with the same meaning.
        pub aliases?: Vec<String>,
        /// Names that tools of the community accept, such as `CSWITCH`.
        pub community?: Vec<String>,
        /// Releases in which it holds.
        pub when: When,
        /// Status, if the bit is not simply in use.
        pub status?: Option<Status>,
        /// Names whose bits it combines.
        pub of?: Vec<String>,
        /// True if the value selects all bits of its group.
        pub all?: bool,
        /// Description.
        pub doc?: Option<String>,
        /// IDs of the sources of this row, if they differ from those of the mask.
        pub sources?: Vec<String>,
        /// Statements of sources that disagree.
        pub disputed?: Vec<Dispute>,
    }

    /// Documented flag of EnableFlags.
    pub struct EnableFlag {
        /// Value of the bit.
        pub value: u32,
        /// Microsoft's name.
        pub name: String,
        /// Former names, newest first. Generated code keeps them as deprecated aliases.
        pub renamed_from?: Vec<String>,
        /// Why it should no longer be used.
        pub deprecated?: Option<String>,
        /// Name of the constant in the generated Rust crate.
        pub rust?: Option<String>,
        /// Effect on the group mask.
        pub sets: Sets,
        /// Releases in which it holds.
        pub when: When,
        /// Description.
        pub doc?: Option<String>,
        /// IDs of the sources of this row, if they differ from those of the mask.
        pub sources?: Vec<String>,
    }
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
