//! The columns that `--fields` selects.

use std::collections::HashSet;

use crate::field::{DATA, FieldNames, Place, REFERS_TO, Selected};
use crate::needs::Needs;
use crate::plan::Plan;
use etwspec::Guid;
use etwspec::headers::HookId;
use etwspec::payloads::EventKey;
use etwspec_etl::columns::{EventColumn, EventNames, FieldPath};
use etwspec_etl::counts::OrderBy as _;
use etwspec_etl::payload::{columns_of, field_names};
use etwspec_etl::{Identity, event_columns};
use etwspec_schema::{EventId, Schema, TraceNames};

/// Error of a list of names.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SelectionError {
    /// A text that can be no name.
    #[error("`{0}` is no name of a field")]
    NoField(String),
    /// A name that is selected twice.
    #[error("`{0}` is selected twice")]
    Twice(String),
}

/// Selected columns, in order.
#[derive(Debug)]
pub struct Selection {
    pub(super) columns: Vec<Selected>,
    names: FieldNames,
}

impl Selection {
    /// Parses a list of names.
    ///
    /// # Errors
    ///
    /// Returns an error for what can be no name, and for a name that is selected twice.
    pub fn parse(list: &[String]) -> Result<Selection, SelectionError> {
        let (mut columns, mut names): (Vec<Selected>, FieldNames) = Default::default();
        for name in list {
            let one = names.select(name).ok_or_else(|| SelectionError::NoField(name.clone()))?;
            if columns.iter().any(|other| other.name() == one.name()) {
                return Err(SelectionError::Twice(name.clone()));
            }
            columns.push(one);
        }
        Ok(Selection { columns, names })
    }

    /// Returns the columns for CSV with events of one type: a column for each field of the data. `None` unless a plan names a type
    /// of kernel events, or a type of events in traces that schemas describe.
    pub fn of_event(plan: &Plan, traces: &[TraceNames]) -> Option<Selection> {
        let tests = plan.event_tests()?;
        let selects =
            |identity: &Identity, names: EventNames<'_>| tests.iter().all(|test| test.selects(identity, || names));
        let mut keys = EventKey::all().filter(|key| {
            let class = || key.consumer_class().map(|(guid, kind)| Identity::Class { guid, kind, version: 0 });
            let identity = key.hook_id().map(|id| Identity::Hook { id, version: 0 }).or_else(class);
            identity.is_some_and(|identity| selects(&identity, EventNames::new()))
        });
        if let Some(key) = keys.next() {
            return key.hook_id().filter(|_| keys.next().is_none()).map(Selection::of_hook);
        }
        let all = traces.iter().map(TraceNames::schemas).collect::<Option<Vec<_>>>()?;
        let mut schemas: Vec<&Schema> = all.into_iter().flatten().map(|schema| &**schema).collect();
        schemas.retain(|schema| {
            let traced = || Identity::Provider { guid: schema.provider, id: 0, version: 0 };
            let name = schema.event_name();
            selects(&schema.identity().unwrap_or_else(traced), schema.names(name.as_deref()))
        });
        let first = type_of(schemas.first()?).filter(|first| schemas.iter().all(|own| type_of(own) == Some(*first)));
        first.map(|_| Selection::of_schemas(schemas))
    }

    /// Returns the columns for events of one type that schemas describe: the fields of the first version, and those that later
    /// versions add.
    fn of_schemas(mut schemas: Vec<&Schema>) -> Selection {
        schemas.order_by_key(|schema| schema.event);
        let mut known = HashSet::new();
        let names = schemas.iter().flat_map(|schema| &*schema.fields).map(|field| &*field.name);
        let fields = names.filter(|name| known.insert(*name)).map(|own| {
            // The name of a column is that column.
            let prefix = if EventColumn::find(own).is_some() { DATA } else { "" };
            (format!("{prefix}{own}"), FieldPath::of_name(own))
        });
        Selection::of_fields(fields, &event_columns![Items Bytes Process ProviderName Message ProcessBy])
    }

    /// Returns the columns for kernel events of one type, and for each name of what a field refers to.
    fn of_hook(hook: HookId) -> Selection {
        let names = field_names(hook);
        let fields = names.iter().filter_map(|name| Some((name.to_string(), FieldPath::parse(name)?)));
        let mut selection = Selection::of_fields(fields, &event_columns![Items Bytes Process ProcessBy]);
        for field in columns_of(hook).into_iter().flatten().map(|column| column.field) {
            let name = format!("{}{REFERS_TO}", field.name);
            if field.refers.is_some()
                && !selection.names().any(|column| column == name)
                && let Some(path) = FieldPath::parse(&field.name)
            {
                selection.columns.push(Selected::Field { name, places: vec![Place::Names(path)] });
            }
        }
        selection
    }

    /// Returns columns for fields between those of all events.
    fn of_fields(fields: impl Iterator<Item = (String, FieldPath)>, end: &[EventColumn]) -> Selection {
        let begin = event_columns![
            Time TimeStamp At Cpu Pid Tid Header Provider Id Name Version Level Keyword ActivityId
        ];
        let rest = std::iter::once(("rest".to_owned(), FieldPath::of_name("rest")));
        let fields = fields.chain(rest).map(|(name, path)| Selected::Field { name, places: vec![Place::Data(path)] });
        let end = end.iter().copied().map(Selected::Column);
        let columns = begin.map(Selected::Column).into_iter().chain(fields).chain(end).collect();
        Selection { columns, names: FieldNames::default() }
    }

    /// Returns the names of the columns.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.columns.iter().map(Selected::name)
    }

    /// Returns the facts in other events of the trace that determine the values of columns.
    pub fn needs(&self) -> Needs {
        let fields = Needs { fields: self.names.needs_schemas(), ..Needs::default() };
        self.columns.iter().fold(fields, |needs, selected| needs.or(selected.needs()))
    }

    /// Returns a name that neither a table nor an event of traces has.
    pub fn missing(&self, traces: &[TraceNames]) -> Option<&str> {
        self.names.missing(traces)
    }

    /// Adds the name of the trace as the first column, unless it is selected.
    pub fn with_file(mut self) -> Selection {
        let is_file = |selected: &Selected| matches!(selected, Selected::Column(EventColumn::File));
        if !self.columns.iter().any(is_file) {
            self.columns.insert(0, Selected::Column(EventColumn::File));
        }
        self
    }
}

/// Returns the provider of a schema, and its event in any version. `None` for messages, whose values have no names.
fn type_of(schema: &Schema) -> Option<(Guid, EventId, Option<&str>)> {
    Some(match schema.event {
        EventId::Manifest { id, .. } => (schema.provider, EventId::Manifest { id, version: 0 }, None),
        EventId::Class { kind, .. } => (schema.provider, EventId::Class { kind, version: 0 }, None),
        EventId::TraceLogging => (schema.provider, schema.event, schema.name.as_deref()),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::field::selectable;

    #[test]
    fn every_column_can_be_selected() {
        let all: Vec<String> = selectable().map(|column| column.name().to_owned()).collect();
        let selection = Selection::parse(&all).expect("names");
        assert!(all.len() > 35 && selection.names().eq(&all) && selection.missing(&[TraceNames::new()]).is_none());
        let in_tables = EventColumn::ALL.iter().filter(|column| column.row().in_events || column.row().width > 0);
        assert!(super::super::row::CSV.iter().all(|column| in_tables.clone().any(|own| own == column)));
    }
}
