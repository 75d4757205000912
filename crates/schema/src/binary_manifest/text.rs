//! Texts of manifests and of message tables.

use std::borrow::Cow;

use etwspec::Utf16Str;

/// Decodes text in UTF-16 up to a zero, of which at most `most` bytes in UTF-8 are kept. Only as many bytes are read as this
/// takes, since many references may lead to one long text.
pub(super) fn utf16(bytes: &[u8], most: usize) -> String {
    // A unit takes at least one byte in UTF-8. One more shows that the text must be cut off.
    let bytes = bytes.get(..2 * (most + 1)).unwrap_or(bytes);
    Utf16Str::split(bytes).0.chars().collect()
}

/// Decodes text in a code page up to a zero: as UTF-8, otherwise as Latin-1.
pub(super) fn in_code_page(bytes: &[u8], most: usize) -> Cow<'_, str> {
    let bytes = bytes.get(..most + 4).unwrap_or(bytes);
    let bytes = bytes.split(|byte| *byte == 0).next().unwrap_or_default();
    match std::str::from_utf8(bytes) {
        Ok(text) => text.into(),
        Err(_) => bytes.iter().copied().map(char::from).collect::<String>().into(),
    }
}
