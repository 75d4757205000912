//! Programs that use generated code are compiled with the code of edited tables: what no longer compiles must be reported.

use std::collections::BTreeMap;
use std::ffi::{OsStr, OsString};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use etwspec_catalog::Catalog;
use etwspec_changes::{Category, compare};
use etwspec_codegen::emit::{self, Text};
use etwspec_tests::{console, corpus};

use super::edits::{Edit, catalogs};

/// Programs in Rust. The features of the generated crate that they enable are [`FEATURES`].
const PROGRAMS: [&str; 4] = ["structures", "payloads", "tails", "values"];
const FEATURES: [&str; 4] = ["std", "alloc", "more", "more-tails"];

/// Edits that break programs, and that the programs must notice: otherwise they would compile whatever happens.
const NOTICED: [&str; 7] = [
    "structure removed",
    "field renamed",
    "bit renamed",
    "part removed",
    "value removed",
    "dispatch renamed",
    "topic leaves its family",
];

/// Returns the generated files whose paths begin and end in a way, without comments if they are only compared.
fn files(catalog: &Catalog, prefix: &str, suffix: &str) -> BTreeMap<String, String> {
    let mut files = BTreeMap::new();
    for file in emit::files(catalog) {
        if file.path.starts_with(prefix) && file.path.ends_with(suffix) {
            let (Text::AsIs(text) | Text::Raw(text)) = file.text;
            files.insert(file.path, text);
        }
    }
    files
}

/// Returns code without comments and texts, to find out whether it differs.
fn code(files: &BTreeMap<String, String>) -> String {
    let lines = files.values().flat_map(|text| text.lines());
    let lines = lines.filter(|line| {
        let line = line.trim_start();
        !line.starts_with("//") && !line.starts_with('*') && !line.starts_with("/*") && !line.starts_with("#[doc")
    });
    let code = lines.map(|line| line.split("/*").next().unwrap_or(line)).collect::<Vec<_>>().join("\n");
    code.split('"').step_by(2).collect::<Vec<_>>().join("\"")
}

fn reports(old: &Catalog, new: &Catalog, category: Category) -> bool {
    compare(old, new).differences.iter().any(|one| one.rule.breaks.has(category))
}

fn program(path: &str) -> PathBuf {
    corpus::repository().join("tests/downstream").join(path)
}

fn rustc() -> Command {
    Command::new(std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()))
}

fn runs(mut command: Command) -> bool {
    command.arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
}

fn errors(output: &Output) -> String {
    let text = String::from_utf8_lossy(&output.stderr);
    text.lines().filter(|line| line.contains("error")).take(3).map(|line| format!("    {line}\n")).collect()
}

/// Checks a crate without generating code for it.
fn check<S: AsRef<OsStr>>(name: &str, source: &Path, out: &Path, more: &[S]) -> Output {
    let mut command = rustc();
    command.args(["--edition", "2024", "--crate-type", "lib", "--emit", "metadata", "--crate-name", name]);
    command.arg("--out-dir").arg(out).args(more).arg(source);
    command.output().expect("rustc runs")
}

/// Compiles the programs with the crate of a catalog, and returns the errors; none if all compile.
fn rust_errors(catalog: &Catalog) -> String {
    let folder = tempfile::tempdir().expect("a folder");
    let files = files(catalog, "rust/", "");
    for (path, text) in &files {
        let path = folder.path().join(path);
        fs::create_dir_all(path.parent().expect("a file is in a folder")).expect("a folder");
        fs::write(path, text).expect("the file is written");
    }
    let manifest: toml::Table = files["rust/Cargo.toml"].parse().expect("the manifest is TOML");
    let declared = manifest["features"].as_table().expect("a table");
    if let Some(gone) = FEATURES.iter().find(|feature| !declared.contains_key(**feature)) {
        return format!("    error: there is no feature {gone}\n");
    }
    // The crate must compile, so that its warnings and those of the programs do not matter.
    let mut flags = vec!["--cap-lints".to_owned(), "allow".to_owned()];
    // As Cargo does, with the features that these enable: a former name enables the feature of today.
    let mut enabled: Vec<&str> = FEATURES.to_vec();
    let mut next = 0;
    while let Some(feature) = enabled.get(next).copied() {
        next += 1;
        let others = declared.get(feature).and_then(toml::Value::as_array).into_iter().flatten();
        for other in others.filter_map(toml::Value::as_str).filter(|other| !other.contains([':', '/'])) {
            if !enabled.contains(&other) {
                enabled.push(other);
            }
        }
    }
    for feature in enabled {
        flags.extend(["--cfg".to_owned(), format!("feature=\"{feature}\"")]);
    }
    let built = check("etwspec", &folder.path().join("rust/src/lib.rs"), folder.path(), &flags);
    assert!(built.status.success(), "the generated crate does not compile\n{}", errors(&built));
    let mut library = OsString::from("etwspec=");
    library.push(folder.path().join("libetwspec.rmeta"));
    let flags = ["--cap-lints".into(), "allow".into(), "--extern".into(), library];
    let outputs = PROGRAMS.map(|name| check(name, &program(&format!("{name}.rs")), folder.path(), &flags));
    outputs.iter().filter(|output| !output.status.success()).map(errors).collect()
}

