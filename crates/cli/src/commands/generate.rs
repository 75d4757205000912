//! `etwspec generate`.

pub(crate) use etwspec_codegen::command::{GenerateArgs, generate};
