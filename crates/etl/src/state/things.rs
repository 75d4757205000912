//! What is known, and what is forgotten.

use std::collections::{BTreeMap, VecDeque};

use etwspec::payloads::{Does, Reference};
use etwspec::{AnsiStr, Utf16Str};

use super::{ENDED, THING};

/// A key within an owner. The owner is 0 if keys are unique without it.
pub(super) type Key = (u64, u64);

/// A text in the data of an event: the bytes at whose start it is, and the size of a character.
#[derive(Clone, Copy, Debug)]
pub(super) struct Name<'a> {
    pub(super) bytes: &'a [u8],
    pub(super) unit: usize,
}

impl Name<'_> {
    /// Returns the bytes of a text of ASCII that ends with the bytes, or with a terminator at their end. Most texts are
    /// one, and are compared and copied without a branch for each character.
    fn units(&self) -> Option<&[[u8; 2]]> {
        let (units, _) = self.bytes.as_chunks::<2>();
        let units = units.strip_suffix(&[[0, 0]]).unwrap_or(units);
        let (all, zeros) = units.iter().fold((0, 0), |(all, zeros), unit| {
            let unit = u16::from_le_bytes(*unit);
            (all | unit, zeros | u16::from(unit == 0))
        });
        (all < 0x80 && zeros == 0 && self.unit == 2).then_some(units)
    }

    /// Returns whether the text is another one, if that is known without decoding it.
    fn is(&self, other: &str) -> bool {
        if self.unit == 2 {
            let same = |units: &[[u8; 2]]| {
                let pairs = units.iter().zip(other.as_bytes());
                pairs.fold(0, |all, (unit, byte)| all | (u16::from_le_bytes(*unit) ^ u16::from(*byte))) == 0
            };
            self.units().is_some_and(|units| units.len() == other.len() && same(units))
        } else {
            let end = self.bytes.get(other.len()).copied().unwrap_or(0);
            other.is_ascii() && end == 0 && self.bytes.starts_with(other.as_bytes())
        }
    }

    fn decode(&self) -> Box<str> {
        if self.unit != 2 {
            return AnsiStr::split(self.bytes).0.to_string().into();
        }
        match self.units() {
            Some(units) => String::from_utf8(units.iter().map(|unit| unit[0]).collect()).unwrap_or_default().into(),
            None => Utf16Str::split(self.bytes).0.chars().collect::<String>().into(),
        }
    }
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
        self.name.map(|name| name.decode()).unwrap_or_default()
    }

    /// Returns the thing, or `None` if the event states nothing about it but that it exists.
    pub(super) fn thing(&self) -> Option<Thing> {
        let name = self.name();
        let known = !name.is_empty() || self.owner.is_some();
        known.then_some(Thing { name, owner: self.owner, extent: self.size.unwrap_or(0), age: 0, ended: false })
    }
}

/// A thing with a name or an owner.
#[derive(Clone, Debug)]
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

    /// Adds what an event states. Returns the sizes of the name before and after.
    fn complete(&mut self, stated: &Stated<'_>) -> (usize, usize) {
        self.owner = stated.owner.or(self.owner);
        self.extent = stated.size.unwrap_or(self.extent);
        let Some(name) = stated.name.filter(|name| !name.is(&self.name)) else { return (0, 0) };
        let name = name.decode();
        if name.is_empty() {
            return (0, 0);
        }
        let sizes = (self.name.len(), name.len());
        self.name = name;
        sizes
    }
}

