//! The columns that `--fields` selects.

use crate::field::{FieldNames, Place, REFERS_TO, Selected};
use crate::needs::Needs;
use etwspec::headers::HookId;
use etwspec_etl::columns::{EventColumn, FieldPath};
use etwspec_etl::event_columns;
use etwspec_etl::payload::{columns_of, field_names};
use etwspec_schema::TraceNames;

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

    /// Returns the columns for CSV with events of one type: a column for each field of its data, and for each name of what a
    /// field refers to.
    pub fn of_hook(hook: HookId) -> Selection {
        let begin = event_columns![
            Time TimeStamp At Cpu Pid Tid Header Provider Id Name Version Level Keyword ActivityId
        ];
        let own = field_names(hook);
        let own = own.iter().map(|name| name.as_ref()).chain(["rest"]);
        let fields = own.filter_map(|name| {
            Some(Selected::Field { name: name.to_owned(), places: vec![Place::Data(FieldPath::parse(name)?)] })
        });
        let end = event_columns![Items Bytes Process ProcessBy].map(Selected::Column);
        let mut columns: Vec<Selected> = begin.map(Selected::Column).into_iter().chain(fields).chain(end).collect();
        for field in columns_of(hook).into_iter().flatten().map(|column| column.field) {
            let name = format!("{}{REFERS_TO}", field.name);
            if field.refers.is_some()
                && !columns.iter().any(|column| column.name() == name)
                && let Some(path) = FieldPath::parse(&field.name)
            {
                columns.push(Selected::Field { name, places: vec![Place::Names(path)] });
            }
        }
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
