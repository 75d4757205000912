//! A client that sends requests and waits for answers.

use std::path::{Path, PathBuf};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use etwspec_lsp::{Options, serve};
use lsp_server::{Connection, Message, Notification, Request, RequestId, Response};
use serde_json::{Value, json};
use tempfile::TempDir;

/// Time after which an answer is missing.
const LONGEST: Duration = Duration::from_secs(60);

/// The tables of most tests.
pub(crate) const TABLES: [(&str, &str); 10] = [
    (
        "releases.toml",
        "[[release]]\nid = \"6.0\"\nname = \"Windows Vista\"\nbuild = 6000\n\n[[release]]\nid = \"6.1\"\nname = \"Windows 7\"\nbuild = 7600\n\n[[release]]\nid = \"1607\"\nname = \"Windows 10 Version 1607\"\nbuild = 14393\n",
    ),
    (
        "sources.toml",
        "[[source]]\nid = \"example/page\"\ntitle = \"A page\"\nauthor = \"A. N. Author\"\nkind = \"study\"\nwhere = \"example, page\"\nexamined-to = \"1607\"\n",
    ),
    (
        "types.toml",
        "[[type]]\nname = \"ULONG\"\nis = \"u32\"\n\n[[type]]\nname = \"USHORT\"\nis = \"u16\"\n\n[[type]]\nname = \"UCHAR\"\nis = \"u8\"\n",
    ),
    ("topics.toml", "[[topic]]\nname = \"headers\"\nsummary = \"Headers.\"\n"),
    (
        "structs/EXAMPLE_HEADER.toml",
        "name = \"EXAMPLE_HEADER\"\nmodule = \"headers\"\nsummary = \"Header of an example – naïve.\"\nversions = \"6.0+\"\nsize = 0x08\nsources = [\"example/page\"]\n\n[[field]]\nat = 0x00\nname = \"Size\"\ntype = \"USHORT\"\ndoc = \"Size in bytes.\"\n\n[[field]]\nat = 0x02\nname = \"Kind\"\ntype = \"USHORT\"\nvalues = \"EXAMPLE_KIND\"\n\n[[field]]\nat = 0x04\nunit = \"ULONG\"\nbits = [{ name = \"Low\", width = 4 }, { name = \"High\", width = 28 }]\n",
    ),
    (
        "structs/EXAMPLE_LIST.toml",
        "name = \"EXAMPLE_LIST\"\nmodule = \"headers\"\nsummary = \"A list of an example.\"\nversions = \"6.0+\"\nsize = 0x10\nsources = [\"example/page\"]\n\n[[field]]\nat = 0x00\nname = \"Header\"\ntype = \"EXAMPLE_HEADER\"\n\n[[field]]\nat = 0x08\nname = \"Count\"\ntype = \"ULONG\"\n\n[[field]]\nat = 0x0C\nname = \"Items\"\ntype = \"ULONG\"\ncount = { field = \"Count\" }\n",
    ),
    (
        "structs/EXAMPLE_V0.toml",
        "name = \"EXAMPLE_V0\"\nmodule = \"headers\"\npayload-type = \"Example\"\nsummary = \"Version 0 of an example.\"\nversions = \"6.0+\"\nsize = 0x04\nsources = [\"example/page\"]\n\n[[field]]\nat = 0x00\nname = \"PID\"\ntype = \"ULONG\"\nsame-as = \"ProcessId\"\n",
    ),
    (
        "structs/EXAMPLE_V1.toml",
        "name = \"EXAMPLE_V1\"\nmodule = \"headers\"\npayload-type = \"Example\"\nsummary = \"Version 1 of an example.\"\nversions = \"6.0+\"\nsize = 0x04\nsources = [\"example/page\"]\n\n[[field]]\nat = 0x00\nname = \"ProcessId\"\ntype = \"ULONG\"\n",
    ),
    (
        "enums/EXAMPLE_KIND.toml",
        "name = \"EXAMPLE_KIND\"\nmodule = \"headers\"\nsummary = \"Kinds of an example.\"\nkind = \"enumeration\"\ntype = \"USHORT\"\nprefix = \"EXAMPLE_KIND_\"\nsources = [\"example/page\"]\n\n[[value]]\nvalue = 0x01\nname = \"EXAMPLE_KIND_ONE\"\nversions = \"6.0+\"\n\n[[value]]\nvalue = 0x02\nname = \"EXAMPLE_KIND_TWO\"\nversions = \"6.1..1607\"\n",
    ),
    (
        "hooks/example.toml",
        "group = 0x0F\nname = \"EVENT_TRACE_GROUP_EXAMPLE\"\nsummary = \"Examples.\"\nsources = [\"example/page\"]\n\n[[event]]\ntype = 0x20\nname = \"EXAMPLE_TYPE_EVENT\"\ndoc = \"An example.\"\npayload = [{ struct = \"EXAMPLE_V0\", event-version = 0 }, { struct = \"EXAMPLE_V1\", event-version = 1 }]\n",
    ),
];

