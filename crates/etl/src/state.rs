//! Names of what events refer to: processes, threads, files, images, registry keys.
//!
//! Events contain numbers: a process ID, the address of a file object. Other events of the trace name them, when the
//! thing begins, when a rundown describes it, and when it ends. A [`State`] follows these events and returns names. The
//! table `spec/references.toml` states the events and their fields.
//!
//! Numbers are used again, so a name is valid for a time. [`State::update`] moves the state to the time of an event:
//!
//! - A [`FirstPass`] over a file collects all names with their times. Its state then has the same names for an event in
//!   whatever order events are read. Names are exact, unless events were lost.
//! - [`State::new`] follows a stream, which is read once. A name is known from the first event about it, in the order
//!   of the stream: a buffer may contain events later than the events of following buffers.
//!
//! A name is valid until the number is used again, also after the end of the thing: events that other processors logged
//! before the end may follow it. Of a stream, only the [last 4096](ENDED) things that have ended are kept.
//!
//! The state also finds the process of an event whose header has none: the [`Writer`].
//!
//! Memory depends on the number of named things. It has a limit for crafted traces: [`LIMIT`], or the limit of
//! [`State::with_limit`].

mod epochs;
mod history;
mod needed;
mod number_counts;
mod pass;
mod process_counts;
mod read;
mod running;
mod things;

use std::ops::RangeInclusive;
use std::sync::Arc;

use etwspec::payloads::{Reference, ReferenceSource};

use crate::logfile::LogFile;
use crate::payload::{Field, Value};
use crate::record::Event;
use epochs::Epochs;
pub use history::FirstPass;
pub use needed::Needed;
pub use number_counts::NumberCounts;
pub use pass::Pass;
pub use process_counts::ProcessCounts;
use read::Readers;
pub(crate) use read::states_process;
use running::Running;
use things::{Thing, Things};

/// Default maximum size of a state in bytes. Each thing counts with its name and [`THING`] bytes, which is at least its
/// size. For a trace that [`FirstPass::of`] reads, half of its size is added.
pub const LIMIT: usize = 16 << 20;

/// Size in bytes that a thing counts in addition to its name.
pub const THING: usize = 320;

/// Maximum number of things of a stream that have ended and are still known.
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
/// trace.for_each(|item| {
///     if let Item::Event(_, event) = item {
///         state.update(&event);
///         // The process is that of the payload, or else of the header.
///         assert!(event.process_id().is_none() || state.writer().process.is_some());
///     }
/// });
/// assert_eq!(state.name(Reference::ProcessId, 0xFFFF_FFF0, None), None);
/// ```
#[derive(Clone, Debug)]
pub struct State {
    readers: Readers,
    things: Arc<Things>,
    running: Arc<Running>,
    /// `None` if the state follows a stream.
    epochs: Option<Epochs>,
    /// Time of the last event; in a stream, the maximum.
    now: i64,
    /// Place of the last answer about each processor.
    near: Vec<usize>,
    writer: Writer,
    /// True if the pass from which the state was made omitted no name.
    complete: bool,
}

/// Process and thread that an event happened in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Writer {
    /// Process ID.
    pub process: Option<u32>,
    /// Thread ID.
    pub thread: Option<u32>,
    /// Source of the process, or of the thread if the process is unknown. `None` if both are.
    pub by: Option<WriterBy>,
}

/// Source of the process of an event. The first that has one determines it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum WriterBy {
    /// The payload contains the process or the thread that the event happened in, or that a rundown describes.
    Payload,
    /// The header contains the process, or a thread whose process is known.
    Header,
    /// The thread that the processor runs at the time, by the context switches of the trace.
    Processor,
}

impl WriterBy {
    /// All sources, in the order in which they are tried.
    pub const ALL: [WriterBy; 3] = [WriterBy::Payload, WriterBy::Header, WriterBy::Processor];

    /// Returns the word for it in JSON and tables.
    pub fn word(self) -> &'static str {
        match self {
            WriterBy::Header => "header",
            WriterBy::Payload => "payload",
            WriterBy::Processor => "processor",
        }
    }
}

impl Writer {
    /// Returns the writer that the header of an event contains.
    pub fn of_header(event: &Event<'_>) -> Writer {
        let Ok(header) = event.header() else { return Writer::default() };
        Writer::header(header.process_id(), header.thread_id())
    }

    /// Returns the source of the process. `None` if the process is unknown.
    #[inline]
    pub fn process_by(&self) -> Option<WriterBy> {
        self.process.and(self.by)
    }

