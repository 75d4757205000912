//! The columns that `--fields` selects.

use std::collections::BTreeSet;

use etwspec::headers::HookId;
use etwspec_catalog::query::suggest::closest;
use etwspec_console::Problem;
use etwspec_etl::field_names;

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
const WRITERS: [&str; 4] = ["pid", "tid", "process", "process_by"];
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
    text("bytes", "BYTES", 24, &["bytes", "record"]),
    text("error", "ERROR", 24, &["error"]),
];

/// A column that was selected.
#[derive(Debug)]
pub(super) enum Selected {
    /// A column of events of all types.
    Column(&'static Column),
    /// A field of the data.
    Field {
        /// Name as it was written.
        name: String,
        path: Vec<Step>,
    },
}

impl Selected {
    /// Returns the name in CSV and in JSON.
    pub(super) fn name(&self) -> &str {
        match self {
            Selected::Column(column) => column.name,
            Selected::Field { name, .. } => name,
        }
    }

    fn field(name: &str, path: &str) -> Option<Selected> {
        Some(Selected::Field { name: name.to_owned(), path: steps(path)? })
    }
}

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
pub(crate) struct Selection(pub(super) Vec<Selected>);

/// Prefix of fields that are not looked up in the tables.
const DATA: &str = "data.";

impl Selection {
    /// Parses a list of names.
    ///
    /// # Errors
    ///
    /// [`Problem::Refused`] for a name that no event can have.
    pub(crate) fn parse(list: &[String]) -> Result<Selection, Problem> {
        let mut known = None;
        let mut selected: Vec<Selected> = Vec::new();
        for name in list {
            let one = select(name, &mut known)?;
            if selected.iter().any(|other| other.name() == one.name()) {
                return Err(Problem::new(format!("--fields: `{name}` is selected twice")).help("leave out one of them"));
            }
            selected.push(one);
        }
        Ok(Selection(selected))
    }

    /// Returns the columns for CSV with events of one type: a column for each field of its data.
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
        let fields = field_names(hook);
        let fields = fields.iter().map(|name| name.as_ref()).chain(["rest"]);
        let fields = fields.filter_map(|name| Selected::field(name, name));
        let end = ["items", "bytes", "process", "process_by"].into_iter().filter_map(column);
        Selection(begin.into_iter().filter_map(column).chain(fields).chain(end).collect())
    }

    /// Returns whether other events of the trace may determine the values of a column.
    pub(crate) fn needs_state(&self) -> bool {
        self.0.iter().any(|selected| matches!(selected, Selected::Column(column) if WRITERS.contains(&column.name)))
    }

    /// Adds the name of the trace as the first column, unless it is selected.
    pub(crate) fn with_file(mut self) -> Selection {
        let is_file = |column: &&Column| column.content == Content::File;
        let selected = |selected: &Selected| matches!(selected, Selected::Column(column) if is_file(column));
        if !self.0.iter().any(selected)
            && let Some(file) = COLUMNS.iter().find(is_file)
        {
            self.0.insert(0, Selected::Column(file));
        }
        self
    }
}

/// Returns the column with a name: one of all events, or a field of the data of some.
fn select(name: &str, known: &mut Option<BTreeSet<String>>) -> Result<Selected, Problem> {
    let invalid = || {
        Problem::new(format!("--fields: `{name}` is no name of a field"))
            .help("write names separated by commas, such as time,pid,NewThreadId or Packet.Size")
    };
    if let Some(column) = COLUMNS.iter().find(|column| column.name == name) {
        return Ok(Selected::Column(column));
    }
    if let Some(path) = name.strip_prefix(DATA) {
        return Selected::field(name, path).ok_or_else(invalid);
    }
    let field = Selected::field(name, name).ok_or_else(invalid)?;
    let own = name.split(['.', '[']).next().unwrap_or(name);
    let known = known.get_or_insert_with(fields_of_all_events);
    let is = |known: &str| known.eq_ignore_ascii_case(own);
    // The names of enumeration values and flags are members of their own.
    let base = own.strip_suffix("_names").or_else(|| own.strip_suffix("_name"));
    let is_base = |known: &str| base.is_some_and(|base| known.eq_ignore_ascii_case(base));
    if known.iter().any(|known| is(known) || is_base(known)) {
        return Ok(field);
    }
    if let Some(column) = COLUMNS.iter().find(|column| is(column.name)) {
        return Ok(Selected::Column(column));
    }
    let names = COLUMNS.iter().map(|column| column.name).chain(known.iter().map(String::as_str));
    Err(Problem::new(format!("--fields: no event has a field named `{name}`")).suggest(
        &closest(own, names, 5),
        &format!("write {DATA}{name} for a field of an event that the tables do not describe"),
    ))
}

/// Returns the names of all fields of all kernel events.
fn fields_of_all_events() -> BTreeSet<String> {
    let mut names: BTreeSet<String> = ["rest", "rest_why"].map(str::to_owned).into();
    let hooks: BTreeSet<HookId> = HookId::named_values().map(|(_, hook)| hook).collect();
    names.extend(hooks.into_iter().flat_map(field_names).map(String::from));
    names
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
        Ok(selection.0.iter().map(|selected| selected.name().to_owned()).collect())
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
        assert!(names(&["OldThreadState_name", "data.NoSuchField"]).is_ok());
        assert_eq!(
            names(&["NewThredId"]),
            Err("error: --fields: no event has a field named `NewThredId`\n help: did you mean NewThreadId?".to_owned())
        );
        for wrong in [&["time", "time"][..], &[""], &["zzzzzz"], &["a..b"]] {
            assert!(names(wrong).is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn help_lists_every_column() {
        assert!(column_names().starts_with("time, time_stamp, file, "));
    }
}
