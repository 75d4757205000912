//! JSON Schemas: of the tables, for editors, and of the catalog, for programs that read it.

use etwspec_catalog::Catalog;
use schemars::generate::SchemaSettings;
use serde_json::Value;

use crate::schema::{Kind, WithoutNull};

const TABLES: &str = "codegen/src/spec";
const CATALOG: &str = "crates/catalog/src/model";

/// Returns all schemas, each with its path within the output folder.
pub fn schemas() -> Vec<(String, String)> {
    let tables = Kind::ALL.into_iter();
    let tables = tables.map(|kind| (format!("schema/{}.json", kind.name()), file(kind.json_schema(), TABLES)));
    tables.chain([("schema/catalog.json".to_owned(), catalog_file())]).collect()
}

/// Returns the JSON Schema of the catalog as the text of a file.
pub fn catalog_file() -> String {
    file(catalog(), CATALOG)
}

/// Returns the JSON Schema of the catalog.
///
/// A key is required if every catalog that codegen writes contains it. Unknown keys are allowed, because later versions
/// may add keys without a new format version.
pub fn catalog() -> Value {
    let settings = SchemaSettings::draft07().for_serialize().with_transform(WithoutNull);
    settings.into_generator().into_root_schema_for::<Catalog>().to_value()
}

/// Maximum length of a value on one line.
const LINE: usize = 100;

/// Returns the text of a file with a schema. Its comment names the types that the schema is generated from.
pub fn file(mut schema: Value, from: &str) -> String {
    let comment = format!("Generated from {from} by `cargo spec generate`. Do not edit: edit those types.");
    if let Some(object) = schema.as_object_mut() {
        object.shift_insert(0, "$comment".to_owned(), comment.into());
    }
    let mut text = String::new();
    write(&mut text, &schema, 0);
    text + "\n"
}

/// Writes a value on one line if it fits, and else each member on a line.
fn write(out: &mut String, value: &Value, depth: usize) {
    let line = value.to_string();
    let (open, close, elements): (_, _, Vec<(String, &Value)>) = match value {
        Value::Object(members) if line.len() > LINE => {
            let key = |name: &String| format!("{}: ", Value::from(name.as_str()));
            ('{', '}', members.iter().map(|(name, value)| (key(name), value)).collect())
        }
        Value::Array(elements) if line.len() > LINE => {
            ('[', ']', elements.iter().map(|value| (String::new(), value)).collect())
        }
        _ => return out.push_str(&line),
    };
    out.push(open);
    for (index, (key, element)) in elements.into_iter().enumerate() {
        let separator = if index == 0 { "" } else { "," };
        out.push_str(&format!("{separator}\n{:width$}{key}", "", width = 2 * (depth + 1)));
        write(out, element, depth + 1);
    }
    out.push_str(&format!("\n{:width$}{close}", "", width = 2 * depth));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_and_the_catalog_have_a_schema() {
        let all = schemas();
        let names = Kind::ALL.map(Kind::name).into_iter().chain(["catalog"]).map(|name| format!("schema/{name}.json"));
        let found: std::collections::BTreeSet<String> = all.iter().map(|(path, _)| path.clone()).collect();
        assert_eq!(found, names.collect());
        for (path, text) in all {
            let json: Value = serde_json::from_str(&text).expect("JSON");
            assert!(json["$schema"].is_string() && path.starts_with("schema/"), "{path}");
        }
    }
}
