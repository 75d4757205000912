//! Texts such as `5.1+` name releases that are there, in order, and at least one.

use std::collections::HashSet;

use crate::check::forms::when;
use crate::check::{Context, Rule};
use crate::diagnostics::Diagnostic;
use crate::resolve::cells;
use crate::span::{At, FileId, Place};
use crate::spec::{FieldRow, Versions};
use etwspec_catalog::axis::{AxisError, Cells, Pointer, Stops};

pub(super) static UNKNOWN_RELEASE: Rule = rule!(
    "unknown-release",
    Check(unknown_release),
    "Every release and point that a table names is in releases.toml.",
    "Release ids are those of Geoff Chappell's studies: 5.1, 6.2, 1607. Later ones include the product, such as \
     11-22H2. A point precedes its release: `late 5.2`. A range is written `6.0..1607`.",
);

pub(super) static REVERSED_RANGE: Rule = rule!(
    "reversed-range",
    Check(reversed_range),
    "A range of releases begins before it ends.",
    "The order is that of releases.toml, by build.",
);

pub(super) static EMPTY_RANGE: Rule = rule!(
    "empty-range",
    Check(empty_range),
    "A set of releases is not empty, names none twice, and is within the set of what contains the row.",
    "A row without any release states nothing. If the releases of a row are unknown, omit `versions` and `seen`. A \
     field exists in releases of its structure, a payload in those of its event and of its structure, a case in those of \
     the structure that it selects. An event was seen in releases in which its group was seen.",
);

pub(super) static ONE_POINTER_SIZE: Rule = rule!(
    "one-pointer-size",
    Check(one_pointer_size),
    "Releases by pointer size are given for both sizes.",
    "`{ ptr32 = .., ptr64 = .. }` is for a fact whose releases differ by pointer size. A field or a part that exists \
     in data of one pointer size has `pointer = 32` or `pointer = 64`, with or without `versions`.",
);

pub(super) static NO_EDITION: Rule = rule!(
    "no-edition",
    Check(no_edition),
    "Releases of 32-bit data begin and end with releases that have a 32-bit edition.",
    "`pointers` in releases.toml lists the pointer sizes of the editions of a release. A range such as `6.0+` may \
     include releases that have only a 64-bit edition.",
);

/// Returns all texts that state releases.
fn texts<'s>(ctx: &Context<'s>) -> impl Iterator<Item = (Place, &'s String)> {
    ctx.mentions.versions.iter().flat_map(|(place, versions)| {
        let texts = match *versions {
            Versions::Both(text) => [Some(text), None],
            Versions::ByPointer { ptr32, ptr64 } => [ptr32.as_ref(), ptr64.as_ref()],
        };
        texts.into_iter().flatten().map(|text| (place.clone(), text))
    })
}

/// Returns the parts of all texts that cannot be read, each with its place and why.
fn unreadable(ctx: &Context<'_>) -> Vec<(Place, AxisError)> {
    let none = |versions: &Versions| matches!(versions, Versions::ByPointer { ptr32: None, ptr64: None });
    let empty = ctx.mentions.versions.iter().filter(|(_, versions)| none(versions));
    let mut found: Vec<_> = empty.map(|(place, _)| (place.clone(), AxisError::Empty)).collect();
    for (place, text) in texts(ctx) {
        for part in text.split(',') {
            if let Err(error) = ctx.layout.axis.parse(part) {
                found.push((ctx.part(&place, part.trim()), error));
            }
        }
    }
    found
}

/// Returns the files in which a set of releases cannot be read: the releases of their rows are unknown.
pub(in crate::check) fn files_with_unreadable_releases(ctx: &Context<'_>) -> HashSet<FileId> {
    unreadable(ctx).into_iter().map(|(place, _)| place.file).collect()
}

