//! The loop of the server: documents, requests, and problems.

mod actions;
mod start;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crossbeam_channel::{Receiver, Sender, select, unbounded};
use etwspec_catalog::Catalog;
use etwspec_codegen::format::format;
use etwspec_codegen::load;
use etwspec_codegen::schema::Kind;
use gen_lsp_types::*;
use lsp_server::{Connection, ErrorCode, Message, Notification, Request, RequestId, Response};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value as Json, json};

use crate::checker::{self, Change, Checked, Job};
use crate::edits::{Client, Edits};
use crate::options::Options;
use crate::position::Encoding;
use crate::world::{Found, World};
use crate::{completion, hover, rename, symbols, uri};
use start::{Abilities, abilities, encoding, folder, initialize};

/// Command that shows the explanation of a rule.
const EXPLAIN: &str = "etwspec.explainRule";

/// Largest number of problems of a table that the client shows. `check` prints all of them.
const MAX: usize = 200;

/// Tables of the last commit, by path from the folder of the tables.
type Committed = Option<Vec<(String, String)>>;

/// A document that is open in the editor.
struct Document {
    uri: String,
    version: i32,
}

pub(crate) struct Server {
    out: Sender<Message>,
    options: Arc<Options>,
    encoding: Encoding,
    abilities: Abilities,
    /// Folder of the tables.
    folder: PathBuf,
    world: World,
    committed: Option<World>,
    documents: BTreeMap<String, Document>,
    jobs: Sender<Job>,
    state: u64,
    checked: Option<Checked>,
    /// Facts of the newest state without problems.
    catalog: Option<Catalog>,
    /// Paths with problems that the client shows.
    published: BTreeSet<String>,
    is_shut_down: bool,
}

/// Runs a server until the client ends it. Returns whether it ended as the protocol requires.
pub(crate) fn run(connection: &Connection, options: Options) -> bool {
    let Some(params) = initialize(connection) else { return false };
    let (commits, committed) = unbounded();
    let options = Arc::new(options);
    let folder = folder(&options, &params);
    let (jobs, checked) = checker::start(folder.clone());
    let mut server = Server {
        out: connection.sender.clone(),
        encoding: encoding(&params),
        abilities: abilities(&params),
        folder,
        options,
        world: World::default(),
        committed: None,
        documents: BTreeMap::new(),
        jobs,
        state: 0,
        checked: None,
        catalog: None,
        published: BTreeSet::new(),
        is_shut_down: false,
    };
    server.read_folder();
    server.read_commit(&commits);
    server.work(connection, &checked, &committed, &commits)
}

/// Reason why a request has no result.
struct Refused {
    code: ErrorCode,
    message: String,
}

impl Refused {
    fn new(message: impl Into<String>) -> Refused {
        Refused { code: ErrorCode::RequestFailed, message: message.into() }
    }
}

fn parse<P: DeserializeOwned>(params: Json) -> Result<P, Refused> {
    serde_json::from_value(params).map_err(|error| Refused {
        code: ErrorCode::InvalidParams,
        message: format!("the parameters do not fit the request: {error}"),
    })
}

fn answer(value: impl Serialize) -> Result<Json, Refused> {
    serde_json::to_value(value).map_err(|error| Refused { code: ErrorCode::InternalError, message: error.to_string() })
}

impl Server {
    fn work(
        &mut self,
        connection: &Connection,
        checked: &Receiver<Checked>,
        committed: &Receiver<Committed>,
        commits: &Sender<Committed>,
    ) -> bool {
        loop {
            select! {
                recv(connection.receiver) -> message => match message {
                    Ok(Message::Request(request)) => self.request(request),
                    Ok(Message::Notification(notification)) => {
                        if notification.method == "exit" {
                            return self.is_shut_down;
                        }
                        self.notification(notification, commits);
                    }
                    Ok(Message::Response(_)) => {}
                    // The client is gone.
                    Err(_) => return self.is_shut_down,
                },
                recv(checked) -> result => if let Ok(result) = result {
                    self.publish(result);
                },
                recv(committed) -> texts => if let Ok(texts) = texts {
                    self.committed = texts.map(|texts| {
                        let mut world = World::default();
                        for (path, text) in texts {
                            world.set(&path, text);
                        }
                        world
                    });
                },
            }
        }
    }

    fn send(&self, message: impl Into<Message>) {
        // If the client is gone, the next receive ends the loop.
        let _ = self.out.send(message.into());
    }

