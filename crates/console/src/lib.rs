//! Streams, files, errors and exit statuses, as all `etwspec` commands use them.
#![cfg_attr(docsrs, feature(doc_cfg))]

#[cfg(feature = "command")]
pub mod command;
mod console;
pub mod csv;
mod date;
#[cfg(feature = "new-file")]
pub mod new_file;
pub mod problem;
pub mod progress;
pub mod quantity;
mod regular;
pub mod table;
mod visible;
mod wrap;

pub use console::Console;
pub use date::is_date;
#[cfg(feature = "new-file")]
pub use new_file::NewFile;
pub use problem::Problem;
pub use regular::{file_id, open_regular, open_stream, read_regular};
pub use visible::{
    VisibleJson, escaped, escaped_cell, is_hidden, is_invisible, unescaped, visible, visible_json, visible_lines,
};
pub use wrap::wrapped;

/// Returns whether to print in colour: on a terminal, unless it is a dumb one or `NO_COLOR` is set to a non-empty value.
pub fn color_wanted(is_terminal: bool) -> bool {
    let variable = |name| std::env::var_os(name).filter(|value| !value.is_empty());
    is_terminal && variable("NO_COLOR").is_none() && variable("TERM").is_none_or(|terminal| terminal != "dumb")
}
