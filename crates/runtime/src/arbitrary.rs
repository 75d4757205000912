//! Arbitrary values for property tests.

use alloc::vec::Vec;
use core::fmt::Debug;

use proptest::arbitrary::{Arbitrary, any};
use proptest::collection::vec;
use proptest::strategy::{BoxedStrategy, Map, Strategy};

use crate::error::Error;

/// Strategy that creates a structure from arbitrary bytes.
pub type FromBytes<T, const N: usize> = Map<<[u8; N] as Arbitrary>::Strategy, fn([u8; N]) -> T>;

/// Returns a strategy that creates a structure from arbitrary bytes.
pub fn from_bytes<T: Debug, const N: usize>(make: fn([u8; N]) -> T) -> FromBytes<T, N> {
    any::<[u8; N]>().prop_map(make)
}

/// Bits of a fixed part that determine the length of the tail: a count, which has a shift, or a condition.
pub struct Deciding {
    /// Offset of the integer in bytes.
    pub offset: usize,
    /// Size of the integer in bytes.
    pub size: usize,
    /// Mask of the bits.
    pub mask: u64,
    /// Lowest bit of a count.
    pub shift: Option<u32>,
}

/// Returns values from arbitrary bytes, changed until the bytes contain the tail that they announce.
pub fn arbitrary_from<T: Default + Debug + 'static, const N: usize>(
    deciding: &'static [Deciding],
    read: impl Fn(&[u8]) -> Result<T, Error> + 'static,
) -> BoxedStrategy<T> {
    let parts = (any::<[u8; N]>(), vec(any::<u8>(), 0..160));
    parts.prop_map(move |(fixed, tail)| value_of(&fixed, &tail, deciding, &read)).boxed()
}

fn value_of<T: Default, const N: usize>(
    fixed: &[u8; N],
    tail: &[u8],
    deciding: &[Deciding],
    read: &dyn Fn(&[u8]) -> Result<T, Error>,
) -> T {
    let few = |index: usize| u64::from(tail.get(index).copied().unwrap_or_default() % 4);
    // Try few zeros first, so that values are short. The last attempt has none, for parts that state their own length.
    let zeros = [0, 16, 64, 256, 4096];
    let tries = zeros.map(|zeros| (tail, zeros, false)).into_iter();
    let tries = tries.chain(zeros.map(|zeros| (tail, zeros, true))).chain([(&[][..], 4096, true), (&[][..], 0, true)]);
    let mut values = tries.map(|(tail, zeros, none)| {
        let decide = |index, shift: Option<u32>| if none { Some(0) } else { shift.map(|_| few(index)) };
        read(&bytes(fixed, tail, zeros, deciding, decide))
    });
    values.find_map(Result::ok).unwrap_or_default()
}

/// Returns the bytes with the deciding bits set to the results of `decide`, and with zeros at the end.
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
