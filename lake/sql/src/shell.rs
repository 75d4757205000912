//! The interactive shell.

use std::io::{BufRead, BufReader, IsTerminal};

use etwspec_console::{Console, Problem, visible};
use rustyline::DefaultEditor;
use rustyline::error::ReadlineError;

use crate::arguments::QueryArguments;
use crate::run::statements;
use crate::session::Session;
use crate::views::VIEWS;

const HELP: &str = "\
Statements end with ;
  SHOW TABLES;                       tables with rows, and views
  DESCRIBE kernel.context_switch;    columns of a table
  EXPLAIN SELECT ...;                how a query is run, and what the reader skips
\\d lists the tables, \\d NAME the columns of a table, \\v the views. Ctrl-C ends a query, \\q the shell.";

/// A line that is no part of a statement.
enum Command {
    Quit,
    Help,
    Views,
    /// Is the same as a statement.
    Statement(String),
    Unknown(String),
}

impl Command {
    /// Returns the command of a line. Without the beginning of a statement, a word can be a command, too.
    fn of(line: &str, is_first: bool) -> Option<Command> {
        let line = line.trim().trim_end_matches(';');
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        Some(match (word, rest.trim()) {
            ("\\q", "") => Command::Quit,
            ("\\?" | "\\h", "") => Command::Help,
            ("\\v" | "\\dv", "") => Command::Views,
            ("\\d" | "\\dt", "") => Command::Statement("SHOW TABLES".to_owned()),
            ("\\d", table) => Command::Statement(format!("DESCRIBE {table}")),
            _ if word.starts_with('\\') => Command::Unknown(word.to_owned()),
            ("quit" | "exit", "") if is_first => Command::Quit,
            ("help", "") if is_first => Command::Help,
            _ => return None,
        })
    }
}

/// Reads statements from a terminal, or from a pipe, and runs them.
pub(crate) async fn run(
    session: &Session,
    arguments: &QueryArguments,
    console: &mut Console<'_>,
) -> Result<(), Problem> {
    if !std::io::stdin().is_terminal() {
        let mut text = String::new();
        for line in BufReader::new(&mut *console.input).lines() {
            text.push_str(&line?);
            text.push('\n');
        }
        return statements(session, &text, arguments, console).await;
    }
    let failed = |error: ReadlineError| Problem::new(format!("cannot read from the terminal: {error}"));
    let mut editor = DefaultEditor::new().map_err(failed)?;
    writeln!(console.err, "{HELP}")?;
    let mut text = String::new();
    loop {
        match editor.readline(if text.is_empty() { "sql> " } else { "...> " }) {
            Ok(line) => {
                let statement = match Command::of(&line, text.is_empty()) {
                    Some(Command::Quit) => return Ok(()),
                    Some(Command::Help) => {
                        writeln!(console.err, "{HELP}")?;
                        continue;
                    }
                    Some(Command::Views) => {
                        for view in VIEWS {
                            writeln!(console.out, "{}: {}", view.name, view.doc())?;
                        }
                        console.out.flush()?;
                        continue;
                    }
                    Some(Command::Unknown(word)) => {
                        writeln!(console.err, "error: unknown command `{}`; \\? lists the commands", visible(&word))?;
                        continue;
                    }
                    Some(Command::Statement(statement)) => statement,
                    None => {
                        // A line without a statement begins none.
                        if !text.is_empty() || !line.trim_matches([' ', '\t', ';']).is_empty() {
                            text.push_str(&line);
                            text.push('\n');
                        }
                        if text.is_empty() || !line.trim_end().ends_with(';') {
                            continue;
                        }
                        let statement = std::mem::take(&mut text);
                        let _ = editor.add_history_entry(statement.trim());
                        statement
                    }
                };
                let done = tokio::select! {
                    done = statements(session, &statement, arguments, console) => Some(done),
                    Ok(()) = tokio::signal::ctrl_c() => None,
                };
                match done {
                    Some(Err(Problem::Output(error))) => return Err(Problem::Output(error)),
                    // A wrong statement does not end the shell.
                    Some(Err(problem)) => writeln!(console.err, "{problem}")?,
                    Some(Ok(())) => {}
                    None => writeln!(console.err, "note: the query was ended")?,
                }
            }
            Err(ReadlineError::Interrupted) => text.clear(),
            Err(ReadlineError::Eof) => return Ok(()),
            Err(error) => return Err(failed(error)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distinguishes_commands_from_statements() {
        let statement = |line: &str| match Command::of(line, true) {
            Some(Command::Statement(statement)) => statement,
            _ => panic!("{line} is no statement"),
        };
        assert_eq!(statement("\\d"), "SHOW TABLES");
        assert_eq!(statement(" \\d kernel.context_switch; "), "DESCRIBE kernel.context_switch");
        assert!(matches!(Command::of("\\x", false), Some(Command::Unknown(word)) if word == "\\x"));
        assert!(matches!(Command::of("exit;", true), Some(Command::Quit)));
        assert!(matches!(Command::of("\\q", false), Some(Command::Quit)));
        // These can be names in a statement that is not complete.
        assert!(Command::of("exit", false).is_none() && Command::of("help", false).is_none());
        assert!(Command::of("SELECT 1;", true).is_none() && Command::of("help me;", true).is_none());
    }
}
