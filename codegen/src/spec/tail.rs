//! The tail of a structure: parts after its fixed part, whose sizes depend on their bytes.

use schemars::JsonSchema;
use serde::Deserialize;

use super::{Accessor, Count, CountOf, DisputeRow, Former, MaskOf, Meaning, PointerSize, Releases, Sources, Text};
use crate::role::{Among, As, OUTER, Owner, Sort, among, defines, field, refers};
use crate::span::At;

rows! {
    /// A part that follows the fixed part of a structure.
    ///
    /// At most one of `count`, `open`, `next` and `while` specifies the number of elements. By default, there is one.
    pub struct TailRow {
        /// Microsoft's name, or what the part is called elsewhere in the format.
        pub name: As<At<String>, { defines(Sort::Field) }>,
        /// Former names, newest first. Generated code keeps them as deprecated aliases.
        pub renamed_from?: Former,
        /// Reason not to use it any more, as a sentence.
        pub deprecated: Option<String>,
        /// Type of an element: a scalar, an enumeration, a structure with a fixed size or a definite end, or a dispatch.
        #[serde(rename = "type")]
        pub ty: As<At<String>, { refers(Sort::Type) }>,
        /// Name of the same field in another payload structure of the event, or in another event of the group. Output has
        /// that name.
        pub same_as: As<Option<At<String>>, { field(Owner::SameEvent) }>,
        /// Number of elements: a number, the name of a constant, or a field or earlier part with the count.
        pub count: As<Option<At<Count>>, { refers(Sort::Constant) }>,
        /// As many as there are bytes left.
        pub open?: bool,
        /// Field of each element with the distance in bytes to the next element. It is 0 in the last.
        pub next: As<Option<At<String>>, { field(Owner::Element) }>,
        /// Bits of each element that announce another element.
        #[serde(rename = "while")]
        pub more: As<Option<At<MaskOf>>, { field(Owner::Element) }>,
        /// The elements of the type make a text.
        pub string: Option<At<Text>>,
        /// The bytes may end before it: a later version appended it.
        pub optional?: bool,
        /// For a dispatch: the field that decides which structure it is.
        pub by: As<Option<At<String>>, { field(Owner::Own) }>,
        /// With `by`: field that contains the size of the part in bytes. By default, the part contains all remaining
        /// bytes.
        pub size: Option<At<CountOf>>,
        /// Enumeration or flags of this integer.
        pub values: As<Option<At<String>>, { among(Sort::Type, Among::Sets) }>,
        /// Meaning of the value: a process ID, an IPv4 address. Absent if type, unit or values imply it.
        pub meaning: Option<At<Meaning>>,
        /// Sources of the meaning, if they are not those of the row.
        pub meaning_sources: Sources,
        /// The accessor that reads the part from any structure of a dispatch.
        pub accessor: Option<At<Accessor>>,
        /// Releases that have it. No other release has it.
        pub versions: Releases,
        /// The pointer size of the data that have the part, 32 or 64; left out, both.
        pub pointer: Option<At<PointerSize>>,
        /// Condition of the part: bits of a field, or of an earlier part.
        pub when: As<Option<At<MaskOf>>, { field(Owner::Own) }>,
        /// The unit of measure, such as `bytes` or `100 ns`.
        pub units: Option<String>,
        /// Meaning.
        pub doc: Option<String>,
        /// Present; its purpose is unknown.
        pub unknown?: bool,
        /// Sources of the fact, if they are not those of the file.
        pub sources: Sources,
        /// Sources that disagree.
        pub disputed?: Vec<At<DisputeRow>>,
    }
}

/// Field that contains the total size, in bytes or in larger units.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Total {
    /// In bytes: the path of the field.
    Field(String),
    /// Unit in bytes.
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

    /// Size of a unit of the field in bytes.
    pub fn unit(&self) -> u32 {
        match self {
            Total::Field(_) => 1,
            Total::Of(of) => of.unit,
        }
    }
}

rows! {
    /// The size of the whole in units of more than a byte.
    #[derive(PartialEq, Eq)]
    pub struct TotalOf {
        /// The path of the field.
        pub field: As<String, OUTER>,
        /// The bytes of a unit.
        pub unit: u32,
    }
}
