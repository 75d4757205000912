//! `etwspec profile`.

#[cfg(feature = "symbols")]
use std::path::PathBuf;

use std::sync::Arc;

use clap::{Args, ValueEnum};
use etwspec_analysis::BoundFilter;
use etwspec_console::problem::Exit;
use etwspec_console::{Console, Problem};
use etwspec_etl::state::State;
use etwspec_etl::{Damage, Trace};
use etwspec_profile::{Missing, Profile, Warning, Weight};

use etwspec_schema::{Decoder, Schemas};

use crate::arguments::{CodePageArg, OutputArg};
use crate::trace::filter::FilterArgs;
use crate::trace::input::Things;
use crate::trace::names::{Names, Needed};
use crate::trace::quantity::count;
use crate::trace::schema_files::SchemaArgs;
#[cfg(feature = "symbols")]
use crate::trace::symbol_files::SymbolFiles;
use crate::trace::{DamageReports, Input, TraceArgs, no_match, note_events_left_out};

/// Write a profile of traces: samples and waits of threads, with call stacks.
#[derive(Debug, Args)]
#[command(after_help = AFTER)]
pub(crate) struct ProfileArgs {
    #[command(flatten)]
    trace: TraceArgs,
    #[command(flatten)]
    output: OutputArg,
    /// Output format.
    #[arg(long, value_enum, default_value_t)]
    format: ProfileFormat,
    /// Number by which folded stacks are compared.
    #[arg(long, value_enum, default_value_t)]
    weight: WeightArg,
    /// Folder with PDB files that name functions, or folders of them such as a symbol cache.
    #[cfg(feature = "symbols")]
    #[arg(long, value_name = "DIR")]
    symbols: Vec<PathBuf>,
    #[command(flatten)]
    schemas: SchemaArgs,
    #[command(flatten)]
    code_page: CodePageArg,
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

/// Number by which stacks are compared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum WeightArg {
    /// Processor samples
    #[default]
    Samples,
    /// Microseconds for which threads did not run
    Waits,
    /// Microseconds for which threads were ready and did not run
    Ready,
}

impl From<WeightArg> for Weight {
    fn from(weight: WeightArg) -> Weight {
        match weight {
            WeightArg::Samples => Weight::Samples,
            WeightArg::Waits => Weight::Waits,
            WeightArg::Ready => Weight::Ready,
        }
    }
}

const AFTER: &str = "\
Open the file in the Firefox Profiler (profiler.firefox.com) or in Perfetto (ui.perfetto.dev), which read it in the browser.

Several traces, such as those of the kernel and of programs, become one profile. They are read more than once, so standard \
input is not accepted.

A processor sample is a sample of its thread. Times at which a thread did not run are markers, if the trace contains context \
switches, as are loaded images, garbage collections of .NET, and operations on disks and files. A frame is an offset in an image \
with the identity of its symbols, or a method of .NET. Symbol servers name the functions when the profile is opened. A build with the feature `symbols` names them by local PDB files \
(--symbols).

A folded stack is a line: the process, the frames from the outermost one, and the weight. Those of idle processors have the \
process Idle. In pprof, stacks have four values: samples, their time, and the times of waits and of ready threads.

Filters select samples, waits and markers by their events: the processor sample, the context switch at the end of a wait, the \
operation. Other events still give names and stacks to them. A batch of context switches is one event.

A trace contains samples if its session enabled PERF_PROFILE, and call stacks if it enabled them for the event: \
`wpr -start CPU`, `xperf -on PROC_THREAD+LOADER+PROFILE -stackwalk Profile`, or PerfView.

