//! Decompression: a loop for where there is room, and a step of one token for where there is not.
//!
//! [`Decoder::many`] copies 16 or 32 bytes at a time, whatever the lengths are, and later copies overwrite the surplus.
//! It needs room for that in the input and the output, so it stops before their ends, and before rare cases and errors.
//! [`Decoder::one`] takes one token as in the description, and is the only function that reports an error.
//!
//! Bounds are checked by safe code. The checks cost little because each iteration takes its windows of the input and of
//! the output once: accesses within the windows need no further check.

use super::error::{XpressError, XpressErrorKind};
use super::format::{FOLLOWS, GOES_ON_IN_BYTE, GOES_ON_IN_HALF, IN_STAGES, SHORTEST};

/// Flags are kept lowest bit first. The bit above the last flag marks the number of remaining flags: with none, only
/// this bit is set.
const AFTER_FLAGS: u64 = 1 << u32::BITS;
/// Value of [`Decoder::flags`] without remaining flags.
const NO_FLAGS: u64 = 1;

/// Number of bytes copied at once: of literals, of which half is usually enough, and of a match.
const WIDE: usize = 32;
/// Maximum number of bytes that an iteration reads without a check: a run of literals, and 8 more bytes.
const INPUT_WINDOW: usize = WIDE + size_of::<u64>();
/// Maximum number of bytes that an iteration writes without a check: a run of literals, and a match.
const OUTPUT_WINDOW: usize = WIDE + WIDE;

/// Marks a half byte that waits for the next length that needs one.
const WAITS: u32 = 1 << 4;

/// Decompresses until the output is full or the input ends. Returns the number of bytes written.
///
/// The output after them is unspecified.
///
/// # Errors
///
/// Returns an error if the bytes violate [MS-XCA]. [`XpressError::written`] bytes of the output are valid even so.
///
/// [MS-XCA]: https://learn.microsoft.com/openspecs/windows_protocols/ms-xca/
pub fn decompress(input: &[u8], out: &mut [u8]) -> Result<usize, XpressError> {
    decompress_within(input, out, usize::MAX)
}

/// Decompresses like [`decompress`], and rejects input of which more than `most` bytes come out. The output must be larger.
pub(crate) fn decompress_within(input: &[u8], out: &mut [u8], most: usize) -> Result<usize, XpressError> {
    let mut decoder = Decoder { input, from: 0, out, to: 0, flags: NO_FLAGS, half: 0 };
    loop {
        decoder.many();
        let at = decoder.from;
        match decoder.one() {
            Ok(true) => {}
            Ok(false) if decoder.to > most => {
                return Err(XpressError { kind: XpressErrorKind::TooLong, at, written: most });
            }
            Ok(false) => return Ok(decoder.to),
            Err(kind) => return Err(XpressError { kind, at, written: decoder.to.min(most) }),
        }
    }
}

struct Decoder<'a> {
    input: &'a [u8],
    /// Offset of the next byte in the input.
    from: usize,
    out: &'a mut [u8],
    /// Offset of the next byte in the output.
    to: usize,
    /// The flags that are left, the next one lowest, and the bit of [`AFTER_FLAGS`] above them.
    flags: u64,
    /// Second half of a byte with two half-byte lengths, with [`WAITS`]; 0 if none is pending.
    half: u32,
}