fn unknown_release(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let axis = &ctx.layout.axis;
    let rows = &ctx.layout.spec.releases.data.release;
    if rows.iter().map(|row| row.id.as_str()).collect::<HashSet<_>>().len() < rows.len() {
        // One of two rows with the same ID is probably the missing one.
        return;
    }
    for (place, error) in unreadable(ctx) {
        match &error {
            AxisError::UnknownRelease(name) => out.push(unknown(ctx, ctx.part(&place, name), name)),
            AxisError::UnknownPoint { release, points } => {
                let problem = UNKNOWN_RELEASE.at(place, error.to_string(), "no such point");
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
        if let Some(last) = &*row.examined_to
            && axis.find(last).is_err()
        {
            out.push(unknown(ctx, last.place(sources.file), last));
        }
    }
}

fn unknown(ctx: &Context<'_>, place: Place, name: &str) -> Diagnostic {
    let message = format!("unknown release `{name}`");
    let mut problem = UNKNOWN_RELEASE.at(place, message, "no release has this name");
    let releases = &ctx.layout.spec.releases.data.release;
    if let Some(range) = range(ctx, name) {
        problem.replace(name, &range);
        return problem.help(format!("write a range as `{range}`"));
    }
    // People write the name of the release; the table requires its ID.
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
        out.push(ONE_POINTER_SIZE.at(place.clone(), message, format!("only `ptr{given}`")).help(format!(
            "add `ptr{left_out}`; or write `pointer = {given}` if {left_out}-bit data do not have it at all"
        )));
    }
}

/// Returns the range that a text such as `6.0-1607` means. A release may have a hyphen in its own name.
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
            let mut problem = REVERSED_RANGE.at(place, error.to_string(), "ends before it begins");
            problem.replace(format!("{from}..{to}"), format!("{to}..{from}"));
            out.push(problem.help(format!("write `{to}..{from}`")));
        }
    }
}

fn empty_range(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    for (place, error) in unreadable(ctx) {
        if error == AxisError::Empty {
            out.push(
                EMPTY_RANGE
                    .at(place, "the set of releases is empty", "empty")
                    .help("add a release, or remove the key if the releases are unknown"),
            );
        }
    }
    for (place, text) in texts(ctx) {
        let mut taken = Stops::default();
        for part in text.split(',') {
            let Ok(stops) = ctx.layout.axis.parse(part) else { continue };
            if !taken.and(stops).is_empty() {
                let problem =
                    EMPTY_RANGE.at(ctx.part(&place, part.trim()), "releases are given twice", "given already");
                out.push(problem.help("remove them from one of the ranges"));
            }
            taken = taken.or(stops);
        }
    }
    for (file, row) in
        ctx.layout.spec.dispatch.iter().flat_map(|file| file.data.case.iter().map(|row| (file.file, row)))
    {
        if let Some(of) = row.structure.as_ref().and_then(|name| ctx.layout.names.structure(name)) {
            let of = Container::new(ctx, of.file, "the structure", of.data.versions.as_ref());
            of.holds(ctx, file, "case", row.versions.as_ref(), out);
        }
    }
    for file in &ctx.layout.spec.structs {
        let whole = Container::new(ctx, file.file, "the structure", file.data.versions.as_ref());
        outside(ctx, file.file, &file.data.field, &whole, out);
        for row in &file.data.tail {
            whole.holds(ctx, file.file, "part", row.versions.as_ref(), out);
        }
    }
    for file in &ctx.layout.spec.hooks {
        let group = Container::new(ctx, file.file, "the group", file.data.seen.as_ref());
        for event in &file.data.event {
            group.holds(ctx, file.file, "event", event.seen.as_ref(), out);
            let row = Container::new(ctx, file.file, "the event", event.versions.as_ref());
            for payload in &event.payload {
                let versions = payload.versions.as_ref().or(event.versions.as_ref());
                if row.holds(ctx, file.file, "payload", versions, out).is_some()
                    && let Some(of) = ctx.layout.names.structure(&payload.structure)
                {
                    let of = Container::new(ctx, of.file, "the structure", of.data.versions.as_ref());
                    of.holds(ctx, file.file, "payload", versions, out);
                }
            }
        }
    }
}

