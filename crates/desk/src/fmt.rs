//! `fmt`: writes the tables in their canonical form.

use clap::Args;

use etwspec_codegen::format::format;
use etwspec_codegen::load::{self, Draft, Problems};
use etwspec_codegen::output;
use etwspec_codegen::schema::Kind;
use etwspec_console::problem::Exit;
use etwspec_console::{Console, Problem};

use crate::failed::failed;
use crate::spec::SpecArgs;

/// Format the tables: order of keys, numbers, wrapping and blank lines.
#[derive(Clone, Debug, Args)]
#[command(after_help = AFTER)]
pub(crate) struct FmtArgs {
    #[command(flatten)]
    spec: SpecArgs,
    /// Write nothing, and list the tables that are not formatted.
    #[arg(long)]
    check: bool,
}

const AFTER: &str = "\
Comments, and the order of rows, are kept. The facts do not change: neither does any generated file.

Exit status:
  0  Success
  1  With --check: a table is not formatted
  2  A file is not a table, or cannot be written; nothing was written

Examples:
  cargo spec fmt
  cargo spec fmt --check";

/// Formats the tables, or with `--check` lists those that are not formatted.
pub(crate) fn fmt(args: &FmtArgs, console: &mut Console<'_>) -> Result<(), Problem> {
    let dir = args.spec.folder()?;
    // Placeholders have a form, too.
    let Draft { spec, problems, .. } = load::draft(dir).map_err(|error| failed(error, dir, console))?;
    let files = spec.files;
    if !problems.is_empty() {
        return Err(failed(Problems { files, problems }, dir, console));
    }
    let mut changed = Vec::new();
    let mut tables = 0;
    for file in &files.files {
        // A program writes the counts, in its own form.
        let Some(kind) = Kind::of(&file.path).filter(|kind| *kind != Kind::Observed) else { continue };
        tables += 1;
        let text = format(kind, &file.text).map_err(|error| {
            Problem::new(format!("{}: {error}", dir.join(&file.path).display()))
                .help("nothing was written; please report this with the table")
        })?;
        if text != file.text {
            changed.push((&file.path, text));
        }
    }
    if args.check {
        for (path, _) in &changed {
            writeln!(console.err, "not formatted: {}", dir.join(path).display())?;
        }
        if changed.is_empty() {
            writeln!(console.out, "all {tables} tables are formatted")?;
            return Ok(());
        }
        writeln!(console.err, "\nto format them, run: cargo spec fmt")?;
        return Err(Problem::Printed(Exit::Found));
    }
    for (path, text) in &changed {
        output::write_file(dir, path, text.as_bytes()).map_err(|error| failed(error, dir, console))?;
        writeln!(console.out, "formatted {}", dir.join(path).display())?;
    }
    writeln!(console.out, "{} of {tables} tables changed", changed.len())?;
    Ok(())
}
