//! Hover, definitions, references and renaming across files.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::client::{Client, TABLES, abilities, apply, position};

const HEADER: &str = "structs/EXAMPLE_HEADER.toml";
const LIST: &str = "structs/EXAMPLE_LIST.toml";
const KIND: &str = "enums/EXAMPLE_KIND.toml";

/// Returns the places of an answer, each as `path:line:column`.
fn places(client: &Client, answer: &Value) -> BTreeSet<String> {
    let root = client.uri("");
    let place = |location: &Value| {
        let path = location["uri"].as_str().expect("an address").trim_start_matches(root.as_str()).to_owned();
        let start = &location["range"]["start"];
        format!("{path}:{}:{}", start["line"], start["character"])
    };
    answer.as_array().expect("a list").iter().map(place).collect()
}

/// Returns the place of a part of a table.
fn place(client: &Client, path: &str, part: &str, within: usize) -> String {
    let (line, column) = position(&client.text(path), part, within);
    format!("{path}:{line}:{column}")
}

#[test]
fn finds_definitions_of_every_sort_of_name() {
    let mut client = Client::new();
    let cases = [
        (HEADER, "values = \"EXAMPLE_KIND", "values = \"".len(), KIND, "name = \"EXAMPLE_KIND\"", 8),
        (LIST, "type = \"EXAMPLE_HEADER", 10, HEADER, "name = \"EXAMPLE_HEADER\"", 8),
        (LIST, "field = \"Count", 10, LIST, "name = \"Count\"", 8),
        (HEADER, "type = \"USHORT", 10, "types.toml", "\"USHORT\"", 1),
        (HEADER, "\"example/page", 3, "sources.toml", "\"example/page\"", 1),
        (HEADER, "\"6.0+", 2, "releases.toml", "\"6.0\"", 1),
        (KIND, "6.1..1607", 6, "releases.toml", "\"1607\"", 1),
        (HEADER, "module = \"headers", 12, "topics.toml", "\"headers\"", 1),
        ("structs/EXAMPLE_V0.toml", "same-as = \"ProcessId", 14, "structs/EXAMPLE_V1.toml", "\"ProcessId\"", 1),
        ("hooks/example.toml", "struct = \"EXAMPLE_V1", 12, "structs/EXAMPLE_V1.toml", "\"EXAMPLE_V1\"", 1),
        ("sources.toml", "examined-to = \"1607", 16, "releases.toml", "\"1607\"", 1),
    ];
    for (path, part, within, target, defined, start) in cases {
        let at = position(&client.text(path), part, within);
        let answer = client.at("textDocument/definition", path, at, json!({}));
        let wanted = BTreeSet::from([place(&client, target, defined, start)]);
        assert_eq!(places(&client, &answer), wanted, "{path}: {part}");
    }
    assert!(client.end());
}

#[test]
fn finds_references_across_files() {
    let mut client = Client::new();
    let at = position(&client.text("structs/EXAMPLE_V1.toml"), "\"ProcessId\"", 3);
    let context = json!({ "context": { "includeDeclaration": false } });
    let answer = client.at("textDocument/references", "structs/EXAMPLE_V1.toml", at, context);
    let wanted = BTreeSet::from([place(&client, "structs/EXAMPLE_V0.toml", "\"ProcessId\"", 1)]);
    assert_eq!(places(&client, &answer), wanted);
    let at = position(&client.text("releases.toml"), "\"6.1\"", 2);
    let context = json!({ "context": { "includeDeclaration": true } });
    let answer = client.at("textDocument/references", "releases.toml", at, context);
    let wanted = BTreeSet::from([place(&client, "releases.toml", "\"6.1\"", 1), place(&client, KIND, "6.1..", 0)]);
    assert_eq!(places(&client, &answer), wanted);
    let answer =
        client.at("textDocument/documentHighlight", LIST, position(&client.text(LIST), "\"Count\"", 2), json!({}));
    assert_eq!(answer.as_array().map(Vec::len), Some(2), "{answer}");
    assert!(client.end());
}

