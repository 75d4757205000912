//! Edits of the published tables are compared by what the events of real traces decode to.
//!
//! The oracle is decoding itself: whatever changes the decoded values or names of an event must be reported as WIRE or
//! DATA, for an item that the event uses.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::sync::OnceLock;

use etwspec_catalog::Catalog;
use etwspec_catalog::axis::Pointer;
use etwspec_changes::{Category, Changes, Decoded, Sample, Subject, compare, decode};
use etwspec_codegen::{Failure, tables_from_texts};
use etwspec_etl::{Identity, Item, SAMPLE, Trace};
use etwspec_tests::{console, corpus};
use serde_json::{Map, Value};

use super::edits::{Texts, published, recorded_in};

/// Events of one kind that are decoded: those of a subject, a pointer size and a release.
const OF_A_KIND: usize = 1;

/// Adds events of a trace, at most [`OF_A_KIND`] of each kind.
fn collect(bytes: &[u8], origin: &str, kinds: &mut BTreeMap<String, usize>, samples: &mut Vec<Sample>) {
    let trace = Trace::new(bytes);
    let release = trace.log_file().map(|log_file| log_file.build.to_string());
    trace.for_each(|item| {
        let Item::Event(_, event) = item else { return };
        let subject = match event.identity() {
            Identity::Hook { id, version } => Subject::Hook(id.0.into(), version.into()),
            Identity::Class { guid, kind, version } => {
                Subject::Class(guid.to_string().to_ascii_uppercase(), kind.into(), version.into())
            }
            _ => return,
        };
        let Ok(data) = event.data() else { return };
        let pointer = if event.pointer().bytes() == 4 { Pointer::Bits32 } else { Pointer::Bits64 };
        let header = (Subject::Structure(event.header_name().to_owned()), event.bytes());
        for (subject, bytes) in [header, (subject, data)] {
            let seen = kinds.entry(format!("{subject:?} {pointer:?} {release:?}")).or_default();
            *seen += 1;
            if *seen <= OF_A_KIND {
                let (bytes, origin, release) = (bytes.to_vec(), origin.to_owned(), release.clone());
                samples.push(Sample { subject, pointer, release, bytes, origin, synthetic: false });
            }
        }
    });
}

/// Returns events of the sample, and of the corpus if it exists.
fn samples() -> &'static [Sample] {
    static ALL: OnceLock<Vec<Sample>> = OnceLock::new();
    ALL.get_or_init(|| {
        let (mut kinds, mut samples) = (BTreeMap::new(), Vec::new());
        collect(SAMPLE, "the sample", &mut kinds, &mut samples);
        match corpus::folder() {
            Err(skipped) => console::say(&skipped),
            Ok(folder) => {
                let entries = fs::read_dir(folder).expect("the corpus is a folder");
                let mut paths: Vec<_> = entries.map(|entry| entry.expect("an entry").path()).collect();
                paths.retain(|path| path.extension().is_some_and(|extension| extension == "etl"));
                paths.sort();
                for path in paths {
                    let bytes = fs::read(&path).expect("the trace is a file");
                    collect(&bytes, &path.display().to_string(), &mut kinds, &mut samples);
                }
            }
        }
        assert!(samples.len() > 60, "{} events", samples.len());
        samples
    })
}

/// Returns decoded values as JSON: an object for each structure, an array where a name repeats.
fn json(decoded: &Decoded) -> Value {
    let mut root = Value::Object(Map::new());
    for (path, value) in &decoded.lines {
        let mut at = &mut root;
        for name in path.split('.') {
            if !at.is_object() {
                *at = Value::Object(Map::from_iter([("value".to_owned(), at.take())]));
            }
            at = at.as_object_mut().expect("an object").entry(name).or_insert(Value::Null);
        }
        let value = Value::from(value.as_str());
        match at {
            Value::Null => *at = value,
            Value::Array(values) => values.push(value),
            other => *other = Value::Array(vec![other.take(), value]),
        }
    }
    root
}

