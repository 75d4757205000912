//! Structures: fields, unions, bits, open arrays, and what is inserted between a header and its data.

use schemars::JsonSchema;
use serde::Deserialize;

use super::{
    Accessor, ByPointer, Count, CountOf, DisclosureRow, DisputeRow, Former, LayoutKnown, MaskOf, Meaning, PointerSize,
    Releases, Role, Sources, TailRow, Text, Total, Versions,
};
use crate::role::{Among, As, Owner, RELEASES, Sort, among, defines, field, refers};
use crate::span::At;

/// Order of the bytes of an integer that is not little-endian.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ByteOrder {
    /// Big-endian, as in the headers of Internet protocols.
    Big,
}

rows! {
    /// `structs/*.toml`: one structure, in all its forms.
    pub struct StructFile {
        /// Microsoft's name, or, with `own-name`, the project's.
        pub name: As<At<String>, { defines(Sort::Type) }>,
        /// The name is the project's, because Microsoft gives none.
        pub own_name?: bool,
        /// Former names, newest first. Generated code keeps them as deprecated aliases.
        pub renamed_from?: Former,
        /// Reason not to use it any more, as a sentence.
        pub deprecated: Option<String>,
        /// Names of fields that were used once, and must not be used again.
        pub reserved?: Former,
        /// The module of the generated crate, and the topic of the docs.
        pub module: As<At<String>, { refers(Sort::Topic) }>,
        /// Name of the payload of which the structure is a layout, such as `Process`. Structures of the same event state the
        /// same name; a structure that is the only payload of its events needs none.
        pub payload_type: As<Option<At<String>>, { refers(Sort::PayloadType) }>,
        /// Description, in one sentence.
        pub summary: String,
        /// Meaning of the structure, if it is one value: a point in time, a security identifier.
        pub meaning: Option<At<Meaning>>,
        /// Further description.
        pub doc: Option<String>,
        /// Releases that have it. No other release has it.
        pub versions: Releases,
        /// The releases in which it was seen.
        pub seen: Releases,
        /// Size as C's `sizeof`: a number, a number for each pointer size, or a list by release.
        pub size: Option<At<Offset>>,
        /// The alignment, where it is not the greatest of its fields'.
        pub align: Option<At<u32>>,
        /// The greatest alignment that a field has, as `#pragma pack` sets it.
        pub pack: Option<At<u32>>,
        /// Offset of the event's data if nothing is inserted. Less than the size if C pads the structure.
        pub data_at: Option<At<u32>>,
        /// `optional` if data may end before the padding that C adds at the end.
        pub trailing_padding: Option<At<TrailingPadding>>,
        /// Field that contains the total size: this structure and everything after it, in bytes or in `unit`.
        pub total: As<Option<At<Total>>, { field(Owner::Own) }>,
        /// `unknown` where only the name of the structure is known.
        pub layout: Option<At<LayoutKnown>>,
        /// The first fields of another structure, and no more.
        pub prefix_of: Option<At<PrefixOf>>,
        /// Sources of the facts; a row may cite others.
        pub sources: Sources,
        /// Open questions: facts that no source states.
        pub unknown?: Vec<String>,
        /// Disclosure by Microsoft: documentation, headers, symbol files, functions.
        pub disclosure: Option<At<DisclosureRow>>,
        /// Other names of the same layout.
        pub aliases?: Vec<At<AliasRow>>,
        /// Sources that disagree.
        pub disputed?: Vec<At<DisputeRow>>,
        /// The fields.
        pub field?: Vec<At<FieldRow>>,
        /// Parts after the fields, in order. Only the data determine their sizes.
        pub tail?: Vec<At<TailRow>>,
        /// Items that may be inserted between the fixed part and the data.
        pub inserted?: Vec<At<InsertedRow>>,
    }
}

impl StructFile {
    /// Returns all fields in the order of the table, including members of unions and of inner structures.
    pub fn all_fields(&self) -> Vec<&At<FieldRow>> {
        all_fields(&self.field)
    }
}

