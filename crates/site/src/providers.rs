//! The pages of providers, and their list.

use askama::Template;

use super::addresses::{PROVIDER_LIST, WINDOWS_LIST, provider_page};
use super::context::{PageContext, Site, SourceView};
use super::evidence::{EvidenceView, RowFact};
use super::hooks::references;
use super::html::Html;
use super::page::Page;
use super::parts::{self, Part};
use super::rendered::Rendered;
use super::{permanent, windows, wording};
use etwspec_catalog::query::coverage::What;
use etwspec_catalog::things::stated_by_provider;
use etwspec_catalog::{EventField, Provider, ProviderEvent, Quantity};

/// The anchor of the keywords of a provider.
pub(super) const KEYWORDS: &str = "keywords";

#[derive(Template)]
#[template(path = "providers.html")]
struct ListPage {
    page: Page,
    /// The link to the list of the providers of Windows.
    windows: Option<Html>,
    providers: Vec<ProviderRow>,
}

struct ProviderRow {
    name: Html,
    guid: String,
    events: usize,
    summary: Html,
}

#[derive(Template)]
#[template(path = "provider.html")]
struct ProviderPage {
    page: Page,
    facts: Vec<(&'static str, Html)>,
    events: Vec<Part<EventView>>,
    names: Vec<NamesView>,
    sources: Vec<SourceView>,
}

/// The events with one ID. Their row opens.
struct EventView {
    id: u16,
    name: Option<Html>,
    rust: Option<Html>,
    /// The versions, in words.
    numbers: String,
    /// The first fields of the newest version.
    fields: Html,
    /// The differences between versions, in words.
    differences: Vec<Html>,
    versions: Vec<VersionView>,
}

struct VersionView {
    anchor: String,
    version: u8,
    /// The name, if the row does not state it.
    name: Option<Html>,
    place: Vec<(&'static str, Html)>,
    fields: Vec<FieldView>,
    notes: Vec<Html>,
    evidence: EvidenceView,
}

#[derive(PartialEq)]
struct FieldView {
    name: Html,
    about: Html,
}

/// Names of a provider: keywords, tasks, opcodes, or the values of a map.
struct NamesView {
    anchor: String,
    title: Html,
    /// The first names.
    some: Html,
    rows: Vec<(String, Html)>,
}

/// The pages of all providers, and their list.
pub(super) fn pages(site: &Site<'_>) -> Vec<Rendered> {
    if site.catalog.providers.is_empty() {
        return Vec::new();
    }
    let providers = site.catalog.providers.iter();
    std::iter::once(list(site)).chain(providers.map(|provider| page(site, provider))).collect()
}

fn list(site: &Site<'_>) -> Rendered {
    let cx = site.page_context(PROVIDER_LIST);
    let summary = "Providers whose events have names and fields in the tables. Traces may describe more providers.";
    let rows = site.catalog.providers.iter().map(|provider| ProviderRow {
        name: Html::name_link(&cx.href(&provider_page(&provider.name)), &provider.name),
        guid: provider.guid.clone(),
        events: provider.events.len(),
        summary: cx.text(&provider.summary),
    });
    let windows = site.options.windows.map(|pack| {
        let text = format!("All {} providers of Windows", pack.providers().len());
        Html::link(&cx.href(WINDOWS_LIST), &text)
            .then(", with their events in each release. These tables have Rust types.")
    });
    let page = Page::new(&cx, wording::PROVIDER_LIST, "", summary);
    let view = ListPage { page, windows, providers: rows.collect() };
    (PROVIDER_LIST.to_owned(), view.to_string())
}

fn page(site: &Site<'_>, provider: &Provider) -> Rendered {
    let path = provider_page(&provider.name);
    let cx = site.page_context(&path);
    let mut facts = vec![
        ("GUID", Html::code(format!("{{{}}}", provider.guid))),
        (
            "Rust module",
            Html::code(format!("etwspec::{}::{}", provider.module, provider.rust))
                .then("; ")
                .with(&Html::code("event"))
                .then(" has a constant for each event, named as the event in capitals unless the row states its name"),
        ),
    ];
    let by_release = windows::link(&cx, &provider.name);
    facts.push((
        "Releases",
        match by_release {
            Some(link) => link,
            None => {
                let releases = " the tables state versions of events, not the releases that have them.";
                Html::mark("unknown", "unknown").then(releases)
            }
        },
    ));
    facts.extend(provider.doc.as_deref().map(|doc| ("Note", cx.text(doc))));
    let names = names(provider);
    let events = provider.events.chunk_by(|a, b| a.id == b.id);
    let events = events.map(|versions| event_view(&cx, provider, versions)).collect();
    let view = ProviderPage {
        page: Page::new(&cx, &provider.name, "provider", &provider.summary)
            .under(&cx, PROVIDER_LIST, wording::PROVIDER_LIST)
            .generated_from(&provider.file)
            .permanent(Some(permanent::of_provider(&provider.name)))
            .sections([
                (true, "events", "Events"),
                (!names.is_empty(), "names", "Names"),
                (true, "sources", "Sources"),
            ]),
        facts,
        events: parts::parts(events, "event", "events", |event| event.id.to_string()),
        names,
        sources: cx.sources(&provider.name, &provider.sources),
    };
    (path.clone(), view.to_string())
}

/// The row of the events with one ID, of which there is at least one.
fn event_view(cx: &PageContext<'_>, provider: &Provider, events: &[ProviderEvent]) -> EventView {
    let first = &events[0];
    let versions: Vec<VersionView> =
        events.iter().map(|event| version_view(cx, provider, event, first.name.as_deref())).collect();
    let numbers: Vec<String> = events.iter().map(|event| event.version.to_string()).collect();
    let pairs = versions.windows(2).filter_map(|pair| {
        let what = difference(&pair[0].fields, &pair[1].fields)?;
        Some(Html::text(format!("version {} ", pair[1].version)).with(&what))
    });
    EventView {
        id: first.id,
        name: first.name.as_deref().map(Html::name),
        rust: first.rust.as_deref().filter(|rust| !is_derived(rust, first)).map(|rust| Html::rust_path("event", rust)),
        numbers: format!("version{} {}", if numbers.len() == 1 { "" } else { "s" }, numbers.join(", ")),
        fields: match versions.last().filter(|version| !version.fields.is_empty()) {
            Some(version) => parts::some_names(version.fields.iter().map(|field| field.name.clone())),
            None => Html::text("no fields"),
        },
        differences: pairs.collect(),
        versions,
    }
}

/// Returns whether the name of the constant of an event is the name of the event, in words. The page says so once.
fn is_derived(rust: &str, event: &ProviderEvent) -> bool {
    let letters = |name: &str| name.replace('_', "").to_ascii_uppercase();
    event.name.as_deref().is_some_and(|name| letters(name) == letters(rust))
}

/// The difference between the fields of two versions of an event, as the predicate of a sentence. None if they are equal.
fn difference(before: &[FieldView], after: &[FieldView]) -> Option<Html> {
    let find = |all: &'_ [FieldView], name: &Html| all.iter().position(|field| field.name == *name);
    let names = |fields: Vec<&FieldView>| fields.into_iter().map(|field| field.name.clone()).collect::<Vec<_>>();
    let added = names(after.iter().filter(|field| find(before, &field.name).is_none()).collect());
    let removed = names(before.iter().filter(|field| find(after, &field.name).is_none()).collect());
    let changes = |field: &&FieldView| find(before, &field.name).is_some_and(|at| before[at].about != field.about);
    let changed = names(after.iter().filter(changes).collect());
    let kinds = [("adds ", added), ("removes ", removed), ("changes ", changed)];
    let kinds = kinds.into_iter().filter(|(_, names)| !names.is_empty());
    let texts: Vec<Html> =
        kinds.map(|(what, names)| Html::text(what).with(&parts::some_names(names.into_iter()))).collect();
    match texts.is_empty() {
        true if before == after => None,
        true => Some(Html::text("changes the order of its fields")),
        false => Some(Html::join(texts, ", ")),
    }
}

fn version_view(cx: &PageContext<'_>, provider: &Provider, event: &ProviderEvent, name: Option<&str>) -> VersionView {
    let texts = [
        ("task", &event.task.clone().filter(|task| Some(task) != event.name.as_ref())),
        ("opcode", &event.opcode),
        ("level", &event.level),
        ("channel", &event.channel),
    ];
    let mut place: Vec<(&'static str, Html)> =
        texts.into_iter().filter_map(|(what, text)| Some((what, Html::text(text.as_ref()?)))).collect();
    let keywords = Html::text(event.keywords.join(", "));
    place.extend(Some(keywords).filter(|keywords| !keywords.is_empty()).map(|keywords| ("keywords", keywords)));
    let mut notes: Vec<Html> = cx.doc(&event.doc).into_iter().collect();
    notes.extend(event.message.as_deref().map(Html::text));
    let provider_name = Some(&provider.name);
    notes.extend(references(cx, &|stated| stated.provider.as_ref() == provider_name && stated.id == Some(event.id)));
    let stated = stated_by_provider(&cx.site.catalog.lists, &provider.name, event.id);
    notes.extend(stated.into_iter().map(|words| Html::text(words + ".")));
    let evidence = cx.evidence(&RowFact {
        sources: &event.sources,
        table: &provider.sources,
        ..RowFact::new(What::Payload, &provider.name, &cx.path, &anchor(event))
    });
    let mut fields = Vec::new();
    list_fields(cx, provider.fields(event), "", &mut fields);
    VersionView {
        anchor: anchor(event),
        version: event.version,
        name: event.name.as_deref().filter(|own| Some(*own) != name).map(Html::name),
        place,
        fields,
        notes,
        evidence,
    }
}

/// The anchor of an event.
pub(super) fn anchor(event: &ProviderEvent) -> String {
    format!("{}-{}", event.id, event.version)
}

/// The anchor of a map, by its index.
pub(super) fn map_anchor(at: usize) -> String {
    format!("map-{at}")
}

/// Adds fields, and the members of structures with the path of the structure before their names.
fn list_fields(cx: &PageContext<'_>, fields: &[EventField], path: &str, out: &mut Vec<FieldView>) {
    for field in fields {
        let name = format!("{path}{}", field.name);
        let mut about = match field.ty {
            Some(ty) => Html::text(ty.word()),
            None => Html::text("structure"),
        };
        about =
            [(" × ", &field.count), (", length ", &field.length)].into_iter().fold(about, |about, (what, quantity)| {
                match quantity {
                    None => about,
                    Some(Quantity::Number(number)) => about.then(what).then(&number.to_string()),
                    Some(Quantity::Field { field, .. }) => about.then(what).with(&Html::code(field)),
                }
            });
        if let Some(out) = field.out {
            about = about.then(" as ").with(&Html::code(out.word()));
        }
        if let Some(map) = &field.map {
            about = about.then(" of ").with(&Html::name(map));
        }
        if let Some(doc) = &field.doc {
            about = about.then(". ").with(&cx.text(doc));
        }
        out.push(FieldView { name: Html::text(&name), about });
        list_fields(cx, &field.members, &format!("{name}."), out);
    }
}

fn names(provider: &Provider) -> Vec<NamesView> {
    let mut all = Vec::new();
    let number = |value: Option<u16>| value.map(|value| value.to_string()).unwrap_or_default();
    let keywords = provider.keywords.iter();
    let keywords = keywords
        .map(|row| (row.mask.map(|mask| format!("0x{mask:X}")).unwrap_or_default(), Html::name(&row.name)))
        .collect();
    all.push((KEYWORDS.to_owned(), Html::text("Keywords"), keywords));
    for (anchor, title, rows) in [
        ("levels", "Levels", &provider.levels),
        ("channels", "Channels", &provider.channels),
        ("tasks", "Tasks", &provider.tasks),
    ] {
        let rows = rows.iter().map(|row| (number(row.value), Html::name(&row.name))).collect();
        all.push((anchor.to_owned(), Html::text(title), rows));
    }
    let opcodes = provider.opcodes.iter().map(|row| {
        let name = Html::name(&row.name);
        let name = row.task.as_deref().map_or_else(|| name.clone(), |task| name.clone().then(" of ").then(task));
        (number(row.value.map(u16::from)), name)
    });
    all.push(("opcodes".to_owned(), Html::text("Opcodes"), opcodes.collect()));
    for (at, map) in provider.maps.iter().enumerate() {
        let rows = map.entries.iter().map(|entry| (format!("0x{:X}", entry.value), Html::text(&entry.name))).collect();
        let title = Html::text(if map.bits { "Bits of " } else { "Values of " }).with(&Html::name(&map.name));
        all.push((map_anchor(at), title, rows));
    }
    let full = all.into_iter().filter(|(_, _, rows): &(String, Html, Vec<(String, Html)>)| !rows.is_empty());
    let some = |rows: &[(String, Html)]| parts::some_names(rows.iter().map(|(_, name)| name.clone()));
    full.map(|(anchor, title, rows)| NamesView { anchor, title, some: some(&rows), rows }).collect()
}

#[cfg(test)]
mod tests {
    use super::{FieldView, difference};
    use crate::html::Html;

    #[test]
    fn differences_between_versions_are_added_removed_changed_and_moved_fields() {
        let fields = |text: &str| -> Vec<FieldView> {
            let pairs = text.split_whitespace().map(|field| field.split_at(1));
            pairs.map(|(name, about)| FieldView { name: Html::text(name), about: Html::text(about) }).collect()
        };
        let between = |before, after| difference(&fields(before), &fields(after)).map(|text| text.to_string());
        assert_eq!(between("A1 B1", "A1 B1"), None);
        assert_eq!(between("A1 B1", "A1 B2 C1").as_deref(), Some("adds C, changes B"));
        assert_eq!(between("A1 B1", "B1").as_deref(), Some("removes A"));
        assert_eq!(between("A1 B1", "B1 A1").as_deref(), Some("changes the order of its fields"));
    }
}
