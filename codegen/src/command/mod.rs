//! The commands that read a spec: what both `etwspec` and this package's own binary run.

mod check;
mod console;
mod docs;
mod failed;
mod generate;
mod problem;
mod spec;

pub use check::{CheckArgs, check};
pub use console::Console;
pub use docs::{DocsArgs, docs};
pub use generate::{GenerateArgs, generate};
pub use problem::{Problem, exit_code};
pub use spec::SpecArgs;

use failed::{failed, refused};
