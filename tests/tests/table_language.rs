//! The reference of the table language, `docs/table-language.md`, from the schemas of the tables.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;

use etwspec_codegen::schema::Kind;
use etwspec_corpus::repository;
use serde_json::Value;

const HEAD: &str = "\
# The table language

Every key of every table, from the types in `codegen/src/spec` that read it. A test writes this page; do not edit it.
[Editing tables](editing-tables.md) has worked examples.

Tables are TOML. Keys in bold are required. Capitalized types have a section of their own, below the table that uses them or
under [Types of several tables](#types-of-several-tables).
";

#[test]
fn reference_of_the_table_language_is_current() {
    let path = repository().join("docs/table-language.md");
    let text = reference();
    if std::env::var_os("BLESS").is_some() {
        fs::write(&path, &text).expect("the reference is written");
    }
    let written = fs::read_to_string(&path).expect("the reference is a file");
    assert_eq!(written, text, "run `BLESS=1 cargo test -p etwspec-tests --test suite table_language`");
}

#[test]
fn every_key_of_every_table_is_in_the_reference_with_a_description() {
    fn check(place: &str, schema: &Value, text: &str) {
        for (key, value) in schema["properties"].as_object().into_iter().flatten() {
            assert!(value["description"].is_string(), "{place}: {key} has no description");
            assert!(text.contains(&format!("`{key}`")), "{place}: {key} is not in the reference");
            check(&format!("{place}.{key}"), value, text);
        }
    }
    let text = reference();
    for kind in Kind::ALL {
        let schema = kind.json_schema();
        check(kind.name(), &schema, &text);
        schema["definitions"].as_object().into_iter().flatten().for_each(|(name, of)| check(name, of, &text));
    }
}

fn reference() -> String {
    let schemas = Kind::ALL.map(|kind| (kind, kind.json_schema()));
    let mut tables: BTreeMap<&str, usize> = BTreeMap::new();
    for (name, _) in schemas.iter().flat_map(|(_, schema)| definitions(schema)) {
        *tables.entry(name).or_default() += 1;
    }
    let mut text = HEAD.to_owned();
    let mut shared: BTreeMap<&str, String> = BTreeMap::new();
    for (kind, schema) in &schemas {
        let places = [kind.single().map(str::to_owned), kind.folder().map(|folder| format!("{folder}/*.toml"))];
        let places: Vec<String> = places.into_iter().flatten().map(|place| format!("`{place}`")).collect();
        _ = write!(text, "\n## {}\n\n{}", places.join(" and "), body(schema));
        for (name, definition) in definitions(schema) {
            let section = format!("\n### {name}\n\n{}", body(definition));
            match tables.get(name) {
                Some(1) => text += &section,
                _ => {
                    let same = shared.insert(name, section.clone()).is_none_or(|other| other == section);
                    assert!(same, "two types have the name {name}");
                }
            }
        }
    }
    text += "\n## Types of several tables\n";
    text.extend(shared.into_values());
    text
}

fn definitions(schema: &Value) -> impl Iterator<Item = (&str, &Value)> {
    schema["definitions"].as_object().into_iter().flatten().map(|(name, definition)| (name.as_str(), definition))
}

/// Returns the description of a table or a type, and its keys, words or choices.
fn body(schema: &Value) -> String {
    let mut text = format!("{}\n", description(schema));
    if schema["properties"].is_object() {
        text += &keys(schema);
    }
    let options = ["oneOf", "anyOf"].iter().filter_map(|key| schema[key].as_array()).flatten();
    for (index, option) in options.enumerate() {
        let line = format!("- {}: {}\n", value_type(option), description(option));
        text += if index == 0 { "\n" } else { "" };
        text += &line.replace(": \n", "\n");
        if option["properties"].is_object() {
            text += &keys(option);
        }
    }
    text
}

fn keys(schema: &Value) -> String {
    let required = |key: &str| schema["required"].as_array().is_some_and(|keys| keys.iter().any(|one| one == key));
    let mut text = "\n| key | value | meaning |\n|---|---|---|\n".to_owned();
    for (key, value) in schema["properties"].as_object().into_iter().flatten() {
        let name = if required(key) { format!("**`{key}`**") } else { format!("`{key}`") };
        _ = writeln!(text, "| {name} | {} | {} |", value_type(value), description(value).replace('|', "\\|"));
    }
    text
}

fn description(schema: &Value) -> String {
    schema["description"].as_str().unwrap_or_default().split_whitespace().collect::<Vec<_>>().join(" ")
}

fn value_type(schema: &Value) -> String {
    if let Some(name) = schema["$ref"].as_str().and_then(|path| path.rsplit('/').next()) {
        return format!("[{name}](#{})", name.to_lowercase());
    }
    if let Some(word) = schema["const"].as_str() {
        return format!("`\"{word}\"`");
    }
    let options = ["oneOf", "anyOf", "allOf"].iter().filter_map(|key| schema[key].as_array()).flatten();
    let options: Vec<String> = options.map(value_type).collect();
    if !options.is_empty() {
        return options.join(" or ");
    }
    if let Some(values) = schema["enum"].as_array() {
        return values.iter().map(|value| format!("`{value}`")).collect::<Vec<_>>().join(" or ");
    }
    match schema["type"].as_str() {
        Some("array") => format!("list of {}", value_type(&schema["items"])),
        Some("object") if schema["additionalProperties"].is_object() => {
            format!("table of {}", value_type(&schema["additionalProperties"]))
        }
        Some("object") => "table".to_owned(),
        Some(other) => other.to_owned(),
        None => "any value".to_owned(),
    }
}
