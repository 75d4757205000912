//! The tests of the site, in one program. They share the site of the published tables.

mod addresses;
mod docs_links;
mod docs_search;
mod small;
mod support;
mod templates;
