//! `etwspec check`.

pub(crate) use etwspec_codegen::command::{CheckArgs, check};
