//! Types of the tables that describe layouts: structures, fields, parts of variable length, and named values.

use core::marker::PhantomData;

use crate::dispatch::Case;
use crate::lists::{Meaning, Release};
use crate::release::Pointer;

/// Defines functions that return a property of a row.
macro_rules! getters {
    ($row:ident, $self:ident: $($(#[$meta:meta])* $name:ident -> $ty:ty = $value:expr;)*) => {
        impl $row {$(
            $(#[$meta])*
            #[inline]
            pub fn $name(&self) -> $ty {
                let $self = self;
                $value
            }
        )*}
    };
}

/// Finds a property that few fields have.
macro_rules! rare {
    ($field:ident, $property:ident) => {
        $field.more.iter().find_map(|more| if let More::$property(property) = more { Some(*property) } else { None })
    };
}

/// A description in a row, which takes no space without the feature `documentation`.
#[derive(Debug, PartialEq, Eq, Hash)]
pub(crate) struct Shown<T> {
    #[cfg(feature = "documentation")]
    description: T,
    none: PhantomData<T>,
}

impl<T: Copy + Default> Shown<T> {
    pub(crate) const fn new(_description: T) -> Self {
        Shown {
            #[cfg(feature = "documentation")]
            description: _description,
            none: PhantomData,
        }
    }

    pub(crate) fn get(&self) -> T {
        #[cfg(feature = "documentation")]
        return self.description;
        #[cfg(not(feature = "documentation"))]
        T::default()
    }
}

/// One form of a structure.
#[derive(Debug, PartialEq, Eq, Hash)]
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
    pub(crate) summary: Shown<&'static str>,
    pub(crate) sources: Shown<&'static [&'static Source]>,
}

getters! { Layout, layout:
    /// Returns the description of the structure, in one sentence. Empty without the feature `documentation`.
    summary -> &'static str = layout.summary.get();
    /// Returns the sources of the facts, except of fields and parts that have their own. Empty without the feature
    /// `documentation`.
    sources -> &'static [&'static Source] = layout.sources.get();
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
                if field.path() == path && !path.is_empty() { Some(field) } else { within(field.children(), path) }
            })
        }
        within(self.fields, path)
    }
}

/// A page, header, file or trace that states facts.
#[derive(Debug, PartialEq, Eq, Hash)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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
///
/// There are ten thousand rows, so a row is small: `more` has what few fields have.
#[derive(Debug, PartialEq, Eq, Hash)]
pub struct Field {
    /// Type and path, as in C: `UCHAR Class.Type`.
    pub(crate) declaration: &'static str,
    pub(crate) more: &'static [More],
    pub(crate) offset: u32,
    pub(crate) size: u32,
    pub(crate) kind: Kind,
    pub(crate) widest: u8,
    pub(crate) meaning: Option<Meaning>,
    pub(crate) unknown: bool,
    pub(crate) doc: Shown<&'static str>,
    pub(crate) sources: Shown<&'static [&'static Source]>,
}

