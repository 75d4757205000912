//! Decoding of data by a plan.

use etwspec::Split;
use etwspec::common::SidView;
use etwspec::describe::{Fit, MAX_NUMBERS, Many, NumberAt, Place, When, Why};
use etwspec::{AnsiStr, Error, Utf16Str};

use super::field::{Field, Group, Sid, Value, Visitor};
use super::plan::{Op, OpKind, PartKind, PartOp, Plan};
use super::scalar::{Scalar, number, signed, value, value_of_bits};
use crate::kind::Versions;

/// The offset at which decoding stopped, and the reason.
struct Stop {
    at: usize,
    why: Why,
}

/// A position in the bytes of a structure.
struct Cursor<'a, 'p> {
    plan: &'p Plan,
    bytes: &'a [u8],
    at: usize,
    kept: [u64; MAX_NUMBERS],
    versions: Versions,
}

/// Visits the data of an event. Returns whether the plan explains all bytes.
pub(super) fn run<'a>(plan: &Plan, bytes: &'a [u8], versions: Versions, visitor: &mut impl Visitor<'a>) -> Fit {
    let end = structure(plan, bytes, versions, visitor);
    finish(plan, bytes, end, visitor)
}

/// Visits what follows the fixed part, which the caller has checked. Returns whether the plan explains all bytes.
pub(super) fn run_parts<'a>(plan: &Plan, bytes: &'a [u8], versions: Versions, visitor: &mut impl Visitor<'a>) -> Fit {
    let end = parts(plan, bytes, versions, visitor);
    finish(plan, bytes, end, visitor)
}

/// Visits the bytes after the end of a structure.
#[inline]
fn finish<'a>(plan: &Plan, bytes: &'a [u8], end: Result<usize, Stop>, visitor: &mut impl Visitor<'a>) -> Fit {
    let (at, why) = match end {
        Ok(end) => (end, Why::NoRow),
        Err(Stop { at, why }) => (at, why),
    };
    let rest = bytes.get(at..).unwrap_or(&[]);
    let padding = why == Why::NoRow && rest.len() == plan.padding;
    if !rest.is_empty() && !padding {
        visitor.rest(rest, why);
    }
    match why {
        Why::Error(_) => Fit::TooShort,
        _ if rest.is_empty() || padding => Fit::Exact,
        _ => Fit::BytesLeft,
    }
}

/// Visits a structure at the start of the bytes. Returns its end.
fn structure<'a>(
    plan: &Plan,
    bytes: &'a [u8],
    versions: Versions,
    visitor: &mut impl Visitor<'a>,
) -> Result<usize, Stop> {
    let fixed = plan.layout.fixed;
    if bytes.len() < fixed {
        let mut of = plan.layout.fields.iter();
        let cut = of.find(|field| field.offset().saturating_add(field.size()).min(fixed) > bytes.len());
        let at = cut.map_or(0, |field| field.offset()).min(bytes.len());
        ops(plan.fixed.iter().filter(|op| op.end <= at), bytes, 0, versions, visitor);
        let why = Why::Error(Error::TooShort { name: plan.layout.name, needed: fixed, have: bytes.len() });
        return Err(Stop { at, why });
    }
    ops(plan.fixed.iter(), bytes, 0, versions, visitor);
    parts(plan, bytes, versions, visitor)
}

/// Visits what follows the fixed part of a structure. Returns its end.
#[inline]
fn parts<'a>(plan: &Plan, bytes: &'a [u8], versions: Versions, visitor: &mut impl Visitor<'a>) -> Result<usize, Stop> {
    let fixed = plan.layout.fixed;
    if plan.parts.is_empty() {
        return Ok(fixed);
    }
    let mut of = Cursor { plan, bytes, at: fixed, kept: [0; MAX_NUMBERS], versions };
    for (index, part) in plan.parts.iter().enumerate() {
        if of.has(part) {
            of.part(index, part, visitor)?;
        }
    }
    Ok(of.at)
}

