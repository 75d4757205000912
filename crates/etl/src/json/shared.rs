//! Parts of lines that many events share. They are written once, and copied afterwards.

use super::put;
use crate::buffer::Buffer;
use crate::event_kind::EventKind;
use crate::state::State;

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

/// Process and thread ID of an event header. The thread matters only without a process.
type Ids = (Option<u32>, Option<u32>);

impl Slot for Ids {
    #[inline]
    fn slot(&self) -> usize {
        // The lowest two bits of IDs are 0.
        self.1.or(self.0).map_or(0, |id| (id >> 2) as usize)
    }
}

/// Members for names of processes. Most events are of few processes.
#[derive(Debug, Default)]
pub(super) struct Processes {
    /// Generation of the state that the names are of.
    generation: u64,
    known: Shared<Ids, 16>,
}

impl Processes {
    /// Appends the member with the name of a process, and a comma; nothing if the name is unknown.
    #[inline]
    pub(super) fn put(&mut self, out: &mut Vec<u8>, state: &State, process: Option<u32>, thread: Option<u32>) {
        let ids = (process, thread.filter(|_| process.is_none_or(|process| process == u32::MAX)));
        if self.generation != state.generation() {
            self.generation = state.generation();
            self.known.clear();
        }
        if let Some(member) = self.known.get(&ids) {
            out.extend_from_slice(member);
            return;
        }
        let from = out.len();
        if let Some(name) = state.process_of_ids(process, thread) {
            out.extend_from_slice(b"\"process\":");
            put::text(out, name);
            out.push(b',');
        }
        self.known.insert(ids, out.get(from..).unwrap_or(&[]));
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
    pub(super) fn put(&mut self, out: &mut Vec<u8>, buffer: &Buffer<'_>, offset: usize) {
        let place = (buffer.file_offset(), buffer.header().processor);
        if self.buffer != Some(place) {
            self.begin(place);
        }
        out.extend_from_slice(&self.before);
        put::hex_digits(out, offset as u64);
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
