//! Events of the providers of Windows that the tables lack, with their layouts by release.

use etwspec::Guid;
use etwspec_console::command::TextReport;
use etwspec_console::visible;
use etwspec_schema::pack::{Dumps, Entry, Facts, Layout, Pack, Provider};
use etwspec_schema::windows;
use serde_json::{Value, json};

/// A provider of the pack, or events of one.
pub(crate) struct Found {
    provider: Provider<'static>,
    /// ID and version. Without a version, all versions.
    event: Option<(u16, Option<u8>)>,
}

impl Found {
    /// Returns whether it is an event, not a provider.
    pub(crate) fn is_event(&self) -> bool {
        self.event.is_some()
    }
}

/// Returns the provider with a name or a GUID, or the event `PROVIDER/EVENT` with an ID or a name.
pub(crate) fn find(what: &str) -> Option<Found> {
    let pack = windows::pack()?;
    let what = what.trim();
    if let Some(entry) = provider(pack, what) {
        return Some(Found { provider: entry.read().ok()?, event: None });
    }
    let (name, event) = what.rsplit_once('/')?;
    let provider = provider(pack, name)?.read().ok()?;
    let (id, version) = match event.split_once(['v', 'V']) {
        Some((id, version)) => (id.trim(), Some(version.trim().parse::<u8>())),
        None => (event.trim(), None),
    };
    let found = match (id.parse::<u16>(), version) {
        (Ok(id), None) => Some((id, None)),
        (Ok(id), Some(Ok(version))) => Some((id, Some(version))),
        _ => provider
            .rows()
            .find(|row| row.name().eq_ignore_ascii_case(event))
            .map(|row| (row.id(), Some(row.version()))),
    };
    let event = found.filter(|(id, version)| {
        provider.rows_of(*id).any(|row| version.is_none_or(|version| row.version() == version))
    })?;
    Some(Found { provider, event: Some(event) })
}

/// Returns the provider with a name or a GUID, or the only one whose name ends with these words.
fn provider(pack: &'static Pack<'static>, name: &str) -> Option<Entry<'static>> {
    let of_guid = |guid: Guid| pack.with_guid(guid.to_bytes()).max_by_key(|entry| entry.events());
    let ends = |own: &str| {
        let before = own.len().checked_sub(name.len()).and_then(|at| own.split_at_checked(at));
        before.is_some_and(|(before, end)| before.ends_with('-') && end.eq_ignore_ascii_case(name))
    };
    let only = || {
        let mut ending = pack.providers().filter(|entry| !name.is_empty() && ends(entry.name()));
        ending.next().filter(|_| ending.next().is_none())
    };
    pack.named(name).or_else(|| of_guid(name.trim_matches(['{', '}']).parse().ok()?)).or_else(only)
}

/// Returns the names of the providers, for suggestions.
pub(crate) fn names<'n>() -> impl Iterator<Item = &'n str> {
    windows::pack().into_iter().flat_map(Pack::providers).map(|entry| entry.name())
}

/// Returns the dumps of a release. `None` is all.
fn of_build(pack: &Pack<'_>, build: Option<u32>) -> Dumps {
    let is = |own: u32| build.is_none_or(|build| own == build);
    let dumps = pack.dumps().iter().enumerate().filter(|(_, dump)| is(dump.build));
    dumps.map(|(at, _)| Dumps::one(at)).collect()
}

/// Describes a provider or events, in a release if there is a build.
pub(crate) fn text(found: &Found, build: Option<u32>, width: Option<usize>) -> String {
    let mut report = TextReport::new(width);
    let entry = found.provider.entry();
    report.line(&match found.event {
        Some((id, _)) => format!("{}/{id}", visible(entry.name())),
        None => visible(entry.name()).into_owned(),
    });
    report.words(2, if found.event.is_some() { "event of a provider of Windows" } else { "provider of Windows" });
    report.gap();
    for guid in entry.guids() {
        let releases = entry.pack().releases(guid.dumps, guid.dumps);
        let releases = if releases.is_empty() { releases } else { format!(", {releases}") };
        report.row("GUID", &format!("{:X} ({}{releases})", Guid::from_bytes(guid.guid), guid.source.id));
    }
    if entry.guids().next().is_none() {
        report.row("GUID", "unknown");
    }
    match found.event {
        None => provider_text(&mut report, &found.provider, build),
        Some((id, version)) => events(&mut report, found, id, version, build),
    }
    report.finish()
}

fn provider_text(report: &mut TextReport, provider: &Provider<'_>, build: Option<u32>) {
    let pack = provider.entry().pack();
    let wanted = of_build(pack, build);
    let all = provider.dumps();
    report.row("Releases", &pack.releases(all, all));
    let keywords: Vec<Vec<String>> =
        provider.keywords().map(|own| vec![format!("0x{:X}", own.value), own.name.to_owned()]).collect();
    if !keywords.is_empty() {
        report.heading("  Keywords");
        report.table(4, &keywords);
    }
    report.heading("  Events");
    let mut rows = Vec::new();
    for (id, version) in provider.events() {
        let own: Vec<_> =
            provider.event(id, version).filter(|row| !row.dumps().intersection(wanted).is_empty()).collect();
        let Some(last) = own.iter().max_by_key(|row| row.dumps().newest()) else { continue };
        let dumps = own.iter().map(|row| row.dumps()).collect();
        let id = if version == 0 { id.to_string() } else { format!("{id} v{version}") };
        rows.push(vec![id, last.name().to_owned(), pack.releases(dumps, all)]);
    }
    report.table(4, &rows);
    report.gap();
    sources(report, pack, all);
}

