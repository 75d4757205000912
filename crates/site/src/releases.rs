//! The page of releases.

use askama::Template;

use super::context::Site;
use super::html::slug;
use super::page::Page;
use super::rendered::Rendered;

#[derive(Template)]
#[template(path = "releases.html")]
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

/// The page of releases.
pub(super) fn page(site: &Site<'_>) -> Rendered {
    let path = "releases.html".to_owned();
    let cx = site.page_context(&path);
    let summary = "Releases of Windows, oldest first, ordered by build number.";
    let releases = site.catalog.releases.stops.iter().map(|stop| ReleaseRow {
        anchor: slug(&stop.id()),
        id: stop.id(),
        name: stop.name.clone(),
        builds: stop.builds.iter().map(u32::to_string).collect::<Vec<_>>().join(", "),
        pointers: stop.pointers.iter().map(|bits| format!("{bits}-bit")).collect::<Vec<_>>().join(", "),
        doc: stop.doc.clone().unwrap_or_default(),
    });
    let view = ReleasesPage {
        releases: releases.collect(),
        page: Page::new(&cx, "Releases", "", summary).generated_from("spec/releases.toml"),
    };
    (path.clone(), view.to_string())
}
