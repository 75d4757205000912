//! `cargo spec windows`: the pack of the events of Windows' providers, from dumps of manifests.

mod events;
mod manifest;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use clap::Args;
use etwspec_catalog::axis::Axis;
use etwspec_console::{Console, NewFile, Problem, read_regular, visible};
use etwspec_schema::pack::write::{Contents, ProviderFacts};
use etwspec_schema::pack::{Dump, Dumps, Entry, Pack, Source};

use crate::spec::SpecArgs;

/// Make the pack of the events of Windows' providers from dumps of their manifests.
#[derive(Debug, Args)]
#[command(after_help = AFTER)]
pub(crate) struct WindowsArgs {
    /// Table of events by release: events.tsv, or events.tsv.xz.
    #[arg(value_name = "EVENTS")]
    events: PathBuf,
    /// Folder with a folder of manifests for each build, whose name ends with the build: Manifests-Win10-17134.
    #[arg(long, value_name = "DIR")]
    manifests: PathBuf,
    /// Dump of a release that the table lacks, or that replaces its column: a folder with a table for each provider.
    #[arg(long, value_name = "RELEASE=DIR")]
    dump: Vec<String>,
    /// Table of GUIDs that neither states: name, GUID and source of a provider in each line.
    #[arg(long, value_name = "FILE", default_value = "crates/schema/guids.tsv")]
    guids: PathBuf,
    /// The pack.
    #[arg(short, long, value_name = "FILE", default_value = "crates/schema/windows.pack")]
    output: PathBuf,
    #[command(flatten)]
    spec: SpecArgs,
}

const AFTER: &str = "\
Prints the events that the new pack adds to the old one, changes (- before, + after) and removes, with their layouts.

Examples:
  cargo spec windows events.tsv.xz --manifests etw-providers-docs
  cargo spec windows events.tsv.xz --manifests etw-providers-docs --dump 1511=Windows10EtwEvents/manifest";

/// Maximum size of a file in bytes.
const LIMIT: u64 = 256 << 20;

/// Source of the table of events.
const EVENTS: &str = "jdu2600/windows-events";
/// Source of the manifests.
const MANIFESTS: &str = "repnz/etw-manifests";

pub(crate) fn windows(args: &WindowsArgs, console: &mut Console<'_>) -> Result<(), Problem> {
    let catalog = args.spec.catalog(console)?;
    let ids: BTreeSet<&str> = catalog.sources.iter().map(|source| source.id.as_str()).collect();
    let table = events::read(&args.events)?;
    let manifests = manifest::folders(&args.manifests)?;
    let guids = Guids::read(&args.guids)?;
    let mut contents = Contents::default();
    let states = [(EVENTS, false), (MANIFESTS, true)];
    let others = guids.sources().filter(|id| states.iter().all(|(own, _)| own != id)).map(|id| (id, false));
    for (id, has_lengths) in states.into_iter().chain(others) {
        if !ids.contains(id) {
            return Err(Problem::new(format!("no source has the ID {}", visible(id)))
                .help("add the source to spec/sources.toml first"));
        }
        contents.sources.push(Source::new(id, has_lengths));
    }
    let more = (args.dump.iter()).map(|text| text.split_once('=').ok_or(text)).collect::<Result<Vec<_>, _>>();
    let more: BTreeMap<&str, &str> = match more {
        Ok(more) => more.into_iter().collect(),
        Err(text) => return Err(Problem::new(format!("{} is not RELEASE=DIR", visible(text)))),
    };
    let mut dumps: Vec<Dump> = Vec::new();
    let labels: BTreeSet<&str> = table.releases.iter().map(String::as_str).chain(more.keys().copied()).collect();
    for label in labels {
        let (release, build) = release(&catalog.releases, label)?;
        dumps.push(Dump::new(build, release, label.to_owned(), 0));
    }
    for (build, folder) in &manifests {
        let release = catalog.releases.stops.iter().find(|stop| stop.builds.contains(build));
        let release = release.map_or_else(String::new, |stop| stop.release.clone());
        let label = folder.file_name().map_or_else(String::new, |name| name.to_string_lossy().into_owned());
        dumps.push(Dump::new(*build, release, label, 1));
    }
    dumps.sort_by_key(|dump| (dump.build, dump.source));
    let place = |label: &str| dumps.iter().position(|dump| dump.label == label).map_or(Dumps::default(), Dumps::one);
    table.add(&|label| (!more.contains_key(label)).then(|| place(label)), &mut contents.providers)?;
    for (label, folder) in &more {
        events::add_dump(Path::new(folder), place(label), &mut contents.providers)?;
    }
    for (_, folder) in &manifests {
        let label = folder.file_name().map_or_else(String::new, |name| name.to_string_lossy().into_owned());
        manifest::add(folder, place(&label), 1, &mut contents.providers)?;
    }
    guids.add(&contents.sources, &mut contents.providers);
    contents.dumps = dumps.clone();
    let bytes = etwspec_schema::pack::write::write(&contents).map_err(Problem::new)?;
    report(&args.output, &bytes, console)?;
    let shown = visible(&args.output.to_string_lossy()).into_owned();
    let failed = |error: std::io::Error| Problem::new(format!("cannot write {shown}: {error}"));
    let mut file = NewFile::create(&args.output).map_err(failed)?;
    std::io::Write::write_all(&mut file, &bytes).map_err(failed)?;
    file.commit().map_err(failed)?;
    Ok(writeln!(console.out, "wrote {shown}: {} bytes", bytes.len())?)
}

