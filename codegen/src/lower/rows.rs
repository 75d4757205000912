//! What tables state of fields and sizes, and who says so.

use super::{canonical, ids, pointer, text};
use crate::layout::Context;
use crate::resolve::Type;
use crate::span::At;
use crate::spec::{BitRow, CountOf, DisputeRow, FieldRow, Offset, TailRow};
use etwspec_catalog::axis::Axis;
use etwspec_catalog::{ByPointer, CountFrom, DeclaredPart, Member, StatedSize};

/// A field as the table declares it, with all that it holds.
pub(super) fn member(row: &FieldRow) -> Member {
    let placed = row.at.is_some();
    let mut members: Vec<Member> = Vec::new();
    // The arms of a union begin where it does.
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

/// What the table declares to follow the fields.
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

/// The sources that say otherwise, and that the tables do not follow.
fn against(rows: &[At<DisputeRow>]) -> Vec<String> {
    rows.iter().filter(|row| !row.preferred).map(|row| row.source.to_string()).collect()
}

/// The sizes that a table states.
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

/// A count with everything that the table leaves out filled in.
pub(super) fn count_from(count: &CountOf) -> CountFrom {
    CountFrom { field: count.field.clone(), mask: count.mask.unwrap_or(u64::MAX), shift: count.shift.unwrap_or(0) }
}

/// The set that names the values of a field, if its type is that set.
pub(super) fn enumeration(ctx: &Context<'_>, ty: Option<&At<String>>) -> Option<String> {
    let ty = ty?;
    matches!(ctx.names.ty(ty)?, Type::Values(_) | Type::Requests(_)).then(|| ty.to_string())
}
