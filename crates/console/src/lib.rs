//! Streams, errors and exit statuses, as all `etwspec` commands use them.

mod console;
mod problem;
mod visible;

pub use console::Console;
pub use problem::{Problem, exit_code};
pub use visible::{is_hidden, visible, visible_json, visible_lines};

/// Returns whether to print in colour: on a terminal, unless `NO_COLOR` is set to a non-empty value.
pub fn color_wanted(is_terminal: bool) -> bool {
    is_terminal && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty())
}
