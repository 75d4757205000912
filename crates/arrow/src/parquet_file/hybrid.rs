//! Numbers as Parquet writes keys of dictionaries and definition levels: runs of one number, and numbers of a fixed width in bits.

/// Rows from which on equal numbers are a run: as many as a group of packed numbers has.
const GROUP: usize = 8;

/// Returns the number of bits of the numbers up to the highest.
fn width_of(highest: u32) -> u32 {
    32 - highest.leading_zeros()
}

/// Returns keys of a dictionary as a page contains them, after their width.
pub(super) fn keys(keys: &[u32]) -> Vec<u8> {
    let width = width_of(keys.iter().copied().max().unwrap_or(0));
    let mut values = vec![width as u8];
    encode(keys, width, &mut values);
    values
}

/// Appends numbers of at most `width` bits.
fn encode(numbers: &[u32], width: u32, out: &mut Vec<u8>) {
    // Numbers before `packed` are written. Those from there to `at` will be packed, in whole groups.
    let (mut packed, mut at) = (0, 0);
    while let Some(rest) = numbers.get(at..)
        && let Some(first) = rest.first()
    {
        let mut run = rest.iter().take_while(|number| *number == first).count();
        let missing = (at - packed).next_multiple_of(GROUP) - (at - packed);
        if run >= missing + GROUP {
            pack(numbers.get(packed..at + missing).unwrap_or_default(), width, out);
            at += missing;
            run -= missing;
            repeat(*first, run, width, out);
            packed = at + run;
        }
        at += run;
    }
    pack(numbers.get(packed..).unwrap_or_default(), width, out);
}

/// Appends a run of a number of at most `width` bits.
pub(super) fn repeat(number: u32, count: usize, width: u32, out: &mut Vec<u8>) {
    if count > 0 {
        varint((count << 1) as u64, out);
        let bytes = width.div_ceil(8) as usize;
        out.extend_from_slice(number.to_le_bytes().get(..bytes).unwrap_or_default());
    }
}

/// Appends the bits of a bitmap, the lowest of each byte first. `bytes` contains `count` bits.
pub(super) fn bits(bytes: &[u8], count: usize, out: &mut Vec<u8>) {
    if count > 0 {
        varint((count.div_ceil(GROUP) << 1 | 1) as u64, out);
        out.extend_from_slice(bytes.get(..count.div_ceil(8)).unwrap_or(bytes));
    }
}

/// Appends numbers of `width` bits each. Zeros complete the last group.
fn pack(numbers: &[u32], width: u32, out: &mut Vec<u8>) {
    if numbers.is_empty() {
        return;
    }
    let groups = numbers.len().div_ceil(GROUP);
    varint((groups << 1 | 1) as u64, out);
    let end = out.len() + groups * width as usize;
    let (mut word, mut filled) = (0u64, 0);
    for number in numbers {
        word |= u64::from(*number) << filled;
        filled += width;
        if filled >= 32 {
            out.extend_from_slice(&(word as u32).to_le_bytes());
            word >>= 32;
            filled -= 32;
        }
    }
    let last = word.to_le_bytes();
    out.extend_from_slice(last.get(..filled.div_ceil(8) as usize).unwrap_or_default());
    out.resize(end, 0);
}

/// Appends a number in groups of seven bits, the lowest first.
pub(super) fn varint(mut number: u64, out: &mut Vec<u8>) {
    while number >= 0x80 {
        out.push(number as u8 | 0x80);
        number >>= 7;
    }
    out.push(number as u8);
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Decodes by the text of the format, a bit at a time.
    fn decode(mut bytes: &[u8], width: u32, count: usize) -> Vec<u32> {
        let mut numbers = Vec::new();
        while numbers.len() < count {
            let (mut header, mut shift) = (0usize, 0);
            loop {
                let (byte, rest) = bytes.split_first().expect("a header");
                bytes = rest;
                header |= usize::from(byte & 0x7F) << shift;
                shift += 7;
                if byte & 0x80 == 0 {
                    break;
                }
            }
            if header & 1 == 0 {
                let (value, rest) = bytes.split_at(width.div_ceil(8) as usize);
                bytes = rest;
                let number = value.iter().rev().fold(0, |all, byte| all << 8 | u32::from(*byte));
                numbers.extend(std::iter::repeat_n(number, header >> 1));
                continue;
            }
            let (packed, rest) = bytes.split_at((header >> 1) * width as usize);
            bytes = rest;
            let bit = |at: usize| u32::from(packed[at / 8] >> (at % 8) & 1);
            for at in 0..(header >> 1) * GROUP {
                numbers.push((0..width).fold(0, |all, own| all | bit(at * width as usize + own as usize) << own));
            }
        }
        assert!(bytes.is_empty(), "{} bytes follow", bytes.len());
        numbers.truncate(count);
        numbers
    }

    #[test]
    fn numbers_of_any_width_and_any_runs_are_decoded() {
        let mut seed = 1u32;
        let mut random = |below: u32| {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            seed.checked_shr(8).unwrap_or(0) % below
        };
        for width in 0..=24 {
            for _ in 0..40 {
                let mut numbers = Vec::new();
                while numbers.len() < 300 {
                    let number = if width == 0 { 0 } else { random(1 << width.min(23)) };
                    let run = if random(2) == 0 { 1 } else { 1 + random(40) };
                    numbers.extend(std::iter::repeat_n(number, run as usize));
                }
                numbers.truncate(random(301) as usize);
                let mut out = Vec::new();
                encode(&numbers, width, &mut out);
                assert_eq!(decode(&out, width, numbers.len()), numbers, "width {width}");
            }
        }
    }

    #[test]
    fn equal_numbers_take_a_few_bytes() {
        let mut out = Vec::new();
        encode(&[5; 8192], width_of(5), &mut out);
        assert_eq!(out, [0x80, 0x80, 0x01, 5]);
    }

    #[test]
    fn a_bitmap_is_packed_as_it_is() {
        let mut out = Vec::new();
        bits(&[0b1010_0101, 1], 9, &mut out);
        assert_eq!(decode(&out, 1, 9), [1, 0, 1, 0, 0, 1, 0, 1, 1]);
    }
}
