//! Functions that generated tables are written with.
//!
//! The describing types can grow, so no other crate writes them as expressions. Calls also cost the compiler half as much.

use core::ops::Range;

use crate::dispatch::Case;
use crate::layout::{
    ArrayElement, Content, Dispatch, ElementKind, Field, Holds, Inserted, Kind, Layout, Many, More, NamedValue,
    NumberAt, Part, Place, Shown, Source, Total, Values, When,
};
use crate::lists::{Meaning, Release};
use crate::release::Pointer;

/// Defines functions that set a member of a row.
macro_rules! setters {
    ($row:ident: $($(#[$meta:meta])* $name:ident($member:ident: $ty:ty) = $value:expr;)*) => {
        #[doc(hidden)]
        impl $row {$(
            $(#[$meta])*
            pub const fn $name(mut self, $member: $ty) -> $row {
                self.$member = $value;
                self
            }
        )*}
    };
}
pub(crate) use setters;

/// Tables of one module of the crate.
pub struct Topic {
    /// Forms.
    pub layouts: &'static [&'static Layout],
    /// Enumerations and flags.
    pub values: &'static [&'static Values],
    /// Choices among structures.
    pub dispatches: &'static [&'static Dispatch],
}

/// Returns a field with its declaration in C: `UCHAR Class.Type`.
pub const fn field(declaration: &'static str, kind: Kind) -> Field {
    Field {
        declaration,
        more: &[],
        offset: 0,
        size: 0,
        kind,
        widest: 0,
        meaning: None,
        unknown: false,
        doc: Shown::new(""),
        sources: Shown::new(&[]),
    }
}

/// Returns the number of bits of an integer in a layout. An address has 64, whatever the pointer size.
const fn widest(kind: &Kind, size: u32) -> u32 {
    match kind {
        Kind::Bit { width, .. } => *width,
        Kind::Unsigned | Kind::Signed | Kind::Bits | Kind::BigEndian => 8 * size,
        Kind::Address => 64,
        Kind::Array { element, .. } | Kind::Open { element } | Kind::Counted { element } => of_element(element),
        _ => 0,
    }
}

/// Returns the number of bits of an element that is an integer.
const fn of_element(element: &ArrayElement) -> u32 {
    match element.kind {
        ElementKind::Unsigned | ElementKind::Signed | ElementKind::BigEndian => 8 * element.size,
        ElementKind::Address => 64,
        _ => 0,
    }
}

