//! Names of what events refer to: processes, threads, files, images, registry keys.
//!
//! Events contain numbers: a process ID, the address of a file object. Other events of the trace name them, when the
//! thing begins, when a rundown describes it, and when it ends. A [`State`] follows these events and returns names. The
//! table `spec/references.toml` states the events and their fields.
//!
//! Numbers are used again, so a name holds for a time. [`State::update`] with each event moves the state forward:
//!
//! - In time order ([`Trace::for_each_by_time`]), names are exact, unless events were lost.
//! - In file order, they are approximate: a buffer may contain events later than those of the buffers that follow. A name
//!   may then come or go too early, or too late, by the time that a buffer spans.
//!
//! Some names are only in the rundown at the end of a trace. A [`FirstPass`] over a file finds what existed from the start
//! on, so that the second pass knows it. A stream has one pass, in which a name is known from the first event about it.
//!
//! A name holds until the number is used again, also after the end of the thing: events that other processors logged
//! before the end may follow it. Only the [last 4096](ENDED) things that have ended are kept.
//!
//! Memory depends on what lives, not on the length of the trace. It has a limit for crafted traces: [`LIMIT`], or what
//! [`State::with_limit`] sets.

mod all_names;
mod needed;
mod read;
mod things;

use std::ops::RangeInclusive;

use etwspec::headers::HookId;
use etwspec::payloads::{Does, EventKey, Reference};
use hashbrown::HashMap;
use hashbrown::hash_map::Entry;

use crate::buffer::Buffer;
use crate::logfile::LogFile;
use crate::payload::{Field, Value};
use crate::record::Event;
use crate::trace::Trace;
pub use all_names::AllNames;
pub use needed::Needed;
use read::Readers;
use things::{Key, Thing, Things};

/// Default maximum size of a state in bytes. Each thing counts with its name and [`THING`] bytes, which is at least what it
/// takes. For a trace that [`FirstPass::of`] reads, half of its size is added.
pub const LIMIT: usize = 16 << 20;

/// Size in bytes that a thing counts in addition to its name.
pub const THING: usize = 320;

/// Maximum number of things that have ended and are still known.
pub const ENDED: usize = 4096;

/// Names of what events refer to, at a point of a trace.
///
/// ```
/// use etwspec_etl::etwspec::payloads::Reference;
/// use etwspec_etl::state::FirstPass;
/// use etwspec_etl::{Item, SAMPLE, Trace};
///
/// let trace = Trace::new(SAMPLE);
/// let mut state = FirstPass::of(&trace).state();
/// trace.for_each_by_time(|item| {
///     if let Item::Event(_, event) = item {
///         state.update(&event);
///         if let Some(name) = state.process_of(&event) {
///             assert_eq!(state.process(event.process_id().unwrap()), Some(name));
///         }
///     }
/// });
/// assert_eq!(state.name(Reference::ProcessId, 0xFFFF_FFF0, None), None);
/// ```
#[derive(Clone, Debug)]
pub struct State {
    readers: Readers,
    things: Things,
}

/// Names for the fields of an event.
#[derive(Clone, Copy, Debug)]
pub struct Referred<'s> {
    state: &'s State,
    event: Event<'s>,
}

/// The kind and the key of the thing that a value refers to.
#[inline]
fn referred(field: &Field, value: &Value<'_>) -> Option<(Reference, u64)> {
    match *value {
        Value::Unsigned(key) | Value::Address(key) | Value::Hex(key) => Some((field.refers?, key)),
        _ => None,
    }
}

/// What a value refers to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Subject {
    /// Kind of thing.
    pub reference: Reference,
    /// Key of the thing, or an address within it.
    pub key: u64,
    /// Process in which the key is valid, if it depends on one.
    pub process: Option<u32>,
}

impl<'s> Referred<'s> {
    /// Returns the name of the thing that a value refers to. `None` if the field refers to nothing, or the name is unknown.
    pub fn name(&self, field: &Field, value: &Value<'_>) -> Option<&'s str> {
        let Subject { reference, key, process } = self.subject(field, value)?;
        self.state.name(reference, key, process)
    }

    /// Returns what a value refers to, with which the [state](Self::state) finds the name.
    #[inline]
    pub fn subject(&self, field: &Field, value: &Value<'_>) -> Option<Subject> {
        let (reference, key) = referred(field, value)?;
        // Only keys that are valid within a process depend on it.
        let process = reference.table().per_owner.then(|| self.state.process_id_of(&self.event)).flatten();
        Some(Subject { reference, key, process })
    }

    /// Returns the state that the names are of.
    #[inline]
    pub fn state(&self) -> &'s State {
        self.state
    }
}

impl State {
    /// Creates a state in which nothing is known, for the start of a trace.
    pub fn new(log_file: Option<&LogFile>) -> State {
        State { readers: Readers::new(log_file.and_then(|log_file| log_file.release)), things: Things::new(LIMIT) }
    }

