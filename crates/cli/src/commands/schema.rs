//! `etwspec schema`.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use clap::{Args, Subcommand};
use etwspec::Guid;
use etwspec_console::quantity::{count, number};
use etwspec_console::table::{Column, table};
use etwspec_console::{Console, Problem, visible, visible_json};
use etwspec_etl::counts::OrderBy as _;
use etwspec_etl::filter::NamePattern;
use etwspec_etl::{Event, Identity};
use etwspec_schema::manifest::{self, Provider};
use etwspec_schema::{EventId, Numbers, Schema, Schemas};
use etwspec_traces::{Filter, Finished, Needs, Record, Traces, Wanted};
use serde_json::{Value, json};

use super::changes::{ChangesArgs, changes};
use super::schema_sources::{self, Sources, merge, order};
use crate::arguments::{OutputArg, TableFormat};
use crate::trace::described::{Counted, Described, Key, Kind, Reason, Share};
use crate::trace::schema_files::SchemaArgs;
use crate::trace::{Location, Outcome, Results, TraceArgs};

/// List and export the schemas of events, and measure what they describe.
#[derive(Debug, Args)]
#[command(after_help = AFTER)]
pub(crate) struct SchemaCommand {
    #[command(subcommand)]
    command: Sub,
}

const AFTER: &str = "\
Exit status:
  0  Success
  1  A trace is damaged; the rest of it was read
  2  A trace or a schema cannot be read

Examples:
  etwspec schema list trace.etl --missing
  etwspec schema share *.etl
  etwspec schema export trace.etl -o trace.man
  etwspec schema list app.exe
  etwspec schema export app.exe -o app.man
  etwspec schema changes 11-25H2 11-26H1";

#[derive(Debug, Subcommand)]
enum Sub {
    List(ListArgs),
    Share(ShareArgs),
    Export(ExportArgs),
    Changes(ChangesArgs),
}

/// List the events of a trace and what describes them, or the events that a manifest or a program describes.
#[derive(Debug, Args)]
#[command(after_help = LIST)]
struct ListArgs {
    #[command(flatten)]
    trace: TraceArgs,
    #[command(flatten)]
    schemas: SchemaArgs,
    /// Only events without named fields.
    #[arg(long)]
    missing: bool,
    /// Output format.
    #[arg(long, value_enum, default_value_t)]
    format: TableFormat,
    #[command(flatten)]
    output: OutputArg,
}

const LIST: &str = "\
A file may also be an instrumentation manifest, a program that contains one, messages of WPP, or a folder with such files. Its \
events are listed with the number of their fields. In traces, SCHEMA is where the names of fields are from: tables (of this project), \
trace-event-info, eventsource-manifest, tracelogging, text-only, manifest-file, binary-manifest, tmf, provider-table, windows (dumps \
of the providers of Windows, in the release of the trace), windows-other-release or windows-assumed-lengths. FIT is `exact` if the \
fields explain all bytes, otherwise the reason why they do not. At most 16,384 kinds of events are listed, with 4 MiB of names; the events of \
all others are counted in rows `(others)`, which have the member `others` in JSON.

Exit status:
  0  Success
  1  A trace is damaged; the rest of it was read
  2  A trace or a schema cannot be read

Examples:
  etwspec schema list trace.etl
  etwspec schema list trace.etl --missing
  etwspec schema list trace.etl --schema symbols --format json
  etwspec schema list app.exe";

/// Print the share of events with named fields, and of those whose fields explain all bytes, by kind.
#[derive(Debug, Args)]
#[command(after_help = SHARE)]
struct ShareArgs {
    #[command(flatten)]
    trace: TraceArgs,
    #[command(flatten)]
    schemas: SchemaArgs,
    /// Output format.
    #[arg(long, value_enum, default_value_t)]
    format: TableFormat,
    #[command(flatten)]
    output: OutputArg,
}

const SHARE: &str = "\
An event counts as named if the fields of a schema or table explain all of its bytes. Schemas and tables that leave bytes over \
follow, with the number of these events and bytes. Several traces are counted together; JSON also has the counts of each in the list `files`, with its name in `file`.

