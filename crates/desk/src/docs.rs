//! `docs`: builds the documentation site.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use clap::Args;

use etwspec_codegen::{emit::File, output};
use etwspec_console::{Console, Problem, is_date, read_regular, visible};
use etwspec_site::{Options, site_with};

use crate::failed::failed;
use crate::spec::SpecArgs;

/// Build the documentation site, with one page per item.
#[derive(Clone, Debug, Args)]
#[command(after_help = AFTER)]
pub(crate) struct DocsArgs {
    #[command(flatten)]
    spec: SpecArgs,
    /// Folder of the site.
    #[arg(long, value_name = "DIR", default_value = "target/site")]
    out: PathBuf,
    /// Address of the published site, such as `https://example.org/etw`. Adds a sitemap and canonical links.
    #[arg(long, value_name = "URL", value_parser = base_url)]
    base_url: Option<String>,
    /// Date of the facts, shown at the end of each page, such as `2026-01-31`.
    #[arg(long, value_name = "DATE", value_parser = date)]
    date: Option<String>,
    /// Add the decoder: WebAssembly, built with `cargo build --profile web -p etwspec-web --target
    /// wasm32-unknown-unknown`.
    #[arg(long, value_name = "FILE")]
    decoder: Option<PathBuf>,
    /// Open the site in a browser.
    #[arg(long)]
    open: bool,
}

const AFTER: &str = "\
Examples:
  cargo spec docs --open
  cargo spec docs --decoder target/wasm32-unknown-unknown/web/etwspec_web.wasm
  cargo spec docs --out /var/www/etwspec --base-url https://example.org/etwspec";

/// Maximum size of the decoder, in bytes.
const MAX: u64 = 64 << 20;

/// The first bytes of WebAssembly.
const WASM: &[u8] = b"\0asm";

/// Reads an address, and removes the slash at its end.
fn base_url(text: &str) -> Result<String, String> {
    let rest = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    let valid = |c: char| c.is_ascii_graphic() && !"\"<>?#".contains(c);
    match rest {
        Some(rest) if !rest.is_empty() && rest.chars().all(valid) => Ok(text.trim_end_matches('/').to_owned()),
        _ => Err("write an address with https:// and without a query, such as `https://example.org/etw`".to_owned()),
    }
}

/// Reads a date, as year, month and day.
fn date(text: &str) -> Result<String, String> {
    match is_date(text) {
        true => Ok(text.to_owned()),
        false => Err("write year, month and day, such as `2026-01-31`".to_owned()),
    }
}

/// Reads the decoder.
fn decoder(path: &Path) -> Result<Vec<u8>, Problem> {
    let help = "build it with `cargo build --profile web -p etwspec-web --target wasm32-unknown-unknown`";
    let bytes = read_regular(path, MAX).map_err(|error| {
        Problem::new(format!("--decoder: cannot read {}: {error}", visible(&path.to_string_lossy()))).help(help)
    })?;
    if !bytes.starts_with(WASM) {
        return Err(
            Problem::new(format!("--decoder: {} is not WebAssembly", visible(&path.to_string_lossy()))).help(help)
        );
    }
    Ok(bytes)
}

/// Builds the site.
///
/// # Errors
///
/// Returns a [`Problem`] if there are no tables or they have problems, or if the site cannot be written or opened.
pub(crate) fn docs(args: &DocsArgs, console: &mut Console<'_>) -> Result<(), Problem> {
    let catalog = args.spec.catalog(console)?;
    let decoder = args.decoder.as_deref().map(decoder).transpose()?;
    let options = Options { base_url: args.base_url.clone(), date: args.date.clone(), decoder };
    let site: Vec<_> = site_with(&catalog, &options).into_iter().map(|(path, text)| File::as_is(path, text)).collect();
    let changes =
        output::sync(&args.out, "docs", &site, false).map_err(|error| failed(error, &args.spec.dir, console))?;
    let first = args.out.join("index.html");
    writeln!(
        console.out,
        "{} pages from {}: {} written, {} removed, {} unchanged\n{}",
        site.iter().filter(|file| file.path.ends_with(".html")).count(),
        args.spec.dir.display(),
        changes.written.len(),
        changes.removed.len(),
        changes.unchanged,
        first.display()
    )?;
    if !args.open {
        return Ok(());
    }
    let shown = first.display();
    open(&first).map_err(|problem| problem.help(format!("the site is complete; open {shown} in a browser")))
}

/// Opens a page, by its path or its address, with the default program of the system.
pub(super) fn open(page: impl AsRef<OsStr>) -> Result<(), Problem> {
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
    Err(Problem::new(message))
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::{base_url, date, decoder};

    #[test]
    fn reads_addresses_without_query() {
        assert_eq!(base_url("https://example.org/etw/").as_deref(), Ok("https://example.org/etw"));
        assert!(
            ["example.org", "https://", "javascript:alert(1)", "https://a/?b", "https://a/\"b"]
                .iter()
                .all(|one| base_url(one).is_err())
        );
    }

    #[test]
    fn decoder_is_webassembly() {
        let message = |path: &str| decoder(Path::new(path)).map_err(|problem| problem.to_string());
        assert!(message("no-such-file").is_err_and(|text| text.contains("cannot read no-such-file")));
        assert!(message("Cargo.toml").is_err_and(|text| text.contains("Cargo.toml is not WebAssembly")));
    }

    #[test]
    fn reads_dates() {
        assert_eq!(date("2026-01-31").as_deref(), Ok("2026-01-31"));
        assert!(["2026-1-31", "2026-13-01", "31.01.2026", "2026-01-32", ""].iter().all(|one| date(one).is_err()));
    }
}
