//! Tests of tables and their files.

mod compare;
mod files;
mod tables;

use std::path::PathBuf;

use etwspec_etl::SAMPLE;

/// Returns the built-in sample, and the traces of the corpus if it is here: names and bytes.
fn traces() -> Vec<(String, Vec<u8>)> {
    let folder = etwspec_corpus::folder_or_skip();
    let paths = folder.iter().flat_map(|folder| etwspec_corpus::traces(folder));
    std::iter::once(("sample".to_owned(), SAMPLE.to_vec())).chain(paths.map(read)).collect()
}

/// Returns the traces that made former versions fail, if they are here.
fn damaged_traces() -> Vec<(String, Vec<u8>)> {
    let folder = etwspec_corpus::folder_or_skip().map(|folder| folder.join("../repro"));
    folder.filter(|folder| folder.is_dir()).iter().flat_map(|folder| etwspec_corpus::traces(folder)).map(read).collect()
}

fn read(path: PathBuf) -> (String, Vec<u8>) {
    let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    (name, std::fs::read(&path).expect("a trace"))
}
