//! Ways to damage a trace, and pseudorandom numbers that are the same on every machine.

/// Deterministic pseudorandom numbers.
#[derive(Clone, Debug)]
pub struct Numbers(u64);

impl Numbers {
    /// Creates a generator from a seed.
    pub fn new(seed: u64) -> Self {
        Numbers(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    /// Returns the next number.
    pub fn next_number(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_F491_4F6C_DD1D)
    }

    /// Returns the next number below a limit, or 0 if the limit is 0.
    pub fn below(&mut self, limit: usize) -> usize {
        (self.next_number() >> 16) as usize % limit.max(1)
    }
}

/// Flips bits at random positions.
pub fn flip(bytes: &mut [u8], bits: usize, numbers: &mut Numbers) {
    for _ in 0..bits {
        let (at, bit) = (numbers.below(bytes.len()), numbers.below(8));
        if let Some(byte) = bytes.get_mut(at) {
            *byte ^= 1 << bit;
        }
    }
}

/// Writes a 32-bit number at a random position.
pub fn put(bytes: &mut [u8], at: usize, number: u32) {
    if let Some(place) = bytes.get_mut(at..).and_then(<[u8]>::first_chunk_mut) {
        *place = number.to_le_bytes();
    }
}

/// Boundary values that programs often mishandle.
pub const EXTREMES: [u32; 10] = [0, 1, 7, 0x47, 0x48, 0x7FFF, 0xFFFF, 0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFFF];

/// Damages a trace in one of many ways.
pub fn mutate(bytes: &mut Vec<u8>, numbers: &mut Numbers) {
    let (at, length) = (numbers.below(bytes.len()), 1 << numbers.below(14));
    let end = bytes.len().min(at + length);
    match numbers.below(9) {
        0 => flip(bytes, 1, numbers),
        1 => {
            let bits = 1 + bytes.len() / 3000;
            flip(bytes, bits, numbers);
        }
        2 => bytes.truncate(at),
        3 => bytes[at..end].fill(0),
        4 => bytes[at..end].fill(0xFF),
        5 => bytes[at..end].iter_mut().for_each(|byte| *byte = numbers.next_number() as u8),
        6 => put(bytes, at & !3, EXTREMES[numbers.below(EXTREMES.len())]),
        7 => drop(bytes.drain(at..end)),
        _ => {
            let (from, copy) = (numbers.below(bytes.len()), bytes[at..end].to_vec());
            bytes.splice(from..from, copy);
        }
    }
}
