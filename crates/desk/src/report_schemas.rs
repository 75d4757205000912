//! JSON Schemas of the reports that commands print with `--format json`, and of the list of accepted findings.

use crate::evidence::EvidenceReport;
use etwspec_catalog::changes::AllowList;
use etwspec_catalog::changes::report::{BreakingReport, DiffReport};
use etwspec_codegen::emit::{File, schema};
use etwspec_codegen::render::ProblemReport;
use etwspec_codegen::schema::WithoutNull;
use schemars::JsonSchema;
use schemars::generate::SchemaSettings;

/// Returns the files that `generate` writes in addition to those of codegen.
pub fn files() -> Vec<File> {
    let allowed = SchemaSettings::draft07().with_transform(WithoutNull).into_generator();
    let allowed = allowed.into_root_schema_for::<AllowList>().to_value();
    vec![
        File::as_is("schema/breaking.json", schema::file(allowed, "crates/catalog/src/changes/allow.rs")),
        report::<Vec<ProblemReport<'_>>>("check", "codegen/src/render/json.rs"),
        report::<DiffReport<'_>>("diff", "crates/catalog/src/changes/report/json.rs"),
        report::<BreakingReport<'_>>("breaking", "crates/catalog/src/changes/report/json.rs"),
        report::<EvidenceReport>("evidence", "crates/desk/src/evidence/report.rs"),
    ]
}

/// Returns the schema of a command's report. Unknown keys are allowed, because later versions may add keys.
fn report<T: JsonSchema>(command: &str, from: &str) -> File {
    let schema = SchemaSettings::draft07().for_serialize().into_generator().into_root_schema_for::<T>();
    let mut schema = schema.to_value();
    schema["title"] = format!("Output of `cargo spec {command} --format json`").into();
    File::as_is(format!("schema/reports/{command}.json"), schema::file(schema, from))
}
