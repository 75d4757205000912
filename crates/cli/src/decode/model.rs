//! Decoded structures: a tree of labelled bytes.

use super::number::Number;

/// A decoded structure.
#[derive(Debug)]
pub(crate) struct Decoded {
    /// Name of the structure.
    pub(crate) name: &'static str,
    /// Name of the form.
    pub(crate) form: &'static str,
    /// Releases of the form.
    pub(crate) releases: &'static str,
    /// Release for which the bytes were decoded.
    pub(crate) release: String,
    /// Pointer size in bits.
    pub(crate) pointer: u32,
    /// Origin of the bytes.
    pub(crate) label: String,
    /// The fields.
    pub(crate) nodes: Vec<Node>,
    /// Remarks, such as contradictions between fields and arguments.
    pub(crate) notes: Vec<String>,
}

/// Some bytes with a label: a field, a structure, an array, a payload.
#[derive(Debug)]
pub(crate) struct Node {
    /// Path of the field, or empty if it is unnamed in C.
    pub(crate) path: String,
    /// What the bytes are.
    pub(crate) kind: NodeKind,
    /// Offset from the start of the structure.
    pub(crate) offset: usize,
    /// Type in C, or empty if there is none.
    pub(crate) ty: String,
    /// The bytes.
    pub(crate) bytes: Vec<u8>,
    /// The bytes as a number.
    pub(crate) number: Option<Number>,
    /// The bytes as a string, up to the first zero.
    pub(crate) text: Option<String>,
    /// Names of the number, or of its flags.
    pub(crate) names: Vec<String>,
    /// Bits without a known meaning, if other bits have one.
    pub(crate) unknown: Option<u64>,
    /// What the number means, in the form that people write it: an address, a point in time.
    pub(crate) meaning: Option<String>,
    /// Unit of measure, or empty if there is none.
    pub(crate) units: &'static str,
    /// Members or elements.
    pub(crate) children: Vec<Node>,
}

/// The kind of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NodeKind {
    /// A field.
    Field,
    /// A union.
    Union,
    /// A structure.
    Struct,
    /// An array.
    Array,
    /// A bit field: lowest bit and width.
    Bit(u32, u32),
    /// An item between the header and the payload.
    Inserted,
    /// The payload of an event.
    Data,
    /// Padding.
    Padding,
    /// Bytes after the structure.
    After,
}

impl NodeKind {
    /// Returns the name of the kind in output.
    pub(crate) fn word(self) -> &'static str {
        match self {
            NodeKind::Field => "field",
            NodeKind::Union => "union",
            NodeKind::Struct => "struct",
            NodeKind::Array => "array",
            NodeKind::Bit(..) => "bits",
            NodeKind::Inserted => "inserted",
            NodeKind::Data => "data",
            NodeKind::Padding => "padding",
            NodeKind::After => "after",
        }
    }
}
