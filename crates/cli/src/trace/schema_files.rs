//! Schemas in files that the user names: manifests, TMF files and PDB files.

use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};

use clap::Args;
use etwspec_console::{Console, Problem, visible};
use etwspec_schema::manifest::{self, Options, Provider};
use etwspec_schema::{Schema, Schemas, wpp};

/// Maximum size of a file in bytes.
const LARGEST: u64 = 1 << 30;
/// Maximum number of files in a folder.
const MOST_FILES: usize = 20_000;
/// Maximum depth of folders.
const DEPTH: usize = 16;
/// Extensions of the files that are read in a folder.
const EXTENSIONS: [&str; 3] = ["man", "tmf", "pdb"];

/// First bytes of a PDB file.
const PDB: &[u8] = b"Microsoft C/C++ MSF 7.00";

/// The argument that names schemas.
#[derive(Clone, Debug, Default, Args)]
pub(crate) struct SchemaArgs {
    /// Read schemas of events: an instrumentation manifest (.man), messages of WPP (.tmf, .pdb), or a folder with such
    /// files. Repeat it for several.
    #[arg(long, value_name = "FILE|DIR")]
    schema: Vec<PathBuf>,
}

impl SchemaArgs {
    /// Reads the files. Prints a warning for each file that has problems.
    ///
    /// # Errors
    ///
    /// [`Problem::Refused`] if a file cannot be read or contains no schema.
    pub(crate) fn read(&self, console: &mut Console<'_>) -> Result<Schemas, Problem> {
        let mut schemas = Schemas::new();
        for path in &self.schema {
            let name = visible(&path.to_string_lossy()).into_owned();
            let failed = |error: std::io::Error| Problem::new(format!("--schema: cannot read {name}: {error}"));
            if !fs::metadata(path).map_err(failed)?.is_dir() {
                read(path, &mut schemas, console)?;
                continue;
            }
            let mut files = Vec::new();
            walk(path, 0, &mut files)?;
            files.sort();
            if files.is_empty() {
                return Err(Problem::new(format!("--schema: the folder {name} contains no .man, .tmf or .pdb file"))
                    .help("name a file, or the folder that contains the files"));
            }
            for file in files {
                // A folder of symbols contains files without messages.
                if let Err(problem) = read(&file, &mut schemas, console) {
                    let text = problem.to_string();
                    let text = text.lines().next().unwrap_or_default();
                    writeln!(console.err, "warning: {}", text.trim_start_matches("error: "))?;
                }
            }
        }
        Ok(schemas)
    }
}

/// Adds the files of a folder and the folders in it. Links are not followed.
fn walk(folder: &Path, depth: usize, files: &mut Vec<PathBuf>) -> Result<(), Problem> {
    let name = visible(&folder.to_string_lossy()).into_owned();
    let failed = |error: std::io::Error| Problem::new(format!("--schema: cannot read {name}: {error}"));
    for entry in fs::read_dir(folder).map_err(failed)? {
        let entry = entry.map_err(failed)?;
        let (kind, path) = (entry.file_type().map_err(failed)?, entry.path());
        if kind.is_dir() && depth < DEPTH {
            walk(&path, depth + 1, files)?;
        }
        let extension = path.extension().map(|extension| extension.to_string_lossy().to_ascii_lowercase());
        if kind.is_file() && extension.is_some_and(|extension| EXTENSIONS.contains(&extension.as_str())) {
            files.push(path);
        }
        if files.len() > MOST_FILES {
            return Err(Problem::new(format!("--schema: {name} contains more than {MOST_FILES} files"))
                .help("name a smaller folder, or the files"));
        }
    }
    Ok(())
}

/// Adds the schemas of a file that an argument names.
fn read(path: &Path, schemas: &mut Schemas, console: &mut Console<'_>) -> Result<(), Problem> {
    let found = read_file("--schema: ", path, console)?;
    found.providers.into_iter().for_each(|provider| schemas.add_all(provider));
    found.schemas.into_iter().for_each(|schema| schemas.add(schema));
    Ok(())
}

