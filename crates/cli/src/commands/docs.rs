//! `etwspec docs`.

pub(crate) use etwspec_codegen::command::DocsArgs;
use etwspec_console::{Console, Problem};

use crate::builtin;

/// Writes the site, from the built-in catalog if the current folder has no tables.
pub(crate) fn docs(args: &DocsArgs, console: &mut Console<'_>) -> Result<(), Problem> {
    etwspec_codegen::command::docs(args, Some(|| builtin::catalog().cloned()), console)
}
