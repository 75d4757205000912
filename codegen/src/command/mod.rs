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
pub use new::{NewArgs, new};
pub use serve::{ServeArgs, serve};
pub use spec::SpecArgs;
pub use why::{WhyArgs, why};

use etwspec_console::{Console, Problem};
pub use failed::failed;
use failed::problem_from_text;
