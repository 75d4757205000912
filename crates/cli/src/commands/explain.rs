//! `etwspec explain`.

use std::path::PathBuf;

use clap::Args;
use etwspec_catalog::changes::catalog_file;
use etwspec_catalog::query::answer::{Answer, Scope, answer};
use etwspec_catalog::query::reading::{Reading, readings};
use etwspec_catalog::query::suggest::closest;
use etwspec_catalog::query::{Index, Item, number};
use etwspec_catalog::{Catalog, Struct};
use etwspec_console::{Console, Problem, visible_json};

use crate::arguments::{At, Format};
use crate::builtin;
use crate::explain::{json, size_text, text, windows};

/// Show everything known about a name or a number.
#[derive(Debug, Args)]
#[command(after_help = AFTER)]
pub(crate) struct ExplainArgs {
    #[command(flatten)]
    query: ExplainQuery,
    /// Catalog file to read instead of the catalog that is built in.
    #[arg(long, value_name = "FILE")]
    catalog: Option<PathBuf>,
}

/// Name or number to explain.
#[derive(Debug, Args)]
pub struct ExplainQuery {
    /// Name in C or in Rust, in any case; field (EVENT_TRACE_HEADER.Flags); byte (EVENT_TRACE_HEADER+0x2C); provider or
    /// PROVIDER/EVENT, by ID or name; number, decimal or hexadecimal (0x10); size (`size 48`); or part of a GUID.
    #[arg(value_name = "NAME|VALUE", required = true, num_args = 1..)]
    what: Vec<String>,
    #[command(flatten)]
    at: At,
    /// Output format.
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

const AFTER: &str = "\
Names of structures, fields, dispatches, enumerations and their values, group mask bits, enable flags, \
information classes, hook IDs, status codes, types, releases, sources, and providers with their events, keywords and \
maps are accepted. With --release, \
only the form of that release is shown, and values known to be absent from it are marked.

Examples:
  etwspec explain EVENT_TRACE_HEADER
  etwspec explain EventTraceHeader --release 5.0
  etwspec explain EVENT_TRACE_HEADER.Flags
  etwspec explain EVENT_TRACE_HEADER+0x2C
  etwspec explain TraceHeaderType::PERFINFO64
  etwspec explain Microsoft-Windows-Kernel-Process
  etwspec explain Microsoft-Windows-Kernel-Process/1
  etwspec explain Microsoft-Windows-DxgKrnl/10 --release 11-26H1
  etwspec explain 0x20000004
  etwspec explain size 0x30
  etwspec explain 3d6fa8d0-fe05
  etwspec explain 0x0524 --format json";

pub(crate) fn explain(args: &ExplainArgs, console: &mut Console<'_>) -> Result<(), Problem> {
    match &args.catalog {
        Some(file) => {
            let catalog = catalog_file(file)?;
            explain_in(&catalog, &Index::new(&catalog), &args.query, console)
        }
        None => explain_in(builtin::catalog()?, builtin::index()?, &args.query, console),
    }
}

/// Prints everything that a catalog states about a name or a number.
///
/// # Errors
///
/// [`Problem::Refused`] if the catalog has no such name or number.
pub fn explain_in(
    catalog: &Catalog,
    index: &Index<'_>,
    args: &ExplainQuery,
    console: &mut Console<'_>,
) -> Result<(), Problem> {
    let scope = Scope { catalog, moment: args.at.moment(&catalog.releases, console)?, pointer: args.at.pointer };
    let what = args.what.join(" ");
    let build = scope.moment.as_ref().map(|moment| moment.build);
    let of_windows = windows::find(&what);
    let answer = match (found(index, &scope, &what), &of_windows) {
        // The tables describe few of the providers of Windows.
        (Err(_), Some(of_windows)) => {
            match args.format {
                Format::Text => write!(console.out, "{}", windows::text(of_windows, build, console.width))?,
                Format::Json => writeln!(console.out, "{}", visible_json(&windows::json(&what, of_windows, build)))?,
            }
            return Ok(());
        }
        (answer, _) => answer?,
    };
    if what.trim().starts_with('0')
        && let Some(hint) = as_hook(index, &what)
    {
        writeln!(console.err, "note: `{}` is taken as decimal; {hint}", what.trim())?;
    }
    match args.format {
        Format::Text => {
            write!(console.out, "{}", text(&scope, &what, &answer, console.width))?;
            if let Some(of_windows) = of_windows.filter(|found| found.is_event()) {
                write!(console.out, "\n{}", windows::text(&of_windows, build, console.width))?;
            }
        }
        Format::Json => {
            let mut object = json(&scope, &what, &answer);
            if let Some(of_windows) = of_windows.filter(|found| found.is_event()) {
                object["windows"] = windows::json(&what, &of_windows, build)["windows"].take();
            }
            writeln!(console.out, "{}", visible_json(&object))?;
        }
    }
    Ok(())
}

/// Returns what to write if a number without `0x` would be a hook ID in hexadecimal.
fn as_hook(index: &Index<'_>, what: &str) -> Option<String> {
    let digits = what.trim();
    if digits.starts_with("0x") || digits.starts_with("0X") {
        return None;
    }
    let hook = number::parse(&format!("0x{digits}"))?;
    // IDs of the first group are small numbers, which have many other meanings.
    if hook <= 0xFF && digits.len() != 4 {
        return None;
    }
    let is = |item: &Item<'_>| match item {
        Item::Event(..) => item.is(hook, None),
        // A group may contain events that the tables do not list.
        Item::HookGroup(group) => group.group.map(u64::from) == Some(hook >> 8),
        _ => false,
    };
    index.items().iter().any(is).then(|| format!("write 0x{hook:04X} for the hook ID"))
}

