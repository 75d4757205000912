//! Differences and findings as JSON. The types are those of the JSON Schemas.

use serde::Serialize;
use serde_json::Value;

use super::{End, Ends};
use crate::changes::{Bump, Categories, Category, Changes, Decided, greatest_bump};

/// Version of the format of the reports. A key that is removed or redefined raises it; a new key does not.
pub const FORMAT: u32 = 1;

/// Differences between two versions, as `cargo spec diff --format json` prints them.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, Serialize)]
pub struct DiffReport<'c> {
    /// Version of the format. A key that is removed or redefined raises it; a new key does not.
    format: u32,
    /// Name of the old version.
    old: &'c str,
    /// Name of the new version.
    new: &'c str,
    /// Minimum version bump; null without differences.
    bump: Option<Bump>,
    /// Differences, by owner and item.
    differences: Vec<Difference<'c>>,
    /// Layouts that differ.
    layouts: Vec<Layout<'c>>,
}

/// Differences that break users, as `cargo spec breaking --format json` prints them.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, Serialize)]
pub struct BreakingReport<'c> {
    /// Version of the format. A key that is removed or redefined raises it; a new key does not.
    format: u32,
    /// Name of the old version.
    old: &'c str,
    /// Name of the new version.
    new: &'c str,
    /// Minimum version bump; null without findings.
    bump: Option<Bump>,
    /// Findings that no entry of breaking.toml accepts.
    findings: Vec<Finding<'c>>,
    /// Findings that an entry of breaking.toml accepts.
    allowed: Vec<Finding<'c>>,
    /// Layouts that differ, of structures with findings.
    layouts: Vec<Layout<'c>>,
}

/// Difference between two versions.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, Serialize)]
struct Difference<'c> {
    /// Name of the rule, such as `field-moved`.
    rule: &'c str,
    /// Meaning of the rule.
    purpose: &'c str,
    /// Categories that the difference breaks.
    breaks: Vec<Category>,
    /// Categories of output that the difference adds to, without changing what is there.
    adds: Vec<Category>,
    /// Minimum version bump.
    bump: Bump,
    /// Kind of item, such as `field`.
    kind: &'c str,
    /// Name of the structure, set, group or table that the item belongs to.
    owner: &'c str,
    /// Full name of the item.
    item: &'c str,
    /// Part of the item that differs, such as `offset`; null if the item is new or gone.
    what: Option<&'c str>,
    /// Old value; null if none was stated.
    before: Option<&'c str>,
    /// New value; null if none is stated.
    after: Option<&'c str>,
    /// Releases to which the difference applies; null for all that have the item.
    releases: Option<&'c str>,
    /// Place in the old tables; null if the item is not in them.
    old: Option<Place>,
    /// Place in the new tables; null if the item is not in them.
    new: Option<Place>,
}

/// Difference that breaks users.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, Serialize)]
struct Finding<'c> {
    #[serde(flatten)]
    difference: Difference<'c>,
    /// Categories of the finding, among those asked for.
    categories: Vec<Category>,
    /// True if the difference only adds to decoded output.
    adds_only: bool,
    /// Advice to the maintainer.
    instead: String,
    /// Bytes that both versions decode; null if none show the difference.
    witness: Option<Witness<'c>>,
}

/// Place in the tables.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, Serialize)]
struct Place {
    /// Path of the table.
    file: Option<String>,
    /// Line of the row, counted from 1; null if the text of the table is not known.
    line: Option<usize>,
}

/// Layout of a structure that differs.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, Serialize)]
struct Layout<'c> {
    /// Name of the structure in the new version.
    structure: &'c str,
    /// Releases to which the difference applies; null for all.
    releases: Option<&'c str>,
    /// Layout in the old version.
    before: ByteMap<'c>,
    /// Layout in the new version.
    after: ByteMap<'c>,
}

/// Fields of a layout, by offset.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, Serialize)]
struct ByteMap<'c> {
    /// Size of the structure in bytes, in hexadecimal.
    size: &'c str,
    /// Fields, bit fields and parts, in their order.
    lines: Vec<Line<'c>>,
}

/// Field of a layout.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, Serialize)]
struct Line<'c> {
    /// Offset in hexadecimal, with the first bit of a bit field: `0x08`, `0x08:4`. Parts have `tail`.
    at: &'c str,
    /// Size in bytes, or of a bit field in bits.
    size: &'c str,
    /// Path of the field.
    name: &'c str,
    /// Type in C, with the number of elements.
    #[serde(rename = "type")]
    ty: &'c str,
}