impl Decoder<'_> {
    /// Takes tokens while there is room for wide copies, and leaves rare cases to [`Decoder::one`].
    ///
    /// Every way out of the loop is between two tokens.
    #[inline(never)]
    fn many(&mut self) {
        let Decoder { input, mut from, ref mut out, mut to, mut flags, mut half } = *self;
        let last = (input.len().checked_sub(INPUT_WINDOW), out.len().checked_sub(OUTPUT_WINDOW));
        let (Some(last_from), Some(last_to)) = last else { return };
        while from <= last_from && to <= last_to {
            let window = &input[from..from + INPUT_WINDOW];

            // All literals before the next match. There are no more than the flags of a word, so the last branch is
            // never taken: it shows that the windows contain them.
            let run = flags.trailing_zeros() as usize;
            let room = &mut out[to..to + OUTPUT_WINDOW];
            room[..WIDE / 2].copy_from_slice(&window[..WIDE / 2]);
            if run > WIDE / 2 {
                room[WIDE / 2..WIDE].copy_from_slice(&window[WIDE / 2..WIDE]);
                if run > WIDE {
                    break;
                }
            }
            flags >>= run;
            from += run;
            to += run;

            let Some(next) = window[run..].first_chunk() else { break };
            let next = u64::from_le_bytes(*next);
            if flags == NO_FLAGS {
                flags = ordered(next as u32);
                from += size_of::<u32>();
                continue;
            }
            let back = back(next as u16);
            if back > to {
                break;
            }
            let mut length = usize::from(next as u16) & GOES_ON_IN_HALF;
            if length == GOES_ON_IN_HALF {
                let waits = half / WAITS;
                let third = (next >> 16) as u8;
                let digit = if waits != 0 { half % WAITS } else { u32::from(third) % WAITS } as usize;
                if digit == GOES_ON_IN_BYTE {
                    let byte = usize::from((next >> (24 - 8 * waits)) as u8);
                    if byte == FOLLOWS {
                        break;
                    }
                    length += byte;
                    from += 1;
                }
                length += digit;
                from += 3 - waits as usize;
                half = if waits != 0 { 0 } else { u32::from(third) / WAITS + WAITS };
            } else {
                from += 2;
            }
            length += SHORTEST;
            flags >>= 1;

            let window = &mut out[to - back..to + WIDE];
            if length <= back.min(WIDE)
                && let Some(repeated) = window.first_chunk::<WIDE>().copied()
            {
                window[back..back + WIDE].copy_from_slice(&repeated);
                to += length;
            } else {
                to = repeat(out, to, back, length);
            }
        }
        self.from = from;
        self.to = to;
        self.flags = flags;
        self.half = half;
    }

    /// Takes one token, or a word of flags; false at the end.
    #[inline(never)]
    fn one(&mut self) -> Result<bool, XpressErrorKind> {
        if self.to == self.out.len() {
            return Ok(false);
        }
        if self.flags == NO_FLAGS {
            self.flags = ordered(u32::from_le_bytes(self.take()?));
            return Ok(true);
        }
        if self.flags & 1 == 0 {
            [self.out[self.to]] = self.take()?;
            self.to += 1;
        } else {
            if self.from == self.input.len() {
                return Ok(false);
            }
            let pair = u16::from_le_bytes(self.take()?);
            let (back, length) = (back(pair), self.length(pair)?);
            if back > self.to {
                return Err(XpressErrorKind::BeforeStart { back });
            }
            self.to = repeat(self.out, self.to, back, length);
        }
        self.flags >>= 1;
        Ok(true)
    }

    /// Returns the length of a match, from its first two bytes and what follows them.
    fn length(&mut self, pair: u16) -> Result<usize, XpressErrorKind> {
        let mut length = usize::from(pair) & GOES_ON_IN_HALF;
        if length == GOES_ON_IN_HALF {
            let digit = match std::mem::take(&mut self.half) {
                0 => {
                    let [byte] = self.take()?;
                    self.half = u32::from(byte) / WAITS + WAITS;
                    u32::from(byte) % WAITS
                }
                half => half % WAITS,
            } as usize;
            length += digit;
            if digit == GOES_ON_IN_BYTE {
                let [byte] = self.take()?;
                length += usize::from(byte);
                if usize::from(byte) == FOLLOWS {
                    length = self.whole_length()?;
                }
            }
        }
        Ok(length.saturating_add(SHORTEST))
    }

    /// Returns a length that is written as a whole: in two bytes, or in four after two of zero.
    fn whole_length(&mut self) -> Result<usize, XpressErrorKind> {
        let length = match u16::from_le_bytes(self.take()?) {
            0 => u32::from_le_bytes(self.take()?),
            length => length.into(),
        };
        if (length as usize) < IN_STAGES { Err(XpressErrorKind::BadLength { length }) } else { Ok(length as usize) }
    }

    fn take<const N: usize>(&mut self) -> Result<[u8; N], XpressErrorKind> {
        let (taken, _) = self.input[self.from..].split_first_chunk().ok_or(XpressErrorKind::Cut)?;
        self.from += N;
        Ok(*taken)
    }
}

/// Returns a word of flags, the first one lowest, with the bit that comes after the last. They are written highest bit
/// first, but zeros are counted faster from below.
fn ordered(word: u32) -> u64 {
    u64::from(word.reverse_bits()) | AFTER_FLAGS
}

/// Returns the distance of a match in bytes.
fn back(pair: u16) -> usize {
    usize::from(pair >> 3) + 1
}

/// Copies bytes from a distance before `to`, as far as there is room. Returns the end.
///
/// Most matches are copied where they are read. This function copies long ones, and those that overlap with their
/// output.
#[inline(never)]
fn repeat(out: &mut [u8], mut to: usize, back: usize, length: usize) -> usize {
    let start = to - back;
    let end = to.saturating_add(length).min(out.len());
    if back == 1 {
        let byte = out[start];
        out[to..end].fill(byte);
        return end;
    }
    // Each turn finds twice as many bytes to repeat.
    while to < end {
        let copied = (to - start).min(end - to);
        out.copy_within(start..start + copied, to);
        to += copied;
    }
    end
}
