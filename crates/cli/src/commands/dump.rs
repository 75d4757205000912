//! `etwspec dump`.

use std::ops::ControlFlow;

use clap::{Args, ValueEnum};
use etwspec_console::{Console, Problem};
use etwspec_etl::Item;

use crate::trace::dump::{Shape, Writer};
use crate::trace::filter::FilterArgs;
use crate::trace::{DamageReport, Input, Results, TraceArg};

/// Print the events of a trace, one a line.
#[derive(Debug, Args)]
#[command(after_help = AFTER)]
pub(crate) struct DumpArgs {
    #[command(flatten)]
    trace: TraceArg,
    /// How to print.
    #[arg(long, value_enum, default_value_t)]
    format: DumpFormat,
    /// In the order of time, not in that of the file.
    #[arg(long)]
    sort: bool,
    #[command(flatten)]
    filter: FilterArgs,
}

/// How to print events.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum DumpFormat {
    /// Aligned, for people; as wide as the terminal.
    #[default]
    Table,
    /// Lines of JSON: all that is known of each event.
    Json,
    /// Comma-separated values, the names of the columns first.
    Csv,
}

const AFTER: &str = "\
Times of the table are seconds since the start of the session.

In JSON, a field has the same type in every event: what has more than 53 bits, or is as wide as a
pointer, is a text with a decimal number, because many readers have no more bits for a number;
addresses, keywords and hook ids are texts in hexadecimal; GUIDs and times are texts as they are
usually written, bytes are texts of hexadecimal digits; all other numbers are numbers. What has no
value is left out. The name of a value of `State` is `State_name`, the names of flags are the list
`Flags_names`. What no table explains is `rest`; where no structure is known, the data are `bytes`.
`at` is where the event is: `etwspec hex FILE@AT` shows its bytes.

Exit status: 0, 1 if the trace is damaged (what is whole is printed), 2 if it cannot be read.

Examples:
  etwspec dump trace.etl --provider Thread --limit 20
  etwspec dump trace.etl --event ContextSwap --cpu 0 --from +1.5s --to +1.6s --sort
  etwspec dump trace.etl --format json | jq -c 'select(.pid == 4)'
  zstd -dc trace.etl.zst | etwspec dump - --format csv";

/// Lines are written when they are so many bytes.
const CHUNK: usize = 1 << 18;

pub(crate) fn dump(args: &DumpArgs, console: &mut Console<'_>, width: Option<usize>) -> Result<(), Problem> {
    let mut input = Input::open(args.trace.file.as_deref(), console.input)?;
    let log_file = input.log_file();
    let mut keep = args.filter.keep(log_file.as_ref())?;
    let shape = match args.format {
        DumpFormat::Table => Shape::Table { width },
        DumpFormat::Json => Shape::Json,
        DumpFormat::Csv => Shape::Csv,
    };
    let mut lines = Vec::with_capacity(CHUNK + (1 << 16));
    let mut writer = Writer::new(shape, log_file.as_ref(), &mut lines);
    let mut report = DamageReport::new(input.name());
    let progress = input.progress(Results::AsItReads);
    let mut each = |item: Item<'_>| -> Result<ControlFlow<()>, Problem> {
        match item {
            Item::Event(buffer, event) if keep.keeps(buffer, &event) => {
                writer.event(buffer, &event, &mut lines);
                if lines.len() >= CHUNK {
                    console.out.write_all(&lines)?;
                    lines.clear();
                }
            }
            Item::Event(..) => {}
            Item::Damage(damage) => report.tell(console.err, &damage)?,
        }
        Ok(if keep.is_done() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
    };
    if args.sort {
        let trace = input.trace().ok_or_else(|| {
            Problem::new(format!("{} cannot be sorted: it is read only once", input.name()))
                .help("save it to a file first, and name that")
        })?;
        let mut result = Ok(ControlFlow::Continue(()));
        trace.for_each_by_time(|item| {
            if let Ok(ControlFlow::Continue(())) = result {
                result = each(item);
            }
        });
        result.map(|_| ())?;
    } else {
        input.each_item(&progress, each)?;
    }
    console.out.write_all(&lines)?;
    drop(progress);
    report.finish(console.err)
}