/// Returns the ID and the build of a release.
fn release(axis: &Axis, label: &str) -> Result<(String, u32), Problem> {
    // The dumps use the number of the update's month.
    let id = if label == "2009" { "20H2" } else { label };
    let stop = axis.stops.iter().find(|stop| stop.release == id);
    stop.map(|stop| (stop.release.clone(), stop.build)).ok_or_else(|| {
        let similar = axis.stops.iter().map(|stop| &stop.release).filter(|own| own.ends_with(&format!("-{label}")));
        let problem = Problem::new(format!("unknown release {}", visible(label)));
        problem.suggest(&similar.cloned().collect::<Vec<_>>(), "add it to spec/releases.toml first")
    })
}

/// Reads a text in UTF-8.
fn read_text(path: &Path) -> Result<String, Problem> {
    let bad = |_| Problem::new(format!("{} is not text in UTF-8", visible(&path.to_string_lossy())));
    String::from_utf8(read_file(path)?).map_err(bad)
}

/// Reads a file of a dump, or a pack.
fn read_file(path: &Path) -> Result<Vec<u8>, Problem> {
    read_regular(path, LIMIT)
        .map_err(|error| Problem::new(format!("cannot read {}: {error}", visible(&path.to_string_lossy()))))
}

/// Prints the events that a new pack adds to the old one, changes and removes. Another release with the same row is no change.
fn report(old: &Path, new: &[u8], console: &mut Console<'_>) -> Result<(), Problem> {
    let bytes = if old.exists() { read_file(old)? } else { Vec::new() };
    let damaged = |error: etwspec_schema::pack::Error| Problem::new(error.to_string());
    let new = Pack::open(new).map_err(damaged)?;
    let Ok(old) = Pack::open(&bytes) else {
        let events: usize = new.providers().map(Entry::events).sum();
        let providers = new.providers().len();
        return Ok(writeln!(console.out, "new pack: {providers} providers, {events} events")?);
    };
    for dump in new.dumps().iter().filter(|dump| !old.dumps().contains(dump)) {
        writeln!(console.out, "new: {} of {}", dump.name(), visible(&dump.label))?;
    }
    let mut counts = [0_usize; 3];
    let names: BTreeSet<&str> = old.providers().chain(new.providers()).map(|provider| provider.name()).collect();
    for name in names {
        let rows =
            |pack: &Pack<'_>| pack.named(name).map(rows).transpose().map_err(damaged).map(Option::unwrap_or_default);
        let (before, after) = (rows(&old)?, rows(&new)?);
        let keys: BTreeSet<&(u16, u8)> = before.keys().chain(after.keys()).collect();
        for (id, version) in keys {
            let of = |rows: &Rows| rows.get(&(*id, *version)).cloned().unwrap_or_default();
            let (was, is) = (of(&before), of(&after));
            let what = match (was.is_empty(), is.is_empty()) {
                _ if was == is => continue,
                (true, _) => 0,
                (false, false) => 1,
                (false, true) => 2,
            };
            counts[what] += 1;
            writeln!(console.out, "{}: {} {id} v{version}", ["new", "changed", "gone"][what], visible(name))?;
            for (sign, mut rows) in [('-', was.difference(&is)), ('+', is.difference(&was))] {
                rows.try_for_each(|row| writeln!(console.out, "  {sign} {}", visible(row)))?;
            }
        }
    }
    let [added, changed, gone] = counts;
    Ok(writeln!(console.out, "{added} events are new, {changed} changed, {gone} gone")?)
}

/// The different rows of each event, by ID and version.
type Rows = BTreeMap<(u16, u8), BTreeSet<String>>;

/// Returns the rows of each event: the name with the fields, then the other columns that are not empty.
fn rows(provider: Entry<'_>) -> Result<Rows, etwspec_schema::pack::Error> {
    let mut all = Rows::new();
    for row in provider.read()?.rows() {
        let [_, _, name, fields, others @ ..] = events::columns(row);
        let named = ["opcode", "keywords", "task", "level", "channel"].into_iter().zip(others);
        let others = named.filter(|(_, value)| !value.is_empty()).map(|(of, value)| format!(", {of} {value}"));
        let text = format!("{name}({fields}){}", others.collect::<String>());
        all.entry((row.id(), row.version())).or_default().insert(text);
    }
    Ok(all)
}

/// GUIDs from sources that state no events.
struct Guids(Vec<(String, [u8; 16], String)>);

impl Guids {
    fn read(path: &Path) -> Result<Guids, Problem> {
        let shown = visible(&path.to_string_lossy()).into_owned();
        let text = read_text(path)?;
        let rows = text.lines().enumerate().filter(|(_, line)| !line.starts_with('#') && !line.is_empty());
        let rows = rows.map(|(at, line)| {
            let bad = || Problem::new(format!("{shown}:{}: not a name, a GUID and a source", at + 1));
            let [name, guid, source] =
                <[&str; 3]>::try_from(line.split('\t').collect::<Vec<_>>()).map_err(|_| bad())?;
            let guid = guid.parse::<etwspec::Guid>().map_err(|_| bad())?;
            Ok((name.to_owned(), guid.to_bytes(), source.to_owned()))
        });
        rows.collect::<Result<_, Problem>>().map(Guids)
    }

    /// IDs of the sources, in order.
    fn sources(&self) -> impl Iterator<Item = &str> {
        let all: BTreeSet<&str> = self.0.iter().map(|(.., source)| source.as_str()).collect();
        all.into_iter()
    }

    fn add(&self, sources: &[Source], providers: &mut BTreeMap<String, ProviderFacts>) {
        for (name, guid, source) in &self.0 {
            let Some(source) = sources.iter().position(|own| own.id == *source) else { continue };
            let provider = providers.entry(name.clone()).or_default();
            provider.guids.entry((*guid, source as u16)).or_default();
        }
    }
}
