//! Files of schemas: instrumentation manifests, programs that contain them, TMF files, PDB files, and traces that contain
//! schemas.
//!
//! The content of a file determines its [`Format`]. [`parse`] reads bytes, [`read`] a file, and [`read_each`] files and folders.
//! [`read_all`] collects the schemas. [`Options`] has the same functions, with a choice of language.
//!
//! Of a program, only its headers and the resources with its manifest and messages are read. Programs of Windows have their
//! messages in a file for each language: `en-US/app.dll.mui`, or `app.dll.mui`, beside `app.dll`.
//!
//! ```
//! use etwspec_schema::files;
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # let folder = tempfile::tempdir()?;
//! # let path = folder.path().join("a.tmf");
//! # std::fs::write(&path, "4857fab7-1162-3184-360b-cdd863ddf4ea example // SRC=a.c MJ= MN=\n\
//! #     #typev a_c7 10 \"%0id=%10!d!\" //   LEVEL=INFO FUNC=main\n{\nid, ItemLong -- 10\n}\n")?;
//! let mut warnings = Vec::new();
//! // let path = "symbols/";
//! let schemas = files::read_all([&path], &mut warnings)?;
//! assert_eq!(schemas.iter().count(), 1);
//! assert!(warnings.is_empty());
//! # Ok(())
//! # }
//! ```

mod error;
#[cfg(feature = "binaries")]
mod programs;

use std::borrow::Cow;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::{fs, io};

use etwspec_console::read_regular;
use etwspec_etl::Trace;
use etwspec_etl::buffers::formats;
use etwspec_etl::counts::OrderBy as _;

#[cfg(feature = "binaries")]
use crate::binary_manifest::{self, Program, ProgramError, Resources};
use crate::manifest::{self, Provider};
use crate::model::Schema;
use crate::store::Schemas;
use crate::wpp;

pub use error::{Error, Reason, Warning};

/// Maximum size in bytes of a file, and of what is used of all files of a folder.
pub const MAX_SIZE: u64 = 1 << 30;

/// Maximum number of files in a folder and the folders in it.
pub const MAX_FILES: usize = 20_000;

/// Maximum depth of folders in a folder.
pub const MAX_DEPTH: usize = 16;

/// Extensions of the files that are read in a folder, in lower case.
pub const EXTENSIONS: &[&str] = match cfg!(feature = "binaries") {
    true => &["man", "tmf", "pdb", "exe", "dll", "sys"],
    false => &["man", "tmf", "pdb"],
};

/// First bytes of a program, and of a binary manifest.
const PROGRAM: &[u8] = b"MZ";
const BINARY_MANIFEST: &[u8] = b"CRIM";

/// First bytes of a PDB file.
const PDB: &[u8] = b"Microsoft C/C++ MSF 7.00";

/// Format of a file of schemas.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Format {
    /// Instrumentation manifest.
    Manifest,
    /// Program with a binary manifest among its resources.
    Program,
    /// Binary manifest: a resource of a program.
    BinaryManifest,
    /// Binary manifests and messages of a program, as [`SchemaFile::source`] contains them.
    Resources,
    /// Trace message formats of WPP, as text.
    Tmf,
    /// PDB file with messages of WPP.
    Pdb,
    /// Messages of a PDB file, as [`SchemaFile::source`] contains them.
    PdbRecords,
    /// Trace whose records and events contain schemas.
    Trace,
}

impl Format {
    /// Returns the format of a file of schemas, by its first bytes. Text that is not XML is a TMF file, and so are
    /// unknown formats: [`parse`] recognizes traces.
    ///
    /// ```
    /// use etwspec_schema::files::Format;
    ///
    /// assert_eq!(Format::of(b"<?xml version=\"1.0\"?>"), Format::Manifest);
    /// assert_eq!(Format::of(b"// PDB: app.pdb"), Format::Tmf);
    /// ```
    pub fn of(first: &[u8]) -> Format {
        match first {
            _ if first.starts_with(PDB) => Format::Pdb,
            #[cfg(feature = "files")]
            _ if first.starts_with(wpp::RECORDS) => Format::PdbRecords,
            _ if first.starts_with(PROGRAM) => Format::Program,
            _ if first.starts_with(BINARY_MANIFEST) => Format::BinaryManifest,
            #[cfg(feature = "binaries")]
            _ if first.starts_with(binary_manifest::ENCODED) => Format::Resources,
            _ if is_xml(first) => Format::Manifest,
            _ => Format::Tmf,
        }
    }
}

/// Returns whether the first bytes of a file may begin a file of schemas. The first bytes of a trace do not.
pub fn is_schema_file(first: &[u8]) -> bool {
    Format::of(first) != Format::Tmf || first.starts_with(&[0xFF, 0xFE]) || !first.contains(&0)
}

