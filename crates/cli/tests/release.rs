//! `release` on a small workspace with tables.

use std::collections::BTreeMap;
use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::process::Command;

use crate::changes::copy;
use crate::common::run_with;

const MANIFEST: &str = r#"[workspace]
resolver = "3"
members = ["one", "two", "three"]
exclude = ["fuzz"]

[workspace.package]
version = "0.1.0" # of all packages
edition = "2024"
license = "MIT"

[workspace.dependencies]
fixture-one = { path = "one", version = "0.1.0" }
"#;

const PACKAGE: &str = r#"[package]
name = "fixture-NAME"
description = "A fixture"
version.workspace = true
edition.workspace = true
license.workspace = true
"#;

const LOCK: &str = r#"version = 4

[[package]]
name = "fixture-one"
version = "0.1.0"

[[package]]
name = "fixture-three"
version = "0.1.0"

[[package]]
name = "fixture-two"
version = "0.1.0"
dependencies = [
 "fixture-one",
]
"#;

const FUZZ: &str = r#"[package]
name = "fuzz"
version = "0.0.0"
edition = "2024"
publish = false

[dependencies]
fixture-one = { path = "../one" }

[workspace]
"#;

const FUZZ_LOCK: &str = r#"version = 4

[[package]]
name = "fixture-one"
version = "0.1.0"

[[package]]
name = "fuzz"
version = "0.0.0"
dependencies = [
 "fixture-one",
]
"#;

const CHANGELOG: &str =
    "# Changelog\n\n## Unreleased\n\n### fixture-one\n\nAdded:\n\n- a thing\n\n## 0.1.0\n\nFirst.\n";

/// A workspace with tables, committed and tagged `v0.1.0`.
struct Workspace {
    dir: tempfile::TempDir,
}

