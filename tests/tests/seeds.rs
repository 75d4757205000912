//! The checklist of the seed pages: `tests/seeds.tsv` names the row of the catalog for each of their lines. The pages are
//! not part of the repository: `../shared/seeds`.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::fs;
use std::ops::RangeInclusive;

use etwspec_catalog::{Disclosure, Struct};
use etwspec_tests::published::{CATALOG, FILES, SITE};
use etwspec_tests::{console, corpus};
use serde_json::Value;

/// Words for lines that state no fact.
const NO_FACT: [&str; 4] = ["navigation", "heading", "history", "opinion"];

/// Word that a page joins from two.
const MISPRINT: &str = "BufferSizeThe";

/// One line of the checklist.
struct Entry {
    /// Number of the page.
    page: &'static str,
    /// Lines of the page, from 1 on.
    lines: RangeInclusive<usize>,
    /// Paths in the catalog; none if the lines state no fact.
    references: Vec<&'static str>,
}

fn entries() -> Vec<Entry> {
    let lines = include_str!("../seeds.tsv").lines().filter(|line| !line.starts_with('#'));
    let entry = |line: &'static str| {
        let columns: Vec<&str> = line.split('\t').collect();
        let [page, lines, references] = columns[..] else { panic!("three columns: {line}") };
        let (first, last) = lines.split_once('-').unwrap_or((lines, lines));
        let number = |text: &str| text.parse::<usize>().expect("a number of a line");
        let references = if NO_FACT.contains(&references) { Vec::new() } else { references.split(' ').collect() };
        Entry { page, lines: number(first)..=number(last), references }
    };
    lines.map(entry).collect()
}

/// Returns the lines of each page by its number; none if the folder is absent.
fn pages() -> Option<BTreeMap<String, Vec<String>>> {
    let folder = corpus::repository().join("../shared/seeds");
    if !folder.is_dir() {
        console::say(&format!("skipped: no pages at {}", folder.display()));
        return None;
    }
    let files = fs::read_dir(&folder).expect("the folder is readable").map(|file| file.expect("a file").path());
    let page = |path: std::path::PathBuf| {
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        let text = fs::read_to_string(&path).expect("the page is readable");
        (name.chars().take(3).collect(), text.lines().map(str::to_owned).collect())
    };
    Some(files.map(page).collect())
}

fn catalog() -> Value {
    serde_json::to_value(&*CATALOG).expect("the catalog is JSON")
}

/// Returns a number as the checklist writes it.
fn number(text: &str) -> Option<u64> {
    text.strip_prefix("0x").map_or_else(|| text.parse().ok(), |digits| u64::from_str_radix(digits, 16).ok())
}

/// Returns the value at a path. A list is searched for a name, a number or an offset; `#0` is its first element.
fn resolve<'v>(value: &'v Value, path: &str) -> Option<&'v Value> {
    path.split('/').try_fold(value, |value, step| match value {
        Value::Object(keys) => keys.get(step),
        Value::Array(list) => match step.strip_prefix('#') {
            Some(position) => list.get(position.parse::<usize>().ok()?),
            None => list.iter().find(|element| is(element, step)),
        },
        _ => None,
    })
}

/// Returns whether an element of a list is the one with this name, offset or number.
fn is(element: &Value, step: &str) -> bool {
    let named = [&element["name"], &element["struct"], &element["at"], &element["field"]["name"], element];
    let numbered = [&element["value"], &element["index"], &element["value"]["ptr64"]];
    named.iter().any(|name| name.as_str() == Some(step))
        || number(step).is_some_and(|number| numbered.iter().any(|value| value.as_u64() == Some(number)))
}

/// Returns the words of a text that may be names or numbers.
fn words(text: &str) -> impl Iterator<Item = &str> {
    let between = |c: char| !(c.is_ascii_alphanumeric() || c == '_' || c == '.');
    text.split(between).map(|word| word.trim_matches('.')).filter(|word| !word.is_empty())
}

/// Returns whether a word is a name of Windows: of a file, in capitals, with an underscore, or in camel case.
fn is_name(word: &str) -> bool {
    let capitals = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit();
    let camel = word.as_bytes().windows(2).any(|pair| pair[0].is_ascii_lowercase() && pair[1].is_ascii_uppercase());
    let is_file = [".H", ".LIB", ".dll", ".DLL"].iter().any(|end| word.ends_with(end));
    let is_long = word.len() > 3 && word.chars().all(capitals);
    word.starts_with(|c: char| c.is_ascii_uppercase()) && (camel || is_file || is_long || word.contains('_'))
}