    #[inline]
    pub(crate) fn header(process: Option<u32>, thread: Option<u32>) -> Writer {
        let (process, thread) = (process.filter(|id| *id != NONE), thread.filter(|id| *id != NONE));
        Writer { process, thread, by: process.or(thread).map(|_| WriterBy::Header) }
    }
}

/// Names for the fields of an event.
#[derive(Clone, Copy, Debug)]
pub struct Referred<'s> {
    state: &'s State,
}

/// Returns the kind and the key of the thing that a value refers to.
#[inline]
fn referred(field: &Field, value: &Value<'_>) -> Option<(Reference, u64)> {
    match *value {
        Value::Unsigned(key) | Value::Address(key) | Value::Hex(key) => Some((field.refers?, key)),
        _ => None,
    }
}

/// Kind and key of the thing to which a value refers.
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
        let process = self.state.writer.process.filter(|_| reference.table().per_owner);
        Some(Subject { reference, key, process })
    }

    /// Returns the state that the names are of.
    #[inline]
    pub fn state(&self) -> &'s State {
        self.state
    }
}

impl State {
    /// Creates an empty state, for the start of a stream.
    pub fn new(log_file: Option<&LogFile>) -> State {
        State {
            readers: Readers::new(log_file.and_then(|log_file| log_file.release)),
            things: Arc::new(Things::new(LIMIT)),
            running: Arc::default(),
            epochs: None,
            now: i64::MAX,
            near: Vec::new(),
            writer: Writer::default(),
            complete: true,
        }
    }

    /// Creates the state of a trace that has been read.
    fn of_trace(readers: Readers, things: Things, running: Running, complete: bool) -> State {
        State {
            readers,
            epochs: Some(Epochs::new(&things)),
            things: Arc::new(things),
            near: vec![0; running.processors()],
            running: Arc::new(running),
            now: i64::MIN,
            writer: Writer::default(),
            complete,
        }
    }

    /// Returns the same names for another trace.
    fn with_readers(&self, readers: &Readers) -> State {
        State { readers: readers.clone(), ..self.clone() }
    }

    /// Sets the maximum size in bytes. If more is known, the oldest is forgotten.
    ///
    /// A thing takes at least one event, so the size is in any case at most a multiple of the size of the trace.
    #[must_use]
    pub fn with_limit(mut self, bytes: usize) -> State {
        Arc::make_mut(&mut self.things).set_limit(bytes);
        self
    }

    /// Returns whether the [`FirstPass`] that the state is from had room for all names.
    pub fn is_complete(&self) -> bool {
        self.complete
    }

    /// Returns whether the state follows a stream, so that it has to be moved to each event in order.
    pub fn is_of_stream(&self) -> bool {
        self.epochs.is_none()
    }

    /// Moves the state to an event of a buffer. In a stream, adds what the event names.
    #[inline]
    pub fn update(&mut self, event: &Event<'_>) {
        if self.is_of_stream()
            && let Some(source) = self.readers.source(event)
        {
            self.read(event, source);
        }
        self.move_to(event);
    }

    #[cold]
    fn read(&mut self, event: &Event<'_>, source: (ReferenceSource, u8)) {
        let things = Arc::make_mut(&mut self.things);
        self.readers.read(event, source, |stated| things.apply(&stated));
    }

    #[inline]
    fn move_to(&mut self, event: &Event<'_>) {
        let Ok(header) = event.header() else {
            self.writer = Writer::default();
            return;
        };
        match &mut self.epochs {
            Some(epochs) => {
                // An event without a time is as late as its buffer.
                self.now = header.time_stamp().unwrap_or(event.flushed());
                epochs.move_to(self.now);
            }
            None => {
                if let Some(thread) = self.readers.running(event) {
                    Arc::make_mut(&mut self.running).replace(event.processor(), thread);
                }
            }
        }
        self.writer = Writer::header(header.process_id(), header.thread_id());
        let stated = self.readers.attributed(event);
        if self.writer.process.is_none() || stated != (None, None) {
            self.find_writer(event, stated);
        }
    }

    /// Finds the process of an event whose payload states it, or whose header does not.
    #[cold]
    fn find_writer(&mut self, event: &Event<'_>, stated: (Option<u32>, Option<u32>)) {
        let header = std::mem::take(&mut self.writer);
        for by in WriterBy::ALL {
            let (process, thread) = match by {
                WriterBy::Payload => stated,
                WriterBy::Header => (header.process, header.thread),
                WriterBy::Processor => (None, self.thread_on(event.processor())),
            };
            let process = process.or_else(|| self.process_of_thread(thread?));
            if process.is_some() || self.writer.by.is_none() && thread.is_some() {
                // The thread that writes a rundown is none of the process that it describes.
                let own = header.thread.filter(|_| header.process.is_none() || header.process == process);
                self.writer = Writer { process, thread: thread.or(self.writer.thread).or(own), by: Some(by) };
            }
            if process.is_some() {
                return;
            }
        }
    }

