//! Keys of call stacks, whose addresses other events have.
//!
//! # Design
//!
//! The kernel keeps stacks in a cache. Events state the key of a stack, and the addresses follow when the stack leaves the cache
//! or at the end of the session. The key is then used again, so references wait for the next event with the addresses.

use etwspec::Pointer;
use hashbrown::HashMap;

use crate::join::EventIndex;

/// Stack of an event, by its key.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reference {
    pub(crate) event: EventIndex,
    pub(crate) process: u32,
    /// Time stamp of the event.
    pub(crate) stamp: i64,
}

#[derive(Debug)]
struct Waiting {
    reference: Reference,
    /// Index plus 1 of another reference to the key.
    next: u32,
}

/// Addresses of a stack, innermost first.
#[derive(Clone, Debug)]
pub(crate) struct Addresses {
    pub(crate) all: Box<[u64]>,
    pub(crate) pointer: Pointer,
}

/// References to stacks by key.
#[derive(Debug, Default)]
pub(crate) struct Keys {
    waiting: Vec<Waiting>,
    /// Indices of unused places.
    free: Vec<u32>,
    /// Index plus 1 of the last reference to a key.
    by_key: HashMap<u64, u32>,
    /// Addresses of the stacks in the cache, if an event has described them.
    cached: HashMap<u64, Addresses>,
    /// Number of references that wait.
    open: u64,
}

impl Keys {
    /// Size of a reference in bytes, with its share of the table.
    pub(crate) const REFERENCE: usize = size_of::<Waiting>() + 2 * size_of::<(u64, u32)>();

    /// Adds a reference to a stack. Returns the addresses if they are known.
    pub(crate) fn refer(&mut self, key: u64, reference: Reference) -> Option<&Addresses> {
        if self.cached.contains_key(&key) {
            return self.cached.get(&key);
        }
        let head = self.by_key.entry(key).or_insert(0);
        let waiting = Waiting { reference, next: *head };
        *head = match self.free.pop() {
            Some(place) => {
                if let Some(free) = self.waiting.get_mut(place as usize) {
                    *free = waiting;
                }
                place + 1
            }
            None => {
                self.waiting.push(waiting);
                self.waiting.len() as u32
            }
        };
        self.open += 1;
        None
    }

    /// Passes on the references to a stack whose addresses an event has.
    pub(crate) fn define(&mut self, key: u64, mut each: impl FnMut(Reference)) {
        self.cached.remove(&key);
        let mut at = self.by_key.remove(&key).unwrap_or(0);
        while let Some(index) = at.checked_sub(1)
            && let Some(waiting) = self.waiting.get(index as usize)
        {
            at = waiting.next;
            self.free.push(index);
            self.open -= 1;
            each(waiting.reference);
        }
    }

    /// Keeps the addresses of a stack that stays in the cache.
    pub(crate) fn cache(&mut self, key: u64, addresses: Addresses) {
        self.cached.insert(key, addresses);
    }

    /// Returns the number of references to stacks whose addresses are unknown.
    pub(crate) fn open(&self) -> u64 {
        self.open
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn defined(keys: &mut Keys, key: u64) -> Vec<EventIndex> {
        let mut events = Vec::new();
        keys.define(key, |reference| events.push(reference.event));
        events.sort_unstable();
        events
    }

    #[test]
    fn keys_that_are_used_again_name_the_next_stack() {
        let mut keys = Keys::default();
        for (event, key) in [(0, 5), (1, 6), (2, 5)] {
            assert!(keys.refer(key, Reference { event, process: 1, stamp: 0 }).is_none());
        }
        assert_eq!(defined(&mut keys, 5), [0, 2]);
        assert!(keys.refer(5, Reference { event: 3, process: 1, stamp: 0 }).is_none());
        assert_eq!(keys.open(), 2);
        assert_eq!(defined(&mut keys, 5), [3]);
        assert_eq!(defined(&mut keys, 6), [1]);
        assert_eq!(keys.waiting.len(), 3);
        assert_eq!(keys.open(), 0);
    }

    #[test]
    fn stacks_in_the_cache_are_known_until_they_leave_it() {
        let mut keys = Keys::default();
        keys.cache(5, Addresses { all: Box::new([1]), pointer: Pointer::Bits64 });
        assert!(keys.refer(5, Reference { event: 0, process: 1, stamp: 0 }).is_some());
        assert!(defined(&mut keys, 5).is_empty());
        assert!(keys.refer(5, Reference { event: 1, process: 1, stamp: 0 }).is_none());
    }
}
