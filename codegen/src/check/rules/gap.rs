//! Every byte of a structure belongs to a field or is padding.

use crate::check::forms::when;
use crate::check::offsets::{self, Fault};
use crate::check::{Context, Rule, Stage};
use crate::diagnostics::Diagnostic;

pub(super) static RULE: Rule = Rule {
    name: "gap",
    purpose: "The only bytes between two fields are alignment padding.",
    explanation: "Every byte is described by a row or is padding. If the purpose of bytes is unknown, write a field \
                  with `unknown = true`.",
    bad: r#"
# structs/EXAMPLE.toml
name = "EXAMPLE"
module = "headers"
summary = "An example."
sources = ["page"]

[[field]]
at = 0x00
name = "Size"
type = "ULONG"

[[field]]
at = 0x08
name = "Kind"
type = "ULONG"
"#,
    good: r#"
# structs/EXAMPLE.toml
name = "EXAMPLE"
module = "headers"
summary = "An example."
sources = ["page"]

[[field]]
at = 0x00
name = "Size"
type = "ULONG"

[[field]]
at = 0x04
name = "Spare"
type = "ULONG"
unknown = true

[[field]]
at = 0x08
name = "Kind"
type = "ULONG"
"#,
    stage: Stage::ByRelease(run),
};

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
            let mut problem = Diagnostic::new(RULE.name, row.place.clone(), message, "leaves a gap");
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