#[test]
fn hover_shows_layout_facts_and_evidence() {
    let mut client = Client::new();
    let text = client.text(LIST);
    assert!(client.open(LIST, &text).is_empty());
    let mut hover = |path: &str, part: &str, within: usize| {
        let at = position(&client.text(path), part, within);
        let answer = client.at("textDocument/hover", path, at, json!({}));
        answer["contents"]["value"].as_str().unwrap_or_default().to_owned()
    };
    let structure = hover(LIST, "\"EXAMPLE_HEADER\"", 4);
    let expected = "\
**EXAMPLE_HEADER**, structure

Header of an example – naïve.

Releases: `6.0+`

`ExampleHeader`: 0x8 bytes, 6.0+

```text
   0x0           2  USHORT Size
   0x2           2  USHORT Kind
   0x4:0+4       4  ULONG Low
   0x4:4+28      4  ULONG High
```

Sources:
- `example/page`: A page, A. N. Author, study, examined up to 1607";
    assert_eq!(structure, expected);
    assert!(
        hover(LIST, "field = \"Count", 11)
            .contains("**Count**, field of `EXAMPLE_LIST`, `ULONG`\n\nOffset: 0x8, 4 bytes")
    );
    assert!(hover(KIND, "EXAMPLE_KIND_TWO", 3).starts_with("**EXAMPLE_KIND_TWO**, value of `EXAMPLE_KIND` = 0x02"));
    assert!(hover(HEADER, "\"6.0+", 2).contains("Windows Vista, build 6000"));
    assert!(hover(HEADER, "versions =", 3).contains("Releases that have it"));
    assert!(hover(KIND, "\"enumeration\"", 3).starts_with("`enumeration`"));
    assert!(hover("structs/EXAMPLE_V0.toml", "\"Example\"", 3).contains("with the layouts `EXAMPLE_V0`, `EXAMPLE_V1`"));
    assert!(client.end());
}

#[test]
fn hover_shows_deprecations_and_former_names() {
    let mut client = Client::new();
    let one = "name = \"EXAMPLE_KIND_ONE\"\n";
    let more = "renamed-from = [\"EXAMPLE_KIND_FIRST\"]\ndeprecated = \"Nothing has it.\"\n";
    let text = client.text(KIND).replace(one, &format!("{one}{more}"));
    assert!(client.open(KIND, &text).is_empty());
    let at = position(&text, "\"EXAMPLE_KIND_ONE\"", 3);
    let answer = client.at("textDocument/hover", KIND, at, json!({}));
    let shown = answer["contents"]["value"].as_str().unwrap_or_default();
    assert!(shown.contains("**Deprecated**: Nothing has it.\n\nFormerly `EXAMPLE_KIND_FIRST`"), "{shown}");
    assert!(client.end());
}

#[test]
fn rename_changes_all_files_and_keeps_the_former_name() {
    let mut client = Client::new();
    // The tables of the commit are those on disk, or unknown yet: the former name is kept in both cases.
    let at = position(&client.text(LIST), "\"EXAMPLE_HEADER\"", 4);
    let prepared = client.at("textDocument/prepareRename", LIST, at, json!({}));
    assert_eq!(prepared["placeholder"], "EXAMPLE_HEADER");
    let edit = client.at("textDocument/rename", LIST, at, json!({ "newName": "EXAMPLE_HEAD" }));
    let list = apply(&client.text(LIST), &edit, &client.uri(LIST));
    assert!(list.contains("type = \"EXAMPLE_HEAD\"") && !list.contains("EXAMPLE_HEADER"));
    let header = apply(&client.text(HEADER), &edit, &client.uri(HEADER));
    assert!(header.starts_with("name = \"EXAMPLE_HEAD\"\nrenamed-from = [\"EXAMPLE_HEADER\"]\nmodule"), "{header}");
    let moved = edit["documentChanges"].as_array().expect("changes").last().expect("a change").clone();
    assert_eq!(moved["kind"], "rename");
    assert_eq!(moved["newUri"], client.uri("structs/EXAMPLE_HEAD.toml"));

    // The result is what `check` accepts.
    let mut tables: Vec<(String, String)> =
        TABLES.iter().map(|(path, text)| ((*path).to_owned(), (*text).to_owned())).collect();
    for (path, text) in &mut tables {
        *text = apply(text, &edit, &client.uri(path));
        *path = path.replace("EXAMPLE_HEADER", "EXAMPLE_HEAD");
    }
    assert!(etwspec_codegen::tables_from_texts(tables).is_ok());
    assert!(client.end());
}

