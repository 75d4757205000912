//! `etwspec cut`.

use std::collections::HashSet;
use std::io::Write;
use std::ops::ControlFlow;
use std::path::PathBuf;

use clap::Args;
use etwspec::Guid;
use etwspec_console::quantity::{bytes, count, number};
use etwspec_console::{Console, NewFile, Problem};
use etwspec_etl::state::{Needed, State};
use etwspec_etl::write::{Copier, WriteError};
use etwspec_etl::{Buffer, Event, Identity};
use etwspec_schema::Schemas;
use etwspec_traces::{Filter, Known, Needs, Reading, Readings, Traces, Wanted};

use crate::trace::filter::FilterArgs;
use crate::trace::no_match;
use crate::trace::output::Output;
use crate::trace::schema_files::DecodingArgs;
use crate::trace::{Input, Location, Results};

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
    decoding: DecodingArgs,
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
(TRACE_EVENT_INFO, names of values, manifests of event sources), events that name what they refer to (starts, ends and \
rundowns of processes, threads, files and registry keys, and the identities of the images of their processes), and what \
`etwspec profile` with the same filters reads (call stacks, methods, context switches before samples, starts of waits, ends of \
operations). They do not count towards --limit. --no-context leaves them out. From standard input, which is read once, all \
events that name or describe others are copied.

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
    let output = Output::trace(&args.out)?;
    let source = Location::path(&args.input);
    let given = args.decoding.read(console)?;
    let Console { out, err, input, .. } = console;
    let mut traces = given.add_to(Traces::open(&[source], &mut **input)?).with_progress(Results::AtEnd);
    if let Some(path) = source.file() {
        output.differs_from(path)?;
    }
    let filter = args.filter.filter()?;
    // A filter that selects all events also selects their context.
    let with_context = !args.no_context && !filter.selects_all();
    if with_context {
        traces.hold()?;
    }
    let needs = if with_context { Needs::ALL } else { Needs::default() };
    let mut readings = traces.read_ahead(filter, Wanted::new(needs), err)?;
    let context = if with_context { Context::of(&traces, filter, &readings)? } else { Context::None };
    let name = traces.name(0).to_owned();
    let compress = (args.compressed || args.uncompressed).then_some(args.compressed);
    let mut cut = Cut { output: &output, compress, context, copy: None, name: &name };
    let enough = cut.read(&mut traces, &mut readings, err)?;
    let copy = cut.copy.ok_or_else(|| no_log_file(&name))?;
    let finished = readings.finish(&traces, err)?;
    let (kept, read) = (number(copy.kept()), count(copy.read(), "event"));
    let size = output.commit(copy.finish())?;
    let first = if enough { "the first " } else { "" };
    let before = traces.inputs().first().and_then(Input::size);
    let of = before.map(|before| format!(" of {}", bytes(before))).unwrap_or_default();
    writeln!(out, "{}: copied {kept} of {first}{read}, {}{of}", output.name(), bytes(size))?;
    no_match::result(filter, &traces, finished, err)
}

/// A trace that is being written.
struct Cut<'c> {
    output: &'c Output<'c>,
    compress: Option<bool>,
    context: Context,
    /// `None` before the first buffer.
    copy: Option<Copier<NewFile>>,
    /// Name of the trace that is read.
    name: &'c str,
}

impl Cut<'_> {
    /// Copies the selected events of a trace and those that they need. Returns true if it did not read the trace to its end.
    fn read(
        &mut self,
        traces: &mut Traces<'_>,
        readings: &mut Readings<'_>,
        err: &mut dyn Write,
    ) -> Result<bool, Problem> {
        let mut enough = false;
        traces.each_buffer(0, &mut |next| {
            match next {
                Err(damage) => readings.damage(0, &damage, err)?,
                Ok(buffer) => {
                    for damage in buffer.damages().chain(buffer.events().filter_map(Result::err)) {
                        readings.damage(0, &damage, err)?;
                    }
                    self.buffer(buffer, readings)?;
                    // Events that selected events need may follow the last of them.
                    enough = readings.left == 0 && matches!(self.context, Context::None);
                }
            }
            Ok(if enough { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
        })?;
        Ok(enough)
    }

    fn buffer(&mut self, buffer: &Buffer<'_>, readings: &mut Readings<'_>) -> Result<(), Problem> {
        let Cut { output, compress, context, copy, name } = self;
        let done = match copy {
            None => Copier::new(output.create()?, buffer, *compress).map(|new| *copy = Some(new)),
            Some(copy) => copy.buffer(buffer, |event| {
                let selected = readings.candidate(0, event).is_some_and(|mut own| own.is_selected());
                selected || readings.all.first().is_some_and(|reading| context.needs(event, &reading.known.state))
            }),
        };
        done.map_err(|error| match error {
            WriteError::NoLogFile => no_log_file(name),
            other => output.failed(&other),
        })
    }
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
        #[cfg(feature = "profile")]
        profile: Box<etwspec_profile::collect::Context>,
    },
    /// All of them, because the trace is read once.
    All,
}

impl Context {
    /// Reads a trace for what the events that a filter selects need.
    fn of(traces: &Traces<'_>, filter: &Filter, readings: &Readings<'_>) -> Result<Context, Problem> {
        let Some((input, Reading { known, .. })) = traces.inputs().first().zip(readings.all.first()) else {
            return Ok(Context::None);
        };
        let mut matching = filter.bind(&readings.plan, input.name(), input.log_file())?;
        let mut left = filter.limit.unwrap_or(u64::MAX);
        let mut known = Known::new(known.state.clone(), known.schemas.schemas().clone(), input.log_file());
        let mut names = Box::new(Needed::new(input.log_file()));
        let (mut providers, mut last) = (HashSet::new(), None);
        #[cfg(feature = "profile")]
        let mut profile = Box::<etwspec_profile::collect::Context>::default();
        let is_file = input.for_each_event(|event| {
            let Known { state, schemas } = &mut known;
            state.update(event);
            let selected = left > 0 && matching.matches(event, Some(state), schemas);
            #[cfg(feature = "profile")]
            profile.add(event, state, selected);
            if !selected {
                return;
            }
            left -= 1;
            names.add(event, state);
            let provider = match event.identity() {
                Identity::Provider { guid, .. } | Identity::Class { guid, .. } => Some(guid),
                _ => None,
            };
            if provider != last {
                providers.extend(provider);
                last = provider;
            }
        })?;
        #[cfg(feature = "profile")]
        profile.sort();
        Ok(match is_file {
            true => Context::Needed {
                providers,
                names,
                #[cfg(feature = "profile")]
                profile,
            },
            false => Context::All,
        })
    }

    fn needs(&mut self, event: &Event<'_>, state: &State) -> bool {
        let provider = || Schemas::provider_of_schema(event);
        match self {
            Context::None => false,
            #[cfg(feature = "profile")]
            Context::Needed { profile, .. } if profile.needs(event) => true,
            Context::Needed { providers, names, .. } => {
                names.names(event) || provider().is_some_and(|provider| providers.contains(&provider))
            }
            #[cfg(feature = "profile")]
            Context::All if etwspec_profile::collect::Context::may_need(event) => true,
            Context::All => state.reads(event) || provider().is_some(),
        }
    }
}

fn no_log_file(name: &str) -> Problem {
    Problem::new(format!("{name} does not begin with a log file header, which the new trace needs"))
        .help("use `etwspec dump` to print its events")
}
