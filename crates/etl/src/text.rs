//! Text of traces. A trace does not state the encoding of 8-bit text, so that one rule determines it for all outputs and
//! filters:
//!
//! 1. Valid UTF-8 is UTF-8.
//! 2. Other 8-bit text has the code page that the reader sets with
//!    [`Trace::with_code_page`](crate::Trace::with_code_page), if the bytes follow from the decoded text again.
//! 3. In any other text, each byte that is not UTF-8 is an escape, such as `\x{e4}`.
//!
//! Text with the type UTF-8 follows the rules 1 and 3. In UTF-16, an unpaired surrogate is an escape, such as `\u{d800}`. A
//! backslash that would begin an escape is `\x{5c}`.
//!
//! Each rule is reversible: different bytes are different texts, and
//! [`AnsiString::from_escaped`](etwspec::AnsiString::from_escaped) and
//! [`Utf16String::from_escaped`](etwspec::Utf16String::from_escaped) return the bytes and code units of a text with
//! escapes. Code pages are part of the feature `code-pages`.
//!
//! # Design
//!
//! U+FFFD would make different names equal. Escapes have braces because `\x86` is also the name of a folder in a path.

use std::borrow::Cow;
use std::convert::Infallible;

use etwspec::{AnsiStr, Utf16Str};

/// Limits of output for the data that it shows.
pub mod output {
    pub use crate::output::*;
}

#[cfg(feature = "code-pages")]
pub use code_page::{CodePage, UnknownCodePage};

/// A code page in which machines write 8-bit text. There is none without the feature `code-pages`.
#[cfg(not(feature = "code-pages"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CodePage {}

#[cfg(not(feature = "code-pages"))]
impl CodePage {
    fn decode(self, _: &[u8]) -> Option<String> {
        match self {}
    }
}

/// Returns 8-bit text that is UTF-8, or has a code page.
#[inline]
pub fn ansi(bytes: &[u8], code_page: Option<CodePage>) -> Cow<'_, str> {
    or_else(bytes, || code_page.and_then(|page| page.decode(bytes)).unwrap_or_else(|| escaped(bytes)))
}

/// Returns UTF-8 text.
#[inline]
pub fn utf8(bytes: &[u8]) -> Cow<'_, str> {
    or_else(bytes, || escaped(bytes))
}

/// Returns valid UTF-8 as text, and what a function returns for other bytes.
#[inline]
fn or_else(bytes: &[u8], other: impl FnOnce() -> String) -> Cow<'_, str> {
    match str::from_utf8(bytes) {
        // Only a text with a brace may have an escape.
        Ok(text) if !text.contains('{') => Cow::Borrowed(text),
        Ok(_) => Cow::Owned(escaped(bytes)),
        Err(_) => Cow::Owned(other()),
    }
}

fn escaped(bytes: &[u8]) -> String {
    AnsiStr::whole(bytes).to_string()
}

/// Returns text of UTF-16.
pub fn utf16(text: Utf16Str<'_>) -> String {
    let mut out = String::with_capacity(text.len());
    let _never_fails = text.pieces(|piece| -> Result<(), Infallible> {
        out.push_str(piece);
        Ok(())
    });
    out
}

/// Returns the text of a character of UTF-16.
pub fn character(unit: u16) -> String {
    Utf16Str::whole(&unit.to_le_bytes()).to_string()
}

/// Returns the four characters of a tag, or its number in hexadecimal if they are not printable.
pub fn tag(tag: u32) -> String {
    let is_plain = |byte: &u8| (b' '..=b'~').contains(byte) && *byte != b'"' && *byte != b'\\';
    match tag.to_le_bytes() {
        bytes if bytes.iter().all(is_plain) => bytes.map(char::from).iter().collect(),
        _ => format!("{tag:#010x}"),
    }
}

#[cfg(feature = "code-pages")]
mod code_page {
    use std::fmt;
    use std::str::FromStr;

