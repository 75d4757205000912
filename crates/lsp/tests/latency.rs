//! Times of answers for the published tables. They are printed, and not compared: machines differ.

use std::path::Path;
use std::time::Instant;

use serde_json::json;

use crate::client::{Client, position};

// The times are for people.
#[allow(clippy::print_stdout)]
#[test]
fn prints_times_of_answers_for_the_published_tables() {
    let spec = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../spec").canonicalize().expect("the tables");
    let start = Instant::now();
    let mut client = Client::start(&spec, Vec::new(), json!({}));
    let path = "structs/EVENT_TRACE_HEADER.toml";
    let text = client.text(path);
    client.open(path, &text);
    println!("open: {:?}", start.elapsed());
    let at = position(&text, "type = \"", 8);
    for method in [
        "textDocument/completion",
        "textDocument/hover",
        "textDocument/definition",
        "textDocument/references",
        "textDocument/prepareRename",
        "textDocument/documentSymbol",
    ] {
        let start = Instant::now();
        client.at(method, path, at, json!({ "context": { "triggerKind": 1, "includeDeclaration": true } }));
        println!("{method}: {:?}", start.elapsed());
    }
    for version in 2..5 {
        let start = Instant::now();
        client.change(path, version, &format!("{text}# {version}\n"));
        client.at("textDocument/completion", path, at, json!({}));
        let answered = start.elapsed();
        assert!(client.problems(path, version).is_empty());
        println!("edit: completion after {answered:?}, problems after {:?}", start.elapsed());
    }
    assert!(client.end());
}
