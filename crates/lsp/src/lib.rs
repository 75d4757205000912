//! Language server for the tables of etwspec: problems while typing, completion, hover, definitions, references,
//! rename, and fixes.
//!
//! | module | contents |
//! |---|---|
//! | `server` | The loop: documents, requests, problems. |
//! | `checker` | The check of all tables, in a thread of its own. |
//! | `tree` | A text as keys and values with ranges, also where it is not valid TOML. |
//! | `names` | What each key names. |
//! | `world` | All tables, and the places at which names are defined and used. |
//! | `cursor` | What the cursor is in. |
//! | `completion`, `hover`, `rename`, `symbols` | One answer each. |
//! | `transport` | Messages on standard input and output. |
//! | `options` | Settings of a server. |
//! | `edits`, `position`, `uri` | Edits, positions and addresses of the protocol. |

mod checker;
mod completion;
mod cursor;
mod edits;
mod hover;
mod names;
mod options;
mod position;
mod rename;
mod server;
mod symbols;
mod transport;
mod tree;
mod uri;
mod world;

pub use options::{Options, ReadCommit};

use lsp_server::Connection;

/// Serves a client on standard input and output until it exits. Returns whether it shut the server down before.
///
/// # Errors
///
/// Returns the error of a stream.
pub fn serve_stdio(options: Options) -> std::io::Result<bool> {
    let (connection, threads) = transport::stdio();
    let ended = server::run(&connection, options);
    // The writer ends when nothing can be sent any more.
    drop(connection);
    threads.join()?;
    Ok(ended)
}

/// Serves a client on a connection until it exits. Returns whether it shut the server down before.
pub fn serve(connection: &Connection, options: Options) -> bool {
    server::run(connection, options)
}
