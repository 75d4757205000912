//! `etwspec breaking`.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use etwspec_catalog::changes::{AllowList, Categories, Category, compare, findings, print_explanation, report};
use etwspec_console::problem::Exit;
use etwspec_console::{Console, Problem, visible_json, visible_lines};

use crate::breaking::sides;
use crate::breaking::witness;

/// Report what a new version of a manifest breaks for those who read its events.
#[derive(Debug, Args)]
#[command(after_help = AFTER)]
pub(crate) struct BreakingArgs {
    /// Old version: a manifest (.man), a program that contains one (.exe, .dll, .sys), messages of WPP (.tmf, .pdb), a folder
    /// with such files, a trace (.etl), or the name of a release of Windows.
    #[arg(value_name = "OLD", required_unless_present = "explain")]
    old: Option<PathBuf>,
    /// New version.
    #[arg(value_name = "NEW", required_unless_present = "explain")]
    new: Option<PathBuf>,
    /// Only this provider: its GUID, or its name in any case. * and ? match any part of a name.
    #[arg(long, value_name = "GUID|NAME")]
    provider: Vec<String>,
    /// Report only this category; repeatable. WIRE or DATA [default: both].
    #[arg(long, value_name = "CATEGORY")]
    category: Vec<Categories>,
    /// Also report what adds to decoded output without changing what is there, such as a new event.
    #[arg(long)]
    strict: bool,
    /// Output format.
    #[arg(long, value_enum, default_value_t)]
    format: Format,
    /// Explain a rule: what it means, for whom it matters, with an example.
    #[arg(long, value_name = "RULE", conflicts_with_all = ["old", "new"])]
    explain: Option<String>,
}

const AFTER: &str = "\
Categories:
  WIRE  the same bytes decode differently: an event has other fields, without a new version
  DATA  decoded output changes: an event, a name or a number is gone or different

A new version of an event breaks nothing if the old one stays. In an EventSource, which has one version of each event, the new \
one must begin with the fields of the old one. A trace contains only the events that were logged: an event that only the old trace \
contains is not reported, unless an EventSource logged its manifest. TraceLogging events are identified by their names.

A finding of WIRE has a witness: an event that both versions decode, side by side.

Exit status:
  0  Nothing breaks
  1  Something breaks
  2  The versions could not be compared

Examples:
  etwspec breaking old.man new.man
  etwspec breaking old.dll new.dll --format json
  etwspec breaking main.etl branch.etl --provider Contoso-App
  etwspec breaking app.man build/app.exe --format github
  etwspec breaking 11-25H2 11-26H1 --category WIRE
  etwspec breaking --explain provider-layout-changed";

/// Output format of findings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum Format {
    /// Text for people
    #[default]
    Text,
    /// JSON for programs
    Json,
    /// Markdown for a pull request
    Markdown,
    /// Annotations for GitHub Actions
    Github,
}

pub(crate) fn breaking(args: &BreakingArgs, console: &mut Console<'_>) -> Result<(), Problem> {
    if let Some(rule) = &args.explain {
        return print_explanation(rule, console);
    }
    let (Some(old), Some(new)) = (&args.old, &args.new) else { return Ok(()) };
    let sides = sides::read(old, new, &args.provider, console)?;
    let readers = Categories::of(&[Category::Wire, Category::Data]);
    let categories = match &args.category[..] {
        [] => readers,
        some => some.iter().fold(Categories::NONE, |all, one| all.or(*one)).and(readers),
    };
    let mut changes = compare(&sides.old.catalog, &sides.new.catalog);
    let mut found = findings(&changes, categories, args.strict);
    witness::find(&sides, &mut found);
    let witnesses: Vec<_> = found.into_iter().map(|finding| finding.witness).collect();
    sides.describe(&mut changes);
    let mut found = findings(&changes, categories, args.strict);
    found.iter_mut().zip(witnesses).for_each(|(finding, witness)| finding.witness = witness);
    let (decided, ends) = (AllowList::default().decide(found, ""), &sides.ends);
    match args.format {
        Format::Text => write!(console.out, "{}", visible_lines(&report::breaking_text(&changes, &decided, ends)))?,
        Format::Json => writeln!(console.out, "{}", visible_json(&report::breaking_json(&changes, &decided, ends)))?,
        Format::Markdown => {
            write!(console.out, "{}", visible_lines(&report::breaking_markdown(&changes, &decided, ends)))?;
        }
        Format::Github => write!(console.out, "{}", visible_lines(&report::breaking_github(&decided, ends)))?,
    }
    if decided.left.is_empty() { Ok(()) } else { Err(Problem::Printed(Exit::Found)) }
}
