//! Declarations of fields and sizes in the tables, with their sources.

use super::keys::{canonical, ids, pointer, text};
use crate::layout::Context;
use crate::resolve::Type;
use crate::span::At;
use crate::spec::{BitRow, CountOf, DisputeRow, FieldRow, Offset, TailRow};
use etwspec_catalog::axis::Axis;
use etwspec_catalog::{ByPointer, CountFrom, DeclaredPart, Member, StatedSize};

/// Returns a field as declared in the table, with its members.
pub(super) fn member(row: &FieldRow) -> Member {
    let placed = row.at.is_some();
    let mut members: Vec<Member> = Vec::new();
    // The members of a union start where the union does.
    for arm in row.union.iter().flat_map(|rows| rows.get()) {
        let arm = member(arm);
        members.push(Member { placed: placed || arm.placed, ..arm });
    }
    members.extend(row.structure.iter().flat_map(|rows| rows.get()).map(|row| member(row)));
    members.extend(row.bits.iter().flat_map(|rows| rows.get()).map(|row| bit(row)));
    Member {
        name: text(row.name.as_ref()),
        placed,
        members,
        sources: ids(row.sources.as_ref()),
        against: against(&row.disputed),
    }
}

/// Returns the parts that the table declares after the fields.
pub(super) fn parts(axis: &Axis, rows: &[At<TailRow>]) -> Vec<DeclaredPart> {
    let member = |row: &TailRow| Member {
        name: Some(row.name.to_string()),
        sources: ids(row.sources.as_ref()),
        against: against(&row.disputed),
        ..Member::default()
    };
    let releases = |row: &TailRow| row.versions.as_ref().map(|versions| canonical(axis, versions));
    rows.iter()
        .map(|row| DeclaredPart { releases: releases(row), pointer: pointer(row.pointer.as_ref()), field: member(row) })
        .collect()
}

fn bit(row: &BitRow) -> Member {
    Member { name: text(row.name.as_ref()), placed: row.mask.is_some(), ..Member::default() }
}

/// Returns the dissenting sources, which the tables do not follow.
fn against(rows: &[At<DisputeRow>]) -> Vec<String> {
    rows.iter().filter(|row| !row.preferred).map(|row| row.source.to_string()).collect()
}

/// Returns the sizes that a table states.
pub(super) fn sizes(axis: &Axis, size: Option<&At<Offset>>) -> Vec<StatedSize> {
    let of = |x86: u32, x64: u32, releases| StatedSize {
        size: ByPointer { ptr32: x86.into(), ptr64: x64.into() },
        releases,
    };
    match size.map(|size| size.get()) {
        None => Vec::new(),
        Some(Offset::Both(size)) => vec![of(*size, *size, None)],
        Some(Offset::ByPointer(size)) => vec![of(size.ptr32, size.ptr64, None)],
        Some(Offset::List(rows)) => {
            rows.iter().map(|row| of(row.ptr32, row.ptr64, Some(canonical(axis, &row.versions)))).collect()
        }
    }
}

/// Returns a count with defaults for omitted keys.
pub(super) fn count_from(count: &CountOf) -> CountFrom {
    CountFrom { field: count.field.to_string(), mask: count.mask.unwrap_or(u64::MAX), shift: count.shift.unwrap_or(0) }
}

/// Returns the set of values that is the type of a field, if any.
pub(super) fn enumeration(ctx: &Context<'_>, ty: Option<&At<String>>) -> Option<String> {
    let ty = ty?;
    matches!(ctx.names.ty(ty)?, Type::Values(_) | Type::Requests(_)).then(|| ty.to_string())
}
