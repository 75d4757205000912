//! Statements of a whole trace, from which names at any time follow.
//!
//! # Design
//!
//! Names depend only on time, so a line of output does not depend on the lines before it, and threads need no order.
//! Traces of one machine and boot can share names. A name is valid until its number is used again, because events of
//! other processors can follow the end of a thing. A rundown at the end describes things that existed from the start.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use etwspec::payloads::{Does, Reference, ReferenceSource};
use hashbrown::HashMap;
use hashbrown::hash_map::Entry;

use super::read::Readers;
use super::running::Running;
use super::things::{Key, Stated, Thing, Things};
use super::{LIMIT, Pass, State, THING};
use crate::logfile::LogFile;
use crate::record::Event;
use crate::time::Clock;
use crate::trace::Trace;

/// Collects the events of a trace that name something, from which a [`State`] finds names at any time.
///
/// Events may be added in any order: their time stamps determine what came first. A thing existed from the start on if the
/// first event about its key describes or ends it. Memory is limited; further statements are left out.
#[derive(Debug)]
pub struct FirstPass {
    readers: Readers,
    /// Statements about each key, by kind.
    stated: Vec<HashMap<Key, Vec<Statement>>>,
    running: Running,
    clock: Option<Clock>,
    /// Boot time of the machine, if it is known.
    boot_time: Option<i64>,
    /// Size of the collected data, shared with the passes over other parts of the trace.
    bytes: Arc<AtomicUsize>,
    limit: usize,
    complete: bool,
}

/// An event's statement about a key.
#[derive(Clone, Debug)]
struct Statement {
    time: i64,
    /// Offset of the buffer in the file. Several threads may read a trace.
    buffer: u64,
    does: Does,
    /// Empty if unknown.
    name: Box<str>,
    owner: Option<u64>,
    size: Option<u64>,
    of_provider: bool,
}

impl Statement {
    fn new(stated: &Stated<'_>, time: i64, buffer: u64) -> Statement {
        Statement {
            time,
            buffer,
            does: stated.does,
            name: stated.name(),
            owner: stated.owner,
            size: stated.size,
            of_provider: stated.of_provider,
        }
    }

    /// Returns whether a later statement adds nothing, such as a statement of a second rundown.
    fn implies(&self, stated: &Stated<'_>, time: i64) -> bool {
        stated.does == Does::Describes
            && self.does != Does::Ends
            && self.time <= time
            && (self.owner, self.size) == (stated.owner, stated.size)
            && stated.is_named(&self.name)
    }

    fn is_known(&self) -> bool {
        !self.name.is_empty() || self.owner.is_some()
    }

    /// Creates the thing to which the key refers from a time on.
    fn thing(self, from: i64) -> Thing {
        Thing::new(self.name, self.owner, self.size.unwrap_or(0), from)
    }

    /// Adds what the statement has to a thing that lacks it.
    fn complete(self, thing: &mut Thing) {
        thing.owner = self.owner.or(thing.owner);
        thing.extent = self.size.unwrap_or(thing.extent);
        if thing.name.is_empty() {
            thing.name = self.name;
        }
    }
}

/// Returns the things that a key refers to in the course of a trace: the last of them, with those before it.
fn things(mut all: Vec<Statement>) -> Option<Thing> {
    // Statements of one time keep their order in the file.
    let order = |statement: &Statement| (statement.time, statement.buffer);
    if !all.is_sorted_by_key(order) {
        all.sort_by_key(order);
    }
    let mut things: Vec<Thing> = Vec::with_capacity(1);
    let mut ended = None;
    // Kind of the events that stated the beginning of the last thing.
    let mut began = None;
    for statement in all {
        let time = statement.time;
        let (of_provider, begins) = (statement.of_provider, statement.does == Does::Begins);
        let begins_again = begins && ended.is_none() && began == Some(!of_provider);
        began = if begins { Some(of_provider).filter(|_| !begins_again) } else { began };
        let Some(last) = things.last_mut() else {
            ended = (statement.does == Does::Ends).then_some(time);
            let from_start = matches!(statement.does, Does::Describes | Does::Ends);
            if !from_start || statement.is_known() {
                things.push(statement.thing(if from_start { i64::MIN } else { time }));
            }
            continue;
        };
        let other = !statement.name.is_empty() && !last.name.is_empty() && statement.name != last.name;
        match (statement.does, ended) {
            // The kernel and a provider state one beginning.
            (Does::Begins, _) if begins_again => statement.complete(last),
            (Does::Begins, _) => {
                let thing = statement.thing(time);
                if last.from == time {
                    *last = thing
                } else {
                    things.push(thing)
                }
                ended = None;
            }
            // Another thing, whose beginning was lost.
            (Does::Describes | Does::Names, Some(end)) if other => {
                things.push(statement.thing(end.saturating_add(1)));
                ended = None;
            }
            (Does::Names, _) | (Does::Describes, None) if other || statement.does == Does::Names => {
                let same = statement.name.is_empty() || statement.name == last.name;
                if same || last.from == time {
                    let name = if same { last.name.clone() } else { statement.name.clone() };
                    statement.complete(last);
                    last.name = name;
                } else {
                    let (owner, extent) = (last.owner, last.extent);
                    let life = last.life;
                    let mut thing = statement.thing(time);
                    thing.life = life;
                    thing.owner = thing.owner.or(owner);
                    thing.extent = if thing.extent == 0 { extent } else { thing.extent };
                    things.push(thing);
                }
            }
            (Does::Ends, _) => {
                if last.name.is_empty() {
                    statement.complete(last);
                }
                ended = Some(time);
            }
            _ => {
                statement.complete(last);
                ended = None;
            }
        }
    }
    let mut last = things.pop()?;
    last.earlier = things.into();
    Some(last)
}