    fn notify(&self, method: &str, params: impl Serialize) {
        self.send(Notification::new(method.to_owned(), params));
    }

    fn show(&self, kind: MessageType, message: String) {
        self.notify("window/showMessage", ShowMessageParams { kind, message });
    }

    /// Reads all tables again. Documents that are open keep the text of the editor.
    fn read_folder(&mut self) {
        let files = match load::files(&self.folder) {
            Ok(files) => files.files,
            Err(problem) => {
                let text =
                    format!("etwspec: {problem}\nopen the folder that contains the tables, or name it with --spec");
                self.show(MessageType::Warning, text);
                return;
            }
        };
        let known: Vec<String> = self.world.files().map(|(path, _)| path.to_owned()).collect();
        let is_gone = |path: &String| !files.iter().any(|file| file.path == *path);
        for path in known.iter().filter(|path| !self.documents.contains_key(*path) && is_gone(path)) {
            self.world.remove(path);
        }
        for file in files {
            let same = self.world.file(&file.path).is_some_and(|known| known.text == file.text);
            if !same && !self.documents.contains_key(&file.path) {
                self.world.set(&file.path, file.text);
            }
        }
        self.changed(Change::Refresh);
    }

    fn read_commit(&self, commits: &Sender<Committed>) {
        let (options, folder, commits) = (Arc::clone(&self.options), self.folder.clone(), commits.clone());
        std::thread::spawn(move || commits.send((options.committed)(&folder)));
    }

    fn changed(&mut self, change: Change) {
        self.state += 1;
        let _ = self.jobs.send(Job { state: self.state, changes: vec![change] });
    }

    /// Returns the path of a document from the folder of the tables, if it is a table.
    fn path(&self, uri: &Uri) -> Option<String> {
        let full = uri::path(&uri.0)?;
        let within = |folder: &Path, full: &Path| {
            if let Ok(inner) = full.strip_prefix(folder) {
                return Some(inner.to_string_lossy().replace('\\', "/"));
            }
            let beside = full.strip_prefix(folder.parent()?).ok()?;
            Some(format!("../{}", beside.to_string_lossy().replace('\\', "/")))
        };
        // The editor may name a folder by a link to it.
        let real = || within(&self.folder.canonicalize().ok()?, &full.canonicalize().ok()?);
        let is_table = |path: &String| Kind::of(path).is_some();
        within(&self.folder, &full).filter(is_table).or_else(|| real().filter(is_table))
    }

    /// Returns the address of a table.
    fn uri(&self, path: &str) -> String {
        if let Some(document) = self.documents.get(path) {
            return document.uri.clone();
        }
        let full = match (path.strip_prefix("../"), self.folder.parent()) {
            (Some(beside), Some(parent)) => parent.join(beside),
            _ => self.folder.join(path),
        };
        uri::of(&full)
    }

    fn notification(&mut self, notification: Notification, commits: &Sender<Committed>) {
        let Notification { method, params } = notification;
        match method.as_str() {
            "initialized" => self.watch(),
            "textDocument/didOpen" => {
                let Ok(params) = parse::<DidOpenTextDocumentParams>(params) else { return };
                let document = params.text_document;
                let Some(path) = self.path(&document.uri) else { return };
                let document_of = Document { uri: document.uri.0, version: document.version };
                self.documents.insert(path.clone(), document_of);
                self.set(&path, document.text);
                // Without a change, nothing is checked again.
                if let Some(checked) = self.checked.as_ref().filter(|checked| checked.state == self.state) {
                    let own = checked.problems_of(&path).take(MAX).map(|problem| self.diagnostic(checked, problem));
                    self.publish_one(&path, own.collect());
                }
            }
            "textDocument/didChange" => {
                let Ok(params) = parse::<DidChangeTextDocumentParams>(params) else { return };
                let Some(path) = self.path(&params.text_document.text_document_identifier.uri) else { return };
                let Some(document) = self.documents.get_mut(&path) else { return };
                document.version = params.text_document.version;
                let Some(mut text) = self.world.file(&path).map(|file| file.text.clone()) else { return };
                for change in params.content_changes {
                    match change {
                        TextDocumentContentChangeEvent::TextDocumentContentChangePartial(change) => {
                            let range = self.encoding.offsets(&text, change.range);
                            text.replace_range(range, &change.text);
                        }
                        TextDocumentContentChangeEvent::TextDocumentContentChangeWholeDocument(change) => {
                            text = change.text;
                        }
                    }
                }
                self.set(&path, text);
            }
            "textDocument/didClose" => {
                let Ok(params) = parse::<DidCloseTextDocumentParams>(params) else { return };
                if let Some(path) = self.path(&params.text_document.uri) {
                    self.documents.remove(&path);
                    self.changed(Change::Discard(path));
                    // Unsaved text is discarded.
                    self.read_folder();
                }
            }
            "textDocument/didSave" => self.read_commit(commits),
            "workspace/didChangeWatchedFiles" => {
                self.read_folder();
                self.read_commit(commits);
            }
            _ => {}
        }
    }

