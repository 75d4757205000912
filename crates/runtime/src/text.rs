//! Strings, terminated by a zero or by the end of the bytes.

use core::fmt::{self, Formatter, Write};

/// A formatter that escapes characters as `Debug` does.
struct Escaping<'a, 'f>(&'a mut Formatter<'f>);

impl Write for Escaping<'_, '_> {
    fn write_str(&mut self, piece: &str) -> fmt::Result {
        piece.chars().flat_map(char::escape_debug).try_for_each(|c| self.0.write_char(c))
    }
}

/// Implements `Debug` of strings: text in quotation marks.
macro_rules! quoted {
    ($($name:ty),*) => {
        $(impl fmt::Debug for $name {
            fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
                f.write_char('"')?;
                write!(Escaping(f), "{self}")?;
                f.write_char('"')
            }
        })*
    };
}

quoted!(AnsiStr<'_>, Utf16Str<'_>, Text<'_>);
#[cfg(feature = "alloc")]
quoted!(AnsiString, Utf16String);

/// A borrowed string of 8-bit characters. The code page is unknown.
///
/// As text, valid UTF-8 is itself, and any other byte is an escape, such as `\x{e4}`. A backslash that would begin an
/// escape is `\x{5c}`. Different bytes are therefore different texts. With the feature `alloc`,
/// `AnsiString::from_escaped` returns the bytes of a text.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct AnsiStr<'a> {
    chars: &'a [u8],
    terminated: bool,
}

impl<'a> AnsiStr<'a> {
    /// Returns the string at the start of the bytes, and the bytes after it.
    #[inline]
    pub fn split(bytes: &'a [u8]) -> (Self, &'a [u8]) {
        match first_zero(bytes) {
            Some(end) => (AnsiStr { chars: &bytes[..end], terminated: true }, &bytes[end + 1..]),
            None => (AnsiStr { chars: bytes, terminated: false }, &[]),
        }
    }

    /// Returns a string of all bytes, zeros included, which no zero terminates.
    #[inline]
    pub fn whole(bytes: &'a [u8]) -> Self {
        AnsiStr { chars: bytes, terminated: false }
    }

    /// Returns the characters, without the zero.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8] {
        self.chars
    }

    /// Returns whether a zero terminates the string. Otherwise the bytes ended.
    #[inline]
    pub fn is_terminated(&self) -> bool {
        self.terminated
    }

    /// Returns the number of characters, without the zero.
    #[inline]
    pub fn len(&self) -> usize {
        self.chars.len()
    }

    /// Returns whether the string has no characters.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.chars.is_empty()
    }

    /// Passes the text to a function piece by piece, with escapes for bytes that are not UTF-8.
    ///
    /// ```
    /// # use etwspec_runtime as etwspec;
    /// use etwspec::AnsiStr;
    ///
    /// assert_eq!(AnsiStr::whole(b"caf\xC3\xA9.exe").to_string(), "caf\u{E9}.exe");
    /// assert_eq!(AnsiStr::whole(b"caf\xE9.exe").to_string(), r"caf\x{e9}.exe");
    /// assert_eq!(AnsiStr::whole(br"caf\x{e9}.exe").to_string(), r"caf\x{5c}x{e9}.exe");
    /// ```
    ///
    /// # Errors
    ///
    /// The first error that the function returns.
    #[inline]
    pub fn pieces<E>(&self, mut write: impl FnMut(&str) -> Result<(), E>) -> Result<(), E> {
        if let Ok(text) = str::from_utf8(self.chars) {
            return write_literal(text, &mut write);
        }
        for chunk in self.chars.utf8_chunks() {
            write_literal(chunk.valid(), &mut write)?;
            for byte in chunk.invalid() {
                write(escaped(b"\\x{00}", *byte).text())?;
            }
        }
        Ok(())
    }

    /// Returns an owned copy.
    #[cfg(feature = "alloc")]
    pub fn to_value(&self) -> AnsiString {
        AnsiString { chars: self.chars.to_vec(), terminated: self.terminated }
    }
}

