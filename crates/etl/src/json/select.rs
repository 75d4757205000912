//! Selected columns and fields of events. Only what is selected is written.

use etwspec::Error;
use etwspec::headers::TraceHeaderView;

use super::Json;
use super::data::{Fields, Select};
use super::wanted::{FieldPath, Selected, Step, Wanted};
use crate::buffer::Buffer;
use crate::describe::{Describe, EventNames};
use crate::event_record::{Content, EventRecord};
use crate::json_text::Parts;
use crate::record::{Event, Identity};
use crate::state::State;

/// Selects the fields of an event.
struct Selecting<'s> {
    wanted: &'s Wanted,
    /// Groups that have begun.
    depth: u32,
    /// Depth of the group that is left out.
    left_out: Option<u32>,
}

impl Select for Selecting<'_> {
    fn skips(&self, key: &str) -> bool {
        self.left_out.is_some() || self.depth == 0 && !self.wanted.has(bare(key))
    }

    fn begin(&mut self, key: &str) -> bool {
        if self.left_out.is_none() && self.skips(key) {
            self.left_out = Some(self.depth);
        }
        self.depth += 1;
        self.left_out.is_some()
    }

    fn end(&mut self) -> bool {
        self.depth = self.depth.saturating_sub(1);
        let left_out = self.left_out.is_some();
        self.left_out = self.left_out.filter(|depth| *depth != self.depth);
        left_out
    }
}

/// Returns the name in a key: `,"Name":`.
fn bare(key: &str) -> &str {
    key.get(2..key.len().saturating_sub(2)).unwrap_or_default()
}

fn utf8(bytes: &[u8]) -> &str {
    str::from_utf8(bytes).unwrap_or_default()
}

impl Json {
    /// Returns the record of an event with what is wanted, in the words of [its line](Self::line_described). The caller updates the
    /// state.
    pub fn record<'r>(
        &'r mut self,
        (buffer, event): (&'r Buffer<'r>, &'r Event<'r>),
        state: Option<&'r State>,
        schemas: &'r mut impl Describe,
        wanted: &Wanted,
    ) -> EventRecord<'r> {
        let mut selected = std::mem::take(&mut self.selected);
        let content = self.content(buffer, event, state, schemas, wanted, &mut selected);
        self.selected = selected;
        let info = event.key().map(|(key, version)| self.decoder.info(key, version, event.pointer()));
        let (found, error) = match content {
            Ok(found) => (found, None),
            Err(error) => (Found::default(), Some(error)),
        };
        let names = if found.schema { schemas.names(event) } else { EventNames::new() };
        let Selected { items, data, names: referred, message } = &self.selected;
        let of = |has: bool, text: &'r [u8]| has.then(|| utf8(text));
        let unknown = error.is_some() || matches!(event.identity(), Identity::Other(_));
        let content = Content {
            items: of(found.items, items),
            data: of(found.data, data),
            names: of(!referred.is_empty() && found.data, referred),
            fit: found.fit,
            data_pointer: found.pointer,
            message: found.message.then_some(message),
            bytes: found.bytes.then(|| event.data().unwrap_or_default()),
            record: unknown.then(|| event.bytes()),
            error,
        };
        let mut record = EventRecord::new((buffer, event), self.clock, state, info, names);
        record.content = content;
        record
    }

    /// Decodes the parts of an event that are wanted. The parts that are always decoded determine whether output is cut off.
    fn content(
        &mut self,
        buffer: &Buffer<'_>,
        event: &Event<'_>,
        state: Option<&State>,
        schemas: &mut impl Describe,
        wanted: &Wanted,
        out: &mut Selected,
    ) -> Result<Found, Error> {
        let Selected { items, data, names, message } = out;
        [&mut *items, &mut *data, &mut *names].into_iter().for_each(Vec::clear);
        let mut found = Found::default();
        let header = event.header()?;
        if let TraceHeaderView::MessageTraceHeader(view) = header {
            view.tail()?;
        }
        let identity = event.identity();
        if let Identity::Other(_) = identity {
            return Ok(found);
        }
        let bytes = event.data()?;
        if wanted.items {
            found.items = self.items(event, items);
        }
        let key = identity.key();
        if key.is_some() && !wanted.content && !wanted.decodes() {
            return Ok(found);
        }
        data.push(b'{');
        let select = Selecting { wanted, depth: 0, left_out: None };
        let fields = Fields::new(data, &mut self.data_times, self.clock, false).typed(wanted.typed);
        let mut fields = fields.selected(select);
        if let Some((key, version)) = key {
            if !wanted.decodes() {
                found.data = self.decoder.plan_of(key, version, event.pointer(), bytes).is_some();
            } else {
                let referred = state.filter(|_| wanted.names).and_then(|state| state.names_for(event));
                let mut fields = fields.with_names(referred, names);
                let info = self.decoder.fields_of(key, version, event.pointer(), bytes, &mut fields);
                found.data = info.structure.is_some();
                found.fit = info.doubt(event.pointer()).filter(|_| found.data);
                found.pointer = found.fit.map(|_| info.pointer);
            }
            if found.data {
                close(data, names);
                return Ok(found);
            }
            let select = Selecting { wanted, depth: 0, left_out: None };
            let typed = Fields::new(data, &mut self.data_times, self.clock, false).typed(wanted.typed);
            fields = typed.selected(select);
        }
        found.schema = schemas.names(event).schema.is_some();
        found.bytes = !found.schema;
        if found.schema {
            found.fit = schemas.fields(event, &mut fields);
            found.data = true;
            found.message = schemas.message(buffer, event, message);
            close(data, names);
        }
        Ok(found)
    }
}

