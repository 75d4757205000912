//! The commands that read the tables. `etwspec` and the binary of this package share them.

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
pub use failed::failed;
use failed::problem_from_text;
