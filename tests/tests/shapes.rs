//! Compiles a crate from made-up tables that use every feature of the table language, and runs its property tests.

mod payloads;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use etwspec_codegen::emit::rust::LISTS;
use etwspec_codegen::generate;
use etwspec_tests::{console, corpus};

/// The packages, in the same folders as in this workspace.
const MEMBERS: [&str; 2] = ["crates/runtime", "generated/rust"];

/// Returns the manifest of a workspace around the generated crate: the manifest of this workspace, with no other
/// member, and with warnings as errors.
fn manifest() -> String {
    let text = fs::read_to_string(corpus::repository().join("Cargo.toml")).expect("the workspace has a manifest");
    let mut manifest: toml::Table = text.parse().expect("the manifest is TOML");
    let workspace = manifest["workspace"].as_table_mut().expect("a table");
    workspace.remove("default-members");
    workspace.insert("members".to_owned(), MEMBERS.to_vec().into());
    let dependencies = workspace["dependencies"].as_table_mut().expect("a table");
    dependencies.retain(|_, dependency| {
        dependency.get("path").is_none_or(|path| MEMBERS.contains(&path.as_str().unwrap_or_default()))
    });
    let lints = workspace["lints"]["rust"].as_table_mut().expect("a table");
    lints.insert("warnings".to_owned(), "deny".into());
    manifest.to_string()
}

/// Copies a folder, except over a file that is generated. Files that do not differ keep their time, so that Cargo does not
/// compile them again.
fn copy(from: &Path, to: &Path, generated: &Path) {
    fs::create_dir_all(to).expect("a folder");
    for entry in fs::read_dir(from).expect("the folder can be listed") {
        let path = entry.expect("an entry").path();
        let copy = to.join(path.file_name().expect("an entry has a name"));
        if path.is_dir() {
            self::copy(&path, &copy, generated);
        } else if copy != generated
            && fs::read(&path).expect("a file is readable") != fs::read(&copy).unwrap_or_default()
        {
            fs::copy(&path, &copy).expect("the file is copied");
        }
    }
}

fn cargo() -> Command {
    Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

fn has_cargo() -> bool {
    let version = cargo().arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    version.is_ok_and(|status| status.success())
}

fn generated(folder: &Path) {
    // The runtime is compiled with the lists of the generated crate beside it, and the tests with the laws.
    for sources in ["crates/runtime", "tests/laws"] {
        copy(&corpus::repository().join(sources), &folder.join(sources), &folder.join(LISTS));
    }
    match generate(&corpus::repository().join("tests/shapes"), &folder.join("generated"), Vec::new(), false) {
        Ok(report) => assert!(report.structures > 0),
        Err(error) => panic!("{error:#?}"),
    }
    fs::write(folder.join("Cargo.toml"), manifest()).expect("the manifest is written");
    // The dependency versions of this workspace are available offline.
    fs::copy(corpus::repository().join("Cargo.lock"), folder.join("Cargo.lock")).expect("the lock file is copied");
}

#[test]
fn crate_of_every_shape_compiles_and_passes_property_tests() {
    // Keep both folders, so that only the first run compiles the dependencies of the crate.
    let tmp = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let folder = tmp.join("shapes");
    generated(&folder);
    if !has_cargo() {
        return console::say("skipped: no cargo to compile tests/shapes with");
    }
    let catalog = etwspec_codegen::catalog(&corpus::repository().join("tests/shapes")).expect("the shapes are valid");
    let questions = folder.join("payloads.txt");
    let expected = payloads::ask(&catalog, &questions);
    // The examples in the documentation need the published tables.
    let run = cargo()
        .args(["test", "--offline", "--quiet", "--tests"])
        .current_dir(&folder)
        .env("CARGO_TARGET_DIR", tmp.join("shapes-target"))
        // Lints of the gate are lints of this workspace.
        .env_remove("RUSTC_WORKSPACE_WRAPPER")
        .env("ETWSPEC_PAYLOADS", &questions)
        .output()
        .expect("cargo runs");
    assert!(run.status.success(), "{}\n{}", String::from_utf8_lossy(&run.stdout), String::from_utf8_lossy(&run.stderr));
    let answers = fs::read_to_string(questions.with_extension("out")).expect("a test has written it");
    let texts = fs::read_to_string(&questions).expect("it was written");
    assert_eq!(answers.lines().count(), expected.len());
    for ((text, answer), expected) in texts.lines().zip(answers.lines()).zip(&expected) {
        assert_eq!(answer, expected, "{text}");
    }
    assert!(expected.len() > 10_000, "{} payloads", expected.len());
}
