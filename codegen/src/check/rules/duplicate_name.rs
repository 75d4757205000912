//! A name is the name of one thing.

mod fields;
mod numbers;

use std::collections::HashMap;

use super::once::Rows;
use crate::check::{Context, Rule};
use crate::diagnostics::Diagnostic;
use crate::span::{At, FileId, Place};
use etwspec_catalog::axis::Cells;

pub(super) static RULE: Rule = rule!(
    "duplicate-name",
    ByRelease(run),
    "No name is used twice for different things.",
    "Names are unique among releases, sources, topics, types (including aliases, dispatches and sets of values), \
     values, hook ids, limits, and the fields and parts of a structure. A value or a field may be listed again for \
     other releases. Members of an unnamed union or structure count as fields of the enclosing structure.",
);

fn run(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    releases_and_sources(ctx, out);
    types(ctx, out);
    numbers::run(ctx, out);
    for file in &ctx.layout.spec.structs {
        fields::run(ctx, file, out);
    }
}

/// Returns the problem that a name is used again.
fn again(what: &str, name: &str, place: Place, first: Place) -> Diagnostic {
    let message = format!("`{name}` is the name of two {what}");
    RULE.at(place, message, "used again").other(first, "used first")
}

/// Names that are used once at a time, each with its places and their cells.
type Scope<'s> = HashMap<&'s str, Vec<(Place, Cells)>>;

/// Adds a name to a scope, or returns the problem that the scope has it at the same time.
fn add<'s>(scope: &mut Scope<'s>, what: &str, file: FileId, name: &'s At<String>, own: Cells) -> Option<Diagnostic> {
    let known = scope.entry(name.as_str()).or_default();
    if let Some((first, _)) = known.iter().find(|(_, when)| !when.and(own).is_empty()) {
        return Some(again(what, name, name.place(file), first.clone()));
    }
    known.push((name.place(file), own));
    None
}

fn releases_and_sources(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let releases = &ctx.layout.spec.releases;
    let mut unique = Rows::new(&RULE, "releases have the ID", out);
    for row in &releases.data.release {
        // Commands take releases in any case.
        unique.add(row.id.to_lowercase(), &row.id, row.id.place(releases.file));
    }
    for row in &releases.data.release {
        let mut unique = Rows::new(&RULE, "points of the release have the ID", out);
        for point in &row.points {
            unique.add(point.id.as_str(), &point.id, row.id.place(releases.file));
        }
    }
    let sources = &ctx.layout.spec.sources;
    let mut unique = Rows::new(&RULE, "sources have the ID", out);
    for row in &sources.data.source {
        unique.add(row.id.as_str(), &row.id, row.id.place(sources.file));
    }
}

fn types(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let spec = ctx.layout.spec;
    let mut unique = Rows::new(&RULE, "types have the name", out);
    for row in &spec.types.data.types {
        unique.add(row.name.as_str(), &row.name, row.name.place(spec.types.file));
    }
    let structs = spec.structs.iter().flat_map(|file| {
        let aliases = file.data.aliases.iter().map(|alias| &*alias.name);
        std::iter::once(&*file.data.name).chain(aliases).map(|name| (file.file, name))
    });
    let values = spec.values.iter().map(|file| (file.file, &*file.data.name));
    let requests = spec.requests.iter().map(|file| (file.file, &*file.data.name));
    let masks = spec
        .masks
        .iter()
        .flat_map(|file| [&*file.data.name, &file.data.whole, &file.data.enable_flags].map(|name| (file.file, name)));
    let dispatch = spec.dispatch.iter().map(|file| (file.file, &*file.data.name));
    for (file, name) in structs.chain(values).chain(requests).chain(masks).chain(dispatch) {
        unique.add(name.as_str(), name, name.place(file));
    }
    let Some(topics) = &spec.topics else { return };
    let mut unique = Rows::new(&RULE, "topics have the name", out);
    topics.data.topic.iter().for_each(|row| unique.add(row.name.as_str(), &row.name, row.name.place(topics.file)));
    let mut unique = Rows::new(&RULE, "families have the name", out);
    topics.data.family.iter().for_each(|row| unique.add(row.name.as_str(), &row.name, row.name.place(topics.file)));
}
