//! The versions that `etwspec breaking` compares.
//!
//! # Design
//!
//! Each version becomes a catalog that contains only providers, so that the comparison is that of `cargo spec breaking`.
//! Schemas in traces are not complete, so an event that only the old trace contains is kept in the new version.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::Arc;

use etwspec::Guid;
use etwspec_catalog::Catalog;
use etwspec_catalog::changes::report::{End, Ends};
use etwspec_catalog::changes::{Changes, Difference, Kind, Place};
use etwspec_console::quantity::count;
use etwspec_console::{Console, Problem, visible};
use etwspec_etl::counts::OrderBy as _;
use etwspec_etl::filter::NamePattern;
use etwspec_schema::manifest::{Provider, event_lines};
use etwspec_schema::pack::Dumps;
use etwspec_schema::{EventId, Schema, Source, provider_table, windows};

use crate::builtin;
use crate::commands::changes::dumps;
use crate::commands::file_providers::FileProviders;
use crate::commands::schema::selects;
use crate::commands::schema_sources::merge;
use crate::commands::schema_sources::order;

/// Provider, and ID of an event.
type Numbered = ([u8; 16], u16);

/// One of the versions.
pub(crate) struct Side {
    pub(crate) catalog: Catalog,
    pub(crate) providers: BTreeMap<[u8; 16], Provider>,
    /// Lines of events in the manifests, by provider, ID and version.
    lines: BTreeMap<([u8; 16], u16, u8), usize>,
}

/// Both versions.
pub(crate) struct Sides {
    pub(crate) old: Side,
    pub(crate) new: Side,
    pub(crate) ends: Ends,
    /// Names of TraceLogging events, by the IDs that they have in the comparison.
    pub(crate) names: BTreeMap<Numbered, Arc<str>>,
}

/// Reads both versions.
///
/// # Errors
///
/// [`Problem::Refused`] if a file cannot be read, or contains no schema of an event of the providers.
pub(crate) fn read(old: &Path, new: &Path, wanted: &[String], console: &mut Console<'_>) -> Result<Sides, Problem> {
    let releases = [of_windows(old)?, of_windows(new)?];
    // Lengths that one dump states and the other does not are no difference.
    let with_lengths = releases.iter().flatten().all(|dumps| {
        windows::pack().is_some_and(|pack| dumps.newest().is_some_and(|newest| pack.with_lengths().contains(newest)))
    });
    let is: Vec<NamePattern> = wanted.iter().map(|text| NamePattern::new(text)).collect();
    let is_wanted = |guid: Guid, name: &str| selects(&is, guid, Some(name));
    let all = |path, release: Option<Dumps>, console: &mut Console<'_>| {
        let mut found = FileProviders { with_tracelogging: true, ..FileProviders::default() };
        match release {
            Some(dumps) => found.add_windows(windows::providers(dumps, with_lengths, is_wanted)),
            None => found.read(path, console)?,
        }
        some(found, path, &is, wanted)
    };
    let mut olds = all(old, releases[0], console)?;
    let mut news = all(new, releases[1], console)?;
    let names = number(&mut olds.providers, &mut news.providers)?;
    forget_names(&mut olds.providers, &mut news.providers);
    keep(&olds.providers, &mut news);
    let (old_end, new_end) = (end(old), end(new));
    let (old, new) = (side(olds, &old_end, console)?, side(news, &new_end, console)?);
    Ok(Sides { old, new, ends: Ends { old: old_end, new: new_end }, names })
}

/// Returns the dumps of a release of Windows, unless there is a file of this name.
fn of_windows(path: &Path) -> Result<Option<Dumps>, Problem> {
    let (Some(pack), Some(release)) = (windows::pack(), path.to_str().filter(|_| !path.exists())) else {
        return Ok(None);
    };
    Ok(dumps(pack, &builtin::catalog()?.releases, release).ok())
}

