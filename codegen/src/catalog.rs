//! The resolved facts: what every emitter and every command works from, and what `catalog.json` holds.
//!
//! Nothing here knows TOML or a target language, apart from the Rust names of items, which are part of what the
//! catalog says of them.

use serde::{Deserialize, Serialize};

use crate::axis::{Axis, Pointer};
pub use crate::spec::{LayoutKnown, On, Role, Scalar, SourceKind, Status, ValueKind, Versions};

/// Everything that the spec knows.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Catalog {
    /// Where this comes from, in a sentence.
    #[serde(default)]
    pub about: String,
    /// The version of this form of the catalog.
    pub format: u32,
    /// Releases and points within them, oldest first.
    pub releases: Axis,
    /// Where the facts come from.
    pub sources: Vec<Source>,
    /// Scalar types.
    pub types: Vec<ScalarType>,
    /// Structures.
    pub structs: Vec<Struct>,
    /// Enumerations, flags and constants.
    pub sets: Vec<ValueSet>,
    /// Group masks.
    pub masks: Vec<GroupMask>,
    /// Information classes.
    pub requests: Vec<Requests>,
    /// Kernel events.
    pub hooks: Vec<HookGroup>,
}

/// A source of facts.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Source {
    /// The name that facts cite.
    pub id: String,
    /// The title of the page, header or file.
    pub title: String,
    /// Who wrote it.
    pub author: String,
    /// What kind of evidence it is.
    pub kind: SourceKind,
    /// Where it is found.
    #[serde(rename = "where")]
    pub location: String,
    /// The edition that was read.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub edition: Option<String>,
    /// The last release that it examined.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub examined_to: Option<String>,
    /// A remark.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub doc: Option<String>,
}

/// How a fact relates to releases.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Relation {
    /// It holds in these releases and no others.
    Exact,
    /// It was seen in these; absence elsewhere is not claimed.
    Seen,
    /// No source says when it holds.
    #[default]
    Unknown,
}

/// When a fact holds.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct When {
    /// What the releases mean.
    pub relation: Relation,
    /// The releases, in the grammar of the tables.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub releases: Option<Versions>,
}

/// What another source says.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Dispute {
    /// The source.
    pub source: String,
    /// What it says.
    pub says: String,
    /// Whether the tables follow it.
    pub preferred: bool,
    /// Why the preferred side is preferred.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub why: Option<String>,
}

/// A scalar type.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ScalarType {
    /// The name in C.
    pub name: String,
    /// What the bytes are.
    #[serde(rename = "is")]
    pub scalar: Scalar,
    /// What it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub doc: Option<String>,
}

/// A structure in all its forms.
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
    /// Where the event's data begin when nothing is inserted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub data_at: Option<u32>,
    /// The path of the field that holds the size of the whole, data included.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub total: Option<String>,
    /// The structure of which this one is the first fields, and the last of them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub prefix_of: Option<Prefix>,
    /// The forms, oldest first; 32-bit before 64-bit.
    pub forms: Vec<Form>,
    /// What may be inserted before the data.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub inserted: Vec<Inserted>,
    /// The rows of the table as written, each with its releases.
    pub rows: Vec<DeclaredRow>,
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

/// Another name of the same layout.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Alias {
    /// The name.
    pub name: String,
    /// What it is for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub doc: Option<String>,
}

/// The first fields of another structure.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Prefix {
    /// That structure.
    #[serde(rename = "struct")]
    pub structure: String,
    /// Its last field that is present.
    pub through: String,
}

/// A field as the table declares it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct DeclaredRow {
    /// The stated offset, as text: `0x10`, `0x10 (x86); 0x18 (x64)`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<String>,
    /// The definition in C.
    pub c: String,
    /// The releases that have it; none stated: all that have the structure.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub releases: Option<Versions>,
    /// What it means.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub doc: Option<String>,
}

/// One form of a structure: a run of releases in which the bytes mean the same.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Form {
    /// The releases and pointer sizes that have it.
    pub releases: Versions,
    /// The pointer size, where the forms of the two differ.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pointer: Option<Pointer>,
    /// The name in Rust within the structure's module: `V5_1`, `V6_2X64`; releases as the form's first.
    pub rust: String,
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
}

/// A field of a form.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Field {
    /// Microsoft's name, if it has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
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
    /// What it means.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub doc: Option<String>,
    /// It is known to be there; what it is for is not.
    #[serde(default, skip_serializing_if = "is_false")]
    pub unknown: bool,
}

