//! The words of doc comments.

use etwspec_catalog::claims::{self, Subject};
use etwspec_catalog::query::combine;
use etwspec_catalog::{Catalog, Form, Struct, Value, ValueSet, When};
use etwspec_catalog::{Status, Versions};

/// The first line of a generated file.
pub(super) fn header(file: &str) -> String {
    format!("// Generated from {file} by `cargo run --release -- generate`. Do not edit: edit that file.\n")
}

/// A text as one line of a doc comment: brackets are not links.
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

/// A definition with what is said of it: its meaning, that nobody knows what it is for, its unit.
pub(super) fn said(definition: String, meaning: Option<&str>, unknown: bool, units: Option<&str>) -> String {
    let mut doc = definition;
    for text in [meaning, unknown.then_some("What it is for is not known.")].into_iter().flatten() {
        doc = format!("{doc} {text}");
    }
    match units {
        Some(units) => format!("{doc} Unit: {units}."),
        None => doc,
    }
}

/// Releases as text.
pub(super) fn versions(versions: &Versions) -> String {
    claims::versions_text(versions)
}

/// The claim about a form, as a sentence.
pub(super) fn form_claim(catalog: &Catalog, structure: &Struct, form: &Form) -> String {
    claims::form_sentence(catalog, structure, form)
}

/// When a fact holds, as a sentence.
pub(super) fn when(when: &When, sdk: bool) -> String {
    claims::when_sentence(when, if sdk { Subject::Kit } else { Subject::Windows })
}

/// The doc comment of a form: what the structure is, its releases, sources, what is unknown.
pub(super) fn form(catalog: &Catalog, structure: &Struct, form: &Form) -> Vec<String> {
    let mut lines = vec![sentence(&structure.summary), String::new()];
    if !form.current {
        lines.push("An older form.".to_owned());
    }
    if form.hypothetical {
        lines.push(
            "No source knows a Windows that has it: it is what the definition gives at this pointer size.".to_owned(),
        );
    }
    let name = if structure.own_name { "Microsoft gives it no name" } else { "In C" };
    lines.push(format!(
        "{name}: `{}`, {:#x} bytes{}. {}",
        structure.name,
        form.size,
        if form.fixed == form.size {
            String::new()
        } else {
            format!(" with one element of its array, {:#x} without", form.fixed)
        },
        form_claim(catalog, structure, form),
    ));
    lines.extend(structure.offsets_note().map(str::to_owned));
    if let Some(doc) = &structure.doc {
        lines.extend([String::new(), sentence(doc)]);
    }
    if !structure.unknown.is_empty() {
        lines.extend([String::new(), "What no source says:".to_owned(), String::new()]);
        lines.extend(structure.unknown.iter().map(|text| format!("- {}", sentence(text))));
    }
    lines.extend([String::new(), sources(catalog, &structure.sources)]);
    indent(lines)
}

/// The doc comment of a named structure or union within another.
pub(super) fn inner(name: &str, size: u32, doc: &str) -> Vec<String> {
    indent(vec![sentence(&format!("`{name}`, {size:#x} bytes. {doc}"))])
}

/// The doc comment of an enumeration, of flags or of constants.
pub(super) fn set(catalog: &Catalog, set: &ValueSet) -> Vec<String> {
    let name = if set.own_name { "Microsoft gives the set no name; here" } else { "In C" };
    let mut lines =
        vec![sentence(&set.summary), String::new(), format!("{name}: `{}`, held by `{}`.", set.name, set.ty)];
    if let Some(doc) = &set.doc {
        lines.extend([String::new(), sentence(doc)]);
    }
    if let Some(complete) = &set.complete {
        lines.extend([String::new(), format!("Known to be complete for releases {}.", versions(complete))]);
    }
    if !set.unknown.is_empty() {
        lines.extend([String::new(), "What no source says:".to_owned(), String::new()]);
        lines.extend(set.unknown.iter().map(|text| format!("- {}", sentence(text))));
    }
    lines.extend([String::new(), sources(catalog, &set.sources)]);
    indent(lines)
}

/// The doc comment of one value.
pub(super) fn value(set: &ValueSet, value: &Value) -> String {
    let name = value.name.as_deref().unwrap_or("");
    let mut doc = match (value.named_bits, value.value) {
        (Some(bits), Some(number)) => format!("`{name}`, the name of a part: {:#x}.", number.ptr64 & bits),
        _ => format!("`{name}`."),
    };
    let status = value.status.map(|status| match status {
        Status::Unknown => "Something uses it; what for is not known.",
        Status::Unused => "Nothing seems to use it.",
        Status::Unnamed => "A source lists it without a name.",
        Status::Defined => "Defined; nothing is known to use it.",
        Status::Reserved => "A source keeps it free.",
    });
    let combined = combine::sentence(set, value);
    for text in [value.doc.as_deref(), combined.as_deref(), status].into_iter().flatten() {
        doc = format!("{doc} {}", sentence(text));
    }
    format!("{doc} {}", when(&value.when, set.sdk_releases))
}

/// Where facts come from, as a sentence.
pub(super) fn sources(catalog: &Catalog, ids: &[String]) -> String {
    let title = |id: &String| match catalog.sources.iter().find(|source| source.id == *id) {
        Some(source) => format!("{}, *{}*", source.author, sentence(&source.title)),
        None => id.clone(),
    };
    format!("Source: {}.", ids.iter().map(title).collect::<Vec<_>>().join("; "))
}

/// A space before each line that is not empty, as it follows `///`.
pub(super) fn indent(lines: Vec<String>) -> Vec<String> {
    lines.into_iter().map(|line| if line.is_empty() { line } else { format!(" {line}") }).collect()
}
