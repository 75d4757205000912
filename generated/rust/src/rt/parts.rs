// Copied from codegen/runtime/parts.rs by `cargo spec generate`. Do not edit: edit that file.

//! Tables that describe the parts after a fixed part. The length of each part depends on the data.

use super::describe::{ArrayElement, Layout, Source, Values};
use super::dispatch::Case;
use super::meaning::Meaning;

/// A part of variable length after the fixed part of a structure.
#[derive(Debug)]
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
    pub when: Option<When>,
    /// Whether the bytes may end before the part.
    pub optional: bool,
    /// For a [`Content::Dispatch`], the field that selects the structure. The elements are then its bytes.
    pub by: Option<NumberAt>,
    /// Number of bits of the integers in the widest layout: of any pointer size, release and event version. 0 if the elements
    /// are none.
    pub widest: u32,
    /// Enumeration or flags of which the elements are values.
    pub values: Option<&'static Values>,
    /// Documentation, or an empty string if there is none.
    pub doc: &'static str,
    /// Unit of the values, or an empty string if they have none.
    pub units: &'static str,
    /// What the values are, if known.
    pub meaning: Option<Meaning>,
    /// Present; purpose unknown.
    pub unknown: bool,
    /// Sources of the part. Empty if they are those of the layout.
    pub sources: &'static [&'static Source],
}

/// Type of the elements of a part.
#[derive(Clone, Copy, Debug)]
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
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub enum Many {
    /// One element.
    One,
    /// A constant number of elements.
    Fixed(u64),
    /// The number in a field.
    Counted(NumberAt),
    /// Elements up to the end of the bytes.
    Open,
    /// A list linked by a field of the elements: offset of the next element from this one in bytes, 0 in the last.
    Next(NumberAt),
    /// A list in which another element follows as long as a condition on the previous element is met.
    While(When),
}

/// A number in the bits of a field: `(field & mask) >> shift`.
#[derive(Clone, Copy, Debug)]
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
#[derive(Clone, Copy, Debug)]
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
        /// Whether the highest bit is a sign.
        signed: bool,
    },
    /// In an earlier part of the tail, by index. The number of an absent part is 0.
    Part(usize),
}

/// A condition on bits of a field.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct When {
    /// Bits that are compared.
    pub number: NumberAt,
    /// Required value. `None` if any bit set meets the condition.
    pub equals: Option<u64>,
}

/// Total size of a structure, from one of its fields.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Total {
    /// Field that contains the size.
    pub number: NumberAt,
    /// Unit of the field, in bytes.
    pub unit: u64,
}

/// A choice among structures by the value of an integer.
#[derive(Debug)]
#[non_exhaustive]
pub struct Dispatch {
    /// Name of the choice.
    pub name: &'static str,
    /// Size of the integer in bytes.
    pub size: usize,
    /// Cases in order of evaluation. The first case that matches decides.
    pub cases: &'static [Case],
    pub(crate) layouts: &'static [&'static Layout],
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
    /// Reads the number from the bytes of a structure. `part` returns the numbers of earlier parts.
    pub(crate) fn read(&self, structure: &[u8], part: impl Fn(usize) -> u64) -> u64 {
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
    pub(crate) fn holds(&self, structure: &[u8], part: impl Fn(usize) -> u64) -> bool {
        let bits = self.number.read(structure, part);
        self.equals.map_or(bits != 0, |equals| bits == equals)
    }
}

/// Returns the little-endian integer of up to eight bytes.
pub(crate) fn little_endian(bytes: &[u8]) -> u64 {
    bytes.iter().take(8).rev().fold(0, |number, byte| number << 8 | u64::from(*byte))
}
