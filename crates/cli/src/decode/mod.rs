//! Bytes labelled field by field, over the tables by which the generated crate describes its layouts.

mod choose;
pub(crate) mod input;
mod json;
mod number;
mod parts;
mod payload;
mod record;
mod tail;
mod text;
mod walk;

pub(crate) use choose::choose;
pub(crate) use json::json;
pub(crate) use payload::Event;
pub(crate) use record::looks_like_data;
pub(crate) use text::text;
pub(crate) use walk::Decoding;

use number::Number;

/// A structure, decoded.
#[derive(Debug)]
pub(crate) struct Decoded {
    /// Its name.
    pub(crate) name: &'static str,
    /// The form's name.
    pub(crate) form: &'static str,
    /// The releases of the form.
    pub(crate) releases: &'static str,
    /// The release that was asked for.
    pub(crate) release: String,
    /// The pointer size, in bits.
    pub(crate) pointer: u32,
    /// Where the bytes are from.
    pub(crate) label: String,
    /// What the bytes are.
    pub(crate) nodes: Vec<Node>,
    /// What is to be said besides.
    pub(crate) notes: Vec<String>,
}

/// Some bytes, labelled.
#[derive(Debug)]
pub(crate) struct Node {
    /// The path, or what it is where C gives it no name.
    pub(crate) path: String,
    /// What it is.
    pub(crate) kind: NodeKind,
    /// From the first byte of the structure.
    pub(crate) offset: usize,
    /// The type in C; empty where it has none.
    pub(crate) ty: String,
    /// The bytes.
    pub(crate) bytes: Vec<u8>,
    /// The number that they are.
    pub(crate) number: Option<Number>,
    /// The text that they are, up to its zero.
    pub(crate) text: Option<String>,
    /// What the number means.
    pub(crate) names: Vec<String>,
    /// The bits of it without a known meaning, where it has names for others.
    pub(crate) unknown: Option<u64>,
    /// The unit of measure; empty where there is none.
    pub(crate) units: &'static str,
    /// What is within.
    pub(crate) children: Vec<Node>,
}

/// What a node is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NodeKind {
    /// A field.
    Field,
    /// Members that share the bytes.
    Union,
    /// Members one after the other.
    Struct,
    /// Elements of an array.
    Array,
    /// A field of bits: the lowest, and how many.
    Bit(u32, u32),
    /// Something that stands between the fixed part and the data.
    Inserted,
    /// The event's data.
    Data,
    /// Bytes that C adds.
    Padding,
    /// Bytes after the structure.
    After,
}

impl NodeKind {
    /// The kind in a word.
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
