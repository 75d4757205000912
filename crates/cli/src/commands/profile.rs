//! `etwspec profile`.

use std::cell::RefCell;
use std::ops::ControlFlow;
#[cfg(feature = "symbols")]
use std::path::PathBuf;

use clap::{Args, ValueEnum};
use etwspec_console::problem::Exit;
use etwspec_console::quantity::count;
use etwspec_console::{Console, Problem};
use etwspec_etl::etwspec::common::KprofileSource;
use etwspec_profile::collect::{Collector, LIMIT, Rundown};
use etwspec_profile::{Missing, Profile, Warning, Weight};
use etwspec_traces::{Filter, Finished, Needs, Record, Things, Traces, Wanted};

use crate::arguments::{MemoryArg, OutputArg};
use crate::trace::filter::FilterArgs;
use crate::trace::schema_files::DecodingArgs;
#[cfg(feature = "symbols")]
use crate::trace::symbol_files::SymbolFiles;
use crate::trace::{TraceArgs, no_match};

/// Write a profile of traces: samples and waits of threads, with call stacks.
#[derive(Debug, Args)]
#[command(after_help = AFTER)]
pub(crate) struct ProfileArgs {
    #[command(flatten)]
    trace: TraceArgs,
    #[command(flatten)]
    output: OutputArg,
    #[command(flatten)]
    memory: MemoryArg,
    /// Output format.
    #[arg(long, value_enum, default_value_t)]
    format: ProfileFormat,
    /// Number by which folded stacks are compared: processor samples, microseconds for which threads did not run, or were ready
    /// and did not run, or samples of a processor counter (ProfileBranchMispredictions).
    #[arg(long, value_name = "samples|waits|ready|COUNTER", default_value = "samples")]
    weight: String,
    /// Folder with PDB files that name functions, or folders of them such as a symbol cache.
    #[cfg(feature = "symbols")]
    #[arg(long, value_name = "DIR")]
    symbols: Vec<PathBuf>,
    #[command(flatten)]
    decoding: DecodingArgs,
    #[command(flatten)]
    filter: FilterArgs,
}

/// Format of a profile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum ProfileFormat {
    /// Firefox Profiler, compressed by gzip unless the file is named .json; Perfetto reads it too
    #[default]
    Firefox,
    /// Lines of text for flame graphs and speedscope
    Folded,
    /// pprof, compressed by gzip unless the file is named .pb
    Pprof,
}

const AFTER: &str = "\
Open the file in the Firefox Profiler (profiler.firefox.com) or in Perfetto (ui.perfetto.dev), which read it in the browser.

Several traces, such as those of the kernel and of programs, become one profile. They are read more than once, so standard \
input is not accepted.

A processor sample is a sample of its thread. Times at which a thread did not run are markers, if the trace contains context \
switches, as are loaded images, garbage collections of .NET, and operations on disks and files. A frame is an offset in an image \
with the identity of its symbols, or a method of .NET or a script engine. Symbol servers name the functions when the profile is opened. A build with the feature `symbols` names them by local PDB files \
(--symbols).

A folded stack is a line: the process, the frames from the outermost one, and the weight. Those of idle processors have the \
process Idle. In pprof, stacks have four values: samples, their time, and the times of waits and of ready threads. Samples of \
processor counters, such as mispredicted branches, are a weight (--weight ProfileBranchMispredictions) and a value of pprof.

Filters select samples, waits and markers by their events: the processor sample, the context switch at the end of a wait, the \
operation. Other events still give names and stacks to them. A batch of context switches is one event.

A trace contains samples if its session enabled PERF_PROFILE, and call stacks if it enabled them for the event: \
`wpr -start CPU`, `xperf -on PROC_THREAD+LOADER+PROFILE -stackwalk Profile`, or PerfView.

Exit status:
  0  Success
  1  A trace is damaged, or data exceed a limit (see --memory)
  2  A trace cannot be read, or the file cannot be written
  3  No event of the traces belongs in a profile, or no such event matches the filters

Examples:
  etwspec profile trace.etl -o profile.json.gz
  etwspec profile kernel.etl user.etl -o profile.json.gz
  etwspec profile trace.etl --from +10s --to +12s --process sv* -o profile.json.gz
  etwspec profile trace.etl --format folded | inferno-flamegraph > flame.svg
  etwspec profile trace.etl --format pprof -o profile.pb.gz && go tool pprof -http : profile.pb.gz
  etwspec profile --sample -o profile.json.gz";

pub(crate) fn profile(args: &ProfileArgs, console: &mut Console<'_>) -> Result<(), Problem> {
    if args.weight != "samples" && args.format != ProfileFormat::Folded {
        return Err(Problem::new("--weight is for folded stacks; other formats contain samples and waits")
            .help("add --format folded"));
    }
    let sources = args.trace.sources(console)?;
    args.output.write(&sources, console, |console| {
        // Only a terminal has a width.
        if console.width.is_some() && args.format != ProfileFormat::Folded {
            return Err(Problem::new("cannot write this format to a terminal").help("name a file with -o"));
        }
        let given = args.decoding.read(console)?;
        let mut traces = given.add_to(Traces::open_twice(&sources)?);
        let filter = args.filter.filter()?;
        let (profile, finished) = args.read(&mut traces, filter, console)?;
        let missing = args.write(&profile, console)?;
        note_missing(&missing, console)?;
        match args.lacks(&profile) {
            _ if missing.is_limited() || profile.missing.is_limited() => {
                finished.outcome.result().and(Err(Problem::Printed(Exit::Found)))
            }
            Some(missing) => no_profile(missing, filter, &traces, finished, console),
            None => finished.outcome.result(),
        }
    })
}