/// Checks that fields are in releases of what contains them.
fn outside(ctx: &Context<'_>, file: FileId, rows: &[At<FieldRow>], whole: &Container, out: &mut Vec<Diagnostic>) {
    for row in rows {
        let Some(both) = whole.holds(ctx, file, "field", row.versions.as_ref(), out) else { continue };
        let place = row.versions.as_ref().map(|versions| versions.place(file));
        let inner =
            Container { what: "the field around it", cells: both, stated: place.or_else(|| whole.stated.clone()) };
        for members in row.union.iter().chain(&row.structure) {
            outside(ctx, file, members, &inner, out);
        }
    }
}

/// The releases of something that contains rows.
struct Container {
    what: &'static str,
    cells: Cells,
    /// Place of the releases; `None` if there are none.
    stated: Option<Place>,
}

impl Container {
    fn new(ctx: &Context<'_>, file: FileId, what: &'static str, versions: Option<&At<Versions>>) -> Container {
        // Releases of one pointer size have a rule of their own.
        let complete = |versions: &&At<Versions>| {
            !matches!(versions.get(), Versions::ByPointer { ptr32: None, .. } | Versions::ByPointer { ptr64: None, .. })
        };
        let stated = versions.filter(complete).map(|versions| versions.place(file));
        Container { what, cells: cells(&ctx.layout.axis, versions), stated }
    }

    /// Returns the releases that a row shares with what contains it; reports a row with others.
    fn holds(
        &self,
        ctx: &Context<'_>,
        file: FileId,
        what: &str,
        versions: Option<&At<Versions>>,
        out: &mut Vec<Diagnostic>,
    ) -> Option<Cells> {
        let axis = &ctx.layout.axis;
        let own = cells(axis, versions);
        let both = own.and(self.cells);
        // A range for both pointer sizes may include releases that have no edition of one of them.
        let other = own.minus(self.cells).and(axis.known());
        let wrong = both.is_empty() || !other.is_empty();
        let (Some(versions), Some(stated)) = (versions.filter(|_| wrong), &self.stated) else { return Some(both) };
        if self.cells.is_empty() {
            return Some(both);
        }
        let (whole, own) = (when(ctx.layout, self.cells), when(ctx.layout, own));
        let message = format!("the {what} exists {own}, but {} only {whole}", self.what);
        let label = if both.is_empty() { "never exists" } else { "exists longer" };
        let problem = EMPTY_RANGE.at(versions.place(file), message, label);
        let help = match both.is_empty() {
            true => format!("correct the releases of the {what} or of {}", self.what),
            false => format!("write {}, or correct the releases of {}", written(ctx, both), self.what),
        };
        out.push(problem.other(stated.clone(), "exists only then").help(help));
        None
    }
}

/// Returns the releases of a set as a value of a table.
fn written(ctx: &Context<'_>, cells: Cells) -> String {
    match ctx.layout.axis.versions(cells) {
        Versions::Both(text) => format!("`\"{text}\"`"),
        Versions::ByPointer { ptr32, ptr64 } => {
            let of = |key: &str, text: Option<String>| text.map(|text| format!("{key} = \"{text}\""));
            let parts: Vec<String> = [of("ptr32", ptr32), of("ptr64", ptr64)].into_iter().flatten().collect();
            format!("`{{ {} }}`", parts.join(", "))
        }
    }
}

/// Reports each release that is given for 32-bit data and has no 32-bit edition.
fn no_edition(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let axis = &ctx.layout.axis;
    let known = axis.known().of(Pointer::Bits32);
    for (place, versions) in &ctx.mentions.versions {
        let Versions::ByPointer { ptr32: Some(text), .. } = versions else { continue };
        let parts = text.split(',').map(|part| part.trim().trim_end_matches('+'));
        for end in parts.flat_map(|part| part.split("..")).map(str::trim) {
            let Ok((first, last)) = axis.find(end) else { continue };
            if (first..=last).any(|stop| known.contains(stop)) {
                continue;
            }
            let message = format!("{end} has no 32-bit edition");
            let whole = ctx.part(place, &format!("\"{text}\""));
            let problem = NO_EDITION.at(ctx.part(&whole, end), message, "64-bit only");
            out.push(problem.help("end the range at a release that has 32 in its `pointers` in releases.toml"));
        }
    }
}
