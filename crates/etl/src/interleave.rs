//! Walks over the events of several buffers at once.
//!
//! One event says where the next one begins, so a walk waits for memory at each. Eight walks that take turns wait for
//! it together, and what a walk needs next is fetched while the others have their turns.

use crate::buffer::{Buffer, RawBuffer, Scratch};
use crate::buffer_header::HEADER;
use crate::damage::Damage;
use crate::kind::{Prefix, Versions};
use crate::record::Event;
use crate::records::prefix_at;

/// How many buffers are walked at once.
const LANES: usize = 8;

/// What is told of buffers and their events.
pub(crate) trait Sink {
    /// A buffer: before its events. Those of other buffers may come between them.
    fn buffer(&mut self, buffer: &Buffer<'_>);
    /// An event of a buffer of a processor.
    fn event(&mut self, processor: u16, event: &Event<'_>);
    /// What is not as it should be.
    fn damage(&mut self, damage: Damage);
}

/// A walk over the events of one buffer that is not compressed.
#[derive(Clone, Copy)]
struct Lane<'a> {
    buffer: Buffer<'a>,
    bytes: &'a [u8],
    at: usize,
    prefix: Prefix,
    versions: Versions,
    processor: u16,
}

/// Tells all buffers and events, each buffer's in its order.
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

/// The next buffer that is worth a lane; those before it are told whole.
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
            // What was just decompressed is near already.
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

/// Tells a buffer and all of its events.
pub(crate) fn send_buffer(buffer: &Buffer<'_>, visit: &mut impl Sink) {
    visit.buffer(buffer);
    buffer.damages().for_each(|damage| visit.damage(damage));
    send_events(buffer, HEADER, visit);
}

/// Tells the events of a buffer from an offset on, with care.
fn send_events(buffer: &Buffer<'_>, at: usize, visit: &mut impl Sink) {
    for event in buffer.events_from(at) {
        match event {
            Ok(event) => visit.event(buffer.header().processor, &event),
            Err(damage) => visit.damage(damage),
        }
    }
}

impl<'a> Lane<'a> {
    /// Tells one event; false after the last.
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
                (self.at, self.prefix) = (after, prefix);
                fetch(self.bytes, after + prefix.stride());
                true
            }
            Err(_) => false,
        }
    }
}

/// Asks for the bytes at an offset, which are needed soon.
#[inline]
fn fetch(bytes: &[u8], at: usize) {
    #[cfg(target_arch = "x86_64")]
    if let Some(byte) = bytes.get(at) {
        use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        // SAFETY: the instruction has no effect but on caches, whatever the address; every x86-64 has it.
        #[allow(unsafe_code)]
        unsafe {
            _mm_prefetch::<_MM_HINT_T0>(std::ptr::from_ref(byte).cast());
        }
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = (bytes, at);
}
