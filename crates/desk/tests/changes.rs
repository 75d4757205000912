//! `diff` and `breaking` as users run them: on folders, git revisions and catalog files.

use std::fs;
use std::io::Write as _;
use std::path::PathBuf;
use std::process::Command;

use serde_json::Value;

use crate::common::{copy, run_with, shapes};

/// A repository with the small tables of the tests, committed.
struct Repository {
    dir: tempfile::TempDir,
}

impl Repository {
    /// Creates a repository. `None` if there is no git.
    fn new() -> Option<Repository> {
        let dir = tempfile::tempdir().expect("a temporary folder");
        copy(&shapes(), &dir.path().join("spec"));
        let this = Repository { dir };
        let version = Command::new("git").arg("--version").output();
        if !version.is_ok_and(|output| output.status.success()) {
            assert!(std::env::var_os("CI").is_none(), "git is required");
            let _ = writeln!(std::io::stderr(), "skipped: no git");
            return None;
        }
        this.git(&["init", "-q", "-b", "main"]);
        this.git(&["add", "-A"]);
        this.git(&["-c", "user.name=a", "-c", "user.email=a@example.org", "commit", "-q", "-m", "Tables"]);
        Some(this)
    }

    fn git(&self, args: &[&str]) {
        let output = Command::new("git").args(args).current_dir(self.dir.path()).output().expect("git runs");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    }

    fn spec(&self) -> PathBuf {
        self.dir.path().join("spec")
    }

    fn edit(&self, file: &str, from: &str, to: &str) {
        let path = self.spec().join(file);
        let text = fs::read_to_string(&path).expect("a table");
        assert!(text.contains(from), "{file} has {from}");
        fs::write(path, text.replace(from, to)).expect("written");
    }

    /// Runs a command with the folder of the tables, and returns its status and its output without the folder.
    fn run(&self, args: &[&str]) -> (u8, String, String) {
        let spec = self.spec();
        let spec = spec.to_str().expect("a plain path");
        let ran = run_with(&[args, &["--spec", spec]].concat(), b"");
        (ran.code, ran.out.replace(spec, "spec"), ran.err.replace(spec, "spec"))
    }
}

#[test]
fn working_tree_without_edits_has_no_difference() {
    let Some(repository) = Repository::new() else { return };
    let (code, out, _) = repository.run(&["diff"]);
    assert_eq!(code, 0);
    assert!(out.starts_with("no difference between "), "{out}");
    let (code, out, _) = repository.run(&["breaking", "--against", "HEAD"]);
    assert_eq!((code, out.as_str()), (0, "spec breaks nothing of HEAD\n"));
}

#[test]
fn breaking_reports_places_witness_and_what_to_do() {
    let Some(repository) = Repository::new() else { return };
    repository.edit(
        "structs/POINT.toml",
        "[[field]]\nname = \"X\"",
        "[[field]]\nname = \"W\"\ntype = \"LONG\"\n\n[[field]]\nname = \"X\"",
    );
    let (code, out, err) = repository.run(&["breaking", "--against", "HEAD", "--category", "wire"]);
    assert_eq!(code, 1);
    assert_eq!(err, "note: to keep a correction that breaks users, accept it in breaking.toml; see `help breaking`\n");
    let of_point = out.split("field-moved  POINT.X").nth(1).expect("X moved");
    insta::assert_snapshot!(
        "breaking_point",
        format!("field-moved  POINT.X{}", of_point.split("\n\nfield-").next().unwrap_or_default())
    );
    let (code, out, _) = repository.run(&["breaking", "--against", "HEAD", "--category", "CLAIM"]);
    assert_eq!((code, out.as_str()), (0, "spec breaks nothing of HEAD\n"));
}

