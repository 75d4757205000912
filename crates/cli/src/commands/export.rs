//! `etwspec export`.

use std::collections::{BTreeMap, HashMap};
use std::io::Write;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use clap::{Args, ValueEnum};
use etwspec_arrow::{
    Export, ExportError, ExportOptions, Exported, Format, Guids, Host, Ipv4s, Omitted, Options, Partition, Tables,
    current_table, is_selected, table_names, traces_of,
};
use etwspec_catalog::query::suggest::closest;
use etwspec_console::problem::Exit;
use etwspec_console::quantity::count;
use etwspec_console::{Console, Problem, file_id, visible};
use etwspec_traces::report::{DamageReport, Outcome};
use etwspec_traces::{Finished, Needs, Readings, Traces, Wanted};

use crate::trace::filter::FilterArgs;
use crate::trace::no_match;
use crate::trace::schema_files::DecodingArgs;
use crate::trace::{Location, Results, TraceArgs};

/// Write the events of traces as tables: Parquet, Arrow, CSV or JSON lines.
#[derive(Debug, Args)]
#[command(after_help = AFTER)]
pub(crate) struct ExportArgs {
    #[command(flatten)]
    trace: TraceArgs,
    /// Folder to write to. It is created if it does not exist; files of the same names are replaced.
    #[arg(short, long, value_name = "DIR")]
    output: PathBuf,
    /// Format of the files.
    #[arg(long, value_enum, default_value_t)]
    format: FileFormat,
    /// Write only these tables: names in which * is any text, separated by commas.
    #[arg(long, value_name = "GLOB,...", value_delimiter = ',')]
    tables: Vec<String>,
    /// Separate rows into folders such as date=2024-05-04.
    #[arg(long, value_name = "KEY,...", value_enum, value_delimiter = ',')]
    partition: Vec<Key>,
    /// Name of the machine for `--partition host` [default: the name in the trace].
    #[arg(long, value_name = "NAME")]
    host: Option<String>,
    /// Type of columns of GUIDs.
    #[arg(long, value_enum, default_value_t)]
    guids: GuidType,
    /// Type of columns of IPv4 addresses.
    #[arg(long, value_enum, default_value_t)]
    ipv4: Ipv4Type,
    /// In CSV, do not guard text that a spreadsheet takes for a formula.
    #[arg(long)]
    keep_formulas: bool,
    #[command(flatten)]
    decoding: DecodingArgs,
    #[command(flatten)]
    filter: FilterArgs,
}

/// Format of files.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum FileFormat {
    /// Apache Parquet
    #[default]
    Parquet,
    /// Arrow IPC files (Feather)
    Arrow,
    /// Comma-separated values with a header line
    Csv,
    /// One JSON object per line
    Jsonl,
}

/// Key by which rows are separated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Key {
    /// Name of the machine
    Host,
    /// Day of the event, UTC
    Date,
    /// Provider GUID
    Provider,
}

/// Type of columns of GUIDs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum GuidType {
    /// Text
    #[default]
    Text,
    /// 16 bytes, in the order of the text
    Binary,
}

/// Type of columns of IPv4 addresses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum Ipv4Type {
    /// Text
    #[default]
    Text,
    /// Number, the first octet in the highest byte
    Number,
}

const AFTER: &str = "\
Each table is a folder of DIR with a file for each trace. The table `events` contains all events. Events with known fields \
also have a table of their own, such as `kernel.context_switch` or `dotnet.gc_start`, with a column for each field. \
`etl_damage` lists the damaged parts of traces.

All columns can be null. Times are UTC, in nanoseconds. Beside a field State, the column State_name contains the name of \
the value, State_names the names of flags, State_raw the number of a time stamp. The name of what a \
number refers to is beside it, too, such as FileObject_file_name and ThreadId_thread_name. `file`, `buffer` and `offset` are the place of an event: rows of `events` and of \
other tables with the same place are one event.

A folder stands for its .etl files and those of the folders in it. A file that is named twice is exported once.

A file appears under its name when it is complete. To add traces, export them into the same folder.

