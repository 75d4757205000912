//! Tables that answer questions about traces: `etwspec processes`, `images`, `network`, `files` and `gc`.

use std::borrow::Cow;
use std::io::Write;
use std::str::FromStr;

use clap::{Args, ValueEnum};
use etwspec_console::problem::Exit;
use etwspec_console::quantity::{bytes, count, number};
use etwspec_console::table::{Column, table};
use etwspec_console::{Console, Problem, visible};
use etwspec_etl::LogFile;
use etwspec_etl::filter::{FilterError, ProcessFilter, TimeBound};
use etwspec_etl::json::append_json_text;
use etwspec_etl::time::FileTime;
use etwspec_traces::lines::{Cells, Formulas, Times};
use etwspec_traces::tables::{
    Answers, Cell, CellType, Collection, FileUse, LIMIT, Process, TableKind, TableRow, Tables, Traffic, tree,
};
use etwspec_traces::{Filter, Needs, Record, Things, Traces, Wanted};

use super::groups::lost;
use super::schema_files::DecodingArgs;
use super::times::TimeArgs;
use super::{Outcome, Results, TraceArgs};
use crate::arguments::OutputArg;

/// Arguments of the commands that print a table.
#[derive(Clone, Debug, Args)]
pub(crate) struct TableArgs {
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
    /// Only what happened at or after this time (18:02, +1.5s). See `etwspec help filters`.
    #[arg(long, value_name = "TIME", value_parser = TimeBound::from_str)]
    from: Option<TimeBound>,
    /// Only what happened before this time.
    #[arg(long, value_name = "TIME", value_parser = TimeBound::from_str)]
    to: Option<TimeBound>,
}

/// Output format of rows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum RowFormat {
    /// A table for people
    #[default]
    Text,
    /// A JSON object for each row, one on a line
    Json,
    /// Comma-separated values
    Csv,
}

impl RowArgs {
    fn is_empty(&self) -> bool {
        self.process.is_empty() && self.from.is_none() && self.to.is_none()
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

    /// Keeps the rows of the requested processes.
    fn retain<R: TableRow>(&self, rows: &mut Vec<R>) {
        if !self.process.is_empty() {
            rows.retain(|row| {
                let (pid, name) = row.process();
                let pid = pid.and_then(|pid| u32::try_from(pid).ok());
                self.process.iter().any(|process| process.is(pid, name))
            });
        }
    }
}

/// Prints a table of traces.
pub(crate) fn print(kind: TableKind, args: &TableArgs, console: &mut Console<'_>) -> Result<(), Problem> {
    let sources = args.trace.sources(console)?;
    args.output.write(&sources, console, |console| {
        let given = args.decoding.read(console)?;
        let Console { out, err, input, width, .. } = console;
        let mut traces = given.add_to(Traces::open(&sources, &mut **input)?).with_progress(Results::AtEnd);
        let times = args.times.format(args.format == RowFormat::Text, traces.inputs())?;
        let (all, outcome) = read(kind, &args.rows, &mut traces, err)?;
        let mut rows = 0;
        for (input, answers) in traces.inputs().iter().zip(all) {
            note_missing(kind, input.name(), &answers, err)?;
            let start = input.log_file().map(|log_file| log_file.start_time).filter(|start| *start != 0);
            let view = View {
                file: input.name(),
                times: start.map(|start| Times::new(times, start, input.log_file())),
                format: args.format,
                lost: lost(input.log_file().map_or(0, |log_file| log_file.events_lost.into())),
                is_first: rows == 0,
                has_several: sources.len() > 1,
                width: *width,
            };
            rows += view.answers(kind, answers, &args.rows, &mut **out)?;
        }
        if rows == 0 && !args.rows.is_empty() {
            writeln!(err, "note: no row matches --process, --from and --to")?;
        }
        let result = outcome.result();
        if rows > 0 { result } else { result.and(Err(Problem::Printed(Exit::NoMatch))) }
    })
}

/// Returns the rows of each trace.
fn read(
    kind: TableKind,
    args: &RowArgs,
    traces: &mut Traces<'_>,
    err: &mut dyn Write,
) -> Result<(Vec<Answers>, Outcome), Problem> {
    let ranges = traces.inputs().iter().map(|input| args.range(input.log_file()));
    let ranges = ranges.collect::<Result<Vec<_>, Problem>>()?;
    let things = Some(if kind == TableKind::Files { Things::All } else { Things::Writers });
    let (filter, wanted) = (Filter::default(), Wanted::new(Needs { things, ..Needs::ALL }));
    let mut readings = traces.read_ahead(&filter, wanted, err)?;
    let mut all = Vec::new();
    for (trace, (from, to)) in ranges.into_iter().enumerate() {
        let Some(input) = traces.inputs().get(trace) else { continue };
        let mut tables = Tables::new(&[kind], input.log_file()).within(from, to);
        let mut add = |_, Record { event, state, schemas, .. }: Record<'_>| {
            tables.event(event, state, schemas);
            Ok(())
        };
        readings.read_one(traces, trace, err, &mut add)?;
        all.push(tables.finish());
    }
    Ok((all, readings.finish(traces, err)?.outcome))
}