/// Schemas of a file.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SchemaFile {
    /// Format of the file.
    pub format: Format,
    /// Providers of a manifest; names of providers in a trace.
    pub providers: Vec<Provider>,
    /// Schemas of WPP messages, and schemas of a trace.
    pub schemas: Vec<Arc<Schema>>,
    /// Problems, each with the name of the file and the place. Everything else was read.
    pub problems: Vec<String>,
    /// Bytes from which [`parse`] reads the same schemas: the bytes of the file, only the messages if it is a PDB file, or
    /// only the resources that were used if it is a program.
    pub source: Vec<u8>,
}

impl SchemaFile {
    /// Adds the schemas and the names of providers to a set.
    pub fn add_to(self, schemas: &mut Schemas) {
        // The source goes with the schemas.
        schemas.allow(self.source.len().saturating_mul(3));
        self.providers.into_iter().for_each(|provider| schemas.add_all(provider));
        self.schemas.into_iter().for_each(|schema| schemas.add(schema));
    }

    /// Returns the first problem and the number of the others, if there are problems.
    pub fn summary(&self) -> Option<String> {
        let first = self.problems.first()?;
        Some(match self.problems.len() {
            1 => first.clone(),
            all => format!("{first} (and {} more problems)", all - 1),
        })
    }
}

/// Options for reading files.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct Options {
    /// Language of messages, as a tag such as `de-DE`. Without it, or if a file lacks it: English, or else the first.
    pub language: Option<String>,
}

/// Reads the bytes of a file, whose name problems state.
///
/// # Errors
///
/// Returns the errors of [`Options::parse`].
pub fn parse(bytes: Vec<u8>, name: &str) -> Result<SchemaFile, Error> {
    Options::default().parse(bytes, name)
}

/// Reads a file.
///
/// # Errors
///
/// Returns the errors of [`Options::read`].
pub fn read(path: impl AsRef<Path>) -> Result<SchemaFile, Error> {
    Options::default().read(path)
}

/// Reads files and folders as [`Options::read_each`] does.
///
/// # Errors
///
/// Returns the errors of [`Options::read_each`].
pub fn read_each<P: AsRef<Path>>(
    paths: impl IntoIterator<Item = P>,
    warnings: &mut Vec<Warning>,
    each: impl FnMut(&Path, SchemaFile),
) -> Result<(), Error> {
    Options::default().read_each(paths, warnings, each)
}

/// Reads files and folders as [`read_each`] does, and collects their schemas.
///
/// # Errors
///
/// Returns the errors of [`read_each`].
pub fn read_all<P: AsRef<Path>>(
    paths: impl IntoIterator<Item = P>,
    warnings: &mut Vec<Warning>,
) -> Result<Schemas, Error> {
    Options::default().read_all(paths, warnings)
}

