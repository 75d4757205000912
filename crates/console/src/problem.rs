//! Errors of commands and the exit statuses they cause.

use std::{fmt, io};

use crate::console::Console;
use crate::visible::visible_lines;

/// Message of an error: what is wrong, where, and what to do.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Message {
    /// Problem and its place.
    pub text: String,
    /// Advice.
    pub help: Option<String>,
}

impl Message {
    /// Returns a message without help.
    pub fn new(text: impl Into<String>) -> Message {
        Message { text: text.into(), help: None }
    }

    /// Adds advice.
    pub fn help(self, help: impl Into<String>) -> Message {
        Message { help: Some(help.into()), ..self }
    }

    /// Adds similar names as help, or `otherwise` if there are none.
    pub fn suggest(self, names: &[String], otherwise: &str) -> Message {
        match names {
            [] => self.help(otherwise),
            [one] => self.help(format!("did you mean {one}?")),
            many => self.help(format!("did you mean one of these? {}", many.join(", "))),
        }
    }
}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "error: {}", self.text)?;
        self.help.as_ref().map_or(Ok(()), |help| write!(f, "\n help: {help}"))
    }
}

impl std::error::Error for Message {}

/// Exit status of a command that failed or did not succeed entirely.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Exit {
    /// The command ran, and found stale files, breaking changes, contradictions or damage.
    Found = 1,
    /// The command failed.
    Refused = 2,
    /// The command ran, and no event matches its filters.
    NoMatch = 3,
}

/// Error of a command.
#[derive(Debug)]
pub enum Problem {
    /// The command cannot do what the arguments require.
    Refused(Message),
    /// An input could be read only up to a point. Everything before it has been processed.
    Incomplete(Message),
    /// The reason has been printed. The output of [`Exit::Found`] and [`Exit::NoMatch`] is complete.
    Printed(Exit),
    /// Standard output cannot be written.
    Output(io::Error),
}

impl Problem {
    /// Returns an error with a message and no help.
    pub fn new(text: impl Into<String>) -> Problem {
        Problem::Refused(Message::new(text))
    }

    /// Adds what to do about the error, if it is [`Problem::Refused`].
    pub fn help(self, help: impl Into<String>) -> Problem {
        match self {
            Problem::Refused(message) => Problem::Refused(message.help(help)),
            other => other,
        }
    }

    /// Adds similar names as help, or `otherwise` if there are none, if it is [`Problem::Refused`].
    pub fn suggest(self, names: &[String], otherwise: &str) -> Problem {
        match self {
            Problem::Refused(message) => Problem::Refused(message.suggest(names, otherwise)),
            other => other,
        }
    }

    fn status(&self) -> Option<Exit> {
        match self {
            Problem::Refused(_) | Problem::Incomplete(_) => Some(Exit::Refused),
            Problem::Printed(status) => Some(*status),
            // The reader of a pipe, such as `head`, has closed it.
            Problem::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => None,
            Problem::Output(_) => Some(Exit::Refused),
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Problem::Refused(message) | Problem::Incomplete(message) => message.fmt(f),
            Problem::Printed(status) => write!(f, "error: the command ended with status {}", *status as u8),
            Problem::Output(error) => write!(f, "error: cannot write the output: {error}"),
        }
    }
}

impl std::error::Error for Problem {}

impl From<Message> for Problem {
    fn from(message: Message) -> Problem {
        Problem::Refused(message)
    }
}

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
    let Some(status) = problem.status() else { return 0 };
    if !matches!(problem, Problem::Printed(_)) {
        // Standard error may be closed; there is nowhere else to report to.
        let _ = writeln!(console.err, "{}", labelled(&visible_lines(&problem.to_string()), console.color));
    }
    status as u8
}

#[cfg(test)]
mod tests {
    use super::*;

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
