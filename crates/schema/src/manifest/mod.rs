//! Instrumentation manifests: reading, and writing.

mod element;
mod encoding;
mod names;
mod problem;
mod provider;
mod read;
mod strings;
mod template;
mod write;

pub use problem::Problem;
pub use provider::{Manifest, Named, Options, Provider};
pub use read::read;
pub use write::{Written, write};
