//! Structures: their forms, their fields, and the items inserted after them.

use super::{ByPointer, CountFrom, Disclosure, Dispute, Field, Mask, Part, Versions, When};
use crate::axis::Pointer;

model! {
    /// Structure in all its forms.
    pub struct Struct {
        /// Name: Microsoft's, or the project's if Microsoft gives none.
        pub name: String,
        /// True if the name is the project's, not Microsoft's.
        pub own_name?: bool,
        /// Former names, newest first. Generated code keeps them as deprecated aliases.
        pub renamed_from?: Vec<String>,
        /// Why it should no longer be used.
        pub deprecated?: Option<String>,
        /// Names and numbers that must not be used again.
        pub reserved?: Vec<String>,
        /// Name of the current form in the generated Rust crate; in snake case, the module of all forms.
        pub rust: String,
        /// Module of the generated Rust crate, which is also its topic in the documentation.
        pub module: String,
        /// Name of the payload of which the structure is a layout, if it shares its events with other structures.
        pub payload_type?: Option<String>,
        /// Summary in one sentence.
        pub summary: String,
        /// Further description.
        pub doc?: Option<String>,
        /// Releases that have it.
        pub when: When,
        /// Other names of the same layout.
        pub aliases?: Vec<Alias>,
        /// True if the layout is known. If not, only the name is.
        pub layout_known: bool,
        /// Stated alignment in bytes, if it is not that of the most aligned field.
        pub align?: Option<u32>,
        /// Greatest alignment of a field in bytes, as set by `#pragma pack`.
        pub pack?: Option<u32>,
        /// True if offsets are computed from the order of the fields, because no source states them.
        pub offsets_computed?: bool,
        /// Offset of the event's data if nothing is inserted.
        pub data_at?: Option<u32>,
        /// True if the data may lack the padding that C adds at the end.
        pub trailing_padding_optional?: bool,
        /// Path of the field that contains the total size, including data.
        pub total?: Option<String>,
        /// Unit of that field in bytes.
        #[serde(default = "one", skip_serializing_if = "is_one")]
        pub total_unit: u32,
        /// Structure whose first fields are these.
        pub prefix_of?: Option<Prefix>,
        /// Forms, oldest first and 32-bit before 64-bit.
        pub forms: Vec<Form>,
        /// Items that may be inserted before the data.
        pub inserted?: Vec<Inserted>,
        /// Sizes that sources state.
        pub sizes?: Vec<StatedSize>,
        /// Rows of the table as written, each with its releases.
        pub rows: Vec<DeclaredRow>,
        /// Rows of the parts that follow the fields.
        pub parts?: Vec<DeclaredPart>,
        /// IDs of the sources of the facts.
        pub sources: Vec<String>,
        /// Statements of sources that disagree.
        pub disputed?: Vec<Dispute>,
        /// Open questions that no source answers.
        pub unknown?: Vec<String>,
        /// How Microsoft discloses it.
        pub disclosure?: Option<Disclosure>,
        /// Path of its table within the spec folder.
        pub file: String,
    }
}

