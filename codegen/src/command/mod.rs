//! The commands that read the tables. `etwspec` and the binary of this package share them.

mod check;
mod docs;
mod failed;
mod fmt;
mod generate;
mod new;
mod spec;

pub use check::{CheckArgs, check};
pub use docs::{DocsArgs, docs};
pub use fmt::{FmtArgs, fmt};
pub use generate::{GenerateArgs, generate};
pub use new::{NewArgs, new};
pub use spec::SpecArgs;

use etwspec_console::{Console, Problem};
use failed::{failed, problem_from_text};