/// Writes the text, with escapes for bytes that are not UTF-8.
impl fmt::Display for AnsiStr<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.pieces(|piece| f.write_str(piece))
    }
}

/// A borrowed string of UTF-16, little-endian.
///
/// As text, an unpaired surrogate is an escape, such as `\u{d800}`. A backslash that would begin an escape is `\x{5c}`, as in
/// [`AnsiStr`]. With the feature `alloc`, `Utf16String::from_escaped` returns the code units of a text.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Utf16Str<'a> {
    /// Code units, two bytes each.
    bytes: &'a [u8],
    terminated: bool,
}

impl<'a> Utf16Str<'a> {
    /// Returns the string at the start of the bytes, and the bytes after it. A single byte at the end belongs to no
    /// string.
    #[inline]
    pub fn split(bytes: &'a [u8]) -> (Self, &'a [u8]) {
        let units = bytes.as_chunks::<2>().0;
        let end = first_zero_unit(units);
        let (text, rest) = bytes.split_at(end.unwrap_or(units.len()) * 2);
        (Utf16Str { bytes: text, terminated: end.is_some() }, if end.is_some() { &rest[2..] } else { rest })
    }

    /// Returns a string of all code units, zeros included, which no zero terminates. A single byte at the end belongs to no
    /// string.
    #[inline]
    pub fn whole(bytes: &'a [u8]) -> Self {
        Utf16Str { bytes: bytes.as_chunks::<2>().0.as_flattened(), terminated: false }
    }

    /// Returns the code units, without the zero.
    #[inline]
    pub fn units(&self) -> impl ExactSizeIterator<Item = u16> + use<'a> {
        self.bytes.as_chunks::<2>().0.iter().map(|unit| u16::from_le_bytes(*unit))
    }

    /// Returns the characters, with U+FFFD for an unpaired surrogate.
    pub fn chars(&self) -> impl Iterator<Item = char> + use<'a> {
        char::decode_utf16(self.units()).map(|char| char.unwrap_or(char::REPLACEMENT_CHARACTER))
    }

    /// Passes the text to a function piece by piece, with escapes for unpaired surrogates.
    ///
    /// Most text is ASCII, which this converts faster than [`chars`](Self::chars).
    ///
    /// ```
    /// # use etwspec_runtime as etwspec;
    /// use etwspec::Utf16Str;
    ///
    /// let mut out = String::new();
    /// Utf16Str::whole(b"n\0o\0\xE9\0").pieces(|piece| -> Result<(), ()> {
    ///     out.push_str(piece);
    ///     Ok(())
    /// })?;
    /// assert_eq!(out, "no\u{E9}");
    /// # Ok::<(), ()>(())
    /// ```
    ///
    /// # Errors
    ///
    /// The first error that the function returns.
    #[inline]
    pub fn pieces<E>(&self, mut write: impl FnMut(&str) -> Result<(), E>) -> Result<(), E> {
        let mut units = self.bytes.as_chunks::<2>().0;
        // Few texts have a brace, and so an escape.
        if units.iter().fold(false, |any, unit| any | (u16::from_le_bytes(*unit) == u16::from(b'{'))) {
            let is_escape = |at: &usize| units_begin_with_escape(units.get(*at..).unwrap_or_default());
            let mut from = 0;
            for at in (0..units.len()).filter(is_escape) {
                write_units(&units[from..at], &mut write)?;
                write(BACKSLASH)?;
                from = at + 1;
            }
            units = &units[from..];
        }
        write_units(units, &mut write)
    }

    /// Returns the bytes of the code units, without the zero.
    #[inline]
    pub fn as_bytes(&self) -> &'a [u8] {
        self.bytes
    }

    /// Returns whether a zero terminates the string. Otherwise the bytes ended.
    #[inline]
    pub fn is_terminated(&self) -> bool {
        self.terminated
    }

    /// Returns the number of code units, without the zero.
    #[inline]
    pub fn len(&self) -> usize {
        self.bytes.len() / 2
    }

    /// Returns whether the string has no code units.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.bytes.is_empty()
    }

    /// Returns an owned copy.
    #[cfg(feature = "alloc")]
    pub fn to_value(&self) -> Utf16String {
        Utf16String { units: self.units().collect(), terminated: self.terminated }
    }
}

