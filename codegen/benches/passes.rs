//! Times the passes over the tables of this repository: `cargo bench -p etwspec-codegen --bench passes`.

use std::path::Path;

use divan::Bencher;
use etwspec_codegen::load::{self, Spec};
use etwspec_codegen::{check, context, emit, lower};

fn main() {
    divan::main();
}

fn parsed() -> Spec {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../spec");
    load::load(&folder).unwrap_or_else(|_| panic!("the tables of this repository can be read"))
}

#[divan::bench]
fn parse() -> Spec {
    parsed()
}

#[divan::bench]
fn resolve_names(bencher: Bencher<'_, '_>) {
    let spec = parsed();
    bencher.bench_local(|| context(&spec));
}

#[divan::bench]
fn check_rules(bencher: Bencher<'_, '_>) {
    let spec = parsed();
    let context = context(&spec);
    bencher.bench_local(|| check::run(&context));
}

#[divan::bench]
fn lower_to_catalog(bencher: Bencher<'_, '_>) {
    let spec = parsed();
    let context = context(&spec);
    bencher.bench_local(|| lower::lower(&context));
}

#[divan::bench(sample_count = 20)]
fn emit_files(bencher: Bencher<'_, '_>) {
    let spec = parsed();
    let catalog = lower::lower(&context(&spec));
    bencher.bench_local(|| emit::files(&catalog));
}
