//! Statements, their rows, and messages of their errors.

use datafusion::common::{Column, SchemaError};
use datafusion::error::DataFusionError;
use datafusion::sql::sqlparser::parser::ParserError;
use etwspec_catalog::query::suggest::did_you_mean;
use etwspec_console::problem::Exit;
use etwspec_console::{Console, Problem, visible};

use crate::arguments::QueryArguments;
use crate::output::{Output, Written, write_file};
use crate::session::{SUGGESTIONS, Session};

/// Message for a query that exceeds its memory limit.
const EXHAUSTED: &str =
    "the query needs more memory than it may use; add --memory with a higher number, or --threads with a lower one";
/// Message for a query that exceeds the memory limit of an executor.
const EXHAUSTED_EXECUTOR: &str =
    "the query needs more memory than an executor may use; start executors with a higher --memory, or a lower --cores";

/// Runs statements, and writes their rows.
pub(crate) async fn statements(
    session: &Session,
    text: &str,
    arguments: &QueryArguments,
    console: &mut Console<'_>,
) -> Result<(), Problem> {
    let statements = session.parse(text).map_err(|error| problem(&error))?;
    if arguments.output.is_some() && statements.len() > 1 {
        return Err(Problem::new("--output writes the rows of one statement")
            .help("run the statements one after the other, or use COPY (SELECT ...) TO 'FILE'"));
    }
    for statement in statements {
        let rows = session.run(statement).await.map_err(|error| problem(&error))?;
        let written = match &arguments.output {
            Some(path) => {
                let written = write_file(path, arguments.format(), arguments.rows, rows).await;
                written.map_err(|error| {
                    let path = path.to_string_lossy();
                    Problem::new(format!("{}: {}", visible(&path), message(&error)))
                })?
            }
            None => {
                let mut output = Output { out: &mut *console.out, format: arguments.format(), rows: arguments.rows };
                match output.write(rows).await {
                    Ok(written) => written,
                    Err(DataFusionError::IoError(error)) => return Err(Problem::Output(error)),
                    Err(error) => return Err(problem(&error)),
                }
            }
        };
        console.out.flush()?;
        report(&written, arguments, console)?;
    }
    Ok(())
}

/// Warns of damaged files among those that statements have read.
pub(crate) fn damage(session: &Session, console: &mut Console<'_>) -> Result<(), Problem> {
    let damaged = session.damaged.take();
    for file in &damaged {
        let file = visible(file.as_ref()).into_owned();
        writeln!(
            console.err,
            "warning: /{file} is damaged; rows may be missing. SELECT * FROM etl_damage lists where"
        )?;
    }
    if damaged.is_empty() { Ok(()) } else { Err(Problem::Printed(Exit::Found)) }
}

fn report(written: &Written, arguments: &QueryArguments, console: &mut Console<'_>) -> Result<(), Problem> {
    if !written.all {
        writeln!(
            console.err,
            "note: these are the first {} rows. --rows N shows more, --format csv or json all",
            written.rows
        )?;
    }
    if let Some(path) = &arguments.output {
        writeln!(console.err, "{} rows in {}", written.rows, visible(&path.to_string_lossy()))?;
    }
    Ok(())
}

/// Returns the message of an error, without what only developers of the engine need.
pub(crate) fn message(error: &DataFusionError) -> String {
    match error.find_root() {
        DataFusionError::ResourcesExhausted(_) => EXHAUSTED.to_owned(),
        // A scheduler sends errors of executors as text.
        DataFusionError::Execution(text) if text.starts_with("Job ") && text.contains("ResourcesExhausted(") => {
            EXHAUSTED_EXECUTOR.to_owned()
        }
        DataFusionError::SchemaError(of, _) => match &**of {
            SchemaError::FieldNotFound { field, valid_fields } => unknown_column(field, valid_fields),
            _ => error.strip_backtrace(),
        },
        DataFusionError::SQL(of, _) => match &**of {
            ParserError::ParserError(text) | ParserError::TokenizerError(text) => text.clone(),
            ParserError::RecursionLimitExceeded => of.to_string(),
        },
        DataFusionError::Plan(text)
        | DataFusionError::Execution(text)
        | DataFusionError::NotImplemented(text)
        | DataFusionError::Configuration(text)
        | DataFusionError::Internal(text) => text.clone(),
        DataFusionError::ArrowError(of, _) => of.to_string(),
        _ => error.strip_backtrace(),
    }
}

/// Returns the message for an unknown column, which suggests similar names.
fn unknown_column(column: &Column, known: &[Column]) -> String {
    let similar = did_you_mean(column.name(), known.iter().map(Column::name), SUGGESTIONS);
    let help = similar.as_deref().unwrap_or("DESCRIBE and the name of a table list its columns");
    format!("no column `{}`; {help}", column.flat_name())
}

/// Returns the problem of a command that an error causes.
pub fn problem(error: &DataFusionError) -> Problem {
    Problem::new(message(error))
}
