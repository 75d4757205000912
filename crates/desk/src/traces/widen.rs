//! Widens what a row claims as observed: the change of a table that new traces support.
//!
//! # Design
//!
//! Only `seen` and `sources` change. Exact `versions` are statements of sources, which a person compares with the
//! trace.

use etwspec_catalog::Versions;
use etwspec_codegen::format::{FormatError, format};
use etwspec_codegen::schema::Kind;
use toml_edit::{Array, DocumentMut, InlineTable, Item, TableLike, Value};

/// Returns a table in its canonical form, with other observed releases and sources in one row. `None` if the table has no
/// such row.
pub(crate) fn widen(
    path: &str,
    text: &str,
    list: &str,
    row: usize,
    seen: &Versions,
    sources: &[String],
) -> Result<Option<String>, FormatError> {
    let Some(kind) = Kind::of(path) else { return Ok(None) };
    let mut document: DocumentMut =
        text.parse().map_err(|error: toml_edit::TomlError| FormatError::NotToml(error.message().trim().to_owned()))?;
    let row: Option<&mut dyn TableLike> = match document.get_mut(list) {
        Some(Item::ArrayOfTables(rows)) => rows.get_mut(row).map(|row| row as &mut dyn TableLike),
        Some(Item::Value(Value::Array(rows))) => {
            rows.get_mut(row).and_then(Value::as_inline_table_mut).map(|row| row as &mut dyn TableLike)
        }
        _ => None,
    };
    let Some(row) = row else { return Ok(None) };
    set(row, "seen", versions(seen));
    set(row, "sources", Value::Array(sources.iter().map(String::as_str).collect::<Array>()));
    format(kind, &document.to_string()).map(Some)
}

/// Replaces a value and keeps the comments around it.
fn set(row: &mut dyn TableLike, key: &str, value: Value) {
    match row.get_mut(key).and_then(Item::as_value_mut) {
        Some(before) => {
            let decor = before.decor().clone();
            *before = value;
            *before.decor_mut() = decor;
        }
        None => drop(row.insert(key, Item::Value(value))),
    }
}

fn versions(seen: &Versions) -> Value {
    match seen {
        Versions::Both(text) => text.as_str().into(),
        Versions::ByPointer { ptr32, ptr64 } => {
            let keys = [("ptr32", ptr32), ("ptr64", ptr64)];
            let keys = keys.into_iter().filter_map(|(key, text)| Some((key, Value::from(text.as_deref()?))));
            Value::InlineTable(keys.collect::<InlineTable>())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TABLE: &str =
        "name = \"G\"\n\n[[event]]\ntype = 0x01 # one\nseen = \"5.0\" # then\n\n[[event]]\ntype = 0x02\n";

    fn widened(row: usize) -> Option<String> {
        let seen = Versions::Both("5.0..5.1".to_owned());
        widen("hooks/g.toml", TABLE, "event", row, &seen, &["a".to_owned(), "b".to_owned()]).expect("TOML")
    }

    #[test]
    fn widens_a_row_and_keeps_comments() {
        assert_eq!(
            widened(0).as_deref(),
            Some(
                "name = \"G\"\n\n[[event]]\ntype = 0x01 # one\nseen = \"5.0..5.1\" # then\nsources = [\"a\", \"b\"]\n\n\
                 [[event]]\ntype = 0x02\n"
            )
        );
    }

    #[test]
    fn adds_a_claim_to_a_row_without_one() {
        assert!(widened(1).expect("a row").ends_with("type = 0x02\nseen = \"5.0..5.1\"\nsources = [\"a\", \"b\"]\n"));
        assert_eq!(widened(2), None);
    }
}
