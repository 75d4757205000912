//! Every byte of a structure belongs to a field or is padding.

use crate::check::forms::when;
use crate::check::offsets::{self, Fault};
use crate::check::{Context, Rule};
use crate::diagnostics::Diagnostic;

pub(super) static RULE: Rule = rule!(
    "gap",
    ByRelease(run),
    "The only bytes between two fields are alignment padding.",
    "Every byte is described by a row or is padding. If the purpose of bytes is unknown, write a field with `unknown = \
     true`.",
);

fn run(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    for row in ctx.offsets.iter().filter(|row| !row.is_right_somewhere()) {
        for wrong in row.wrong.iter().filter(|wrong| wrong.fault == Fault::Gap) {
            let message = format!(
                "no field describes the bytes {:#X} to {:#X} before {}, {}",
                wrong.after,
                wrong.stated.saturating_sub(1),
                row.name(),
                when(ctx.layout, wrong.cells)
            );
            let mut problem = RULE.at(row.place.clone(), message, "leaves a gap");
            if let Some(before) = wrong.before {
                let place = offsets::name_place(before, row.place.file);
                problem = problem.other(place, format!("ends at {:#X}", wrong.after));
            }
            out.push(problem.help(format!(
                "C places it at {:#X}; add a field with `unknown = true` for the bytes, or correct the offset",
                wrong.natural
            )));
        }
    }
}
