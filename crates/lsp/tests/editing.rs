//! Problems, completion, fixes and formatting of a document that is edited.

use serde_json::{Value, json};

use crate::client::{Client, TABLES, abilities, apply, apply_edits, position};

const HEADER: &str = "structs/EXAMPLE_HEADER.toml";
const LIST: &str = "structs/EXAMPLE_LIST.toml";

#[test]
fn reports_problems_of_the_text_in_the_editor() {
    let mut client = Client::new();
    let text = client.text(HEADER);
    assert_eq!(client.open(HEADER, &text), Vec::<Value>::new());
    let wrong = text.replace("type = \"USHORT\"\ndoc", "type = \"USHRT\"\ndoc");
    client.change(HEADER, 2, &wrong);
    let problems = client.problems(HEADER, 2);
    let problem = problems.iter().find(|problem| problem["code"] == "unknown-type").expect("a problem");
    let (line, column) = position(&wrong, "\"USHRT\"", 0);
    assert_eq!(problem["range"]["start"], json!({ "line": line, "character": column }));
    assert_eq!(problem["message"], "unknown type `USHRT`\ndid you mean `USHORT`?");
    client.change(HEADER, 3, &text);
    assert_eq!(client.problems(HEADER, 3), Vec::<Value>::new());
    // The file on disk is what counts when the document is closed.
    client.change(HEADER, 4, "name = ");
    assert!(!client.problems(HEADER, 4).is_empty());
    client.notify("textDocument/didClose", json!({ "textDocument": { "uri": client.uri(HEADER) } }));
    let uri = client.uri(HEADER);
    let clean = |params: &Value| params["uri"] == uri.as_str() && params["diagnostics"] == json!([]);
    client.wait("textDocument/publishDiagnostics", clean);
    assert!(client.end());
}

#[test]
fn applies_changes_of_ranges_with_non_ascii_text() {
    let mut client = Client::new();
    let text = client.text(HEADER);
    client.open(HEADER, &text);
    let (line, column) = position(&text, "naïve", "naïve".len());
    let place = json!({ "line": line, "character": column });
    let document = json!({ "uri": client.uri(HEADER), "version": 2 });
    let change = json!({ "range": { "start": place, "end": place }, "text": " 😀 text\u{7}" });
    client.notify("textDocument/didChange", json!({ "textDocument": document, "contentChanges": [change] }));
    let problems = client.problems(HEADER, 2);
    assert!(problems.iter().any(|problem| problem["code"] == "not-toml"), "{problems:?}");
    let document = json!({ "uri": client.uri(HEADER), "version": 3 });
    let end = json!({ "line": line, "character": column + " 😀 text\u{7}".encode_utf16().count() });
    let change = json!({ "range": { "start": place, "end": end }, "text": "" });
    client.notify("textDocument/didChange", json!({ "textDocument": document, "contentChanges": [change] }));
    assert_eq!(client.problems(HEADER, 3), Vec::<Value>::new());
    assert!(client.end());
}

#[test]
fn every_suggestion_is_a_fix() {
    let mut client = Client::new();
    let cases = [
        (HEADER, "type = \"USHORT\"\ndoc", "type = \"USHRT\"\ndoc"),
        (HEADER, "values = \"EXAMPLE_KIND\"", "values = \"EXAMPLE_KINDS\""),
        (HEADER, "versions = \"6.0+\"", "versions = \"6.0-1607\""),
        (HEADER, "sources = [\"example/page\"]", "sources = [\"exmple/page\"]"),
        (HEADER, "module = \"headers\"", "module = \"header\""),
        (HEADER, "doc = \"Size", "dok = \"Size"),
        (HEADER, "name = \"Size\"\n", "name = \"Size\"\nmeaning = \"thread\"\n"),
        ("enums/EXAMPLE_KIND.toml", "kind = \"enumeration\"", "kind = \"enumertion\""),
        ("enums/EXAMPLE_KIND.toml", "versions = \"6.1..1607\"", "versions = \"1607..6.1\""),
        ("structs/EXAMPLE_V0.toml", "same-as = \"ProcessId\"", "same-as = \"ProcesId\""),
        ("hooks/example.toml", "struct = \"EXAMPLE_V1\"", "struct = \"EXMPLE_V1\""),
        ("sources.toml", "examined-to = \"1607\"", "examined-to = \"1608\""),
    ];
    for (path, good, bad) in cases {
        let text = client.text(path);
        assert!(text.contains(good), "{good}");
        let wrong = text.replacen(good, bad, 1);
        let problems = client.open(path, &wrong);
        let range = problems.iter().map(|problem| problem["range"].clone());
        let fixed = range
            .filter_map(|range| {
                let params = json!({
                    "textDocument": { "uri": client.uri(path) }, "range": range, "context": { "diagnostics": [] },
                });
                let actions = client.request("textDocument/codeAction", params);
                let fix = actions.as_array()?.iter().find(|action| action["isPreferred"] == true)?.clone();
                Some(apply(&wrong, &fix["edit"], &client.uri(path)))
            })
            .find(|fixed| {
                let others = [("6.0-1607", "versions = \"6.0..1607\""), ("\"thread\"", "meaning = \"thread-id\"")];
                let is = |(wrong, right): &(&str, &str)| bad.contains(wrong) && fixed.contains(right);
                others.iter().find(|(wrong, _)| bad.contains(wrong)).map_or(fixed.contains(good), is)
            });
        assert!(fixed.is_some(), "{bad}: {problems:?}");
        client.notify("textDocument/didClose", json!({ "textDocument": { "uri": client.uri(path) } }));
    }
    assert!(client.end());
}

