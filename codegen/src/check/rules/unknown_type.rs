//! Every type that a field has is in the tables.

use super::field_width;
use crate::check::{Context, Rule};
use crate::diagnostics::Diagnostic;
use crate::resolve::{Type, scalar_of};
use crate::span::{At, FileId};
use crate::spec::{FieldRow, Scalar};

pub(super) static RULE: Rule = rule!(
    "unknown-type",
    Check(run),
    "Every type is a scalar of types.toml, an enumeration, a structure whose layout is known, or a pointer.",
    "Types are written as in C. The target of a pointer need not be in the tables, because only the pointer is in the \
     data.",
);

fn run(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let spec = ctx.layout.spec;
    for file in &spec.structs {
        file.data.all_fields().iter().for_each(|row| field(ctx, file.file, row, out));
        file.data.tail.iter().for_each(|row| known(ctx, file.file, &row.ty, out));
    }
    let dispatch = spec.dispatch.iter().map(|file| (file.file, &file.data.ty));
    let values = spec.values.iter().map(|file| (file.file, &file.data.ty));
    let requests = spec.requests.iter().map(|file| (file.file, &file.data.ty));
    dispatch.chain(values).chain(requests).for_each(|(file, ty)| integer(ctx, file, ty, out));
}

fn field(ctx: &Context<'_>, file: FileId, row: &FieldRow, out: &mut Vec<Diagnostic>) {
    if let Some(ty) = &*row.ty {
        known(ctx, file, ty, out);
        if let Some(Type::Dispatch(target)) = ctx.layout.names.ty(ty) {
            let message = format!("{} is a dispatch and cannot be a field", **ty);
            let problem = RULE.at(ty.place(file), message, "one of several structures");
            let problem = problem.other(target.data.name.place(target.file), "it is a dispatch");
            out.push(problem.help("use it as a part in `[[tail]]`"));
        }
    }
    row.unit.iter().for_each(|unit| integer(ctx, file, unit, out));
}

/// Checks that a type is in the tables, with a layout.
fn known(ctx: &Context<'_>, file: FileId, ty: &At<String>, out: &mut Vec<Diagnostic>) {
    match ctx.layout.names.ty(ty) {
        _ if ty.ends_with('*') => {}
        None => out.push(unknown(ctx, file, ty)),
        Some(Type::Struct(target)) if target.data.layout.is_some() => {
            let message = format!("{} has no known layout and cannot be part of another structure", **ty);
            let problem = RULE.at(ty.place(file), message, "its size is unknown");
            out.push(problem.other(target.data.name.place(target.file), "`layout = \"unknown\"`"));
        }
        Some(_) => {}
    }
}

/// Checks a type of bits or values.
fn integer(ctx: &Context<'_>, file: FileId, ty: &At<String>, out: &mut Vec<Diagnostic>) {
    match scalar_of(&ctx.layout.names, ty) {
        Some(Scalar::Guid) => {}
        Some(_) if !ctx.layout.names.is_address(ty) => return,
        Some(_) => {}
        None if ctx.layout.names.ty(ty).is_none() => return out.push(unknown(ctx, file, ty)),
        None => {}
    }
    let message = format!("{} is not an integer and cannot contain bits or values", **ty);
    out.push(field_width::RULE.at(ty.place(file), message, "not an integer").help("write ULONG, for example"));
}

fn unknown(ctx: &Context<'_>, file: FileId, ty: &At<String>) -> Diagnostic {
    let message = format!("unknown type `{}`", **ty);
    let mut problem = RULE.at(ty.place(file), message, "unknown type");
    // In a stable order, so that the same slip always gets the same suggestion.
    let mut names: Vec<&str> = ctx.layout.names.type_names().collect();
    names.sort_unstable();
    problem.suggest(ty, names.iter().copied());
    if problem.replacement.is_none() {
        problem.help = Some("add it to types.toml, structs/ or enums/".to_owned());
    }
    problem
}
