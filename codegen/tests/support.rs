//! The published tables and their site, which all tests share, and commands that run in this process.

use std::collections::{HashMap, HashSet};
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use clap::{Args, Command, FromArgMatches};
use etwspec_catalog::Catalog;
use etwspec_codegen::emit::docs::site;
use etwspec_codegen::load::{Spec, load_from_texts};
use etwspec_codegen::{check, context, emit, lower};
use etwspec_console::{Console, Problem, exit_code};

/// Returns the folder of the tables of the repository.
pub(crate) fn spec() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../spec")
}

/// A folder of tables, as catalog and as site.
pub(crate) struct Published {
    pub(crate) catalog: Catalog,
    /// Pages and other files, in the order in which they are built.
    pub(crate) site: Vec<(String, String)>,
}

impl Published {
    fn new(folder: &Path) -> Published {
        let catalog = etwspec_codegen::catalog(folder).expect("the tables have no problem");
        let site = site(&catalog);
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
pub(crate) static PUBLISHED: LazyLock<Published> = LazyLock::new(|| Published::new(&spec()));

/// The anchors of the files of the site of the repository.
pub(crate) static ANCHORS: LazyLock<HashMap<&str, HashSet<&str>>> = LazyLock::new(|| PUBLISHED.anchors());

/// Tables that use every feature of the language.
pub(crate) static SHAPES: LazyLock<Published> = LazyLock::new(|| Published::new(&spec().join("../tests/shapes")));

/// Returns the tables of a folder, by path.
pub(crate) fn tables(folder: &Path) -> Vec<(String, String)> {
    let spec = etwspec_codegen::load::load(folder).expect("the tables can be read");
    spec.files.files.into_iter().map(|file| (file.path, file.text)).collect()
}

/// Returns the catalog of tables, as JSON.
pub(crate) fn catalog(texts: Vec<(String, String)>) -> String {
    let spec: Spec = load_from_texts(texts).expect("the tables can be read");
    let context = context(&spec);
    assert_eq!(check::run(&context), []);
    emit::json(&lower::lower(&context))
}

/// Copies the tables of the repository.
pub(crate) fn copy(to: &Path) {
    for (path, text) in tables(&spec()) {
        let path = to.join("spec").join(path);
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("created");
        std::fs::write(path, text).expect("written");
    }
}

/// Result of a command: exit status, standard output and standard error.
pub(crate) type Ran = (u8, String, String);

/// Runs a command with these arguments.
pub(crate) fn run<A: Args + FromArgMatches>(
    command: fn(&A, &mut Console<'_>) -> Result<(), Problem>,
    arguments: &[&str],
) -> Ran {
    let parser = A::augment_args(Command::new("etwspec"));
    let matches = parser.try_get_matches_from([&["etwspec"], arguments].concat()).expect("valid arguments");
    let args = A::from_arg_matches(&matches).expect("valid arguments");
    let (mut out, mut err, mut input) = (Vec::new(), Vec::new(), std::io::empty());
    let mut console = Console::new(&mut out, &mut err, &mut input);
    let result = command(&args, &mut console);
    let status = exit_code(result, &mut console);
    (status, String::from_utf8(out).expect("text"), String::from_utf8(err).expect("text"))
}
