//! Bounds of texts in statistics, which are shorter than long texts.

/// Size of a bound in bytes at most: what the parquet crate uses for other columns.
const MAX: usize = 64;

/// Returns a text that is not above another, and whether it is the same.
pub(super) fn lower(text: &[u8]) -> (&[u8], bool) {
    match text.get(..end_of_start(text)) {
        Some(start) => (start, start.len() == text.len()),
        None => (text, true),
    }
}

/// Returns a text that is not below another, and whether it is the same.
pub(super) fn upper(text: &[u8]) -> (Vec<u8>, bool) {
    let start = text.get(..end_of_start(text)).unwrap_or(text);
    if start.len() == text.len() {
        return (text.to_vec(), true);
    }
    // The start with its last character increased is above all texts with this start.
    let mut chars: Vec<char> = String::from_utf8_lossy(start).chars().collect();
    while let Some(last) = chars.pop() {
        if let Some(next) = after(last) {
            chars.push(next);
            return (chars.into_iter().collect::<String>().into_bytes(), false);
        }
    }
    (text.to_vec(), true)
}

/// Returns the character after another, unless it takes more bytes.
fn after(char: char) -> Option<char> {
    let next = char::from_u32(u32::from(char) + 1)?;
    (next.len_utf8() == char.len_utf8()).then_some(next)
}

/// Returns the end of the first characters that have at most [`MAX`] bytes.
fn end_of_start(text: &[u8]) -> usize {
    let is_inside = |at: &usize| text.get(*at).is_some_and(|byte| byte & 0xC0 == 0x80);
    if text.len() <= MAX {
        return text.len();
    }
    (0..=MAX).rev().find(|at| !is_inside(at)).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bounds_enclose_texts_and_are_short() {
        let mut texts: Vec<String> = ["", "a", "\u{10FFFF}"].map(str::to_owned).to_vec();
        for char in ['a', '\u{7F}', 'é', '\u{7FF}', '€', '\u{D7FF}', '\u{FFFF}', '😀', '\u{10FFFF}'] {
            for count in [15, 16, 17, 21, 22, 32, 33, 63, 64, 65, 200] {
                texts.push(char.to_string().repeat(count));
                texts.push(format!("x{}", char.to_string().repeat(count)));
            }
        }
        for text in &texts {
            let ((low, low_is_exact), (high, high_is_exact)) = (lower(text.as_bytes()), upper(text.as_bytes()));
            assert!(low <= text.as_bytes() && text.as_bytes() <= &high[..], "{text:?}");
            assert!(str::from_utf8(low).is_ok() && str::from_utf8(&high).is_ok(), "{text:?}");
            assert_eq!(low_is_exact, low == text.as_bytes(), "{text:?}");
            assert_eq!(high_is_exact, high == text.as_bytes(), "{text:?}");
            assert!(low.len() <= MAX, "{text:?}");
            let is_highest = text.len() > MAX && text.chars().take(MAX / 4).all(|char| after(char).is_none());
            assert!(high.len() <= MAX || is_highest, "{text:?}");
        }
    }
}
