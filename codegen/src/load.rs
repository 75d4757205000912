//! The only module that opens files of a spec: it finds them, checks each against the schema of its kind, and reads it.

mod brackets;
mod folder;
mod place;
mod syntax;
mod table;
mod text;

use std::path::Path;
use std::sync::Arc;

use crate::diagnostics::Diagnostic;
use crate::parallel;
use crate::span::{FileId, Place};
use crate::spec::{
    DispatchFile, GroupMaskFile, HooksFile, ObservedFile, ProviderFile, ReferencesFile, ReleasesFile, RequestsFile,
    SourcesFile, StructFile, TopicsFile, TypesFile, ValuesFile,
};

pub use folder::IoProblem;
pub(crate) use table::Table;
pub use text::SourceFile;
pub(crate) use text::Text;

use table::Content;

/// Paths of the tables that every spec has.
const EVERY: [&str; 3] = ["releases.toml", "sources.toml", "types.toml"];
/// The rule that a spec has its three tables.
const MISSING_FILE: &str = "missing-file";

/// The files of a spec, as text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Files {
    /// Paths from the spec's folder, with `/`, and texts.
    pub files: Vec<SourceFile>,
}

impl Files {
    /// Returns a file by its index.
    pub fn get(&self, file: FileId) -> Option<&SourceFile> {
        self.files.get(file.0 as usize)
    }

    /// Returns the offsets at which the lines of a file start.
    pub(crate) fn starts(&self, file: FileId) -> &[usize] {
        self.get(file).map_or(&[0], |file| &file.starts)
    }
}

/// Contents of a file.
#[derive(Clone, Debug, Default)]
pub struct Loaded<T> {
    /// The file.
    pub file: FileId,
    /// Its rows, shared by all specs that were assembled from the same text.
    pub data: Arc<T>,
}

/// A whole spec. Within a kind, files are in the order of their paths.
#[derive(Clone, Debug, Default)]
pub struct Spec {
    /// The files as text, for diagnostics.
    pub files: Files,
    /// `releases.toml`.
    pub releases: Loaded<ReleasesFile>,
    /// `sources.toml`.
    pub sources: Loaded<SourcesFile>,
    /// `types.toml`.
    pub types: Loaded<TypesFile>,
    /// `topics.toml`; without it, every module is a topic of its own.
    pub topics: Option<Loaded<TopicsFile>>,
    /// `references.toml`; without it, no field refers to anything.
    pub references: Option<Loaded<ReferencesFile>>,
    /// `structs/*.toml`.
    pub structs: Vec<Loaded<StructFile>>,
    /// `enums/*.toml`.
    pub values: Vec<Loaded<ValuesFile>>,
    /// `groupmask.toml`, or several as `masks/*.toml`.
    pub masks: Vec<Loaded<GroupMaskFile>>,
    /// `requests.toml`, or several as `requests/*.toml`.
    pub requests: Vec<Loaded<RequestsFile>>,
    /// `evidence/observed.toml`, beside the spec's folder.
    pub observed: Option<Loaded<ObservedFile>>,
    /// `hooks/*.toml` and `classes/*.toml`: groups of events, and classes.
    pub hooks: Vec<Loaded<HooksFile>>,
    /// `dispatch/*.toml`.
    pub dispatch: Vec<Loaded<DispatchFile>>,
    /// `providers/*.toml`.
    pub providers: Vec<Loaded<ProviderFile>>,
}

/// Problems of a spec, and the texts that they are in.
#[derive(Clone, Debug, Default, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.sentence())]
pub struct Problems {
    /// The files as text, for diagnostics.
    pub files: Files,
    /// All problems, in the order of their places.
    pub problems: Vec<Diagnostic>,
}

