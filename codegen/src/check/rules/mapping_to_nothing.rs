//! A documented flag sets a bit that exists.

use crate::check::{Context, Rule};
use crate::diagnostics::Diagnostic;
use crate::resolve::Constant;
use crate::span::FileId;

pub(super) static RULE: Rule = rule!(
    "mapping-to-nothing",
    Check(run),
    "A documented flag that `sets` a bit names a bit of a group of the same table.",
    "The generated code maps the flag to that bit. If no name of the bit is known and it is the same bit of the first \
     word, write `same-bit = true`.",
);

fn run(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    for file in &ctx.layout.spec.masks {
        for row in &file.data.enable_flag {
            let Some(sets) = &*row.sets else { continue };
            if is_bit(ctx, file.file, sets) {
                continue;
            }
            let message = format!("{} sets `{}`, which is not a bit of the mask", *row.name, **sets);
            let mut problem = RULE.at(sets.place(file.file), message, "no such bit");
            let bits = file.data.group.iter().flat_map(|group| &group.bits);
            let names: Vec<&str> = bits.filter_map(|bit| bit.name.as_ref()).map(|name| name.as_str()).collect();
            problem.suggest(sets, names.iter().copied());
            out.push(problem);
        }
    }
}

fn is_bit(ctx: &Context<'_>, file: FileId, name: &str) -> bool {
    let mut named = ctx.layout.names.constants(name).iter();
    named.any(|constant| matches!(constant, Constant::Mask(mask, _) if mask.file == file))
}
