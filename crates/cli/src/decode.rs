//! The bytes and the text of `etwspec decode`. The package etwspec-decode decodes.

pub(crate) mod input;
mod text;

pub(crate) use text::text;
