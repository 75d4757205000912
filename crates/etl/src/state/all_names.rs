//! All names that a kind of thing has in a trace.

use std::collections::BTreeMap;

use etwspec::payloads::Reference;

use super::read::Readers;
use super::{LIMIT, THING};
use crate::logfile::LogFile;
use crate::record::Event;

/// Maximum size in bytes. Several threads may each collect names.
const MOST: usize = LIMIT / 4;

/// All names of the things of one kind in a trace, by key. A key that was used again has several.
///
/// Each name is stored once. Memory is limited to a quarter of the [`LIMIT`]; further names are left out.
#[derive(Debug)]
pub struct AllNames {
    readers: Readers,
    reference: Reference,
    names: BTreeMap<u64, Vec<Box<str>>>,
    bytes: usize,
}

/// Maximum number of names of a key.
const SEVERAL: usize = 16;

impl AllNames {
    /// Creates a collection without names.
    pub fn new(log_file: Option<&LogFile>, reference: Reference) -> AllNames {
        let readers = Readers::new(log_file.and_then(|log_file| log_file.release));
        AllNames { readers, reference, names: BTreeMap::new(), bytes: 0 }
    }

    /// Adds the names that an event states. Events may be added in any order.
    #[inline]
    pub fn add(&mut self, event: &Event<'_>) {
        let Some((hook, version)) = self.readers.hook(event) else { return };
        let AllNames { readers, reference, names, bytes } = self;
        readers.read(event, hook, version, |stated| {
            if stated.reference == *reference
                && let Some(thing) = stated.thing()
            {
                put(names, bytes, stated.key.1, thing.name);
            }
        });
    }

    /// Adds the names of another collection.
    pub fn merge(&mut self, other: AllNames) {
        let names = other.names.into_iter().flat_map(|(key, names)| names.into_iter().map(move |name| (key, name)));
        names.for_each(|(key, name)| put(&mut self.names, &mut self.bytes, key, name));
    }

    /// Returns the names of a key, at most 16, in the order in which they were added.
    pub fn of(&self, key: u64) -> impl Iterator<Item = &str> {
        self.names.get(&key).into_iter().flatten().map(|name| &**name)
    }
}

fn put(all: &mut BTreeMap<u64, Vec<Box<str>>>, bytes: &mut usize, key: u64, name: Box<str>) {
    if name.is_empty() || *bytes >= MOST {
        return;
    }
    let names = all.entry(key).or_default();
    if names.len() < SEVERAL && !names.contains(&name) {
        *bytes += THING + name.len();
        names.push(name);
    }
}
