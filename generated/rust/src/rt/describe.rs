// Copied from codegen/runtime/describe.rs by `cargo spec generate`. Do not edit: edit that file.

//! Tables that describe every layout, for labelled dumps, conversions to JSON and generic tests.
//!
//! The typed getters do not read these tables. The property tests compare the two.

pub use crate::rt::fit::Fit;
pub(crate) use crate::rt::parts::little_endian;
pub use crate::rt::parts::{Content, Dispatch, Many, NumberAt, Part, Place, Total, When};
pub use crate::rt::piece::{Piece, Value, What, Why};
pub use crate::rt::walk::Walk;
use crate::rt::{Meaning, Pointer, Release};

/// Tables of one module of the crate.
pub(crate) struct Topic {
    pub(crate) layouts: &'static [&'static Layout],
    pub(crate) values: &'static [&'static Values],
    pub(crate) dispatches: &'static [&'static Dispatch],
}

/// One form of a structure.
#[derive(Debug)]
#[non_exhaustive]
pub struct Layout {
    /// Microsoft's name of the structure, or this project's if Microsoft has none.
    pub name: &'static str,
    /// Other names of the same layout.
    pub aliases: &'static [&'static str],
    /// Name of the form within the structure's module, such as `V5_1`.
    pub form: &'static str,
    /// Releases and pointer sizes that have the form.
    pub holds: &'static [Holds],
    /// The same releases as text, such as `5.1+`.
    pub releases: &'static str,
    /// Size in bytes, as computed by `sizeof` in C. Counts one element of an open array.
    pub size: usize,
    /// Size of the fixed part in bytes.
    pub fixed: usize,
    /// Fields of the fixed part, by offset.
    pub fields: &'static [Field],
    /// Items that bits of the header can announce between the fixed part and the payload.
    pub inserted: &'static [Inserted],
    /// Parts that follow the fixed part, in order. An array that C declares as the last field is also listed here.
    pub tail: &'static [Part],
    /// Field that contains the total size, payload included.
    pub total: Option<Total>,
    /// Description of the structure, in one sentence.
    pub summary: &'static str,
    /// Sources of the facts, except of fields and parts that have their own.
    pub sources: &'static [&'static Source],
}

impl Layout {
    /// Returns whether data of a release and a pointer size have this form.
    pub fn holds(&self, release: Release, pointer: Pointer) -> bool {
        self.holds.iter().any(|holds| holds.pointer == pointer && holds.first <= release && release <= holds.last)
    }

    /// Returns the field with a path, such as `Class.Type`. A path omits containers without a name.
    pub fn field(&self, path: &str) -> Option<&'static Field> {
        fn within(fields: &'static [Field], path: &str) -> Option<&'static Field> {
            fields.iter().find_map(|field| {
                if field.path == path && !field.path.is_empty() { Some(field) } else { within(field.children, path) }
            })
        }
        within(self.fields, path)
    }
}

/// A page, header, file or trace that states facts.
#[derive(Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Source {
    /// ID, such as `phnt/ntwmi`.
    pub id: &'static str,
    /// Title.
    pub title: &'static str,
    /// Author.
    pub author: &'static str,
    /// Location, such as a URL.
    pub location: &'static str,
}

/// A range of releases, for one pointer size.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Holds {
    /// Pointer size of the data.
    pub pointer: Pointer,
    /// First release of the range.
    pub first: Release,
    /// Last release of the range.
    pub last: Release,
}

/// A field, a bit-field, a union, an inner structure, or padding.
#[derive(Debug)]
#[non_exhaustive]
pub struct Field {
    /// Microsoft's name, or an empty string for a member that has no name in C.
    pub name: &'static str,
    /// Name that other structures of the event, or of its group of events, give to the same thing. Empty if it is `name`. Output
    /// has this name.
    pub same_as: &'static str,
    /// Path from the structure, as written in C: `Packet.Size`. Empty if the field has no name.
    pub path: &'static str,
    /// Offset from the start of the structure, in bytes.
    pub offset: usize,
    /// Size in bytes. For an open array, the size of one element.
    pub size: usize,
    /// Type in C.
    pub ty: &'static str,
    /// How the bytes are decoded.
    pub kind: Kind,
    /// Number of bits of the integer, or of each in an array, in its widest layout: of any pointer size, release and event
    /// version. 0 for other fields.
    pub widest: u32,
    /// Enumeration or flags of which the field contains a value.
    pub values: Option<&'static Values>,
    /// Members of a union or an inner structure, or bit-fields of an integer.
    pub children: &'static [Field],
    /// Documentation, or an empty string if there is none.
    pub doc: &'static str,
    /// Unit of the value, or an empty string if it has none.
    pub units: &'static str,
    /// What the value is, if known.
    pub meaning: Option<Meaning>,
    /// Present; purpose unknown.
    pub unknown: bool,
    /// Arm of a union that nobody reads: its bytes are those of another arm. Output omits it.
    pub ignored: bool,
    /// Sources of the field. Empty if they are those of the layout.
    pub sources: &'static [&'static Source],
}

