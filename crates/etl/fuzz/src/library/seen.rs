//! Events as every way of reading yields them.

use etwspec::Pointer;
use etwspec_etl::{Buffer, Damage, Event, Identity, Item, Trace};

/// An event, with all that readers take from it and from its buffer.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Seen {
    /// Offset of the buffer in the file, and of the event in the buffer.
    pub(super) at: (u64, usize),
    pub(super) content: Content,
}

/// An event without its place in the file.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Content {
    pub(super) time_stamp: Option<i64>,
    pub(super) processor: u16,
    pub(super) identity: Identity,
    pub(super) is_64_bit: bool,
    pub(super) bytes: Vec<u8>,
    /// Logger ID, type and time stamp of the buffer.
    pub(super) buffer: (u16, u16, i64),
}

impl Seen {
    pub(super) fn new(buffer: &Buffer<'_>, event: &Event<'_>) -> Seen {
        let header = buffer.header();
        let content = Content {
            time_stamp: event.time_stamp(),
            processor: header.processor,
            identity: event.identity(),
            is_64_bit: event.pointer() == Pointer::Bits64,
            bytes: event.bytes().to_vec(),
            buffer: (header.logger_id, header.buffer_type.0, header.time_stamp),
        };
        Seen { at: (buffer.file_offset(), event.offset()), content }
    }
}

/// Returns the events and the damage of a trace, in file order.
pub(super) fn in_file_order(trace: &Trace<'_>) -> (Vec<Seen>, Vec<Damage>) {
    let (mut events, mut damages) = (Vec::new(), Vec::new());
    trace.for_each(|item| match item {
        Item::Event(buffer, event) => events.push(Seen::new(buffer, &event)),
        Item::Damage(damage) => damages.push(damage),
    });
    (events, damages)
}

/// Returns the damage reports in one order, whatever the order in which they were found.
pub(super) fn sorted(damages: &[Damage]) -> Vec<Damage> {
    let mut damages = damages.to_vec();
    damages.sort_by_key(|damage| (damage.offset, damage.in_buffer, damage.length, damage.rule.id()));
    damages
}
