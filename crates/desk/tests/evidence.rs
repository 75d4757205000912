//! `evidence` as users run it: on tables with mistakes, on hostile names, and for each rule.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use etwspec_desk::evidence::{RULES, explain};
use serde_json::Value;

use crate::common::{copy, ok, run_with};

fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A copy of the tables.
struct Tables {
    dir: tempfile::TempDir,
}

impl Tables {
    fn new() -> Tables {
        let dir = tempfile::tempdir().expect("a temporary folder");
        for folder in ["spec", "evidence"] {
            copy(&repository().join(folder), &dir.path().join(folder));
        }
        Tables { dir }
    }

    fn path(&self) -> String {
        self.dir.path().join("spec").to_str().expect("UTF-8").to_owned()
    }

    /// Removes the row with a name: the text from its heading to the next one.
    fn remove_row(&self, table: &str, heading: &str, name: &str) {
        self.edit(table, |text| {
            let heading = format!("\n[[{heading}]]\n");
            let at = text.find(&format!("\nname = \"{name}\"\n")).expect("the name");
            let begin = text[..at + 1].rfind(&heading).expect("its heading");
            let end = text[at..].find(&heading).map_or(text.len(), |next| at + next);
            format!("{}{}", &text[..begin], &text[end..])
        });
    }

    fn edit(&self, table: &str, edit: impl FnOnce(&str) -> String) {
        let path = self.dir.path().join("spec").join(table);
        let before = fs::read_to_string(&path).expect("a table");
        let after = edit(&before);
        assert_ne!(before, after, "{table}");
        fs::write(&path, after).expect("written");
    }

    /// Returns the tables with three mistakes: a value and an event are missing, and a structure is too small.
    fn with_mistakes() -> Tables {
        let tables = Tables::new();
        tables.remove_row("enums/KPROFILE_SOURCE.toml", "value", "ProfileTime");
        tables.remove_row("hooks/perfinfo.toml", "event", "PERFINFO_LOG_TYPE_SAMPLED_PROFILE");
        tables.edit("references.toml", |text| text.replace("\"PERFINFO_LOG_TYPE_SAMPLED_PROFILE\", ", ""));
        tables.remove_row("structs/WMI_CONTEXTSWAP.toml", "field", "OldThreadRemainingQuantum");
        tables.edit("structs/WMI_CONTEXTSWAP.toml", |text| {
            text.replace("{ ptr32 = 0x18, ptr64 = 0x18, versions", "{ ptr32 = 0x14, ptr64 = 0x14, versions")
        });
        tables
    }
}

/// The items of the three mistakes.
const ITEMS: [&str; 3] =
    ["EVENT_TRACE_GROUP_PERFINFO", "EVENT_TRACE_GROUP_THREAD.PERFINFO_LOG_TYPE_CONTEXTSWAP", "KPROFILE_SOURCE"];

#[test]
fn mistakes_in_a_folder_of_tables_are_reported_with_file_and_line() {
    let tables = Tables::with_mistakes();
    let spec = tables.path();
    let ran = run_with(&["evidence", "--sample", "--spec", &spec], b"");
    assert_eq!((ran.code, ran.err.as_str()), (1, ""));
    insta::assert_snapshot!("evidence_mistakes", ran.out.replace(&spec, "spec"));

    let ran = run_with(&["evidence", "--sample", "--spec", &spec, "--format", "json"], b"");
    assert_eq!((ran.code, ran.err.as_str()), (1, ""));
    let report: Value = serde_json::from_str(&ran.out).expect("JSON");
    let findings = report["files"][0]["findings"].as_array().expect("a list").iter();
    let new: Vec<&Value> =
        findings.filter(|finding| ITEMS.contains(&finding["item"].as_str().unwrap_or_default())).collect();
    let items: BTreeSet<&str> = new.iter().filter_map(|finding| finding["item"].as_str()).collect();
    assert_eq!(items, ITEMS.into(), "{new:?}");
    for finding in &new {
        let (path, line) = finding["row"].as_str().and_then(|row| row.rsplit_once(':')).expect("a file and a line");
        let text = fs::read_to_string(path).expect("the file of the row");
        let line =
            line.parse::<usize>().ok().and_then(|line| text.lines().nth(line.checked_sub(1)?)).expect("its line");
        assert!(!line.is_empty(), "{finding}");
    }
    let new = serde_json::to_string_pretty(&new).expect("JSON");
    insta::assert_snapshot!("evidence_mistakes_json", new.replace(&spec, "spec"));
}

