//! The model of a profile.

use etwspec::common::KprofileSource;
use etwspec_etl::time::FileTime;
use hashbrown::HashMap;

use crate::images::Module;
use crate::stacks::{StackId, Stacks};

/// A point in time, in nanoseconds since the [start](Profile::start).
pub type Nanos = i64;

/// Samples, waits and markers of the threads of traces, with call stacks.
#[derive(Debug)]
#[non_exhaustive]
pub struct Profile {
    /// Time from which times count.
    pub start: FileTime,
    /// Time of the last event, relative to it.
    pub end: Nanos,
    /// Sampling interval in nanoseconds: that of the first sample, or 1 ms if the trace does not state it.
    pub interval: u64,
    /// True if an event stated the sampling interval.
    pub interval_is_known: bool,
    /// Build of Windows and version, if the trace states them.
    pub windows: Option<String>,
    /// Processes, in the order of their first event.
    pub processes: Vec<Process>,
    /// Threads, likewise.
    pub threads: Vec<Thread>,
    /// Processor samples in time order.
    pub samples: Vec<Sample>,
    /// Samples of processor counters, such as mispredicted branches, in time order.
    pub counter_samples: Vec<Sample>,
    /// Times at which threads did not run, in the order of their ends.
    pub waits: Vec<Wait>,
    /// Other events, in the order of their beginnings.
    pub markers: Vec<Marker>,
    /// Context switches by processor.
    pub processors: Vec<Processor>,
    /// Call stacks.
    pub stacks: Stacks,
    /// Images.
    pub modules: Vec<Module>,
    /// Functions of each module that [symbols](Profile::add_symbols) name, in the order of their addresses.
    #[cfg(feature = "symbols")]
    pub functions: Vec<Vec<Function>>,
    /// Names of managed methods.
    pub methods: Vec<Box<str>>,
    /// Names of processor counters that the traces state, by number.
    pub(crate) counter_names: HashMap<u32, Box<str>>,
    /// Texts of markers.
    pub texts: Vec<Box<str>>,
    /// Data that is missing.
    pub missing: Missing,
    /// Maximum size in bytes.
    pub(crate) limit: usize,
}

/// A function of an image.
#[cfg(feature = "symbols")]
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Function {
    /// Offset in the image.
    pub start: u32,
    /// Size in bytes, if it is known.
    pub size: Option<u32>,
    /// Name, with the types of its parameters.
    pub name: Box<str>,
}

/// A process.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct Process {
    /// Process ID. `None` for all threads whose process is unknown.
    pub id: Option<u32>,
    /// Name of its program, if it is known.
    pub name: Option<Box<str>>,
    /// Start, if the trace contains it.
    pub start: Option<Nanos>,
    /// End, if the trace contains it.
    pub end: Option<Nanos>,
}

/// A thread. The idle thread of each processor is one.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct Thread {
    /// Thread ID, if it is known.
    pub id: Option<u32>,
    /// Processor, for an idle thread.
    pub idle: Option<u16>,
    /// Index of its process.
    pub process: u32,
    /// Name, if it has one.
    pub name: Option<Box<str>>,
    /// Start, if the trace contains it.
    pub start: Option<Nanos>,
    /// End, if the trace contains it.
    pub end: Option<Nanos>,
    /// Time in nanoseconds for which processors ran it, by context switches.
    pub running: u64,
}

/// A processor sample, or a sample of a processor counter.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Sample {
    /// Time.
    pub time: Nanos,
    /// Index of the thread.
    pub thread: u32,
    /// Processor.
    pub processor: u16,
    /// Time, or the counter.
    pub source: KprofileSource,
    /// Sampling interval at the time, in nanoseconds. 0 for a counter.
    pub interval: u32,
    /// Time in nanoseconds for which the thread ran since its last sample. 0 for a counter.
    pub ran: u32,
    /// Call stack: at least the interrupted instruction.
    pub stack: StackId,
}

