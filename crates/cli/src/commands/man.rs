//! `etwspec man`.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::{Args, Command};
use clap_mangen::Man;
use etwspec_catalog::query::suggest::closest;
use etwspec_console::{Console, NewFile, NotWritten, Problem, visible};

/// Print a manual page, or write all of them to a folder.
#[derive(Debug, Args)]
#[command(after_help = AFTER)]
pub(crate) struct ManArgs {
    /// Command whose page to print, such as `dump` or `mask encode` [default: the page of etwspec].
    #[arg(value_name = "COMMAND")]
    command: Vec<String>,
    /// Write the pages of all commands to the folder DIR.
    #[arg(long, value_name = "DIR", conflicts_with = "command")]
    all: Option<PathBuf>,
}

const AFTER: &str = "\
Examples:
  etwspec man dump | man -l -
  etwspec man mask encode > etwspec-mask-encode.1
  etwspec man --all ~/.local/share/man/man1";

pub(crate) fn man(args: &ManArgs, mut command: Command, console: &mut Console<'_>) -> Result<(), Problem> {
    // Gives each command its full name.
    command.build();
    let mut pages = Vec::new();
    collect(&command, "etwspec", &mut pages);
    let Some(folder) = &args.all else {
        let wanted =
            ["etwspec"].into_iter().chain(args.command.iter().map(String::as_str)).collect::<Vec<_>>().join("-");
        let Some((_, page)) = pages.iter().find(|(name, _)| *name == wanted) else {
            let names: Vec<String> = pages.iter().map(|(name, _)| name.replace('-', " ")).collect();
            let own = names.iter().filter_map(|name| name.strip_prefix("etwspec "));
            let asked = args.command.join(" ");
            return Err(Problem::new(format!("no command is named `{}`", visible(&asked)))
                .suggest(&closest(&asked, own, 3), "list the commands with `etwspec help`"));
        };
        console.out.write_all(&roff(page)?)?;
        return Ok(());
    };
    if !folder.is_dir() {
        let missing = NotWritten { path: folder.clone(), error: io::ErrorKind::NotADirectory.into() };
        return Err(Problem::from(missing).help("name a folder that exists"));
    }
    for (name, page) in &pages {
        let (page, name) = (roff(page)?, format!("{name}.1"));
        let path = folder.join(&name);
        write(folder, &name, &page)
            .map_err(|wrong| Problem::from(wrong).help("move it out of the folder, or name another folder"))?;
        writeln!(console.out, "{}", visible(&path.to_string_lossy()))?;
    }
    Ok(())
}

/// Collects a command and all commands in it, with the names of their pages.
fn collect(command: &Command, name: &str, pages: &mut Vec<(String, Command)>) {
    pages.push((name.to_owned(), command.clone()));
    for inner in command.get_subcommands().filter(|inner| inner.get_name() != "help") {
        collect(inner, &format!("{name}-{}", inner.get_name()), pages);
    }
}

fn roff(command: &Command) -> Result<Vec<u8>, Problem> {
    let mut page = Vec::new();
    Man::new(command.clone()).render(&mut page)?;
    Ok(page)
}

fn write(folder: &Path, name: &str, page: &[u8]) -> Result<(), NotWritten> {
    let mut file = NewFile::create_below(folder, Path::new(name))?;
    file.write_all(page).and_then(|()| file.commit()).map_err(|error| NotWritten { path: folder.join(name), error })
}
