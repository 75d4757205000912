//! The walk over data that finds fields.
//!
//! # Design
//!
//! A count in a structure can refer to a field outside of the structure. A view of a structure contains the offsets of
//! at most 16 enclosing structures, and finds the field by them. Values that counts refer to are in frames of the
//! walk, so their number has no limit.

use super::place::{End, Form, Place, Scalar};
use crate::layout::little_endian;
use crate::provider::{Provider, Quantity};
use crate::release::Pointer;
use crate::text::{AnsiStr, Utf16Str};

/// Maximum depth of structures. The tables have no deeper ones.
const DEPTH: usize = 16;

/// Text that WPP logs in the place of a SID that is missing.
const NO_SID: &[u8] = b"NULL\0";

/// Fields of an event, or of a structure in it, in borrowed bytes.
#[derive(Clone, Copy)]
pub struct Fields<'a> {
    /// All data of the event.
    pub(super) bytes: &'a [u8],
    pub(super) layout: &'static EventLayout,
    pub(super) pointer: Pointer,
    /// Index of the structure.
    pub(super) index: u16,
    /// Number of structures around the fields.
    pub(super) depth: u8,
    /// Offsets of these structures, the outermost first.
    pub(super) starts: [u32; DEPTH],
}

/// Layout of a version of an event, and where the fields of its payload type are in it.
#[derive(Debug)]
pub struct EventLayout {
    pub(super) provider: &'static Provider,
    pub(super) places: &'static [Place],
    pub(super) slots: &'static [u16],
}

/// Creates a layout.
pub const fn layout(provider: &'static Provider, places: &'static [Place], slots: &'static [u16]) -> EventLayout {
    EventLayout { provider, places, slots }
}

/// Why a walk ended before the last field.
#[derive(Clone, Copy, Debug)]
pub(super) enum Stop {
    /// The data end: at least as many bytes are needed.
    Short(usize),
    /// The field at an offset has no known encoding.
    Unknown(usize),
}

/// A field, or an element of an array.
#[derive(Clone, Copy, Debug)]
pub(super) struct Span {
    /// Offsets of its value, without a size before it or a zero after it.
    pub(super) start: usize,
    pub(super) end: usize,
    /// Offset after the field.
    pub(super) next: usize,
}

/// Values of fields that counts and lengths refer to, the last one first.
pub(super) struct Known<'k> {
    index: u16,
    value: u64,
    before: Option<&'k Known<'k>>,
}

/// Walk over fields.
pub(super) struct Walk<'w, 'a> {
    pub(super) of: &'w Fields<'a>,
    /// Fields and elements that may still be visited.
    pub(super) visits: usize,
}

impl<'a> Walk<'_, 'a> {
    /// Returns the offset after fields of one event or structure.
    pub(super) fn fields(
        &mut self,
        mut at: usize,
        first: u16,
        end: u16,
        known: Option<&Known<'_>>,
    ) -> Result<usize, Stop> {
        let mut index = first;
        while index < end {
            let Some(place) = self.of.place(index) else { return Err(Stop::Unknown(at)) };
            let next = self.field(index, place, at, known)?;
            if place.referred && place.next < end {
                let value = self.of.bytes.get(at..next).map_or(0, little_endian);
                return self.fields(next, place.next, end, Some(&Known { index, value, before: known }));
            }
            (at, index) = (next, place.next);
        }
        Ok(at)
    }

    /// Returns the offset after a field.
    pub(super) fn field(
        &mut self,
        index: u16,
        place: &Place,
        at: usize,
        known: Option<&Known<'_>>,
    ) -> Result<usize, Stop> {
        self.visit(1, at)?;
        let count = match place.count() {
            Quantity::Unstated => return Ok(self.element(index, place, at, known)?.next),
            Quantity::Number(count) => count.into(),
            Quantity::Field(of) => self.of.number(of, known),
        };
        if let Form::Scalar(sizes, _) = place.form {
            let next = self.after(at, count, sizes[self.of.narrow_or_wide()].into())?;
            // Not more than there are bytes.
            self.visit(count as usize, at)?;
            return Ok(next);
        }
        let mut at = at;
        for _ in 0..count {
            self.visit(1, at)?;
            at = self.element(index, place, at, known)?.next;
        }
        Ok(at)
    }

    /// Finds the value of a field that is no array, or of an element.
    pub(super) fn element(
        &mut self,
        index: u16,
        place: &Place,
        at: usize,
        known: Option<&Known<'_>>,
    ) -> Result<Span, Stop> {
        let bytes = self.of.bytes;
        let whole = |next: usize| Span { start: at, end: next, next };
        match place.form {
            Form::Scalar(_, Scalar::Character) if place.is_text() => {
                let count = self.of.quantity(place.field.count, known);
                Ok(whole(self.after(at, count, place.unit().into())?))
            }
            Form::Scalar(sizes, _) => Ok(whole(self.after(at, 1, sizes[self.of.narrow_or_wide()].into())?)),
            Form::Run(unit, End::Length) => {
                let length = self.of.quantity(place.field.length, known);
                Ok(whole(self.after(at, length, unit.into())?))
            }
            Form::Run(unit, End::Number(length)) => Ok(whole(self.after(at, length.into(), unit.into())?)),
            Form::Run(_, End::Data) => Ok(whole(bytes.len().max(at))),
            Form::Run(2, End::Zero) => {
                let (text, left) = Utf16Str::split(bytes.get(at..).unwrap_or(&[]));
                // A single byte at the end is no character.
                if !text.is_terminated() && !left.is_empty() {
                    return Err(Stop::Short(bytes.len() + 1));
                }
                let end = at + text.as_bytes().len();
                Ok(Span { start: at, end, next: if text.is_terminated() { end + 2 } else { end } })
            }
            Form::Run(_, End::Zero) => {
                let (text, _) = AnsiStr::split(bytes.get(at..).unwrap_or(&[]));
                let end = at + text.as_bytes().len();
                Ok(Span { start: at, end, next: if text.is_terminated() { end + 1 } else { end } })
            }
            Form::Run(_, End::Counted(size, network)) => {
                let start = self.after(at, 1, size.into())?;
                let mut count = bytes.get(at..start).map_or(0, little_endian);
                if network {
                    count = (count as u16).swap_bytes().into();
                }
                let next = self.after(start, count, 1)?;
                Ok(Span { start, end: next, next })
            }
            Form::Sid(before) => {
                let before = before[self.of.narrow_or_wide()];
                if before == 0 && bytes.get(at..).is_some_and(|bytes| bytes.starts_with(NO_SID)) {
                    let next = at + NO_SID.len();
                    return Ok(Span { start: at, end: next - 1, next });
                }
                let start = self.after(at, 1, before.into())?;
                let fixed = self.after(start, 1, 8)?;
                // Number of subauthorities, of four bytes each.
                let count = bytes.get(start + 1).copied().unwrap_or(0);
                let next = self.after(fixed, count.into(), 4)?;
                Ok(Span { start, end: next, next })
            }
            Form::Structure => Ok(whole(self.fields(at, index + 1, place.next, known)?)),
            Form::Unknown => Err(Stop::Unknown(at)),
        }
    }

    /// Returns the offset after a number of units.
    fn after(&self, at: usize, count: u64, size: usize) -> Result<usize, Stop> {
        let needed = usize::try_from(count).ok().and_then(|count| count.checked_mul(size)?.checked_add(at));
        match needed {
            Some(next) if next <= self.of.bytes.len() => Ok(next),
            needed => Err(Stop::Short(needed.unwrap_or(usize::MAX))),
        }
    }

    fn visit(&mut self, count: usize, at: usize) -> Result<(), Stop> {
        self.visits = self.visits.checked_sub(count).ok_or(Stop::Short(at.max(self.of.bytes.len()) + 1))?;
        Ok(())
    }
}