/// Bytes that both versions decode, and what each makes of them.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, Serialize)]
struct Witness<'c> {
    /// Where the bytes are from, such as the event of a trace.
    origin: &'c str,
    /// True if the bytes were made from the layout.
    synthetic: bool,
    /// The bytes, in hexadecimal.
    bytes: String,
    /// Values that differ.
    lines: Vec<WitnessLine<'c>>,
}

/// Value that differs.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, Serialize)]
struct WitnessLine<'c> {
    /// Path of the field.
    name: &'c str,
    /// Value in the old version; null if it does not have the field.
    before: Option<&'c str>,
    /// Value in the new version; null if it does not have the field.
    after: Option<&'c str>,
}

/// Returns differences as JSON.
pub fn diff(changes: &Changes, ends: &Ends) -> Value {
    value(&DiffReport {
        format: FORMAT,
        old: &ends.old.label,
        new: &ends.new.label,
        bump: greatest_bump(&changes.differences),
        differences: changes.differences.iter().map(|one| difference(one, ends)).collect(),
        layouts: layouts(changes, |_| true),
    })
}

/// Returns findings as JSON.
pub fn breaking(changes: &Changes, decided: &Decided<'_>, ends: &Ends) -> Value {
    let owners: Vec<&str> = decided.left.iter().map(|one| one.difference.owner.as_str()).collect();
    value(&BreakingReport {
        format: FORMAT,
        old: &ends.old.label,
        new: &ends.new.label,
        bump: greatest_bump(decided.left.iter().map(|one| one.difference)),
        findings: decided.left.iter().map(|one| finding(one, ends)).collect(),
        allowed: decided.allowed.iter().map(|(one, _)| finding(one, ends)).collect(),
        layouts: layouts(changes, |owner| owners.contains(&owner)),
    })
}

fn value(report: &impl Serialize) -> Value {
    // Texts and numbers always serialize.
    serde_json::to_value(report).unwrap_or_default()
}

fn finding<'c>(one: &'c crate::changes::Finding<'_>, ends: &Ends) -> Finding<'c> {
    Finding {
        difference: difference(one.difference, ends),
        categories: list(one.categories),
        adds_only: one.adds,
        instead: one.difference.instead(),
        witness: one.witness.as_ref().map(witness),
    }
}

fn list(categories: Categories) -> Vec<Category> {
    categories.iter().collect()
}

fn difference<'c>(one: &'c crate::changes::Difference, ends: &Ends) -> Difference<'c> {
    Difference {
        rule: one.rule.name,
        purpose: one.rule.purpose,
        breaks: list(one.rule.breaks),
        adds: list(one.rule.shows),
        bump: one.rule.bump,
        kind: one.kind.word(),
        owner: &one.owner,
        item: &one.item,
        what: (!one.what.is_empty()).then_some(&one.what),
        before: one.before.as_deref(),
        after: one.after.as_deref(),
        releases: one.releases.as_deref(),
        old: place(&one.old, &ends.old),
        new: place(&one.new, &ends.new),
    }
}

fn place(place: &crate::changes::Place, end: &End) -> Option<Place> {
    let file = || end.place(&crate::changes::Place { line: None, ..place.clone() });
    (!place.file.is_empty()).then(|| Place { file: file(), line: place.line })
}

fn layouts(changes: &Changes, wanted: impl Fn(&str) -> bool) -> Vec<Layout<'_>> {
    let layouts = changes.layouts.iter().filter(|layout| wanted(&layout.structure));
    layouts
        .map(|layout| Layout {
            structure: &layout.structure,
            releases: layout.releases.as_deref(),
            before: byte_map(&layout.before),
            after: byte_map(&layout.after),
        })
        .collect()
}

fn byte_map(map: &crate::changes::ByteMap) -> ByteMap<'_> {
    let lines = map.lines.iter();
    let lines = lines.map(|line| Line { at: &line.at, size: &line.size, name: &line.name, ty: &line.ty });
    ByteMap { size: &map.size, lines: lines.collect() }
}

fn witness(witness: &crate::changes::Witness) -> Witness<'_> {
    let lines = witness.lines.iter().map(|line| WitnessLine {
        name: &line.name,
        before: line.before.as_deref(),
        after: line.after.as_deref(),
    });
    Witness {
        origin: &witness.origin,
        synthetic: witness.synthetic,
        bytes: witness.bytes.iter().map(|byte| format!("{byte:02x}")).collect(),
        lines: lines.collect(),
    }
}
