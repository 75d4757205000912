//! Ends of texts of event sources. A text may contain zeros, and a missing text has no bytes, so a zero may not be the end.

use crate::plan::{Number, Op, Run, Size, What};

/// Maximum number of fields. An event is logged from at most 128 pieces of data.
const MAX_FIELDS: usize = 128;

/// Size of a field in the data.
#[derive(Clone, Copy)]
enum Step {
    /// Text that ends after any of the zeros, or has no bytes.
    Text,
    /// A number of bytes.
    Fixed(usize),
    /// Number of units in the number of `size` bytes that begins `back` bytes before.
    Earlier { back: usize, size: usize, unit: usize },
    /// Number of units in the number of `size` bytes before the first.
    Prefixed { size: usize, unit: usize },
}

impl Step {
    /// Returns the step of a field. `None` if no offset alone determines where it ends.
    fn of(ops: &[Op], at: usize) -> Option<Step> {
        let op = ops.get(at)?;
        let units = |count: Number, unit: usize| match count {
            Number::Unstated => None,
            Number::Fixed(count) => Some(Step::Fixed(count.checked_mul(unit)?)),
            Number::Slot(slot) => {
                let (back, size) = distance(ops.get(..at)?, slot)?;
                Some(Step::Earlier { back, size, unit })
            }
            Number::Prefixed => Some(Step::Prefixed { size: 2, unit }),
        };
        match (&op.what, op.count) {
            (What::Scalar { size, .. }, Number::Unstated) => Some(Step::Fixed(*size)),
            (What::Scalar { size, .. }, count) => units(count, *size),
            (What::Run { of: Run::Utf16, size: Size::Terminated }, Number::Unstated) => Some(Step::Text),
            (What::Run { of, size: Size::Units(count) }, Number::Unstated) => {
                units(*count, if *of == Run::Utf16 { 2 } else { 1 })
            }
            (What::Run { size: Size::Counted { size, network: false }, .. }, Number::Unstated) => {
                Some(Step::Prefixed { size: *size, unit: 1 })
            }
            _ => None,
        }
    }

    /// Returns the end of a field at an offset, unless it is text.
    fn end(self, data: &[u8], at: usize) -> Option<usize> {
        let read = |at: usize, size: usize| usize::try_from(number(data.get(at..at.checked_add(size)?)?)).ok();
        match self {
            Step::Text => None,
            Step::Fixed(size) => at.checked_add(size),
            Step::Earlier { back, size, unit } => at.checked_add(read(at.checked_sub(back)?, size)?.checked_mul(unit)?),
            Step::Prefixed { size, unit } => at.checked_add(size)?.checked_add(read(at, size)?.checked_mul(unit)?),
        }
    }
}

/// Returns the distance in bytes from the number in a slot to the end of some fields, and its size. `None` if their
/// size varies.
fn distance(before: &[Op], slot: usize) -> Option<(usize, usize)> {
    let mut back = 0usize;
    for op in before.iter().rev() {
        let (What::Scalar { size, .. }, Number::Unstated) = (&op.what, op.count) else { return None };
        back = back.checked_add(*size)?;
        if op.slot == Some(slot) {
            return Some((back, *size));
        }
    }
    None
}

/// Returns whether two bytes at an offset are zero.
fn is_zero(data: &[u8], at: usize) -> bool {
    data.get(at..).is_some_and(|rest| rest.starts_with(&[0, 0]))
}

