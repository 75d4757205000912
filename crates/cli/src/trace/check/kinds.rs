//! Kinds of findings, which are counted instead of reported one by one.

use std::collections::{BTreeMap, HashMap};

use etwspec::Pointer;
use etwspec::payloads::EventKey;
use etwspec_etl::Identity;
use etwspec_schema::{Fit as SchemaFit, Source};

use super::findings::Place;

/// The kind of a finding. Findings of the same kind are reported once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Kind {
    /// A payload does not match its layout.
    Undecodable(HookKind),
    /// A payload has bytes after its last known field.
    Unexplained(HookKind),
    /// A payload has the layout of the other pointer size than its header states.
    OtherPointer(HookKind),
    /// The layout of a payload is unknown.
    Unknown(HookKind),
    /// The data of an event does not fit its schema.
    Schema(Identity, Source, SchemaFit),
    /// The layout of an event header is unknown.
    HeaderType(u8),
    /// An event that records a loss.
    Loss(u8),
    /// An event between SavedOffset and Offset; whether SavedOffset is 0.
    AfterSaved(bool),
    /// An event with 64-bit pointers in a file with 32-bit pointers.
    Wide,
    /// An event is earlier than the previous one of this processor.
    Backwards(u16),
    /// A buffer begins before the previous one of this session and processor ends.
    BufferBackwards(u16, u16),
    /// An event is earlier or later than the session.
    Outside,
    /// The size of a buffer differs from the buffer size in the log file header.
    Size(u32),
    /// The processor number of a buffer is too large.
    Processor(u16),
    /// A buffer has unknown flags.
    Flags(u16),
    /// A buffer has an unknown type.
    Type(u16),
}

/// Key, event version and pointer size, with the name of the payload structure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct HookKind {
    pub(super) key: EventKey,
    pub(super) version: u8,
    pub(super) pointer: Pointer,
    pub(super) structure: Option<&'static str>,
}

impl std::fmt::Display for HookKind {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.key.hook_id() {
            Some(hook) => write!(f, "{:#06x}", hook.0)?,
            None => write!(f, "{} type {}", self.key.group_name().unwrap_or("class"), self.key.event_type())?,
        }
        if let Some(name) = self.key.common_name() {
            write!(f, " {name}")?;
        }
        write!(f, ", version {}, {}-bit", self.version, self.pointer.bits())?;
        self.structure.map_or(Ok(()), |structure| write!(f, ", {structure}"))
    }
}

/// Times of events that have been read.
#[derive(Debug, Default)]
pub(super) struct Times {
    /// Last time stamp of each session and processor.
    pub(super) last: BTreeMap<(u16, u16), i64>,
    /// Largest step back in time on each processor, in ticks.
    pub(super) back: BTreeMap<u16, i64>,
    /// Times of the first and last event of each buffer, and the offset of the buffer.
    pub(super) spans: Vec<(i64, i64, u64)>,
}

/// Counts findings by kind, and keeps the first place of each.
#[derive(Debug, Default)]
pub(super) struct Kinds(pub(super) HashMap<Kind, (Place, u64)>);

impl Kinds {
    /// Counts a finding, and keeps its place if it is the first of its kind.
    pub(super) fn add(&mut self, kind: Kind, place: Place) {
        self.0.entry(kind).or_insert((place, 0)).1 += 1;
    }
}
