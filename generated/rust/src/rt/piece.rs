// Copied from codegen/runtime/piece.rs by `cargo run --release -- generate`. Do not edit: edit that file.

//! What some bytes are, by the tables, and the values in them.

use super::Error;
use super::describe::{ArrayElement, ElementKind, Field, Kind, Layout, Part, little_endian};

/// Some bytes, and what they are.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Piece<'a> {
    /// What they are.
    pub what: What,
    /// Where they begin, from the start of all bytes.
    pub start: usize,
    /// The bytes. Of what begins, those that it may take at most.
    pub bytes: &'a [u8],
    /// Where the structure begins that they are of: what offsets of fields count from.
    pub base: usize,
    /// How many structures that structure is within.
    pub depth: usize,
}

/// What bytes are.
///
/// Fields, values, texts, data and rests cover every byte once. The others say where something begins and ends.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub enum What {
    /// A structure begins.
    Enter(&'static Layout),
    /// A structure has ended: all of its bytes.
    Leave(&'static Layout),
    /// A field of the fixed part, or padding. Its children share its bytes.
    Field(&'static Field),
    /// A part of the tail begins.
    Begin(&'static Part),
    /// A part of the tail has ended: all of its bytes.
    End(&'static Part),
    /// The elements of a part, one after the other.
    Values(&'static Part),
    /// A text of a part, with the zero that ends it.
    Text(&'static Part),
    /// The event's data.
    Data,
    /// What no row explains, and why.
    Rest(Why),
}

/// Why no row explains some bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Why {
    /// They come after the last row.
    NoRow,
    /// They come after the whole structure, as long as it says that it is.
    After,
    /// No structure is known for what decides what they are: the name of the dispatch, and the integer.
    NoCase(&'static str, u64),
    /// Too many structures lie within each other.
    TooDeep,
    /// They are not what the rows say that they are.
    Error(Error),
}

/// A number or a GUID among bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Value {
    /// An unsigned integer, or an address.
    Unsigned(u64),
    /// A signed integer.
    Signed(i64),
    /// A GUID.
    Guid(super::Guid),
}

impl ArrayElement {
    /// The value of the bytes of an element; nothing for a structure, and for bytes of another number.
    pub fn value(&self, bytes: &[u8]) -> Option<Value> {
        if bytes.len() != self.size {
            return None;
        }
        let number = little_endian(bytes);
        match self.kind {
            ElementKind::Guid => Some(Value::Guid(super::Guid::from_bytes(*bytes.first_chunk()?))),
            ElementKind::Struct => None,
            _ if !matches!(self.size, 1..=8) => None,
            ElementKind::Signed => {
                let unused = 64 - 8 * self.size as u32;
                Some(Value::Signed(((number << unused) as i64) >> unused))
            }
            ElementKind::Unsigned | ElementKind::Address | ElementKind::Character => Some(Value::Unsigned(number)),
        }
    }
}

impl Field {
    /// The value in a structure that begins with the bytes; nothing for what is no number and no GUID, and for bytes
    /// that end before.
    pub fn value(&self, structure: &[u8]) -> Option<Value> {
        let bytes = structure.get(self.offset..self.offset.checked_add(self.size)?)?;
        let kind = match self.kind {
            Kind::Signed => ElementKind::Signed,
            Kind::Guid => ElementKind::Guid,
            Kind::Unsigned | Kind::Bits | Kind::Address | Kind::Bit { .. } => ElementKind::Unsigned,
            _ => return None,
        };
        let value = ArrayElement { kind, size: self.size }.value(bytes)?;
        match (self.kind, value) {
            (Kind::Bit { start, width }, Value::Unsigned(unit)) => {
                let mask = u64::MAX.checked_shr(64 - width.min(64)).unwrap_or(0);
                Some(Value::Unsigned(unit.checked_shr(start).unwrap_or(0) & mask))
            }
            _ => Some(value),
        }
    }
}
