//! The versions that are compared: folders of tables, git revisions and catalog files.

use std::collections::HashMap;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use clap::Args;
use etwspec_catalog::{Catalog, LoadError, limits};
use etwspec_changes::report::{End, Ends};
use etwspec_changes::{Changes, compare};
#[cfg(feature = "tables")]
use etwspec_codegen::load::{Problems, TablesError};
use etwspec_console::{Console, Problem, read_regular};

#[cfg(feature = "tables")]
use crate::git;

/// The folder of the tables.
#[derive(Clone, Debug, Args)]
pub(super) struct SpecFolder {
    /// Folder of the tables, in the working tree and in revisions.
    #[arg(long, value_name = "DIR", default_value = "spec")]
    pub(super) spec: PathBuf,
}

/// One of the versions.
pub(super) struct Version {
    /// What it is, and where its tables are.
    pub(super) end: End,
    /// The facts.
    pub(super) catalog: Catalog,
    /// Texts of the tables, by path within their folder.
    texts: HashMap<String, String>,
    /// What to say about where the facts are from.
    note: Option<String>,
}

/// Two versions, and their differences.
pub(super) struct Compared {
    pub(super) old: Catalog,
    pub(super) new: Catalog,
    pub(super) changes: Changes,
    pub(super) ends: Ends,
}

/// What an argument names.
enum Named {
    #[cfg(feature = "tables")]
    Folder(PathBuf),
    File(PathBuf),
    #[cfg(feature = "tables")]
    Revision(String),
}

