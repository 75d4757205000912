//! Texts in data: characters up to a zero, or to the end of the bytes where no zero is.

use core::fmt::{self, Write};

/// A text of 8-bit characters. Which code page they are of, the data do not say.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct AnsiStr<'a> {
    chars: &'a [u8],
    terminated: bool,
}

impl<'a> AnsiStr<'a> {
    /// The text at the start of the bytes, and the bytes behind it.
    #[inline]
    pub fn split(bytes: &'a [u8]) -> (Self, &'a [u8]) {
        match bytes.iter().position(|&byte| byte == 0) {
            Some(end) => (AnsiStr { chars: &bytes[..end], terminated: true }, &bytes[end + 1..]),
            None => (AnsiStr { chars: bytes, terminated: false }, &[]),
        }
    }

    /// The characters, without the zero.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8] {
        self.chars
    }

    /// Whether a zero ends it; otherwise the end of the bytes did.
    #[inline]
    pub fn is_terminated(&self) -> bool {
        self.terminated
    }

    /// How many characters it has, without the zero.
    #[inline]
    pub fn len(&self) -> usize {
        self.chars.len()
    }

    /// Whether it has no characters.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.chars.is_empty()
    }

    /// The same, owned.
    #[cfg(feature = "alloc")]
    pub fn to_value(&self) -> AnsiString {
        AnsiString { chars: self.chars.to_vec(), terminated: self.terminated }
    }
}

/// ASCII as it is; for any other character U+FFFD, since the code page is not known.
impl fmt::Display for AnsiStr<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let shown = |byte: &u8| if byte.is_ascii() { char::from(*byte) } else { char::REPLACEMENT_CHARACTER };
        self.chars.iter().map(shown).try_for_each(|char| f.write_char(char))
    }
}

/// A text of UTF-16, little-endian.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Utf16Str<'a> {
    /// Two bytes a unit.
    bytes: &'a [u8],
    terminated: bool,
}

impl<'a> Utf16Str<'a> {
    /// The text at the start of the bytes, and the bytes behind it. A single byte at the end belongs to no text.
    #[inline]
    pub fn split(bytes: &'a [u8]) -> (Self, &'a [u8]) {
        let units = bytes.as_chunks::<2>().0;
        let end = units.iter().position(|unit| *unit == [0, 0]);
        let (text, rest) = bytes.split_at(end.unwrap_or(units.len()) * 2);
        (Utf16Str { bytes: text, terminated: end.is_some() }, if end.is_some() { &rest[2..] } else { rest })
    }

    /// The units, without the zero.
    #[inline]
    pub fn units(&self) -> impl ExactSizeIterator<Item = u16> + use<'a> {
        self.bytes.as_chunks::<2>().0.iter().map(|unit| u16::from_le_bytes(*unit))
    }

    /// The characters; U+FFFD for half of a surrogate pair.
    pub fn chars(&self) -> impl Iterator<Item = char> + use<'a> {
        char::decode_utf16(self.units()).map(|char| char.unwrap_or(char::REPLACEMENT_CHARACTER))
    }

    /// The bytes of the units, without the zero.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8] {
        self.bytes
    }

    /// Whether a zero ends it; otherwise the end of the bytes did.
    #[inline]
    pub fn is_terminated(&self) -> bool {
        self.terminated
    }

    /// How many units it has, without the zero.
    #[inline]
    pub fn len(&self) -> usize {
        self.bytes.len() / 2
    }

    /// Whether it has no units.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.bytes.is_empty()
    }

    /// The same, owned.
    #[cfg(feature = "alloc")]
    pub fn to_value(&self) -> Utf16String {
        Utf16String { units: self.units().collect(), terminated: self.terminated }
    }
}

/// The characters; U+FFFD for half of a surrogate pair.
impl fmt::Display for Utf16Str<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.chars().try_for_each(|char| f.write_char(char))
    }
}

#[cfg(feature = "alloc")]
pub use owned::{AnsiString, Utf16String};

#[cfg(feature = "alloc")]
mod owned {
    use alloc::string::String;
    use alloc::vec::Vec;
    use core::fmt;

    /// An owned text of 8-bit characters. Which code page they are of, the data do not say.
    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
    pub struct AnsiString {
        /// The characters, without the zero.
        pub chars: Vec<u8>,
        /// Whether a zero ends it; without one, nothing can follow it.
        pub terminated: bool,
    }

    impl AnsiString {
        pub(crate) fn append_to(&self, out: &mut Vec<u8>) {
            out.extend_from_slice(&self.chars);
            out.extend(self.terminated.then_some(0));
        }

        /// Whether a reader would find just this text again.
        pub(crate) fn is_whole(&self) -> bool {
            !self.chars.contains(&0)
        }
    }

    impl Default for AnsiString {
        /// No characters, and a zero at the end.
        fn default() -> Self {
            AnsiString { chars: Vec::new(), terminated: true }
        }
    }

    impl From<&str> for AnsiString {
        /// ASCII as it is, `?` for any other character.
        fn from(text: &str) -> Self {
            let byte = |char: char| if char.is_ascii() { char as u8 } else { b'?' };
            AnsiString { chars: text.chars().map(byte).collect(), terminated: true }
        }
    }

    impl fmt::Display for AnsiString {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            super::AnsiStr { chars: &self.chars, terminated: self.terminated }.fmt(f)
        }
    }

    /// An owned text of UTF-16.
    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
    pub struct Utf16String {
        /// The units, without the zero.
        pub units: Vec<u16>,
        /// Whether a zero ends it; without one, nothing can follow it.
        pub terminated: bool,
    }

    impl Utf16String {
        pub(crate) fn append_to(&self, out: &mut Vec<u8>) {
            out.extend(self.units.iter().flat_map(|unit| unit.to_le_bytes()));
            if self.terminated {
                out.extend_from_slice(&[0, 0]);
            }
        }

        /// Whether a reader would find just this text again.
        pub(crate) fn is_whole(&self) -> bool {
            !self.units.contains(&0)
        }
    }

    impl Default for Utf16String {
        /// No units, and a zero at the end.
        fn default() -> Self {
            Utf16String { units: Vec::new(), terminated: true }
        }
    }

    impl From<&str> for Utf16String {
        fn from(text: &str) -> Self {
            Utf16String { units: text.encode_utf16().collect(), terminated: true }
        }
    }

    impl fmt::Display for Utf16String {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str(&String::from_utf16_lossy(&self.units))
        }
    }

    #[cfg(feature = "proptest")]
    impl proptest::arbitrary::Arbitrary for AnsiString {
        type Parameters = ();
        type Strategy = proptest::strategy::BoxedStrategy<Self>;

        fn arbitrary_with((): ()) -> Self::Strategy {
            use proptest::strategy::Strategy;
            proptest::collection::vec(1u8.., 0..9).prop_map(|chars| AnsiString { chars, terminated: true }).boxed()
        }
    }

    #[cfg(feature = "proptest")]
    impl proptest::arbitrary::Arbitrary for Utf16String {
        type Parameters = ();
        type Strategy = proptest::strategy::BoxedStrategy<Self>;

        fn arbitrary_with((): ()) -> Self::Strategy {
            use proptest::strategy::Strategy;
            proptest::collection::vec(1u16.., 0..9).prop_map(|units| Utf16String { units, terminated: true }).boxed()
        }
    }
}
