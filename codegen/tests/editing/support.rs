//! What the tests share: the tables of the repository, and commands that run in this process.

use std::path::{Path, PathBuf};

use clap::{Args, Command, FromArgMatches};
use etwspec_codegen::load::{Spec, load_from_texts};
use etwspec_codegen::{check, context, emit, lower};
use etwspec_console::{Console, Problem, exit_code};

/// The folder of the tables of the repository.
pub(crate) fn spec() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../spec")
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

/// Copies the tables of the repository.
pub(crate) fn copy(to: &Path) {
    for (path, text) in tables(&spec()) {
        let path = to.join("spec").join(path);
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("created");
        std::fs::write(path, text).expect("written");
    }
}

/// Result of a command: exit status, standard output and standard error.
pub(crate) type Ran = (u8, String, String);

/// Runs a command with these arguments.
pub(crate) fn run<A: Args + FromArgMatches>(
    command: fn(&A, &mut Console<'_>) -> Result<(), Problem>,
    arguments: &[&str],
) -> Ran {
    let parser = A::augment_args(Command::new("etwspec"));
    let matches = parser.try_get_matches_from([&["etwspec"], arguments].concat()).expect("valid arguments");
    let args = A::from_arg_matches(&matches).expect("valid arguments");
    let (mut out, mut err, mut input) = (Vec::new(), Vec::new(), std::io::empty());
    let mut console = Console::new(&mut out, &mut err, &mut input);
    let result = command(&args, &mut console);
    let status = exit_code(result, &mut console);
    (status, String::from_utf8(out).expect("text"), String::from_utf8(err).expect("text"))
}
