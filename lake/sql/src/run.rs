//! Runs the command.

use clap::Parser;
use datafusion::common::{Column, SchemaError};
use datafusion::error::DataFusionError;
use etwspec_arrow::{Guids, Ipv4s};
use etwspec_catalog::query::suggest::did_you_mean;
use etwspec_console::{Console, Problem, exit_code, visible};
use etwspec_datafusion::{SchemaFiles, TableOptions};
use etwspec_etl::text::set_code_page;
use etwspec_schema::files::Warning;

use crate::arguments::{Arguments, GuidType, Ipv4Type, QueryArguments};
use crate::output::{Format, Output, Written, write_file};
use crate::session::{SUGGESTIONS, Session, SessionOptions};

/// Maximum size of a file of statements in bytes.
const MOST_SQL: u64 = 16 << 20;
/// What is said of a query that cannot do with its memory.
const EXHAUSTED: &str =
    "the query needs more memory than it may use; add --memory with a higher number, or --threads with a lower one";
/// What is said of a query that cannot do with the memory of an executor.
const EXHAUSTED_EXECUTOR: &str =
    "the query needs more memory than an executor may use; start executors with a higher --memory, or a lower --cores";
/// Size of the stack of a thread in bytes: plans of views are deep.
const STACK: usize = 16 << 20;

/// Runs the command with arguments, the first of which is its name. Returns the exit status.
pub fn run<A: Into<std::ffi::OsString> + Clone>(
    arguments: impl IntoIterator<Item = A>,
    console: &mut Console<'_>,
) -> u8 {
    let arguments = match Arguments::try_parse_from(arguments) {
        Ok(arguments) => arguments,
        Err(error) => {
            let text = error.render();
            let _ = match error.use_stderr() {
                true => write!(console.err, "{text}"),
                false => write!(console.out, "{text}"),
            };
            let _ = console.out.flush();
            return error.exit_code() as u8;
        }
    };
    let result = execute(&arguments, console);
    exit_code(result, console)
}

fn execute(arguments: &Arguments, console: &mut Console<'_>) -> Result<(), Problem> {
    set_code_page(arguments.code_page);
    let runtime = threads(arguments.query.threads)?;
    match &arguments.lake {
        Some(lake) => runtime.block_on(add_to_lake(lake, arguments, console)),
        None => runtime.block_on(query(&arguments.query, Session::new, console)),
    }
}

/// Starts the threads that queries run on; `None` for one a core.
///
/// # Errors
///
/// If the system has no threads left.
pub fn threads(number: Option<u16>) -> Result<tokio::runtime::Runtime, Problem> {
    let mut runtime = tokio::runtime::Builder::new_multi_thread();
    if let Some(threads) = number {
        runtime.worker_threads(threads.into());
    }
    runtime
        .enable_all()
        .thread_stack_size(STACK)
        .build()
        .map_err(|error| Problem::new(format!("cannot start threads: {error}")))
}

/// Runs the statements of arguments, or a shell, in the session that `open` makes, and writes their rows.
///
/// # Errors
///
/// If a statement is wrong, a trace cannot be read, or rows cannot be written.
pub async fn query(
    arguments: &QueryArguments,
    open: impl AsyncFnOnce(&[String], SessionOptions) -> datafusion::error::Result<Session>,
    console: &mut Console<'_>,
) -> Result<(), Problem> {
    let (statement, paths) = arguments.split();
    if arguments.format() == Format::Parquet && arguments.output.is_none() {
        return Err(Problem::new("--format parquet writes a file").help("add --output FILE"));
    }
    let text = match (&arguments.file, statement) {
        (Some(path), _) => {
            let name = visible(&path.to_string_lossy()).into_owned();
            let bytes = etwspec_console::read_regular(path, MOST_SQL)
                .map_err(|error| Problem::new(format!("cannot read {name}: {error}")))?;
            let text = String::from_utf8(bytes);
            Some(text.map_err(|_| Problem::new(format!("{name} is not UTF-8")).help("save it as UTF-8"))?)
        }
        (None, statement) => statement.map(str::to_owned),
    };
    let options = options(arguments, console)?;
    let session = open(paths, options).await.map_err(|error| problem(&error))?;
    match text {
        Some(text) => statements(&session, &text, arguments, console).await,
        None => shell(&session, arguments, console).await,
    }
}

