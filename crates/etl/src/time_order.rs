//! Iteration over the events of a trace in time order.
//!
//! Each processor fills buffers of its own, and a merged file contains buffers of several sessions, so time stamps in a
//! file are not in order. A first pass determines the time span of each buffer. The second pass opens the buffers in the
//! order of their first events, collects the events, and passes on those before the first event of the next buffer.
//!
//! In a real trace, few events wait. In a crafted one, all buffers may overlap in time. If more events wait than may be in
//! memory, the later half is dropped. Their buffers are opened again when all events before them have been passed on.

use std::collections::VecDeque;

use crate::buffer::{Buffer, Item, RawBuffer, Scratch};
use crate::damage::Damage;
use crate::kind::{Prefix, prefix};
use crate::record::Event;
use crate::trace::{Buffers, Trace};

/// Maximum size of waiting events in bytes, in addition to a part of the size of the file.
const WAITING: usize = 8 << 20;

/// The part of the file's size by which more events may wait: a machine with hundreds of processors has as many buffers
/// open at once, and long traces.
const PART_OF_FILE: usize = 8;

/// Maximum size of waiting events in bytes, whatever the size of the file.
const MAX_WAITING: usize = 512 << 20;

/// A buffer and the first and last time of its events.
#[derive(Clone, Copy)]
struct Span {
    first: i64,
    last: i64,
    file_offset: u64,
    /// True if the buffer has been opened and its damage reported.
    opened: bool,
}

/// Position of an event in time order: its time, the offset of its buffer in the file, and its offset in the buffer.
type Position = (i64, u64, u32);

/// An event that waits for its turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Waiting {
    position: Position,
    /// Index of its buffer in `open`.
    buffer: u32,
    /// Offset of the copy of its bytes, if its buffer is compressed.
    copy: u32,
}

/// A buffer with waiting events.
struct Open<'a> {
    raw: RawBuffer<'a>,
    span: Span,
    /// True if some of its events were dropped.
    dropped: bool,
}

/// Continuation after the ordered events have been returned.
enum After {
    /// Open a buffer.
    Open(Span),
    /// Collect the events that were dropped.
    Dropped,
}

/// The next item.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Next {
    /// Damage.
    Damage,
    /// An event, with the time stamp by which it is ordered; `i64::MIN` if no event before it in its buffer has one.
    Event(i64),
}

/// The events of a trace in time order, with its damage. See [`Trace::by_time`].
pub struct ByTime<'t, 'a> {
    trace: &'t Trace<'a>,
    /// Buffers of the first pass.
    scan: Option<Buffers<'a>>,
    /// Buffers to open, in reverse order.
    spans: Vec<Span>,
    /// Buffers to open again.
    again: Vec<Span>,
    open: Vec<Open<'a>>,
    waiting: Vec<Waiting>,
    /// Index of the next waiting event to return.
    at: usize,
    /// End of the waiting events that are in order and may be returned.
    end: usize,
    /// Continuation after they have been returned; `None` before.
    after: Option<After>,
    /// Damage to return.
    damages: VecDeque<Damage>,
    /// Events of compressed buffers.
    copies: Vec<u8>,
    /// The next event to return.
    head: Option<(RawBuffer<'a>, Prefix, Waiting)>,
    /// The buffer of the event that was returned last.
    buffer: Option<Buffer<'a>>,
    /// Maximum size of waiting events in bytes.
    most: usize,
    /// Size in bytes at which events are passed on.
    due: usize,
    /// Events before this position have been passed on.
    from: Option<Position>,
    /// Events at or after this position were dropped.
    until: Option<Position>,
    done: bool,
    scratch: Scratch,
}

impl std::fmt::Debug for ByTime<'_, '_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("ByTime").field("waiting", &self.waiting.len()).finish_non_exhaustive()
    }
}

