//! Places of values that expressions compare.

use etwspec_etl::columns::{ColumnValue, EventColumn, EventRecord, Wanted};

use crate::field::{Place, Selected, needs_of, stand_in};
use crate::needs::Needs;

/// Place of a value.
#[derive(Clone, Debug)]
pub(crate) enum Source {
    Column(EventColumn),
    Place(Place),
}

impl Source {
    /// Returns where the value of a column or a field may be.
    pub(crate) fn all(selected: Selected) -> Vec<Source> {
        match selected {
            Selected::Column(column) => {
                let stand_in = stand_in(column).map(|path| Source::Place(Place::Data(path.clone())));
                std::iter::once(Source::Column(column)).chain(stand_in).collect()
            }
            Selected::Field { places, .. } => places.into_iter().map(Source::Place).collect(),
        }
    }

    /// Returns what is read of events for values at these places.
    pub(crate) fn wanted<'s>(all: impl Iterator<Item = &'s Source>) -> Wanted {
        let (mut columns, mut fields, mut referring) = (Vec::new(), Vec::new(), Vec::new());
        for source in all {
            match source {
                Source::Column(column) => columns.push(*column),
                Source::Place(Place::Data(path)) => fields.push(path),
                Source::Place(Place::Names(path)) => referring.push(path),
            }
        }
        Wanted::new(&columns, fields, referring)
    }

    /// Returns the value of an event of a file, which may be null.
    pub(crate) fn value<'r>(&self, record: &EventRecord<'r>, file: &'r str) -> Option<ColumnValue<'r>> {
        match self {
            Source::Column(EventColumn::File) => Some(ColumnValue::Text(file.into())),
            Source::Column(column) => record.member(*column),
            Source::Place(Place::Data(path)) => record.field(path).map(ColumnValue::Field),
            Source::Place(Place::Names(field)) => record.referred(field).map(|name| ColumnValue::Text(name.into())),
        }
    }

    /// Returns the facts in other events of the trace that determine the value.
    pub(crate) fn needs(&self) -> Needs {
        match self {
            Source::Column(column) => needs_of(*column),
            Source::Place(place) => place.needs(),
        }
    }
}
