//! A dispute names who says otherwise, and at most one side is preferred.

use super::sources;
use crate::check::{Context, Rule, Stage};
use crate::diagnostics::Diagnostic;

pub(super) static RULE: Rule = Rule {
    name: "dispute",
    purpose: "A dispute names a source from sources.toml, and at most one side is preferred.",
    explanation: "If sources disagree, the tables state both sides. The row is what the tables follow, unless one side \
                  has `preferred = true`.",
    bad: r#"
# structs/EXAMPLE.toml
name = "EXAMPLE"
module = "headers"
summary = "An example."
sources = ["page"]

[[field]]
name = "Mode"
type = "CHAR"
disputed = [{ source = "somebody", says = "UCHAR" }]
"#,
    good: r#"
# structs/EXAMPLE.toml
name = "EXAMPLE"
module = "headers"
summary = "An example."
sources = ["page"]

[[field]]
name = "Mode"
type = "CHAR"
disputed = [{ source = "header", says = "UCHAR" }]
"#,
    stage: Stage::Check(run),
};

fn run(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    for &(file, rows) in &ctx.mentions.disputes {
        for row in rows {
            if !ctx.layout.spec.sources.data.source.iter().any(|source| *source.id == *row.source) {
                out.push(sources::unknown(ctx, RULE.name, row.source.place(file), &row.source));
            }
        }
        let mut preferred = rows.iter().filter(|row| row.preferred);
        if let Some(first) = preferred.next() {
            for second in preferred {
                out.push(
                    Diagnostic::new(
                        RULE.name,
                        second.place(file),
                        "two sides of a dispute have `preferred = true`",
                        "preferred too",
                    )
                    .other(first.place(file), "preferred already"),
                );
            }
        }
    }
}
