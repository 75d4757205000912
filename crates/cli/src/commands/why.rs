//! `etwspec why`.

pub(crate) use etwspec_codegen::command::{WhyArgs, why};
