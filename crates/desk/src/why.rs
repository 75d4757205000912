//! `why`: the row that an output comes from, and the outputs of a row.

use clap::{Args, ValueEnum};
use etwspec_codegen::{Tables, did_you_mean, render, tables};
use etwspec_console::{Console, Problem, visible_json};
use serde_json::json;

use crate::failed::failed;
use crate::origin::{self, Origin, Question};
use crate::spec::SpecArgs;

/// Show the row that something generated comes from, and everything generated from it.
#[derive(Clone, Debug, Args)]
#[command(after_help = AFTER)]
pub(crate) struct WhyArgs {
    /// Item of an output, name of the tables, or line of a table.
    #[arg(value_name = "NAME|FILE:LINE")]
    what: String,
    /// Output format.
    #[arg(long, value_enum, default_value_t)]
    format: Format,
    #[command(flatten)]
    spec: SpecArgs,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum Format {
    /// Text for people
    #[default]
    Human,
    /// JSON for programs
    Json,
}

const AFTER: &str = "\
An item is a path in Rust, a type, member or macro in C, an address of the site, or a path in catalog.json.

Examples:
  cargo spec why etwspec::headers::EventTraceHeader::process_id
  cargo spec why etwspec_EVENT_TRACE_HEADER.ProcessId
  cargo spec why ETWSPEC_PERF_CONTEXT_SWITCH
  cargo spec why structs/EVENT_TRACE_HEADER.html
  cargo spec why 'structs[12].rows[3]'
  cargo spec why spec/structs/EVENT_TRACE_HEADER.toml:14";

/// Prints the rows that a name or a line refers to, with their outputs.
pub(crate) fn why(args: &WhyArgs, console: &mut Console<'_>) -> Result<(), Problem> {
    let dir = args.spec.folder()?;
    let Tables { catalog, spec } = tables(dir).map_err(|failure| failed(failure, dir, console))?;
    let all = origin::all(&spec, &catalog);
    let found = Question::new(&args.what).answer(&all, &spec.files);
    if found.is_empty() {
        return Err(nothing(&args.what, &all));
    }
    let row = |origin: &Origin| {
        let path = spec.files.get(origin.place.file).map_or("", |source| source.path.as_str());
        (dir.join(path).display().to_string(), render::position(&spec.files, "", &origin.place).line)
    };
    match args.format {
        Format::Human => {
            for (nth, origin) in found.into_iter().enumerate() {
                if nth > 0 {
                    writeln!(console.out)?;
                }
                let (path, line) = row(origin);
                writeln!(console.out, "{}, {}", origin.name, article(origin.kind))?;
                writeln!(console.out, "  row   {path}:{line}")?;
                for (what, names) in [("Rust", &origin.rust), ("C", &origin.c), ("site", &origin.site)] {
                    let mut label = what;
                    for name in names {
                        writeln!(console.out, "  {label:6}{name}")?;
                        label = "";
                    }
                }
                writeln!(console.out, "  JSON  {}", origin.json)?;
            }
        }
        Format::Json => {
            let found = found.into_iter().map(|origin| {
                let (path, line) = row(origin);
                json!({
                    "kind": origin.kind, "name": origin.name, "file": path, "line": line,
                    "rust": origin.rust, "c": origin.c, "site": origin.site, "json": origin.json,
                })
            });
            writeln!(console.out, "{}", visible_json(&serde_json::Value::from_iter(found)))?;
        }
    }
    Ok(())
}

fn article(kind: &str) -> String {
    format!("{} {kind}", if kind.starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" })
}

fn nothing(what: &str, all: &[Origin]) -> Problem {
    if let Question::Line(file, line) = Question::new(what) {
        return Problem::new(format!("no row is on line {line} of {}", file.escape_debug()))
            .help("write the path of a table from the folder of the tables, such as `structs/NAME.toml:12`");
    }
    let problem = Problem::new(format!("nothing is called `{}`", what.escape_debug()));
    let own = all.iter().map(|origin| origin.name.as_str());
    let names: Vec<_> = own.flat_map(|name| [name, name.rsplit('.').next().unwrap_or(name)]).collect();
    match did_you_mean::nearest(what, names) {
        Some(name) => problem.help(format!("did you mean `{name}`?")),
        None => problem.help("write a path in Rust, a name in C, an address of the site, or a path in catalog.json"),
    }
}
