//! Kinds of events: their rows, and the layouts of their data.

use std::collections::BTreeMap;
use std::rc::Rc;

use etwspec_catalog::axis::Pointer;
use etwspec_catalog::{HookEvent, HookGroup, Payload};

use crate::evidence::findings::Place;
use crate::evidence::plan::{Plan, Plans};

/// Maximum number of different sizes that are counted for a kind of event.
const SIZES: usize = 16;

/// Identity of the kind of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Key {
    /// A kernel event with a hook ID.
    Hook(u16),
    /// A classic event: the bytes of its class GUID, and its event type.
    Class([u8; 16], u8),
}

/// An event of a trace.
#[derive(Clone, Copy, Debug)]
pub struct Event<'a> {
    /// Header, inserted items and data.
    pub bytes: &'a [u8],
    /// Identity of its kind; none for events of providers and messages.
    pub key: Option<Key>,
    /// Event version.
    pub version: u16,
    /// Pointer size of the data.
    pub pointer: Pointer,
    /// Time stamp as a FILETIME, if the header has one and the event was logged by the session.
    pub time: Option<i64>,
    /// Place of the event.
    pub place: Place,
}

/// A layout that the data of an event may have.
#[derive(Debug)]
pub(crate) struct Candidate<'c> {
    pub(crate) plan: Rc<Plan<'c>>,
    /// True if the layout includes the header.
    pub(crate) whole: bool,
    /// Claim of the payload, for layouts of another event version, release or pointer size.
    pub(crate) claim: Option<&'c Payload>,
    pub(crate) count: u64,
}

/// A row of an event.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Row<'c> {
    pub(crate) group: &'c HookGroup,
    /// Index in the table of the group.
    pub(crate) index: usize,
    pub(crate) event: &'c HookEvent,
}

impl Row<'_> {
    /// Returns the names of the group and of the event, as `cargo spec why` accepts them.
    pub(crate) fn name(&self) -> String {
        let called = self.event.called().map_or_else(|| self.group.number(self.event), str::to_owned);
        format!("{}.{called}", self.group.name)
    }
}

/// A kind of event in the trace.
#[derive(Debug)]
pub(crate) struct Kind<'c> {
    pub(crate) rows: Vec<Row<'c>>,
    pub(crate) item: u32,
    pub(crate) count: u64,
    pub(crate) first: Place,
    /// Layouts for the event version, the release and the pointer size.
    pub(crate) own: Vec<Candidate<'c>>,
    /// Other layouts of the event, which are tried if none of those explains the data.
    pub(crate) others: Option<Vec<Candidate<'c>>>,
    /// True if any payload of the event is known.
    pub(crate) has_payload: bool,
    /// Sizes of data that no layout explains.
    pub(crate) sizes: BTreeMap<usize, u64>,
    /// Number of data of other sizes.
    pub(crate) more_sizes: u64,
}

impl<'c> Kind<'c> {
    pub(crate) fn size(&mut self, size: usize) {
        if self.sizes.len() < SIZES || self.sizes.contains_key(&size) {
            *self.sizes.entry(size).or_default() += 1;
        } else {
            self.more_sizes += 1;
        }
    }

    /// Returns the layouts for an event version and a pointer size in the release: those that state the version before
    /// those for any version.
    pub(crate) fn own(plans: &mut Plans<'c>, rows: &[Row<'c>], version: u16, pointer: Pointer) -> Vec<Candidate<'c>> {
        let (catalog, moment) = (plans.catalog, plans.moment.clone());
        let holds = |payload: &&'c Payload| {
            payload.pointer.is_none_or(|only| only == pointer)
                && payload.event_version.is_none_or(|only| only == u32::from(version))
                && payload
                    .releases
                    .as_ref()
                    .is_none_or(|releases| moment.within(&catalog.releases, releases, Some(pointer)))
        };
        let mut all: Vec<&Payload> = rows.iter().flat_map(|row| &row.event.payloads).filter(holds).collect();
        all.sort_by_key(|payload| payload.event_version.is_none());
        let mut candidates = Vec::new();
        for payload in all {
            if let Some(plan) = plans.of(&payload.structure, pointer) {
                candidates.push(Candidate { plan, whole: payload.whole, claim: None, count: 0 });
            }
        }
        candidates
    }

    /// Returns all layouts of the event: first the layouts of its version for the other pointer size, because programs
    /// that write events themselves log 64-bit data behind 32-bit headers; then all others.
    pub(crate) fn all(plans: &mut Plans<'c>, rows: &[Row<'c>], version: u16, pointer: Pointer) -> Vec<Candidate<'c>> {
        let other = match pointer {
            Pointer::Bits32 => Pointer::Bits64,
            Pointer::Bits64 => Pointer::Bits32,
        };
        let mut candidates = Kind::own(plans, rows, version, other);
        for size in [pointer, other] {
            for payload in rows.iter().flat_map(|row| &row.event.payloads) {
                if payload.pointer.is_some_and(|only| only != size) {
                    continue;
                }
                for plan in plans.all_of(&payload.structure, size) {
                    candidates.push(Candidate { plan, whole: payload.whole, claim: Some(payload), count: 0 });
                }
            }
        }
        candidates
    }
}

/// Reads a GUID in its text form into the order of its bytes.
pub(crate) fn guid(text: &str) -> Option<[u8; 16]> {
    let digits: Vec<u8> = text.bytes().filter(u8::is_ascii_hexdigit).collect();
    let mut bytes = [0; 16];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
        *byte = u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok()?;
    }
    bytes[0..4].reverse();
    bytes[4..6].reverse();
    bytes[6..8].reverse();
    (digits.len() == 32).then_some(bytes)
}
