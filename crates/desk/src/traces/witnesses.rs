//! Events of traces that two versions of the tables decode differently.

use std::path::PathBuf;

use etwspec_catalog::Catalog;
use etwspec_catalog::changes::{Finding, Witnesses};
use etwspec_console::{Problem, visible};
use etwspec_etl::{File, SAMPLE, Trace};

use super::samples;

/// Finds a witness for each finding about bytes or output: in the traces, or in the sample if there are none, and made
/// from the layout otherwise.
pub(crate) fn find(
    old: &Catalog,
    new: &Catalog,
    findings: &mut [Finding<'_>],
    traces: &[PathBuf],
) -> Result<(), Problem> {
    if findings.is_empty() {
        return Ok(());
    }
    let mut witnesses = Witnesses::new(old, new);
    for path in traces {
        let name = visible(&path.display().to_string()).into_owned();
        let file = File::open_guarded(path).map_err(|error| Problem::new(format!("cannot read {name}: {error}")))?;
        search(&file.trace(), &name, &mut witnesses, findings);
        file.check().map_err(|error| Problem::new(format!("cannot read {name}: {error}")))?;
    }
    if traces.is_empty() {
        search(&Trace::new(SAMPLE), "the built-in sample", &mut witnesses, findings);
    }
    witnesses.synthesize(findings);
    Ok(())
}

fn search(trace: &Trace<'_>, name: &str, witnesses: &mut Witnesses<'_>, findings: &mut [Finding<'_>]) {
    samples::each(trace, |found| {
        if witnesses.accepts(&found.subject, found.pointer, found.release) {
            witnesses.offer(findings, &found.sample(name));
        }
    });
}