impl ProfileArgs {
    /// Reads the profile of the selected events. Prints notes about data that it lacks.
    fn read(
        &self,
        traces: &mut Traces<'_>,
        filter: &Filter,
        console: &mut Console<'_>,
    ) -> Result<(Profile, Finished), Problem> {
        let wanted = Wanted::new(Needs { things: Some(Things::All), ..Needs::default() });
        let size: usize = traces.in_memory().iter().map(|trace| trace.as_bytes().len()).sum();
        let rundown = Rundown::new(self.memory.bytes(LIMIT.saturating_add(size.saturating_mul(4))));
        let (mut readings, rundown) = traces.read_ahead_with(filter, wanted, rundown, console.err)?;
        let has_names = readings.all.iter().all(|reading| reading.known.state.is_complete());
        let mut collector = Collector::new(rundown, has_names);
        readings.each_by_time(traces, console.err, &mut |trace, candidate| {
            let Record { event, state, .. } = candidate.record;
            let candidate = RefCell::new(candidate);
            collector.event(trace, event, state, &|| candidate.borrow_mut().is_selected());
            Ok(ControlFlow::Continue(()))
        })?;
        #[cfg_attr(not(feature = "symbols"), expect(unused_mut))]
        let mut profile = collector.finish();
        note_missing(&profile.missing, console)?;
        if !profile.interval_is_known && !profile.samples.is_empty() {
            writeln!(console.err, "note: no event states the sampling interval; 1 ms is assumed")?;
        }
        #[cfg(feature = "symbols")]
        if !self.symbols.is_empty() {
            let files = SymbolFiles::of(&self.symbols)?;
            let (found, all) = profile.add_symbols(|module| files.of_module(module));
            writeln!(console.err, "note: symbols of {} of {} found", found, count(all as u64, "image"))?;
        }
        Ok((profile, readings.finish(traces, console.err)?))
    }

    fn write(&self, profile: &Profile, console: &mut Console<'_>) -> Result<Missing, Problem> {
        let (is_packed, out) = (|extension| !self.output.has_extension(extension), &mut console.out);
        Ok(match self.format {
            ProfileFormat::Firefox => profile.write_firefox(crate::PROGRAM, is_packed("json"), out)?,
            ProfileFormat::Folded => profile.write_folded(self.weight(profile)?, out)?,
            ProfileFormat::Pprof => profile.write_pprof(is_packed("pb"), out)?,
        })
    }

    fn weight(&self, profile: &Profile) -> Result<Weight, Problem> {
        let is_named = |source: &KprofileSource| profile.counter_name(*source).eq_ignore_ascii_case(&self.weight);
        match self.weight.as_str() {
            "samples" => Ok(Weight::Samples),
            "waits" => Ok(Weight::Waits),
            "ready" => Ok(Weight::Ready),
            counter => profile.counters().find(is_named).map(Weight::Counter).ok_or_else(|| {
                let names = profile.counters().map(|source| profile.counter_name(source).into_owned());
                let names: Vec<String> =
                    ["samples", "waits", "ready"].map(str::to_owned).into_iter().chain(names).collect();
                Problem::new(format!("the traces have no samples of a counter `{counter}`"))
                    .help(format!("write --weight as one of {}", names.join(", ")))
            }),
        }
    }

    /// Returns the contents of the file that a profile lacks, if the file is empty.
    fn lacks(&self, profile: &Profile) -> Option<&'static str> {
        let (samples, waits) = (profile.samples.is_empty(), profile.waits.is_empty());
        let (is_empty, missing) = match (self.format, self.weight.as_str()) {
            (ProfileFormat::Folded, "samples") => (samples, "no samples"),
            (ProfileFormat::Folded, "waits" | "ready") => (waits, "no waits, which context switches end"),
            (ProfileFormat::Folded, _) => (profile.counter_samples.is_empty(), "no samples of processor counters"),
            _ => (
                samples && waits && profile.markers.is_empty() && profile.counter_samples.is_empty(),
                "neither samples nor context switches, images or operations",
            ),
        };
        is_empty.then_some(missing)
    }
}

/// Prints a note about an empty profile. Returns the result of the command.
fn no_profile(
    missing: &str,
    filter: &Filter,
    traces: &Traces<'_>,
    finished: Finished,
    console: &mut Console<'_>,
) -> Result<(), Problem> {
    let is_selected = !filter.selects_all();
    let explains = is_selected && !filter.plan().needs_schemas();
    if !explains || !no_match::excluding(filter, traces.inputs(), finished.known, console.err)? {
        let (those, filters) = match is_selected {
            true => ("the events that the filters select contain", " and the same filters"),
            false => ("the traces contain", ""),
        };
        let help = format!("list events with `etwspec stats`{filters}");
        writeln!(console.err, "note: the profile is empty: {those} {missing}; {help}")?;
    }
    match is_selected && filter.needs_no_match() {
        true => finished.outcome.result(),
        false => Err(Problem::Printed(Exit::NoMatch)),
    }
}

/// Prints warnings about data that a profile lacks.
fn note_missing(missing: &Missing, console: &mut Console<'_>) -> Result<(), Problem> {
    for Warning { count: number, noun, rest, .. } in missing.warnings() {
        match number {
            Some(number) => writeln!(console.err, "warning: {} {rest}", count(number, noun))?,
            None => writeln!(console.err, "warning: {noun} {rest}")?,
        }
    }
    Ok(())
}
