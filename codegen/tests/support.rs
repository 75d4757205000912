//! The published tables, which the tests share.

use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use etwspec_catalog::Catalog;

/// Returns the folder of the tables of the repository.
pub(crate) fn spec() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../spec")
}

/// The catalog of the tables of the repository.
pub(crate) static PUBLISHED: LazyLock<Catalog> =
    LazyLock::new(|| etwspec_codegen::catalog(&spec()).expect("the tables have no problem"));
