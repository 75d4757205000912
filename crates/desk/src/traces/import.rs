//! `cargo spec import`: tables of providers from traces, manifests and messages of WPP.

use std::collections::{BTreeMap, BTreeSet};
use std::io::Write as _;
use std::path::{Path, PathBuf};

use clap::Args;
use etwspec_cli::shared::{FileProviders, count, order, selects};
use etwspec_codegen::schema::TODO;
use etwspec_console::new_file::{existing, sweep};
use etwspec_console::{Console, NewFile, Problem, visible};
use etwspec_etl::filter::NamePattern;
use etwspec_schema::manifest::{Named, Provider};
use etwspec_schema::{EventId, provider_table};

use crate::skeleton::{self, Head};

/// Make tables of providers from a trace, a manifest, or messages of WPP.
#[derive(Debug, Args)]
#[command(after_help = AFTER)]
pub(crate) struct ImportArgs {
    /// Traces (.etl), instrumentation manifests (.man), or messages of WPP (.tmf, .pdb).
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
    /// Only this provider: its GUID, or its name in any case. * and ? match any part of a name.
    #[arg(long, value_name = "GUID|NAME")]
    provider: Vec<String>,
    /// Write each table to the folder DIR, with the name of its provider. - is standard output, for one provider.
    #[arg(short, long, value_name = "DIR", default_value = "-")]
    output: PathBuf,
    /// Replace tables in the folder.
    #[arg(long)]
    replace: bool,
}

const AFTER: &str = "\
A table has the form of the files in spec/providers. What must be filled in is marked with TODO; `cargo spec check` reports \
it. What a table cannot state is reported on standard error.

If several files describe an event, the first of them is used. TraceLogging events contain their schemas and have no table.

Exit status:
  0  Success
  1  A trace is damaged; the rest of it was read
  2  A file cannot be read, contains no such provider, or a table exists already

Examples:
  cargo spec import app.man
  cargo spec import trace.etl --provider Contoso-App -o spec/providers";

pub(crate) fn import(args: &ImportArgs, console: &mut Console<'_>) -> Result<(), Problem> {
    let mut found = FileProviders::default();
    for path in &args.files {
        found.read(path, console)?;
    }
    let outcome = std::mem::take(&mut found.outcome);
    let providers = finish(found, &args.provider)?;
    if args.output.as_os_str() == "-" {
        let [provider] = &providers[..] else {
            return Err(Problem::new(format!(
                "cannot write {} to standard output",
                count(providers.len() as u64, "table")
            ))
            .help(format!("name a folder with -o, or one provider with --provider: {}", names(&providers))));
        };
        let table = Table::new(provider, &mut BTreeSet::new(), console)?;
        write!(console.out, "{}", table.text)?;
        return outcome.result();
    }
    let mut taken = BTreeSet::new();
    let tables = providers.iter().map(|provider| Table::new(provider, &mut taken, console));
    write_all(&tables.collect::<Result<Vec<_>, _>>()?, args, console)?;
    outcome.result()
}

/// Reads the facts about a provider from a file, for `cargo spec new provider --from`.
pub(crate) fn provider_in_file(
    path: &Path,
    name: &str,
    console: &mut Console<'_>,
) -> Result<etwspec_catalog::Provider, Problem> {
    let mut found = FileProviders::default();
    found.read(path, console)?;
    let providers = finish(found, &[name.to_owned()])?;
    match &providers[..] {
        [provider] => facts(provider, console),
        _ => {
            Err(Problem::new(format!("{} have the name {}", count(providers.len() as u64, "provider"), visible(name)))
                .help("import one by its GUID: `cargo spec import FILE --provider GUID`"))
        }
    }
}

/// Returns the providers that are selected, in the order of their names.
fn finish(found: FileProviders, wanted: &[String]) -> Result<Vec<Provider>, Problem> {
    let is: Vec<NamePattern> = wanted.iter().map(|text| NamePattern::new(text)).collect();
    let all: Vec<Provider> = found.providers.into_values().collect();
    let described = |provider: &&Provider| !provider.schemas.is_empty();
    let known = names(all.iter().filter(described));
    let (mut selected, others): (Vec<Provider>, Vec<Provider>) =
        all.into_iter().partition(|provider| selects(&is, provider.guid, provider.name.as_deref()));
    selected.retain(|provider| !provider.schemas.is_empty());
    selected.sort_by(|a, b| (&a.name, a.guid.to_bytes()).cmp(&(&b.name, b.guid.to_bytes())));
    if selected.is_empty() && others.iter().any(|provider| !provider.schemas.is_empty()) {
        return Err(Problem::new(format!("no schema of an event of {}", visible(&wanted.join(", "))))
            .help(format!("name one of these providers: {known}")));
    }
    if selected.is_empty() {
        return Err(Problem::new("no schema of an event with an ID")
            .help("`etwspec schema list` lists the providers of a trace and where their schemas are from"));
    }
    Ok(selected)
}

/// Names of providers in a message.
fn names<'p>(providers: impl IntoIterator<Item = &'p Provider>) -> String {
    const MAX: usize = 10;
    let mut all: Vec<String> = providers
        .into_iter()
        .map(|provider| match &provider.name {
            Some(name) => visible(name).into_owned(),
            None => provider.guid.to_string(),
        })
        .collect();
    all.sort();
    let more = all.len().saturating_sub(MAX);
    all.truncate(MAX);
    let more = if more == 0 { String::new() } else { format!(", and {more} more") };
    all.join(", ") + &more
}

