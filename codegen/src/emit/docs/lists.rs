//! The pages of releases, sources and scalar types.

use askama::Template;

use super::book::Book;
use super::html::{Html, slug};
use super::page::{Page, Rendered};
use super::places::{dispatch_page, hooks_page, mask_page, requests_page, struct_page, values_page};
use super::words;
use etwspec_catalog::Catalog;

#[derive(Template)]
#[template(path = "docs/releases.html")]
struct ReleasesPage {
    page: Page,
    releases: Vec<ReleaseRow>,
}

struct ReleaseRow {
    anchor: String,
    id: String,
    name: String,
    builds: String,
    pointers: String,
    doc: String,
}

#[derive(Template)]
#[template(path = "docs/sources.html")]
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
    location: String,
    edition: Option<String>,
    examined_to: Option<String>,
    doc: Option<Html>,
    cited: Vec<Html>,
}

#[derive(Template)]
#[template(path = "docs/types.html")]
struct TypesPage {
    page: Page,
    types: Vec<TypeRow>,
}

struct TypeRow {
    anchor: String,
    name: String,
    is: &'static str,
    doc: Option<Html>,
}

/// The page of releases.
pub(super) fn releases(book: &Book<'_>) -> Rendered {
    let path = "releases.html".to_owned();
    let cx = book.from(&path);
    let summary = "Releases of Windows, oldest first: the order is by build, not by name.";
    let releases = book.catalog.releases.stops.iter().map(|stop| ReleaseRow {
        anchor: slug(&stop.id()),
        id: stop.id(),
        name: stop.name.clone(),
        builds: stop.builds.iter().map(u32::to_string).collect::<Vec<_>>().join(", "),
        pointers: stop.pointers.iter().map(|bits| format!("{bits} bit")).collect::<Vec<_>>().join(", "),
        doc: stop.doc.clone().unwrap_or_default(),
    });
    let view = ReleasesPage {
        releases: releases.collect(),
        page: Page::new(&cx, "Releases", "", summary).made_from("spec/releases.toml"),
    };
    (path.clone(), view.to_string())
}

/// The page of sources.
pub(super) fn sources(book: &Book<'_>) -> Rendered {
    let path = "sources.html".to_owned();
    let cx = book.from(&path);
    let summary = "Where the facts come from, what kind of evidence each source is, and what cites it.";
    let sources: Vec<SourceRow> = book
        .catalog
        .sources
        .iter()
        .map(|source| SourceRow {
            anchor: slug(&source.id),
            id: source.id.clone(),
            title: source.title.clone(),
            author: source.author.clone(),
            kind: words::source_kind(source.kind).0,
            location: source.location.clone(),
            edition: source.edition.clone(),
            examined_to: source.examined_to.clone(),
            doc: cx.doc(&source.doc),
            cited: cited_by(book.catalog, &source.id)
                .into_iter()
                .map(|(name, href)| Html::code_link(&cx.href(&href), &name))
                .collect(),
        })
        .collect();
    let mut kinds: Vec<_> = book.catalog.sources.iter().map(|source| source.kind).collect();
    kinds.sort();
    kinds.dedup();
    let view = SourcesPage {
        page: Page::new(&cx, "Sources", "", summary).made_from("spec/sources.toml"),
        kinds: kinds.into_iter().map(words::source_kind).collect(),
        sources,
    };
    (path.clone(), view.to_string())
}

/// The items that cite a source, each with its page.
fn cited_by(catalog: &Catalog, id: &str) -> Vec<(String, String)> {
    let cites = |sources: &[String]| sources.iter().any(|source| source == id);
    let mut all = Vec::new();
    for structure in &catalog.structs {
        let mut fields = structure.forms.iter().flat_map(|form| &form.fields);
        let mut parts = structure.forms.iter().flat_map(|form| &form.tail);
        let of_row = fields.any(|field| cites(&field.sources)) || parts.any(|part| cites(&part.sources));
        if cites(&structure.sources) || of_row {
            all.push((structure.name.clone(), struct_page(&structure.name)));
        }
    }
    for dispatch in &catalog.dispatches {
        if cites(&dispatch.sources) || dispatch.cases.iter().any(|case| cites(&case.sources)) {
            all.push((dispatch.name.clone(), dispatch_page(&dispatch.name)));
        }
    }
    for set in &catalog.sets {
        if cites(&set.sources) || set.values.iter().any(|value| cites(&value.sources)) {
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
    all
}

/// The page of scalar types.
pub(super) fn types(book: &Book<'_>) -> Rendered {
    let path = "types.html".to_owned();
    let cx = book.from(&path);
    let summary = "The scalar types that fields have, and what their bytes are.";
    let types = book.catalog.types.iter().map(|ty| TypeRow {
        anchor: slug(&ty.name),
        name: ty.name.clone(),
        is: words::scalar(ty.scalar),
        doc: cx.doc(&ty.doc),
    });
    let view =
        TypesPage { types: types.collect(), page: Page::new(&cx, "Types", "", summary).made_from("spec/types.toml") };
    (path.clone(), view.to_string())
}
