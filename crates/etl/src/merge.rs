//! Iteration over the events of a trace in time order.
//!
//! Each processor fills buffers of its own, and a merged file contains buffers of several sessions, so time stamps in a
//! file are not in order. Only few buffers overlap in time at once; only those are open.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use crate::buffer::Item;
use crate::buffer::{Buffer, RawBuffer, Scratch};
use crate::record::Event;
use crate::trace::Trace;

/// Maximum number of open buffers. Real traces stay far below; events of a crafted trace may come out of order.
const MOST_OPEN: usize = 4096;

/// Maximum number of decompressed bytes in memory, with the same effect.
const MOST_BYTES: usize = 256 << 20;

/// A buffer that has not been opened yet.
#[derive(Clone, Copy)]
struct Closed<'a> {
    /// The least time stamp of its events.
    first: i64,
    raw: RawBuffer<'a>,
}

/// A buffer with pending events.
struct Open<'a> {
    raw: RawBuffer<'a>,
    scratch: Scratch,
    /// Time stamp and offset of each event, in time order.
    order: Vec<(i64, u32)>,
    next: usize,
}

/// The state of a merge.
struct Merge<'a> {
    /// Buffers to open, in reverse order.
    closed: Vec<Closed<'a>>,
    open: Vec<Option<Open<'a>>>,
    /// The next time stamp of each open buffer, with its index.
    heap: BinaryHeap<Reverse<(i64, u64, usize)>>,
    bytes: usize,
    /// Memory for reuse.
    spare: Vec<(Scratch, Vec<(i64, u32)>)>,
}

impl<'a> Trace<'a> {
    /// Calls a function with each event in time order, and with each damaged part. Events with equal time stamps come in
    /// file order. An event without a time stamp follows the event before it in its buffer.
    ///
    /// A first pass determines the least time stamp of each buffer; it decompresses every buffer. After it, memory contains only the buffers that overlap in time:
    /// a few for each processor.
    pub fn for_each_by_time(&self, mut each: impl FnMut(Item<'_>)) {
        let mut merge =
            Merge { closed: Vec::new(), open: Vec::new(), heap: BinaryHeap::new(), bytes: 0, spare: Vec::new() };
        let mut scratch = Scratch::new();
        for raw in self.buffers() {
            match raw {
                Ok(raw) => match first_time(&raw, &mut scratch) {
                    Some(first) => merge.closed.push(Closed { first, raw }),
                    // No event has a time stamp; report damage and other events.
                    None => raw.open(&mut scratch).items().for_each(&mut each),
                },
                Err(damage) => each(Item::Damage(damage)),
            }
        }
        merge.closed.sort_by_key(|closed| Reverse((closed.first, closed.raw.file_offset)));
        merge.run(&mut each);
    }
}

/// The least time stamp in a buffer. It is mostly, but not always, that of the first event.
fn first_time(raw: &RawBuffer<'_>, scratch: &mut Scratch) -> Option<i64> {
    raw.open(scratch).events().flatten().filter_map(|event| event.time_stamp()).min()
}

impl<'a> Merge<'a> {
    fn run(&mut self, each: &mut impl FnMut(Item<'_>)) {
        loop {
            // Open every buffer that begins before the next event.
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
            // Emit from this buffer until another one is due.
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

    /// Emits the events of an open buffer up to a time, but at least one.
    fn emit(&mut self, place: usize, until: i64, each: &mut impl FnMut(Item<'_>)) {
        let Some(open) = self.open.get_mut(place).and_then(Option::as_mut) else { return };
        let buffer: Buffer<'_> = open.raw.opened(&open.scratch);
        let mut emitted = false;
        while let Some((time, offset)) = open.order.get(open.next).copied() {
            if emitted && time >= until {
                self.heap.push(Reverse((time, open.raw.file_offset, place)));
                return;
            }
            if let Some(event) = Event::at(buffer.bytes(), offset as usize, open.raw.context.versions) {
                each(Item::Event(&buffer, event));
            }
            open.next += 1;
            emitted = true;
        }
        self.bytes -= open.scratch.size();
        if let Some(Open { scratch, mut order, .. }) = self.open.get_mut(place).and_then(Option::take) {
            order.clear();
            self.spare.push((scratch, order));
        }
    }
}