/// Bits of a field.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
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
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CountFrom {
    /// The path of the field.
    pub field: String,
    /// The bits; all of the field's if the table states none.
    pub mask: u64,
    /// How far to move them to the right.
    pub shift: u32,
}

/// Something that stands between the fixed part and the data if bits of a field say so.
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

/// An enumeration, a set of flags, or a set of constants.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ValueSet {
    /// The name of the C type, or the project's name.
    pub name: String,
    /// Whether the name is the project's.
    #[serde(default, skip_serializing_if = "is_false")]
    pub own_name: bool,
    /// The name in Rust.
    pub rust: String,
    /// The module of the generated crate, and the topic of the docs.
    pub module: String,
    /// What it is, in a sentence.
    pub summary: String,
    /// More about it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub doc: Option<String>,
    /// What kind of set it is.
    pub kind: ValueKind,
    /// The C type that holds a value.
    #[serde(rename = "type")]
    pub ty: String,
    /// What that type's bytes are.
    pub scalar: Scalar,
    /// Whether releases are those of development kits.
    #[serde(default, skip_serializing_if = "is_false")]
    pub sdk_releases: bool,
    /// The releases for which it is known to be complete.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub complete: Option<Versions>,
    /// The values, in the table's order.
    pub values: Vec<Value>,
    /// The name that is always one more than the last value.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sentinel: Option<Sentinel>,
    /// Where the facts come from.
    pub sources: Vec<String>,
    /// What no source says.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unknown: Vec<String>,
    /// The file of the spec.
    pub file: String,
}

/// A number, one for each pointer size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ByPointer {
    /// For 32-bit data.
    pub x86: u64,
    /// For 64-bit data.
    pub x64: u64,
}

impl ByPointer {
    /// The number for one pointer size.
    pub fn of(self, pointer: Pointer) -> u64 {
        match pointer {
            Pointer::Bits32 => self.x86,
            Pointer::Bits64 => self.x64,
        }
    }

    /// The number, if both sizes have the same.
    pub fn same(self) -> Option<u64> {
        (self.x86 == self.x64).then_some(self.x86)
    }
}

/// One value of a set: one meaning of one number.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Value {
    /// The number, if it is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<ByPointer>,
    /// Microsoft's name, if it is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The name in Rust: a constant of the set's type.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rust: Option<String>,
    /// Other names of the same meaning.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub aliases: Vec<String>,
    /// When it holds.
    pub when: When,
    /// What it means.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub doc: Option<String>,
    /// What is known of a value that is not simply in use.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub status: Option<Status>,
    /// The names that combine to it, as text.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub of: Vec<String>,
    /// It is a field of bits: its lowest bit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shift: Option<u32>,
    /// The enumeration that such a field holds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub holds: Option<String>,
    /// The structure that it selects.
    #[serde(rename = "struct", default, skip_serializing_if = "Option::is_none")]
    pub structure: Option<String>,
    /// The pointer size that it implies.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pointer: Option<Pointer>,
    /// Where the fact comes from, if not from the set's sources.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sources: Vec<String>,
    /// Who says otherwise.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub disputed: Vec<Dispute>,
}

/// A sentinel.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Sentinel {
    /// Its name.
    pub name: String,
    /// Its values by release.
    pub values: Vec<SentinelAt>,
    /// What is to be said of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub doc: Option<String>,
}

/// The value of a sentinel in some releases.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SentinelAt {
    /// The number.
    pub value: u64,
    /// The releases.
    pub releases: Versions,
}

/// A group mask and the documented flags that map to its bits.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GroupMask {
    /// The name of the set of values; the project's.
    pub name: String,
    /// The name in Rust of a value.
    pub rust: String,
    /// The name in Rust of a whole mask; the project's.
    pub mask_rust: String,
    /// The module of the generated crate, and the topic of the docs.
    pub module: String,
    /// What it is, in a sentence.
    pub summary: String,
    /// More about it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub doc: Option<String>,
    /// The structure whose words the bits are of.
    #[serde(rename = "struct")]
    pub structure: String,
    /// Its field that is the array of words.
    pub field: String,
    /// How far to move a value to the right for the index of its group.
    pub index_shift: u32,
    /// What all names begin with.
    pub prefix: String,
    /// The groups, by index.
    pub groups: Vec<MaskGroup>,
    /// The name of the set of documented flags; the project's.
    pub enable_name: String,
    /// The name in Rust of the documented flags.
    pub enable_rust: String,
    /// What the names of the documented flags begin with.
    pub enable_prefix: String,
    /// The documented flags.
    pub enable_flags: Vec<EnableFlag>,
    /// Where the facts come from.
    pub sources: Vec<String>,
    /// What no source says.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unknown: Vec<String>,
    /// The file of the spec.
    pub file: String,
}

