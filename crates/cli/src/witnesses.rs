//! Events of traces that two versions of the tables decode differently.

use std::path::PathBuf;

use etwspec_catalog::Catalog;
use etwspec_changes::{Finding, Sample, Subject, Witnesses};
use etwspec_console::{Problem, visible};
use etwspec_decode::pointer_size::to_catalog;
use etwspec_etl::{Event, File, Identity, Item, SAMPLE, Trace};

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
    // The build selects the release in each version, which may know others.
    let release = trace.log_file().map(|log_file| log_file.build.to_string());
    trace.for_each(|item| {
        let Item::Event(buffer, event) = item else { return };
        let pointer = to_catalog(event.pointer());
        for (subject, bytes) in subjects(&event) {
            if witnesses.accepts(&subject, pointer, release.as_ref()) {
                let origin = format!("{name}, event at 0x{:X}+0x{:X}", buffer.file_offset(), event.offset());
                let bytes = bytes.to_vec();
                let sample = Sample { subject, pointer, release: release.clone(), bytes, origin, synthetic: false };
                witnesses.offer(findings, &sample);
            }
        }
    });
}

/// Returns what the bytes of an event are: its header, and its data if they are those of a described event.
fn subjects<'e>(event: &Event<'e>) -> Vec<(Subject, &'e [u8])> {
    let mut subjects = vec![(Subject::Structure(event.header_name().to_owned()), event.bytes())];
    let subject = match event.identity() {
        Identity::Hook { id, version } => Some(Subject::Hook(id.0.into(), version.into())),
        Identity::Class { guid, kind, version } => {
            Some(Subject::Class(guid.to_string().to_ascii_uppercase(), kind.into(), version.into()))
        }
        _ => None,
    };
    if let (Some(subject), Ok(data)) = (subject, event.data()) {
        subjects.push((subject, data));
    }
    subjects
}
