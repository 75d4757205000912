//! Validates tables, the catalog and reports of commands against the JSON Schemas that editors and programs use.
//!
//! This is the part of JSON Schema that the schema uses. It is stricter in one respect: unknown keys are errors, because
//! a key that codegen writes and the schema lacks would stay undocumented.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use etwspec_codegen::emit::schema;
use etwspec_codegen::schema::Kind;
use etwspec_corpus::command::{self, Ran};
use etwspec_tests::corpus::repository;
use etwspec_tests::published::CATALOG;
use serde_json::{Value, json};

struct Validator<'s> {
    root: &'s Value,
}

impl Validator<'_> {
    /// Adds a line for every mismatch.
    fn check(&self, schema: &Value, value: &Value, path: &str, out: &mut Vec<String>) {
        if let Some(reference) = schema.get("$ref").and_then(Value::as_str) {
            let target = self.root.pointer(reference.trim_start_matches('#'));
            return self.check(target.expect("the schema contains its definitions"), value, path, out);
        }
        for key in ["allOf", "anyOf", "oneOf"] {
            if let Some(options) = schema.get(key).and_then(Value::as_array) {
                let attempts = options.iter().map(|option| {
                    let mut problems = Vec::new();
                    self.check(option, value, path, &mut problems);
                    problems
                });
                return out.extend(attempts.min_by_key(Vec::len).expect("a list of schemas is not empty"));
            }
        }
        if let Some(only) = schema.get("const")
            && only != value
        {
            return out.push(format!("{path}: {value} instead of {only}"));
        }
        if let Some(words) = schema.get("enum").and_then(Value::as_array)
            && !words.contains(value)
        {
            return out.push(format!("{path}: {value} is not among {words:?}"));
        }
        let types = match schema.get("type") {
            Some(Value::Array(types)) => types.iter().filter_map(Value::as_str).collect(),
            other => Vec::from_iter(other.and_then(Value::as_str)),
        };
        let expected = match (&types[..], value) {
            (_, Value::Null) => types.iter().find(|name| **name == "null").or(types.first()),
            _ => types.iter().find(|name| **name != "null"),
        };
        match (expected.copied(), value) {
            (Some("object"), Value::Object(object)) => {
                let required = schema.get("required").and_then(Value::as_array).into_iter().flatten();
                for key in required.filter_map(Value::as_str).filter(|key| !object.contains_key(*key)) {
                    out.push(format!("{path}: no `{key}`"));
                }
                for (key, value) in object {
                    match schema.get("properties").and_then(|known| known.get(key)) {
                        Some(known) => self.check(known, value, &format!("{path}.{key}"), out),
                        None => out.push(format!("{path}: unknown `{key}`")),
                    }
                }
            }
            (Some("array"), Value::Array(list)) => {
                for (index, value) in list.iter().enumerate() {
                    let item = match &schema["items"] {
                        Value::Array(items) => items.get(index).expect("the tuple has as many items"),
                        item => item,
                    };
                    self.check(item, value, &format!("{path}[{index}]"), out);
                }
            }
            (Some("string"), Value::String(_))
            | (Some("null"), Value::Null)
            | (Some("boolean"), Value::Bool(_))
            | (Some("number"), Value::Number(_))
            | (None, _) => {}
            (Some("integer"), Value::Number(number)) if number.is_u64() || number.is_i64() => {}
            (Some(expected), found) => out.push(format!("{path}: {found} is not of type {expected}")),
        }
    }
}

fn problems(value: &Value) -> Vec<String> {
    let root = schema::catalog();
    let mut out = Vec::new();
    Validator { root: &root }.check(&root, value, "catalog", &mut out);
    out
}

fn published() -> Value {
    serde_json::to_value(&*CATALOG).expect("the catalog is JSON")
}

#[test]
fn schema_accepts_published_catalog() {
    let problems = problems(&published());
    assert!(problems.is_empty(), "{} problems, such as {:#?}", problems.len(), &problems[..problems.len().min(5)]);
}

#[test]
fn schema_rejects_missing_unknown_and_mistyped_keys() {
    let mut catalog = published();
    catalog["structs"][0]["forms"][0].as_object_mut().expect("a form").remove("size");
    catalog["sets"][0]["surprise"] = json!(1);
    catalog["sources"][0]["kind"] = json!("rumor");
    catalog["releases"][0]["build"] = json!("2195");
    let problems = problems(&catalog);
    for expected in [
        "catalog.structs[0].forms[0]: no `size`",
        "catalog.sets[0]: unknown `surprise`",
        "catalog.sources[0].kind: \"rumor\"",
        "catalog.releases[0].build: \"2195\" is not of type integer",
    ] {
        assert!(problems.iter().any(|problem| problem.starts_with(expected)), "{expected}: {problems:#?}");
    }
}

