//! The interactive shell.

use std::io::{BufRead, BufReader, IsTerminal};

use etwspec_console::{Console, Problem};
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
\\v lists the views, \\q ends the shell.";

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
                match line.trim() {
                    "\\q" => return Ok(()),
                    "\\v" => {
                        for view in VIEWS {
                            writeln!(console.out, "{}: {}", view.name, view.doc())?;
                        }
                        console.out.flush()?;
                        continue;
                    }
                    "\\?" | "help" => {
                        writeln!(console.err, "{HELP}")?;
                        continue;
                    }
                    _ => {}
                }
                text.push_str(&line);
                text.push('\n');
                if !line.trim_end().ends_with(';') {
                    continue;
                }
                let statement = std::mem::take(&mut text);
                let _ = editor.add_history_entry(statement.trim());
                match statements(session, &statement, arguments, console).await {
                    Err(Problem::Output(error)) => return Err(Problem::Output(error)),
                    // A wrong statement does not end the shell.
                    Err(problem) => writeln!(console.err, "{problem}")?,
                    Ok(()) => {}
                }
            }
            Err(ReadlineError::Interrupted) => text.clear(),
            Err(ReadlineError::Eof) => return Ok(()),
            Err(error) => return Err(failed(error)),
        }
    }
}
