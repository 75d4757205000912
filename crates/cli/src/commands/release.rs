//! `etwspec release`.

use clap::{Args, ValueEnum};
use etwspec_changes::{Bump, findings, greatest_bump, report};
use etwspec_changes::{Categories, Category, Changes};
use etwspec_console::{Console, Problem, is_date, visible, visible_lines};

use super::breaking::today;
use super::versions::{SpecFolder, compared};
use crate::release::{self, Part, Plan, Repository};

/// Prepare a release: check what breaks, set versions, write the changelog, package the crates.
#[derive(Debug, Args)]
#[command(after_help = AFTER)]
pub(crate) struct ReleaseArgs {
    /// Part of the version to raise.
    #[arg(long, value_enum)]
    bump: BumpArg,
    /// Version to compare with [default: the last tag].
    #[arg(long, value_name = "REV")]
    against: Option<String>,
    #[command(flatten)]
    spec: SpecFolder,
    /// Date of the release in the changelog, such as 2027-01-31 [default: today, in UTC].
    #[arg(long, value_name = "DATE", value_parser = date)]
    date: Option<String>,
    /// Change the files and package the crates. Without it, only the plan is printed.
    #[arg(long)]
    apply: bool,
}

const AFTER: &str = "\
The differences of the tables since the last tag determine which part of the version must be raised at least. \
`--bump auto` raises that part, and a smaller one is refused. Before 1.0, a breaking change raises the second number, and \
any other change the third. Changes of code that are not in the tables are not seen: raise a greater part for them.

The versions of all packages of the workspace, of their requirements on each other and of all lock files are set. The \
changelog gets a section with what is listed under Unreleased and with the differences of the tables. Nothing is \
committed, tagged or published: the command prints what to run. If something fails, all files are as before.

Exit status:
  0  The plan was printed or applied
  2  The release was refused, or failed; no file is changed

Examples:
  etwspec release --bump auto
  etwspec release --bump minor --against v0.1.0
  etwspec release --bump auto --apply";

/// Part of a version in arguments.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum BumpArg {
    /// First number
    Major,
    /// Second number
    Minor,
    /// Third number
    Patch,
    /// The smallest part that the changes allow
    Auto,
}

fn date(text: &str) -> Result<String, String> {
    if is_date(text) { Ok(text.to_owned()) } else { Err("write a date such as 2027-01-31".to_owned()) }
}

pub(crate) fn release(args: &ReleaseArgs, console: &mut Console<'_>) -> Result<(), Problem> {
    let repository = Repository::find(&args.spec.spec)?;
    repository.refuse_changes()?;
    let against = match &args.against {
        Some(against) => against.clone(),
        None => repository.last_tag()?,
    };
    let mut compared = compared(Some(&against), None, &args.spec, console)?;
    let bump = greatest_bump(&compared.changes.differences);
    let current = repository.version()?;
    let least = bump.map(|bump| release::least(&current, bump));
    let part = match args.bump {
        BumpArg::Major => Part::First,
        BumpArg::Minor => Part::Second,
        BumpArg::Patch => Part::Third,
        BumpArg::Auto => least.unwrap_or(Part::Third),
    };
    let next = release::raised(&current, part);
    if least.is_some_and(|least| part < least) {
        return Err(refused(&compared.changes, &current, &next, &against, least.unwrap_or(part)));
    }
    // The layouts side by side are in `etwspec diff`; a changelog has the differences.
    compared.changes.layouts.clear();
    compared.ends.new.label = format!("v{next}");
    let differences = report::diff_markdown(&compared.changes, &compared.ends);
    let date = args.date.clone().unwrap_or_else(today);
    let plan = Plan::new(&repository, &current, &next, &date, &visible_lines(&differences))?;
    summarize(&compared.changes, bump, &against, &current, &next, console)?;
    write!(console.out, "{}", visible_lines(&plan.diff()))?;
    if args.apply {
        plan.apply(&repository)?;
        writeln!(console.out, "\nset {} files to {next}, and packaged the crates in target/package", plan.files.len())?;
    } else {
        writeln!(console.out, "\nnothing is changed; --apply changes these {} files and packages", plan.files.len())?;
    }
    writeln!(console.out, "\nnext:")?;
    for line in plan.next_commands(args.apply) {
        writeln!(console.out, "  {}", visible(&line))?;
    }
    Ok(())
}

fn breaking(changes: &Changes) -> usize {
    let programs = [Category::Wire, Category::SourceRust, Category::SourceC, Category::Data];
    findings(changes, Categories::of(&programs), false).len()
}

fn summarize(
    changes: &Changes,
    bump: Option<Bump>,
    against: &str,
    current: &impl std::fmt::Display,
    next: &impl std::fmt::Display,
    console: &mut Console<'_>,
) -> Result<(), Problem> {
    let (all, breaking) = (changes.differences.len(), breaking(changes));
    let word = bump.map_or("nothing", Bump::word);
    writeln!(
        console.out,
        "{all} differences of the tables since {}, of which {breaking} break programs: at least {word}",
        visible(against)
    )?;
    writeln!(console.out, "version {current} -> {next}\n")?;
    Ok(())
}

fn refused(
    changes: &Changes,
    current: &impl std::fmt::Display,
    next: &impl std::fmt::Display,
    against: &str,
    least: Part,
) -> Problem {
    let greatest = greatest_bump(&changes.differences);
    let first = changes.differences.iter().find(|one| Some(one.rule.bump) == greatest);
    let example = first.map(|one| format!("; the first: {} {}", one.rule.name, one.item)).unwrap_or_default();
    let word = greatest.map_or("patch", Bump::word);
    let message = format!("{current} -> {next} is too small: the tables have {word} changes since {against}{example}");
    Problem::new(visible(&message)).help(format!(
        "write --bump {} or --bump auto; `etwspec breaking --against {}` lists what breaks",
        least.word(),
        visible(against)
    ))
}
