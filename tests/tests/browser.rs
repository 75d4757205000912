//! Runs the tests of `tests/browser` on the site of the published tables, in a headless browser.
//!
//! They need `chromium`, `node` and the packages that `npm ci` installs in that folder. Without them, they are skipped.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;

use etwspec_codegen::emit;
use etwspec_tests::{console, corpus};
use tempfile::TempDir;

fn folder() -> PathBuf {
    corpus::repository().join("tests/browser")
}

/// Returns what of the browser is missing; none if it can run.
fn missing() -> Option<&'static str> {
    let runs = |program: &str| {
        let version = Command::new(program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
        version.is_ok_and(|status| status.success())
    };
    let browser = std::env::var_os("CHROMIUM").is_some()
        || ["chromium", "chromium-browser", "google-chrome"].into_iter().any(runs);
    if !browser {
        Some("no chromium")
    } else if !runs("node") {
        Some("no node")
    } else if !folder().join("node_modules/puppeteer-core").is_dir() {
        Some("no packages: run `npm ci` in tests/browser")
    } else {
        None
    }
}

/// The site of the published tables, in a folder of its own.
fn site() -> &'static Path {
    static SITE: OnceLock<TempDir> = OnceLock::new();
    let generate = || {
        let scratch = tempfile::tempdir().expect("a folder");
        let spec = corpus::repository().join("spec");
        let catalog = etwspec_codegen::catalog(&spec).expect("the tables have no problem");
        for (path, text) in emit::docs::site(&catalog) {
            let file = scratch.path().join(path);
            fs::create_dir_all(file.parent().expect("a file is in a folder")).expect("a folder");
            fs::write(file, text).expect("the file is written");
        }
        scratch
    };
    SITE.get_or_init(generate).path()
}

/// Runs the tests of a file. Panics if one fails, or if there is no browser in continuous integration.
fn passes(name: &str) {
    if let Some(missing) = missing() {
        assert!(std::env::var_os("CI").is_none(), "a browser is required to test the site: {missing}");
        console::say(&format!("skipped: no browser ({missing})"));
        return;
    }
    let run = Command::new("node").arg(folder().join("run.js")).arg(name).env("SITE", site()).output();
    let output = run.expect("node runs");
    let text = String::from_utf8_lossy(&output.stdout);
    let measured = text.lines().filter(|line| line.starts_with("measured: "));
    measured.for_each(console::say);
    assert!(output.status.success(), "{text}\n{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn search_finds_what_people_look_for() {
    passes("matching");
}

#[test]
fn search_box_works_with_keys_and_pointer() {
    passes("search");
}

#[test]
fn pages_fit_screens_and_paper_and_are_accessible() {
    passes("pages");
}