    fn set(&mut self, path: &str, text: String) {
        if self.world.file(path).is_some_and(|file| file.text == text) {
            return;
        }
        if self.world.set(path, text.clone()) {
            self.changed(Change::Set(path.to_owned(), text));
        }
    }

    /// Requests that the client reports changes of tables on disk.
    fn watch(&self) {
        if !self.abilities.watches {
            return;
        }
        let watchers = json!([{ "globPattern": "**/*.toml" }]);
        let registration = json!({
            "id": "tables", "method": "workspace/didChangeWatchedFiles", "registerOptions": { "watchers": watchers },
        });
        let params = json!({ "registrations": [registration] });
        let id = RequestId::from("watch".to_owned());
        self.send(Request::new(id, "client/registerCapability".to_owned(), params));
    }

    /// Shows the problems of a check, if nothing has changed since.
    fn publish(&mut self, mut checked: Checked) {
        if let Some(catalog) = checked.catalog.take() {
            self.catalog = Some(catalog);
        }
        if checked.state != self.state {
            return;
        }
        let mut by_path: BTreeMap<&str, Vec<Diagnostic>> = BTreeMap::new();
        for problem in &checked.problems {
            let Some(file) = checked.files.get(problem.place.file) else { continue };
            let own = by_path.entry(&file.path).or_default();
            if own.len() < MAX {
                own.push(self.diagnostic(&checked, problem));
            }
        }
        let published: BTreeSet<String> = by_path.keys().map(|path| (*path).to_owned()).collect();
        for (path, diagnostics) in by_path {
            self.publish_one(path, diagnostics);
        }
        // An opened document without problems is reported once, as a sign that it was checked.
        let mut clean = std::mem::replace(&mut self.published, published);
        clean.extend(self.documents.keys().cloned());
        for path in clean.difference(&self.published) {
            self.publish_one(path, Vec::new());
        }
        self.checked = Some(checked);
    }

    fn publish_one(&self, path: &str, diagnostics: Vec<Diagnostic>) {
        let version = self.documents.get(path).map(|document| document.version);
        let uri = Uri(self.uri(path));
        self.notify("textDocument/publishDiagnostics", PublishDiagnosticsParams { uri, version, diagnostics });
    }

    fn diagnostic(&self, checked: &Checked, problem: &etwspec_codegen::diagnostics::Diagnostic) -> Diagnostic {
        let location = |place: &etwspec_codegen::span::Place| {
            let (path, text) = checked.files.get(place.file).map_or(("", ""), |file| (&file.path, &file.text));
            // A problem of a table with many lines is shown at the first.
            let end = text.get(place.range.clone()).and_then(|part| part.find('\n'));
            let end = end.map_or(place.range.end, |at| place.range.start + at);
            Location { uri: Uri(self.uri(path)), range: self.encoding.range(text, place.range.start..end) }
        };
        let mut message = problem.message.clone();
        if let Some(help) = &problem.help {
            message.push('\n');
            message.push_str(help);
        }
        let related = problem
            .others
            .iter()
            .map(|(place, label)| DiagnosticRelatedInformation { location: location(place), message: label.clone() });
        Diagnostic {
            range: location(&problem.place).range,
            severity: Some(DiagnosticSeverity::Error),
            code: Some(Code::String(problem.rule.to_owned())),
            code_description: None,
            source: Some("etwspec".to_owned()),
            message: gen_lsp_types::Message::String(message),
            tags: None,
            related_information: (!problem.others.is_empty()).then(|| related.collect()),
            data: None,
        }
    }

    fn request(&mut self, request: Request) {
        let Request { id, method, params } = request;
        let result = if self.is_shut_down {
            Err(Refused { code: ErrorCode::InvalidRequest, message: "the server is shut down".to_owned() })
        } else {
            self.result(&method, params)
        };
        self.send(match result {
            Ok(value) => Response::new_ok(id, value),
            Err(refused) => Response::new_err(id, refused.code as i32, refused.message),
        });
    }

