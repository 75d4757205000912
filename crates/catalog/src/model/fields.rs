//! Fields of forms: their bytes, bits and counts.

use serde::{Deserialize, Serialize};

use super::{Accessor, Dispute, Role, Scalar, is_false};
use crate::Meaning;

/// Field of a form.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Field {
    /// Microsoft's name, if it has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Former names, newest first. Generated code keeps them as deprecated aliases.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub renamed_from: Vec<String>,
    /// Why it should no longer be used.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deprecated: Option<String>,
    /// Name of the same item in other structures of the same event, if it differs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub same_as: Option<String>,
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
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub values: Option<String>,
    /// Condition under which this member of a union is in use.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub when: Option<Mask>,
    /// Direction in which a call passes it, or other role.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub role: Option<Role>,
    /// Meaning of the value, as far as a source states it or type, unit or values imply it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub meaning: Option<Meaning>,
    /// IDs of the sources of the meaning, if they differ from those of the row.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub meaning_sources: Vec<String>,
    /// Accessor of a dispatch that reads it from any structure.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub accessor: Option<Accessor>,
    /// Description.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub doc: Option<String>,
    /// Unit of measure.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub units: Option<String>,
    /// True if the field is present with unknown purpose.
    #[serde(default, skip_serializing_if = "is_false")]
    pub unknown: bool,
    /// IDs of the sources of this row, if they differ from those of the structure.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sources: Vec<String>,
    /// Statements of sources that disagree.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub disputed: Vec<Dispute>,
}

/// Representation of a field.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
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
    Padding,
}

/// Bit field.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Bit {
    /// Microsoft's name, if it has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Former names, newest first. Generated code keeps them as deprecated aliases.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub renamed_from: Vec<String>,
    /// Why it should no longer be used.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deprecated: Option<String>,
    /// Position of the lowest bit.
    pub start: u32,
    /// Number of bits.
    pub width: u32,
    /// Name of the enumeration that its values belong to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub values: Option<String>,
    /// Meaning of the value, as far as a source states it or type, unit or values imply it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub meaning: Option<Meaning>,
    /// IDs of the sources of the meaning, if they differ from those of the row.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub meaning_sources: Vec<String>,
    /// Accessor of a dispatch that reads it from any structure.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub accessor: Option<Accessor>,
    /// Description.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub doc: Option<String>,
    /// True if the field is present with unknown purpose.
    #[serde(default, skip_serializing_if = "is_false")]
    pub unknown: bool,
}

/// Condition on the bits of a field.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Mask {
    /// Path of the field.
    pub field: String,
    /// Mask of the bits.
    pub mask: u64,
    /// Required value of the bits; none if any set bit suffices.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub equals: Option<u64>,
}

/// Count in bits of a field: `(field & mask) >> shift`.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct CountFrom {
    /// Path of the field.
    pub field: String,
    /// Bits that contain the count; all bits of the field if the table states none.
    pub mask: u64,
    /// Right shift of the masked bits.
    pub shift: u32,
}
