//! `etwspec list`.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use clap::Args;
use etwspec_catalog::query::suggest::closest;
use etwspec_console::problem::Exit;
use etwspec_console::quantity::{count, plural};
use etwspec_console::{Console, Problem, visible};
use etwspec_etl::LogFile;
use etwspec_etl::filter::{FilterError, ProcessFilter, TimeBound};
use etwspec_etl::time::FileTime;
use etwspec_traces::expression::Expression;
use etwspec_traces::tables::{Answers, LIMIT, List, Row, Tables, events, find, groups, is_ordered, unknown_column};
use etwspec_traces::{Filter, Needs, Record, Things, Traces, Wanted};

use crate::arguments::{MemoryArg, OutputArg};
use crate::trace::rows::{Layout, RowFormat, View};
use crate::trace::schema_files::DecodingArgs;
use crate::trace::times::TimeArgs;
use crate::trace::{Input, Outcome, Results, TraceArgs};

/// List what events state about processes, images, files, waits and other things.
#[derive(Debug, Args)]
#[command(after_help = after())]
pub(crate) struct ListArgs {
    /// Name of a list, such as `processes`. Without one, print the lists and their numbers of rows.
    #[arg(value_name = "LIST")]
    list: Option<String>,
    #[command(flatten)]
    trace: TraceArgs,
    #[command(flatten)]
    decoding: DecodingArgs,
    /// Output format.
    #[arg(long, value_enum, default_value_t)]
    format: RowFormat,
    #[command(flatten)]
    times: TimeArgs,
    #[command(flatten)]
    output: OutputArg,
    #[command(flatten)]
    rows: RowArgs,
}

/// Arguments that select rows.
#[derive(Clone, Debug, Args)]
#[command(next_help_heading = "Rows")]
struct RowArgs {
    /// Only rows of this process (4210, sv*).
    #[arg(long, value_name = "NAME|PID", value_parser = ProcessFilter::from_str, allow_negative_numbers = true)]
    process: Vec<ProcessFilter>,
    /// Only what happened or lived at or after this time (18:02, +1.5s). See `etwspec help filters`.
    #[arg(long, value_name = "TIME", value_parser = TimeBound::from_str)]
    from: Option<TimeBound>,
    /// Only what happened or lived before this time.
    #[arg(long, value_name = "TIME", value_parser = TimeBound::from_str)]
    to: Option<TimeBound>,
    /// Only rows for which an expression over the columns is true.
    ///
    /// For example 'process = app.exe and bytes > 4096'. `etwspec help filters` describes expressions.
    #[arg(long = "where", value_name = "EXPRESSION", value_parser = Expression::from_str)]
    expression: Option<Expression>,
    /// Print one row for all rows with equal values of these columns: their number and their sums.
    #[arg(long, value_name = "COLUMN", value_delimiter = ',')]
    by: Vec<String>,
    /// Print the rows with the greatest values of a column first.
    #[arg(long, value_name = "COLUMN", conflicts_with = "by")]
    sort: Option<String>,
    /// Print only the first N rows.
    #[arg(long, value_name = "N")]
    top: Option<usize>,
    #[command(flatten)]
    memory: MemoryArg,
}

const AFTER: &str = "\
For samples of processors, see `etwspec profile` and `etwspec stats --by process`.

A row follows from several events: a process from its start, its end and the rundowns of a trace, a wait from two context switches. The \
tables of the format state which events these are; `etwspec explain EVENT` shows it for one of them. Rows of sums have the greatest \
first, and a wait counts at its end. --by adds them up. If events of the kernel and events of a provider state the same, it counts once.

JSON has an object for each row, one on a line. JSON and CSV have all columns, which are those of `answers.LIST` in SQL, and begin with \
`file`. A value that the trace does not state is null in JSON, empty in CSV and - in text. Times in text are seconds since the start of \
the session, or as --time requests; durations are milliseconds in text and nanoseconds in JSON and CSV.

A trace from standard input is read once: names that later events state are missing.

Exit status:
  0  Success
  1  A trace is damaged, or rows are left out
  2  A trace cannot be read
  3  There are no rows

Examples:
  etwspec list trace.etl
  etwspec list processes trace.etl --process 'sv*' --format csv
  etwspec list files trace.etl --where 'path ~ *.dll and read_bytes > 0' --top 20
  etwspec list waits trace.etl --by reason
  etwspec list gc trace.etl --sort pause_ns --top 10
  etwspec list waits trace.etl --process app.exe --from +1s --to +2s";

/// Returns the end of the help.
fn after() -> String {
    let names: Vec<&str> = List::ALL.iter().map(|list| list.name).collect();
    format!("The lists are {}. {AFTER}", names.join(", "))
}

impl RowArgs {
    fn is_empty(&self) -> bool {
        self.process.is_empty() && self.from.is_none() && self.to.is_none() && self.expression.is_none()
    }

