//! An event in one sentence: its message, or its name and fields.

use std::sync::Arc;

use etwspec_etl::payload::Decoder;
use etwspec_etl::state::State;
use etwspec_etl::{Buffer, Event};
use etwspec_schema::Schemas;

use super::row::Row;

/// Describes events of a trace.
#[derive(Debug)]
pub struct Sentences {
    decoder: Decoder,
    schemas: etwspec_schema::Decoder,
}

impl Sentences {
    /// Returns the sentences of the events of a trace.
    pub fn new(decoder: Decoder, schemas: Schemas) -> Sentences {
        let schemas = etwspec_schema::Decoder::new(Arc::new(schemas)).with_clock(decoder.clock());
        Sentences { decoder, schemas }
    }

    /// Returns the name of the provider of an event, or else its GUID or group, and the event in one sentence.
    pub fn of(&mut self, buffer: &Buffer<'_>, event: &Event<'_>, state: &State) -> (String, String) {
        self.schemas.read_event(event);
        let row = Row::new(&mut self.decoder, &mut self.schemas, buffer, event, state, true);
        (row.provider(), row.sentence())
    }
}
