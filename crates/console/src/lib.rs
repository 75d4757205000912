//! Streams, files, errors and exit statuses, as all `etwspec` commands use them.

mod console;
mod new_file;
mod problem;
mod regular;
mod visible;

pub use console::Console;
pub use new_file::{NewFile, sweep};
pub use problem::{Problem, exit_code};
pub use regular::{check_regular, read_regular};
pub use visible::{is_hidden, is_invisible, visible, visible_json, visible_lines};

/// Returns whether to print in colour: on a terminal, unless `NO_COLOR` is set to a non-empty value.
pub fn color_wanted(is_terminal: bool) -> bool {
    is_terminal && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty())
}
