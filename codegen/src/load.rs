//! The only module that opens files of a spec: it finds them, checks each against the schema of its kind, and reads it.

mod brackets;
mod folder;

use std::path::Path;

use serde::de::DeserializeOwned;
use serde_spanned::Spanned;
use toml::de::{DeTable, Deserializer};

use crate::diagnostics::Diagnostic;
use crate::schema::{self, Kind};
use crate::span::{FileId, Place};
use crate::spec::{
    ClassFile, DispatchFile, GroupMaskFile, HooksFile, ObservedFile, ReferencesFile, ReleasesFile, RequestsFile,
    SourcesFile, StructFile, TopicsFile, TypesFile, ValuesFile,
};

pub use folder::IoProblem;

/// The path of the counts from real traces, from the spec's folder. A program writes them, so they are not in the
/// folder that people edit. A spec without them is whole.
pub(crate) const OBSERVED: &str = "../evidence/observed.toml";
/// The rule that a file is TOML.
pub(crate) const NOT_TOML: &str = "not-toml";
/// The rule that a spec has its three tables.
pub(crate) const MISSING_FILE: &str = "missing-file";
/// The rule that a table is in a place where tables of a kind belong.
pub(crate) const UNEXPECTED_FILE: &str = "unexpected-file";

/// Maximum size in bytes of a program that becomes part of the site.
const MOST: u64 = 64 << 20;

/// Reads a program that becomes part of the site.
///
/// # Errors
///
/// Those of the operating system, and an error if it is not a regular file or too large.
pub(crate) fn program(path: &Path) -> std::io::Result<Vec<u8>> {
    etwspec_console::read_regular(path, MOST)
}

/// The files of a spec, as text.
#[derive(Clone, Debug, Default)]
pub struct Files {
    /// Paths from the spec's folder, with `/`, and texts.
    pub files: Vec<SourceFile>,
}

impl Files {
    /// A file by its index.
    pub fn get(&self, file: FileId) -> Option<&SourceFile> {
        self.files.get(file.0 as usize)
    }
}

/// One file of a spec.
#[derive(Clone, Debug)]
pub struct SourceFile {
    /// The path from the spec's folder, with `/`.
    pub path: String,
    /// The text.
    pub text: String,
}

/// What was read from a file.
#[derive(Clone, Debug)]
pub struct Loaded<T> {
    /// The file.
    pub file: FileId,
    /// What it holds.
    pub data: T,
}

/// A whole spec. Within a kind, files are in the order of their paths.
#[derive(Clone, Debug)]
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
}

/// Why a spec could not be read.
#[derive(Debug)]
pub enum Failure {
    /// A file or the folder could not be opened.
    Io(IoProblem),
    /// The files were opened, and are not what they should be.
    Problems {
        /// The files as text, for diagnostics.
        files: Files,
        /// All problems, in the order of their places.
        problems: Vec<Diagnostic>,
    },
}

/// Reads the spec in a folder.
pub fn load(dir: &Path) -> Result<Spec, Failure> {
    let mut problems = Vec::new();
    let files = folder::read(dir, &mut problems).map_err(Failure::Io)?;
    read(files, problems)
}

/// Reads the files of a spec as text. Bytes that are not UTF-8 are replaced.
///
/// # Errors
///
/// Returns an [`IoProblem`] if a file or the folder cannot be read.
pub fn texts(dir: &Path) -> Result<Files, IoProblem> {
    folder::read(dir, &mut Vec::new())
}

/// Largest input beside the tables, in bytes.
pub(crate) const INPUT_LIMIT: u64 = 1 << 20;

/// Whether a folder of tables has a file at a path.
pub(crate) fn is_table(dir: &Path, path: &str) -> bool {
    dir.join(path).symlink_metadata().is_ok()
}

/// Reads a text that is not a table, such as a declaration in C.
pub(crate) fn input(path: &Path) -> std::io::Result<String> {
    let bytes = etwspec_console::read_regular(path, INPUT_LIMIT)?;
    String::from_utf8(bytes)
        .map_err(|_| std::io::Error::new(std::io::ErrorKind::InvalidData, "it is not text in UTF-8"))
}

/// Reads a spec from texts, each with its path from the spec's folder: for tests and benchmarks.
pub fn load_from_texts(texts: Vec<(String, String)>) -> Result<Spec, Failure> {
    let mut files: Vec<_> = texts.into_iter().map(|(path, text)| SourceFile { path, text }).collect();
    files.sort_by(|a, b| a.path.cmp(&b.path));
    read(Files { files }, Vec::new())
}

fn read(mut files: Files, mut problems: Vec<Diagnostic>) -> Result<Spec, Failure> {
    let mut parts = Parts::default();
    for (file, source) in (0..).map(FileId).zip(&files.files) {
        match Kind::of(&source.path) {
            // A file that is not UTF-8 has been reported already, and its text is not the whole.
            Some(_) if problems.iter().any(|problem| problem.place.file == file) => {}
            Some(kind) => parts.read(kind, file, &source.text, &mut problems),
            None => problems.push(unexpected(file)),
        }
    }
    for (kind, path) in
        [(Kind::Releases, "releases.toml"), (Kind::Sources, "sources.toml"), (Kind::Types, "types.toml")]
    {
        if !files.files.iter().any(|source| Kind::of(&source.path) == Some(kind)) {
            problems.push(missing(path, &mut files));
        }
    }
    let Parts {
        releases,
        sources,
        types,
        topics,
        references,
        structs,
        values,
        masks,
        requests,
        hooks,
        dispatch,
        observed,
    } = parts;
    match (releases, sources, types) {
        (Some(releases), Some(sources), Some(types)) if problems.is_empty() => {
            let spec = Spec {
                files,
                releases,
                sources,
                types,
                topics,
                references,
                structs,
                values,
                masks,
                requests,
                hooks,
                dispatch,
                observed,
            };
            Ok(spec)
        }
        _ => {
            crate::diagnostics::sort(&mut problems);
            Err(Failure::Problems { files, problems })
        }
    }
}

