//! `docs`: builds the documentation site.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use clap::Args;

use super::{Console, Problem, SpecArgs, failed};
use crate::{emit, output};
use etwspec_catalog::Catalog;

/// Build the documentation site, with one page per item.
#[derive(Clone, Debug, Args)]
#[command(after_help = AFTER)]
pub struct DocsArgs {
    /// Folder of the tables [default: spec, or the built-in catalog if there is no such folder].
    #[arg(long, value_name = "DIR")]
    spec: Option<PathBuf>,
    /// Folder of the site.
    #[arg(long, value_name = "DIR", default_value = "target/site")]
    out: PathBuf,
    /// Open the site in a browser.
    #[arg(long)]
    open: bool,
}

const AFTER: &str = "\
Examples:
  etwspec docs --open
  etwspec docs --out /var/www/etwspec";

/// Builds the site. If no folder of tables is given and there is no folder `spec`, uses the catalog of `builtin`.
///
/// # Errors
///
/// Returns a [`Problem`] if there are no tables or they have problems, or if the site cannot be written or opened.
pub fn docs(
    args: &DocsArgs,
    builtin: Option<fn() -> Result<Catalog, Problem>>,
    console: &mut Console<'_>,
) -> Result<(), Problem> {
    let spec = SpecArgs { dir: args.spec.clone().unwrap_or_else(|| PathBuf::from("spec")) };
    let (catalog, from) = match builtin.filter(|_| args.spec.is_none() && !spec.dir.is_dir()) {
        Some(builtin) => (builtin()?, "the built-in catalog".to_owned()),
        None => {
            let dir = spec.folder()?;
            let catalog = crate::catalog(dir).map_err(|failure| failed(failure, dir, console))?;
            (catalog, dir.display().to_string())
        }
    };
    let site: Vec<_> =
        emit::docs::site(&catalog).into_iter().map(|(path, text)| emit::File::as_is(path, text)).collect();
    let changes =
        output::sync(&args.out, "docs", &site, false).map_err(|error| failed(error.into(), &spec.dir, console))?;
    let first = args.out.join("index.html");
    writeln!(
        console.out,
        "{} pages from {from}: {} written, {} removed, {} unchanged\n{}",
        site.iter().filter(|file| file.path.ends_with(".html")).count(),
        changes.written.len(),
        changes.removed.len(),
        changes.unchanged,
        first.display()
    )?;
    if args.open { open(&first) } else { Ok(()) }
}

/// Opens a page with the default program of the system.
fn open(page: &Path) -> Result<(), Problem> {
    let (program, first) = if cfg!(windows) {
        ("cmd", &["/C", "start", ""][..])
    } else if cfg!(target_os = "macos") {
        ("open", &[][..])
    } else {
        ("xdg-open", &[][..])
    };
    let ran = Command::new(program)
        .args(first)
        .arg(page)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
    let message = match ran {
        Ok(status) if status.success() => return Ok(()),
        Ok(status) => format!("{program} failed: {status}"),
        Err(error) => format!("cannot run {program}: {error}"),
    };
    Err(Problem::new(message).help(format!("the site is complete; open {} in a browser", page.display())))
}
