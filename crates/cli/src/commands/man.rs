//! `etwspec man`.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::{Args, Command};
use clap_mangen::Man;
use etwspec_console::new_file::NotWritten;
use etwspec_console::{Console, NewFile, Problem, visible};

use super::help::{commands, find};

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

pub(crate) fn man(args: &ManArgs, program: Command, console: &mut Console<'_>) -> Result<(), Problem> {
    let Some(folder) = &args.all else {
        let page = find(program, &args.command.join(" "), &[])?;
        console.out.write_all(&roff(page)?)?;
        return Ok(());
    };
    if !folder.is_dir() {
        let missing = NotWritten { path: folder.clone(), error: io::ErrorKind::NotADirectory.into() };
        return Err(Problem::from(missing).help("name a folder that exists"));
    }
    for (name, command) in commands(program) {
        let name = format!("etwspec {name}").trim_end().replace(' ', "-") + ".1";
        let page = roff(command)?;
        let path = folder.join(&name);
        write(folder, &name, &page)
            .map_err(|wrong| Problem::from(wrong).help("move it out of the folder, or name another folder"))?;
        writeln!(console.out, "{}", visible(&path.to_string_lossy()))?;
    }
    Ok(())
}

fn roff(command: Command) -> Result<Vec<u8>, Problem> {
    let mut page = Vec::new();
    Man::new(command).render(&mut page)?;
    Ok(page)
}

fn write(folder: &Path, name: &str, page: &[u8]) -> Result<(), NotWritten> {
    let mut file = NewFile::create_below(folder, Path::new(name))?;
    file.write_all(page).and_then(|()| file.commit()).map_err(|error| NotWritten { path: folder.join(name), error })
}
