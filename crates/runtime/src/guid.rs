//! GUIDs in the byte order of Windows.

use core::fmt;
use core::str::FromStr;

/// A GUID.
///
/// The first three parts are stored as little-endian integers, and the last eight bytes in the order of the text.
///
/// ```
/// # use etwspec_runtime as etwspec;
/// use etwspec::Guid;
///
/// let guid: Guid = "{3D6FA8D1-FE05-11D0-9DDA-00C04FD7BA7C}".parse()?;
/// assert_eq!(guid.data1, 0x3D6F_A8D1);
/// assert_eq!(guid.to_bytes()[..4], [0xD1, 0xA8, 0x6F, 0x3D]);
/// assert_eq!(guid.to_string(), "3d6fa8d1-fe05-11d0-9dda-00c04fd7ba7c");
/// # Ok::<(), etwspec::ParseGuidError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Guid {
    /// First eight hexadecimal digits.
    pub data1: u32,
    /// Digits 9 to 12.
    pub data2: u16,
    /// Digits 13 to 16.
    pub data3: u16,
    /// Last sixteen digits.
    pub data4: [u8; 8],
}

impl Guid {
    /// Size in bytes.
    pub const SIZE: usize = 16;

    /// Creates a GUID from its bytes.
    pub const fn from_bytes(b: [u8; 16]) -> Guid {
        Guid {
            data1: u32::from_le_bytes([b[0], b[1], b[2], b[3]]),
            data2: u16::from_le_bytes([b[4], b[5]]),
            data3: u16::from_le_bytes([b[6], b[7]]),
            data4: [b[8], b[9], b[10], b[11], b[12], b[13], b[14], b[15]],
        }
    }

    /// Returns the bytes of the GUID.
    pub const fn to_bytes(self) -> [u8; 16] {
        let (a, b, c, d) = (self.data1.to_le_bytes(), self.data2.to_le_bytes(), self.data3.to_le_bytes(), self.data4);
        [a[0], a[1], a[2], a[3], b[0], b[1], c[0], c[1], d[0], d[1], d[2], d[3], d[4], d[5], d[6], d[7]]
    }

    /// Returns the bytes of the GUID in the order of the text.
    pub const fn to_be_bytes(self) -> [u8; 16] {
        let (a, b, c, d) = (self.data1.to_be_bytes(), self.data2.to_be_bytes(), self.data3.to_be_bytes(), self.data4);
        [a[0], a[1], a[2], a[3], b[0], b[1], c[0], c[1], d[0], d[1], d[2], d[3], d[4], d[5], d[6], d[7]]
    }

    /// Returns the text of the GUID, in lower case and without braces.
    ///
    /// [`Display`](fmt::Display) writes the same; this is for those who append to bytes.
    pub fn to_ascii(self) -> [u8; 36] {
        let digit = |nibble: u8| nibble + b'0' + u8::from(nibble > 9) * (b'a' - b'0' - 10);
        // Without a table of places, compilers vectorize the conversion.
        let pairs = self.to_be_bytes().map(|byte| [digit(byte >> 4), digit(byte & 15)]);
        let digits = pairs.as_flattened();
        let mut text = [b'-'; 36];
        text[..8].copy_from_slice(&digits[..8]);
        text[9..13].copy_from_slice(&digits[8..12]);
        text[14..18].copy_from_slice(&digits[12..16]);
        text[19..23].copy_from_slice(&digits[16..20]);
        text[24..].copy_from_slice(&digits[20..]);
        text
    }
}

impl fmt::Display for Guid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(core::str::from_utf8(&self.to_ascii()).unwrap_or_default())
    }
}

/// Digits in capitals, as the tables write GUIDs.
impl fmt::UpperHex for Guid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut digits = self.to_ascii();
        digits.make_ascii_uppercase();
        f.write_str(core::str::from_utf8(&digits).unwrap_or_default())
    }
}

impl fmt::Debug for Guid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Error of parsing a [`Guid`] from a string.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseGuidError;

impl fmt::Display for ParseGuidError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a GUID is written as 8-4-4-4-12 hexadecimal digits, with or without braces")
    }
}

impl core::error::Error for ParseGuidError {}

impl FromStr for Guid {
    type Err = ParseGuidError;

    fn from_str(text: &str) -> Result<Self, ParseGuidError> {
        let inner = text.strip_prefix('{').and_then(|rest| rest.strip_suffix('}')).unwrap_or(text).as_bytes();
        if inner.len() != 36 {
            return Err(ParseGuidError);
        }
        let mut digits = [0u8; 32];
        let mut at = 0;
        for (place, &c) in inner.iter().enumerate() {
            if matches!(place, 8 | 13 | 18 | 23) {
                if c != b'-' {
                    return Err(ParseGuidError);
                }
                continue;
            }
            digits[at] = (c as char).to_digit(16).ok_or(ParseGuidError)? as u8;
            at += 1;
        }
        let mut b = [0u8; 16];
        for (byte, pair) in b.iter_mut().zip(digits.chunks_exact(2)) {
            *byte = pair[0] << 4 | pair[1];
        }
        Ok(Guid {
            data1: u32::from_be_bytes([b[0], b[1], b[2], b[3]]),
            data2: u16::from_be_bytes([b[4], b[5]]),
            data3: u16::from_be_bytes([b[6], b[7]]),
            data4: [b[8], b[9], b[10], b[11], b[12], b[13], b[14], b[15]],
        })
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Guid {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for Guid {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Text;
        impl serde::de::Visitor<'_> for Text {
            type Value = Guid;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a GUID")
            }
            fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<Guid, E> {
                text.parse().map_err(E::custom)
            }
        }
        deserializer.deserialize_str(Text)
    }
}

#[cfg(feature = "proptest")]
impl proptest::arbitrary::Arbitrary for Guid {
    type Parameters = ();
    type Strategy = proptest::strategy::Map<
        <(u32, u16, u16, [u8; 8]) as proptest::arbitrary::Arbitrary>::Strategy,
        fn((u32, u16, u16, [u8; 8])) -> Guid,
    >;

    fn arbitrary_with((): ()) -> Self::Strategy {
        use proptest::strategy::Strategy;
        proptest::arbitrary::any::<(u32, u16, u16, [u8; 8])>().prop_map(|(data1, data2, data3, data4)| Guid {
            data1,
            data2,
            data3,
            data4,
        })
    }
}
