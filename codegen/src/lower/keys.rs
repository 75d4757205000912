//! Keys that rows of several tables have: names, sources, releases, units, disputes.

use crate::layout::Context;
use crate::span::{At, FileId};
use crate::spec::{DisputeRow, PointerSize, Versions};
use etwspec_catalog::axis::{Axis, Pointer};
use etwspec_catalog::{Dispute, Meaning, Relation, When};

/// Returns the relation of a fact to releases, from the two keys that can state it.
pub(super) fn when(axis: &Axis, versions: Option<&At<Versions>>, seen: Option<&At<Versions>>) -> When {
    let (relation, stated) = match (versions, seen) {
        (Some(versions), _) => (Relation::Exact, versions),
        (None, Some(seen)) => (Relation::Seen, seen),
        (None, None) => return When::default(),
    };
    When { relation, releases: Some(canonical(axis, stated)) }
}

/// Returns releases in the canonical form of the catalog.
pub(super) fn canonical(axis: &Axis, versions: &Versions) -> Versions {
    axis.cells(versions).map_or_else(|_| versions.clone(), |cells| axis.versions_like(cells, versions))
}

/// Returns the pointer size of a row.
pub(super) fn pointer(size: Option<&At<PointerSize>>) -> Option<Pointer> {
    size.map(|size| Pointer::from(**size))
}

pub(super) fn ids(sources: Option<&At<Vec<At<String>>>>) -> Vec<String> {
    sources.map_or_else(Vec::new, |sources| sources.iter().map(|id| id.to_string()).collect())
}

/// Returns the unit of a value: its own, or the unit of its meaning.
pub(super) fn units(units: Option<&String>, meaning: Option<Meaning>) -> Option<String> {
    let of = |meaning: Meaning| Some(meaning.unit()).filter(|unit| !unit.is_empty());
    units.cloned().or_else(|| meaning.and_then(of).map(str::to_owned))
}

pub(super) fn disputes(rows: &[At<DisputeRow>]) -> Vec<Dispute> {
    rows.iter()
        .map(|row| Dispute {
            source: row.source.to_string(),
            says: row.says.clone(),
            preferred: row.preferred,
            why: row.why.clone(),
        })
        .collect()
}

pub(super) fn texts(names: &[At<String>]) -> Vec<String> {
    names.iter().map(|name| name.to_string()).collect()
}

pub(super) fn text(name: Option<&At<String>>) -> Option<String> {
    name.map(|name| name.to_string())
}

/// Returns the path of a file of the spec, as generated files state it.
pub(super) fn path(ctx: &Context<'_>, file: FileId) -> String {
    ctx.spec.files.files.get(file.0 as usize).map_or_else(String::new, |file| format!("spec/{}", file.path))
}