/// Writes the text, with escapes for unpaired surrogates.
impl fmt::Display for Utf16Str<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.pieces(|piece| f.write_str(piece))
    }
}

/// Writes code units, of which no backslash begins an escape.
#[inline]
fn write_units<E>(mut units: &[[u8; 2]], write: &mut impl FnMut(&str) -> Result<(), E>) -> Result<(), E> {
    const GROUP: usize = 16;
    let is_ascii = |unit: &[u8; 2]| unit[0] < 0x80 && unit[1] == 0;
    while !units.is_empty() {
        let mut piece = [0; GROUP];
        // Compilers test and narrow a whole group at once.
        let whole = units.first_chunk::<GROUP>().map(|group| group.map(u16::from_le_bytes));
        let count = match whole.filter(|group| group.iter().fold(0, |all, unit| all | unit) < 0x80) {
            Some(group) => {
                piece = group.map(|unit| unit as u8);
                GROUP
            }
            None => {
                let ascii = units.iter().take(GROUP).take_while(|unit| is_ascii(unit));
                ascii.zip(&mut piece).map(|(unit, byte)| *byte = unit[0]).count()
            }
        };
        if count > 0 {
            write(str::from_utf8(&piece[..count]).unwrap_or_default())?;
            units = &units[count..];
            continue;
        }
        let pair = units.iter().take(2).map(|unit| u16::from_le_bytes(*unit));
        match char::decode_utf16(pair).next() {
            Some(Ok(char)) => {
                write(char.encode_utf8(&mut [0; 4]))?;
                units = &units[char.len_utf16()..];
            }
            _ => {
                let [low, high] = units[0];
                let mut escape = escaped(b"\\u{0000}", low);
                escape.put(3, high);
                write(escape.text())?;
                units = &units[1..];
            }
        }
    }
    Ok(())
}

/// Writes text, with an escape for each backslash that would begin one.
#[inline]
fn write_literal<E>(text: &str, write: &mut impl FnMut(&str) -> Result<(), E>) -> Result<(), E> {
    let mut from = 0;
    if text.as_bytes().contains(&b'{') {
        for (at, _) in text.match_indices('\\').filter(|(at, _)| escape(&text.as_bytes()[*at..]).is_some()) {
            write(&text[from..at])?;
            write(BACKSLASH)?;
            from = at + 1;
        }
    }
    if from < text.len() { write(&text[from..]) } else { Ok(()) }
}

/// The escape of a backslash.
const BACKSLASH: &str = "\\x{5c}";

/// Returns the byte or code unit and the length of the escape at the start of a text: `\x{5c}` for a backslash, `\x{80}` to
/// `\x{ff}` for bytes, `\u{d800}` to `\u{dfff}` for surrogates.
///
/// Braces keep names of folders, such as `\x86`, from being escapes.
fn escape(text: &[u8]) -> Option<(u16, usize)> {
    let digits = match text {
        [b'\\', b'x', b'{', _, _, b'}', ..] => &text[3..5],
        [b'\\', b'u', b'{', _, _, _, _, b'}', ..] => &text[3..7],
        _ => return None,
    };
    let number = digits.iter().try_fold(0, |number, digit| match digit {
        b'0'..=b'9' => Some(number << 4 | u16::from(digit - b'0')),
        b'a'..=b'f' => Some(number << 4 | u16::from(digit - b'a' + 10)),
        _ => None,
    })?;
    matches!((digits.len(), number), (2, 0x5C | 0x80..) | (4, 0xD800..=0xDFFF)).then_some((number, digits.len() + 4))
}