    /// Sets the maximum size in bytes. If more is known, the oldest is forgotten.
    ///
    /// A thing takes at least one event, so the size is in any case at most a multiple of the size of the trace.
    #[must_use]
    pub fn with_limit(mut self, bytes: usize) -> State {
        self.things.set_limit(bytes);
        self
    }

    /// Moves the state behind an event. Events that name nothing cost little.
    #[inline]
    pub fn update(&mut self, event: &Event<'_>) {
        if let Some((hook, version)) = self.readers.hook(event) {
            self.read(event, hook, version);
        }
    }

    /// Moves the state behind an event whose [key](Event::key) is known. Returns whether the event may name something.
    #[inline]
    pub fn update_of(&mut self, event: &Event<'_>, key: Option<(EventKey, u8)>) -> bool {
        let hook = key.and_then(|(key, version)| Some((key.hook_id()?, version)));
        let Some((hook, version)) = hook.filter(|(hook, _)| self.readers.reads(*hook)) else { return false };
        self.read(event, hook, version);
        true
    }

    /// Returns whether an event may name something, by its header.
    pub fn reads(&self, event: &Event<'_>) -> bool {
        self.readers.hook(event).is_some()
    }

    #[cold]
    fn read(&mut self, event: &Event<'_>, hook: HookId, version: u8) {
        let things = &mut self.things;
        self.readers.read(event, hook, version, |stated| things.apply(&stated));
    }

    /// Returns a number that changes when the name of the process of an event may change.
    #[inline]
    pub fn generation(&self) -> u64 {
        self.generation_of(Reference::ProcessId) + self.generation_of(Reference::ThreadId)
    }

    /// Returns a number that changes when [`name`](Self::name) may change for a kind of thing.
    #[inline]
    pub fn generation_of(&self, reference: Reference) -> u64 {
        self.things.generation(reference)
    }

    /// Returns the keys, the given one among them, for which [`name`](Self::name) returns the same.
    pub fn alike(&self, reference: Reference, key: u64, process: Option<u32>) -> RangeInclusive<u64> {
        self.things.alike(reference, key, process)
    }

    /// Returns the name of a thing by its key, or by an address within it if the key is an address and the thing has a
    /// size. `process` is the process in which an address is valid; without it, only what all processes share is found.
    ///
    /// `None` if no event has named it so far.
    pub fn name(&self, reference: Reference, key: u64, process: Option<u32>) -> Option<&str> {
        self.things.find(reference, key, process).map(|(_, thing)| &*thing.name).filter(|name| !name.is_empty())
    }

    /// Returns the key of the owner of a thing, such as the process ID of a thread.
    pub fn owner(&self, reference: Reference, key: u64) -> Option<u64> {
        self.things.find(reference, key, None)?.1.owner
    }

    /// Returns the base address of the thing that contains an address, as [`name`](Self::name) finds it, and its name.
    pub fn containing(&self, reference: Reference, address: u64, process: Option<u32>) -> Option<(u64, &str)> {
        self.things.find(reference, address, process).map(|((_, base), thing)| (*base, &*thing.name))
    }

    /// Returns the names that fields of an event refer to. `None` if the event itself names things: its fields contain
    /// the names.
    pub fn names_for<'s>(&'s self, event: &Event<'s>) -> Option<Referred<'s>> {
        self.readers.hook(event).is_none().then(|| self.names_at(event))
    }

    /// Returns the names that fields of an event refer to, also if the event itself names things.
    #[inline]
    pub fn names_at<'s>(&'s self, event: &Event<'s>) -> Referred<'s> {
        Referred { state: self, event: *event }
    }

    /// Returns the name of a process.
    #[inline]
    pub fn process(&self, process: u32) -> Option<&str> {
        self.name(Reference::ProcessId, process.into(), None)
    }

    /// Returns the process ID of a thread.
    #[inline]
    pub fn process_of_thread(&self, thread: u32) -> Option<u32> {
        u32::try_from(self.owner(Reference::ThreadId, thread.into())?).ok()
    }

    /// Returns the name of the process that logged an event: that of the process ID in its header, or if the header has
    /// none, that of the thread.
    #[inline]
    pub fn process_of(&self, event: &Event<'_>) -> Option<&str> {
        let header = event.header().ok()?;
        self.process_of_ids(header.process_id(), header.thread_id())
    }

    /// Returns the name of the process with the IDs of an event header.
    #[inline]
    pub(crate) fn process_of_ids(&self, process: Option<u32>, thread: Option<u32>) -> Option<&str> {
        self.process(self.process_id_of_ids(process, thread)?)
    }

    /// Returns the process ID of an event: that in its header, or if the header has none, that of the thread.
    #[inline]
    pub fn process_id_of(&self, event: &Event<'_>) -> Option<u32> {
        let header = event.header().ok()?;
        self.process_id_of_ids(header.process_id(), header.thread_id())
    }

