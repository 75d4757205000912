//! The start of a server: what client and server can do, and where the tables are.

use std::path::{Path, PathBuf};

use gen_lsp_types::*;
use lsp_server::{Connection, ErrorCode, Message, Response};
use serde_json::{Value as Json, json};

use super::EXPLAIN;
use crate::options::Options;
use crate::position::Encoding;
use crate::uri;

/// Abilities of the client.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Abilities {
    pub(super) document_changes: bool,
    pub(super) renames_files: bool,
    pub(super) watches: bool,
    pub(super) snippets: bool,
}

/// Answers requests until one of them is `initialize`, and returns its parameters.
pub(super) fn initialize(connection: &Connection) -> Option<Json> {
    loop {
        match connection.receiver.recv().ok()? {
            Message::Request(request) if request.method == "initialize" => {
                let encoding = encoding(&request.params);
                let result = json!({
                    "capabilities": capabilities(encoding),
                    "serverInfo": { "name": "etwspec", "version": env!("CARGO_PKG_VERSION") },
                });
                connection.sender.send(Response::new_ok(request.id, result).into()).ok()?;
                return Some(request.params);
            }
            Message::Request(request) => {
                let text = "the first request must be `initialize`".to_owned();
                let response = Response::new_err(request.id, ErrorCode::ServerNotInitialized as i32, text);
                connection.sender.send(response.into()).ok()?;
            }
            Message::Notification(notification) if notification.method == "exit" => return None,
            _ => {}
        }
    }
}

fn capabilities(encoding: Encoding) -> ServerCapabilities {
    let triggers = ["\"", "[", "{", ",", ".", "=", " "];
    ServerCapabilities {
        position_encoding: Some(encoding.kind()),
        text_document_sync: Some(TextDocumentSync::Options(TextDocumentSyncOptions {
            open_close: Some(true),
            change: Some(TextDocumentSyncKind::Incremental),
            save: Some(Save::Bool(true)),
            ..TextDocumentSyncOptions::default()
        })),
        completion_provider: Some(CompletionOptions {
            trigger_characters: Some(triggers.map(str::to_owned).to_vec()),
            ..CompletionOptions::default()
        }),
        hover_provider: Some(HoverProvider::Bool(true)),
        definition_provider: Some(DefinitionProvider::Bool(true)),
        references_provider: Some(ReferencesProvider::Bool(true)),
        document_highlight_provider: Some(DocumentHighlightProvider::Bool(true)),
        document_symbol_provider: Some(DocumentSymbolProvider::Bool(true)),
        workspace_symbol_provider: Some(WorkspaceSymbolProvider::Bool(true)),
        document_formatting_provider: Some(DocumentFormattingProvider::Bool(true)),
        code_action_provider: Some(CodeActionProvider::CodeActionOptions(CodeActionOptions {
            code_action_kinds: Some(vec![CodeActionKind::QuickFix]),
            ..CodeActionOptions::default()
        })),
        rename_provider: Some(RenameProvider::RenameOptions(RenameOptions {
            prepare_provider: Some(true),
            ..RenameOptions::default()
        })),
        execute_command_provider: Some(ExecuteCommandOptions {
            commands: vec![EXPLAIN.to_owned()],
            ..ExecuteCommandOptions::default()
        }),
        ..ServerCapabilities::default()
    }
}

pub(super) fn encoding(params: &Json) -> Encoding {
    let offered = params.pointer("/capabilities/general/positionEncodings").and_then(Json::as_array);
    match offered.is_some_and(|all| all.iter().any(|one| one == "utf-8")) {
        true => Encoding::Utf8,
        false => Encoding::Utf16,
    }
}

pub(super) fn abilities(params: &Json) -> Abilities {
    let is = |path: &str| params.pointer(path).and_then(Json::as_bool).unwrap_or(false);
    let operations =
        params.pointer("/capabilities/workspace/workspaceEdit/resourceOperations").and_then(Json::as_array);
    Abilities {
        document_changes: is("/capabilities/workspace/workspaceEdit/documentChanges"),
        renames_files: operations.is_some_and(|all| all.iter().any(|one| one == "rename")),
        watches: is("/capabilities/workspace/didChangeWatchedFiles/dynamicRegistration"),
        snippets: is("/capabilities/textDocument/completion/completionItem/snippetSupport"),
    }
}

/// Returns the folder of the tables: the option, below a folder of the client if it is relative.
pub(super) fn folder(options: &Options, params: &Json) -> PathBuf {
    let folders = params.pointer("/workspaceFolders").and_then(Json::as_array).into_iter().flatten();
    let uris = folders.filter_map(|folder| folder.get("uri")).chain(params.get("rootUri"));
    let mut roots: Vec<PathBuf> = uris.filter_map(|uri| uri::path(uri.as_str()?)).collect();
    roots.extend(params.get("rootPath").and_then(Json::as_str).map(PathBuf::from));
    roots.extend(std::env::current_dir().ok());
    let is_spec = |dir: &Path| dir.join("releases.toml").is_file();
    // A client may be opened in the folder of the tables, or in one of its folders.
    let inside = roots.iter().flat_map(|root| root.ancestors().take(3)).find(|dir| is_spec(dir));
    let mut below = roots.iter().map(|root| root.join(&options.spec));
    let first = below.clone().next().unwrap_or_else(|| options.spec.clone());
    below.find(|dir| is_spec(dir)).or_else(|| inside.map(Path::to_owned)).unwrap_or(first)
}
