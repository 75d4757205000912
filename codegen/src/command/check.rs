//! `check`: what is wrong with the tables.

use clap::{Args, ValueEnum};

use super::{Console, Problem, SpecArgs, refused};
use crate::diagnostics::Diagnostic;
use crate::load::{self, Files, SourceFile};
use crate::render;
use crate::span::{FileId, Place};

/// Look for problems in the tables, and tell all of them at once.
///
/// Problems for people go to the standard error stream; for programs, to the standard output.
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
Exit status: 0 if the tables have no problems, 2 if they have, and 2 if they cannot be read, which
for programs is a problem of the rule `unreadable-spec`.

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
    let dir = match args.spec.folder() {
        Ok(dir) => dir,
        Err(problem) => return Err(unread(args, problem, console)?),
    };
    let (files, problems) = match load::load(dir) {
        Ok(spec) => {
            let problems = crate::check::run(&crate::context(&spec));
            (spec.files, problems)
        }
        Err(load::Failure::Problems { files, problems }) => (files, problems),
        Err(load::Failure::Io(problem)) => return Err(unread(args, refused(&problem.to_string()), console)?),
    };
    tell(args.format, &files, &dir.to_string_lossy(), &problems, console)?;
    if problems.is_empty() { Ok(()) } else { Err(Problem::BadSpec) }
}

/// Tells programs too that there is nothing to check: what reads the standard output finds a problem there, as ever.
fn unread(args: &CheckArgs, problem: Problem, console: &mut Console<'_>) -> Result<Problem, Problem> {
    if let Problem::Refused { message, help } = &problem
        && args.format != Format::Human
    {
        let path = args.spec.dir.to_string_lossy().into_owned();
        let files = Files { files: vec![SourceFile { path, text: String::new() }] };
        let told = Diagnostic::new(UNREAD, Place { file: FileId(0), range: 0..0 }, message, "");
        tell(args.format, &files, "", &[Diagnostic { help: help.clone(), ..told }], console)?;
    }
    Ok(problem)
}

/// The name that stands for a rule where tables could not be read. No rule of the tables has it.
const UNREAD: &str = "unreadable-spec";

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
