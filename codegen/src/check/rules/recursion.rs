//! No structure contains itself.

use crate::check::weights::named;
use crate::check::{Context, Rule};
use crate::diagnostics::Diagnostic;
use crate::layout;
use crate::span::{At, FileId};
use crate::spec::all_fields;

pub(super) static RULE: Rule = rule!(
    "recursion",
    Check(run),
    "No structure contains itself, directly or indirectly.",
    "Such a structure would be infinite. In C the field is a pointer: write `NAME *`. The rule includes parts in \
     `[[tail]]`, cases of a dispatch there, inserted items and lists.",
);

fn run(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    for file in &ctx.layout.spec.structs {
        // Structures of one circle are one mistake.
        if !out.is_empty() {
            return;
        }
        if ctx.weights.of(file.file).endless {
            let fields = file.data.all_fields().into_iter().filter_map(|row| row.ty.as_ref());
            let parts = file.data.tail.iter().map(|row| &*row.ty);
            let inserted = file.data.inserted.iter().map(|row| &*row.structure);
            fields.chain(parts).chain(inserted).for_each(|ty| holds(ctx, file.file, ty, out));
        }
    }
}

/// Reports a type in a structure that contains the structure.
fn holds(ctx: &Context<'_>, file: FileId, ty: &At<String>, out: &mut Vec<Diagnostic>) {
    let targets = named(ctx.layout, ty);
    let is_itself = targets.iter().any(|target| target.file == file);
    if !is_itself && !targets.iter().any(|target| reaches(ctx, target.file, file)) {
        return;
    }
    let message = match is_itself {
        true => format!("{} contains itself", **ty),
        false => format!("{} contains, directly or indirectly, the structure of this field", **ty),
    };
    out.push(RULE.at(ty.place(file), message, "has no end").help(format!("write a pointer as `{} *`", **ty)));
}

/// Returns whether the first structure contains the second, at any depth.
fn reaches(ctx: &Context<'_>, from: FileId, to: FileId) -> bool {
    let (mut seen, mut next) = (vec![from], vec![from]);
    while let Some(file) = next.pop() {
        let Some(file) = ctx.layout.spec.structs.iter().find(|target| target.file == file) else { continue };
        let fields = all_fields(layout::rows(ctx.layout, file)).into_iter().filter_map(|row| row.ty.as_ref());
        let parts = file.data.tail.iter().map(|row| &*row.ty);
        let inserted = file.data.inserted.iter().map(|row| &*row.structure);
        for target in fields.chain(parts).chain(inserted).flat_map(|ty| named(ctx.layout, ty)) {
            if target.file == to {
                return true;
            }
            if !seen.contains(&target.file) {
                seen.push(target.file);
                next.push(target.file);
            }
        }
    }
    false
}