    /// Returns the thread that a processor runs.
    fn thread_on(&mut self, processor: u16) -> Option<u32> {
        if self.near.len() < self.running.processors() {
            self.near.resize(self.running.processors(), 0);
        }
        self.running.thread(processor, self.now, self.near.get_mut(usize::from(processor))?)
    }

    /// Returns the process and the thread of the event to which the state was moved.
    #[inline]
    pub fn writer(&self) -> Writer {
        self.writer
    }

    /// Returns the name of the process of the event to which the state was moved.
    #[inline]
    pub fn writer_name(&self) -> Option<&str> {
        self.process(self.writer.process?)
    }

    /// Returns whether an event may name something, by its header.
    pub fn reads(&self, event: &Event<'_>) -> bool {
        self.readers.source(event).is_some()
    }

    /// Returns a number that changes when the name of a process may change.
    #[inline]
    pub fn generation(&self) -> u64 {
        self.generation_of(Reference::ProcessId)
    }

    /// Returns a number that changes when [`name`](Self::name) may change for a kind of thing.
    #[inline]
    pub fn generation_of(&self, reference: Reference) -> u64 {
        let epoch = self.epochs.as_ref().map_or(0, |epochs| epochs.of(reference));
        self.things.generation(reference) + epoch
    }

    /// Returns the keys, the given one among them, for which [`name`](Self::name) returns the same.
    pub fn alike(&self, reference: Reference, key: u64, process: Option<u32>) -> RangeInclusive<u64> {
        self.things.alike(reference, key, process, self.now)
    }

    /// Returns the name of a thing by its key, or by an address within it if the key is an address and the thing has a
    /// size. `process` is the process in which an address is valid; without it, only what all processes share is found.
    ///
    /// `None` if no event has named it so far.
    pub fn name(&self, reference: Reference, key: u64, process: Option<u32>) -> Option<&str> {
        let (_, thing) = self.things.find(reference, key, process, self.now)?;
        Some(&*thing.name).filter(|name| !name.is_empty())
    }

    /// Returns the time from which a key refers to a thing, which tells the lives of a key apart. The minimum if the thing existed
    /// before the trace, or the state follows a stream.
    pub fn life(&self, reference: Reference, key: u64, process: Option<u32>) -> Option<i64> {
        Some(self.things.find(reference, key, process, self.now)?.1.life)
    }

    /// Returns the key of the owner of a thing, such as the process ID of a thread.
    pub fn owner(&self, reference: Reference, key: u64) -> Option<u64> {
        self.things.find(reference, key, None, self.now)?.1.owner
    }

    /// Returns the base address of the thing that contains an address, as [`name`](Self::name) finds it, and its name.
    pub fn containing(&self, reference: Reference, address: u64, process: Option<u32>) -> Option<(u64, &str)> {
        let ((_, base), thing) = self.things.find(reference, address, process, self.now)?;
        Some((base, &*thing.name))
    }

    /// Returns the names that fields of the event refer to, to which the state was moved.
    #[inline]
    pub fn names(&self) -> Referred<'_> {
        Referred { state: self }
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

    /// Returns the thing to which a number refers at all of some times. `None` if the number is used again between them.
    fn thing_in(&self, reference: Reference, key: u32, (first, last): (i64, i64)) -> Option<Option<&Thing>> {
        let [first, last] = [first, last].map(|now| self.things.find(reference, key.into(), None, now));
        let [first, last] = [first, last].map(|found| found.map(|(_, thing)| thing));
        (first.map(std::ptr::from_ref) == last.map(std::ptr::from_ref)).then_some(first)
    }

    /// Returns the number of things that are known.
    pub fn len(&self) -> usize {
        self.things.len()
    }

    /// Returns whether the state contains nothing.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns the names of a kind of thing, by key.
    pub fn all_names(&self, reference: Reference) -> impl Iterator<Item = (u64, &str)> {
        let named = self.things.all(reference, self.now).filter(|(_, thing)| !thing.name.is_empty());
        named.map(|((_, key), thing)| (key, &*thing.name))
    }
}

/// The ID of no process and no thread.
pub(crate) const NONE: u32 = u32::MAX;
