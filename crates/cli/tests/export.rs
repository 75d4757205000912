//! `etwspec export`.

mod common;

use std::fs;
use std::path::Path;

use common::{Ran, ok, run_with};
use etwspec_etl::SAMPLE;

fn run(args: &[&str]) -> Ran {
    run_with(args, b"")
}

/// Returns the sorted names of what a folder contains.
fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").file_name());
    let mut names: Vec<String> = entries.map(|name| name.to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

#[test]
fn writes_a_folder_for_each_table_and_a_file_for_each_trace() {
    let folder = tempfile::tempdir().expect("a folder");
    let tables = folder.path().join("tables");
    for name in ["a", "b"] {
        fs::create_dir(folder.path().join(name)).expect("room");
        fs::write(folder.path().join(name).join("trace.etl"), SAMPLE).expect("room");
    }
    let [a, b] = ["a", "b"].map(|name| folder.path().join(name).join("trace.etl").display().to_string());
    let dir = tables.display().to_string();
    let text = ok(&["export", &a, &b, "-o", &dir, "--tables", "kernel.image_*"]);
    assert_eq!(text, format!("14 rows of 3 tables in 6 files in {dir}\n"));
    assert_eq!(names(&tables), ["kernel.image_dc_start", "kernel.image_load", "kernel.image_unload"]);
    assert_eq!(names(&tables.join("kernel.image_load")), ["trace.parquet", "trace_2.parquet"]);
}

#[test]
fn names_of_tables_that_do_not_exist_are_reported() {
    let folder = tempfile::tempdir().expect("a folder");
    let dir = folder.path().display().to_string();
    let ran = run(&["export", "--sample", "-o", &dir, "--tables", "kernel.context_swich,kernel.heap_alloc,events"]);
    assert_eq!(ran.code, 0);
    assert!(
        ran.err.contains("no table is named `kernel.context_swich`; did you mean kernel.context_switch"),
        "{}",
        ran.err
    );
    assert_eq!(names(folder.path()), ["events"]);
}

#[test]
fn refuses_what_it_cannot_do() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("file");
    fs::write(&file, b"text").expect("room");
    let file = file.display().to_string();
    let ran = run(&["export", "--sample", "-o", &file]);
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("is not a folder"), "{}", ran.err);
    let dir = folder.path().join("tables").display().to_string();
    let ran = run(&["export", "--sample", "-o", &dir, "--partition", "host,date,host"]);
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("names a key twice"), "{}", ran.err);
    let ran = run(&["export", &file, "-o", &dir]);
    assert_eq!(ran.code, 2);
    assert!(!Path::new(&dir).exists(), "nothing is written for what is no trace");
}

#[test]
fn exports_what_damage_leaves() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut bytes = SAMPLE.to_vec();
    bytes.truncate(SAMPLE.len() - 1000);
    let ran = run_with(&["export", "-", "-o", &folder.path().display().to_string(), "--format", "jsonl"], &bytes);
    assert_eq!(ran.code, 1, "{}", ran.err);
    let damage = fs::read_to_string(folder.path().join("etl_damage/stdin.jsonl")).expect("text");
    assert!(damage.contains("\"rule\":"), "{damage}");
    let events = fs::read_to_string(folder.path().join("events/stdin.jsonl")).expect("text");
    assert!(events.lines().count() > 200);
}