impl Problems {
    /// Returns the first problem with its file, and the number of the others.
    fn sentence(&self) -> String {
        let Some(first) = self.problems.first() else { return "the tables have no problem".to_owned() };
        let path = self.files.get(first.place.file).map_or("", |file| &file.path);
        match self.problems.len() - 1 {
            0 => format!("{path}: {}", first.message),
            others => format!("{path}: {}; {others} more problems", first.message),
        }
    }
}

/// Reason why a folder of tables cannot be used.
#[derive(Debug, thiserror::Error)]
#[error(transparent)]
pub enum TablesError {
    /// The folder or a file cannot be read.
    Unreadable(#[from] IoProblem),
    /// The tables have problems.
    Problems(#[from] Problems),
}

/// Reads the spec in a folder.
///
/// # Errors
///
/// Returns a [`TablesError`] if the folder cannot be read, or if a table is invalid.
pub fn load(dir: &Path) -> Result<Spec, TablesError> {
    Ok(assemble(&read(&texts(dir)?))?)
}

/// Tables of which some are not finished.
#[derive(Clone, Debug)]
pub struct Draft {
    /// The tables that can be read. Placeholders that are still to be filled in are text.
    pub spec: Spec,
    /// Paths of the other tables. The spec has their texts, but none of their rows.
    pub unread: Vec<String>,
    /// Problems of the other tables.
    pub problems: Vec<Diagnostic>,
}

/// Reads the spec in a folder as far as that is possible, so that tables can be added while others are written.
///
/// # Errors
///
/// Returns a [`TablesError`] if the folder or one of the three tables of every spec cannot be read.
pub fn draft(dir: &Path) -> Result<Draft, TablesError> {
    Ok(assemble_draft(&read(&texts(dir)?))?)
}

fn read(texts: &[Text]) -> Vec<Table> {
    parallel::map(texts, |text| Table::new(text.clone()))
}

/// Reads the texts of the spec in a folder, in the order of their paths.
pub(crate) fn texts(dir: &Path) -> Result<Vec<Text>, IoProblem> {
    folder::read(dir)
}

/// Reads the files of a spec as text. Bytes that are not UTF-8 are replaced.
///
/// # Errors
///
/// Returns an [`IoProblem`] if a file or the folder cannot be read.
pub fn files(dir: &Path) -> Result<Files, IoProblem> {
    Ok(Files { files: texts(dir)?.into_iter().map(|text| text.source).collect() })
}

/// Reads a spec from texts, each with its path from the spec's folder: for tests and benchmarks.
///
/// # Errors
///
/// Returns [`Problems`] if a table is invalid.
pub fn load_from_texts(texts: Vec<(String, String)>) -> Result<Spec, Problems> {
    assemble(&read(&in_order(texts)))
}

/// Reads a spec from texts as far as that is possible.
///
/// # Errors
///
/// Returns [`Problems`] if a table that others need cannot be read.
pub fn draft_from_texts(texts: Vec<(String, String)>) -> Result<Draft, Problems> {
    assemble_draft(&read(&in_order(texts)))
}

fn in_order(texts: Vec<(String, String)>) -> Vec<Text> {
    let mut texts: Vec<_> = texts.into_iter().map(|(path, text)| Text::new(path, text)).collect();
    texts.sort_by(|a, b| a.source.path.cmp(&b.source.path));
    texts
}

/// Makes a spec of tables that are in the order of their paths.
pub(crate) fn assemble<'t>(tables: impl IntoIterator<Item = &'t Table>) -> Result<Spec, Problems> {
    let (mut files, mut problems, mut parts) = (Files::default(), Vec::new(), Parts::default());
    for (file, table) in (0..).map(FileId).zip(tables) {
        files.files.push(table.source().clone());
        match table.content() {
            Ok(content) => parts.add(file, content),
            Err(own) => problems.extend(own.iter().map(|problem| problem.clone().in_file(file))),
        }
    }
    problems.extend(missing(&mut files, &problems));
    if problems.is_empty() { parts.spec(files, problems) } else { Err(sorted(files, problems)) }
}

/// Makes a spec of the tables that have rows.
pub(crate) fn assemble_draft<'t>(tables: impl IntoIterator<Item = &'t Table>) -> Result<Draft, Problems> {
    let (mut files, mut problems, mut parts) = (Files::default(), Vec::new(), Parts::default());
    let mut unread = Vec::new();
    for (file, table) in (0..).map(FileId).zip(tables) {
        files.files.push(table.source().clone());
        match table.draft() {
            Some(content) => parts.add(file, content),
            None => {
                unread.push(table.source().path.clone());
                problems.extend(table.problems().iter().map(|problem| problem.clone().in_file(file)));
            }
        }
    }
    problems.extend(missing(&mut files, &problems));
    let spec = parts.spec(files, problems.clone())?;
    Ok(Draft { spec, unread, problems })
}

