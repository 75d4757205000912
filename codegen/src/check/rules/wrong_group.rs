//! The high bits of a mask's value are the index of its group.

use super::once::Rows;
use crate::check::{Context, Rule};
use crate::diagnostics::Diagnostic;

pub(super) static RULE: Rule = rule!(
    "wrong-group",
    Check(run),
    "A group mask value is listed in the group that its high bits select.",
    "`index-shift` is the position of the group index within a value. A value in the wrong group would set a bit of \
     another word. Each group is listed once.",
);

fn run(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    for file in &ctx.layout.spec.masks {
        let before = out.len();
        let mut rows = Rows::new(&RULE, "groups have the index", out);
        let groups = &file.data.group;
        groups.iter().for_each(|row| rows.add(*row.index, &row.index.to_string(), row.index.place(file.file)));
        if out.len() > before {
            continue;
        }
        for group in groups {
            for row in &group.bits {
                let index = row.value.checked_shr(*file.data.index_shift).unwrap_or(0);
                if index != *group.index {
                    let message = format!("{:#010X} belongs to group {index}", *row.value);
                    out.push(
                        RULE.at(row.value.place(file.file), message, format!("group {index}"))
                            .other(group.index.place(file.file), format!("this is group {}", *group.index))
                            .help(format!("move the row to group {index}, or correct the value")),
                    );
                }
            }
        }
    }
}