#[test]
fn breaking_places_and_claims_what_the_tables_state() {
    let Some(repository) = Repository::new() else { return };
    // A value that a release adds, with the numbers of the sentinel by release.
    repository.edit(
        "enums/SHAPE_KIND.toml",
        "versions = \"6.0+\" }]",
        "versions = \"6.0\" }, { value = 4, versions = \"1511+\" }]",
    );
    let added = "versions = \"6.0+\"\n\n[[value]]\nvalue = 3\nname = \"ShapeKindThree\"\nversions = \"1511+\"\n";
    repository.edit("enums/SHAPE_KIND.toml", "versions = \"6.0+\"\n", added);
    // Only the layout of 32-bit data differs, beyond the first bytes.
    let fields =
        "\n[[field]]\nname = \"Pad\"\ntype = \"UCHAR\"\ncount = 100\n\n[[field]]\nname = \"B\"\ntype = \"UCHAR\"\n";
    repository.edit("structs/BY_POINTER.toml", "type = \"UCHAR\"\n", &format!("type = \"UCHAR\"\n{fields}"));
    repository.edit("structs/POINT.toml", "name = \"POINT\"\n", "name = \"POINT\"\nseen = \"5.1\"\n");
    repository.git(&["-c", "user.name=a", "-c", "user.email=a@example.org", "commit", "-aqm", "Tables"]);
    let (from, to) = ("name = \"B\"\ntype = \"UCHAR\"\n", "name = \"B\"\ntype = \"CHAR\"\n");
    repository.edit("structs/BY_POINTER.toml", from, &format!("{from}pointer = 64\n\n[[field]]\n{to}pointer = 32\n"));
    repository.edit("structs/POINT.toml", "seen", "versions");
    let (_, out, _) = repository.run(&["breaking", "--against", "HEAD"]);
    let retyped = out.split("field-retyped  BY_POINTER.B").nth(1).unwrap_or_else(|| panic!("{out}"));
    assert!(retyped.contains("u8 → i8 (in 32-bit data)\n"), "{retyped}");
    assert!(retyped.contains("0x0060  e1 f2 03 14 25 36 47 58 69"), "{retyped}");
    assert!(out.contains("layout: known → none (in 5.0, 6.0+)\n"), "{out}");
    let (_, out, _) = repository.run(&["breaking", "--against", "HEAD~1", "--category", "DATA"]);
    let sentinel = out.split("sentinel-changed").nth(1).unwrap_or_else(|| panic!("{out}"));
    assert!(sentinel.contains("is  at spec/enums/SHAPE_KIND.toml:11\n"), "{sentinel}");
    assert!(sentinel.contains("If they are written so, announce"), "{sentinel}");
}

#[test]
fn diff_has_four_formats() {
    let Some(repository) = Repository::new() else { return };
    repository.edit("structs/PACKET.toml", "name = \"Kind\"", "name = \"Hook\"");
    repository.edit("enums/SHAPE_STATUS.toml", "0xC0000001", "0xC0000002");
    let human = repository.run(&["diff", "HEAD"]);
    assert_eq!(human.0, 0);
    insta::assert_snapshot!("diff_human", human.1);
    insta::assert_snapshot!("diff_markdown", repository.run(&["diff", "HEAD", "--format", "markdown"]).1);
    insta::assert_snapshot!("diff_github", repository.run(&["diff", "HEAD", "--format", "github"]).1);
    let json: Value = serde_json::from_str(&repository.run(&["diff", "HEAD", "--format", "json"]).1).expect("JSON");
    assert_eq!(json["format"], 1);
    let rules: Vec<&str> =
        json["differences"].as_array().expect("a list").iter().filter_map(|one| one["rule"].as_str()).collect();
    assert_eq!(rules, ["field-renamed", "value-changed"]);
    assert_eq!(json["differences"][1]["new"]["line"], 18);
}

#[test]
fn allowed_findings_expire() {
    let Some(repository) = Repository::new() else { return };
    repository.edit("structs/PACKET.toml", "name = \"Kind\"", "name = \"Hook\"");
    let allow = repository.dir.path().join("allow.toml");
    let entry = |item: &str, until: &str| {
        format!("[[allow]]\nrule = \"field-renamed\"\nitem = \"{item}\"\nreason = \"A reason.\"\nuntil = \"{until}\"\n")
    };
    let run = |text: &str| {
        fs::write(&allow, text).expect("written");
        repository.run(&["breaking", "--against", "HEAD", "--allow", allow.to_str().expect("plain")])
    };
    let (code, out, err) = run(&entry("PACKET.Hook", "9999-12-31"));
    assert_eq!((code, err.as_str()), (0, ""), "{out}");
    assert!(out.starts_with("allowed by breaking.toml: field-renamed PACKET.Hook\n"), "{out}");
    let (code, _, err) = run(&entry("PACKET.Hook", "2020-01-31"));
    assert_eq!(code, 1);
    assert!(err.contains("entry 1 (field-renamed PACKET.Hook) expired on 2020-01-31"), "{err}");
    let (code, _, err) = run(&(entry("PACKET.Hook", "9999-12-31") + &entry("PACKET.Other", "9999-12-31")));
    assert_eq!(code, 0);
    assert!(err.contains("entry 2 (field-renamed PACKET.Other) matches no finding; remove it"), "{err}");
    let (code, _, err) = run("[[allow]]\nrule = \"field-renamed\"\n");
    assert_eq!(code, 2);
    assert!(err.contains("missing field `item`"), "{err}");
    let (code, _, err) = run(&entry("PACKET.Hook", "tomorrow"));
    assert_eq!(code, 2);
    assert!(err.contains("has no date in `until`: `tomorrow`"), "{err}");
}

