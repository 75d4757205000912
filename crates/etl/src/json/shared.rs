//! Parts of lines that many events share. They are written once, and copied afterwards.

use crate::event_kind::EventKind;
use crate::json_text as put;
use crate::record::Event;
use crate::state::{State, WriterBy};

/// Members by what determines them. A key that shares its slot with another replaces it.
#[derive(Debug)]
pub(super) struct Shared<K, const SLOTS: usize> {
    slots: Box<[Option<Entry<K>>]>,
}

/// A key and its members.
type Entry<K> = (K, Vec<u8>);

impl<K, const SLOTS: usize> Default for Shared<K, SLOTS> {
    fn default() -> Self {
        Shared { slots: std::iter::repeat_with(|| None).take(SLOTS).collect() }
    }
}

/// A key that is a slot of [`Shared`].
pub(super) trait Slot: Copy + PartialEq {
    /// Returns a number that differs between most keys. Its lowest bits select the slot.
    fn slot(&self) -> usize;
}

impl<K: Slot, const SLOTS: usize> Shared<K, SLOTS> {
    /// Returns the members of a key.
    #[inline]
    pub(super) fn get(&self, key: &K) -> Option<&[u8]> {
        let (known, members) = self.slots.get(key.slot() % SLOTS)?.as_ref()?;
        (known == key).then_some(members)
    }

    /// Sets the members of a key, and returns them.
    pub(super) fn insert(&mut self, key: K, members: &[u8]) {
        if let Some(slot) = self.slots.get_mut(key.slot() % SLOTS) {
            let mut kept = slot.take().map(|(_, members)| members).unwrap_or_default();
            kept.clear();
            kept.extend_from_slice(members);
            *slot = Some((key, kept));
        }
    }

    fn clear(&mut self) {
        self.slots.fill_with(|| None);
    }
}

impl Slot for EventKind {
    #[inline]
    fn slot(&self) -> usize {
        EventKind::slot(self)
    }
}

/// Process ID of an event, and its source.
type Writing = (u32, Option<WriterBy>);

impl Slot for Writing {
    #[inline]
    fn slot(&self) -> usize {
        // The lowest two bits of IDs are 0.
        (self.0 >> 2) as usize ^ self.1.map_or(0, |by| by as usize)
    }
}

/// Members for names of processes. Most events are of few processes.
#[derive(Debug, Default)]
pub(super) struct Processes {
    /// Generation of the state that the names are of.
    generation: u64,
    known: Shared<Writing, 16>,
}

impl Processes {
    /// Appends the members with the name of the process and the source of its ID, each followed by a comma.
    #[inline]
    pub(super) fn put(&mut self, out: &mut Vec<u8>, state: &State) {
        let writer = state.writer();
        let Some(process) = writer.process else { return };
        if self.generation != state.generation() {
            self.generation = state.generation();
            self.known.clear();
        }
        let writing = (process, writer.by);
        if let Some(members) = self.known.get(&writing) {
            out.extend_from_slice(members);
            return;
        }
        let from = out.len();
        if let Some(name) = state.process(process) {
            out.extend_from_slice(b"\"process\":");
            put::text(out, name);
            out.push(b',');
        }
        if let Some(by) = writer.by {
            out.extend_from_slice(b"\"process_by\":");
            put::text(out, by.word());
            out.push(b',');
        }
        self.known.insert(writing, out.get(from..).unwrap_or(&[]));
    }
}

/// Members for places of events, of which most are in the same buffer as the one before.
#[derive(Debug, Default)]
pub(super) struct Places {
    /// Offset of the buffer in the file, and processor.
    buffer: Option<(u64, u16)>,
    /// `"at":"0x10000+`
    before: Vec<u8>,
    /// `,"cpu":0,`
    after: Vec<u8>,
}

impl Places {
    /// Appends `at` and `cpu`, each followed by a comma.
    #[inline]
    pub(super) fn put(&mut self, out: &mut Vec<u8>, event: &Event<'_>) {
        let place = (event.buffer_offset(), event.processor());
        if self.buffer != Some(place) {
            self.begin(place);
        }
        out.extend_from_slice(&self.before);
        put::hex_digits(out, event.offset() as u64);
        out.extend_from_slice(&self.after);
    }

    #[cold]
    fn begin(&mut self, (offset, processor): (u64, u16)) {
        self.buffer = Some((offset, processor));
        self.before.clear();
        self.before.extend_from_slice(b"\"at\":\"");
        put::hex_digits(&mut self.before, offset);
        self.before.push(b'+');
        self.after.clear();
        self.after.extend_from_slice(b"\",\"cpu\":");
        put::decimal(&mut self.after, processor);
        self.after.push(b',');
    }
}
