//! `etwspec dump`.

use std::collections::BTreeSet;
use std::io::Write;
use std::ops::ControlFlow;

use clap::{Args, ValueEnum};
use etwspec_analysis::lines::{Cells, Formulas, Selection, Shape, Source, TimeFormat, Writer, heading};
use etwspec_analysis::{BoundFilter, Plan};
use etwspec_console::{Console, Problem};
use etwspec_etl::buffers::{Merged, Scratch};
use etwspec_etl::{Item, Trace};

use crate::arguments::{CodePageArg, OutputArg};
use crate::trace::fields;
use crate::trace::filter::FilterArgs;
use crate::trace::input::Things;
use crate::trace::location::FollowArg;
use crate::trace::names::{Names, Needed};
use crate::trace::no_match;
use crate::trace::schema_files::SchemaArgs;
use crate::trace::times::TimeArgs;
use crate::trace::{DamageReport, Input, Location, Outcome, Results, TraceArgs, note_events_left_out};
use etwspec_schema::TraceNames;

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
    schemas: SchemaArgs,
    #[command(flatten)]
    code_page: CodePageArg,
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
terminal, less important columns shrink or are left out; an ellipsis marks cut text.

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
    args.code_page.apply();
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

    /// Returns what has to be known before the first event. Selected fields may need no names.
    fn needed(&self, plan: &Plan, selection: Option<&Selection>) -> Needed {
        let needless = !plan.needs_state() && selection.is_some_and(|selection| !selection.needs_state());
        let fields = selection.is_some_and(Selection::needs_schemas) || plan.has_unknown_fields();
        let checks = fields || plan.needs_schemas();
        Needed {
            names: plan.has_names(),
            things: Some(Things::All),
            fields,
            checks,
            once: self.one_pass || !checks && needless,
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
        let is_csv = self.format == DumpFormat::Csv;
        let selection = match is_csv.then(|| self.filter.only_hook()).flatten() {
            _ if !self.fields.is_empty() => fields::parse(&self.fields)?,
            Some(hook) => Selection::of_hook(hook),
            None => return Ok(None),
        };
        Ok(Some(if several { selection.with_file() } else { selection }))
    }
}

/// Prints the lines of several traces.
struct Printer<'s> {
    traces: Vec<Printed<'s>>,
    /// Lines that are not printed yet.
    text: Vec<u8>,
    /// Number of events that are still printed.
    left: u64,
    /// True if an event matched.
    any: bool,
}

/// A trace whose events are printed.
struct Printed<'s> {
    keep: BoundFilter,
    writer: Writer<'s>,
    report: DamageReport,
    /// Names that filters may contain, if they are collected while events are printed.
    names: Option<TraceNames>,
}

impl Printer<'_> {
    /// Prints an event or damage of a trace. Breaks after the last event.
    fn item(
        &mut self,
        trace: usize,
        item: Item<'_>,
        out: &mut dyn Write,
        err: &mut dyn Write,
    ) -> Result<ControlFlow<()>, Problem> {
        let Printer { traces, text, left, any } = self;
        let Some(Printed { keep, writer, report, names }) = traces.get_mut(trace) else {
            return Ok(ControlFlow::Continue(()));
        };
        match item {
            Item::Event(buffer, event) => {
                writer.update(buffer, &event);
                if let Some(names) = names {
                    names.add(&event);
                }
                if *left > 0 && writer.keeps(keep, buffer, &event) {
                    *left -= 1;
                    *any = true;
                    writer.event(buffer, &event, text);
                    if text.len() >= CHUNK {
                        out.write_all(text)?;
                        text.clear();
                    }
                }
            }
            Item::Damage(damage) => report.add(err, &damage)?,
        }
        Ok(if *left == 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
    }
}