Exit status:
  0  Success
  1  A trace is damaged, or fields of events were cut off; all else was written
  2  A trace cannot be read, a file cannot be written, or no table matches --tables
  3  No event matches the filters

Examples:
  etwspec export trace.etl -o tables
  etwspec export trace.etl -o tables --where 'size > 4096 and process ~ sv*'
  etwspec export *.etl -o lake --partition host,date
  etwspec export trace.etl -o tables --tables 'kernel.*' --format csv
  duckdb -c \"SELECT process, count(*) FROM 'tables/events/*.parquet' GROUP BY ALL\"";

impl ExportArgs {
    fn files(&self, host: Option<String>) -> ExportOptions {
        let mut options = ExportOptions::default();
        options.format = match self.format {
            FileFormat::Parquet => Format::Parquet,
            FileFormat::Arrow => Format::Arrow,
            FileFormat::Csv => Format::Csv,
            FileFormat::Jsonl => Format::JsonLines,
        };
        let partition = |key: &Key| match key {
            Key::Host => Partition::Host,
            Key::Date => Partition::Date,
            Key::Provider => Partition::Provider,
        };
        options.partitions = self.partition.iter().map(partition).collect();
        options.host = self.host.clone().or(host);
        options.keep_formulas = self.keep_formulas;
        options
    }

    fn options(&self, file: &str) -> Options {
        let mut options = Options::new();
        options.guids = match self.guids {
            GuidType::Text => Guids::Text,
            GuidType::Binary => Guids::Binary,
        };
        options.ipv4s = match self.ipv4 {
            Ipv4Type::Text => Ipv4s::Text,
            Ipv4Type::Number => Ipv4s::Number,
        };
        options.tables = self.tables.clone();
        options.file = file.to_owned();
        options
    }
}

pub(crate) fn export(args: &ExportArgs, console: &mut Console<'_>) -> Result<(), Problem> {
    let named = args.trace.sources(console)?;
    let folders = named.iter().map(in_folder).collect::<Result<Vec<_>, Problem>>()?;
    let sources = distinct(&named, &folders, console)?;
    if args.output.exists() && !args.output.is_dir() {
        let name = visible(&args.output.to_string_lossy()).into_owned();
        return Err(Problem::new(format!("{name} is not a folder")).help("name a folder for the tables with -o DIR"));
    }
    let repeated = (1..args.partition.len()).find(|at| args.partition[..*at].contains(&args.partition[*at]));
    if repeated.is_some() {
        return Err(Problem::new("--partition names a key twice").help("name host, date and provider once each"));
    }
    let mut names = Stems::default();
    let (mut rows, mut files, mut all_read) = (BTreeMap::<String, u64>::new(), 0, Outcome::default());
    let filter = args.filter.filter()?;
    let mut left = filter.limit.unwrap_or(u64::MAX);
    let (mut any, only) = (filter.needs_no_match(), sources.len() == 1);
    for source in sources {
        let stem = names.free(source);
        let (exported, outcome, matched) = one(args, source, (&stem, only), left, console)?;
        left = left.saturating_sub(matched);
        any |= matched > 0;
        exported.rows.into_iter().for_each(|(table, count)| *rows.entry(table).or_default() += count);
        files += exported.files;
        all_read.merge(outcome, console.err)?;
    }
    let all: u64 = rows.values().sum();
    let (all, tables) = (count(all, "row"), count(rows.len() as u64, "table"));
    let dir = visible(&args.output.to_string_lossy()).into_owned();
    writeln!(console.out, "{all} of {tables} in {} in {dir}", count(files, "file"))?;
    for pattern in &args.tables {
        check_selects(pattern, &rows, console)?;
    }
    let result = all_read.result();
    if any { result } else { result.and(Err(Problem::Printed(Exit::NoMatch))) }
}

/// Returns the traces in a folder. Empty if the location is no folder.
fn in_folder(location: &Location<'_>) -> Result<Vec<PathBuf>, Problem> {
    let Location::Path(path) = location else { return Ok(Vec::new()) };
    if !path.is_dir() {
        return Ok(Vec::new());
    }
    let name = visible(&path.to_string_lossy()).into_owned();
    let found = traces_of(path).map_err(|error| Problem::new(format!("cannot read the folder {name}: {error}")))?;
    match found.is_empty() {
        true => Err(Problem::new(format!("the folder {name} contains no trace (.etl)")).help("name trace files")),
        false => Ok(found),
    }
}

