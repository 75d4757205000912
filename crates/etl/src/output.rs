//! Limits of the output for an event.
//!
//! A few bytes of a crafted event can select many fields with long names. The output for an event is therefore limited by
//! the size of the event. Fields beyond the limit are not visited, so that all formats end at the same field.

/// Maximum output for the fields of an event, in bytes for each byte of the event. It includes names, names of values,
/// punctuation and values. A path such as `List[3].Name` counts as often as it is used.
pub const OUTPUT_PER_BYTE: usize = 160;

/// Part of [`OUTPUT_PER_BYTE`] for values. A byte of data has at most as many bytes of text, escapes included: a number of
/// 8 bytes with a fraction has up to 345.
pub const VALUES_PER_BYTE: usize = 48;

/// Maximum size of the message of an event before escapes, in bytes for each byte of the event.
pub const MESSAGE_PER_BYTE: usize = 16;

/// Size in bytes as which a smaller event counts.
pub const MIN_SIZE: usize = 1 << 10;

/// Output for the punctuation of a field, a group or an element, in bytes. It includes the index of an element.
pub const PUNCTUATION: usize = 16;

/// Maximum size of a name of an event, a provider, a task or the like in output, in bytes.
pub const NAME_SIZE: usize = 1 << 10;

/// Maximum total size of the names of the keywords of an event in output, in bytes.
pub const KEYWORDS_SIZE: usize = 4 << 10;

/// Maximum size of the name of what a field refers to, in bytes.
pub const REFERRED_SIZE: usize = 4 << 10;

/// Mark at the end of text that was cut off.
pub const MARK: &str = "… (cut off)";

/// Returns the maximum output for the names and the punctuation of the fields of an event with this size, in bytes.
#[inline]
pub fn names_limit(size: usize) -> usize {
    (OUTPUT_PER_BYTE - VALUES_PER_BYTE) * size.max(MIN_SIZE)
}

/// Returns the maximum size of the message of an event with this size, in bytes before escapes.
#[inline]
pub fn message_limit(size: usize) -> usize {
    MESSAGE_PER_BYTE * size.max(MIN_SIZE)
}

/// Cuts text after an offset to a size in bytes, and marks it. Returns whether it was longer.
pub fn cut_off(text: &mut String, from: usize, size: usize) -> bool {
    if text.len().saturating_sub(from) <= size {
        return false;
    }
    let end = (from..=from + size).rev().find(|end| text.is_char_boundary(*end)).unwrap_or(from);
    text.truncate(end);
    text.push_str(MARK);
    true
}