impl Options {
    /// Reads the bytes of a file, whose name problems state.
    ///
    /// # Errors
    ///
    /// Returns [`Reason::NoSchema`], [`Reason::NoManifest`], [`Reason::Invalid`] or [`Reason::Other`] if they contain no schema.
    pub fn parse(&self, bytes: Vec<u8>, name: &str) -> Result<SchemaFile, Error> {
        let failed = |reason| Error { path: name.into(), reason };
        let texts = |problems: Vec<crate::Problem>| problems.iter().map(ToString::to_string).collect();
        let mut format = Format::of(&bytes);
        if format == Format::Tmf && !is_schema_file(&bytes) && is_trace(&bytes) {
            format = Format::Trace;
        }
        let mut file =
            SchemaFile { format, providers: Vec::new(), schemas: Vec::new(), problems: Vec::new(), source: Vec::new() };
        match format {
            Format::Manifest => {
                let manifest = manifest::read(&bytes, &self.of_manifests());
                file.problems = manifest.problems.iter().map(|problem| format!("{name}: {problem}")).collect();
                file.providers = manifest.providers;
                file.source = bytes;
            }
            #[cfg(not(feature = "binaries"))]
            Format::Program | Format::BinaryManifest | Format::Resources => {
                return Err(failed(
                    formats::known(&bytes).map_or(Reason::NoSchema, |format| Reason::Other(format.name)),
                ));
            }
            #[cfg(feature = "binaries")]
            Format::Program => {
                let resources = Program::Bytes(&bytes).resources(self.language.as_deref());
                return self.of_resources(resources, name);
            }
            #[cfg(feature = "binaries")]
            Format::BinaryManifest => {
                let found =
                    binary_manifest::read(&Resources::of_manifest(bytes.clone()), &binary_manifest::Options::default());
                file.problems = found.problems.iter().map(|problem| format!("{name}: {problem}")).collect();
                (file.providers, file.source) = (found.providers, bytes);
            }
            #[cfg(feature = "binaries")]
            Format::Resources => match Resources::decode(&bytes) {
                Some(resources) => return self.of_resources(Ok(resources), name),
                None => return Err(failed(Reason::Invalid(format!("{name}: the resources are damaged")))),
            },
            Format::Tmf => {
                let (schemas, problems) = wpp::read_tmf(&text(&bytes), name);
                (file.schemas, file.problems, file.source) = (schemas, texts(problems), bytes);
            }
            #[cfg(not(feature = "files"))]
            Format::Pdb | Format::PdbRecords => return Err(failed(Reason::Other("a PDB file"))),
            #[cfg(feature = "files")]
            Format::Pdb | Format::PdbRecords => {
                let records = match format {
                    Format::Pdb => wpp::Records::of_pdb(&bytes, name),
                    _ => wpp::Records::decode(&bytes, name),
                };
                let records =
                    records.map_err(|problem| failed(Reason::Invalid(format!("{name}: {}", problem.text))))?;
                let (schemas, problems) = records.read(name);
                (file.schemas, file.problems, file.source) = (schemas, texts(problems), records.encode());
            }
            Format::Trace => {
                let mut all = Schemas::new();
                all.read_trace(&Trace::new(&bytes));
                file.problems = all.findings().iter().map(|finding| format!("{name}: {finding}")).collect();
                if all.left_out() > 0 {
                    let left = all.left_out();
                    file.problems
                        .push(format!("{name}: {left} schemas are left out: together they take too much memory"));
                }
                let mut names: Vec<_> = all.providers().collect();
                names.order_by_key(|(guid, _)| guid.to_bytes());
                file.providers = names
                    .into_iter()
                    .map(|(guid, name)| Provider { name: Some(name.clone()), ..Provider::new(guid) })
                    .collect();
                // Of several schemas of an event, the one that is added last has precedence.
                let mut schemas: Vec<Arc<Schema>> = all.iter_with_maps().collect();
                schemas.reverse();
                schemas.order_by_key(|schema| (schema.provider.to_bytes(), schema.event));
                (file.schemas, file.source) = (schemas, bytes);
            }
        }
        if !file.providers.is_empty() || !file.schemas.is_empty() {
            return Ok(file);
        }
        let other = if format == Format::Tmf { formats::known(&file.source) } else { None };
        Err(failed(match (other, file.summary()) {
            (Some(other), _) => Reason::Other(other.name),
            (None, Some(summary)) => Reason::Invalid(summary),
            (None, None) => Reason::NoSchema,
        }))
    }

    /// Reads a file.
    ///
    /// # Errors
    ///
    /// Returns an error if the file cannot be read, is too large, or contains no schema.
    pub fn read(&self, path: impl AsRef<Path>) -> Result<SchemaFile, Error> {
        let path = path.as_ref();
        let failed = |reason| Error { path: path.to_owned(), reason };
        #[cfg(feature = "binaries")]
        if let Some(program) = programs::open(path).map_err(|error| failed(Reason::Io(error)))? {
            let resources = programs::resources(path, &program, self.language.as_deref());
            return self.of_resources(resources, &path.to_string_lossy()).map_err(|error| failed(error.reason));
        }
        let bytes = read_regular(path, MAX_SIZE).map_err(|error| match error.kind() {
            io::ErrorKind::FileTooLarge => failed(Reason::TooLarge),
            _ => failed(Reason::Io(error)),
        })?;
        self.parse(bytes, &path.to_string_lossy()).map_err(|error| failed(error.reason))
    }

    /// Reads files, and the files of folders with one of the [`EXTENSIONS`] in the order of their paths. Links in folders are not
    /// followed. Problems are added to `warnings`, also if the reading fails later.
    ///
    /// # Errors
    ///
    /// Returns an error if a named file cannot be read or contains no schema, or if a folder cannot be read, contains no
    /// such file, or too many. Programs without a manifest in a folder are left out.
    pub fn read_each<P: AsRef<Path>>(
        &self,
        paths: impl IntoIterator<Item = P>,
        warnings: &mut Vec<Warning>,
        mut each: impl FnMut(&Path, SchemaFile),
    ) -> Result<(), Error> {
        let mut left = MAX_SIZE;
        let mut add = |path: &Path, warnings: &mut Vec<Warning>| {
            let file = self.read(path)?;
            if let Some(summary) = file.summary() {
                warnings.push(Warning::Problems { path: path.to_owned(), summary });
            }
            left = left.saturating_sub(file.source.len() as u64);
            each(path, file);
            Ok(left)
        };
        for path in paths {
            let path = path.as_ref();
            let failed = |reason| Error { path: path.to_owned(), reason };
            if !fs::metadata(path).map_err(|error| failed(Reason::Io(error)))?.is_dir() {
                add(path, warnings)?;
                continue;
            }
            let mut found = Vec::new();
            walk(path, 0, &mut found)?;
            found.sort();
            if found.is_empty() {
                return Err(failed(Reason::NoFile));
            }
            let (mut any, before) = (false, warnings.len());
            for file in found {
                match add(&file, warnings) {
                    Ok(0) => return Err(failed(Reason::TooMuch)),
                    Ok(_) => any = true,
                    // Few programs have a manifest.
                    Err(Error { reason: Reason::NoManifest, .. }) => {}
                    // A folder of symbols contains files without messages.
                    Err(error) => warnings.push(Warning::Skipped(error)),
                }
            }
            if !any && warnings.len() == before {
                return Err(failed(Reason::NoManifest));
            }
        }
        Ok(())
    }

