//! Values of fields, as getters return them.

use core::marker::PhantomData;

use super::place::{Form, Place, Scalar};
use super::walk::{Fields, Span};
use crate::guid::Guid;
use crate::layout::little_endian;
use crate::storage::BitValue;
use crate::text::{AnsiStr, Text, Utf16Str};
use crate::typed::FileTime;

/// Bytes of a field, or of an element of an array.
#[derive(Debug)]
pub struct FieldBytes<'f, 'a> {
    pub(super) fields: &'f Fields<'a>,
    pub(super) index: u16,
    pub(super) place: &'static Place,
    pub(super) span: Span,
}

impl<'a> FieldBytes<'_, 'a> {
    #[inline]
    pub(super) fn value(&self) -> &'a [u8] {
        self.fields.bytes.get(self.span.start..self.span.end).unwrap_or(&[])
    }

    /// The bytes as a number, with the sign of the type.
    #[inline]
    pub(super) fn number(&self) -> u64 {
        let bytes = self.value();
        let number = little_endian(bytes);
        match self.place.form {
            Form::Scalar(_, Scalar::Signed) => {
                let unused = 64 - 8 * bytes.len().clamp(1, 8) as u32;
                (((number << unused) as i64) >> unused) as u64
            }
            _ => number,
        }
    }

    fn utf16(&self) -> Utf16Str<'a> {
        if self.place.is_terminated() {
            Utf16Str::split(self.fields.bytes.get(self.span.start..self.span.next).unwrap_or(&[])).0
        } else {
            Utf16Str::whole(trimmed::<2>(self.value()))
        }
    }

    fn ansi(&self) -> AnsiStr<'a> {
        if self.place.is_terminated() {
            AnsiStr::split(self.fields.bytes.get(self.span.start..self.span.next).unwrap_or(&[])).0
        } else {
            AnsiStr::whole(trimmed::<1>(self.value()))
        }
    }

    /// Returns the fields of a structure.
    pub fn structure(&self) -> Fields<'a> {
        self.fields.inner(self.index, self.span.start)
    }
}

/// Returns text without zeros at its end.
fn trimmed<const UNIT: usize>(mut bytes: &[u8]) -> &[u8] {
    while let Some((text, last)) = bytes.split_last_chunk::<UNIT>()
        && *last == [0; UNIT]
    {
        bytes = text;
    }
    bytes
}

/// A type that a getter of a payload returns.
#[doc(hidden)]
pub trait FieldValue<'a>: Sized {
    /// Returns the value of a field.
    fn of(field: &FieldBytes<'_, 'a>) -> Self;

    /// Returns the value of a field that does not exist.
    fn none() -> Self;
}

/// Integers, and enumerations and flags.
impl<T: BitValue> FieldValue<'_> for T {
    #[inline]
    fn of(field: &FieldBytes<'_, '_>) -> Self {
        T::from_bits(field.number())
    }

    fn none() -> Self {
        T::from_bits(0)
    }
}

macro_rules! values {
    ($($ty:ty, |$field:ident| $of:expr;)*) => {$(
        impl<'a> FieldValue<'a> for $ty {
            #[inline]
            fn of($field: &FieldBytes<'_, 'a>) -> Self {
                $of
            }

            fn none() -> Self {
                Self::default()
            }
        }
    )*};
}

values! {
    bool, |field| field.number() != 0;
    f32, |field| f32::from_bits(field.number() as u32);
    f64, |field| f64::from_bits(field.number());
    Guid, |field| field.value().first_chunk().map(|bytes| Guid::from_bytes(*bytes)).unwrap_or_default();
    FileTime, |field| FileTime(field.number() as i64);
    Utf16Str<'a>, |field| field.utf16();
    AnsiStr<'a>, |field| field.ansi();
    Text<'a>, |field| match field.place.unit() {
        2 => Text::Utf16(field.utf16()),
        _ => Text::Ansi(field.ansi()),
    };
    &'a [u8], |field| field.value();
}

/// Elements of a field that is an array. Each is decoded when it is reached.
pub struct FieldValues<'a, T> {
    pub(super) fields: Fields<'a>,
    pub(super) index: u16,
    at: usize,
    left: usize,
    of: PhantomData<fn() -> T>,
}

impl<T> Clone for FieldValues<'_, T> {
    fn clone(&self) -> Self {
        FieldValues { of: PhantomData, ..*self }
    }
}

impl<'a, T> FieldValues<'a, T> {
    /// Returns elements of the field with an index, the first at an offset.
    pub(super) fn new(fields: Fields<'a>, index: u16, at: usize, left: usize) -> Self {
        FieldValues { fields, index, at, left, of: PhantomData }
    }

    /// Returns whether there are no elements left.
    pub fn is_empty(&self) -> bool {
        self.left == 0
    }

    pub(super) fn span(&mut self) -> Option<(&'static Place, Span)> {
        self.left = self.left.checked_sub(1)?;
        let place = self.fields.place(self.index)?;
        let span = self.fields.walk().element(self.index, place, self.at, None);
        // The elements were read before.
        let span = span.ok()?;
        self.at = span.next;
        Some((place, span))
    }
}

impl<'a, T: FieldValue<'a>> Iterator for FieldValues<'a, T> {
    type Item = T;

    fn next(&mut self) -> Option<T> {
        let (place, span) = self.span()?;
        Some(T::of(&FieldBytes { fields: &self.fields, index: self.index, place, span }))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.left, Some(self.left))
    }
}

impl<'a, T: FieldValue<'a>> ExactSizeIterator for FieldValues<'a, T> {}
