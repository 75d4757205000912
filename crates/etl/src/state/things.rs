//! Known things, and the choice of things to forget.

use std::collections::{BTreeSet, VecDeque};
use std::ops::RangeInclusive;

use etwspec::payloads::{Does, Reference};
use etwspec::{AnsiStr, Utf16Str};
use hashbrown::HashMap;

use super::{ENDED, THING};
use crate::text::output::{self, REFERRED_SIZE};
use crate::text::{self, CodePage};

/// A key within an owner. The owner is 0 if keys are unique without it.
pub(super) type Key = (u64, u64);

/// A string at the start of `bytes`, in code units of `unit` bytes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Name<'a> {
    pub(super) bytes: &'a [u8],
    pub(super) unit: usize,
    pub(super) code_page: Option<CodePage>,
}

impl Name<'_> {
    /// Returns the code units, if the string is ASCII and fills `bytes`, with or without a terminator. Most strings do, and
    /// are compared and copied without a branch for each character.
    fn units(&self) -> Option<&[[u8; 2]]> {
        let (units, _) = self.bytes.as_chunks::<2>();
        let units = units.strip_suffix(&[[0, 0]]).unwrap_or(units);
        let (all, zeros) = units.iter().fold((0, 0), |(all, zeros), unit| {
            let unit = u16::from_le_bytes(*unit);
            (all | unit, zeros | u16::from(unit == 0))
        });
        (all < 0x80 && zeros == 0 && self.unit == 2).then_some(units)
    }

    /// Returns whether the string equals another one.
    fn is(&self, other: &str) -> bool {
        // A text with a brace may have an escape.
        self.has_characters(other) && (!other.contains('{') || *self.decode() == *other)
    }

    /// Returns whether the text has the characters of another one, if that is known without decoding it.
    fn has_characters(&self, other: &str) -> bool {
        if self.unit == 2 {
            let same = |units: &[[u8; 2]]| {
                let pairs = units.iter().zip(other.as_bytes());
                pairs.fold(0, |all, (unit, byte)| all | (u16::from_le_bytes(*unit) ^ u16::from(*byte))) == 0
            };
            self.units().is_some_and(|units| units.len() == other.len() && same(units))
        } else {
            let end = self.bytes.get(other.len()).copied().unwrap_or(0);
            end == 0 && self.bytes.starts_with(other.as_bytes())
        }
    }

    /// Returns the part behind the last backslash of a path.
    pub(super) fn last_part(self) -> Self {
        let units = self.bytes.chunks_exact(self.unit.max(1));
        let is = |unit: &[u8], character| matches!(unit, [first, rest @ ..] if *first == character && rest.iter().all(|byte| *byte == 0));
        let ends = units.clone().position(|unit| is(unit, 0)).unwrap_or(units.len());
        let last = units.take(ends).rposition(|unit| is(unit, b'\\')).map_or(0, |at| (at + 1) * self.unit);
        Name { bytes: self.bytes.get(last..).unwrap_or_default(), ..self }
    }

    /// Returns the text, cut to [`REFERRED_SIZE`].
    fn decode(&self) -> Box<str> {
        let text = self.whole();
        if text.len() <= REFERRED_SIZE {
            return text;
        }
        let mut text = text.into_string();
        output::cut_off(&mut text, 0, REFERRED_SIZE);
        text.into()
    }

    fn whole(&self) -> Box<str> {
        if self.unit != 2 {
            return text::ansi(AnsiStr::split(self.bytes).0.as_bytes(), self.code_page).into();
        }
        match self.units() {
            Some(units) => {
                let ascii = String::from_utf8(units.iter().map(|unit| unit[0]).collect()).unwrap_or_default();
                if ascii.contains('{') { text::utf8(ascii.as_bytes()).into() } else { ascii.into() }
            }
            None => Utf16Str::split(self.bytes).0.to_string().into(),
        }
    }
}

/// Statement of an event about a thing.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stated<'a> {
    pub(super) reference: Reference,
    pub(super) does: Does,
    pub(super) key: Key,
    pub(super) name: Option<Name<'a>>,
    pub(super) owner: Option<u64>,
    pub(super) size: Option<u64>,
    /// True if an event of a provider states it, which may repeat what a kernel event states.
    pub(super) of_provider: bool,
}

