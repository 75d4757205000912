//! Comparison of bytes with a layout: whether the layout explains all of them.

use crate::frame::Frame;
use crate::layout::{Content, Kind, Layout, Many, Part};
use crate::piece::{What, Why};
use crate::text::{AnsiStr, Utf16Str};
use crate::walk::MAX_DEPTH;

/// Result of comparing bytes with a layout.
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
        Some(match self.end_of(bytes, 0, MAX_DEPTH)? {
            Some(end) if end == bytes.len() => Fit::Exact,
            Some(_) => Fit::BytesLeft,
            None => Fit::TooShort,
        })
    }

    /// Returns the end of a structure of simple parts that begins at an offset, or `None` if a part is not simple. The
    /// end is `None` if the bytes end within the structure, or contradict it. `depth` is the number of nested structures
    /// that are left.
    fn end_of(&'static self, bytes: &[u8], base: usize, depth: usize) -> Option<Option<usize>> {
        let depth = depth.checked_sub(1)?;
        if !self.inserted.is_empty()
            || self.total.is_some()
            || self.fields.iter().any(|field| field.kind() == Kind::Data)
        {
            return None;
        }
        let mut frame = Frame::new(self, base, bytes.len(), false);
        if frame.left() < self.fixed {
            return Some(None);
        }
        frame.at += self.fixed;
        for (index, part) in self.tail.iter().enumerate() {
            if !frame.has(bytes, part) {
                continue;
            }
            let end = match part.content {
                _ if part.by.is_some() || matches!(part.many, Many::Next(_) | Many::While(_)) => return None,
                Content::Value(element) => end_of_elements(&frame, part, element.size as usize, bytes),
                Content::Layout(layout) if layout.is_fixed() => end_of_elements(&frame, part, layout.fixed, bytes),
                Content::Layout(layout) if matches!(part.many, Many::One) => layout.end_of(bytes, frame.at, depth)?,
                Content::Text { unit } => end_of_texts(&frame, part, unit, bytes),
                _ => return None,
            };
            let Some(end) = end else { return Some(None) };
            let start = frame.go_to(end);
            frame.keep(index, part, bytes.get(start..end).unwrap_or(&[]));
        }
        Some(Some(frame.at))
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

/// Returns the end of the elements of a part, whose size is fixed. `None` if there are fewer than the bytes require.
fn end_of_elements(frame: &Frame, part: &Part, size: usize, bytes: &[u8]) -> Option<usize> {
    Some(frame.at + frame.sized(bytes, part, size).ok()?)
}

/// Returns the end of the texts of a part. `None` if there are fewer than the bytes require.
fn end_of_texts(frame: &Frame, part: &Part, unit: usize, bytes: &[u8]) -> Option<usize> {
    let mut rest = bytes.get(frame.at..frame.end)?;
    let count = frame.count(bytes, part).map(|(count, _)| count);
    let mut done = 0;
    while count.map_or(rest.len() >= unit.max(1), |count| done < count) {
        let before = rest.len();
        rest = if unit == 2 { Utf16Str::split(rest).1 } else { AnsiStr::split(rest).1 };
        if rest.len() == before && !matches!(part.many, Many::One) {
            // A text without bytes would repeat forever.
            return count.is_none().then_some(frame.end - rest.len());
        }
        done += 1;
    }
    Some(frame.end - rest.len())
}
