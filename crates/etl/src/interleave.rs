//! Interleaved iteration over the events of several buffers, to hide memory latency.
//!
//! Each event determines where the next one begins, so a single walk stalls on memory at every event. Eight walks take
//! turns here, and prefetch what they need next.

use crate::buffer::{Buffer, RawBuffer, Scratch};
use crate::buffer_header::HEADER;
use crate::damage::Damage;
use crate::kind::{Prefix, Versions};
use crate::prefetch::prefetch;
use crate::record::Event;
use crate::records::prefix_at;

/// Number of interleaved buffers.
const LANES: usize = 8;

/// Callbacks for buffers and events.
pub(crate) trait Sink {
    /// A buffer. Called before its events, between which events of other buffers may come.
    fn buffer(&mut self, buffer: &Buffer<'_>);
    /// An event, and the processor of its buffer.
    fn event(&mut self, processor: u16, event: &Event<'_>);
    /// A damaged part.
    fn damage(&mut self, damage: Damage);
}

/// A walk over the events of one uncompressed buffer.
#[derive(Clone, Copy)]
struct Lane<'a> {
    buffer: Buffer<'a>,
    bytes: &'a [u8],
    at: usize,
    prefix: Prefix,
    versions: Versions,
    processor: u16,
}

/// Calls the sink with all buffers and events. Events of one buffer come in stored order.
pub(crate) fn walk<'a>(
    buffers: impl Iterator<Item = Result<RawBuffer<'a>, Damage>>,
    scratch: &mut Scratch,
    visit: &mut impl Sink,
) {
    let mut buffers = buffers.fuse();
    let mut lanes: [Option<Lane<'a>>; LANES] = [None; LANES];
    loop {
        let mut idle = true;
        for slot in &mut lanes {
            if slot.is_none() {
                *slot = next_lane(&mut buffers, scratch, visit);
            }
            if let Some(lane) = slot {
                idle = false;
                if !lane.step(visit) {
                    *slot = None;
                }
            }
        }
        if idle {
            return;
        }
    }
}

/// The next buffer to interleave. Compressed and damaged buffers before it are processed at once.
fn next_lane<'a>(
    buffers: &mut impl Iterator<Item = Result<RawBuffer<'a>, Damage>>,
    scratch: &mut Scratch,
    visit: &mut impl Sink,
) -> Option<Lane<'a>> {
    for raw in buffers {
        let raw = match raw {
            Ok(raw) => raw,
            Err(damage) => {
                visit.damage(damage);
                continue;
            }
        };
        if raw.header.is_compressed() {
            // A decompressed buffer is in the cache already.
            send_buffer(&raw.open(scratch), visit);
            continue;
        }
        let buffer = raw.in_place();
        visit.buffer(&buffer);
        buffer.damages().for_each(|damage| visit.damage(damage));
        match prefix_at(buffer.bytes(), HEADER, raw.context.versions) {
            Ok(prefix) => {
                let versions = raw.context.versions;
                let processor = raw.header.processor;
                let lane = Lane { buffer, bytes: buffer.bytes(), at: HEADER, prefix, versions, processor };
                return Some(lane);
            }
            Err(_) => send_events(&buffer, HEADER, visit),
        }
    }
    None
}

/// Calls the sink with a buffer and all of its events.
pub(crate) fn send_buffer(buffer: &Buffer<'_>, visit: &mut impl Sink) {
    visit.buffer(buffer);
    buffer.damages().for_each(|damage| visit.damage(damage));
    send_events(buffer, HEADER, visit);
}

/// Calls the sink with the events of a buffer from an offset on, with recovery after damage.
fn send_events(buffer: &Buffer<'_>, at: usize, visit: &mut impl Sink) {
    for event in buffer.events_from(at) {
        match event {
            Ok(event) => visit.event(buffer.header().processor, &event),
            Err(damage) => visit.damage(damage),
        }
    }
}

impl<'a> Lane<'a> {
    /// Calls the sink with one event. Returns whether another follows.
    #[inline]
    fn step(&mut self, visit: &mut impl Sink) -> bool {
        let (at, prefix) = (self.at, self.prefix);
        let after = at + prefix.stride();
        let next = prefix_at(self.bytes, after, self.versions);
        if next.is_err() && after < self.bytes.len() {
            send_events(&self.buffer, at, visit);
            return false;
        }
        let bytes = self.bytes.get(at..at + prefix.size()).unwrap_or(&[]);
        visit.event(self.processor, &Event::new(bytes, at, prefix, self.versions));
        match next {
            Ok(prefix) => {
                self.at = after;
                self.prefix = prefix;
                prefetch(self.bytes, after + prefix.stride());
                true
            }
            Err(_) => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Trace;
    use crate::write::{Ended, Options, Writer, heads};
    use etwspec::Pointer;
    use etwspec::headers::HookId;

    /// Counts what a walk visits.
    #[derive(Default)]
    struct Seen {
        buffers: usize,
        events: Vec<Vec<u8>>,
        damages: usize,
    }

    impl Sink for Seen {
        fn buffer(&mut self, _: &Buffer<'_>) {
            self.buffers += 1;
        }

        fn event(&mut self, _: u16, event: &Event<'_>) {
            self.events.push(event.bytes().to_vec());
        }

        fn damage(&mut self, _: Damage) {
            self.damages += 1;
        }
    }

    /// `.ci/run` runs this test under Miri, since prefetching is unsafe.
    #[test]
    fn walks_more_buffers_than_lanes() {
        let options = Options { buffer_size: 1 << 10, ..Options::default() };
        let mut writer = Writer::in_memory(options).expect("the options are valid");
        for time in 0..150 {
            let mark = heads::perfinfo(Pointer::Bits64, HookId::MARK, 2, time);
            writer.write_event(0, &mark, &[b'm'; 100]).expect("memory does not fail");
        }
        let mut file = writer.finish(Ended::default()).expect("memory does not fail").into_inner();
        // The last event of the second buffer is damaged, and the file ends within the last buffer.
        let wrong = file.len() - 100;
        file.truncate(wrong);
        file[2 * 1024 - 200..][..8].fill(0xEE);

        let trace = Trace::new(&file);
        let (mut events, mut seen) = (Vec::new(), Seen::default());
        let mut damages = 0;
        trace.for_each(|item| match item {
            crate::Item::Event(_, event) => events.push(event.bytes().to_vec()),
            crate::Item::Damage(_) => damages += 1,
        });
        walk(trace.buffers(), &mut Scratch::new(), &mut seen);
        assert!(seen.buffers > 2 * LANES, "{}", seen.buffers);
        assert!(damages > 0);
        events.sort();
        seen.events.sort();
        assert_eq!((seen.events, seen.damages), (events, damages));
    }
}
