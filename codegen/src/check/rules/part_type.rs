//! Keys of a tail part must fit its type.

use crate::check::{Context, Rule};
use crate::diagnostics::Diagnostic;
use crate::layout;
use crate::load::Loaded;
use crate::resolve::{Type, scalar_of};
use crate::span::{At, FileId, Place};
use crate::spec::{FieldRow, Scalar, StructFile, TailRow};

pub(super) static RULE: Rule = rule!(
    "part-type",
    Check(run),
    "A text consists of characters, only a dispatch has `by`, and a list with `next` or `while` has structures of \
     variable size.",
    "The elements of a `string` are integers of 8 or 16 bits. `by` names the field that selects the structure of a \
     dispatch, and `size` the field with its size. An `open` part may be empty, so it is not `optional`. Elements of a \
     fixed size have a `count` or are `open`.",
);

fn run(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    for file in &ctx.layout.spec.structs {
        for (row, string) in
            file.data.all_fields().iter().filter_map(|row| Some((row, row.string.as_ref().filter(|_| row.open)?)))
        {
            text(ctx, row.ty.as_ref(), string.place(file.file), out);
        }
        file.data.tail.iter().for_each(|row| part(ctx, file.file, row, out));
    }
}

fn text(ctx: &Context<'_>, ty: Option<&At<String>>, place: Place, out: &mut Vec<Diagnostic>) {
    let name = ty.map_or("", |ty| ty.as_str());
    let known = ty.is_none() || name.ends_with('*') || ctx.layout.names.ty(name).is_some();
    let of = if name.ends_with('*') { None } else { scalar_of(&ctx.layout.names, name) };
    let character = matches!(of, Some(Scalar::U8 | Scalar::I8 | Scalar::U16 | Scalar::I16));
    if known && !character {
        let message = match ty {
            Some(ty) => format!("a text consists of characters, and {} is not a character type", **ty),
            None => "a text consists of characters, but the field has no type".to_owned(),
        };
        out.push(RULE.at(place, message, "no character type").help("write UCHAR or WCHAR, or remove `string`"));
    }
}

fn part(ctx: &Context<'_>, file: FileId, row: &At<TailRow>, out: &mut Vec<Diagnostic>) {
    if let Some(string) = &row.string {
        text(ctx, Some(&row.ty), string.place(file), out);
    }
    let known = ctx.layout.names.ty(&row.ty);
    if let (Some(by), Some(Type::Scalar(_) | Type::Values(_) | Type::Requests(_) | Type::Struct(_))) = (&*row.by, known)
    {
        let message = format!("`{}` selects the structure of `{}`, but {} is not a dispatch", **by, *row.name, *row.ty);
        out.push(RULE.at(by.place(file), message, "no dispatch").help("use a dispatch as `type`, or remove `by`"));
    }
    if let (Some(size), None) = (&row.size, &*row.by) {
        let message = format!("`size` of `{}` is given without `by`", *row.name);
        out.push(RULE.at(size.place(file), message, "no `by`").help("write `count` for the number of elements"));
    }
    if row.open && row.optional {
        let message = format!("`{}` is both `open` and `optional`", *row.name);
        let problem = RULE.at(row.name.place(file), message, "open and optional");
        out.push(problem.help("remove `optional`: an open part may be empty"));
    }
    let list = row.next.as_ref().map(|next| ("next", next.place(file)));
    let list = list.or_else(|| row.more.as_ref().map(|more| ("while", more.place(file))));
    if let (Some((key, place)), Some(Type::Struct(target))) = (list, known)
        && is_fixed(ctx, target)
    {
        let message = format!("the elements of `{}` have a fixed size, so `{key}` cannot apply", *row.name);
        let problem = RULE.at(place, message, "fixed size");
        out.push(
            problem
                .other(target.data.name.place(target.file), "always of the same size")
                .help("write `open = true` or a `count`, or add the variable part to the structure"),
        );
    }
}

/// Returns whether a structure has no part of variable length.
fn is_fixed(ctx: &Context<'_>, file: &Loaded<StructFile>) -> bool {
    let variable =
        |row: &At<FieldRow>| row.open || matches!(row.count.as_ref().map(At::get), Some(crate::spec::Count::Field(_)));
    let StructFile { tail, total, layout, .. } = &*file.data;
    tail.is_empty() && total.is_none() && layout.is_none() && !layout::rows(ctx.layout, file).iter().any(variable)
}
