//! Text of a message: its parts, and the conversions of `printf` in them.

/// Greatest width and precision. Greater ones are reduced to it.
pub(super) const MAX_WIDTH: usize = 4_096;

/// Ends a line of a message, as Windows writes it.
const LINE_END: &str = "\r\n";

/// A conversion of `printf`. Modifiers of the length have no effect, because the type of the value is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Spec {
    pub(super) left: bool,
    pub(super) plus: bool,
    pub(super) space: bool,
    pub(super) alternate: bool,
    pub(super) zero: bool,
    pub(super) width: Bound,
    pub(super) precision: Bound,
    pub(super) conversion: char,
}

/// A width or precision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    None,
    Fixed(usize),
    /// The value of an argument before the one to write.
    Argument,
}

impl Spec {
    pub(super) const PLAIN: Spec = Spec {
        left: false,
        plus: false,
        space: false,
        alternate: false,
        zero: false,
        width: Bound::None,
        precision: Bound::None,
        conversion: 's',
    };

    /// Parses a conversion such as `-08I64x`.
    pub(super) fn parse(text: &str) -> Option<Spec> {
        let mut spec = Spec::PLAIN;
        let mut rest = text;
        while let Some(flag) = rest.chars().next().filter(|char| "-+ #0".contains(*char)) {
            match flag {
                '-' => spec.left = true,
                '+' => spec.plus = true,
                ' ' => spec.space = true,
                '#' => spec.alternate = true,
                _ => spec.zero = true,
            }
            rest = &rest[1..];
        }
        (spec.width, rest) = bound(rest);
        if let Some(after) = rest.strip_prefix('.') {
            (spec.precision, rest) = bound(after);
            if spec.precision == Bound::None {
                spec.precision = Bound::Fixed(0);
            }
        }
        for modifier in ["I64", "I32", "hh", "ll", "h", "l", "w", "I", "L", "j", "z", "t"] {
            // `Z` and `S` follow no modifier, so nothing else begins like one.
            if rest.len() > modifier.len() {
                rest = rest.strip_prefix(modifier).unwrap_or(rest);
            }
        }
        let mut chars = rest.chars();
        spec.conversion = chars.next().filter(|char| "cCdiuxXopsSzZeEfFgG".contains(*char))?;
        chars.next().is_none().then_some(spec)
    }
}

/// Parses a width or precision.
fn bound(text: &str) -> (Bound, &str) {
    if let Some(rest) = text.strip_prefix('*') {
        return (Bound::Argument, rest);
    }
    let end = text.bytes().position(|byte| !byte.is_ascii_digit()).unwrap_or(text.len());
    let (digits, rest) = text.split_at(end);
    if digits.is_empty() {
        return (Bound::None, rest);
    }
    (Bound::Fixed(digits.parse().unwrap_or(MAX_WIDTH).min(MAX_WIDTH)), rest)
}

/// A part of a message, before it is compiled.
pub(super) enum Token<'a> {
    Text(&'a str),
    /// Number, conversion, and the whole insertion.
    Insertion(u16, Option<&'a str>, &'a str),
    /// `%0`.
    Zero,
    /// A name between `%!` and `!`, and the whole insertion.
    Named(&'a str, &'a str),
}

/// Divides a message into parts.
pub(super) fn tokens(mut text: &str, wpp: bool, mut each: impl FnMut(Token<'_>)) {
    while let Some(at) = text.find('%') {
        if at > 0 {
            each(Token::Text(&text[..at]));
        }
        let after = &text[at + 1..];
        let Some(next) = after.chars().next() else {
            each(Token::Text("%"));
            return;
        };
        text = &after[next.len_utf8()..];
        match next {
            '0' => {
                each(Token::Zero);
                if !wpp {
                    return;
                }
            }
            '1'..='9' => {
                // `FormatMessage` has at most 99 insertions.
                let most = if wpp { 4 } else { 2 };
                let digits = after.bytes().take(most).take_while(u8::is_ascii_digit).count();
                let number = after[..digits].parse().unwrap_or(u16::MAX);
                let rest = &after[digits..];
                let conversion = rest.strip_prefix('!').and_then(|rest| rest.find('!').map(|end| &rest[..end]));
                let size = digits + conversion.map_or(0, |conversion| conversion.len() + 2);
                each(Token::Insertion(number, conversion, &after[..size]));
                text = &after[size..];
            }
            '!' => {
                let name = if wpp { text.find('!').map(|end| &text[..end]) } else { None };
                let is_name = |name: &&str| !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_alphanumeric());
                match name.filter(is_name) {
                    Some(name) => {
                        each(Token::Named(name, &after[..name.len() + 2]));
                        text = &text[name.len() + 1..];
                    }
                    None => each(Token::Text("!")),
                }
            }
            'n' => each(Token::Text(LINE_END)),
            'r' => each(Token::Text("\r")),
            't' => each(Token::Text("\t")),
            'b' => each(Token::Text(" ")),
            _ => each(Token::Text(&after[..next.len_utf8()])),
        }
    }
    if !text.is_empty() {
        each(Token::Text(text));
    }
}

/// Returns the numbers of the arguments of a WPP message, each with the character of its first conversion.
pub(crate) fn conversions(text: &str) -> Vec<(u16, char)> {
    let mut found = Vec::new();
    tokens(text, true, |token| {
        if let Token::Insertion(number, Some(conversion), _) = token
            && let Some(spec) = Spec::parse(conversion)
        {
            found.push((number, spec.conversion));
        }
    });
    found
}

impl Spec {
    /// Returns the conversion without signs.
    pub(super) fn unsigned(self) -> Spec {
        Spec { plus: false, space: false, ..self }
    }
}
