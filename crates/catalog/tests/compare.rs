//! Differences between two releases.

use super::catalog;
use etwspec_catalog::Field;
use etwspec_catalog::claims::Change;
use etwspec_catalog::query::compare::*;
use etwspec_catalog::*;

fn row(path: &str, offset: u32, ty: &str) -> Field {
    Field {
        name: Some(path.to_owned()),
        offset,
        size: 4,
        ty: ty.to_owned(),
        ..catalog().structs[0].forms[0].fields[0].clone()
    }
}

fn form(fields: Vec<Field>) -> Form {
    Form { fields, tail: Vec::new(), ..catalog().structs[0].forms[0].clone() }
}

/// Returns the names of each pair with its changes.
fn compared(before: Vec<Field>, after: Vec<Field>) -> Vec<(String, String, Vec<Change>)> {
    let path = |row: Option<Row>| row.map_or_else(|| "-".to_owned(), |row| row.path);
    let pairs = forms(&catalog(), &form(before), &form(after)).into_iter();
    pairs.map(|pair| (path(pair.before), path(pair.after), pair.changes)).collect()
}

fn pair(before: &str, after: &str, changes: &[Change]) -> (String, String, Vec<Change>) {
    (before.to_owned(), after.to_owned(), changes.to_vec())
}

#[test]
fn fields_are_matched_by_name_and_then_by_place() {
    let before = vec![row("A", 0, "ULONG"), row("B", 4, "ULONG"), row("C", 8, "ULONG"), row("D", 12, "ULONG")];
    let after = vec![row("B", 0, "LONG"), row("New", 8, "ULONG"), row("D", 16, "ULONG")];
    assert_eq!(
        compared(before, after),
        [
            pair("A", "-", &[Change::NoLongerStated]),
            pair("B", "B", &[Change::Moved, Change::Retyped]),
            pair("C", "New", &[Change::Renamed]),
            pair("D", "D", &[Change::Moved]),
        ]
    );
}

#[test]
fn ambiguous_place_is_no_new_name() {
    let before = vec![row("A", 0, "ULONG"), row("B", 0, "ULONG")];
    let after = vec![row("C", 0, "ULONG")];
    assert_eq!(
        compared(before, after),
        [
            pair("A", "-", &[Change::NoLongerStated]),
            pair("B", "-", &[Change::NoLongerStated]),
            pair("-", "C", &[Change::Added]),
        ]
    );
}

#[test]
fn equal_forms_have_no_changes() {
    let fields = || vec![row("A", 0, "ULONG"), row("B", 4, "ULONG")];
    assert!(compared(fields(), fields()).iter().all(|(.., changes)| changes.is_empty()));
}
