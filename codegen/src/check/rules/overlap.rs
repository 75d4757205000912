//! Fields overlap only in a union.

use crate::check::forms::when;
use crate::check::offsets::{self, Fault};
use crate::check::{Context, Rule};
use crate::diagnostics::Diagnostic;

pub(super) static RULE: Rule = rule!(
    "overlap",
    ByRelease(run),
    "A field begins at or after the end of the field before it.",
    "Bytes with two meanings in one release are a `union`. Fields of different releases have `versions`.",
);

fn run(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    for row in ctx.offsets.iter().filter(|row| !row.is_right_somewhere()) {
        for wrong in row.wrong.iter().filter(|wrong| wrong.fault == Fault::Overlap) {
            let message = format!(
                "{} begins at {:#X}, before the previous field ends at {:#X}, {}",
                row.name(),
                wrong.stated,
                wrong.after,
                when(ctx.layout, wrong.cells)
            );
            let mut problem = RULE.at(row.place.clone(), message, "within the previous field");
            if let Some(before) = wrong.before {
                let place = offsets::name_place(before, row.place.file);
                problem = problem.other(place, format!("ends at {:#X}", wrong.after));
            }
            out.push(
                problem.help(format!(
                    "C places it at {:#X}; if both fields share the bytes, write a `union`",
                    wrong.natural
                )),
            );
        }
    }
}
