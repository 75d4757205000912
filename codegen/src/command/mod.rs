//! The commands that read a spec: what both `etwspec` and this package's own binary run.

mod check;
mod docs;
mod failed;
mod generate;
mod spec;

pub use check::{CheckArgs, check};
pub use docs::{DocsArgs, docs};
pub use generate::{GenerateArgs, generate};
pub use spec::SpecArgs;

use etwspec_console::{Console, Problem};
use failed::{failed, refused};