fn units_begin_with_escape(units: &[[u8; 2]]) -> bool {
    let mut text = [0; 8];
    for (byte, unit) in text.iter_mut().zip(units) {
        *byte = if unit[1] == 0 { unit[0] } else { 0 };
    }
    escape(&text).is_some()
}

/// The text of an escape.
struct Escaped<const N: usize>([u8; N]);

/// Creates an escape from its form, with the last two digits.
fn escaped<const N: usize>(form: &[u8; N], last: u8) -> Escaped<N> {
    let mut escaped = Escaped(*form);
    escaped.put(N - 3, last);
    escaped
}

impl<const N: usize> Escaped<N> {
    /// Writes two digits.
    fn put(&mut self, at: usize, byte: u8) {
        let digit = |nibble: u8| b"0123456789abcdef"[usize::from(nibble)];
        (self.0[at], self.0[at + 1]) = (digit(byte >> 4), digit(byte & 15));
    }

    fn text(&self) -> &str {
        str::from_utf8(&self.0).unwrap_or_default()
    }
}

/// A borrowed string of 8-bit characters or of UTF-16. Which of the two depends on the layout of the data.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub enum Text<'a> {
    /// 8-bit characters.
    Ansi(AnsiStr<'a>),
    /// UTF-16.
    Utf16(Utf16Str<'a>),
}

impl Default for Text<'_> {
    /// Returns an empty string.
    fn default() -> Self {
        Text::Ansi(AnsiStr::default())
    }
}

impl Text<'_> {
    /// Returns whether the string has no characters.
    #[inline]
    pub fn is_empty(&self) -> bool {
        match self {
            Text::Ansi(text) => text.is_empty(),
            Text::Utf16(text) => text.is_empty(),
        }
    }
}

/// Writes the text, with escapes for what is neither UTF-8 nor UTF-16.
impl fmt::Display for Text<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Text::Ansi(text) => text.fmt(f),
            Text::Utf16(text) => text.fmt(f),
        }
    }
}

#[cfg(feature = "alloc")]
pub use owned::{AnsiString, Utf16String};

#[cfg(feature = "alloc")]
mod owned {
    use alloc::vec::Vec;
    use core::fmt;

    /// An owned string of 8-bit characters. The code page is unknown.
    #[derive(Clone, PartialEq, Eq, Hash)]
    #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
    pub struct AnsiString {
        /// Characters, without the zero.
        pub chars: Vec<u8>,
        /// True if a zero terminates the string. Without one, it must be the last part.
        pub terminated: bool,
    }

    impl AnsiString {
        pub(crate) fn append_to(&self, out: &mut Vec<u8>) {
            out.extend_from_slice(&self.chars);
            out.extend(self.terminated.then_some(0));
        }

        /// Returns whether reading the bytes returns the same string: no character is zero.
        pub(crate) fn is_whole(&self) -> bool {
            !self.chars.contains(&0)
        }
    }

    impl Default for AnsiString {
        /// Returns an empty string, terminated by a zero.
        fn default() -> Self {
            AnsiString { chars: Vec::new(), terminated: true }
        }
    }

    impl AnsiString {
        /// Returns the string, terminated by a zero, that a text shows. Escapes are the bytes that they stand for.
        ///
        /// ```
        /// # use etwspec_runtime as etwspec;
        /// use etwspec::AnsiString;
        ///
        /// assert_eq!(AnsiString::from_escaped(r"caf\x{e9}.exe").chars, b"caf\xE9.exe");
        /// ```
        pub fn from_escaped(text: &str) -> AnsiString {
            let mut chars = Vec::with_capacity(text.len());
            let mut rest = text.as_bytes();
            while let [first, after @ ..] = rest {
                match super::escape(rest) {
                    Some((byte @ ..=0xFF, len)) => {
                        chars.push(byte as u8);
                        rest = &rest[len..];
                    }
                    _ => {
                        chars.push(*first);
                        rest = after;
                    }
                }
            }
            AnsiString { chars, terminated: true }
        }
    }

