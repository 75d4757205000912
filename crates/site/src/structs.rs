//! The page of a structure.

use askama::Template;

use super::addresses::{byte_anchor, struct_page, tail_anchor, topic_page};
use super::compare::{self, CompareView};
use super::context::{PageContext, Site, SourceView, WhenView};
use super::evidence::DisputeView;
use super::fields::condition;
use super::forms::{FormView, form_views};
use super::html::Html;
use super::page::Page;
use super::rendered::Rendered;
use super::strip::{self, Strip};
use super::{permanent, survival, wording};
use etwspec_catalog::claims::{self, Kind};
use etwspec_catalog::query::fields::rust_names;
use etwspec_catalog::query::following::counted;
use etwspec_catalog::{Struct, Versions, When};
use etwspec_codegen::parallel;

#[derive(Template)]
#[template(path = "struct.html")]
struct StructPage {
    page: Page,
    when: WhenView,
    examined: Option<Html>,
    facts: Vec<(&'static str, Html)>,
    doc: Option<Html>,
    layout_known: bool,
    forms: Vec<FormView>,
    inserted: Vec<InsertedView>,
    rows: Vec<RowView>,
    unknown: Vec<Html>,
    disputes: Vec<DisputeView>,
    uses: Vec<Html>,
    sources: Vec<SourceView>,
    strip: Option<Strip>,
    embed: String,
    compare: Option<CompareView>,
}

struct InsertedView {
    structure: Html,
    when: Html,
    count: Option<String>,
    at_most: Option<u32>,
    only_for: Vec<Html>,
    doc: Option<Html>,
}

struct RowView {
    at: String,
    c: Html,
    releases: String,
    doc: Option<Html>,
}

/// The pages of all structures.
pub(super) fn pages(site: &Site<'_>) -> Vec<Rendered> {
    parallel::map(&site.catalog.structs, |structure| page(site, structure))
}

/// Returns the page at a path, if it is of this kind.
pub(super) fn page_at(site: &Site<'_>, path: &str) -> Option<Rendered> {
    site.catalog
        .structs
        .iter()
        .find(|structure| struct_page(&structure.name) == path)
        .map(|structure| page(site, structure))
}

fn page(site: &Site<'_>, structure: &Struct) -> Rendered {
    let path = struct_page(&structure.name);
    let cx = site.page_context(&path);
    let unknown = unknown(&cx, structure);
    let names = std::iter::once(&structure.name).chain(structure.aliases.iter().map(|alias| &alias.name));
    let uses: Vec<Html> = names.flat_map(|name| cx.used_by(name)).collect();
    let inserted: Vec<InsertedView> = structure.inserted.iter().map(|one| inserted_view(&cx, one)).collect();
    let page = Page::new(&cx, &structure.name, "structure", &structure.summary)
        .under(&cx, &topic_page(&structure.module), &structure.module)
        .generated_from(&structure.file)
        .permanent(Some(permanent::of_struct(&structure.name)))
        .sections([
            (!structure.forms.is_empty(), "layout", "Layout"),
            (true, "about", "Names and description"),
            (!inserted.is_empty(), "inserted", "Inserted items"),
            (!structure.rows.is_empty(), "declared", "Releases of each field"),
            (!unknown.is_empty(), "unknown", "Unknown"),
            (!structure.disputed.is_empty(), "disputed", "Sources disagree"),
            (!uses.is_empty(), "uses", "Used by"),
            (true, "sources", "Sources"),
        ]);
    let facts_open =
        structure.when.releases.iter().chain(structure.rows.iter().filter_map(|row| row.releases.as_ref()));
    let view = StructPage {
        page,
        when: cx.when(&structure.when),
        examined: cx.examined(facts_open, &structure.sources),
        facts: facts(&cx, structure),
        doc: cx.doc(&structure.doc),
        layout_known: structure.layout_known,
        forms: form_views(&cx, structure),
        inserted,
        rows: structure.rows.iter().map(|row| row_view(&cx, row)).collect(),
        unknown,
        disputes: cx.disputes(&structure.disputed),
        uses,
        sources: cx.sources(&structure.name, &structure.sources),
        strip: strip::of_struct(site.catalog, structure),
        embed: cx.href(&strip::embed_path(&structure.name)),
        compare: compare::of_struct(&cx, structure),
    };
    (path, view.to_string())
}

/// The names, and the facts that apply to all forms.
fn facts(cx: &PageContext<'_>, structure: &Struct) -> Vec<(&'static str, Html)> {
    let mut facts = Vec::new();
    facts.push(wording::name(&structure.name, structure.own_name));
    let rust =
        rust_names(structure).into_iter().map(|name| Html::code(format!("etwspec::{}::{name}", structure.module)));
    facts.push(("Name in Rust", Html::join(rust, "; ")));
    let aliases = structure.aliases.iter().map(|alias| {
        let doc = cx.doc(&alias.doc);
        Html::code(&alias.name).with(&doc.map_or_else(Html::default, |doc| Html::text(": ").with(&doc)))
    });
    let aliases = Html::join(aliases, "; ");
    if !aliases.is_empty() {
        facts.push(("Other names", aliases));
    }
    facts.extend(survival::facts(cx, &structure.renamed_from, structure.deprecated.as_ref()));
    if let Some(prefix) = &structure.prefix_of {
        let text = Html::text("The first fields of ").with(&cx.name(&prefix.structure)).then(", through ");
        facts.push(("Prefix", text.with(&Html::code(&prefix.through)).then(".")));
    }
    if let Some(data_at) = structure.data_at {
        let text = format!("At offset {}, if no item is inserted.", wording::hex(data_at));
        facts.push(("Payload", Html::text(text)));
    }
    if let Some(total) = &structure.total {
        let unit = match structure.total_unit {
            1 => String::new(),
            unit => format!(", in units of {unit} bytes"),
        };
        let text = Html::code(total).then(&format!(" contains the total size, including the payload{unit}."));
        facts.push(("Total size", text));
    }
    facts.extend(cx.disclosure(structure.disclosure.as_ref()));
    facts
}

fn inserted_view(cx: &PageContext<'_>, inserted: &etwspec_catalog::Inserted) -> InsertedView {
    InsertedView {
        structure: cx.name(&inserted.structure),
        when: condition(&inserted.when),
        count: inserted.count.as_ref().map(counted),
        at_most: inserted.at_most,
        only_for: inserted.only_for.iter().map(|name| cx.name(name)).collect(),
        doc: cx.doc(&inserted.doc),
    }
}

fn row_view(cx: &PageContext<'_>, row: &etwspec_catalog::DeclaredRow) -> RowView {
    let releases = row.releases.as_ref().map(Versions::in_words);
    RowView {
        at: row.at.clone().unwrap_or_else(|| "—".to_owned()),
        c: cx.code(&row.c),
        releases: releases.unwrap_or_else(|| "all with the structure".to_owned()),
        doc: cx.doc(&row.doc),
    }
}

/// Returns the facts that no source states, including fields of unknown purpose.
fn unknown(cx: &PageContext<'_>, structure: &Struct) -> Vec<Html> {
    let mut all: Vec<Html> = structure.unknown.iter().map(|text| cx.text(text)).collect();
    if matches!(structure.when, When { releases: None, .. }) {
        all.push(Html::text("The releases that have the structure."));
    }
    for form in structure.forms.iter().rev() {
        for field in form.fields.iter().filter(|field| field.unknown) {
            let name = field.name.as_deref().unwrap_or("the unnamed field");
            let href = format!("#{}", byte_anchor(&form.rust, field.offset));
            let link = Html::link(&href, &wording::hex(field.offset));
            let claim = claims::form(cx.site.catalog, structure, form);
            let releases = match claim.kind {
                Kind::Documented => format!(", in {}.", claim.words()),
                _ => ".".to_owned(),
            };
            all.push(Html::text(format!("The purpose of {name}, at ")).with(&link).then(&releases));
        }
        for part in form.tail.iter().filter(|part| part.unknown) {
            let link = Html::link(&format!("#{}", tail_anchor(form)), "in the tail");
            all.push(Html::text(format!("The purpose of {}, ", part.name)).with(&link).then("."));
        }
    }
    all
}
