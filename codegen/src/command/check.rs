//! `check`: what is wrong with the tables.

use clap::{Args, ValueEnum};

use super::{Console, Problem, SpecArgs, refused};
use crate::diagnostics::Diagnostic;
use crate::load::{self, Files};
use crate::render;

/// Look for problems in the tables, and tell all of them at once.
///
/// Problems for people go to the standard error stream; for programs, to the standard output. The exit status is 2 if
/// there are any.
#[derive(Clone, Debug, Args)]
#[command(after_help = AFTER)]
pub struct CheckArgs {
    #[command(flatten)]
    spec: SpecArgs,
    /// How to tell the problems.
    #[arg(long, value_enum, default_value_t)]
    format: Format,
    /// Print what a rule is for, with a bad and a good example.
    #[arg(long, value_name = "RULE")]
    explain: Option<String>,
}

const AFTER: &str = "\
Examples:
  etwspec check
  etwspec check --format github
  etwspec check --explain overlap";

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum Format {
    /// For people: the lines of the file, and what to write instead.
    #[default]
    Human,
    /// For programs.
    Json,
    /// As annotations of GitHub Actions.
    Github,
}

/// Checks tables, or explains a rule.
///
/// # Errors
///
/// [`Problem`] if the tables have problems or cannot be read.
pub fn check(args: &CheckArgs, console: &mut Console<'_>) -> Result<(), Problem> {
    if let Some(rule) = &args.explain {
        let text = crate::check::explain(rule).map_err(|unknown| refused(&unknown))?;
        write!(console.out, "{text}")?;
        return Ok(());
    }
    let dir = args.spec.folder()?;
    let (files, problems) = match load::load(dir) {
        Ok(spec) => {
            let problems = crate::check::run(&crate::context(&spec));
            (spec.files, problems)
        }
        Err(load::Failure::Problems { files, problems }) => (files, problems),
        Err(load::Failure::Io(problem)) => return Err(refused(&problem.to_string())),
    };
    tell(args.format, &files, &dir.to_string_lossy(), &problems, console)?;
    if problems.is_empty() { Ok(()) } else { Err(Problem::BadSpec) }
}

fn tell(
    format: Format,
    files: &Files,
    dir: &str,
    problems: &[Diagnostic],
    console: &mut Console<'_>,
) -> Result<(), Problem> {
    match format {
        Format::Human if problems.is_empty() => {
            writeln!(console.out, "{} files of {dir} checked: no problems", files.files.len())?;
        }
        Format::Human => write!(console.err, "{}", render::human(files, dir, problems, console.color))?,
        Format::Json => write!(console.out, "{}", render::json(files, dir, problems))?,
        Format::Github => write!(console.out, "{}", render::github(files, dir, problems))?,
    }
    Ok(())
}
