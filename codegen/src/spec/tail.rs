//! What follows the fixed part of a structure: parts one after the other, each as long as its bytes say.

use schemars::JsonSchema;
use serde::Deserialize;

use super::{Accessor, Count, CountOf, DisputeRow, MaskOf, Meaning, PointerSize, Text, Versions};
use crate::span::At;

/// A part that follows the fixed part of a structure.
///
/// How many there are is said by at most one of `count`, `open`, `next` and `while`; without any, there is one.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct TailRow {
    /// Microsoft's name, or what the part is called elsewhere in the format.
    pub name: At<String>,
    /// Former names, newest first. Generated code keeps them as deprecated aliases.
    #[serde(default)]
    pub renamed_from: Vec<At<String>>,
    /// Why it should no longer be used, as a sentence.
    pub deprecated: Option<String>,
    /// What one element is: a scalar, an enumeration, a structure that has a fixed size or an end of its own, or a
    /// dispatch.
    #[serde(rename = "type")]
    pub ty: At<String>,
    /// The name that another structure of the same event's data, or of another event of the group, gives to this, where the two
    /// names differ. Output has that name.
    pub same_as: Option<At<String>>,
    /// How many: a number, the name of a constant, or a field or an earlier part that holds the count.
    pub count: Option<At<Count>>,
    /// As many as there are bytes left.
    #[serde(default)]
    pub open: bool,
    /// The field of each element that says how many bytes on the next one begins; 0 in the last.
    pub next: Option<At<String>>,
    /// The bits of each element that say that another one follows.
    #[serde(rename = "while")]
    pub more: Option<At<MaskOf>>,
    /// The elements of the type make a text.
    pub string: Option<At<Text>>,
    /// The bytes may end before it: a later version appended it.
    #[serde(default)]
    pub optional: bool,
    /// For a dispatch: the field that decides which structure it is.
    pub by: Option<At<String>>,
    /// With `by`: the field that holds how many bytes the part has; left out, all that are left.
    pub size: Option<At<CountOf>>,
    /// The enumeration or the flags that the values of this integer are of.
    pub values: Option<At<String>>,
    /// What the value is: a process ID, an IPv4 address. Left out where the type, the unit or the values imply it.
    pub meaning: Option<At<Meaning>>,
    /// Sources of the meaning, if they are not those of the row.
    pub meaning_sources: Option<At<Vec<At<String>>>>,
    /// The accessor that reads the part from any structure of a dispatch.
    pub accessor: Option<At<Accessor>>,
    /// The releases that have it; no others do.
    pub versions: Option<At<Versions>>,
    /// The pointer size of the data that have the part, 32 or 64; left out, both.
    pub pointer: Option<At<PointerSize>>,
    /// The part is there only if bits of a field, or of an earlier part, say so.
    pub when: Option<At<MaskOf>>,
    /// The unit of measure, such as `bytes` or `100 ns`.
    pub units: Option<String>,
    /// Meaning.
    pub doc: Option<String>,
    /// Present; its purpose is unknown.
    #[serde(default)]
    pub unknown: bool,
    /// Sources of the fact, if they are not those of the file.
    pub sources: Option<At<Vec<At<String>>>>,
    /// Sources that disagree.
    #[serde(default)]
    pub disputed: Vec<At<DisputeRow>>,
}

/// The field that holds the size of the whole, in bytes or in larger units.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Total {
    /// In bytes: the path of the field.
    Field(String),
    /// In units of so many bytes.
    Of(TotalOf),
}

impl Total {
    /// The path of the field.
    pub fn field(&self) -> &str {
        match self {
            Total::Field(field) => field,
            Total::Of(of) => &of.field,
        }
    }

    /// How many bytes one of the field's units is.
    pub fn unit(&self) -> u32 {
        match self {
            Total::Field(_) => 1,
            Total::Of(of) => of.unit,
        }
    }
}

/// The size of the whole in units of more than a byte.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct TotalOf {
    /// The path of the field.
    pub field: String,
    /// The bytes of a unit.
    pub unit: u32,
}