/// A time at which a thread did not run.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Wait {
    /// Index of the thread.
    pub thread: u32,
    /// Start: a processor switched to another thread.
    pub from: Nanos,
    /// End: a processor switched to the thread.
    pub to: Nanos,
    /// Time from which the thread was ready to run, if it is known.
    pub ready: Option<Nanos>,
    /// Index of the thread that made it ready, if it is known.
    pub readied_by: Option<u32>,
    /// Reason of the wait, or the state of a thread that could have run on: name of the value, by the tables. `None` in batches.
    pub reason: Option<&'static str>,
    /// Call stack of the thread.
    pub stack: StackId,
    /// Call stack of the thread that made it ready.
    pub ready_stack: StackId,
}

/// Kind of a marker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum MarkerKind {
    /// An image was loaded.
    ImageLoad,
    /// An image was unloaded.
    ImageUnload,
    /// Garbage collection of .NET.
    Collection,
    /// Threads of .NET are suspended.
    Suspension,
    /// Disk operation.
    Disk,
    /// File operation.
    File,
}

/// An event at a time, or from a time to another.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Marker {
    /// Index of the thread.
    pub thread: u32,
    /// Kind.
    pub kind: MarkerKind,
    /// Name of the operation.
    pub name: &'static str,
    /// Start.
    pub from: Nanos,
    /// End. `None` for an event at a time.
    pub to: Option<Nanos>,
    /// Index of the text: a path, or the reason of a collection or a suspension.
    pub text: Option<u32>,
    /// Number of bytes, or generation that was collected.
    pub number: Option<u64>,
    /// Call stack.
    pub stack: StackId,
}

/// Context switches of a processor.
#[derive(Clone, Copy, Debug, Default)]
#[non_exhaustive]
pub struct Processor {
    /// Number of context switches.
    pub switches: u64,
    /// Time of the first one.
    pub first: Nanos,
    /// Time of the last one.
    pub last: Nanos,
    /// Number of samples.
    pub samples: u64,
}

/// Data that a profile lacks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Missing {
    /// Stacks whose event the trace does not contain.
    pub stacks_without_event: u64,
    /// Keys of stacks whose addresses the trace does not contain.
    pub keys_without_stack: u64,
    /// Samples whose stack the trace does not contain.
    pub samples_without_stack: u64,
    /// Stacks with frames that were left out, because memory is limited.
    pub cut_stacks: u64,
    /// Samples, waits, markers, and events about them that were left out, because memory is limited.
    pub left_out: u64,
    /// Events that sessions lost.
    pub lost_events: u64,
    /// Buffers that sessions lost.
    pub lost_buffers: u64,
    /// True if names exceeded the limit of memory.
    pub names: bool,
}

/// A warning about data that a profile lacks: `17 samples without a stack`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Warning {
    /// Number of the missing things, if it is known.
    pub count: Option<u64>,
    /// Noun for one of the things, or for all of them if their number is unknown.
    pub noun: &'static str,
    /// End of the sentence.
    pub rest: &'static str,
}

impl Missing {
    /// Returns whether data were left out because memory is limited.
    pub fn is_limited(&self) -> bool {
        self.left_out > 0 || self.cut_stacks > 0 || self.names
    }

    /// Returns warnings for readers of the profile.
    pub fn warnings(&self) -> impl Iterator<Item = Warning> {
        let counted = [
            (self.lost_events, "event", "lost by sessions: samples and stacks may be missing"),
            (self.lost_buffers, "buffer", "lost by sessions: samples and stacks may be missing"),
            (self.stacks_without_event, "stack", "without the event that it belongs to"),
            (self.keys_without_stack, "event", "with the key of a stack whose addresses the traces do not contain"),
            (self.samples_without_stack, "sample", "without a stack: only the interrupted instruction is known"),
            (self.left_out, "sample, wait or marker", "left out, because memory is limited"),
            (self.cut_stacks, "stack", "with frames left out, because memory is limited"),
        ];
        let counted = counted.into_iter().filter(|(count, ..)| *count > 0);
        let counted = counted.map(|(count, noun, rest)| Warning { count: Some(count), noun, rest });
        let names = self.names.then_some(Warning {
            count: None,
            noun: "names",
            rest: "left out, because memory is limited: some threads have another process",
        });
        counted.chain(names)
    }
}
