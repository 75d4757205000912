//! Texts such as `5.1+` name releases that are there, in order, and at least one.

use std::collections::HashSet;

use crate::check::forms::when;
use crate::check::{Context, Rule, Stage};
use crate::diagnostics::Diagnostic;
use crate::resolve::cells;
use crate::span::{At, FileId, Place};
use crate::spec::{FieldRow, Versions};
use etwspec_catalog::axis::{AxisError, Cells};

pub(super) static UNKNOWN_RELEASE: Rule = Rule {
    name: "unknown-release",
    purpose: "Every release and point that a table names is in releases.toml.",
    explanation: "Release ids are those of Geoff Chappell's studies: 5.1, 6.2, 1607. Later ones include the product, \
                  such as 11-22H2. A point precedes its release: `late 5.2`. A range is written `6.0..1607`.",
    bad: r#"
# structs/EXAMPLE.toml
name = "EXAMPLE"
module = "headers"
summary = "An example."
versions = "XP+"
sources = ["page"]
"#,
    good: r#"
# structs/EXAMPLE.toml
name = "EXAMPLE"
module = "headers"
summary = "An example."
versions = "5.1+"
sources = ["page"]
"#,
    stage: Stage::Check(unknown_release),
};

pub(super) static REVERSED_RANGE: Rule = Rule {
    name: "reversed-range",
    purpose: "A range of releases begins before it ends.",
    explanation: "The order is that of releases.toml, by build.",
    bad: r#"
# structs/EXAMPLE.toml
name = "EXAMPLE"
module = "headers"
summary = "An example."
versions = "6.0..5.1"
sources = ["page"]
"#,
    good: r#"
# structs/EXAMPLE.toml
name = "EXAMPLE"
module = "headers"
summary = "An example."
versions = "5.1..6.0"
sources = ["page"]
"#,
    stage: Stage::Check(reversed_range),
};

pub(super) static EMPTY_RANGE: Rule = Rule {
    name: "empty-range",
    purpose: "A set of releases is not empty, and a field's releases are among those of what holds it.",
    explanation: "A row without any release states nothing. If the releases of a row are unknown, omit `versions` and \
                  `seen`.",
    bad: r#"
# structs/EXAMPLE.toml
name = "EXAMPLE"
module = "headers"
summary = "An example."
versions = "5.1+"
sources = ["page"]

[[field]]
name = "Old"
type = "ULONG"
versions = "5.0"
"#,
    good: r#"
# structs/EXAMPLE.toml
name = "EXAMPLE"
module = "headers"
summary = "An example."
versions = "5.0+"
sources = ["page"]

[[field]]
name = "Old"
type = "ULONG"
versions = "5.0"
"#,
    stage: Stage::Check(empty_range),
};

pub(super) static ONE_POINTER_SIZE: Rule = Rule {
    name: "one-pointer-size",
    purpose: "Releases by pointer size are given for both sizes.",
    explanation: "`{ ptr32 = .., ptr64 = .. }` is for a fact whose releases differ by pointer size. A field or a part \
                  that exists in data of one pointer size has `pointer = 32` or `pointer = 64`, with or without \
                  `versions`.",
    bad: r#"
# structs/EXAMPLE.toml
name = "EXAMPLE"
module = "headers"
summary = "An example."
sources = ["page"]

[[field]]
name = "Low"
type = "ULONG"
versions = { ptr32 = "5.0+" }
"#,
    good: r#"
# structs/EXAMPLE.toml
name = "EXAMPLE"
module = "headers"
summary = "An example."
sources = ["page"]

[[field]]
name = "Low"
type = "ULONG"
pointer = 32
"#,
    stage: Stage::Check(one_pointer_size),
};

/// The parts of all texts that cannot be read, each with its place and why.
fn unreadable(ctx: &Context<'_>) -> Vec<(Place, AxisError)> {
    let mut found = Vec::new();
    for (place, versions) in &ctx.mentions.versions {
        let texts = match versions {
            Versions::Both(text) => [Some(text), None],
            Versions::ByPointer { ptr32, ptr64 } => [ptr32.as_ref(), ptr64.as_ref()],
        };
        if texts == [None, None] {
            found.push((place.clone(), AxisError::Empty));
        }
        for text in texts.into_iter().flatten() {
            for part in text.split(',') {
                if let Err(error) = ctx.layout.axis.parse(part) {
                    found.push((ctx.part(place, part.trim()), error));
                }
            }
        }
    }
    found
}

/// The files in which a set of releases cannot be read: nothing is known of when their rows hold.
pub(in crate::check) fn files_with_unreadable_releases(ctx: &Context<'_>) -> HashSet<FileId> {
    unreadable(ctx).into_iter().map(|(place, _)| place.file).collect()
}

fn unknown_release(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let axis = &ctx.layout.axis;
    for (place, error) in unreadable(ctx) {
        match &error {
            AxisError::UnknownRelease(name) => out.push(unknown(ctx, ctx.part(&place, name), name)),
            AxisError::UnknownPoint { release, points } => {
                let problem = Diagnostic::new(UNKNOWN_RELEASE.name, place, error.to_string(), "no such point");
                out.push(match points.as_slice() {
                    [] => problem.help(format!("write `{release}`, or add points to the release in releases.toml")),
                    points => problem.help(format!("known here: {}", points.join(", "))),
                });
            }
            _ => {}
        }
    }
    let sources = &ctx.layout.spec.sources;
    for row in &sources.data.source {
        if let Some(last) = &row.examined_to
            && axis.find(last).is_err()
        {
            out.push(unknown(ctx, last.place(sources.file), last));
        }
    }
}

