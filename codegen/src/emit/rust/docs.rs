//! Text of doc comments in the generated crate.

use etwspec_catalog::claims::{self, Subject};
use etwspec_catalog::query::combine;
use etwspec_catalog::{Catalog, Form, Struct, Value, ValueSet, When};
use etwspec_catalog::{Status, Versions};

/// Returns the first line of a generated file.
pub(super) fn header(file: &str) -> String {
    format!("// Generated from {file} by `cargo run --release -- generate`. Do not edit: edit that file.\n")
}

/// Returns a text as one line of a doc comment, with brackets escaped, so that they are not links.
pub(super) fn sentence(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut code = false;
    for c in text.trim().chars() {
        match c {
            '`' => code = !code,
            '[' | ']' | '<' | '>' if !code => out.push('\\'),
            _ => {}
        }
        out.push(if c == '\n' { ' ' } else { c });
    }
    out
}

/// Returns the documentation of a field: meaning, then C declaration, then unit.
///
/// The meaning is first because an index of rustdoc shows the first sentence.
pub(super) fn field(definition: &str, meaning: Option<&str>, unknown: bool, units: Option<&str>) -> String {
    let purpose = unknown.then_some("Purpose unknown.");
    let units = units.map(|units| format!("Unit: {units}."));
    let texts = [meaning, purpose, Some(definition), units.as_deref()];
    texts.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// Returns releases as text.
pub(super) fn versions(versions: &Versions) -> String {
    claims::versions_text(versions)
}

/// Returns the claim about a form, as a sentence.
pub(super) fn form_claim(catalog: &Catalog, structure: &Struct, form: &Form) -> String {
    claims::form_sentence(catalog, structure, form)
}

/// Returns the releases of a fact, as a sentence.
pub(super) fn when(when: &When, sdk: bool) -> String {
    claims::when_sentence(when, if sdk { Subject::Kit } else { Subject::Windows })
}

/// Returns the doc comment of a form: summary, releases, open questions, sources.
pub(super) fn form(catalog: &Catalog, structure: &Struct, form: &Form) -> Vec<String> {
    let mut lines = vec![sentence(&structure.summary), String::new()];
    if !form.current {
        lines.push("Older form.".to_owned());
    }
    if form.hypothetical {
        lines.push("Computed from the definition for this pointer size; no known release has it.".to_owned());
    }
    let name = if structure.own_name { "No known name in C; here" } else { "In C" };
    lines.push(format!(
        "{name}: `{}`, {:#x} bytes{}. {}",
        structure.name,
        form.size,
        if form.fixed == form.size {
            String::new()
        } else {
            format!(" with one element of its array, {:#x} without elements", form.fixed)
        },
        form_claim(catalog, structure, form),
    ));
    lines.extend(structure.offsets_note().map(str::to_owned));
    if let Some(doc) = &structure.doc {
        lines.extend([String::new(), sentence(doc)]);
    }
    if !structure.unknown.is_empty() {
        lines.extend([String::new(), "Unknown:".to_owned(), String::new()]);
        lines.extend(structure.unknown.iter().map(|text| format!("- {}", sentence(text))));
    }
    lines.extend([String::new(), sources(catalog, &structure.sources)]);
    indent(lines)
}

/// Returns the doc comment of a named structure or union within another.
pub(super) fn inner(name: &str, size: u32, doc: &str) -> Vec<String> {
    let member = format!("Type of the member `{name}`, {size:#x} bytes.");
    indent(vec![sentence(&if doc.is_empty() { member } else { format!("{doc} {member}") })])
}

/// Returns the doc comment of an enumeration, of flags or of constants.
pub(super) fn set(catalog: &Catalog, set: &ValueSet) -> Vec<String> {
    let name = if set.own_name { "No known name in C; here" } else { "In C" };
    let mut lines =
        vec![sentence(&set.summary), String::new(), format!("{name}: `{}`, of type `{}`.", set.name, set.ty)];
    if let Some(doc) = &set.doc {
        lines.extend([String::new(), sentence(doc)]);
    }
    if let Some(complete) = &set.complete {
        lines.extend([String::new(), format!("Complete for releases {}.", versions(complete))]);
    }
    if !set.unknown.is_empty() {
        lines.extend([String::new(), "Unknown:".to_owned(), String::new()]);
        lines.extend(set.unknown.iter().map(|text| format!("- {}", sentence(text))));
    }
    lines.extend([String::new(), sources(catalog, &set.sources)]);
    indent(lines)
}

/// Returns the doc comment of one value.
pub(super) fn value(set: &ValueSet, value: &Value) -> String {
    let name = value.name.as_deref().unwrap_or("");
    let mut doc = match (value.named_bits, value.value) {
        (Some(bits), Some(number)) => format!("`{name}`, a value of a bit-field: {:#x}.", number.ptr64 & bits),
        _ => format!("`{name}`."),
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
        doc = format!("{doc} {}", sentence(text));
    }
    format!("{doc} {}", when(&value.when, set.sdk_releases))
}

/// Returns the sources of facts, as a sentence.
pub(super) fn sources(catalog: &Catalog, ids: &[String]) -> String {
    let title = |id: &String| match catalog.sources.iter().find(|source| source.id == *id) {
        Some(source) => format!("{}, *{}*", source.author, sentence(&source.title)),
        None => id.clone(),
    };
    format!("Source: {}.", ids.iter().map(title).collect::<Vec<_>>().join("; "))
}

/// Prefixes each line that is not empty with a space, as it follows `///`.
pub(super) fn indent(lines: Vec<String>) -> Vec<String> {
    lines.into_iter().map(|line| if line.is_empty() { line } else { format!(" {line}") }).collect()
}