/// Returns the traces to export: folders are replaced by the traces in them, and a file that is named twice is taken once.
fn distinct<'p>(
    named: &[Location<'p>],
    folders: &'p [Vec<PathBuf>],
    console: &mut Console<'_>,
) -> Result<Vec<Location<'p>>, Problem> {
    let mut known = HashMap::new();
    let mut all = Vec::new();
    let of_folder = |(source, traces): (&Location<'p>, &'p Vec<PathBuf>)| match traces.is_empty() {
        true => vec![*source],
        false => traces.iter().map(|path| Location::Path(path)).collect(),
    };
    for source in named.iter().zip(folders).flat_map(of_folder) {
        if let Location::Path(path) = source
            && let Some(id) = file_id(path)
        {
            let first = *known.entry(id).or_insert(path);
            if !std::ptr::eq(first, path) {
                let [path, first] = [path, first].map(|path| visible(&path.to_string_lossy()).into_owned());
                let same =
                    if path == first { "is named twice".to_owned() } else { format!("is the same file as {first}") };
                writeln!(console.err, "note: {path} {same}; it is exported once")?;
                continue;
            }
        }
        all.push(source);
    }
    Ok(all)
}

/// Checks that a pattern selects a table. Warns if none of the selected tables has rows.
///
/// # Errors
///
/// [`Problem::Refused`] if no table of any trace has such a name.
fn check_selects(pattern: &str, rows: &BTreeMap<String, u64>, console: &mut Console<'_>) -> Result<(), Problem> {
    let shown = visible(pattern);
    if rows.keys().any(|name| is_selected(pattern, name)) {
        return Ok(());
    }
    let known = table_names();
    if known.iter().any(|name| is_selected(pattern, name)) {
        writeln!(console.err, "warning: no table of `{shown}` has rows")?;
        return Ok(());
    }
    let near = match current_table(pattern) {
        Some(current) => vec![current.to_owned()],
        None => closest(pattern, known.into_iter().chain(rows.keys().map(String::as_str)), 3),
    };
    Err(Problem::new(format!("--tables: no table is named `{shown}`"))
        .suggest(&near, "export without --tables to see which tables the traces have"))
}

/// Names of files without extension. Traces of one name in several folders have numbers.
#[derive(Debug, Default)]
struct Stems(HashMap<String, u32>);

impl Stems {
    fn free(&mut self, source: Location<'_>) -> String {
        let stem = source.stem();
        // File systems may ignore case.
        let number = self.0.entry(stem.to_lowercase()).or_default();
        *number += 1;
        if *number == 1 { stem } else { format!("{stem}_{number}") }
    }
}

/// Exports at most `left` events of a trace. Returns the files, the outcome, and the number of events that match the filters, 0 without
/// filters. `only`: no other trace is exported.
fn one(
    args: &ExportArgs,
    source: Location<'_>,
    (stem, only): (&str, bool),
    left: u64,
    console: &mut Console<'_>,
) -> Result<(Exported, Outcome, u64), Problem> {
    let given = args.decoding.read(console)?;
    let Console { err, input, .. } = console;
    let mut traces = given.add_to(Traces::open(&[source], &mut **input)?).with_progress(Results::AtEnd);
    traces.hold()?;
    let filter = args.filter.filter()?;
    let host = args.partition.contains(&Key::Host) && args.host.is_none();
    let host = host.then(|| Host::new(traces.log_file(0)));
    let (mut readings, host) = traces.read_ahead_with(filter, Wanted::new(Needs::ALL), host, err)?;
    readings.left = left;
    let mut files = Export::new(&args.output, stem, args.files(host.and_then(|host| host.name)));
    args.tables(&mut traces, &mut readings, &mut files, err)?;
    let exported = files.finish().map_err(|error| failed(&error, &args.output))?;
    if exported.unseparated > 0 {
        let rows = count(exported.unseparated, "row");
        writeln!(
            err,
            "warning: {}: {rows} in the folders of rows without a value, because there are too many values",
            traces.name(0)
        )?;
    }
    let matched = left - readings.left;
    let Finished { outcome, known, .. } = readings.finish(&traces, err)?;
    // Names and schemas explain why no event matches.
    if only && !filter.needs_no_match() && matched == 0 {
        no_match::report(filter, traces.inputs(), known, err)?;
    }
    Ok((exported, outcome, matched))
}