    fn result(&mut self, method: &str, params: Json) -> Result<Json, Refused> {
        match method {
            "shutdown" => {
                self.is_shut_down = true;
                Ok(Json::Null)
            }
            "textDocument/completion" => {
                let params: CompletionParams = parse(params)?;
                let Some((path, offset)) = self.at(&params.text_document_position_params) else {
                    return Ok(Json::Null);
                };
                let snippets = self.abilities.snippets;
                answer(completion::complete(&self.world, &path, offset, self.encoding, snippets))
            }
            "textDocument/hover" => {
                let params: HoverParams = parse(params)?;
                let Some((path, offset)) = self.at(&params.text_document_position_params) else {
                    return Ok(Json::Null);
                };
                answer(self.hover(&path, offset))
            }
            "textDocument/definition" => {
                let params: DefinitionParams = parse(params)?;
                let Some((path, offset)) = self.at(&params.text_document_position_params) else {
                    return Ok(Json::Null);
                };
                let name = self.world.file(&path).and_then(|file| file.name_at(offset));
                let targets = name.map(|name| self.world.targets(&path, name)).unwrap_or_default();
                answer(self.locations(targets))
            }
            "textDocument/references" => {
                let params: ReferenceParams = parse(params)?;
                let Some((path, offset)) = self.at(&params.text_document_position_params) else {
                    return Ok(Json::Null);
                };
                let name = self.world.file(&path).and_then(|file| file.name_at(offset));
                let mut places = name.map(|name| self.world.places(&path, name)).unwrap_or_default();
                places.retain(|(_, place)| params.context.include_declaration || !place.defines);
                answer(self.locations(places))
            }
            "textDocument/documentHighlight" => {
                let params: DocumentHighlightParams = parse(params)?;
                let Some((path, offset)) = self.at(&params.text_document_position_params) else {
                    return Ok(Json::Null);
                };
                let Some(file) = self.world.file(&path) else { return Ok(Json::Null) };
                let places = file.name_at(offset).map(|name| self.world.places(&path, name)).unwrap_or_default();
                let own = places.into_iter().filter(|(at, _)| *at == path);
                let range = |(_, place): Found<'_>| DocumentHighlight {
                    range: self.encoding.range(&file.text, place.range.clone()),
                    kind: None,
                };
                answer(own.map(range).collect::<Vec<_>>())
            }
            "textDocument/prepareRename" => {
                let params: PrepareRenameParams = parse(params)?;
                let Some((path, offset)) = self.at(&params.text_document_position_params) else {
                    return Ok(Json::Null);
                };
                let Some(file) = self.world.file(&path) else { return Ok(Json::Null) };
                let Some(name) = rename::renamable(&self.world, &path, offset) else { return Ok(Json::Null) };
                answer(json!({
                    "range": self.encoding.range(&file.text, name.range.clone()), "placeholder": name.name,
                }))
            }
            "textDocument/rename" => {
                let params: RenameParams = parse(params)?;
                let Some((path, offset)) = self.at(&params.text_document_position_params) else {
                    return Err(Refused::new("this file is not one of the tables"));
                };
                let edits = rename::rename(&self.world, self.committed.as_ref(), &path, offset, &params.new_name);
                answer(self.edit(edits.map_err(Refused::new)?))
            }
            "textDocument/codeAction" => {
                let params: CodeActionParams = parse(params)?;
                let Some(path) = self.path(&params.text_document.uri) else { return Ok(Json::Null) };
                answer(self.actions(&path, params.range))
            }
            "textDocument/documentSymbol" => {
                let params: DocumentSymbolParams = parse(params)?;
                let path = self.path(&params.text_document.uri);
                let file = path.and_then(|path| self.world.file(&path));
                answer(file.map(|file| symbols::outline(file, self.encoding)))
            }
            "textDocument/formatting" => {
                let params: DocumentFormattingParams = parse(params)?;
                let Some(path) = self.path(&params.text_document.uri) else { return Ok(Json::Null) };
                self.format(&path)
            }
            "workspace/symbol" => {
                let params: WorkspaceSymbolParams = parse(params)?;
                answer(symbols::search(&self.world, &params.query, self.encoding, |path| self.uri(path)))
            }
            "workspace/executeCommand" => {
                let params: ExecuteCommandParams = parse(params)?;
                self.execute(&params)
            }
            _ => Err(Refused { code: ErrorCode::MethodNotFound, message: format!("unknown request `{method}`") }),
        }
    }

    fn at(&self, params: &TextDocumentPositionParams) -> Option<(String, usize)> {
        let path = self.path(&params.text_document.uri)?;
        let offset = self.encoding.offset(&self.world.file(&path)?.text, params.position);
        Some((path, offset))
    }

    fn locations(&self, found: Vec<Found<'_>>) -> Vec<Location> {
        let location = |(path, name): Found<'_>| {
            let text = &self.world.file(path)?.text;
            Some(Location { uri: Uri(self.uri(path)), range: self.encoding.range(text, name.range.clone()) })
        };
        found.into_iter().filter_map(location).collect()
    }

    fn hover(&self, path: &str, offset: usize) -> Option<Hover> {
        let text = &self.world.file(path)?.text;
        let found = hover::hover(&self.world, self.catalog.as_ref(), path, offset);
        let rules = self.problems_at(path, offset..offset).into_iter().filter_map(|problem| hover::rule(problem.rule));
        let mut parts: Vec<String> = found.iter().map(|(markdown, _)| markdown.clone()).collect();
        for rule in rules {
            if !parts.contains(&rule) {
                parts.push(rule);
            }
        }
        if parts.is_empty() {
            return None;
        }
        let value = parts.join("\n\n---\n\n");
        Some(Hover {
            contents: Contents::MarkupContent(MarkupContent { kind: MarkupKind::Markdown, value }),
            range: found.map(|(_, range)| self.encoding.range(text, range)),
        })
    }

    /// Returns the problems of a file that touch a range. Problems of an older state are ignored.
    fn problems_at<'p>(
        &'p self,
        path: &'p str,
        range: std::ops::Range<usize>,
    ) -> Vec<&'p etwspec_codegen::diagnostics::Diagnostic> {
        let Some(checked) = self.checked.as_ref().filter(|checked| checked.state == self.state) else {
            return Vec::new();
        };
        let touches = |problem: &&etwspec_codegen::diagnostics::Diagnostic| {
            let place = &problem.place.range;
            place.start <= range.end && range.start <= place.end
        };
        checked.problems_of(path).filter(touches).collect()
    }

    fn edit(&self, edits: Edits) -> WorkspaceEdit {
        let document = |path: &str| (self.uri(path), self.documents.get(path).map(|document| document.version));
        let client = Client {
            encoding: self.encoding,
            document_changes: self.abilities.document_changes,
            renames_files: self.abilities.renames_files,
            document: &document,
        };
        edits.into_workspace_edit(&self.world, &client)
    }

    fn execute(&self, params: &ExecuteCommandParams) -> Result<Json, Refused> {
        if params.command != EXPLAIN {
            let text = format!("unknown command `{}`", params.command);
            return Err(Refused { code: ErrorCode::InvalidParams, message: text });
        }
        let name = params.arguments.iter().flatten().next().and_then(|argument| argument.as_str());
        let text = etwspec_codegen::check::explain(name.unwrap_or_default()).map_err(Refused::new)?;
        self.show(MessageType::Info, text.clone());
        Ok(Json::String(text))
    }

    fn format(&self, path: &str) -> Result<Json, Refused> {
        let Some((file, kind)) = self.world.file(path).zip(Kind::of(path)) else { return Ok(Json::Null) };
        if kind == Kind::Observed {
            return Ok(Json::Null);
        }
        let new =
            format(kind, &file.text).map_err(|error| Refused::new(format!("cannot format the table: {error}")))?;
        if new == file.text {
            return answer(Vec::<TextEdit>::new());
        }
        // Only what differs is replaced, so that cursors and folds stay.
        let old = file.text.as_str();
        let mut start = old.bytes().zip(new.bytes()).take_while(|(a, b)| a == b).count();
        while !old.is_char_boundary(start) {
            start -= 1;
        }
        let longest = (old.len() - start).min(new.len() - start);
        let mut same = old.bytes().rev().zip(new.bytes().rev()).take(longest).take_while(|(a, b)| a == b).count();
        while !old.is_char_boundary(old.len() - same) {
            same -= 1;
        }
        let range = self.encoding.range(old, start..old.len() - same);
        answer(vec![TextEdit { range, new_text: new[start..new.len() - same].to_owned() }])
    }
}
