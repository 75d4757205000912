//! The pages of providers, and their list.

use askama::Template;

use super::addresses::{PROVIDER_LIST, provider_page};
use super::context::{PageContext, Site, SourceView};
use super::evidence::{EvidenceView, RowFact};
use super::html::Html;
use super::page::Page;
use super::permanent;
use super::rendered::Rendered;
use super::wording;
use etwspec_catalog::query::coverage::What;
use etwspec_catalog::{EventField, Provider, ProviderEvent, Quantity};

/// The anchor of the keywords of a provider.
pub(super) const KEYWORDS: &str = "keywords";

#[derive(Template)]
#[template(path = "providers.html")]
struct ListPage {
    page: Page,
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
    events: Vec<EventView>,
    names: Vec<NamesView>,
    sources: Vec<SourceView>,
}

struct EventView {
    anchor: String,
    id: u16,
    version: u8,
    name: Option<Html>,
    rust: Option<Html>,
    place: Vec<(&'static str, Html)>,
    fields: Vec<FieldView>,
    notes: Vec<Html>,
    evidence: EvidenceView,
}

struct FieldView {
    name: Html,
    about: Html,
}

/// Names of a provider: keywords, tasks, opcodes, or the values of a map.
struct NamesView {
    anchor: String,
    title: Html,
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
    let view = ListPage { page: Page::new(&cx, wording::PROVIDER_LIST, "", summary), providers: rows.collect() };
    (PROVIDER_LIST.to_owned(), view.to_string())
}

fn page(site: &Site<'_>, provider: &Provider) -> Rendered {
    let path = provider_page(&provider.name);
    let cx = site.page_context(&path);
    let mut facts = vec![
        ("GUID", Html::code(format!("{{{}}}", provider.guid))),
        ("Rust module", Html::code(format!("etwspec::{}::{}", provider.module, provider.rust))),
    ];
    facts.extend(provider.doc.as_deref().map(|doc| ("Note", cx.text(doc))));
    let names = names(provider);
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
        events: provider.events.iter().map(|event| event_view(&cx, provider, event)).collect(),
        names,
        sources: cx.sources(&provider.sources),
    };
    (path.clone(), view.to_string())
}

fn event_view(cx: &PageContext<'_>, provider: &Provider, event: &ProviderEvent) -> EventView {
    let texts =
        [("task", &event.task), ("opcode", &event.opcode), ("level", &event.level), ("channel", &event.channel)];
    let mut place: Vec<(&'static str, Html)> =
        texts.into_iter().filter_map(|(what, text)| Some((what, Html::name(text.as_ref()?)))).collect();
    place.extend(event.keywords.iter().map(|name| ("keyword", Html::name(name))));
    let mut notes: Vec<Html> = cx.doc(&event.doc).into_iter().collect();
    notes.extend(event.message.as_deref().map(Html::text));
    let evidence = cx.evidence(&RowFact {
        what: What::Payload,
        owner: &provider.name,
        page: &cx.path,
        name: &anchor(event),
        releases: None,
        sources: &event.sources,
        table: &provider.sources,
        disputes: &[],
        unknown: Vec::new(),
    });
    let mut fields = Vec::new();
    list_fields(cx, provider.fields(event), "", &mut fields);
    EventView {
        anchor: anchor(event),
        id: event.id,
        version: event.version,
        name: event.name.as_deref().map(Html::name),
        rust: event.rust.as_deref().map(|rust| Html::rust_path("event", rust)),
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
            Some(ty) => Html::code(ty.word()),
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
        out.push(FieldView { name: Html::name(&name), about });
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
    full.map(|(anchor, title, rows)| NamesView { anchor, title, rows }).collect()
}
