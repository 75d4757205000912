//! Conversion of a spec to the catalog, with all facts resolved and all structures laid out.

mod disclosure;
mod dispatch;
mod form_key;
mod form_names;
mod forms;
mod hooks;
mod masks;
mod observed;
mod providers;
mod references;
mod requests;
mod rows;
mod structs;
mod tail;
mod values;

pub(crate) use dispatch::{log_versions, selector};
pub(crate) use providers::rust_module;

use crate::layout::Context;
use crate::parallel;
use crate::span::At;
use crate::spec::{DisputeRow, PointerSize, TopicRow, Versions};
use etwspec_catalog::axis::{Axis, Pointer};
use etwspec_catalog::claims;
use etwspec_catalog::{
    Catalog, Dispute, FORMAT, Family, Form, Meaning, Relation, ScalarType, Source, Struct, Topic, When,
};

const ABOUT: &str = "Generated from spec/ by `cargo spec generate`. Do not edit: edit the tables.";

/// Creates the catalog. The spec must have passed its checks. Rows with problems are omitted.
pub fn lower(ctx: &Context<'_>) -> Catalog {
    let spec = ctx.spec;
    let forms = forms::Forms::new(ctx);
    let groups = hooks::groups(ctx);
    let mut sets: Vec<_> = spec.values.iter().map(|file| values::set(ctx, &groups, file)).collect();
    sets.extend(spec.requests.iter().map(|file| requests::set(ctx, file)));
    sets.sort_by(|a, b| a.name.cmp(&b.name));
    let dispatches: Vec<_> = spec.dispatch.iter().map(|file| dispatch::dispatch(ctx, file)).collect();
    dispatch::describe_selectors(&ctx.axis, &dispatches, &mut sets);
    let mut catalog = Catalog {
        about: ABOUT.to_owned(),
        format: FORMAT,
        releases: ctx.axis.clone(),
        sources: spec.sources.data.source.iter().map(|row| source(row)).collect(),
        types: spec
            .types
            .data
            .types
            .iter()
            .map(|row| ScalarType {
                name: row.name.to_string(),
                scalar: *row.scalar,
                character: row.character,
                number: row.number,
                doc: row.doc.clone(),
            })
            .collect(),
        families: spec
            .topics
            .iter()
            .flat_map(|file| &file.data.family)
            .map(|row| Family {
                name: row.name.to_string(),
                renamed_from: texts(&row.renamed_from),
                summary: row.summary.clone(),
            })
            .collect(),
        topics: spec
            .topics
            .iter()
            .flat_map(|file| &file.data.topic)
            .map(|row| Topic {
                module: module(ctx, &row.name),
                renamed_from: former_modules(ctx, row),
                family: text(row.family.as_ref()),
                summary: row.summary.clone(),
            })
            .collect(),
        structs: spec.structs.iter().map(|file| structs::structure(ctx, &forms, file)).collect(),
        dispatches,
        sets,
        masks: spec.masks.iter().map(|file| masks::mask(ctx, file)).collect(),
        requests: spec.requests.iter().map(|file| requests::requests(ctx, file)).collect(),
        hooks: groups,
        providers: providers::providers(ctx),
        references: references::references(ctx),
        observed: observed::traces(ctx, &forms),
    };
    claim_forms(&mut catalog);
    catalog
}

/// Adds the releases that the tables state for each form.
fn claim_forms(catalog: &mut Catalog) {
    let claim = |structure: &Struct, form: &Form| claims::form(catalog, structure, form).when();
    let of_struct = |structure: &Struct| structure.forms.iter().map(|form| claim(structure, form)).collect::<Vec<_>>();
    let all: Vec<_> = parallel::map(&catalog.structs, of_struct);
    for (structure, claims) in catalog.structs.iter_mut().zip(all) {
        structure.forms.iter_mut().zip(claims).for_each(|(form, when)| form.when = when);
    }
}

