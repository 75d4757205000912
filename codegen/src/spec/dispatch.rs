//! Things that may be of one of several structures, as bits of their first bytes or of a field say.

use schemars::JsonSchema;
use serde::Deserialize;

use super::{Former, PointerSize, Releases, Sources, Status};
use crate::role::{Among, As, Sort, TEXT, among, defines, refers};
use crate::span::At;

rows! {
    /// `dispatch/*.toml`: which structure something is.
    pub struct DispatchFile {
        /// Microsoft's name, or, with `own-name`, the project's.
        pub name: As<At<String>, { defines(Sort::Type) }>,
        /// The name is the project's, because Microsoft gives none.
        pub own_name?: bool,
        /// Former names, newest first. Generated code keeps them as deprecated aliases.
        pub renamed_from?: Former,
        /// Reason not to use it any more, as a sentence.
        pub deprecated: Option<String>,
        /// The topic: the module of the generated crate.
        pub module: As<At<String>, { refers(Sort::Topic) }>,
        /// Description, in one sentence.
        pub summary: String,
        /// More about it.
        pub doc: Option<String>,
        /// Type of the integer that selects the case: the first bytes of the structure, or the field that a part names with
        /// `by`.
        #[serde(rename = "type")]
        pub ty: As<At<String>, { among(Sort::Type, Among::Scalars) }>,
        /// Bits of the integer that select most cases: a value with `shift` and `holds` in a set of flags. The values of
        /// the enumeration in these bits get the structure and the pointer size of their cases.
        pub selector: As<Option<At<String>>, { refers(Sort::Constant) }>,
        /// Alignment in bytes, from the start of the container.
        pub align: Option<At<u32>>,
        /// Sources of the facts. A case may cite others.
        pub sources: Sources,
        /// Cases. The first that matches decides.
        pub case: Vec<At<CaseRow>>,
    }

    /// One case of a dispatch.
    pub struct CaseRow {
        /// Value of the bits: a number, or the name of a constant.
        pub value: As<At<CaseValue>, { refers(Sort::Constant) }>,
        /// The bits that decide; left out, all of them.
        pub mask: Option<At<u64>>,
        /// The structure; left out where the value is known and no structure is.
        #[serde(rename = "struct")]
        pub structure: As<Option<At<String>>, { among(Sort::Type, Among::Structures) }>,
        /// Bits that contain the total size in bytes, for a case without a structure: a number, or the name of a
        /// constant.
        pub size_mask: As<Option<At<CaseValue>>, { refers(Sort::Constant) }>,
        /// The pointer size of the data, 32 or 64.
        pub pointer: Option<At<PointerSize>>,
        /// The versions of the log file, as `1.1+` or `..1.0`, that have the case: SubVersion and SubMinorVersion.
        pub log_version: As<Option<At<String>>, TEXT>,
        /// Releases that have it. No other release has it.
        pub versions: Releases,
        /// Status of a case that is not in ordinary use.
        pub status: Option<At<Status>>,
        /// Meaning, in one sentence.
        pub doc: Option<String>,
        /// Sources of the fact, if they are not those of the file.
        pub sources: Sources,
    }
}

/// Value of the bits of a case.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum CaseValue {
    /// A number.
    Number(u64),
    /// The name of a constant.
    Name(String),
}
