//! Runs the code shown in the README, and checks what the documents refer to.

use std::fs;
use std::path::{Path, PathBuf};

use etwspec_tests::corpus;

#[test]
#[rustfmt::skip]
#[allow(clippy::print_stdout, clippy::print_stderr)]
fn readme_code_runs() {
// The README contains these lines, in this order.
use etwspec_etl::etwspec::headers::HookId;
use etwspec_etl::{Item, SAMPLE, Trace};

fn main() {
    let trace = Trace::new(SAMPLE); // or file.trace(), after: let file = File::open("boot.etl")?;
    trace.for_each(|item| match item {
        Item::Event(_, event) if event.hook_id() == Some(HookId::PROCESS_LOAD_IMAGE) => {
            println!("{:?} {:?}", event.get("ImageBase"), event.get("FileName"));
        }
        Item::Event(..) => {}
        Item::Damage(damage) => eprintln!("{damage}"),
    });
}

main();
}

/// The text of each block of Rust in the README.
fn blocks() -> Vec<&'static str> {
    let readme = include_str!("../../README.md");
    readme.split("```rust\n").skip(1).filter_map(|rest| rest.split("```").next()).collect()
}

#[test]
fn readme_code_matches_this_file() {
    let this = include_str!("readme.rs");
    let blocks = blocks();
    assert_eq!(blocks.len(), 1, "blocks of Rust in the README");
    for block in blocks {
        assert!(this.contains(block), "not in the test:\n{block}");
    }
}

#[test]
fn readme_of_the_crate_lists_all_features() {
    let manifest: toml::Table = include_str!("../../generated/rust/Cargo.toml").parse().expect("a manifest");
    let features = manifest["features"].as_table().expect("the crate has features");
    let readme = include_str!("../../codegen/templates/rust/README.md");
    for name in features.keys().filter(|name| *name != "default") {
        assert!(readme.contains(&format!("`{name}`")), "{name} is not in codegen/templates/rust/README.md");
    }
}

/// Returns the texts between backticks outside blocks of code.
fn quoted(page: &str) -> impl Iterator<Item = &str> {
    let text = page.split("```").step_by(2);
    text.flat_map(|text| text.split('`').skip(1).step_by(2))
}

/// Returns the code of all Rust files in a folder and the folders within it.
fn code(folder: &Path) -> String {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let paths = entries.map(|entry| entry.expect("an entry").path());
    let text = |path: PathBuf| match path.extension() {
        _ if path.is_dir() => code(&path),
        Some(extension) if extension == "rs" => fs::read_to_string(&path).expect("a source is text"),
        _ => String::new(),
    };
    paths.map(text).collect()
}

#[test]
fn architecture_refers_to_existing_paths_and_tests() {
    let page = include_str!("../../ARCHITECTURE.md");
    let roots = ["spec/", "evidence/", "codegen/", "generated/", "crates/", "tests/"];
    let mut paths = 0;
    for path in quoted(page).filter(|text| roots.iter().any(|root| text.starts_with(root))) {
        assert!(corpus::repository().join(path).exists(), "{path} does not exist");
        paths += 1;
    }
    let folders = [
        "tests/tests",
        "crates/arrow/tests",
        "crates/traces/tests",
        "crates/profile/tests",
        "crates/cli/tests",
        "crates/desk/tests",
        "crates/live/tests",
        "crates/lsp/src",
        "crates/lsp/tests",
        "crates/schema/tests",
        "crates/site/tests",
        "codegen/tests",
    ];
    let tests: String = folders.iter().map(|folder| code(&corpus::repository().join(folder))).collect();
    let (_, after) = page.split_once("## Invariants").expect("a section of invariants");
    let (section, _) = after.split_once("\n## ").expect("a section after it");
    let is_test = |text: &&str| text.contains('_') && text.chars().all(|c| c.is_ascii_lowercase() || c == '_');
    let mut named = 0;
    for name in quoted(section).filter(is_test) {
        assert!(tests.contains(&format!("fn {name}(")), "there is no test {name}");
        named += 1;
    }
    assert!(paths > 20 && named > 10, "found {paths} paths and {named} tests");
}

/// Returns the paths of all Rust files in a folder and the folders within it, except for compiled ones.
fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
        let path = entry.expect("an entry").path();
        match path.extension() {
            _ if path.is_dir() && !path.ends_with("target") => sources(&path, found),
            Some(extension) if extension == "rs" => found.push(path),
            _ => {}
        }
    }
}

#[test]
fn every_promise_about_hostile_input_names_existing_checks() {
    let page = include_str!("../../crates/etl/docs/hostile-input.md");
    let mut files = Vec::new();
    for folder in ["crates", "codegen", "tests"] {
        sources(&corpus::repository().join(folder), &mut files);
    }
    let contains = |stem: &str, text: &str| {
        let named = files.iter().filter(|path| path.file_stem().is_some_and(|name| name == stem));
        named.into_iter().any(|path| fs::read_to_string(path).expect("a source is text").contains(text))
    };
    let mut promises = 0;
    for row in page.lines().filter(|line| line.starts_with("| ") && !line.contains("| checked by |")) {
        let (promise, checks) = row.trim_matches(['|', ' ']).rsplit_once(" | ").expect("two columns");
        let mut named = 0;
        for (before, check) in checks.split('`').zip(checks.split('`').skip(1)).step_by(2) {
            named += 1;
            match check.split_once("::") {
                Some((module, test)) => {
                    assert!(contains(module, &format!("fn {test}(")), "{promise}: {check}");
                }
                None if before.trim_end().ends_with("fuzz") => {
                    assert!(contains(check, "fuzz!("), "{promise}: there is no fuzz target {check}");
                }
                None => assert!(contains(check, "fn main("), "{promise}: there is no benchmark {check}"),
            }
        }
        assert!(named > 0, "{promise}: no check");
        promises += 1;
    }
    assert!(promises > 15, "{promises} promises");
}
