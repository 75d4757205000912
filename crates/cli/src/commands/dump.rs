//! `etwspec dump`.

use std::ops::ControlFlow;

use clap::{Args, ValueEnum};
use etwspec_console::{Console, Problem};
use etwspec_etl::Item;
use etwspec_etl::state::State;

use crate::trace::dump::{Formulas, Names, Shape, Writer};
use crate::trace::filter::{FILTERS, FilterArgs};
use crate::trace::process::{ProcessIs, is_one, process};
use crate::trace::{DamageReport, Input, Results, TraceArg};

/// Print the events of a trace, one per line.
#[derive(Debug, Args)]
#[command(after_help = AFTER)]
pub(crate) struct DumpArgs {
    #[command(flatten)]
    trace: TraceArg,
    /// Output format.
    #[arg(long, value_enum, default_value_t)]
    format: DumpFormat,
    /// Sort events by time. Without it, events are printed in file order.
    #[arg(long)]
    sort: bool,
    /// In CSV, do not guard text that a spreadsheet takes for a formula.
    #[arg(long)]
    keep_formulas: bool,
    #[command(flatten)]
    filter: FilterArgs,
    /// Only events logged by this process: its ID, or its name in any case (svchost.exe, sv*).
    #[arg(long, value_name = "NAME|PID", value_parser = process, help_heading = FILTERS)]
    process: Vec<ProcessIs>,
    /// Read the trace once. Names that only its end contains are then unknown to earlier events.
    #[arg(long)]
    one_pass: bool,
}

/// Output format of `dump`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum DumpFormat {
    /// Aligned columns for people, truncated to the width of the terminal
    #[default]
    Table,
    /// One JSON object per line, with everything known about the event
    Json,
    /// Comma-separated values with a header line
    Csv,
}

const AFTER: &str = "\
In the table, TIME is in seconds since the start of the session.

PROCESS, in JSON and CSV `process`, is the name of the process. It is not part of the event: other \
events of the trace state it. A file is read twice, because some names are only at its end. With \
--limit or --one-pass, or from standard input, it is read once. Without --sort, names that change \
are approximate, because events are not in the order of time.

In JSON, a field has the same type in every event:
  - integers of more than 53 bits, or of pointer size, are decimal strings, because many readers
    cannot represent them as numbers; all other integers are numbers
  - addresses, keywords and hook IDs are hexadecimal strings; raw bytes are strings of hex digits
  - GUIDs and times are strings in their usual notation
  - fields without a value are left out

In CSV, text that begins with =, +, - or @ is preceded by an apostrophe, so that a spreadsheet does \
not evaluate it. --keep-formulas prints it unchanged.

The name of an enumeration value is in FIELD_name, and the names of flags are the list FIELD_names. \
Bytes that no table describes are in `rest`. If the layout of the payload is unknown, all of it is in \
`bytes`. `at` is the place of the event: `etwspec hex FILE@AT` shows its bytes.

Exit status:
  0  Success
  1  The trace is damaged; its intact events were printed
  2  The trace cannot be read

Examples:
  etwspec dump trace.etl --provider Thread --limit 20
  etwspec dump trace.etl --process 'sv*.exe' --provider Image
  etwspec dump trace.etl --event ContextSwap --cpu 0 --from +1.5s --to +1.6s --sort
  etwspec dump trace.etl --format json | jq -c 'select(.pid == 4)'
  zstd -dc trace.etl.zst | etwspec dump - --format csv";

/// Lines are buffered and written in chunks of this size, in bytes.
const CHUNK: usize = 1 << 18;

pub(crate) fn dump(args: &DumpArgs, console: &mut Console<'_>, width: Option<usize>) -> Result<(), Problem> {
    let mut input = Input::open(args.trace.file.as_deref(), console.input)?;
    let log_file = input.log_file();
    let mut keep = args.filter.keep(log_file.as_ref())?;
    let shape = match args.format {
        DumpFormat::Table => Shape::Table { width },
        DumpFormat::Json => Shape::Json,
        DumpFormat::Csv if args.keep_formulas => Shape::Csv(Formulas::Keep),
        DumpFormat::Csv => Shape::Csv(Formulas::Guard),
    };
    let mut lines = Vec::with_capacity(CHUNK + (1 << 16));
    // With a limit, few events are printed, and reading the rest of a large file would take longer than that.
    let pass = if args.one_pass || args.filter.has_limit() { None } else { input.first_pass()? };
    let names = match pass {
        Some(pass) => Names { processes: pass.has_processes(), state: pass.state() },
        None => Names { processes: true, state: State::new(log_file.as_ref()) },
    };
    let mut writer = Writer::new(shape, log_file.as_ref(), names, &mut lines);
    let mut report = DamageReport::new(input.name());
    let progress = input.progress(Results::AsItReads);
    let mut each = |item: Item<'_>| -> Result<ControlFlow<()>, Problem> {
        match item {
            Item::Event(buffer, event) => {
                writer.update(&event);
                if !is_one(&args.process, writer.state(), &event) || !keep.keeps(buffer, &event) {
                    return Ok(ControlFlow::Continue(()));
                }
                writer.event(buffer, &event, &mut lines);
                if lines.len() >= CHUNK {
                    console.out.write_all(&lines)?;
                    lines.clear();
                }
            }
            Item::Damage(damage) => report.add(console.err, &damage)?,
        }
        Ok(if keep.is_done() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
    };
    if args.sort {
        input.each_item_by_time(&mut each)?;
    } else {
        input.each_item(&progress, &mut each)?;
    }
    console.out.write_all(&lines)?;
    drop(progress);
    report.finish(console.err)
}
