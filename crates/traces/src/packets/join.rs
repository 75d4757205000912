//! Joins the parts of packets.
//!
//! # Design
//!
//! Before Windows 8.1, a packet is several events, which one thread logs one after the other. Events of other threads lie between
//! them, so parts are joined by processor and thread. A part without a beginning cannot be dissected and is counted instead.

use std::borrow::Cow;
use std::collections::HashMap;
use std::collections::hash_map::Entry;

use etwspec_etl::counts::OrderBy as _;

/// Maximum size in bytes of all packets whose end is missing.
pub const LIMIT: usize = 16 << 20;

/// Maximum number of bytes of a packet, which is that of Wireshark. The rest of larger packets is left out.
pub const MAX_PACKET: usize = 256 << 10;

/// Size in bytes that an open packet counts besides its bytes.
const PACKET: usize = 512;

/// Properties that the parts of a packet share.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Key {
    pub(crate) trace: usize,
    pub(crate) processor: u16,
    pub(crate) thread: u32,
    /// Event ID.
    pub(crate) event: u16,
    /// Interface, and port of a virtual switch.
    pub(crate) place: (u32, u32, u32),
}

/// Part of a packet.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Part<'e> {
    pub(crate) bytes: &'e [u8],
    pub(crate) starts: bool,
    pub(crate) ends: bool,
}

/// A packet with the properties of its last part, `incomplete` if its end is missing.
#[derive(Debug)]
pub(crate) struct Joined<'e, P> {
    pub(crate) bytes: Cow<'e, [u8]>,
    /// Number of bytes of all parts.
    pub(crate) size: usize,
    pub(crate) properties: P,
    pub(crate) incomplete: bool,
}

#[derive(Debug)]
struct Open<P> {
    bytes: Vec<u8>,
    size: usize,
    properties: P,
    /// Number of the packet in the order of beginnings.
    number: u64,
}

/// Packets whose end is missing.
#[derive(Debug)]
pub(crate) struct Joiner<P> {
    open: HashMap<Key, Open<P>>,
    /// Number of bytes that may be added.
    room: usize,
    begun: u64,
    /// Parts without a beginning, or beyond the limit.
    pub(crate) lost: u64,
}

impl<P: Clone> Joiner<P> {
    pub(crate) fn new() -> Joiner<P> {
        Joiner { open: HashMap::new(), room: LIMIT, begun: 0, lost: 0 }
    }

    /// Adds a part. Passes on the packet that it ends, and before it, one that it shows to be incomplete.
    pub(crate) fn add<'e, E>(
        &mut self,
        key: Key,
        part: Part<'e>,
        properties: P,
        mut each: impl FnMut(Joined<'e, P>) -> Result<(), E>,
    ) -> Result<(), E> {
        if part.starts {
            if let Some(open) = self.open.remove(&key) {
                each(self.closed(open, true))?;
            }
            if part.ends {
                let bytes = Cow::Borrowed(part.bytes.get(..MAX_PACKET).unwrap_or(part.bytes));
                return each(Joined { bytes, size: part.bytes.len(), properties, incomplete: false });
            }
            if self.room < PACKET + part.bytes.len() {
                self.lost += 1;
                return Ok(());
            }
            self.room -= PACKET;
            self.open
                .insert(key, Open { bytes: Vec::new(), size: 0, properties: properties.clone(), number: self.begun });
            self.begun += 1;
        }
        let Entry::Occupied(mut entry) = self.open.entry(key) else {
            self.lost += 1;
            return Ok(());
        };
        let open = entry.get_mut();
        open.properties = properties;
        let left = MAX_PACKET.saturating_sub(open.bytes.len()).min(self.room).min(part.bytes.len());
        open.bytes.extend_from_slice(part.bytes.get(..left).unwrap_or(&[]));
        open.size = open.size.saturating_add(part.bytes.len());
        self.room -= left;
        if part.ends {
            let open = entry.remove();
            let joined = self.closed(open, false);
            each(joined)?;
        }
        Ok(())
    }

    /// Passes on the packets whose end is missing, in the order of their beginnings.
    pub(crate) fn finish<E>(&mut self, mut each: impl FnMut(Joined<'static, P>) -> Result<(), E>) -> Result<(), E> {
        let mut open: Vec<Open<P>> = std::mem::take(&mut self.open).into_values().collect();
        open.order_by_key(|open| open.number);
        open.into_iter().try_for_each(|open| each(self.closed(open, true)))
    }

    fn closed<'e>(&mut self, open: Open<P>, incomplete: bool) -> Joined<'e, P> {
        let Open { bytes, size, properties, .. } = open;
        self.room += PACKET + bytes.len();
        Joined { bytes: bytes.into(), size, properties, incomplete }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(thread: u32) -> Key {
        Key { trace: 0, processor: 0, thread, event: 1, place: (1, 1, 0) }
    }

    /// Adds parts: thread, first byte, whether they start and end a packet. Returns packets with their bytes.
    fn joined(joiner: &mut Joiner<u32>, parts: &[(u32, u8, bool, bool)]) -> Vec<(Vec<u8>, bool)> {
        let mut all = Vec::new();
        let mut each = |joined: Joined<'_, u32>| {
            all.push((joined.bytes.into_owned(), joined.incomplete));
            Ok::<(), ()>(())
        };
        for (thread, byte, starts, ends) in parts {
            let bytes = [*byte, byte + 1];
            joiner.add(key(*thread), Part { bytes: &bytes, starts: *starts, ends: *ends }, 0, &mut each).expect("Ok");
        }
        joiner.finish(&mut each).expect("Ok");
        assert_eq!(joiner.room, LIMIT);
        all
    }

    #[test]
    fn parts_of_two_threads_are_two_packets() {
        let mut joiner = Joiner::new();
        let parts = [
            (1, 10, true, false),
            (2, 20, true, false),
            (1, 12, false, false),
            (2, 22, false, true),
            (1, 14, false, true),
        ];
        assert_eq!(joined(&mut joiner, &parts), [(vec![20, 21, 22, 23], false), (vec![10, 11, 12, 13, 14, 15], false)]);
        assert_eq!(joiner.lost, 0);
    }

    #[test]
    fn packets_without_end_are_incomplete_and_parts_without_beginning_are_lost() {
        let mut joiner = Joiner::new();
        let parts = [
            (1, 1, false, true),
            (1, 10, true, false),
            (1, 20, true, true),
            (2, 30, true, false),
            (3, 1, false, false),
        ];
        assert_eq!(joined(&mut joiner, &parts), [(vec![10, 11], true), (vec![20, 21], false), (vec![30, 31], true)]);
        assert_eq!(joiner.lost, 2);
    }

    #[test]
    fn memory_is_limited() {
        let (mut joiner, bytes) = (Joiner::new(), vec![0; 60_000]);
        let mut sizes = Vec::new();
        let mut each = |joined: Joined<'_, ()>| {
            sizes.push((joined.bytes.len(), joined.size));
            Ok::<(), ()>(())
        };
        for (thread, at) in (0..1000).flat_map(|thread| (0..10).map(move |at| (thread, at))) {
            joiner.add(key(thread), Part { bytes: &bytes, starts: at == 0, ends: false }, (), &mut each).expect("Ok");
        }
        joiner.finish(each).expect("Ok");
        assert!(sizes.iter().all(|(kept, size)| *kept <= MAX_PACKET && *size <= 600_000));
        assert_eq!(sizes[0], (MAX_PACKET, 600_000));
        assert!(sizes.iter().map(|(kept, _)| kept).sum::<usize>() <= LIMIT && joiner.lost > 0);
    }
}