/// A server in a thread, and its client.
pub(crate) struct Client {
    connection: Connection,
    server: Option<JoinHandle<bool>>,
    next: i32,
    /// Notifications and requests of the server that no test has awaited yet.
    waiting: Vec<Message>,
    pub(crate) spec: PathBuf,
    _dir: Option<TempDir>,
}

/// Abilities of editors such as VS Code.
pub(crate) fn abilities() -> Value {
    json!({ "workspace": {
        "workspaceEdit": { "documentChanges": true, "resourceOperations": ["create", "rename", "delete"] },
        "didChangeWatchedFiles": { "dynamicRegistration": true },
    } })
}

impl Client {
    /// Starts a server for the example tables, which are also the tables of the last commit.
    pub(crate) fn new() -> Client {
        Client::with(&TABLES, &TABLES, abilities())
    }

    /// Starts a server for tables, with the tables of the last commit.
    pub(crate) fn with(tables: &[(&str, &str)], committed: &[(&str, &str)], abilities: Value) -> Client {
        let dir = tempfile::tempdir().expect("a temporary folder");
        let spec = dir.path().join("spec");
        for (path, text) in tables {
            let path = spec.join(path);
            std::fs::create_dir_all(path.parent().expect("a folder")).expect("made");
            std::fs::write(path, text).expect("written");
        }
        let owned: Vec<_> = committed.iter().map(|(path, text)| ((*path).to_owned(), (*text).to_owned())).collect();
        let mut client = Client::start(&spec, owned, abilities);
        client._dir = Some(dir);
        client
    }

    /// Starts a server for a folder of tables.
    pub(crate) fn start(spec: &Path, committed: Vec<(String, String)>, abilities: Value) -> Client {
        let (client, server) = Connection::memory();
        let options = Options { spec: PathBuf::from("spec"), committed: Box::new(move |_| Some(committed.clone())) };
        let server = std::thread::spawn(move || serve(&server, options));
        let mut client = Client {
            connection: client,
            server: Some(server),
            next: 0,
            waiting: Vec::new(),
            spec: spec.to_owned(),
            _dir: None,
        };
        let root = format!("file://{}", spec.parent().expect("a folder").display());
        let result = client.request("initialize", json!({ "rootUri": root, "capabilities": abilities }));
        assert!(result["capabilities"]["hoverProvider"].as_bool().expect("an ability"));
        client.notify("initialized", json!({}));
        client
    }

    pub(crate) fn uri(&self, path: &str) -> String {
        format!("file://{}", self.spec.join(path).display())
    }

    pub(crate) fn text(&self, path: &str) -> String {
        std::fs::read_to_string(self.spec.join(path)).expect("a table")
    }

    pub(crate) fn notify(&self, method: &str, params: Value) {
        let message = Notification { method: method.to_owned(), params };
        self.connection.sender.send(message.into()).expect("the server runs");
    }

    /// Sends a request and returns the response.
    pub(crate) fn response(&mut self, method: &str, params: Value) -> Response {
        self.next += 1;
        let id = RequestId::from(self.next);
        let request = Request { id: id.clone(), method: method.to_owned(), params };
        self.connection.sender.send(request.into()).expect("the server runs");
        loop {
            match self.connection.receiver.recv_timeout(LONGEST).expect("a response") {
                Message::Response(response) if response.id == id => return response,
                other => self.waiting.push(other),
            }
        }
    }

    /// Sends a request and returns its result.
    pub(crate) fn request(&mut self, method: &str, params: Value) -> Value {
        self.response(method, params).response_result.unwrap_or_else(|error| panic!("{method}: {error:?}"))
    }

    /// Sends a request about a place in a document.
    pub(crate) fn at(&mut self, method: &str, path: &str, (line, character): (usize, usize), more: Value) -> Value {
        let mut params = json!({
            "textDocument": { "uri": self.uri(path) }, "position": { "line": line, "character": character },
        });
        for (key, value) in more.as_object().into_iter().flatten() {
            params[key] = value.clone();
        }
        self.request(method, params)
    }

