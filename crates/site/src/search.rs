//! The search: a page, the scripts of the search box, and the index that they load when it is first needed.
//!
//! The index is a classic script, which works from a folder, unlike a request for a file. `items` collects what can be
//! found, `index` writes it in a compact form, and `templates/search/match.js` reads that form and ranks items. Providers
//! have a part of their own: thousands of names and GUIDs.
//!
//! # Design
//!
//! The index contains each name once, with its item. Parts of words are found by comparison, which takes milliseconds
//! for all names.
//!
//! It contains no bytes of structures: the places of fields in each form are enough to derive the contents and the anchor
//! of each byte.

mod index;
mod items;
mod kinds;

use askama::Template;

use super::context::Site;
use super::guides::Guide;
use super::page::Page;
use super::rendered::Rendered;

/// The part of the style sheet that the search box and the page of results use.
pub(super) const STYLE: &str = include_str!("../templates/search/search.css");

const MATCH: &str = include_str!("../templates/search/match.js");
const BOX: &str = include_str!("../templates/search/box.js");
const PAGE: &str = include_str!("../templates/search/page.js");

#[derive(Template)]
#[template(path = "search/search.html")]
struct SearchPage {
    page: Page,
    filters: Vec<Filter>,
}

/// A filter of the search, for the help.
struct Filter {
    word: &'static str,
    selects: String,
}

/// The page of results, the scripts, and the index.
pub(super) fn files(site: &Site<'_>, guides: &[Guide]) -> Vec<Rendered> {
    let path = "search.html";
    let cx = site.page_context(path);
    let summary = "Everything with a name or a number: structures, events, values, bits, fields, GUIDs, status codes.";
    let filters = kinds::filters().into_iter().map(|(word, selects)| Filter { word, selects });
    let view = SearchPage { page: Page::new(&cx, "Search", "", summary), filters: filters.collect() };
    vec![
        (path.to_owned(), view.to_string()),
        ("search/match.js".to_owned(), MATCH.to_owned()),
        ("search/box.js".to_owned(), BOX.to_owned()),
        ("search/page.js".to_owned(), PAGE.to_owned()),
        ("search/index.js".to_owned(), index::script("etwspecIndex", &items::owners(site, guides))),
        ("search/providers.js".to_owned(), index::script("etwspecProviders", &items::providers(site))),
    ]
}
