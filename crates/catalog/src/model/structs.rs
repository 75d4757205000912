//! Structures: their forms, fields, and what is inserted after them.

use serde::{Deserialize, Serialize};

use super::{ByPointer, Dispute, Meaning, Part, Role, Scalar, Versions, When, is_false};
use crate::axis::Pointer;

/// A structure in all its forms.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Struct {
    /// Microsoft's name, or the project's.
    pub name: String,
    /// Whether the name is the project's.
    #[serde(default, skip_serializing_if = "is_false")]
    pub own_name: bool,
    /// The name in Rust: of the current form, and, in snake case, of the module that has all forms.
    pub rust: String,
    /// The module of the generated crate, and the topic of the docs.
    pub module: String,
    /// What it is, in a sentence.
    pub summary: String,
    /// More about it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub doc: Option<String>,
    /// The releases that have it.
    pub when: When,
    /// Other names of the same layout.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub aliases: Vec<Alias>,
    /// Whether more than the name is known.
    pub layout_known: bool,
    /// The alignment that is stated, where it is not the greatest of its fields'.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub align: Option<u32>,
    /// The greatest alignment that a field has, as `#pragma pack` sets it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pack: Option<u32>,
    /// No source states offsets: they are computed from the order of the fields by C's layout rules.
    #[serde(default, skip_serializing_if = "is_false")]
    pub offsets_computed: bool,
    /// Where the event's data begin when nothing is inserted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub data_at: Option<u32>,
    /// Data may end before the bytes that C adds at the end.
    #[serde(default, skip_serializing_if = "is_false")]
    pub trailing_padding_optional: bool,
    /// The path of the field that holds the size of the whole, data included.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub total: Option<String>,
    /// How many bytes one of that field's units is.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub total_unit: u32,
    /// The structure of which this one is the first fields, and the last of them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub prefix_of: Option<Prefix>,
    /// The forms, oldest first; 32-bit before 64-bit.
    pub forms: Vec<Form>,
    /// What may be inserted before the data.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub inserted: Vec<Inserted>,
    /// The sizes that sources state.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sizes: Vec<StatedSize>,
    /// The rows of the table as written, each with its releases.
    pub rows: Vec<DeclaredRow>,
    /// The rows of what follows the fields.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub parts: Vec<DeclaredPart>,
    /// Where the facts come from.
    pub sources: Vec<String>,
    /// Who says otherwise.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub disputed: Vec<Dispute>,
    /// What no source says.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unknown: Vec<String>,
    /// The file of the spec.
    pub file: String,
}

impl Struct {
    /// What to say of offsets that no source states.
    pub fn offsets_note(&self) -> Option<&'static str> {
        self.offsets_computed.then_some("Offsets are computed from the order of the fields; no source states them.")
    }
}

fn one() -> u32 {
    1
}

// serde hands a reference over.
#[allow(clippy::trivially_copy_pass_by_ref)]
fn is_one(number: &u32) -> bool {
    *number == 1
}

/// Another name of the same layout.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Alias {
    /// The name.
    pub name: String,
    /// The releases that have this name, if a source states them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub when: Option<When>,
    /// What it is for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub doc: Option<String>,
}

/// The first fields of another structure.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Prefix {
    /// That structure.
    #[serde(rename = "struct")]
    pub structure: String,
    /// Its last field that is present.
    pub through: String,
}

/// A field as the table declares it.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DeclaredRow {
    /// The stated offset, as text: `0x10`, `0x10 (32-bit), 0x18 (64-bit)`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<String>,
    /// The definition in C.
    pub c: String,
    /// The releases that have it; none stated: all that have the structure.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub releases: Option<Versions>,
    /// The pointer size of the data that have it; none stated: both.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pointer: Option<Pointer>,
    /// What it means.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub doc: Option<String>,
    /// Its name, what it holds, and who says so.
    #[serde(default)]
    pub field: Member,
}

/// What the table declares to follow the fields.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DeclaredPart {
    /// The releases that have it; none stated: all that have the structure.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub releases: Option<Versions>,
    /// The pointer size of the data that have it; none stated: both.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pointer: Option<Pointer>,
    /// Its name, and who says so.
    pub field: Member,
}

/// A field within a field that the table declares, or a field of its bits.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Member {
    /// Microsoft's name, if it has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Whether a source states where it lies.
    #[serde(default, skip_serializing_if = "is_false")]
    pub placed: bool,
    /// The members of a union, of a structure or of a unit of bits.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub members: Vec<Member>,
    /// Where the fact comes from, if not from the sources of what it is within.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sources: Vec<String>,
    /// The sources that say otherwise.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub against: Vec<String>,
}

/// A size that sources state.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct StatedSize {
    /// For each pointer size.
    pub size: ByPointer,
    /// The releases; none stated: all that have the structure.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub releases: Option<Versions>,
}

