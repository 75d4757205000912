//! Descriptions of events that no table describes.

use std::sync::Arc;

use crate::payload::{LeftOver, Visitor};
use crate::record::Event;

/// Describes events that no table describes, such as those with a schema in the trace.
pub trait Describe {
    /// Members of the JSON of an event, each after a comma: names, and where the schema is from. `named`: the tables name the event, so
    /// that the name in the schema is left out. `None` if nothing describes the event.
    fn members(&mut self, event: &Event<'_>, named: bool) -> Option<&[u8]>;

    /// Visits the fields of an event with a visitor, if there is one and the event has a schema. Returns the names of the event and its
    /// provider, by which filters select it, those that its schema states, and a word for why fields are not certain, if so.
    fn read<'a, V: Visitor<'a>>(
        &mut self,
        event: &Event<'a>,
        visitor: Option<&mut V>,
    ) -> (EventNames<'_>, Option<&'static str>);

    /// Replaces a text by the message of an event. Returns whether it has one.
    fn message(&mut self, event: &Event<'_>, out: &mut String) -> bool;

    /// Returns the names of an event and its provider.
    fn names(&mut self, event: &Event<'_>) -> EventNames<'_> {
        self.read(event, None::<&mut LeftOver>).0
    }
}

/// Names of an event that no table describes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct EventNames<'n> {
    /// Name of the provider.
    pub provider: Option<&'n str>,
    /// Name of the event within the provider, such as `GC/Start`.
    pub event: Option<&'n str>,
    /// Symbol of the event in its manifest, such as `GCStart_V1`.
    pub symbol: Option<&'n str>,
    /// Source of the schema of the event. `None` if it has no schema.
    pub schema: Option<&'static str>,
    /// Name of the task.
    pub task: Option<&'n str>,
    /// Name of the opcode.
    pub opcode: Option<&'n str>,
    /// Name of the level.
    pub level: Option<&'n str>,
    /// Name of the channel.
    pub channel: Option<&'n str>,
    /// Names of the keywords.
    pub keywords: &'n [Arc<str>],
}

impl<'n> EventNames<'n> {
    /// Creates names of which none is known.
    pub fn new() -> EventNames<'n> {
        EventNames::default()
    }
}

/// Describes no event.
impl Describe for () {
    fn members(&mut self, _: &Event<'_>, _: bool) -> Option<&[u8]> {
        None
    }

    fn read<'a, V: Visitor<'a>>(&mut self, _: &Event<'a>, _: Option<&mut V>) -> (EventNames<'_>, Option<&'static str>) {
        (EventNames::new(), None)
    }

    fn message(&mut self, _: &Event<'_>, _: &mut String) -> bool {
        false
    }
}
