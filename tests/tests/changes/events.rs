//! Edits of the published tables are compared by what the events of real traces decode to.
//!
//! The oracle is decoding itself: whatever changes the decoded values or names of an event must be reported as WIRE or
//! DATA, for an item that the event uses.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::sync::OnceLock;

use etwspec_catalog::Catalog;
use etwspec_catalog::changes::{Category, Changes, Decoded, Sample, compare, decode};
use etwspec_codegen::load::Problems;
use etwspec_codegen::workspace::Workspace;
use etwspec_desk::samples::each;
use etwspec_etl::{SAMPLE, Trace};
use etwspec_tests::{console, corpus};
use serde_json::{Map, Value};

use super::edits::{Texts, load, published, recorded_in};

/// Number of decoded events of one kind: of a subject, a pointer size and a release.
const OF_A_KIND: usize = 1;

/// Name of the built-in sample.
const BUILT_IN: &str = "the sample";

/// Adds events of a trace, at most [`OF_A_KIND`] of each kind.
fn collect(bytes: &[u8], origin: &str, kinds: &mut BTreeMap<String, usize>, samples: &mut Vec<Sample>) {
    each(&Trace::new(bytes), |found| {
        let kind = format!("{:?} {:?} {:?}", found.subject, found.pointer, found.release);
        let seen = kinds.entry(kind).or_default();
        *seen += 1;
        if *seen <= OF_A_KIND {
            samples.push(found.sample(origin));
        }
    });
}

