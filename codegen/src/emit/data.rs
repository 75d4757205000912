//! The package `etwspec-catalog-data`: the catalog as JSON, for programs that embed it.
//!
//! `catalog.json` is a file of the package, because a package contains no file outside its folder.

use etwspec_catalog::Catalog;
use serde_json::Value;

use super::{File, LICENSES};

/// The files that do not depend on the catalog, by path within the package.
const PACKAGE: &[(&str, &str)] = &[
    ("Cargo.toml", include_str!("../../templates/catalog/Cargo.toml.txt")),
    ("README.md", include_str!("../../templates/catalog/README.md")),
];

/// The code of the package: the name of the template, the path within the package, and the text.
const CODE: &[(&str, &str, &str)] = &[
    ("build.rs.txt", "build.rs", include_str!("../../templates/catalog/build.rs.txt")),
    ("lib.rs.txt", "src/lib.rs", include_str!("../../templates/catalog/lib.rs.txt")),
];

/// Returns all files of the package.
pub fn files(catalog: &Catalog) -> Vec<File> {
    let mut files = vec![File::as_is("catalog/catalog.json", json(catalog))];
    files.extend(PACKAGE.iter().chain(&LICENSES).map(|(path, text)| File::as_is(format!("catalog/{path}"), *text)));
    files.extend(CODE.iter().map(|(template, path, text)| {
        let first = format!(
            "// Copied from codegen/templates/catalog/{template} by `cargo spec generate`. Do not edit: edit \
             that file.\n\n"
        );
        File::as_is(format!("catalog/{path}"), first + text)
    }));
    files
}

/// Containers of this depth and deeper are on one line: the forms of a structure, the values of a set, the events of a group.
const LINE: usize = 4;

/// Returns the catalog as JSON. Each member of an item has a line, and each object in its lists.
pub fn json(catalog: &Catalog) -> String {
    // Every type of the catalog has names for keys and no map, so that writing it does not fail.
    let value = serde_json::to_value(catalog).unwrap_or_default();
    let mut out = String::new();
    write(&mut out, &value, 0);
    out.push('\n');
    out
}

fn write(out: &mut String, value: &Value, depth: usize) {
    let (open, close, count) = match value {
        Value::Object(members) if depth < LINE => ('{', '}', members.len()),
        Value::Array(elements) if depth < LINE && elements.iter().any(Value::is_object) => ('[', ']', elements.len()),
        _ => return out.push_str(&value.to_string()),
    };
    let names = value.as_object().into_iter().flat_map(|members| members.keys());
    let elements = value.as_array().into_iter().flatten();
    let members = value.as_object().into_iter().flat_map(|members| members.values());
    let mut names = names.map(|name| Value::from(name.as_str()).to_string() + ":");
    out.push(open);
    for (index, element) in elements.chain(members).enumerate() {
        out.push_str(if index == 0 { "\n" } else { ",\n" });
        out.push_str(&names.next().unwrap_or_default());
        write(out, element, depth + 1);
    }
    out.push_str(if count > 0 { "\n" } else { "" });
    out.push(close);
}