macro_rules! fields {
    ($($(#[$meta:meta])* $name:ident: $kind:expr;)*) => {$(
        $(#[$meta])*
        pub const fn $name(declaration: &'static str) -> Field {
            field(declaration, $kind)
        }
    )*};
}

fields! {
    /// Returns an unsigned integer.
    unsigned: Kind::Unsigned;
    /// Returns a signed integer.
    signed: Kind::Signed;
    /// Returns an unsigned integer with the most significant byte first.
    big_endian: Kind::BigEndian;
    /// Returns an address.
    address: Kind::Address;
    /// Returns an inner structure.
    structure: Kind::Struct;
    /// Returns a union.
    union: Kind::Union;
    /// Returns an integer of bit-fields.
    bit_fields: Kind::Bits;
    /// Returns a bit-field. [`Field::bits`] sets its bits.
    bit: Kind::Bit { start: 0, width: 0 };
}

#[doc(hidden)]
impl Field {
    /// Sets the bytes.
    pub const fn at(mut self, bytes: Range<u32>) -> Field {
        self.offset = bytes.start;
        self.size = bytes.end - bytes.start;
        let widest = widest(&self.kind, self.size);
        self.up_to(widest)
    }

    /// Sets the bits of a bit-field.
    pub const fn bits(mut self, bits: Range<u32>) -> Field {
        let width = bits.end - bits.start;
        self.kind = Kind::Bit { start: bits.start, width };
        self.up_to(width)
    }

    /// Sets the number of bits in the widest layout.
    pub const fn up_to(mut self, bits: u32) -> Field {
        self.widest = if bits < 256 { bits as u8 } else { u8::MAX };
        self
    }

    /// Marks a field whose purpose is unknown.
    pub const fn of_unknown_purpose(mut self) -> Field {
        self.unknown = true;
        self
    }
}

setters! { Field:
    /// Sets the documentation.
    about(doc: &'static str) = Shown::new(doc);
    /// Sets the meaning.
    means(meaning: Meaning) = Some(meaning);
    /// Sets the properties that few fields have.
    with(more: &'static [More]) = more;
    /// Sets the sources.
    stated_by(sources: &'static [&'static Source]) = Shown::new(sources);
}

/// Returns a source.
pub const fn source(id: &'static str, title: &'static str, author: &'static str, location: &'static str) -> Source {
    Source { id, title, author, location }
}

/// Returns a named value of an enumeration, or a flag.
pub const fn named(name: &'static str, value: u64, releases: &'static [(Release, Release)]) -> NamedValue {
    NamedValue { name, value, shift: None, holds: None, releases }
}

/// Returns a named bit-field within flags, whose value may be one of an enumeration.
pub const fn named_bits(
    name: &'static str,
    value: u64,
    shift: Option<u32>,
    holds: Option<&'static Values>,
    releases: &'static [(Release, Release)],
) -> NamedValue {
    NamedValue { name, value, shift, holds, releases }
}

/// Returns a set of values.
pub const fn values(name: &'static str, flags: bool, values: &'static [NamedValue]) -> Values {
    Values { name, flags, values }
}

/// Returns a range of releases for one pointer size.
pub const fn holds(pointer: Pointer, first: u8, last: u8) -> Holds {
    Holds { pointer, first: Release(first), last: Release(last) }
}

/// Returns a form without fields.
pub const fn layout(name: &'static str, form: &'static str) -> Layout {
    Layout {
        name,
        aliases: &[],
        form,
        holds: &[],
        releases: "",
        size: 0,
        fixed: 0,
        fields: &[],
        inserted: &[],
        tail: &[],
        total: None,
        summary: Shown::new(""),
        sources: Shown::new(&[]),
    }
}

setters! { Layout:
    /// Sets the size of a fixed part that has another size than the structure in C.
    fixed(fixed: usize) = fixed;
    /// Sets the description.
    about(summary: &'static str) = Shown::new(summary);
    /// Sets the fields.
    fields(fields: &'static [Field]) = fields;
    /// Sets other names of the layout.
    also_called(aliases: &'static [&'static str]) = aliases;
    /// Sets the items that the header can announce.
    with_inserted(inserted: &'static [Inserted]) = inserted;
    /// Sets the parts after the fixed part.
    with_tail(tail: &'static [Part]) = tail;
    /// Sets the sources.
    stated_by(sources: &'static [&'static Source]) = Shown::new(sources);
}

#[doc(hidden)]
impl Layout {
    /// Sets the size in C, and the size of the fixed part, which most forms have in common.
    pub const fn size(mut self, size: usize) -> Layout {
        self.size = size;
        self.fixed = size;
        self
    }

    /// Sets the releases, as text and by pointer size.
    pub const fn in_releases(mut self, releases: &'static str, holds: &'static [Holds]) -> Layout {
        self.releases = releases;
        self.holds = holds;
        self
    }

    /// Sets the field that contains the total size, and its unit in bytes.
    pub const fn with_total(mut self, number: &'static NumberAt, unit: u64) -> Layout {
        self.total = Some(Total { number, unit });
        self
    }
}

/// Returns an inserted item. `count`: mask of the bits, right shift, and size of an element in bytes.
pub const fn inserted(
    name: &'static str,
    layout: &'static Layout,
    field: &'static str,
    mask: u64,
    fixed: usize,
    count: Option<(u64, u32, usize)>,
) -> Inserted {
    Inserted { name, layout, field, mask, fixed, count }
}

/// Returns a part of one element that is always present, with the type and the name in C.
pub const fn part(ty: &'static str, name: &'static str, content: Content) -> Part {
    Part {
        name,
        same_as: "",
        ty,
        content,
        many: Many::One,
        when: None,
        optional: false,
        by: None,
        widest: 0,
        values: None,
        doc: Shown::new(""),
        units: "",
        meaning: None,
        unknown: false,
        sources: Shown::new(&[]),
    }
}

setters! { Part:
    /// Sets the number of elements.
    many(many: Many) = many;
    /// Sets the documentation.
    about(doc: &'static str) = Shown::new(doc);
    /// Sets the name that other structures give to the same thing.
    same_as(same_as: &'static str) = same_as;
    /// Sets the condition for the part to be present.
    when(when: &'static When) = Some(when);
    /// Sets the field that selects the structure.
    selected_by(by: &'static NumberAt) = Some(by);
    /// Sets the number of bits in the widest layout.
    up_to(widest: u32) = widest;
    /// Sets the enumeration or flags.
    of(values: &'static Values) = Some(values);
    /// Sets the unit.
    in_units(units: &'static str) = units;
    /// Sets the meaning.
    means(meaning: Meaning) = Some(meaning);
    /// Sets the sources.
    stated_by(sources: &'static [&'static Source]) = Shown::new(sources);
}

#[doc(hidden)]
impl Part {
    /// Marks a part before which the bytes may end.
    pub const fn that_may_be_missing(mut self) -> Part {
        self.optional = true;
        self
    }

    /// Marks a part whose purpose is unknown.
    pub const fn of_unknown_purpose(mut self) -> Part {
        self.unknown = true;
        self
    }
}

/// Returns a number in the bits of a field.
pub const fn number(field: &'static str, place: Place, mask: u64, shift: u32) -> NumberAt {
    NumberAt { field, place, mask, shift }
}

/// Returns a condition.
pub const fn when(number: NumberAt, equals: Option<u64>) -> When {
    When { number, equals }
}

/// Returns a choice among structures.
pub const fn dispatch(
    name: &'static str,
    size: usize,
    cases: &'static [Case],
    layouts: &'static [&'static Layout],
) -> Dispatch {
    Dispatch { name, size, cases, layouts }
}