fn events(report: &mut TextReport, found: &Found, id: u16, version: Option<u8>, build: Option<u32>) {
    let provider = &found.provider;
    let pack = provider.entry().pack();
    let wanted = of_build(pack, build);
    let all = provider.dumps();
    let mut used = Dumps::default();
    let versions = provider.events().filter(|(own, of)| *own == id && version.is_none_or(|version| version == *of));
    for (id, version) in versions {
        let layouts = provider.layouts(id, version);
        let layouts: Vec<_> = layouts.iter().filter(|layout| !layout.dumps.intersection(wanted).is_empty()).collect();
        for layout in &layouts {
            used = used.union(layout.dumps);
            let row = layout.newest_row();
            let several = if layouts.len() > 1 { " (differs by release)" } else { "" };
            report.heading(&format!("Version {version}: {}{several}", pack.releases(layout.dumps, all)));
            if let Some(row) = row {
                report.row("Name", row.name());
                report.row("Task", row.task());
                report.row("Opcode", row.opcode());
                report.row("Level", row.level());
                report.row("Keywords", &row.keywords().collect::<Vec<_>>().join(", "));
            }
            fields_text(report, layout);
        }
    }
    report.gap();
    sources(report, pack, used);
}

fn fields_text(report: &mut TextReport, layout: &Layout<'_>) {
    if layout.fields.is_empty() {
        return report.row("Fields", "none");
    }
    let stated = layout.stated_last();
    let rows = layout.fields.iter().enumerate().map(|(at, field)| {
        let facts = stated.as_ref().map(|stated| stated.of(at));
        vec![field.name.to_owned(), layout.type_text(at, facts), map_text(facts)]
    });
    report.heading("  Fields");
    report.table(4, &rows.collect::<Vec<_>>());
    if stated.is_none() {
        report.words(4, "Lengths and counts are unknown: no source states them for these fields.");
    }
}

fn map_text(facts: Option<Facts<'_>>) -> String {
    facts.and_then(|facts| facts.map).map_or_else(String::new, |map| format!("map {map}"))
}

/// Prints the sources of dumps.
fn sources(report: &mut TextReport, pack: &Pack<'_>, dumps: Dumps) {
    for source in pack.sources() {
        let is = |at: &usize| pack.source_of(*at).is_some_and(|own| own.id == source.id);
        let own: Dumps = dumps.iter().filter(is).map(Dumps::one).collect();
        if !own.is_empty() {
            report.row("Source", &format!("{}: {}", source.id, pack.releases(own, own)));
        }
    }
}

/// Converts the answer to JSON: a provider with its events, and each event with its layouts.
pub(crate) fn json(query: &str, found: &Found, build: Option<u32>) -> Value {
    let provider = &found.provider;
    let pack = provider.entry().pack();
    let wanted = of_build(pack, build);
    let releases = |dumps: Dumps| -> Vec<Value> {
        let dumps = dumps.iter().filter_map(|at| pack.dumps().get(at).zip(pack.source_of(at)));
        dumps
            .map(|(dump, source)| json!({ "release": dump.name(), "build": dump.build, "source": source.id }))
            .collect()
    };
    let guid = |own: etwspec_schema::pack::ProviderGuid<'_>| json!({ "guid": format!("{:X}", Guid::from_bytes(own.guid)), "source": own.source.id, "in": releases(own.dumps) });
    let layout = |layout: &Layout<'_>| {
        let stated = layout.stated_last();
        let fields = layout.fields.iter().enumerate().map(|(at, field)| {
            let facts = stated.as_ref().map(|stated| stated.of(at));
            json!({ "name": field.name, "type": layout.type_text(at, facts), "map": facts.and_then(|of| of.map) })
        });
        let row = layout.newest_row();
        json!({
            "name": row.map(|row| row.name()), "task": row.map(|row| row.task()), "opcode": row.map(|row| row.opcode()),
            "level": row.map(|row| row.level()), "keywords": row.map(|row| row.keywords().collect::<Vec<_>>()),
            "fields": fields.collect::<Vec<_>>(), "lengths_known": stated.is_some(), "in": releases(layout.dumps),
        })
    };
    let is = |(id, version): &(u16, u8)| {
        found.event.is_none_or(|(own, of)| own == *id && of.is_none_or(|of| of == *version))
    };
    let events = provider.events().filter(is).filter_map(|(id, version)| {
        let layouts = provider.layouts(id, version);
        let layouts = layouts.iter().filter(|layout| !layout.dumps.intersection(wanted).is_empty());
        let layouts: Vec<Value> = layouts.map(layout).collect();
        (!layouts.is_empty()).then(|| json!({ "id": id, "version": version, "layouts": layouts }))
    });
    json!({ "name": query, "windows": {
        "provider": provider.entry().name(),
        "guids": provider.entry().guids().map(guid).collect::<Vec<_>>(),
        "events": events.collect::<Vec<_>>(),
    } })
}
