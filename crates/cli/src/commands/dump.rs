//! `etwspec dump`.

use std::cell::OnceCell;
use std::collections::BTreeSet;
use std::io::Write;

use clap::{Args, ValueEnum};
use etwspec_console::{Console, Problem};
use etwspec_schema::TraceNames;
use etwspec_traces::filter::unknown_field;
use etwspec_traces::lines::{Cells, Formulas, Selection, SelectionError, Shape, Source, TimeFormat, Writer, heading};
use etwspec_traces::{Consumer, Needs, Record, Traces, Wanted};

use crate::arguments::OutputArg;
use crate::trace::filter::FilterArgs;
use crate::trace::location::FollowArg;
use crate::trace::no_match;
use crate::trace::schema_files::DecodingArgs;
use crate::trace::times::TimeArgs;
use crate::trace::{Input, Location, Results, TraceArgs};

/// Print the events of a trace, one per line.
#[derive(Debug, Args)]
#[command(after_help = AFTER, after_long_help = AFTER_LONG)]
pub(crate) struct DumpArgs {
    #[command(flatten)]
    trace: TraceArgs,
    /// Output format.
    #[arg(long, value_enum, default_value_t)]
    format: DumpFormat,
    /// Print only these columns and fields of the data, in this order.
    ///
    /// `etwspec help filters` lists the columns.
    #[arg(long, value_name = "FIELD,...", value_delimiter = ',')]
    fields: Vec<String>,
    /// Sort the events of one trace by time, not by file order.
    #[arg(long, conflicts_with = "follow")]
    sort: bool,
    /// In CSV, do not guard text that looks like a formula.
    #[arg(long, hide_short_help = true)]
    keep_formulas: bool,
    #[command(flatten)]
    times: TimeArgs,
    #[command(flatten)]
    output: OutputArg,
    #[command(flatten)]
    decoding: DecodingArgs,
    /// Read the trace once, without names that later events state.
    #[arg(long, hide_short_help = true)]
    one_pass: bool,
    #[command(flatten)]
    follow: FollowArg,
    #[command(flatten)]
    filter: FilterArgs,
}

/// Output format of `dump`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum DumpFormat {
    /// Aligned columns for people
    #[default]
    Table,
    /// One JSON object per line, with everything known about the event
    Json,
    /// Comma-separated values with a header line
    Csv,
    /// Log records of OpenTelemetry
    Otlp,
    /// Timeline of Timesketch
    Timesketch,
}

/// Help after the options in the summary.
const AFTER: &str = "\
`etwspec dump --help` prints details and examples; `etwspec help` has the topics filters, json and otlp.";

/// Help after the options.
const AFTER_LONG: &str = "\
Events of several traces are in order of time, each with the name of its trace. Times in JSON and CSV are UTC. On a narrow \
terminal, less important text shrinks or is left out; an ellipsis marks cut text.

The name of a process is from other events of the trace. If the header of an event contains no process ID, PID, TID and PROCESS are from the \
payload, or else from the thread that the processor runs. A file is read twice, so that a line does not depend on --sort, --limit or other \
lines. With --one-pass or --follow, and from standard input, it is read once, and only earlier events supply names.

--follow prints the events of each buffer when the session has written it, first those that the file already has. It ends when the header \
of the file states the end of the session. A file that becomes shorter or is replaced is an error, as is a session that overwrites its \
oldest buffers or reserves space.

Topics:
  etwspec help filters  Filters, times, the expressions of --where, and columns
  etwspec help json     Values, escapes and limits in JSON, CSV and the table
  etwspec help otlp     Members of OTLP and Timesketch

Exit status:
  0  Success
  1  The trace is damaged, or fields of events were cut off; all else was printed
  2  The trace cannot be read
  3  No event matches the filters

Examples:
  etwspec dump trace.etl --provider Thread --limit 20
  etwspec dump trace.etl --event 'Context*' --fields time,cpu,OldThreadId,NewThreadId
  etwspec dump kernel.etl user.etl --level error --format json | jq -c 'select(.pid == 4)'
  etwspec dump PerfViewData.etl.zip --event ContextSwap --format csv -o switches.csv
  etwspec dump session.etl --follow --provider Process";

/// Lines are buffered and written in chunks of this size, in bytes.
const CHUNK: usize = 1 << 18;

pub(crate) fn dump(args: &DumpArgs, console: &mut Console<'_>) -> Result<(), Problem> {
    let sources = args.follow.sources(args.trace.sources(console)?)?;
    let several = sources.len() > 1;
    let selection = args.selection(several)?;
    args.output.write(&sources, console, |console| print(args, &sources, selection.as_ref(), console))
}

impl DumpArgs {
    fn shape(&self, width: Option<usize>, times: TimeFormat) -> Shape {
        match self.format {
            DumpFormat::Table => Shape::Table { width, times },
            DumpFormat::Json => Shape::Json,
            DumpFormat::Otlp => Shape::Otlp,
            DumpFormat::Timesketch => Shape::Timesketch,
            DumpFormat::Csv => {
                let formulas = if self.keep_formulas { Formulas::Verbatim } else { Formulas::Guard };
                Shape::Csv(Cells { formulas, terminal: width.is_some() })
            }
        }
    }