impl Stated<'_> {
    pub(super) fn name(&self) -> Box<str> {
        self.name.map(|name| name.decode()).unwrap_or_default()
    }

    /// Returns whether the event states a name, if that is known without decoding it.
    pub(super) fn is_named(&self, name: &str) -> bool {
        self.name.is_some_and(|own| own.is(name))
    }

    /// Returns the thing, or `None` if the event states nothing about it but that it exists.
    pub(super) fn thing(&self) -> Option<Thing> {
        let name = self.name();
        let known = !name.is_empty() || self.owner.is_some();
        known.then(|| self.thing_with(name))
    }

    fn thing_with(&self, name: Box<str>) -> Thing {
        let extent = self.size.unwrap_or(0);
        Thing {
            name,
            owner: self.owner,
            extent,
            from: i64::MIN,
            life: i64::MIN,
            earlier: Box::default(),
            age: 0,
            ended: false,
        }
    }
}

/// A thing with a name or an owner.
#[derive(Clone, Debug)]
pub(super) struct Thing {
    /// Empty if unknown.
    pub(super) name: Box<str>,
    pub(super) owner: Option<u64>,
    /// Size in bytes, if the key is an address.
    pub(super) extent: u64,
    /// Time from which the key refers to it. The minimum if the key has only one thing, or the state follows a stream.
    pub(super) from: i64,
    /// Time from which it exists, which is earlier if its name changes.
    pub(super) life: i64,
    /// Things that the key referred to before, in the order of time.
    pub(super) earlier: Box<[Thing]>,
    /// Number of the event that began or described it, in the order of events.
    age: u64,
    ended: bool,
}

impl Thing {
    /// Creates a thing to which a key refers from a time on.
    pub(super) fn new(name: Box<str>, owner: Option<u64>, extent: u64, from: i64) -> Thing {
        Thing { name, owner, extent, from, life: from, earlier: Box::default(), age: 0, ended: false }
    }

    /// Returns the size in memory, in bytes.
    pub(super) fn size(&self) -> usize {
        let earlier = self.earlier.iter().map(|thing| size_of::<Thing>() + thing.name.len());
        THING + self.name.len() + earlier.sum::<usize>()
    }

    /// Returns what the key refers to at a time.
    #[inline]
    fn at(&self, now: i64) -> Option<&Thing> {
        if self.from <= now {
            return Some(self);
        }
        let before = self.earlier.partition_point(|thing| thing.from <= now);
        self.earlier.get(before.checked_sub(1)?)
    }

    /// Returns whether the thing at a key has a key or contains it.
    fn has(&self, own: u64, key: u64) -> bool {
        own == key || key - own < self.extent
    }