/// Prints notes about events that a trace lacks, and about rows that are left out.
fn note_missing(kind: TableKind, name: &str, answers: &Answers, err: &mut dyn Write) -> Result<(), Problem> {
    if answers.stated(kind) == 0 {
        let events: Vec<String> = kind.events().collect();
        let (subject, hint) = (subject(kind), hint(kind));
        let events = events.join(", ");
        writeln!(err, "note: {name}: the trace contains none of the events that state {subject}: {events}{hint}")?;
    }
    if answers.left_out > 0 {
        writeln!(
            err,
            "warning: {name}: {} left out, because rows exceed the limit of memory, {} MiB and twice the size of their events",
            count(answers.left_out, "event"),
            LIMIT >> 20
        )?;
    }
    Ok(())
}

/// Returns how to find the answer in other events.
fn hint(kind: TableKind) -> &'static str {
    match kind {
        TableKind::Files => {
            "; if it contains reads and writes of disks, `etwspec stats --event 'DiskIO/*' --by FileObject_name --sum Size` adds them up"
        }
        _ => "",
    }
}

/// Returns the subject of a table.
fn subject(kind: TableKind) -> &'static str {
    match kind {
        TableKind::Processes => "processes",
        TableKind::Images => "images",
        TableKind::Network => "transfers over the network",
        TableKind::Files => "reads and writes of files",
        TableKind::Gc => "garbage collections of .NET",
    }
}

/// Format of printed rows.
struct View<'v> {
    file: &'v str,
    /// Format of times, unless the session states no start.
    times: Option<Times>,
    format: RowFormat,
    /// Lost events in the summary.
    lost: String,
    is_first: bool,
    has_several: bool,
    width: Option<usize>,
}