#[test]
fn clients_that_cannot_rename_files_get_edits_of_texts_only() {
    for operations in [json!(["create"]), Value::Null] {
        let mut abilities = abilities();
        abilities["workspace"]["workspaceEdit"]["resourceOperations"] = operations;
        let mut client = Client::with(&TABLES, &TABLES, abilities);
        let at = position(&client.text(LIST), "\"EXAMPLE_HEADER\"", 4);
        let edit = client.at("textDocument/rename", LIST, at, json!({ "newName": "EXAMPLE_HEAD" }));
        let changes = edit["documentChanges"].as_array().expect("changes");
        assert!(changes.len() > 1 && changes.iter().all(|change| change["edits"].is_array()), "{edit}");
        assert!(client.end());
    }
}

#[test]
fn rename_of_a_field_follows_its_uses() {
    let mut client = Client::new();
    let v1 = "structs/EXAMPLE_V1.toml";
    let at = position(&client.text(v1), "\"ProcessId\"", 3);
    let edit = client.at("textDocument/rename", v1, at, json!({ "newName": "Process" }));
    let text = apply(&client.text(v1), &edit, &client.uri(v1));
    assert!(text.contains("name = \"Process\"\nrenamed-from = [\"ProcessId\"]\n"), "{text}");
    let v0 = "structs/EXAMPLE_V0.toml";
    assert!(apply(&client.text(v0), &edit, &client.uri(v0)).contains("same-as = \"Process\""));
    let at = position(&client.text(HEADER), "\"Low\"", 2);
    let edit = client.at("textDocument/rename", HEADER, at, json!({ "newName": "Lowest" }));
    let text = apply(&client.text(HEADER), &edit, &client.uri(HEADER));
    assert!(text.contains("{ name = \"Lowest\", renamed-from = [\"Low\"], width = 4 }"), "{text}");
    assert!(client.end());
}

#[test]
fn names_that_were_never_committed_leave_no_former_name() {
    let committed: Vec<(&str, &str)> = TABLES.into_iter().filter(|(path, _)| *path != KIND).collect();
    let mut client = Client::with(&TABLES, &committed, json!({}));
    let at = position(&client.text(KIND), "\"EXAMPLE_KIND_ONE\"", 3);
    // The tables of the commit are read in the background; until then, all names are kept.
    let renamed = (0..200).any(|_| {
        let edit = client.at("textDocument/rename", KIND, at, json!({ "newName": "EXAMPLE_KIND_1" }));
        let text = apply(&client.text(KIND), &edit, &client.uri(KIND));
        assert!(text.contains("name = \"EXAMPLE_KIND_1\"\n"), "{text}");
        std::thread::sleep(std::time::Duration::from_millis(10));
        !text.contains("renamed-from")
    });
    assert!(renamed);
    assert!(client.end());
}

#[test]
fn rejects_names_that_are_taken_or_invalid() {
    let mut client = Client::new();
    let cases = [
        (LIST, "\"EXAMPLE_HEADER\"", "EXAMPLE_LIST", "a type `EXAMPLE_LIST` exists already"),
        (LIST, "\"EXAMPLE_HEADER\"", "A B", "`A B` cannot be the name of a type"),
        (LIST, "\"EXAMPLE_HEADER\"", "", "`` cannot be the name of a type"),
        (LIST, "\"Count\"", "Items", "a field `Items` exists already"),
        (LIST, "\"example/page\"", "a\"\nb", "`a\\\"\\nb` cannot be the name of a source"),
        (LIST, "summary", "x", "there is no name of the tables here"),
    ];
    for (path, part, new, message) in cases {
        let (line, character) = position(&client.text(path), part, 2);
        let params = json!({
            "textDocument": { "uri": client.uri(path) }, "position": { "line": line, "character": character },
            "newName": new,
        });
        let refused = client.response("textDocument/rename", params).response_result.expect_err("an error");
        assert_eq!(refused.message, message);
    }
    assert!(client.end());
}