fn sorted(files: Files, mut problems: Vec<Diagnostic>) -> Problems {
    crate::diagnostics::sort(&mut problems);
    Problems { files, problems }
}

/// A spec that is being put together.
#[derive(Default)]
struct Parts {
    releases: Option<Loaded<ReleasesFile>>,
    sources: Option<Loaded<SourcesFile>>,
    types: Option<Loaded<TypesFile>>,
    /// All other tables.
    others: Spec,
}

impl Parts {
    /// Returns the spec; `problems` if one of the tables of every spec is missing.
    fn spec(self, files: Files, problems: Vec<Diagnostic>) -> Result<Spec, Problems> {
        match self {
            Parts { releases: Some(releases), sources: Some(sources), types: Some(types), others } => {
                Ok(Spec { files, releases, sources, types, ..others })
            }
            _ => Err(sorted(files, problems)),
        }
    }

    fn add(&mut self, file: FileId, content: &Content) {
        fn loaded<T>(file: FileId, data: &Arc<T>) -> Loaded<T> {
            Loaded { file, data: Arc::clone(data) }
        }
        let spec = &mut self.others;
        match content {
            Content::Releases(data) => self.releases = Some(loaded(file, data)),
            Content::Sources(data) => self.sources = Some(loaded(file, data)),
            Content::Types(data) => self.types = Some(loaded(file, data)),
            Content::Topics(data) => spec.topics = Some(loaded(file, data)),
            Content::References(data) => spec.references = Some(loaded(file, data)),
            Content::Struct(data) => spec.structs.push(loaded(file, data)),
            Content::Enum(data) => spec.values.push(loaded(file, data)),
            Content::GroupMask(data) => spec.masks.push(loaded(file, data)),
            Content::Requests(data) => spec.requests.push(loaded(file, data)),
            Content::Hooks(data) => spec.hooks.push(loaded(file, data)),
            Content::Dispatch(data) => spec.dispatch.push(loaded(file, data)),
            Content::Observed(data) => spec.observed = Some(loaded(file, data)),
            Content::Provider(data) => spec.providers.push(loaded(file, data)),
        }
    }
}

/// Returns a problem for each table that every spec has and this one has not. Such a file gets an empty text, so that the
/// problem has a path like any other.
fn missing(files: &mut Files, problems: &[Diagnostic]) -> Vec<Diagnostic> {
    // A file with a similar name is probably the table.
    let meant = |path: &str| problems.iter().any(|one| one.help.as_ref().is_some_and(|help| help.contains(path)));
    let lacks = |path: &&str| !files.files.iter().any(|source| source.path == *path) && !meant(path);
    let paths: Vec<&str> = EVERY.into_iter().filter(lacks).collect();
    let problem = |path: &str| {
        let file = FileId(files.files.len() as u32);
        files.files.push(SourceFile::new(path, ""));
        let message = format!("the spec has no `{path}`");
        Diagnostic::new(MISSING_FILE, Place { file, range: 0..0 }, message, "expected here")
            .help("every spec has releases.toml, sources.toml and types.toml; is this the folder of a spec?")
    };
    paths.into_iter().map(problem).collect()
}