    use encoding_rs::{
        BIG5, EUC_JP, EUC_KR, Encoding, GB18030, GBK, IBM866, KOI8_R, KOI8_U, MACINTOSH, SHIFT_JIS, UTF_8, WINDOWS_874,
        WINDOWS_1250, WINDOWS_1251, WINDOWS_1252, WINDOWS_1253, WINDOWS_1254, WINDOWS_1255, WINDOWS_1256, WINDOWS_1257,
        WINDOWS_1258, X_MAC_CYRILLIC,
    };
    use etwspec::AnsiStr;

    /// A code page in which machines write 8-bit text.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub struct CodePage(&'static Encoding);

    /// Code pages of Windows by their numbers.
    const NUMBERS: [(u32, &Encoding); 25] = [
        (866, IBM866),
        (874, WINDOWS_874),
        (932, SHIFT_JIS),
        (936, GBK),
        (949, EUC_KR),
        (950, BIG5),
        (1250, WINDOWS_1250),
        (1251, WINDOWS_1251),
        (1252, WINDOWS_1252),
        (1253, WINDOWS_1253),
        (1254, WINDOWS_1254),
        (1255, WINDOWS_1255),
        (1256, WINDOWS_1256),
        (1257, WINDOWS_1257),
        (1258, WINDOWS_1258),
        (10000, MACINTOSH),
        (10007, X_MAC_CYRILLIC),
        (20866, KOI8_R),
        (20932, EUC_JP),
        (21866, KOI8_U),
        (51932, EUC_JP),
        (51949, EUC_KR),
        (54936, GB18030),
        (65001, UTF_8),
        (28591, WINDOWS_1252),
    ];

    impl CodePage {
        /// Returns the names and numbers of code pages, for messages.
        pub fn names() -> impl Iterator<Item = String> {
            NUMBERS.iter().flat_map(|(number, encoding)| [number.to_string(), encoding.name().to_lowercase()])
        }

        /// Decodes text. Returns `None` if the bytes do not follow from the text again.
        pub fn decode(self, bytes: &[u8]) -> Option<String> {
            let text = self.0.decode_without_bom_handling_and_without_replacement(bytes)?;
            let is_reversible = self.0.encode(&text).0 == bytes;
            is_reversible.then(|| AnsiStr::whole(text.as_bytes()).to_string())
        }
    }

    /// Writes the name of the encoding, such as `windows-1251`.
    impl fmt::Display for CodePage {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str(self.0.name())
        }
    }

    /// A text is no code page.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
    #[error("unknown code page; write its number in Windows, such as 1251, or its name, such as gbk")]
    pub struct UnknownCodePage;

    impl FromStr for CodePage {
        type Err = UnknownCodePage;

        /// Parses the number of a code page of Windows (`1251`, `cp936`) or a label of the WHATWG (`gbk`, `windows-1251`).
        fn from_str(text: &str) -> Result<Self, Self::Err> {
            let number = text.strip_prefix("cp").or_else(|| text.strip_prefix("CP")).unwrap_or(text);
            let numbered = number.parse().ok().and_then(|number: u32| NUMBERS.iter().find(|(own, _)| *own == number));
            let found = numbered.map(|(_, encoding)| *encoding).or_else(|| Encoding::for_label(text.as_bytes()));
            // ASCII is the same in all code pages of Windows.
            found.filter(|encoding| encoding.is_ascii_compatible()).map(CodePage).ok_or(UnknownCodePage)
        }
    }
}

#[cfg(test)]
mod tests {
    use etwspec::{AnsiString, Utf16String};
    use proptest::prelude::*;

    use super::*;

