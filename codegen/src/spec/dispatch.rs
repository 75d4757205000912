//! Things that may be of one of several structures, as bits of their first bytes or of a field say.

use schemars::JsonSchema;
use serde::Deserialize;

use super::{PointerSize, Status, Versions};
use crate::span::At;

/// `dispatch/*.toml`: which structure something is.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct DispatchFile {
    /// Microsoft's name, or, with `own-name`, the project's.
    pub name: At<String>,
    /// Microsoft gives it no name: this one is the project's.
    #[serde(default)]
    pub own_name: bool,
    /// Former names, newest first. Generated code keeps them as deprecated aliases.
    #[serde(default)]
    pub renamed_from: Vec<At<String>>,
    /// Why it should no longer be used, as a sentence.
    pub deprecated: Option<String>,
    /// The topic: the module of the generated crate.
    pub module: At<String>,
    /// What it is, in a sentence.
    pub summary: String,
    /// More about it.
    pub doc: Option<String>,
    /// The integer that decides: the first bytes of the thing itself, or the field that a part names with `by`.
    #[serde(rename = "type")]
    pub ty: At<String>,
    /// The bits of that integer that select most cases: the name of a value that covers them, with `shift` and `holds`, in
    /// a set of flags. Values of the set that it holds get the structure and the pointer size of their cases.
    pub selector: Option<At<String>>,
    /// Where things of this sort begin: at multiples of so many bytes from the start of what contains them.
    pub align: Option<At<u32>>,
    /// Where the facts come from; a case may cite others.
    pub sources: Option<At<Vec<At<String>>>>,
    /// The cases; the first that fits holds.
    pub case: Vec<At<CaseRow>>,
}

/// One case of a dispatch.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct CaseRow {
    /// What the bits are: a number, or the name of a constant.
    pub value: At<CaseValue>,
    /// The bits that decide; left out, all of them.
    pub mask: Option<At<u64>>,
    /// The structure; left out where the value is known and no structure is.
    #[serde(rename = "struct")]
    pub structure: Option<At<String>>,
    /// The bits that hold the size of the whole in bytes, where no structure is known: a number, or the name of a
    /// constant.
    pub size_mask: Option<At<CaseValue>>,
    /// The pointer size of the data, 32 or 64.
    pub pointer: Option<At<PointerSize>>,
    /// The versions of the log file, as `1.1+` or `..1.0`, that have the case: SubVersion and SubMinorVersion.
    pub log_version: Option<At<String>>,
    /// The releases that have it, and only those.
    pub versions: Option<At<Versions>>,
    /// What is known of a case that is not simply in use.
    pub status: Option<At<Status>>,
    /// What it means.
    pub doc: Option<String>,
    /// Where the fact comes from, if not from the file's sources.
    pub sources: Option<At<Vec<At<String>>>>,
}

/// What the bits of a case are.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum CaseValue {
    /// A number.
    Number(u64),
    /// The name of a constant.
    Name(String),
}