    /// Returns the next notification that fits.
    pub(crate) fn wait(&mut self, method: &str, fits: impl Fn(&Value) -> bool) -> Value {
        let is = |message: &Message| match message {
            Message::Notification(one) => one.method == method && fits(&one.params),
            Message::Request(one) => one.method == method && fits(&one.params),
            Message::Response(_) => false,
        };
        let params = |message| match message {
            Message::Notification(one) => one.params,
            Message::Request(one) => one.params,
            Message::Response(_) => Value::Null,
        };
        if let Some(at) = self.waiting.iter().position(is) {
            return params(self.waiting.remove(at));
        }
        let start = Instant::now();
        loop {
            let left = LONGEST.saturating_sub(start.elapsed());
            let message = self.connection.receiver.recv_timeout(left).unwrap_or_else(|_| panic!("no {method}"));
            if is(&message) {
                return params(message);
            }
            self.waiting.push(message);
        }
    }

    /// Opens a document with a text, and returns its problems.
    pub(crate) fn open(&mut self, path: &str, text: &str) -> Vec<Value> {
        let document = json!({ "uri": self.uri(path), "languageId": "toml", "version": 1, "text": text });
        self.notify("textDocument/didOpen", json!({ "textDocument": document }));
        self.problems(path, 1)
    }

    /// Replaces the text of a document.
    pub(crate) fn change(&mut self, path: &str, version: i32, text: &str) {
        let document = json!({ "uri": self.uri(path), "version": version });
        self.notify(
            "textDocument/didChange",
            json!({ "textDocument": document, "contentChanges": [{ "text": text }] }),
        );
    }

    /// Returns the problems of a version of a document.
    pub(crate) fn problems(&mut self, path: &str, version: i32) -> Vec<Value> {
        let uri = self.uri(path);
        let params = self.wait("textDocument/publishDiagnostics", |params| {
            params["uri"] == uri.as_str() && params["version"] == version
        });
        params["diagnostics"].as_array().expect("a list").clone()
    }

    /// Waits until the tables of the last commit are known: the answer to a rename depends on them.
    pub(crate) fn labels(&mut self, path: &str, at: (usize, usize)) -> Vec<String> {
        let list = self.at("textDocument/completion", path, at, json!({}));
        let items = list["items"].as_array().cloned().unwrap_or_default();
        items.iter().map(|item| item["label"].as_str().expect("a label").to_owned()).collect()
    }

    /// Ends the server, and returns whether it ended as the protocol requires.
    pub(crate) fn end(mut self) -> bool {
        assert_eq!(self.request("shutdown", Value::Null), Value::Null);
        self.notify("exit", Value::Null);
        self.server.take().expect("a server").join().expect("no panic")
    }
}

/// Returns the line and the column, in UTF-16 units, of a part of a text, and of the offset within the part.
pub(crate) fn position(text: &str, part: &str, within: usize) -> (usize, usize) {
    let at = text.find(part).unwrap_or_else(|| panic!("`{part}` is not in the text")) + within;
    let line = text[..at].matches('\n').count();
    let start = text[..at].rfind('\n').map_or(0, |end| end + 1);
    (line, text[start..at].encode_utf16().count())
}

/// Applies the edits of a document in a workspace edit.
pub(crate) fn apply(text: &str, edit: &Value, uri: &str) -> String {
    let changes = edit["documentChanges"].as_array().cloned().unwrap_or_default();
    let own = changes.iter().filter(|change| change["textDocument"]["uri"] == uri);
    let mut edits: Vec<Value> = own.flat_map(|change| change["edits"].as_array().expect("a list").clone()).collect();
    edits.extend(edit["changes"][uri].as_array().cloned().unwrap_or_default());
    apply_edits(text, &edits)
}

/// Applies edits of one document.
pub(crate) fn apply_edits(text: &str, edits: &[Value]) -> String {
    let offset = |position: &Value| {
        let line = position["line"].as_u64().expect("a line") as usize;
        let start: usize = text.split_inclusive('\n').take(line).map(str::len).sum();
        let mut units = position["character"].as_u64().expect("a column") as usize;
        let mut at = start;
        for char in text[start..].chars() {
            if units == 0 {
                break;
            }
            units = units.saturating_sub(char.len_utf16());
            at += char.len_utf8();
        }
        at
    };
    let mut ranges: Vec<(usize, usize, String)> = edits
        .iter()
        .map(|edit| {
            let range = &edit["range"];
            (offset(&range["start"]), offset(&range["end"]), edit["newText"].as_str().expect("text").to_owned())
        })
        .collect();
    ranges.sort();
    assert!(ranges.windows(2).all(|pair| pair[0].1 <= pair[1].0), "edits overlap: {ranges:?}");
    let mut out = text.to_owned();
    for (start, end, new) in ranges.into_iter().rev() {
        out.replace_range(start..end, &new);
    }
    out
}