/// A spec of which parts may be missing yet.
#[derive(Default)]
struct Parts {
    releases: Option<Loaded<ReleasesFile>>,
    sources: Option<Loaded<SourcesFile>>,
    types: Option<Loaded<TypesFile>>,
    topics: Option<Loaded<TopicsFile>>,
    references: Option<Loaded<ReferencesFile>>,
    structs: Vec<Loaded<StructFile>>,
    values: Vec<Loaded<ValuesFile>>,
    masks: Vec<Loaded<GroupMaskFile>>,
    requests: Vec<Loaded<RequestsFile>>,
    hooks: Vec<Loaded<HooksFile>>,
    dispatch: Vec<Loaded<DispatchFile>>,
    observed: Option<Loaded<ObservedFile>>,
}

impl Parts {
    fn read(&mut self, kind: Kind, file: FileId, text: &str, problems: &mut Vec<Diagnostic>) {
        let (table, errors) = DeTable::parse_recoverable(text);
        if let (false, Some(unclosed)) = (errors.is_empty(), brackets::unclosed(text)) {
            problems.push(never_closed(file, text, &unclosed));
            return;
        }
        if !errors.is_empty() {
            problems.extend(errors.iter().map(|error| syntax(file, text, error)));
            return;
        }
        let before = problems.len();
        schema::walk(file, kind.shapes(), &table, problems);
        if problems.len() > before {
            return;
        }
        let read = match kind {
            Kind::Releases => parse(file, table).map(|data| self.releases = Some(data)),
            Kind::Sources => parse(file, table).map(|data| self.sources = Some(data)),
            Kind::Types => parse(file, table).map(|data| self.types = Some(data)),
            Kind::Topics => parse(file, table).map(|data| self.topics = Some(data)),
            Kind::References => parse(file, table).map(|data| self.references = Some(data)),
            Kind::Struct => parse(file, table).map(|data| self.structs.push(data)),
            Kind::Enum => parse(file, table).map(|data| self.values.push(data)),
            Kind::GroupMask => parse(file, table).map(|data| self.masks.push(data)),
            Kind::Requests => parse(file, table).map(|data| self.requests.push(data)),
            Kind::Hooks => parse(file, table).map(|data| self.hooks.push(data)),
            Kind::Classes => parse(file, table).map(|Loaded { file, data }: Loaded<ClassFile>| {
                self.hooks.push(Loaded { file, data: data.into() });
            }),
            Kind::Dispatch => parse(file, table).map(|data| self.dispatch.push(data)),
            Kind::Observed => parse(file, table).map(|data| self.observed = Some(data)),
        };
        if let Err(error) = read {
            // The schema is made of the same types, so this is rare: a limit of serde that no schema expresses.
            let place = Place { file, range: error.span().unwrap_or(0..0) };
            problems.push(Diagnostic::new(schema::WRONG_TYPE, place, error.message(), "here"));
        }
    }
}

fn parse<T: DeserializeOwned>(file: FileId, table: Spanned<DeTable<'_>>) -> Result<Loaded<T>, toml::de::Error> {
    T::deserialize(Deserializer::from(table)).map(|data| Loaded { file, data })
}

fn syntax(file: FileId, text: &str, error: &toml::de::Error) -> Diagnostic {
    // An error at the end of the text would otherwise point behind its last character.
    let range = error.span().unwrap_or(0..0);
    let range = range.start.min(text.len())..range.end.min(text.len());
    let message = error.message().trim();
    let message = if message.is_empty() { "this is not TOML" } else { message };
    Diagnostic::new(NOT_TOML, Place { file, range }, message, "here")
}

fn never_closed(file: FileId, text: &str, unclosed: &brackets::Unclosed) -> Diagnostic {
    let brackets::Unclosed { at, closer, next } = unclosed;
    let message = format!("`{}` is never closed", &text[*at..=*at]);
    let place = Place { file, range: *at..at + 1 };
    let mut problem = Diagnostic::new(NOT_TOML, place, message, "opened here");
    if let Some(next) = next {
        let end = text[*next..].find('\n').map_or(text.len(), |end| next + end);
        problem = problem.other(Place { file, range: *next..end }, "still open here");
    }
    problem.help(format!("add the missing `{closer}`, or remove the bracket"))
}

fn unexpected(file: FileId) -> Diagnostic {
    let place = Place { file, range: 0..0 };
    Diagnostic::new(UNEXPECTED_FILE, place, "unexpected path for a table", "this file").help(
        "tables are releases.toml, sources.toml, types.toml, topics.toml, references.toml, groupmask.toml or \
         masks/*.toml, requests.toml or requests/*.toml, structs/*.toml, enums/*.toml, hooks/*.toml, classes/*.toml and \
         dispatch/*.toml",
    )
}

/// A file that is not there gets an empty text, so that the problem has a path like any other.
fn missing(path: &str, files: &mut Files) -> Diagnostic {
    let file = FileId(files.files.len() as u32);
    files.files.push(SourceFile { path: path.to_owned(), text: String::new() });
    let message = format!("the spec has no `{path}`");
    Diagnostic::new(MISSING_FILE, Place { file, range: 0..0 }, message, "expected here")
        .help("every spec has releases.toml, sources.toml and types.toml; is this the folder of a spec?")
}
