//! `etwspec stats`.

use std::ops::ControlFlow;

use clap::{Args, ValueEnum};
use etwspec_console::visible_json;
use etwspec_console::{Console, Problem};
use etwspec_etl::buffers::Scratch;
use etwspec_etl::counts::{Counts, Losses};
use etwspec_etl::state::{FirstPass, NumberCounts, ProcessCounts, State};
use etwspec_traces::Things;
use etwspec_traces::input::Pass;
use hashbrown::HashSet;
use serde_json::json;

use crate::arguments::{CodePageArg, OutputArg};
use crate::trace::described::Described;
use crate::trace::filter::FilterArgs;
use crate::trace::groups::{GroupArgs, GroupFormat, grouped};
use crate::trace::location::FollowArg;
use crate::trace::lost::Lost;
use crate::trace::schema_files::SchemaArgs;
use crate::trace::stats::Stats;
use crate::trace::times::TimeArgs;
use crate::trace::{
    DamageReport, Input, Location, Outcome, Progress, Results, TraceArgs, note_names_left_out, note_schemas_left_out,
};

/// Count events and bytes by header, kernel event, provider, processor and process, or by any fields.
#[derive(Debug, Args)]
#[command(after_help = AFTER)]
pub(crate) struct StatsArgs {
    #[command(flatten)]
    trace: TraceArgs,
    #[command(flatten)]
    schemas: SchemaArgs,
    #[command(flatten)]
    code_page: CodePageArg,
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
Bytes are sizes of events including their headers, after decompression. At most 16,384 kinds of events are listed; `others` counts the rest. \
Events without a process ID in their header are not in the table of processes. A process ID that was used again has several names.

Names of events are from schemas in the trace, in events, and in files that --schema names. The last line counts the events without named \
fields, by reason. Standard input is read once, so that both are missing.

--by counts events by the values of columns and fields (see `etwspec help filters`), of all traces together. An event without a field is in \
the group (none), null in JSON. time:1s is the interval that contains the event, counted from the start of the session. If it is the only key, \
intervals without events are printed, too, with bars. Intervals are in order of time; other groups begin with the greatest. A filter without \
--by counts the matching events.

--sum, --mean and --percentiles measure numbers; a list counts with each of its elements. Percentiles of more than 512 values are within 1 %; \
the maximum is exact. `etwspec help json` describes the JSON, and the limits of groups.

Exit status:
  0  Success
  1  A trace is damaged; its intact events were counted
  2  A trace cannot be read
  3  No event matches the filters

Examples:
  etwspec stats trace.etl
  etwspec stats trace.etl --by process,event --top 20
  etwspec stats trace.etl --by time:100ms --event ContextSwap
  etwspec stats trace.etl --by process --percentiles HighResResponseTime --event DiskIo/Read
  etwspec stats *.etl --format json -o counts.json";

pub(crate) fn stats(args: &StatsArgs, console: &mut Console<'_>) -> Result<(), Problem> {
    args.code_page.apply();
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
            let given = args.schemas.read(console)?;
            return grouped((&args.groups, args.times, &args.filter, format), &sources, given, console);
        }
        let (mut all, mut outcome) = (Vec::new(), Outcome::default());
        let given = args.schemas.read(console)?;
        let (mut passes, mut inputs) = (Vec::new(), Vec::new());
        for source in &sources {
            let mut input = Input::open(*source, console.input)?;
            let progress = input.progress(Results::AtEnd);
            let mut pass = Pass { things: Some(Things::Writers), counts: Some(Counts::default()), ..Pass::default() };
            let (described, counted) = if input.is_file() {
                (Some(Described::new(&mut input, &mut pass, given.clone(), &progress)?), ProcessCounts::default())
            } else {
                (None, of_stream(&mut input, pass.counts.get_or_insert_default(), &progress)?)
            };
            drop(progress);
            let counts = pass.counts.unwrap_or_default();
            outcome.add_whole(&input, counts.damages.places() > 0, console.err)?;
            let lost = Lost::new(input.log_file(), &Losses::of(input.log_file(), &counts), &counts);
            passes.extend(pass.first);
            inputs.push((*source, input.name().to_owned(), counts, lost, described, counted));
        }
        let mut states = FirstPass::states(passes).into_iter();
        for (source, name, counts, lost, mut described, mut counted) in inputs {
            if let Some((described, state)) = described.as_mut().and_then(|described| Some((described, states.next()?)))
            {
                note_names_left_out(&name, &state, console.err)?;
                note_schemas_left_out(&name, &described.schemas, console.err)?;
                counted = by_process(std::mem::take(&mut described.numbers), &state, source, console)?;
            }
            let stats = Stats::new(&name, lost, &counts, &counted, described.as_ref());
            if args.format == StatsFormat::Table {
                let gap = if all.is_empty() { "" } else { "\n" };
                write!(console.out, "{gap}{}", stats.text(console.width))?;
            }
            let mut report = DamageReport::new(&name);
            report.add_all(console.err, &counts.damages)?;
            report.found_damage(console.err)?;
            all.push(stats);
        }
        if args.format == StatsFormat::Json {
            writeln!(console.out, "{}", visible_json(&json!({ "files": all })))?;
        }
        outcome.result()
    })
}

/// Counts the events of a stream, which is read once, and returns those of each process.
fn of_stream(input: &mut Input<'_>, counts: &mut Counts, progress: &Progress) -> Result<ProcessCounts, Problem> {
    let (mut state, mut scratch) = (State::new(input.log_file()), Scratch::new());
    let mut processes = ProcessCounts::default();
    input.each_buffer(progress, &mut |next| {
        match next {
            Ok(raw) => {
                let buffer = raw.open(&mut scratch);
                counts.add_with(&buffer, |item| {
                    if let Ok(event) = item {
                        state.update(event);
                        processes.add(&state, event);
                    }
                });
            }
            Err(damage) => counts.damages.add(damage),
        }
        Ok(ControlFlow::Continue(()))
    })?;
    Ok(processes)
}

/// Returns the counts of the events of a file by process. Buffers in which a process ID is used again are read again.
fn by_process(
    numbers: Vec<NumberCounts>,
    state: &State,
    source: Location<'_>,
    console: &mut Console<'_>,
) -> Result<ProcessCounts, Problem> {
    let mut all = ProcessCounts::default();
    let again = numbers.into_iter().flat_map(|numbers| numbers.resolve(state, &mut all)).collect::<HashSet<u64>>();
    if !again.is_empty() {
        let make = || (state.clone(), ProcessCounts::default());
        let parts = Input::open(source, console.input)?.read_again(&again, make, |(state, counts), event| {
            state.update(event);
            counts.add(state, event);
        })?;
        parts.into_iter().for_each(|(_, counts)| all.merge(counts));
    }
    Ok(all)
}
