//! The commands that read the tables. `etwspec` and the binary of this package share them.

mod check;
mod docs;
mod failed;
mod fmt;
mod generate;
mod new;
mod serve;
mod spec;
mod why;

pub use check::{CheckArgs, check};
pub use docs::{DocsArgs, docs};
pub use fmt::{FmtArgs, fmt};
pub use generate::{GenerateArgs, generate};
pub use new::{NewArgs, ReadProvider, new};
pub use serve::{ServeArgs, serve};
pub use spec::SpecArgs;
pub use why::{WhyArgs, why};

use std::path::Path;

use etwspec_console::{Console, Problem, visible};
pub use failed::failed;
use failed::problem_from_text;

use crate::watch::Watch;

/// Watches a folder of tables, and prints why there are no events, if there are none although they were asked for.
fn watched(dir: &Path, poll: bool, console: &mut Console<'_>) -> Result<Watch, Problem> {
    let (watch, reason) = Watch::new(dir, poll);
    if let Some(reason) = reason {
        writeln!(console.err, "no file events ({}): the tables are read twice a second", visible(&reason))?;
    }
    Ok(watch)
}