fn found<'a>(index: &Index<'a>, scope: &Scope<'a>, what: &str) -> Result<Answer<'a>, Problem> {
    let hint = as_hook(index, what);
    match answer(scope, index, what) {
        // Four digits are more likely a hook ID than part of a GUID.
        Answer::Guid(_) if hint.is_some() => Err(nothing(what, &[], hint)),
        Answer::Nothing(like) => {
            let mut names: Vec<&str> = like.iter().map(String::as_str).collect();
            names.extend(windows::names());
            Err(nothing(what, &closest(what, names.into_iter(), 5), hint))
        }
        Answer::NoByte(offset, structures) => {
            let size = |structure: &&Struct| {
                let newest = scope.forms(structure).next();
                format!("{} has {}", structure.name, newest.map_or_else(|| "no layout".to_owned(), size_text))
            };
            let sizes: Vec<String> = structures.iter().map(size).collect();
            Err(Problem::new(format!("no structure of the name has a byte at 0x{offset:02X}")).help(sizes.join("; ")))
        }
        answer => Ok(answer),
    }
}

fn nothing(what: &str, like: &[String], hint: Option<String>) -> Problem {
    if let Some(number) = number::parse(what) {
        return Problem::new(format!("no entry in the tables has the value {what} (0x{number:X}, {number})")).help(
            hint.unwrap_or_else(|| {
                "a combination of bits is explained only if every bit has a name; `etwspec mask decode` and \
                 `etwspec decode` also show unknown bits"
                    .to_owned()
            }),
        );
    }
    if let Some(Reading::Size(size)) = readings(what).first() {
        return Problem::new(format!("no structure has a size of 0x{size:X} bytes"));
    }
    let problem = Problem::new(format!("no entry in the tables has the name `{}`", what.trim()));
    match hint {
        Some(hint) => problem.help(hint),
        None => problem.suggest(
            like,
            "write a name in C (EVENT_TRACE_HEADER) or in Rust (EventTraceHeader), a part of one, or a number",
        ),
    }
}