/// Ends the objects of the fields and of the names.
fn close(data: &mut Vec<u8>, names: &mut Vec<u8>) {
    data.push(b'}');
    if !names.is_empty() {
        names.push(b'}');
    }
}

/// Parts that an event has.
#[derive(Debug, Default)]
struct Found {
    items: bool,
    data: bool,
    schema: bool,
    message: bool,
    bytes: bool,
    fit: Option<&'static str>,
    pointer: Option<etwspec::Pointer>,
}

impl<'r> EventRecord<'r> {
    /// Returns the JSON of the field with a path, in any case.
    pub fn field(&self, path: &FieldPath) -> Option<&'r str> {
        let mut value = self.content.data?;
        for step in &path.0 {
            let mut all = Parts::of(value);
            value = match step {
                Step::Name(name) if value.starts_with('{') => find(&all, name)?,
                Step::Element(index) if value.starts_with('[') => all.nth(*index)?.1,
                _ => return None,
            };
        }
        Some(value)
    }

    /// Returns the JSON of the name of what a field refers to. The name of the field may be in any case.
    pub fn referred(&self, field: &FieldPath) -> Option<&'r str> {
        find(&Parts::of(self.content.names?), field.first())
    }
}

/// Returns the value of the member with a name, or else with the name in another case.
fn find<'j>(members: &Parts<'j>, name: &str) -> Option<&'j str> {
    let exact = members.clone().find(|(key, _)| *key == name);
    let found = exact.or_else(|| members.clone().find(|(key, _)| key.eq_ignore_ascii_case(name)));
    found.map(|(_, value)| value)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::event_column::EventColumn;
    use crate::event_columns;
    use crate::event_record::{FIRST, of_event, of_kind};
    use crate::sample::SAMPLE;
    use crate::state::FirstPass;
    use crate::trace::Trace;

    #[test]
    fn members_of_lines_are_columns_in_order() {
        let trace = Trace::new(SAMPLE);
        let (mut json, mut state) = (Json::new(trace.log_file()), FirstPass::of(&trace).state());
        let content = event_columns![KernelTime UserTime Items Data Names Fit DataPointer Message Bytes Record];
        let wanted = Wanted::new(EventColumn::ALL, [], true);
        let mut seen = BTreeSet::new();
        trace.for_each_event(|buffer, event| {
            state.update(buffer, event);
            let (mut line, mut none) = (Vec::new(), ());
            json.line_with(buffer, event, &state, &mut line);
            let members: Vec<(&str, &str)> = Parts::of(utf8(&line).trim_end()).collect();
            let identity = event.identity();
            let all = [&FIRST[..], of_kind(&identity), of_event(&identity), &content].concat();
            let mut names = all.iter().map(|column| column.name());
            members.iter().for_each(|(name, _)| assert!(names.any(|own| own == *name), "{name} in {members:?}"));
            let record = json.record((buffer, event), Some(&state), &mut none, &wanted);
            for column in all {
                let mut value = Vec::new();
                record.get(column).into_iter().for_each(|own| own.append_json(&mut value));
                let member = members.iter().find(|(name, _)| *name == column.name()).map_or("", |(_, value)| value);
                assert_eq!(utf8(&value), member, "{}", column.name());
                seen.extend((!value.is_empty()).then_some(column));
            }
        });
        assert!(seen.len() > 25, "{seen:?}");
    }
}