#[test]
fn explains_the_rule_of_a_problem() {
    let mut client = Client::new();
    let text = client.text(HEADER).replace("\"USHORT\"\ndoc", "\"USHRT\"\ndoc");
    client.open(HEADER, &text);
    let at = position(&text, "USHRT", 1);
    let hover = client.at("textDocument/hover", HEADER, at, json!({}));
    let shown = hover["contents"]["value"].as_str().expect("Markdown");
    assert!(shown.contains("**unknown-type**: Every type is"), "{shown}");
    let params = json!({ "command": "etwspec.explainRule", "arguments": ["unknown-type"] });
    let explained = client.request("workspace/executeCommand", params);
    assert!(explained.as_str().expect("text").starts_with("unknown-type\n"));
    client.wait("window/showMessage", |params| params["message"] == explained);
    assert!(client.end());
}

/// Puts a text in the place of `|` of a template, and returns it with the position.
fn typed(template: &str) -> (String, (usize, usize)) {
    let at = position(template, "|", 0);
    (template.replacen('|', "", 1), at)
}

#[test]
fn completes_names_types_releases_sources_words_and_keys() {
    let mut client = Client::new();
    let text = client.text(HEADER);
    client.open(HEADER, &text);
    let other = "\n[[field]]\nname = \"X\"\n";
    let cases: &[(String, &[&str], &[&str])] = &[
        // Unfinished values, also where a bracket or a quote is open.
        (format!("{text}[[field]]\ntype = \"|\n{other}"), &["ULONG", "EXAMPLE_KIND", "EXAMPLE_LIST"], &["headers"]),
        (format!("{text}[[field]]\ntype = |\n{other}"), &["ULONG", "EXAMPLE_LIST"], &["headers", "EXAMPLE_HEADER"]),
        (format!("{text}[[field]]\nvalues = \"EX|\"\n{other}"), &["EXAMPLE_KIND"], &["EXAMPLE_LIST", "ULONG"]),
        (format!("{text}[[field]]\nversions = \"6.0..|\n{other}"), &["1607", "6.1"], &["ULONG"]),
        (format!("{text}[[field]]\nsources = [\"|\n{other}"), &["example/page"], &["ULONG"]),
        (format!("{text}[[field]]\nsources = [|]\n{other}"), &["example/page"], &["ULONG"]),
        (format!("{text}[[field]]\nmeaning = \"proc|\"\n{other}"), &["process-id"], &["ULONG"]),
        (format!("{text}[[field]]\ncount = {{ field = \"|\" }}\n{other}"), &["Size", "Kind", "Low"], &["ULONG"]),
        (format!("{text}[[field]]\nopen = |\n{other}"), &["true", "false"], &["ULONG"]),
        (format!("{text}[[field]]\npointer = |\n{other}"), &["32", "64"], &["true"]),
        (format!("{text}[[field]]\nname = \"A\"\n|\n{other}"), &["type", "doc", "versions"], &["name", "module"]),
        (format!("{text}[[field]]\nname = \"A\"\nty|\n{other}"), &["type"], &["name"]),
        (format!("{text}[[field]]\nbits = [{{ name = \"A\", |\n{other}"), &["width", "mask"], &["name", "type"]),
        (format!("{text}[[|\n"), &["[[field]]", "[[tail]]", "[[field.disputed]]"], &["name"]),
        (text.replace("module = \"headers\"", "module = \"|\""), &["headers"], &["ULONG"]),
        (format!("{text}[[tail]]\nname = \"T\"\nby = \"|\"\n{other}"), &["Size", "High"], &["ULONG"]),
        (
            format!("{text}[prefix-of]\nstruct = \"EXAMPLE_LIST\"\nthrough = \"|\"\n{other}"),
            &["Count", "Items"],
            &["Size"],
        ),
    ];
    for (version, (template, wanted, others)) in (2..).zip(cases) {
        let (text, at) = typed(template);
        client.change(HEADER, version, &text);
        let labels = client.labels(HEADER, at);
        for label in *wanted {
            assert!(labels.iter().any(|other| other == label), "{label} is missing: {labels:?}\n{template}");
        }
        for label in *others {
            assert!(!labels.iter().any(|other| other == label), "{label} is wrong: {labels:?}\n{template}");
        }
    }
    assert!(client.end());
}

