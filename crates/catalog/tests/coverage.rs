//! Tests of facts and their evidence.

use etwspec_catalog::Catalog;
use etwspec_catalog::query::coverage::*;
use serde_json::{Value, json};

/// Returns the sample with changed facts.
fn with(change: impl FnOnce(&mut Value)) -> Catalog {
    let mut catalog = serde_json::to_value(crate::catalog()).expect("a catalog is JSON");
    catalog["sources"] = json!([
        { "id": "a", "title": "A", "author": "A", "kind": "study", "where": "there" },
        { "id": "b", "title": "B", "author": "B", "kind": "header", "where": "there" },
        { "id": "c", "title": "C", "author": "C", "kind": "study", "where": "there" },
        { "id": "d", "title": "D", "author": "D", "kind": "observed", "where": "there" },
    ]);
    catalog["structs"] = json!([]);
    change(&mut catalog);
    serde_json::from_value(catalog).expect("it is a catalog")
}

/// Returns a structure of one field, with its sources and the sources of the field.
fn structure(of: Value, field: Value) -> Value {
    let mut whole = json!({
        "name": "ONE", "rust": "One", "module": "headers", "summary": "One.", "when": { "relation": "unknown" },
        "layout_known": true, "sources": ["a", "b"], "file": "spec/structs/ONE.toml",
        "forms": [{ "releases": "5.0+", "rust": "V5_0", "current": true, "size": 4, "align": 4, "fixed": 4, "fields": [
            { "name": "Size", "offset": 0, "size": 4, "type": "ULONG", "shape": { "scalar": "u32" },
              "sources": field["sources"], "disputed": field["disputed"] }] }],
        "rows": [{ "c": "ULONG Size;", "field": {
            "name": "Size", "placed": field["placed"], "sources": field["sources"],
            "against": field["disputed"].as_array().into_iter().flatten().map(|by| by["source"].clone()).collect::<Vec<_>>() } }],
    });
    let whole_keys = whole.as_object_mut().expect("an object");
    whole_keys.extend(of.as_object().expect("an object").clone());
    whole
}

/// Returns the evidence for the form and for the field of a structure.
fn evidence(of: Value, mut field: Value) -> (String, String) {
    for (key, value) in [("sources", json!([])), ("disputed", json!([])), ("placed", json!(false))] {
        let field = field.as_object_mut().expect("an object");
        field.entry(key).or_insert(value);
    }
    let catalog = with(|catalog| catalog["structs"] = json!([structure(of, field)]));
    let facts = facts(&catalog);
    let of = |what| {
        let found = facts.iter().find(|fact| fact.what == what && fact.owner.name() == "ONE");
        found.map(|fact| fact.evidence.text()).expect("there is one")
    };
    (of(What::Form), of(What::Field))
}

#[test]
fn two_sources_of_one_kind_are_one_kind_of_evidence() {
    assert_eq!(evidence(json!({ "sources": ["a", "c"] }), json!({})), ("study".into(), "study".into()));
}

#[test]
fn a_row_that_cites_sources_has_no_others_and_its_form_has_what_each_row_has() {
    let cited = json!({ "sources": ["b"] });
    assert_eq!(evidence(json!({}), cited), ("header".into(), "header".into()));
}

#[test]
fn a_source_that_says_otherwise_is_no_evidence() {
    let disputed = json!({ "disputed": [{ "source": "b", "says": "USHORT", "preferred": false }] });
    assert_eq!(evidence(json!({}), disputed), ("study".into(), "study".into()));
}

#[test]
fn a_compiler_stands_behind_what_a_source_states_and_the_header_asserts() {
    let stated = json!({ "sizes": [{ "size": { "ptr32": 4, "ptr64": 4 } }] });
    let (form, field) = evidence(stated, json!({ "placed": true }));
    assert_eq!((form.as_str(), field.as_str()), ("study, header, C compiler", "study, header, C compiler"));
    let of_another = json!({ "sizes": [{ "size": { "ptr32": 8, "ptr64": 8 } }] });
    assert_eq!(evidence(of_another, json!({})).0, "study, header");
}

#[test]
fn bytes_stand_behind_the_form_that_was_read() {
    let catalog = with(|catalog| {
        catalog["structs"] = json!([structure(json!({}), json!({ "sources": [], "disputed": [], "placed": false }))]);
        let seen = json!([{ "struct": "ONE", "form": "V5_0", "pointer": "ptr64", "count": 1 }]);
        catalog["observed"] = json!([{ "file": "a.etl", "build": 2195, "pointer": "ptr64", "structs": seen }]);
    });
    let facts = facts(&catalog);
    let of = |what| facts.iter().find(|fact| fact.what == what).map(|fact| fact.evidence.text());
    assert_eq!(of(What::Form).as_deref(), Some("study, header, real bytes"));
    assert_eq!(of(What::Field).as_deref(), Some("study, header"), "that it was read says nothing of what it means");
}

#[test]
fn the_rows_of_a_summary_add_up() {
    let catalog = crate::catalog();
    let facts = facts(&catalog);
    let rows = summary(&facts);
    assert_eq!(rows.iter().map(|row| row.total).sum::<usize>(), facts.len());
    for row in rows {
        assert_eq!(row.by_count.iter().sum::<usize>(), row.total, "{row:?}");
        assert!(row.by_kind.iter().all(|count| *count <= row.total), "{row:?}");
    }
    let few = facts.iter().filter(|fact| fact.has_only_one()).count();
    assert_eq!(few, summary(&facts).iter().map(|row| row.by_count[0] + row.by_count[1]).sum::<usize>());
}
