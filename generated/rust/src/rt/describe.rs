// Copied from codegen/runtime/describe.rs by `cargo run --release -- generate`. Do not edit: edit that file.

//! Tables that describe every layout: what a labelled dump, a conversion to JSON or a generic test works from.
//!
//! The typed readers and views do not use them; a test holds the two to each other.

pub(crate) use crate::rt::parts::little_endian;
pub use crate::rt::parts::{Content, Dispatch, Many, Part, Place, Says, Total, When};
pub use crate::rt::piece::{Piece, Value, What, Why};
pub use crate::rt::walk::Walk;
use crate::rt::{Pointer, Release};

/// The tables of one module of the crate.
pub(crate) struct Topic {
    pub(crate) layouts: &'static [&'static Layout],
    pub(crate) values: &'static [&'static Values],
    pub(crate) dispatches: &'static [&'static Dispatch],
}

/// One form of a structure.
#[derive(Debug)]
#[non_exhaustive]
pub struct Layout {
    /// Microsoft's name of the structure, or this project's where there is none.
    pub name: &'static str,
    /// Other names of the same layout.
    pub aliases: &'static [&'static str],
    /// The name of the form within the structure's module, such as `V5_1`.
    pub form: &'static str,
    /// The releases and pointer sizes that have the form.
    pub holds: &'static [Holds],
    /// The same in words: `5.1+`.
    pub releases: &'static str,
    /// What C's `sizeof` gives.
    pub size: usize,
    /// The bytes that are always there.
    pub fixed: usize,
    /// The fields by offset.
    pub fields: &'static [Field],
    /// What may stand after the fixed part.
    pub inserted: &'static [Inserted],
    /// What follows the fixed part, in order; where that is the last field, it is here as well.
    pub tail: &'static [Part],
    /// What says the size of the whole, data included.
    pub total: Option<Total>,
    /// What the structure is, in a sentence.
    pub summary: &'static str,
}

impl Layout {
    /// Whether data of this release and pointer size have the form.
    pub fn holds(&self, release: Release, pointer: Pointer) -> bool {
        self.holds.iter().any(|holds| holds.pointer == pointer && holds.first <= release && release <= holds.last)
    }

    /// The field with a path, such as `Class.Type`; the path leaves out what has no name.
    pub fn field(&self, path: &str) -> Option<&'static Field> {
        fn within(fields: &'static [Field], path: &str) -> Option<&'static Field> {
            fields.iter().find_map(|field| {
                if field.path == path && !field.path.is_empty() { Some(field) } else { within(field.children, path) }
            })
        }
        within(self.fields, path)
    }
}

/// A run of releases with one pointer size.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Holds {
    /// The pointer size.
    pub pointer: Pointer,
    /// The first release or point of the run.
    pub first: Release,
    /// The last.
    pub last: Release,
}

/// A field, a union, a group of fields, or padding.
#[derive(Debug)]
#[non_exhaustive]
pub struct Field {
    /// Microsoft's name; empty for what C leaves without a name.
    pub name: &'static str,
    /// The path from the structure, as C writes it: `Packet.Size`; empty for what has no name.
    pub path: &'static str,
    /// From the start of the structure, in bytes.
    pub offset: usize,
    /// In bytes; of one element, for an array that is open.
    pub size: usize,
    /// The type in C.
    pub ty: &'static str,
    /// What the bytes are.
    pub kind: Kind,
    /// What its values are of.
    pub values: Option<&'static Values>,
    /// The members of a union, a group or an inner structure, and the fields of bits in a word.
    pub children: &'static [Field],
    /// What it means; empty where no source says.
    pub doc: &'static str,
    /// The unit of measure; empty where there is none.
    pub units: &'static str,
    /// It is known to be there; what it is for is not.
    pub unknown: bool,
}

/// What the bytes of a field are. Integers are little-endian.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// An unsigned integer.
    Unsigned,
    /// A signed integer.
    Signed,
    /// As wide as a pointer of the data.
    Address,
    /// A GUID.
    Guid,
    /// An inner structure: the children are its fields.
    Struct,
    /// The children share the bytes.
    Union,
    /// An unsigned integer whose children are fields of bits.
    Bits,
    /// So many bits of the integer at the field's offset.
    Bit {
        /// The lowest.
        start: u32,
        /// How many.
        width: u32,
    },
    /// So many elements, one after the other.
    Array {
        /// What an element is; for a structure, the children are the fields of the first.
        element: ArrayElement,
        /// How many.
        count: usize,
    },
    /// Elements to the end of what holds the structure, or as the first part of the tail says.
    Open {
        /// What an element is.
        element: ArrayElement,
    },
    /// As many elements as `(count_field & mask) >> shift`.
    Counted {
        /// What an element is.
        element: ArrayElement,
        /// The path of the field that has the count.
        count_field: &'static str,
        /// The bits of it.
        mask: u64,
        /// How far to move them to the right.
        shift: u32,
    },
    /// Where the event's data begin.
    Data,
    /// Bytes that C adds so that what follows is aligned.
    Padding,
}

/// What an element of an array is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ArrayElement {
    /// Its kind: an integer, an address, a GUID or a structure.
    pub kind: ElementKind,
    /// Its size in bytes.
    pub size: usize,
}

/// The kind of an element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ElementKind {
    /// An unsigned integer.
    Unsigned,
    /// A signed integer.
    Signed,
    /// As wide as a pointer of the data.
    Address,
    /// A GUID.
    Guid,
    /// A character of a text.
    Character,
    /// A structure.
    Struct,
}

/// Something that stands after the fixed part if bits of a field say so.
#[derive(Debug)]
#[non_exhaustive]
pub struct Inserted {
    /// The name of its structure.
    pub name: &'static str,
    /// Its structure.
    pub layout: &'static Layout,
    /// The path of the field that says that it is there.
    pub field: &'static str,
    /// The bits of it.
    pub mask: u64,
    /// The bytes of the part that is always there.
    pub fixed: usize,
    /// The bits that say how many elements its open array has, how far to move them, and the size of an element.
    pub count: Option<(u64, u32, usize)>,
}

/// An enumeration or a set of flags.
#[derive(Debug)]
#[non_exhaustive]
pub struct Values {
    /// The name of the C type, or this project's name.
    pub name: &'static str,
    /// Whether bits are combined; otherwise one value holds at a time.
    pub flags: bool,
    /// The values.
    pub values: &'static [NamedValue],
}

/// One value.
#[derive(Debug)]
#[non_exhaustive]
pub struct NamedValue {
    /// Microsoft's name.
    pub name: &'static str,
    /// The number; of a field of several bits, its mask.
    pub value: u64,
    /// For a field of several bits in a word of flags: its lowest bit.
    pub shift: Option<u32>,
    /// The enumeration that such a field holds.
    pub holds: Option<&'static Values>,
    /// The first and last release of each run in which the name is known to hold; empty where no source says.
    pub releases: &'static [(Release, Release)],
}
