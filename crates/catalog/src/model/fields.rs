//! Fields of forms: their bytes, bits and counts.

use serde::{Deserialize, Serialize};

use super::{Accessor, Dispute, Role, Scalar};
use crate::Meaning;

model! {
    /// Field of a form.
    #[derive(Default)]
    pub struct Field {
        /// Microsoft's name, if it has one.
        pub name?: Option<String>,
        /// Former names, newest first. Generated code keeps them as deprecated aliases.
        pub renamed_from?: Vec<String>,
        /// Why it should no longer be used.
        pub deprecated?: Option<String>,
        /// Name of the same item in other structures of the same event, if it differs.
        pub same_as?: Option<String>,
        /// Offset in bytes from the start of the form.
        pub offset: u32,
        /// Size in bytes; for an open array, the size of one element, as C declares it.
        pub size: u32,
        /// Type in C, such as `ULONG`, `WMI_TRACE_PACKET`, `struct` or `union`.
        #[serde(rename = "type")]
        pub ty: String,
        /// Representation of the bytes.
        pub shape: Shape,
        /// Name of the enumeration or flags that its values belong to.
        pub values?: Option<String>,
        /// Condition under which this member of a union is in use.
        pub when?: Option<Mask>,
        /// Direction in which a call passes it, or other role.
        pub role?: Option<Role>,
        /// Meaning of the value, as far as a source states it or type, unit or values imply it.
        pub meaning?: Option<Meaning>,
        /// IDs of the sources of the meaning, if they differ from those of the row.
        pub meaning_sources?: Vec<String>,
        /// Accessor of a dispatch that reads it from any structure.
        pub accessor?: Option<Accessor>,
        /// Description.
        pub doc?: Option<String>,
        /// Unit of measure.
        pub units?: Option<String>,
        /// True if the field is present with unknown purpose.
        pub unknown?: bool,
        /// IDs of the sources of this row, if they differ from those of the structure.
        pub sources?: Vec<String>,
        /// Statements of sources that disagree.
        pub disputed?: Vec<Dispute>,
    }
}

/// Representation of a field.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Shape {
    /// Scalar. A pointer is resolved to an unsigned integer of its size.
    Scalar(Scalar),
    /// Structure of the catalog, in one of its forms.
    Struct {
        /// Name of the structure.
        name: String,
        /// Index of the form within the structure.
        form: usize,
    },
    /// Union: members that share the bytes.
    Union(Vec<Field>),
    /// Unnamed structure: members in sequence.
    Group(Vec<Field>),
    /// Bit fields in an unsigned integer, lowest first.
    Bits {
        /// Representation of the integer.
        unit: Scalar,
        /// Bit fields.
        bits: Vec<Bit>,
    },
    /// Array with a constant number of elements.
    Array {
        /// Representation of an element.
        element: Box<Shape>,
        /// Number of elements.
        count: u32,
        /// Size of an element in bytes.
        stride: u32,
    },
    /// Array that extends to the end of its container.
    Open {
        /// Representation of an element.
        element: Box<Shape>,
        /// Size of an element in bytes.
        stride: u32,
    },
    /// Array whose number of elements is in an earlier field.
    Counted {
        /// Representation of an element.
        element: Box<Shape>,
        /// Size of an element in bytes.
        stride: u32,
        /// Location of the count.
        count: CountFrom,
    },
    /// Padding that C adds to align the next field or structure.
    #[default]
    Padding,
}

impl Shape {
    /// Returns whether the most significant byte of the integer is the first.
    pub fn is_big_endian(&self) -> bool {
        matches!(self, Shape::Scalar(scalar) if scalar.is_big_endian())
    }
}

model! {
    /// Bit field.
    pub struct Bit {
        /// Microsoft's name, if it has one.
        pub name?: Option<String>,
        /// Former names, newest first. Generated code keeps them as deprecated aliases.
        pub renamed_from?: Vec<String>,
        /// Why it should no longer be used.
        pub deprecated?: Option<String>,
        /// Position of the lowest bit.
        pub start: u32,
        /// Number of bits.
        pub width: u32,
        /// Name of the enumeration that its values belong to.
        pub values?: Option<String>,
        /// Meaning of the value, as far as a source states it or type, unit or values imply it.
        pub meaning?: Option<Meaning>,
        /// IDs of the sources of the meaning, if they differ from those of the row.
        pub meaning_sources?: Vec<String>,
        /// Accessor of a dispatch that reads it from any structure.
        pub accessor?: Option<Accessor>,
        /// Description.
        pub doc?: Option<String>,
        /// True if the field is present with unknown purpose.
        pub unknown?: bool,
    }

    /// Condition on the bits of a field.
    #[derive(Eq, PartialOrd, Ord, Hash)]
    pub struct Mask {
        /// Path of the field.
        pub field: String,
        /// Mask of the bits.
        pub mask: u64,
        /// Required value of the bits; none if any set bit suffices.
        pub equals?: Option<u64>,
    }

    /// Count in bits of a field: `(field & mask) >> shift`.
    #[derive(Eq, PartialOrd, Ord, Hash)]
    pub struct CountFrom {
        /// Path of the field.
        pub field: String,
        /// Bits that contain the count; all bits of the field if the table states none.
        pub mask: u64,
        /// Right shift of the masked bits.
        pub shift: u32,
    }
}