impl Workspace {
    /// Creates a workspace. `None` if there is no git.
    fn new() -> Option<Workspace> {
        if !Command::new("git").arg("--version").output().is_ok_and(|output| output.status.success()) {
            assert!(std::env::var_os("CI").is_none(), "git is required");
            let _ = writeln!(std::io::stderr(), "skipped: no git");
            return None;
        }
        let this = Workspace { dir: tempfile::tempdir().expect("a folder") };
        copy(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/shapes"), &this.dir.path().join("spec"));
        this.write("Cargo.toml", MANIFEST);
        this.write("Cargo.lock", LOCK);
        this.write("CHANGELOG.md", CHANGELOG);
        this.write(".gitignore", "target\n");
        this.write(".cargo/config.toml", "[net]\noffline = true\n[build]\ntarget-dir = \"target\"\n");
        for name in ["one", "two", "three"] {
            let private = if name == "three" { "publish = false\n" } else { "" };
            let uses = if name == "two" { "\n[dependencies]\nfixture-one.workspace = true\n" } else { "" };
            this.write(&format!("{name}/Cargo.toml"), &(PACKAGE.replace("NAME", name) + private + uses));
            this.write(&format!("{name}/src/lib.rs"), "//! A fixture.\n");
        }
        this.write("fuzz/Cargo.toml", FUZZ);
        this.write("fuzz/Cargo.lock", FUZZ_LOCK);
        this.write("fuzz/src/lib.rs", "");
        this.git(&["init", "-q", "-b", "main"]);
        this.commit();
        this.git(&["tag", "v0.1.0"]);
        Some(this)
    }

    fn write(&self, path: &str, text: &str) {
        let path = self.dir.path().join(path);
        fs::create_dir_all(path.parent().expect("a folder")).expect("made");
        fs::write(path, text).expect("written");
    }

    fn edit(&self, path: &str, from: &str, to: &str) {
        let text = fs::read_to_string(self.dir.path().join(path)).expect("a text");
        assert!(text.contains(from), "{path} has {from}");
        self.write(path, &text.replace(from, to));
    }

    fn git(&self, args: &[&str]) {
        let output = Command::new("git").args(args).current_dir(self.dir.path()).output().expect("git runs");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    }

    fn commit(&self) {
        self.git(&["add", "-A"]);
        self.git(&["-c", "user.name=a", "-c", "user.email=a@example.org", "commit", "-q", "-m", "Change"]);
    }

    /// Adds a structure, which breaks nothing.
    fn add_structure(&self) {
        let text = "name = \"EXTRA\"\nmodule = \"shapes\"\nsummary = \"More.\"\nsources = [\"made-up\"]\n\n[[field]]\nname = \
                    \"A\"\ntype = \"ULONG\"\n";
        self.write("spec/structs/EXTRA.toml", text);
        self.commit();
    }

    /// Renames a field, which breaks programs.
    fn rename_field(&self) {
        self.edit("spec/structs/POINT.toml", "name = \"Y\"", "name = \"Ordinate\"");
        self.commit();
    }

    /// Returns the texts of all files outside of `target` and `.git`.
    fn texts(&self) -> BTreeMap<String, String> {
        let mut git = Command::new("git");
        git.args(["ls-files", "-co", "--exclude-standard"]).current_dir(self.dir.path());
        let listed = git.output().expect("git runs").stdout;
        let listed = String::from_utf8(listed).expect("text");
        listed.lines().map(|path| (path.to_owned(), self.text(path))).collect()
    }

    fn text(&self, path: &str) -> String {
        fs::read_to_string(self.dir.path().join(path)).expect("a text")
    }

    /// Runs the command, and returns the exit status, standard output and standard error.
    fn release(&self, args: &[&str]) -> (u8, String, String) {
        let spec = self.dir.path().join("spec");
        let mut all = vec!["release", "--spec", spec.to_str().expect("text"), "--date", "2027-01-31"];
        all.extend(args);
        let ran = run_with(&all, b"");
        (ran.code, ran.out, ran.err)
    }
}

#[test]
fn plan_changes_no_file() {
    let Some(workspace) = Workspace::new() else { return };
    workspace.add_structure();
    let before = workspace.texts();
    let (code, out, err) = workspace.release(&["--bump", "auto"]);
    assert_eq!((code, err.as_str()), (0, ""));
    assert_eq!(workspace.texts(), before);
    insta::assert_snapshot!("release_plan", out);
}

#[test]
fn apply_sets_versions_writes_the_changelog_and_packages() {
    let Some(workspace) = Workspace::new() else { return };
    workspace.rename_field();
    let (code, out, err) = workspace.release(&["--bump", "auto", "--apply"]);
    assert_eq!((code, err.as_str()), (0, ""));
    let next = |text: &str| text.replace("0.1.0", "0.2.0");
    assert_eq!(workspace.text("Cargo.toml"), next(MANIFEST));
    assert_eq!(workspace.text("Cargo.lock"), next(LOCK));
    assert_eq!(workspace.text("fuzz/Cargo.lock"), next(FUZZ_LOCK));
    assert_eq!(workspace.text("fuzz/Cargo.toml"), FUZZ);
    let changelog = workspace.text("CHANGELOG.md");
    let (head, rest) =
        changelog.split_once("### Changes of the tables: `v0.1.0` to `v0.2.0`\n").expect("the differences");
    assert_eq!(
        head,
        "# Changelog\n\n## Unreleased\n\n## 0.2.0 (2027-01-31)\n\n### fixture-one\n\nAdded:\n\n- a thing\n\n"
    );
    assert!(rest.contains("`field-renamed`") && rest.ends_with("\n## 0.1.0\n\nFirst.\n"), "{rest}");
    assert!(out.contains("git tag -a v0.2.0") && out.contains("--exclude=fixture-three"), "{out}");
    let packages = workspace.dir.path().join("target/package");
    assert!(packages.join("fixture-two-0.2.0.crate").is_file() && !packages.join("fixture-three-0.2.0.crate").exists());
    // Nothing is committed or tagged.
    let log = Command::new("git").args(["log", "--oneline", "v0.1.0.."]).current_dir(workspace.dir.path()).output();
    assert_eq!(String::from_utf8_lossy(&log.expect("git runs").stdout).lines().count(), 1);
}

#[test]
fn refuses_a_smaller_part_than_the_changes_need() {
    let Some(workspace) = Workspace::new() else { return };
    workspace.rename_field();
    let (code, _, err) = workspace.release(&["--bump", "patch"]);
    assert_eq!(code, 2);
    assert!(err.contains("0.1.0 -> 0.1.1 is too small: the tables have breaking changes since v0.1.0"), "{err}");
    assert!(err.contains("write --bump minor or --bump auto"), "{err}");
    // A greater one is allowed.
    let (code, out, _) = workspace.release(&["--bump", "major"]);
    assert!(code == 0 && out.contains("version 0.1.0 -> 1.0.0"), "{out}");
}

#[test]
fn refuses_uncommitted_changes_and_a_repository_without_a_tag() {
    let Some(workspace) = Workspace::new() else { return };
    workspace.write("note.txt", "");
    let (code, _, err) = workspace.release(&["--bump", "auto"]);
    assert!(code == 2 && err.contains("1 uncommitted changes; the first: note.txt"), "{err}");
    workspace.commit();
    workspace.git(&["tag", "-d", "v0.1.0"]);
    let (code, _, err) = workspace.release(&["--bump", "auto"]);
    assert!(code == 2 && err.contains("there is no tag to compare with"), "{err}");
    assert_eq!(workspace.release(&["--bump", "auto", "--against", "HEAD~1"]).0, 0);
    let ran = run_with(&["release", "--bump", "auto", "--date", "tomorrow"], b"");
    assert!(ran.code == 2 && ran.err.contains("write a date such as 2027-01-31"), "{}", ran.err);
}

#[test]
fn restores_all_files_if_packaging_fails() {
    let Some(workspace) = Workspace::new() else { return };
    // A package without its readme cannot be packaged.
    workspace.edit("one/Cargo.toml", "description", "readme = \"missing.md\"\ndescription");
    workspace.commit();
    let before = workspace.texts();
    let (code, _, err) = workspace.release(&["--bump", "auto", "--apply"]);
    assert!(code == 2 && err.contains("cargo package failed") && err.contains("missing.md"), "{err}");
    assert_eq!(workspace.texts(), before);
}

#[test]
fn refuses_a_changelog_without_a_place_for_the_section() {
    let Some(workspace) = Workspace::new() else { return };
    workspace.edit("CHANGELOG.md", "## Unreleased\n", "");
    workspace.commit();
    let before = workspace.texts();
    let (code, _, err) = workspace.release(&["--bump", "auto", "--apply"]);
    assert!(code == 2 && err.contains("CHANGELOG.md has no section `## Unreleased`"), "{err}");
    assert_eq!(workspace.texts(), before);
}