#[test]
fn completion_replaces_only_what_was_typed() {
    let mut client = Client::new();
    let text = client.text(LIST);
    client.open(LIST, &text);
    let cases = [
        ("versions = \"6.0..1|6, 6.1+\"", "1607", "versions = \"6.0..1607, 6.1+\""),
        ("type = |", "ULONG", "type = \"ULONG\""),
        ("type = UL|", "ULONG", "type = \"ULONG\""),
        ("type = \"U|SHORT\"", "ULONG", "type = \"ULONG\""),
        ("sources = |", "example/page", "sources = [\"example/page\"]"),
        ("count = { field = \"Header.S|\" }", "Size", "count = { field = \"Header.Size\" }"),
        ("ty|", "type", "type = \"\""),
        ("ty| = \"ULONG\"", "type", "type = \"ULONG\""),
    ];
    for (version, (line, label, wanted)) in (2..).zip(cases) {
        let (text, at) = typed(&format!("{text}\n[[field]]\n{line}\n"));
        client.change(LIST, version, &text);
        let list = client.at("textDocument/completion", LIST, at, json!({}));
        let items = list["items"].as_array().expect("a list");
        let item = items.iter().find(|item| item["label"] == label).unwrap_or_else(|| panic!("{line}: {items:?}"));
        let done = apply_edits(&text, &[item["textEdit"].clone()]);
        assert!(done.ends_with(&format!("[[field]]\n{wanted}\n")), "{line} gives\n{done}");
    }
    assert!(client.end());
}

#[test]
fn keys_leave_the_cursor_in_their_value_if_the_editor_can() {
    let mut abilities = abilities();
    abilities["textDocument"] = json!({ "completion": { "completionItem": { "snippetSupport": true } } });
    let mut client = Client::with(&TABLES, &TABLES, abilities);
    let (text, at) = typed(&format!("{}\n[[field]]\n|\n", client.text(LIST)));
    client.open(LIST, &text);
    let list = client.at("textDocument/completion", LIST, at, json!({}));
    let items = list["items"].as_array().expect("a list");
    let text_of = |label: &str| {
        let item = items.iter().find(|item| item["label"] == label).expect("an item");
        (item["textEdit"]["newText"].as_str().expect("text").to_owned(), item["insertTextFormat"].as_u64())
    };
    assert_eq!(text_of("type"), ("type = \"$0\"".to_owned(), Some(2)));
    assert_eq!(text_of("sources"), ("sources = [$0]".to_owned(), Some(2)));
    assert_eq!(text_of("open"), ("open = ".to_owned(), None));
    assert!(client.end());
}

#[test]
fn completes_at_any_place_of_a_table_that_is_typed() {
    let mut client = Client::new();
    let text = client.text(HEADER);
    client.open(HEADER, &text);
    let mut version = 1;
    for (end, _) in text.char_indices().step_by(3) {
        version += 1;
        client.change(HEADER, version, &text[..end]);
        let (line, column) = position(&format!("{}|", &text[..end]), "|", 0);
        client.labels(HEADER, (line, column));
        client.at("textDocument/hover", HEADER, (line, column.saturating_sub(2)), json!({}));
    }
    assert!(client.end());
}

