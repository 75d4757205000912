//! JSON Schemas: of the tables, for editors, and of the catalog and of reports, for programs that read them.

use etwspec_catalog::Catalog;
use etwspec_changes::AllowList;
use etwspec_changes::report::{BreakingReport, DiffReport};
use etwspec_evidence::EvidenceReport;
use schemars::JsonSchema;
use schemars::generate::SchemaSettings;
use serde_json::Value;

use crate::render::ProblemReport;
use crate::schema::{Kind, WithoutNull};

const TABLES: &str =
    "Generated from codegen/src/spec by `cargo run --release -- generate`. Do not edit: edit those types.";
const CATALOG: &str =
    "Generated from crates/catalog/src/model by `cargo run --release -- generate`. Do not edit: edit those types.";
const ALLOWED: &str =
    "Generated from crates/changes/src/allow.rs by `cargo run --release -- generate`. Do not edit: edit those types.";

/// Returns all schemas, each with its path within the output folder.
pub fn schemas() -> Vec<(String, String)> {
    let tables =
        Kind::ALL.into_iter().map(|kind| (format!("schema/{}.json", kind.name()), text(kind.json_schema(), TABLES)));
    let allowed = SchemaSettings::draft07().with_transform(WithoutNull).into_generator();
    let allowed = text(allowed.into_root_schema_for::<AllowList>().to_value(), ALLOWED);
    let others = [("schema/catalog.json".to_owned(), catalog_file()), ("schema/breaking.json".to_owned(), allowed)];
    tables.chain(others).chain(reports()).collect()
}

/// Returns the schemas of the reports that commands print with `--format json`.
fn reports() -> [(String, String); 4] {
    [
        report::<Vec<ProblemReport<'_>>>("check", "codegen/src/render/json.rs"),
        report::<DiffReport<'_>>("diff", "crates/changes/src/report/json.rs"),
        report::<BreakingReport<'_>>("breaking", "crates/changes/src/report/json.rs"),
        report::<EvidenceReport>("evidence", "crates/evidence/src/report.rs"),
    ]
}

/// Returns the schema of a command's report. Unknown keys are allowed, because later versions may add keys.
fn report<T: JsonSchema>(command: &str, from: &str) -> (String, String) {
    let schema = SchemaSettings::draft07().for_serialize().into_generator().into_root_schema_for::<T>();
    let comment = format!("Generated from {from} by `cargo run --release -- generate`. Do not edit: edit those types.");
    let mut schema = schema.to_value();
    schema["title"] = format!("Output of `etwspec {command} --format json`").into();
    (format!("schema/reports/{command}.json"), text(schema, &comment))
}

/// Returns the JSON Schema of the catalog as the text of a file.
pub fn catalog_file() -> String {
    text(catalog(), CATALOG)
}

/// Returns the JSON Schema of the catalog.
///
/// A key is required if every catalog that codegen writes contains it. Unknown keys are allowed, because later versions
/// may add keys without a new format version.
pub fn catalog() -> Value {
    let settings = SchemaSettings::draft07().for_serialize().with_transform(WithoutNull);
    settings.into_generator().into_root_schema_for::<Catalog>().to_value()
}

fn text(mut schema: Value, comment: &str) -> String {
    if let Some(object) = schema.as_object_mut() {
        object.shift_insert(0, "$comment".to_owned(), comment.into());
    }
    // Writing a JSON value does not fail.
    serde_json::to_string_pretty(&schema).unwrap_or_default() + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_the_catalog_and_reports_have_a_schema() {
        let all = schemas();
        let others = ["breaking", "catalog", "reports/breaking", "reports/check", "reports/diff", "reports/evidence"];
        let names = Kind::ALL.map(Kind::name).into_iter().chain(others).map(|name| format!("schema/{name}.json"));
        let found: std::collections::BTreeSet<String> = all.iter().map(|(path, _)| path.clone()).collect();
        assert_eq!(found, names.collect());
        for (path, text) in all {
            let json: Value = serde_json::from_str(&text).expect("JSON");
            assert!(json["$schema"].is_string() && path.starts_with("schema/"), "{path}");
        }
    }
}
