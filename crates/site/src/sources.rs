//! The page of sources.

use askama::Template;

use super::addresses::{dispatch_page, hooks_page, mask_page, provider_page, requests_page, struct_page, values_page};
use super::context::Site;
use super::html::{Html, slug};
use super::page::Page;
use super::rendered::Rendered;
use super::wording;
use etwspec_catalog::{Catalog, Disclosure};

#[derive(Template)]
#[template(path = "sources.html")]
struct SourcesPage {
    page: Page,
    kinds: Vec<(&'static str, &'static str)>,
    sources: Vec<SourceRow>,
}

struct SourceRow {
    anchor: String,
    id: String,
    title: String,
    author: String,
    kind: &'static str,
    location: Html,
    edition: Option<String>,
    examined_to: Option<String>,
    doc: Option<Html>,
    cited: Vec<Html>,
}

/// The page of sources.
pub(super) fn page(site: &Site<'_>) -> Rendered {
    let path = "sources.html".to_owned();
    let cx = site.page_context(&path);
    let summary = "Sources of the facts: the kind of evidence of each, and the items that cite it.";
    let sources: Vec<SourceRow> = site
        .catalog
        .sources
        .iter()
        .map(|source| SourceRow {
            anchor: slug(&source.id),
            id: source.id.clone(),
            title: source.title.clone(),
            author: source.author.clone(),
            kind: wording::source_kind(source.kind).0,
            location: match &source.url {
                Some(url) => Html::out_link(url, &source.location),
                None => Html::text(&source.location),
            },
            edition: source.edition.clone(),
            examined_to: source.examined_to.clone(),
            doc: cx.doc(&source.doc),
            cited: cited_by(site.catalog, &source.id)
                .into_iter()
                .map(|(name, href)| Html::code_link(&cx.href(&href), &name))
                .collect(),
        })
        .collect();
    let mut kinds: Vec<_> = site.catalog.sources.iter().map(|source| source.kind).collect();
    kinds.sort();
    kinds.dedup();
    let view = SourcesPage {
        page: Page::new(&cx, "Sources", "", summary).generated_from("spec/sources.toml"),
        kinds: kinds.into_iter().map(wording::source_kind).collect(),
        sources,
    };
    (path.clone(), view.to_string())
}

/// The items that cite a source, and their pages.
fn cited_by(catalog: &Catalog, id: &str) -> Vec<(String, String)> {
    let cites = |sources: &[String]| sources.iter().any(|source| source == id);
    let discloses = |row: Option<&Disclosure>| row.is_some_and(|row| cites(&row.sources));
    let mut all = Vec::new();
    for structure in &catalog.structs {
        let mut fields = structure.forms.iter().flat_map(|form| &form.fields);
        let mut parts = structure.forms.iter().flat_map(|form| &form.tail);
        let in_rows = fields.any(|field| cites(&field.sources)) || parts.any(|part| cites(&part.sources));
        if cites(&structure.sources) || in_rows || discloses(structure.disclosure.as_ref()) {
            all.push((structure.name.clone(), struct_page(&structure.name)));
        }
    }
    for dispatch in &catalog.dispatches {
        if cites(&dispatch.sources) || dispatch.cases.iter().any(|case| cites(&case.sources)) {
            all.push((dispatch.name.clone(), dispatch_page(&dispatch.name)));
        }
    }
    for set in &catalog.sets {
        let in_values = set.values.iter().any(|value| cites(&value.sources));
        if cites(&set.sources) || in_values || discloses(set.disclosure.as_ref()) {
            all.push((set.name.clone(), values_page(&set.name)));
        }
    }
    for mask in &catalog.masks {
        let bits = mask.groups.iter().flat_map(|group| &group.bits).map(|bit| &bit.sources);
        let mut rows = bits.chain(mask.enable_flags.iter().map(|flag| &flag.sources));
        if cites(&mask.sources) || rows.any(|sources| cites(sources)) {
            all.push((mask.name.clone(), mask_page(&mask.name)));
        }
    }
    for class in catalog.requests.iter().flat_map(|requests| &requests.classes) {
        if cites(&class.sources) {
            all.push((class.name.clone(), requests_page(&class.name)));
        }
    }
    for group in &catalog.hooks {
        if cites(&group.sources) || group.events.iter().any(|event| cites(&event.sources)) {
            all.push((group.name.clone(), hooks_page(group)));
        }
    }
    for provider in &catalog.providers {
        if cites(&provider.sources) || provider.events.iter().any(|event| cites(&event.sources)) {
            all.push((provider.name.clone(), provider_page(&provider.name)));
        }
    }
    all
}