/// Keeps the wanted providers.
fn some(
    mut found: FileProviders,
    path: &Path,
    is: &[NamePattern],
    wanted: &[String],
) -> Result<FileProviders, Problem> {
    found
        .providers
        .retain(|_, provider| selects(is, provider.guid, provider.name.as_deref()) && !provider.schemas.is_empty());
    if found.providers.is_empty() {
        let of = if wanted.is_empty() { String::new() } else { format!(" of {}", visible(&wanted.join(", "))) };
        return Err(Problem::new(format!("{}: no schema of an event{of}", visible(&path.to_string_lossy())))
            .help("`etwspec schema list FILE` lists what a file describes"));
    }
    Ok(found)
}

/// Gives IDs to TraceLogging events: the same to those that have the same name in both versions.
fn number(
    old: &mut BTreeMap<[u8; 16], Provider>,
    new: &mut BTreeMap<[u8; 16], Provider>,
) -> Result<BTreeMap<Numbered, Arc<str>>, Problem> {
    let (mut taken, mut named) = (BTreeSet::new(), BTreeSet::new());
    for (guid, provider) in old.iter().chain(&*new) {
        for schema in &provider.schemas {
            match &schema.event {
                EventId::TraceLogging => _ = named.insert((*guid, schema.name.clone().unwrap_or_default())),
                _ => _ = taken.insert((*guid, order(schema).1)),
            }
        }
    }
    let (mut ids, mut next) = (BTreeMap::new(), BTreeMap::new());
    for (guid, name) in named {
        let next = next.entry(guid).or_insert(0..=u16::MAX);
        let Some(id) = next.find(|id| !taken.contains(&(guid, *id))) else {
            return Err(Problem::new("a provider has more than 65,536 events")
                .help("select others with --provider, or compare shorter traces"));
        };
        ids.insert((guid, name), id);
    }
    for provider in old.values_mut().chain(new.values_mut()) {
        let guid = provider.guid.to_bytes();
        for schema in provider.schemas.iter_mut().filter(|schema| schema.event == EventId::TraceLogging) {
            let name = schema.name.clone().unwrap_or_default();
            if let Some(id) = ids.get(&(guid, name)) {
                schema.event = EventId::Manifest { id: *id, version: 0 };
            }
        }
    }
    Ok(ids.into_iter().map(|((guid, name), id)| ((guid, id), name)).collect())
}

/// Removes the names of a provider's events if the other version has none: programs and Windows do not know symbols.
fn forget_names(olds: &mut BTreeMap<[u8; 16], Provider>, news: &mut BTreeMap<[u8; 16], Provider>) {
    for (guid, old) in olds {
        let Some(new) = news.get_mut(guid) else { continue };
        let nameless = |provider: &Provider| provider.schemas.iter().all(|schema| schema.name.is_none());
        if nameless(old) || nameless(new) {
            old.schemas.iter_mut().chain(&mut new.schemas).for_each(|schema| schema.name = None);
        }
    }
}

/// Keeps events of the old version whose absence from the new one breaks nothing.
fn keep(olds: &BTreeMap<[u8; 16], Provider>, news: &mut FileProviders) {
    for (guid, old) in olds {
        let new = news.providers.get(guid);
        let sources = new.iter().flat_map(|new| &new.schemas).map(|schema| schema.source);
        if news.of_trace && sources.clone().all(|source| source != Source::EventSource) {
            merge(&mut news.providers, old.clone());
            continue;
        }
        let Some(new) = new else { continue };
        // Traces of an EventSource contain its manifest, so those of the old version can still be read.
        let superseded: Vec<Schema> =
            old.schemas.iter().filter(|one| new.schemas.iter().any(|other| extends(other, one))).cloned().collect();
        let mut kept = Provider::new(old.guid);
        kept.schemas = superseded;
        merge(&mut news.providers, kept);
    }
}

