//! Text of doc comments in the generated crate.

use etwspec_catalog::claims::{self, Subject};
use etwspec_catalog::query::combine;
use etwspec_catalog::{Catalog, Disclosure, Form, Meaning, Status, Struct, Value, ValueSet, Versions, When};

use super::escape::Doc;
use crate::emit::prose::one_line;

/// Returns the first line of a generated file.
pub(super) fn header(file: &str) -> String {
    let file = one_line(file);
    format!("// Generated from {file} by `cargo spec generate`. Do not edit: edit that file.\n")
}

/// Returns the comment before an item of a file that several tables generate.
pub(super) fn origin(file: &str) -> String {
    format!("// {}", one_line(file))
}

/// Returns the documentation of a field: description or meaning, then C declaration, then unit.
///
/// The description is first because an index of rustdoc shows the first sentence.
pub(super) fn field(
    definition: &str,
    doc: Option<&str>,
    unknown: bool,
    units: Option<&str>,
    meaning: Option<Meaning>,
) -> Doc {
    let meaning = meaning.filter(|meaning| units.is_none() && meaning.is_informative());
    let doc = Doc::text(doc.or_else(|| meaning.map(Meaning::doc)).unwrap_or_default());
    let doc = doc.then(if unknown { "Purpose unknown." } else { "" }).then(definition);
    match units {
        Some(units) => doc.then("Unit:").then(units).suffix("."),
        None => doc,
    }
}

/// Returns releases as text.
pub(super) fn versions(versions: &Versions) -> String {
    claims::versions_text(versions)
}

/// Returns the claim about a form, as a sentence.
pub(super) fn form_claim(catalog: &Catalog, structure: &Struct, form: &Form) -> Doc {
    Doc::text(&claims::form_sentence(catalog, structure, form))
}

/// Returns the releases of a fact, as a sentence.
pub(super) fn when(when: &When, sdk: bool) -> Doc {
    Doc::text(&claims::when_sentence(when, if sdk { Subject::Kit } else { Subject::Windows }))
}

/// Returns the doc comment of a form: summary, releases, open questions, sources.
pub(super) fn form(catalog: &Catalog, structure: &Struct, form: &Form) -> Vec<Doc> {
    let mut lines = vec![Doc::text(&structure.summary), Doc::default()];
    if !form.current {
        lines.push(Doc::text("Older form."));
    }
    if form.hypothetical {
        lines.push(Doc::text("Computed from the definition for this pointer size; no known release has it."));
    }
    let name = if structure.own_name { "No known name in C; here" } else { "In C" };
    let size = format!(
        "{name}: `{}`, {:#x} bytes{}.",
        structure.name,
        form.size,
        if form.fixed == form.size {
            String::new()
        } else {
            format!(" with one element of its array, {:#x} without elements", form.fixed)
        },
    );
    lines.push(Doc::text(&size).and(&form_claim(catalog, structure, form)));
    lines.extend(structure.offsets_note().map(Doc::text));
    if let Some(doc) = &structure.doc {
        lines.extend([Doc::default(), Doc::text(doc)]);
    }
    lines.extend(disclosure(structure.disclosure.as_ref()));
    open_questions(&mut lines, &structure.unknown);
    lines.extend([Doc::default(), sources(catalog, &structure.sources)]);
    lines
}

/// Returns the disclosure as a paragraph, if there is one.
fn disclosure(disclosure: Option<&Disclosure>) -> Vec<Doc> {
    disclosure.map_or_else(Vec::new, |disclosure| vec![Doc::default(), Doc::text(&disclosure.line())])
}

/// Adds a list of open questions, if there are any.
fn open_questions(lines: &mut Vec<Doc>, unknown: &[String]) {
    if !unknown.is_empty() {
        lines.extend([Doc::default(), Doc::text("Unknown:"), Doc::default()]);
        lines.extend(unknown.iter().map(|text| Doc::item(&Doc::text(text))));
    }
}

/// Returns the doc comment of a named structure or union within another.
pub(super) fn inner(name: &str, size: u32, doc: &str) -> Vec<Doc> {
    vec![Doc::text(doc).then(&format!("Type of the member `{name}`, {size:#x} bytes."))]
}

/// Returns the doc comment of an enumeration, of flags or of constants.
pub(super) fn set(catalog: &Catalog, set: &ValueSet) -> Vec<Doc> {
    let name = if set.own_name { "No known name in C; here" } else { "In C" };
    let in_c = format!("{name}: `{}`, of type `{}`.", set.name, set.ty);
    let mut lines = vec![Doc::text(&set.summary), Doc::default(), Doc::text(&in_c)];
    if let Some(doc) = &set.doc {
        lines.extend([Doc::default(), Doc::text(doc)]);
    }
    if let Some(complete) = &set.complete {
        lines.extend([Doc::default(), Doc::text(&format!("Complete for releases {}.", versions(complete)))]);
    }
    lines.extend(disclosure(set.disclosure.as_ref()));
    open_questions(&mut lines, &set.unknown);
    lines.extend([Doc::default(), sources(catalog, &set.sources)]);
    lines
}

/// Returns the doc comment of one value.
pub(super) fn value(set: &ValueSet, value: &Value) -> Doc {
    let name = value.name.as_deref().unwrap_or("");
    let mut doc = match (value.named_bits, value.value) {
        (Some(bits), Some(number)) => {
            Doc::text(&format!("`{name}`, a value of a bit-field: {:#x}.", number.ptr64 & bits))
        }
        _ => Doc::text(&format!("`{name}`.")),
    };
    let status = value.status.map(|status| match status {
        Status::Unknown => "Used; purpose unknown.",
        Status::Unused => "No known use.",
        Status::Unnamed => "Listed by a source without a name.",
        Status::Defined => "Defined; no known use.",
        Status::Reserved => "Reserved.",
    });
    let combined = combine::sentence(set, value);
    for text in [value.doc.as_deref(), combined.as_deref(), status].into_iter().flatten() {
        doc = doc.then(text);
    }
    doc.and(&when(&value.when, set.sdk_releases))
}

/// Returns the sources of facts, as a sentence.
pub(super) fn sources(catalog: &Catalog, ids: &[String]) -> Doc {
    Doc::text("Source:").and(&source_list(catalog, ids)).suffix(".")
}

/// Returns authors and titles of sources.
pub(super) fn source_list(catalog: &Catalog, ids: &[String]) -> Doc {
    let title = |id: &String| match catalog.sources.iter().find(|source| source.id == *id) {
        Some(source) => Doc::text(&source.author).suffix(",").and(&Doc::emphasis(&source.title)),
        None => Doc::text(id),
    };
    Doc::join(ids.iter().map(title), "; ")
}