    fn range(&self, log_file: Option<&LogFile>) -> Result<(Option<FileTime>, Option<FileTime>), Problem> {
        let resolve = |bound: TimeBound| match log_file {
            Some(_) => bound.resolve(log_file),
            None => Err(FilterError::NoClock),
        };
        let time = |bound: Option<TimeBound>| bound.map(resolve).transpose();
        let refused =
            |error: FilterError| Problem::new(format!("cannot use --from or --to: {error}")).help("leave them out");
        let (from, to) = (time(self.from).map_err(refused)?, time(self.to).map_err(refused)?);
        if from.zip(to).is_some_and(|(from, to)| from >= to) {
            let problem = Problem::new(format!("--from and --to: {}", FilterError::Reversed));
            return Err(problem.help("write --to as a later time than --from"));
        }
        Ok((from, to))
    }

    /// Returns the places of the columns that the options name.
    fn columns(&self, list: Option<&List>) -> Result<Columns, Problem> {
        let option = match (&self.expression, &self.sort) {
            (Some(_), _) => "--where",
            (None, Some(_)) => "--sort",
            (None, None) if self.by.is_empty() => return Ok(Columns::default()),
            _ => "--by",
        };
        let needs =
            || Problem::new(format!("{option} needs a list with columns")).help("name one: etwspec list processes");
        let list = list.ok_or_else(needs)?;
        if let Some(name) = self.expression.as_ref().and_then(|expression| unknown_column(list, expression)) {
            return Err(no_column("--where", list, name));
        }
        let by = self.by.iter().map(|name| place(list, "--by", name)).collect::<Result<_, Problem>>()?;
        Ok(Columns { by, sort: self.sort.as_ref().map(|name| place(list, "--sort", name)).transpose()? })
    }

    /// Returns the requested rows.
    fn select<'r>(&self, list: &List, rows: &'r [Row], columns: &Columns, log_file: Option<&LogFile>) -> Vec<&'r Row> {
        let is_of = |row: &&Row| {
            let (pid, name) = row.process(list);
            let pid = pid.and_then(|pid| u32::try_from(pid).ok());
            self.process.is_empty() || self.process.iter().any(|process| process.is(pid, name))
        };
        let matches = |row: &&Row| self.expression.as_ref().is_none_or(|own| row.matches(list, own, log_file));
        let mut rows: Vec<&Row> = rows.iter().filter(is_of).filter(matches).collect();
        if let Some(at) = columns.sort {
            rows.sort_by(|one, other| other.cell(at).cmp(one.cell(at)));
        }
        rows
    }

    /// Prints the requested rows. Returns their number.
    fn print(
        &self,
        view: &View<'_>,
        list: &'static List,
        by: &[usize],
        mut rows: Vec<&Row>,
        out: &mut dyn Write,
    ) -> Result<usize, Problem> {
        let top = self.top.unwrap_or(usize::MAX);
        if by.is_empty() {
            let all = rows.len();
            rows.truncate(top);
            return view.list(list, (&rows, all), out);
        }
        let mut groups = groups(list, &rows, by);
        let all = groups.len();
        groups.truncate(top);
        view.groups(list, by, (&groups, all), out)
    }
}

/// Places of columns that options name.
#[derive(Default)]
struct Columns {
    by: Vec<usize>,
    sort: Option<usize>,
}

/// Returns the position of a column that an option names.
fn place(list: &List, option: &str, name: &str) -> Result<usize, Problem> {
    list.columns.iter().position(|column| column.name == name).ok_or_else(|| no_column(option, list, name))
}

fn no_column(option: &str, list: &List, name: &str) -> Problem {
    let names: Vec<&str> = list.columns.iter().map(|column| column.name).collect();
    let all = format!("the columns are {}", names.join(", "));
    let problem = Problem::new(format!("{option}: the list {} has no column `{}`", list.name, visible(name)));
    problem.suggest(&closest(name, names.into_iter(), 3), &all)
}

/// Returns the list that the first argument names, or the argument as the path of a trace.
fn list_or_file(name: &str) -> Result<Result<&'static List, PathBuf>, Problem> {
    if let Some(list) = find(name) {
        return Ok(Ok(list));
    }
    if name == "-" || Path::new(name).exists() || name.contains(['.', '/', '\\']) {
        return Ok(Err(name.into()));
    }
    let names = || List::ALL.iter().map(|list| list.name);
    let all = format!("the lists are {}", names().collect::<Vec<_>>().join(", "));
    let problem = Problem::new(format!("{} is neither a list nor a file", visible(name)));
    Err(problem.suggest(&closest(name, names(), 3), &all))
}