/// Visits a fixed part at an offset. The caller has checked that it lies within the bytes.
fn ops<'a, 'p>(
    ops_of: impl Iterator<Item = &'p Op>,
    bytes: &'a [u8],
    base: usize,
    versions: Versions,
    visitor: &mut impl Visitor<'a>,
) {
    for op in ops_of {
        let all = bytes.get(base + op.start..base + op.end).unwrap_or(&[]);
        match &op.what {
            OpKind::One(scalar) => visitor.value(&op.field, value(*scalar, all)),
            OpKind::Bits { start, width, of } => {
                let mask = u64::MAX.checked_shr(64 - (*width).clamp(1, 64)).unwrap_or(0);
                let bits = number(all).checked_shr(*start).unwrap_or(0) & mask;
                visitor.value(&op.field, value_of_bits(*of, bits));
            }
            OpKind::Text { unit } => visitor.value(&op.field, text(*unit, all, versions).0),
            OpKind::Bytes => visitor.value(&op.field, Value::Bytes(all)),
            OpKind::List { of, size, element } => list(&op.field, element, *of, *size, all, visitor),
            OpKind::Structs { ops: within, stride, element } => {
                visitor.begin(&op.field, Group::List);
                for index in 0..all.len().checked_div(*stride).unwrap_or(0) {
                    visitor.begin(element, Group::Struct(None));
                    ops(within.iter(), bytes, base + index * stride, versions, visitor);
                    visitor.end(Group::Struct(None));
                }
                visitor.end(Group::List);
            }
            OpKind::Group(within) => {
                visitor.begin(&op.field, Group::Struct(None));
                ops(within.iter(), bytes, base, versions, visitor);
                visitor.end(Group::Struct(None));
            }
        }
    }
}

fn list<'a>(field: &Field, element: &Field, of: Scalar, size: usize, all: &'a [u8], visitor: &mut impl Visitor<'a>) {
    visitor.begin(field, Group::List);
    all.chunks_exact(size.max(1)).for_each(|bytes| visitor.value(element, value(of, bytes)));
    visitor.end(Group::List);
}

/// Returns the text at the start of the bytes, and its size with the terminator.
fn text(unit: usize, bytes: &[u8], versions: Versions) -> (Value<'_>, usize) {
    if unit == 2 {
        let (text, rest) = Utf16Str::split(bytes);
        (Value::Utf16(text), bytes.len() - rest.len())
    } else {
        let (text, rest) = AnsiStr::split(bytes);
        (Value::Ansi(text, versions.code_page), bytes.len() - rest.len())
    }
}

