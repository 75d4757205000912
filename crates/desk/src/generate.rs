//! `generate`: writes the generated files.

use std::path::PathBuf;

use clap::Args;

use etwspec_codegen::emit::kaitai;
use etwspec_codegen::output::sync;
use etwspec_codegen::{Report, catalog, generate as make};
use etwspec_console::problem::Exit;
use etwspec_console::{Console, Problem};

use crate::failed::failed;
use crate::report_schemas;
use crate::spec::SpecArgs;

/// Generate the Rust crate, the C header, the catalog and the schemas from the tables.
#[derive(Clone, Debug, Args)]
#[command(after_help = AFTER)]
pub(crate) struct GenerateArgs {
    #[command(flatten)]
    spec: SpecArgs,
    /// Folder of the generated files.
    #[arg(long, value_name = "DIR", default_value = "generated")]
    out: PathBuf,
    /// Write nothing, and list stale files.
    #[arg(long)]
    check: bool,
    /// Also write descriptions in Kaitai Struct with the payloads of kernel events to DIR/kaitai.
    #[arg(long, value_name = "DIR", conflicts_with = "check")]
    kaitai_payloads: Option<PathBuf>,
}

const AFTER: &str = "\
Only files whose content changes are written, and files that are no longer generated are removed.

Exit status:
  0  Success
  1  With --check: a file is stale
  2  The tables have problems, or a file cannot be written

Examples:
  cargo spec generate
  cargo spec generate --check
  cargo spec generate --spec my-tables --out /tmp/generated
  cargo spec generate --kaitai-payloads /tmp";

/// Generates files, or with `--check` compares them.
pub(crate) fn generate(args: &GenerateArgs, console: &mut Console<'_>) -> Result<(), Problem> {
    let spec = args.spec.folder()?;
    if args.check && !args.out.is_dir() {
        return Err(Problem::new(format!("there is no folder {}", args.out.display())).help(
            "name the folder of generated files with --out DIR, or run `generate` without --check to create it",
        ));
    }
    let report =
        make(spec, &args.out, report_schemas::files(), args.check).map_err(|failure| failed(failure, spec, console))?;
    if let Some(dir) = &args.kaitai_payloads {
        let catalog = catalog(spec).map_err(|failure| failed(failure, spec, console))?;
        sync(dir, "generate --kaitai-payloads", &kaitai::files(&catalog, true), false)
            .map_err(|failure| failed(failure, spec, console))?;
    }
    match args.check {
        true => report_stale(args, &report, console),
        false => report_changes(&report, console),
    }
}

fn report_changes(report: &Report, console: &mut Console<'_>) -> Result<(), Problem> {
    let changes = &report.changes;
    list("wrote", &changes.written, console)?;
    list("removed", &changes.removed, console)?;
    if !changes.is_empty() {
        writeln!(console.out)?;
    }
    let rows = [
        ("structures", report.structures.to_string()),
        ("layouts", report.layouts.to_string()),
        ("enumerations", format!("{} with {} values", report.enumerations, report.values)),
        ("mask bits", report.bits.to_string()),
        ("files written", changes.written.len().to_string()),
        ("files removed", changes.removed.len().to_string()),
        ("files unchanged", changes.unchanged.to_string()),
        ("milliseconds", report.took.as_millis().to_string()),
    ];
    for (what, count) in rows {
        writeln!(console.out, "{what:16}{count}")?;
    }
    Ok(())
}

/// At most this many files are listed; the others are counted.
const LISTED: usize = 20;

fn list(done: &str, paths: &[String], console: &mut Console<'_>) -> Result<(), Problem> {
    for path in paths.iter().take(LISTED) {
        writeln!(console.out, "{done} {path}")?;
    }
    if paths.len() > LISTED {
        writeln!(console.out, "{done} {} more files", paths.len() - LISTED)?;
    }
    Ok(())
}

fn report_stale(args: &GenerateArgs, report: &Report, console: &mut Console<'_>) -> Result<(), Problem> {
    let changes = &report.changes;
    if changes.is_empty() {
        writeln!(console.out, "all {} files are up to date", changes.unchanged)?;
        return Ok(());
    }
    for path in &changes.written {
        writeln!(console.err, "stale: {}", args.out.join(path).display())?;
    }
    for path in &changes.removed {
        writeln!(console.err, "no longer generated: {}", args.out.join(path).display())?;
    }
    let mut command = "cargo spec generate".to_owned();
    if args.spec.dir.as_os_str() != "spec" {
        command += &format!(" --spec {}", args.spec.dir.display());
    }
    if args.out.as_os_str() != "generated" {
        command += &format!(" --out {}", args.out.display());
    }
    writeln!(console.err, "\nto update them, run: {command}")?;
    Err(Problem::Printed(Exit::Found))
}
