//! The counts in `evidence/observed.toml` are the counts of the traces.

use std::fs;
use std::path::Path;

use etwspec_desk::evidence::observed::HEAD;
use etwspec_tests::published::CATALOG;
use etwspec_tests::{console, corpus, seen};

#[test]
fn counts_equal_those_of_the_traces() {
    let folder = match corpus::folder() {
        Ok(folder) => folder,
        Err(skipped) => return console::say(&skipped),
    };
    let mut counted = HEAD.to_owned();
    for path in corpus::traces(&folder) {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let file = fs::read(&path).expect("a trace is readable");
        counted += &seen::rows(&file, &name, &CATALOG);
    }
    let table = corpus::repository().join("evidence/observed.toml");
    let written = fs::read_to_string(&table).unwrap_or_default();
    if written != counted {
        let found = Path::new(env!("CARGO_TARGET_TMPDIR")).join("observed.toml");
        fs::write(&found, &counted).expect("target can be written");
        panic!(
            "evidence/observed.toml differs from the traces; `cp {} {}` updates it",
            found.display(),
            table.display()
        );
    }
}