/// Returns fields in the order of their table, including members of unions and of inner structures.
pub fn all_fields(rows: &[At<FieldRow>]) -> Vec<&At<FieldRow>> {
    let (mut all, mut next) = (Vec::new(), rows.iter().rev().collect::<Vec<_>>());
    while let Some(row) = next.pop() {
        all.push(row);
        next.extend(row.members().rev());
    }
    all
}

/// Treatment of the padding that C adds at the end of a structure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TrailingPadding {
    /// The padding may be absent.
    Optional,
}

rows! {
    /// The first fields of another structure.
    pub struct PrefixOf {
        /// Structure that supersedes it.
        #[serde(rename = "struct")]
        pub structure: As<At<String>, { among(Sort::Type, Among::Structures) }>,
        /// Its last field that is still present.
        pub through: As<At<String>, { field(Owner::Named) }>,
    }

    /// Another name of the same layout.
    pub struct AliasRow {
        /// The other name.
        pub name: As<At<String>, { defines(Sort::Type) }>,
        /// The releases that have this name, and only those.
        pub versions: Releases,
        /// The releases in which this name was seen.
        pub seen: Releases,
        /// Purpose.
        pub doc: Option<String>,
        /// Sources, if they are not those of the file.
        pub sources: Sources,
    }
}

/// An offset or a size: one number, one for each pointer size, or a list by release.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Offset {
    /// Always the same.
    Both(u32),
    /// By pointer size.
    ByPointer(ByPointer<u32>),
    /// By release.
    List(Vec<OffsetRow>),
}

rows! {
    /// An offset or a size in some releases.
    #[derive(PartialEq, Eq)]
    pub struct OffsetRow {
        /// The number for 32-bit data.
        pub ptr32: u32,
        /// The number for 64-bit data.
        pub ptr64: u32,
        /// The releases.
        pub versions: As<Versions, RELEASES>,
    }

    /// Field. Exactly one of `type`, `union`, `struct` and `bits` is given.
    pub struct FieldRow {
        /// The offset from the start of the structure, if a source states it; otherwise it is computed by C's layout rules.
        /// Not within a union or an inner structure, where offsets follow from the members before.
        pub at: Option<At<Offset>>,
        /// Microsoft's name. A union, a structure or a group of bits may have none; then its members belong to what it is in.
        pub name: As<Option<At<String>>, { defines(Sort::Field) }>,
        /// Former names, newest first. Generated code keeps them as deprecated aliases.
        pub renamed_from?: Former,
        /// Reason not to use it any more, as a sentence.
        pub deprecated: Option<String>,
        /// The C type: a scalar, an enumeration or a structure of the tables, or a pointer (`NAME *`).
        #[serde(rename = "type")]
        pub ty: As<Option<At<String>>, { among(Sort::Type, Among::FieldTypes) }>,
        /// Name of the same field in another payload structure of the event, or in another event of the group. Output has
        /// that name.
        pub same_as: As<Option<At<String>>, { field(Owner::SameEvent) }>,
        /// Order of the bytes of an unsigned integer of 16 or 32 bits, if it is not little-endian.
        pub byte_order: Option<At<ByteOrder>>,
        /// Type of the unit that contains the bits.
        pub unit: As<Option<At<String>>, { among(Sort::Type, Among::Scalars) }>,
        /// Number of elements of an array: a number, the name of a constant, or a field of this structure with the count.
        pub count: As<Option<At<Count>>, { refers(Sort::Constant) }>,
        /// The array extends to the end of its container. C declares it with one element.
        pub open?: bool,
        /// The elements of an open array make a text, which ends where the text does.
        pub string: Option<At<Text>>,
        /// Field of each element of an open array with the distance in bytes to the next element.
        pub next: As<Option<At<String>>, { field(Owner::Element) }>,
        /// Enumeration or flags of this integer.
        pub values: As<Option<At<String>>, { among(Sort::Type, Among::Sets) }>,
        /// Meaning of the value: a process ID, an IPv4 address. Absent if type, unit or values imply it.
        pub meaning: Option<At<Meaning>>,
        /// Sources of the meaning, if they are not those of the row.
        pub meaning_sources: Sources,
        /// The accessor that reads the field from any structure of a dispatch.
        pub accessor: Option<At<Accessor>>,
        /// The releases that have the field, and only those.
        pub versions: Releases,
        /// The pointer size of the data that have the field, 32 or 64; left out, both.
        pub pointer: Option<At<PointerSize>>,
        /// Condition under which this arm of a union is the valid one.
        pub when: As<Option<At<MaskOf>>, { field(Owner::Own) }>,
        /// The direction of the field, or how it is used.
        pub role: Option<At<Role>>,
        /// The unit of measure, such as `bytes` or `100 ns`.
        pub units: Option<String>,
        /// Meaning.
        pub doc: Option<String>,
        /// The field is present; its purpose is unknown.
        pub unknown?: bool,
        /// Members one after the other.
        #[serde(rename = "struct")]
        pub structure: Option<At<Vec<At<FieldRow>>>>,
        /// Members that share the same bytes.
        pub union: Option<At<Vec<At<FieldRow>>>>,
        /// Bit fields, lowest first. `unit` is the type that contains them.
        pub bits: Option<At<Vec<At<BitRow>>>>,
        /// Sources of the fact, if they are not those of the file.
        pub sources: Sources,
        /// Sources that disagree.
        pub disputed?: Vec<At<DisputeRow>>,
    }
}