// The tables are written with these functions, because expressions of structures cost the compiler twice as much.

/// Returns a field whose path is its name, with what most fields have.
#[allow(dead_code, reason = "a spec may have no such row")]
pub(crate) const fn field(
    name: &'static str,
    offset: usize,
    size: usize,
    ty: &'static str,
    kind: Kind,
    doc: &'static str,
) -> Field {
    Field {
        name,
        same_as: "",
        path: name,
        offset,
        size,
        ty,
        widest: widest(&kind, size),
        kind,
        values: None,
        children: &[],
        doc,
        units: "",
        meaning: None,
        unknown: false,
        ignored: false,
        sources: &[],
    }
}

/// Returns the number of bits of an integer in a layout. An address has 64, whatever the pointer size.
const fn widest(kind: &Kind, size: usize) -> u32 {
    let (kind, size) = match kind {
        Kind::Bit { width, .. } => return *width,
        Kind::Unsigned | Kind::Signed | Kind::Bits => return 8 * size as u32,
        Kind::Address => return 64,
        Kind::Array { element, .. } | Kind::Open { element } | Kind::Counted { element, .. } => {
            (element.kind, element.size)
        }
        _ => return 0,
    };
    match kind {
        ElementKind::Unsigned | ElementKind::Signed => 8 * size as u32,
        ElementKind::Address => 64,
        _ => 0,
    }
}

/// Returns a field of unsigned integers.
#[allow(dead_code, reason = "a spec may have no such row")]
pub(crate) const fn unsigned(
    name: &'static str,
    offset: usize,
    size: usize,
    ty: &'static str,
    doc: &'static str,
) -> Field {
    field(name, offset, size, ty, Kind::Unsigned, doc)
}

/// Returns a field with an address.
#[allow(dead_code, reason = "a spec may have no such row")]
pub(crate) const fn address(
    name: &'static str,
    offset: usize,
    size: usize,
    ty: &'static str,
    doc: &'static str,
) -> Field {
    field(name, offset, size, ty, Kind::Address, doc)
}

/// Returns a bit-field.
#[allow(dead_code, reason = "a spec may have no such row")]
pub(crate) const fn bit(
    name: &'static str,
    (offset, size): (usize, usize),
    ty: &'static str,
    start: u32,
    width: u32,
    doc: &'static str,
) -> Field {
    field(name, offset, size, ty, Kind::Bit { start, width }, doc)
}

#[allow(dead_code, reason = "a spec may have no field of a kind")]
impl Field {
    pub(crate) const fn at_path(mut self, path: &'static str) -> Field {
        self.path = path;
        self
    }

    pub(crate) const fn same_as(mut self, name: &'static str) -> Field {
        self.same_as = name;
        self
    }

    pub(crate) const fn up_to(mut self, bits: u32) -> Field {
        self.widest = bits;
        self
    }

    pub(crate) const fn of(mut self, values: &'static Values) -> Field {
        self.values = Some(values);
        self
    }

    pub(crate) const fn that_nobody_reads(mut self) -> Field {
        self.ignored = true;
        self
    }

    pub(crate) const fn with(mut self, children: &'static [Field]) -> Field {
        self.children = children;
        self
    }

    pub(crate) const fn in_units(mut self, units: &'static str) -> Field {
        self.units = units;
        self
    }

    pub(crate) const fn means(mut self, meaning: Meaning) -> Field {
        self.meaning = Some(meaning);
        self
    }

