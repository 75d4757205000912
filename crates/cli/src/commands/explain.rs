//! `etwspec explain`.

use std::path::PathBuf;

use clap::Args;
use etwspec_catalog::Catalog;
use etwspec_catalog::query::number::{self, meanings};
use etwspec_catalog::query::{Found, Index, Item};
use etwspec_command::catalog_file;
use etwspec_console::{Console, Problem, visible_json};

use crate::arguments::{At, Format};
use crate::builtin;
use crate::explain::{Answer, Scope, json, text};

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
    /// Name in C or in Rust, in any case; field (EVENT_TRACE_HEADER.Flags); provider or PROVIDER/EVENT, by ID or name; or
    /// number, decimal or hexadecimal (0x10).
    #[arg(value_name = "NAME|VALUE")]
    what: String,
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
  etwspec explain TraceHeaderType::PERFINFO64
  etwspec explain Microsoft-Windows-Kernel-Process
  etwspec explain Microsoft-Windows-Kernel-Process/1
  etwspec explain 0x20000004
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
    let answer = answer(index, &scope, &args.what)?;
    if args.what.trim().starts_with('0')
        && let Some(hint) = as_hook(index, &args.what)
    {
        writeln!(console.err, "note: `{}` is taken as decimal; {hint}", args.what.trim())?;
    }
    match args.format {
        Format::Text => write!(console.out, "{}", text(&scope, &answer, console.width))?,
        Format::Json => writeln!(console.out, "{}", visible_json(&json(&scope, &answer)))?,
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

fn answer<'a>(index: &Index<'a>, scope: &Scope<'a>, what: &str) -> Result<Answer<'a>, Problem> {
    if let Some(number) = number::parse(what) {
        let mut meanings = meanings(scope.catalog, index, number, scope.pointer, scope.moment.as_ref());
        // A number may also be the ID of a release.
        if let Found::Items(items) = index.find(what) {
            meanings.items.extend(items);
        }
        if meanings.is_empty() {
            return Err(Problem::new(format!("no entry in the tables has the value {what} (0x{number:X}, {number})"))
                .help(as_hook(index, what).unwrap_or_else(|| {
                    "a combination of bits is explained only if every bit has a name; `etwspec mask decode` and \
                     `etwspec decode` also show unknown bits"
                        .to_owned()
                })));
        }
        return Ok(Answer::Number(meanings));
    }
    match index.find(what) {
        Found::Items(items) => Ok(Answer::Name(what.to_owned(), items)),
        Found::Nothing(like) => Err(match as_hook(index, what) {
            Some(hint) => Problem::new(format!("no entry in the tables has the name `{}`", what.trim())).help(hint),
            None => Problem::new(format!("no entry in the tables has the name `{}`", what.trim()))
            .suggest(&like, "write a name in C (EVENT_TRACE_HEADER) or in Rust (EventTraceHeader); `cargo spec docs` builds an index of all names"),
        }),
    }
}