    impl From<&str> for AnsiString {
        /// Converts a string. Characters other than ASCII become `?`.
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

    /// An owned string of UTF-16.
    #[derive(Clone, PartialEq, Eq, Hash)]
    #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
    pub struct Utf16String {
        /// Code units, without the zero.
        pub units: Vec<u16>,
        /// True if a zero terminates the string. Without one, it must be the last part.
        pub terminated: bool,
    }

    impl Utf16String {
        pub(crate) fn append_to(&self, out: &mut Vec<u8>) {
            out.extend(self.units.iter().flat_map(|unit| unit.to_le_bytes()));
            if self.terminated {
                out.extend_from_slice(&[0, 0]);
            }
        }

        /// Returns whether reading the bytes returns the same string: no character is zero.
        pub(crate) fn is_whole(&self) -> bool {
            !self.units.contains(&0)
        }
    }

    impl Default for Utf16String {
        /// Returns an empty string, terminated by a zero.
        fn default() -> Self {
            Utf16String { units: Vec::new(), terminated: true }
        }
    }

    impl Utf16String {
        /// Returns the string, terminated by a zero, that a text shows. Escapes are the code units that they stand for.
        ///
        /// ```
        /// # use etwspec_runtime as etwspec;
        /// use etwspec::Utf16String;
        ///
        /// assert_eq!(Utf16String::from_escaped(r"a\u{d800}").units, [0x61, 0xD800]);
        /// ```
        pub fn from_escaped(text: &str) -> Utf16String {
            let mut units = Vec::with_capacity(text.len());
            let mut rest = text.chars();
            while let Some(first) = rest.clone().next() {
                match super::escape(rest.as_str().as_bytes()) {
                    Some((unit @ (0x5C | 0xD800..), len)) => {
                        units.push(unit);
                        rest = rest.as_str()[len..].chars();
                    }
                    _ => {
                        units.extend_from_slice(first.encode_utf16(&mut [0; 2]));
                        rest.next();
                    }
                }
            }
            Utf16String { units, terminated: true }
        }
    }

    impl From<&str> for Utf16String {
        fn from(text: &str) -> Self {
            Utf16String { units: text.encode_utf16().collect(), terminated: true }
        }
    }

    impl fmt::Display for Utf16String {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            let bytes: Vec<u8> = self.units.iter().flat_map(|unit| unit.to_le_bytes()).collect();
            super::Utf16Str::whole(&bytes).fmt(f)
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

/// Returns the index of the first zero.
#[inline]
fn first_zero(bytes: &[u8]) -> Option<usize> {
    first(bytes, |byte| *byte == 0)
}

/// Returns the index of the first code unit that is zero.
#[inline]
fn first_zero_unit(units: &[[u8; 2]]) -> Option<usize> {
    first(units, |unit| u16::from_ne_bytes(*unit) == 0)
}

/// Returns the index of the first unit that is zero. Groups of units without a zero are skipped: compilers compare all
/// units of a group at once, because the comparison has no branch.
#[inline]
fn first<T>(units: &[T], is_zero: impl Fn(&T) -> bool) -> Option<usize> {
    let has_zero = |group: &[T; GROUP]| group.iter().fold(false, |any, unit| any | is_zero(unit));
    let skipped = units.as_chunks().0.iter().take_while(|group| !has_zero(group)).count() * GROUP;
    Some(skipped + units.get(skipped..)?.iter().position(is_zero)?)
}

/// Number of units that are compared at once.
const GROUP: usize = 8;