/// Returns the events whose JSON differs, though no difference of WIRE or DATA is reported for what they use.
///
/// Rules in `off` count as if they did not exist. The number is that of all events whose JSON differs.
fn missed(new: &Catalog, changes: &Changes, off: &[&str]) -> (usize, Vec<String>) {
    let is = |category: Category| {
        move |one: &&etwspec_changes::Difference| one.rule.breaks.has(category) || one.rule.shows.has(category)
    };
    let on = changes.differences.iter().filter(|one| !off.contains(&one.rule.name));
    let found: Vec<_> = on.filter(|one| is(Category::Wire)(one) || is(Category::Data)(one)).collect();
    let mut names = BTreeSet::new();
    for one in found {
        names.extend([one.owner.as_str(), one.item.as_str()]);
        names.extend([&one.before, &one.after].into_iter().flatten().map(String::as_str));
        // A payload is reported as `EVENT carries STRUCTURE`.
        names.extend(one.item.split(" carries "));
    }
    let (mut differing, mut missed) = (0, Vec::new());
    for (sample, (before, text)) in samples().iter().zip(published_events()) {
        let after = decode(new, sample);
        if *text == json(&after) {
            continue;
        }
        differing += 1;
        let used = before.used.iter().chain(&after.used);
        if used.into_iter().all(|name| !names.contains(name.as_str())) {
            missed.push(format!("{}: {:?}", sample.origin, sample.subject));
        }
    }
    (differing, missed)
}

/// Returns the catalog of tables. Files that have problems after an edit are reset.
fn load(base: &Texts, mut texts: Texts) -> Catalog {
    for _ in 0..6 {
        let all = texts.iter().map(|(path, text)| (path.clone(), text.clone())).collect();
        match tables_from_texts(all) {
            Ok(tables) => return tables.catalog,
            Err(Failure::Problems { files, problems }) => {
                let places =
                    problems.iter().flat_map(|one| one.others.iter().map(|(place, _)| place).chain([&one.place]));
                let paths: BTreeSet<&str> =
                    places.map(|place| files.get(place.file).map_or("", |file| &*file.path)).collect();
                let edited = |path: &&str| base.get(*path) != texts.get(*path);
                let reset: Vec<String> = paths.into_iter().filter(edited).map(str::to_owned).collect();
                // What refers to an edited row has the problem, so all edits may be its cause.
                let reset = if reset.is_empty() { texts.keys().cloned().collect() } else { reset };
                for path in reset {
                    texts.insert(path.clone(), base[&path].clone());
                }
            }
            Err(_) => panic!("the tables are texts"),
        }
    }
    panic!("tables without problems are not found")
}

fn published_catalog() -> &'static (Texts, Catalog) {
    static BASE: OnceLock<(Texts, Catalog)> = OnceLock::new();
    BASE.get_or_init(|| {
        let texts = published();
        let catalog = load(&texts, texts.clone());
        (texts, catalog)
    })
}

/// Returns what the published tables make of each event.
fn published_events() -> &'static [(Decoded, Value)] {
    static ALL: OnceLock<Vec<(Decoded, Value)>> = OnceLock::new();
    ALL.get_or_init(|| {
        let decoded = samples().iter().map(|sample| decode(&published_catalog().1, sample));
        decoded.map(|decoded| (decoded.clone(), json(&decoded))).collect()
    })
}

/// Sequence of numbers that depends on nothing but its seed.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % end.max(1)
    }
}

