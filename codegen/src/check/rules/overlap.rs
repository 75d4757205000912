//! Fields do not lie over each other, but in a union.

use crate::check::forms::when;
use crate::check::offsets::{self, Fault};
use crate::check::{Context, Rule, Stage};
use crate::diagnostics::Diagnostic;

pub(super) static RULE: Rule = Rule {
    name: "overlap",
    purpose: "A field begins where the field before it has ended, or later.",
    explanation: "Bytes with two meanings at one time are a union, and written as one. If the two fields are of \
                  different releases, their `versions` say so.",
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
at = 0x02
name = "Kind"
type = "USHORT"
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
type = "USHORT"

[[field]]
at = 0x02
name = "Kind"
type = "USHORT"
"#,
    stage: Stage::ByRelease(run),
};

fn run(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    for row in ctx.offsets.iter().filter(|row| !row.is_right_somewhere()) {
        for wrong in row.wrong.iter().filter(|wrong| wrong.fault == Fault::Overlap) {
            let message = format!(
                "{} begins at {:#X}, before the field in front of it ends at {:#X}, {}",
                row.name(),
                wrong.stated,
                wrong.after,
                when(ctx.layout, wrong.cells)
            );
            let mut problem = Diagnostic::new(RULE.name, row.place.clone(), message, "within the field before");
            if let Some(before) = wrong.before {
                let place = offsets::name_place(before, row.place.file);
                problem = problem.other(place, format!("ends at {:#X}", wrong.after));
            }
            out.push(problem.help(format!(
                "C would put it at {:#X}; if both fields share the bytes, write a union",
                wrong.natural
            )));
        }
    }
}