/// Returns the names of traces in lines: in the table without their folders, if these names differ.
fn file_names<'i>(inputs: &'i [Input<'_>], shape: Shape) -> Vec<&'i str> {
    let last = |input: &'i Input<'_>| input.name().rsplit(['/', '\\']).next().unwrap_or(input.name());
    let short: BTreeSet<&str> = inputs.iter().map(last).collect();
    match shape {
        Shape::Table { .. } if short.len() == inputs.len() => inputs.iter().map(last).collect(),
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
    let given = args.schemas.read(console)?;
    let Console { out, err, input: standard_input, width, .. } = console;
    let (out, err) = (&mut **out, &mut **err);
    let mut inputs = Input::open_each(sources, &mut **standard_input)?;
    let times = args.times.format(args.format == DumpFormat::Table, &inputs)?;
    let shape = args.shape(*width, times);
    let several = inputs.len() > 1;
    if several || args.sort {
        for input in &mut inputs {
            input.hold()?;
        }
    }
    let plan = args.filter.plan()?;
    let keeps = |plan: &Plan| -> Result<Vec<BoundFilter>, Problem> {
        inputs.iter().map(|input| args.filter.keep(plan, (input.name(), input.log_file().as_ref()), None)).collect()
    };
    let mut all_keeps = keeps(&plan)?;
    let start = Input::start(&inputs);
    let mut known = Names::of_traces(&inputs, args.needed(&plan, selection), &given, err)?;
    let check = |names: &[TraceNames]| -> Result<Plan, Problem> {
        let plan = args.filter.resolve(names)?;
        selection.map_or(Ok(()), |selection| fields::check(selection, names))?;
        Ok(plan)
    };
    if let Some(names) = Names::take_resolved(&mut known) {
        all_keeps = keeps(&check(&names)?)?;
    }
    let processes = known.iter().any(|names| names.processes);
    let names = if several { file_names(&inputs, shape) } else { inputs.iter().map(Input::name).collect() };
    let mut traces = Vec::with_capacity(inputs.len());
    for (((input, name), own), keep) in inputs.iter().zip(names).zip(known).zip(all_keeps) {
        let Names { state, schemas, names, .. } = own;
        let log_file = input.log_file();
        let of = Source { name, named: several, log_file: log_file.as_ref(), start, processes };
        let writer = Writer::new(shape, selection, &of, state, schemas);
        traces.push(Printed { keep, writer, report: DamageReport::new(input.name()), names });
    }
    let mut text = Vec::with_capacity(CHUNK + (1 << 16));
    heading(shape, selection, (several, processes), &mut text);
    let (left, any) = (args.filter.limit().unwrap_or(u64::MAX), args.filter.needs_no_match());
    let mut printer = Printer { traces, text, left, any };
    match &mut inputs[..] {
        [input] if args.sort => input.each_item_by_time(&mut |item| printer.item(0, item, out, err))?,
        [input] if args.follow.follow => {
            let (progress, mut scratch) = (input.progress(Results::AsItReads), Scratch::new());
            // Flush after each buffer, so that its events appear at once.
            input.each_buffer(&progress, &mut |next| {
                match next {
                    Ok(raw) => {
                        let buffer = raw.open(&mut scratch);
                        for item in buffer.items() {
                            if printer.item(0, item, out, err)?.is_break() {
                                return Ok(ControlFlow::Break(()));
                            }
                        }
                    }
                    Err(damage) => _ = printer.item(0, Item::Damage(damage), out, err)?,
                }
                out.write_all(&std::mem::take(&mut printer.text))?;
                out.flush()?;
                Ok(ControlFlow::Continue(()))
            })?;
        }
        [input] => {
            let progress = input.progress(Results::AsItReads);
            input.each_item(&progress, &mut |item| printer.item(0, item, out, err))?;
            // The progress disappears after the last line.
            out.write_all(&std::mem::take(&mut printer.text))?;
        }
        inputs => {
            let traces: Vec<Trace<'_>> = inputs.iter().filter_map(|input| input.trace()).collect();
            let mut items = Merged::new(&traces);
            while printer.left > 0
                && let Some((trace, item)) = items.next()
            {
                let _more = printer.item(trace, item, out, err)?;
            }
            inputs.iter().try_for_each(Input::check_unchanged)?;
        }
    }
    out.write_all(&printer.text)?;
    if printer.left > 0 {
        let schemas_added = |trace: &mut Printed<'_>| {
            let mut names = trace.names.take()?;
            names.add_schemas(trace.writer.schemas());
            Some(names)
        };
        let names: Vec<_> = printer.traces.iter_mut().filter_map(schemas_added).collect();
        if !names.is_empty() {
            check(&names)?;
        }
    }
    let (mut outcome, mut known) = (Outcome::default(), Vec::new());
    for (Printed { keep, writer, mut report, .. }, input) in printer.traces.into_iter().zip(&inputs) {
        note_events_left_out(input.name(), &keep, err)?;
        report.cut_off(writer.has_cut_off());
        let damaged = report.found_damage(err)?;
        outcome.add(input, damaged, err)?;
        known.push(writer.into_known());
    }
    let result = outcome.result();
    if printer.any { result } else { result.and(no_match::report(&args.filter, &inputs, known, err)) }
}