Exit status:
  0  Success
  1  A trace is damaged; the rest of it was read
  2  A trace or a schema cannot be read

Examples:
  etwspec schema share *.etl
  etwspec schema share trace.etl --schema app.man --format json";

/// Write an instrumentation manifest with the schemas of a trace, or with the manifest of a program.
#[derive(Debug, Args)]
#[command(after_help = EXPORT)]
struct ExportArgs {
    #[command(flatten)]
    trace: TraceArgs,
    #[command(flatten)]
    schemas: SchemaArgs,
    /// Only this provider: its GUID, or its name in any case. * and ? match any part of a name.
    #[arg(long, value_name = "GUID|NAME")]
    provider: Vec<String>,
    #[command(flatten)]
    output: OutputArg,
}

const EXPORT: &str = "\
A file may also be a program that contains a manifest, its resource WEVT_TEMPLATE, an instrumentation manifest, or a folder with \
such files: several are written as one. Only events of manifests are exported: a manifest cannot contain TraceLogging events, WPP messages or classic events. \
What a manifest cannot state is reported on standard error.

Exit status:
  0  Success
  1  A trace is damaged; the rest of it was read
  2  A trace or a schema cannot be read, or contains no such provider

Examples:
  etwspec schema export trace.etl -o trace.man
  etwspec schema export trace.etl --provider Microsoft-Windows-DNS-Client -o dns.man
  etwspec schema export app.exe -o app.man
  etwspec schema export System32 --provider Microsoft-Windows-WinINet --language de-DE";

pub(crate) fn schema(args: &SchemaCommand, console: &mut Console<'_>) -> Result<(), Problem> {
    match &args.command {
        Sub::List(args) => list(args, console),
        Sub::Share(args) => share(args, console),
        Sub::Export(args) => export(args, console),
        Sub::Changes(args) => changes(args, console),
    }
}

