//! Enumerations, flags and constants.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{
    ByPointer, Combine, DisclosureRow, DisputeRow, Former, Meaning, PointerSize, Releases, RowsOf, Sources, Status,
    ValueKind, Versions,
};
use crate::role::{Among, As, OUTER, RELEASES, Sort, TEXT, among, defines, refers};
use crate::span::At;

rows! {
    /// `enums/*.toml`: an enumeration, a set of flags, or a set of constants.
    pub struct ValuesFile {
        /// Name of the C type, or with `own-name`, the project's name.
        pub name: As<At<String>, { defines(Sort::Type) }>,
        /// The name is the project's, because Microsoft gives none.
        pub own_name?: bool,
        /// Former names, newest first. Generated code keeps them as deprecated aliases.
        pub renamed_from?: Former,
        /// Reason not to use it any more, as a sentence.
        pub deprecated: Option<String>,
        /// Names and numbers that were used once, and must not be used again.
        pub reserved?: As<Vec<At<ReservedRow>>, TEXT>,
        /// The module of the generated crate, and the topic of the docs.
        pub module: As<At<String>, { refers(Sort::Topic) }>,
        /// Description, in one sentence.
        pub summary: String,
        /// The GUID of the classic class whose event types the values are.
        pub class_guid: As<Option<At<String>>, TEXT>,
        /// Further description.
        pub doc: Option<String>,
        /// Kind of set: one value at a time, combined bits, or related constants.
        pub kind: At<ValueKind>,
        /// C type of a value.
        #[serde(rename = "type")]
        pub ty: As<At<String>, { among(Sort::Type, Among::Scalars) }>,
        /// Meaning of a value, such as `nt-status`.
        pub meaning: Option<At<Meaning>>,
        /// The tables that the values are taken from, if not from `value` rows.
        pub rows: Option<At<RowsOf>>,
        /// Common prefix of all names. Constants in Rust drop it.
        pub prefix: As<Option<At<String>>, TEXT>,
        /// Other prefixes of names. Constants in Rust drop them.
        pub other_prefixes?: As<Vec<At<String>>, TEXT>,
        /// Product whose releases the rows state: Windows, or the kit that defines the name.
        pub axis?: Axis,
        /// Releases for which the table is known to be complete.
        pub complete: Releases,
        /// Sources of the facts; a row may cite others.
        pub sources: Sources,
        /// Open questions: facts that no source states.
        pub unknown?: Vec<String>,
        /// Disclosure by Microsoft: documentation, headers, symbol files, functions.
        pub disclosure: Option<At<DisclosureRow>>,
        /// The name that is always one more than the last value.
        pub sentinel: Option<At<SentinelRow>>,
        /// The values.
        pub value?: Vec<At<ValueRow>>,
    }
}

/// Product whose releases a row states.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Axis {
    /// Windows.
    #[default]
    Windows,
    /// The development kit that defines the name.
    Sdk,
}

/// A name or a number that must not be used again.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum ReservedRow {
    /// A number.
    Number(u64),
    /// A name.
    Name(String),
}

/// A number, or one for each pointer size.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum Number {
    /// The same for both.
    Both(u64),
    /// One for each pointer size.
    ByPointer(ByPointer<u64>),
}

rows! {
    /// Effect of a value on another.
    pub struct CombineRow {
        /// Effect, in one sentence.
        pub how: At<Combine>,
        /// The name of the other value.
        pub name: As<At<String>, { refers(Sort::Constant) }>,
        /// The releases, if not all that have both.
        pub versions: Releases,
    }

    /// One value.
    pub struct ValueRow {
        /// The number; left out where only the name is known.
        pub value: Option<At<Number>>,
        /// Microsoft's name; left out where only the number is known.
        pub name: As<Option<At<String>>, { defines(Sort::Constant) }>,
        /// Former names, newest first. Generated code keeps them as deprecated aliases.
        pub renamed_from?: Former,
        /// Reason not to use it any more, as a sentence.
        pub deprecated: Option<String>,
        /// Other names of the same meaning.
        pub aliases?: As<Vec<At<String>>, { defines(Sort::Constant) }>,
        /// Releases in which it applies. It applies in no other.
        pub versions: Releases,
        /// The releases in which it was seen; absence elsewhere is not claimed.
        pub seen: Releases,
        /// The names whose values, combined with OR, make this one.
        pub of: As<Option<At<Parts>>, { refers(Sort::Constant) }>,
        /// This is a field of several bits in a word of flags: its lowest bit. `value` is the mask.
        pub shift: Option<At<u32>>,
        /// Enumeration in the field.
        pub holds: As<Option<At<String>>, { among(Sort::Type, Among::Sets) }>,
        /// Meaning.
        pub doc: Option<String>,
        /// Status of a value that is not in ordinary use.
        pub status: Option<At<Status>>,
        /// Values of the set that it requires or excludes. A row at one of the two is enough.
        pub with?: Vec<At<CombineRow>>,
        /// The structure that the value selects.
        #[serde(rename = "struct")]
        pub structure: As<Option<At<String>>, { among(Sort::Type, Among::Structures) }>,
        /// The pointer size of the data that follow this value, 32 or 64.
        pub pointer: Option<At<PointerSize>>,
        /// Sources of the fact, if they are not those of the file.
        pub sources: Sources,
        /// Sources that disagree.
        pub disputed?: Vec<At<DisputeRow>>,
    }
}

/// Names that combine to a value: the same for both pointer sizes, or by pointer size.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Parts {
    /// The same for both.
    Both(Vec<Part>),
    /// One list for each.
    ByPointer(ByPointer<Vec<Part>>),
}

/// A part of a combined value.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Part {
    /// A name, as it is.
    Name(String),
    /// A name, moved to the left.
    Shifted(PartShifted),
}

/// A part that is moved to the left before it is combined.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PartShifted {
    /// The name.
    pub name: As<String, OUTER>,
    /// By how many bits.
    pub shift: u32,
}

rows! {
    /// The sentinel of an enumeration: one more than the last value.
    pub struct SentinelRow {
        /// Its name.
        pub name: As<At<String>, { defines(Sort::Constant) }>,
        /// Former names, newest first. Generated code keeps them as deprecated aliases.
        pub renamed_from?: Former,
        /// A remark.
        pub doc: Option<String>,
        /// Its values by release.
        pub values: Vec<At<SentinelValue>>,
    }

    /// The value of a sentinel in some releases.
    pub struct SentinelValue {
        /// The number.
        pub value: At<u64>,
        /// The releases.
        pub versions: As<At<Versions>, RELEASES>,
        /// Sources of the fact, if they are not those of the file.
        pub sources: Sources,
    }
}
