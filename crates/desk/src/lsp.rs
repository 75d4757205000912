//! `cargo spec lsp`.

use std::path::PathBuf;

use clap::Args;
use etwspec_console::Problem;
use etwspec_lsp::{Options, serve_stdio};

use crate::versions;

/// Serve editors of the tables by the Language Server Protocol, on standard input and output.
#[derive(Clone, Debug, Args)]
#[command(after_help = AFTER)]
pub(crate) struct LspArgs {
    /// Folder of the tables, below the folder that is open in the editor.
    #[arg(long, value_name = "DIR", default_value = "spec")]
    spec: PathBuf,
    /// Use standard input and output. Editors may pass this; there is no other way to communicate.
    #[arg(long)]
    stdio: bool,
}

const AFTER: &str = "\
Editors start this command. It reports problems while you type, completes names and keys, shows layouts and evidence, \
finds definitions and references, renames, and fixes what `check` suggests. Names are compared with those of the last \
commit, if git is installed. The page editors/README.md of the repository has settings for several editors.

Exit status:
  0  The editor ended the server
  2  The editor vanished, or a stream failed

Examples:
  cargo spec lsp
  cargo spec lsp --spec tables";

/// Serves an editor until it ends the server.
pub(crate) fn lsp(args: LspArgs) -> Result<(), Problem> {
    let options = Options { spec: args.spec, committed: Box::new(|spec| versions::committed(spec).ok()) };
    match serve_stdio(options) {
        Ok(true) => Ok(()),
        Ok(false) => Err(Problem::new("the editor closed the connection without ending the server")
            .help("editors start this command; see editors/README.md")),
        Err(error) => Err(Problem::new(format!("cannot talk to the editor: {error}"))
            .help("editors start this command; see editors/README.md")),
    }
}
