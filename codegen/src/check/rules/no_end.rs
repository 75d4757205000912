//! Each element of a list has an end of its own.

use crate::check::{Context, Rule, ends};
use crate::diagnostics::Diagnostic;
use crate::layout;
use crate::resolve::{Type, part_cells};

pub(super) static RULE: Rule = rule!(
    "no-end",
    ByRelease(run),
    "Each element of a list has an end of its own.",
    "A structure with an open array or optional parts extends to the end of the data, so that no element can follow \
     it. Give the structure a `total` or a count, or link the list with `next`. A dispatch has no end if one of its \
     structures has none.",
);

fn run(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    for file in &ctx.layout.spec.structs {
        let domain = layout::domain(ctx.layout, &file.data);
        for row in &file.data.tail {
            let list = row.count.is_some() || row.open || row.more.is_some();
            let when = part_cells(&ctx.layout.axis, row).and(domain);
            if !list || !ends::has_none(ctx, &row.ty, when) {
                continue;
            }
            let message = format!("an element of `{}` has no end, so no other can follow it", *row.name);
            let mut problem = RULE.at(row.ty.place(file.file), message, "extends to the end");
            match ctx.layout.names.ty(&row.ty) {
                Some(Type::Struct(target)) => {
                    problem = problem.other(target.data.name.place(target.file), "its size is unknown");
                }
                Some(Type::Dispatch(target)) => {
                    let has_none = |name: &&crate::span::At<String>| ends::has_none(ctx, name, when);
                    let case = target.data.case.iter().filter_map(|case| case.structure.as_ref()).find(has_none);
                    if let Some(case) = case {
                        problem = problem.other(case.place(target.file), "its size is unknown");
                    }
                }
                _ => {}
            }
            out.push(problem.help("give the structure a `total` or a count, or link the elements with `next`"));
        }
    }
}
