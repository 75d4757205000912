//! Bytes of a manifest to text.

use std::borrow::Cow;

/// Decodes UTF-8, or UTF-16 if the bytes begin with its byte order mark or with a `<` of two bytes. The second result
/// is whether the bytes are well-formed: invalid bytes become U+FFFD.
pub(super) fn decode(bytes: &[u8]) -> (Cow<'_, str>, bool) {
    match bytes {
        [0xEF, 0xBB, 0xBF, rest @ ..] => utf8(rest),
        [0xFF, 0xFE, rest @ ..] => utf16(rest, u16::from_le_bytes),
        [0xFE, 0xFF, rest @ ..] => utf16(rest, u16::from_be_bytes),
        [b'<', 0, ..] => utf16(bytes, u16::from_le_bytes),
        [0, b'<', ..] => utf16(bytes, u16::from_be_bytes),
        _ => utf8(bytes),
    }
}

fn utf8(bytes: &[u8]) -> (Cow<'_, str>, bool) {
    let text = String::from_utf8_lossy(bytes);
    let valid = matches!(text, Cow::Borrowed(_));
    (text, valid)
}

fn utf16(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> (Cow<'_, str>, bool) {
    let (units, rest) = bytes.as_chunks::<2>();
    let mut text = String::with_capacity(units.len());
    let mut valid = rest.is_empty();
    for char in char::decode_utf16(units.iter().map(|pair| unit(*pair))) {
        text.push(char.unwrap_or_else(|_| {
            valid = false;
            char::REPLACEMENT_CHARACTER
        }));
    }
    (Cow::Owned(text), valid)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decodes_each_byte_order_and_reports_malformed_units() {
        for bytes in
            [&b"<a/>"[..], b"\xEF\xBB\xBF<a/>", b"\xFF\xFE<\0a\0/\0>\0", b"\xFE\xFF\0<\0a\0/\0>", b"<\0a\0/\0>\0"]
        {
            assert_eq!(decode(bytes), (Cow::Borrowed("<a/>"), true));
        }
        assert!(!decode(b"<\xFF").1);
        assert_eq!(decode(b"\xFF\xFE\0\xD8").0, "\u{FFFD}");
        assert!(!decode(b"\xFF\xFE<\0a").1);
    }
}
