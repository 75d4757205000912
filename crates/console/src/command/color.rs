//! The option `--color`.

use std::ffi::{OsStr, OsString};

use crate::Console;
use clap::{Args, ValueEnum};

/// Colour of help and errors.
#[derive(Clone, Copy, Debug, Default, Args)]
pub struct ColorArg {
    /// When to colour help and errors: auto, always or never.
    ///
    /// auto is on a terminal, unless NO_COLOR is set or TERM is dumb.
    #[arg(
        long,
        global = true,
        value_enum,
        value_name = "WHEN",
        default_value_t,
        help_heading = "Global options",
        hide_possible_values = true,
        hide_short_help = true
    )]
    color: When,
}

impl ColorArg {
    /// Returns what the arguments specify. Help and errors of arguments are printed before all arguments are parsed.
    pub(crate) fn of(args: &[OsString]) -> ColorArg {
        ColorArg { color: When::of(args) }
    }

    /// Applies the option to what is printed from now on.
    pub fn set(self, console: &mut Console<'_>) {
        match self.color {
            When::Auto => {}
            When::Always => (console.color, console.color_out) = (true, true),
            When::Never => (console.color, console.color_out) = (false, false),
        }
    }
}

/// When to print in colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum When {
    /// On a terminal, unless NO_COLOR is set or TERM is dumb
    #[default]
    Auto,
    /// Always
    Always,
    /// Never
    Never,
}

impl When {
    fn of(args: &[OsString]) -> When {
        let is = |value: &OsStr| value.to_str().and_then(|value| When::from_str(value, false).ok());
        let joined = args.iter().filter_map(|arg| When::from_str(arg.to_str()?.strip_prefix("--color=")?, false).ok());
        let apart = args.windows(2).filter(|pair| pair[0] == "--color").filter_map(|pair| is(&pair[1]));
        joined.chain(apart).last().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_color_before_arguments_are_parsed() {
        let of = |args: &[&str]| When::of(&args.iter().map(OsString::from).collect::<Vec<_>>());
        assert_eq!(of(&["etwspec", "dump"]), When::Auto);
        assert_eq!(of(&["etwspec", "--color", "always", "dump"]), When::Always);
        assert_eq!(of(&["etwspec", "dump", "--color=never"]), When::Never);
        assert_eq!(of(&["etwspec", "dump", "--color", "sometimes"]), When::Auto);
    }
}
