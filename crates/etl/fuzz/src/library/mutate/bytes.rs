//! Mutation of bytes without a structure, for runs without a fuzzer.

use super::Numbers;

/// Truncates, fills, removes or repeats some bytes, or flips bits.
pub(in super::super) fn mutate(bytes: &mut Vec<u8>, numbers: &mut Numbers) {
    let at = numbers.below(bytes.len());
    let end = bytes.len().min(at + (1 << numbers.below(8)));
    match numbers.below(6) {
        0 => bytes.truncate(at),
        1 => bytes[at..end].fill(if at.is_multiple_of(2) { 0 } else { 0xFF }),
        2 => drop(bytes.drain(at..end)),
        3 => {
            let copy = bytes[at..end].to_vec();
            bytes.splice(at..at, copy);
        }
        _ => bytes[at..end].iter_mut().take(1 + at % 4).for_each(|byte| *byte ^= 1 << numbers.below(8)),
    }
}