/// Edits a line of a table at random. Which lines: names, types, values, meanings, units, counts, numbers, versions.
fn edit(text: &str, numbers: &mut Numbers) -> Option<String> {
    let lines: Vec<&str> = text.lines().collect();
    // The first lines are about the file.
    let first = lines.iter().position(|line| line.starts_with("[["))?;
    let keys = ["name =", "type =", "values =", "meaning =", "units =", "count =", "value =", "  { struct =", "bits ="];
    let candidates: Vec<usize> =
        (first..lines.len()).filter(|&at| keys.iter().any(|key| lines[at].starts_with(key))).collect();
    let at = *candidates.get(numbers.below(candidates.len()))?;
    let line = lines[at];
    let types = [
        ("\"ULONG\"", "\"LONG\""),
        ("\"USHORT\"", "\"SHORT\""),
        ("\"UCHAR\"", "\"CHAR\""),
        ("\"ULONGLONG\"", "\"LONGLONG\""),
        ("\"ULONG_PTR\"", "\"PVOID\""),
        ("\"LARGE_INTEGER\"", "\"ULONGLONG\""),
    ];
    let edited = match line.split_once(" =")?.0.trim() {
        "name" => line.trim_end_matches('"').to_owned() + "Edited\"",
        "type" => {
            let (from, to) = types.iter().find(|(from, _)| line.contains(from))?;
            line.replace(from, to)
        }
        "meaning" => "meaning = \"hex\"".to_owned(),
        "units" => "units = \"dozens\"".to_owned(),
        "value" => line.replacen("0x", "0x1", 1),
        // Without it.
        "values" | "{ struct" => String::new(),
        "count" => line.replacen("= ", "= 1", 1).replace("1{", "{"),
        _ => line.replacen("width = 1 ", "width = 2 ", 1),
    };
    let mut lines: Vec<&str> = lines;
    lines[at] = &edited;
    Some(lines.join("\n") + "\n")
}

#[test]
fn random_edits_that_change_events_are_reported() {
    let (base, old) = published_catalog();
    // Tables of what the events use.
    let used: BTreeSet<String> = published_events().iter().flat_map(|(decoded, _)| decoded.used.clone()).collect();
    let of_groups = base.iter().filter(|(path, text)| {
        let name = text.lines().find_map(|line| line.strip_prefix("name = \"")?.strip_suffix('"'));
        (path.starts_with("hooks/") || path.starts_with("classes/")) && name.is_some_and(|name| used.contains(name))
    });
    let named = base.keys().filter(|path| {
        let name = path.rsplit('/').next().and_then(|name| name.strip_suffix(".toml"));
        (path.starts_with("structs/") || path.starts_with("enums/")) && name.is_some_and(|name| used.contains(name))
    });
    let paths: Vec<&String> = of_groups.map(|(path, _)| path).chain(named).collect();
    assert!(paths.len() > 40, "{} tables", paths.len());
    let mut numbers = Numbers(0x5EED);
    let (mut differing, mut edits) = (0, 0);
    for round in 0..3 {
        let mut texts = base.clone();
        for path in paths.iter().skip(round).step_by(3) {
            if let Some(text) = edit(&base[*path], &mut numbers) {
                texts.insert((*path).clone(), text);
            }
        }
        let new = load(base, texts);
        let changes = compare(old, &new);
        let (events, missed) = missed(&new, &changes, &[]);
        assert_eq!(missed, Vec::<String>::new(), "round {round}");
        differing += events;
        edits += changes.differences.len();
    }
    assert!(edits > 20 && differing > 20, "{edits} differences, {differing} events");
}

#[test]
fn recorded_edits_of_published_tables_that_change_events_are_reported() {
    let (base, old) = published_catalog();
    for recorded in recorded_in("tests/changes/published.toml") {
        let new = load(base, recorded.apply_to(base));
        let changes = compare(old, &new);
        let found: BTreeSet<&str> = changes.differences.iter().map(|one| one.rule.name).collect();
        let rules: BTreeSet<&str> = recorded.rules.iter().map(String::as_str).collect();
        assert_eq!(found, rules, "{}", recorded.name);
        let (events, silent) = missed(&new, &changes, &[]);
        assert_eq!(silent, Vec::<String>::new(), "{}", recorded.name);
        assert!(events > 0, "{}: no event differs", recorded.name);
        // Without its rules, the difference is noticed to be missing.
        let off: Vec<&str> = rules.into_iter().collect();
        assert_eq!(missed(&new, &changes, &off).1.len(), events, "{}", recorded.name);
    }
}