    /// Returns the name within that of the owner, if it is relative to it: it does not begin at a root.
    fn within(&self, owner: &str) -> Option<Box<str>> {
        let own = &*self.name;
        if owner.is_empty() || own.starts_with('\\') {
            return None;
        }
        let mut name = if own.is_empty() { owner.to_owned() } else { format!("{owner}\\{own}") };
        output::cut_off(&mut name, 0, REFERRED_SIZE);
        Some(name.into())
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

/// The things of a kind.
#[derive(Clone, Debug)]
struct Kind {
    by_key: HashMap<Key, Thing>,
    /// The keys in order, if the things contain addresses.
    keys: Option<BTreeSet<Key>>,
    /// Changes when the name of one of the things may change.
    generation: u64,
}

impl Kind {
    fn new(reference: Reference) -> Kind {
        let keys = reference.table().contains.map(|_| BTreeSet::new());
        Kind { by_key: HashMap::new(), keys, generation: 0 }
    }

    fn insert(&mut self, key: Key, thing: Thing) -> Option<Thing> {
        let before = self.by_key.insert(key, thing);
        if before.is_none()
            && let Some(keys) = &mut self.keys
        {
            keys.insert(key);
        }
        before
    }

    fn remove(&mut self, key: Key) -> Option<Thing> {
        // Also if it is forgotten because of things of other kinds.
        self.generation += 1;
        if let Some(keys) = &mut self.keys {
            keys.remove(&key);
        }
        self.by_key.remove(&key)
    }

    /// Returns the thing at a time with a key, or that contains the address that the key is.
    #[inline]
    fn find(&self, key: Key, now: i64) -> Option<(Key, &Thing)> {
        let Some(keys) = &self.keys else { return Some((key, self.by_key.get(&key)?.at(now)?)) };
        match self.before(keys, key, now) {
            Preceding::Thing(own, thing) if thing.has(own, key.1) => Some(((key.0, own), thing)),
            _ => None,
        }
    }

    /// Returns the last thing at a time whose key is at most an address.
    #[inline]
    fn before(&self, keys: &BTreeSet<Key>, key: Key, now: i64) -> Preceding<'_> {
        // One bound is found faster than two.
        for (step, found) in keys.range(..=key).rev().take_while(|found| found.0 == key.0).enumerate() {
            if let Some(thing) = self.by_key.get(found).and_then(|thing| thing.at(now)) {
                return Preceding::Thing(found.1, thing);
            }
            if step == MAX_LATER {
                return Preceding::Unknown;
            }
        }
        Preceding::Nothing
    }

    /// Returns the keys of the same owner, the key among them, for which [`find`](Self::find) finds the same.
    fn alike(&self, (owner, key): Key, now: i64) -> RangeInclusive<u64> {
        let Some(keys) = &self.keys else { return key..=key };
        let next = key.checked_add(1).and_then(|next| keys.range((owner, next)..=(owner, u64::MAX)).next());
        let last = next.map_or(u64::MAX, |next| next.1 - 1);
        let (own, thing) = match self.before(keys, (owner, key), now) {
            Preceding::Thing(own, thing) => (own, thing),
            Preceding::Nothing => return 0..=last,
            Preceding::Unknown => return key..=key,
        };
        match own.checked_add(thing.extent.max(1)) {
            Some(end) if end <= key => end..=last,
            Some(end) => own..=last.min(end - 1),
            None => own..=last,
        }
    }
}

/// Returns whether things of a kind are in others of the kind.
fn contains_itself(reference: Reference) -> bool {
    reference.table().owner == Some(reference)
}

/// Result of a search for a thing before an address.
enum Preceding<'k> {
    Thing(u64, &'k Thing),
    Nothing,
    /// Too many things begin later.
    Unknown,
}

/// Maximum number of things that begin after a time and are passed over by a search at that time.
const MAX_LATER: usize = 64;

/// Things by kind and key.
#[derive(Clone, Debug)]
pub(super) struct Things {
    /// Kinds in the order of [`Reference::ALL`].
    by_kind: Vec<Kind>,
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
            by_kind: Reference::ALL.iter().map(|reference| Kind::new(*reference)).collect(),
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

    /// Returns the things of a kind at a time, in the order of their keys.
    pub(super) fn all(&self, reference: Reference, now: i64) -> impl Iterator<Item = (Key, &Thing)> {
        let all = self.by_kind.get(reference as usize).into_iter().flat_map(|kind| &kind.by_key);
        let mut all: Vec<_> = all.filter_map(|(key, thing)| Some((*key, thing.at(now)?))).collect();
        all.sort_unstable_by_key(|(key, _)| *key);
        all.into_iter()
    }

    /// Returns the thing at a time with a key, or that contains an address.
    #[inline]
    pub(super) fn find(&self, reference: Reference, key: u64, owner: Option<u32>, now: i64) -> Option<(Key, &Thing)> {
        let kind = self.by_kind.get(reference as usize)?;
        let table = reference.table();
        if !table.per_owner {
            return kind.find((0, key), now);
        }
        let own = owner.and_then(|owner| kind.find((owner.into(), key), now));
        own.or_else(|| kind.find((table.shared_by?, key), now))
    }

    /// Returns the times at which keys of a kind begin to refer to something, in order.
    pub(super) fn times(&self, reference: Reference) -> Box<[i64]> {
        let things = self.by_kind.get(reference as usize).into_iter().flat_map(|kind| kind.by_key.values());
        let times = things.flat_map(|thing| thing.earlier.iter().chain([thing])).map(|thing| thing.from);
        let mut times: Vec<i64> = times.filter(|time| *time != i64::MIN).collect();
        times.sort_unstable();
        times.dedup();
        times.into()
    }

