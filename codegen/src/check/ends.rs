//! Determines whether the first byte of data leads to their end.

use super::Context;
use crate::layout;
use crate::resolve::{Type, field_cells, part_cells};
use crate::span::FileId;
use crate::spec::{Role, TailRow};
use etwspec_catalog::axis::Cells;

/// Returns whether a part extends to the end of the data in some of the cells.
pub(super) fn is_open(ctx: &Context<'_>, row: &TailRow, when: Cells) -> bool {
    goes_on(ctx, row, when, &mut Vec::new())
}

/// Returns whether a type, a structure or a dispatch lacks an end of its own in some of the cells. It then ends where
/// the data end, and nothing can follow it.
pub(super) fn has_none(ctx: &Context<'_>, ty: &str, when: Cells) -> bool {
    none(ctx, ty, when, &mut Vec::new())
}

fn goes_on(ctx: &Context<'_>, row: &TailRow, when: Cells, seen: &mut Vec<FileId>) -> bool {
    let several = row.count.is_some() || row.more.is_some();
    row.open
        || row.next.is_some()
        || row.by.is_some() && row.size.is_none()
        || row.by.is_none() && !several && none(ctx, &row.ty, when, seen)
}

fn none(ctx: &Context<'_>, ty: &str, when: Cells, seen: &mut Vec<FileId>) -> bool {
    match ctx.layout.names.ty(ty) {
        Some(Type::Dispatch(file)) => {
            if seen.contains(&file.file) {
                return false;
            }
            seen.push(file.file);
            file.data.case.iter().filter_map(|case| case.structure.as_ref()).any(|target| none(ctx, target, when, seen))
        }
        Some(Type::Struct(file)) => {
            if seen.contains(&file.file) || file.data.total.is_some() || file.data.layout.is_some() {
                return false;
            }
            seen.push(file.file);
            let axis = &ctx.layout.axis;
            let fields = layout::rows(ctx.layout, file).iter().any(|row| {
                let data = row.role.as_ref().is_some_and(|role| **role == Role::EventData);
                row.open && row.string.is_none() && !data && !field_cells(axis, row).and(when).is_empty()
            });
            fields
                || file.data.tail.iter().any(|row| {
                    let own = part_cells(axis, row).and(when);
                    !own.is_empty() && (row.optional || goes_on(ctx, row, own, seen))
                })
        }
        _ => false,
    }
}
