//! The patch of `cargo spec evidence`: changes of tables that traces support.

use std::collections::BTreeSet;
use std::path::Path;

use crate::evidence::observed;
use etwspec_cli::shared::{Location, Output};
use etwspec_codegen::load::Spec;
use etwspec_codegen::schema::OBSERVED;
use etwspec_codegen::workspace::Workspace;
use etwspec_console::{Console, Problem, visible};
use similar::TextDiff;

use super::read::Read;
use super::report::in_folder;
use super::tables::Tables;
use crate::traces::widen::widen;

/// A patch to write.
pub(super) struct Patch<'a> {
    output: Output<'a>,
    /// Name of the folder of the tables, without the path to it.
    folder: String,
}

impl<'a> Patch<'a> {
    /// Checks that a patch can be made and written, before traces are read.
    pub(super) fn new(path: &'a Path, spec: &Path, tables: &Tables, inputs: &[Location<'_>]) -> Result<Self, Problem> {
        let folder = tables.spec.as_ref().and_then(|_| spec.canonicalize().ok());
        let folder = folder.as_deref().and_then(Path::file_name).and_then(|name| name.to_str());
        let Some(folder) = folder else {
            return Err(Problem::new("--patch changes tables, but --spec names no folder of tables")
                .help("name the folder of the tables, such as --spec spec"));
        };
        let output = Output::new(path)?;
        for input in inputs {
            if let Some(input) = input.file() {
                output.differs_from(input)?;
            }
        }
        Ok(Patch { output, folder: folder.to_owned() })
    }

    /// Writes the changes that the traces support.
    pub(super) fn write(
        &self,
        reads: &[(String, Read)],
        tables: &Tables,
        console: &mut Console<'_>,
    ) -> Result<(), Problem> {
        let Some(spec) = &tables.spec else { return Ok(()) };
        let texts = spec.files.files.iter().map(|file| (file.path.clone(), file.text.clone()));
        let mut changed = Changed { tables: Workspace::from_texts(texts.collect()), paths: BTreeSet::new() };
        for (name, read) in reads {
            let Some(rows) = &read.observed else {
                writeln!(console.err, "note: {name} has no log file header or is damaged, so its counts are left out")?;
                continue;
            };
            let table = changed.tables.text(OBSERVED).unwrap_or_default();
            let table = observed::with_rows(table, &rows.file, &rows.rows);
            changed.set(OBSERVED, table);
        }
        if !changed.is_accepted() {
            return Err(Problem::new("the counts of the traces are not accepted by `check`")
                .help("this is a defect; leave out --patch"));
        }
        let cited = spec.observed.iter().flat_map(|file| file.data.sources.iter().flat_map(|cited| cited.iter()));
        let cited: Vec<String> = cited.map(|source| source.to_string()).collect();
        widen_claims(reads, &cited, &mut changed, console)?;
        self.diff(spec, &changed)
    }

    /// Writes the differences of all files as one patch.
    fn diff(&self, spec: &Spec, changed: &Changed) -> Result<(), Problem> {
        let mut file = self.output.create()?;
        let mut patch = String::new();
        for path in &changed.paths {
            let old = spec.files.files.iter().find(|file| file.path == *path).map(|file| file.text.as_str());
            let text = changed.tables.text(path).unwrap_or_default();
            if old == Some(text) {
                continue;
            }
            let path = path.strip_prefix("../").map_or_else(|| format!("{}/{path}", self.folder), str::to_owned);
            let diff = TextDiff::from_lines(old.unwrap_or_default(), text);
            let from = if old.is_some() { format!("a/{path}") } else { "/dev/null".to_owned() };
            patch += &diff.unified_diff().context_radius(3).header(&from, &format!("b/{path}")).to_string();
        }
        std::io::Write::write_all(&mut file, patch.as_bytes())?;
        self.output.commit(Ok(file)).map(drop)
    }
}

/// Tables with changes.
struct Changed {
    tables: Workspace,
    /// Paths of the tables that were changed.
    paths: BTreeSet<String>,
}

impl Changed {
    fn set(&mut self, path: &str, text: String) {
        self.tables.set_text(path, text);
        self.paths.insert(path.to_owned());
    }

    /// Returns whether `check` accepts the tables.
    fn is_accepted(&self) -> bool {
        self.tables.check().problems.is_empty()
    }
}

/// Widens claims of rows, each only if the tables are still accepted.
fn widen_claims(
    reads: &[(String, Read)],
    cited: &[String],
    changed: &mut Changed,
    console: &mut Console<'_>,
) -> Result<(), Problem> {
    let findings = reads.iter().flat_map(|(_, read)| &read.report.findings);
    for (finding, widening) in findings.filter_map(|finding| Some((finding, finding.widening.as_ref()?))) {
        let path = in_folder(&widening.file);
        let Some(before) = changed.tables.text(path).map(str::to_owned) else { continue };
        let mut sources = widening.sources.clone();
        sources.extend(cited.iter().filter(|source| !widening.sources.contains(source)).cloned());
        let widened = widen(path, &before, widening.list, widening.row, &widening.seen, &sources);
        let Ok(Some(widened)) = widened else { continue };
        changed.set(path, widened);
        if !changed.is_accepted() {
            changed.set(path, before);
            let item = visible(&finding.item);
            writeln!(console.err, "note: `seen` of {item} is not widened, because `check` rejects the change")?;
        }
    }
    Ok(())
}
