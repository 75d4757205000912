//! `etwspec cut`.

use std::collections::HashSet;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::Arc;

use clap::Args;
use etwspec::Guid;
use etwspec_analysis::{BoundFilter, Plan};
use etwspec_console::{Console, NewFile, Problem};
use etwspec_etl::buffers::Scratch;
use etwspec_etl::state::{FirstPass, Needed, State};
use etwspec_etl::write::{Copier, WriteError};
use etwspec_etl::{Event, Identity, Item, Trace};
use etwspec_schema::{Decoder, Schemas};

use crate::arguments::CodePageArg;
use crate::trace::filter::FilterArgs;
use crate::trace::input::Things;
use crate::trace::no_match;
use crate::trace::output::Output;
use crate::trace::quantity::{bytes, count, number};
use crate::trace::schema_files::SchemaArgs;
use crate::trace::{DamageReport, Input, Location, Outcome, Results, note_events_left_out, note_names_left_out};
use etwspec_schema::TraceNames;

/// Copy selected events of a trace to a new trace.
#[derive(Debug, Args)]
#[command(after_help = AFTER)]
pub(crate) struct CutArgs {
    /// Trace to read (.etl, also in gzip, xz, zstd or zip), or - for standard input.
    #[arg(value_name = "INPUT")]
    input: PathBuf,
    /// Trace to write (.etl); an existing file is replaced.
    #[arg(value_name = "OUTPUT")]
    out: PathBuf,
    /// Compress every buffer.
    #[arg(long)]
    compressed: bool,
    /// Write every buffer uncompressed.
    #[arg(long, conflicts_with = "compressed")]
    uncompressed: bool,
    /// Leave out the events that the selected ones need to be read: schemas, and names of processes, files and images.
    #[arg(long)]
    no_context: bool,
    #[command(flatten)]
    schemas: SchemaArgs,
    #[command(flatten)]
    code_page: CodePageArg,
    #[command(flatten)]
    filter: FilterArgs,
}

const AFTER: &str = "\
Without a filter, every intact event is copied, so damage is left out.

The header of the new trace differs from the original only in the number of buffers. The events of \
the first buffer, which describe the file, are always copied. Buffers keep their processor, time \
stamp and order, and their compression unless --compressed or --uncompressed is given. Uncompressed \
buffers keep their size even if few events remain: use --compressed for a small file. The new file \
appears under its name only when it is complete.

Events are read by means of others. With the selected events, those that they need are copied: schemas of their providers \
(TRACE_EVENT_INFO, names of values, manifests of event sources), and events that name what they refer to (starts, ends and \
rundowns of processes, threads, files and registry keys, and the identities of the images of their processes). They do not \
count towards --limit. --no-context leaves them out. From standard input, which is read once, all of them are copied.

Exit status:
  0  Success
  1  The input is damaged; its intact events were copied
  2  The trace cannot be read or written
  3  No event matches the filters; the new trace has only its header

Examples:
  etwspec cut trace.etl small.etl --pid 4210 --from +1s --to +2s
  etwspec cut trace.etl switches.etl --event ContextSwap --cpu 0
  etwspec cut damaged.etl whole.etl
  etwspec cut trace.etl plain.etl --uncompressed";

