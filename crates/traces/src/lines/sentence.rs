//! An event in one sentence: its message, or its name and fields.

use etwspec_etl::LogFile;
use etwspec_etl::payload::Decoder;

use super::row::Row;
use crate::known::Record;

/// Describes events of a trace.
#[derive(Debug)]
pub struct Sentences(Decoder);

impl Sentences {
    /// Returns the sentences of the events of a trace.
    pub fn new(log_file: Option<&LogFile>) -> Sentences {
        Sentences(Decoder::new(log_file))
    }

    /// Returns the name of the provider of an event, or else its GUID or group, and the event in one sentence.
    pub fn of(&mut self, record: Record<'_>) -> (String, String) {
        let row = Row::new(&mut self.0, record, true, false);
        (row.provider(), row.sentence())
    }
}
