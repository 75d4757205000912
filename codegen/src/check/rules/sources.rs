//! Every fact names its source.

use std::collections::{BTreeSet, HashSet};

use super::once::Rows;
use crate::check::{Context, Rule};
use crate::diagnostics::Diagnostic;
use crate::span::{At, FileId, Place};

pub(super) static NO_SOURCE: Rule = rule!(
    "no-source",
    Check(no_source),
    "Every table of facts names its sources.",
    "A fact without a source cannot be verified. `sources` at the head of a file applies to all its rows; a row may \
     have its own.",
);

pub(super) static UNKNOWN_SOURCE: Rule = rule!(
    "unknown-source",
    Check(unknown_source),
    "Every source that is cited is in sources.toml.",
    "Sources are cited by id.",
);

pub(super) static SOURCE_LOCATION: Rule = rule!(
    "source-location",
    Check(source_location),
    "An address of a source begins with https:// or http://.",
    "`where` is a repository and a path in it, the name of a kit, or an address. The site links to `url`, which begins \
     with https:// and has no spaces, and other tools that read the catalog may link to both. An address such as \
     `javascript:` or `data:` would act there.",
);

pub(super) static SOURCE_SECTION: Rule = rule!(
    "source-section",
    Check(source_section),
    "A section of a source describes an item of the tables, at a fragment of its address.",
    "The site links to `url` with `#` and the fragment, so that readers land on the lines that state the layout.",
);

type Sources = Option<At<Vec<At<String>>>>;

fn no_source(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let spec = ctx.layout.spec;
    let structs = spec.structs.iter().map(|file| (file.file, &*file.data.name, &*file.data.sources));
    let values = spec.values.iter().map(|file| (file.file, &*file.data.name, &*file.data.sources));
    let masks = spec.masks.iter().map(|file| (file.file, &*file.data.name, &*file.data.sources));
    let requests = spec.requests.iter().map(|file| (file.file, &*file.data.name, &*file.data.sources));
    let hooks = spec.hooks.iter().map(|file| (file.file, &*file.data.name, &*file.data.sources));
    let dispatch = spec.dispatch.iter().map(|file| (file.file, &*file.data.name, &*file.data.sources));
    let providers = spec.providers.iter().map(|file| (file.file, &*file.data.name, &*file.data.sources));
    let tables = structs.chain(values).chain(masks).chain(requests).chain(hooks).chain(dispatch).chain(providers);
    for (file, name, sources) in tables {
        let name: (FileId, &At<String>) = (file, name);
        let sources: &Sources = sources;
        if sources.is_none() {
            let message = format!("the table of {} names no source", **name.1);
            let problem = NO_SOURCE.at(name.1.place(file), message, "no `sources`");
            out.push(problem.help("add `sources = [\"...\"]` with an id from sources.toml"));
        }
    }
    if let Some(file) = &spec.observed
        && file.data.sources.is_none()
    {
        let place = Place { file: file.file, range: 0..0 };
        let problem = NO_SOURCE.at(place, "the table of traces names no source", "this file");
        out.push(problem.help("add `sources = [\"...\"]` with an id from sources.toml"));
    }
    if let Some(file) = &spec.references
        && file.data.sources.is_none()
    {
        let rows = file.data.reference.iter().filter(|row| row.sources.is_none());
        let rows = rows.map(|row| (row.meaning.place(file.file), format!("reference `{}`", row.meaning.word())));
        let lists = file.data.list.iter().filter(|row| row.sources.is_none());
        let lists = lists.map(|row| (row.name.place(file.file), format!("list `{}`", **row.name)));
        for (place, name) in rows.chain(lists) {
            let problem = NO_SOURCE.at(place, format!("the {name} names no source"), "no `sources`");
            out.push(problem.help("add `sources = [\"...\"]` to the row or to the file"));
        }
    }
    for (file, list) in source_lists(ctx) {
        if list.is_empty() {
            let place = list.place(file);
            let problem = NO_SOURCE.at(place, "the list of sources is empty", "names no source");
            out.push(problem.help("add a source; in a row, remove the key to use those of the file"));
        }
    }
}

/// Returns all lists of sources, of files and of rows.
fn source_lists<'s>(ctx: &Context<'s>) -> Vec<(FileId, &'s At<Vec<At<String>>>)> {
    ctx.mentions.source_lists.clone()
}

fn unknown_source(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let rows = &ctx.layout.spec.sources.data.source;
    let known: HashSet<&str> = rows.iter().map(|row| row.id.as_str()).collect();
    if known.len() < rows.len() {
        // One of two rows with the same ID is probably the missing one.
        return;
    }
    for (file, source) in source_lists(ctx).into_iter().flat_map(|(file, list)| list.iter().map(move |id| (file, id))) {
        if !known.contains(source.as_str()) {
            out.push(unknown(ctx, UNKNOWN_SOURCE.name, source.place(file), source));
        }
    }
}

