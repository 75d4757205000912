//! Forms of structures, prepared for reading: offsets and sets are looked up once for each form, not for each event.
//!
//! # Design
//!
//! Evidence is counted for all events of a trace, unlike witnesses of differences, whose decoder formats text for few
//! events. Only unexpected values become text here.

mod make;

use std::rc::Rc;

use etwspec_catalog::axis::Pointer;
use etwspec_catalog::{Form, Struct};

use crate::bytes::{extract, number};

pub(crate) use make::Plans;

/// Maximum nesting of structures of variable size.
const DEEPEST: usize = 8;
/// Maximum number of elements of an array whose fields are compared. All elements are measured.
const MAX_COMPARED: usize = 64;

/// Maximum number of parts of a tail that later parts can refer to.
const KEPT: usize = 32;

/// Numbers in the parts of a tail that were read, by the index of the part.
type Kept = [u64; KEPT];

/// Bits of an integer at an offset.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Number {
    /// Index of the part that contains the number; none if the fixed part contains it.
    part: Option<usize>,
    pub(crate) offset: usize,
    pub(crate) size: usize,
    pub(crate) start: u32,
    pub(crate) width: u32,
}

impl Number {
    /// Reads the number, or takes it from those that were kept.
    #[inline]
    fn read_or_kept(&self, bytes: &[u8], base: usize, kept: &Kept) -> Option<u64> {
        match self.part {
            Some(part) => Some(extract(*kept.get(part)?, self.start, self.width)),
            None => self.read(bytes, base),
        }
    }

    #[inline]
    pub(crate) fn read(&self, bytes: &[u8], base: usize) -> Option<u64> {
        Some(extract(number(bytes, base.checked_add(self.offset)?, self.size)?, self.start, self.width))
    }
}

/// A condition on bits. `None` for a field that the form lacks: it is never true.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Condition(Option<(Number, u64, Option<u64>)>);

impl Condition {
    #[inline]
    pub(crate) fn holds(&self, bytes: &[u8], base: usize) -> bool {
        self.holds_with(bytes, base, &[0; KEPT])
    }

    #[inline]
    fn holds_with(&self, bytes: &[u8], base: usize, kept: &Kept) -> bool {
        let Some((field, mask, equals)) = &self.0 else { return false };
        let Some(number) = field.read_or_kept(bytes, base, kept) else { return false };
        equals.map_or(number & mask != 0, |equals| number & mask == equals)
    }
}

/// A count in bits of a field.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Count(Option<(Number, u64, u32)>);

impl Count {
    fn read(&self, bytes: &[u8], base: usize, kept: &Kept) -> usize {
        let Some((field, mask, shift)) = &self.0 else { return 0 };
        let number = field.read_or_kept(bytes, base, kept).unwrap_or(0);
        usize::try_from((number & mask).checked_shr(*shift).unwrap_or(0)).unwrap_or(usize::MAX)
    }
}

/// Requirement of a field.
#[derive(Clone, Debug)]
pub(crate) enum Requirement {
    /// Its value is in a set.
    In(usize),
    /// Zero, because a source reserves it.
    Reserved,
    /// Zero: padding of C.
    Padding,
    /// Zero: unknown bits.
    UnknownBits,
    /// Zero: a field of unknown purpose.
    UnknownField,
    /// The address of a kernel object, of this many bytes.
    KernelAddress,
    /// A point in time, as a FILETIME.
    FileTime,
    /// Words of a group mask.
    GroupMask(usize),
}

/// A field that is compared.
#[derive(Clone, Debug)]
pub(crate) struct Probe {
    pub(crate) at: Number,
    pub(crate) when: Option<Condition>,
    pub(crate) requirement: Requirement,
    /// Index of the name of the field, in [`Plans::items`].
    pub(crate) item: u32,
}

/// An item that a header inserts.
#[derive(Debug)]
struct Inserted<'c> {
    when: Condition,
    count: Option<Count>,
    element: usize,
    plan: Rc<Plan<'c>>,
}

