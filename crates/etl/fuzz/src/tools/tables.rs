//! Tables: from TOML to generated code.

use std::collections::{BTreeMap, HashSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use etwspec_codegen::diagnostics::Diagnostic;
use etwspec_codegen::emit::{self, Text};
use etwspec_codegen::load::{Files, Problems, load_from_texts};
use etwspec_codegen::schema::Kind;
use etwspec_codegen::span::Place;
use etwspec_codegen::{check, context, lower, render};

use super::super::library::Target;
use super::super::library::numbers::Numbers;

/// Texts of a spec, by path.
type Texts = BTreeMap<String, String>;

/// Prefix of a line that names the file of the following lines.
const FILE: &str = "=== ";

/// A table of the base, with its path.
macro_rules! base {
    ($path:literal) => {
        ($path, include_str!(concat!("../../../../../tests/bad-specs/_base/", $path)))
    };
}

/// The base of the bad specs, which an input changes.
const BASE: [(&str, &str); 11] = [
    base!("enums/KIND.toml"),
    base!("enums/STATUS.toml"),
    base!("groupmask.toml"),
    base!("hooks/thread.toml"),
    base!("releases.toml"),
    base!("requests.toml"),
    base!("sources.toml"),
    base!("structs/HEADER.toml"),
    base!("structs/ITEM.toml"),
    base!("structs/MASK.toml"),
    base!("types.toml"),
];

/// The target.
pub const TARGET: Target = Target { name: "tables", run, seeds, mutate: Some(mutate), words };

/// Input: lines of TOML files. A line such as `=== structs/HEADER.toml` begins a file, which replaces the file of the
/// base, or removes it if no other line follows.
///
/// Nothing panics or hangs, and problems are located within the files. Tables without problems become valid Rust.
pub fn run(input: &[u8]) {
    let texts = over_base(&split(&String::from_utf8_lossy(input)));
    let spec = match load_from_texts(texts.into_iter().collect()) {
        Ok(spec) => spec,
        Err(Problems { files, problems }) => return located(&files, &problems),
    };
    let context = context(&spec);
    let problems = check::run(&context);
    if !problems.is_empty() {
        return located(&spec.files, &problems);
    }
    let catalog = lower::lower(&context);
    for file in emit::files(&catalog) {
        parses(&file);
    }
    etwspec_site::site(&catalog);
}

/// Checks that problems have places in the files, and that they can be printed.
fn located(files: &Files, problems: &[Diagnostic]) {
    assert!(!problems.is_empty(), "a failure has a reason");
    let within = |place: &Place| {
        let text = &files.get(place.file).expect("the file of a problem").text;
        assert!(text.get(place.range.clone()).is_some(), "{place:?} is in {text:?}");
    };
    for problem in problems {
        within(&problem.place);
        problem.others.iter().for_each(|(place, _)| within(place));
        assert_ne!(problem.message, "");
    }
    for text in [
        render::human(files, "spec", problems, false),
        render::json(files, "spec", problems),
        render::github(files, "spec", problems),
    ] {
        assert_ne!(text, "");
    }
}

/// Checks that generated code is valid. The text of most files is the same for all inputs, so it is parsed once.
fn parses(file: &emit::File) {
    static KNOWN: Mutex<Option<HashSet<String>>> = Mutex::new(None);
    let (Text::AsIs(text) | Text::Raw(text)) = &file.text;
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    let known = known.get_or_insert_with(HashSet::new);
    if known.contains(text) {
        return;
    }
    if file.path.ends_with(".rs") {
        let text = file.laid_out().unwrap_or_else(|error| panic!("{error}:\n{text}"));
        if let Err(error) = syn::parse_file(&text) {
            panic!("{}: {error}:\n{text}", file.path);
        }
    } else if file.path.ends_with(".json") {
        serde_json::from_str::<serde_json::Value>(text).expect("generated JSON is valid");
    }
    if known.len() < 1_000 {
        known.insert(text.clone());
    }
}

/// Returns the files of an input.
fn split(input: &str) -> Texts {
    let mut texts = Texts::new();
    let mut path = "structs/FUZZ.toml";
    for line in input.lines() {
        match line.strip_prefix(FILE) {
            Some(new) => path = new,
            None => *texts.entry(path.to_owned()).or_default() += &format!("{line}\n"),
        }
        texts.entry(path.to_owned()).or_default();
    }
    texts
}

fn join(texts: &Texts) -> Vec<u8> {
    texts.iter().map(|(path, text)| format!("{FILE}{path}\n{text}")).collect::<String>().into_bytes()
}

fn over_base(texts: &Texts) -> Texts {
    let mut all: Texts = BASE.iter().map(|(path, text)| ((*path).to_owned(), (*text).to_owned())).collect();
    for (path, text) in texts {
        match text.is_empty() {
            true => all.remove(path),
            false => all.insert(path.clone(), text.clone()),
        };
    }
    all
}

/// Changes lines: removes, repeats, moves or exchanges one, or gives a key another value that the tables contain.
pub fn mutate(input: &mut Vec<u8>, numbers: &mut Numbers) {
    let mut texts = split(&String::from_utf8_lossy(input));
    if texts.is_empty() || numbers.once_in(6) {
        let (path, text) = BASE[numbers.below(BASE.len())];
        texts.entry(path.to_owned()).or_insert_with(|| text.to_owned());
    }
    let all: Vec<String> = over_base(&texts).values().flat_map(|text| text.lines()).map(str::to_owned).collect();
    let at = numbers.below(texts.len());
    let Some(text) = texts.values_mut().nth(at) else { return };
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    for _ in 0..=numbers.below(3) {
        let (one, other) = (numbers.below(lines.len()), numbers.below(lines.len()));
        let donor = numbers.one_of(&all).cloned().unwrap_or_default();
        match numbers.below(7) {
            _ if lines.is_empty() => lines.push(donor),
            0 => drop(lines.remove(one)),
            1 => lines.insert(one, lines[other].clone()),
            2 => lines.swap(one, other),
            3 => lines.insert(one, donor),
            4 => lines[one] = donor,
            _ => {
                if let (Some((key, _)), Some((_, value))) = (lines[one].split_once(" = "), donor.split_once(" = ")) {
                    lines[one] = format!("{key} = {value}");
                }
            }
        }
    }
    *text = lines.iter().map(|line| format!("{line}\n")).collect();
    *input = join(&texts);
}

/// Returns the folder of this repository that contains other tables.
fn folder(name: &str) -> Option<PathBuf> {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors().map(|above| above.join("tests").join(name)).find(|folder| folder.is_dir())
}

fn texts(folder: &Path, prefix: &str, texts: &mut Texts) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let (path, name) = (entry.path(), entry.file_name().to_string_lossy().into_owned());
        if path.is_dir() {
            self::texts(&path, &format!("{prefix}{name}/"), texts);
        } else if let (true, Ok(text)) = (name.ends_with(".toml"), fs::read_to_string(&path)) {
            // A fixture that removes a file of the base consists of comments.
            let removes = text.lines().all(|line| line.trim().is_empty() || line.starts_with('#'));
            texts.insert(format!("{prefix}{name}"), if removes { String::new() } else { text });
        }
    }
}