    /// Reads files and folders as [`read_each`](Self::read_each) does, and collects their schemas.
    ///
    /// # Errors
    ///
    /// Returns the errors of [`read_each`](Self::read_each).
    pub fn read_all<P: AsRef<Path>>(
        &self,
        paths: impl IntoIterator<Item = P>,
        warnings: &mut Vec<Warning>,
    ) -> Result<Schemas, Error> {
        let mut schemas = Schemas::new();
        self.read_each(paths, warnings, |_, file| file.add_to(&mut schemas))?;
        Ok(schemas)
    }

    fn of_manifests(&self) -> manifest::Options {
        manifest::Options { culture: self.language.clone(), ..manifest::Options::default() }
    }

    /// Reads the resources of a program.
    #[cfg(feature = "binaries")]
    fn of_resources(&self, resources: Result<Resources, ProgramError>, name: &str) -> Result<SchemaFile, Error> {
        let failed = |reason| Error { path: name.into(), reason };
        let resources = resources.map_err(|error| match error {
            ProgramError::Io(error) => failed(Reason::Io(error)),
            ProgramError::NoProgram => failed(Reason::NoManifest),
            error => failed(Reason::Invalid(format!("{name}: {error}"))),
        })?;
        if resources.manifests.is_empty() {
            return Err(failed(Reason::NoManifest));
        }
        let found = binary_manifest::read(&resources, &binary_manifest::Options::default());
        let problems: Vec<String> = found.problems.iter().map(|problem| format!("{name}: {problem}")).collect();
        let file = SchemaFile {
            format: Format::Program,
            providers: found.providers,
            schemas: Vec::new(),
            problems,
            source: resources.encode(),
        };
        match (file.providers.is_empty(), file.summary()) {
            (true, Some(summary)) => Err(failed(Reason::Invalid(summary))),
            (true, None) => Err(failed(Reason::NoSchema)),
            (false, _) => Ok(file),
        }
    }
}

/// Adds the files of a folder and the folders in it.
fn walk(folder: &Path, depth: usize, files: &mut Vec<PathBuf>) -> Result<(), Error> {
    let failed = |reason| Error { path: folder.to_owned(), reason };
    let io = |error| failed(Reason::Io(error));
    for entry in fs::read_dir(folder).map_err(io)? {
        let entry = entry.map_err(io)?;
        let (kind, path) = (entry.file_type().map_err(io)?, entry.path());
        if kind.is_dir() && depth < MAX_DEPTH {
            walk(&path, depth + 1, files)?;
        }
        let extension = path.extension().map(|extension| extension.to_string_lossy().to_ascii_lowercase());
        if kind.is_file() && extension.is_some_and(|extension| EXTENSIONS.contains(&extension.as_str())) {
            files.push(path);
        }
        if files.len() > MAX_FILES {
            return Err(failed(Reason::TooManyFiles));
        }
    }
    Ok(())
}

/// Returns whether bytes are a trace: they begin with a buffer.
fn is_trace(bytes: &[u8]) -> bool {
    let trace = Trace::new(bytes);
    trace.log_file().is_some() || matches!(trace.buffers().next(), Some(Ok(raw)) if raw.file_offset() == 0)
}

/// Returns whether bytes are XML, in UTF-8 or UTF-16.
fn is_xml(bytes: &[u8]) -> bool {
    let first =
        bytes.iter().find(|byte| !matches!(byte, 0 | b' ' | b'\t' | b'\r' | b'\n' | 0xEF | 0xBB | 0xBF | 0xFE | 0xFF));
    first == Some(&b'<')
}

/// Decodes the text of a TMF file: UTF-16 after its mark, otherwise UTF-8.
fn text(bytes: &[u8]) -> Cow<'_, str> {
    match bytes {
        [0xFF, 0xFE, rest @ ..] => {
            let units: Vec<u16> = rest.chunks_exact(2).map(|unit| u16::from_le_bytes([unit[0], unit[1]])).collect();
            String::from_utf16_lossy(&units).into()
        }
        _ => String::from_utf8_lossy(bytes),
    }
}
