//! Oracles for differences: decoding itself, and the generated code.

use std::collections::BTreeSet;

use etwspec_catalog::Catalog;
use etwspec_catalog::axis::Pointer;
use etwspec_catalog::changes::{Category, Changes, Sample, Subject, compare, decode};
use etwspec_codegen::emit;
use etwspec_desk::samples::each;
use etwspec_etl::{SAMPLE, Trace};
use etwspec_tests::published::{self, CATALOG};

use super::edits::catalogs;

/// Returns whether some difference breaks a category, or adds to its results.
fn reports(changes: &Changes, category: Category) -> bool {
    changes.differences.iter().any(|one| one.rule.breaks.has(category) || one.rule.shows.has(category))
}

/// Returns bytes for every structure and every event of a catalog.
fn samples(catalog: &Catalog) -> Vec<Sample> {
    let structs = catalog.structs.iter().map(|structure| Subject::Structure(structure.name.clone()));
    let events = catalog.hooks.iter().flat_map(|group| group.events.iter().map(move |event| (group, event)));
    let events = events.flat_map(|(group, event)| {
        (0..3).filter_map(move |version| match (event.hook, &group.guid, event.ty) {
            (Some(hook), ..) => Some(Subject::Hook(hook, version)),
            (None, Some(guid), Some(ty)) => Some(Subject::Class(guid.clone(), ty, version)),
            _ => None,
        })
    });
    let patterns: [Vec<u8>; 3] = [
        (0..200u8).map(|at| at.wrapping_mul(0x11).wrapping_add(0x81)).collect(),
        (0..200).map(|at| u8::from(at % 2 == 0) * (at / 2 % 7 + 1)).collect(),
        vec![1; 200],
    ];
    // Both versions decode for the release that is the newest in the old one.
    let release = catalog.releases.stops.last().map(etwspec_catalog::axis::Stop::id);
    let mut samples = Vec::new();
    for subject in structs.chain(events) {
        for pointer in Pointer::ALL {
            for bytes in &patterns {
                samples.push(Sample {
                    subject: subject.clone(),
                    pointer,
                    release: release.clone(),
                    bytes: bytes.clone(),
                    origin: String::new(),
                    synthetic: true,
                });
            }
        }
    }
    samples
}

#[test]
fn what_decodes_differently_is_reported_as_wire_or_data() {
    let (mut differing, mut missed) = (0, String::new());
    for (edit, old, new) in catalogs() {
        let changes = compare(old, new);
        let lines = |catalog: &Catalog, sample: &Sample| decode(catalog, sample).lines;
        let differs = samples(old).iter().any(|sample| lines(old, sample) != lines(new, sample));
        differing += usize::from(differs);
        let found = reports(&changes, Category::Wire) || reports(&changes, Category::Data);
        if differs && !found {
            missed += &format!("{}\n", edit.name);
        }
    }
    assert_eq!(missed, "");
    assert!(differing > 30, "only {differing} edits change what is decoded");
}

/// Returns the words of generated code, without comments and texts.
fn words(text: &str, comments: bool) -> BTreeSet<String> {
    let code = text.lines().filter(|line| {
        let line = line.trim_start();
        // Assertions name structures without their prefix.
        !(line.starts_with("//")
            || line.starts_with("ETWSPEC_IS(")
            || comments && (line.starts_with('*') || line.starts_with("/*")))
    });
    let code = code.map(|line| line.split("/*").next().unwrap_or(line)).collect::<Vec<_>>().join("\n");
    let outside = code.split('"').step_by(2).collect::<Vec<_>>().join(" ");
    let words = outside.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
    words.filter(|word| word.starts_with(|c: char| c.is_ascii_alphabetic())).map(str::to_owned).collect()
}

/// Returns the names of classes, types and members of the Python module and of Kaitai Struct.
fn named(catalog: &Catalog) -> impl Iterator<Item = String> {
    let files = published::texts([emit::python::files(catalog), emit::kaitai::files(catalog, true)].concat());
    let names = files.into_values().flat_map(|text| {
        let name = |line: &str| {
            let starts = ["class ", "(\"", "Part(\"", "- id: "];
            let rest = starts.iter().find_map(|start| line.trim_start().strip_prefix(start))?;
            let name: String = rest.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '_').collect();
            (!name.starts_with('_')).then_some(name)
        };
        text.lines().filter_map(name).collect::<Vec<_>>()
    });
    names.filter(|name| ["padding_", "reserved", "unnamed_"].iter().all(|start| !name.starts_with(start)))
}

