//! The front page, and a page for each topic.

use askama::Template;

use super::addresses::{CLASS_LIST, HOOK_LIST, PROVIDER_LIST, byte_anchor, calculator_page, struct_page, topic_page};
use super::byte_map::{MapRow, byte_map};
use super::context::{PageContext, Site};
use super::guides::Guide;
use super::html::{Html, slug};
use super::page::Page;
use super::rendered::Rendered;
use super::topic_items::{Item, KINDS, Kinds, topic_items};
use super::{compare, wording};
use etwspec_catalog::{Catalog, Form, Struct, claims};

#[derive(Template)]
#[template(path = "index.html")]
struct IndexPage {
    page: Page,
    counts: Vec<(usize, &'static str)>,
    families: Vec<FamilyView>,
    hooks: Option<(String, usize, usize)>,
    classes: Option<(String, usize, usize)>,
    providers: Option<(String, usize, usize)>,
    example: Option<String>,
    has_decoder: bool,
    calculators: Vec<Html>,
    guides: Vec<(Html, &'static str)>,
    searches: Vec<(String, String)>,
    changes: String,
    map: Option<MapView>,
}

/// The byte map of a structure, as an example.
struct MapView {
    name: Html,
    summary: Html,
    releases: String,
    rows: Vec<MapRow>,
    more: Option<Html>,
}

/// Topics that belong together.
struct FamilyView {
    anchor: String,
    title: String,
    summary: Html,
    topics: Vec<TopicRow>,
}

struct TopicRow {
    link: Html,
    contents: String,
    summary: Html,
}

#[derive(Template)]
#[template(path = "topic.html")]
struct TopicPage {
    page: Page,
    kinds: Vec<KindView>,
}

/// The items of a topic that are of one kind.
struct KindView {
    anchor: String,
    title: &'static str,
    items: Vec<ItemView>,
}

struct ItemView {
    link: Html,
    kind: &'static str,
    summary: Html,
}

/// A byte as an example, in the notation of searches, and its address: the last field of the structure that is an example.
fn example(cx: &PageContext<'_>) -> Option<(String, String)> {
    let (structure, form) = example_form(cx)?;
    let offset = form.fields.last()?.offset;
    let address = format!("{}#{}", struct_page(&structure.name), byte_anchor(&form.rust, offset));
    Some((format!("{}+{}", structure.name, wording::hex(offset)), address))
}

/// Examples of searches, one of each kind: part of a name, a byte, a hook ID, a size and a GUID. Each with its address.
fn searches(cx: &PageContext<'_>) -> Vec<(String, String)> {
    let catalog = cx.site.catalog;
    let groups = || catalog.hooks.iter();
    let event = groups().flat_map(|group| &group.events).find(|event| !event.needs.is_empty() && event.hook.is_some());
    let selected =
        catalog.dispatches.iter().flat_map(|dispatch| &dispatch.cases).filter_map(|case| case.structure.as_ref());
    let form = selected.filter_map(|name| catalog.structure(name)?.forms.last()).find(|form| form.size > 0);
    let name = catalog.masks.iter().flat_map(|mask| &mask.enable_flags).find_map(|flag| flag.name.rsplit('_').next());
    let examples = [
        name.map(str::to_lowercase),
        example(cx).map(|(byte, _)| byte),
        event.map(|event| format!("hook:{}", event.number())),
        form.map(|form| format!("size:{}", wording::hex(form.size))),
        groups().find_map(|group| group.guid.clone()).map(|guid| guid.to_lowercase()),
    ];
    let address = |text: String| {
        let query = text.replace(':', "%3A").replace('+', "%2B");
        let address = format!("search.html?q={query}");
        (text, address)
    };
    examples.into_iter().flatten().map(address).collect()
}

/// A header as an example: of the structures that a dispatch selects, that a payload follows and that Microsoft documents, the one
/// that most items refer to.
fn example_form<'c>(cx: &PageContext<'c>) -> Option<(&'c Struct, &'c Form)> {
    let catalog = cx.site.catalog;
    let cases = catalog.dispatches.iter().flat_map(|dispatch| &dispatch.cases);
    let structures = cases.filter_map(|case| catalog.structure(case.structure.as_ref()?));
    let forms = structures.filter_map(|structure| Some((structure, structure.forms.last()?)));
    let is_documented =
        |structure: &Struct| structure.disclosure.as_ref().is_some_and(|one| one.documented == Some(true));
    forms.filter(|(_, form)| form.size <= 64).max_by_key(|(structure, _)| {
        (structure.data_at.is_some(), is_documented(structure), cx.used_by(&structure.name).len(), &structure.name)
    })
}

/// The map of the example.
fn example_map(cx: &PageContext<'_>) -> Option<MapView> {
    let (structure, form) = example_form(cx)?;
    let catalog = cx.site.catalog;
    let page = cx.href(&struct_page(&structure.name));
    let mut rows = byte_map(catalog, form);
    for cell in rows.iter_mut().flat_map(|row| &mut row.cells) {
        cell.href.insert_str(0, &page);
    }
    Some(MapView {
        name: cx.name(&structure.name),
        summary: cx.text(&structure.summary),
        releases: claims::form(catalog, structure, form).words(),
        rows,
        more: structure.data_at.is_some().then(|| Html::text("the payload")),
    })
}

/// The name of a topic within its family.
fn short(module: &str) -> &str {
    module.rsplit("::").next().unwrap_or(module)
}

fn summary_of<'a>(catalog: &'a Catalog, module: &str) -> &'a str {
    catalog.topics.iter().find(|topic| topic.module == module).map_or("", |topic| &topic.summary)
}

