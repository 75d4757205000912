//! Texts end at the first zero, wherever it is.

use etwspec::{AnsiStr, Utf16Str};
use proptest::prelude::*;

proptest! {
    /// The zero is searched in words of eight bytes. Bytes near zero and near the sign bit are where that could fail.
    #[test]
    fn text_ends_at_first_zero(bytes in prop::collection::vec(prop_oneof![0u8..3, 0x7Eu8..0x82, 0xFEu8..=0xFF], 0..64)) {
        let (ansi, rest) = AnsiStr::split(&bytes);
        let end = bytes.iter().position(|byte| *byte == 0);
        prop_assert_eq!(ansi.as_bytes(), &bytes[..end.unwrap_or(bytes.len())]);
        prop_assert_eq!(ansi.is_terminated(), end.is_some());
        prop_assert_eq!(rest, end.map_or(&[][..], |end| &bytes[end + 1..]));

        let (text, rest) = Utf16Str::split(&bytes);
        let units: Vec<u16> = bytes.chunks_exact(2).map(|unit| u16::from_le_bytes([unit[0], unit[1]])).collect();
        let end = units.iter().position(|unit| *unit == 0);
        prop_assert_eq!(text.units().collect::<Vec<_>>(), &units[..end.unwrap_or(units.len())]);
        prop_assert_eq!(text.is_terminated(), end.is_some());
        prop_assert_eq!(rest, &bytes[end.map_or(units.len() * 2, |end| end * 2 + 2)..]);
    }

    /// Runs of ASCII are written at once, other characters one at a time.
    #[test]
    fn utf16_is_displayed_as_its_characters(
        runs in prop::collection::vec((prop_oneof![Just(0x41u16), Just(0x7F), Just(0x80), Just(0xD83D), Just(0xDE00)], 1usize..20), 0..8),
    ) {
        let units: Vec<u16> = runs.into_iter().flat_map(|(unit, count)| std::iter::repeat_n(unit, count)).collect();
        let bytes: Vec<u8> = units.iter().flat_map(|unit| unit.to_le_bytes()).collect();
        let one = |unit: Result<char, std::char::DecodeUtf16Error>| match unit {
            Ok(char) => char.to_string(),
            Err(unpaired) => format!("\\u{{{:x}}}", unpaired.unpaired_surrogate()),
        };
        prop_assert_eq!(Utf16Str::whole(&bytes).to_string(), char::decode_utf16(units).map(one).collect::<String>());
    }
}