/// Returns whether an event of an EventSource is a later version of another, and begins with its fields.
fn extends(new: &Schema, old: &Schema) -> bool {
    let later = matches!(
        (new.event, old.event),
        (EventId::Manifest { id, version }, EventId::Manifest { id: of, version: before }) if id == of && version > before
    );
    later && [new, old].iter().all(|one| one.source == Source::EventSource) && new.fields.starts_with(&old.fields)
}

/// Returns the name of a version, and the folder of its files.
fn end(path: &Path) -> End {
    let folder = if path.is_dir() { Some(path) } else { path.parent() };
    let folder = folder.filter(|folder| !folder.as_os_str().is_empty());
    End { label: path.display().to_string(), folder: folder.map(|folder| folder.display().to_string()) }
}

fn side(found: FileProviders, end: &End, console: &mut Console<'_>) -> Result<Side, Problem> {
    let mut lines = BTreeMap::new();
    let mut read = BTreeSet::new();
    for (path, text) in found.files.values() {
        if let Some(text) = text
            && read.insert(path)
        {
            let events = event_lines(text).into_iter().filter_map(|(guid, event, line)| match event {
                EventId::Manifest { id, version } => Some(((guid.to_bytes(), id, version), line as usize)),
                _ => None,
            });
            lines.extend(events);
        }
    }
    let mut facts = Vec::new();
    for (guid, provider) in &found.providers {
        let mut sorted = provider.clone();
        sorted.schemas.order_by_key(order);
        let (mut own, unstated) = provider_table::facts(&sorted);
        own.events.order_by_key(|event| (event.id, event.version));
        let left_out = unstated.iter().filter(|one| !one.has_row).count();
        if left_out > 0 {
            let why = unstated.iter().find(|one| !one.has_row).map_or("", |one| one.why);
            writeln!(
                console.err,
                "note: {}: {} not compared: {why}",
                visible(&own.name),
                count(left_out as u64, "event")
            )?;
        }
        if let Some((path, _)) = found.files.get(guid) {
            let within = end.folder.as_ref().and_then(|folder| path.strip_prefix(folder).ok()).unwrap_or(path);
            // Paths of a catalog begin with the name of the folder of the tables.
            own.file = format!("spec/{}", within.display());
        }
        facts.push(own);
    }
    Ok(Side { catalog: Catalog::of_providers(facts), providers: found.providers, lines })
}

impl Side {
    /// Returns the line of a place in a manifest.
    fn line(&self, guid: &[u8; 16], place: &Place) -> Option<usize> {
        let (id, version) = event(&place.row)?;
        self.lines.get(&(*guid, id, version)).copied()
    }
}

/// Returns the ID and the version of an event, by its name in the comparison.
pub(super) fn event(row: &str) -> Option<(u16, u8)> {
    let (id, version) = row.strip_prefix("event ")?.split_once(", version ")?;
    Some((id.parse().ok()?, version.parse().ok()?))
}

impl Sides {
    /// Returns the GUID of the provider of a difference.
    pub(super) fn guid(&self, one: &Difference) -> Option<[u8; 16]> {
        let named = |side: &Side| {
            let own = side.catalog.providers.iter().find(|provider| provider.name == one.owner)?;
            Some(own.guid.parse::<etwspec::Guid>().ok()?.to_bytes())
        };
        named(&self.new).or_else(|| named(&self.old))
    }

    /// Adds the lines of events, and the names of TraceLogging events in place of their IDs.
    pub(crate) fn describe(&self, changes: &mut Changes) {
        for one in &mut changes.differences {
            let Some(guid) = self.guid(one) else { continue };
            one.old.line = self.old.line(&guid, &one.old);
            one.new.line = self.new.line(&guid, &one.new);
            if one.kind != Kind::ProviderEvent {
                continue;
            }
            let row = if one.new.row.is_empty() { one.old.row.clone() } else { one.new.row.clone() };
            if let Some(name) = event(&row).and_then(|(id, _)| self.names.get(&(guid, id))) {
                one.item = one.item.replacen(&row, &format!("event {name}"), 1);
            }
        }
    }
}
