//! The documentation: a static site, one page an item.
//!
//! Each module here makes one kind of page: it turns a part of the catalog into a view, in which all casing, escaping
//! and ordering is decided, and a template of `templates/docs` lays the view out with loops and conditions only.
//! Links are relative, and nothing is loaded from anywhere else, so the site can be read from a folder.

mod asks;
mod book;
mod bytes;
mod coverage;
mod dispatches;
mod entries;
mod fields;
mod hooks;
mod html;
mod indexes;
mod links;
mod lists;
mod map;
mod masks;
mod page;
mod places;
mod requests;
mod structs;
mod tail;
#[cfg(test)]
mod tests;
mod topics;
mod uses;
mod values;
mod words;

pub use links::check_links;

use etwspec_catalog::Catalog;

/// The one style sheet.
const STYLE: &str = include_str!("../../../templates/docs/style.css");

/// The site: paths from its root, with `/`, and texts.
pub fn site(catalog: &Catalog) -> Vec<(String, String)> {
    let book = book::Book::new(catalog);
    let mut pages = vec![
        topics::index(&book),
        lists::types(&book),
        lists::releases(&book),
        lists::sources(&book),
        coverage::page(&book),
        ("style.css".to_owned(), STYLE.to_owned()),
    ];
    pages.extend(indexes::names(&book));
    pages.extend(indexes::by_number(&book));
    pages.extend(topics::pages(&book));
    pages.extend(structs::pages(&book));
    pages.extend(dispatches::pages(&book));
    pages.extend(values::pages(&book));
    pages.extend(masks::pages(&book));
    pages.extend(requests::pages(&book));
    pages.extend(hooks::pages(&book));
    pages
}
