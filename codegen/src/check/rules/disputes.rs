//! A dispute names who disagrees and why that side is not followed, and at most one side is preferred.

use super::sources;
use crate::check::mentions::Disputed;
use crate::check::{Context, Rule};
use crate::diagnostics::Diagnostic;
use crate::span::At;
use crate::spec::DisputeRow;

pub(super) static RULE: Rule = rule!(
    "dispute",
    Check(run),
    "A dispute names another source from sources.toml and a reason, and at most one side is preferred.",
    "If sources disagree, the tables state both sides. The row is what the tables follow, unless one side has \
     `preferred = true`. `why` is the reason for the choice; that of the preferred side is enough. A source that \
     disagrees is no evidence for the row, so the row needs another one. A source has one side, which differs from the \
     row.",
);

fn run(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    for disputed in &ctx.mentions.disputes {
        for row in disputed.rows {
            if !ctx.layout.spec.sources.data.source.iter().any(|source| source.id.get() == row.source.get()) {
                out.push(sources::unknown(ctx, RULE.name, row.source.place(disputed.file), &row.source));
            }
        }
        let mut preferred = disputed.rows.iter().filter(|row| row.preferred);
        if let Some(first) = preferred.next() {
            for second in preferred {
                let message = "two sides of a dispute have `preferred = true`";
                let problem = RULE.at(second.place(disputed.file), message, "preferred too");
                let problem = problem.other(first.place(disputed.file), "preferred already");
                out.push(problem.help("remove `preferred` from the side that the row does not state"));
            }
        }
        for (at, row) in disputed.rows.iter().enumerate() {
            let same =
                |other: &&At<DisputeRow>| other.source.get() == row.source.get() && other.preferred == row.preferred;
            let place = row.source.place(disputed.file);
            if let Some(other) = disputed.rows[..at].iter().find(same) {
                let message = format!("`{}` has two sides in one dispute", *row.source);
                let problem = RULE.at(place, message, "the same source");
                let problem = problem.other(other.source.place(disputed.file), "its first side");
                out.push(problem.help("write what it says in one row, or name the other source"));
            } else if !row.preferred && disputed.stated.iter().flatten().any(|stated| stated.as_str() == row.says) {
                let message = format!("`{}` says what the row states", *row.source);
                out.push(RULE.at(place, message, "no dispute").help("cite it in `sources` instead"));
            }
        }
        reasons(disputed, out);
        support(disputed, out);
    }
}

/// Checks that each side has a reason, including the preferred side.
fn reasons(disputed: &Disputed<'_>, out: &mut Vec<Diagnostic>) {
    let given = |row: &DisputeRow| row.why.as_ref().is_some_and(|why| !why.trim().is_empty());
    if disputed.rows.iter().any(|row| row.preferred && given(row)) {
        return;
    }
    // The reason against the other sides is one for the preferred side.
    let some = disputed.rows.iter().any(|row| given(row));
    for row in disputed.rows.iter().filter(|row| !(given(row) || row.preferred && some)) {
        let message = format!("the dispute of `{}` has no reason", *row.source);
        let problem = RULE.at(row.source.place(disputed.file), message, "no `why`");
        out.push(problem.help("add `why = \"...\"`, the reason why the tables follow the other side"));
    }
}

/// Checks that a source of the row remains that does not disagree with it.
fn support(disputed: &Disputed<'_>, out: &mut Vec<Diagnostic>) {
    let Some(sources) = disputed.sources else { return };
    let against = |id: &str| disputed.rows.iter().find(|row| !row.preferred && row.source.as_str() == id);
    let mut dissenters = sources.iter().map(|id| against(id));
    let Some(first) = dissenters.next().flatten().filter(|_| dissenters.all(|row| row.is_some())) else { return };
    let message = format!("`{}` is the source of the row and disputes it", *first.source);
    let problem = RULE.at(first.source.place(disputed.file), message, "the row's own source");
    let problem = problem.other(sources.place(disputed.file), "no other source");
    out.push(problem.help("cite the source that the row follows, or describe the doubt in `doc` or `unknown`"));
}