    /// Bytes of which many are parts of escapes.
    fn bytes() -> impl Strategy<Value = Vec<u8>> {
        let piece = prop_oneof![
            Just(br"\x{".to_vec()),
            Just(br"\u{d8".to_vec()),
            Just(br"\x{5c}".to_vec()),
            Just(br"\x{e4}".to_vec()),
            Just(br"\u{dfff}".to_vec()),
            Just(br"\\".to_vec()),
            Just("ä中".as_bytes().to_vec()),
            prop::collection::vec(any::<u8>(), 0..4),
        ];
        prop::collection::vec(piece, 0..8).prop_map(|pieces| pieces.concat())
    }

    proptest! {
        #[test]
        fn escapes_of_8_bit_text_are_reversible(bytes in bytes()) {
            prop_assert_eq!(AnsiString::from_escaped(&utf8(&bytes)).chars, bytes.clone());
            prop_assert_eq!(AnsiString::from_escaped(&AnsiStr::whole(&bytes).to_string()).chars, bytes);
        }

        #[test]
        fn escapes_of_utf16_are_reversible(bytes in bytes(), units in prop::collection::vec(0xD7FE_u16..0xE002, 0..6)) {
            let all: Vec<u16> = bytes.iter().map(|byte| u16::from(*byte)).chain(units).collect();
            let bytes: Vec<u8> = all.iter().flat_map(|unit| unit.to_le_bytes()).collect();
            let text = Utf16Str::whole(&bytes).to_string();
            prop_assert_eq!(Utf16String::from_escaped(&text).units, all.clone());
            prop_assert_eq!(Utf16String { units: all, terminated: true }.to_string(), text);
        }

        #[test]
        fn text_without_escapes_is_unchanged(text in r"[^{]*") {
            prop_assert!(matches!(utf8(text.as_bytes()), Cow::Borrowed(same) if same == text));
            let units: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
            prop_assert_eq!(Utf16Str::whole(&units).to_string(), text);
        }
    }

    #[test]
    fn only_complete_escapes_have_a_backslash_escaped() {
        for text in [r"C:\x86\x{7f}", r"\x{E4}", r"\x{e4", r"\u{d7ff}", r"\u{1b}", r"\u{00e4}", r"x{e4}"] {
            assert_eq!(utf8(text.as_bytes()), text);
        }
        assert_eq!(utf8(br"\\x{5c}x{80}"), r"\\x{5c}x{5c}x{80}");
        assert_eq!(character(0xE4), "ä");
        assert_eq!(character(0xD800), r"\u{d800}");
    }

    #[cfg(feature = "code-pages")]
    proptest! {
        #[test]
        fn code_pages_are_reversible(bytes in bytes(), name in prop::sample::select(CodePage::names().collect::<Vec<_>>())) {
            let page: CodePage = name.parse().expect("a listed name");
            if let Some(text) = page.decode(&bytes) {
                let literal = AnsiString::from_escaped(&text).chars;
                let text = String::from_utf8(literal).expect("text without bytes");
                let encoding = encoding_rs::Encoding::for_label(page.to_string().as_bytes()).expect("a label");
                prop_assert_eq!(&*encoding.encode(&text).0, &bytes[..]);
            }
        }
    }

    #[cfg(feature = "code-pages")]
    #[test]
    fn parses_numbers_and_labels() {
        let name = |text: &str| text.parse::<CodePage>().map(|page| page.to_string());
        assert_eq!(name("1251").as_deref(), Ok("windows-1251"));
        assert_eq!(name("cp936").as_deref(), Ok("GBK"));
        assert_eq!(name("GBK").as_deref(), Ok("GBK"));
        assert_eq!(name("Shift_JIS").as_deref(), Ok("Shift_JIS"));
        for text in ["", "1", "utf-16", "iso-2022-jp", "klingon"] {
            assert_eq!(name(text), Err(UnknownCodePage));
        }
        assert_eq!("gbk".parse::<CodePage>().expect("a label").decode(b"\xCA\xB1.exe").as_deref(), Some("时.exe"));
        assert_eq!("gbk".parse::<CodePage>().expect("a label").decode(b"\xCA\xFF"), None);
    }
}
