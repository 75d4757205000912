//! Decoded structures: a tree of labelled bytes.

use super::number::Number;

/// The bytes to decode.
#[derive(Clone, Debug)]
pub struct Input {
    /// The bytes.
    pub bytes: Vec<u8>,
    /// Origin of the bytes, or empty if there is nothing to state.
    pub label: String,
    /// True if other data may follow the structure, as in a file.
    pub goes_on: bool,
}

/// A decoded structure.
#[derive(Debug)]
pub struct Decoded {
    /// Name of the structure.
    pub name: &'static str,
    /// Name of the form.
    pub form: &'static str,
    /// Releases of the form.
    pub releases: &'static str,
    /// Release for which the bytes were decoded.
    pub release: String,
    /// Pointer size in bits.
    pub pointer: u32,
    /// Origin of the bytes.
    pub label: String,
    /// The fields.
    pub nodes: Vec<Node>,
    /// Remarks, such as contradictions between fields and arguments.
    pub notes: Vec<String>,
}

/// Some bytes with a label: a field, a structure, an array, a payload.
#[derive(Debug)]
pub struct Node {
    /// Path of the field, or empty if it is unnamed in C.
    pub path: String,
    /// Kind of the bytes.
    pub kind: NodeKind,
    /// Offset from the start of the structure.
    pub offset: usize,
    /// Type in C, or empty if there is none.
    pub ty: String,
    /// Form of the structure, if the node is a structure with fields of its own: a payload, an item, an element of a tail.
    pub form: &'static str,
    /// The bytes.
    pub bytes: Vec<u8>,
    /// The bytes as a number.
    pub number: Option<Number>,
    /// The bytes as a string, up to the first zero.
    pub text: Option<String>,
    /// Names of the number, or of its flags.
    pub names: Vec<String>,
    /// Bits without a known meaning, if other bits have one.
    pub unknown: Option<u64>,
    /// Meaning of the number, in the usual form: an address, a point in time.
    pub meaning: Option<String>,
    /// Unit of measure, or empty if there is none.
    pub units: &'static str,
    /// Members or elements.
    pub children: Vec<Node>,
}

impl Node {
    /// Creates a node that states nothing but what and where its bytes are.
    pub(crate) fn plain(path: &str, kind: NodeKind, offset: usize, bytes: &[u8]) -> Node {
        Node {
            path: path.to_owned(),
            kind,
            offset,
            ty: String::new(),
            form: "",
            bytes: bytes.to_vec(),
            number: None,
            text: None,
            names: Vec::new(),
            unknown: None,
            meaning: None,
            units: "",
            children: Vec::new(),
        }
    }
}

/// The kind of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NodeKind {
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
    pub fn word(self) -> &'static str {
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