fn unknown(ctx: &Context<'_>, place: Place, name: &str) -> Diagnostic {
    let message = format!("unknown release `{name}`");
    let mut problem = Diagnostic::new(UNKNOWN_RELEASE.name, place, message, "no release has this name");
    let releases = &ctx.layout.spec.releases.data.release;
    if let Some(range) = range(ctx, name) {
        problem.replace(name, &range);
        return problem.help(format!("write a range as `{range}`"));
    }
    // People write what they call the release; the table wants its id.
    match releases.iter().find(|row| row.name.to_lowercase().contains(&name.to_lowercase())) {
        Some(row) if name.len() > 1 => {
            problem.replace(name, row.id.as_str());
            problem.help(format!("{} is `{}`", *row.name, *row.id))
        }
        _ => {
            problem.suggest(name, releases.iter().map(|row| row.id.as_str()));
            problem
        }
    }
}

fn one_pointer_size(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    for (place, versions) in &ctx.mentions.versions {
        let (given, left_out) = match versions {
            Versions::ByPointer { ptr32: Some(_), ptr64: None } => (32, 64),
            Versions::ByPointer { ptr32: None, ptr64: Some(_) } => (64, 32),
            _ => continue,
        };
        let message = format!("the releases of {left_out}-bit data are missing");
        out.push(Diagnostic::new(ONE_POINTER_SIZE.name, place.clone(), message, format!("only `ptr{given}`")).help(
            format!("add `ptr{left_out}`; or write `pointer = {given}` if {left_out}-bit data do not have it at all"),
        ));
    }
}

/// The range that a text such as `6.0-1607` means. A release may have a hyphen in its own name.
fn range(ctx: &Context<'_>, text: &str) -> Option<String> {
    let axis = &ctx.layout.axis;
    let known = |text: &str| axis.find(text).is_ok();
    ["-", "–", "—", " to ", "...", ":"].into_iter().find_map(|between| {
        let mut splits = text.match_indices(between).map(|(at, _)| (&text[..at], &text[at + between.len()..]));
        let (from, to) = splits.find(|(from, to)| known(from) && known(to))?;
        Some(format!("{}..{}", from.trim(), to.trim()))
    })
}

fn reversed_range(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    for (place, error) in unreadable(ctx) {
        if let AxisError::Reversed { from, to } = &error {
            let mut problem = Diagnostic::new(REVERSED_RANGE.name, place, error.to_string(), "ends before it begins");
            problem.replace(format!("{from}..{to}"), format!("{to}..{from}"));
            out.push(problem.help(format!("write `{to}..{from}`")));
        }
    }
}

fn empty_range(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    for (place, error) in unreadable(ctx) {
        if error == AxisError::Empty {
            out.push(
                Diagnostic::new(EMPTY_RANGE.name, place, "the set of releases is empty", "empty")
                    .help("add a release, or remove the key if the releases are unknown"),
            );
        }
    }
    for file in &ctx.layout.spec.structs {
        let whole = cells(&ctx.layout.axis, file.data.versions.as_ref());
        let stated = file.data.versions.as_ref().map(|versions| versions.place(file.file));
        outside(ctx, file.file, &file.data.field, whole, stated.as_ref(), out);
        for row in &file.data.tail {
            one(ctx, file.file, row.versions.as_ref(), whole, stated.as_ref(), out);
        }
    }
}

/// Fields in none of the releases of what holds them.
fn outside(
    ctx: &Context<'_>,
    file: FileId,
    rows: &[At<FieldRow>],
    whole: Cells,
    stated: Option<&Place>,
    out: &mut Vec<Diagnostic>,
) {
    for row in rows {
        let Some(both) = one(ctx, file, row.versions.as_ref(), whole, stated, out) else { continue };
        let place = row.versions.as_ref().map(|versions| versions.place(file));
        let stated = place.as_ref().or(stated);
        for members in row.union.iter().chain(&row.structure) {
            outside(ctx, file, members, both, stated, out);
        }
    }
}

/// The releases that a row shares with the structure or union around it; reports a problem if there are none.
fn one(
    ctx: &Context<'_>,
    file: FileId,
    versions: Option<&At<Versions>>,
    whole: Cells,
    stated: Option<&Place>,
    out: &mut Vec<Diagnostic>,
) -> Option<Cells> {
    let own = cells(&ctx.layout.axis, versions);
    let both = own.and(whole);
    let Some(versions) = versions.filter(|_| both.is_empty() && !whole.is_empty()) else { return Some(both) };
    let message = format!(
        "the field exists {}, but its structure or union only {}",
        when(ctx.layout, own),
        when(ctx.layout, whole)
    );
    let label = "never exists";
    let mut problem = Diagnostic::new(EMPTY_RANGE.name, versions.place(file), message, label);
    if let Some(stated) = stated {
        problem = problem.other(stated.clone(), "exists only then");
    }
    out.push(problem);
    None
}
