//! Iteration over the events of a buffer, with recovery after damage.

use crate::damage::{Damage, Rule};
use crate::kind::{ALIGNMENT, Origin, Prefix, Versions, prefix};
use crate::prefetch::{LINE, prefetch};
use crate::record::Event;

/// Distance of the prefetched bytes from the next event, in bytes.
///
/// Each event determines where the next one begins, so a walk stalls on memory at every event. Most events are smaller
/// than two lines.
const AHEAD: usize = 4 * LINE;

/// Iterator over the events of a buffer, in stored order.
///
/// An event has the size in its header, if another event follows there. Otherwise the iterator resumes at the next
/// plausible event and reports the bytes between as [`Damage`]. Iteration takes one pass over the bytes.
///
/// The events end where the buffer header states. Windows fills the rest of a buffer, and no trace was observed with
/// events there. If one begins at the end, or extends past it, the header is wrong: this is reported as damage, and the
/// rest of the buffer is read.
#[derive(Clone, Debug)]
pub struct Records<'a> {
    /// The bytes up to the end of the events.
    bytes: &'a [u8],
    /// All bytes of the buffer.
    whole: &'a [u8],
    at: usize,
    /// Prefix of the event at `at`, if one begins there.
    next: Option<Prefix>,
    of: Origin,
    /// True if damage to the items of the event at `at` was returned.
    reported: bool,
}

impl<'a> Records<'a> {
    /// Creates an iterator over the events from an offset on, up to the end in the header of their buffer.
    pub(crate) fn new(whole: &'a [u8], end: usize, at: usize, of: Origin) -> Self {
        let bytes = whole.get(..end).unwrap_or(whole);
        Records { bytes, whole, at, next: prefix_at(bytes, at, of.versions).ok(), of, reported: false }
    }

    /// Returns whether the bytes certainly begin with an event: one that other events follow.
    pub(crate) fn begins_with_event(bytes: &[u8]) -> bool {
        let of = Origin { in_place: true, ..Origin::default() };
        Records::new(bytes, bytes.len(), 0, of).next_event(0, ALIGNMENT).is_some()
    }

    /// Returns whether an event may begin at an offset, or the events end there.
    #[inline]
    fn follows(&self, at: usize) -> bool {
        at >= self.bytes.len() || prefix_at(self.bytes, at, self.of.versions).is_ok() || self.nothing_left(at)
    }

    /// Returns whether only padding is left: zeros, and fewer bytes than any header has.
    fn nothing_left(&self, at: usize) -> bool {
        self.bytes.get(at..).is_none_or(|rest| rest.len() < ALIGNMENT && rest.iter().all(|byte| *byte == 0))
    }

    /// Returns the first offset in a range at which an event certainly begins: one that other events follow.
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

    /// Resumes at `to` and reports the skipped bytes as damage.
    fn pass_over(&mut self, to: usize, rule: Rule) -> Damage {
        let damage = self.damage(self.at, to - self.at, rule);
        self.at = to;
        self.next = prefix_at(self.bytes, to, self.of.versions).ok();
        damage
    }

    fn damage(&self, at: usize, length: usize, rule: Rule) -> Damage {
        let offset = self.of.file_offset + if self.of.in_place { at as u64 } else { 0 };
        Damage { offset, in_buffer: Some(at as u32), length: length as u64, rule }
    }

    /// Returns the offset of an event that begins at the end of the events, or extends past it.
    fn beyond(&self) -> Option<usize> {
        let end = self.bytes.len();
        let at = self.at.next_multiple_of(ALIGNMENT);
        let after = at + prefix_at(self.whole, at, self.of.versions).ok()?.stride();
        // Filler would be part of an event whose size is wrong.
        let filled = || self.whole.get(end..after.min(self.whole.len())).is_some_and(is_filler);
        (prefix_at(self.whole, after, self.of.versions).is_ok() || !filled()).then_some(at)
    }

    /// Skips to the next event, or to the end: no event begins here.
    #[cold]
    fn damaged(&mut self) -> Option<Damage> {
        let end = self.bytes.len();
        let rule = prefix_at(self.bytes, self.at, self.of.versions).err()?;
        if end < self.whole.len()
            && let Some(at) = self.beyond()
        {
            self.bytes = self.whole;
            self.of.guessed = true;
            return Some(self.pass_over(at, Rule::EventsAfterEnd(end as u32)));
        }
        if self.at >= end || self.nothing_left(self.at) {
            // Compressed data end with the events of real traces, so other bytes are damaged or not compressed.
            if !self.of.in_place
                && !self.of.guessed
                && let Some(rest) = self.whole.get(self.at.max(end)..)
                && !is_filler(rest)
            {
                let event = prefix_at(self.whole, self.at.max(end), self.of.versions);
                let rule = event.err().unwrap_or(Rule::EventsAfterEnd(end as u32));
                return Some(self.pass_over(self.whole.len(), rule));
            }
            self.at = end;
            return None;
        }
        match self.next_event(self.at + ALIGNMENT, end) {
            None if self.of.guessed => {
                self.at = end;
                None
            }
            found => Some(self.pass_over(found.unwrap_or(end), rule)),
        }
    }

    /// Skips to an event inside of the current one, whose size is wrong, if no event follows the current one.
    #[cold]
    fn over_next(&mut self, prefix: Prefix) -> Option<Damage> {
        let after = self.at + prefix.stride();
        if self.follows(after) {
            return None;
        }
        let within = self.next_event(self.at + ALIGNMENT, after)?;
        Some(self.pass_over(within, Rule::EventOverNext(prefix.size() as u32)))
    }
}

/// Returns whether bytes are those with which Windows fills the rest of a buffer: 0xFF, in some first buffers after zeros.
pub(crate) fn is_filler(bytes: &[u8]) -> bool {
    bytes.iter().skip_while(|byte| **byte == 0).all(|byte| *byte == u8::MAX)
}

/// Decodes the first bytes of the event at an offset. The event must be complete.
#[inline]
pub(crate) fn prefix_at(bytes: &[u8], at: usize, versions: Versions) -> Result<Prefix, Rule> {
    let rest = bytes.get(at..).unwrap_or(&[]);
    let prefix = prefix(rest, versions)?;
    if prefix.size() > rest.len() { Err(Rule::EventTooLarge(prefix.size() as u32)) } else { Ok(prefix) }
}

impl<'a> Iterator for Records<'a> {
    type Item = Result<Event<'a>, Damage>;

    #[inline(always)]
    fn next(&mut self) -> Option<Self::Item> {
        // Rare cases are in separate functions, so that this one can be inlined. Otherwise each event would be returned
        // in memory, and a walk would take 50 % longer.
        let Some(prefix) = self.next else { return self.damaged().map(Err) };
        let at = self.at;
        let after = at + prefix.stride();
        let next = prefix_at(self.bytes, after, self.of.versions).ok();
        if next.is_none()
            && let Some(damage) = self.over_next(prefix)
        {
            return Some(Err(damage));
        }
        let event = Event::new(self.bytes.get(at..at + prefix.size())?, at, prefix, self.of);
        if event.data().is_err() && !std::mem::take(&mut self.reported) {
            self.reported = true;
            return Some(Err(self.damage(at, 0, Rule::EventItems)));
        }
        self.at = after;
        self.next = next;
        prefetch(self.bytes, after + AHEAD);
        prefetch(self.bytes, after + AHEAD + LINE);
        Some(Ok(event))
    }
}
