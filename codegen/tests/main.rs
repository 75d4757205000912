//! The tests of the generator, in one program. They share the published tables.

mod coverage;
mod format;
mod hook_ids;
mod kaitai;
mod output;
mod packages;
mod render;
mod rust_api;
mod support;
mod templates;
mod workspace;
