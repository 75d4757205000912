//! `etwspec new`.

pub(crate) use etwspec_codegen::command::{NewArgs, new};
