// Copied from codegen/runtime/fit.rs by `cargo run --release -- generate`. Do not edit: edit that file.

//! Comparison of bytes with a layout: whether the layout explains all of them.

use super::describe::{Content, Layout, Many, Part, Value, What, Why};
use super::frame::Frame;
use super::text::{AnsiStr, Utf16Str};

/// How bytes compare with a layout.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Fit {
    /// The layout explains all bytes.
    Exact,
    /// Bytes are left that neither the layout nor C's padding explains.
    BytesLeft,
    /// The bytes end within the layout, or contradict it.
    TooShort,
}

impl Layout {
    /// Returns how bytes compare with the layout. C's padding at the end may be there or not.
    pub fn fit(&'static self, bytes: &[u8]) -> Fit {
        if bytes.len() < self.fixed {
            return Fit::TooShort;
        }
        if self.is_fixed() {
            let left = bytes.len() - self.fixed;
            return if left == 0 || left == self.size.saturating_sub(self.fixed) { Fit::Exact } else { Fit::BytesLeft };
        }
        self.fit_of_texts(bytes).or_else(|| self.fit_of_tail(bytes)).unwrap_or_else(|| self.fit_of_walk(bytes))
    }

    /// Compares a tail of texts that are always present, which needs no frame. `None` if there is another part.
    fn fit_of_texts(&'static self, bytes: &[u8]) -> Option<Fit> {
        if !self.inserted.is_empty() || self.total.is_some() {
            return None;
        }
        let mut rest = bytes.get(self.fixed..)?;
        for part in self.tail {
            let always = matches!(part.many, Many::One) && !part.optional && part.when.is_none() && part.by.is_none();
            rest = match part.content {
                Content::Text { unit: 2 } if always => Utf16Str::split(rest).1,
                Content::Text { .. } if always => AnsiStr::split(rest).1,
                _ => return None,
            };
        }
        Some(if rest.is_empty() { Fit::Exact } else { Fit::BytesLeft })
    }

    /// Compares a tail of simple parts, which is most of them. `None` if a part is not simple.
    fn fit_of_tail(&'static self, bytes: &[u8]) -> Option<Fit> {
        if !self.inserted.is_empty() || self.total.is_some() {
            return None;
        }
        let mut frame = Frame::new(self, 0, bytes.len(), true);
        frame.at = self.fixed;
        for (index, part) in self.tail.iter().enumerate() {
            if !frame.has(bytes, part) {
                continue;
            }
            let size = match part.content {
                _ if part.by.is_some() || matches!(part.many, Many::Next(_) | Many::While(_)) => return None,
                Content::Value(element) => frame.sized(bytes, part, element.size),
                Content::Layout(layout) if layout.is_fixed() => frame.sized(bytes, part, layout.fixed),
                Content::Text { unit } => {
                    let Some(size) = texts(&frame, part, unit, bytes) else { return Some(Fit::TooShort) };
                    Ok(size)
                }
                _ => return None,
            };
            let Ok(size) = size else { return Some(Fit::TooShort) };
            if let (Content::Value(element), Many::One) = (&part.content, &part.many) {
                let value = element.value(bytes.get(frame.at..frame.at + size).unwrap_or(&[]));
                if let Some(kept) = frame.kept.get_mut(index) {
                    *kept = match value {
                        Some(Value::Unsigned(number)) => number,
                        Some(Value::Signed(number)) => number as u64,
                        _ => 0,
                    };
                }
            }
            frame.at += size;
        }
        Some(if frame.at == bytes.len() { Fit::Exact } else { Fit::BytesLeft })
    }

    fn fit_of_walk(&'static self, bytes: &[u8]) -> Fit {
        let rest = self.walk(bytes).find_map(|piece| match piece.what {
            What::Rest(Why::Error(_)) => Some(Fit::TooShort),
            What::Rest(_) => Some(Fit::BytesLeft),
            _ => None,
        });
        rest.unwrap_or(Fit::Exact)
    }
}

/// Returns the size of the texts of a part, or `None` if there are fewer than the bytes require.
fn texts(frame: &Frame, part: &Part, unit: usize, bytes: &[u8]) -> Option<usize> {
    let left = bytes.get(frame.at..frame.end).unwrap_or(&[]);
    let mut rest = left;
    let count = frame.count(bytes, part).map(|(count, _)| count);
    let mut done = 0;
    while count.map_or(rest.len() >= unit.max(1), |count| done < count) {
        let before = rest.len();
        rest = if unit == 2 { Utf16Str::split(rest).1 } else { AnsiStr::split(rest).1 };
        if rest.len() == before && !matches!(part.many, Many::One) {
            // A text without bytes would repeat forever.
            return count.is_none().then_some(left.len() - rest.len());
        }
        done += 1;
    }
    Some(left.len() - rest.len())
}
