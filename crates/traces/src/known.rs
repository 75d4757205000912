//! Names and schemas at an event of a trace.

use std::sync::Arc;

use etwspec_etl::columns::{Describe, NamedValue};
use etwspec_etl::state::State;
use etwspec_etl::{Event, LogFile};
use etwspec_schema::{Decoder, Schemas};

/// Names and schemas at an event of a trace. The decoder of schemas has the clock of the session, by which messages contain times.
#[derive(Debug)]
pub struct Known {
    /// Names, and the process and thread of the event.
    pub state: State,
    /// Decodes events that only schemas describe.
    pub schemas: Decoder,
}

impl Known {
    /// Returns the names and schemas at the start of a trace.
    pub fn new(state: State, schemas: Arc<Schemas>, log_file: Option<&LogFile>) -> Known {
        Known { state, schemas: Decoder::new(schemas, log_file.map(|log_file| log_file.clock)) }
    }

    /// Moves to the next event.
    #[inline]
    pub fn update(&mut self, event: &Event<'_>) {
        self.state.update(event);
        self.schemas.read_event(event);
    }
}

/// An event of a trace, and everything that is known about it.
#[derive(Debug)]
pub struct Record<'r> {
    /// The event.
    pub event: &'r Event<'r>,
    /// Names at the event, and its process and thread.
    pub state: &'r State,
    /// Decodes events that only schemas describe.
    pub schemas: &'r mut Decoder,
}

impl<'r> Record<'r> {
    /// Returns the name of the event: of a kernel event that of tools of the community, or else Microsoft's; of others the one that a
    /// schema contains.
    pub fn name(&mut self) -> Option<String> {
        match self.event.key() {
            Some((key, _)) => key.community_name().or(key.name()).map(str::to_owned),
            None => self.schemas.event_name(self.event).map(str::to_owned),
        }
    }

    /// Returns the name of the provider that a schema contains.
    pub fn provider(&mut self) -> Option<String> {
        self.schemas.names(self.event).provider.map(str::to_owned)
    }

    /// Returns the name of the process that logged the event.
    pub fn process(&self) -> Option<&'r str> {
        self.state.writer_name()
    }

    /// Returns the named values of the data, in order. Empty if neither a table nor a schema describes the event.
    pub fn fields(&mut self) -> Vec<NamedValue<'r>> {
        let known: Vec<NamedValue<'r>> = self.event.fields().collect();
        if !known.is_empty() || self.event.key().is_some() {
            return known;
        }
        self.schemas.values(self.event).collect()
    }
}