impl Struct {
    /// Returns the note for offsets that no source states.
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

model! {
    /// Other name of the same layout.
    pub struct Alias {
        /// Name.
        pub name: String,
        /// Releases with this name, if a source states them.
        pub when?: Option<When>,
        /// Description.
        pub doc?: Option<String>,
    }

    /// Relation to a structure whose first fields are the same.
    pub struct Prefix {
        /// Name of that structure.
        #[serde(rename = "struct")]
        pub structure: String,
        /// Last field that is present.
        pub through: String,
    }

    /// Field as the table declares it.
    pub struct DeclaredRow {
        /// Stated offset as text, such as `0x10` or `0x10 (32-bit), 0x18 (64-bit)`.
        pub at?: Option<String>,
        /// Definition in C.
        pub c: String,
        /// Releases that have it; none for all releases of the structure.
        pub releases?: Option<Versions>,
        /// Pointer size of the data that contain it; none for both.
        pub pointer?: Option<Pointer>,
        /// Description.
        pub doc?: Option<String>,
        /// Name, members and sources.
        #[serde(default)]
        pub field: Member,
    }

    /// Part that follows the fields, as the table declares it.
    pub struct DeclaredPart {
        /// Releases that have it; none for all releases of the structure.
        pub releases?: Option<Versions>,
        /// Pointer size of the data that contain it; none for both.
        pub pointer?: Option<Pointer>,
        /// Name and sources.
        pub field: Member,
    }

    /// Member of a declared field, or a bit field within it.
    #[derive(Default)]
    pub struct Member {
        /// Microsoft's name, if it has one.
        pub name?: Option<String>,
        /// True if a source states its position.
        pub placed?: bool,
        /// Members of a union, a structure or an integer with bit fields.
        pub members?: Vec<Member>,
        /// IDs of the sources of this row, if they differ from those of its parent.
        pub sources?: Vec<String>,
        /// IDs of the sources that disagree.
        pub against?: Vec<String>,
    }

    /// Size that sources state.
    pub struct StatedSize {
        /// Size in bytes, by pointer size.
        pub size: ByPointer,
        /// Releases; none for all releases of the structure.
        pub releases?: Option<Versions>,
    }

    /// Form of a structure: its layout in a run of releases.
    pub struct Form {
        /// Releases and pointer sizes with this layout. Whether the structure exists in them is stated by `when`.
        pub releases: Versions,
        /// Releases that have the form, as far as the tables state them.
        #[serde(default)]
        pub when: When,
        /// Pointer size, if the forms of the two sizes differ.
        pub pointer?: Option<Pointer>,
        /// Name in the generated Rust crate, unique among the forms. The current form has the structure's name. An
        /// older form is named by its first release (`V6_0`), or by its end if no source states its first (`Before6_0`).
        /// Forms that differ by pointer size end with `Ptr32` or `Ptr64`.
        pub rust: String,
        /// Second name of the current form, by its first release, if a source states it: `V6_2Ptr64`.
        pub release_name?: Option<String>,
        /// True if it is the form of the newest release that has the structure.
        pub current: bool,
        /// True if no known edition of Windows has this form. It is the result of the definition at this pointer size.
        pub hypothetical?: bool,
        /// Size in bytes, as C's `sizeof`.
        pub size: u32,
        /// Alignment in C, in bytes.
        pub align: u32,
        /// Size in bytes of the fixed part, which ends at the open array, the inserted items or the data.
        pub fixed: u32,
        /// Fields, by offset. Unions and structures contain their members. Offsets are from the start of the form.
        pub fields: Vec<Field>,
        /// Parts that follow the fixed part, in order, unless the only one is the open array that is the last field. An open
        /// array that other parts follow is both the first part and the last field, because C declares it.
        pub tail?: Vec<Part>,
    }
}

impl Form {
    /// Returns whether this is a name of the form, ignoring case.
    pub fn is_called(&self, name: &str) -> bool {
        self.rust.eq_ignore_ascii_case(name)
            || self.release_name.as_ref().is_some_and(|other| other.eq_ignore_ascii_case(name))
    }

    /// Returns the release in an older form's name, such as `V6_0` or `Before6_0`. The current form has none.
    pub fn release_part(&self) -> Option<&str> {
        let suffix = self.pointer.map_or("", Pointer::type_suffix);
        (!self.current).then(|| self.rust.strip_suffix(suffix).unwrap_or(&self.rust))
    }
}

model! {
    /// Item inserted between the fixed part and the data, announced by bits of a field.
    pub struct Inserted {
        /// Structure of the item.
        #[serde(rename = "struct")]
        pub structure: String,
        /// Bits that announce the item.
        pub when: Mask,
        /// Number of elements of its open array, if it has one.
        pub count?: Option<CountFrom>,
        /// Maximum number that implementations are known to write.
        pub at_most?: Option<u32>,
        /// Names of the hook IDs of the events that have the item; empty for any event.
        pub only_for?: Vec<String>,
        /// Description.
        pub doc?: Option<String>,
        /// IDs of the sources of this row, if they differ from those of its parent.
        pub sources?: Vec<String>,
    }
}
