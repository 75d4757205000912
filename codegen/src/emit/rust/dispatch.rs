//! Things that may be of one of several structures: an enumeration of the structures, and the table that decides.

use askama::Template;

use super::{describe, docs, leaf, names};
use etwspec_catalog::axis::Pointer;
use etwspec_catalog::casing;
use etwspec_catalog::{Case, Catalog, Dispatch, Struct};

#[derive(Template)]
#[template(path = "rust/dispatch.rs.txt")]
struct Module {
    header: String,
    summary: String,
    /// The table that describes the dispatch.
    table: String,
    doc: Vec<String>,
    ty: String,
    c_name: String,
    screaming: String,
    int: String,
    size: u32,
    cases: Vec<CaseModel>,
    variants: Vec<Variant>,
}

struct CaseModel {
    name: String,
    value: String,
    mask: String,
    structure: String,
    pointer: String,
    first: String,
    last: String,
    variant: usize,
}

/// A structure that something may be.
#[derive(Clone, PartialEq)]
struct Variant {
    name: String,
    path: String,
    doc: String,
    tailed: bool,
}

/// The text of the module of a dispatch.
pub(super) fn module(catalog: &Catalog, dispatch: &Dispatch) -> String {
    let mut variants: Vec<Variant> = Vec::new();
    let mut index = |case: &Case| match variant(catalog, case) {
        None => usize::from(u16::MAX),
        Some(variant) => variants.iter().position(|other| other.path == variant.path).unwrap_or_else(|| {
            variants.push(variant);
            variants.len() - 1
        }),
    };
    let cases = dispatch.cases.iter().map(|case| self::case(case, index(case))).collect();
    let (int, size) = leaf::unsigned(dispatch.scalar);
    let summary = docs::sentence(&dispatch.summary);
    let mut doc = vec![summary.clone()];
    if let Some(text) = &dispatch.doc {
        doc.extend([String::new(), docs::sentence(text)]);
    }
    doc.extend([String::new(), docs::sources(catalog, &dispatch.sources)]);
    super::render(&Module {
        header: docs::header(&dispatch.file),
        summary,
        table: super::parts::dispatch(catalog, dispatch),
        doc: docs::indent(doc),
        ty: dispatch.rust.clone(),
        c_name: dispatch.name.clone(),
        screaming: casing::screaming(&dispatch.name, None, None),
        int,
        size,
        cases,
        variants,
    })
}

/// The structures that something may be, in the order of the variants: each with the index of its form.
pub(super) fn variants<'c>(catalog: &'c Catalog, dispatch: &Dispatch) -> Vec<(&'c Struct, usize)> {
    let mut variants: Vec<(&Struct, usize)> = Vec::new();
    for (structure, form) in dispatch.cases.iter().filter_map(|case| of_case(catalog, case)) {
        if !variants.iter().any(|(other, index)| other.name == structure.name && *index == form) {
            variants.push((structure, form));
        }
    }
    variants
}

/// The structure of a case, in its current form for the pointer size of the case.
fn of_case<'c>(catalog: &'c Catalog, case: &Case) -> Option<(&'c Struct, usize)> {
    let structure = catalog.structs.iter().find(|structure| Some(&structure.name) == case.structure.as_ref())?;
    let fits = |pointer: Option<Pointer>| pointer.is_none() || case.pointer.is_none() || pointer == case.pointer;
    let form = structure.forms.iter().rposition(|form| form.current && fits(form.pointer))?;
    Some((structure, form))
}

fn variant(catalog: &Catalog, case: &Case) -> Option<Variant> {
    let (structure, form) = of_case(catalog, case)?;
    let path = names::form_path(structure, form);
    let name = path.rsplit("::").next().unwrap_or_default().to_owned();
    let doc = docs::sentence(&format!("`{}`: {}", structure.name, structure.summary));
    Some(Variant { name, path, doc, tailed: describe::is_tailed(structure, &structure.forms[form]) })
}

fn case(case: &Case, variant: usize) -> CaseModel {
    let (first, last) = case.log_versions.unwrap_or(((0, 0), (u8::MAX, u8::MAX)));
    CaseModel {
        name: format!("{:?}", case.name.as_deref().unwrap_or("")),
        value: format!("{:#x}", case.value),
        mask: format!("{:#x}", case.mask),
        structure: format!("{:?}", case.structure),
        pointer: case.pointer.map_or("None".to_owned(), |pointer| format!("Some(Pointer::{pointer:?})")),
        first: format!("{first:?}"),
        last: format!("{last:?}"),
        variant,
    }
}