impl FieldRow {
    /// Returns the members of a union or of an inner structure.
    pub fn members(&self) -> impl DoubleEndedIterator<Item = &At<FieldRow>> {
        self.union.iter().chain(&self.structure).flat_map(|members| members.iter())
    }
}

rows! {
    /// A field of bits.
    pub struct BitRow {
        /// Microsoft's name; left out for bits that C leaves unnamed.
        pub name: As<Option<At<String>>, { defines(Sort::Field) }>,
        /// Former names, newest first. Generated code keeps them as deprecated aliases.
        pub renamed_from?: Former,
        /// Reason not to use it any more, as a sentence.
        pub deprecated: Option<String>,
        /// Number of bits.
        pub width: At<u32>,
        /// The mask within the unit that the source states.
        pub mask: Option<At<u64>>,
        /// The enumeration that the values are of.
        pub values: As<Option<At<String>>, { among(Sort::Type, Among::Sets) }>,
        /// Meaning of the value: a process ID, an IPv4 address. Absent if the values imply it.
        pub meaning: Option<At<Meaning>>,
        /// Sources of the meaning, if they are not those of the row.
        pub meaning_sources: Sources,
        /// The accessor that reads the bits from any structure of a dispatch.
        pub accessor: Option<At<Accessor>>,
        /// Meaning.
        pub doc: Option<String>,
        /// The bits are present; their purpose is unknown.
        pub unknown?: bool,
    }

    /// An item between the fixed part and the data, announced by bits of a field.
    pub struct InsertedRow {
        /// The structure of what is inserted.
        #[serde(rename = "struct")]
        pub structure: As<At<String>, { among(Sort::Type, Among::Structures) }>,
        /// Bits that announce the item.
        pub when: As<At<MaskOf>, { field(Owner::Own) }>,
        /// Number of elements of its open array.
        pub count: Option<At<CountOf>>,
        /// Maximum that implementations are known to write. The bits may allow more.
        pub at_most: Option<At<u32>>,
        /// The events for which it is ever inserted, by the names of their hook ids; left out, any.
        pub only_for: As<Option<At<Vec<At<String>>>>, { refers(Sort::Event) }>,
        /// Meaning.
        pub doc: Option<String>,
        /// Sources of the fact, if they are not those of the file.
        pub sources: Sources,
    }
}
