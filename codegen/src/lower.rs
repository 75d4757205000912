//! Conversion of a spec to the catalog, with all facts resolved and all structures laid out.

mod disclosure;
mod dispatch;
mod form_key;
mod form_names;
mod forms;
mod hooks;
mod keys;
mod masks;
mod observed;
mod providers;
mod references;
mod requests;
mod rows;
mod structs;
mod tail;
mod topics;
mod values;

pub(crate) use dispatch::{log_versions, selector};
pub(crate) use providers::rust_module;
pub(crate) use references::{event_fields, stated_ids};

use crate::layout::Context;
use crate::parallel;
use crate::spec::{SectionRow, SourceRow};
use etwspec_catalog::{Catalog, FORMAT, Form, ScalarType, Section, Source, Struct, claims};

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
        families: topics::families(ctx),
        topics: topics::topics(ctx),
        structs: spec.structs.iter().map(|file| structs::structure(ctx, &forms, file)).collect(),
        dispatches,
        sets,
        masks: spec.masks.iter().map(|file| masks::mask(ctx, file)).collect(),
        requests: spec.requests.iter().map(|file| requests::requests(ctx, file)).collect(),
        hooks: groups,
        providers: providers::providers(ctx),
        references: references::references(ctx),
        lists: references::lists(ctx),
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

fn section(row: &SectionRow) -> Section {
    Section { of: row.of.to_string(), at: row.at.to_string() }
}

fn source(row: &SourceRow) -> Source {
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
        sections: row.sections.iter().map(section).collect(),
    }
}
