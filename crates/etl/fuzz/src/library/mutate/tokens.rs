//! Mutation of a text that consists of elements or lines, whose words are names, numbers and references.

use super::{Numbers, bytes};

/// Maximum size of repeated text in bytes. Longer texts take seconds.
const MAX: usize = 1 << 18;

/// Repeats, removes, exchanges or nests elements and lines, or changes a word.
pub(super) fn mutate(text: &mut Vec<u8>, numbers: &mut Numbers) {
    let mut parts: Vec<&[u8]> = text.split_inclusive(|byte| matches!(byte, b'>' | b'\n')).collect();
    if parts.is_empty() || numbers.once_in(16) {
        return bytes::mutate(text, numbers);
    }
    let (one, other) = (numbers.below(parts.len()), numbers.below(parts.len()));
    let end = (one + 1 + numbers.below(8)).min(parts.len());
    match numbers.below(8) {
        0 => parts.swap(one, other),
        1 => drop(parts.drain(one..end)),
        2 => {
            let run = parts[one..end].to_vec();
            parts.splice(other..other, run);
        }
        3 | 4 => {
            let run = parts[one..end].to_vec();
            let size = run.iter().map(|part| part.len()).sum::<usize>().max(1);
            let times = (1 << numbers.below(13)).min(MAX.saturating_sub(text.len()) / size);
            parts.splice(one..one, run.repeat(times));
        }
        _ => return word(text, numbers),
    }
    *text = parts.concat();
}

/// Replaces a word by another one of the text, by a number, or by copies of itself.
fn word(text: &mut Vec<u8>, numbers: &mut Numbers) {
    let is_word = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b':' | b'.' | b'$');
    let words: Vec<&[u8]> = text.split(|byte| !is_word(byte)).filter(|word| !word.is_empty()).collect();
    let (Some(old), Some(other)) = (numbers.one_of(&words), numbers.one_of(&words)) else { return };
    let start = old.as_ptr() as usize - text.as_ptr() as usize;
    let range = start..start + old.len();
    let new = match numbers.below(6) {
        0 | 1 => other.to_vec(),
        2 => old.repeat((1 << numbers.below(13)).min(MAX.saturating_sub(text.len()) / old.len())),
        3 => numbers.below(64).to_string().into_bytes(),
        4 => (1u64 << numbers.below(64)).wrapping_sub(numbers.below(2) as u64).to_string().into_bytes(),
        _ => format!("{:#x}", numbers.next_number() >> numbers.below(64)).into_bytes(),
    };
    text.splice(range, new);
}
