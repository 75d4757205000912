// Copied from codegen/runtime/parts.rs by `cargo run --release -- generate`. Do not edit: edit that file.

//! Tables that describe what follows a fixed part: parts in order, each as long as the bytes say.

use super::describe::{ArrayElement, Layout, Values};
use super::dispatch::Case;

/// A part of what follows the fixed part of a structure.
#[derive(Debug)]
#[non_exhaustive]
pub struct Part {
    /// Microsoft's name, or what it is called elsewhere in the format.
    pub name: &'static str,
    /// The type of an element in C.
    pub ty: &'static str,
    /// What an element is.
    pub content: Content,
    /// How many elements there are.
    pub many: Many,
    /// It is there only if bits of a field say so.
    pub when: Option<When>,
    /// The bytes may end before it.
    pub optional: bool,
    /// For one of several structures: what says which. The elements are then the bytes of it.
    pub by: Option<Says>,
    /// What its values are of.
    pub values: Option<&'static Values>,
    /// What it means; empty where no source says.
    pub doc: &'static str,
    /// The unit of measure; empty where there is none.
    pub units: &'static str,
    /// It is known to be there; what it is for is not.
    pub unknown: bool,
}

/// What an element of a part is.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub enum Content {
    /// An integer, an address or a GUID.
    Value(ArrayElement),
    /// Characters of so many bytes up to a zero, or to the end where there is none.
    Text {
        /// The size of a character: 1 or 2.
        unit: usize,
    },
    /// A structure.
    Layout(&'static Layout),
    /// One of several structures.
    Dispatch(&'static Dispatch),
}

/// How many elements a part has. Of a text, each text is an element.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub enum Many {
    /// One.
    One,
    /// Always so many.
    Fixed(u64),
    /// As many as bits of a field say.
    Counted(Says),
    /// As many as there are bytes.
    Open,
    /// Each says in this field of its own how many bytes on the next one begins; the last says 0.
    Next(Says),
    /// Another follows as long as these bits of the last one say so.
    While(When),
}

/// A number in bits of a field: `(field & mask) >> shift`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Says {
    /// The path of the field.
    pub field: &'static str,
    /// Where it is.
    pub place: Place,
    /// The bits.
    pub mask: u64,
    /// How far to move them to the right.
    pub shift: u32,
}

/// Where a number is.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub enum Place {
    /// In the fixed part.
    Fixed {
        /// From the start of the structure, in bytes.
        offset: usize,
        /// In bytes.
        size: usize,
        /// The lowest bit.
        start: u32,
        /// How many bits.
        width: u32,
        /// Its highest bit is a sign.
        signed: bool,
    },
    /// In an earlier part of the tail: its index. A part that is not there says 0.
    Part(usize),
}

/// A condition on bits of a field.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct When {
    /// The bits.
    pub says: Says,
    /// What they must be; otherwise, any of them must be set.
    pub equals: Option<u64>,
}

/// The size of the whole structure, as a field of it says it.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Total {
    /// The field.
    pub says: Says,
    /// How many bytes one of its units is.
    pub unit: u64,
}

/// Something that is of one of several structures.
#[derive(Debug)]
#[non_exhaustive]
pub struct Dispatch {
    /// Its name.
    pub name: &'static str,
    /// The size in bytes of the integer that decides.
    pub size: usize,
    /// The cases; the first that holds is the one.
    pub cases: &'static [Case],
    pub(crate) layouts: &'static [&'static Layout],
}

impl Dispatch {
    /// The case of an integer, in a log file of a version (SubVersion and SubMinorVersion); without one, in the newest.
    pub fn case(&self, value: u64, log_version: Option<(u8, u8)>) -> Option<&'static Case> {
        self.cases.iter().find(|case| case.holds(value, log_version))
    }

    /// The structure of a case, if one is known.
    pub fn layout(&self, case: &Case) -> Option<&'static Layout> {
        self.layouts.get(usize::from(case.variant)).copied()
    }
}

impl Says {
    /// The number, in a structure that begins with the bytes; `part` gives the numbers of earlier parts.
    pub(crate) fn number(&self, structure: &[u8], part: impl Fn(usize) -> u64) -> u64 {
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
        let bits = self.says.number(structure, part);
        self.equals.map_or(bits != 0, |equals| bits == equals)
    }
}

/// An unsigned number of up to eight bytes.
pub(crate) fn little_endian(bytes: &[u8]) -> u64 {
    bytes.iter().take(8).rev().fold(0, |number, byte| number << 8 | u64::from(*byte))
}
