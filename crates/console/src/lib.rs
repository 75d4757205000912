//! What every `etwspec` command shares: its three streams, its errors, and its exit statuses.

mod console;
mod problem;

pub use console::Console;
pub use problem::{Problem, exit_code};

/// Returns whether to print in colour: on a terminal, unless the user has set `NO_COLOR`.
pub fn color_wanted(is_terminal: bool) -> bool {
    is_terminal && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty())
}
