//! Measures the passes over the tables of this repository, and over a spec of the expected final size: `cargo bench -p
//! etwspec-desk --bench passes`.

mod many;

use std::fs;
use std::path::Path;

use divan::Bencher;
use etwspec_codegen::load::{self, Problems, Spec};
use etwspec_codegen::workspace::Workspace;
use etwspec_codegen::{check, context, emit, generate, lower, render};

fn main() {
    divan::main();
}

/// Size of the spec.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Size {
    /// The spec of this repository.
    Real,
    /// Expected size of a complete spec.
    Whole,
}

const SIZES: [Size; 2] = [Size::Real, Size::Whole];

fn texts(size: Size) -> Vec<(String, String)> {
    let tables = many::texts(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../spec"));
    if size == Size::Real { tables } else { many::repeated(&tables) }
}

fn parsed(texts: Vec<(String, String)>) -> Spec {
    match load::load_from_texts(texts) {
        Ok(spec) => spec,
        Err(Problems { files, problems }) => panic!("{}", render::human(&files, "spec", &problems, false)),
    }
}

#[divan::bench(args = SIZES)]
fn parse(bencher: Bencher<'_, '_>, size: Size) {
    let texts = texts(size);
    bencher.with_inputs(|| texts.clone()).bench_local_values(parsed);
}

#[divan::bench(args = SIZES)]
fn resolve_names(bencher: Bencher<'_, '_>, size: Size) {
    let spec = parsed(texts(size));
    bencher.bench_local(|| context(&spec));
}

#[divan::bench(args = SIZES)]
fn check_rules(bencher: Bencher<'_, '_>, size: Size) {
    let spec = parsed(texts(size));
    let context = context(&spec);
    let problems = check::run(&context);
    assert!(problems.is_empty(), "{}", render::human(&spec.files, "spec", &problems, false));
    bencher.bench_local(|| check::run(&context));
}

#[divan::bench(args = SIZES)]
fn lower_to_catalog(bencher: Bencher<'_, '_>, size: Size) {
    let spec = parsed(texts(size));
    let context = context(&spec);
    bencher.bench_local(|| lower::lower(&context));
}

#[divan::bench(args = SIZES, sample_count = 20)]
fn emit_files(bencher: Bencher<'_, '_>, size: Size) {
    let spec = parsed(texts(size));
    let catalog = lower::lower(&context(&spec));
    bencher.bench_local(|| emit::files(&catalog));
}

#[divan::bench(args = SIZES, sample_count = 20)]
fn emit_site(bencher: Bencher<'_, '_>, size: Size) {
    let spec = parsed(texts(size));
    let catalog = lower::lower(&context(&spec));
    bencher.bench_local(|| etwspec_site::site(&catalog));
}

/// Returns a workspace, and the path and the text of its largest structure.
fn workspace(size: Size) -> (Workspace, String, String) {
    let texts = texts(size);
    let structs = texts.iter().filter(|(path, _)| path.starts_with("structs/"));
    let (path, text) = structs.max_by_key(|(_, text)| text.len()).cloned().expect("a structure");
    (Workspace::from_texts(texts), path, text)
}

/// Problems and catalog after a change of one file.
#[divan::bench(args = SIZES)]
fn one_changed_file(bencher: Bencher<'_, '_>, size: Size) {
    let (mut workspace, path, text) = workspace(size);
    let mut lines = 0;
    bencher.bench_local(|| {
        // Another text each time, with the same rows.
        lines += 1;
        workspace.set_text(&path, format!("# {lines}\n{text}"));
        workspace.tables().expect("no problems")
    });
}

/// Measures the same after reading all texts, as `one_changed_file` would take without a workspace.
#[divan::bench(args = SIZES)]
fn all_files(bencher: Bencher<'_, '_>, size: Size) {
    let texts = texts(size);
    bencher
        .with_inputs(|| texts.clone())
        .bench_local_values(|texts| Workspace::from_texts(texts).tables().expect("no problems"));
}

/// Looks for changed files in a folder.
#[divan::bench(args = SIZES)]
fn refresh(bencher: Bencher<'_, '_>, size: Size) {
    let folder = written(size);
    let mut workspace = Workspace::open(folder.path()).expect("readable");
    bencher.bench_local(|| workspace.refresh().expect("readable"));
}

/// Writes a folder of tables.
fn written(size: Size) -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    for (path, text) in texts(size) {
        let path = folder.path().join(path);
        fs::create_dir_all(path.parent().expect("in the folder")).expect("a folder");
        fs::write(path, text).expect("written");
    }
    folder
}

/// Measures `cargo spec generate` into an empty folder.
#[divan::bench(args = SIZES, sample_count = 5, sample_size = 1)]
fn generate_from_nothing(bencher: Bencher<'_, '_>, size: Size) {
    let spec = written(size);
    let run = |out: tempfile::TempDir| (generate(spec.path(), out.path(), Vec::new(), false).expect("generated"), out);
    bencher.with_inputs(|| tempfile::tempdir().expect("a folder")).bench_local_values(run);
}

/// Measures `cargo spec generate` with all files up to date.
#[divan::bench(args = SIZES, sample_count = 20, sample_size = 1)]
fn generate_nothing_to_do(bencher: Bencher<'_, '_>, size: Size) {
    let (spec, out) = (written(size), tempfile::tempdir().expect("a folder"));
    generate(spec.path(), out.path(), Vec::new(), false).expect("generated");
    bencher.bench_local(|| generate(spec.path(), out.path(), Vec::new(), false).expect("generated"));
}
