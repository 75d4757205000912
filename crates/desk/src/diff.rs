//! `cargo spec diff`.

use clap::{Args, ValueEnum};
use etwspec_catalog::changes::{print_explanation, report};
use etwspec_console::{Console, Problem, visible_json, visible_lines};

use crate::versions::{SpecFolder, compared};

/// Show what differs between two versions of the tables: bytes, names, values, claims, evidence.
#[derive(Debug, Args)]
#[command(after_help = AFTER)]
pub(crate) struct DiffArgs {
    /// Old version: a folder of tables, a git revision or a catalog file [default: where the current branch began].
    #[arg(value_name = "OLD")]
    old: Option<String>,
    /// New version [default: the folder of the tables].
    #[arg(value_name = "NEW")]
    new: Option<String>,
    #[command(flatten)]
    spec: SpecFolder,
    /// Output format.
    #[arg(long, value_enum, default_value_t)]
    format: Format,
    /// Explain a rule: what it means, for whom it matters, with an example.
    #[arg(long, value_name = "RULE", conflicts_with_all = ["old", "new"])]
    explain: Option<String>,
}

const AFTER: &str = "\
The comparison is semantic. Layouts are compared by release, renamed items are recognized, and the order of rows \
and files is no difference unless it decides what bytes mean. A difference lists in brackets whom it breaks; \
`cargo spec breaking` explains these.

An existing folder or file is used as such; anything else is a git revision.

Exit status:
  0  The versions were compared, whether they differ or not
  2  The versions could not be compared

Examples:
  cargo spec diff
  cargo spec diff v0.1.0
  cargo spec diff HEAD~1 HEAD --format markdown
  cargo spec diff old-catalog.json generated/catalog/catalog.json --format json
  cargo spec diff --explain field-moved";

/// Output format of differences.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum Format {
    /// Text for people
    #[default]
    Human,
    /// JSON for programs
    Json,
    /// Markdown for a pull request or a changelog
    Markdown,
    /// Annotations for GitHub Actions
    Github,
}

pub(crate) fn diff(args: &DiffArgs, console: &mut Console<'_>) -> Result<(), Problem> {
    if let Some(rule) = &args.explain {
        return print_explanation(rule, console);
    }
    let compared = compared(args.old.as_deref(), args.new.as_deref(), &args.spec, console)?;
    let (changes, ends) = (&compared.changes, &compared.ends);
    match args.format {
        Format::Human => write!(console.out, "{}", visible_lines(&report::diff_text(changes, ends)))?,
        Format::Json => writeln!(console.out, "{}", visible_json(&report::diff_json(changes, ends)))?,
        Format::Markdown => write!(console.out, "{}", visible_lines(&report::diff_markdown(changes, ends)))?,
        Format::Github => write!(console.out, "{}", visible_lines(&report::diff_github(changes, ends)))?,
    }
    Ok(())
}