#[test]
fn what_cannot_be_compared_is_an_error() {
    let Some(repository) = Repository::new() else { return };
    let (code, out, err) = repository.run(&["breaking", "--against", "v9.9.9"]);
    assert_eq!((code, out.as_str()), (2, ""));
    assert!(err.contains("there is no folder, catalog file or git revision `v9.9.9`"), "{err}");
    let (code, _, err) = repository.run(&["breaking", "--against=--output=x"]);
    assert_eq!(code, 2);
    assert!(err.contains("is no git revision"), "{err}");
    let (code, _, err) = repository.run(&["diff", "missing.json"]);
    assert_eq!(code, 2);
    assert!(err.contains("cannot read missing.json"), "{err}");
    let other = repository.dir.path().join("other.json");
    fs::write(&other, "{ \"format\": 99 }").expect("written");
    let (code, _, err) = repository.run(&["diff", other.to_str().expect("plain")]);
    assert_eq!(code, 2);
    assert!(err.contains("the catalog has format 99"), "{err}");
    repository.edit("structs/PACKET.toml", "type = \"USHORT\"", "type = \"NOTHING\"");
    let (code, out, err) = repository.run(&["breaking", "--against", "HEAD"]);
    assert_eq!((code, out.as_str()), (2, ""));
    assert!(err.contains("unknown-type"), "{err}");
    repository.git(&["-c", "user.name=a", "-c", "user.email=a@example.org", "commit", "-aqm", "Break"]);
    let (code, _, err) = repository.run(&["diff", "HEAD", "HEAD~1"]);
    assert_eq!(code, 2);
    assert!(err.contains("this version of etwspec cannot read the tables of HEAD: "), "{err}");
}

#[test]
fn compares_folders_revisions_and_catalogs_alike() {
    let Some(repository) = Repository::new() else { return };
    let old = repository.dir.path().join("old");
    copy(&repository.spec(), &old);
    repository.edit("structs/PACKET.toml", "name = \"Kind\"", "name = \"Hook\"");
    let from_folder = repository.run(&["diff", old.to_str().expect("plain"), "--format", "json"]);
    let from_revision = repository.run(&["diff", "main", "--format", "json"]);
    let rules = |text: &str| -> Vec<Value> {
        let json: Value = serde_json::from_str(text).expect("JSON");
        let list = json["differences"].as_array().expect("a list").clone();
        list.into_iter().map(|one| one["item"].clone()).collect()
    };
    assert_eq!(rules(&from_folder.1), rules(&from_revision.1));
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../generated/catalog/catalog.json");
    let ran = run_with(&["breaking", path, "--against", path], b"");
    assert_eq!(ran.code, 0, "{}", ran.err);
}

#[test]
fn rules_are_explained() {
    let ran = run_with(&["diff", "--explain", "field-moved"], b"");
    assert_eq!(ran.code, 0);
    insta::assert_snapshot!("explain_rule", ran.out);
    let ran = run_with(&["breaking", "--explain", "field-move"], b"");
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("did you mean `field-moved`?"), "{}", ran.err);
}

#[test]
fn decode_tries_an_edit_without_a_build() {
    let Some(repository) = Repository::new() else { return };
    let decode = |ty: &str, format: &str| repository.run(&["decode", ty, "07000000 02000000", "--format", format]);
    let (code, out, err) = decode("Point", "text");
    assert_eq!((code, err.as_str()), (0, ""));
    assert!(out.contains("07 00 00 00  X        LONG   0x00000007"), "{out}");
    repository.edit("structs/POINT.toml", "name = \"X\"", "name = \"Across\"");
    let (code, out, err) = decode("POINT", "json");
    assert_eq!((code, err.as_str()), (0, ""));
    assert!(out.contains("\"Across\""), "{out}");
    let (code, out, err) = decode("POINTS", "text");
    assert_eq!((code, out.as_str()), (2, ""));
    assert!(err.contains("POINTS is not a structure"), "{err}");
}
