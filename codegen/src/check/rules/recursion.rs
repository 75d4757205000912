//! No structure contains itself.

use crate::check::weights::named;
use crate::check::{Context, Rule};
use crate::diagnostics::Diagnostic;
use crate::layout;
use crate::span::{At, FileId};
use crate::spec::FieldRow;

pub(super) static RULE: Rule = rule!(
    "recursion",
    Check(run),
    "No structure contains itself, directly or indirectly.",
    "Such a structure would be infinite. In C the field is a pointer: write `NAME *`. The rule includes parts in \
     `[[tail]]`, cases of a dispatch there, inserted items and lists.",
);

fn run(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    for file in &ctx.layout.spec.structs {
        if ctx.weights.of(file.file).endless {
            fields(ctx, file.file, &file.data.field, out);
            file.data.tail.iter().for_each(|row| holds(ctx, file.file, &row.ty, out));
            file.data.inserted.iter().for_each(|row| holds(ctx, file.file, &row.structure, out));
        }
    }
}

fn fields(ctx: &Context<'_>, file: FileId, rows: &[At<FieldRow>], out: &mut Vec<Diagnostic>) {
    for row in rows {
        row.ty.iter().for_each(|ty| holds(ctx, file, ty, out));
        row.union.iter().chain(&row.structure).for_each(|members| fields(ctx, file, members, out));
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
    let problem = Diagnostic::new(RULE.name, ty.place(file), message, "has no end");
    out.push(problem.help(format!("write a pointer as `{} *`", **ty)));
}

/// Returns whether the first structure contains the second, at any depth.
fn reaches(ctx: &Context<'_>, from: FileId, to: FileId) -> bool {
    let (mut seen, mut next) = (vec![from], vec![from]);
    while let Some(file) = next.pop() {
        let Some(file) = ctx.layout.spec.structs.iter().find(|target| target.file == file) else { continue };
        let mut rows: Vec<&At<FieldRow>> = layout::rows(ctx.layout, file).iter().collect();
        let inserted = file.data.inserted.iter().map(|row| &row.structure);
        let mut types: Vec<&At<String>> = file.data.tail.iter().map(|row| &row.ty).chain(inserted).collect();
        while let Some(row) = rows.pop() {
            rows.extend(row.union.iter().chain(&row.structure).flat_map(|members| members.iter()));
            types.extend(&row.ty);
        }
        for target in types.into_iter().flat_map(|ty| named(ctx.layout, ty)) {
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
