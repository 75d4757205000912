//! A disclosure states something, and nothing twice.

use super::once::Rows;
use crate::check::{Context, Rule};
use crate::diagnostics::Diagnostic;
use crate::span::{At, FileId};
use crate::spec::{DisclosedInRow, DisclosureRow};

pub(super) static RULE: Rule = rule!(
    "disclosure",
    Check(run),
    "A disclosure states at least one fact, and names no header, binary, library or function twice.",
    "`disclosure` states whether Microsoft documents a structure or a set of values, which headers define it, which \
     symbol files and libraries contain its type, which functions use it, and what supersedes it. Each of these may be \
     unknown, but not all. `since` and `where` are about documentation, so they need `documented = true`. Nothing \
     supersedes itself.",
);

fn run(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let spec = ctx.layout.spec;
    let structs = spec.structs.iter().map(|file| (file.file, &file.data.name, &file.data.disclosure));
    let values = spec.values.iter().map(|file| (file.file, &file.data.name, &file.data.disclosure));
    let requests = spec.requests.iter().map(|file| (file.file, &file.data.name, &file.data.disclosure));
    for (file, name, row) in structs.chain(values).chain(requests) {
        if let Some(row) = row {
            disclosure(file, name, row, out);
        }
    }
}

fn disclosure(file: FileId, name: &At<String>, row: &At<DisclosureRow>, out: &mut Vec<Diagnostic>) {
    let places = [("header", &row.headers), ("binary", &row.symbols), ("library", &row.libraries)];
    let is_documented = row.documented.as_ref().is_some_and(|documented| **documented);
    let states_no_place = places.iter().all(|(_, rows)| rows.is_empty()) && row.functions.is_empty();
    if row.documented.is_none() && states_no_place && row.superseded_by.is_none() && row.doc.is_none() {
        let message = format!("the disclosure of {} states nothing", **name);
        let problem = RULE.at(row.place(file), message, "no fact");
        out.push(problem.help("state `documented`, `headers`, `symbols`, `libraries`, `functions` or `superseded-by`"));
    }
    for (key, text) in [("since", &row.since), ("where", &row.place)] {
        if let Some(text) = text.as_ref().filter(|_| !is_documented) {
            let message = format!("`{key}` is about documentation, but `documented` of {} is not true", **name);
            let problem = RULE.at(text.place(file), message, "without documentation");
            out.push(problem.help(format!("write `documented = true`, or remove `{key}`")));
        }
    }
    let named = |rows: &[At<DisclosedInRow>]| rows.iter().map(|row| (*row.name).clone()).collect::<Vec<_>>();
    for (kind, rows) in places {
        repeated(file, kind, &named(rows), out);
    }
    repeated(file, "function", &row.functions, out);
    if let Some(by) = row.superseded_by.as_ref().filter(|by| by.name.get() == name.get()) {
        let message = format!("{} supersedes itself", **name);
        let problem = RULE.at(by.name.place(file), message, "its own name");
        out.push(problem.help("name what supersedes it, or remove `superseded-by`"));
    }
}

fn repeated(file: FileId, kind: &str, names: &[At<String>], out: &mut Vec<Diagnostic>) {
    let what = format!("rows have the {kind}");
    let mut rows = Rows::new(&RULE, &what, out);
    // Names of files of Windows do not differ by case alone.
    names.iter().for_each(|name| rows.add(name.to_ascii_lowercase(), name, name.place(file)));
}
