//! Dispatches: an enumeration of the structures, the table that selects one, and accessors that the structures share.
//!
//! # Design
//!
//! A dispatch is the only description of header types. Its `selector` names the bits that contain the type, and its
//! cases assign structures to the values of an enumeration. A case without a known structure can specify where the size
//! is (`size-mask`), so that readers skip the event.

mod accessors;

use std::fmt::Write as _;

use askama::Template;

use self::accessors::Method;
pub(super) use self::accessors::name as accessor_name;
use super::escape::{Doc, filters};
use super::{docs, leaf, names};
use etwspec_catalog::layouts::{self, CaseRow};
use etwspec_catalog::{Case, Catalog, Dispatch, Form, Struct, casing};

#[derive(Template)]
#[template(path = "rust/dispatch.rs.txt")]
struct Module {
    header: String,
    summary: Doc,
    /// Table that describes the dispatch.
    table: String,
    doc: Vec<Doc>,
    ty: String,
    c_name: String,
    screaming: String,
    int: &'static str,
    size: u32,
    align: Option<u32>,
    cases: Vec<CaseModel>,
    variants: Vec<Variant>,
    find: String,
    /// Documentation of the argument for the version of the log file.
    log_version: Doc,
    selector: Option<SelectorModel>,
    /// Variants whose headers contain the total size and precede a payload.
    data: Vec<String>,
    /// Variants whose headers contain the total size.
    total: Vec<String>,
    /// Variants whose header determines the offset of the payload.
    offset: Vec<String>,
    accessors: Vec<Method>,
    /// Reason for the deprecation.
    deprecated: Option<String>,
    /// Former names.
    former: Vec<Former>,
}

/// Former name of a dispatch: of its types, and of its constants.
struct Former {
    ty: String,
    screaming: String,
}

struct CaseModel {
    name: String,
    value: String,
    mask: String,
    fixed: u32,
    variant: usize,
    more: String,
}

struct SelectorModel {
    getter: String,
    link: String,
    path: String,
    int: &'static str,
    mask: String,
    shift: u32,
}

/// Structure that a dispatch can select.
#[derive(Clone, PartialEq)]
struct Variant {
    name: String,
    c_name: String,
    path: String,
    doc: Doc,
    tailed: bool,
}

/// Returns the text of the module of a dispatch.
pub(super) fn module(catalog: &Catalog, dispatch: &Dispatch) -> String {
    let rows = layouts::cases(catalog, dispatch, layouts::current_form);
    let structures = layouts::variants(&rows);
    let variants: Vec<Variant> =
        structures.iter().map(|&(structure, form)| variant(&structures, structure, form)).collect();
    let (int, size) = leaf::unsigned(dispatch.scalar);
    let cases = rows.iter().map(case).collect();
    let summary = Doc::text(&dispatch.summary);
    let mut doc = vec![summary.clone()];
    if let Some(text) = &dispatch.doc {
        doc.extend([Doc::default(), Doc::text(text)]);
    }
    doc.extend([Doc::default(), docs::sources(catalog, &dispatch.sources)]);
    let forms: Vec<(&str, &Struct, &Form)> = variants
        .iter()
        .zip(&structures)
        .map(|(variant, &(structure, form))| (variant.name.as_str(), structure, &structure.forms[form]))
        .collect();
    let named = |fits: &dyn Fn(&Struct, &Form) -> bool| -> Vec<String> {
        let fitting = forms.iter().filter(|(_, structure, form)| fits(structure, form));
        fitting.map(|(name, ..)| (*name).to_owned()).collect()
    };
    let has_data = |structure: &Struct| structure.total.is_some() && structure.data_at.is_some();
    let data = named(&|structure, _| has_data(structure));
    let total = named(&|structure, _| structure.total.is_some());
    let offset = named(&|structure, form| has_data(structure) && form.tail.is_empty());
    let screaming = casing::screaming(&dispatch.name, None, None);
    super::print::render(&Module {
        header: docs::header(&dispatch.file),
        summary,
        table: self::table(dispatch, &structures),
        doc,
        ty: dispatch.rust.clone(),
        c_name: dispatch.name.clone(),
        find: find(&screaming, &dispatch.cases),
        log_version: log_version(&dispatch.cases),
        screaming,
        int,
        size,
        align: dispatch.align,
        cases,
        selector: selector(catalog, dispatch),
        data,
        total,
        offset,
        accessors: accessors::of(catalog, &forms),
        deprecated: dispatch.deprecated.clone(),
        former: former(dispatch),
        variants,
    })
}

/// Returns the former names of a dispatch that differ from its name in Rust.
fn former(dispatch: &Dispatch) -> Vec<Former> {
    let names = dispatch.renamed_from.iter();
    let names = names.map(|name| Former { ty: casing::pascal(name), screaming: casing::screaming(name, None, None) });
    names.filter(|former| former.ty != dispatch.rust).collect()
}