/// Returns the problems of a table, by the schema that editors use.
fn problems_of_table(path: &str, text: &str) -> Vec<String> {
    let kind = Kind::of(path).unwrap_or_else(|| panic!("no table belongs at {path}"));
    problems_of_toml(kind.name(), path, text)
}

/// Returns the problems of a file in TOML, by a committed schema.
fn problems_of_toml(schema: &str, path: &str, text: &str) -> Vec<String> {
    let table: toml::Table = text.parse().unwrap_or_else(|error| panic!("{path}: {error}"));
    let table = serde_json::to_value(table).expect("a table without dates");
    problems_by(&committed(schema), path, &table)
}

fn problems_by(schema: &Value, path: &str, value: &Value) -> Vec<String> {
    let mut out = Vec::new();
    Validator { root: schema }.check(schema, value, path, &mut out);
    out
}

/// Returns a committed schema.
fn committed(name: &str) -> Value {
    let path = repository().join(format!("generated/schema/{name}.json"));
    serde_json::from_str(&fs::read_to_string(path).expect("a schema")).expect("JSON")
}

#[test]
fn schemas_accept_every_table() {
    let mut kinds = BTreeSet::new();
    let mut rejected = Vec::new();
    for folder in ["spec", "tests/shapes"] {
        let files = etwspec_codegen::load::files(&repository().join(folder)).expect("tables").files;
        for file in files {
            rejected.extend(problems_of_table(&file.path, &file.text));
            kinds.insert(Kind::of(&file.path));
        }
    }
    assert!(rejected.is_empty(), "{} problems: {:#?}", rejected.len(), &rejected[..rejected.len().min(5)]);
    assert_eq!(kinds, Kind::ALL.into_iter().map(Some).collect(), "the kinds of tables that exist");
}

#[test]
fn schemas_of_tables_reject_mistakes() {
    for (path, text, expected) in [
        ("structs/A.toml", "name = \"A\"\nmodule = \"b\"\nsummry = \"C.\"\n", "structs/A.toml: unknown `summry`"),
        ("structs/A.toml", "module = \"b\"\nsummary = \"C.\"\n", "structs/A.toml: no `name`"),
        (
            "topics.toml",
            "[[topic]]\nname = 1\nsummary = \"C.\"\n",
            "topics.toml.topic[0].name: 1 is not of type string",
        ),
    ] {
        let problems = problems_of_table(path, text);
        assert!(problems.iter().any(|problem| problem.starts_with(expected)), "{expected}: {problems:?}");
    }
}

/// An entry of breaking.toml.
const ENTRY: &str = "[[allow]]\nrule = \"field-renamed\"\nitem = \"A.B\"\nreason = \"C.\"\nuntil = \"2027-01-31\"\n";

#[test]
fn schema_of_accepted_findings_accepts_what_the_command_reads() {
    let problems = |text: &str| problems_of_toml("breaking", "breaking.toml", text);
    let read = |text: &str| toml::from_str::<etwspec_catalog::changes::AllowList>(text).is_ok();
    let with_what = format!("{ENTRY}what = \"offset\"\n");
    for text in ["", ENTRY, &with_what] {
        assert!(problems(text).is_empty() && read(text), "{:?}", problems(text));
    }
    for (text, expected) in [
        (ENTRY.replace("item", "itm"), "breaking.toml.allow[0]: unknown `itm`"),
        (ENTRY.replace("reason = \"C.\"\n", ""), "breaking.toml.allow[0]: no `reason`"),
        (ENTRY.replace("\"C.\"", "1"), "breaking.toml.allow[0].reason: 1 is not of type string"),
    ] {
        assert!(problems(&text).iter().any(|problem| problem.starts_with(expected)), "{:?}", problems(&text));
        assert!(!read(&text), "{text}");
    }
    // Editors complete the names of rules.
    let unknown = problems(&ENTRY.replace("field-renamed", "field-rename"));
    assert!(unknown[0].starts_with("breaking.toml.allow[0].rule: \"field-rename\" is not among"), "{unknown:?}");
}

/// The published catalog.
const CATALOG_FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../generated/catalog/catalog.json");

