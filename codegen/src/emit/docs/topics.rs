//! The front page, and a page for each topic.

use std::collections::BTreeMap;

use askama::Template;

use super::book::{Book, Cx};
use super::hooks;
use super::html::{Html, slug};
use super::page::{Page, Rendered, topic_page};
use super::places::{mask_page, requests_page, struct_page, values_page};
use super::words;
use crate::catalog::Catalog;

#[derive(Template)]
#[template(path = "docs/index.html")]
struct IndexPage {
    page: Page,
    counts: Vec<(usize, &'static str)>,
    topics: Vec<TopicView>,
    hooks: Option<(String, usize, usize)>,
    example: Option<String>,
}

#[derive(Template)]
#[template(path = "docs/topic.html")]
struct TopicPage {
    page: Page,
    topic: TopicView,
}

struct TopicView {
    name: String,
    href: String,
    items: Vec<ItemView>,
}

struct ItemView {
    link: Html,
    kind: &'static str,
    summary: Html,
}

struct Item<'a> {
    name: &'a str,
    kind: &'static str,
    summary: &'a str,
    page: String,
}

/// The anchor of some byte, to show what anchors are like: the last field of the first structure that has two forms.
fn example(catalog: &Catalog) -> Option<String> {
    let structure = catalog.structs.iter().find(|structure| structure.forms.len() > 1)?;
    let form = structure.forms.last()?;
    let field = form.fields.last()?;
    Some(format!("{}#{}-{}", struct_page(&structure.name), slug(&form.rust), words::hex(field.offset)))
}

/// The items of each topic, in the order of the topics' names; within a topic in the catalog's order.
fn topics(catalog: &Catalog) -> BTreeMap<&str, Vec<Item<'_>>> {
    let mut topics: BTreeMap<&str, Vec<Item<'_>>> = BTreeMap::new();
    let mut add = |module, name, kind, summary, page| {
        topics.entry(module).or_default().push(Item { name, kind, summary, page });
    };
    for s in &catalog.structs {
        add(s.module.as_str(), s.name.as_str(), "structure", s.summary.as_str(), struct_page(&s.name));
    }
    for set in &catalog.sets {
        let is_classes = catalog.requests.iter().any(|requests| requests.name == set.name);
        let (kind, page) = match is_classes {
            true => ("information classes", requests_page(&set.name)),
            false => (words::kind(set.kind), values_page(&set.name)),
        };
        add(&set.module, &set.name, kind, &set.summary, page);
    }
    for mask in &catalog.masks {
        add(&mask.module, &mask.name, "group mask", &mask.summary, mask_page(&mask.name));
    }
    topics
}

fn topic_view(cx: &Cx<'_>, name: &str, items: &[Item<'_>]) -> TopicView {
    TopicView {
        name: name.to_owned(),
        href: cx.href(&topic_page(name)),
        items: items
            .iter()
            .map(|item| ItemView {
                link: Html::code_link(&cx.href(&item.page), item.name),
                kind: item.kind,
                summary: cx.text(item.summary),
            })
            .collect(),
    }
}

/// The front page.
pub(super) fn index(book: &Book<'_>) -> Rendered {
    let path = "index.html".to_owned();
    let cx = book.from(&path);
    let catalog = book.catalog;
    let summary = "The binary formats of Event Tracing for Windows, as tables that say of every fact when it holds, who \
                   says so, and what nobody says.";
    let hooks = (!catalog.hooks.is_empty()).then(|| {
        let events = catalog.hooks.iter().map(|group| group.events.len()).sum();
        (cx.href(hooks::LIST), catalog.hooks.len(), events)
    });
    let view = IndexPage {
        page: Page::new(&cx, "Event Tracing for Windows, byte by byte", "", summary),
        counts: counts(catalog),
        topics: topics(catalog).iter().map(|(name, items)| topic_view(&cx, name, items)).collect(),
        hooks,
        example: example(catalog),
    };
    (path.clone(), view.to_string())
}

fn counts(catalog: &Catalog) -> Vec<(usize, &'static str)> {
    let bits = catalog.masks.iter().flat_map(|mask| &mask.groups).map(|group| group.bits.len()).sum();
    vec![
        (catalog.structs.len(), "structures"),
        (catalog.structs.iter().map(|structure| structure.forms.len()).sum(), "forms of structures"),
        (catalog.sets.len(), "enumerations, flags and sets of constants"),
        (catalog.sets.iter().map(|set| set.values.len()).sum(), "values"),
        (bits, "meanings of group-mask bits"),
        (catalog.requests.iter().map(|requests| requests.classes.len()).sum(), "information classes"),
        (catalog.hooks.iter().map(|group| group.events.len()).sum(), "kernel events"),
        (catalog.sources.len(), "sources"),
    ]
    .into_iter()
    .filter(|(count, _)| *count > 0)
    .collect()
}

/// The pages of all topics.
pub(super) fn pages(book: &Book<'_>) -> Vec<Rendered> {
    let all = topics(book.catalog);
    all.iter()
        .map(|(name, items)| {
            let path = topic_page(name);
            let cx = book.from(&path);
            let told = book.catalog.topics.iter().find(|topic| topic.module == **name);
            let told = told.map_or(String::new(), |topic| format!("{} ", topic.summary));
            let summary = format!("{told}In Rust the module `etwspec::{name}`.");
            let view = TopicPage {
                page: Page::new(&cx, name, "topic", &summary).under(&cx, "index.html#topics", "topics"),
                topic: topic_view(&cx, name, items),
            };
            (path.clone(), view.to_string())
        })
        .collect()
}
