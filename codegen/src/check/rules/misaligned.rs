//! A field begins where its type can begin.

use crate::check::forms::when;
use crate::check::offsets::Fault;
use crate::check::{Context, Rule};
use crate::diagnostics::Diagnostic;

pub(super) static RULE: Rule = rule!(
    "misaligned",
    ByRelease(run),
    "The offset of a field is a multiple of the alignment of its type.",
    "Microsoft's compilers align every field, unless the structure is packed: then it has `pack`. Otherwise the offset \
     or the type is wrong.",
);

fn run(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    for row in ctx.offsets.iter().filter(|row| !row.is_right_somewhere()) {
        for wrong in row.wrong.iter().filter(|wrong| wrong.fault == Fault::Misaligned) {
            let message = format!(
                "{} is at {:#X}, which is not a multiple of its alignment, {}, {}",
                row.name(),
                wrong.stated,
                wrong.align,
                when(ctx.layout, wrong.cells)
            );
            let problem = RULE.at(row.place.clone(), message, "misaligned");
            out.push(
                problem.help(format!("C places it at {:#X}; if the structure is packed, add `pack`", wrong.natural)),
            );
        }
    }
}