    fn process_id_of_ids(&self, process: Option<u32>, thread: Option<u32>) -> Option<u32> {
        match (process, thread) {
            (Some(process), _) if process != NONE => Some(process),
            (_, Some(thread)) if thread != NONE => self.process_of_thread(thread),
            _ => None,
        }
    }

    /// Returns the number of things that are known.
    pub fn len(&self) -> usize {
        self.things.len()
    }

    /// Returns whether nothing is known.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns the names of a kind of thing, by key.
    pub fn names(&self, reference: Reference) -> impl Iterator<Item = (u64, &str)> {
        let named = self.things.all(reference).filter(|(_, thing)| !thing.name.is_empty());
        named.map(|((_, key), thing)| (*key, &*thing.name))
    }
}

/// The ID of no process and no thread.
const NONE: u32 = u32::MAX;

/// Finds what existed when a trace began, although only later events name it.
///
/// Events may be added in any order: their time stamps determine what came first. A thing existed from the start on if the
/// first event about its key describes or ends it. Each key of the trace is stored once, with the name if it existed from
/// the start on. Memory is limited; further keys are left out. The state has the same limit.
#[derive(Debug)]
pub struct FirstPass {
    readers: Readers,
    /// The first event about each key, by kind.
    first: Vec<HashMap<Key, First>>,
    bytes: usize,
    limit: usize,
}

/// The first event about a key.
#[derive(Debug)]
struct First {
    time: i64,
    /// What it names, unless it states nothing about the time before.
    thing: Option<Thing>,
}

impl First {
    fn size(&self) -> usize {
        self.thing.as_ref().map_or(THING, Thing::size)
    }
}

impl FirstPass {
    /// Creates a pass without events.
    pub fn new(log_file: Option<&LogFile>) -> FirstPass {
        let readers = Readers::new(log_file.and_then(|log_file| log_file.release));
        FirstPass { readers, first: Reference::ALL.iter().map(|_| HashMap::new()).collect(), bytes: 0, limit: LIMIT }
    }

    /// Reads all events of a trace.
    pub fn of(trace: &Trace<'_>) -> FirstPass {
        FirstPass::with_events(trace, |_, _| {})
    }

    /// Reads all events of a trace, and passes them and their buffers to a function, which may look for something else.
    pub fn with_events(trace: &Trace<'_>, mut each: impl FnMut(&Buffer<'_>, &Event<'_>)) -> FirstPass {
        let limit = LIMIT.saturating_add(trace.as_bytes().len() / 2);
        let mut pass = FirstPass::new(trace.log_file()).with_limit(limit);
        trace.for_each_event(|buffer, event| {
            pass.add(event);
            each(buffer, event);
        });
        pass
    }

    /// Sets the maximum size in bytes.
    #[must_use]
    pub fn with_limit(mut self, bytes: usize) -> FirstPass {
        self.limit = bytes;
        self
    }

    /// Adds an event.
    #[inline]
    pub fn add(&mut self, event: &Event<'_>) {
        if let Some((hook, version)) = self.readers.hook(event) {
            self.read(event, hook, version);
        }
    }

    #[cold]
    fn read(&mut self, event: &Event<'_>, hook: HookId, version: u8) {
        let time = event.time_stamp().unwrap_or(i64::MAX);
        let FirstPass { readers, first, bytes, limit } = self;
        readers.read(event, hook, version, |stated| {
            let Some(all) = first.get_mut(stated.reference as usize) else { return };
            let new = || {
                let from_start = matches!(stated.does, Does::Describes | Does::Ends);
                First { time, thing: from_start.then(|| stated.thing()).flatten() }
            };
            match all.entry(stated.key) {
                // An earlier event than the one that was first so far replaces it.
                Entry::Occupied(mut known) if time < known.get().time => {
                    let first = new();
                    *bytes = *bytes + first.size() - known.get().size();
                    known.insert(first);
                }
                Entry::Vacant(vacant) if *bytes < *limit => *bytes += vacant.insert(new()).size(),
                _ => {}
            }
        });
    }

    /// Returns whether an event named a process.
    pub fn has_processes(&self) -> bool {
        self.first.get(Reference::ProcessId as usize).is_some_and(|all| !all.is_empty())
    }

    /// Returns the state at the start of the trace.
    pub fn state(self) -> State {
        let mut things = Things::new(self.limit);
        for (reference, all) in Reference::ALL.iter().zip(self.first) {
            let mut all: Vec<(Key, Thing)> =
                all.into_iter().filter_map(|(key, first)| Some((key, first.thing?))).collect();
            // Which are forgotten first must not depend on their hashes.
            all.sort_unstable_by_key(|(key, _)| *key);
            things.start(*reference, all.into_iter());
        }
        State { readers: self.readers, things }
    }
}