impl View<'_> {
    /// Prints the rows of a table. Returns their number.
    fn answers(
        &self,
        kind: TableKind,
        answers: Answers,
        args: &RowArgs,
        out: &mut dyn Write,
    ) -> Result<usize, Problem> {
        fn kept<R: TableRow>(mut rows: Vec<R>, args: &RowArgs) -> Vec<R> {
            args.retain(&mut rows);
            rows
        }
        match kind {
            TableKind::Processes => {
                let rows = kept(answers.processes, args);
                let branches = tree(&rows);
                let ordered: Vec<&Process> = branches.iter().filter_map(|branch| rows.get(branch.index)).collect();
                let depths: Vec<usize> = branches.iter().map(|branch| branch.depth).collect();
                let started = rows.iter().filter(|process| process.start.is_some()).count() as u64;
                let ended = rows.iter().filter(|process| process.end.is_some()).count() as u64;
                let summary = format!(
                    "{}, {} started and {} ended during the trace",
                    processes(rows.len() as u64),
                    number(started),
                    number(ended)
                );
                let columns =
                    ["name", "pid", "parent", "start", "end", "exit_status", "session", "sid", "command_line"];
                self.rows(out, &ordered, (&columns, &depths), &summary)
            }
            TableKind::Images => {
                let rows = kept(answers.images, args);
                let summary = count(rows.len() as u64, "image");
                let columns = ["process", "pid", "loaded", "unloaded", "base", "size", "path", "pdb"];
                self.rows(out, &refs(&rows), (&columns, &[]), &summary)
            }
            TableKind::Network => {
                let rows = kept(answers.network, args);
                let sum = |of: fn(&Traffic) -> u64| rows.iter().map(of).fold(0, u64::saturating_add);
                let summary = format!(
                    "{} sent, {} received",
                    bytes(sum(|row| row.sent_bytes)),
                    bytes(sum(|row| row.received_bytes))
                );
                let columns =
                    ["process", "pid", "protocol", "remote", "sends", "sent_bytes", "receives", "received_bytes"];
                self.rows(out, &refs(&rows), (&columns, &[]), &summary)
            }
            TableKind::Files => {
                let rows = kept(answers.files, args);
                let sum = |of: fn(&FileUse) -> u64| rows.iter().map(of).fold(0, u64::saturating_add);
                let summary = format!(
                    "{} read, {} written",
                    bytes(sum(|row| row.read_bytes)),
                    bytes(sum(|row| row.written_bytes))
                );
                let columns =
                    ["process", "pid", "reads", "read_bytes", "writes", "written_bytes", "first", "last", "path"];
                self.rows(out, &refs(&rows), (&columns, &[]), &summary)
            }
            TableKind::Gc => {
                let rows = kept(answers.gc, args);
                let pauses = rows.iter().filter_map(|row: &Collection| row.pause_ns);
                let summary = match rows.iter().filter_map(|row| row.longest_pause_ns).max() {
                    Some(longest) => format!(
                        "{}, pauses of {} ms, the longest {} ms",
                        count(rows.len() as u64, "collection"),
                        milliseconds(pauses.fold(0, i64::saturating_add)),
                        milliseconds(longest)
                    ),
                    None => format!("{}, no pause is known", count(rows.len() as u64, "collection")),
                };
                let columns = [
                    ["process", "pid", "runtime", "number", "generation", "kind"],
                    ["reason", "start", "end", "pauses", PAUSE, LONGEST],
                ];
                let columns = columns.concat();
                self.rows(out, &refs(&rows), (&columns, &[]), &summary)
            }
        }
    }

    /// Prints rows: for people those of some columns, with a summary. Returns their number.
    fn rows<R: TableRow>(
        &self,
        out: &mut dyn Write,
        rows: &[&R],
        (columns, depths): (&[&'static str], &[usize]),
        summary: &str,
    ) -> Result<usize, Problem> {
        match self.format {
            RowFormat::Json => self.json(out, rows)?,
            RowFormat::Csv => self.csv(out, rows)?,
            RowFormat::Text => write!(out, "{}", self.text(rows, columns, depths, summary))?,
        }
        Ok(rows.len())
    }

    fn json<R: TableRow>(&self, out: &mut dyn Write, rows: &[&R]) -> Result<(), Problem> {
        let mut line = Vec::new();
        for row in rows {
            line.clear();
            line.extend_from_slice(b"{\"file\":");
            append_json_text(&mut line, self.file);
            for (column, cell) in R::COLUMNS.iter().zip(row.cells()) {
                line.extend_from_slice(format!(",\"{}\":", column.name).as_bytes());
                match &cell {
                    Cell::None => line.extend_from_slice(b"null"),
                    Cell::Number(_) | Cell::Signed(_) => line.extend_from_slice(text_of(&cell).as_bytes()),
                    _ => append_json_text(&mut line, &text_of(&cell)),
                }
            }
            line.extend_from_slice(b"}\n");
            out.write_all(&line)?;
        }
        Ok(())
    }

    fn csv<R: TableRow>(&self, out: &mut dyn Write, rows: &[&R]) -> Result<(), Problem> {
        let cells = Cells { formulas: Formulas::Guard, terminal: self.width.is_some() };
        if self.is_first {
            let names = R::COLUMNS.iter().map(|column| column.name);
            writeln!(out, "{}", std::iter::once("file").chain(names).collect::<Vec<_>>().join(","))?;
        }
        for row in rows {
            let mut line = cells.cell(self.file);
            for cell in row.cells() {
                line.push(',');
                match &cell {
                    // A negative number is no formula.
                    Cell::Number(_) | Cell::Signed(_) => line += &text_of(&cell),
                    _ => line += &cells.cell(&text_of(&cell)),
                }
            }
            writeln!(out, "{line}")?;
        }
        Ok(())
    }

    fn text<R: TableRow>(&self, rows: &[&R], names: &[&'static str], depths: &[usize], summary: &str) -> String {
        let mut text = String::new();
        if self.has_several {
            text = format!("{}{}\n", if self.is_first { "" } else { "\n" }, self.file);
        }
        if rows.is_empty() {
            return text;
        }
        text += &format!("{summary}{}\n\n", self.lost);
        let position = |name: &str| R::COLUMNS.iter().position(|column| column.name == name);
        let place = |name: &&str| {
            let at = position(name)?;
            // People read the path that programs use, and the name of a number, if they are known.
            let of = R::COLUMNS.get(at)?.of;
            let of_number = || position(&format!("{name}_name")).filter(|_| of == CellType::Signed);
            Some((position(&format!("dos_{name}")).or_else(of_number), at, of))
        };
        let places: Vec<(Option<usize>, usize, CellType)> = names.iter().filter_map(place).collect();
        let columns = names.iter().zip(&places).map(|(name, (.., of))| match (*name, of) {
            (PAUSE, _) => Column::Right("pause_ms"),
            (LONGEST, _) => Column::Right("longest_ms"),
            (name, CellType::Text) => Column::Left(name),
            (name, _) => Column::Right(name),
        });
        let columns: Vec<Column<'_>> = columns.collect();
        let mut depths = depths.iter();
        let lines = rows.iter().map(|row| {
            let cells = row.cells();
            let indent = depths.next().copied().unwrap_or(0).min(MAX_INDENT);
            let line = names.iter().zip(&places).enumerate().map(|(column, (name, (preferred, at, _)))| {
                let preferred = preferred.and_then(|at| cells.get(at)).filter(|cell| **cell != Cell::None);
                let cell = preferred.or_else(|| cells.get(*at)).unwrap_or(&Cell::None);
                let shown = self.shown(name, cell).unwrap_or_else(|| "-".to_owned());
                if column == 0 { format!("{:width$}{shown}", "", width = 2 * indent) } else { shown }
            });
            line.collect::<Vec<String>>()
        });
        let lines: Vec<Vec<String>> = lines.collect();
        table(&mut text, &columns, &lines, self.width);
        text
    }

    /// Returns a value for people, or `None` if it is unknown.
    fn shown(&self, name: &str, cell: &Cell<'_>) -> Option<String> {
        match cell {
            Cell::None => None,
            Cell::Time(time) => Some(self.times.as_ref().map_or_else(|| time.to_string(), |times| times.text(*time))),
            Cell::Signed(pause) if [PAUSE, LONGEST].contains(&name) => Some(milliseconds(*pause)),
            // Error codes of Windows have the highest bit.
            Cell::Signed(status) if *status > 0xFFFF || *status < -0xFFFF => Some(format!("{status:#x}")),
            Cell::Number(value) if !["pid", "parent", "session", "runtime", "number"].contains(&name) => {
                Some(number(*value))
            }
            other => Some(visible(&text_of(other)).into_owned()),
        }
    }
}

/// Columns of pauses in nanoseconds, which people read in milliseconds.
const PAUSE: &str = "pause_ns";
const LONGEST: &str = "longest_pause_ns";

/// Maximum depth of a process for which its name is indented.
const MAX_INDENT: usize = 12;

fn refs<R>(rows: &[R]) -> Vec<&R> {
    rows.iter().collect()
}

fn processes(number_of: u64) -> String {
    if number_of == 1 { "1 process".to_owned() } else { format!("{} processes", number(number_of)) }
}

/// Formats nanoseconds as milliseconds.
fn milliseconds(nanoseconds: i64) -> String {
    format!("{:.3}", nanoseconds as f64 / 1e6)
}

/// Returns a value as text; empty if it is unknown.
fn text_of<'c>(cell: &'c Cell<'_>) -> Cow<'c, str> {
    match cell {
        Cell::Text(text) => Cow::Borrowed(text),
        Cell::Number(number) => number.to_string().into(),
        Cell::Signed(number) => number.to_string().into(),
        Cell::Address(address) => format!("{address:#x}").into(),
        Cell::Time(time) => time.to_string().into(),
        _ => Cow::Borrowed(""),
    }
}
