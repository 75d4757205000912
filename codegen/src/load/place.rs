//! Tables in a folder of another kind, or of none.

use serde_spanned::Spanned;
use toml::de::DeTable;

use super::text::{SourceFile, in_file};
use crate::diagnostics::Diagnostic;
use crate::did_you_mean;
use crate::schema::{Kind, Shape};

/// The rule that a table is in a place where tables of a kind belong.
pub(super) const UNEXPECTED_FILE: &str = "unexpected-file";

/// Returns the problem of a file at a path where no table belongs.
pub(super) fn unexpected(source: &SourceFile) -> Diagnostic {
    let path = source.path.as_str();
    if !path.ends_with(".toml") {
        let problem =
            Diagnostic::new(UNEXPECTED_FILE, in_file(0..0), "a file among the tables is no table", "this file");
        return problem.help("give a table the ending `.toml`; move other files out of the folder");
    }
    let problem = Diagnostic::new(UNEXPECTED_FILE, in_file(0..0), "unexpected path for a table", "this file");
    let content = DeTable::parse(&source.text).ok().and_then(|table| of_content(&table));
    let folders = Kind::ALL.into_iter().filter_map(Kind::folder);
    let folder = content.and_then(Kind::folder).or_else(|| {
        let mut parts = path.rsplit('/').skip(1);
        parts.find_map(|part| did_you_mean::nearest(part, folders.clone()))
    });
    if let Some(folder) = folder {
        return problem.help(format!("move it to {folder}/"));
    }
    let single = Kind::ALL.into_iter().filter_map(Kind::single);
    if let Some(file) = did_you_mean::nearest(path, single) {
        return problem.help(format!("did you mean `{file}`?"));
    }
    problem.help(
        "tables are releases.toml, sources.toml, types.toml, topics.toml, references.toml, groupmask.toml or \
         masks/*.toml, requests.toml or requests/*.toml, structs/*.toml, enums/*.toml, hooks/*.toml, classes/*.toml, \
         dispatch/*.toml and providers/*.toml",
    )
}

/// Returns the problem of a table that does not fit the kind of its folder, and fits another kind.
pub(super) fn misplaced(kind: Kind, table: &Spanned<DeTable<'_>>) -> Option<Diagnostic> {
    if fits(kind, table) {
        return None;
    }
    let folder = of_content(table)?.folder()?;
    let message = "the table does not belong in this folder";
    let problem = Diagnostic::new(UNEXPECTED_FILE, in_file(0..0), message, "this file");
    Some(problem.help(format!("move it to {folder}/")))
}

/// Returns the only kind of tables in folders that has all keys of a table, and no other required key.
fn of_content(table: &Spanned<DeTable<'_>>) -> Option<Kind> {
    let mut kinds = Kind::ALL.into_iter().filter(|kind| kind.folder().is_some() && fits(*kind, table));
    let first = kinds.next()?;
    // Without a group, the events of a GUID are events of a class.
    match kinds.next() {
        None => Some(first),
        Some(Kind::Classes) if first == Kind::Hooks && !table.get_ref().contains_key("group") => Some(Kind::Classes),
        Some(_) => None,
    }
}

/// Returns whether the keys of a file are keys of a kind.
fn fits(kind: Kind, table: &Spanned<DeTable<'_>>) -> bool {
    let shapes = kind.shapes();
    let Shape::Table(shape) = shapes.resolve(&shapes.root) else { return false };
    let keys = table.get_ref();
    let known = keys.keys().all(|key| shape.keys.contains_key(key.get_ref().as_ref()));
    known && shape.keys.iter().all(|(name, key)| !key.required || keys.contains_key(name.as_str()))
}