    /// Returns the selected columns, or `None` for the usual ones.
    fn selection(&self, several: bool) -> Result<Option<Selection>, Problem> {
        if matches!(self.format, DumpFormat::Otlp | DumpFormat::Timesketch) && !self.fields.is_empty() {
            return Err(Problem::new(
                "--fields is for the table, JSON and CSV; other formats have members of their own",
            )
            .help("leave out --fields, or add --format json"));
        }
        let selection = match self.fields.is_empty() {
            true => self.selection_of_event(&[])?,
            false => Some(parse_fields(&self.fields)?),
        };
        Ok(if several { selection.map(Selection::with_file) } else { selection })
    }

    /// Returns the columns for CSV with events of one type in traces, if filters name it.
    fn selection_of_event(&self, traces: &[TraceNames]) -> Result<Option<Selection>, Problem> {
        let plan = self.filter.filter()?.plan();
        Ok(if self.format == DumpFormat::Csv { Selection::of_event(&plan, traces) } else { None })
    }
}

/// Prints the lines of several traces.
struct Printer<'p> {
    writers: Vec<Writer<'p>>,
    /// Lines that are not printed yet.
    text: Vec<u8>,
    out: &'p mut dyn Write,
}

impl Consumer for Printer<'_> {
    fn event(&mut self, trace: usize, record: Record<'_>) -> Result<(), Problem> {
        let Some(writer) = self.writers.get_mut(trace) else { return Ok(()) };
        writer.event(record, &mut self.text);
        if self.text.len() >= CHUNK {
            self.out.write_all(&self.text)?;
            self.text.clear();
        }
        Ok(())
    }

    fn flush(&mut self) -> Result<(), Problem> {
        self.out.write_all(&self.text)?;
        self.text.clear();
        Ok(self.out.flush()?)
    }
}

/// Returns the names of traces in lines: in the table without their folders, if these names differ.
fn file_names<'i>(inputs: &'i [Input<'_>], shape: Shape) -> Vec<&'i str> {
    let last = |input: &'i Input<'_>| input.name().rsplit(['/', '\\']).next().unwrap_or(input.name());
    let short: BTreeSet<&str> = inputs.iter().map(last).collect();
    match shape {
        Shape::Table { .. } if inputs.len() > 1 && short.len() == inputs.len() => inputs.iter().map(last).collect(),
        _ => inputs.iter().map(Input::name).collect(),
    }
}

/// Prints the events of a trace, or of several in order of time.
fn print(
    args: &DumpArgs,
    sources: &[Location<'_>],
    selection: Option<&Selection>,
    console: &mut Console<'_>,
) -> Result<(), Problem> {
    let given = args.decoding.read(console)?;
    let Console { out, err, input, width, .. } = console;
    let mut traces = given.add_to(Traces::open(sources, &mut **input)?).with_progress(Results::AsItReads);
    let times = args.times.format(args.format == DumpFormat::Table, traces.inputs())?;
    let (shape, several) = (args.shape(*width, times), sources.len() > 1);
    if several || args.sort {
        traces.hold()?;
    }
    let filter = args.filter.filter()?;
    // Schemas in traces determine the columns of CSV.
    let found = OnceCell::new();
    let of_schemas = Needs { fields: args.format == DumpFormat::Csv && filter.plan().names_events(), ..Needs::ALL };
    let check = |names: &[TraceNames]| match selection {
        Some(selection) => match selection.missing(names) {
            Some(name) => Err(unknown_field("--fields", name, names).into()),
            None => Ok(()),
        },
        None => {
            let own = args.selection_of_event(names)?;
            found.get_or_init(|| if several { own.map(Selection::with_file) } else { own });
            Ok(())
        }
    };
    let needs = selection.map_or(of_schemas, Selection::needs);
    let wanted = Wanted { check: &check, one_pass: args.one_pass, ..Wanted::new(needs) };
    let mut readings = traces.read_ahead(filter, wanted, err)?;
    let found = found.get().and_then(Option::as_ref);
    let selection = selection.or(found);
    let processes = readings.all.iter().any(|reading| reading.processes);
    let mut text = Vec::with_capacity(CHUNK + (1 << 16));
    heading(shape, selection, (several, processes), &mut text);
    let start = traces.start();
    let writer = |(input, name): (&Input<'_>, _)| {
        Writer::new(shape, selection, &Source { name, named: several, log_file: input.log_file(), start, processes })
    };
    let writers = traces.inputs().iter().zip(file_names(traces.inputs(), shape)).map(writer).collect();
    readings.read(&mut traces, args.sort, err, &mut Printer { writers, text, out: &mut **out })?;
    let finished = readings.finish(&traces, err)?;
    no_match::result(filter, &traces, finished, err)
}

/// Parses a list of names.
///
/// # Errors
///
/// [`Problem::Refused`] for what can be no name, and for a name that is selected twice.
fn parse_fields(list: &[String]) -> Result<Selection, Problem> {
    Selection::parse(list).map_err(|error| {
        Problem::new(format!("--fields: {error}")).help(match error {
            SelectionError::Twice(_) => "leave out one of them",
            _ => "write names separated by commas, such as time,pid,NewThreadId or Packet.Size",
        })
    })
}
