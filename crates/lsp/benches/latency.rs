//! Times of answers for the published tables: `cargo bench -p etwspec-lsp`.
//!
//! Each request follows an edit of the document, as while typing, so no answer is prepared, and the check of the tables
//! runs beside it. The documents are the largest table of each folder, and the sources.

// The times are for people.
#![allow(clippy::print_stdout)]

#[path = "../tests/client.rs"]
#[allow(dead_code, reason = "tests use all of the client")]
mod client;

use std::path::Path;
use std::time::{Duration, Instant};

use client::{Client, abilities};
use serde_json::{Value, json};

/// Positions in a document at which each request is sent, at most.
const POSITIONS: usize = 12;

/// Requests about a place in a document, with their other parameters.
fn requests() -> [(&'static str, Value); 8] {
    [
        ("textDocument/completion", json!({})),
        ("textDocument/hover", json!({})),
        ("textDocument/definition", json!({})),
        ("textDocument/references", json!({ "context": { "includeDeclaration": true } })),
        ("textDocument/documentHighlight", json!({})),
        ("textDocument/prepareRename", json!({})),
        ("textDocument/rename", json!({ "newName": "EXAMPLE_NAME" })),
        ("textDocument/codeAction", json!({ "context": { "diagnostics": [] } })),
    ]
}

/// Requests about a whole document, or all tables.
fn whole() -> [(&'static str, Value); 3] {
    [
        ("textDocument/documentSymbol", json!({})),
        ("textDocument/formatting", json!({ "options": { "tabSize": 2, "insertSpaces": true } })),
        ("workspace/symbol", json!({ "query": "event" })),
    ]
}

fn tables(spec: &Path) -> Vec<(String, String)> {
    let files = etwspec_codegen::load::files(spec).expect("the tables can be read").files;
    files.into_iter().map(|file| (file.path, file.text)).collect()
}

/// Returns the largest table of each folder, and the sources.
fn documents(tables: &[(String, String)]) -> Vec<&(String, String)> {
    let folder = |path: &str| path.split_once('/').map_or(String::new(), |(folder, _)| folder.to_owned());
    let mut folders: Vec<String> = tables.iter().map(|(path, _)| folder(path)).collect();
    folders.retain(|folder| !folder.is_empty() && folder != "..");
    folders.dedup();
    let largest = folders
        .iter()
        .filter_map(|one| tables.iter().filter(|(path, _)| folder(path) == *one).max_by_key(|(_, text)| text.len()));
    largest.chain(tables.iter().filter(|(path, _)| path == "sources.toml")).collect()
}

/// Returns places within strings, evenly distributed over the document.
fn positions(text: &str) -> Vec<(usize, usize)> {
    let keys = ["name = \"", "type = \"", "values = \"", "sources = [\"", "struct = \"", "versions = \"", "id = \""];
    let place = |(line, text): (usize, &str)| {
        let key = keys.iter().find_map(|key| Some(text.find(key)? + key.len()));
        key.map(|character| (line, text[..character].encode_utf16().count() + 1))
    };
    let all: Vec<_> = text.lines().enumerate().filter_map(place).collect();
    all.iter().step_by(all.len().div_ceil(POSITIONS).max(1)).copied().collect()
}

/// Times of a kind of request.
struct Times {
    method: String,
    times: Vec<Duration>,
}

fn main() {
    // `cargo test --benches` passes no `--bench`, and expects a short run.
    let short = !std::env::args().any(|argument| argument == "--bench");
    let spec = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../spec").canonicalize().expect("the tables");
    let tables = tables(&spec);
    let start = Instant::now();
    let mut client = Client::start(&spec, tables.clone(), abilities());
    let mut all: Vec<Times> = Vec::new();
    let mut problems = Vec::new();
    let mut add = |method: &str, time: Duration| match all.iter_mut().find(|one| one.method == method) {
        Some(one) => one.times.push(time),
        None => all.push(Times { method: method.to_owned(), times: vec![time] }),
    };
    let mut version = 1;
    for (nth, (path, text)) in documents(&tables).into_iter().enumerate() {
        client.open(path, text);
        if nth == 0 {
            println!("first problems {} ms after the start", start.elapsed().as_millis());
        }
        let mut places = positions(text);
        places.truncate(if short { 1 } else { POSITIONS });
        let requests = requests().into_iter().flat_map(|(method, more)| {
            places
                .iter()
                .map(move |at| (method, json!({ "line": at.0, "character": at.1 }), more.clone()))
                .collect::<Vec<_>>()
        });
        let whole = whole().into_iter().map(|(method, more)| (method, Value::Null, more));
        for (method, at, more) in requests.chain(whole) {
            version += 1;
            let changed = Instant::now();
            client.change(path, version, &format!("{text}# {version}\n"));
            let mut params = more;
            params["textDocument"] = json!({ "uri": client.uri(path) });
            params["range"] = json!({ "start": at, "end": at });
            params["position"] = at;
            // Some names cannot be renamed: the answer is then an error.
            let _ = client.response(method, params);
            add(method, changed.elapsed());
            if version % 10 == 0 {
                client.problems(path, version);
                problems.push(changed.elapsed());
            }
        }
    }
    println!("{:32} {:>8} {:>12} {:>12}", "after an edit", "requests", "median", "longest");
    all.push(Times { method: "problems of all tables".to_owned(), times: problems });
    for Times { method, mut times } in all {
        times.sort();
        let ms = |time: Duration| format!("{:.2} ms", time.as_secs_f64() * 1000.0);
        if let Some(longest) = times.last() {
            println!("{method:32} {:>8} {:>12} {:>12}", times.len(), ms(times[times.len() / 2]), ms(*longest));
        }
    }
    assert!(client.end());
}
