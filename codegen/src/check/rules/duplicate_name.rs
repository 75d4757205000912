//! A name is the name of one thing.

mod fields;
mod numbers;

use std::collections::HashMap;

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

/// Names that are used once each; the key may differ from the displayed name, such as in case.
struct Unique<'o> {
    what: &'static str,
    first: HashMap<String, Place>,
    out: &'o mut Vec<Diagnostic>,
}

impl<'o> Unique<'o> {
    fn new(what: &'static str, out: &'o mut Vec<Diagnostic>) -> Unique<'o> {
        Unique { what, first: HashMap::new(), out }
    }

    fn add(&mut self, key: &str, name: &str, place: Place) {
        match self.first.get(key) {
            Some(first) => self.out.push(again(self.what, name, place, first.clone())),
            None => {
                self.first.insert(key.to_owned(), place);
            }
        }
    }
}

fn releases_and_sources(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let releases = &ctx.layout.spec.releases;
    let mut unique = Unique::new("releases", out);
    for row in &releases.data.release {
        // Commands take releases in any case.
        unique.add(&row.id.to_lowercase(), &row.id, row.id.place(releases.file));
    }
    let mut unique = Unique::new("points of the release", out);
    for row in &releases.data.release {
        unique.first.clear();
        for point in &row.points {
            unique.add(&point.id, &point.id, row.id.place(releases.file));
        }
    }
    let sources = &ctx.layout.spec.sources;
    let mut unique = Unique::new("sources", out);
    for row in &sources.data.source {
        unique.add(&row.id, &row.id, row.id.place(sources.file));
    }
}

fn types(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let spec = ctx.layout.spec;
    let mut unique = Unique::new("types", out);
    for row in &spec.types.data.types {
        unique.add(&row.name, &row.name, row.name.place(spec.types.file));
    }
    let structs = spec.structs.iter().flat_map(|file| {
        let aliases = file.data.aliases.iter().map(|alias| &*alias.name);
        std::iter::once(&*file.data.name).chain(aliases).map(|name| (file.file, name))
    });
    let values = spec.values.iter().map(|file| (file.file, &*file.data.name));
    let requests = spec.requests.iter().map(|file| (file.file, &*file.data.name));
    let masks =
        spec.masks.iter().flat_map(|file| [&*file.data.name, &file.data.enable_flags].map(|name| (file.file, name)));
    let dispatch = spec.dispatch.iter().map(|file| (file.file, &*file.data.name));
    for (file, name) in structs.chain(values).chain(requests).chain(masks).chain(dispatch) {
        unique.add(name, name, name.place(file));
    }
    let Some(topics) = &spec.topics else { return };
    let mut unique = Unique::new("topics", out);
    topics.data.topic.iter().for_each(|row| unique.add(&row.name, &row.name, row.name.place(topics.file)));
    let mut unique = Unique::new("families", out);
    topics.data.family.iter().for_each(|row| unique.add(&row.name, &row.name, row.name.place(topics.file)));
}