impl<'a> Trace<'a> {
    /// Calls a function with each event in time order, and with each damaged part. Does the same as
    /// [`by_time`](Self::by_time), which can also stop early.
    pub fn for_each_by_time(&self, mut each: impl FnMut(Item<'_>)) {
        let mut items = self.by_time();
        while let Some(item) = items.next() {
            each(item);
        }
    }

    /// Returns each event in time order, and each damaged part. Events with equal time stamps come in file order. An event
    /// without a time stamp follows the event before it in its buffer. Buffers without any time stamp come first.
    ///
    /// The order is correct for any trace. A first pass determines the first and last time stamp of each buffer; it
    /// decompresses every buffer. Memory contains the events that wait for events of other buffers: at most 8 MiB, plus
    /// an eighth of the size of the file up to 512 MiB. If more would wait, buffers are decompressed more than twice.
    ///
    /// The buffer passed with an event contains its header. If it is compressed, it contains no events.
    ///
    /// ```
    /// use etwspec_etl::{Item, SAMPLE, Trace};
    ///
    /// let trace = Trace::new(SAMPLE);
    /// let (mut items, mut last) = (trace.by_time(), None);
    /// while let Some(item) = items.next() {
    ///     if let Item::Event(_, event) = item
    ///         && let Some(stamp) = event.time_stamp()
    ///     {
    ///         assert!(last.is_none_or(|last| last <= stamp));
    ///         last = Some(stamp);
    ///     }
    /// }
    /// assert!(last.is_some());
    /// ```
    pub fn by_time(&self) -> ByTime<'_, 'a> {
        self.by_time_within((WAITING + self.as_bytes().len() / PART_OF_FILE).min(MAX_WAITING))
    }

    /// Does the same with a maximum size of waiting events in bytes.
    fn by_time_within(&self, most: usize) -> ByTime<'_, 'a> {
        ByTime {
            trace: self,
            scan: Some(self.buffers()),
            spans: Vec::new(),
            again: Vec::new(),
            open: Vec::new(),
            waiting: Vec::new(),
            at: 0,
            end: 0,
            after: None,
            damages: VecDeque::new(),
            copies: Vec::new(),
            head: None,
            buffer: None,
            most,
            due: most / 2,
            from: None,
            until: None,
            done: false,
            scratch: Scratch::new(),
        }
    }
}

/// Returns the time span of a buffer's events, in any order. A buffer without a time stamp precedes all others.
fn span(buffer: &Buffer<'_>) -> Span {
    let mut times = buffer.events().flatten().filter_map(|event| event.time_stamp());
    let first = times.next().unwrap_or(i64::MIN);
    let (first, last) = times.fold((first, first), |(first, last), time| (first.min(time), last.max(time)));
    Span { first, last, file_offset: buffer.file_offset(), opened: false }
}

impl<'a> ByTime<'_, 'a> {
    /// Returns the next event or damaged part, or `None` at the end.
    ///
    /// This is not an iterator: an item borrows from it.
    #[expect(clippy::should_implement_trait, reason = "an item borrows from this")]
    pub fn next(&mut self) -> Option<Item<'_>> {
        if let Next::Damage = self.peek()? {
            return self.damages.pop_front().map(Item::Damage);
        }
        let (raw, prefix, waiting) = self.head.take()?;
        self.at += 1;
        let offset = waiting.position.2 as usize;
        let compressed = raw.header().is_compressed();
        let buffer = self.buffer.insert(if compressed { raw.without_events() } else { raw.in_place() });
        let bytes = match compressed {
            true => self.copies.get(waiting.copy as usize..).unwrap_or(&[]),
            false => buffer.bytes().get(offset..).unwrap_or(&[]),
        };
        let bytes = bytes.get(..prefix.size()).unwrap_or(bytes);
        Some(Item::Event(buffer, Event::new(bytes, offset, prefix, buffer.origin())))
    }

    /// Returns what the next item is, or `None` at the end.
    pub(crate) fn peek(&mut self) -> Option<Next> {
        loop {
            if !self.damages.is_empty() {
                return Some(Next::Damage);
            }
            if let Some((.., waiting)) = &self.head {
                return Some(Next::Event(waiting.position.0));
            }
            if self.at < self.end {
                self.head = self.read();
                // Another program may have changed the bytes of a mapped file since they were first read.
                self.at += usize::from(self.head.is_none());
            } else if self.done {
                return None;
            } else {
                self.step();
            }
        }
    }

    /// Reads the size of the next waiting event.
    #[inline]
    fn read(&self) -> Option<(RawBuffer<'a>, Prefix, Waiting)> {
        let waiting = *self.waiting.get(self.at)?;
        let raw = self.open.get(waiting.buffer as usize)?.raw;
        let versions = raw.context.versions;
        if raw.header().is_compressed() {
            let prefix = prefix(self.copies.get(waiting.copy as usize..)?, versions).ok()?;
            return Some((raw, prefix, waiting));
        }
        let prefix = prefix(raw.in_place().bytes().get(waiting.position.2 as usize..)?, versions).ok()?;
        Some((raw, prefix, waiting))
    }

    /// Reads a buffer, or puts the waiting events in order.
    fn step(&mut self) {
        if let Some(buffers) = &mut self.scan {
            match buffers.next() {
                Some(Ok(raw)) => self.spans.push(span(&raw.open(&mut self.scratch))),
                Some(Err(damage)) => self.damages.push_back(damage),
                None => {
                    self.scan = None;
                    self.spans.sort_unstable_by_key(|span| std::cmp::Reverse((span.first, span.file_offset)));
                }
            }
            return;
        }
        if let Some(after) = self.after.take() {
            self.waiting.drain(..self.end);
            (self.at, self.end) = (0, 0);
            self.compact();
            return match after {
                After::Open(span) => {
                    if self.size() > self.most / 4 * 3 {
                        self.drop_later_half();
                    }
                    // Each pass costs time for all that wait after it.
                    self.due = self.size().midpoint(self.most);
                    self.open(span);
                }
                After::Dropped => self.collect_dropped(),
            };
        }
        let begins = |span: Span| (span.first, span.file_offset, 0);
        match self.spans.last().copied().filter(|span| self.until.is_none_or(|until| begins(*span) < until)) {
            Some(span) => {
                self.spans.pop();
                if self.size() > self.due {
                    self.order(Some(begins(span)), After::Open(span));
                } else {
                    self.open(span);
                }
            }
            None => self.order(None, After::Dropped),
        }
    }

    /// Collects the events that were dropped, or ends if none were.
    fn collect_dropped(&mut self) {
        let Some(until) = self.until.take() else {
            self.done = true;
            return;
        };
        self.from = Some(until);
        self.again.extend(self.open.drain(..).filter(|open| open.dropped).map(|open| open.span));
        for span in std::mem::take(&mut self.again) {
            if span.last >= until.0 {
                self.open(span);
            }
        }
    }

    /// Orders the waiting events, to return those before a position, or all.
    fn order(&mut self, before: Option<Position>, after: After) {
        // Most events of a buffer are in order, and a stable sort is fast on ordered runs.
        self.waiting.sort();
        self.end = before
            .map_or(self.waiting.len(), |before| self.waiting.partition_point(|waiting| waiting.position < before));
        self.after = Some(after);
    }

    /// Returns the size of the waiting events and their buffers in bytes.
    fn size(&self) -> usize {
        self.waiting.len() * size_of::<Waiting>() + self.open.len() * size_of::<Open<'_>>() + self.copies.len()
    }

    /// Collects the events of a buffer. Reports its damage, if it was not open before.
    fn open(&mut self, span: Span) {
        let Some(raw) = self.trace.buffer_at(span.file_offset) else { return };
        let mut scratch = std::mem::take(&mut self.scratch);
        let buffer = raw.open(&mut scratch);
        let copied = raw.header().is_compressed();
        self.open.push(Open { raw, span: Span { opened: true, ..span }, dropped: false });
        if !span.opened {
            self.damages.extend(buffer.damages());
        }
        let mut time = span.first;
        for event in buffer.events() {
            let event = match event {
                Ok(event) => event,
                Err(damage) if !span.opened => {
                    self.damages.push_back(damage);
                    continue;
                }
                Err(_) => continue,
            };
            time = event.time_stamp().unwrap_or(time);
            let position = (time, span.file_offset, event.offset() as u32);
            if self.from.is_some_and(|from| position < from) {
                continue;
            }
            let index = self.open.len().saturating_sub(1);
            if self.until.is_some_and(|until| position >= until) {
                self.mark_dropped(index);
                continue;
            }
            let copy = self.copies.len() as u32;
            if copied {
                self.copies.extend_from_slice(event.bytes());
            }
            self.waiting.push(Waiting { position, buffer: index as u32, copy });
            if self.size() > self.most {
                self.drop_later_half();
            }
        }
        self.scratch = scratch;
    }

    /// Marks a buffer to be opened again.
    fn mark_dropped(&mut self, index: usize) {
        if let Some(open) = self.open.get_mut(index) {
            open.dropped = true;
        }
    }

    /// Drops the later half of the waiting events.
    fn drop_later_half(&mut self) {
        let half = self.waiting.len() / 2;
        if half == 0 {
            return;
        }
        let (_, first, _) = self.waiting.select_nth_unstable(half);
        self.until = Some(first.position);
        for waiting in self.waiting.split_off(half) {
            self.mark_dropped(waiting.buffer as usize);
        }
        self.compact();
    }

    /// Removes the copies of events that no longer wait, and the buffers without waiting events, except for the last.
    fn compact(&mut self) {
        let mut copies = Vec::new();
        let mut used = vec![false; self.open.len()];
        if let Some(last) = used.last_mut() {
            *last = true;
        }
        for waiting in &mut self.waiting {
            let index = waiting.buffer as usize;
            let (Some(open), Some(used)) = (self.open.get(index), used.get_mut(index)) else { continue };
            *used = true;
            if open.raw.header().is_compressed() {
                let bytes = self.copies.get(waiting.copy as usize..).unwrap_or(&[]);
                let size = prefix(bytes, open.raw.context.versions).map_or(0, |prefix| prefix.size());
                waiting.copy = copies.len() as u32;
                copies.extend_from_slice(bytes.get(..size).unwrap_or(bytes));
            }
        }
        self.copies = copies;
        let mut kept = 0;
        let moved: Vec<u32> = used.iter().map(|used| (kept, kept += u32::from(*used)).0).collect();
        for waiting in &mut self.waiting {
            waiting.buffer = moved.get(waiting.buffer as usize).copied().unwrap_or_default();
        }
        let mut used = used.into_iter();
        let again = &mut self.again;
        self.open.retain(|open| {
            let used = used.next().unwrap_or_default();
            if !used && open.dropped {
                again.push(open.span);
            }
            used
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample;

    /// Time, offset of the buffer, offset in the buffer, and bytes of an event.
    type Sorted = (i64, u64, usize, Vec<u8>);

    /// Returns all events, and the number of damaged parts.
    fn sorted(trace: &Trace<'_>, most: usize) -> (Vec<Sorted>, usize) {
        let (mut events, mut damages, mut last) = (Vec::new(), 0, i64::MIN);
        let mut items = trace.by_time_within(most);
        while let Some(item) = items.next() {
            match item {
                Item::Event(buffer, event) => {
                    last = event.time_stamp().unwrap_or(last);
                    events.push((last, buffer.file_offset(), event.offset(), event.bytes().to_vec()));
                }
                Item::Damage(_) => damages += 1,
            }
        }
        (events, damages)
    }

    /// Returns all samples, also with buffers that are repeated, and with one of them damaged.
    fn traces() -> Vec<Vec<u8>> {
        let mut traces = Vec::new();
        for pointer in [etwspec::Pointer::Bits64, etwspec::Pointer::Bits32] {
            for compress in [false, true] {
                let file = std::io::Cursor::new(Vec::new());
                let sample = sample::write(file, sample::Sample { pointer, compress }).expect("memory does not fail");
                let mut trace = sample.into_inner();
                let second = Trace::new(&trace).buffers().flatten().nth(1).expect("there are more").file_offset();
                trace.extend_from_within(second as usize..);
                let mut damaged = trace.clone();
                damaged[second as usize + 0x100..][..0x40].fill(0xEE);
                traces.extend([trace, damaged]);
            }
        }
        traces
    }

    #[test]
    fn order_does_not_depend_on_memory() {
        for trace in traces() {
            let trace = Trace::new(&trace);
            let (events, damages) = sorted(&trace, usize::MAX);
            assert!(events.is_sorted_by_key(|(time, ..)| *time));
            let mut all = 0;
            trace.for_each(|item| all += usize::from(matches!(item, Item::Event(..))));
            assert_eq!(events.len(), all);
            for most in [0, 1_000, 10_000, 100_000] {
                let (others, reported) = sorted(&trace, most);
                assert_eq!(reported, damages, "{most}");
                assert!(events == others, "{most}");
            }
        }
    }
}