/// Adds a number of bytes, and returns whether all are within a limit.
fn within(bytes: &AtomicUsize, new: usize, limit: usize) -> bool {
    bytes.fetch_add(new, Relaxed).saturating_add(new) <= limit
}

impl FirstPass {
    /// Creates a pass without events.
    pub fn new(log_file: Option<&LogFile>) -> FirstPass {
        FirstPass {
            readers: Readers::new(log_file.and_then(|log_file| log_file.release)),
            stated: Reference::ALL.iter().map(|_| HashMap::new()).collect(),
            running: Running::default(),
            clock: log_file.map(|log_file| log_file.clock),
            boot_time: log_file.map(|log_file| log_file.boot_time).filter(|time| *time != 0),
            bytes: Arc::default(),
            limit: LIMIT,
            complete: true,
        }
    }

    /// Reads all events of a trace.
    pub fn of(trace: &Trace<'_>) -> FirstPass {
        let mut pass = FirstPass::for_trace(trace);
        trace.for_each_event(|event| pass.event(event));
        pass
    }

    /// Creates a pass without events, with the limit of a trace.
    pub fn for_trace(trace: &Trace<'_>) -> FirstPass {
        FirstPass::of_size(trace.log_file(), trace.as_bytes().len())
    }

    /// Creates a pass without events, with the limit of a trace that has a number of bytes.
    pub fn of_size(log_file: Option<&LogFile>, bytes: usize) -> FirstPass {
        FirstPass::new(log_file).with_limit(LIMIT.saturating_add(bytes / 2))
    }

    /// Collects only what determines the processes of events.
    #[must_use]
    pub fn only_writers(self, log_file: Option<&LogFile>) -> FirstPass {
        let release = log_file.and_then(|log_file| log_file.release);
        FirstPass { readers: Readers::of_kinds(release, &[Reference::ProcessId, Reference::ThreadId]), ..self }
    }

    /// Sets the maximum size in bytes.
    #[must_use]
    pub fn with_limit(mut self, bytes: usize) -> FirstPass {
        self.limit = bytes;
        self
    }

    #[cold]
    fn read(&mut self, event: &Event<'_>, source: (ReferenceSource, u8)) {
        let time = event.time_stamp().unwrap_or(i64::MAX);
        let FirstPass { readers, stated, bytes, limit, complete, .. } = self;
        readers.read(event, source, |new| {
            let Some(all) = stated.get_mut(new.reference as usize) else { return };
            let entry = all.entry(new.key);
            if let Entry::Occupied(known) = &entry
                && known.get().last().is_some_and(|last| last.implies(&new, time))
            {
                return;
            }
            let statement = Statement::new(&new, time, event.buffer_offset());
            let fixed = if matches!(entry, Entry::Vacant(_)) { THING } else { size_of::<Statement>() };
            if !within(bytes, fixed + statement.name.len(), *limit) {
                *complete = false;
                return;
            }
            match entry {
                Entry::Occupied(mut known) => known.get_mut().push(statement),
                Entry::Vacant(vacant) => drop(vacant.insert(vec![statement])),
            }
        });
    }

    fn add_counts(&mut self, other: &FirstPass) {
        if !Arc::ptr_eq(&self.bytes, &other.bytes) {
            self.bytes.fetch_add(other.bytes.load(Relaxed), Relaxed);
        }
        self.complete &= other.complete;
    }

