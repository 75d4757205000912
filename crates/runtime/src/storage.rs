//! Storage of the bytes of a structure, and access to fields.
//!
//! # Design
//!
//! A structure is stored as bytes. Fields of a union share bytes, and padding must survive, so decoded fields would
//! need a second representation for both. Reading and writing copy the bytes, equality compares them, and a round trip
//! is exact.
//!
//! Owned and borrowed bytes share one type, so getters are written and documented once. A view reads at constant
//! offsets from a reference to an array. Inlining removes the bounds checks, and no `unsafe` is needed.

use crate::elements::Element;
use crate::error::Error;
use crate::sealed::Sealed;

/// Storage of the fixed part of a structure: owned or borrowed bytes.
pub trait Storage: Sealed {
    /// Returns the bytes of the fixed part.
    fn fixed(&self) -> &[u8];

    /// Reads the value at an offset.
    #[doc(hidden)]
    #[inline]
    fn load<T: Element>(&self, at: usize) -> T {
        load(self.fixed(), at)
    }

    /// Reads `width` bits, from bit `start`, of the integer of `size` bytes at an offset.
    #[doc(hidden)]
    #[inline]
    fn load_bits<T: BitValue>(&self, at: usize, size: usize, start: u32, width: u32) -> T {
        load_bits(self.fixed(), at, size, start, width)
    }
}

impl<const N: usize> Storage for [u8; N] {
    #[inline]
    fn fixed(&self) -> &[u8] {
        self
    }
}

impl<const N: usize> Sealed for &[u8; N] {}

impl<const N: usize> Storage for &[u8; N] {
    #[inline]
    fn fixed(&self) -> &[u8] {
        *self
    }
}

/// Borrowed bytes of a fixed part and the bytes that follow it.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Borrowed<'a, const N: usize> {
    #[doc(hidden)]
    pub fixed: &'a [u8; N],
    #[doc(hidden)]
    pub rest: &'a [u8],
}

impl<const N: usize> Sealed for Borrowed<'_, N> {}

impl<const N: usize> Storage for Borrowed<'_, N> {
    #[inline]
    fn fixed(&self) -> &[u8] {
        self.fixed
    }
}

// Offsets are arguments, not const parameters, because the compiler pays for each constant argument of a type as for a
// function. Callers pass constants, so that inlining removes the bounds checks.

/// Reads the value at an offset.
#[inline]
pub fn load<T: Element>(bytes: &[u8], at: usize) -> T {
    T::from_le(bytes.get(at..).unwrap_or(&[]))
}

/// Writes the value at an offset.
#[inline]
pub fn store<T: Element>(bytes: &mut [u8], at: usize, value: T) {
    value.write_le(bytes.get_mut(at..at + T::SIZE).unwrap_or(&mut []));
}

/// A value of a bit-field.
pub trait BitValue: Copy {
    /// Returns the value of the bits, which are the lowest bits of `bits`.
    fn from_bits(bits: u64) -> Self;
    /// Returns the bits of the value.
    fn to_bits(self) -> u64;
}

macro_rules! bit_values {
    ($($int:ty)*) => {$(
        impl BitValue for $int {
            #[inline]
            fn from_bits(bits: u64) -> Self {
                bits as $int
            }

            #[inline]
            fn to_bits(self) -> u64 {
                self as u64
            }
        }
    )*};
}

bit_values!(u8 u16 u32 u64 i8 i16 i32 i64);

/// Reads `width` bits, from bit `start`, of the integer of `size` bytes at an offset.
#[inline]
pub fn load_bits<T: BitValue>(bytes: &[u8], at: usize, size: usize, start: u32, width: u32) -> T {
    T::from_bits(word(bytes, at, size) >> start & u64::MAX >> (64 - width))
}

/// Writes `width` bits, from bit `start`, of the integer of `size` bytes at an offset. Higher bits of the value are
/// dropped.
#[inline]
pub fn store_bits<T: BitValue>(bytes: &mut [u8], at: usize, size: usize, start: u32, width: u32, value: T) {
    let mask = (u64::MAX >> (64 - width)) << start;
    let word = word(bytes, at, size) & !mask | value.to_bits() << start & mask;
    if let Some(place) = bytes.get_mut(at..at + size) {
        place.copy_from_slice(&word.to_le_bytes()[..size]);
    }
}

/// Returns the integer of `size` bytes at an offset.
#[inline]
fn word(bytes: &[u8], at: usize, size: usize) -> u64 {
    match size {
        1 => u64::from(load::<u8>(bytes, at)),
        2 => u64::from(load::<u16>(bytes, at)),
        4 => u64::from(load::<u32>(bytes, at)),
        _ => load(bytes, at),
    }
}

/// Returns the first `N` bytes.
#[inline]
pub fn first<'a, const N: usize>(name: &'static str, bytes: &'a [u8]) -> Result<&'a [u8; N], Error> {
    bytes.first_chunk().ok_or(Error::TooShort { name, needed: N, have: bytes.len() })
}

/// Returns the first `N` bytes and those that follow.
#[inline]
pub fn first_and_rest<'a, const N: usize>(name: &'static str, bytes: &'a [u8]) -> Result<Borrowed<'a, N>, Error> {
    match bytes.split_first_chunk() {
        Some((fixed, rest)) => Ok(Borrowed { fixed, rest }),
        None => Err(Error::TooShort { name, needed: N, have: bytes.len() }),
    }
}