impl<'a> Cursor<'a, '_> {
    fn left(&self) -> &'a [u8] {
        self.bytes.get(self.at..).unwrap_or(&[])
    }

    fn take(&mut self, size: usize) -> &'a [u8] {
        let taken = self.left().get(..size).unwrap_or(&[]);
        self.at += taken.len();
        taken
    }

    /// Returns the number in a field or an earlier part.
    fn number(&self, at: &NumberAt) -> u64 {
        let number = match at.place {
            Place::Fixed { offset, size, start, width, signed } => {
                let unit = number(self.bytes.get(offset..offset.saturating_add(size)).unwrap_or(&[]));
                let unused = 64 - width.clamp(1, 64);
                let bits = unit.checked_shr(start).unwrap_or(0) << unused;
                if signed { ((bits as i64) >> unused) as u64 } else { bits >> unused }
            }
            Place::Part(index) => self.kept.get(index).copied().unwrap_or(0),
            _ => 0,
        };
        (number & at.mask).checked_shr(at.shift).unwrap_or(0)
    }

    fn holds(&self, when: &When) -> bool {
        let bits = self.number(&when.number);
        when.equals.map_or(bits != 0, |equals| bits == equals)
    }

    fn has(&self, op: &PartOp) -> bool {
        op.part.when.as_ref().is_none_or(|when| self.holds(when))
            && (!op.part.optional || self.left().len() >= op.least)
    }

    /// Returns the required number of elements, and the field that contains it.
    fn count(&self, op: &PartOp) -> Option<(u64, &'static str)> {
        match &op.part.many {
            Many::One => Some((1, op.part.name)),
            Many::Fixed(count) => Some((*count, op.part.name)),
            Many::Counted(at) => Some((self.number(at), at.field)),
            _ => None,
        }
    }

    fn stop(&self, why: Why) -> Stop {
        Stop { at: self.at, why }
    }

    fn bad_count(&self, (stated, field): (u64, &'static str), have: u64) -> Stop {
        self.stop(Why::Error(Error::BadCount { name: self.plan.layout.name, field, stated, have }))
    }

    /// Returns the bytes of elements of a fixed size.
    fn elements(&mut self, op: &PartOp, size: usize) -> Result<&'a [u8], Stop> {
        let size = size.max(1);
        let have = self.left().len() / size;
        let count = match self.count(op) {
            None => have,
            Some((count, _)) if count <= have as u64 => count as usize,
            Some(stated) => return Err(self.bad_count(stated, have as u64)),
        };
        Ok(self.take(count * size))
    }

    fn part(&mut self, index: usize, op: &PartOp, visitor: &mut impl Visitor<'a>) -> Result<(), Stop> {
        match &op.what {
            PartKind::Scalars { of, size } => {
                let bytes = self.elements(op, *size)?;
                if !matches!(op.part.many, Many::One) {
                    list(&op.field, &op.element, *of, *size, bytes, visitor);
                    return Ok(());
                }
                if let Some(kept) = self.kept.get_mut(index) {
                    *kept = if let Scalar::Signed = of { signed(bytes) as u64 } else { number(bytes) };
                }
                visitor.value(&op.field, value(*of, bytes));
            }
            PartKind::Bytes => visitor.value(&op.field, Value::Bytes(self.elements(op, 1)?)),
            PartKind::Text { unit } => {
                if let Many::One = op.part.many {
                    let (text, size) = text(*unit, self.left(), self.versions);
                    self.at += size;
                    visitor.value(&op.field, text);
                    return Ok(());
                }
                return self.several(op, visitor, |of, visitor| {
                    let left = of.left();
                    if left.len() < *unit {
                        return Ok(false);
                    }
                    let (text, size) = text(*unit, left, of.versions);
                    of.at += size;
                    visitor.value(&op.element, text);
                    Ok(true)
                });
            }
            PartKind::Sid => return self.several(op, visitor, |of, visitor| of.sid(op, visitor)),
            PartKind::Structs { plan, fixed } => {
                return self.several(op, visitor, |of, visitor| {
                    if *fixed && of.left().len() < plan.layout.fixed && matches!(op.part.many, Many::Open) {
                        return Ok(false);
                    }
                    of.inner(op, plan, None, visitor).map(|()| true)
                });
            }
            PartKind::OneOf { dispatch, plans } => {
                return self.several(op, visitor, |of, visitor| {
                    let left = of.left();
                    let Some(decides) = left.get(..dispatch.size) else {
                        let have = left.len();
                        let error = Error::TooShort { name: dispatch.name, needed: dispatch.size, have };
                        return Err(of.stop(Why::Error(error)));
                    };
                    let (value, version) = (number(decides), of.versions.log);
                    let case = dispatch.cases.iter().zip(plans).find(|(case, _)| case.holds(value, version));
                    match case.and_then(|(_, plan)| plan.as_ref()) {
                        Some(plan) => of.inner(op, plan, Some(plan.layout.name), visitor).map(|()| true),
                        None => Err(of.stop(Why::NoCase(dispatch.name, value))),
                    }
                });
            }
            PartKind::Other => return Err(self.stop(Why::TooDeep)),
        }
        Ok(())
    }

    /// Visits elements of varying length. `each` visits one and returns whether there was one.
    fn several<V: Visitor<'a>>(
        &mut self,
        op: &PartOp,
        visitor: &mut V,
        mut each: impl FnMut(&mut Self, &mut V) -> Result<bool, Stop>,
    ) -> Result<(), Stop> {
        let one = matches!(op.part.many, Many::One);
        let count = self.count(op);
        if !one {
            visitor.begin(&op.field, Group::List);
        }
        let mut done = 0;
        let result = loop {
            let over = match count {
                Some((count, _)) => done >= count,
                None => self.left().is_empty(),
            };
            if over {
                break Ok(());
            }
            let before = self.at;
            match each(self, visitor) {
                // An element without bytes would repeat forever.
                Ok(true) if self.at > before || one => done += 1,
                Ok(_) => break count.map_or(Ok(()), |stated| Err(self.bad_count(stated, done))),
                Err(stop) => break Err(stop),
            }
        };
        if !one {
            visitor.end(Group::List);
        }
        result
    }

    fn inner(
        &mut self,
        op: &PartOp,
        plan: &Plan,
        name: Option<&'static str>,
        visitor: &mut impl Visitor<'a>,
    ) -> Result<(), Stop> {
        let one = matches!(op.part.many, Many::One);
        let group = Group::Struct(name);
        visitor.begin(if one { &op.field } else { &op.element }, group);
        let result = structure(plan, self.left(), self.versions, visitor);
        visitor.end(group);
        match result {
            Ok(size) => {
                self.at += size;
                Ok(())
            }
            Err(stop) => Err(Stop { at: self.at + stop.at, ..stop }),
        }
    }

    fn sid(&mut self, op: &PartOp, visitor: &mut impl Visitor<'a>) -> Result<bool, Stop> {
        let (sid, rest) = SidView::split(self.left()).map_err(|error| self.stop(Why::Error(error)))?;
        self.at = self.bytes.len() - rest.len();
        let one = matches!(op.part.many, Many::One);
        visitor.value(if one { &op.field } else { &op.element }, Value::Sid(Sid(sid)));
        Ok(true)
    }
}
