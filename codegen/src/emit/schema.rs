//! JSON Schemas of the tables, for editors.

use crate::schema::Kind;

const ABOUT: &str =
    "Generated from codegen/src/spec by `cargo run --release -- generate`. Do not edit: edit those types.";

/// Returns one schema for each kind of file, by path from the output folder.
pub fn schemas() -> Vec<(String, String)> {
    Kind::ALL.into_iter().map(|kind| (format!("schema/{}.json", kind.name()), text(kind))).collect()
}

fn text(kind: Kind) -> String {
    let mut schema = kind.json_schema();
    if let Some(object) = schema.as_object_mut() {
        object.shift_insert(0, "$comment".to_owned(), ABOUT.into());
    }
    // Writing a JSON value does not fail.
    serde_json::to_string_pretty(&schema).unwrap_or_default() + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_has_a_file_that_is_a_schema() {
        let all = schemas();
        assert_eq!(all.len(), Kind::ALL.len());
        for (path, text) in all {
            let json: serde_json::Value = serde_json::from_str(&text).expect("JSON");
            assert!(json["$schema"].is_string() && path.starts_with("schema/"), "{path}");
        }
    }
}
