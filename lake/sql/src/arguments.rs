//! Arguments of the command.

use std::path::{Path, PathBuf};

use clap::{Args, Parser, ValueEnum};
use etwspec_etl::text::CodePage;

use crate::output::Format;

/// Query Windows event traces (.etl) with SQL.
#[derive(Debug, Parser)]
#[command(name = "etwspec-sql", version, after_help = AFTER)]
pub struct Arguments {
    /// The statement and its traces.
    #[command(flatten)]
    pub query: QueryArguments,
    /// Add the tables of the traces to a lake: a folder of Delta tables. Traces that it has are left out.
    #[arg(long, value_name = "DIR", conflicts_with_all = ["file", "output", "format"])]
    pub lake: Option<PathBuf>,
    /// With --lake, add only these tables: names in which * is any text, separated by commas.
    #[arg(long, value_name = "GLOB,...", value_delimiter = ',', requires = "lake")]
    pub tables: Vec<String>,
    /// With --lake, the name of the machine [default: the name in the trace].
    #[arg(long, value_name = "NAME", requires = "lake")]
    pub host: Option<String>,
}

/// Inputs and outputs of a query.
#[derive(Debug, Args)]
pub struct QueryArguments {
    /// A statement, and traces: files, folders, patterns in quotes, or addresses such as s3://bucket/folder/. Without a
    /// statement, a shell reads statements.
    #[arg(value_name = "SQL|TRACE")]
    pub rest: Vec<String>,
    /// Read schemas of events: an instrumentation manifest (.man), messages of WPP (.tmf, .pdb), another trace with schemas
    /// (.etl), or a folder with manifests and messages. Repeat it for several.
    #[arg(long, value_name = "FILE|DIR")]
    pub schema: Vec<PathBuf>,
    /// Code page of 8-bit text that is not UTF-8: its number in Windows (1251, 936) or its name (gbk, shift_jis). Without it,
    /// such bytes are escapes (\xE4 is \x{e4}).
    #[arg(long, value_name = "CODEPAGE")]
    pub code_page: Option<CodePage>,
    /// Read statements from a file.
    #[arg(short = 'f', long, value_name = "FILE")]
    pub file: Option<PathBuf>,
    /// Write the rows of the statement to a file.
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,
    /// Format of rows [default: that of the output file's extension; table without an output file].
    #[arg(long, value_enum)]
    pub format: Option<Format>,
    /// Number of rows that a table shows.
    #[arg(long, value_name = "N", default_value_t = 1000)]
    pub rows: usize,
    /// Type of columns of GUIDs.
    #[arg(long, value_enum, default_value_t)]
    pub guids: GuidType,
    /// Type of columns of IPv4 addresses.
    #[arg(long, value_enum, default_value_t)]
    pub ipv4: Ipv4Type,
    /// Number of threads, or of parts for several machines [default: one a core].
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    pub threads: Option<u16>,
    /// Memory for sorting, grouping and joining in MiB, beyond which files are used [default: no limit].
    #[arg(long, value_name = "MIB", value_parser = clap::value_parser!(u32).range(1..))]
    pub memory: Option<u32>,
}

/// Type of columns of GUIDs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum GuidType {
    /// Text
    #[default]
    Text,
    /// 16 bytes, in the order of the text
    Binary,
}

/// Type of columns of IPv4 addresses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum Ipv4Type {
    /// Text
    #[default]
    Text,
    /// Number, the first octet in the highest byte
    Number,
}

const AFTER: &str = "\
Tables: events contains all events, etl_damage what is damaged. Events with known fields have a table of their own, such as \
kernel.context_switch. SHOW TABLES lists those that the traces have, and the views, which answer frequent questions: \
cpu_by_process, cpu_by_module, thread_times, disk_io, file_io, images, network, gcs, processes, process_lifetimes, threads, losses.

Names are those of the fields, in their case: SELECT NewThreadId FROM kernel.context_switch. The column \"offset\" needs quotes, \
because SQL has a word OFFSET.

Exit status:
  0  Success
  2  The statement is wrong, or a trace cannot be read

Examples:
  etwspec-sql 'SELECT * FROM cpu_by_process ORDER BY samples DESC' traces/*.etl
  etwspec-sql 'SELECT name, count(*) FROM events GROUP BY name' -o events.parquet trace.etl
  etwspec-sql \"SELECT * FROM etl('other.etl', 'kernel.image_load')\"
  etwspec-sql traces/
  etwspec-sql --lake lake traces/*.etl";

impl QueryArguments {
    /// Separates the statement from the traces: the first argument is a statement unless it is a path or an address.
    pub fn split(&self) -> (Option<&str>, &[String]) {
        match self.rest.split_first() {
            Some((first, rest)) if self.file.is_none() && is_statement(first) => (Some(first), rest),
            _ => (None, &self.rest),
        }
    }

    /// Returns the format of rows.
    pub fn format(&self) -> Format {
        let extension = self.output.as_deref().and_then(Path::extension).and_then(|of| of.to_str());
        self.format.unwrap_or(match extension {
            Some("parquet") => Format::Parquet,
            Some("csv") => Format::Csv,
            Some("json" | "jsonl" | "ndjson") => Format::Json,
            _ => Format::Table,
        })
    }
}

/// Returns whether an argument is a statement: it has several words, and is no file.
fn is_statement(argument: &str) -> bool {
    argument.trim().contains(char::is_whitespace) && !Path::new(argument).exists()
}
