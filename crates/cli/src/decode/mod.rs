//! Decodes bytes field by field, using the describing tables of the generated crate.

mod arrays;
mod choose;
pub(crate) mod input;
mod json;
mod model;
mod number;
mod payload;
mod record;
mod tail;
mod text;
mod walk;

pub(crate) use choose::{choose, form_or_newest, is_structure};
pub(crate) use json::json;
pub(crate) use payload::Event;
pub(crate) use record::looks_like_data;
pub(crate) use text::text;
pub(crate) use walk::Decoding;
