//! Checks that the evidence report counts every fact of the published tables exactly once.

use std::collections::BTreeMap;

use etwspec_catalog::query::coverage::{What, facts};
use serde_json::Value;

use super::support::PUBLISHED;

/// Number of facts by kind and owner.
type Counts = BTreeMap<(What, String), usize>;

fn list<'v>(of: &'v Value, key: &str) -> &'v [Value] {
    of[key].as_array().map_or(&[], Vec::as_slice)
}

fn name(of: &Value) -> String {
    of["name"].as_str().expect("it has a name").to_owned()
}

/// Returns the number of fields of a row in the report: those with names, and those without members.
fn fields(row: &Value) -> usize {
    let members = list(row, "members");
    let own = !row["name"].is_null() || members.is_empty();
    usize::from(own) + members.iter().map(fields).sum::<usize>()
}

/// Counts all facts in the catalog as JSON, independently of the report.
fn expected(catalog: &Value) -> Counts {
    let mut counts = Counts::new();
    let mut add = |what: What, of: &Value, count: usize| *counts.entry((what, name(of))).or_default() += count;
    for s in list(catalog, "structs") {
        add(What::Structure, s, usize::from(s["layout_known"] == false));
        add(What::Form, s, list(s, "forms").len());
        add(What::Inserted, s, list(s, "inserted").len());
        let own = s["prefix_of"].is_null();
        add(What::Field, s, list(s, "rows").iter().filter(|_| own).map(|row| fields(&row["field"])).sum());
        add(What::Field, s, list(s, "parts").iter().filter(|_| own).count());
    }
    for dispatch in list(catalog, "dispatches") {
        add(What::Case, dispatch, list(dispatch, "cases").len());
    }
    let classes: Vec<&Value> =
        list(catalog, "requests").iter().flat_map(|requests| list(requests, "classes")).collect();
    for set in list(catalog, "sets").iter().filter(|set| set["rows"].is_null()) {
        let is_class = |value: &&Value| classes.iter().any(|class| class["name"] == value["name"]);
        add(What::Value, set, list(set, "values").iter().filter(|value| !is_class(value)).count());
        add(What::Value, set, list(&set["sentinel"], "values").len());
    }
    for mask in list(catalog, "masks") {
        add(What::MaskBit, mask, list(mask, "groups").iter().map(|group| list(group, "bits").len()).sum());
        add(What::MaskBit, mask, list(mask, "enable_flags").len());
    }
    for group in list(catalog, "hooks") {
        add(What::HookGroup, group, 1);
        add(What::Hook, group, list(group, "events").len());
        add(What::Payload, group, list(group, "events").iter().map(|event| list(event, "payloads").len()).sum());
    }
    for class in classes {
        add(What::Class, class, 1);
        add(What::Rule, class, list(class, "rules").len());
    }
    for requests in list(catalog, "requests") {
        add(What::Rule, requests, list(requests, "limits").len());
    }
    counts.retain(|_, count| *count > 0);
    counts
}

#[test]
fn counts_every_fact_exactly_once() {
    let catalog = &*PUBLISHED;
    let mut counted = Counts::new();
    for fact in facts(catalog) {
        *counted.entry((fact.what, fact.owner.name().to_owned())).or_default() += 1;
    }
    assert_eq!(counted, expected(&serde_json::to_value(catalog).expect("a catalog is JSON")));
}
