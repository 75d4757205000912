//! The columns that `--fields` selects.

use std::collections::HashMap;

use etwspec::Pointer;
use etwspec::headers::HookId;
use etwspec::payloads::EventKey;
use etwspec_catalog::query::suggest::did_you_mean;
use etwspec_console::{Problem, visible};
use etwspec_etl::{EventColumn, Field, FieldPath, Wanted, columns_of, event_columns, field_names};
use etwspec_schema::TraceNames;

/// Returns the columns of events that can be selected, in the order in which help lists them.
fn selectable() -> impl Iterator<Item = EventColumn> {
    EventColumn::ALL.iter().copied().filter(|column| column.row().width > 0)
}

/// A column that was selected.
#[derive(Debug)]
pub(super) enum Selected {
    /// A column of events of all types.
    Column(EventColumn),
    /// A field of the data, or the name of what it refers to.
    Field {
        /// Name as it was written.
        name: String,
        /// Where the value may be. The first place that an event has counts.
        places: Vec<Place>,
    },
}

/// A place of a selected field in an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// Field of the data.
    Data(FieldPath),
    /// Name of what a field refers to.
    Names(FieldPath),
}

impl Selected {
    /// Returns the name in CSV and in JSON.
    pub(super) fn name(&self) -> &str {
        match self {
            Selected::Column(column) => column.name(),
            Selected::Field { name, .. } => name,
        }
    }

    /// Returns whether other events of the trace may determine the value.
    fn needs_state(&self) -> bool {
        match self {
            Selected::Column(column) => column.row().of_trace,
            Selected::Field { places, .. } => places.iter().any(|place| matches!(place, Place::Names(_))),
        }
    }
}

/// Suffix of the name of what a field refers to, as tables of events have it.
const REFERS_TO: &str = "_refers_to";

/// Selected columns, in order.
#[derive(Debug)]
pub(crate) struct Selection {
    pub(super) columns: Vec<Selected>,
    /// Names of fields that no table has. The trace or its schemas must have them.
    unknown: Vec<String>,
}

/// Prefix of names of fields, also of those with the name of a column.
const DATA: &str = "data.";

impl Selection {
    /// Parses a list of names.
    ///
    /// # Errors
    ///
    /// [`Problem::Refused`] for what can be no name, and for a name that is selected twice.
    pub(crate) fn parse(list: &[String]) -> Result<Selection, Problem> {
        let mut tables = None;
        let (mut columns, mut unknown): (Vec<Selected>, Vec<String>) = Default::default();
        for name in list {
            let one = select(name, &mut tables, &mut unknown)?;
            if columns.iter().any(|other| other.name() == one.name()) {
                return Err(Problem::new(format!("--fields: `{name}` is selected twice")).help("leave out one of them"));
            }
            columns.push(one);
        }
        Ok(Selection { columns, unknown })
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
        Selection { columns, unknown: Vec::new() }
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
                Selected::Column(column) => columns.push(*column),
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
        !self.unknown.is_empty()
    }

    /// Checks the names that no table has against those of traces.
    ///
    /// # Errors
    ///
    /// [`Problem::Refused`] for a name that no event of them can have.
    pub(crate) fn check(&self, traces: &[TraceNames]) -> Result<(), Problem> {
        let Some(name) = self.unknown.iter().find(|name| !traces.iter().any(|names| names.has_field(name))) else {
            return Ok(());
        };
        let tables = Tables::new();
        let columns = selectable().map(|column| column.name());
        let fields = tables.names().chain(traces.iter().flat_map(TraceNames::fields));
        let help = did_you_mean(name, columns.chain(fields), 5).unwrap_or_else(|| {
            "`etwspec dump --format json` shows the fields of events; `etwspec help dump` lists the columns".to_owned()
        });
        let problem = visible(&format!("--fields: no event has a field named `{name}`")).into_owned();
        Err(Problem::new(problem).help(visible(&help)))
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

/// Returns the column with a name: one of all events, or a field of the data of some. A name in the spelling of a column is that
/// column, otherwise a field of the tables, otherwise a column in another case.
fn select(name: &str, tables: &mut Option<Tables>, unknown: &mut Vec<String>) -> Result<Selected, Problem> {
    let invalid = || {
        Problem::new(format!("--fields: `{name}` is no name of a field"))
            .help("write names separated by commas, such as time,pid,NewThreadId or Packet.Size")
    };
    if let Some(column) = selectable().find(|column| column.name() == name) {
        return Ok(Selected::Column(column));
    }
    let field = name.strip_prefix(DATA).unwrap_or(name);
    let path = FieldPath::parse(field).ok_or_else(invalid)?;
    let own = field.split(['.', '[']).next().unwrap_or(field);
    let mut places = tables.get_or_insert_with(Tables::new).places(own, &path);
    if places.is_empty() {
        if let Some(column) = selectable().find(|column| column.name().eq_ignore_ascii_case(name)) {
            return Ok(Selected::Column(column));
        }
        unknown.push(own.to_owned());
    }
    places.insert(0, Place::Data(path));
    Ok(Selected::Field { name: name.to_owned(), places })
}

/// The members that data of the events in the tables can have.
struct Tables {
    /// Members by their names in lower case. A member of a field has several if structures name the field differently.
    members: HashMap<String, Vec<String>>,
    /// Fields that refer to what other events name, such as a file, by the name of the field in lower case.
    refers: HashMap<String, Vec<String>>,
}

impl Tables {
    fn new() -> Tables {
        let mut tables = Tables { members: HashMap::new(), refers: HashMap::new() };
        ["rest", "rest_why"].into_iter().for_each(|name| tables.add(name, name));
        for column in EventKey::all().flat_map(columns_of).flatten() {
            let Field { name, own_name, refers, .. } = &column.field;
            for own in [&**name, own_name].into_iter().filter(|own| !own.is_empty()) {
                for suffix in column.member_suffixes() {
                    tables.add(&format!("{own}{suffix}"), &format!("{name}{suffix}"));
                }
                if refers.is_some() {
                    add(&mut tables.refers, own, name);
                }
            }
        }
        for schema in etwspec_schema::provider_table::all() {
            for column in etwspec_schema::columns(&schema, Pointer::Bits64) {
                for suffix in column.member_suffixes() {
                    let name = format!("{}{suffix}", column.field.name);
                    tables.add(&name, &name);
                }
            }
        }
        tables
    }

    fn add(&mut self, name: &str, member: &str) {
        add(&mut self.members, name, member);
    }

    /// Returns where a field may be, besides under the name as it was written. Empty if no event has it.
    fn places(&self, own: &str, path: &FieldPath) -> Vec<Place> {
        let own = own.to_ascii_lowercase();
        let data = self.members.get(&own).into_iter().flatten().map(|member| Place::Data(path.with_first(member)));
        let base = [REFERS_TO, "_name"].into_iter().find_map(|suffix| own.strip_suffix(suffix));
        let names = base.and_then(|base| self.refers.get(base)).into_iter().flatten();
        data.chain(names.map(|field| Place::Names(path.with_first(field)))).collect()
    }

    /// Returns all names, in no order.
    fn names(&self) -> impl Iterator<Item = &str> {
        self.members.values().flatten().map(String::as_str)
    }
}

fn add(all: &mut HashMap<String, Vec<String>>, name: &str, member: &str) {
    let members = all.entry(name.to_ascii_lowercase()).or_default();
    if !members.iter().any(|known| known == member) {
        members.push(member.to_owned());
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
