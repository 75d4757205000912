//! Reads the wanted columns and fields of events.

use etwspec::Error;
use etwspec::describe::Why;
use etwspec::headers::TraceHeaderView;

use crate::clock::Clock;
use crate::describe::{Describe, EventNames};
use crate::event_record::{Content, EventRecord};
use crate::logfile::LogFile;
use crate::payload::{Decoder, Field, Group, PlanId, Value, Visitor, doubt};
use crate::record::{Event, Identity};
use crate::state::State;
use crate::tape::Tape;
use crate::wanted::Wanted;

/// Reads the wanted columns and fields of the events of a trace.
///
/// The data of an event are decoded only if their structure has a wanted field, or if a schema describes them.
#[derive(Debug)]
pub struct RecordReader {
    wanted: Wanted,
    decoder: Decoder,
    clock: Option<Clock>,
    /// True for plans whose data are decoded, by number.
    plans: Vec<Option<bool>>,
    /// Memory of the fields, the items and the message of an event.
    data: Tape<'static>,
    items: Tape<'static>,
    message: String,
}

impl RecordReader {
    /// Creates a reader for the events of a trace.
    pub fn new(wanted: Wanted, log_file: Option<&LogFile>) -> RecordReader {
        RecordReader {
            wanted,
            decoder: Decoder::new(log_file),
            clock: log_file.map(|log_file| log_file.clock),
            plans: Vec::new(),
            data: Tape::default(),
            items: Tape::default(),
            message: String::new(),
        }
    }

    /// Calls `read` with the record of an event. The state was moved to the event.
    pub fn read<R>(
        &mut self,
        event: &Event<'_>,
        state: Option<&State>,
        schemas: &mut impl Describe,
        read: impl FnOnce(&EventRecord<'_>) -> R,
    ) -> R {
        let mut data = std::mem::take(&mut self.data).reused(self.clock);
        let mut items = std::mem::take(&mut self.items).reused(self.clock);
        let (found, names, error) = match self.decode(event, schemas, &mut data, &mut items) {
            Ok((found, names)) => (found, names, None),
            Err(error) => (Found::default(), EventNames::new(), Some(error)),
        };
        let result = {
            let info = event.key().map(|(key, version)| self.decoder.info(key, version, event.pointer()));
            let mut record = EventRecord::new(event, self.clock, state, info, names);
            let unknown = error.is_some() || matches!(record.identity(), Identity::Other(_));
            record.content = Content {
                items: found.items.then_some(&items),
                data: found.data.then_some(&data),
                fit: found.fit,
                data_pointer: found.pointer,
                message: found.message.then_some(&self.message),
                bytes: found.bytes.then(|| event.data().unwrap_or_default()),
                record: unknown.then(|| event.bytes()),
                error,
            };
            read(&record)
        };
        (self.data, self.items) = (data.reused(None), items.reused(None));
        result
    }

    /// Decodes the parts of an event that are wanted.
    fn decode<'a, 's>(
        &mut self,
        event: &Event<'a>,
        schemas: &'s mut impl Describe,
        data: &mut Tape<'a>,
        items: &mut Tape<'a>,
    ) -> Result<(Found, EventNames<'s>), Error> {
        let none = EventNames::new();
        let RecordReader { wanted, decoder, plans, message, .. } = self;
        let mut found = Found::default();
        if let TraceHeaderView::MessageTraceHeader(view) = event.header()? {
            view.tail()?;
        }
        let identity = event.identity();
        if let Identity::Other(_) = identity {
            return Ok((found, none));
        }
        let bytes = event.data()?;
        if wanted.items {
            found.items = decoder.items(event, items)? > 0;
        }
        let key = identity.key();
        let plan = key.and_then(|(key, version)| decoder.plan_of(key, version, event.pointer(), bytes));
        let mut fields = Selecting { wanted, data, depth: 0, left_out: None };
        if let Some((plan, pointer)) = plan {
            found.data = true;
            if decodes(plans, plan, || wanted.decodes_any(&decoder.columns(plan))) {
                let fit = decoder.visit(plan, bytes, event.code_page(), &mut fields);
                found.fit = doubt(fit, pointer, event.pointer(), decoder.is_assumed(plan));
                found.pointer = found.fit.map(|_| pointer);
            }
            return Ok((found, none));
        }
        if !wanted.schema && !wanted.decodes() {
            return Ok((found, none));
        }
        let message = wanted.message && schemas.message(event, message);
        let (names, fit) = schemas.read(event, wanted.decodes().then_some(&mut fields));
        if names.schema.is_none() {
            return Ok((Found { bytes: true, ..found }, none));
        }
        Ok((Found { data: wanted.decodes(), fit, message, ..found }, names))
    }
}

/// Returns whether data of a plan are decoded, which is computed once.
#[inline]
fn decodes(plans: &mut Vec<Option<bool>>, plan: PlanId, new: impl FnOnce() -> bool) -> bool {
    if plans.len() <= plan.index() {
        plans.resize(plan.index() + 1, None);
    }
    plans.get_mut(plan.index()).is_some_and(|known| *known.get_or_insert_with(new))
}

/// Parts that an event has.
#[derive(Debug, Default)]
struct Found {
    items: bool,
    data: bool,
    message: bool,
    bytes: bool,
    fit: Option<&'static str>,
    pointer: Option<etwspec::Pointer>,
}

/// Records the wanted fields of an event.
struct Selecting<'s, 'a> {
    wanted: &'s Wanted,
    data: &'s mut Tape<'a>,
    /// Groups that have begun.
    depth: u32,
    /// Depth of the group that is left out.
    left_out: Option<u32>,
}

impl Selecting<'_, '_> {
    #[inline]
    fn skips(&self, name: &str) -> bool {
        self.left_out.is_some() || self.depth == 0 && !self.wanted.has(name)
    }
}

impl<'a> Visitor<'a> for Selecting<'_, 'a> {
    #[inline]
    fn value(&mut self, field: &Field, value: Value<'a>) {
        if !self.skips(&field.name) {
            self.data.value(field, value);
        }
    }

    fn begin(&mut self, field: &Field, group: Group) {
        if self.skips(&field.name) {
            self.left_out = self.left_out.or(Some(self.depth));
        } else {
            self.data.begin(field, group);
        }
        self.depth += 1;
    }

    fn end(&mut self, group: Group) {
        self.depth = self.depth.saturating_sub(1);
        match self.left_out {
            Some(depth) => self.left_out = Some(depth).filter(|depth| *depth != self.depth),
            None => self.data.end(group),
        }
    }

    fn rest(&mut self, bytes: &'a [u8], why: Why) {
        if !self.skips("rest") {
            self.data.rest(bytes, why);
        }
    }

    fn cut_off(&mut self) {
        if !self.skips("cut_off") {
            self.data.cut_off();
        }
    }
}
