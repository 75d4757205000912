//! Names of fields and parts within a structure.

use super::{Scope, add};
use crate::check::Context;
use crate::diagnostics::Diagnostic;
use crate::layout;
use crate::load::Loaded;
use crate::resolve::{field_cells, part_cells};
use crate::span::{At, FileId};
use crate::spec::{FieldRow, StructFile};
use etwspec_catalog::axis::Cells;

pub(super) fn run(ctx: &Context<'_>, file: &Loaded<StructFile>, out: &mut Vec<Diagnostic>) {
    let domain = layout::domain(ctx.layout, &file.data);
    let mut scope = Scope::new();
    collect(ctx, file.file, &file.data.field, domain, &mut scope, out);
    for row in &file.data.tail {
        let own = part_cells(&ctx.layout.axis, row).and(domain);
        field(file.file, &row.name, own, &mut scope, out);
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
        if let Some(name) = &*row.name {
            field(file, name, own, scope, out);
        }
        // A named field is a scope of its own.
        let mut inner = Scope::new();
        let scope = if row.name.is_some() { &mut inner } else { &mut *scope };
        for bit in row.bits.iter().flat_map(|bits| bits.get()) {
            if let Some(name) = &*bit.name {
                field(file, name, own, scope, out);
            }
        }
        for members in row.union.iter().chain(&row.structure) {
            collect(ctx, file, members, own, scope, out);
        }
    }
}

fn field<'s>(file: FileId, name: &'s At<String>, own: Cells, scope: &mut Scope<'s>, out: &mut Vec<Diagnostic>) {
    let problem = add(scope, "fields at one time", file, name, own);
    out.extend(problem.map(|problem| problem.help("if they exist in different releases, add `versions` to both")));
}
