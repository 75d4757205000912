//! What is known, and what is forgotten.

use std::collections::{BTreeMap, VecDeque};

use etwspec::payloads::{Does, Reference};
use etwspec::{AnsiStr, Utf16Str};

use super::{ENDED, THING};

/// A key within an owner. The owner is 0 if keys are unique without it.
pub(super) type Key = (u64, u64);

/// A text in the data of an event.
#[derive(Clone, Copy, Debug)]
pub(super) enum Name<'a> {
    Ansi(AnsiStr<'a>),
    Utf16(Utf16Str<'a>),
}

/// What an event states about a thing.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stated<'a> {
    pub(super) reference: Reference,
    pub(super) does: Does,
    pub(super) key: Key,
    pub(super) name: Option<Name<'a>>,
    pub(super) owner: Option<u64>,
    pub(super) size: Option<u64>,
}

impl Stated<'_> {
    fn name(&self) -> Box<str> {
        match self.name {
            Some(Name::Ansi(text)) => text.to_string().into(),
            Some(Name::Utf16(text)) => text.chars().collect::<String>().into(),
            None => Box::default(),
        }
    }

    /// Returns the thing, or `None` if the event states nothing about it but that it exists.
    pub(super) fn thing(&self) -> Option<Thing> {
        let name = self.name();
        let known = !name.is_empty() || self.owner.is_some();
        known.then_some(Thing { name, owner: self.owner, extent: self.size.unwrap_or(0), age: 0, ended: false })
    }
}

/// A thing with a name or an owner.
#[derive(Debug)]
pub(super) struct Thing {
    /// Empty if unknown.
    pub(super) name: Box<str>,
    pub(super) owner: Option<u64>,
    /// Size in bytes, if the key is an address.
    extent: u64,
    /// Number of the event that began or described it, in the order of events.
    age: u64,
    ended: bool,
}

impl Thing {
    /// Size in memory, in bytes.
    pub(super) fn size(&self) -> usize {
        THING + self.name.len()
    }
}

/// Things by kind and key.
#[derive(Debug)]
pub(super) struct Things {
    /// In the order of [`Reference::ALL`].
    by_kind: Vec<BTreeMap<Key, Thing>>,
    /// Keys in the order of their ages. Some have been removed or have become younger.
    ages: VecDeque<(u64, Reference, Key)>,
    /// Keys of things that have ended, likewise.
    ended: VecDeque<(u64, Reference, Key)>,
    age: u64,
    count: usize,
    bytes: usize,
    limit: usize,
}

impl Things {
    pub(super) fn new(limit: usize) -> Things {
        Things {
            by_kind: Reference::ALL.iter().map(|_| BTreeMap::new()).collect(),
            ages: VecDeque::new(),
            ended: VecDeque::new(),
            age: 0,
            count: 0,
            bytes: 0,
            limit,
        }
    }

    pub(super) fn set_limit(&mut self, limit: usize) {
        self.limit = limit;
        self.evict();
    }

    pub(super) fn len(&self) -> usize {
        self.count
    }

    fn kind(&mut self, reference: Reference) -> Option<&mut BTreeMap<Key, Thing>> {
        self.by_kind.get_mut(reference as usize)
    }

    pub(super) fn all(&self, reference: Reference) -> impl Iterator<Item = (&Key, &Thing)> {
        self.by_kind.get(reference as usize).into_iter().flatten()
    }

    /// Returns the thing with a key, or that contains an address.
    #[inline]
    pub(super) fn find(&self, reference: Reference, key: u64, process: Option<u32>) -> Option<(&Key, &Thing)> {
        let things = self.by_kind.get(reference as usize)?;
        let table = reference.table();
        let within = |owner: u64| {
            if table.contains.is_none() {
                return things.get_key_value(&(owner, key));
            }
            let (found, thing) = things.range((owner, 0)..=(owner, key)).next_back()?;
            let inside = found.1 == key || key - found.1 < thing.extent;
            inside.then_some((found, thing))
        };
        if !table.per_owner {
            return within(0);
        }
        process.and_then(|process| within(process.into())).or_else(|| within(table.shared_by?))
    }

