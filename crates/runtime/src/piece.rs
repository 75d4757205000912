//! Ranges of bytes with their meaning, and the values in them.

use crate::error::Error;
use crate::guid::Guid;
use crate::layout::{ArrayElement, ElementKind, Field, Kind, Layout, Part, big_endian, little_endian};

/// A range of bytes and its meaning.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Piece<'a> {
    /// Meaning of the range.
    pub what: What,
    /// Offset of the range from the start of all bytes.
    pub start: usize,
    /// Bytes of the range. At the start of a structure or a part, the most that it can extend over.
    pub bytes: &'a [u8],
    /// Offset of the structure that contains the range. Field offsets are relative to it.
    pub base: usize,
    /// Number of structures that contain that structure.
    pub depth: usize,
}

/// Meaning of a range of bytes.
///
/// `Field`, `Values`, `Text`, `Data` and `Rest` cover every byte exactly once. The others mark where a structure or a
/// part starts and ends.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub enum What {
    /// Start of a structure.
    Enter(&'static Layout),
    /// End of a structure. The range is the whole structure.
    Leave(&'static Layout),
    /// A field of the fixed part, or padding. Its children share its bytes.
    Field(&'static Field),
    /// Start of a part of the tail.
    Begin(&'static Part),
    /// End of a part of the tail. The range is the whole part.
    End(&'static Part),
    /// All elements of a part.
    Values(&'static Part),
    /// A string of a part, with its terminating zero.
    Text(&'static Part),
    /// Payload of the event.
    Data,
    /// Bytes that no table explains, and the reason.
    Rest(Why),
}

/// Reason why no table explains a range of bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Why {
    /// The bytes follow the last known field or part.
    NoRow,
    /// The bytes follow the structure, whose size is in one of its fields.
    After,
    /// No structure is known for the integer that selects it. Contains the name of the
    /// [`Dispatch`](crate::describe::Dispatch) and the integer.
    NoCase(&'static str, u64),
    /// Structures are nested too deeply.
    TooDeep,
    /// The bytes do not match the layout.
    Error(Error),
}

/// A decoded number or GUID.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Value {
    /// An unsigned integer, or an address.
    Unsigned(u64),
    /// A signed integer.
    Signed(i64),
    /// A GUID.
    Guid(Guid),
}

impl ArrayElement {
    /// Decodes the bytes of an element. `None` for a structure, or if the number of bytes is not the size of an
    /// element.
    pub fn value(&self, bytes: &[u8]) -> Option<Value> {
        if bytes.len() != self.size as usize {
            return None;
        }
        let number = little_endian(bytes);
        match self.kind {
            ElementKind::Guid => Some(Value::Guid(Guid::from_bytes(*bytes.first_chunk()?))),
            ElementKind::Struct => None,
            _ if !matches!(self.size, 1..=8) => None,
            ElementKind::Signed => {
                let unused = 64 - 8 * self.size;
                Some(Value::Signed(((number << unused) as i64) >> unused))
            }
            ElementKind::BigEndian => Some(Value::Unsigned(big_endian(bytes))),
            ElementKind::Unsigned | ElementKind::Address | ElementKind::Character => Some(Value::Unsigned(number)),
        }
    }
}

impl Field {
    /// Decodes the field from the bytes of its structure. `None` if the field is neither a number nor a GUID, or if the
    /// bytes end before the field does.
    pub fn value(&self, structure: &[u8]) -> Option<Value> {
        let bytes = structure.get(self.offset()..self.offset().checked_add(self.size())?)?;
        let kind = match self.kind() {
            Kind::Signed => ElementKind::Signed,
            Kind::Guid => ElementKind::Guid,
            Kind::BigEndian => ElementKind::BigEndian,
            Kind::Unsigned | Kind::Bits | Kind::Address | Kind::Bit { .. } => ElementKind::Unsigned,
            _ => return None,
        };
        let value = ArrayElement { kind, size: self.size }.value(bytes)?;
        match (self.kind(), value) {
            (Kind::Bit { start, width }, Value::Unsigned(unit)) => {
                let mask = u64::MAX.checked_shr(64 - width.min(64)).unwrap_or(0);
                Some(Value::Unsigned(unit.checked_shr(start).unwrap_or(0) & mask))
            }
            _ => Some(value),
        }
    }
}