/// Loads both versions and compares them.
///
/// The old version is by default where the current branch began, and the new one the folder of the tables.
pub(super) fn compared(
    old: Option<&str>,
    new: Option<&str>,
    spec: &SpecFolder,
    console: &mut Console<'_>,
) -> Result<Compared, Problem> {
    let new = match new {
        Some(new) => named(new, spec)?,
        None => working_tree(spec)?,
    };
    let old = match old {
        Some(old) => named(old, spec)?,
        None => branch_point(spec)?,
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
#[cfg(feature = "tables")]
pub(super) fn committed(spec: &Path) -> Result<Vec<(String, String)>, Problem> {
    git::tables(spec, "HEAD").map(|revision| revision.texts)
}

/// Why a version could not be loaded.
enum Failed {
    Problem(Problem),
    /// The tables have problems.
    #[cfg(feature = "tables")]
    Tables(Box<TablesError>, PathBuf),
}

impl From<Problem> for Failed {
    fn from(problem: Problem) -> Failed {
        Failed::Problem(problem)
    }
}

fn report(loaded: Result<Version, Failed>, console: &mut Console<'_>) -> Result<Version, Problem> {
    let _ = &console;
    loaded.map_err(|failed| match failed {
        Failed::Problem(problem) => problem,
        #[cfg(feature = "tables")]
        Failed::Tables(failure, dir) => etwspec_codegen::command::failed(*failure, &dir, console),
    })
}

/// Reads an argument: an existing folder or file, or else a revision.
fn named(text: &str, spec: &SpecFolder) -> Result<Named, Problem> {
    let path = Path::new(text);
    if path.is_dir() {
        return folder(path);
    }
    if path.exists() || text.ends_with(".json") {
        return Ok(Named::File(path.to_owned()));
    }
    revision(text, spec)
}

#[cfg(feature = "tables")]
fn folder(path: &Path) -> Result<Named, Problem> {
    let tables = |path: &Path| path.join("releases.toml").is_file();
    let inner = path.join("spec");
    if !tables(path) && tables(&inner) {
        return Ok(Named::Folder(inner));
    }
    Ok(Named::Folder(path.to_owned()))
}

#[cfg(not(feature = "tables"))]
fn folder(path: &Path) -> Result<Named, Problem> {
    Err(Problem::new(format!("{} is a folder, and this etwspec cannot read tables", path.display()))
        .help("name files that `etwspec catalog` wrote, or install etwspec with its default features"))
}

#[cfg(feature = "tables")]
#[allow(clippy::unnecessary_wraps)]
fn revision(text: &str, _: &SpecFolder) -> Result<Named, Problem> {
    Ok(Named::Revision(text.to_owned()))
}

#[cfg(not(feature = "tables"))]
fn revision(text: &str, _: &SpecFolder) -> Result<Named, Problem> {
    Err(Problem::new(format!("there is no catalog file {text}"))
        .help("name files that `etwspec catalog` wrote, or install etwspec with its default features"))
}

#[cfg(feature = "tables")]
fn working_tree(spec: &SpecFolder) -> Result<Named, Problem> {
    let args = etwspec_codegen::command::SpecArgs { dir: spec.spec.clone() };
    args.folder().map(|dir| Named::Folder(dir.to_owned()))
}

#[cfg(not(feature = "tables"))]
fn working_tree(_: &SpecFolder) -> Result<Named, Problem> {
    Err(Problem::new("the new version is missing").help("name two files that `etwspec catalog` wrote"))
}

#[cfg(feature = "tables")]
fn branch_point(spec: &SpecFolder) -> Result<Named, Problem> {
    git::branch_point(&spec.spec).map(Named::Revision)
}

#[cfg(not(feature = "tables"))]
fn branch_point(_: &SpecFolder) -> Result<Named, Problem> {
    Err(Problem::new("the old version is missing").help("name two files that `etwspec catalog` wrote"))
}

fn load(named: &Named, spec: &SpecFolder) -> Result<Version, Failed> {
    let _ = spec;
    match named {
        Named::File(path) => Ok(from_file(path)?),
        #[cfg(feature = "tables")]
        Named::Folder(dir) => {
            let tables =
                etwspec_codegen::tables(dir).map_err(|failure| Failed::Tables(Box::new(failure), dir.clone()))?;
            let label = dir.display().to_string();
            let end = End { folder: Some(label.clone()), label };
            Ok(from_tables(end, tables))
        }
        #[cfg(feature = "tables")]
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

#[cfg(feature = "tables")]
fn from_tables(end: End, tables: etwspec_codegen::Tables) -> Version {
    let texts = tables.spec.files.files.into_iter().map(|file| (file.path, file.text)).collect();
    Version { end, catalog: tables.catalog, texts, note: None }
}

/// Returns the error for tables of a revision that this version cannot read.
#[cfg(feature = "tables")]
fn unreadable(revision: &str, Problems { files, problems }: &Problems) -> Problem {
    let first = problems.first().map(|problem| {
        let file = files.get(problem.place.file).map_or("", |file| file.path.as_str());
        format!("; the first: {} in {file}", problem.message)
    });
    let text = format!("{} problems{}", problems.len(), first.unwrap_or_default());
    Problem::new(format!("this version of etwspec cannot read the tables of {revision}: {text}")).help(
        "their language is older or newer, and so is the format of generated/catalog.json of that revision; compare with \
         the etwspec of that revision",
    )
}

fn from_file(path: &Path) -> Result<Version, Problem> {
    let catalog = catalog_file(path)?;
    let end = End { label: path.display().to_string(), folder: None };
    Ok(Version { end, catalog, texts: HashMap::new(), note: None })
}

/// Reads a catalog file.
pub(super) fn catalog_file(path: &Path) -> Result<Catalog, Problem> {
    let shown = path.display();
    let bytes = read_regular(path, limits::CATALOG as u64).map_err(|error| {
        let problem = Problem::new(format!("cannot read {shown}: {error}"));
        match error.kind() {
            ErrorKind::NotFound => problem.help("name a folder of tables, a git revision, or a catalog file"),
            ErrorKind::InvalidInput | ErrorKind::FileTooLarge => {
                problem.help("name a file that `etwspec catalog` wrote")
            }
            _ => problem,
        }
    })?;
    Catalog::from_slice(&bytes).map_err(|error| {
        let problem = Problem::new(format!("cannot read {shown}: {error}"));
        match error {
            LoadError::Format { .. } => problem.help(
                "write it again with `etwspec catalog` of this version, or compare with the etwspec that wrote it",
            ),
            _ => problem.help("name a file that `etwspec catalog` wrote"),
        }
    })
}
