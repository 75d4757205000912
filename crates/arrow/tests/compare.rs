//! Exported files, as DuckDB and pyarrow read them, against the lines of `etwspec dump --format json`.

use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::process::Command;

use etwspec_arrow::{Export, ExportOptions, Options, TraceContext, scan};
use etwspec_etl::Trace;
use etwspec_schema::Schemas;

use crate::{damaged_traces, traces};

/// Writes a trace as the lines of `dump` and as tables.
fn write(folder: &Path, bytes: &[u8]) {
    fs::create_dir_all(folder).expect("room");
    let trace = Trace::new(bytes);
    let TraceContext { state, schemas, .. } = TraceContext::of(&trace, Schemas::new());
    fs::write(folder.join("dump.jsonl"), etwspec_corpus::dump(&trace, state, schemas)).expect("room");
    let mut files = Export::new(folder.join("tables"), "trace", ExportOptions::default());
    scan(&trace, TraceContext::of(&trace, Schemas::new()), Options::new(), |batch| files.write(&batch)).expect("room");
    files.finish().expect("room");
}

#[test]
fn duckdb_and_pyarrow_read_what_dump_prints() {
    let Some(python) = etwspec_corpus::python_or_skip("duckdb, pyarrow, pytz") else { return };
    let root = tempfile::tempdir().expect("a folder");
    let mut folders = Vec::new();
    for (name, bytes) in traces().into_iter().chain(damaged_traces()) {
        let folder = root.path().join(name);
        write(&folder, &bytes);
        if folder.join("tables/events").is_dir() {
            folders.push(folder);
        }
    }
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/compare.py");
    let output = Command::new(python).arg(script).args(&folders).output().expect("Python runs");
    let text = String::from_utf8_lossy(&output.stdout);
    // The number of rows and cells of each trace.
    let _ = writeln!(std::io::stderr(), "{text}");
    assert!(output.status.success(), "{text}{}", String::from_utf8_lossy(&output.stderr));
    assert_eq!(text.lines().count(), folders.len());
}
