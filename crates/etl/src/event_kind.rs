//! Kinds of events: what all events with the same names, numbers and header have in common.

use etwspec::headers::{EventDescriptor, TraceHeaderKind, TraceHeaderView};
use etwspec::{Guid, Pointer};

use crate::record::{Event, Identity};

/// Properties that all events of a kind share: the structure of the header, and its facts about the kind of the event.
///
/// It is a key for caches of names. It excludes what differs between events of a kind, such as time and process.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct EventKind {
    header: TraceHeaderKind,
    pointer: Pointer,
    identity: Identity,
    /// The level of events without a descriptor, and the component of messages.
    level: Option<u8>,
    component: Option<u32>,
    provider: Option<Guid>,
    descriptor: Option<EventDescriptor>,
}

impl EventKind {
    /// Returns the kind of an event with a header and an identity.
    #[inline]
    pub fn of(event: &Event<'_>, header: &TraceHeaderView<'_>, identity: &Identity) -> EventKind {
        let mut kind = EventKind {
            header: event.kind(),
            pointer: event.pointer(),
            identity: *identity,
            level: None,
            component: None,
            provider: None,
            descriptor: None,
        };
        match identity {
            Identity::Class { .. } => {
                kind.level = header.level();
                kind.provider = header.provider();
            }
            Identity::Provider { .. } => {
                if let TraceHeaderView::EventHeader(view) = header {
                    kind.descriptor = Some(view.event_descriptor());
                }
            }
            Identity::Message { .. } => kind.component = header.component_id(),
            Identity::Hook { .. } | Identity::Other(_) => {}
        }
        kind
    }

    /// Returns a number that differs between most kinds, in its lowest bits most.
    #[inline]
    pub fn slot(&self) -> usize {
        let number = match self.identity {
            Identity::Hook { id, version } => u32::from(id.0) ^ u32::from(version) << 3,
            Identity::Class { guid, kind, version } => guid.data1 ^ u32::from(kind) ^ u32::from(version) << 3,
            Identity::Provider { guid, id, version } => guid.data1 ^ u32::from(id) ^ u32::from(version) << 3,
            Identity::Message { guid, number } => guid.unwrap_or_default().data1 ^ u32::from(number),
            Identity::Other(kind) => kind.0.into(),
        };
        // The high bits of hook IDs are the group.
        (number ^ number >> 8) as usize
    }
}
