//! `etwspec new`.

use etwspec_codegen::command;
pub(crate) use etwspec_codegen::command::NewArgs;
use etwspec_console::{Console, Problem};

pub(crate) fn new(args: &NewArgs, console: &mut Console<'_>) -> Result<(), Problem> {
    command::new(args, Some(&super::schema::provider_in_file), console)
}