impl ExportArgs {
    /// Writes the tables of the selected events of a trace.
    fn tables(
        &self,
        traces: &mut Traces<'_>,
        readings: &mut Readings<'_>,
        files: &mut Export,
        err: &mut dyn Write,
    ) -> Result<(), Problem> {
        let (name, log_file) = (traces.name(0).to_owned(), traces.log_file(0).cloned());
        let filter = self.filter.filter()?;
        let (bound, left) = (filter.bind(&readings.plan, &name, log_file.as_ref())?, readings.left);
        let Some(reading) = readings.all.first_mut() else { return Ok(()) };
        let (schemas, state) = (reading.known.schemas.schemas().clone(), reading.known.state.clone());
        let mut tables = Tables::new(log_file.as_ref(), schemas, Some(state), self.options(&name));
        let matching = Arc::new(Mutex::new((std::mem::replace(&mut reading.filter, bound), left)));
        if !filter.selects_all() {
            let matching = matching.clone();
            tables = tables.with_test(move |event, state, schemas| {
                let (keep, left) = &mut *matching.lock().unwrap_or_else(PoisonError::into_inner);
                let keeps = *left > 0 && keep.matches(event, state, schemas);
                *left -= u64::from(keeps);
                keeps
            });
        }
        write_tables(self, traces, &mut tables, files, (&mut reading.report, err))?;
        let omitted = tables.omitted();
        note_omitted(&name, &omitted, err)?;
        reading.report.cut_off |= omitted.cut_off;
        drop(tables);
        let matching = Arc::into_inner(matching).map(|own| own.into_inner().unwrap_or_else(PoisonError::into_inner));
        if let Some((filter, left)) = matching {
            (reading.filter, readings.left) = (filter, left);
        }
        Ok(())
    }
}

/// Prints warnings about schemas that have no table.
fn note_omitted(name: &str, omitted: &Omitted, err: &mut dyn Write) -> Result<(), Problem> {
    for (number, what) in [(omitted.large, "has too many fields"), (omitted.further, "is beyond the limit of tables")] {
        if number > 0 {
            let schemas = count(number, "schema");
            writeln!(err, "warning: {name}: {schemas} without a table, because it {what}; `events` has their data")?;
        }
    }
    Ok(())
}

/// Writes the tables of a trace.
fn write_tables(
    args: &ExportArgs,
    traces: &mut Traces<'_>,
    tables: &mut Tables,
    files: &mut Export,
    (report, err): (&mut DamageReport, &mut dyn Write),
) -> Result<(), Problem> {
    let mut take = |tables: &mut Tables, all: bool| -> Result<(), Problem> {
        let batches = tables.take(all).map_err(|error| failed(&ExportError::from(error), &args.output))?;
        batches.iter().try_for_each(|batch| files.write(batch)).map_err(|error| failed(&error, &args.output))
    };
    traces.each_buffer(0, &mut |next| {
        match next {
            Ok(buffer) => {
                let mut reported = Ok(());
                tables.buffer(buffer, |damage| {
                    if reported.is_ok() {
                        reported = report.add(err, &damage);
                    }
                });
                reported?;
            }
            Err(damage) => {
                report.add(err, &damage)?;
                tables.damage(&damage);
            }
        }
        take(tables, false)?;
        Ok(ControlFlow::Continue(()))
    })?;
    take(tables, true)
}

fn failed(error: &ExportError, dir: &Path) -> Problem {
    let help = format!("check the free space and the permissions of {}", visible(&dir.to_string_lossy()));
    Problem::new(visible(&error.to_string()).into_owned()).help(help)
}