Exit status:
  0  Success
  1  A trace is damaged; its intact events are in the profile
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
    args.code_page.apply();
    if args.weight != WeightArg::Samples && args.format != ProfileFormat::Folded {
        return Err(Problem::new("--weight is for folded stacks; other formats contain samples and waits")
            .help("add --format folded"));
    }
    let sources = args.trace.sources(console)?;
    args.output.write(&sources, console, |console| {
        // Only a terminal has a width.
        if console.width.is_some() && args.format != ProfileFormat::Folded {
            return Err(Problem::new("cannot write this format to a terminal").help("name a file with -o"));
        }
        let inputs = Input::open_each_twice(&sources)?;
        let traces: Vec<Trace<'_>> = inputs.iter().filter_map(|input| input.trace()).collect();
        let mut reports = DamageReports::new(&inputs);
        let mut selection = match args.filter.selects_all() {
            true => None,
            false => Some(Selection::new(args, &inputs, console)?),
        };
        let damaged = |trace: usize, damage: &Damage| reports.add(trace, console.err, damage);
        #[cfg_attr(not(feature = "symbols"), expect(unused_mut))]
        let mut profile = match &mut selection {
            None => Profile::read(&traces, damaged),
            Some(Selection { all, left, .. }) => Profile::read_selected(
                &traces,
                &mut |trace, buffer, event, state| {
                    let Some((keep, schemas)) = all.get_mut(trace).filter(|_| *left > 0) else { return false };
                    let keeps = keep.keeps(buffer, event, Some(state), schemas);
                    *left -= u64::from(keeps);
                    keeps
                },
                damaged,
            ),
        };
        reports.written()?;
        inputs.iter().try_for_each(Input::check_unchanged)?;
        note_missing(&profile.missing, console)?;
        if !profile.interval_is_known && !profile.samples.is_empty() {
            writeln!(console.err, "note: no event states the sampling interval; 1 ms is assumed")?;
        }
        #[cfg(feature = "symbols")]
        if !args.symbols.is_empty() {
            let files = SymbolFiles::of(&args.symbols)?;
            let (found, all) = profile.add_symbols(|module| files.of_module(module));
            writeln!(console.err, "note: symbols of {} of {} found", found, count(all as u64, "image"))?;
        }
        let outcome = reports.finish(&inputs, console.err)?;
        match args.format {
            ProfileFormat::Firefox => {
                let missing =
                    profile.write_firefox(crate::PROGRAM, !args.output.has_extension("json"), &mut console.out)?;
                note_missing(&missing, console)?;
            }
            ProfileFormat::Folded => profile.write_folded(args.weight.into(), &mut console.out)?,
            ProfileFormat::Pprof => profile.write_pprof(!args.output.has_extension("pb"), &mut console.out)?,
        }
        let (samples, waits) = (profile.samples.is_empty(), profile.waits.is_empty());
        let (is_empty, missing) = match (args.format, args.weight) {
            (ProfileFormat::Folded, WeightArg::Samples) => (samples, "no samples"),
            (ProfileFormat::Folded, WeightArg::Waits | WeightArg::Ready) => {
                (waits, "no waits, which context switches end")
            }
            _ => (
                samples && waits && profile.markers.is_empty(),
                "neither samples nor context switches, images or operations",
            ),
        };
        if let Some(Selection { all, .. }) = &selection {
            for (input, (keep, _)) in inputs.iter().zip(all) {
                note_events_left_out(input.name(), keep, console.err)?;
            }
        }
        if is_empty {
            let is_selected = selection.is_some();
            let known = selection.map(|all| all.known).unwrap_or_default();
            if known.is_empty() || !no_match::excluding(&args.filter, &inputs, known, console.err)? {
                let (those, filters) = match is_selected {
                    true => ("the events that the filters select contain", " and the same filters"),
                    false => ("the traces contain", ""),
                };
                let help = format!("list events with `etwspec stats`{filters}");
                writeln!(console.err, "note: the profile is empty: {those} {missing}; {help}")?;
            }
            let is_expected = is_selected && args.filter.needs_no_match();
            return if is_expected { outcome.result() } else { Err(Problem::Printed(Exit::NoMatch)) };
        }
        outcome.result()
    })
}

/// Filters of the traces of a profile.
struct Selection {
    all: Vec<(BoundFilter, Decoder)>,
    /// Number of events that may still be selected.
    left: u64,
    /// Names and schemas of the traces, for suggestions. Empty if filters select by names in schemas, which are read later.
    known: Vec<(State, Arc<Schemas>)>,
}

impl Selection {
    fn new(args: &ProfileArgs, inputs: &[Input<'_>], console: &mut Console<'_>) -> Result<Selection, Problem> {
        let filter = &args.filter;
        let mut plan = filter.plan()?;
        // Times that a trace cannot resolve are reported before it is read.
        for input in inputs {
            filter.keep(&plan, (input.name(), input.log_file().as_ref()), None)?;
        }
        let given = args.schemas.read(console)?;
        let needed = Needed {
            names: plan.has_names(),
            things: Some(if plan.needs_names() { Things::All } else { Things::Writers }),
            fields: plan.has_unknown_fields(),
            checks: plan.has_unknown_fields() || plan.needs_schemas(),
            once: false,
        };
        let mut names = Names::of_traces(inputs, needed, &given, console.err)?;
        if let Some(names) = Names::take_resolved(&mut names) {
            plan = filter.resolve(&names)?;
        }
        let (mut all, mut known) = (Vec::new(), Vec::new());
        for (input, Names { state, schemas, .. }) in inputs.iter().zip(names) {
            let (log_file, schemas) = (input.log_file(), Arc::new(schemas));
            let keep = filter.keep(&plan, (input.name(), log_file.as_ref()), None)?;
            known.push((state, Arc::clone(&schemas)));
            all.push((keep, Decoder::new(schemas).with_clock(log_file.map(|log_file| log_file.clock))));
        }
        Ok(Selection {
            all,
            left: filter.limit().unwrap_or(u64::MAX),
            known: if plan.needs_schemas() { Vec::new() } else { known },
        })
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