    pub(crate) const fn of_unknown_purpose(mut self) -> Field {
        self.unknown = true;
        self
    }

    pub(crate) const fn stated_by(mut self, sources: &'static [&'static Source]) -> Field {
        self.sources = sources;
        self
    }
}

/// Returns a source.
#[allow(dead_code, reason = "a spec may have no sources")]
pub(crate) const fn source(
    id: &'static str,
    title: &'static str,
    author: &'static str,
    location: &'static str,
) -> Source {
    Source { id, title, author, location }
}

/// Returns a named value of an enumeration, or a flag.
#[allow(dead_code, reason = "a spec may have no such row")]
pub(crate) const fn named(name: &'static str, value: u64, releases: &'static [(Release, Release)]) -> NamedValue {
    NamedValue { name, value, shift: None, holds: None, releases }
}

/// How the bytes of a field are decoded. Integers are little-endian.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// An unsigned integer.
    Unsigned,
    /// A signed integer.
    Signed,
    /// An address, of the pointer size of the data.
    Address,
    /// A GUID.
    Guid,
    /// An inner structure, with its fields as children.
    Struct,
    /// A union, whose children share the bytes.
    Union,
    /// An unsigned integer whose children are bit-fields.
    Bits,
    /// A bit-field of the integer at the field's offset.
    Bit {
        /// Lowest bit.
        start: u32,
        /// Number of bits.
        width: u32,
    },
    /// An array with a fixed number of elements.
    Array {
        /// Element type. For structures, the children of the field are the fields of the first element.
        element: ArrayElement,
        /// Number of elements.
        count: usize,
    },
    /// An open array. It extends to the end of the record, unless the first part of the tail limits it.
    Open {
        /// Element type.
        element: ArrayElement,
    },
    /// An array of `(count_field & mask) >> shift` elements.
    Counted {
        /// Element type.
        element: ArrayElement,
        /// Path of the field that contains the count.
        count_field: &'static str,
        /// Mask of the bits in that field.
        mask: u64,
        /// Number of bits by which the masked value is shifted right.
        shift: u32,
    },
    /// Start of the payload.
    Data,
    /// Padding that a C compiler inserts for alignment.
    Padding,
}

/// Type of the elements of an array.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ArrayElement {
    /// Kind of the element.
    pub kind: ElementKind,
    /// Size of the element in bytes.
    pub size: usize,
}

/// Kind of an array element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ElementKind {
    /// An unsigned integer.
    Unsigned,
    /// A signed integer.
    Signed,
    /// An address, of the pointer size of the data.
    Address,
    /// A GUID.
    Guid,
    /// A character of a string.
    Character,
    /// A structure.
    Struct,
}

/// An item between the fixed part and the payload, announced by bits of a field.
#[derive(Debug)]
#[non_exhaustive]
pub struct Inserted {
    /// Microsoft's name of the item's structure.
    pub name: &'static str,
    /// Layout of the item.
    pub layout: &'static Layout,
    /// Path of the field that announces the item.
    pub field: &'static str,
    /// Mask of the bits in that field.
    pub mask: u64,
    /// Size in bytes of the item's fixed part.
    pub fixed: usize,
    /// Number of elements of the item's open array: mask of the bits, right shift, and size of an element in bytes.
    pub count: Option<(u64, u32, usize)>,
}

/// An enumeration or a set of flags.
#[derive(Debug)]
#[non_exhaustive]
pub struct Values {
    /// Name of the C type, or this project's name if Microsoft has none.
    pub name: &'static str,
    /// Whether values are flags that can be combined.
    pub flags: bool,
    /// Named values, in the order of the tables.
    pub values: &'static [NamedValue],
}

/// A named value of an enumeration or of flags.
#[derive(Debug)]
#[non_exhaustive]
pub struct NamedValue {
    /// Microsoft's name.
    pub name: &'static str,
    /// Number, or the mask of a bit-field within flags.
    pub value: u64,
    /// Lowest bit of a bit-field within flags; `None` for other values.
    pub shift: Option<u32>,
    /// Enumeration of which such a bit-field contains a value.
    pub holds: Option<&'static Values>,
    /// First and last release of each range in which the name is documented or observed. Empty if unknown.
    pub releases: &'static [(Release, Release)],
}
