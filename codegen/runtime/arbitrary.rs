//! Values of structures of which fields decide how much follows.
//!
//! A spec may have nothing that needs all of it.
#![allow(dead_code)]

use alloc::vec::Vec;

use proptest::arbitrary::Arbitrary;
use proptest::strategy::{Map, Strategy};

use super::Error;

/// Any bytes, made into a structure.
#[allow(unreachable_pub, reason = "the type of an associated item of public types")]
pub type FromBytes<T, const N: usize> = Map<<[u8; N] as Arbitrary>::Strategy, fn([u8; N]) -> T>;

/// Returns the strategy that makes a structure from any bytes.
pub(crate) fn from_bytes<T: core::fmt::Debug, const N: usize>(make: fn([u8; N]) -> T) -> FromBytes<T, N> {
    proptest::arbitrary::any::<[u8; N]>().prop_map(make)
}

/// Bits of a fixed part that decide how much follows: a count, which is moved, or a condition, which is not.
pub(crate) struct Deciding {
    pub(crate) offset: usize,
    pub(crate) size: usize,
    pub(crate) mask: u64,
    pub(crate) shift: Option<u32>,
}

/// A value of any bytes, changed until what they announce is there.
pub(crate) fn arbitrary_from<T: Default, const N: usize>(
    fixed: &[u8; N],
    tail: &[u8],
    deciding: &[Deciding],
    read: impl Fn(&[u8]) -> Result<T, Error>,
) -> T {
    let few = |index: usize| u64::from(tail.get(index).copied().unwrap_or_default() % 4);
    // Few zeros first, so that values are short; none at last, for what has to tell its own length.
    let zeros = [0, 16, 64, 256, 4096];
    let tries = zeros.map(|zeros| (tail, zeros, false)).into_iter();
    let tries = tries.chain(zeros.map(|zeros| (tail, zeros, true))).chain([(&[][..], 4096, true), (&[][..], 0, true)]);
    let mut values = tries.map(|(tail, zeros, none)| {
        let decide = |index, shift: Option<u32>| if none { Some(0) } else { shift.map(|_| few(index)) };
        read(&bytes(fixed, tail, zeros, deciding, decide))
    });
    values.find_map(Result::ok).unwrap_or_default()
}

/// The bytes, with what decides set to what `decide` gives, and with zeros at the end.
fn bytes(
    fixed: &[u8],
    tail: &[u8],
    zeros: usize,
    deciding: &[Deciding],
    decide: impl Fn(usize, Option<u32>) -> Option<u64>,
) -> Vec<u8> {
    let mut bytes = [fixed, tail].concat();
    bytes.resize(bytes.len() + zeros, 0);
    for (index, Deciding { offset, size, mask, shift }) in deciding.iter().enumerate() {
        let Some(value) = decide(index, *shift) else { continue };
        let bits = value << shift.unwrap_or_default();
        let (mask, bits) = (mask.to_le_bytes(), bits.to_le_bytes());
        for (byte, (mask, bits)) in bytes[*offset..offset + size].iter_mut().zip(mask.into_iter().zip(bits)) {
            *byte = *byte & !mask | bits & mask;
        }
    }
    bytes
}
