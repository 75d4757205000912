//! An offset that is right in one release or pointer size is right in all its cells.

use crate::check::forms::when;
use crate::check::{Context, Rule};
use crate::diagnostics::Diagnostic;
use etwspec_catalog::axis::Cells;

pub(super) static RULE: Rule = rule!(
    "offset-mismatch",
    ByRelease(run),
    "A stated offset equals the computed one, in every release and for both pointer sizes.",
    "An offset that differs by pointer size is written as `at = { ptr32 = 4, ptr64 = 8 }`, one that differs by release \
     as a list with `versions`.",
);

fn run(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    for row in &ctx.offsets {
        if !row.missing.is_empty() {
            let message = format!("no offset of {} is stated {}", row.name(), when(ctx.layout, row.missing));
            out.push(RULE.at(row.place.clone(), message, "releases are missing").help("add a row for these releases"));
        }
        if !row.is_right_somewhere() {
            continue;
        }
        for wrong in &row.wrong {
            let message = format!(
                "{} is stated at {:#X}, and C puts it at {:#X} {}",
                row.name(),
                wrong.stated,
                wrong.natural,
                when(ctx.layout, wrong.cells)
            );
            let label = format!("right only {}", when(ctx.layout, row.right));
            let problem = RULE.at(row.place.clone(), message, label);
            out.push(problem.help(help(wrong.cells, row.right, wrong.natural, row.right_at.unwrap_or(wrong.stated))));
        }
    }
}

/// Returns the help. `natural` is the offset in the wrong cells, and `stated` the offset in the right cells.
fn help(wrong: Cells, right: Cells, natural: u32, stated: u32) -> String {
    if right.ptr32.is_empty() && wrong.ptr64.is_empty() {
        format!("write `at = {{ ptr32 = {natural:#X}, ptr64 = {stated:#X} }}`")
    } else if right.ptr64.is_empty() && wrong.ptr32.is_empty() {
        format!("write `at = {{ ptr32 = {stated:#X}, ptr64 = {natural:#X} }}`")
    } else {
        "write a list of offsets, each with `versions`, or correct the fields before it".to_owned()
    }
}