    /// Applies what an event states.
    pub(super) fn apply(&mut self, stated: &Stated<'_>) {
        let Stated { reference, key, .. } = *stated;
        let known = self.kind(reference).and_then(|things| things.get_mut(&key));
        match (stated.does, known) {
            (Does::Begins, _) => match stated.thing() {
                Some(thing) => self.insert(reference, key, thing),
                None => self.remove(reference, key),
            },
            (Does::Ends, Some(thing)) => {
                let (missing, ended) = (thing.name.is_empty(), thing.ended);
                thing.ended = true;
                if missing && stated.name.is_some() {
                    self.complete(stated);
                }
                if !ended {
                    self.end(reference, key);
                }
            }
            (Does::Ends, None) => {
                if let Some(thing) = stated.thing() {
                    self.insert(reference, key, Thing { ended: true, ..thing });
                    self.end(reference, key);
                }
            }
            (_, Some(thing)) => {
                thing.ended = false;
                self.complete(stated);
            }
            (_, None) => {
                if let Some(thing) = stated.thing() {
                    self.insert(reference, key, thing);
                }
            }
        }
    }

    /// Adds what an event states to a thing that is known.
    fn complete(&mut self, stated: &Stated<'_>) {
        let name = stated.name();
        let Some(thing) = self.kind(stated.reference).and_then(|things| things.get_mut(&stated.key)) else { return };
        thing.owner = stated.owner.or(thing.owner);
        thing.extent = stated.size.unwrap_or(thing.extent);
        if !name.is_empty() && name != thing.name {
            let (before, after) = (thing.name.len(), name.len());
            thing.name = name;
            self.bytes = self.bytes - before + after;
            self.evict();
        }
    }

    /// Adds a thing, in place of one with the same key.
    pub(super) fn insert(&mut self, reference: Reference, key: Key, thing: Thing) {
        self.remove(reference, key);
        self.age += 1;
        let (age, size) = (self.age, thing.size());
        if let Some(things) = self.kind(reference) {
            things.insert(key, Thing { age, ..thing });
            self.count += 1;
            self.bytes += size;
            self.ages.push_back((age, reference, key));
            self.evict();
            self.tidy();
        }
    }

    fn remove(&mut self, reference: Reference, key: Key) {
        if let Some(removed) = self.kind(reference).and_then(|things| things.remove(&key)) {
            self.count -= 1;
            self.bytes -= removed.size();
        }
    }

    /// Lists a thing as ended, and forgets the one that ended first if there are too many.
    fn end(&mut self, reference: Reference, key: Key) {
        self.ended.push_back((self.age_of(reference, key).unwrap_or(0), reference, key));
        if self.ended.len() > ENDED
            && let Some((age, reference, key)) = self.ended.pop_front()
            && self.is(age, reference, key, true)
        {
            self.remove(reference, key);
        }
    }

    fn age_of(&self, reference: Reference, key: Key) -> Option<u64> {
        Some(self.by_kind.get(reference as usize)?.get(&key)?.age)
    }

    /// Returns whether a thing is still the one of an age.
    fn is(&self, age: u64, reference: Reference, key: Key, ended: bool) -> bool {
        let thing = self.by_kind.get(reference as usize).and_then(|things| things.get(&key));
        thing.is_some_and(|thing| thing.age == age && (thing.ended || !ended))
    }

    /// Forgets the oldest things until the rest is within the limit.
    fn evict(&mut self) {
        while self.bytes > self.limit
            && let Some((age, reference, key)) = self.ages.pop_front()
        {
            if self.is(age, reference, key, false) {
                self.remove(reference, key);
            }
        }
    }

    /// Removes keys from the list of ages that are no longer those of things, before they outnumber the others.
    fn tidy(&mut self) {
        if self.ages.len() > 2 * self.count + ENDED {
            let mut ages = std::mem::take(&mut self.ages);
            ages.retain(|(age, reference, key)| self.is(*age, *reference, *key, false));
            self.ages = ages;
        }
    }
}
