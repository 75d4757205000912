//! Differences and findings as JSON.

use serde_json::{Value, json};

use super::{End, Ends};
use crate::{Bump, ByteMap, Categories, Changes, Decided, Difference, Finding, Line, Place, Witness, greatest_bump};

/// Version of the format of the reports. A key that is removed or redefined raises it; a new key does not.
pub const FORMAT: u32 = 1;

/// Returns differences as JSON.
pub fn diff(changes: &Changes, ends: &Ends) -> Value {
    json!({
        "format": FORMAT,
        "old": ends.old.label,
        "new": ends.new.label,
        "bump": greatest_bump(&changes.differences).map(Bump::word),
        "differences": changes.differences.iter().map(|one| difference(one, ends)).collect::<Vec<_>>(),
        "layouts": layouts(changes, |_| true),
    })
}

/// Returns findings as JSON.
pub fn breaking(changes: &Changes, decided: &Decided<'_>, ends: &Ends) -> Value {
    let finding = |finding: &Finding<'_>| {
        let mut value = difference(finding.difference, ends);
        value["categories"] = names(finding.categories);
        value["adds_only"] = finding.adds.into();
        value["instead"] = finding.difference.instead().into();
        value["witness"] = finding.witness.as_ref().map_or(Value::Null, witness);
        value
    };
    let owners: Vec<&str> = decided.left.iter().map(|one| one.difference.owner.as_str()).collect();
    json!({
        "format": FORMAT,
        "old": ends.old.label,
        "new": ends.new.label,
        "bump": greatest_bump(decided.left.iter().map(|one| one.difference)).map(Bump::word),
        "findings": decided.left.iter().map(finding).collect::<Vec<_>>(),
        "allowed": decided.allowed.iter().map(|(one, _)| finding(one)).collect::<Vec<_>>(),
        "layouts": layouts(changes, |owner| owners.contains(&owner)),
    })
}

fn names(categories: Categories) -> Value {
    categories.iter().map(|category| Value::from(category.name())).collect()
}

fn difference(one: &Difference, ends: &Ends) -> Value {
    json!({
        "rule": one.rule.name,
        "purpose": one.rule.purpose,
        "breaks": names(one.rule.breaks),
        "adds": names(one.rule.shows),
        "bump": one.rule.bump.word(),
        "kind": one.kind.word(),
        "owner": one.owner,
        "item": one.item,
        "what": (!one.what.is_empty()).then_some(&one.what),
        "before": one.before,
        "after": one.after,
        "releases": one.releases,
        "old": place(&one.old, &ends.old),
        "new": place(&one.new, &ends.new),
    })
}

fn place(place: &Place, end: &End) -> Value {
    if place.file.is_empty() {
        return Value::Null;
    }
    json!({ "file": end.place(&Place { line: None, ..place.clone() }), "line": place.line })
}

fn layouts(changes: &Changes, wanted: impl Fn(&str) -> bool) -> Vec<Value> {
    let map = |map: &ByteMap| {
        let line = |line: &Line| json!({ "at": line.at, "size": line.size, "name": line.name, "type": line.ty });
        json!({ "size": map.size, "lines": map.lines.iter().map(line).collect::<Vec<_>>() })
    };
    let layouts = changes.layouts.iter().filter(|layout| wanted(&layout.structure));
    layouts
        .map(|layout| {
            json!({
                "structure": layout.structure,
                "releases": layout.releases,
                "before": map(&layout.before),
                "after": map(&layout.after),
            })
        })
        .collect()
}

fn witness(witness: &Witness) -> Value {
    let bytes: String = witness.bytes.iter().map(|byte| format!("{byte:02x}")).collect();
    let lines = witness.lines.iter();
    let lines = lines.map(|line| json!({ "name": line.name, "before": line.before, "after": line.after }));
    json!({
        "origin": witness.origin,
        "synthetic": witness.synthetic,
        "bytes": bytes,
        "lines": lines.collect::<Vec<_>>(),
    })
}