/// One word of a group mask.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MaskGroup {
    /// Its index.
    pub index: u32,
    /// What is to be said of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub doc: Option<String>,
    /// Its bits, one meaning each.
    pub bits: Vec<MaskValue>,
}

/// A meaning of a bit, or of several together.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MaskValue {
    /// The value, index of the group included.
    pub value: u32,
    /// Microsoft's name, if it is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The name in Rust: a constant of the set's type.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rust: Option<String>,
    /// Other names of the same meaning.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub aliases: Vec<String>,
    /// When it holds.
    pub when: When,
    /// What is known of a bit that is not simply in use.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub status: Option<Status>,
    /// The names that combine to it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub of: Vec<String>,
    /// It is all bits of its group.
    #[serde(default, skip_serializing_if = "is_false")]
    pub all: bool,
    /// What it means.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub doc: Option<String>,
    /// Where the fact comes from, if not from the mask's sources.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sources: Vec<String>,
    /// Who says otherwise.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub disputed: Vec<Dispute>,
}

/// A documented flag.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct EnableFlag {
    /// The bit.
    pub value: u32,
    /// Microsoft's name.
    pub name: String,
    /// The name in Rust: a constant of the set's type.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rust: Option<String>,
    /// What it does.
    pub sets: Sets,
    /// When it holds.
    pub when: When,
    /// What it means.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub doc: Option<String>,
    /// Where the fact comes from, if not from the mask's sources.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sources: Vec<String>,
}

/// What a documented flag does to a group mask.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sets {
    /// It sets the same bit of the first word.
    SameBit,
    /// It sets the bit of this name.
    Bit {
        /// The name.
        name: String,
        /// The value, index of the group included.
        value: u32,
    },
    /// Nothing: it is of no bit of the mask, though its value looks like one of another word.
    Control,
}

/// Information classes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Requests {
    /// The name of the enumeration, which is also among the sets.
    pub name: String,
    /// What the names of classes begin with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub prefix: Option<String>,
    /// What the names of classes end with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub suffix: Option<String>,
    /// The status for a class that is not valid for the function.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub invalid_class: Option<StatusCode>,
    /// Numbers that rules refer to.
    pub limits: Vec<Limit>,
    /// The classes.
    pub classes: Vec<Class>,
}

/// A status that a function returns.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct StatusCode {
    /// Its name.
    pub name: String,
    /// Its value.
    pub value: u32,
}

/// A limit in some releases.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Limit {
    /// The name that rules use.
    pub name: String,
    /// The number, if a table can say it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<u32>,
    /// Who decides, where no table can say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub decided_by: Option<String>,
    /// The releases.
    pub releases: Versions,
    /// What is to be said of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub doc: Option<String>,
    /// Where the fact comes from, if not from the sources of what it belongs to.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sources: Vec<String>,
}

/// One information class.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Class {
    /// The number.
    pub value: u32,
    /// Microsoft's name.
    pub name: String,
    /// Other names.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub aliases: Vec<String>,
    /// The releases whose enumeration has it.
    pub when: When,
    /// The releases in which information can be queried.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub query: Option<Versions>,
    /// The releases in which information can be set.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub set: Option<Versions>,
    /// The structure at the start of the buffer.
    #[serde(rename = "struct", default, skip_serializing_if = "Option::is_none")]
    pub structure: Option<String>,
    /// Whether the rules are in the order in which they are evaluated.
    #[serde(default, skip_serializing_if = "is_false")]
    pub ordered: bool,
    /// What it does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub doc: Option<String>,
    /// The rules.
    pub rules: Vec<Rule>,
    /// What success changes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub effect: Option<Effect>,
    /// Where the facts come from.
    pub sources: Vec<String>,
    /// Who says otherwise.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub disputed: Vec<Dispute>,
    /// What no source says.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unknown: Vec<String>,
}

/// A rule of an information class.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Rule {
    /// What it asks.
    pub asks: Asks,
    /// The operation for which it is asked; none stated: both.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub on: Option<On>,
    /// The status if it does not hold, where the study names one.
    #[serde(rename = "else", default, skip_serializing_if = "Option::is_none")]
    pub otherwise: Option<StatusCode>,
    /// The study says "typically" of that status.
    #[serde(default, skip_serializing_if = "is_false")]
    pub typically: bool,
    /// The releases in which it holds; none stated: all that have the class.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub releases: Option<Versions>,
    /// What is to be said of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub doc: Option<String>,
    /// Where the fact comes from, if not from the sources of what it belongs to.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sources: Vec<String>,
}

