//! Little-endian integers and GUIDs.

/// An integer of at most 64 bits, or a GUID.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Number {
    /// An unsigned integer and its width in bits.
    Unsigned(u64, usize),
    /// A signed integer and its width in bits.
    Signed(i64, usize),
    /// A GUID.
    Guid([u8; 16]),
}

impl Number {
    /// Reads an unsigned integer of at most 8 bytes.
    pub fn unsigned(bytes: &[u8]) -> Option<Number> {
        Some(Number::Unsigned(little_endian(bytes)?, bytes.len() * 8))
    }

    /// Reads an unsigned integer of at most 8 bytes, most significant byte first.
    pub fn big_endian(bytes: &[u8]) -> Option<Number> {
        let value = little_endian(bytes)?.swap_bytes();
        Some(Number::Unsigned(value >> (64 - bytes.len() * 8), bytes.len() * 8))
    }

    /// Reads a signed integer of at most 8 bytes.
    pub fn signed(bytes: &[u8]) -> Option<Number> {
        let value = little_endian(bytes)?;
        let unused = 64 - u32::try_from(bytes.len() * 8).ok()?;
        let shifted = value.checked_shl(unused)? as i64;
        Some(Number::Signed(shifted.checked_shr(unused)?, bytes.len() * 8))
    }

    /// Returns a GUID.
    pub fn guid(bytes: &[u8]) -> Option<Number> {
        Some(Number::Guid(bytes.try_into().ok()?))
    }

    /// Returns the bits, for looking up names.
    pub fn bits(self) -> Option<u64> {
        match self {
            Number::Unsigned(value, _) => Some(value),
            Number::Signed(value, bits) => {
                let mask = if bits >= 64 { u64::MAX } else { (1 << bits) - 1 };
                Some(value as u64 & mask)
            }
            Number::Guid(_) => None,
        }
    }

    /// Formats the number in hexadecimal, in all digits of its size; a GUID in its usual form.
    pub fn hex(self) -> String {
        match self {
            Number::Unsigned(_, bits) | Number::Signed(_, bits) => {
                let digits = bits.div_ceil(4).max(1);
                format!("0x{:0digits$X}", self.bits().unwrap_or(0))
            }
            Number::Guid(b) => {
                let hex = |bytes: &[u8]| bytes.iter().map(|b| format!("{b:02X}")).collect::<String>();
                let first = u32::from_le_bytes([b[0], b[1], b[2], b[3]]);
                let (second, third) = (u16::from_le_bytes([b[4], b[5]]), u16::from_le_bytes([b[6], b[7]]));
                format!("{{{first:08X}-{second:04X}-{third:04X}-{}-{}}}", hex(&b[8..10]), hex(&b[10..]))
            }
        }
    }

    /// Formats the number in decimal. A GUID has no decimal form.
    pub fn decimal(self) -> Option<String> {
        match self {
            Number::Unsigned(value, _) => Some(value.to_string()),
            Number::Signed(value, _) => Some(value.to_string()),
            Number::Guid(_) => None,
        }
    }
}

fn little_endian(bytes: &[u8]) -> Option<u64> {
    let mut all = [0; 8];
    all.get_mut(..bytes.len())?.copy_from_slice(bytes);
    (!bytes.is_empty()).then_some(u64::from_le_bytes(all))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keeps_sign_and_size() {
        let minus_two = Number::signed(&[0xFE, 0xFF]).expect("two bytes");
        assert_eq!((minus_two.decimal(), minus_two.hex()), (Some("-2".to_owned()), "0xFFFE".to_owned()));
        assert_eq!(minus_two.bits(), Some(0xFFFE));
        assert_eq!(Number::unsigned(&[0xFF; 8]).map(Number::hex), Some("0xFFFFFFFFFFFFFFFF".to_owned()));
        assert_eq!(Number::signed(&[0; 8]), Some(Number::Signed(0, 64)));
        for bytes in [&[][..], &[0; 9]] {
            assert_eq!((Number::unsigned(bytes), Number::signed(bytes), Number::guid(bytes)), (None, None, None));
        }
        let guid = [0xD1, 0xA8, 0x6F, 0x3D, 5, 0xFE, 0xD0, 0x11, 0x9D, 0xDA, 0, 0xC0, 0x4F, 0xD7, 0xBA, 0x7C];
        let text = Number::guid(&guid).map(Number::hex);
        assert_eq!(text, Some("{3D6FA8D1-FE05-11D0-9DDA-00C04FD7BA7C}".to_owned()));
    }
}
