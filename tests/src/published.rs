//! The published tables and the files made from them. The tests share them.

use std::collections::{BTreeMap, HashMap};
use std::sync::LazyLock;

use etwspec_catalog::Catalog;
use etwspec_codegen::emit;

use crate::corpus;

/// The catalog of the tables in `spec/`.
pub static CATALOG: LazyLock<Catalog> = LazyLock::new(|| {
    etwspec_codegen::catalog(&corpus::repository().join("spec")).unwrap_or_else(|_| panic!("the tables have problems"))
});

/// The generated files by path, before formatting.
pub static FILES: LazyLock<BTreeMap<String, String>> = LazyLock::new(|| files(&CATALOG));

/// The files of the site by path.
pub static SITE: LazyLock<HashMap<String, String>> =
    LazyLock::new(|| etwspec_site::site(&CATALOG).into_iter().collect());

/// Returns the generated files of a catalog by path, before formatting.
pub fn files(catalog: &Catalog) -> BTreeMap<String, String> {
    texts([emit::files(catalog), etwspec_desk::report_schemas::files()].concat())
}

/// Returns files by path, before formatting.
pub fn texts(files: Vec<emit::File>) -> BTreeMap<String, String> {
    files.into_iter().map(|file| (file.path, file.text.into_raw())).collect()
}