/// The topics by family, those without a family first.
fn families(cx: &PageContext<'_>) -> Vec<FamilyView> {
    let catalog = cx.site.catalog;
    let all = topic_items(catalog);
    let family_of = |module: &str| catalog.topics.iter().find(|topic| topic.module == module)?.family.as_deref();
    let view = |family: Option<&str>, title: &str, summary: &str| {
        let members = all.iter().filter(|(module, _)| family_of(module) == family);
        let topics: Vec<TopicRow> = members
            .map(|(module, kinds)| TopicRow {
                link: Html::link(&cx.href(&topic_page(module)), short(module)),
                contents: contents(kinds),
                summary: cx.text(summary_of(catalog, module)),
            })
            .collect();
        FamilyView { anchor: slug(title), title: title.to_owned(), summary: cx.text(summary), topics }
    };
    let named = catalog.families.iter().map(|family| view(Some(&family.name), &family.name, &family.summary));
    std::iter::once(view(None, "traces", "Structures of trace files and sessions, independent of the events in them."))
        .chain(named)
        .filter(|family| !family.topics.is_empty())
        .collect()
}

/// Counts the items of a topic.
fn contents(kinds: &Kinds<'_>) -> String {
    let providers = kinds.iter().find(|(title, _)| *title == KINDS[5]).map_or(0, |(_, items)| items.len());
    if providers > 0 {
        return wording::count(providers, "provider", "providers");
    }
    let structures = kinds.iter().filter(|(title, _)| *title == KINDS[0]).map(|(_, items)| items.len()).sum();
    let others: usize = kinds.iter().filter(|(title, _)| *title != KINDS[0]).map(|(_, items)| items.len()).sum();
    match (structures, others) {
        (0, others) => wording::count(others, "set of values", "sets of values"),
        (structures, 0) => wording::count(structures, "structure", "structures"),
        (structures, others) => format!(
            "{}, {}",
            wording::count(structures, "structure", "structures"),
            wording::count(others, "other item", "other items")
        ),
    }
}