    /// Returns the keys, the given one among them, for which [`find`](Self::find) finds the same.
    pub(super) fn alike(&self, reference: Reference, key: u64, process: Option<u32>, now: i64) -> RangeInclusive<u64> {
        let Some(kind) = self.by_kind.get(reference as usize) else { return key..=key };
        let table = reference.table();
        if !table.per_owner {
            return kind.alike((0, key), now);
        }
        let own = process.map_or(0..=u64::MAX, |process| kind.alike((process.into(), key), now));
        let shared = table.shared_by.map_or(0..=u64::MAX, |owner| kind.alike((owner, key), now));
        *own.start().max(shared.start())..=*own.end().min(shared.end())
    }

    /// Returns a number that changes when names of things of a kind may change.
    #[inline]
    pub(super) fn generation(&self, reference: Reference) -> u64 {
        self.by_kind.get(reference as usize).map_or(0, |kind| kind.generation)
    }

    /// Applies what an event states.
    pub(super) fn apply(&mut self, stated: &Stated<'_>) {
        let Stated { reference, key, .. } = *stated;
        let Some(kind) = self.by_kind.get_mut(reference as usize) else { return };
        kind.generation += 1;
        let is_named = stated.name.is_some() && stated.does != Does::Ends;
        match (stated.does, kind.by_key.get_mut(&key)) {
            // Mostly, the same begins again where it had ended.
            (Does::Begins, Some(thing)) if !thing.name.is_empty() && stated.is_named(&thing.name) => {
                self.age += 1;
                let name = std::mem::take(&mut thing.name);
                *thing = Thing { age: self.age, ..stated.thing_with(name) };
                self.ages.push_back((self.age, reference, key));
                self.tidy();
            }
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
        if is_named && contains_itself(reference) {
            self.qualify_one(reference, key, i64::MAX);
        }
    }

    /// Puts the names of things before those of the things in them, if they are of one kind: names of registry keys can be relative
    /// to another key.
    pub(super) fn qualify(&mut self, reference: Reference) {
        let Some(kind) = self.by_kind.get(reference as usize).filter(|_| contains_itself(reference)) else { return };
        let lives = |(key, thing): (&Key, &Thing)| {
            let froms: Vec<i64> = thing.earlier.iter().chain([thing]).map(|one| one.from).collect();
            froms.into_iter().map(|from| (from, *key)).collect::<Vec<_>>()
        };
        let mut all: Vec<(i64, Key)> = kind.by_key.iter().flat_map(lives).collect();
        // A thing that contains another one began before it.
        all.sort_unstable();
        all.into_iter().for_each(|(from, key)| self.qualify_one(reference, key, from));
    }

    fn qualify_one(&mut self, reference: Reference, key: Key, now: i64) {
        let Some(kind) = self.by_kind.get_mut(reference as usize) else { return };
        let Some((_, thing)) = kind.find(key, now) else { return };
        let owner = thing.owner.filter(|owner| *owner != key.1).and_then(|owner| kind.find((0, owner), now));
        let Some(name) = owner.and_then(|(_, owner)| thing.within(&owner.name)) else { return };
        let Some(thing) = kind.by_key.get_mut(&key) else { return };
        let own = if thing.from <= now { Some(thing) } else { thing.earlier.iter_mut().rfind(|one| one.from <= now) };
        let Some(own) = own else { return };
        let sizes = (own.name.len(), name.len());
        own.name = name;
        self.resized(sizes);
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
        if let Some(kind) = self.by_kind.get_mut(reference as usize) {
            kind.by_key = started.collect();
            if let Some(keys) = &mut kind.keys {
                *keys = kind.by_key.keys().copied().collect();
            }
        }
        self.evict();
    }

    /// Adds a thing, in place of one with the same key.
    fn insert(&mut self, reference: Reference, key: Key, thing: Thing) {
        self.age += 1;
        let (age, size) = (self.age, thing.size());
        if let Some(kind) = self.by_kind.get_mut(reference as usize) {
            match kind.insert(key, Thing { age, ..thing }) {
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
        let kind = self.by_kind.get_mut(reference as usize);
        if let Some(removed) = kind.and_then(|kind| kind.remove(key)) {
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
        let thing = self.by_kind.get(reference as usize).and_then(|kind| kind.by_key.get(&key));
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

    /// Removes keys without a thing from the list of ages, before they outnumber the others.
    fn tidy(&mut self) {
        if self.ages.len() > 2 * self.count + ENDED {
            let mut ages = std::mem::take(&mut self.ages);
            ages.retain(|(age, reference, key)| self.is(*age, *reference, *key, false));
            self.ages = ages;
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const KINDS: [Reference; 3] = [Reference::ModuleBase, Reference::ProcessId, Reference::ThreadId];

    /// Applies the begin or the end of a thing. Its name is the name of its number.
    fn apply(things: &mut Things, number: usize, (reference, begins): (Reference, bool), key: Key, size: u64) {
        let name: Vec<u8> = format!("thing {number}").encode_utf16().flat_map(u16::to_le_bytes).collect();
        things.apply(&Stated {
            reference,
            does: if begins { Does::Begins } else { Does::Ends },
            key,
            name: Some(Name { bytes: &name, unit: 2, code_page: None }),
            owner: Some(key.0),
            size: Some(size),
            of_provider: false,
        });
    }

    #[test]
    fn long_names_are_cut_off() {
        let name = |text: &str| {
            let bytes: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
            Name { bytes: &bytes, unit: 2, code_page: None }.decode()
        };
        assert_eq!(*name(&"n".repeat(REFERRED_SIZE)), "n".repeat(REFERRED_SIZE));
        assert_eq!(*name(&"n".repeat(30_000)), "n".repeat(REFERRED_SIZE) + output::MARK);
        assert_eq!(*name(&"\u{4e2d}".repeat(30_000)), "\u{4e2d}".repeat(REFERRED_SIZE / 3) + output::MARK);
    }

    /// Returns the names of things of each kind.
    fn names(things: &Things) -> [Vec<Option<Box<str>>>; 3] {
        let name = |kind, key| things.find(kind, key, Some(0), i64::MAX).map(|(_, thing)| thing.name.clone());
        KINDS.map(|kind| (0..8).map(|key| name(kind, key)).collect())
    }

    proptest! {
        #[test]
        fn alike_keys_have_the_same_name(
            stated in prop::collection::vec((0..3u64, 0..64u64, 0..16u64, any::<bool>(), any::<bool>()), 0..24),
            process in prop::option::of(0..3u32),
        ) {
            for reference in [Reference::ModuleBase, Reference::ProcessId] {
                let mut things = Things::new(usize::MAX);
                for (number, (owner, key, size, begins, at_end)) in stated.iter().enumerate() {
                    let owner = if reference.table().per_owner { *owner } else { 0 };
                    let key = if *at_end { u64::MAX - key } else { *key };
                    apply(&mut things, number, (reference, *begins), (owner, key), *size);
                }
                let find = |key| things.find(reference, key, process, i64::MAX).map(|(key, _)| key);
                let keys = || (0..90).chain(u64::MAX - 90..=u64::MAX);
                for key in keys() {
                    let alike = things.alike(reference, key, process, i64::MAX);
                    prop_assert!(alike.contains(&key), "{key} is not in {alike:?}");
                    for other in keys().filter(|other| alike.contains(other)) {
                        prop_assert_eq!(find(other), find(key), "{} and {} in {:?}", other, key, alike);
                    }
                }
            }
        }

        #[test]
        fn generation_of_a_kind_changes_with_its_names(
            stated in prop::collection::vec((0..3usize, 0..6u64, 0..4u64, any::<bool>()), 0..40),
            fitting in 1..8usize,
        ) {
            // Things of one kind are forgotten in favor of other kinds.
            let mut things = Things::new(fitting * (THING + 8));
            for (number, (kind, key, size, begins)) in stated.iter().enumerate() {
                let (before, generations) = (names(&things), KINDS.map(|kind| things.generation(kind)));
                apply(&mut things, number, (KINDS[*kind], *begins), (0, *key), *size);
                let after = names(&things);
                for (at, kind) in KINDS.iter().enumerate() {
                    let same = before[at] == after[at] || generations[at] != things.generation(*kind);
                    prop_assert!(same, "{kind:?} after {number}");
                }
            }
        }
    }
}
