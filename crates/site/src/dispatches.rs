//! The page of a dispatch: a marker that selects one of several structures.

use askama::Template;

use super::addresses::{case_anchors, dispatch_page, topic_page};
use super::context::{PageContext, Site, SourceView, WhenView};
use super::evidence::{EvidenceView, RowFact};
use super::html::Html;
use super::page::Page;
use super::rendered::Rendered;
use super::{survival, wording};
use etwspec_catalog::query::coverage::What;
use etwspec_catalog::{Case, Dispatch};

#[derive(Template)]
#[template(path = "dispatch.html")]
struct DispatchPage {
    page: Page,
    facts: Vec<(&'static str, Html)>,
    doc: Option<Html>,
    cases: Vec<CaseView>,
    uses: Vec<Html>,
    sources: Vec<SourceView>,
}

struct CaseView {
    anchor: String,
    value: String,
    mask: Option<String>,
    name: Option<Html>,
    structure: Option<Html>,
    data: Vec<String>,
    when: WhenView,
    notes: Vec<Html>,
    evidence: EvidenceView,
}

/// The pages of all dispatches.
pub(super) fn pages(site: &Site<'_>) -> Vec<Rendered> {
    site.catalog.dispatches.iter().map(|dispatch| page(site, dispatch)).collect()
}

fn page(site: &Site<'_>, dispatch: &Dispatch) -> Rendered {
    let path = dispatch_page(&dispatch.name);
    let cx = site.page_context(&path);
    let uses = cx.used_by(&dispatch.name);
    let anchors = case_anchors(dispatch);
    let view = DispatchPage {
        page: Page::new(&cx, &dispatch.name, "dispatch", &dispatch.summary)
            .under(&cx, &topic_page(&dispatch.module), &dispatch.module)
            .generated_from(&dispatch.file)
            .sections([(true, "cases", "Cases"), (!uses.is_empty(), "uses", "Used by"), (true, "sources", "Sources")]),
        facts: facts(&cx, dispatch),
        doc: cx.doc(&dispatch.doc),
        cases: dispatch.cases.iter().zip(anchors).map(|(case, at)| case_view(&cx, dispatch, case, at)).collect(),
        uses,
        sources: cx.sources(&dispatch.name, &dispatch.sources),
    };
    (path.clone(), view.to_string())
}

fn facts(cx: &PageContext<'_>, dispatch: &Dispatch) -> Vec<(&'static str, Html)> {
    let by = |part: &etwspec_catalog::Part| part.ty == dispatch.name && part.by.is_some();
    let forms = cx.site.catalog.structs.iter().flat_map(|structure| &structure.forms);
    let place = match forms.flat_map(|form| &form.tail).any(by) {
        true => "field of the enclosing structure",
        false => "at the start of the structure",
    };
    let mut facts = vec![
        wording::name(&dispatch.name, dispatch.own_name),
        ("Name in Rust", Html::code(format!("etwspec::{}::{}", dispatch.module, dispatch.rust))),
        ("Selected by", cx.code(&dispatch.ty).then(&format!(" {place}; the first matching case applies"))),
    ];
    facts.extend(survival::facts(cx, &dispatch.renamed_from, dispatch.deprecated.as_ref()));
    facts
}

fn case_view(cx: &PageContext<'_>, dispatch: &Dispatch, case: &Case, anchor: String) -> CaseView {
    let mut notes = Vec::new();
    notes.extend(case.status.map(wording::status_mark));
    notes.extend(cx.doc(&case.doc));
    let number = case.name.clone().unwrap_or_else(|| wording::hex(case.value));
    let name = case.structure.as_ref().map_or(number.clone(), |structure| format!("{number}: {structure}"));
    let mut data = Vec::new();
    data.extend(case.pointer.map(|pointer| format!("{} data", wording::pointer(pointer))));
    data.extend(case.log_versions.map(wording::log_versions));
    CaseView {
        anchor,
        value: wording::hex_of(case.value, dispatch.scalar),
        mask: wording::mask_of(case.mask, dispatch.scalar),
        name: case.name.as_ref().map(|name| cx.name(name)),
        structure: case.structure.as_ref().map(|name| cx.name(name)),
        data,
        when: cx.when(&case.when),
        notes,
        evidence: cx.evidence(&RowFact {
            releases: case.when.releases.as_ref(),
            sources: &case.sources,
            table: &dispatch.sources,
            ..RowFact::new(What::Case, &dispatch.name, &cx.path, &name)
        }),
    }
}
