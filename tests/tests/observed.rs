//! The counts in `evidence/observed.toml` are those of the traces.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use etwspec_codegen::{context, load, lower};
use etwspec_tests::seen::{self, Tables};
use etwspec_tests::{console, corpus};

/// The beginning of the file.
const HEAD: &str = "\
# Counts from the traces of the corpus: structures read from their bytes, values of their headers, and kernel events.
# Written by a test, never by hand: `cargo test -p etwspec-tests --test suite observed` counts again and, if a count differs,
# writes the new file to target/tmp/observed.toml. Events of compressed buffers are not counted. The structure of an
# event's data is listed if the tables leave no choice and all its data have the length of that structure.
sources = [\"observed/traces\"]
";

fn tables() -> Tables {
    let spec = load::load(&corpus::repository().join("spec")).unwrap_or_else(|_| panic!("the tables can be read"));
    let tailed = spec.structs.iter().filter(|file| !file.data.tail.is_empty());
    let tailed: BTreeSet<String> = tailed.map(|file| file.data.name.to_string()).collect();
    Tables { catalog: lower::lower(&context(&spec)), tailed }
}

#[test]
fn counts_equal_those_of_the_traces() {
    let folder = match corpus::folder() {
        Ok(folder) => folder,
        Err(skipped) => return console::say(&skipped),
    };
    let tables = tables();
    let entries = fs::read_dir(&folder).expect("the corpus can be listed");
    let names = entries.map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned());
    let mut names: Vec<String> = names.filter(|name| name.ends_with(".etl")).collect();
    names.sort();
    let mut counted = HEAD.to_owned();
    for name in names {
        let file = fs::read(folder.join(&name)).expect("a trace is readable");
        counted += &seen::count(&file, &tables).rows(&name);
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
