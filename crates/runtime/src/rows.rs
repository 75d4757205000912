//! Functions that generated tables are written with.
//!
//! The describing types can grow, so no other crate writes them as expressions. Calls also cost the compiler half as much.

use core::ops::Range;

use crate::dispatch::Case;
use crate::layout::{
    ArrayElement, Content, Dispatch, ElementKind, Field, Holds, Inserted, Kind, Layout, Many, NamedValue, NumberAt,
    Part, Place, Source, Total, Values, When,
};
use crate::lists::{Meaning, Release};
use crate::release::Pointer;

/// Returns a description, or `none` in a program without the feature `documentation`.
pub(crate) const fn shown<T: ?Sized>(description: &'static T, none: &'static T) -> &'static T {
    if cfg!(feature = "documentation") { description } else { none }
}

/// Tables of one module of the crate.
pub struct Topic {
    /// Forms.
    pub layouts: &'static [&'static Layout],
    /// Enumerations and flags.
    pub values: &'static [&'static Values],
    /// Choices among structures.
    pub dispatches: &'static [&'static Dispatch],
}

/// Returns a field with its type and name in C. Its path is its name, until [`Field::at_path`] sets another.
pub const fn field(ty: &'static str, name: &'static str, kind: Kind) -> Field {
    Field {
        name,
        same_as: "",
        path: name,
        offset: 0,
        size: 0,
        ty,
        widest: 0,
        kind,
        values: None,
        children: &[],
        when: None,
        doc: "",
        units: "",
        meaning: None,
        unknown: false,
        ignored: false,
        sources: &[],
    }
}

/// Returns the number of bits of an integer in a layout. An address has 64, whatever the pointer size.
const fn widest(kind: &Kind, size: usize) -> u32 {
    match kind {
        Kind::Bit { width, .. } => *width,
        Kind::Unsigned | Kind::Signed | Kind::Bits => 8 * size as u32,
        Kind::Address => 64,
        Kind::Array { element, .. } | Kind::Open { element } | Kind::Counted { element, .. } => of_element(element),
        _ => 0,
    }
}

/// Returns the number of bits of an element that is an integer.
const fn of_element(element: &ArrayElement) -> u32 {
    match element.kind {
        ElementKind::Unsigned | ElementKind::Signed => 8 * element.size as u32,
        ElementKind::Address => 64,
        _ => 0,
    }
}

macro_rules! fields {
    ($($(#[$meta:meta])* $name:ident: $kind:expr;)*) => {$(
        $(#[$meta])*
        pub const fn $name(ty: &'static str, name: &'static str) -> Field {
            field(ty, name, $kind)
        }
    )*};
}

fields! {
    /// Returns an unsigned integer.
    unsigned: Kind::Unsigned;
    /// Returns a signed integer.
    signed: Kind::Signed;
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
    pub const fn at(mut self, bytes: Range<usize>) -> Field {
        self.offset = bytes.start;
        self.size = bytes.end - bytes.start;
        self.widest = widest(&self.kind, self.size);
        self
    }

    /// Sets the bits of a bit-field.
    pub const fn bits(mut self, bits: Range<u32>) -> Field {
        let width = bits.end - bits.start;
        self.kind = Kind::Bit { start: bits.start, width };
        self.widest = width;
        self
    }

    /// Sets the documentation.
    pub const fn doc(mut self, doc: &'static str) -> Field {
        self.doc = shown(doc, "");
        self
    }

    /// Sets the path, of a field whose path is not its name.
    pub const fn at_path(mut self, path: &'static str) -> Field {
        self.path = path;
        self
    }

    /// Sets the name that other structures give to the same thing.
    pub const fn same_as(mut self, name: &'static str) -> Field {
        self.same_as = name;
        self
    }

    /// Sets the number of bits in the widest layout.
    pub const fn up_to(mut self, bits: u32) -> Field {
        self.widest = bits;
        self
    }

    /// Sets the enumeration or flags.
    pub const fn of(mut self, values: &'static Values) -> Field {
        self.values = Some(values);
        self
    }

    /// Marks an arm of a union that nobody reads.
    pub const fn that_nobody_reads(mut self) -> Field {
        self.ignored = true;
        self
    }

    /// Sets the members.
    pub const fn with(mut self, children: &'static [Field]) -> Field {
        self.children = children;
        self
    }

    /// Sets the condition under which the arm of a union is in use.
    pub const fn in_use_when(mut self, when: &'static When) -> Field {
        self.when = Some(when);
        self
    }

    /// Sets the unit.
    pub const fn in_units(mut self, units: &'static str) -> Field {
        self.units = units;
        self
    }

    /// Sets the meaning.
    pub const fn means(mut self, meaning: Meaning) -> Field {
        self.meaning = Some(meaning);
        self
    }

    /// Marks a field whose purpose is unknown.
    pub const fn of_unknown_purpose(mut self) -> Field {
        self.unknown = true;
        self
    }

    /// Sets the sources.
    pub const fn stated_by(mut self, sources: &'static [&'static Source]) -> Field {
        self.sources = shown(sources, &[]);
        self
    }
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
        summary: "",
        sources: &[],
    }
}

