//! `etwspec dump`.

use std::collections::BTreeSet;
use std::io::Write;
use std::ops::ControlFlow;

use clap::{Args, ValueEnum};
use etwspec_analysis::{Keep, Plan};
use etwspec_console::{Console, Problem};
use etwspec_etl::buffers::{Merged, Scratch};
use etwspec_etl::{Item, Trace};

use crate::arguments::{CodePageArg, OutputArg};
use crate::trace::dump::{Cells, Formulas, Selection, Shape, Source, Writer, column_names, heading};
use crate::trace::filter::FilterArgs;
use crate::trace::input::Things;
use crate::trace::location::FollowArg;
use crate::trace::names::{Names, Needed};
use crate::trace::no_match;
use crate::trace::schema_files::SchemaArgs;
use crate::trace::times::{TimeArgs, TimeFormat};
use crate::trace::{DamageReport, Input, Location, Outcome, Results, TraceArgs, note_events_left_out};
use etwspec_schema::TraceNames;

/// Print the events of a trace, one per line.
#[derive(Debug, Args)]
#[command(after_help = after())]
pub(crate) struct DumpArgs {
    #[command(flatten)]
    trace: TraceArgs,
    /// Output format.
    #[arg(long, value_enum, default_value_t)]
    format: DumpFormat,
    /// Print only these fields, in this order: columns of all events (see below), and fields of their data.
    #[arg(long, value_name = "FIELD,...", value_delimiter = ',')]
    fields: Vec<String>,
    /// Sort events by time. Without it, events of one trace are printed in file order.
    #[arg(long, conflicts_with = "follow")]
    sort: bool,
    /// In CSV, do not guard text that a spreadsheet takes for a formula.
    #[arg(long)]
    keep_formulas: bool,
    #[command(flatten)]
    times: TimeArgs,
    #[command(flatten)]
    output: OutputArg,
    #[command(flatten)]
    filter: FilterArgs,
    #[command(flatten)]
    schemas: SchemaArgs,
    #[command(flatten)]
    code_page: CodePageArg,
    /// Read the trace once. Names and processes that only later events state are then unknown.
    #[arg(long)]
    one_pass: bool,
    #[command(flatten)]
    follow: FollowArg,
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
    /// OTLP JSON: one message per line, with a log record of OpenTelemetry
    Otlp,
    /// JSON lines for a timeline of Timesketch
    Timesketch,
}

/// Help after the options. `{columns}` is replaced by the columns that all events can have.
const AFTER: &str = "\
Events of several traces are printed in order of time, each with the name of its trace.

In the table, TIME is in seconds since the start of the session, or of the first of several sessions, or as --time requests. \
Times of JSON and CSV are UTC. On a narrow terminal, less important columns shrink or are left out, and text that is cut ends in an ellipsis.

PROCESS, in JSON and CSV `process`, is the name of the process. It is not part of the event: other \
events of the trace state it. If the header of an event names no process, PID, TID and PROCESS follow from the process or \
thread in its payload, else from the thread that the processor runs by the context switches of the trace. `process_by` \
is then `payload` or `processor`, and otherwise `header`. A file is read twice, so that a line does not depend on \
--sort, --limit or other lines. With --one-pass or --follow, or from standard input, it is read once, and only what was stated before is \
known.

--follow prints the events of each buffer when the session has written it, and ends when the header of the file states the end of \
the session, or at Ctrl-C. The first lines are those of the events that the file already has. It is an error if the file becomes \
shorter or is replaced. A file whose session overwrites its oldest buffers, or reserves space, cannot be followed.

--fields selects columns: {columns}. All other names are fields of the data, in any case, with paths such as \
Packet.Size or Counter[2]. A name in the spelling of a column is the column, also if an event has such a field; \
data.NAME is always a field. FIELD_refers_to, or FIELD_name, is the name of what a field refers to, such as the \
path of a file object. A field may have two names, one of which other events use: PID is ProcessId. A name that no \
event of the tables and no schema of the trace has is an error.

--where selects events by an expression: FIELD = != < <= > >= VALUE, FIELD ~ PATTERN, FIELD in VALUE, FIELD has FLAG, joined \
by and, or, not and parentheses. After ~, in and has, several values are a list: (VALUE, ...). A field alone tests whether an \
event has it. Fields are those of --fields, and names of them with spaces are in quotation marks. Values are:
  - numbers, in decimal or hexadecimal, which also compare with numbers that JSON has as strings
  - text, in single or double quotation marks unless it is a word; text and patterns are in any case, and * and ? in a pattern \
match any characters and one character
  - names of a value or a flag, as FIELD_name and FIELD_names have them: OldThreadState = Waiting
  - times, as in --from: 2021-05-04T18:02:11.25Z, or '2021-05-04 18:02 local' in quotation marks
  - IP addresses, and after = and in, networks: DestinationAddress in 10.0.0.0/8
FIELD has 0x10 is true if a bit of the number is set. A test of a list is true if it is true of an element. event, provider and \
process compare as the options of these names do, after ~ with patterns: event ~ Context*. The other options are short for \
expressions, too: --level 3 for level <= 3, --from TIME for time >= TIME.

