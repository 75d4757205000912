//! The patch of `etwspec evidence`: changes of tables that traces support.

use std::collections::BTreeMap;
use std::path::Path;

use etwspec_codegen::{check, context, load, widen};
use etwspec_console::{Console, Problem, visible};
use etwspec_evidence::observed;
use similar::TextDiff;

use super::tables::Tables;
use crate::evidence::{Read, in_folder};
use crate::trace::Location;
use crate::trace::output::Output;

/// A patch to write.
pub(super) struct Patch<'a> {
    output: Output<'a>,
    /// Name of the folder of the tables, without the path to it.
    folder: String,
}

impl<'a> Patch<'a> {
    /// Checks that a patch can be made and written, before traces are read.
    pub(super) fn new(
        path: &'a Path,
        spec: Option<&Path>,
        tables: &Tables,
        inputs: &[Location<'_>],
    ) -> Result<Self, Problem> {
        let folder = spec.filter(|_| tables.spec.is_some()).and_then(|dir| dir.canonicalize().ok());
        let folder = folder.as_deref().and_then(Path::file_name).and_then(|name| name.to_str());
        let Some(folder) = folder else {
            return Err(Problem::new("--patch changes tables, but --spec names no folder of tables")
                .help("add --spec DIR, such as --spec spec"));
        };
        let output = Output::new(path)?;
        for input in inputs {
            if let Location::Path(input) = input {
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
        let before: BTreeMap<&str, &str> =
            spec.files.files.iter().map(|file| (file.path.as_str(), file.text.as_str())).collect();
        let mut after: BTreeMap<String, String> = BTreeMap::new();
        for (name, read) in reads {
            let Some(rows) = &read.observed else {
                writeln!(console.err, "note: {name} has no log file header or is damaged, so its counts are left out")?;
                continue;
            };
            let path = widen::OBSERVED;
            let table = after.get(path).map(String::as_str).or_else(|| before.get(path).copied()).unwrap_or_default();
            let table = observed::with_rows(table, &rows.file, &rows.rows);
            after.insert(path.to_owned(), table);
        }
        if !is_accepted(&before, &after) {
            return Err(Problem::new("the counts of the traces are not accepted by `check`")
                .help("this is a defect; leave out --patch"));
        }
        let cited = spec.observed.iter().flat_map(|file| file.data.sources.iter().flat_map(|cited| cited.iter()));
        let cited: Vec<String> = cited.map(|source| source.to_string()).collect();
        self.widen(reads, &cited, &before, &mut after, console)?;
        self.diff(&before, &after)
    }

    /// Widens claims of rows, each only if the tables are still accepted.
    fn widen(
        &self,
        reads: &[(String, Read)],
        cited: &[String],
        before: &BTreeMap<&str, &str>,
        after: &mut BTreeMap<String, String>,
        console: &mut Console<'_>,
    ) -> Result<(), Problem> {
        let findings = reads.iter().flat_map(|(_, read)| &read.report.findings);
        for (finding, widening) in findings.filter_map(|finding| Some((finding, finding.widening.as_ref()?))) {
            let path = in_folder(&widening.file);
            let Some(text) = after.get(path).map(String::as_str).or_else(|| before.get(path).copied()) else {
                continue;
            };
            let mut sources = widening.sources.clone();
            sources.extend(cited.iter().filter(|source| !widening.sources.contains(source)).cloned());
            let changed = widen::widen(path, text, widening.list, widening.row, &widening.seen, &sources);
            let Ok(Some(changed)) = changed else { continue };
            let previous = after.insert(path.to_owned(), changed);
            if !is_accepted(before, after) {
                match previous {
                    Some(previous) => drop(after.insert(path.to_owned(), previous)),
                    None => drop(after.remove(path)),
                }
                let item = visible(&finding.item);
                writeln!(console.err, "note: `seen` of {item} is not widened, because `check` rejects the change")?;
            }
        }
        Ok(())
    }

    /// Writes the differences of all files as one patch.
    fn diff(&self, before: &BTreeMap<&str, &str>, after: &BTreeMap<String, String>) -> Result<(), Problem> {
        let mut file = self.output.create()?;
        let mut patch = String::new();
        for (path, text) in after {
            let old = before.get(path.as_str()).copied();
            if old == Some(text.as_str()) {
                continue;
            }
            let path = path.strip_prefix("../").map_or_else(|| format!("{}/{path}", self.folder), str::to_owned);
            let diff = TextDiff::from_lines(old.unwrap_or_default(), text.as_str());
            let from = if old.is_some() { format!("a/{path}") } else { "/dev/null".to_owned() };
            patch += &diff.unified_diff().context_radius(3).header(&from, &format!("b/{path}")).to_string();
        }
        std::io::Write::write_all(&mut file, patch.as_bytes())?;
        self.output.commit(Ok(file)).map(drop)
    }
}

/// Returns whether `check` accepts the tables with these changes.
fn is_accepted(before: &BTreeMap<&str, &str>, after: &BTreeMap<String, String>) -> bool {
    let mut texts: BTreeMap<&str, &str> = before.clone();
    texts.extend(after.iter().map(|(path, text)| (path.as_str(), text.as_str())));
    let texts = texts.into_iter().map(|(path, text)| (path.to_owned(), text.to_owned())).collect();
    load::load_from_texts(texts).is_ok_and(|spec| check::run(&context(&spec)).is_empty())
}
