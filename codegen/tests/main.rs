//! The tests of the generator, in one program. They share the published tables and the site that is made of them.

mod addresses;
mod coverage;
mod docs_links;
mod docs_search;
mod fmt;
mod hook_ids;
mod licenses;
mod live;
mod new;
mod rust_api;
mod served;
mod support;
mod templates;
mod why;
mod workspace;