/// One form of a structure: a run of releases in which the bytes mean the same.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Form {
    /// The releases and pointer sizes whose layout it is. Whether the structure exists in them is another question, which
    /// `when` answers.
    pub releases: Versions,
    /// The releases that have the form, as far as the tables state them.
    #[serde(default)]
    pub when: When,
    /// The pointer size, where the forms of the two differ.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pointer: Option<Pointer>,
    /// Name of the type in Rust, unique among the forms of the structure. The current form has the structure's name. An
    /// older form is named by its first release (`V6_0`), or by its end if no source states its first (`Before6_0`).
    /// Forms that differ by pointer size end with `Ptr32` or `Ptr64`.
    pub rust: String,
    /// Another name of the current form, by its first release, if a source states that release: `V6_2Ptr64`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub release_name: Option<String>,
    /// Whether it is the form of the newest release that has the structure.
    pub current: bool,
    /// No source knows an edition of Windows that has it: it is what the definition gives at this pointer size.
    #[serde(default, skip_serializing_if = "is_false")]
    pub hypothetical: bool,
    /// What C's `sizeof` gives.
    pub size: u32,
    /// The alignment in C.
    pub align: u32,
    /// The bytes that are always there: up to the open array, the inserted items or the data.
    pub fixed: u32,
    /// The fields, by offset; a union's and a structure's members are within it. Offsets are from the form's start.
    pub fields: Vec<Field>,
    /// What follows the fixed part, in order, where it is more than the one array that the last field is. An open array
    /// with something behind it is the first part, and the last field as well, since C declares it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tail: Vec<Part>,
}

impl Form {
    /// Whether a name is the form's, in any case.
    pub fn is_called(&self, name: &str) -> bool {
        self.rust.eq_ignore_ascii_case(name)
            || self.release_name.as_ref().is_some_and(|other| other.eq_ignore_ascii_case(name))
    }

    /// The part of an older form's name that is about releases: `V6_0`, `Before6_0`. The current form has none.
    pub fn release_part(&self) -> Option<&str> {
        let suffix = self.pointer.map_or("", Pointer::type_suffix);
        (!self.current).then(|| self.rust.strip_suffix(suffix).unwrap_or(&self.rust))
    }
}

/// A field of a form.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Field {
    /// Microsoft's name, if it has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The name that another structure of the same event's data gives to this, where the two names differ.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub same_as: Option<String>,
    /// From the start of the form.
    pub offset: u32,
    /// In bytes; for an open array that of one element, as C declares it.
    pub size: u32,
    /// The type in C: `ULONG`, `WMI_TRACE_PACKET`, `PVOID`, `struct`, `union`.
    #[serde(rename = "type")]
    pub ty: String,
    /// What the bytes are.
    pub shape: Shape,
    /// The enumeration or the flags that the values are of.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub values: Option<String>,
    /// The condition in which this arm of a union holds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub when: Option<Mask>,
    /// Which way it goes, or what becomes of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub role: Option<Role>,
    /// What it means to code that reads it from any structure that has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub meaning: Option<Meaning>,
    /// What it means.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub doc: Option<String>,
    /// The unit of measure.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub units: Option<String>,
    /// It is known to be there; what it is for is not.
    #[serde(default, skip_serializing_if = "is_false")]
    pub unknown: bool,
    /// Where the fact comes from, if not from the structure's sources.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sources: Vec<String>,
    /// Who says otherwise.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub disputed: Vec<Dispute>,
}

/// What the bytes of a field are.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Shape {
    /// A scalar; pointers are resolved to an unsigned integer of their size.
    Scalar(Scalar),
    /// A structure of the catalog: its name, and the index of its form.
    Struct {
        /// The structure.
        name: String,
        /// The index among its forms.
        form: usize,
    },
    /// Members that share the bytes.
    Union(Vec<Field>),
    /// Members one after the other.
    Group(Vec<Field>),
    /// Fields of bits in an unsigned integer, lowest first.
    Bits {
        /// The integer.
        unit: Scalar,
        /// The fields.
        bits: Vec<Bit>,
    },
    /// So many elements.
    Array {
        /// What an element is.
        element: Box<Shape>,
        /// How many.
        count: u32,
        /// The size of one.
        stride: u32,
    },
    /// Elements to the end of what holds the structure.
    Open {
        /// What an element is.
        element: Box<Shape>,
        /// The size of one.
        stride: u32,
    },
    /// As many elements as a field before says.
    Counted {
        /// What an element is.
        element: Box<Shape>,
        /// The size of one.
        stride: u32,
        /// Where the count is.
        count: CountFrom,
    },
    /// Bytes that C adds so that the next field, or the next structure, is aligned.
    Padding,
}

/// A field of bits.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Bit {
    /// Microsoft's name, if it has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The lowest bit.
    pub start: u32,
    /// How many bits.
    pub width: u32,
    /// The enumeration that the values are of.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub values: Option<String>,
    /// What they mean to code that reads them from any structure that has them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub meaning: Option<Meaning>,
    /// What it means.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub doc: Option<String>,
    /// It is known to be there; what it is for is not.
    #[serde(default, skip_serializing_if = "is_false")]
    pub unknown: bool,
}

/// Bits of a field.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Mask {
    /// The path of the field.
    pub field: String,
    /// The bits.
    pub mask: u64,
    /// What they must be; left out, any of them set will do.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub equals: Option<u64>,
}

/// A count in bits of a field: `(field & mask) >> shift`.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct CountFrom {
    /// The path of the field.
    pub field: String,
    /// The bits; all of the field's if the table states none.
    pub mask: u64,
    /// How far to move them to the right.
    pub shift: u32,
}

/// Something that stands between the fixed part and the data if bits of a field say so.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Inserted {
    /// The structure of what is inserted.
    #[serde(rename = "struct")]
    pub structure: String,
    /// The bits that say that it is there.
    pub when: Mask,
    /// How many elements its open array has; without it, the structure has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub count: Option<CountFrom>,
    /// The most that implementations are known to write.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at_most: Option<u32>,
    /// The events for which it is inserted, by the names of their hook ids; empty: any.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub only_for: Vec<String>,
    /// What it means.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub doc: Option<String>,
    /// Where the fact comes from, if not from the sources of what it belongs to.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sources: Vec<String>,
}