/// What a file of schemas contains.
#[derive(Debug, Default)]
pub(crate) struct Found {
    /// Providers of a manifest.
    pub(crate) providers: Vec<Provider>,
    /// Schemas of messages.
    pub(crate) schemas: Vec<Schema>,
}

/// Reads a file of schemas, whose content determines its format. Prints a warning if the file has problems.
///
/// # Errors
///
/// [`Problem::Refused`] if the file cannot be read or contains no schema. Messages begin with `label`.
pub(crate) fn read_file(label: &str, path: &Path, console: &mut Console<'_>) -> Result<Found, Problem> {
    let name = visible(&path.to_string_lossy()).into_owned();
    let failed = |error: std::io::Error| Problem::new(format!("{label}cannot read {name}: {error}"));
    let mut bytes = Vec::new();
    fs::File::open(path).map_err(failed)?.take(LARGEST + 1).read_to_end(&mut bytes).map_err(failed)?;
    if bytes.len() as u64 > LARGEST {
        return Err(Problem::new(format!("{label}{name} is larger than 1 GiB")));
    }
    let (mut found, mut problems) = (Found::default(), Vec::new());
    if bytes.starts_with(PDB) {
        let refused = |problem: etwspec_schema::Problem| Problem::new(format!("{label}{name}: {}", problem.text));
        let (read, wrong) = wpp::read_pdb(&bytes, &name).map_err(refused)?;
        found.schemas = read;
        problems.extend(wrong.iter().map(ToString::to_string));
    } else if is_xml(&bytes) {
        let manifest = manifest::read(&bytes, &Options::default());
        problems.extend(manifest.problems.iter().map(|problem| format!("{name}: {problem}")));
        found.providers = manifest.providers;
    } else {
        let (read, wrong) = wpp::read_tmf(&text(&bytes), &name);
        found.schemas = read;
        problems.extend(wrong.iter().map(ToString::to_string));
    }
    let more = match problems.len() {
        0 | 1 => String::new(),
        all => format!(" (and {} more problems)", all - 1),
    };
    let empty = found.providers.is_empty() && found.schemas.is_empty();
    match problems.first() {
        Some(first) if empty => {
            return Err(Problem::new(visible(&format!("{label}{first}{more}")).into_owned()).help(FORMATS));
        }
        None if empty => return Err(Problem::new(format!("{label}{name} contains no schema")).help(FORMATS)),
        Some(first) => writeln!(console.err, "warning: {}", visible(&format!("{first}{more}")))?,
        None => {}
    }
    Ok(found)
}

/// Returns whether the first bytes of a file are those of a file of schemas, and not of a trace.
#[cfg(feature = "tables")]
pub(crate) fn is_file_of_schemas(first: &[u8]) -> bool {
    first.starts_with(PDB) || first.starts_with(&[0xFF, 0xFE]) || is_xml(first) || !first.contains(&0)
}

const FORMATS: &str = "name an instrumentation manifest (.man), a TMF file, or a PDB file with messages of WPP";

/// Returns whether bytes are XML, in UTF-8 or UTF-16.
fn is_xml(bytes: &[u8]) -> bool {
    let first =
        bytes.iter().find(|byte| !matches!(byte, 0 | b' ' | b'\t' | b'\r' | b'\n' | 0xEF | 0xBB | 0xBF | 0xFE | 0xFF));
    first == Some(&b'<')
}

/// Decodes the text of a TMF file: UTF-16 after its mark, otherwise UTF-8.
fn text(bytes: &[u8]) -> String {
    match bytes {
        [0xFF, 0xFE, rest @ ..] => {
            let units: Vec<u16> = rest.chunks_exact(2).map(|unit| u16::from_le_bytes([unit[0], unit[1]])).collect();
            String::from_utf16_lossy(&units)
        }
        _ => String::from_utf8_lossy(bytes).into_owned(),
    }
}
