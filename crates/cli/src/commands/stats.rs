//! `etwspec stats`.

use std::ops::ControlFlow;

use clap::{Args, ValueEnum};
use etwspec_console::visible_json;
use etwspec_console::{Console, Problem};
use etwspec_etl::counts::{Counts, Losses};
use etwspec_etl::state::{FirstPass, NumberCounts, ProcessCounts, State};
use etwspec_traces::report::note_names_left_out;
use etwspec_traces::{Filter, Needs, Reading, Things, Traces, Wanted};
use hashbrown::HashSet;
use serde_json::json;

use crate::arguments::OutputArg;
use crate::trace::described::Described;
use crate::trace::filter::FilterArgs;
use crate::trace::groups::{GroupArgs, GroupFormat, grouped};
use crate::trace::location::FollowArg;
use crate::trace::lost::Lost;
use crate::trace::schema_files::{DecodingArgs, Given};
use crate::trace::stats::Stats;
use crate::trace::times::TimeArgs;
use crate::trace::{Location, Outcome, Results, TraceArgs};

/// Count events and bytes by header, kernel event, provider, processor and process, or by any fields.
#[derive(Debug, Args)]
#[command(after_help = AFTER)]
pub(crate) struct StatsArgs {
    #[command(flatten)]
    trace: TraceArgs,
    #[command(flatten)]
    decoding: DecodingArgs,
    /// Output format.
    #[arg(long, value_enum, default_value_t)]
    format: StatsFormat,
    #[command(flatten)]
    output: OutputArg,
    #[command(flatten)]
    times: TimeArgs,
    #[command(flatten)]
    follow: FollowArg,
    #[command(flatten)]
    groups: GroupArgs,
    #[command(flatten)]
    filter: FilterArgs,
}

/// Output format of `stats`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum StatsFormat {
    /// Tables for people
    #[default]
    Table,
    /// JSON for programs
    Json,
    /// Comma-separated values, of groups
    Csv,
}

const AFTER: &str = "\
Bytes are sizes of events including their headers, after decompression. At most 16,384 kinds of events and processes are listed; `others` counts the rest. \
The table of processes lacks events without a process ID in their header. A process ID that was used again has several names.

Names of events are from schemas in the trace, in events, and in files that --schema names. The last line counts the events without named \
fields, by reason. Standard input is read once, so that both are missing.

--by counts events by the values of columns and fields (see `etwspec help filters`), of all traces together. An event without a field is in \
the group (none), null in JSON. time:1s is the interval that contains the event, counted from the start of the session. If it is the only key, \
intervals without events are printed, too, with bars. Intervals are in order of time; other groups begin with the greatest. A filter without \
--by counts the matching events.

--sum, --mean and --percentiles measure numbers; a list counts with each of its elements. Percentiles of more than 512 different values are within 1 %; \
the maximum is exact. `etwspec help json` describes the JSON, and the limits of groups.

Exit status:
  0  Success
  1  A trace is damaged; its intact events were counted. Or data exceed a limit
  2  A trace cannot be read
  3  No event matches the filters

Examples:
  etwspec stats trace.etl
  etwspec stats trace.etl --by process,event --top 20
  etwspec stats trace.etl --by time:100ms --event ContextSwap
  etwspec stats trace.etl --by process --percentiles HighResResponseTime --event DiskIo/Read
  etwspec stats *.etl --format json -o counts.json";

pub(crate) fn stats(args: &StatsArgs, console: &mut Console<'_>) -> Result<(), Problem> {
    let sources = args.follow.sources(args.trace.sources(console)?)?;
    let groups = args.groups.is_given() || !args.filter.filter()?.selects_all();
    let format = match args.format {
        StatsFormat::Csv if !groups => {
            return Err(Problem::new("--format csv prints groups, and none are requested").help("add --by FIELD"));
        }
        StatsFormat::Csv => GroupFormat::Csv,
        StatsFormat::Json => GroupFormat::Json,
        StatsFormat::Table => GroupFormat::Table,
    };
    args.output.write(&sources, console, |console| {
        if groups {
            let given = args.decoding.read(console)?;
            return grouped((&args.groups, args.times, &args.filter, format), &sources, given, console);
        }
        let given = args.decoding.read(console)?;
        summarized(args.format, &sources, &given, console)
    })
}

/// A trace whose events were counted.
struct Summarized {
    name: String,
    counts: Counts,
    lost: Lost,
    described: Option<Described>,
    /// Events of each process in a stream.
    by_process: ProcessCounts,
}

