//! Reads the columns and fields of events that a question needs.
//!
//! The data of an event is decoded only if its structure has one of the fields, or if something else than fields is needed.

use etwspec_etl::columns::{Describe, EventNames};
use etwspec_etl::columns::{EventColumn, EventRecord};
use etwspec_etl::json::{FieldPath, Wanted};
use etwspec_etl::payload::{Decoder, PlanId};
use etwspec_etl::state::State;
use etwspec_etl::time::Clock;
use etwspec_etl::{Buffer, Event, Json, LogFile};
use hashbrown::HashMap;

use crate::field::Place;
use crate::source::Source;

/// Members that data can have although its structure has no such field.
const ADDED: [&str; 3] = ["rest", "rest_why", "cut_off"];

/// Columns and fields that are read of events.
#[derive(Debug, Default)]
pub(crate) struct Reading {
    columns: Vec<EventColumn>,
    fields: Vec<FieldPath>,
    /// Fields that refer to something whose name is read.
    referring: Vec<FieldPath>,
}

/// Reads the columns and fields of events of a trace.
#[derive(Debug)]
pub(crate) struct Reader {
    wanted: Wanted,
    /// Names of fields.
    names: Vec<String>,
    needs: Needs,
    /// Plans with one of the fields.
    plans: HashMap<PlanId, bool>,
    json: Json,
    decoder: Decoder,
    clock: Option<Clock>,
}

/// Data that has to be decoded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Needs {
    Nothing,
    Fields,
    All,
}

impl Reading {
    pub(crate) fn add(&mut self, source: &Source) {
        match source {
            Source::Column(column) => {
                self.columns.push(*column);
                self.columns.extend_from_slice(column.row().or);
            }
            Source::Place(Place::Data(path)) => self.fields.push(path.clone()),
            Source::Place(Place::Names(path)) => self.referring.push(path.clone()),
        }
    }

    /// Returns a reader for the events of a trace.
    pub(crate) fn reader(self, log_file: Option<&LogFile>) -> Reader {
        let Reading { columns, fields, referring } = self;
        let names: Vec<String> = fields.iter().chain(&referring).map(|path| path.first().to_owned()).collect();
        let is_added = |name: &String| ADDED.iter().any(|added| added.eq_ignore_ascii_case(name));
        let needs = match (&names[..], columns.iter().any(is_decoded) || names.iter().any(is_added)) {
            (_, true) => Needs::All,
            ([], _) => Needs::Nothing,
            _ => Needs::Fields,
        };
        Reader {
            wanted: Wanted::new(&columns, &fields, !referring.is_empty()),
            names,
            needs,
            plans: HashMap::new(),
            json: Json::new(log_file),
            decoder: Decoder::new(log_file),
            clock: log_file.map(|log_file| log_file.clock),
        }
    }
}

/// Returns whether a column is decoded from the data of an event.
fn is_decoded(column: &EventColumn) -> bool {
    use EventColumn as C;
    matches!(
        column,
        C::Items | C::Data | C::Names | C::Fit | C::DataPointer | C::Message | C::Bytes | C::Record | C::Error
    )
}

impl Reader {
    /// Returns the record of an event. The state was moved to the event.
    pub(crate) fn record<'r, D: Describe>(
        &'r mut self,
        (buffer, event): (&'r Buffer<'r>, &'r Event<'r>),
        state: Option<&'r State>,
        schemas: &'r mut D,
    ) -> EventRecord<'r> {
        let Reader { wanted, names: fields, needs, plans, json, decoder, clock } = self;
        // Records of damaged events have other columns.
        let Ok(data) = event.data() else { return json.record((buffer, event), state, schemas, wanted) };
        let key = event.key();
        let plan = key.and_then(|(key, version)| decoder.plan_of(key, version, event.pointer(), data));
        let decodes = match (*needs, plan) {
            (Needs::All, _) | (Needs::Fields, None) => true,
            (Needs::Nothing, _) => false,
            (Needs::Fields, Some((plan, _))) => *plans.entry(plan).or_insert_with(|| has_field(decoder, plan, fields)),
        };
        if decodes {
            return json.record((buffer, event), state, schemas, wanted);
        }
        let info = key.map(|(key, version)| decoder.info(key, version, event.pointer()));
        let mut names = EventNames::new();
        if plan.is_none() {
            names = schemas.names(event);
            if names.schema.is_none() {
                names = EventNames::new();
            }
        }
        EventRecord::new((buffer, event), *clock, state, info, names)
    }
}

/// Returns whether the data of a plan has a field with one of these names, or a member beside it.
fn has_field(decoder: &Decoder, plan: PlanId, names: &[String]) -> bool {
    let columns = decoder.columns(plan);
    let is = |own: &str, name: &String| name.get(..own.len()).is_some_and(|start| start.eq_ignore_ascii_case(own));
    columns.iter().any(|column| {
        let own = column.field.name.split('.').next().unwrap_or_default();
        names.iter().any(|name| is(own, name))
    })
}