#[test]
fn formats_only_what_differs() {
    let mut client = Client::new();
    let text = client.text(HEADER);
    let odd = text.replace("at = 0x02\nname = \"Kind\"", "name='Kind'\nat=0x2");
    client.open(HEADER, &odd);
    let params =
        json!({ "textDocument": { "uri": client.uri(HEADER) }, "options": { "tabSize": 2, "insertSpaces": true } });
    let edits = client.request("textDocument/formatting", params.clone());
    let edits = edits.as_array().expect("a list");
    let formatted = apply_edits(&odd, edits);
    assert!(formatted.contains("at = 0x02\nname = \"Kind\""), "{formatted}");
    assert!(edits[0]["range"]["start"]["line"].as_u64().expect("a line") > 5, "{edits:?}");
    client.change(HEADER, 2, "name = ");
    let refused = client.response("textDocument/formatting", params).response_result.expect_err("an error");
    assert!(refused.message.starts_with("cannot format the table"), "{refused:?}");
    assert!(client.end());
}

#[test]
fn outlines_rows_within_each_other() {
    let mut client = Client::new();
    let params = json!({ "textDocument": { "uri": client.uri(HEADER) } });
    let symbols = client.request("textDocument/documentSymbol", params);
    assert_eq!(symbols[0]["name"], "EXAMPLE_HEADER");
    let fields = symbols[0]["children"].as_array().expect("fields");
    let names: Vec<&str> = fields.iter().filter_map(|field| field["name"].as_str()).collect();
    assert_eq!(names, ["Size", "Kind", "Low", "High"]);
    let found = client.request("workspace/symbol", json!({ "query": "kind_o" }));
    assert_eq!(found[0]["name"], "EXAMPLE_KIND_ONE");
    assert_eq!(found[0]["location"]["uri"], client.uri("enums/EXAMPLE_KIND.toml"));
    assert!(client.end());
}

#[test]
fn offers_renamed_from_for_names_that_replaced_committed_ones() {
    let edited = TABLES.map(|(path, text)| match path {
        HEADER => {
            (path, text.replace("name = \"Kind\"", "name = \"Sort\"").replace("name = \"Low\"", "name = \"Lower\""))
        }
        "enums/EXAMPLE_KIND.toml" => {
            ("enums/EXAMPLE_SORT.toml", text.replace("name = \"EXAMPLE_KIND\"", "name = \"EXAMPLE_SORT\""))
        }
        _ => (path, text.to_owned()),
    });
    let edited: Vec<(&str, &str)> = edited.iter().map(|(path, text)| (*path, text.as_str())).collect();
    let mut client = Client::with(&edited, &TABLES, abilities());
    let expected = [
        (HEADER, "\"Sort\"", "name = \"Sort\"\nrenamed-from = [\"Kind\"]"),
        (HEADER, "\"Lower\"", "{ name = \"Lower\", renamed-from = [\"Low\"], width = 4 }"),
        ("enums/EXAMPLE_SORT.toml", "\"EXAMPLE_SORT\"", "name = \"EXAMPLE_SORT\"\nrenamed-from = [\"EXAMPLE_KIND\"]"),
    ];
    for (path, name, wanted) in expected {
        let text = client.text(path);
        let (line, column) = position(&text, name, 1);
        let place = json!({ "line": line, "character": column });
        let params = json!({
            "textDocument": { "uri": client.uri(path) }, "range": { "start": place, "end": place },
            "context": { "diagnostics": [] },
        });
        // The tables of the commit are read in the background.
        let action = (0..200).find_map(|_| {
            let actions = client.request("textDocument/codeAction", params.clone());
            let found = actions
                .as_array()?
                .iter()
                .find(|one| one["title"].as_str().is_some_and(|title| title.contains("renamed-from")));
            if found.is_none() {
                std::thread::sleep(std::time::Duration::from_millis(10));
            }
            found.cloned()
        });
        let action = action.unwrap_or_else(|| panic!("no action at {name}"));
        let done = apply(&text, &action["edit"], &client.uri(path));
        assert!(done.contains(wanted), "{done}");
    }
    assert!(client.end());
}

#[test]
fn reads_tables_again_that_changed_on_disk() {
    let mut client = Client::new();
    client.wait("client/registerCapability", |_| true);
    let text = client.text("types.toml");
    std::fs::write(client.spec.join("types.toml"), text.replace("USHORT", "WORD")).expect("written");
    let uri = client.uri("types.toml");
    client.notify("workspace/didChangeWatchedFiles", json!({ "changes": [{ "uri": uri, "type": 2 }] }));
    let header = client.uri(HEADER);
    let params = client.wait("textDocument/publishDiagnostics", |params| params["uri"] == header.as_str());
    assert!(params["diagnostics"].to_string().contains("unknown type `USHORT`"), "{params}");
    assert!(client.end());
}