/// Returns the bad specs, and the tables that use every feature of the language.
pub fn seeds() -> Vec<Vec<u8>> {
    let of = |folder: &Path| {
        let mut files = Texts::new();
        texts(folder, "", &mut files);
        files
    };
    let mut folders: Vec<PathBuf> = fs::read_dir(folder("bad-specs").expect("the folder of bad specs"))
        .into_iter()
        .flatten()
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| path.is_dir())
        .collect();
    folders.sort();
    let mut seeds: Vec<Vec<u8>> = folders.iter().map(|folder| join(&of(folder))).collect();
    let mut shapes = of(&folder("shapes").expect("the folder of shapes"));
    // The shapes do not use the tables of the base.
    for (path, _) in BASE {
        shapes.entry(path.to_owned()).or_default();
    }
    seeds.push(join(&shapes));
    seeds
}

/// Keys and words of the language, from its schemas.
pub fn words() -> Vec<Vec<u8>> {
    let mut words = HashSet::new();
    for kind in Kind::ALL {
        collect(&kind.json_schema(), &mut words);
    }
    let mut words: Vec<String> = words.into_iter().filter(|word| word.len() < 40).collect();
    words.sort();
    words.into_iter().map(String::into_bytes).collect()
}

fn collect(schema: &serde_json::Value, words: &mut HashSet<String>) {
    match schema {
        serde_json::Value::Object(object) => {
            for (key, value) in object {
                match (key.as_str(), value) {
                    ("properties", serde_json::Value::Object(properties)) => {
                        words.extend(properties.keys().map(|key| format!("\n{key} = ")));
                    }
                    ("enum", serde_json::Value::Array(values)) => {
                        words
                            .extend(values.iter().filter_map(|value| value.as_str()).map(|word| format!("\"{word}\"")));
                    }
                    ("const", serde_json::Value::String(word)) => drop(words.insert(format!("\"{word}\""))),
                    _ => {}
                }
                collect(value, words);
            }
        }
        serde_json::Value::Array(values) => values.iter().for_each(|value| collect(value, words)),
        _ => {}
    }
}