#[cfg(feature = "delta")]
async fn add_to_lake(lake: &std::path::Path, arguments: &Arguments, console: &mut Console<'_>) -> Result<(), Problem> {
    let mut traces = Vec::new();
    for path in &arguments.query.rest {
        let found = etwspec_arrow::traces_of(std::path::Path::new(path));
        traces.extend(found.map_err(|error| Problem::new(format!("{path}: {error}")))?);
    }
    if traces.is_empty() {
        return Err(Problem::new("no trace to add").help("name files, or folders with .etl files"));
    }
    let options = crate::lake::LakeOptions {
        tables: arguments.tables.clone(),
        host: arguments.host.clone(),
        options: table_options(&arguments.query, console)?,
    };
    let added = crate::lake::add(lake, &traces, &options).await.map_err(|error| Problem::new(error.to_string()))?;
    writeln!(
        console.err,
        "{} traces added with {} rows; the lake already had {}",
        added.traces, added.rows, added.known
    )?;
    Ok(())
}

#[cfg(not(feature = "delta"))]
async fn add_to_lake(_: &std::path::Path, _: &Arguments, _: &mut Console<'_>) -> Result<(), Problem> {
    Err(Problem::new("this build writes no lakes").help("build it with the feature delta"))
}

fn options(arguments: &QueryArguments, console: &mut Console<'_>) -> Result<SessionOptions, Problem> {
    Ok(SessionOptions {
        tables: table_options(arguments, console)?,
        threads: arguments.threads.map(usize::from),
        memory: arguments.memory.map(|memory| (memory as usize) << 20),
    })
}

/// Returns the options of tables. Prints a warning for each file of schemas that has problems.
fn table_options(arguments: &QueryArguments, console: &mut Console<'_>) -> Result<TableOptions, Problem> {
    let mut tables = TableOptions::default();
    tables.guids = match arguments.guids {
        GuidType::Text => Guids::Text,
        GuidType::Binary => Guids::Binary,
    };
    tables.ipv4s = match arguments.ipv4 {
        Ipv4Type::Text => Ipv4s::Text,
        Ipv4Type::Number => Ipv4s::Number,
    };
    tables.schemas = schemas(arguments, console)?;
    Ok(tables)
}

fn schemas(arguments: &QueryArguments, console: &mut Console<'_>) -> Result<SchemaFiles, Problem> {
    let mut warnings = Vec::new();
    let read = SchemaFiles::read(&arguments.schema, &mut warnings);
    for warning in &warnings {
        let label = if matches!(warning, Warning::Skipped(_)) { "--schema: " } else { "" };
        writeln!(console.err, "warning: {label}{}", visible(&warning.to_string()))?;
    }
    read.map_err(|error| {
        let problem = Problem::new(format!("--schema: {}", visible(&error.to_string())));
        match error.help() {
            Some(help) => problem.help(help),
            None => problem,
        }
    })
}

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

#[cfg(feature = "shell")]
async fn shell(session: &Session, arguments: &QueryArguments, console: &mut Console<'_>) -> Result<(), Problem> {
    crate::shell::run(session, arguments, console).await
}

#[cfg(not(feature = "shell"))]
async fn shell(_: &Session, _: &QueryArguments, _: &mut Console<'_>) -> Result<(), Problem> {
    Err(Problem::new("no statement, and this build has no shell").help("etwspec-sql 'SELECT ...' TRACE..."))
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
        _ => error.strip_backtrace(),
    }
}

/// Returns the message for an unknown column, which suggests similar names.
fn unknown_column(column: &Column, known: &[Column]) -> String {
    let similar = did_you_mean(column.name(), known.iter().map(Column::name), SUGGESTIONS);
    let help = similar.as_deref().unwrap_or("DESCRIBE and the name of a table list its columns");
    format!("no column `{}`; {help}", column.flat_name())
}

/// Returns what is said of an error.
pub fn problem(error: &DataFusionError) -> Problem {
    Problem::new(message(error))
}
