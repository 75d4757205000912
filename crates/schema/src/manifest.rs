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

#[cfg(feature = "binaries")]
pub(crate) use names::{is_none, shared_keyword, shared_level, shared_opcode};
pub use problem::Problem;
pub use provider::{Manifest, Named, Options, Provider};
pub use read::{event_lines, read};
#[cfg(feature = "binaries")]
pub(crate) use template::{cut_to, size_of_values};
pub use write::{Written, write};
