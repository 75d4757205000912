//! Runs the command.

use std::io::IsTerminal;
use std::time::Duration;

use clap::Parser;
use etwspec_arrow::{Guids, Ipv4s};
use etwspec_console::problem::exit_code;
use etwspec_console::{Console, Problem, visible};
use etwspec_datafusion::{SchemaFiles, TableOptions};
use etwspec_schema::files::Warning;

use crate::arguments::{Arguments, GuidType, Ipv4Type, QueryArguments};
use crate::output::Format;
use crate::session::{Session, SessionOptions};
use crate::statements::{damage, problem, statements};

/// Maximum size of a file of statements in bytes.
const MAX_SQL: u64 = 16 << 20;
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
    let runtime = threads(arguments.query.threads)?;
    let done = match &arguments.lake {
        Some(lake) => runtime.block_on(add_to_lake(lake, arguments, console)),
        None => runtime.block_on(query(&arguments.query, Session::new, console)),
    };
    // Threads that still read see that nobody waits for them.
    runtime.shutdown_timeout(Duration::from_secs(2));
    done
}

/// Starts the threads that queries run on; `None` for one a core.
///
/// # Errors
///
/// Returns an error if the system has no threads left.
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
/// Returns an error if a statement is wrong, a trace cannot be read, or rows cannot be written.
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
            let bytes = etwspec_console::read_regular(path, MAX_SQL)
                .map_err(|error| Problem::new(format!("cannot read {name}: {error}")))?;
            let text = String::from_utf8(bytes);
            Some(text.map_err(|_| Problem::new(format!("{name} is not UTF-8")).help("save it as UTF-8"))?)
        }
        (None, statement) => statement.map(str::to_owned),
    };
    let options = options(arguments, console)?;
    let session = open(paths, options).await.map_err(|error| problem(&error))?;
    // In a shell, Ctrl-C ends a query.
    let ends = text.is_some() || !std::io::stdin().is_terminal();
    let run = async {
        match text {
            Some(text) => statements(&session, &text, arguments, console).await?,
            None => shell(&session, arguments, console).await?,
        }
        damage(&session, console)
    };
    tokio::select! {
        done = run => done,
        // Dropped tasks remove their temporary files.
        Ok(()) = tokio::signal::ctrl_c(), if ends => {
            Err(Problem::new("ended by Ctrl-C").help("rows may be missing; no file was written"))
        }
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
    tables.code_page = arguments.code_page;
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

#[cfg(feature = "shell")]
async fn shell(session: &Session, arguments: &QueryArguments, console: &mut Console<'_>) -> Result<(), Problem> {
    crate::shell::run(session, arguments, console).await
}

#[cfg(not(feature = "shell"))]
async fn shell(_: &Session, _: &QueryArguments, _: &mut Console<'_>) -> Result<(), Problem> {
    Err(Problem::new("no statement, and this build has no shell").help("etwspec-sql 'SELECT ...' TRACE..."))
}
