//! The data of each page, as JSON: its slice of the catalog. Addresses contain the version of the tables, so that a published
//! site can keep the data of earlier versions at their addresses.

use serde::Serialize;

use super::addresses::{dispatch_page, hooks_page, mask_page, provider_page, requests_page, struct_page, values_page};
use super::rendered::Rendered;
use etwspec_catalog::{Catalog, FORMAT};

/// A slice of the catalog: an item, and the number of the format, which readers of the catalog check.
#[derive(Serialize)]
struct Slice<'a, T> {
    format: u32,
    kind: &'static str,
    item: &'a T,
}

/// The folder of the data of pages.
pub(super) const FOLDER: &str = concat!("data/", env!("CARGO_PKG_VERSION"));

/// The path of the data of a page.
pub(super) fn path(page: &str) -> String {
    format!("{FOLDER}/{}.json", page.strip_suffix(".html").unwrap_or(page))
}

/// The data of the pages of all items.
pub(super) fn files(catalog: &Catalog) -> Vec<Rendered> {
    let mut files = Vec::new();
    files.extend(catalog.structs.iter().map(|one| file(&struct_page(&one.name), "structure", one)));
    files.extend(catalog.dispatches.iter().map(|one| file(&dispatch_page(&one.name), "dispatch", one)));
    files.extend(catalog.sets.iter().map(|one| file(&values_page(&one.name), "values", one)));
    files.extend(catalog.masks.iter().map(|one| file(&mask_page(&one.name), "group-mask", one)));
    files.extend(catalog.requests.iter().map(|one| file(&requests_page(&one.name), "requests", one)));
    files.extend(catalog.hooks.iter().map(|one| file(&hooks_page(one), "events", one)));
    files.extend(catalog.providers.iter().map(|one| file(&provider_page(&one.name), "provider", one)));
    files
}

fn file<T: Serialize>(page: &str, kind: &'static str, item: &T) -> Rendered {
    let slice = Slice { format: FORMAT, kind, item };
    // The model has no maps with keys other than text, so that it always is JSON.
    (path(page), serde_json::to_string_pretty(&slice).unwrap_or_default())
}