/// Runs a command, and returns its exit status and its output as JSON.
fn report(args: &[&str]) -> (u8, Value) {
    let Ran { code, out, err } = command::run(etwspec_desk::run, args);
    (code, serde_json::from_str(&out).unwrap_or_else(|_| panic!("the output is no JSON: {err}")))
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("made");
    for entry in fs::read_dir(from).expect("a folder") {
        let entry = entry.expect("an entry");
        let target = to.join(entry.file_name());
        match entry.path().is_dir() {
            true => copy(&entry.path(), &target),
            false => fs::copy(entry.path(), target).map(drop).expect("copied"),
        }
    }
}

#[test]
fn schemas_of_reports_accept_what_commands_print() {
    let dir = tempfile::tempdir().expect("a temporary folder");
    let [spec, allow] = ["spec", "breaking.toml"].map(|name| dir.path().join(name));
    copy(&repository().join("tests/shapes"), &spec);
    let edit = |path: &str, from: &str, to: &str| {
        let text = fs::read_to_string(spec.join(path)).expect("a table");
        assert!(text.contains(from), "{path} has {from}");
        fs::write(spec.join(path), text.replacen(from, to, 1)).expect("written");
    };
    let first = "[[field]]\nname = \"X\"";
    edit("structs/POINT.toml", first, &format!("[[field]]\nname = \"W\"\ntype = \"LONG\"\n\n{first}"));
    edit("structs/PACKET.toml", "name = \"Kind\"", "name = \"Hook\"");
    let entry = ENTRY.replace("A.B", "PACKET.Hook").replace("2027-01-31", "9999-12-31");
    fs::write(&allow, entry).expect("written");
    let base = repository().join("tests/shapes");
    let [old, new, allow] = [&base, &spec, &allow].map(|path| path.to_str().expect("a plain path"));
    let breaking = ["breaking", "--against", old, new, "--allow", allow, "--format", "json"];
    let sample = ["evidence", "--sample", "--supported", "--format", "json", "--spec", CATALOG_FILE];
    let trace = repository().join("crates/etl/assets/sample.etl");
    let trace = trace.to_str().expect("a plain path");
    let two = ["evidence", trace, trace, "--format", "json", "--spec", CATALOG_FILE];
    let mut reports = vec![
        ("diff", 0, report(&["diff", old, new, "--format", "json"])),
        ("diff", 0, report(&["diff", old, old, "--format", "json"])),
        ("breaking", 1, report(&breaking)),
        ("evidence", 0, report(&sample)),
        ("evidence", 0, report(&two)),
        ("check", 0, report(&["check", "--spec", old, "--format", "json"])),
    ];
    edit("structs/POINT.toml", "type = \"LONG\"", "type = \"LOONG\"");
    // A name that is taken has a second place.
    edit("structs/PACKET.toml", "name = \"Hook\"", "name = \"Size\"");
    reports.push(("check", 2, report(&["check", "--spec", new, "--format", "json"])));
    for (command, expected, (code, output)) in &reports {
        assert_eq!(code, expected, "{command}: {output}");
        let problems = problems_by(&committed(&format!("reports/{command}")), command, output);
        assert!(problems.is_empty(), "{} problems, such as {:#?}", problems.len(), &problems[..problems.len().min(5)]);
    }
    // The compared reports have all parts.
    let (diff, breaking) = (&reports[0].2.1, &reports[2].2.1);
    assert!(diff["layouts"][0]["after"]["lines"][0]["type"].is_string(), "{diff}");
    let findings = breaking["findings"].as_array().expect("a list");
    assert!(findings.iter().any(|one| one["witness"]["lines"][0]["name"].is_string()), "{breaking}");
    assert!(breaking["allowed"][0]["rule"].is_string(), "{breaking}");
    assert!(
        reports[3].2.1["files"][0]["findings"][0]["rule"].is_string() && reports[4].2.1["files"][1]["file"].is_string()
    );
    let problems = reports.last().expect("a report").2.1.as_array().expect("a list");
    assert!(problems.len() >= 2 && problems.iter().any(|one| one["others"][0]["line"].is_number()), "{problems:?}");
}

#[test]
fn schemas_of_reports_reject_other_values() {
    let (_, mut output) = report(&["evidence", "--sample", "--format", "json", "--spec", CATALOG_FILE]);
    let schema = committed("reports/evidence");
    let file = &mut output["files"][0];
    file["findings"][0]["status"] = json!("doubts");
    file["events"] = json!("1");
    file["surprise"] = json!(1);
    let problems = problems_by(&schema, "report", &output).join("\n");
    for expected in [
        "report.files[0].findings[0].status: \"doubts\"",
        "report.files[0].events: \"1\"",
        "report.files[0]: unknown `surprise`",
    ] {
        assert!(problems.contains(expected), "{expected}: {problems}");
    }
}
