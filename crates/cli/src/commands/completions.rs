//! `etwspec completions`.

use clap::{Args, Command};
use clap_complete::Shell;
use etwspec_console::{Console, Problem};

/// Print the completions of commands and options for a shell.
#[derive(Debug, Args)]
#[command(after_help = AFTER)]
pub(crate) struct CompletionsArgs {
    /// Shell.
    #[arg(value_enum)]
    shell: Shell,
}

const AFTER: &str = "\
Examples:
  etwspec completions bash > ~/.local/share/bash-completion/completions/etwspec
  etwspec completions zsh > ~/.zfunc/_etwspec
  etwspec completions fish > ~/.config/fish/completions/etwspec.fish
  etwspec completions powershell >> $PROFILE";

pub(crate) fn completions(
    args: &CompletionsArgs,
    mut command: Command,
    console: &mut Console<'_>,
) -> Result<(), Problem> {
    // The generator panics if it cannot write.
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut command, "etwspec", &mut script);
    console.out.write_all(&script)?;
    Ok(())
}
