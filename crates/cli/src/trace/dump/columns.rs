//! The columns that `--fields` selects.

use std::collections::HashMap;

use etwspec::Pointer;
use etwspec::headers::HookId;
use etwspec::payloads::EventKey;
use etwspec_catalog::query::suggest::closest;
use etwspec_console::{Problem, visible};
use etwspec_etl::{Field, columns_of, field_names};
use etwspec_schema::TraceNames;

/// A column that events of all types can have. Its value is that of a member of the JSON line, unless `content` states
/// otherwise.
#[derive(Debug)]
pub(super) struct Column {
    /// Name in `--fields`, in CSV and in JSON.
    pub(super) name: &'static str,
    /// Heading in the table.
    pub(super) heading: &'static str,
    pub(super) content: Content,
    /// Width in the table.
    pub(super) width: usize,
    /// Whether it contains numbers, which are right-aligned.
    pub(super) right: bool,
}

/// What a column contains.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Content {
    /// The first of these members that an event has.
    Member(&'static [&'static str]),
    /// Time: in the table, in seconds since the start of the session.
    Time,
    /// Name of the event; if it has none, provider and number.
    Event,
    /// Name of the trace.
    File,
}

/// A column of text.
const fn text(name: &'static str, heading: &'static str, width: usize, members: &'static [&'static str]) -> Column {
    Column { name, heading, content: Content::Member(members), width, right: false }
}

/// A column of numbers.
const fn number(name: &'static str, heading: &'static str, width: usize, members: &'static [&'static str]) -> Column {
    Column { name, heading, content: Content::Member(members), width, right: true }
}

/// Columns whose values other events of the trace may determine.
const STATED: [&str; 5] = ["pid", "tid", "process", "process_by", "names"];
/// Members that identify an event within its provider.
const ID: &[&str] = &["id", "type", "number", "hook"];
/// Members that identify a provider.
const PROVIDER: &[&str] = &["provider", "message_guid", "group"];

/// The columns, in the order in which help lists them.
const COLUMNS: &[Column] = &[
    Column { name: "time", heading: "TIME", content: Content::Time, width: 12, right: true },
    number("time_stamp", "TIME_STAMP", 20, &["time_stamp"]),
    Column { name: "file", heading: "FILE", content: Content::File, width: 16, right: false },
    text("at", "AT", 16, &["at"]),
    number("cpu", "CPU", 3, &["cpu"]),
    number("pid", "PID", 6, &["pid"]),
    number("tid", "TID", 6, &["tid"]),
    text("process", "PROCESS", 16, &["process"]),
    text("process_by", "PROCESS_BY", 10, &["process_by"]),
    text("header", "HEADER", 27, &["header"]),
    number("pointer", "POINTER", 7, &["pointer"]),
    text("provider", "PROVIDER", 36, PROVIDER),
    Column { name: "event", heading: "EVENT", content: Content::Event, width: 42, right: false },
    text("name", "NAME", 42, &["name", "event_name"]),
    text("provider_name", "PROVIDER_NAME", 32, &["provider_name"]),
    text("schema", "SCHEMA", 20, &["schema"]),
    text("keywords", "KEYWORDS", 24, &["keywords"]),
    text("message", "MESSAGE", 60, &["message"]),
    text("fit", "FIT", 10, &["fit"]),
    text("group", "GROUP", 24, &["group"]),
    text("id", "ID", 6, ID),
    text("hook", "HOOK", 6, &["hook"]),
    number("version", "VERSION", 7, &["version"]),
    number("level", "LEVEL", 5, &["level"]),
    number("channel", "CHANNEL", 7, &["channel"]),
    number("opcode", "OPCODE", 6, &["opcode", "type"]),
    number("task", "TASK", 5, &["task"]),
    text("keyword", "KEYWORD", 18, &["keyword"]),
    text("flags", "FLAGS", 8, &["flags"]),
    text("property", "PROPERTY", 8, &["property"]),
    text("activity_id", "ACTIVITY_ID", 36, &["activity_id"]),
    number("component", "COMPONENT", 9, &["component"]),
    number("sequence", "SEQUENCE", 9, &["sequence"]),
    number("kernel_time", "KERNEL_TIME", 11, &["kernel_time"]),
    number("user_time", "USER_TIME", 9, &["user_time"]),
    text("items", "ITEMS", 24, &["items"]),
    text("data", "DATA", 24, &["data"]),
    text("names", "NAMES", 24, &["names"]),
    text("bytes", "BYTES", 24, &["bytes", "record"]),
    text("error", "ERROR", 24, &["error"]),
];

/// A column that was selected.
#[derive(Debug)]
pub(super) enum Selected {
    /// A column of events of all types.
    Column(&'static Column),
    /// A field of the data, or the name of what it refers to.
    Field {
        /// Name as it was written.
        name: String,
        /// Where the value may be. The first place that an event has counts.
        places: Vec<Place>,
    },
}

/// A place in a JSON line that may contain a selected field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// Path in the member `data`.
    Data(Vec<Step>),
    /// Field whose name is in the member `names`.
    Names(String),
}

impl Selected {
    /// Returns the name in CSV and in JSON.
    pub(super) fn name(&self) -> &str {
        match self {
            Selected::Column(column) => column.name,
            Selected::Field { name, .. } => name,
        }
    }