impl EventLayout {
    const NONE: &'static EventLayout = &EventLayout { provider: &Provider::NONE, places: &[], slots: &[] };
}

impl<'a> Fields<'a> {
    /// Fields of which none exists.
    pub const NONE: Fields<'static> = Fields::of_event(&[], EventLayout::NONE, Pointer::Bits64);

    /// Returns the fields of an event. Offsets of structures have 32 bits, so the data have no more bytes than that.
    pub(super) const fn of_event(bytes: &'a [u8], layout: &'static EventLayout, pointer: Pointer) -> Self {
        Fields { bytes, layout, pointer, index: 0, depth: 0, starts: [0; DEPTH] }
    }

    /// Returns these fields.
    #[inline]
    pub fn table_fields(&self) -> &Self {
        self
    }

    #[inline]
    pub(super) fn place(&self, index: u16) -> Option<&'static Place> {
        self.layout.places.get(usize::from(index))
    }

    #[inline]
    fn narrow_or_wide(&self) -> usize {
        usize::from(self.pointer == Pointer::Bits64)
    }

    /// Offset of the structure, or 0 for an event.
    #[inline]
    pub(super) fn start(&self) -> usize {
        match self.depth {
            0 => 0,
            depth => self.starts.get(usize::from(depth) - 1).map_or(0, |start| *start as usize),
        }
    }

    /// Walks over data that were read before.
    pub(super) fn walk(&self) -> Walk<'_, 'a> {
        Walk { of: self, visits: usize::MAX }
    }

    /// Returns the offset of a field of the event or structure at an offset.
    #[inline]
    pub(super) fn locate(&self, index: u16, place: &Place, start: usize) -> Option<usize> {
        let base = start + *place.offsets.get(self.narrow_or_wide())? as usize;
        if place.base == index { Some(base) } else { self.walk().fields(base, place.base, index, None).ok() }
    }

    pub(super) fn quantity(&self, quantity: Quantity, known: Option<&Known<'_>>) -> u64 {
        match quantity {
            Quantity::Unstated => 0,
            Quantity::Number(number) => number.into(),
            Quantity::Field(index) => self.number(index, known),
        }
    }

    /// Returns the value of a field that a count or length refers to.
    fn number(&self, index: u16, known: Option<&Known<'_>>) -> u64 {
        let mut next = known;
        while let Some(known) = next {
            if known.index == index {
                return known.value;
            }
            next = known.before;
        }
        self.number_around(index).unwrap_or(0)
    }

    /// Returns the value of a field before this structure, or before where a walk began.
    fn number_around(&self, index: u16) -> Option<u64> {
        let (mut first, mut start) = (0, 0);
        for at in self.starts.get(..usize::from(self.depth))? {
            // The structure of this level that contains these fields.
            let mut around = first;
            while self.place(around)?.next <= self.index {
                around = self.place(around)?.next;
            }
            if index <= around || self.place(around)?.next <= index {
                break;
            }
            (first, start) = (around + 1, *at as usize);
        }
        let place = self.place(index)?;
        let at = self.locate(index, place, start)?;
        let span = self.walk().element(index, place, at, None).ok()?;
        self.bytes.get(span.start..span.end).map(little_endian)
    }

    /// Returns the fields of a structure at an offset.
    pub(super) fn inner(&self, index: u16, at: usize) -> Fields<'a> {
        let mut inner = Fields { index, ..*self };
        if let Some(start) = inner.starts.get_mut(usize::from(self.depth)) {
            *start = at as u32;
            inner.depth += 1;
        }
        inner
    }
}
