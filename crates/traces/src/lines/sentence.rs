//! An event in one sentence: its message, or its name and fields.

use etwspec_etl::columns::{RecordReader, Wanted};
use etwspec_etl::{LogFile, event_columns};

use super::row::Row;
use crate::known::Record;

/// Describes events of a trace.
#[derive(Debug)]
pub struct Sentences(RecordReader);

impl Sentences {
    /// Returns the sentences of the events of a trace.
    pub fn new(log_file: Option<&LogFile>) -> Sentences {
        Sentences(RecordReader::new(Wanted::new(&event_columns![Data Message], [], []), log_file))
    }

    /// Returns the name of the provider of an event, or else its GUID or group, and the event in one sentence.
    pub fn of(&mut self, record: Record<'_>) -> (String, String) {
        let Record { event, state, schemas } = record;
        self.0.read(event, Some(state), schemas, |record| {
            let row = Row::new(record, false);
            (row.provider(), row.sentence())
        })
    }
}
