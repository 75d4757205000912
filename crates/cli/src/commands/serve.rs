//! `etwspec serve`.

pub(crate) use etwspec_codegen::command::{ServeArgs, serve};
