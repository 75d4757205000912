//! The package `etwspec-catalog-data`: the catalog as JSON, for programs that embed it.
//!
//! A package contains no file outside its folder, so the catalog is written into the folder of the package as well,
//! without white space.

use etwspec_catalog::Catalog;

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
    let mut files = vec![File::as_is("catalog/catalog.min.json", json(catalog))];
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

/// Returns the catalog as JSON on one line.
pub fn json(catalog: &Catalog) -> String {
    // Every type of the catalog has names for keys and no map, so that writing it does not fail.
    serde_json::to_string(catalog).map_or_else(|error| error.to_string(), |text| text + "\n")
}
