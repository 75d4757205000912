//! Runs commands in the process of the test.

use std::path::{Path, PathBuf};

use etwspec_codegen::load::{Spec, load_from_texts};
use etwspec_codegen::{check, context, emit, lower};
use etwspec_corpus::command;
pub(crate) use etwspec_corpus::command::Ran;

/// Runs a command with standard input.
pub(crate) fn run_with(args: &[&str], input: &[u8]) -> Ran {
    command::run_in(etwspec_desk::run, args, input, |_| {})
}

/// Runs a command of `etwspec`.
pub(crate) fn reader(args: &[&str]) -> Ran {
    command::run(etwspec_cli::run, args)
}

/// Runs a command, and returns its exit status, standard output and standard error.
pub(crate) fn run(args: &[&str]) -> (u8, String, String) {
    let Ran { code, out, err } = run_with(args, b"");
    (code, out, err)
}

/// Runs a command that must succeed without errors or notes, and returns its output.
pub(crate) fn ok(args: &[&str]) -> String {
    let ran = run_with(args, b"");
    assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{args:?}");
    ran.out
}

/// The folder of the tables of the repository.
pub(crate) fn spec() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../spec")
}

/// Tables that use every feature of the language.
pub(crate) fn shapes() -> PathBuf {
    spec().join("../tests/shapes")
}

/// The tables of a folder, by path.
pub(crate) fn tables(folder: &Path) -> Vec<(String, String)> {
    let spec = etwspec_codegen::load::load(folder).expect("the tables can be read");
    spec.files.files.into_iter().map(|file| (file.path, file.text)).collect()
}

/// The catalog of tables, as JSON.
pub(crate) fn catalog(texts: Vec<(String, String)>) -> String {
    let spec: Spec = load_from_texts(texts).expect("the tables can be read");
    let context = context(&spec);
    assert_eq!(check::run(&context), []);
    emit::json(&lower::lower(&context))
}

/// Copies a folder with all folders in it.
pub(crate) fn copy(from: &Path, to: &Path) {
    std::fs::create_dir_all(to).expect("made");
    for entry in std::fs::read_dir(from).expect("a folder") {
        let entry = entry.expect("an entry");
        let target = to.join(entry.file_name());
        match entry.path().is_dir() {
            true => copy(&entry.path(), &target),
            false => std::fs::copy(entry.path(), target).map(drop).expect("copied"),
        }
    }
}