/// Returns events of the sample, and of the corpus if it exists.
fn samples() -> &'static [Sample] {
    static ALL: OnceLock<Vec<Sample>> = OnceLock::new();
    ALL.get_or_init(|| {
        let (mut kinds, mut samples) = (BTreeMap::new(), Vec::new());
        collect(SAMPLE, BUILT_IN, &mut kinds, &mut samples);
        match corpus::folder() {
            Err(skipped) => console::say(&skipped),
            Ok(folder) => {
                for path in corpus::traces(&folder) {
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

/// Returns the events whose JSON differs, and those for which no difference of WIRE or DATA is reported for an item
/// that they use. Rules in `off` are ignored.
fn missed(new: &Catalog, changes: &Changes, off: &[&str]) -> (Vec<&'static Sample>, Vec<String>) {
    let is = |category: Category| {
        move |one: &&etwspec_catalog::changes::Difference| one.rule.breaks.has(category) || one.rule.shows.has(category)
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
    let (mut differing, mut missed) = (Vec::new(), Vec::new());
    for (sample, (before, text)) in samples().iter().zip(published_events()) {
        let after = decode(new, sample);
        if *text == json(&after) {
            continue;
        }
        differing.push(sample);
        let used = before.used.iter().chain(&after.used);
        if used.into_iter().all(|name| !names.contains(name.as_str())) {
            missed.push(format!("{}: {:?}", sample.origin, sample.subject));
        }
    }
    (differing, missed)
}

fn published_catalog() -> &'static (Texts, Catalog) {
    static BASE: OnceLock<(Texts, Catalog)> = OnceLock::new();
    BASE.get_or_init(|| {
        let texts = published();
        let catalog = load(&texts).unwrap_or_else(|problems| panic!("the published tables have problems: {problems}"));
        (texts, catalog)
    })
}

/// Returns the results of the published tables for each event.
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

/// Edit of a table.
struct Edited {
    path: String,
    text: String,
    /// Names in the line before the edit. References to them elsewhere have a problem after it.
    names: Vec<String>,
}

/// Edits a line of a table at random: names, types, values, meanings, units, counts, numbers, versions.
fn edit(path: &str, text: &str, numbers: &mut Numbers) -> Option<Edited> {
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
    let names = line.split('"').skip(1).step_by(2).map(str::to_owned).collect();
    let mut lines: Vec<&str> = lines;
    lines[at] = &edited;
    let edited = lines.join("\n") + "\n";
    (edited != text).then(|| Edited { path: path.to_owned(), text: edited, names })
}

/// Applies edits to tables, and returns those after which the tables have no problems. An edit is left out only if it, or
/// a half of the edits with it, causes a problem; no edit is undone silently.
fn apply<'e>(tables: &mut Workspace, edits: &[&'e Edited]) -> Vec<&'e Edited> {
    for edited in edits {
        tables.set_text(&edited.path, edited.text.clone());
    }
    let Problems { files, problems } = tables.check();
    if problems.is_empty() {
        return edits.to_vec();
    }
    for edited in edits {
        tables.discard(&edited.path);
    }
    let causes = |edited: &Edited| {
        problems.iter().any(|problem| {
            let mut places = problem.others.iter().map(|(place, _)| place).chain([&problem.place]);
            let there = places.any(|place| files.get(place.file).is_some_and(|file| file.path == edited.path));
            there || edited.names.iter().any(|name| problem.message.contains(&format!("`{name}`")))
        })
    };
    let (causing, rest): (Vec<&Edited>, Vec<&Edited>) = edits.iter().partition(|edited| causes(edited));
    match (causing.len(), rest.len()) {
        // The problem is elsewhere, so any of the edits may cause it.
        (0, 1) => Vec::new(),
        (0, _) => {
            let (first, second) = rest.split_at(rest.len() / 2);
            let mut kept = apply(tables, first);
            kept.extend(apply(tables, second));
            kept
        }
        (_, 0) => Vec::new(),
        _ => apply(tables, &rest),
    }
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
    let mut tables = Workspace::from_texts(base.iter().map(|(path, text)| (path.clone(), text.clone())).collect());
    let mut numbers = Numbers(0x5EED);
    let from_corpus = |sample: &&Sample| !sample.origin.starts_with(BUILT_IN);
    let corpus = samples().iter().any(|sample| from_corpus(&sample));
    for round in 0..3 {
        let paths = paths.iter().skip(round).step_by(3);
        let edits: Vec<Edited> = paths.filter_map(|path| edit(path, &base[*path], &mut numbers)).collect();
        let kept = apply(&mut tables, &edits.iter().collect::<Vec<_>>());
        let Ok(new) = tables.tables() else { panic!("the edits that are left have problems") };
        for edited in &kept {
            tables.discard(&edited.path);
        }
        let changes = compare(old, &new.catalog);
        let (events, missed) = missed(&new.catalog, &changes, &[]);
        assert_eq!(missed, Vec::<String>::new(), "round {round}");
        // The edits are not lost on the way: most are made, each is a difference, and they reach events of all traces.
        let (kept, made, differences) = (kept.len(), edits.len(), changes.differences.len());
        assert!(made > 10 && 2 * kept >= made, "round {round}: {kept} of {made} edits give tables without problems");
        assert!(differences >= kept, "round {round}: {differences} differences of {kept} edits");
        assert!(events.len() >= 10, "round {round}: {kept} edits change {} events", events.len());
        assert!(!corpus || events.iter().any(from_corpus), "round {round}: no event of the corpus differs");
        console::say(&format!(
            "round {round}: {kept} of {made} edits, {differences} differences, {} events",
            events.len()
        ));
    }
}

#[test]
fn recorded_edits_of_published_tables_that_change_events_are_reported() {
    let (base, old) = published_catalog();
    for recorded in recorded_in("tests/changes/published.toml") {
        let new = load(&recorded.apply_to(base)).unwrap_or_else(|problems| panic!("{}: {problems}", recorded.name));
        let changes = compare(old, &new);
        let found: BTreeSet<&str> = changes.differences.iter().map(|one| one.rule.name).collect();
        let rules: BTreeSet<&str> = recorded.rules.iter().map(String::as_str).collect();
        assert_eq!(found, rules, "{}", recorded.name);
        let (events, silent) = missed(&new, &changes, &[]);
        assert_eq!(silent, Vec::<String>::new(), "{}", recorded.name);
        assert!(!events.is_empty(), "{}: no event differs", recorded.name);
        // Without its rules, the difference is noticed to be missing.
        let off: Vec<&str> = rules.into_iter().collect();
        assert_eq!(missed(&new, &changes, &off).1.len(), events.len(), "{}", recorded.name);
    }
}