/// What a rule asks.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Asks {
    /// The buffer is exactly one of these structures.
    Exactly(Vec<String>),
    /// The buffer is at least this structure.
    AtLeast(String),
    /// The buffer is at least the structure up to, but not including, this field.
    AtLeastTo(String),
    /// What follows is a whole number of elements of this array.
    WholeElements(String),
    /// The array has so many elements.
    Elements {
        /// The array.
        of: String,
        /// The fewest.
        min: u32,
        /// The most.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        max: Option<u32>,
        /// The most, as a limit says.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        max_limit: Option<String>,
    },
    /// Every element of the array is this.
    EachElement {
        /// The array.
        of: String,
        /// The number.
        equals: u64,
    },
    /// The caller holds this privilege, if it calls from user mode.
    Privilege(String),
    /// A handle selects an active event logger.
    Logger {
        /// The field that holds the handle.
        field: String,
        /// The bits of it that hold the logger's id.
        mask: u64,
        /// The id that stands for the NT Kernel Logger: the constant's name.
        kernel: String,
        /// And its value.
        kernel_id: u64,
    },
    /// The caller has this permission for the logger.
    Permission {
        /// The constant's name.
        name: String,
        /// And its value.
        value: u32,
    },
    /// The logger's mode is without this flag.
    LoggerModeWithout {
        /// The flag's name.
        name: String,
        /// And its value.
        value: u32,
    },
    /// The logger has, or can be given, this structure.
    LoggerCanHave(String),
    /// The logger does not have this yet.
    NotYet(String),
    /// Every active processor accepts, as this interface reports.
    EveryProcessor(String),
}

/// What success changes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Effect {
    /// What the logger then has.
    pub gives: String,
    /// The array whose elements it keeps.
    pub from: String,
    /// How long it keeps them.
    pub until: String,
}

/// A group of hook ids.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct HookGroup {
    /// The high byte of its hook ids.
    pub group: u32,
    /// Microsoft's name.
    pub name: String,
    /// The GUID under which consumers see its events, in upper case without braces.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub guid: Option<String>,
    /// Microsoft's name of that GUID.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub guid_name: Option<String>,
    /// When it was seen.
    pub when: When,
    /// What it is, in a sentence.
    pub summary: String,
    /// The events.
    pub events: Vec<HookEvent>,
    /// Where the facts come from.
    pub sources: Vec<String>,
    /// The file of the spec.
    pub file: String,
}

/// One meaning of a hook id.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct HookEvent {
    /// The hook id: group and type.
    pub hook: u32,
    /// Microsoft's name, if it is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Other names of the same meaning.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub aliases: Vec<String>,
    /// When it holds.
    pub when: When,
    /// What is known of an id that is not simply in use.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub status: Option<Status>,
    /// What happened.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub doc: Option<String>,
    /// Names of group-mask bits that must be set for it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub needs: Vec<String>,
    /// The structure of its data.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub payloads: Vec<Payload>,
    /// Where the fact comes from, if not from the group's sources.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sources: Vec<String>,
    /// Who says otherwise.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub disputed: Vec<Dispute>,
}

/// The structure of an event's data.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Payload {
    /// The structure.
    #[serde(rename = "struct")]
    pub structure: String,
    /// The event version.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub event_version: Option<u32>,
    /// The releases.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub releases: Option<Versions>,
}

/// The field that a path leads to: `Packet.Size`. What has no name adds nothing to a path.
pub fn find<'c>(catalog: &'c Catalog, fields: &'c [Field], path: &str) -> Option<&'c Field> {
    let (name, rest) = path.split_once('.').map_or((path, None), |(name, rest)| (name, Some(rest)));
    for field in fields {
        match (&field.name, &field.shape) {
            (Some(own), shape) if own == name => {
                let Some(rest) = rest else { return Some(field) };
                return match shape {
                    Shape::Union(inner) | Shape::Group(inner) => find(catalog, inner, rest),
                    Shape::Struct { name, form } => {
                        let structure = catalog.structs.iter().find(|structure| structure.name == *name)?;
                        find(catalog, &structure.forms.get(*form)?.fields, rest)
                    }
                    _ => None,
                };
            }
            (None, Shape::Union(inner) | Shape::Group(inner)) => {
                if let Some(found) = find(catalog, inner, path) {
                    return Some(found);
                }
            }
            _ => {}
        }
    }
    None
}

fn is_false(value: &bool) -> bool {
    !value
}
