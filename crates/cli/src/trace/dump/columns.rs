//! The columns that `--fields` selects.

use etwspec::headers::HookId;
use etwspec_analysis::{FieldNames, Place, REFERS_TO, Selected, selectable, stand_in};
use etwspec_console::Problem;
use etwspec_etl::columns::EventColumn;
use etwspec_etl::event_columns;
use etwspec_etl::json::{FieldPath, Wanted};
use etwspec_etl::payload::{columns_of, field_names};
use etwspec_schema::TraceNames;

use crate::trace::filter::unknown_field;

/// Selected columns, in order.
#[derive(Debug)]
pub(crate) struct Selection {
    pub(super) columns: Vec<Selected>,
    names: FieldNames,
}

impl Selection {
    /// Parses a list of names.
    ///
    /// # Errors
    ///
    /// [`Problem::Refused`] for what can be no name, and for a name that is selected twice.
    pub(crate) fn parse(list: &[String]) -> Result<Selection, Problem> {
        let (mut columns, mut names): (Vec<Selected>, FieldNames) = Default::default();
        for name in list {
            let one = names.select(name).ok_or_else(|| {
                Problem::new(format!("--fields: `{name}` is no name of a field"))
                    .help("write names separated by commas, such as time,pid,NewThreadId or Packet.Size")
            })?;
            if columns.iter().any(|other| other.name() == one.name()) {
                return Err(Problem::new(format!("--fields: `{name}` is selected twice")).help("leave out one of them"));
            }
            columns.push(one);
        }
        Ok(Selection { columns, names })
    }

    /// Returns the columns for CSV with events of one type: a column for each field of its data, and for each name of what a
    /// field refers to.
    pub(crate) fn of_hook(hook: HookId) -> Selection {
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
    pub(super) fn names(&self) -> impl Iterator<Item = &str> {
        self.columns.iter().map(Selected::name)
    }

    /// Returns whether other events of the trace may determine the values of a column.
    pub(crate) fn needs_state(&self) -> bool {
        self.columns.iter().any(Selected::needs_state)
    }

    /// Returns what is read of each event.
    pub(super) fn wanted(&self) -> Wanted {
        let (mut columns, mut fields, mut has_names) = (Vec::new(), Vec::new(), false);
        for selected in &self.columns {
            match selected {
                Selected::Column(column) => {
                    columns.push(*column);
                    fields.extend(stand_in(*column));
                }
                Selected::Field { places, .. } => places.iter().for_each(|place| match place {
                    Place::Data(path) => fields.push(path),
                    Place::Names(_) => has_names = true,
                }),
            }
        }
        Wanted::new(&columns, fields, has_names)
    }

    /// Returns whether it contains names of fields that no table has.
    pub(crate) fn needs_schemas(&self) -> bool {
        self.names.needs_schemas()
    }

    /// Checks the names that no table has against those of traces.
    ///
    /// # Errors
    ///
    /// [`Problem::Refused`] for a name that no event of them can have.
    pub(crate) fn check(&self, traces: &[TraceNames]) -> Result<(), Problem> {
        match self.names.missing(traces) {
            Some(name) => Err(unknown_field("--fields", name, traces)),
            None => Ok(()),
        }
    }

    /// Adds the name of the trace as the first column, unless it is selected.
    pub(crate) fn with_file(mut self) -> Selection {
        let is_file = |selected: &Selected| matches!(selected, Selected::Column(EventColumn::File));
        if !self.columns.iter().any(is_file) {
            self.columns.insert(0, Selected::Column(EventColumn::File));
        }
        self
    }
}

/// Returns the names of the columns of all events, for help.
pub(crate) fn column_names() -> String {
    selectable().map(EventColumn::name).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(list: &[&str]) -> Result<Vec<String>, String> {
        let list: Vec<String> = list.iter().map(|name| (*name).to_owned()).collect();
        let selection = Selection::parse(&list).map_err(|problem| problem.to_string())?;
        selection.check(&[TraceNames::new()]).map_err(|problem| problem.to_string())?;
        Ok(selection.columns.iter().map(|selected| selected.name().to_owned()).collect())
    }

    #[test]
    fn rejects_fields_that_no_event_has() {
        assert_eq!(
            names(&["time", "newthreadid", "CPU"]).as_deref(),
            Ok(&["time", "newthreadid", "cpu"].map(str::to_owned)[..])
        );
        assert!(names(&["ExitStatus_name", "FileObject_name", "data.NewThreadId", "PID"]).is_ok());
        assert_eq!(
            names(&["NewThredId"]),
            Err("error: --fields: no event has a field named `NewThredId`\n help: did you mean NewThreadId?".to_owned())
        );
        for wrong in
            [&["time", "time"][..], &[""], &["zzzzzz"], &["a..b"], &["data.NoSuchField"], &["NewThreadPriority_name"]]
        {
            assert!(names(wrong).is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn every_column_can_be_selected_and_is_in_help() {
        let all: Vec<&str> = selectable().map(|column| column.name()).collect();
        assert_eq!(names(&all).as_deref(), Ok(&all.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>()[..]));
        assert!(all.len() > 35 && column_names() == all.join(", "));
        let in_tables = EventColumn::ALL.iter().filter(|column| column.row().in_events || column.row().width > 0);
        assert!(super::super::row::CSV.iter().all(|column| in_tables.clone().any(|own| own == column)));
    }
}
