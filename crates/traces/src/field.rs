//! Fields of events by name: columns of all events, and fields of the data of some.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock};

use etwspec::Pointer;
use etwspec::headers::TraceLevel;
use etwspec::payloads::EventKey;
use etwspec_etl::columns::{EventColumn, FieldPath};
use etwspec_etl::payload::{FieldInfo, columns_of};
use etwspec_schema::TraceNames;

use crate::needs::{Needs, Things};

/// Returns the columns of events that can be selected, in the order in which help lists them.
pub fn selectable() -> impl Iterator<Item = EventColumn> {
    EventColumn::ALL.iter().copied().filter(|column| column.row().width > 0)
}

/// A column or a field that was selected by name.
#[derive(Clone, Debug)]
pub enum Selected {
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
pub enum Place {
    /// Field of the data.
    Data(FieldPath),
    /// Name of what a field refers to.
    Names(FieldPath),
}

impl Selected {
    /// Returns the name in CSV and in JSON.
    pub fn name(&self) -> &str {
        match self {
            Selected::Column(column) => column.name(),
            Selected::Field { name, .. } => name,
        }
    }

    /// Returns the facts in other events of the trace that determine the value.
    pub fn needs(&self) -> Needs {
        match self {
            Selected::Column(column) => needs_of(*column),
            Selected::Field { places, .. } => {
                places.iter().fold(Needs::default(), |needs, place| needs.or(place.needs()))
            }
        }
    }
}

impl Place {
    /// Returns the facts in other events of the trace that determine the value.
    pub(crate) fn needs(&self) -> Needs {
        match self {
            Place::Data(_) => Needs { schemas: true, ..Needs::default() },
            Place::Names(_) => Needs { things: Some(Things::All), ..Needs::default() },
        }
    }
}

/// Returns the facts in other events of the trace that determine the value of a column.
pub(crate) fn needs_of(column: EventColumn) -> Needs {
    let row = column.row();
    let things = match column {
        EventColumn::Names => Some(Things::All),
        _ => row.of_trace.then_some(Things::Writers),
    };
    Needs { things, schemas: row.of_schema || row.or.iter().any(|or| or.row().of_schema), fields: false }
}

/// Returns the field of the data that replaces a column without a value. Events of logs have a field `message`, but their
/// schema has no message.
pub fn stand_in(column: EventColumn) -> Option<&'static FieldPath> {
    static MESSAGE: LazyLock<Option<FieldPath>> = LazyLock::new(|| FieldPath::parse(EventColumn::Message.name()));
    MESSAGE.as_ref().filter(|_| column == EventColumn::Message)
}

/// Returns the unit of the fields with a name in the tables, if all have the same.
pub fn unit_of(name: &str) -> Option<&'static str> {
    let fields = EventKey::all().flat_map(columns_of).flatten().map(|column| column.field);
    let mut units = fields.filter(|field| field.name.eq_ignore_ascii_case(name)).map(|field| field.units);
    let first = units.next().filter(|unit| !unit.is_empty())?;
    units.all(|unit| unit == first).then_some(first)
}

/// Returns the level with a name of the tables, such as `warning`, `warn` or `TRACE_LEVEL_WARNING`.
pub fn level_of(text: &str) -> Option<u8> {
    let wanted = text.to_ascii_uppercase();
    let all =
        || TraceLevel::named_values().map(|(name, level)| (name.trim_start_matches("TRACE_LEVEL_"), name, level.0));
    let begins = |(own, ..): &(&str, &str, u8)| wanted.len() >= 3 && own.starts_with(&wanted);
    let only = || all().find(begins).filter(|_| all().filter(begins).count() == 1);
    all().find(|(own, name, _)| *own == wanted || *name == wanted).or_else(only).map(|(.., level)| level)
}

/// Suffix of the name of what a field refers to, as tables of events have it.
pub const REFERS_TO: &str = "_refers_to";

/// Prefix of names of fields, also of those with the name of a column.
pub(crate) const DATA: &str = "data.";

/// Resolves names of fields, and collects those that no table has. The trace or its schemas must have them.
#[derive(Clone, Debug, Default)]
pub struct FieldNames {
    tables: Option<Arc<Tables>>,
    unknown: Vec<String>,
}

impl FieldNames {
    /// Returns the column with a name: one of all events, or a field of the data of some. A name in the spelling of a column is
    /// that column, for which a field of the data may [stand in](stand_in), otherwise a field of the tables, otherwise a column in
    /// another case. `None` for what can be no name.
    pub fn select(&mut self, name: &str) -> Option<Selected> {
        if let Some(column) = selectable().find(|column| column.name() == name) {
            return Some(Selected::Column(column));
        }
        let field = name.strip_prefix(DATA).unwrap_or(name);
        let path = FieldPath::parse(field)?;
        let own = field.split(['.', '[']).next().unwrap_or(field);
        let mut places = self.tables.get_or_insert_with(|| Tables::new().into()).places(own, &path);
        if places.is_empty() {
            if let Some(column) = selectable().find(|column| column.name().eq_ignore_ascii_case(name)) {
                return Some(Selected::Column(column));
            }
            self.unknown.push(own.to_owned());
        }
        let own = Place::Data(path);
        places.retain(|place| *place != own);
        places.insert(0, own);
        Some(Selected::Field { name: name.to_owned(), places })
    }

    /// Adds the names that were selected elsewhere.
    pub(crate) fn append(&mut self, mut other: FieldNames) {
        self.unknown.append(&mut other.unknown);
    }

    /// Returns the names that fields of the tables have, in no order.
    pub fn of_tables(&mut self) -> impl Iterator<Item = &str> {
        let tables = self.tables.get_or_insert_with(|| Tables::new().into());
        tables.members.values().flatten().map(String::as_str)
    }

    /// Returns whether a name was selected that no table has.
    pub fn needs_schemas(&self) -> bool {
        !self.unknown.is_empty()
    }

    /// Returns a name that was selected, and that no event of the tables or of traces can have.
    pub fn missing(&self, traces: &[TraceNames]) -> Option<&str> {
        self.unknown.iter().map(String::as_str).find(|name| !traces.iter().any(|names| names.has_field(name)))
    }
}

/// The members that data of the events in the tables can have.
#[derive(Debug)]
struct Tables {
    /// Members by their names in lower case. A member of a field has several if structures name the field differently.
    members: HashMap<String, Vec<String>>,
    /// Fields that refer to things that other events name, such as a file, by the name of the field in lower case.
    refers: HashMap<String, Vec<String>>,
}

impl Tables {
    fn new() -> Tables {
        let mut tables = Tables { members: HashMap::new(), refers: HashMap::new() };
        ["rest", "rest_why"].into_iter().for_each(|name| tables.add(name, name));
        for column in EventKey::all().flat_map(columns_of).flatten() {
            let FieldInfo { name, own_name, refers, .. } = &*column.field;
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
                if column.field.refers.is_some() {
                    add(&mut tables.refers, &column.field.name, &column.field.name);
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
}

fn add(all: &mut HashMap<String, Vec<String>>, name: &str, member: &str) {
    let members = all.entry(name.to_ascii_lowercase()).or_default();
    if !members.iter().any(|known| known == member) {
        members.push(member.to_owned());
    }
}