/// Returns the facts about a provider. Prints what a table cannot state.
fn facts(provider: &Provider, console: &mut Console<'_>) -> Result<etwspec_catalog::Provider, Problem> {
    let mut sorted = provider.clone();
    sorted.schemas.sort_by_key(order);
    let (mut facts, unstated) = provider_table::facts(&sorted);
    facts.events.sort_by_key(|event| (event.id, event.version));
    let name = visible(&facts.name).into_owned();
    let mut reasons: BTreeMap<(bool, &str), Vec<String>> = BTreeMap::new();
    for one in unstated {
        let event = match one.event {
            EventId::Manifest { id, version } => format!("{id} v{version}"),
            EventId::Class { kind, version } => format!("type {kind} v{version}"),
            EventId::Message { number } => format!("message {number}"),
            _ => "TraceLogging".to_owned(),
        };
        reasons.entry((one.has_row, one.why)).or_default().push(event);
    }
    for ((has_row, why), events) in reasons {
        let what = if has_row { "not in the table" } else { "no row" };
        writeln!(console.err, "note: {name}: {what}: {why}: {}", list(&events))?;
    }
    let Provider { channels, levels, tasks, opcodes, keywords, classic, unread, .. } = provider;
    fn has_texts<'n>(mut names: impl Iterator<Item = &'n Named>) -> bool {
        names.any(|named| named.message.is_some())
    }
    let lost = [
        ("messages of channels", has_texts(channels.values())),
        ("messages of levels", has_texts(levels.values())),
        ("messages of tasks", has_texts(tasks.values())),
        ("messages of opcodes", has_texts(opcodes.values())),
        ("messages of keywords", has_texts(keywords.values())),
        ("eventGUID of tasks: the same events as classic events", !classic.is_empty()),
    ];
    let lost = lost.iter().filter(|(_, is)| *is).map(|(what, _)| (*what).to_owned());
    for what in lost.chain(unread.iter().map(|name| visible(name).into_owned())) {
        writeln!(console.err, "note: {name}: not in the table: {what}")?;
    }
    if facts.events.is_empty() {
        return Err(Problem::new(format!("a table cannot state any event of {name}")).help("see the notes above"));
    }
    Ok(facts)
}

/// The first of many events, and the number of the others.
fn list(events: &[String]) -> String {
    const MAX: usize = 8;
    let first = events.iter().take(MAX).map(String::as_str).collect::<Vec<_>>().join(", ");
    match events.len() {
        0..=MAX => first,
        all => format!("{first}, and {} more", all - MAX),
    }
}

/// A table to be written.
struct Table {
    file: String,
    events: usize,
    text: String,
}

impl Table {
    fn new(provider: &Provider, taken: &mut BTreeSet<String>, console: &mut Console<'_>) -> Result<Table, Problem> {
        let facts = facts(provider, console)?;
        let mut name = skeleton::portable_name(&facts.name);
        // Messages of several source files have one provider name, and a GUID each. Some systems ignore case.
        if !taken.insert(name.to_lowercase()) {
            name = format!("{name}-{}", facts.guid);
            taken.insert(name.to_lowercase());
        }
        if name != facts.name {
            writeln!(console.err, "note: the table of {} is called {name}", visible(&facts.name))?;
        }
        let escaped = texts(&facts).filter(|text| visible(text) != *text).count() as u64;
        if escaped > 0 {
            let texts = count(escaped, "text");
            writeln!(
                console.err,
                "note: {name}: line breaks and invisible characters of {texts} are written as escapes"
            )?;
        }
        let head = Head { name: name.clone(), module: None, summary: None, sources: Vec::new() };
        let text = skeleton::provider(&head, None, &facts);
        Ok(Table { file: format!("{name}.toml"), events: facts.events.len(), text })
    }
}

/// The texts of a provider, other than its name.
fn texts(facts: &etwspec_catalog::Provider) -> impl Iterator<Item = &str> {
    let events = facts.events.iter();
    let events = events.flat_map(|event| event.message.iter().chain(&event.name).map(String::as_str));
    events.chain(facts.maps.iter().flat_map(|map| map.entries.iter().map(|entry| entry.name.as_str())))
}

/// Writes tables to the folder. Nothing is written if one of them exists.
fn write_all(tables: &[Table], args: &ImportArgs, console: &mut Console<'_>) -> Result<(), Problem> {
    let folder = visible(&args.output.to_string_lossy()).into_owned();
    if !args.output.is_dir() {
        return Err(Problem::new(format!("cannot write to {folder}: it is not a folder"))
            .help("create the folder first, or leave out -o to print the table"));
    }
    let paths: Vec<PathBuf> = tables.iter().map(|table| args.output.join(&table.file)).collect();
    if let Some(path) = paths.iter().find(|path| !args.replace && path.symlink_metadata().is_ok()) {
        return Err(Problem::new(format!("{} exists already", visible(&path.to_string_lossy())))
            .help("add --replace to replace tables, or name another folder"));
    }
    let failed = |wrong| Problem::from(wrong).help("move it out of the folder, or name another folder");
    for table in tables {
        existing(&args.output, Path::new(&table.file)).map_err(failed)?;
    }
    sweep(&args.output);
    for (table, path) in tables.iter().zip(&paths) {
        let shown = visible(&path.to_string_lossy()).into_owned();
        let mut file = NewFile::create_below(&args.output, Path::new(&table.file)).map_err(failed)?;
        let write = || {
            file.write_all(table.text.as_bytes())?;
            file.commit()
        };
        write().map_err(|error: std::io::Error| Problem::new(format!("cannot write {shown}: {error}")))?;
        writeln!(console.out, "wrote {shown} ({})", count(table.events as u64, "event"))?;
    }
    let todo: usize = tables.iter().map(|table| table.text.matches(&format!("\"{TODO}\"")).count()).sum();
    Ok(writeln!(console.out, "next: fill in {todo} x {TODO}, then run cargo spec check")?)
}