/// Prints a summary of each trace.
fn summarized(
    format: StatsFormat,
    sources: &[Location<'_>],
    given: &Given,
    console: &mut Console<'_>,
) -> Result<(), Problem> {
    let (mut all, mut outcome) = (Vec::new(), Outcome::default());
    let (mut passes, mut summaries) = (Vec::new(), Vec::new());
    for source in sources {
        let (summary, pass) = summary(*source, given.clone(), &mut outcome, console)?;
        passes.extend(pass);
        summaries.push((*source, summary));
    }
    // Traces of one machine and boot name the processes of each other.
    let mut states = FirstPass::states(passes).into_iter();
    for (source, Summarized { name, counts, lost, mut described, mut by_process }) in summaries {
        if let Some((described, state)) = described.as_mut().and_then(|described| Some((described, states.next()?))) {
            note_names_left_out(&name, &state, console.err)?;
            outcome.limited(!state.is_complete());
            by_process = resolved(std::mem::take(&mut described.numbers), &state, source, console)?;
        }
        let stats = Stats::new(&name, lost, &counts, &by_process, described.as_ref());
        if format == StatsFormat::Table {
            let gap = if all.is_empty() { "" } else { "\n" };
            write!(console.out, "{gap}{}", stats.text(console.width))?;
        }
        all.push(stats);
    }
    if format == StatsFormat::Json {
        writeln!(console.out, "{}", visible_json(&json!({ "files": all })))?;
    }
    outcome.result()
}

/// Counts the events of a trace. Also returns what determines the processes of a file.
fn summary(
    source: Location<'_>,
    given: Given,
    outcome: &mut Outcome,
    console: &mut Console<'_>,
) -> Result<(Summarized, Option<FirstPass>), Problem> {
    let Console { err, input, .. } = console;
    let mut traces = given.add_to(Traces::open(&[source], &mut **input)?).with_progress(Results::AtEnd);
    let everything = Filter::default();
    let pass = traces.inputs().first().and_then(|input| input.first_pass(Things::Writers));
    let (described, mut readings, pass) = match pass {
        None => (None, traces.read_ahead(&everything, Wanted::new(Needs::default()), err)?, None),
        pass => {
            let (described, readings, pass) = Described::read(&mut traces, &everything, pass, err)?;
            (Some(described), readings, pass)
        }
    };
    let stream = readings.all.first_mut().filter(|_| described.is_none());
    let by_process = stream.map(|reading| of_stream(&mut traces, reading)).transpose()?.unwrap_or_default();
    let counts = readings.all.first_mut().and_then(|reading| reading.counts.clone()).unwrap_or_default();
    let log_file = traces.log_file(0);
    let lost = Lost::new(log_file, &Losses::of(log_file, &counts), &counts);
    outcome.merge(readings.finish(&traces, err)?.outcome, err)?;
    Ok((Summarized { name: traces.name(0).to_owned(), counts, lost, described, by_process }, pass))
}

/// Counts the events of a stream, which is read once, and returns those of each process.
fn of_stream(traces: &mut Traces<'_>, reading: &mut Reading) -> Result<ProcessCounts, Problem> {
    let mut processes = ProcessCounts::default();
    let (state, counts) = (&mut reading.known.state, reading.counts.get_or_insert_default());
    traces.each_buffer(0, &mut |next| {
        match next {
            Ok(buffer) => counts.add_with(buffer, |item| {
                if let Ok(event) = item {
                    state.update(event);
                    processes.add(state, event);
                }
            }),
            Err(damage) => counts.damages.add(damage),
        }
        Ok(ControlFlow::Continue(()))
    })?;
    Ok(processes)
}

/// Returns the counts of the events of a file by process. Buffers in which a process ID is used again are read again.
fn resolved(
    numbers: Vec<NumberCounts>,
    state: &State,
    source: Location<'_>,
    console: &mut Console<'_>,
) -> Result<ProcessCounts, Problem> {
    let mut all = ProcessCounts::default();
    let again = numbers.into_iter().flat_map(|numbers| numbers.resolve(state, &mut all)).collect::<HashSet<u64>>();
    if !again.is_empty() {
        let make = || (state.clone(), ProcessCounts::default());
        for input in Traces::open(&[source], console.input)?.inputs() {
            let parts = input.read_again(&again, make, |(state, counts), event| {
                state.update(event);
                counts.add(state, event);
            })?;
            parts.into_iter().for_each(|(_, counts)| all.merge(counts));
        }
    }
    Ok(all)
}
