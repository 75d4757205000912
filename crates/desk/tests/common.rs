//! Runs commands in the process of the test.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use etwspec_codegen::load::{Spec, load_from_texts};
use etwspec_codegen::{check, context, emit, lower};
use etwspec_console::Console;

/// The result of a command.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Ran {
    /// Exit status.
    pub(crate) code: u8,
    /// Standard output.
    pub(crate) out: String,
    /// Standard error.
    pub(crate) err: String,
}

/// Runs a command with standard input.
pub(crate) fn run_with(args: &[&str], input: &[u8]) -> Ran {
    run_of(etwspec_desk::run, args, input)
}

/// Runs a command of `etwspec`.
pub(crate) fn reader(args: &[&str]) -> Ran {
    run_of(etwspec_cli::run, args, b"")
}

fn run_of(run: fn(Vec<OsString>, &mut Console<'_>) -> u8, args: &[&str], mut input: &[u8]) -> Ran {
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let mut console = Console::new(&mut out, &mut err, &mut input);
    let args = std::iter::once("program").chain(args.iter().copied()).map(OsString::from).collect();
    let code = run(args, &mut console);
    let text = |bytes| String::from_utf8(bytes).expect("the output is text");
    Ran { code, out: text(out), err: text(err) }
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