/// Things by kind and key.
#[derive(Clone, Debug)]
pub(super) struct Things {
    /// In the order of [`Reference::ALL`].
    by_kind: Vec<BTreeMap<Key, Thing>>,
    /// Keys in the order of their ages. Some have been removed or have become younger.
    ages: VecDeque<(u64, Reference, Key)>,
    /// Keys of things that have ended, likewise.
    ended: VecDeque<(u64, Reference, Key)>,
    age: u64,
    generation: u64,
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
            generation: 0,
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
            // One bound is found faster than two.
            let (found, thing) = things.range(..=(owner, key)).next_back()?;
            let inside = found.0 == owner && (found.1 == key || key - found.1 < thing.extent);
            inside.then_some((found, thing))
        };
        if !table.per_owner {
            return within(0);
        }
        process.and_then(|process| within(process.into())).or_else(|| within(table.shared_by?))
    }

    /// Returns a number that changes when names of processes may change.
    #[inline]
    pub(super) fn generation(&self) -> u64 {
        self.generation
    }

    /// Applies what an event states.
    pub(super) fn apply(&mut self, stated: &Stated<'_>) {
        let Stated { reference, key, .. } = *stated;
        if matches!(reference, Reference::ProcessId | Reference::ThreadId) {
            self.generation += 1;
        }
        let known = self.by_kind.get_mut(reference as usize).and_then(|things| things.get_mut(&key));
        match (stated.does, known) {
            (Does::Begins, _) => match stated.thing() {
                Some(thing) => self.insert(reference, key, thing),
                None => self.remove(reference, key),
            },
            (Does::Ends, Some(thing)) => {
                let (ended, age) = (thing.ended, thing.age);
                thing.ended = true;
                let grown = if thing.name.is_empty() { thing.complete(stated) } else { (0, 0) };
                self.resized(grown);
                if !ended {
                    self.end(age, reference, key);
                }
            }
            (Does::Ends, None) => {
                if let Some(thing) = stated.thing() {
                    self.insert(reference, key, Thing { ended: true, ..thing });
                    self.end(self.age, reference, key);
                }
            }
            (_, Some(thing)) => {
                thing.ended = false;
                let resized = thing.complete(stated);
                self.resized(resized);
            }
            (_, None) => {
                if let Some(thing) = stated.thing() {
                    self.insert(reference, key, thing);
                }
            }
        }
    }

    /// Counts that a name of a size has become one of another size.
    fn resized(&mut self, (before, after): (usize, usize)) {
        if before != after {
            self.bytes = self.bytes - before + after;
            self.evict();
        }
    }

    /// Takes all things of a kind at the start of a trace, in the order of their keys.
    pub(super) fn start(&mut self, reference: Reference, things: impl Iterator<Item = (Key, Thing)>) {
        let Things { age, count, bytes, ages, .. } = self;
        let started = things.map(|(key, thing)| {
            *age += 1;
            *count += 1;
            *bytes += thing.size();
            ages.push_back((*age, reference, key));
            (key, Thing { age: *age, ended: false, ..thing })
        });
        let started = started.collect();
        if let Some(things) = self.by_kind.get_mut(reference as usize) {
            *things = started;
        }
        self.evict();
    }

    /// Adds a thing, in place of one with the same key.
    fn insert(&mut self, reference: Reference, key: Key, thing: Thing) {
        self.age += 1;
        let (age, size) = (self.age, thing.size());
        if let Some(things) = self.by_kind.get_mut(reference as usize) {
            match things.insert(key, Thing { age, ..thing }) {
                Some(before) => self.bytes -= before.size(),
                None => self.count += 1,
            }
            self.bytes += size;
            self.ages.push_back((age, reference, key));
            self.evict();
            self.tidy();
        }
    }

    fn remove(&mut self, reference: Reference, key: Key) {
        let things = self.by_kind.get_mut(reference as usize);
        if let Some(removed) = things.and_then(|things| things.remove(&key)) {
            self.count -= 1;
            self.bytes -= removed.size();
        }
    }

    /// Lists a thing as ended, and forgets the one that ended first if there are too many.
    fn end(&mut self, age: u64, reference: Reference, key: Key) {
        self.ended.push_back((age, reference, key));
        if self.ended.len() > ENDED
            && let Some((age, reference, key)) = self.ended.pop_front()
            && self.is(age, reference, key, true)
        {
            self.remove(reference, key);
        }
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
