//! `docs`: builds the documentation site.

use std::ffi::OsStr;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use clap::Args;

use etwspec_codegen::{emit::File, output};
use etwspec_console::{Console, Problem, is_date};
use etwspec_schema::pack::Pack;
use etwspec_site::{Decoder, Options, PICTURE, site_with};

use crate::decoder::{self, Programs};
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
    /// Address of the published site, such as `https://example.org/etw`. Adds a sitemap, canonical links, and a picture
    /// for previews of links.
    #[arg(long, value_name = "URL", value_parser = base_url)]
    base_url: Option<String>,
    /// Date of the facts, shown at the end of each page, such as `2026-01-31`.
    #[arg(long, value_name = "DATE", value_parser = date)]
    date: Option<String>,
    /// Add this decoder (WebAssembly), with examples/etwspec_web_profile.wasm beside it. By default, those of the repository are
    /// built if the target wasm32-unknown-unknown is installed.
    #[arg(long, value_name = "FILE")]
    decoder: Option<PathBuf>,
    /// Build the site without the decoder.
    #[arg(long, conflicts_with = "decoder")]
    no_decoder: bool,
    /// Open the site in a browser.
    #[arg(long)]
    open: bool,
}

const AFTER: &str = "\
Examples:
  cargo spec docs --open
  cargo spec docs --no-decoder
  cargo spec docs --out /var/www/etwspec --base-url https://example.org/etwspec";

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

/// Returns the programs: those of the command line, or those of the repository if they can be built.
fn programs(args: &DocsArgs, console: &mut Console<'_>) -> Result<Option<Programs>, Problem> {
    if let Some(file) = &args.decoder {
        return decoder::read(file).map(Some);
    }
    let Some(repository) = decoder::repository(&args.spec.dir).filter(|_| !args.no_decoder) else { return Ok(None) };
    if let Some(command) = decoder::missing() {
        writeln!(console.err, "note: the site has no decoder; to add it, run `{command}`")?;
        return Ok(None);
    }
    decoder::build(&repository, None).map(Some)
}

/// Returns the options of the site of this program: with the decoder, if there is one, and the providers of Windows.
pub fn options(programs: Option<Programs>) -> Options {
    #[cfg(feature = "traces")]
    let tables = etwspec_schema::provider_table::to_bytes();
    #[cfg(not(feature = "traces"))]
    let tables = Vec::new();
    let decoder = programs.map(|Programs { decoder: program, profile }| Decoder {
        program,
        profile,
        tables,
        windows: etwspec_schema::pack::DATA,
    });
    Options { decoder, windows: Some(Pack::builtin()), ..Options::default() }
}

/// Builds the site.
pub(crate) fn docs(args: &DocsArgs, console: &mut Console<'_>) -> Result<(), Problem> {
    let catalog = args.spec.catalog(console)?;
    let programs = programs(args, console)?;
    let options = Options { base_url: args.base_url.clone(), date: args.date.clone(), ..options(programs) };
    let site: Vec<_> = site_with(&catalog, &options).into_iter().map(|(path, text)| File::as_is(path, text)).collect();
    let changes =
        output::sync(&args.out, "docs", &site, false).map_err(|error| failed(error, &args.spec.dir, console))?;
    if args.base_url.is_some() {
        let (path, bytes) = PICTURE;
        output::write_file(&args.out, path, bytes).map_err(|error| failed(error, &args.spec.dir, console))?;
    }
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
    use super::{base_url, date};

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
    fn reads_dates() {
        assert_eq!(date("2026-01-31").as_deref(), Ok("2026-01-31"));
        assert!(["2026-1-31", "2026-13-01", "31.01.2026", "2026-01-32", ""].iter().all(|one| date(one).is_err()));
    }
}
