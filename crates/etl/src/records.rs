//! The events of a buffer, one after the other, and the way on after what is none.

use crate::damage::{Damage, Rule};
use crate::kind::{ALIGNMENT, Prefix, Versions, prefix};
use crate::record::Event;

/// The events of a buffer in the order in which they lie there.
///
/// An event ends where its header says, if the next one begins there. If none does, it ends where the next one begins
/// after all, and what lies between is told as [`Damage`]. Both are found in one pass over the bytes.
#[derive(Clone, Debug)]
pub struct Records<'a> {
    bytes: &'a [u8],
    at: usize,
    next: Result<Prefix, Rule>,
    of: Origin,
}

/// What must be known of the buffer that events are of.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Origin {
    /// Where the buffer begins in the file.
    pub(crate) file_offset: u64,
    /// The bytes are those of the file.
    pub(crate) in_place: bool,
    pub(crate) versions: Versions,
    /// Where the events end is a guess: noise at the end is not damage.
    pub(crate) guessed: bool,
}

impl<'a> Records<'a> {
    /// Those from an offset on, of a buffer that ends where its events end.
    pub(crate) fn new(bytes: &'a [u8], at: usize, of: Origin) -> Self {
        Records { bytes, at, next: prefix_at(bytes, at, of.versions), of }
    }

    /// Whether some bytes surely begin with an event: one that others follow.
    pub(crate) fn begins_with_event(bytes: &[u8]) -> bool {
        let of = Origin { file_offset: 0, in_place: true, versions: Versions::default(), guessed: false };
        Records::new(bytes, 0, of).next_event(0, ALIGNMENT).is_some()
    }

    /// Whether an event may begin at an offset, or the events end there.
    #[inline]
    fn follows(&self, at: usize) -> bool {
        at >= self.bytes.len() || prefix_at(self.bytes, at, self.of.versions).is_ok() || self.nothing_left(at)
    }

    /// Fewer bytes than any header has, and all of them zero: padding.
    fn nothing_left(&self, at: usize) -> bool {
        self.bytes.get(at..).is_none_or(|rest| rest.len() < ALIGNMENT && rest.iter().all(|byte| *byte == 0))
    }

    /// The next place from one on, before another, at which an event surely begins: one that others follow.
    fn next_event(&self, from: usize, to: usize) -> Option<usize> {
        (from.next_multiple_of(ALIGNMENT)..to.min(self.bytes.len())).step_by(ALIGNMENT).find(|&at| {
            prefix_at(self.bytes, at, self.of.versions).is_ok_and(|first| {
                let second = at + first.stride();
                match prefix_at(self.bytes, second, self.of.versions) {
                    Ok(next) => self.follows(second + next.stride()),
                    Err(_) => second >= self.bytes.len() || self.nothing_left(second),
                }
            })
        })
    }

    /// Goes on at another place, and tells what lies between.
    fn pass_over(&mut self, to: usize, rule: Rule) -> Damage {
        let damage = Damage {
            offset: self.of.file_offset + if self.of.in_place { self.at as u64 } else { 0 },
            in_buffer: Some(self.at as u32),
            length: (to - self.at) as u64,
            rule,
        };
        self.at = to;
        self.next = prefix_at(self.bytes, to, self.of.versions);
        damage
    }

    /// What cannot be an event, up to the next one or the end.
    #[cold]
    fn damaged(&mut self, rule: Rule) -> Option<Damage> {
        if self.nothing_left(self.at) {
            self.at = self.bytes.len();
            return None;
        }
        let end = self.bytes.len();
        match self.next_event(self.at + ALIGNMENT, end) {
            None if self.of.guessed => {
                self.at = end;
                None
            }
            found => Some(self.pass_over(found.unwrap_or(end), rule)),
        }
    }
}

/// The first bytes of the event at an offset, if all of it is there.
#[inline]
pub(crate) fn prefix_at(bytes: &[u8], at: usize, versions: Versions) -> Result<Prefix, Rule> {
    let rest = bytes.get(at..).unwrap_or(&[]);
    let prefix = prefix(rest, versions)?;
    if prefix.size() > rest.len() { Err(Rule::EventTooLarge(prefix.size() as u32)) } else { Ok(prefix) }
}

impl<'a> Iterator for Records<'a> {
    type Item = Result<Event<'a>, Damage>;

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        let at = self.at;
        if at >= self.bytes.len() {
            return None;
        }
        let prefix = match self.next {
            Ok(prefix) => prefix,
            Err(rule) => return self.damaged(rule).map(Err),
        };
        let after = at + prefix.stride();
        let next = prefix_at(self.bytes, after, self.of.versions);
        if next.is_err() && !self.follows(after) {
            // Its own size may be wrong, and the next event lie within it.
            if let Some(within) = self.next_event(at + ALIGNMENT, after) {
                return Some(Err(self.pass_over(within, Rule::EventOverNext(prefix.size() as u32))));
            }
        }
        (self.at, self.next) = (after, next);
        let bytes = self.bytes.get(at..at + prefix.size())?;
        Some(Ok(Event::new(bytes, at, prefix, self.of.versions)))
    }
}
