//! Reads manifests of files, and prints their contents and problems.
#![allow(clippy::print_stdout)]

use std::collections::BTreeMap;

use etwspec_schema::manifest::{Options, read, write};

fn main() -> std::io::Result<()> {
    let (mut files, mut providers, mut events, mut problems) = (0, 0, 0, 0);
    let mut kinds: BTreeMap<String, (usize, String)> = BTreeMap::new();
    for path in std::env::args_os().skip(1) {
        let manifest = read(&std::fs::read(&path)?, &Options::default());
        files += 1;
        providers += manifest.providers.len();
        events += manifest.providers.iter().map(|provider| provider.schemas.len()).sum::<usize>();
        problems += manifest.problems.len();
        for problem in &manifest.problems {
            // Problems of one kind differ in quoted text and numbers.
            let quoted = |(index, text): (usize, &str)| if index % 2 == 0 { text.to_owned() } else { "_".to_owned() };
            let kind: String = problem.message.split('`').enumerate().map(quoted).collect();
            let kind = kind.chars().map(|c| if c.is_ascii_digit() { '#' } else { c }).collect();
            let example = || (0, format!("{}: {problem}", path.display()));
            kinds.entry(kind).or_insert_with(example).0 += 1;
        }
        // Written manifests can be read again.
        let again = read(write(&manifest.providers).text.as_bytes(), &Options::default());
        for problem in again.problems.iter().take(3) {
            println!("{}: written and read again: {problem}", path.display());
        }
    }
    println!("{files} files, {providers} providers, {events} events, {problems} problems");
    for (count, example) in kinds.values() {
        println!("{count:>7} such as {example}");
    }
    Ok(())
}