#[doc(hidden)]
impl Layout {
    /// Sets the size in C, and the size of the fixed part, which most forms have in common.
    pub const fn size(mut self, size: usize) -> Layout {
        self.size = size;
        self.fixed = size;
        self
    }

    /// Sets the size of a fixed part that has another size than the structure in C.
    pub const fn fixed(mut self, fixed: usize) -> Layout {
        self.fixed = fixed;
        self
    }

    /// Sets the description.
    pub const fn summary(mut self, summary: &'static str) -> Layout {
        self.summary = shown(summary, "");
        self
    }

    /// Sets the fields.
    pub const fn fields(mut self, fields: &'static [Field]) -> Layout {
        self.fields = fields;
        self
    }

    /// Sets other names of the layout.
    pub const fn also_called(mut self, aliases: &'static [&'static str]) -> Layout {
        self.aliases = aliases;
        self
    }

    /// Sets the releases, as text and by pointer size.
    pub const fn in_releases(mut self, releases: &'static str, holds: &'static [Holds]) -> Layout {
        self.releases = releases;
        self.holds = holds;
        self
    }

    /// Sets the items that the header can announce.
    pub const fn with_inserted(mut self, inserted: &'static [Inserted]) -> Layout {
        self.inserted = inserted;
        self
    }

    /// Sets the parts after the fixed part.
    pub const fn with_tail(mut self, tail: &'static [Part]) -> Layout {
        self.tail = tail;
        self
    }

    /// Sets the field that contains the total size, and its unit in bytes.
    pub const fn with_total(mut self, number: NumberAt, unit: u64) -> Layout {
        self.total = Some(Total { number, unit });
        self
    }

    /// Sets the sources.
    pub const fn stated_by(mut self, sources: &'static [&'static Source]) -> Layout {
        self.sources = shown(sources, &[]);
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
        doc: "",
        units: "",
        meaning: None,
        unknown: false,
        sources: &[],
    }
}

#[doc(hidden)]
impl Part {
    /// Sets the number of elements.
    pub const fn many(mut self, many: Many) -> Part {
        self.many = many;
        self
    }

    /// Sets the documentation.
    pub const fn doc(mut self, doc: &'static str) -> Part {
        self.doc = shown(doc, "");
        self
    }

    /// Sets the name that other structures give to the same thing.
    pub const fn same_as(mut self, name: &'static str) -> Part {
        self.same_as = name;
        self
    }

    /// Sets the condition for the part to be present.
    pub const fn when(mut self, when: When) -> Part {
        self.when = Some(when);
        self
    }

    /// Marks a part before which the bytes may end.
    pub const fn that_may_be_missing(mut self) -> Part {
        self.optional = true;
        self
    }

    /// Sets the field that selects the structure.
    pub const fn selected_by(mut self, by: NumberAt) -> Part {
        self.by = Some(by);
        self
    }

    /// Sets the number of bits in the widest layout.
    pub const fn up_to(mut self, bits: u32) -> Part {
        self.widest = bits;
        self
    }

    /// Sets the enumeration or flags.
    pub const fn of(mut self, values: &'static Values) -> Part {
        self.values = Some(values);
        self
    }

    /// Sets the unit.
    pub const fn in_units(mut self, units: &'static str) -> Part {
        self.units = units;
        self
    }

    /// Sets the meaning.
    pub const fn means(mut self, meaning: Meaning) -> Part {
        self.meaning = Some(meaning);
        self
    }

    /// Marks a part whose purpose is unknown.
    pub const fn of_unknown_purpose(mut self) -> Part {
        self.unknown = true;
        self
    }

    /// Sets the sources.
    pub const fn stated_by(mut self, sources: &'static [&'static Source]) -> Part {
        self.sources = shown(sources, &[]);
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