pub(crate) fn cut(args: &CutArgs, console: &mut Console<'_>) -> Result<(), Problem> {
    args.code_page.apply();
    let compress = match (args.compressed, args.uncompressed) {
        (true, _) => Some(true),
        (_, true) => Some(false),
        _ => None,
    };
    let output = Output::trace(&args.out)?;
    let source = Location::path(&args.input);
    let mut schemas = args.schemas.read(console)?;
    let mut input = Input::open(source, console.input)?;
    if let Some(path) = source.file() {
        output.differs_from(path)?;
    }
    let log_file = input.log_file().ok_or_else(|| no_log_file(input.name()))?;
    let mut plan = args.filter.plan()?;
    let name = input.name().to_owned();
    let keep = |plan: &Plan| args.filter.keep(plan, (&name, Some(&log_file)), args.filter.limit());
    // Times that the trace cannot resolve are reported before it is read.
    let mut kept = keep(&plan)?;
    let names = TraceNames::new();
    let (mut names, mut pass) = (if plan.has_unknown_fields() { names.with_fields() } else { names }, None);
    // A filter that selects all events also selects their context.
    let with_context = !args.no_context && !args.filter.selects_all();
    if with_context {
        input.hold()?;
    }
    let read_before = (plan.has_names() || plan.needs_state() || with_context) && input.is_file();
    if read_before {
        pass = input.first_pass(Things::All, &mut schemas, Some(&mut names))?;
        plan = args.filter.resolve(&[names])?;
        kept = keep(&plan)?;
    }
    let mut schemas = Decoder::new(Arc::new(schemas));
    let mut state = pass.map_or_else(|| State::new(Some(&log_file)), FirstPass::state);
    note_names_left_out(input.name(), &state, console.err)?;
    let mut context = match input.trace() {
        _ if !with_context => Context::None,
        Some(trace) => Context::of(&trace, state.clone(), keep(&plan)?, &mut schemas),
        None => Context::All,
    };
    let mut any = args.filter.needs_no_match();
    let mut report = DamageReport::new(&name);
    let (mut copy, mut scratch, mut enough): (Option<Copier<NewFile>>, _, _) = (None, Scratch::new(), false);
    let progress = input.progress(Results::AtEnd);
    input.each_buffer(&progress, &mut |next| {
        let raw = match next {
            Ok(raw) => raw,
            Err(damage) => {
                report.add(console.err, &damage)?;
                return Ok(ControlFlow::Continue(()));
            }
        };
        let buffer = raw.open(&mut scratch);
        for damage in buffer.damages().chain(buffer.events().filter_map(Result::err)) {
            report.add(console.err, &damage)?;
        }
        let done = match &mut copy {
            None => Copier::new(output.create()?, &buffer, compress).map(|new| copy = Some(new)),
            Some(copy) => copy.buffer(&buffer, |event| {
                state.update(&buffer, event);
                schemas.read_event(event);
                let selected = kept.keeps(&buffer, event, Some(&state), &mut schemas);
                any |= selected;
                selected || context.needs(event, &state)
            }),
        };
        done.map_err(|error| match error {
            WriteError::NoLogFile => no_log_file(&name),
            other => output.failed(&other),
        })?;
        // Events that selected events need may follow the last of them.
        enough = kept.is_done() && matches!(context, Context::None);
        Ok(if enough { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
    })?;
    let before = input.size();
    drop(progress);
    let copy = copy.ok_or_else(|| no_log_file(&name))?;
    note_events_left_out(&name, &kept, console.err)?;
    let (kept, read) = (copy.kept(), copy.read());
    let size = output.commit(copy.finish())?;
    let first = if enough { "the first " } else { "" };
    let of = before.map(|before| format!(" of {}", bytes(before))).unwrap_or_default();
    let kept = number(kept);
    writeln!(console.out, "{}: copied {kept} of {first}{}, {}{of}", output.name(), count(read, "event"), bytes(size))?;
    let damaged = report.found_damage(console.err)?;
    let mut outcome = Outcome::default();
    outcome.add(&input, damaged, console.err)?;
    let result = outcome.result();
    if any {
        return result;
    }
    let known = vec![(state, schemas.schemas().clone())];
    result.and(no_match::report(&args.filter, &[input], known, console.err))
}

/// The events that selected events need to be read.
enum Context {
    /// None of them is copied.
    None,
    /// Those that the selected events need.
    Needed {
        /// Providers of the selected events.
        providers: HashSet<Guid>,
        names: Box<Needed>,
    },
    /// All of them, because the trace is read once.
    All,
}

impl Context {
    /// Reads a trace for what the events that a filter selects need. `state` has the names at its start.
    fn of(trace: &Trace<'_>, mut state: State, mut keep: BoundFilter, schemas: &mut Decoder) -> Context {
        let mut names = Box::new(Needed::new(trace.log_file()));
        let (mut providers, mut last) = (HashSet::new(), None);
        trace.for_each(|item| {
            let Item::Event(buffer, event) = item else { return };
            state.update(buffer, &event);
            if !keep.keeps(buffer, &event, Some(&state), schemas) {
                return;
            }
            names.add(&event, &state);
            let provider = match event.identity() {
                Identity::Provider { guid, .. } | Identity::Class { guid, .. } => Some(guid),
                _ => None,
            };
            if provider != last {
                providers.extend(provider);
                last = provider;
            }
        });
        Context::Needed { providers, names }
    }

    fn needs(&mut self, event: &Event<'_>, state: &State) -> bool {
        let provider = || Schemas::provider_of_schema(event);
        match self {
            Context::None => false,
            Context::Needed { providers, names } => {
                names.names(event) || provider().is_some_and(|provider| providers.contains(&provider))
            }
            Context::All => state.reads(event) || provider().is_some(),
        }
    }
}

fn no_log_file(name: &str) -> Problem {
    Problem::new(format!("{name} does not begin with a log file header, which the new trace needs"))
        .help("use `etwspec dump` to print its events")
}