/// Returns the module of a topic, from the root of the crate: its family and its name. A topic with the name of its
/// family is the module of the family.
fn module(ctx: &Context<'_>, topic: &str) -> String {
    let mut rows = ctx.spec.topics.iter().flat_map(|file| &file.data.topic);
    match rows.find(|row| row.name.as_str() == topic).and_then(|row| row.family.as_ref()) {
        Some(family) if family.as_str() != topic => format!("{}::{topic}", family.as_str()),
        _ => topic.to_owned(),
    }
}

/// Returns the former paths of the module of a topic: under its former names, and under former names of its family.
fn former_modules(ctx: &Context<'_>, row: &TopicRow) -> Vec<String> {
    let family = row.family.as_ref().filter(|family| family.as_str() != row.name.as_str());
    let own = row.renamed_from.iter().map(|name| match family {
        Some(family) if family.as_str() != name.as_str() => format!("{}::{}", family.as_str(), name.as_str()),
        _ => name.to_string(),
    });
    let mut families = ctx.spec.topics.iter().flat_map(|file| &file.data.family);
    let outer = family.and_then(|family| families.find(|row| row.name.as_str() == family.as_str()));
    let moved = outer.iter().flat_map(|outer| &outer.renamed_from).flat_map(|outer| {
        let names = std::iter::once(&row.name).chain(&row.renamed_from);
        names.map(|name| format!("{}::{}", outer.as_str(), name.as_str()))
    });
    own.chain(moved).collect()
}

fn source(row: &crate::spec::SourceRow) -> Source {
    Source {
        id: row.id.to_string(),
        title: row.title.clone(),
        author: row.author.clone(),
        kind: row.kind,
        location: row.location.to_string(),
        url: row.url.as_ref().map(|url| url.to_string()),
        edition: row.edition.clone(),
        examined_to: row.examined_to.as_ref().map(|release| release.to_string()),
        doc: row.doc.clone(),
    }
}

/// Returns the relation of a fact to releases, from the two keys that can state it.
fn when(axis: &Axis, versions: Option<&At<Versions>>, seen: Option<&At<Versions>>) -> When {
    let (relation, stated) = match (versions, seen) {
        (Some(versions), _) => (Relation::Exact, versions),
        (None, Some(seen)) => (Relation::Seen, seen),
        (None, None) => return When::default(),
    };
    When { relation, releases: Some(canonical(axis, stated)) }
}

/// Returns releases in the canonical form of the catalog.
fn canonical(axis: &Axis, versions: &Versions) -> Versions {
    axis.cells(versions).map_or_else(|_| versions.clone(), |cells| axis.versions_like(cells, versions))
}

/// Returns the pointer size of a row.
fn pointer(size: Option<&At<PointerSize>>) -> Option<Pointer> {
    size.map(|size| Pointer::from(**size))
}

fn ids(sources: Option<&At<Vec<At<String>>>>) -> Vec<String> {
    sources.map_or_else(Vec::new, |sources| sources.iter().map(|id| id.to_string()).collect())
}

/// Returns the unit of a value: its own, or the unit of its meaning.
fn units(units: Option<&String>, meaning: Option<Meaning>) -> Option<String> {
    let of = |meaning: Meaning| Some(meaning.unit()).filter(|unit| !unit.is_empty());
    units.cloned().or_else(|| meaning.and_then(of).map(str::to_owned))
}

fn disputes(rows: &[At<DisputeRow>]) -> Vec<Dispute> {
    rows.iter()
        .map(|row| Dispute {
            source: row.source.to_string(),
            says: row.says.clone(),
            preferred: row.preferred,
            why: row.why.clone(),
        })
        .collect()
}

fn texts(names: &[At<String>]) -> Vec<String> {
    names.iter().map(|name| name.to_string()).collect()
}

fn text(name: Option<&At<String>>) -> Option<String> {
    name.map(|name| name.to_string())
}
