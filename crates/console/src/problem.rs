//! Errors of commands and the exit statuses they cause.

use std::fmt;
use std::io;

use crate::console::Console;
use crate::visible::visible_lines;

/// Exit status of a command that ran and found stale files, breaking changes or a damaged trace.
const FOUND: u8 = 1;
/// Exit status of a command whose filters no event matches.
const NO_MATCH: u8 = 3;
/// Exit status of a command that failed, for example because the tables have problems.
const REFUSED: u8 = 2;

/// The error of a command.
#[derive(Debug)]
pub enum Problem {
    /// The command cannot do what the arguments require.
    Refused {
        /// The problem and its place.
        message: String,
        /// Advice.
        help: Option<String>,
    },
    /// The tables have problems, which have been printed.
    BadSpec,
    /// Generated files are stale; their names have been printed.
    Stale,
    /// Tables are not in their canonical form; their names have been printed.
    Unformatted,
    /// Breaking changes were found; they have been printed.
    Breaking,
    /// A trace contradicts the tables. The contradictions have been printed.
    Contradicted,
    /// The trace is damaged. All intact data has been processed, and the damage has been printed.
    Damage,
    /// No event matches the filters. The filter that excluded all events has been printed.
    NoMatch,
    /// An input could be read only up to a point. Everything before it has been processed.
    Incomplete {
        /// Message.
        message: String,
        /// Advice.
        help: String,
    },
    /// Standard output cannot be written.
    Output(io::Error),
}

impl Problem {
    /// Returns an error with a message and no help.
    pub fn new(message: impl Into<String>) -> Problem {
        Problem::Refused { message: message.into(), help: None }
    }

    /// Adds what to do about the error, if it is [`Problem::Refused`].
    pub fn help(self, help: impl Into<String>) -> Problem {
        match self {
            Problem::Refused { message, .. } => Problem::Refused { message, help: Some(help.into()) },
            other => other,
        }
    }

    /// Adds the names that may be meant as help, or `otherwise` if there are none.
    pub fn suggest(self, names: &[String], otherwise: &str) -> Problem {
        match names {
            [] => self.help(otherwise),
            [one] => self.help(format!("did you mean {one}?")),
            many => self.help(format!("did you mean one of these? {}", many.join(", "))),
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Problem::Refused { message, help: None } => write!(f, "error: {message}"),
            Problem::Refused { message, help: Some(help) } => write!(f, "error: {message}\n help: {help}"),
            Problem::Incomplete { message, help } => write!(f, "error: {message}\n help: {help}"),
            Problem::BadSpec => f.write_str("error: the tables have problems"),
            Problem::Stale => f.write_str("error: generated files are stale"),
            Problem::Unformatted => f.write_str("error: tables are not formatted"),
            Problem::Breaking => f.write_str("error: there are breaking changes"),
            Problem::Contradicted => f.write_str("error: a trace contradicts the tables"),
            Problem::Damage => f.write_str("error: the trace is damaged"),
            Problem::NoMatch => f.write_str("error: no event matches the filters"),
            Problem::Output(error) => write!(f, "error: cannot write the output: {error}"),
        }
    }
}

impl std::error::Error for Problem {}

impl From<io::Error> for Problem {
    fn from(error: io::Error) -> Problem {
        Problem::Output(error)
    }
}

/// Labels of messages, with the sequences that select their colour.
const LABELS: [(&str, &str); 2] = [("error:", "\u{1b}[1;31m"), (" help:", "\u{1b}[1;36m")];

/// Returns a message with its labels (`error:` and `help:` at the start of a line) in colour, if `color` is set.
pub fn labelled(message: &str, color: bool) -> String {
    if !color {
        return message.to_owned();
    }
    let line = |line: &str| {
        let label = LABELS.iter().find_map(|(label, begin)| Some((label, begin, line.strip_prefix(label)?)));
        label.map_or_else(|| line.to_owned(), |(label, begin, rest)| format!("{begin}{label}\u{1b}[0m{rest}"))
    };
    message.split('\n').map(line).collect::<Vec<_>>().join("\n")
}

/// Flushes standard output, prints the error that has not been printed yet, and returns the exit status.
pub fn exit_code(result: Result<(), Problem>, console: &mut Console<'_>) -> u8 {
    let result = result.and_then(|()| Ok(console.out.flush()?));
    let Err(problem) = result else { return 0 };
    let _ = console.out.flush();
    let (print, code) = match &problem {
        Problem::Refused { .. } | Problem::Incomplete { .. } => (true, REFUSED),
        Problem::BadSpec => (false, REFUSED),
        Problem::Stale | Problem::Unformatted | Problem::Breaking | Problem::Contradicted | Problem::Damage => {
            (false, FOUND)
        }
        Problem::NoMatch => (false, NO_MATCH),
        // The reader of a pipe, such as `head`, has closed it.
        Problem::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => (false, 0),
        Problem::Output(_) => (true, REFUSED),
    };
    if print {
        // Standard error may be closed; there is nowhere else to report to.
        let _ = writeln!(console.err, "{}", labelled(&visible_lines(&problem.to_string()), console.color));
    }
    code
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hidden_characters_of_arguments_are_escaped() {
        let (mut out, mut err, mut input) = (Vec::new(), Vec::new(), io::empty());
        let mut console = Console::new(&mut out, &mut err, &mut input);
        assert_eq!(exit_code(Err(Problem::new("no \u{1b}[31m\u{202e}").help("a\u{9b}")), &mut console), REFUSED);
        assert_eq!(String::from_utf8_lossy(&err), "error: no \\u{1b}[31m\\u{202e}\n help: a\\u{9b}\n");
    }

    #[test]
    fn colours_only_labels() {
        let text = Problem::new("error: in error").help("none").to_string();
        assert_eq!(labelled(&text, false), text);
        assert_eq!(
            labelled(&text, true),
            "\u{1b}[1;31merror:\u{1b}[0m error: in error\n\u{1b}[1;36m help:\u{1b}[0m none"
        );
    }
}
