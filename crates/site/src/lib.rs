//! The reference site: static pages, one per item, and a server that shows them while tables are edited.
//!
//! Each module that is named after a part of the catalog builds one kind of page. It turns that part into a view, which
//! settles casing, escaping and order. A template in `templates` then lays out the view with loops and conditions
//! only. Links are relative and no page loads anything from elsewhere, so that the site works from a folder.
//!
//! The other modules serve all pages: `context` (links and names as seen from a page), `addresses` (paths and anchors),
//! `wording` (numbers and fixed phrases), `html` and `script` (escaping), `references` (which items refer to which), `evidence` (what
//! supports a row), `side` (the sidebar), `permanent` (short addresses that never change).
//!
//! # Design
//!
//! Scripts run as they are written: nothing builds or bundles them. They are classic scripts, because a page in a
//! folder can load neither modules nor data. Data of the catalog is a script that assigns one JSON value. Matching and
//! calculation are functions without a page, so Node tests them.

mod addresses;
mod byte_list;
mod byte_map;
mod calculator;
mod choice;
mod compare;
mod context;
mod coverage;
mod data;
mod declaration;
mod decoder;
mod dispatches;
mod downloads;
mod evidence;
mod fields;
mod forms;
mod guides;
mod hooks;
mod html;
mod index_entries;
mod indexes;
mod links;
pub mod locate;
mod masks;
mod named_fields;
mod options;
mod page;
mod parts;
mod permanent;
mod providers;
mod references;
mod releases;
mod rendered;
mod requests;
mod rule_text;
mod script;
mod search;
pub mod serve;
mod side;
mod sitemap;
mod sources;
mod strip;
mod structs;
mod survival;
mod tail;
mod topic_items;
mod topics;
mod types;
mod values;
mod windows;
mod wording;

pub use links::check_links;
pub use options::{Decoder, Options};

use etwspec_catalog::Catalog;
use etwspec_codegen::emit::prose::visible_lines;

/// The style sheet of all pages.
const STYLE: &str = include_str!("../templates/style.css");
/// Other files that do not depend on the catalog.
const FIXED: [(&str, &str); 3] = [
    ("copy.js", include_str!("../templates/copy.js")),
    ("layout.js", include_str!("../templates/layout.js")),
    ("favicon.svg", include_str!("../templates/favicon.svg")),
];

/// The picture that previews of links to the published site show: its path from the root, and its PNG file.
///
/// Previews accept no SVG. `npm run picture` in `tests/browser` draws the file from the drawing beside it.
pub const PICTURE: (&str, &[u8]) = ("card.png", include_bytes!("../picture/card.png"));

/// Returns the files of the site: the path of each from the root, separated by `/`, and its text.
pub fn site(catalog: &Catalog) -> Vec<(String, String)> {
    site_with(catalog, &Options::default())
}

/// Returns those pages at paths that a page of its own is rendered for: structures, value sets, groups of events. Others are
/// left out. Rendering some pages takes a small part of the time of all.
pub fn pages_at(catalog: &Catalog, paths: &[String]) -> Vec<(String, String)> {
    let options = Options::default();
    let site = context::Site::new(catalog, &options);
    let pages = paths.iter().filter_map(|path| {
        let page = structs::page_at(&site, path).or_else(|| values::page_at(&site, path));
        page.or_else(|| hooks::page_at(&site, path))
    });
    pages.map(|(path, text)| (path, visible_lines(&text).into_owned())).collect()
}

/// Returns the files of the site with options.
pub fn site_with(catalog: &Catalog, options: &Options) -> Vec<(String, String)> {
    let site = context::Site::new(catalog, options);
    let guides = guides::all(&site);
    let mut pages = vec![
        topics::index(&site, &guides),
        types::page(&site),
        releases::page(&site),
        sources::page(&site),
        coverage::page(&site),
        (
            "style.css".to_owned(),
            [
                STYLE,
                parts::STYLE,
                search::STYLE,
                calculator::STYLE,
                choice::STYLE,
                compare::STYLE,
                guides::STYLE,
                decoder::STYLE,
            ]
            .concat(),
        ),
    ];
    pages.extend(search::files(&site, &guides));
    pages.extend(guides::pages(guides));
    pages.extend(calculator::files(&site));
    pages.extend(decoder::files(&site));
    pages.extend(choice::files(catalog));
    pages.extend(compare::files(&site));
    pages.extend(downloads::files(&site));
    pages.extend(indexes::names(&site));
    pages.extend(indexes::by_number(&site));
    pages.extend(topics::pages(&site));
    pages.extend(structs::pages(&site));
    pages.extend(dispatches::pages(&site));
    pages.extend(values::pages(&site));
    pages.extend(windows::pages(&site));
    pages.extend(masks::pages(&site));
    pages.extend(requests::pages(&site));
    pages.extend(hooks::pages(&site));
    pages.extend(providers::pages(&site));
    pages.extend(sitemap::files(&site, &pages));
    pages.extend(permanent::pages(&site));
    pages.extend(strip::embeds(catalog));
    pages.extend(site.data);
    pages.extend(FIXED.map(|(path, text)| (path.to_owned(), text.to_owned())));
    // No page contains a hidden character, whatever part of it the character came from.
    pages.into_iter().map(|(path, text)| (path, visible_lines(&text).into_owned())).collect()
}
