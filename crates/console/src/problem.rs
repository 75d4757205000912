//! Why a command fails, and with which exit status.

use std::fmt;
use std::io;

use crate::Console;

/// The exit status of a command that found what it was to look for: files that are not up to date, damage of a trace.
const FOUND: u8 = 1;
/// The exit status of a command that cannot do what it was asked, bad tables included.
const REFUSED: u8 = 2;

/// Why a command fails.
#[derive(Debug)]
pub enum Problem {
    /// What was asked cannot be done.
    Refused {
        /// What is wrong, and where.
        message: String,
        /// What to do instead.
        help: Option<String>,
    },
    /// The tables have problems, and all of them have been told.
    BadSpec,
    /// Generated files are not up to date, and they have been told.
    Stale,
    /// What was asked has been done as far as damage of a trace allowed, and the damage has been told.
    Damage,
    /// Nothing more can be written.
    Output(io::Error),
}

impl Problem {
    /// Something that cannot be done.
    pub fn new(message: impl Into<String>) -> Problem {
        Problem::Refused { message: message.into(), help: None }
    }

    /// The same with what to do instead.
    pub fn help(self, help: impl Into<String>) -> Problem {
        match self {
            Problem::Refused { message, .. } => Problem::Refused { message, help: Some(help.into()) },
            other => other,
        }
    }

    /// The same with names that may be meant, if there are any, or else with where to look.
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
            Problem::BadSpec => f.write_str("error: the tables have problems"),
            Problem::Stale => f.write_str("error: generated files are not up to date"),
            Problem::Damage => f.write_str("error: the trace is damaged"),
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

/// Ends a command: writes out what it said, tells what is wrong, and gives the exit status.
pub fn exit_code(result: Result<(), Problem>, console: &mut Console<'_>) -> u8 {
    let result = result.and_then(|()| Ok(console.out.flush()?));
    let Err(problem) = result else { return 0 };
    let _ = console.out.flush();
    let (told, code) = match &problem {
        Problem::Refused { .. } => (true, REFUSED),
        Problem::BadSpec => (false, REFUSED),
        Problem::Stale | Problem::Damage => (false, FOUND),
        // Who reads the output has seen enough.
        Problem::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => (false, 0),
        Problem::Output(_) => (true, REFUSED),
    };
    if told {
        // There is nowhere to tell that telling failed.
        let _ = writeln!(console.err, "{problem}");
    }
    code
}
