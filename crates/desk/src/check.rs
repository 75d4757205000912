//! `check`: validates the tables.

use std::path::Path;
use std::time::{Duration, Instant};

use clap::{Args, ValueEnum};
use etwspec_codegen::diagnostics::Diagnostic;
use etwspec_codegen::load::{Files, Problems, SourceFile};
use etwspec_codegen::render;
use etwspec_codegen::span::{FileId, Place};
use etwspec_codegen::workspace::Workspace;
use etwspec_console::problem::{Exit, labelled};
use etwspec_console::{Console, Problem};
use jiff::Timestamp;

use crate::failed::problem_from_text;
use crate::spec::SpecArgs;
use crate::watch::{Change, listed, watched};

/// Check the tables and report all problems.
#[derive(Clone, Debug, Args)]
#[command(after_help = AFTER)]
pub(crate) struct CheckArgs {
    #[command(flatten)]
    spec: SpecArgs,
    /// Output format.
    #[arg(long, value_enum, default_value_t)]
    format: Format,
    /// Explain a rule, with a bad and a good example.
    #[arg(long, value_name = "RULE")]
    explain: Option<String>,
    /// Check again after each change of a table, until interrupted.
    #[arg(long, conflicts_with = "explain")]
    watch: bool,
    /// Read the tables twice a second instead of waiting for events of the file system, which some network folders lack.
    #[arg(long, requires = "watch")]
    poll: bool,
}

const AFTER: &str = "\
Problems are printed on standard error in the format `human`, and on standard output in all others. \
Tables that cannot be read are a problem of the rule `unreadable-spec`.

Exit status:
  0  The tables have no problems
  2  The tables have problems or cannot be read

Examples:
  cargo spec check
  cargo spec check --format github
  cargo spec check --watch
  cargo spec check --explain overlap";

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum Format {
    /// Text for people: the lines of the file, and what to write instead
    #[default]
    Human,
    /// JSON for programs
    Json,
    /// Annotations for GitHub Actions
    Github,
}

/// Checks the tables, or explains a rule.
pub(crate) fn check(args: &CheckArgs, console: &mut Console<'_>) -> Result<(), Problem> {
    if let Some(rule) = &args.explain {
        let text = etwspec_codegen::check::explain(rule).map_err(|unknown| problem_from_text(&unknown))?;
        write!(console.out, "{text}")?;
        return Ok(());
    }
    let dir = match args.spec.folder() {
        Ok(dir) => dir,
        Err(problem) => return Err(report_unreadable(args, problem, console)?),
    };
    if args.watch {
        return follow(args, dir, console);
    }
    let Problems { files, problems } = open(args, dir, console)?.check();
    print(args.format, &files, &dir.to_string_lossy(), &problems, console)?;
    if problems.is_empty() { Ok(()) } else { Err(Problem::Printed(Exit::Refused)) }
}

/// Checks the tables after each change. Ends only with an error.
fn follow(args: &CheckArgs, dir: &Path, console: &mut Console<'_>) -> Result<(), Problem> {
    // Watch first, so that no change is missed between the two.
    let mut watch = watched(dir, args.poll, console)?;
    let (mut start, mut changed) = (Instant::now(), Vec::new());
    let mut workspace = open(args, dir, console)?;
    loop {
        let Problems { files, problems } = workspace.check();
        let took = start.elapsed();
        // The line of a single check has neither time nor duration.
        if !(problems.is_empty() && args.format == Format::Human) {
            print(args.format, &files, &dir.to_string_lossy(), &problems, console)?;
        }
        if args.format == Format::Human {
            let summary = summary(files.files.len(), problems.len(), took);
            let changed = if changed.is_empty() { String::new() } else { format!(" ({})", listed(&changed)) };
            writeln!(console.out, "{summary}{changed}")?;
        }
        console.out.flush()?;
        loop {
            let change = watch.wait(&mut workspace);
            start = Instant::now();
            match change {
                Change::Files(files) => {
                    changed = files;
                    break;
                }
                Change::Unreadable(problem) => {
                    let problem = report_unreadable(args, problem_from_text(&problem.to_string()), console)?;
                    if args.format == Format::Human {
                        write!(console.err, "{}", labelled(&format!("{problem}\n"), console.color))?;
                    }
                    console.out.flush()?;
                }
            }
        }
    }
}

fn open(args: &CheckArgs, dir: &Path, console: &mut Console<'_>) -> Result<Workspace, Problem> {
    Workspace::open(dir)
        .or_else(|problem| Err(report_unreadable(args, problem_from_text(&problem.to_string()), console)?))
}

/// States the result of a check, with the time of day.
fn summary(files: usize, problems: usize, took: Duration) -> String {
    let now = Timestamp::now().strftime("%T UTC");
    let problems = match problems {
        0 => "no problems".to_owned(),
        1 => "1 problem".to_owned(),
        many => format!("{many} problems"),
    };
    let took = took.as_millis();
    format!("{now}: checked {files} files in {took} ms: {problems}")
}

/// Reports unreadable tables in machine-readable formats too, as a problem on standard output.
fn report_unreadable(args: &CheckArgs, problem: Problem, console: &mut Console<'_>) -> Result<Problem, Problem> {
    if let Problem::Refused(message) = &problem
        && args.format != Format::Human
    {
        let path = args.spec.dir.to_string_lossy().into_owned();
        let files = Files { files: vec![SourceFile::new(path, "")] };
        let diagnostic = Diagnostic::new(UNREADABLE, Place { file: FileId(0), range: 0..0 }, &message.text, "");
        print(args.format, &files, "", &[Diagnostic { help: message.help.clone(), ..diagnostic }], console)?;
    }
    Ok(problem)
}

/// Rule name of unreadable tables. No rule of the tables has this name.
const UNREADABLE: &str = "unreadable-spec";

fn print(
    format: Format,
    files: &Files,
    dir: &str,
    problems: &[Diagnostic],
    console: &mut Console<'_>,
) -> Result<(), Problem> {
    match format {
        Format::Human if problems.is_empty() => {
            writeln!(console.out, "checked {} files in {dir}: no problems", files.files.len())?;
        }
        Format::Human => write!(console.err, "{}", render::human(files, dir, problems, console.color))?,
        Format::Json => write!(console.out, "{}", render::json(files, dir, problems))?,
        Format::Github => write!(console.out, "{}", render::github(files, dir, problems))?,
    }
    Ok(())
}
