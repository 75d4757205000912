//! `cargo spec evidence`.

mod patch;
mod read;
mod report;
mod tables;

use std::path::PathBuf;

use crate::evidence::{EvidenceReport, RULES, Status, TraceReport, explain, find};
use clap::Args;
use etwspec_catalog::query::suggest::closest;
use etwspec_cli::shared::{Outcome, OutputArg, Results, TableFormat, TraceArgs};
use etwspec_console::problem::Exit;
use etwspec_console::{Console, Problem, visible, visible_json, visible_lines, wrapped};
use etwspec_traces::Traces;

use read::read;
use report::text;

/// Compare traces with the facts of the tables: what they support, what they contradict, what is new.
#[derive(Debug, Args)]
#[command(after_help = AFTER)]
pub(crate) struct EvidenceArgs {
    #[command(flatten)]
    trace: TraceArgs,
    /// Folder of tables or catalog file to compare with.
    #[arg(long, value_name = "DIR|FILE", default_value = "spec")]
    spec: PathBuf,
    /// List every supported fact, not only their number.
    #[arg(long)]
    supported: bool,
    /// Write a patch of the tables to FILE: the counts of the traces, and claims that they widen. Needs a folder of tables.
    #[arg(long, value_name = "FILE", conflicts_with = "sample")]
    patch: Option<PathBuf>,
    /// Output format.
    #[arg(long, value_enum, default_value_t)]
    format: TableFormat,
    /// Explain a rule: what was found, how certain it is, what to do.
    #[arg(long, value_name = "RULE", conflicts_with_all = ["files", "sample", "patch"])]
    explain: Option<String>,
    #[command(flatten)]
    output: OutputArg,
}

const AFTER: &str = "\
A trace is compared with the facts of its release, by the build in the log file header. A build that no \
release has is compared with the last release before it, and reported.

  contradicts  the bytes cannot be what the tables state
  new          the tables state nothing about the bytes, or claim the fact for other releases
  supports     the bytes are what the tables state

Fields are compared only in data that a layout explains completely. Buffers with damage, and the first \
buffer after damage, are not compared. Findings that differ only in their place are listed once. A place \
is FILE@OFFSET, as `etwspec hex` accepts it. In JSON, the list `files` has an object for each trace, with \
its name in `file`.

A patch is applied with `git apply`, in the folder that contains the folder of the tables. It changes \
evidence/observed.toml, and `seen` of rows that were observed in one more release. Exact `versions` are \
never changed.

Exit status:
  0  No contradiction
  1  A trace contradicts the tables
  2  A trace or the tables cannot be read

Examples:
  cargo spec evidence trace.etl
  cargo spec evidence --patch evidence.patch trace.etl
  cargo spec evidence --spec generated/catalog/catalog.json trace.etl --format json
  cargo spec evidence --sample --supported
  cargo spec evidence --explain payload-size";

pub(crate) fn evidence(args: &EvidenceArgs, console: &mut Console<'_>) -> Result<(), Problem> {
    if let Some(rule) = &args.explain {
        return print_rule(rule, console);
    }
    let sources = args.trace.sources(console)?;
    let tables = tables::load(&args.spec, console)?;
    let patch = args.patch.as_deref().map(|path| patch::Patch::new(path, &args.spec, &tables, &sources)).transpose()?;
    let (mut reads, mut contradicted) = (Vec::new(), false);
    let result = args.output.write(&sources, console, |console| {
        let (mut all, mut outcome) = (Vec::new(), Outcome::default());
        for (at, source) in sources.iter().enumerate() {
            let mut traces = Traces::open(&[*source], console.input)?.with_progress(Results::AtEnd);
            let found = read(&mut traces, &tables.catalog, args.patch.is_some())?;
            let of = |input| outcome.merge(Outcome::of(input, false), console.err);
            traces.inputs().iter().try_for_each(of)?;
            let argument = traces.inputs().first().map(|input| input.argument()).unwrap_or_default();
            let (name, argument) = (traces.name(0).to_owned(), argument.to_owned());
            match args.format {
                TableFormat::Table => {
                    let gap = if at == 0 { "" } else { "\n" };
                    let text = text(&name, &argument, &found.report, &tables.rows, args.supported, console.width);
                    write!(console.out, "{gap}{}", visible_lines(&text))?;
                }
                TableFormat::Json => {
                    all.push(TraceReport::new(&name, &argument, &found.report, |found| tables.rows.place(found)));
                }
            }
            contradicted |= found.report.count(Status::Contradicts) > 0;
            reads.push((name, found));
        }
        if args.format == TableFormat::Json {
            // Texts and numbers always serialize.
            let report = serde_json::to_value(EvidenceReport::new(all)).unwrap_or_default();
            writeln!(console.out, "{}", visible_json(&report))?;
        }
        if contradicted { Err(Problem::Printed(Exit::Found)) } else { outcome.result() }
    });
    // Of damage without a contradiction, and of a failure, no patch is written.
    let complete = result.is_ok() || contradicted && matches!(result, Err(Problem::Printed(_)));
    if let Some(patch) = patch.filter(|_| complete) {
        patch.write(&reads, &tables, console)?;
    }
    result
}

fn print_rule(name: &str, console: &mut Console<'_>) -> Result<(), Problem> {
    let Some(rule) = find(name) else {
        let names: Vec<&str> = RULES.iter().map(|rule| rule.name).collect();
        return Err(Problem::new(format!("there is no rule {}", visible(name)))
            .suggest(&closest(name, names.iter().copied(), 3), &format!("the rules are {}", names.join(", "))));
    };
    write!(console.out, "{}", wrapped(&explain(rule)))?;
    Ok(())
}