/// Property of a field that few fields have.
#[derive(Debug, PartialEq, Eq, Hash)]
pub enum More {
    /// Name that other structures give to the same thing.
    SameAs(&'static str),
    /// Location of the number of elements: path of the field, mask, and right shift.
    CountIn(&'static (&'static str, u64, u32)),
    /// Enumeration or flags.
    Values(&'static Values),
    /// Condition under which the arm of a union is in use.
    When(&'static When),
    /// Unit of the value.
    Units(&'static str),
    /// Arm of a union that nobody reads.
    Ignored,
    /// Members.
    Fields(&'static [Field]),
}

impl Field {
    /// Returns the offset from the start of the structure, in bytes.
    #[inline]
    pub const fn offset(&self) -> usize {
        self.offset as usize
    }

    /// Returns the size in bytes. For an open array, the size of one element.
    #[inline]
    pub const fn size(&self) -> usize {
        self.size as usize
    }

    /// Returns the encoding of the bytes.
    #[inline]
    pub const fn kind(&self) -> Kind {
        self.kind
    }
}

getters! { Field, field:
    /// Returns Microsoft's name, or an empty string for a member that has no name in C.
    name -> &'static str = field.path().rsplit('.').next().unwrap_or_default();
    /// Returns the name that other structures of the event, or of its group of events, give to the same thing. Empty if it is
    /// the field's own name. Output has this name.
    same_as -> &'static str = rare!(field, SameAs).unwrap_or_default();
    /// Returns the path from the structure, as written in C: `Packet.Size`. Empty if the field has no name.
    path -> &'static str = field.declaration.rsplit_once(' ').map_or("", |(_, path)| path);
    /// Returns the type in C.
    ty -> &'static str = field.declaration.rsplit_once(' ').map_or("", |(ty, _)| ty);
    /// Returns the location of the number of elements of a [`Kind::Counted`]: the path of a field, the mask of the bits in it,
    /// and the number of bits by which the masked value is shifted right.
    count_in -> Option<(&'static str, u64, u32)> = rare!(field, CountIn).copied();
    /// Returns the number of bits of the integer, or of each in an array, in its widest layout: of any pointer size, release
    /// and event version. 0 for other fields.
    widest -> u32 = field.widest.into();
    /// Returns the enumeration or flags of which the field contains a value.
    values -> Option<&'static Values> = rare!(field, Values);
    /// Returns the members of a union or an inner structure, or the bit-fields of an integer.
    children -> &'static [Field] = rare!(field, Fields).unwrap_or_default();
    /// Returns the condition under which this arm of a union is in use, if known. Other arms of the union then have no meaning.
    when -> Option<&'static When> = rare!(field, When);
    /// Returns the documentation. Empty if there is none, or without the feature `documentation`.
    doc -> &'static str = field.doc.get();
    /// Returns the unit of the value, or an empty string if it has none.
    units -> &'static str = rare!(field, Units).unwrap_or_default();
    /// Returns the meaning of the value, if known.
    meaning -> Option<Meaning> = field.meaning;
    /// Returns whether the purpose of the field is unknown. It is present.
    unknown -> bool = field.unknown;
    /// Returns whether the field is an arm of a union that nobody reads: its bytes are those of another arm. Output omits it.
    ignored -> bool = field.more.contains(&More::Ignored);
    /// Returns the sources of the field. Empty if they are those of the layout.
    sources -> &'static [&'static Source] = field.sources.get();
}

/// Encoding of the bytes of a field. Integers are little-endian, unless the kind states another order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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
        count: u32,
    },
    /// An open array. It extends to the end of the record, unless the first part of the tail limits it.
    Open {
        /// Element type.
        element: ArrayElement,
    },
    /// An array whose number of elements is in another field: [`Field::count_in`].
    Counted {
        /// Element type.
        element: ArrayElement,
    },
    /// Start of the payload.
    Data,
    /// Padding that a C compiler inserts for alignment.
    Padding,
    /// An unsigned integer with the most significant byte first.
    BigEndian,
}

/// Type of the elements of an array.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ArrayElement {
    /// Kind of the element.
    pub kind: ElementKind,
    /// Size of the element in bytes.
    pub size: u32,
}

/// Kind of an array element.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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
    /// An unsigned integer with the most significant byte first.
    BigEndian,
}

/// An item between the fixed part and the payload, announced by bits of a field.
#[derive(Debug, PartialEq, Eq, Hash)]
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
#[derive(Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Values {
    /// Name of the C type, or this project's name if Microsoft has none.
    pub name: &'static str,
    /// True if values are flags that can be combined.
    pub flags: bool,
    /// Named values, in the order of the tables.
    pub values: &'static [NamedValue],
}

/// A named value of an enumeration or of flags.
#[derive(Debug, PartialEq, Eq, Hash)]
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

/// A part of variable length after the fixed part of a structure.
#[derive(Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Part {
    /// Microsoft's name, or this project's if Microsoft has none.
    pub name: &'static str,
    /// Name that other structures of the event, or of its group of events, give to the same thing. Empty if it is `name`.
    pub same_as: &'static str,
    /// Type of an element in C.
    pub ty: &'static str,
    /// Type of the elements.
    pub content: Content,
    /// Number of elements, and the field that contains it.
    pub many: Many,
    /// Condition for the part to be present.
    pub when: Option<&'static When>,
    /// True if the bytes may end before the part.
    pub optional: bool,
    /// For a [`Content::Dispatch`], the field that selects the structure. The elements are then its bytes.
    pub by: Option<&'static NumberAt>,
    /// Number of bits of the integers in the widest layout: of any pointer size, release and event version. 0 if the elements
    /// are none.
    pub widest: u32,
    /// Enumeration or flags of which the elements are values.
    pub values: Option<&'static Values>,
    pub(crate) doc: Shown<&'static str>,
    /// Unit of the values, or an empty string if they have none.
    pub units: &'static str,
    /// Meaning of the values, if known.
    pub meaning: Option<Meaning>,
    /// Present; purpose unknown.
    pub unknown: bool,
    pub(crate) sources: Shown<&'static [&'static Source]>,
}

getters! { Part, part:
    /// Returns the documentation. Empty if there is none, or without the feature `documentation`.
    doc -> &'static str = part.doc.get();
    /// Returns the sources of the part. Empty if they are those of the layout.
    sources -> &'static [&'static Source] = part.sources.get();
}