#[derive(Debug)]
enum Content<'c> {
    /// Bytes of a fixed size, with the fields that are compared.
    Fixed { size: usize, probes: Vec<Probe> },
    /// Text with characters of this many bytes.
    Text { unit: usize, item: u32 },
    /// Structures of variable size.
    Plan(Rc<Plan<'c>>),
    /// One of several structures, by the value of an integer of their own or of a field.
    Cases { cases: Vec<(u64, u64, Option<Rc<Plan<'c>>>)>, own: usize, by: Option<Number> },
}

#[derive(Debug)]
enum Repeat {
    One,
    Times(Count),
    Fixed(usize),
    Open,
    Next(Option<Number>),
    While(Condition),
}

#[derive(Debug)]
struct Part<'c> {
    when: Option<Condition>,
    optional: bool,
    /// Number of bytes that an optional part needs to be there.
    least: usize,
    repeat: Repeat,
    content: Content<'c>,
}

/// Array at the end of a form.
#[derive(Debug)]
enum Last {
    None,
    Counted { at: usize, stride: usize, count: Count },
    Open { stride: usize },
}

/// A form of a structure.
#[derive(Debug)]
pub(crate) struct Plan<'c> {
    pub(crate) structure: &'c Struct,
    pub(crate) form: &'c Form,
    pub(crate) pointer: Pointer,
    pub(crate) fixed: usize,
    /// Index of the name of the structure, in [`Plans::items`].
    pub(crate) item: u32,
    probes: Vec<Probe>,
    inserted: Vec<Inserted<'c>>,
    parts: Vec<Part<'c>>,
    last: Last,
    /// Field that contains the size with all that follows, and its unit in bytes.
    total: Option<(Number, usize)>,
    /// Probes of the element of the array at the end, with the offset of the array and the size of an element.
    elements: Option<(usize, usize, Vec<Probe>)>,
}

/// Reader of a structure: of its fields and its texts.
pub(crate) trait Reader {
    /// Reads a field that is compared, at an offset of the bytes.
    fn probe(&mut self, probe: &Probe, bytes: &[u8], base: usize);
    /// Reads a text with its terminator, if it has one.
    fn text(&mut self, item: u32, unit: usize, at: usize, text: &[u8], terminated: bool);
}

/// Reads nothing: only the end of a structure matters.
pub(crate) struct Measure;

impl Reader for Measure {
    #[inline]
    fn probe(&mut self, _: &Probe, _: &[u8], _: usize) {}
    #[inline]
    fn text(&mut self, _: u32, _: usize, _: usize, _: &[u8], _: bool) {}
}

impl Plan<'_> {
    /// Returns whether all data with the form has the same size, except for C's padding at the end.
    #[inline]
    pub(crate) fn is_fixed(&self) -> bool {
        self.parts.is_empty() && self.inserted.is_empty() && matches!(self.last, Last::None) && self.total.is_none()
    }

    /// Returns whether the form explains all bytes. C's padding at the end may be there or not.
    #[inline]
    pub(crate) fn explains(&self, bytes: &[u8]) -> bool {
        if bytes.len() < self.fixed {
            return false;
        }
        if self.is_fixed() {
            let left = bytes.len() - self.fixed;
            return left == 0 || left == (self.form.size as usize).saturating_sub(self.fixed);
        }
        self.read(bytes, 0, 0, &mut Measure) == Some(bytes.len())
    }

    /// Reads the structure at an offset and returns its end. `None` if the bytes end within it.
    pub(crate) fn read(&self, bytes: &[u8], base: usize, depth: usize, reader: &mut impl Reader) -> Option<usize> {
        let fixed_end = base.checked_add(self.fixed)?;
        if fixed_end > bytes.len() || depth > DEEPEST {
            return None;
        }
        // The size of a structure within others bounds it. The size of a header includes the data, where it ends.
        let total = match &self.total {
            Some((total, unit)) => {
                let total = usize::try_from(total.read(bytes, base)?).ok()?.checked_mul(*unit)?;
                Some(base.checked_add(total).filter(|end| (fixed_end..=bytes.len()).contains(end))?)
            }
            None => None,
        };
        let bytes = bytes.get(..total.unwrap_or(bytes.len()))?;
        self.probes.iter().for_each(|probe| reader.probe(probe, bytes, base));
        let mut at = fixed_end;
        for inserted in &self.inserted {
            if !inserted.when.holds(bytes, base) {
                continue;
            }
            inserted.plan.probes.iter().for_each(|probe| reader.probe(probe, bytes, at));
            let counted = inserted.count.as_ref().map_or(0, |count| count.read(bytes, base, &[0; KEPT]));
            at = at.checked_add(inserted.plan.fixed)?.checked_add(counted.checked_mul(inserted.element)?)?;
            if at > bytes.len() {
                return None;
            }
        }
        let mut kept = [0; KEPT];
        for (index, part) in self.parts.iter().enumerate() {
            let begin = at;
            at = part.read(bytes, at, base, depth, &kept, reader)?;
            if let (Some(kept), Content::Fixed { size: size @ 1..=8, .. }, true) =
                (kept.get_mut(index), &part.content, at > begin && matches!(part.repeat, Repeat::One))
            {
                *kept = number(bytes, begin, *size).unwrap_or(0);
            }
        }
        let end = match &self.last {
            Last::None => at,
            Last::Counted { at: first, stride, count } => base
                .checked_add(*first)?
                .checked_add(count.read(bytes, base, &[0; KEPT]).checked_mul(*stride)?)?
                .max(at),
            // A rest that is smaller than an element is not explained.
            Last::Open { stride } if self.parts.is_empty() => {
                at.checked_add(bytes.len().checked_sub(at)? / stride.max(&1) * stride.max(&1))?
            }
            Last::Open { .. } => at,
        };
        if end > bytes.len() {
            return None;
        }
        if let Some((first, stride, probes)) = &self.elements {
            let first = base.checked_add(*first)?;
            for index in 0..(end.saturating_sub(first) / stride.max(&1)).min(MAX_COMPARED) {
                probes.iter().for_each(|probe| reader.probe(probe, bytes, first + index * stride));
            }
        }
        Some(total.filter(|_| depth > 0).unwrap_or(end))
    }
}

