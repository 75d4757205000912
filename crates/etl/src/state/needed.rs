//! Events that name what other events refer to.

use std::collections::HashSet;

use etwspec::payloads::Reference;

use super::read::Readers;
use super::things::Key;
use super::{State, Writer, referred};
use crate::logfile::LogFile;
use crate::payload::{Decoder, Field, Value, Visitor};
use crate::record::{Event, Identity};

/// Finds the events that name what selected events refer to: their processes, threads, files, images and others.
///
/// Add the selected events first, in the order of the trace. An image is needed if its process is, because addresses of code
/// are within it.
///
/// ```
/// use etwspec_etl::state::{FirstPass, Needed};
/// use etwspec_etl::{Item, SAMPLE, Trace};
///
/// let trace = Trace::new(SAMPLE);
/// let mut state = FirstPass::of(&trace).state();
/// let mut needed = Needed::new(trace.log_file());
/// trace.for_each(|item| {
///     if let Item::Event(_, event) = item {
///         state.update(&event);
///         needed.add(&event, &state);
///     }
/// });
/// let mut names = 0;
/// trace.for_each(|item| {
///     if let Item::Event(_, event) = item {
///         names += usize::from(needed.names(&event));
///     }
/// });
/// assert!(names > 0);
/// ```
#[derive(Debug)]
pub struct Needed {
    readers: Readers,
    decoder: Decoder,
    /// Keys by kind.
    keys: Vec<HashSet<Key>>,
}

/// Maximum number of things of which each contains the one before.
const MAX_OWNERS: usize = 32;

/// Reads the keys in the fields of an event.
struct Keys<'k> {
    /// Keys that were read: the kind, and the key without its owner.
    found: &'k mut Vec<(Reference, u64)>,
}

impl<'a> Visitor<'a> for Keys<'_> {
    fn value(&mut self, field: &Field, value: Value<'a>) {
        self.found.extend(referred(field, &value));
    }
}

impl Needed {
    /// Creates a set that needs nothing.
    pub fn new(log_file: Option<&LogFile>) -> Needed {
        Needed {
            readers: Readers::new(log_file.and_then(|log_file| log_file.release)),
            decoder: Decoder::new(log_file),
            keys: Reference::ALL.iter().map(|_| HashSet::new()).collect(),
        }
    }

    /// Adds what an event refers to. `state` has been moved to the event, and has its process.
    pub fn add(&mut self, event: &Event<'_>, state: &State) {
        let Writer { process, thread, .. } = state.writer();
        if let Some(process) = process {
            self.insert(Reference::ProcessId, (0, process.into()));
        }
        if let Some(thread) = thread {
            self.insert(Reference::ThreadId, (0, thread.into()));
        }
        let mut found = Vec::new();
        // Values that were read before an error are needed, too.
        let _ = self.decoder.fields(event, &mut Keys { found: &mut found });
        for (reference, key) in found {
            let owner = if reference.table().per_owner { process.map_or(0, u64::from) } else { 0 };
            self.insert(reference, (owner, key));
            // The process of a thread, and the keys that contain a registry key.
            let (mut reference, mut key) = (reference, key);
            for _ in 0..MAX_OWNERS {
                let Some((owner, own)) = reference.table().owner.zip(state.owner(reference, key)) else { break };
                (reference, key) = (owner, own);
                self.insert(reference, (0, key));
            }
        }
    }

    fn insert(&mut self, reference: Reference, key: Key) {
        if let Some(keys) = self.keys.get_mut(reference as usize) {
            keys.insert(key);
        }
    }

    fn contains(&self, reference: Reference, key: Key) -> bool {
        self.keys.get(reference as usize).is_some_and(|keys| keys.contains(&key))
    }

    /// Returns whether an event names something that is needed.
    ///
    /// A classic event without a hook ID names the images and processes that its fields refer to, since the tables describe
    /// only such events.
    pub fn names(&mut self, event: &Event<'_>) -> bool {
        let Some(source) = self.readers.source(event) else { return self.describes(event) };
        let mut all = Vec::new();
        self.readers.read(event, source, |stated| all.push((stated.reference, stated.key)));
        all.into_iter().any(|(reference, key)| self.needs(reference, key))
    }

    /// Returns whether a thing is needed: it is referred to, or its owner is, or all processes share it.
    fn needs(&self, reference: Reference, (owner, key): Key) -> bool {
        let table = reference.table();
        self.contains(reference, (owner, key))
            || table.per_owner
                && (table.shared_by == Some(owner)
                    || table.owner.is_some_and(|process| self.contains(process, (0, owner))))
    }

    fn describes(&mut self, event: &Event<'_>) -> bool {
        if !matches!(event.identity(), Identity::Class { .. }) {
            return false;
        }
        let mut found = Vec::new();
        let _ = self.decoder.fields(event, &mut Keys { found: &mut found });
        let process = found.iter().find(|(reference, _)| *reference == Reference::ProcessId).map_or(0, |(_, id)| *id);
        found.into_iter().any(|(reference, key)| {
            let owner = if reference.table().per_owner { process } else { 0 };
            self.needs(reference, (owner, key))
        })
    }
}
