//! The published tables and their site, which all tests share.

use std::collections::{HashMap, HashSet};
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use etwspec_catalog::Catalog;
use etwspec_schema::pack::Pack;
use etwspec_site::{Options, site_with};

/// The folder of the tables of the repository.
fn spec() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../spec")
}

/// A folder of tables, as catalog and as site.
pub(crate) struct Published {
    pub(crate) catalog: Catalog,
    /// Pages and other files, in the order in which they are built.
    pub(crate) site: Vec<(String, String)>,
}

impl Published {
    fn new(folder: &Path, windows: Option<&'static Pack<'static>>) -> Published {
        let catalog = etwspec_codegen::catalog(folder).expect("the tables have no problem");
        let site = site_with(&catalog, &Options { windows, ..Options::default() });
        Published { catalog, site }
    }

    /// Returns the anchors of the files of the site.
    fn anchors(&self) -> HashMap<&str, HashSet<&str>> {
        let ids = |text| str::split(text, " id=\"").skip(1).filter_map(|rest| rest.split('"').next());
        self.site.iter().map(|(path, text)| (path.as_str(), ids(text).collect())).collect()
    }

    /// Returns the files of the site by path.
    pub(crate) fn pages(&self) -> HashMap<&str, &str> {
        self.site.iter().map(|(path, text)| (path.as_str(), text.as_str())).collect()
    }
}

/// The tables of the repository.
pub(crate) static PUBLISHED: LazyLock<Published> = LazyLock::new(|| Published::new(&spec(), Some(Pack::builtin())));

/// The anchors of the files of the site of the repository.
pub(crate) static ANCHORS: LazyLock<HashMap<&str, HashSet<&str>>> = LazyLock::new(|| PUBLISHED.anchors());

/// Tables that use every feature of the language.
pub(crate) static SHAPES: LazyLock<Published> = LazyLock::new(|| Published::new(&spec().join("../tests/shapes"), None));
