//! Compression: greedy, with chains of places where the same three bytes begin.

use super::format::{FARTHEST, FOLLOWS, GOES_ON_IN_BYTE, GOES_ON_IN_HALF, IN_STAGES, SHORTEST};

/// Number of chains.
const CHAINS: usize = 1 << HASH_BITS;
const HASH_BITS: u32 = 13;
/// Number of places that are tried for a match.
const TRIES: usize = 4;
/// A match so long is taken without another try.
const LONG_ENOUGH: usize = 32;
/// The longest match that is written. A longer one becomes several.
const LONGEST: usize = 1 << 30;

/// Compresses all of the input, and appends the result to `out`.
///
/// The result is at most an eighth and 4 bytes longer than the input, and marks its own end.
pub fn compress(input: &[u8], out: &mut Vec<u8>) {
    let mut places = Places::new();
    let mut writer = Writer::new(input.len(), out);
    let mut at = 0;
    while let Some(word) = Places::word(input, at) {
        let (back, length) = places.longest(input, at, word);
        if length < SHORTEST {
            writer.literal(input[at]);
            at += 1;
            continue;
        }
        writer.repeat(back, length);
        // Every other place within the match: that finds nearly as much as all of them, in less time.
        for skipped in (at + 1..at + length).step_by(2) {
            let Some(word) = Places::word(input, skipped) else { break };
            places.enter(skipped, word);
        }
        at += length;
    }
    input[at..].iter().for_each(|&byte| writer.literal(byte));
    writer.finish();
}

/// Places in the input where three bytes have occurred before.
struct Places {
    /// The last place of each chain, cut to 16 bits. The bytes at a place are compared, so a wrong one does no harm.
    last: Box<[u16; CHAINS]>,
    /// Distances from each place that a match can reach to the next one of its chain; 0 at its end.
    before: Box<[u16; FARTHEST]>,
}

impl Places {
    fn new() -> Self {
        Places { last: Box::new([0; CHAINS]), before: Box::new([0; FARTHEST]) }
    }

    /// Returns the bytes at a place, if there are enough for a match.
    fn word(input: &[u8], at: usize) -> Option<u32> {
        input.get(at..)?.first_chunk().map(|word| u32::from_le_bytes(*word))
    }

    /// Enters a place in the chain of the three bytes that begin there, and returns the distance to the next place of
    /// the chain.
    fn enter(&mut self, at: usize, word: u32) -> usize {
        let chain = (word << 8).wrapping_mul(0x9E37_79B1) >> (u32::BITS - HASH_BITS);
        let last = std::mem::replace(&mut self.last[chain as usize], at as u16);
        let back = (at as u16).wrapping_sub(last);
        self.before[at % FARTHEST] = back;
        back.into()
    }

    /// Enters a place; how far back the longest match of those that were tried begins, and how long it is.
    fn longest(&mut self, input: &[u8], at: usize, word: u32) -> (usize, usize) {
        let farthest = at.min(FARTHEST);
        let mut further = self.enter(at, word);
        let (mut back, mut best) = (0, (0, SHORTEST - 1));
        for _ in 0..TRIES {
            back += further;
            if further == 0 || back > farthest {
                break;
            }
            let place = at - back;
            // A match that is longer than the best has what comes after the best.
            if input.get(place + best.1) == input.get(at + best.1) {
                let length = common(input, place, at);
                if length > best.1 {
                    best = (back, length);
                    if length >= LONG_ENOUGH || at + length == input.len() {
                        break;
                    }
                }
            }
            further = self.before[place % FARTHEST].into();
        }
        best
    }
}

/// Returns the number of equal bytes from two places on, of which the second is the later.
fn common(input: &[u8], place: usize, at: usize) -> usize {
    let end = input.len().min(at + LONGEST);
    let (later, earlier) = (&input[at..end], &input[place..place + (end - at)]);
    let mut same = 0;
    while let (Some(a), Some(b)) = (word_of(earlier, same), word_of(later, same)) {
        if a != b {
            return same + ((a ^ b).trailing_zeros() / u8::BITS) as usize;
        }
        same += size_of::<u64>();
    }
    same + earlier[same..].iter().zip(&later[same..]).take_while(|(a, b)| a == b).count()
}

fn word_of(bytes: &[u8], at: usize) -> Option<u64> {
    bytes.get(at..)?.first_chunk().map(|word| u64::from_le_bytes(*word))
}

/// Writes tokens, each after the word with its flag.
struct Writer<'a> {
    out: &'a mut Vec<u8>,
    /// Offset of the word with the flag of the next token.
    flags_at: usize,
    flags: u32,
    /// Number of flags of the word that are left.
    left: u32,
    /// Offset of a byte whose high half still has room for a length.
    half_at: Option<usize>,
}

impl<'a> Writer<'a> {
    fn new(length: usize, out: &'a mut Vec<u8>) -> Self {
        out.reserve(length + (length / 32 + 1) * size_of::<u32>());
        Writer { out, flags_at: 0, flags: 0, left: 0, half_at: None }
    }

    /// Reserves a word of flags if there is none, initialized as the end.
    fn flag(&mut self, flag: u32) {
        if self.left == 0 {
            self.flags_at = self.out.len();
            self.out.extend_from_slice(&u32::MAX.to_le_bytes());
            self.left = u32::BITS;
        }
        self.left -= 1;
        self.flags = self.flags << 1 | flag;
        if self.left == 0 {
            self.write_flags(self.flags);
        }
    }

    fn write_flags(&mut self, flags: u32) {
        self.out[self.flags_at..][..size_of::<u32>()].copy_from_slice(&flags.to_le_bytes());
    }

    fn literal(&mut self, byte: u8) {
        self.flag(0);
        self.out.push(byte);
    }

    /// Appends a match, which repeats `length` bytes at the distance `back`.
    fn repeat(&mut self, back: usize, length: usize) {
        self.flag(1);
        let length = length - SHORTEST;
        let pair = (back - 1) << 3 | length.min(GOES_ON_IN_HALF);
        self.out.extend_from_slice(&(pair as u16).to_le_bytes());
        if length < GOES_ON_IN_HALF {
            return;
        }
        let half = (length - GOES_ON_IN_HALF).min(GOES_ON_IN_BYTE) as u8;
        match self.half_at.take() {
            Some(at) => self.out[at] |= half << 4,
            None => {
                self.half_at = Some(self.out.len());
                self.out.push(half);
            }
        }
        if length < IN_STAGES {
            return;
        }
        self.out.push((length - IN_STAGES).min(FOLLOWS) as u8);
        if length - IN_STAGES < FOLLOWS {
            return;
        }
        match u16::try_from(length) {
            Ok(length) => self.out.extend_from_slice(&length.to_le_bytes()),
            Err(_) => {
                self.out.extend_from_slice(&[0; 2]);
                self.out.extend_from_slice(&(length as u32).to_le_bytes());
            }
        }
    }

    /// Appends the end: a match that is not there. The flags after it are like the first.
    fn finish(mut self) {
        self.flag(1);
        if self.left > 0 {
            self.write_flags(self.flags << self.left | ((1 << self.left) - 1));
        }
    }
}
