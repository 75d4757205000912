//! `etwspec fmt`.

pub(crate) use etwspec_codegen::command::{FmtArgs, fmt};