/// Type of the elements of a part.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Content {
    /// An integer, an address or a GUID.
    Value(ArrayElement),
    /// A string, terminated by a zero or by the end of the bytes.
    Text {
        /// Size of a character in bytes: 1 or 2.
        unit: usize,
    },
    /// A structure.
    Layout(&'static Layout),
    /// One of several structures, selected by an integer.
    Dispatch(&'static Dispatch),
}

/// Number of elements of a part. An element of a [`Content::Text`] is a whole string.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Many {
    /// One element.
    One,
    /// A constant number of elements.
    Fixed(u64),
    /// The number in a field.
    Counted(&'static NumberAt),
    /// Elements up to the end of the bytes.
    Open,
    /// A list linked by a field of the elements: offset of the next element from this one in bytes, 0 in the last.
    Next(&'static NumberAt),
    /// A list in which another element follows as long as a condition on the previous element is met.
    While(&'static When),
}

/// A number in the bits of a field: `(field & mask) >> shift`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct NumberAt {
    /// Path of the field.
    pub field: &'static str,
    /// Location of the field.
    pub place: Place,
    /// Mask of the bits.
    pub mask: u64,
    /// Number of bits by which the masked value is shifted right.
    pub shift: u32,
}

/// Location of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Place {
    /// In the fixed part.
    Fixed {
        /// Offset from the start of the structure, in bytes.
        offset: usize,
        /// Size of the integer in bytes.
        size: usize,
        /// Lowest bit.
        start: u32,
        /// Number of bits.
        width: u32,
        /// True if the highest bit is a sign.
        signed: bool,
    },
    /// In an earlier part of the tail, by index. The number of an absent part is 0.
    Part(usize),
}

/// A condition on bits of a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct When {
    /// Bits that are compared.
    pub number: NumberAt,
    /// Required value. `None` if any bit set meets the condition.
    pub equals: Option<u64>,
}

/// Total size of a structure, from one of its fields.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Total {
    /// Field that contains the size.
    pub number: &'static NumberAt,
    /// Unit of the field, in bytes.
    pub unit: u64,
}

/// A choice among structures by the value of an integer.
#[derive(Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Dispatch {
    /// Name of the choice.
    pub name: &'static str,
    /// Size of the integer in bytes.
    pub size: usize,
    /// Cases in order of evaluation. The first case that matches decides.
    pub cases: &'static [Case],
    /// Structures of the cases, by index of the variant.
    #[doc(hidden)]
    pub layouts: &'static [&'static Layout],
}

impl Dispatch {
    /// Returns the case that an integer selects, if any.
    ///
    /// `log_version` is the version of the log file, or `None` for the newest; see [`Case::holds`].
    pub fn case(&self, value: u64, log_version: Option<(u8, u8)>) -> Option<&'static Case> {
        self.cases.iter().find(|case| case.holds(value, log_version))
    }

    /// Returns the layout of a case, if the structure is known.
    pub fn layout(&self, case: &Case) -> Option<&'static Layout> {
        self.layouts.get(usize::from(case.variant)).copied()
    }
}

impl NumberAt {
    /// Reads the number from the bytes of a structure. `part` returns the numbers of earlier parts of its tail.
    pub fn read(&self, structure: &[u8], part: impl Fn(usize) -> u64) -> u64 {
        let number = match self.place {
            Place::Fixed { offset, size, start, width, signed } => {
                let bytes = structure.get(offset..offset.saturating_add(size)).unwrap_or(&[]);
                let unit = little_endian(bytes);
                let unused = 64 - width.clamp(1, 64);
                let bits = unit.checked_shr(start).unwrap_or(0) << unused;
                if signed { ((bits as i64) >> unused) as u64 } else { bits >> unused }
            }
            Place::Part(index) => part(index),
        };
        (number & self.mask).checked_shr(self.shift).unwrap_or(0)
    }
}

impl When {
    /// Returns whether the bytes of a structure meet the condition. `part` returns the numbers of earlier parts of its tail.
    pub fn holds(&self, structure: &[u8], part: impl Fn(usize) -> u64) -> bool {
        let bits = self.number.read(structure, part);
        self.equals.map_or(bits != 0, |equals| bits == equals)
    }
}

/// Returns the little-endian integer of up to eight bytes.
pub(crate) fn little_endian(bytes: &[u8]) -> u64 {
    bytes.iter().take(8).rev().fold(0, |number, byte| number << 8 | u64::from(*byte))
}

/// Returns the big-endian integer of up to eight bytes.
pub(crate) fn big_endian(bytes: &[u8]) -> u64 {
    bytes.iter().take(8).fold(0, |number, byte| number << 8 | u64::from(*byte))
}
