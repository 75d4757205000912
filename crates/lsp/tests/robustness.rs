//! Messages and places that no editor should send.

use serde_json::{Value, json};

use crate::client::{Client, TABLES, abilities};

const HEADER: &str = "structs/EXAMPLE_HEADER.toml";
const METHODS: [&str; 11] = [
    "textDocument/completion",
    "textDocument/hover",
    "textDocument/definition",
    "textDocument/references",
    "textDocument/documentHighlight",
    "textDocument/prepareRename",
    "textDocument/codeAction",
    "textDocument/documentSymbol",
    "textDocument/formatting",
    "workspace/symbol",
    "textDocument/rename",
];

#[test]
fn malformed_messages_are_errors_and_not_the_end() {
    let mut client = Client::new();
    for method in METHODS.into_iter().chain(["workspace/executeCommand"]) {
        for params in [Value::Null, json!([]), json!({ "textDocument": 3 }), json!("x")] {
            let refused = client.response(method, params).response_result.expect_err("an error");
            assert_eq!(refused.code, -32602, "{method}: {refused:?}");
        }
    }
    let unknown = client.response("textDocument/unheardOf", json!({})).response_result.expect_err("an error");
    assert_eq!(unknown.code, -32601);
    for method in ["textDocument/didOpen", "textDocument/didChange", "textDocument/didClose", "$/setTrace", "x"] {
        client.notify(method, json!({ "textDocument": [] }));
    }
    let text = client.text(HEADER);
    assert!(client.open(HEADER, &text).is_empty());
    assert!(client.end());
}

#[test]
fn places_beyond_the_end_are_harmless() {
    let mut client = Client::new();
    for (line, character) in [(0u32, 4_000_000_000u32), (4_000_000_000, 0), (4, u32::MAX)] {
        for method in METHODS {
            let place = json!({ "line": line, "character": character });
            let params = json!({
                "textDocument": { "uri": client.uri(HEADER) }, "position": place, "newName": "X", "query": "",
                "range": { "start": place, "end": { "line": 0, "character": 0 } },
                "context": { "triggerKind": 1, "includeDeclaration": true, "diagnostics": [] },
                "options": { "tabSize": 2, "insertSpaces": true },
            });
            client.response(method, params);
        }
    }
    // A change of a reversed range, of a range beyond the end, and of a document that is not open.
    let text = client.text(HEADER);
    client.open(HEADER, &text);
    for (version, (start, end)) in (2..).zip([((9, 0), (2, 0)), ((999, 9), (9999, 9)), ((0, 999), (1, 999))]) {
        let place = |(line, character): (u32, u32)| json!({ "line": line, "character": character });
        let change = json!({ "range": { "start": place(start), "end": place(end) }, "text": "é" });
        for path in [HEADER, "structs/NONE.toml"] {
            let document = json!({ "uri": client.uri(path), "version": version });
            client.notify("textDocument/didChange", json!({ "textDocument": document, "contentChanges": [change] }));
        }
    }
    assert!(!client.problems(HEADER, 4).is_empty());
    assert!(client.end());
}

#[test]
fn files_outside_of_the_folder_have_no_answers() {
    let mut client = Client::new();
    for uri in ["file:///nowhere/structs/A.toml", "untitled:1", "http://example.org/a.toml", "", "file:///%ff%fe"] {
        let document = json!({ "uri": uri, "languageId": "toml", "version": 1, "text": "name = \"A\"" });
        client.notify("textDocument/didOpen", json!({ "textDocument": document }));
        for method in
            METHODS.into_iter().filter(|method| !method.starts_with("workspace") && !method.ends_with("/rename"))
        {
            let place = json!({ "line": 0, "character": 0 });
            let params = json!({
                "textDocument": { "uri": uri }, "position": place, "range": { "start": place, "end": place },
                "context": { "triggerKind": 1, "includeDeclaration": true, "diagnostics": [] },
                "options": { "tabSize": 2, "insertSpaces": true },
            });
            assert_eq!(client.request(method, params), Value::Null, "{method} {uri}");
        }
        client.notify("textDocument/didClose", json!({ "textDocument": { "uri": uri } }));
    }
    assert!(client.end());
}

#[test]
fn folder_without_tables_is_reported() {
    let mut client = Client::with(&[], &[], json!({}));
    let shown = client.wait("window/showMessage", |_| true);
    assert!(shown["message"].as_str().expect("text").contains("cannot read the folder"), "{shown}");
    assert!(client.end());
}

#[test]
fn clients_may_choose_utf8_columns() {
    let mut abilities = abilities();
    abilities["general"] = json!({ "positionEncodings": ["utf-8", "utf-16"] });
    let tables =
        TABLES.map(|(path, text)| (path, text.replace("[{ name = \"Low\"", "[{ doc = \"éé\", name = \"Low\"")));
    let tables: Vec<(&str, &str)> = tables.iter().map(|(path, text)| (*path, text.as_str())).collect();
    let mut client = Client::with(&tables, &tables, abilities);
    let text = client.text(HEADER);
    let line = text[..text.find("\"Low\"").expect("a bit")].matches('\n').count();
    let column = text.lines().nth(line).and_then(|line| line.find("Low\"")).expect("a column");
    let prepared = client.at("textDocument/prepareRename", HEADER, (line, column), json!({}));
    assert_eq!(prepared["range"]["start"]["character"], column);
    assert!(client.end());
}

#[test]
fn a_client_that_vanishes_ends_the_server() {
    let (client, server) = lsp_server::Connection::memory();
    let committed: etwspec_lsp::ReadCommit = Box::new(|_| None);
    let options = etwspec_lsp::Options { spec: "spec".into(), committed };
    drop(client);
    assert!(!etwspec_lsp::serve(&server, options));
}
