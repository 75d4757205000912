//! From the catalog to files: one emitter, one output each. No emitter sees TOML, and none writes a file.

pub mod rust;

/// A file to write: its path from the output folder, with `/`, and its text.
pub type File = (String, String);