#[test]
fn no_patch_is_written_if_a_trace_after_a_contradiction_cannot_be_read() {
    let tables = Tables::with_mistakes();
    let path = |name: &str| tables.dir.path().join(name).to_str().expect("UTF-8").to_owned();
    let (contradicts, empty, patch) = (path("sample.etl"), path("empty.etl"), path("new.patch"));
    fs::write(&contradicts, etwspec_etl::SAMPLE).expect("written");
    fs::write(&empty, "").expect("written");
    let evidence = |traces: &[&str]| {
        run_with(&[&["evidence", "--spec", &tables.path(), "--patch", &patch], traces].concat(), b"").code
    };
    assert_eq!((evidence(&[&contradicts, &empty]), Path::new(&patch).exists()), (2, false));
    assert_eq!((evidence(&[&contradicts]), Path::new(&patch).exists()), (1, true));
}

#[test]
fn folder_of_tables_supports_what_its_catalog_supports() {
    let tables = Tables::new();
    let report = |args: &[&str]| -> Value {
        let report: Value = serde_json::from_str(&ok(args)).expect("JSON");
        report["files"][0].clone()
    };
    let file = repository().join("generated/catalog/catalog.json");
    let file = file.to_str().expect("UTF-8");
    let from_file = report(&["evidence", "--sample", "--format", "json", "--spec", file]);
    let folder = report(&["evidence", "--sample", "--format", "json", "--spec", &tables.path()]);
    assert!(from_file["supported"].is_number() || from_file["supported"].is_array(), "{from_file}");
    assert_eq!(from_file["supported"], folder["supported"]);
    assert_eq!(from_file["contradictions"], 0);
}

#[test]
fn every_rule_is_explained() {
    let mut all = String::new();
    for rule in RULES {
        let text = ok(&["evidence", "--explain", rule.name]);
        assert!(text.starts_with(rule.name), "{text}");
        let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        assert_eq!(words(&text), words(&explain(rule)));
        let _ = writeln!(all, "{text}");
    }
    insta::assert_snapshot!("evidence_rules", all);
    let ran = run_with(&["evidence", "--explain", "payload-sise"], b"");
    assert_eq!((ran.code, ran.out.as_str()), (2, ""));
    assert!(ran.err.contains("did you mean payload-size?"), "{}", ran.err);
}

#[test]
fn hostile_names_do_not_reach_the_terminal() {
    let dir = tempfile::tempdir().expect("a temporary folder");
    let catalog = fs::read_to_string(repository().join("generated/catalog/catalog.json")).expect("the catalog");
    // A set and a structure in which the sample has findings.
    let hostile = r#"\u001b[31m\u0007\u009b2J\u202eNAME\n"#;
    let catalog =
        ["ETW_BUFFER_FLAG", "CONFIG_DRIVE_TYPE", "LOGICAL_DISK_EXTENTS"].iter().fold(catalog, |text, name| {
            let (quoted, renamed) = (format!("\"{name}\""), format!("\"{name}{hostile}\""));
            assert!(text.contains(&quoted), "{name}");
            text.replace(&quoted, &renamed)
        });
    let spec = dir.path().join("catalog.json");
    fs::write(&spec, catalog).expect("written");
    let trace = dir.path().join(if cfg!(unix) { "a\u{1b}[31m\u{202e}.etl" } else { "a\u{202e}.etl" });
    fs::write(&trace, etwspec_etl::SAMPLE).expect("written");
    let [spec, trace] = [&spec, &trace].map(|path| path.to_str().expect("UTF-8"));
    for format in ["table", "json"] {
        let args = ["evidence", trace, "--spec", spec, "--supported", "--format", format];
        let ran = run_with(&args, b"");
        assert_eq!((ran.code, ran.err.as_str()), (0, ""));
        assert!(ran.out.contains("NAME") && ran.out.contains("CONFIG_DRIVE_TYPE"), "{}", ran.out);
        let bad = |c: char| c.is_control() && c != '\n' || c == '\u{202e}';
        assert!(!ran.out.contains(bad), "{:?}", ran.out);
    }
    let ran = run_with(&["evidence", "--explain", "a\u{1b}[31m"], b"");
    assert_eq!(ran.code, 2);
    assert!(!ran.err.contains('\u{1b}'), "{:?}", ran.err);
}