/// Returns the variant of a structure. It has the name of the structure, or of the form if the dispatch has several
/// forms.
fn variant(all: &[(&Struct, usize)], structure: &Struct, form: usize) -> Variant {
    let path = names::form_path(structure, form);
    let alone = all.iter().filter(|(other, _)| other.name == structure.name).count() == 1;
    let name = if alone { &structure.rust } else { path.rsplit("::").next().unwrap_or_default() };
    Variant {
        name: name.to_owned(),
        c_name: structure.name.clone(),
        doc: Doc::text(&format!("`{}`:", structure.name)).then(&structure.summary),
        tailed: leaf::is_tailed(structure, &structure.forms[form]),
        path,
    }
}

fn case(row: &CaseRow<'_>) -> CaseModel {
    let case = row.case;
    let more = [
        case.structure.as_ref().map(|structure| format!(".of({structure:?})")),
        case.pointer.map(|pointer| format!(".pointer(Pointer::{pointer:?})")),
        case.log_versions.map(|(first, last)| format!(".log_versions({first:?}, {last:?})")),
        row.total.map(|(shift, mask)| format!(".sized({shift}, {mask:#x})")),
    ];
    CaseModel {
        name: format!("{:?}", case.name.as_deref().unwrap_or("")),
        value: format!("{:#x}", case.value),
        mask: format!("{:#x}", case.mask),
        fixed: row.fixed,
        variant: row.variant,
        more: more.into_iter().flatten().collect(),
    }
}

fn selector(catalog: &Catalog, dispatch: &Dispatch) -> Option<SelectorModel> {
    let selector = dispatch.selector.as_ref()?;
    let set = catalog.sets.iter().find(|set| set.name == selector.values)?;
    Some(SelectorModel {
        getter: casing::snake(&set.name),
        link: set.name.clone(),
        path: format!("crate::{}::{}", set.module, set.rust),
        int: leaf::int(set.scalar).0,
        mask: format!("{:#x}", selector.mask),
        shift: selector.shift,
    })
}

/// Returns an expression for the first case that matches. It has one `match` for consecutive cases with the same mask,
/// so that the compiler can create a jump table for each.
fn find(screaming: &str, cases: &[Case]) -> String {
    let versioned = cases.iter().any(|case| case.log_versions.is_some());
    let version =
        if versioned { "let version = log_version.unwrap_or((u8::MAX, u8::MAX));" } else { "let _ = log_version;" };
    let mut text = String::new();
    let mut open = 0;
    let mut at = 0;
    for run in cases.chunk_by(|a, b| a.mask == b.mask) {
        let Some(first) = run.first() else { continue };
        if first.mask == 0 {
            // The first case of the run takes every value; no case after it can apply.
            let _ = write!(text, "{at}");
            return finish(version, screaming, &text, open);
        }
        let _ = write!(text, "match value & {:#x} {{ ", first.mask);
        open += 1;
        for (index, case) in run.iter().enumerate() {
            let guard = case.log_versions.map_or_else(String::new, |(first, last)| match (first, last) {
                ((0, 0), last) => format!(" if version <= {last:?}"),
                (first, (u8::MAX, u8::MAX)) => format!(" if version >= {first:?}"),
                (first, last) => format!(" if ({first:?}..={last:?}).contains(&version)"),
            });
            let _ = write!(text, "{:#x}{guard} => {}, ", case.value, at + index);
        }
        text.push_str("_ => ");
        at += run.len();
    }
    text.push_str("return None");
    finish(version, screaming, &text, open)
}

/// Returns the documentation of the argument for the version of the log file.
fn log_version(cases: &[Case]) -> Doc {
    let mut ranges: Vec<_> = cases.iter().filter_map(|case| case.log_versions).collect();
    ranges.sort_unstable();
    ranges.dedup();
    let range = |&(first, last): &((u8, u8), (u8, u8))| match (first, last) {
        ((0, 0), last) => format!("up to `{last:?}`"),
        (first, (u8::MAX, u8::MAX)) => format!("from `{first:?}`"),
        (first, last) => format!("`{first:?}` to `{last:?}`"),
    };
    let ranges: Vec<String> = ranges.iter().map(range).collect();
    let meaning = Doc::text("`log_version` is the version of the log file, or `None` for the newest; see");
    let used = match ranges.is_empty() {
        true => "No case depends on it.".to_owned(),
        false => format!("Versions that cases distinguish: {}.", ranges.join("; ")),
    };
    meaning.and(&Doc::link("Case::holds")).suffix(".").then(&used)
}

fn finish(version: &str, screaming: &str, text: &str, open: usize) -> String {
    format!("{version} let index: usize = {text}{}; {screaming}_CASES.get(index)", " }".repeat(open))
}

/// Returns the table of a dispatch.
fn table(dispatch: &Dispatch, structures: &[(&Struct, usize)]) -> String {
    let layouts = structures.iter().map(|(structure, form)| format!("    &{},\n", names::table(structure, *form)));
    let layouts: String = layouts.collect();
    format!(
        "pub(crate) static DISPATCH: Dispatch = dispatch({:?}, {}, {}_CASES, &[\n{layouts}]);\n",
        dispatch.name,
        leaf::unsigned(dispatch.scalar).1,
        casing::screaming(&dispatch.name, None, None),
    )
}
