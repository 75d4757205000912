//! `serve`: the site on this machine, built again after each change of a table.

use std::io::ErrorKind;
use std::path::Path;
use std::time::Instant;

use clap::Args;
use etwspec_codegen::load::Problems;
use etwspec_codegen::render;
use etwspec_codegen::workspace::Workspace;
use etwspec_console::{Console, Problem, visible};
use etwspec_site::serve::{Content, Server};
use etwspec_site::{pages_at, site};

use crate::docs::open;
use crate::failed::problem_from_text;
use crate::spec::SpecArgs;
use crate::watch::{Change, listed, watched};

/// Show the documentation site in a browser, and update it after each change of a table.
#[derive(Clone, Debug, Args)]
#[command(after_help = AFTER)]
pub(crate) struct ServeArgs {
    #[command(flatten)]
    spec: SpecArgs,
    /// Port on 127.0.0.1; 0 for any that is free.
    #[arg(long, value_name = "N", default_value_t = 8017)]
    port: u16,
    /// Read the tables twice a second instead of waiting for events of the file system, which some network folders lack.
    #[arg(long)]
    poll: bool,
    /// Open the site in a browser.
    #[arg(long)]
    open: bool,
}

const AFTER: &str = "\
The site is served to this machine only, and nothing is written. While the tables have problems, pages show \
them over the last site without problems. Ctrl-C ends the command.

Examples:
  cargo spec serve --open
  cargo spec serve --spec my/spec --port 0";

/// Serves the site until interrupted. Ends only with an error.
pub(crate) fn serve(args: &ServeArgs, console: &mut Console<'_>) -> Result<(), Problem> {
    let dir = args.spec.folder()?;
    let server = Server::bind(args.port).map_err(|error| {
        let problem = Problem::new(format!("cannot listen on 127.0.0.1:{}: {error}", args.port));
        match error.kind() {
            ErrorKind::AddrInUse => problem.help("end the other program, or name another port with --port; 0 is any"),
            ErrorKind::PermissionDenied => problem.help("name a port above 1023 with --port; 0 is any that is free"),
            _ => problem,
        }
    })?;
    // Watch first, so that no change is missed between the two.
    let mut watch = watched(dir, args.poll, console)?;
    let start = Instant::now();
    let mut workspace = Workspace::open(dir).map_err(|problem| problem_from_text(&problem.to_string()))?;
    let mut content = update(&Content::default(), &server, &workspace, dir, start, console)?;
    server.set(content.clone());
    server.start().map_err(|error| Problem::new(format!("cannot start a thread: {error}")))?;
    writeln!(console.out, "serving {} on {}", visible(&dir.to_string_lossy()), server.address())?;
    console.out.flush()?;
    if args.open {
        // The site is served all the same.
        if let Err(problem) = open(server.address()) {
            writeln!(console.err, "{problem}")?;
        }
    }
    loop {
        let change = watch.wait(&mut workspace);
        let start = Instant::now();
        content = match change {
            Change::Files(files) => {
                writeln!(console.out, "changed: {}", listed(&files))?;
                update(&content, &server, &workspace, dir, start, console)?
            }
            Change::Unreadable(problem) => {
                let text = problem.to_string();
                writeln!(console.err, "{}", visible(&text))?;
                content.with_error(&dir.to_string_lossy(), &text)
            }
        };
        server.set(content.clone());
        console.out.flush()?;
    }
}

/// Builds the site, or lists the problems, and prints the result. Open pages are served before all others are rendered.
fn update(
    before: &Content,
    server: &Server,
    workspace: &Workspace,
    dir: &Path,
    start: Instant,
    console: &mut Console<'_>,
) -> Result<Content, Problem> {
    match workspace.tables() {
        Ok(tables) => {
            let open = server.open_pages();
            let first = before.with_pages(pages_at(&tables.catalog, &open));
            if let Some(first) = &first {
                server.set(first.clone());
                writeln!(console.out, "open pages in {} ms", start.elapsed().as_millis())?;
                console.out.flush()?;
            }
            let files = site(&tables.catalog);
            let pages = files.iter().filter(|(path, _)| path.ends_with(".html")).count();
            let content = first.as_ref().unwrap_or(before).with_site(files, &open);
            writeln!(console.out, "{pages} pages in {} ms", start.elapsed().as_millis())?;
            Ok(content)
        }
        Err(problems) => {
            let Problems { files, problems: list } = &problems;
            let dir = dir.to_string_lossy();
            write!(console.err, "{}", render::human(files, &dir, list, console.color))?;
            Ok(before.with_problems(&dir, &problems))
        }
    }
}