pub(crate) fn list(args: &ListArgs, console: &mut Console<'_>) -> Result<(), Problem> {
    let mut trace = args.trace.clone();
    let only = match args.list.as_deref().map(list_or_file).transpose()? {
        Some(Err(file)) => trace.put_first(file).map(|()| None)?,
        list => list.and_then(Result::ok),
    };
    let columns = args.rows.columns(only)?;
    let sources = trace.sources(console)?;
    args.output.write(&sources, console, |console| {
        let given = args.decoding.read(console)?;
        let Console { out, err, input, width, .. } = console;
        let mut traces = given.add_to(Traces::open(&sources, &mut **input)?).with_progress(Results::AtEnd);
        let times = args.times.format(args.format == RowFormat::Text, traces.inputs())?;
        let lists = lists(only, &mut traces, err)?;
        let (all, outcome) = read(&lists, &args.rows, &mut traces, err)?;
        let (mut rows, mut left_out) = (0, false);
        for (input, answers) in traces.inputs().iter().zip(&all) {
            left_out |= note(only, input.name(), (answers, args.rows.memory), err)?;
            let layout = Layout { format: args.format, is_first: rows == 0, has_several: all.len() > 1, width: *width };
            let view = View::new(input, times, layout);
            rows += match only {
                None => view.overview(&lists, answers, &mut **out)?,
                Some(list) => {
                    let selected = args.rows.select(list, answers.rows(list), &columns, input.log_file());
                    args.rows.print(&view, list, &columns.by, selected, &mut **out)?
                }
            };
        }
        if rows == 0 && !args.rows.is_empty() {
            writeln!(err, "note: no row matches --process, --from, --to and --where")?;
        }
        match (rows, outcome.result()) {
            (_, result) if left_out => result.and(Err(Problem::Printed(Exit::Found))),
            (0, result) => result.and(Err(Problem::Printed(Exit::NoMatch))),
            (_, result) => result,
        }
    })
}

/// Returns the lists to fill. Of traces that can be read only once, intervals are missing if they were not requested.
fn lists(
    only: Option<&'static List>,
    traces: &mut Traces<'_>,
    err: &mut dyn Write,
) -> Result<Vec<&'static List>, Problem> {
    let mut lists: Vec<&'static List> = only.map_or_else(|| List::ALL.iter().collect(), |list| vec![list]);
    if lists.iter().any(|list| is_ordered(list)) && !traces.hold()? && only.is_none() {
        let (ordered, others): (Vec<&List>, Vec<&List>) = lists.iter().partition(|list| is_ordered(list));
        let names: Vec<&str> = ordered.iter().map(|list| list.name).collect();
        writeln!(err, "note: a stream is read once and not in order of time, so {} is missing", names.join(", "))?;
        lists = others;
    }
    Ok(lists)
}

/// Returns the rows of each trace.
fn read(
    lists: &[&'static List],
    args: &RowArgs,
    traces: &mut Traces<'_>,
    err: &mut dyn Write,
) -> Result<(Vec<Answers>, Outcome), Problem> {
    let tables = |input: &Input<'_>| {
        let (from, to) = args.range(input.log_file())?;
        Ok(Tables::new(lists, input.log_file()).within(from, to).with_limit(args.memory.bytes(LIMIT)))
    };
    let mut tables = traces.inputs().iter().map(tables).collect::<Result<Vec<Tables>, Problem>>()?;
    let things = if lists.iter().any(|list| list.names_things()) { Things::All } else { Things::Writers };
    let filter = Filter::default();
    let mut readings = traces.read_ahead(&filter, Wanted::new(Needs { things: Some(things), ..Needs::ALL }), err)?;
    let mut add = |trace: usize, Record { event, state, schemas, .. }: Record<'_>| {
        tables.get_mut(trace).into_iter().for_each(|tables| tables.event(event, state, schemas));
        Ok(())
    };
    if lists.iter().any(|list| is_ordered(list)) {
        readings.read(traces, true, err, &mut add)?;
    } else {
        (0..traces.inputs().len()).try_for_each(|trace| {
            readings.read_one(traces, trace, err, &mut |_, record: Record<'_>| add(trace, record))
        })?;
    }
    let outcome = readings.finish(traces, err)?.outcome;
    Ok((tables.into_iter().map(Tables::finish).collect(), outcome))
}

/// Prints notes about events that a trace lacks, and about rows that are left out. Returns whether some are.
fn note(
    only: Option<&'static List>,
    name: &str,
    (answers, memory): (&Answers, MemoryArg),
    err: &mut dyn Write,
) -> Result<bool, Problem> {
    if let Some(list) = only.filter(|list| answers.stated(list) == 0) {
        let (what, events) = (plural(list.row), events(list).collect::<Vec<_>>().join(", "));
        let elsewhere = if list.elsewhere.is_empty() { String::new() } else { format!("; {}", list.elsewhere) };
        writeln!(err, "note: {name}: the trace contains none of the events that state {what}: {events}{elsewhere}")?;
    }
    if let Some(list) = only.filter(|list| answers.stated(list) > 0 && answers.rows(list).is_empty()) {
        let stated = count(answers.stated(list), "event");
        writeln!(err, "note: {name}: no row follows from the {stated} of the list {}", list.name)?;
    }
    if answers.left_out > 0 {
        let left_out = count(answers.left_out, "event");
        let limit = format!("{} MiB and twice the size of their events", memory.bytes(LIMIT) >> 20);
        writeln!(
            err,
            "warning: {name}: {left_out} left out, because rows exceed the limit of memory, {limit}; --memory raises it"
        )?;
    }
    Ok(answers.left_out > 0)
}