/// Returns the words of the Rust crate and of the C header, and the names of Python and Kaitai Struct. `private`: with the
/// names of modules that are not accessible outside the crate.
fn generated(catalog: &Catalog, private: bool) -> [BTreeSet<String>; 3] {
    let mut words_of = [BTreeSet::new(), BTreeSet::new(), named(catalog).collect()];
    let mut modules = BTreeSet::new();
    words_of[0].extend(words(&emit::rust::lists(catalog), false));
    for (path, text) in published::texts([emit::rust::files(catalog), emit::c::files(catalog)].concat()) {
        let rust = path.starts_with("rust/src/") && path != "rust/src/rt.rs";
        if rust {
            words_of[0].extend(words(&text, false));
            let names = text.lines().filter_map(|line| line.strip_prefix("pub(crate) mod ")?.strip_suffix(';'));
            modules.extend(names.map(str::to_owned));
        } else if path.ends_with(".h") {
            words_of[1].extend(words(&text, true));
        }
    }
    words_of[0].retain(|word| private || !modules.contains(word));
    words_of
}

#[test]
fn names_that_generated_code_loses_are_reported_as_source() {
    let mut bases: Vec<(&Catalog, [BTreeSet<String>; 3])> = Vec::new();
    let (mut losing, mut missed) = (0, String::new());
    let categories = [Category::SourceRust, Category::SourceC, Category::Data];
    for (edit, old, new) in catalogs().iter().filter(|(edit, ..)| edit.base == "shapes") {
        if bases.iter().all(|(base, _)| *base != old) {
            bases.push((old, generated(old, false)));
        }
        let Some((_, before)) = bases.iter().find(|(base, _)| *base == old) else { continue };
        let after = generated(new, true);
        let changes = compare(old, new);
        for (at, category) in categories.into_iter().enumerate() {
            let lost: Vec<&String> = before[at].difference(&after[at]).collect();
            losing += usize::from(!lost.is_empty());
            let found = changes.differences.iter().any(|one| one.rule.breaks.has(category));
            if !found && !lost.is_empty() {
                missed += &format!("{}: {category}: {lost:?}\n", edit.name);
            }
        }
    }
    assert_eq!(missed, "");
    assert!(losing > 30, "only {losing} edits remove names");
}

#[test]
fn layouts_of_other_versions_of_the_published_tables_are_reported() {
    let old = &*CATALOG;
    // Events of the sample, one of each kind.
    let mut samples: Vec<Sample> = Vec::new();
    each(&Trace::new(SAMPLE), |found| {
        let new = samples.iter().all(|sample| sample.subject != found.subject);
        if matches!(found.subject, Subject::Hook(..)) && new {
            samples.push(Sample { release: None, ..found.sample("") });
        }
    });
    assert!(samples.len() > 10, "{} kinds of events", samples.len());
    let mut differing = 0;
    for sample in samples.iter().step_by(samples.len().div_ceil(5)) {
        let before = decode(old, sample);
        let Some(name) = before.lines.iter().find(|(name, _)| name == "structure").map(|(_, value)| value.clone())
        else {
            continue;
        };
        for change in 0..4 {
            let mut new = old.clone();
            let Some(structure) = new.structs.iter_mut().find(|one| one.name == name) else { continue };
            for form in &mut structure.forms {
                match change {
                    0 => form.fields.iter_mut().for_each(|field| field.offset += 1),
                    1 => drop(form.fields.pop()),
                    2 => form.fields.iter_mut().for_each(|field| field.name = field.name.take().map(|name| name + "2")),
                    _ => form.fields.iter_mut().for_each(|field| field.meaning = None),
                }
            }
            let after = decode(&new, sample);
            let changes = compare(old, &new);
            let found = reports(&changes, Category::Wire) || reports(&changes, Category::Data);
            differing += usize::from(after.lines != before.lines);
            assert!(found || after.lines == before.lines, "{name}, change {change}");
        }
    }
    assert!(differing >= 8, "only {differing} changes are seen in events");
}
