//! What `spec/observed.toml` says of real traces is what is in them.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use etwspec_codegen::{context, load, lower};
use etwspec_tests::seen::{self, Tables};
use etwspec_tests::{console, corpus};

/// What the table begins with.
const HEAD: &str = "\
# What is in the real traces of the corpus: structures that were read from their bytes, values that their headers have,
# and kernel events. A test counts again, and writes what it found to target/tmp/observed.toml where this is another.
# The events of compressed buffers are left out. The structure of an event's data is listed where the tables leave no
# choice and all its data are as long as it says.
sources = [\"observed/traces\"]
";

fn tables() -> Tables {
    let spec = load::load(&corpus::repository().join("spec")).unwrap_or_else(|_| panic!("the tables can be read"));
    let tailed = spec.structs.iter().filter(|file| !file.data.tail.is_empty());
    let tailed: BTreeSet<String> = tailed.map(|file| file.data.name.to_string()).collect();
    Tables { catalog: lower::lower(&context(&spec)), tailed }
}

#[test]
fn the_table_of_traces_is_what_is_in_them() {
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
    let written = fs::read_to_string(corpus::repository().join("spec/observed.toml")).unwrap_or_default();
    if written != counted {
        let found = Path::new(env!("CARGO_TARGET_TMPDIR")).join("observed.toml");
        fs::write(&found, &counted).expect("target can be written");
        panic!("spec/observed.toml is not what is in the traces; what is in them is in {}", found.display());
    }
}