fn source_location(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let file = &ctx.layout.spec.sources;
    for row in &file.data.source {
        if let Some(url) = row.url.as_ref().filter(|url| !is_https(url)) {
            let message = format!("`url` of `{}` is no address with https://", row.id.escape_debug());
            let problem = SOURCE_LOCATION.at(url.place(file.file), message, "this address");
            out.push(problem.help("write an address with https://, without spaces; percent-encode other characters"));
        }
        let Some(scheme) = scheme(&row.location) else { continue };
        if !["https", "http"].iter().any(|known| scheme.eq_ignore_ascii_case(known)) {
            let message = format!("the location of `{}` is an address of the scheme `{scheme}`", row.id.escape_debug());
            let problem = SOURCE_LOCATION.at(row.location.place(file.file), message, "this address");
            out.push(problem.help("write an address with https://, or a repository and a path in it"));
        }
    }
}

fn source_section(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let spec = ctx.layout.spec;
    let structs = spec.structs.iter().map(|file| file.data.name.as_str());
    let values = spec.values.iter().map(|file| file.data.name.as_str());
    let requests = spec.requests.iter().map(|file| file.data.name.as_str());
    // Sorted, because diagnostics list them.
    let names: BTreeSet<&str> = structs.chain(values).chain(requests).collect();
    let file = spec.sources.file;
    for row in &spec.sources.data.source {
        let mut rows = Rows::new(&SOURCE_SECTION, "sections describe", out);
        row.sections.iter().for_each(|row| rows.add(row.of.as_str(), &row.of, row.of.place(file)));
        for section in &row.sections {
            let place = section.of.place(file);
            if row.url.is_none() {
                let message = format!("`{}` has sections but no `url`", row.id.escape_debug());
                let problem = SOURCE_SECTION.at(place.clone(), message, "a part of no page");
                out.push(problem.help("add the address of the page, or remove `sections`"));
            }
            if !names.contains(section.of.as_str()) {
                let message = format!("no structure or enumeration is named `{}`", section.of.escape_debug());
                let mut problem = SOURCE_SECTION.at(place.clone(), message, "unknown item");
                problem.suggest(&section.of, names.iter().copied());
                out.push(problem);
            }
            if !is_https(&format!("https://{}", section.at.as_str())) || section.at.contains('#') {
                let message = format!("`{}` is no fragment of an address", section.at.escape_debug());
                let problem = SOURCE_SECTION.at(section.at.place(file), message, "this fragment");
                out.push(problem.help("write what follows `#` in the address, without spaces, such as `L492-L529`"));
            }
        }
    }
}

/// Returns whether a text is an address of a page: visible ASCII that ends no attribute.
fn is_https(url: &str) -> bool {
    let rest = url.strip_prefix("https://").unwrap_or_default();
    !rest.is_empty() && rest.chars().all(|c| c.is_ascii_graphic() && !"\"'<>\\^`{|}".contains(c))
}

/// Returns the scheme of an address, as browsers read it: they skip white space before it.
fn scheme(location: &str) -> Option<&str> {
    let (scheme, _) = location.trim_start().split_once(':')?;
    let in_scheme = |c: char| c.is_ascii_alphanumeric() || matches!(c, '+' | '-' | '.');
    (scheme.starts_with(|c: char| c.is_ascii_alphabetic()) && scheme.chars().all(in_scheme)).then_some(scheme)
}

/// Returns the problem that an id is not in `sources.toml`.
pub(super) fn unknown(ctx: &Context<'_>, rule: &'static str, place: Place, id: &str) -> Diagnostic {
    let message = format!("unknown source `{id}`");
    let mut problem = Diagnostic::new(rule, place, message, "unknown source");
    let ids = ctx.layout.spec.sources.data.source.iter().map(|row| row.id.as_str());
    problem.suggest(id, ids);
    problem
}

#[cfg(test)]
mod tests {
    use super::{is_https, scheme};

    #[test]
    fn accepts_addresses_of_https_only() {
        assert!(is_https("https://example.org/a/b.md#L10"));
        for bad in
            ["http://example.org", "https://", "javascript:alert(1)", "https://a b", "https://a/\"b", " https://a"]
        {
            assert!(!is_https(bad), "{bad}");
        }
    }

    #[test]
    fn finds_schemes_of_addresses_only() {
        assert_eq!(scheme(" JavaScript:alert(1)"), Some("JavaScript"));
        assert_eq!(scheme("https://example.org"), Some("https"));
        assert_eq!(scheme("owner/name, path: with colon"), None);
        assert_eq!(scheme("Windows SDK 10.0: evntrace.h"), None);
        assert_eq!(scheme("tests/shapes"), None);
    }
}
