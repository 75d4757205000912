//! `etwspec stats`.

use clap::Args;
use etwspec_console::visible_json;
use etwspec_console::{Console, Problem};
use etwspec_etl::state::{FirstPass, ProcessCounts};
use serde_json::json;

use crate::arguments::{CodePageArg, OutputArg, TableFormat};
use crate::trace::described::Described;
use crate::trace::input::Names;
use crate::trace::lost::Lost;
use crate::trace::schema_files::SchemaArgs;
use crate::trace::stats::Stats;
use crate::trace::{DamageReport, Input, Results, TraceArgs, note_names_left_out, note_schemas_left_out, unless};

/// Count events and bytes by header, kernel event, provider, processor and process.
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
    format: TableFormat,
    #[command(flatten)]
    output: OutputArg,
}

const AFTER: &str = "\
Bytes are sizes of events including their headers, after decompression. Events whose header contains \
no process ID are missing from the table of processes. Several traces are shown one after the other, \
each with its own counts. At most 16,384 kinds of events of providers, classes and messages are listed; all others are \
counted together, as `others` in JSON. Names of processes are those that events of the trace state; there are \
several if an ID was used again.

Names of providers and their events are from schemas in the trace, in events, and in files that --schema names. The last \
line counts the events without named fields, by reason. From standard input, which is read once, both are missing.

In JSON, the list `files` has an object for each trace, with its name in `file`. `providers` also contains classic events: `id` is the event type, repeated in the key `type`.

Exit status:
  0  Success
  1  A trace is damaged; its intact events were counted
  2  A trace cannot be read

Examples:
  etwspec stats trace.etl
  etwspec stats *.etl --format json -o counts.json
  etwspec stats --sample
  zstd -dc trace.etl.zst | etwspec stats";

pub(crate) fn stats(args: &StatsArgs, console: &mut Console<'_>) -> Result<(), Problem> {
    args.code_page.apply();
    let sources = args.trace.sources(console)?;
    args.output.write(&sources, console, |console| {
        let (mut all, mut damaged) = (Vec::new(), false);
        let given = args.schemas.read(console)?;
        let (mut passes, mut inputs) = (Vec::new(), Vec::new());
        for source in &sources {
            let mut input = Input::open(*source, console.input)?;
            let progress = input.progress(Results::AtEnd);
            let (counts, losses, names) = input.counts(&progress, given.clone())?;
            drop(progress);
            let lost = Lost::new(input.log_file().as_ref(), &losses, &counts);
            let (schemas, counted) = match names {
                Names::Collected(pass, schemas) => {
                    passes.push(*pass);
                    (Some(*schemas), ProcessCounts::default())
                }
                Names::Counted(counted) => (None, counted),
            };
            inputs.push((*source, input.name().to_owned(), counts, lost, schemas, counted));
        }
        let mut states = FirstPass::states(passes).into_iter();
        for (source, name, counts, lost, schemas, counted) in inputs {
            let state = schemas.and_then(|schemas| Some((states.next()?, schemas)));
            let described = match state {
                Some((state, schemas)) => {
                    note_names_left_out(&name, &state, console.err)?;
                    note_schemas_left_out(&name, &schemas, console.err)?;
                    Some(Described::new(&mut Input::open(source, console.input)?, state, schemas)?)
                }
                None => None,
            };
            let stats = Stats::new(&name, lost, &counts, &counted, described.as_ref());
            if args.format == TableFormat::Table {
                let gap = if all.is_empty() { "" } else { "\n" };
                write!(console.out, "{gap}{}", stats.text(console.width))?;
            }
            let mut report = DamageReport::new(&name);
            report.add_all(console.err, &counts.damages)?;
            damaged |= report.found_damage(console.err)?;
            all.push(stats);
        }
        if args.format == TableFormat::Json {
            writeln!(console.out, "{}", visible_json(&json!({ "files": all })))?;
        }
        unless(damaged)
    })
}