A test of a field that an event does not have, or whose value cannot be compared, is neither true nor false but unknown, and \
so is its negation; `and` is false if one part is, and `or` is true if one part is. Only events for which the whole expression \
is true are printed. If it negates a test, a note counts those for which it is unknown.

In CSV, if --event selects one type of kernel event, each field of its data has a column, and each name of \
what a field refers to. Otherwise, all data is in the column `data`.

In JSON, a field has the same type in every event, whatever the pointer size and the version:
  - integers that have more than 53 bits in any layout, or pointer size, are decimal strings, because
    many readers cannot represent them as numbers; IDs of processes and threads, and all other
    integers, are numbers
  - addresses, flags, statuses, keywords and hook IDs are hexadecimal strings; raw bytes are strings
    of hex digits
  - GUIDs, IP addresses and times are strings in their usual notation; ports are numbers
  - Booleans are true or false
  - fields without a value are left out

Text of 8 bits is shown as UTF-8 if it is valid, or else by --code-page. Other bytes are escapes, such as \\x{e4}, and so are \
unpaired surrogates of UTF-16 (\\u{d800}). \\x{5c} is a backslash that would begin an escape.

CSV is that of RFC 4180: a cell with line breaks or tabs is in quotes. Other control characters are escapes, such as \
\\u{1b}, and on a terminal, line breaks and tabs are, too. \\u{5c} is a backslash that would begin an escape.

In CSV, text that begins with =, +, -, @, a line break or a tab and is no negative number is preceded by an apostrophe, so \
that a spreadsheet does not evaluate it, and so is such text behind apostrophes. --keep-formulas prints it unchanged.

The name of an enumeration value is in FIELD_name, and the names of flags are the list FIELD_names. \
FIELD_unit is the unit of a duration, and FIELD_raw the number of a time stamp or of seconds since 1970, such as \
TimeDateStamp of an image, which may be a hash. A date of 0 is null. The table and `data` of CSV have NUMBER(DATE). `names` has the names of \
what fields refer to, such as the path of a file object. \
Bytes that no table describes are in `rest`. If the layout of the payload is unknown, all of it is in \
`bytes`. Names and values of an event are limited to 160 times its size, or 160 KiB if it is small: `fit` is then `cut-off`. A \
message that is cut off ends in `… (cut off)`. Names of what fields refer to take at most 48 times the size of the event in the \
table and in `data` of CSV, or 48 KiB; the first one beyond is `(… (cut off))`. `at` is the place of the event: `etwspec hex FILE@AT` shows its bytes.

OTLP is the mapping of ETW in the logs data model of OpenTelemetry: a level is a severity, the header is in attributes etw.*, and fields of the data are attributes, with the members beside them. The name is that of the event, or etw. and its number. The body, and IDs of traces and spans, are empty; the activity is etw.activity.id. Keywords are signed, with the same bits. The scope is the provider.

Timesketch imports a file whose name ends in .jsonl. The message is that of the event, or its name and fields. Fields of the data are text, those of structures with the names of both, such as Packet_Size. A field with the name of another member begins with data_.

Exit status:
  0  Success
  1  The trace is damaged, or fields of events were cut off; all else was printed
  2  The trace cannot be read
  3  No event matches the filters

Examples:
  etwspec dump trace.etl --provider Thread --limit 20
  etwspec dump trace.etl --process 'sv*.exe' --provider Image
  etwspec dump trace.etl --event 'Context*' --fields time,cpu,OldThreadId,NewThreadId
  etwspec dump trace.etl --event ContextSwap --format csv -o switches.csv
  etwspec dump trace.etl --time local --from '18:02 local' --to '18:03 local'
  etwspec dump trace.etl --where 'FileName ~ *.dll and not process in (System, csrss.exe)'
  etwspec dump kernel.etl user.etl --level error --from +1s
  etwspec dump --sample
  etwspec dump trace.etl --event ContextSwap --cpu 0 --from +1.5s --to +1.6s --sort
  etwspec dump trace.etl --format json | jq -c 'select(.pid == 4)'
  etwspec dump trace.etl --format timesketch -o trace.jsonl
  etwspec dump PerfViewData.etl.zip --format csv
  etwspec dump session.etl --follow --provider Process";

/// Lines are buffered and written in chunks of this size, in bytes.
const CHUNK: usize = 1 << 18;

fn after() -> String {
    AFTER.replace("{columns}", &column_names())
}

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
            _ if !self.fields.is_empty() => Selection::parse(&self.fields)?,
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
    keep: Keep,
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
    let keeps = |plan: &Plan| -> Result<Vec<Keep>, Problem> {
        inputs.iter().map(|input| args.filter.keep(plan, (input.name(), input.log_file().as_ref()), None)).collect()
    };
    let mut all_keeps = keeps(&plan)?;
    let start = Input::start(&inputs);
    let mut known = Names::of_traces(&inputs, args.needed(&plan, selection), &given, err)?;
    let check = |names: &[TraceNames]| -> Result<Plan, Problem> {
        let plan = args.filter.resolve(names)?;
        selection.map_or(Ok(()), |selection| selection.check(names))?;
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
            // Whoever waits for events sees those of each buffer at once.
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
            // The bar disappears after the last line.
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