/// Adds the numbers of a value, and those in hexadecimal within its texts.
fn numbers(value: &Value, found: &mut HashSet<u64>) {
    match value {
        Value::Number(number) => found.extend(number.as_u64()),
        Value::String(text) => found.extend(words(text).filter(|word| word.starts_with("0x")).filter_map(number)),
        Value::Array(list) => list.iter().for_each(|value| numbers(value, found)),
        Value::Object(keys) => keys.values().for_each(|value| numbers(value, found)),
        Value::Null | Value::Bool(_) => {}
    }
}

#[test]
fn every_reference_of_the_checklist_resolves() {
    let catalog = catalog();
    let entries = entries();
    let references = entries.iter().flat_map(|entry| entry.references.iter().map(move |path| (entry, path)));
    let broken: Vec<String> = references
        .filter(|(_, path)| resolve(&catalog, path).is_none())
        .map(|(entry, path)| format!("{} {:?}: {path}", entry.page, entry.lines))
        .collect();
    assert!(broken.is_empty(), "references to no row of the catalog:\n{}", broken.join("\n"));
}

#[test]
fn every_line_of_the_seeds_is_in_the_checklist_once() {
    let Some(pages) = pages() else { return };
    let mut covered: BTreeMap<(&str, usize), usize> = BTreeMap::new();
    let entries = entries();
    for entry in &entries {
        entry.lines.clone().for_each(|line| *covered.entry((entry.page, line)).or_default() += 1);
    }
    for (page, lines) in &pages {
        for (at, text) in lines.iter().enumerate() {
            let times = covered.remove(&(page.as_str(), at + 1)).unwrap_or_default();
            assert_eq!(times, usize::from(!text.trim().is_empty()), "{page}, line {}", at + 1);
        }
    }
    assert!(covered.is_empty(), "lines beyond the pages: {covered:?}");
}

#[test]
fn names_and_numbers_of_the_seeds_are_in_the_catalog() {
    let Some(pages) = pages() else { return };
    let catalog = catalog();
    let text = catalog.to_string();
    // A path such as `A.B` is also its parts.
    let known: HashSet<&str> = words(&text).flat_map(|word| word.split('.').chain([word])).collect();
    let mut missing = BTreeSet::new();
    for entry in entries().iter().filter(|entry| !entry.references.is_empty()) {
        let lines = &pages[entry.page][entry.lines.start() - 1..*entry.lines.end()];
        // The item of a row: a structure, a set, a mask, the classes of requests.
        let mut of_items = HashSet::new();
        for reference in &entry.references {
            let item: Vec<&str> = reference.splitn(3, '/').take(2).collect();
            numbers(resolve(&catalog, &item.join("/")).expect("an item"), &mut of_items);
        }
        for word in lines.iter().flat_map(|line| words(line)) {
            let stated = match number(word).filter(|_| word.starts_with("0x")) {
                Some(number) => of_items.contains(&number),
                None => !is_name(word) || word == MISPRINT || known.contains(word),
            };
            if !stated {
                missing.insert(format!("{} {:?}: {word}", entry.page, entry.lines));
            }
        }
    }
    assert!(missing.is_empty(), "in no row:\n{}", missing.into_iter().collect::<Vec<_>>().join("\n"));
}

#[test]
fn disclosures_are_one_line_of_every_output() {
    let plain = |text: &str, marks: &[char]| {
        let words = text.split_whitespace().filter(|word| !word.chars().all(|c| marks.contains(&c)));
        words.collect::<Vec<_>>().join(" ")
    };
    let header = plain(&FILES["c/etwspec.h"], &['*']);
    let code: String = FILES.iter().filter(|(path, _)| path.ends_with(".rs")).map(|(_, text)| text.as_str()).collect();
    // Rust escapes characters that Markdown reads, and links names.
    let bare = |text: &str| text.replace(['\\', '[', ']', '`'], "");
    let code = bare(&plain(&code, &['/']));
    let of = |structure: &'static Struct| Some((structure, structure.disclosure.as_ref()?));
    let disclosed: Vec<(&Struct, &Disclosure)> = CATALOG.structs.iter().filter_map(of).collect();
    assert!(disclosed.len() > 100);
    for (structure, disclosure) in disclosed.into_iter().filter(|(structure, _)| structure.layout_known) {
        let line = disclosure.line();
        assert!(header.contains(&line), "C: {}: {line}", structure.name);
        assert!(code.contains(&bare(&line)), "Rust: {}: {line}", structure.name);
        let page = &SITE[&format!("structs/{}.html", structure.name)];
        let start = line.split([' ', ';', '.']).next().expect("a word");
        assert!(page.contains(&format!("<dt>Disclosure</dt><dd>{start}")), "site: {}", structure.name);
    }
}