#[test]
fn names_of_the_published_tables_resolve() {
    let spec = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../spec");
    let spec = spec.canonicalize().expect("the tables");
    let mut client = Client::start(&spec, Vec::new(), json!({}));
    // Each case is a line that occurs in some table, and whether something is defined for it.
    let mut checked = 0;
    for folder in ["structs", "enums", "hooks", "classes", "dispatch", "."] {
        let mut paths: Vec<_> = std::fs::read_dir(spec.join(folder)).expect("a folder").flatten().collect();
        paths.sort_by_key(std::fs::DirEntry::path);
        for entry in paths.iter().filter(|entry| entry.path().extension().is_some_and(|end| end == "toml")).step_by(12)
        {
            let path = format!("{folder}/{}", entry.file_name().to_string_lossy()).replace("./", "");
            let text = client.text(&path);
            for key in [
                "values = \"",
                "sources = [\"",
                "versions = \"",
                "struct = \"",
                "module = \"",
                "field = \"",
                "same-as = \"",
                "by = \"",
                "key = \"",
                "holds = \"",
                "sets = \"",
            ] {
                let Some(at) = text.find(&format!("\n{key}")) else { continue };
                let at = at + 1 + key.len();
                let value = text[at..].split('"').next().unwrap_or_default();
                if value.is_empty() || key.starts_with("by") && path.contains("hooks") {
                    continue;
                }
                let (line, column) = position(&format!("{}|", &text[..at]), "|", 0);
                let column = column + usize::from(value.starts_with("early ") || value.starts_with("late ")) * 6;
                let answer = client.at("textDocument/definition", &path, (line, column), json!({}));
                assert!(answer.as_array().is_some_and(|all| !all.is_empty()), "{path}: {key}{value}");
                checked += 1;
            }
        }
    }
    assert!(checked > 150, "{checked}");
    assert!(client.end());
}

#[test]
fn names_in_events_of_a_provider_are_rows_of_its_table() {
    let table = |name: &str, guid: &str| {
        format!(
            "name = \"{name}\"\nguid = \"{guid}\"\nmodule = \"headers\"\nsummary = \"Examples.\"\nsources = [\"example/page\"]\n\
             keywords = [{{ mask = 0x01, name = \"Key\" }}]\nlevels = [{{ value = 4, name = \"Level\" }}]\n\
             channels = [{{ value = 16, name = \"Some/Channel\" }}]\ntasks = [{{ value = 1, name = \"Task\" }}]\n\
             opcodes = [{{ value = 10, name = \"Begin\", task = \"Task\" }}]\n\n\
             [[map]]\nname = \"Kinds\"\nvalues = [{{ value = 0x01, name = \"One\" }}]\n\n\
             [[template]]\nname = \"Shared\"\nfields = [{{ name = \"Kind\", type = \"UInt32\", map = \"Kinds\" }}]\n\n\
             [[event]]\nid = 1\nversion = 2\ntask = \"Task\"\nopcode = \"Begin\"\nlevel = \"Level\"\n\
             channel = \"Some/Channel\"\nkeywords = [\"Key\"]\ntemplate = \"Shared\"\n"
        )
    };
    let own = "providers/Example-Provider.toml";
    // The other table has the same names, which are not names of this table.
    let one = table("Example-Provider", "0F0E0D0C-0B0A-0908-0706-050403020100");
    let other = table("Other-Provider", "1F0E0D0C-0B0A-0908-0706-050403020100");
    let mut tables = TABLES.to_vec();
    tables.extend([(own, one.as_str()), ("providers/Other-Provider.toml", other.as_str())]);
    let mut client = Client::with(&tables, &tables, abilities());
    for (part, within, defined, start) in [
        ("2\ntask = \"Task", 10, "1, name = \"Task\"", 11),
        ("opcode = \"Begin", 10, "10, name = \"Begin\"", 12),
        ("level = \"Level", 9, "4, name = \"Level\"", 11),
        ("channel = \"Some", 11, "16, name = \"Some/Channel\"", 12),
        ("keywords = [\"Key", 13, "0x01, name = \"Key\"", 14),
        ("template = \"Shared", 12, "name = \"Shared\"", 8),
        ("map = \"Kinds", 7, "name = \"Kinds\"", 8),
    ] {
        let at = position(&client.text(own), part, within);
        let answer = client.at("textDocument/definition", own, at, json!({}));
        let wanted = BTreeSet::from([place(&client, own, defined, start)]);
        assert_eq!(places(&client, &answer), wanted, "{part}");
    }
    let at = position(&client.text(own), "opcode = \"Begin", 11);
    let hover = client.at("textDocument/hover", own, at, json!({}));
    let text = hover["contents"]["value"].as_str().expect("Markdown");
    assert!(text.contains("**Begin**, opcode of `Example-Provider` = 10, of the task `Task`"), "{text}");
    assert!(client.end());
}
