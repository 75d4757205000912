//! `cargo spec breaking`.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use clap::Args;
use etwspec_catalog::changes::{
    AllowList, Categories, Category, Decided, EntryProblem, findings, print_explanation, report,
};
use etwspec_console::problem::Exit;
use etwspec_console::{Console, Problem, read_regular, visible, visible_json, visible_lines};
use jiff::Timestamp;

use crate::diff::Format;
use crate::versions::{SpecFolder, compared};

/// Report changes that break users: of the bytes, of the Rust crate and the C header, of data, of claims.
#[derive(Debug, Args)]
#[command(after_help = AFTER)]
pub(crate) struct BreakingArgs {
    /// New version: a folder of tables, a git revision or a catalog file [default: the folder of the tables].
    #[arg(value_name = "NEW")]
    new: Option<String>,
    /// Old version [default: where the current branch began].
    #[arg(long, value_name = "OLD")]
    against: Option<String>,
    #[command(flatten)]
    spec: SpecFolder,
    /// Report only this category; repeatable. WIRE, SOURCE, SOURCE-RUST, SOURCE-C, DATA or CLAIM [default: all].
    #[arg(long, value_name = "CATEGORY")]
    category: Vec<Categories>,
    /// Also report what adds to decoded output without changing what is there, such as a new field.
    #[arg(long)]
    strict: bool,
    /// File of findings that are accepted [default: breaking.toml, if it exists].
    #[arg(long, value_name = "FILE")]
    allow: Option<PathBuf>,
    /// Trace whose events may serve as witnesses of WIRE and DATA; repeatable [default: the built-in sample].
    #[cfg(feature = "traces")]
    #[arg(long, value_name = "FILE")]
    trace: Vec<PathBuf>,
    /// Output format.
    #[arg(long, value_enum, default_value_t)]
    format: Format,
    /// Explain a rule: what it means, for whom it matters, with an example.
    #[arg(long, value_name = "RULE", conflicts_with_all = ["new", "against"])]
    explain: Option<String>,
}

const AFTER: &str = "\
Categories:
  WIRE         the same bytes decode differently; implies DATA
  SOURCE-RUST  code that uses the Rust crate stops compiling or changes silently
  SOURCE-C     code that uses the C header stops compiling or changes silently
  DATA         programs that read the catalog, output or site addresses, or use Python or Kaitai Struct, break
  CLAIM        a fact is less supported, or claimed for fewer releases

A finding of WIRE or DATA has a witness: an event of a trace that both versions decode, side by side. Where no event \
shows the difference, the bytes are made from the layout, and the report says so.

An existing folder or file is used as such; anything else is a git revision.

The file breaking.toml accepts findings, each with a reason and its last day:
  [[allow]]
  rule = \"field-renamed\"
  item = \"EXAMPLE_RECORD.Rate\"
  reason = \"The old name was a typing error of version 0.1.0.\"
  until = \"2027-01-31\"

Exit status:
  0  Nothing breaks
  1  Something breaks
  2  The versions could not be compared

Examples:
  cargo spec breaking --against v0.1.0
  cargo spec breaking --against main --category WIRE --category DATA
  cargo spec breaking --against v0.1.0 --trace trace.etl
  cargo spec breaking --against old-catalog.json generated/catalog/catalog.json --format json
  cargo spec breaking --explain field-moved";

pub(crate) fn breaking(args: &BreakingArgs, console: &mut Console<'_>) -> Result<(), Problem> {
    if let Some(rule) = &args.explain {
        return print_explanation(rule, console);
    }
    let (allow, allow_file) = allow_list(args.allow.as_deref())?;
    let compared = compared(args.against.as_deref(), args.new.as_deref(), &args.spec, console)?;
    let (changes, ends) = (&compared.changes, &compared.ends);
    let categories = match &args.category[..] {
        [] => Categories::of(&Category::ALL),
        some => some.iter().fold(Categories::NONE, |all, one| all.or(*one)),
    };
    let mut decided = allow.decide(findings(changes, categories, args.strict), &today());
    #[cfg(feature = "traces")]
    crate::traces::witnesses::find(&compared.old, &compared.new, &mut decided.left, &args.trace)?;
    #[cfg(not(feature = "traces"))]
    etwspec_catalog::changes::Witnesses::new(&compared.old, &compared.new).synthesize(&mut decided.left);
    report_entries(&allow, &allow_file, &decided, console)?;
    match args.format {
        Format::Human => write!(console.out, "{}", visible_lines(&report::breaking_text(changes, &decided, ends)))?,
        Format::Json => writeln!(console.out, "{}", visible_json(&report::breaking_json(changes, &decided, ends)))?,
        Format::Markdown => {
            write!(console.out, "{}", visible_lines(&report::breaking_markdown(changes, &decided, ends)))?;
        }
        Format::Github => write!(console.out, "{}", visible_lines(&report::breaking_github(&decided, ends)))?,
    }
    if decided.left.is_empty() {
        return Ok(());
    }
    if args.format == Format::Human {
        let allow = visible(&allow_file);
        writeln!(
            console.err,
            "note: to keep a correction that breaks users, accept it in {allow}; see `help breaking`"
        )?;
    }
    Err(Problem::Printed(Exit::Found))
}

/// Name of the file of accepted findings.
const ALLOW: &str = "breaking.toml";

/// Maximum size of that file, in bytes.
const LIMIT: u64 = 1 << 20;

/// Reads the file of accepted findings, and returns its name with it.
fn allow_list(path: Option<&Path>) -> Result<(AllowList, String), Problem> {
    let file = path.unwrap_or_else(|| Path::new(ALLOW));
    let name = file.display().to_string();
    let bytes = match read_regular(file, LIMIT) {
        Ok(bytes) => bytes,
        Err(error) if path.is_none() && error.kind() == ErrorKind::NotFound => return Ok((AllowList::default(), name)),
        Err(error) => return Err(Problem::new(format!("cannot read {name}: {error}"))),
    };
    let text = String::from_utf8(bytes).map_err(|_| Problem::new(format!("cannot read {name}: it is not UTF-8")))?;
    let list = toml::from_str(&text).map_err(|error| {
        Problem::new(format!("cannot read {name}: {}", error.message().trim()))
            .help("each entry is [[allow]] with rule, item, reason and until, and optionally what")
    })?;
    Ok((list, name))
}

/// Prints entries that are unused or expired.
fn report_entries(
    allow: &AllowList,
    file: &str,
    decided: &Decided<'_>,
    console: &mut Console<'_>,
) -> Result<(), Problem> {
    for &(at, problem) in &decided.problems {
        let entry = &allow.allow[at];
        let what = match problem {
            EntryProblem::Unused => "matches no finding; remove it".to_owned(),
            EntryProblem::Expired => format!("expired on {}; fix the finding, or decide again", entry.until),
            EntryProblem::UnknownRule => "names no rule; see `cargo spec breaking --explain`".to_owned(),
            EntryProblem::NotADate => {
                format!("has no date in `until`: `{}`; write one such as 2027-01-31", entry.until)
            }
            EntryProblem::NoReason => "has no reason".to_owned(),
        };
        let text = format!("{file}: entry {} ({} {}) {what}", at + 1, entry.rule, entry.item);
        if problem.is_invalid() {
            return Err(Problem::new(visible(&text)));
        }
        writeln!(console.err, "note: {}", visible(&text))?;
    }
    Ok(())
}

/// Returns the current day in UTC, such as `2026-11-22`.
pub(crate) fn today() -> String {
    Timestamp::now().strftime("%F").to_string()
}