/// Counts the events of each trace by what describes them. Also returns the outcome; damage is reported.
fn described(
    sources: &[Location<'_>],
    schemas: &SchemaArgs,
    console: &mut Console<'_>,
) -> Result<(Vec<(String, Described)>, Outcome), Problem> {
    let given = schemas.read(console)?;
    let (mut all, mut outcome) = (Vec::new(), Outcome::default());
    for source in sources {
        let Console { err, input, .. } = &mut *console;
        let mut traces = Traces::open(&[*source], &mut **input)?.with_schemas(given.clone());
        let everything = Filter::default();
        let (described, readings, _) = Described::read(&mut traces, &everything, None, err)?;
        outcome.merge(readings.finish(&traces, err)?.outcome, err)?;
        all.push((traces.name(0).to_owned(), described));
    }
    Ok((all, outcome))
}

fn list(args: &ListArgs, console: &mut Console<'_>) -> Result<(), Problem> {
    let sources = args.trace.sources(console)?;
    args.output.write(&sources, console, |console| {
        let own = Sources::new(&sources, &args.schemas, console)?;
        let mut files = Vec::new();
        let (all, outcome) = described(&own.traces, &args.schemas, console)?;
        for (file, described) in all {
            let mut rows: Vec<(&Key, u64)> = described.rows.iter().map(|(key, count)| (key, count.events)).collect();
            rows.retain(|(key, _)| !args.missing || key.reason.is_some());
            rows.order_by_key(|(key, count)| (key.identity.is_none(), Reverse(*count), cells(key)));
            if args.format == TableFormat::Json {
                let rows: Vec<Value> = rows.into_iter().map(|(key, count)| row(key, count)).collect();
                files.push(json!({ "file": file, "events": rows }));
                continue;
            }
            let gap = if files.is_empty() { "" } else { "\n" };
            let mut text = format!("{gap}{file}\n");
            let columns = key_columns(&["events"]);
            let rows: Vec<Vec<String>> =
                rows.into_iter().map(|(key, count)| cells(key).into_iter().chain([number(count)]).collect()).collect();
            table(&mut text, &columns, &rows, console.width);
            write!(console.out, "{text}")?;
            files.push(Value::Null);
        }
        for (name, file) in &own.files {
            if args.format == TableFormat::Table {
                let mut text = if files.is_empty() { String::new() } else { "\n".to_owned() };
                schema_sources::list(name, file, console.width, &mut text);
                write!(console.out, "{text}")?;
            }
            files.push(schema_sources::json(name, file));
        }
        if args.format == TableFormat::Json {
            writeln!(console.out, "{}", visible_json(&json!({ "files": files })))?;
        }
        outcome.result()
    })
}

/// Returns the columns of [`cells`], and of counts behind them.
fn key_columns(counts: &[&'static str]) -> Vec<Column<'static>> {
    let of_cells = ["kind", "provider", "event", "name", "schema", "fit"].map(Column::Left);
    of_cells.into_iter().chain(counts.iter().copied().map(Column::Right)).collect()
}

/// Provider, event and version of an identity, as text.
fn identity(key: &Key) -> (Option<String>, String, Option<u16>) {
    let Some(identity) = key.identity else { return (None, String::new(), None) };
    match identity {
        Identity::Hook { id, version } => (None, format!("{:#06x}", id.0), Some(version)),
        Identity::Class { guid, kind, version } => (Some(guid.to_string()), kind.to_string(), Some(version)),
        Identity::Provider { guid, id, version } => (Some(guid.to_string()), id.to_string(), Some(version)),
        Identity::Message { guid, number } => (guid.map(|guid| guid.to_string()), number.to_string(), None),
        Identity::Other(_) => (None, String::new(), None),
    }
}

/// Name of an event: that of its schema, or that of the tables.
fn name(key: &Key) -> Option<String> {
    let of_tables = || {
        let (key, _) = key.identity?.key()?;
        key.common_name().map(str::to_owned)
    };
    key.name.as_deref().map(str::to_owned).or_else(of_tables)
}

/// Source of the names of fields.
fn source(key: &Key) -> &'static str {
    match (key.source, key.reason) {
        (Some(source), _) => source.word(),
        (None, None) => "tables",
        (None, Some(Reason::BytesLeft | Reason::DoesNotFit | Reason::CutOff)) => "tables",
        (None, Some(_)) => "none",
    }
}

fn cells(key: &Key) -> Vec<String> {
    let (guid, mut event, version) = identity(key);
    if key.identity.is_none() {
        event = "(others)".to_owned();
    }
    let provider = key.provider.as_deref().map(|name| visible(name).into_owned()).or(guid).unwrap_or_default();
    let event = version.map_or(event.clone(), |version| format!("{event} v{version}"));
    let name = name(key).map(|name| visible(&name).into_owned()).unwrap_or_default();
    let fit = key.reason.map_or("exact", |reason| reason.text());
    [key.kind.word(), &provider, &event, &name, source(key), fit].map(str::to_owned).to_vec()
}

fn row(key: &Key, count: u64) -> Value {
    let (guid, event, version) = identity(key);
    let mut row = json!({
        "kind": key.kind,
        "provider": guid,
        "provider_name": key.provider.as_deref(),
        "event": event,
        "version": version,
        "event_name": name(key),
        "schema": source(key),
        "reason": key.reason,
        "events": count,
    });
    if key.identity.is_none() {
        row["others"] = true.into();
    }
    row
}

fn share(args: &ShareArgs, console: &mut Console<'_>) -> Result<(), Problem> {
    let sources = args.trace.sources(console)?;
    args.output.write(&sources, console, |console| {
        let (mut shares, mut files) = (BTreeMap::<Kind, Share>::new(), Vec::new());
        let mut left = BTreeMap::<Vec<String>, (Value, Counted)>::new();
        let (all, outcome) = described(&sources, &args.schemas, console)?;
        for (file, described) in all {
            let own = described.shares();
            own.iter().for_each(|(kind, share)| shares.entry(*kind).or_default().merge(share));
            for (key, count) in described.rows.iter().filter(|(_, count)| count.bytes > 0) {
                let row = || (row(key, 0), Counted::default());
                left.entry(cells(key)).or_insert_with(row).1.merge(*count);
            }
            files.push(json!({ "file": file, "total": total(&own), "kinds": own }));
        }
        let all = total(&shares);
        if args.format == TableFormat::Json {
            let left = left.into_values().map(|(mut row, count)| {
                (row["events"], row["bytes"]) = (json!(count.events), json!(count.bytes));
                row
            });
            let left: Vec<Value> = left.collect();
            let json = json!({ "total": all, "kinds": shares, "left_over": left, "files": files });
            writeln!(console.out, "{}", visible_json(&json))?;
            return outcome.result();
        }
        let mut text = count(files.len() as u64, "trace");
        text.push('\n');
        let columns = [
            Column::Left("kind"),
            Column::Right("events"),
            Column::Right("named"),
            Column::Right("%"),
            Column::Right("exact"),
            Column::Right("%"),
            Column::Left("others, by reason"),
        ];
        let named = shares.iter().map(|(kind, share)| (kind.word(), share)).chain([("all", &all)]);
        let rows: Vec<Vec<String>> = named
            .map(|(kind, share)| {
                let reasons = share.reasons.iter().map(|(reason, n)| format!("{}: {}", reason.text(), number(*n)));
                let reasons: Vec<String> = reasons.collect();
                let mut row = vec![kind.to_owned(), number(share.events)];
                row.extend([share.named(), share.exact()].into_iter().flat_map(|n| [number(n), share.percent(n)]));
                row.push(reasons.join(", "));
                row
            })
            .collect();
        table(&mut text, &columns, &rows, console.width);
        if !left.is_empty() {
            let mut rows: Vec<(Vec<String>, Counted)> =
                left.into_iter().map(|(row, (_, count))| (row, count)).collect();
            rows.order_by_key(|(_, count)| Reverse(count.bytes));
            let cells = rows
                .into_iter()
                .map(|(row, count)| row.into_iter().chain([number(count.events), number(count.bytes)]).collect());
            let columns = key_columns(&["events", "bytes left over"]);
            text.push('\n');
            table(&mut text, &columns, &cells.collect::<Vec<_>>(), console.width);
        }
        write!(console.out, "{text}")?;
        outcome.result()
    })
}

fn total(shares: &BTreeMap<Kind, Share>) -> Share {
    let mut all = Share::default();
    shares.values().for_each(|share| all.merge(share));
    all
}

fn export(args: &ExportArgs, console: &mut Console<'_>) -> Result<(), Problem> {
    let sources = args.trace.sources(console)?;
    args.output.write(&sources, console, |console| {
        let (mut schemas, mut numbers, mut outcome) = (args.schemas.read(console)?, Numbers::new(), Outcome::default());
        let own = Sources::new(&sources, &args.schemas, console)?;
        for source in &own.traces {
            let (of_trace, read) = of_trace(*source, &mut numbers, console, |_| {})?;
            schemas.add_set(&of_trace);
            outcome.merge(read, console.err)?;
        }
        let wanted: Vec<NamePattern> = args.provider.iter().map(|text| NamePattern::new(text)).collect();
        let mut all: Vec<&Schema> = schemas.iter().map(|schema| &**schema).collect();
        all.retain(|schema| matches!(schema.event, EventId::Manifest { .. }));
        all.retain(|schema| selects(&wanted, schema.provider, schema.provider_name.as_deref()));
        all.order_by_key(|schema| (schema.provider.to_bytes(), order(schema), schema.source));
        for same in all.chunk_by(|one, other| one.provider == other.provider && order(one) == order(other)) {
            if let Some(note) = omitted(same) {
                writeln!(console.err, "note: {}", visible(&note))?;
            }
        }
        all.dedup_by_key(|schema| (schema.provider.to_bytes(), order(schema)));
        let mut providers = by_provider(all);
        providers.values_mut().for_each(|provider| numbers.add_to(provider));
        let of_files = own.files.into_iter().flat_map(|(_, file)| file.providers);
        for provider in of_files.filter(|provider| selects(&wanted, provider.guid, provider.name.as_deref())) {
            let name = provider.name.clone();
            let differ = merge(&mut providers, provider);
            if differ > 0 {
                let (events, name) = (count(differ as u64, "event"), name.as_deref().unwrap_or_default());
                writeln!(console.err, "note: {}: two schemas of {events}; using the first", visible(name))?;
            }
        }
        if providers.is_empty() {
            let place = if own.traces.is_empty() { "files" } else { "trace" };
            return Err(Problem::new(format!("no schema of a manifest's event in the {place}"))
                .help("`etwspec schema list` lists the providers of a trace and where their schemas are from"));
        }
        let written = manifest::write(&providers.into_values().collect::<Vec<_>>());
        for problem in written.problems {
            writeln!(console.err, "note: {}", visible(&problem.to_string()))?;
        }
        write!(console.out, "{}", written.text)?;
        outcome.result()
    })
}

/// Returns a note if an event has several schemas, of which a manifest can contain one.
fn omitted(same: &[&Schema]) -> Option<String> {
    let (first, others) = same.split_first()?;
    let differs = |schema: &&&Schema| schema.source == first.source && schema.fields != first.fields;
    let others: Vec<&&Schema> = others.iter().filter(differs).collect();
    let last = others.first()?;
    let EventId::Manifest { id, version } = first.event else { return None };
    let provider = first.provider_name.as_deref().map_or_else(|| first.provider.to_string(), str::to_owned);
    let of = |schema: &Schema| match schema.process {
        Some(process) => format!("that of process {process}"),
        None => "another one".to_owned(),
    };
    let more = match others.len() {
        1 => String::new(),
        all => format!(" and {} more", all - 1),
    };
    let help = match last.process {
        Some(process) => format!("; `etwspec cut --pid {process} --no-context` writes a trace with the other one"),
        None => String::new(),
    };
    Some(format!(
        "event {id} version {version} of {provider} has {} different schemas: {} is exported, {}{more} is not{help}",
        others.len() + 1,
        if first.process.is_some() { of(first) } else { "one".to_owned() },
        of(last),
    ))
}

/// Reads the schemas in a trace, and the numbers of names in its events. Also returns whether it is damaged, which is reported.
pub(crate) fn of_trace(
    source: Location<'_>,
    numbers: &mut Numbers,
    console: &mut Console<'_>,
    mut each: impl FnMut(&Event<'_>),
) -> Result<(Schemas, Outcome), Problem> {
    let (everything, Console { err, input, .. }) = (Filter::default(), console);
    let mut traces = Traces::open(&[source], &mut **input)?.with_progress(Results::AtEnd);
    let mut readings = traces.read_ahead(&everything, Wanted::new(Needs::default()), err)?;
    readings.read(&mut traces, false, err, &mut |_, record: Record<'_>| {
        numbers.read_event(record.event);
        each(record.event);
        Ok(())
    })?;
    let Finished { outcome, known, .. } = readings.finish(&traces, err)?;
    let known = known.first().map(|known| known.schemas.schemas().as_ref().clone());
    let mut schemas = known.unwrap_or_default();
    schemas.finish();
    Ok((schemas, outcome))
}

/// Returns whether one of several names or GUIDs is that of a provider. Without any, all providers are selected.
pub fn selects(wanted: &[NamePattern], guid: Guid, name: Option<&str>) -> bool {
    let guid = guid.to_string();
    let own = [Some(&*guid), name];
    wanted.is_empty() || wanted.iter().any(|wanted| own.iter().flatten().any(|name| wanted.matches(name)))
}

/// Providers with their schemas, by GUID. The first name of a provider is kept.
pub(crate) fn by_provider<'s>(schemas: impl IntoIterator<Item = &'s Schema>) -> BTreeMap<[u8; 16], Provider> {
    let mut providers: BTreeMap<[u8; 16], Provider> = BTreeMap::new();
    for schema in schemas {
        let provider = providers.entry(schema.provider.to_bytes()).or_insert_with(|| Provider::new(schema.provider));
        provider.name = provider.name.take().or_else(|| schema.provider_name.clone());
        provider.schemas.push(schema.clone());
    }
    providers
}
