//! Names of fields and parts within a structure.

use std::collections::HashMap;

use super::again;
use crate::check::Context;
use crate::diagnostics::Diagnostic;
use crate::layout;
use crate::load::Loaded;
use crate::resolve::{field_cells, part_cells};
use crate::span::{At, FileId, Place};
use crate::spec::{FieldRow, StructFile};
use etwspec_catalog::axis::Cells;

/// Names that share a scope, each with where and when.
type Scope<'s> = HashMap<&'s str, Vec<(Place, Cells)>>;

pub(super) fn run(ctx: &Context<'_>, file: &Loaded<StructFile>, out: &mut Vec<Diagnostic>) {
    let domain = layout::domain(ctx.layout, &file.data);
    let mut scope = Scope::new();
    collect(ctx, file.file, &file.data.field, domain, &mut scope, out);
    for row in &file.data.tail {
        let own = part_cells(&ctx.layout.axis, row).and(domain);
        add(file.file, &row.name, own, &mut scope, out);
    }
}

fn collect<'s>(
    ctx: &Context<'_>,
    file: FileId,
    rows: &'s [At<FieldRow>],
    domain: Cells,
    scope: &mut Scope<'s>,
    out: &mut Vec<Diagnostic>,
) {
    for row in rows {
        let own = field_cells(&ctx.layout.axis, row).and(domain);
        if let Some(name) = &row.name {
            add(file, name, own, scope, out);
        }
        // A named field is a scope of its own.
        let mut inner = Scope::new();
        let scope = if row.name.is_some() { &mut inner } else { &mut *scope };
        for bit in row.bits.iter().flat_map(|bits| bits.get()) {
            if let Some(name) = &bit.name {
                add(file, name, own, scope, out);
            }
        }
        for members in row.union.iter().chain(&row.structure) {
            collect(ctx, file, members, own, scope, out);
        }
    }
}

fn add<'s>(file: FileId, name: &'s At<String>, own: Cells, scope: &mut Scope<'s>, out: &mut Vec<Diagnostic>) {
    let known = scope.entry(name.as_str()).or_default();
    match known.iter_mut().find(|(_, when)| !when.and(own).is_empty()) {
        Some((first, _)) => {
            let problem = again("fields at one time", name, name.place(file), first.clone());
            out.push(problem.help("if they exist in different releases, add `versions` to both"));
        }
        None => known.push((name.place(file), own)),
    }
}