    /// Adds what a pass over another trace of the same machine and boot has collected. Times are converted if the clocks
    /// differ.
    fn add_trace(&mut self, other: &FirstPass) {
        self.limit = self.limit.max(other.limit);
        self.add_counts(other);
        let clocks = self.clock.zip(other.clock).filter(|(own, other)| own != other);
        let time = |time: i64| match clocks {
            Some((own, other)) if time != i64::MAX => own.time_stamp(other.time(time)),
            _ => time,
        };
        for (own, other) in self.stated.iter_mut().zip(&other.stated) {
            for (key, statements) in other {
                let of_time = |statement: &Statement| Statement { time: time(statement.time), ..statement.clone() };
                own.entry(*key).or_default().extend(statements.iter().map(of_time));
            }
        }
        self.running.merge(&other.running, time);
    }

    /// Returns the names for each of several traces. Names in one also serve the others of the same machine and boot.
    pub fn states(passes: Vec<FirstPass>) -> Vec<State> {
        if passes.iter().all(|pass| passes.iter().filter(|other| pass.is_related(other)).count() < 2) {
            return passes.into_iter().map(FirstPass::state).collect();
        }
        let mut states: Vec<State> = Vec::with_capacity(passes.len());
        for (index, pass) in passes.iter().enumerate() {
            // Traces with the same clock share names.
            let same = |other: &&FirstPass| other.is_related(pass) && other.clock == pass.clock;
            let first = passes.iter().take(index).position(|other| same(&other));
            if let Some(shared) = first.and_then(|first| states.get(first)) {
                states.push(shared.with_readers(&pass.readers));
                continue;
            }
            let mut all = FirstPass { readers: pass.readers.clone(), ..FirstPass::new(None) };
            (all.clock, all.limit) = (pass.clock, 0);
            passes.iter().filter(|other| other.is_related(pass)).for_each(|other| all.add_trace(other));
            states.push(all.state());
        }
        states
    }

    /// Returns whether both traces are of one machine and boot.
    fn is_related(&self, other: &FirstPass) -> bool {
        std::ptr::eq(self, other) || self.boot_time.is_some() && self.boot_time == other.boot_time
    }

    /// Returns whether an event named a process.
    pub fn has_processes(&self) -> bool {
        self.stated.get(Reference::ProcessId as usize).is_some_and(|all| !all.is_empty())
    }

    /// Returns whether all names are known. Not all are if they exceed the limit.
    pub fn is_complete(&self) -> bool {
        self.complete
    }

    /// Returns the names of the trace at any time.
    pub fn state(self) -> State {
        let mut known = Things::new(self.limit);
        for (reference, all) in Reference::ALL.iter().zip(self.stated) {
            let all = all.into_iter().filter_map(|(key, statements)| Some((key, things(statements)?)));
            let mut all: Vec<(Key, Thing)> = all.collect();
            // The choice of forgotten keys must not depend on their hashes.
            all.sort_unstable_by_key(|(key, _)| *key);
            known.start(*reference, all.into_iter());
            known.qualify(*reference);
        }
        State::of_trace(self.readers, known, self.running.sorted(), self.complete)
    }
}

impl Pass for FirstPass {
    /// Returns a pass without events. Both have one limit together.
    fn part(&self) -> Option<FirstPass> {
        Some(FirstPass {
            readers: self.readers.clone(),
            bytes: self.bytes.clone(),
            clock: self.clock,
            boot_time: self.boot_time,
            limit: self.limit,
            ..FirstPass::new(None)
        })
    }

    #[inline]
    fn event(&mut self, event: &Event<'_>) {
        if let Some(source) = self.readers.source(event) {
            self.read(event, source);
        } else if let Some(thread) = self.readers.running(event)
            && let Some(time) = event.time_stamp()
        {
            if within(&self.bytes, Running::SWITCH, self.limit) {
                self.running.push(event.processor(), event.buffer_offset(), time, thread);
            } else {
                self.complete = false;
            }
        }
    }

    fn merge(&mut self, other: FirstPass) {
        if !Arc::ptr_eq(&self.bytes, &other.bytes) {
            self.limit = self.limit.saturating_add(other.limit);
        }
        self.add_counts(&other);
        for (own, other) in self.stated.iter_mut().zip(other.stated) {
            for (key, statements) in other {
                match own.entry(key) {
                    Entry::Occupied(mut known) => known.get_mut().extend(statements),
                    Entry::Vacant(vacant) => drop(vacant.insert(statements)),
                }
            }
        }
        self.running.merge(&other.running, |time| time);
    }
}