/// Returns the offsets at which the texts end, if there is exactly one choice by which the fields explain all bytes.
pub(crate) fn ends_of_texts(ops: &[Op], data: &[u8]) -> Option<Vec<usize>> {
    if ops.len() > MAX_FIELDS {
        return None;
    }
    let steps: Vec<Step> = (0..ops.len()).map(|at| Step::of(ops, at)).collect::<Option<_>>()?;
    let width = data.len() + 1;
    // For each field and each offset, the number of choices for what follows: 0, 1, or 2 for several.
    let add = |one: u8, other: u8| (one + other).min(2);
    let mut last = vec![0u8; width];
    *last.last_mut()? = 1;
    let mut choices = vec![last];
    for step in steps.iter().rev() {
        let next = choices.last()?;
        let mut own = vec![0u8; width];
        let mut after_zeros = [0u8; 2];
        for (at, own) in own.iter_mut().enumerate().rev() {
            let from = |at: usize| next.get(at).copied().unwrap_or(0);
            *own = if let Step::Text = step {
                let ends = after_zeros.get_mut(at % 2)?;
                if is_zero(data, at) {
                    *ends = add(*ends, from(at + 2));
                }
                add(from(at), *ends)
            } else {
                step.end(data, at).map_or(0, from)
            };
        }
        choices.push(own);
    }
    let mut left = choices.iter().rev();
    if *left.next()?.first()? != 1 {
        return None;
    }
    let (mut at, mut ends) = (0, Vec::new());
    for (step, next) in steps.iter().zip(left) {
        at = match step.end(data, at) {
            Some(end) => end,
            None => {
                let is_end = |end: &usize| *end == at || is_zero(data, *end - 2);
                let end = (at..width).step_by(2).filter(is_end).find(|end| next.get(*end) == Some(&1))?;
                ends.push(end);
                end
            }
        };
    }
    Some(ends)
}

/// Returns a little-endian number of 1, 2, 4 or 8 bytes.
#[inline]
pub(crate) fn number(bytes: &[u8]) -> u64 {
    match *bytes {
        [a] => a.into(),
        [a, b] => u16::from_le_bytes([a, b]).into(),
        [a, b, c, d] => u32::from_le_bytes([a, b, c, d]).into(),
        [a, b, c, d, e, f, g, h] => u64::from_le_bytes([a, b, c, d, e, f, g, h]),
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use etwspec::headers::{TdhInType, TdhOutType};
    use etwspec::{Guid, Pointer};

    use super::*;
    use crate::model::{Content, EventId, Field, FieldIndex, Length, Schema, Source};
    use crate::plan::Plan;

    /// Ends of the texts in data of fields: `t` text, `4` a number, `b` a number of 4 bytes and as many bytes.
    fn ends(kinds: &str, data: &[u8]) -> Option<Vec<usize>> {
        let mut schema = Schema::new(Source::EventSource, Guid::default(), EventId::TraceLogging);
        let mut fields = Vec::new();
        for kind in kinds.chars() {
            let index = fields.len() as u16;
            let mut field = |of| fields.push(Field::value("f", of, TdhOutType::NULL));
            match kind {
                't' => field(TdhInType::UNICODESTRING),
                '4' => field(TdhInType::UINT32),
                _ => {
                    field(TdhInType::UINT32);
                    field(TdhInType::BINARY);
                    let Some(Field { content: Content::Value { length, .. }, .. }) = fields.last_mut() else {
                        panic!("a value")
                    };
                    *length = Length::Field(FieldIndex(index));
                }
            }
        }
        schema.fields = fields.into();
        ends_of_texts(&Plan::new(&schema, Pointer::Bits64).ops, data)
    }

    fn wide(text: &str) -> Vec<u8> {
        text.encode_utf16().flat_map(u16::to_le_bytes).collect()
    }

    #[test]
    fn one_reading_is_found_and_several_are_not() {
        let number = 0xFFFF_FFF6u32.to_le_bytes().to_vec();
        assert_eq!(ends("t4", &[wide("a\0b\0"), number.clone()].concat()), Some(vec![8]));
        assert_eq!(ends("t4", &number), Some(vec![0]));
        assert_eq!(ends("4tb", &[number.clone(), wide("\0\0"), vec![2, 0, 0, 0, 1, 1]].concat()), Some(vec![8]));
        // The first text may be `a`, `a\0b` or missing.
        assert_eq!(ends("tt", &wide("a\0b\0c\0")), None);
        assert_eq!(ends("t4", &wide("a\0")), Some(vec![0]));
        assert_eq!(ends("t4", &[1, 2, 3]), None);
        assert_eq!(ends("", &[1]), None);
    }

    #[test]
    fn work_is_bounded() {
        assert_eq!(ends(&"t".repeat(1 << 10), &vec![0; 1 << 16]), None);
        assert!(ends("t4", &[vec![0; 1 << 16], vec![1; 4]].concat()).is_some());
    }
}
