//! The pages of the providers of Windows, with the layouts of their events by release, and their list.
//!
//! They come from the pack of `etwspec-windows`, not from the tables. A provider with many events has several pages.

use askama::Template;
use etwspec_codegen::parallel;
use etwspec_runtime::Guid;
use etwspec_schema::pack::{Dumps, Entry, Field, Layout, Pack, Provider, Row};

use super::addresses::{PROVIDER_LIST, WINDOWS_LIST, provider_page, windows_page};
use super::context::{PageContext, Site, SourceView};
use super::html::Html;
use super::page::Page;
use super::parts::{self, Part};
use super::rendered::Rendered;
use super::wording;

/// Maximum number of fields on one page, each event counted as [`EVENT`] fields.
const PAGE_FIELDS: usize = 9000;
const EVENT: usize = 10;

#[derive(Template)]
#[template(path = "windows_list.html")]
struct ListPage {
    page: Page,
    releases: String,
    parts: Vec<Part<ProviderRow>>,
}

struct ProviderRow {
    name: String,
    link: Html,
    guid: Option<String>,
    events: usize,
}

#[derive(Template)]
#[template(path = "windows.html")]
struct ProviderPage {
    page: Page,
    facts: Vec<(&'static str, Html)>,
    /// Number of events whose layout differs between releases in the same version.
    silent: usize,
    /// Other pages of the provider.
    others: Vec<Html>,
    parts: Vec<Part<EventView>>,
    sources: Vec<SourceView>,
}

/// A version of an event. Its row opens.
struct EventView {
    id: u16,
    anchor: String,
    version: u8,
    name: Html,
    releases: String,
    /// Fields of the newest layout.
    fields: Html,
    place: Vec<(&'static str, Html)>,
    /// Releases and fields of each layout, oldest first.
    layouts: Vec<(String, Vec<Html>)>,
    size: usize,
}

/// The pages of all providers, and their list.
pub(super) fn pages(site: &Site<'_>) -> Vec<Rendered> {
    let Some(pack) = site.options.windows else { return Vec::new() };
    let entries: Vec<Entry<'_>> = pack.providers().collect();
    // A damaged pack has no pages; tests read every provider of the one that is shipped.
    let of = |entry: &Entry<'static>| entry.read().map_or_else(|_| Vec::new(), |own| provider_pages(site, &own));
    let mut pages = vec![list(site, pack)];
    pages.extend(parallel::map(&entries, of).into_iter().flatten());
    pages
}

/// The link to the page of a provider that the pack describes, if the site has it.
pub(super) fn link(cx: &PageContext<'_>, name: &str) -> Option<Html> {
    let entry = cx.site.options.windows?.named(name)?;
    let text = format!("{} by release of Windows", wording::count(entry.events(), "event", "events"));
    Some(Html::link(&cx.href(&windows_page(entry, 0)), &text))
}

fn list(site: &Site<'_>, pack: &'static Pack<'static>) -> Rendered {
    let cx = site.page_context(WINDOWS_LIST);
    let rows = pack.providers().map(|entry| ProviderRow {
        name: entry.name().to_owned(),
        link: Html::name_link(&cx.href(&windows_page(entry, 0)), entry.name()),
        guid: entry.guids().next().map(|own| format!("{{{:X}}}", Guid::from_bytes(own.guid))),
        events: entry.events(),
    });
    let all = (0..pack.dumps().len()).map(Dumps::one).collect();
    let summary = "Providers that Windows registers, with their events in each release.";
    let view = ListPage {
        page: Page::new(&cx, "Providers of Windows", "", summary).under(&cx, PROVIDER_LIST, wording::PROVIDER_LIST),
        releases: pack.releases(all, all),
        parts: parts::parts(rows.collect(), "provider", "providers", |row| row.name.clone()),
    };
    (WINDOWS_LIST.to_owned(), view.to_string())
}

fn provider_pages(site: &Site<'_>, provider: &Provider<'static>) -> Vec<Rendered> {
    let entry = provider.entry();
    let all = provider.dumps();
    let events: Vec<EventView> =
        provider.events().filter_map(|(id, version)| event_view(provider, id, version, all)).collect();
    let silent = events.iter().filter(|event| event.layouts.len() > 1).count();
    let mut pages: Vec<Vec<EventView>> = vec![Vec::new()];
    let mut size = 0;
    for event in events {
        if size + event.size > PAGE_FIELDS && size > 0 {
            pages.push(Vec::new());
            size = 0;
        }
        size += event.size;
        pages.last_mut().expect("there is a page").push(event);
    }
    let titles: Vec<String> = pages.iter().map(|events| parts::range(events, title)).collect();
    let many = pages.len() > 1;
    let page = |(at, events): (usize, Vec<EventView>)| {
        let path = windows_page(entry, at);
        let cx = site.page_context(&path);
        let heading = if at == 0 { entry.name().to_owned() } else { format!("{}, {}", entry.name(), titles[at]) };
        let summary = "Events of this provider of Windows, with their fields by release.";
        let others = titles.iter().enumerate().map(|(other, title)| match other == at {
            true => Html::text(title),
            false => Html::link(&cx.href(&windows_page(entry, other)), title),
        });
        let view = ProviderPage {
            facts: facts(&cx, entry, provider, all),
            silent,
            others: if many { others.collect() } else { Vec::new() },
            parts: parts::parts(events, "event", "events", title),
            sources: cx.sources("", &sources(entry.pack(), all)),
            page: Page::new(&cx, &heading, "provider of Windows", summary).under(
                &cx,
                WINDOWS_LIST,
                "Providers of Windows",
            ),
        };
        (path.clone(), view.to_string())
    };
    pages.into_iter().enumerate().map(page).collect()
}

fn title(event: &EventView) -> String {
    event.id.to_string()
}

fn facts(cx: &PageContext<'_>, entry: Entry<'_>, provider: &Provider<'_>, all: Dumps) -> Vec<(&'static str, Html)> {
    let mut facts: Vec<(&'static str, Html)> = entry
        .guids()
        .map(|own| {
            (
                "GUID",
                Html::code(format!("{{{:X}}}", Guid::from_bytes(own.guid))).then(" ").with(&cx.source(&own.source.id)),
            )
        })
        .collect();
    if facts.is_empty() {
        facts.push(("GUID", Html::mark("unknown", "unknown")));
    }
    facts.push(("Releases", Html::text(entry.pack().releases(all, all))));
    if cx.site.catalog.provider(entry.name()).is_some() {
        let link = Html::link(&cx.href(&provider_page(entry.name())), "the table of this provider");
        facts.push(("Rust types", Html::text("in ").with(&link)));
    }
    let keywords: Vec<Html> =
        provider.keywords().map(|own| Html::name(own.name).then(&format!(" 0x{:X}", own.value))).collect();
    if !keywords.is_empty() {
        facts.push(("Keywords", Html::join(keywords, ", ")));
    }
    facts
}

/// The IDs of the sources of dumps.
fn sources(pack: &Pack<'_>, dumps: Dumps) -> Vec<String> {
    let mut ids: Vec<String> = dumps.iter().filter_map(|at| Some(pack.source_of(at)?.id.clone())).collect();
    ids.sort();
    ids.dedup();
    ids
}

fn event_view(provider: &Provider<'_>, id: u16, version: u8, all: Dumps) -> Option<EventView> {
    let pack = provider.entry().pack();
    let rows: Vec<Row<'_>> = provider.event(id, version).collect();
    let newest = rows.iter().max_by_key(|row| row.dumps().newest())?;
    let layouts = provider.layouts(id, version);
    let last = layouts.last();
    let names: Vec<Html> =
        last.iter().flat_map(|last| last.fields.iter()).map(|field| Html::text(field.name)).collect();
    let mut place: Vec<(&'static str, Html)> = [
        ("task", newest.task()),
        ("opcode", newest.opcode()),
        ("level", newest.level()),
        ("channel", newest.channel()),
    ]
    .into_iter()
    .filter(|(_, name)| !name.is_empty())
    .map(|(what, name)| (what, Html::text(name)))
    .collect();
    let keywords = Html::text(newest.keywords().collect::<Vec<_>>().join(", "));
    place.extend(Some(keywords).filter(|keywords| !keywords.is_empty()).map(|keywords| ("keywords", keywords)));
    Some(EventView {
        id,
        anchor: format!("{id}-{version}"),
        version,
        name: Html::name(newest.name()),
        releases: pack.releases(rows.iter().map(|row| row.dumps()).collect(), all),
        fields: match names.is_empty() {
            true => Html::text("no fields"),
            false => parts::some_names(names.into_iter()),
        },
        size: layouts.iter().map(|layout| layout.fields.len()).sum::<usize>() + EVENT,
        place,
        layouts: layouts.iter().map(|layout| (pack.releases(layout.dumps, all), fields(layout))).collect(),
    })
}

/// Names and types of the fields of a layout, with the lengths and counts that some dump states.
fn fields(layout: &Layout<'_>) -> Vec<Html> {
    let stated = layout.stated_last();
    let about = |(at, field): (usize, Field<'_>)| {
        let facts = stated.as_ref().map(|stated| stated.of(at));
        let about = Html::text(format!("{} {}", field.name, layout.type_text(at, facts)));
        facts.and_then(|facts| facts.map).map_or(about.clone(), |map| about.then(" of ").then(map))
    };
    layout.fields.iter().enumerate().map(about).collect()
}
