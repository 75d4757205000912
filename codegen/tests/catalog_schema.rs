//! Validates the published tables and their catalog against the JSON Schemas that editors and programs use.
//!
//! This is the part of JSON Schema that the schema uses. It is stricter in one respect: unknown keys are errors, because
//! a key that codegen writes and the schema lacks would stay undocumented.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use etwspec_codegen::emit::schema;
use etwspec_codegen::schema::Kind;
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
        match (schema.get("type").and_then(Value::as_str), value) {
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
    let spec = Path::new(env!("CARGO_MANIFEST_DIR")).join("../spec");
    let catalog = etwspec_codegen::catalog(&spec).expect("the tables have no problems");
    serde_json::to_value(&catalog).expect("the catalog is JSON")
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

/// The problems of a table, by the schema that editors use.
fn problems_of_table(path: &str, text: &str) -> Vec<String> {
    let kind = Kind::of(path).unwrap_or_else(|| panic!("no table belongs at {path}"));
    let schema = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../generated/schema/{}.json", kind.name()));
    let schema: Value = serde_json::from_str(&fs::read_to_string(schema).expect("a schema")).expect("JSON");
    let table: toml::Table = text.parse().unwrap_or_else(|error| panic!("{path}: {error}"));
    let mut out = Vec::new();
    let table = serde_json::to_value(table).expect("a table without dates");
    Validator { root: &schema }.check(&schema, &table, path, &mut out);
    out
}

#[test]
fn schemas_accept_every_table() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut kinds = BTreeSet::new();
    let mut rejected = Vec::new();
    for folder in ["spec", "tests/shapes"] {
        let files = etwspec_codegen::load::files(&root.join(folder)).expect("tables").files;
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
