//! The versions that are compared: folders of tables, git revisions and catalog files.
//!
//! # Design
//!
//! Tables are read by the current generator. A revision whose tables use another version of the language is compared
//! by its `catalog.json`, if the file has the current format. Otherwise the comparison fails and never reports an
//! empty difference.

use std::collections::HashMap;
use std::path::{Path, PathBuf};

use clap::Args;
use etwspec_catalog::Catalog;
use etwspec_catalog::changes::report::{End, Ends};
use etwspec_catalog::changes::{Changes, catalog_file, compare};
use etwspec_codegen::load::{Problems, TablesError};
use etwspec_console::{Console, Problem};

use crate::failed::failed;
use crate::git;
use crate::spec::SpecArgs;

/// The folder of the tables.
#[derive(Clone, Debug, Args)]
pub(crate) struct SpecFolder {
    /// Folder of the tables, in the working tree and in revisions.
    #[arg(long, value_name = "DIR", default_value = "spec")]
    pub(crate) spec: PathBuf,
}

/// One of the versions.
pub(crate) struct Version {
    /// Kind of the version, and the place of its tables.
    pub(crate) end: End,
    /// The facts.
    pub(crate) catalog: Catalog,
    /// Texts of the tables, by path within their folder.
    texts: HashMap<String, String>,
    /// Note on the origin of the facts.
    note: Option<String>,
}

/// Two versions, and their differences.
pub(crate) struct Compared {
    pub(crate) old: Catalog,
    pub(crate) new: Catalog,
    pub(crate) changes: Changes,
    pub(crate) ends: Ends,
}

/// Item that an argument names.
enum Named {
    Folder(PathBuf),
    File(PathBuf),
    Revision(String),
}

/// Loads both versions and compares them.
///
/// The old version is by default where the current branch began, and the new one the folder of the tables.
pub(crate) fn compared(
    old: Option<&str>,
    new: Option<&str>,
    spec: &SpecFolder,
    console: &mut Console<'_>,
) -> Result<Compared, Problem> {
    let new = match new {
        Some(new) => named(new),
        None => Named::Folder(SpecArgs { dir: spec.spec.clone() }.folder()?.to_owned()),
    };
    let old = match old {
        Some(old) => named(old),
        None => Named::Revision(git::branch_point(&spec.spec)?),
    };
    // Reading tables is most of the work, so both are read at once.
    let (old, new) = std::thread::scope(|scope| {
        let old = scope.spawn(|| load(&old, spec));
        let new = load(&new, spec);
        (old.join(), new)
    });
    let old = old.map_err(|_| Problem::new("reading the old version failed"))?;
    let (old, new) = (report(old, console)?, report(new, console)?);
    for note in [&old.note, &new.note].into_iter().flatten() {
        writeln!(console.err, "note: {note}")?;
    }
    let mut changes = compare(&old.catalog, &new.catalog);
    changes.find_lines(|path| old.texts.get(path).map(String::as_str), |path| new.texts.get(path).map(String::as_str));
    let ends = Ends { old: old.end, new: new.end };
    Ok(Compared { old: old.catalog, new: new.catalog, changes, ends })
}

/// Reads the tables of the last commit, each with its path from the folder of the tables.
pub(crate) fn committed(spec: &Path) -> Result<Vec<(String, String)>, Problem> {
    git::tables(spec, "HEAD").map(|revision| revision.texts)
}

/// Why a version could not be loaded.
enum Failed {
    Problem(Problem),
    /// The tables have problems.
    Tables(Box<TablesError>, PathBuf),
}

impl From<Problem> for Failed {
    fn from(problem: Problem) -> Failed {
        Failed::Problem(problem)
    }
}

fn report(loaded: Result<Version, Failed>, console: &mut Console<'_>) -> Result<Version, Problem> {
    loaded.map_err(|why| match why {
        Failed::Problem(problem) => problem,
        Failed::Tables(failure, dir) => failed(*failure, &dir, console),
    })
}

/// Reads an argument: an existing folder or file, or else a revision.
fn named(text: &str) -> Named {
    let path = Path::new(text);
    if path.is_dir() {
        return Named::Folder(folder(path));
    }
    if path.exists() || text.ends_with(".json") {
        return Named::File(path.to_owned());
    }
    Named::Revision(text.to_owned())
}

/// Returns the folder of the tables in a folder: its own, or `spec` in it.
fn folder(path: &Path) -> PathBuf {
    let tables = |path: &Path| path.join("releases.toml").is_file();
    let inner = path.join("spec");
    if !tables(path) && tables(&inner) { inner } else { path.to_owned() }
}

fn load(named: &Named, spec: &SpecFolder) -> Result<Version, Failed> {
    match named {
        Named::File(path) => Ok(from_file(path)?),
        Named::Folder(dir) => {
            let tables =
                etwspec_codegen::tables(dir).map_err(|failure| Failed::Tables(Box::new(failure), dir.clone()))?;
            let label = dir.display().to_string();
            let end = End { folder: Some(label.clone()), label };
            Ok(from_tables(end, tables))
        }
        Named::Revision(revision) => {
            let git::Revision { folder, texts, catalog } = git::tables(&spec.spec, revision)?;
            let end = End { folder: Some(folder), label: revision.clone() };
            let paths: HashMap<String, String> = texts.iter().cloned().collect();
            match (etwspec_codegen::tables_from_texts(texts), catalog.map(|text| Catalog::from_json(&text))) {
                (Ok(tables), _) => Ok(from_tables(end, tables)),
                // The tables are in the language of that time, and the catalog may be in today's format.
                (Err(_), Some(Ok(catalog))) => {
                    let note = format!(
                        "the tables of {revision} are in another version of the language; comparing with its catalog.json"
                    );
                    Ok(Version { end, catalog, texts: paths, note: Some(note) })
                }
                (Err(failure), _) => Err(unreadable(revision, &failure).into()),
            }
        }
    }
}

fn from_tables(end: End, tables: etwspec_codegen::Tables) -> Version {
    let texts = tables.spec.files.files.into_iter().map(|file| (file.path, file.text)).collect();
    Version { end, catalog: tables.catalog, texts, note: None }
}

/// Returns the error for tables of a revision that this version cannot read.
fn unreadable(revision: &str, Problems { files, problems }: &Problems) -> Problem {
    let first = problems.first().map(|problem| {
        let file = files.get(problem.place.file).map_or("", |file| file.path.as_str());
        format!("; the first: {} in {file}", problem.message)
    });
    let text = format!("{} problems{}", problems.len(), first.unwrap_or_default());
    Problem::new(format!("this version of etwspec cannot read the tables of {revision}: {text}")).help(
        "their language is older or newer, and so is the format of generated/catalog/catalog.json of that revision; compare with \
         the etwspec of that revision",
    )
}

fn from_file(path: &Path) -> Result<Version, Problem> {
    let catalog = catalog_file(path).map_err(|problem| match path.exists() {
        true => problem,
        false => problem.help("name a folder of tables, a git revision, or a catalog file"),
    })?;
    let end = End { label: path.display().to_string(), folder: None };
    Ok(Version { end, catalog, texts: HashMap::new(), note: None })
}
