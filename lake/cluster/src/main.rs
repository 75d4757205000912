//! The `etwspec-cluster` command.

use std::io::{BufWriter, IsTerminal, stderr, stdin, stdout};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use etwspec_cluster::{Executor, Scheduler, session};
use etwspec_console::problem::exit_code;
use etwspec_console::{Console, Problem, color_wanted, visible};
use etwspec_sql::arguments::QueryArguments;

/// Query Windows event traces (.etl) on several machines.
#[derive(Debug, Parser)]
#[command(name = "etwspec-cluster", version, after_help = AFTER)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Divide queries among executors
    Scheduler {
        /// Address to listen at.
        #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:50050")]
        bind: SocketAddr,
        /// Name or address by which executors reach it [default: the address to listen at].
        #[arg(long, value_name = "HOST")]
        host: Option<String>,
    },
    /// Run parts of queries
    Executor {
        /// Name or address of the scheduler, and its port.
        #[arg(long, value_name = "HOST:PORT", default_value = "127.0.0.1:50050")]
        scheduler: String,
        /// Address to listen at, for other executors and clients.
        #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:50051")]
        bind: SocketAddr,
        /// Port to listen at, for the scheduler.
        #[arg(long, value_name = "PORT", default_value_t = 50052)]
        port: u16,
        /// Name or address by which others reach it [default: the address to listen at, or if that is 0.0.0.0, the address from
        /// which it reaches the scheduler].
        #[arg(long, value_name = "HOST")]
        host: Option<String>,
        /// Number of tasks at a time [default: one a core].
        #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
        cores: Option<u16>,
        /// Memory for sorting, grouping and joining in MiB, beyond which files are used [default: 70 % of the machine's].
        #[arg(long, value_name = "MIB", value_parser = clap::value_parser!(u32).range(1..))]
        memory: Option<u32>,
        /// Folder for results that others read [default: a temporary one].
        #[arg(long, value_name = "DIR")]
        folder: Option<PathBuf>,
    },
    /// Run statements. Options are those of etwspec-sql
    Query {
        /// Name or address of the scheduler, and its port.
        #[arg(long, value_name = "HOST:PORT", default_value = "127.0.0.1:50050")]
        scheduler: String,
        #[command(flatten)]
        query: QueryArguments,
    },
}

/// Default log filter of a scheduler and an executor. An executor that waits for its scheduler would warn twice a
/// second.
const LOG: &str = "warn,ballista_executor::executor_process=error";

const AFTER: &str = "\
The scheduler and all executors read the traces that a query names, so paths have to mean the same files on all machines. \
Connections are neither encrypted nor authenticated: anyone who reaches the scheduler can read files of the executors. The variable \
RUST_LOG selects what is logged, as in RUST_LOG=info.

Examples:
  etwspec-cluster scheduler
  etwspec-cluster executor
  etwspec-cluster query 'SELECT * FROM cpu_by_process ORDER BY samples DESC' /traces/";

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let log = if matches!(arguments.command, Command::Query { .. }) { "off" } else { LOG };
    env_logger::Builder::from_env(env_logger::Env::default().default_filter_or(log)).init();
    let (mut out, mut err, mut input) = (BufWriter::new(stdout()), stderr(), stdin());
    let mut console =
        Console { color: color_wanted(stderr().is_terminal()), ..Console::new(&mut out, &mut err, &mut input) };
    let result = run(arguments.command, &mut console);
    ExitCode::from(exit_code(result, &mut console))
}

fn run(command: Command, console: &mut Console<'_>) -> Result<(), Problem> {
    let threads = etwspec_sql::threads(None)?;
    let failed = |error| etwspec_sql::problem(&error);
    match command {
        Command::Scheduler { bind, host } => {
            let mut of = Scheduler::new(bind);
            of.host = host;
            writeln!(console.err, "note: a scheduler at {bind}")?;
            threads.block_on(of.run()).map_err(failed)
        }
        Command::Executor { scheduler, bind, port, host, cores, memory, folder } => {
            writeln!(console.err, "note: an executor at {bind}, of the scheduler at {}", visible(&scheduler))?;
            let mut of = Executor::new(scheduler, bind, port);
            of.cores = cores.map(usize::from);
            of.memory = memory.map(|memory| u64::from(memory) << 20);
            (of.host, of.folder) = (host, folder);
            threads.block_on(of.run()).map_err(failed)
        }
        Command::Query { scheduler, query } => {
            let open = async |paths: &[String], options| session(&scheduler, paths, options).await;
            threads.block_on(etwspec_sql::query(&query, open, console))
        }
    }
}