impl Part<'_> {
    fn read(
        &self,
        bytes: &[u8],
        at: usize,
        base: usize,
        depth: usize,
        kept: &Kept,
        reader: &mut impl Reader,
    ) -> Option<usize> {
        let absent = self.when.as_ref().is_some_and(|when| !when.holds_with(bytes, base, kept));
        if absent || self.optional && bytes.len().saturating_sub(at) < self.least.max(1) {
            return Some(at);
        }
        if let (Content::Cases { .. }, Repeat::Times(count)) = (&self.content, &self.repeat) {
            // A field states the size in bytes. A case without a known structure is explained by it.
            let end = at.checked_add(count.read(bytes, base, kept)).filter(|end| *end <= bytes.len())?;
            let _ = self.content.read(bytes.get(..end)?, at, base, depth, 0, reader);
            return Some(end);
        }
        let (most, required) = match &self.repeat {
            Repeat::One => (1, true),
            Repeat::Fixed(count) => (*count, true),
            Repeat::Times(count) => (count.read(bytes, base, kept), true),
            Repeat::Open | Repeat::Next(_) | Repeat::While(_) => (usize::MAX, false),
        };
        if let Content::Fixed { size, probes } = &self.content
            && probes.is_empty()
            && required
        {
            let end = at.checked_add(size.checked_mul(most)?)?;
            return (end <= bytes.len()).then_some(end);
        }
        let mut at = at;
        for index in 0..most {
            if at >= bytes.len() && !required {
                break;
            }
            let begin = at;
            let end = self.content.read(bytes, at, base, depth, index, reader);
            let Some(end) = end else {
                // Bytes that are too few for an element of an array to the end are a rest.
                return matches!(self.repeat, Repeat::Open).then_some(at);
            };
            at = end;
            let again = match &self.repeat {
                Repeat::Next(field) => {
                    let distance = field.as_ref().and_then(|field| field.read(bytes, begin)).unwrap_or(0);
                    if distance != 0 {
                        at = begin.checked_add(usize::try_from(distance).ok()?)?;
                    }
                    distance != 0
                }
                Repeat::While(condition) => condition.holds(bytes, begin),
                _ => true,
            };
            if at > bytes.len() {
                return None;
            }
            if !again || at <= begin {
                break;
            }
        }
        Some(at)
    }
}

impl Content<'_> {
    fn read(
        &self,
        bytes: &[u8],
        at: usize,
        base: usize,
        depth: usize,
        index: usize,
        reader: &mut impl Reader,
    ) -> Option<usize> {
        match self {
            Content::Fixed { size, probes } => {
                let end = at.checked_add(*size).filter(|end| *end <= bytes.len())?;
                if index < MAX_COMPARED {
                    probes.iter().for_each(|probe| reader.probe(probe, bytes, at));
                }
                Some(end)
            }
            Content::Text { unit, item } => {
                let rest = bytes.get(at..)?;
                let zero = if *unit == 2 {
                    rest.chunks_exact(2).position(|unit| unit == [0, 0])
                } else {
                    rest.iter().position(|byte| *byte == 0)
                };
                let length = zero.map_or(rest.len(), |zero| zero * unit);
                let text = rest.get(..length)?;
                reader.text(*item, *unit, at, text, zero.is_some());
                let end = zero.map_or(length, |_| length + unit);
                Some(at + if zero.is_none() { length / unit * unit } else { end })
            }
            Content::Plan(plan) => plan.read(bytes, at, depth + 1, reader),
            Content::Cases { cases, own, by } => {
                let value = match by {
                    Some(by) => by.read(bytes, base)?,
                    None => number(bytes, at, *own)?,
                };
                let (.., plan) = cases.iter().find(|(case, mask, _)| value & mask == case & mask)?;
                plan.as_ref()?.read(bytes, at, depth + 1, reader)
            }
        }
    }
}
