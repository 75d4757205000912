//! State of the iteration over the bytes of a structure.

use crate::error::Error;
use crate::layout::{Content, Inserted, Layout, Many, NumberAt, Part};
use crate::piece::Value;

/// Maximum number of parts of a tail that later parts can refer to.
pub const MAX_NUMBERS: usize = 32;

/// A structure that is being decoded.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Frame {
    pub(crate) layout: &'static Layout,
    /// Offset of its start.
    pub(crate) base: usize,
    /// Offset of the next byte.
    pub(crate) at: usize,
    /// Offset that it must not exceed.
    pub(crate) end: usize,
    /// True if the structure extends to `end`.
    pub(crate) bounded: bool,
    pub(crate) state: State,
    /// Error of the size field, reported after the parts that are present.
    pub(crate) wrong: Option<Error>,
    /// True if some bytes did not match the layout.
    pub(crate) failed: bool,
    /// Numbers in the parts of its tail, by index.
    pub(crate) kept: [u64; MAX_NUMBERS],
}

#[derive(Clone, Copy, Debug)]
pub(crate) enum State {
    Enter,
    Field(usize),
    Inserted,
    Part(usize),
    Within(Within),
    Data,
    Leave,
}

/// A part that is being decoded.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Within {
    pub(crate) part: usize,
    pub(crate) start: usize,
    /// Number of elements decoded.
    pub(crate) done: u64,
    /// Offset of the last element.
    pub(crate) last: usize,
    pub(crate) over: bool,
}

impl Frame {
    pub(crate) fn new(layout: &'static Layout, base: usize, end: usize, bounded: bool) -> Frame {
        Frame {
            layout,
            base,
            at: base,
            end,
            bounded,
            state: State::Enter,
            wrong: None,
            failed: false,
            kept: [0; MAX_NUMBERS],
        }
    }

    /// Moves to an offset and returns the previous one.
    pub(crate) fn go_to(&mut self, at: usize) -> usize {
        core::mem::replace(&mut self.at, at)
    }

    pub(crate) fn left(&self) -> usize {
        self.end - self.at
    }

    pub(crate) fn number(&self, bytes: &[u8], at: &NumberAt) -> u64 {
        at.read(bytes.get(self.base..self.end).unwrap_or(&[]), |part| self.kept.get(part).copied().unwrap_or(0))
    }

    pub(crate) fn too_short(&self, needed: usize) -> Error {
        Error::TooShort { name: self.layout.name, needed, have: self.end - self.base }
    }

    pub(crate) fn bad_count(&self, field: &'static str, stated: u64, have: u64) -> Error {
        Error::BadCount { name: self.layout.name, field, stated, have }
    }

    /// Returns the required number of elements of a part, and the field that contains it.
    pub(crate) fn count(&self, bytes: &[u8], part: &Part) -> Option<(u64, &'static str)> {
        match &part.many {
            Many::One => Some((1, part.name)),
            Many::Fixed(count) => Some((*count, part.name)),
            Many::Counted(stated) => Some((self.number(bytes, stated), stated.field)),
            Many::Open | Many::Next(_) | Many::While(_) => None,
        }
    }

    /// Returns the size in bytes of all elements of a part, whose size is fixed.
    pub(crate) fn sized(&self, bytes: &[u8], part: &Part, size: usize) -> Result<usize, Error> {
        let size = size.max(1);
        let have = (self.left() / size) as u64;
        match self.count(bytes, part) {
            None => Ok(have as usize * size),
            Some((count, _)) if count <= have => Ok(count as usize * size),
            Some((stated, field)) if matches!(part.many, Many::Counted(_)) => Err(self.bad_count(field, stated, have)),
            Some((count, _)) => {
                let bytes = usize::try_from(count).unwrap_or(usize::MAX).saturating_mul(size);
                Err(self.too_short((self.at - self.base).saturating_add(bytes)))
            }
        }
    }

    /// Keeps the number in a part of the tail, for later parts that refer to it.
    pub(crate) fn keep(&mut self, index: usize, part: &Part, bytes: &[u8]) {
        if let (Content::Value(element), Many::One, Some(kept)) = (&part.content, &part.many, self.kept.get_mut(index))
        {
            *kept = match element.value(bytes) {
                Some(Value::Unsigned(number)) => number,
                Some(Value::Signed(number)) => number as u64,
                _ => 0,
            };
        }
    }

    /// Returns whether a part is present.
    pub(crate) fn has(&self, bytes: &[u8], part: &Part) -> bool {
        let least = match (&part.content, &part.many, &part.by) {
            (Content::Value(element), Many::Fixed(count), _) => {
                usize::try_from(*count).unwrap_or(usize::MAX).saturating_mul(element.size as usize)
            }
            (Content::Value(element), ..) => element.size as usize,
            (Content::Layout(layout), Many::Fixed(count), _) if layout.is_fixed() => {
                usize::try_from(*count).unwrap_or(usize::MAX).saturating_mul(layout.fixed)
            }
            (Content::Layout(layout), ..) if layout.is_fixed() => layout.fixed,
            _ => 1,
        };
        let structure = bytes.get(self.base..self.end).unwrap_or(&[]);
        let kept = |part: usize| self.kept.get(part).copied().unwrap_or(0);
        part.when.is_none_or(|when| when.holds(structure, kept)) && (!part.optional || self.left() >= least.max(1))
    }
}

impl Layout {
    /// Returns whether nothing follows the fixed part.
    pub(crate) fn is_fixed(&self) -> bool {
        self.tail.is_empty() && self.inserted.is_empty() && self.total.is_none()
    }
}

impl Inserted {
    /// Returns the size of the item in bytes, or 0 if the bytes of the structure do not announce it.
    pub(crate) fn size(&self, layout: &Layout, structure: &[u8]) -> usize {
        let bits = match layout.field(self.field).and_then(|field| field.value(structure)) {
            Some(Value::Unsigned(bits)) => bits,
            Some(Value::Signed(bits)) => bits as u64,
            _ => 0,
        };
        let fixed = if bits & self.mask == 0 { 0 } else { self.fixed };
        let counted = self.count.map_or(0, |(mask, shift, stride)| {
            let count = usize::try_from((bits & mask).checked_shr(shift).unwrap_or(0)).unwrap_or(usize::MAX);
            count.saturating_mul(stride)
        });
        fixed.saturating_add(counted)
    }
}
