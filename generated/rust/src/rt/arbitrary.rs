// Copied from codegen/runtime/arbitrary.rs by `cargo run --release -- generate`. Do not edit: edit that file.

//! Values of structures of which fields decide how much follows.
//!
//! A spec may have nothing that needs all of it.
#![allow(dead_code)]

use alloc::vec::Vec;

use super::Error;

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
    let tries = [
        bytes(fixed, tail, 0, deciding, |index, shift| shift.map(|_| few(index))),
        bytes(fixed, tail, 4096, deciding, |index, shift| shift.map(|_| few(index))),
        bytes(fixed, tail, 4096, deciding, |_, _| Some(0)),
        bytes(fixed, &[], 4096, deciding, |_, _| Some(0)),
    ];
    tries.iter().find_map(|bytes| read(bytes).ok()).unwrap_or_default()
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
