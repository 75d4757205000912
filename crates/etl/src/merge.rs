//! The events of a trace in the order of time.
//!
//! Each processor writes buffers of its own, and so do the sessions of which a merged file was made: in a file, times go
//! forth and back. Buffers overlap in time, but only few at once: those are held open, and no others.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use crate::buffer::Item;
use crate::buffer::{Buffer, RawBuffer, Scratch};
use crate::buffer_header::HEADER;
use crate::record::Event;
use crate::trace::Trace;

/// How many buffers are held open at once. No real trace comes near it; of one that was made to, events may come late.
const MOST_OPEN: usize = 4096;

/// How many bytes of buffers that were compressed are held at once, with the same remark.
const MOST_BYTES: usize = 256 << 20;

/// What a buffer is decompressed to for its first event's time.
const FIRST: usize = 0x200;

/// A buffer that has not been opened yet.
#[derive(Clone, Copy)]
struct Closed<'a> {
    /// The time stamp of its first event.
    first: i64,
    raw: RawBuffer<'a>,
}

/// A buffer of which events have to come.
struct Open<'a> {
    raw: RawBuffer<'a>,
    scratch: Scratch,
    /// Time stamp and offset of each event, in the order of time.
    order: Vec<(i64, u32)>,
    next: usize,
}

/// A file's buffers and damage, from which its events come in the order of time.
struct Merge<'a> {
    /// In the order in which they have to be opened, the first one last.
    closed: Vec<Closed<'a>>,
    open: Vec<Option<Open<'a>>>,
    /// The next time of each open buffer, with its place.
    heap: BinaryHeap<Reverse<(i64, u64, usize)>>,
    bytes: usize,
    /// Memory to be used again.
    spare: Vec<(Scratch, Vec<(i64, u32)>)>,
}

impl<'a> Trace<'a> {
    /// Calls a function with each event in the order of time, and with each damage. Events of one time come in the order
    /// of the file. An event without a time comes after the one that lies before it in its buffer.
    ///
    /// A first look at each buffer finds out when it begins. After it, memory holds those buffers that overlap in time:
    /// a few for each processor.
    pub fn for_each_by_time(&self, mut each: impl FnMut(Item<'_>)) {
        let mut merge =
            Merge { closed: Vec::new(), open: Vec::new(), heap: BinaryHeap::new(), bytes: 0, spare: Vec::new() };
        let mut scratch = Scratch::new();
        for raw in self.buffers() {
            match raw {
                Ok(raw) => match first_time(&raw, &mut scratch) {
                    Some(first) => merge.closed.push(Closed { first, raw }),
                    // Nothing in it has a time; it may be damaged all the same.
                    None => raw.open(&mut scratch).items().for_each(&mut each),
                },
                Err(damage) => each(Item::Damage(damage)),
            }
        }
        merge.closed.sort_by_key(|closed| Reverse((closed.first, closed.raw.file_offset)));
        merge.run(&mut each);
    }
}

/// The time of the first event that has one.
fn first_time(raw: &RawBuffer<'_>, scratch: &mut Scratch) -> Option<i64> {
    if raw.header().is_compressed() {
        let head = raw.open_head(FIRST, scratch);
        let event = Event::at(head, HEADER, raw.context.versions);
        if let Some(time) = event.and_then(|event| event.time_stamp()) {
            return Some(time);
        }
    }
    raw.open(scratch).events().flatten().find_map(|event| event.time_stamp())
}

impl<'a> Merge<'a> {
    fn run(&mut self, each: &mut impl FnMut(Item<'_>)) {
        loop {
            // Whatever begins before the next event is opened before it.
            while let Some(closed) = self.closed.last().copied() {
                let due = self.heap.peek().is_none_or(|Reverse((time, ..))| closed.first <= *time);
                if !due || !self.has_room() {
                    break;
                }
                self.closed.pop();
                self.open(closed, each);
            }
            let Some(Reverse((_, _, place))) = self.heap.pop() else {
                if self.closed.is_empty() {
                    return;
                }
                continue;
            };
            // What comes from this buffer before anything else does.
            let others = self.heap.peek().map_or(i64::MAX, |Reverse((time, ..))| *time);
            let closed = self.closed.last().filter(|_| self.has_room()).map_or(i64::MAX, |closed| closed.first);
            self.emit(place, others.min(closed), each);
        }
    }

    fn has_room(&self) -> bool {
        self.heap.len() < MOST_OPEN && self.bytes < MOST_BYTES || self.heap.is_empty()
    }

    fn open(&mut self, closed: Closed<'a>, each: &mut impl FnMut(Item<'_>)) {
        let (mut scratch, mut order) = self.spare.pop().unwrap_or_default();
        let buffer = closed.raw.open(&mut scratch);
        buffer.damages().for_each(|damage| each(Item::Damage(damage)));
        let (mut last, mut sorted) = (closed.first, true);
        for event in buffer.events() {
            match event {
                Ok(event) => {
                    let time = event.time_stamp().unwrap_or(last);
                    sorted &= last <= time;
                    last = time;
                    order.push((time, event.offset() as u32));
                }
                Err(damage) => each(Item::Damage(damage)),
            }
        }
        if !sorted {
            order.sort_by_key(|(time, _)| *time);
        }
        let Some((first, _)) = order.first().copied() else {
            self.spare.push((scratch, order));
            return;
        };
        self.bytes += scratch.size();
        let place = self.open.iter().position(Option::is_none).unwrap_or_else(|| {
            self.open.push(None);
            self.open.len() - 1
        });
        self.heap.push(Reverse((first, closed.raw.file_offset, place)));
        if let Some(slot) = self.open.get_mut(place) {
            *slot = Some(Open { raw: closed.raw, scratch, order, next: 0 });
        }
    }

    /// Tells the events of an open buffer up to a time, but at least one.
    fn emit(&mut self, place: usize, until: i64, each: &mut impl FnMut(Item<'_>)) {
        let Some(open) = self.open.get_mut(place).and_then(Option::as_mut) else { return };
        let buffer: Buffer<'_> = open.raw.opened(&open.scratch);
        let mut told = false;
        while let Some((time, offset)) = open.order.get(open.next).copied() {
            if told && time >= until {
                self.heap.push(Reverse((time, open.raw.file_offset, place)));
                return;
            }
            if let Some(event) = Event::at(buffer.bytes(), offset as usize, open.raw.context.versions) {
                each(Item::Event(&buffer, event));
            }
            open.next += 1;
            told = true;
        }
        self.bytes -= open.scratch.size();
        if let Some(Open { scratch, mut order, .. }) = self.open.get_mut(place).and_then(Option::take) {
            order.clear();
            self.spare.push((scratch, order));
        }
    }
}