    /// Returns whether other events of the trace may determine the value.
    fn needs_state(&self) -> bool {
        match self {
            Selected::Column(column) => STATED.contains(&column.name),
            Selected::Field { places, .. } => places.iter().any(|place| matches!(place, Place::Names(_))),
        }
    }
}

/// Suffix of the name of what a field refers to, as tables of events have it.
const REFERS_TO: &str = "_refers_to";

/// A step of the path of a field: `Packet.Size` has two, `Counter[2]` too.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Step {
    Name(String),
    Element(usize),
}

/// Parses the path of a field.
fn steps(path: &str) -> Option<Vec<Step>> {
    let mut steps = Vec::new();
    for part in path.split('.') {
        let (name, mut rest) = part.split_at(part.find('[').unwrap_or(part.len()));
        if name.is_empty() {
            return None;
        }
        steps.push(Step::Name(name.to_owned()));
        while !rest.is_empty() {
            let (index, after) = rest.strip_prefix('[')?.split_once(']')?;
            steps.push(Step::Element(index.parse().ok()?));
            rest = after;
        }
    }
    Some(steps)
}

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
        let begin = [
            "time",
            "time_stamp",
            "at",
            "cpu",
            "pid",
            "tid",
            "header",
            "provider",
            "id",
            "name",
            "version",
            "level",
            "keyword",
            "activity_id",
        ];
        let column = |name: &str| COLUMNS.iter().find(|column| column.name == name).map(Selected::Column);
        let own = field_names(hook);
        let own = own.iter().map(|name| name.as_ref()).chain(["rest"]);
        let fields = own.filter_map(|name| {
            Some(Selected::Field { name: name.to_owned(), places: vec![Place::Data(steps(name)?)] })
        });
        let end = ["items", "bytes", "process", "process_by"].into_iter().filter_map(column);
        let mut columns: Vec<Selected> = begin.into_iter().filter_map(column).chain(fields).chain(end).collect();
        for field in columns_of(hook).into_iter().flatten().map(|column| column.field) {
            let name = format!("{}{REFERS_TO}", field.name);
            if field.refers.is_some() && !columns.iter().any(|column| column.name() == name) {
                columns.push(Selected::Field { name, places: vec![Place::Names(field.name.into_owned())] });
            }
        }
        Selection { columns, unknown: Vec::new() }
    }

    /// Returns whether other events of the trace may determine the values of a column.
    pub(crate) fn needs_state(&self) -> bool {
        self.columns.iter().any(Selected::needs_state)
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
        let columns = COLUMNS.iter().map(|column| column.name);
        let fields = tables.names().chain(traces.iter().flat_map(TraceNames::fields));
        let similar = closest(name, columns.chain(fields), 5);
        let similar: Vec<&str> = similar.iter().map(|name| &**name).collect();
        let problem = Problem::new(visible(&format!("--fields: no event has a field named `{name}`")).into_owned());
        Err(match &similar[..] {
            [] => problem
                .help("`etwspec dump --format json` shows the fields of events; `etwspec help dump` lists the columns"),
            similar => problem.help(visible(&format!("did you mean {}?", similar.join(", "))).into_owned()),
        })
    }

    /// Adds the name of the trace as the first column, unless it is selected.
    pub(crate) fn with_file(mut self) -> Selection {
        let is_file = |column: &&Column| column.content == Content::File;
        let selected = |selected: &Selected| matches!(selected, Selected::Column(column) if is_file(column));
        if !self.columns.iter().any(selected)
            && let Some(file) = COLUMNS.iter().find(is_file)
        {
            self.columns.insert(0, Selected::Column(file));
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
    if let Some(column) = COLUMNS.iter().find(|column| column.name == name) {
        return Ok(Selected::Column(column));
    }
    let field = name.strip_prefix(DATA).unwrap_or(name);
    let path = steps(field).ok_or_else(invalid)?;
    let own = field.split(['.', '[']).next().unwrap_or(field);
    let mut places = tables.get_or_insert_with(Tables::new).places(own, &path);
    if places.is_empty() {
        if let Some(column) = COLUMNS.iter().find(|column| column.name.eq_ignore_ascii_case(name)) {
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
    fn places(&self, own: &str, path: &[Step]) -> Vec<Place> {
        let own = own.to_ascii_lowercase();
        let data = self.members.get(&own).into_iter().flatten().map(|member| {
            let rest = path.iter().skip(1).cloned();
            Place::Data(std::iter::once(Step::Name(member.clone())).chain(rest).collect())
        });
        let base = [REFERS_TO, "_name"].into_iter().find_map(|suffix| own.strip_suffix(suffix));
        let names = base.and_then(|base| self.refers.get(base)).into_iter().flatten();
        data.chain(names.map(|field| Place::Names(field.clone()))).collect()
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
    COLUMNS.iter().map(|column| column.name).collect::<Vec<_>>().join(", ")
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
    fn parses_paths() {
        let name = |name: &str| Step::Name(name.to_owned());
        assert_eq!(steps("Packet.Size"), Some(vec![name("Packet"), name("Size")]));
        assert_eq!(steps("Counter[2]"), Some(vec![name("Counter"), Step::Element(2)]));
        for wrong in ["", ".", "a.", "[1]", "a[", "a[x]", "a[1]b"] {
            assert_eq!(steps(wrong), None, "{wrong}");
        }
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
    fn help_lists_every_column() {
        assert!(column_names().starts_with("time, time_stamp, file, "));
    }
}