/// Compiles the program in C with the header of a catalog, and returns the errors; none if it compiles.
fn c_errors(catalog: &Catalog) -> String {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("etwspec.h"), &files(catalog, "c/", "etwspec.h")["c/etwspec.h"]).expect("the header");
    let mut command = Command::new("cc");
    command.args(["-std=c11", "-Werror=incompatible-pointer-types", "-fsyntax-only", "-I"]).arg(folder.path());
    let output = command.arg(program("c/program.c")).output().expect("the compiler runs");
    if output.status.success() { String::new() } else { errors(&output) + "    error: cc failed\n" }
}

/// Returns the edits whose programs do not compile though no difference of the category is reported.
///
/// With `pretend`, the edits of that name count as if nothing were reported.
fn missed(edits: &[&(Edit, Catalog, Catalog)], category: Category, pretend: &[&str]) -> (usize, Vec<String>) {
    let of = |catalog: &Catalog| match category {
        Category::SourceC => (code(&files(catalog, "c/", ".h")), c_errors as fn(&Catalog) -> String),
        _ => (code(&files(catalog, "rust/", "")), rust_errors as fn(&Catalog) -> String),
    };
    let silent: Vec<&&(Edit, Catalog, Catalog)> = edits
        .iter()
        .filter(|(edit, old, new)| pretend.contains(&edit.name.as_str()) || !reports(old, new, category))
        .collect();
    // Two compilers at a time.
    let halves = silent.chunks(silent.len().div_ceil(2).max(1)).map(|half| {
        move || {
            let compiled = half.iter().filter_map(|(edit, old, new)| {
                let ((before, _), (after, errors)) = (of(old), of(new));
                (before != after).then(|| (edit.name.clone(), errors(new)))
            });
            compiled.collect::<Vec<_>>()
        }
    });
    let results: Vec<(String, String)> = std::thread::scope(|scope| {
        let threads: Vec<_> = halves.map(|half| scope.spawn(half)).collect();
        threads.into_iter().flat_map(|thread| thread.join().expect("the compilers ran")).collect()
    });
    let compiled = results.len();
    (
        compiled,
        results
            .into_iter()
            .filter(|(_, errors)| !errors.is_empty())
            .map(|(name, errors)| name + "\n" + &errors)
            .collect(),
    )
}

fn shapes() -> Vec<&'static (Edit, Catalog, Catalog)> {
    catalogs().iter().filter(|(edit, ..)| edit.base == "shapes").collect()
}

#[test]
fn programs_in_rust_that_stop_compiling_are_reported_as_source_rust() {
    if !runs(rustc()) {
        return console::say("skipped: no rustc to compile tests/downstream with");
    }
    let edits = shapes();
    assert_eq!(rust_errors(&edits[0].1), "", "the programs do not compile with the tables as they are");
    let (compiled, missed) = missed(&edits, Category::SourceRust, &[]);
    assert_eq!(missed.concat(), "");
    assert!(compiled > 10, "only {compiled} edits change the crate without a finding");
}

#[test]
fn programs_in_rust_notice_what_breaks_them() {
    if !runs(rustc()) {
        return console::say("skipped: no rustc to compile tests/downstream with");
    }
    let edits: Vec<_> = shapes().into_iter().filter(|(edit, ..)| NOTICED.contains(&edit.name.as_str())).collect();
    assert_eq!(edits.len(), NOTICED.len());
    // As if no rule reported them.
    let (_, missed) = missed(&edits, Category::SourceRust, &NOTICED);
    assert_eq!(missed.len(), NOTICED.len(), "{}", missed.concat());
}

#[test]
fn programs_in_c_that_stop_compiling_are_reported_as_source_c() {
    if !runs(Command::new("cc")) {
        return console::say("skipped: no cc to compile tests/downstream with");
    }
    let edits = shapes();
    assert_eq!(c_errors(&edits[0].1), "", "the program does not compile with the tables as they are");
    assert_eq!(missed(&edits, Category::SourceC, &[]).1.concat(), "");
    // As if no rule reported them: the program notices.
    let all: Vec<&str> = edits.iter().map(|(edit, ..)| edit.name.as_str()).collect();
    let noticed = missed(&edits, Category::SourceC, &all).1;
    assert!(noticed.len() >= 8, "{}", noticed.concat());
}
