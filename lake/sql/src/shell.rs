//! The interactive shell.

use std::io::{BufRead, BufReader, IsTerminal};
use std::path::PathBuf;

use etwspec_console::{Console, Problem, visible};
use rustyline::error::ReadlineError;
use rustyline::{Config, DefaultEditor};

use crate::arguments::QueryArguments;
use crate::session::Session;
use crate::statements::{damage, statements};
use crate::views::VIEWS;

const HELP: &str = "\
Statements end with ;
  SHOW TABLES;                       tables with rows, and views
  DESCRIBE kernel.context_switch;    columns of a table
  EXPLAIN SELECT ...;                how a query is run, and what the reader skips
\\d lists the tables, \\d NAME the columns of a table, \\v the views. Ctrl-C ends a query, \\q the shell.";

/// Lines of former shells that are kept.
const HISTORY: usize = 1000;

/// Returns the file with the lines of former shells. `None` if there is none: the variable is empty, or there is no home folder.
fn history_file() -> Option<PathBuf> {
    match std::env::var_os("ETWSPEC_SQL_HISTORY") {
        Some(path) => (!path.is_empty()).then(|| path.into()),
        None => Some(std::env::home_dir()?.join(".etwspec_sql_history")),
    }
}

/// Reads lines from a terminal.
struct Lines {
    editor: DefaultEditor,
    history: Option<PathBuf>,
}

impl Lines {
    fn new() -> Result<Lines, ReadlineError> {
        let config = Config::builder().max_history_size(HISTORY)?.history_ignore_space(true).build();
        let mut editor = DefaultEditor::with_config(config)?;
        let history = history_file();
        if let Some(path) = &history {
            // The first shell has no file.
            let _ = editor.load_history(path);
        }
        Ok(Lines { editor, history })
    }

    /// Adds a line to those that the arrow keys return, in this shell and in later ones, unless it begins with a space.
    fn remember(&mut self, line: &str) {
        let added = self.editor.add_history_entry(line);
        if let (Ok(true), Some(path)) = (added, &self.history) {
            // A shell works without a history.
            let _ = self.editor.append_history(path);
        }
    }
}

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

/// Next step after a command.
enum Next {
    Statement(String),
    Line,
    End,
}

impl Command {
    /// Writes what the command shows.
    fn answer(self, console: &mut Console<'_>) -> Result<Next, Problem> {
        match self {
            Command::Quit => return Ok(Next::End),
            Command::Help => writeln!(console.err, "{HELP}")?,
            Command::Views => {
                for view in VIEWS {
                    writeln!(console.out, "{}: {}", view.name, view.doc())?;
                }
                console.out.flush()?;
            }
            Command::Statement(statement) => return Ok(Next::Statement(statement)),
            Command::Unknown(word) => {
                let text = format!("unknown command `{}`", visible(&word));
                return Err(Problem::new(text).help("\\? lists the commands"));
            }
        }
        Ok(Next::Line)
    }
}

/// Returns the last line that is neither empty nor a comment.
fn last_line(text: &str) -> Option<&str> {
    text.lines().rev().map(str::trim).find(|line| !line.is_empty() && !line.starts_with("--"))
}

/// Reads statements and commands from a pipe, and runs them. The first mistake ends the run.
async fn run_piped(session: &Session, arguments: &QueryArguments, console: &mut Console<'_>) -> Result<(), Problem> {
    let lines = BufReader::new(&mut *console.input).lines().collect::<Result<Vec<String>, _>>()?;
    let (mut text, mut parts) = (String::new(), Vec::new());
    for line in lines {
        let is_between = last_line(&text).is_none_or(|line| line.ends_with(';'));
        match Command::of(&line, is_between).filter(|_| is_between) {
            Some(command) => parts.push((std::mem::take(&mut text), Some(command))),
            None => text.extend([line.as_str(), "\n"]),
        }
    }
    if last_line(&text).is_some() || parts.is_empty() {
        parts.push((text, None));
    }
    if arguments.output.is_some() && parts.len() > 1 {
        return Err(Problem::new("--output writes the rows of one statement").help("leave out the commands"));
    }
    for (text, command) in parts {
        if last_line(&text).is_some() || command.is_none() {
            statements(session, &text, arguments, console).await?;
        }
        match command.map_or(Ok(Next::Line), |command| command.answer(console))? {
            Next::Statement(statement) => statements(session, &statement, arguments, console).await?,
            Next::Line => {}
            Next::End => return Ok(()),
        }
    }
    Ok(())
}

/// Reads statements from a terminal, or from a pipe, and runs them.
pub(crate) async fn run(
    session: &Session,
    arguments: &QueryArguments,
    console: &mut Console<'_>,
) -> Result<(), Problem> {
    if !std::io::stdin().is_terminal() {
        return run_piped(session, arguments, console).await;
    }
    let failed = |error: ReadlineError| Problem::new(format!("cannot read from the terminal: {error}"));
    let mut lines = Lines::new().map_err(failed)?;
    writeln!(console.err, "{HELP}")?;
    let mut text = String::new();
    loop {
        match lines.editor.readline(if text.is_empty() { "sql> " } else { "...> " }) {
            Ok(line) => {
                let statement = match Command::of(&line, text.is_empty()) {
                    Some(command) => match command.answer(console) {
                        Ok(Next::End) => return Ok(()),
                        Ok(Next::Line) => continue,
                        Ok(Next::Statement(statement)) => {
                            lines.remember(line.trim_end());
                            statement
                        }
                        Err(Problem::Output(error)) => return Err(Problem::Output(error)),
                        Err(problem) => {
                            writeln!(console.err, "{problem}")?;
                            continue;
                        }
                    },
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
                        lines.remember(statement.trim_end());
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
                    Some(Ok(())) => _ = damage(session, console),
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
