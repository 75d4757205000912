//! Plain LZ77 as specified in [MS-XCA] (XPRESS without Huffman), the format of compressed buffers.
//!
//! A reference decoder for tests: slow and simple.

/// Decompresses at most `most` bytes, or returns `None` if the input is invalid.
pub fn decompress(input: &[u8], most: usize) -> Option<Vec<u8>> {
    let mut from = Input { bytes: input, at: 0 };
    let mut out: Vec<u8> = Vec::new();
    let (mut flags, mut left) = (0u32, 0u32);
    // Position of the byte whose upper half contains the next four-bit length.
    let mut half: Option<usize> = None;
    while out.len() < most {
        if left == 0 {
            (flags, left) = (u32::from_le_bytes(from.take()?), 32);
        }
        left -= 1;
        if flags >> left & 1 == 0 {
            out.push(from.byte()?);
            continue;
        }
        if from.at == input.len() {
            return Some(out);
        }
        let pair = u16::from_le_bytes(from.take()?);
        let back = usize::from(pair >> 3) + 1;
        let mut length = usize::from(pair & 7);
        if length == 7 {
            length = match half.take() {
                Some(at) => usize::from(input[at] >> 4),
                None => {
                    half = Some(from.at);
                    usize::from(from.byte()? & 0xF)
                }
            };
            if length == 15 {
                length = usize::from(from.byte()?);
                if length == 255 {
                    length = usize::from(u16::from_le_bytes(from.take()?));
                    if length == 0 {
                        length = u32::from_le_bytes(from.take()?) as usize;
                    }
                    length = length.checked_sub(15 + 7)?;
                }
                length += 15;
            }
            length += 7;
        }
        let start = out.len().checked_sub(back)?;
        for at in start..(start + length + 3).min(start + most - out.len()) {
            out.push(out[at]);
        }
    }
    Some(out)
}

struct Input<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Input<'_> {
    fn take<const N: usize>(&mut self) -> Option<[u8; N]> {
        let taken = self.bytes.get(self.at..)?.first_chunk()?;
        self.at += N;
        Some(*taken)
    }

    fn byte(&mut self) -> Option<u8> {
        self.take::<1>().map(|[byte]| byte)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The two examples in [MS-XCA], section 3.1.
    #[test]
    fn decompresses_the_specification_examples() {
        let letters = [&[0x3f, 0x00, 0x00, 0x00][..], b"abcdefghijklmnopqrstuvwxyz"].concat();
        assert_eq!(decompress(&letters, 26).as_deref(), Some(&b"abcdefghijklmnopqrstuvwxyz"[..]));
        let repeated = [0xff, 0xff, 0xff, 0x1f, 0x61, 0x62, 0x63, 0x17, 0x00, 0x0f, 0xff, 0x26, 0x01];
        assert_eq!(decompress(&repeated, 300), Some(b"abc".repeat(100)));
    }

    #[test]
    fn rejects_truncated_and_out_of_range_input() {
        assert_eq!(decompress(&[0xff, 0xff, 0xff, 0x1f, 0x61, 0x62], 300), None);
        assert_eq!(decompress(&[0xff, 0xff, 0xff, 0xff, 0x17, 0x00, 0x0f], 300), None);
        assert_eq!(decompress(&[], 1), None);
    }
}
