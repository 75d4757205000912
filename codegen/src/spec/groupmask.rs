//! Group masks: the bits that enable kernel events, and the documented flags that map to them.

use super::{DisputeRow, Former, Releases, Sources, Status};
use crate::role::{Among, As, Owner, Sort, TEXT, among, defines, field, refers};
use crate::span::At;

rows! {
    /// `groupmask.toml`: values whose high bits choose a word of a mask and whose other bits are bits of that word.
    pub struct GroupMaskFile {
        /// The name of the set of values; the project's.
        pub name: As<At<String>, { defines(Sort::Type) }>,
        /// Former names of the set of values, newest first. Generated code keeps them as deprecated aliases.
        pub renamed_from?: Former,
        /// The name in Rust of a whole mask; the project's.
        pub whole: As<At<String>, TEXT>,
        /// Former names of a whole mask, newest first. Generated code keeps them as deprecated aliases.
        pub whole_renamed_from?: Former,
        /// The module of the generated crate, and the topic of the docs.
        pub module: As<At<String>, { refers(Sort::Topic) }>,
        /// Description, in one sentence.
        pub summary: String,
        /// Further description.
        pub doc: Option<String>,
        /// Structure that contains the words of the mask.
        #[serde(rename = "struct")]
        pub structure: As<At<String>, { among(Sort::Type, Among::Structures) }>,
        /// The field of that structure which is the array of words.
        pub field: As<At<String>, { field(Owner::Named) }>,
        /// Number of bits to shift a value right for the index of its group.
        pub index_shift: At<u32>,
        /// Common prefix of all names. Constants in Rust drop it.
        pub prefix: As<At<String>, TEXT>,
        /// The name of the set of documented flags; the project's.
        pub enable_flags: As<At<String>, { defines(Sort::Type) }>,
        /// Former names of the set of documented flags, newest first. Generated code keeps them as deprecated aliases.
        pub enable_flags_renamed_from?: Former,
        /// Common prefix of the names of documented flags.
        pub enable_prefix: As<At<String>, TEXT>,
        /// Sources of the facts; a row may cite others.
        pub sources: Sources,
        /// Sources of `community` in the rows and of `community-groups`; left out, those of the file.
        pub community_sources: Sources,
        /// Names that tools of the community accept for several bits together, such as `Latency`.
        pub community_groups?: Vec<At<CommunityGroupRow>>,
        /// Open questions: facts that no source states.
        pub unknown?: Vec<String>,
        /// The groups.
        pub group: Vec<At<GroupRow>>,
        /// The documented flags.
        pub enable_flag?: Vec<At<EnableFlagRow>>,
    }

    /// A name of tools of the community for several bits.
    pub struct CommunityGroupRow {
        /// The name.
        pub name: As<At<String>, TEXT>,
        /// The names of the bits.
        pub of: As<At<Vec<At<String>>>, { among(Sort::Constant, Among::Bits) }>,
    }

    /// One word of the mask.
    pub struct GroupRow {
        /// Its index.
        pub index: At<u32>,
        /// A remark.
        pub doc: Option<String>,
        /// Its bits, one meaning a row.
        pub bits: Vec<At<MaskRow>>,
    }

    /// A meaning of a bit, or of several together.
    pub struct MaskRow {
        /// The value, index of the group included.
        pub value: At<u32>,
        /// Microsoft's name; left out where none is known.
        pub name: As<Option<At<String>>, { defines(Sort::Constant) }>,
        /// Former names, newest first. Generated code keeps them as deprecated aliases.
        pub renamed_from?: Former,
        /// Reason not to use it any more, as a sentence.
        pub deprecated: Option<String>,
        /// Other names of the same meaning.
        pub aliases?: As<Vec<At<String>>, { defines(Sort::Constant) }>,
        /// The names that tools of the community accept, such as `CSWITCH`.
        pub community?: As<Vec<At<String>>, TEXT>,
        /// Releases in which it applies. It applies in no other.
        pub versions: Releases,
        /// Status of a bit that is not in ordinary use.
        pub status: Option<At<Status>>,
        /// The names whose values, combined with OR, make this one.
        pub of: As<Option<At<Vec<At<String>>>>, { among(Sort::Constant, Among::Bits) }>,
        /// The releases in which it was seen in use; absence elsewhere is not claimed.
        pub seen: Releases,
        /// The value is all bits of its group.
        pub all?: bool,
        /// Meaning.
        pub doc: Option<String>,
        /// Sources of the fact, if they are not those of the file.
        pub sources: Sources,
        /// Sources that disagree.
        pub disputed?: Vec<At<DisputeRow>>,
    }

    /// Documented flag. Exactly one of `same-bit`, `sets` and `control` is given.
    pub struct EnableFlagRow {
        /// The bit.
        pub value: At<u32>,
        /// Microsoft's name.
        pub name: As<At<String>, { defines(Sort::Constant) }>,
        /// Former names, newest first. Generated code keeps them as deprecated aliases.
        pub renamed_from?: Former,
        /// Reason not to use it any more, as a sentence.
        pub deprecated: Option<String>,
        /// It is the same bit of the first word of the mask, with or without a name there.
        pub same_bit?: bool,
        /// It is mapped to another bit, by that bit's name.
        pub sets: As<Option<At<String>>, { among(Sort::Constant, Among::Bits) }>,
        /// It selects no bit of the mask, although its value resembles a bit of another word.
        pub control?: bool,
        /// Releases in which it applies. It applies in no other.
        pub versions: Releases,
        /// The releases in which it was seen in use.
        pub seen: Releases,
        /// Meaning.
        pub doc: Option<String>,
        /// Sources of the fact, if they are not those of the file.
        pub sources: Sources,
    }
}