/// The front page.
pub(super) fn index(site: &Site<'_>, guides: &[Guide]) -> Rendered {
    let path = "index.html".to_owned();
    let cx = site.page_context(&path);
    let catalog = site.catalog;
    let summary = "The binary formats of Event Tracing for Windows (ETW), by release and pointer size, each fact with \
                   its sources. Written independently of Microsoft.";
    let of = |class: bool| catalog.hooks.iter().filter(move |group| group.class == class);
    let events = |class: bool| of(class).map(|group| group.events.len()).sum();
    let hooks = (of(false).count() > 0).then(|| (cx.href(HOOK_LIST), of(false).count(), events(false)));
    let classes = (of(true).count() > 0).then(|| (cx.href(CLASS_LIST), of(true).count(), events(true)));
    let families = families(&cx);
    let map = example_map(&cx);
    let ends = [
        (map.is_some(), "example", "A byte map"),
        (true, "reading", "How to read this site"),
        (true, "topics", "Topics"),
    ];
    let middle = families.iter().map(|family| (true, family.anchor.as_str(), family.title.as_str()));
    let view = IndexPage {
        page: Page::new(&cx, "Event Tracing for Windows, byte by byte", "", summary)
            .with_search()
            .sections(ends.into_iter().chain(middle)),
        counts: counts(catalog),
        guides: guides.iter().map(|guide| (Html::link(&cx.href(guide.path), guide.title), guide.summary)).collect(),
        searches: searches(&cx),
        changes: cx.href(compare::CHANGES),
        families,
        hooks,
        classes,
        providers: (!catalog.providers.is_empty())
            .then(|| (cx.href(PROVIDER_LIST), catalog.providers.len(), provider_events(catalog))),
        example: example(&cx).map(|(_, address)| address),
        has_decoder: site.options.decoder.is_some(),
        map,
        calculators: catalog
            .masks
            .iter()
            .map(|mask| Html::link(&cx.href(&calculator_page(catalog, mask)), &mask.name))
            .collect(),
    };
    (path.clone(), view.to_string())
}

fn provider_events(catalog: &Catalog) -> usize {
    catalog.providers.iter().map(|provider| provider.events.len()).sum()
}

fn counts(catalog: &Catalog) -> Vec<(usize, &'static str)> {
    let events =
        |class: bool| catalog.hooks.iter().filter(|group| group.class == class).map(|group| group.events.len()).sum();
    let bits = catalog.masks.iter().flat_map(|mask| &mask.groups).map(|group| group.bits.len()).sum();
    vec![
        (catalog.structs.len(), "structures"),
        (catalog.structs.iter().map(|structure| structure.forms.len()).sum(), "forms of structures"),
        (catalog.dispatches.len(), "dispatches"),
        (catalog.sets.len(), "enumerations, flags and sets of constants"),
        (catalog.sets.iter().map(|set| set.values.len()).sum(), "values"),
        (bits, "group mask bits"),
        (catalog.requests.iter().map(|requests| requests.classes.len()).sum(), "information classes"),
        (events(false), "kernel events"),
        (events(true), "classic events of other classes"),
        (provider_events(catalog), "events of providers"),
        (catalog.sources.len(), "sources"),
    ]
    .into_iter()
    .filter(|(count, _)| *count > 0)
    .collect()
}

/// The pages of all topics.
pub(super) fn pages(site: &Site<'_>) -> Vec<Rendered> {
    topic_items(site.catalog)
        .into_iter()
        .map(|(module, kinds)| {
            let path = topic_page(module);
            let cx = site.page_context(&path);
            let summary = match summary_of(site.catalog, module) {
                "" => String::new(),
                summary => format!("{summary} "),
            };
            let summary = format!("{summary}Rust module `etwspec::{module}`.");
            let kinds: Vec<KindView> = kinds.into_iter().map(|(title, items)| kind_view(&cx, title, items)).collect();
            let page = Page::new(&cx, short(module), "topic", &summary)
                .under(&cx, "index.html#topics", "topics")
                .sections(kinds.iter().map(|kind| (true, kind.anchor.as_str(), kind.title)));
            (path.clone(), TopicPage { page, kinds }.to_string())
        })
        .collect()
}

fn kind_view(cx: &PageContext<'_>, title: &'static str, items: Vec<Item<'_>>) -> KindView {
    let item = |item: Item<'_>| ItemView {
        link: Html::code_link(&cx.href(&item.page), item.name),
        kind: item.kind,
        summary: cx.text(item.summary),
    };
    KindView { anchor: slug(&title.to_ascii_lowercase()), title, items: items.into_iter().map(item).collect() }
}
