//! Catalogs from anyone: each is read or rejected with one message, by every command that takes one.

use std::collections::BTreeSet;
use std::fs;
use std::time::{Duration, Instant};

use etwspec_catalog::{Catalog, limits};
use serde_json::{Value, json};

use crate::common::{Ran, run_with, spec};

/// Returns a part of the catalog: what the events of two groups refer to.
fn part() -> Value {
    let catalog = fs::read_to_string(spec().join("../generated/catalog/catalog.json")).expect("the catalog");
    let mut catalog: Value = serde_json::from_str(&catalog).expect("JSON");
    for name in ["providers", "references", "observed", "requests", "topics", "families"] {
        catalog[name] = json!([]);
    }
    let groups = ["EVENT_TRACE_GROUP_PROCESS", "EVENT_TRACE_GROUP_IMAGE"];
    let kept = |group: &Value| groups.iter().any(|name| group["name"] == *name);
    catalog["hooks"].as_array_mut().expect("a list").retain(kept);
    assert!(!catalog["hooks"].as_array().expect("a list").is_empty());
    let mut texts = BTreeSet::new();
    let named = |item: &Value, texts: &BTreeSet<String>| texts.contains(item["name"].as_str().unwrap_or_default());
    for name in ["dispatches", "masks", "hooks"] {
        collect(&catalog[name], &mut texts);
    }
    loop {
        let before = texts.len();
        for name in ["structs", "sets"] {
            for item in catalog[name].as_array().expect("a list") {
                if named(item, &texts) {
                    collect(item, &mut texts);
                }
            }
        }
        if texts.len() == before {
            break;
        }
    }
    for name in ["structs", "sets"] {
        catalog[name].as_array_mut().expect("a list").retain(|item| named(item, &texts));
    }
    assert!(Catalog::from_json(&catalog.to_string()).is_ok());
    catalog
}

/// Collects the texts of keys that may name something.
fn collect(value: &Value, texts: &mut BTreeSet<String>) {
    match value {
        Value::Object(members) => {
            for (key, value) in members {
                match (key.as_str(), value) {
                    ("struct" | "structure" | "name" | "values" | "holds" | "dispatch", Value::String(text)) => {
                        texts.insert(text.clone());
                    }
                    _ => collect(value, texts),
                }
            }
        }
        Value::Array(items) => items.iter().for_each(|item| collect(item, texts)),
        _ => {}
    }
}

/// Runs each command with a catalog.
fn commands(old: &str, new: &str) -> Vec<Ran> {
    [
        &["evidence", "--sample", "--spec", new][..],
        &["diff", old, new],
        &["diff", new, old, "--format", "json"],
        &["breaking", "--against", old, new],
        &["breaking", "--against", new, old, "--strict", "--format", "markdown"],
    ]
    .map(|args| run_with(args, b""))
    .into()
}

/// Returns the position of a structure with fields in the first form, and no other parts.
fn plain(catalog: &Value, skip: usize) -> usize {
    let structs = catalog["structs"].as_array().expect("a list");
    let is = |one: &Value| {
        one["forms"][0]["fields"].as_array().is_some_and(|all| !all.is_empty()) && one["forms"][0]["tail"].is_null()
    };
    structs.iter().enumerate().filter(|(_, one)| is(one)).nth(skip).expect("a structure").0
}

fn of_struct(name: &Value) -> Value {
    json!({ "struct": { "name": name, "form": 0 } })
}

/// An edit of a catalog.
type Edit = fn(&mut Value);

#[test]
fn hostile_catalogs_are_rejected_by_every_command() {
    let part = part();
    let edits: [(&str, Edit); 23] = [
        ("it contains itself", |all| {
            let at = plain(all, 0);
            all["structs"][at]["forms"][0]["fields"][0]["shape"] = of_struct(&all["structs"][at]["name"].clone());
        }),
        ("it contains itself", |all| {
            let (a, b) = (plain(all, 0), plain(all, 1));
            for (a, b) in [(a, b), (b, a)] {
                let inner = of_struct(&all["structs"][b]["name"].clone());
                all["structs"][a]["forms"][0]["fields"][0]["shape"] =
                    json!({ "array": { "element": inner, "count": 1, "stride": 1 } });
            }
        }),
        ("it contains itself", |all| {
            let at = plain(all, 0);
            let element = json!({ "tailed": { "name": all["structs"][at]["name"], "form": 0 } });
            let part = json!({ "name": "A", "type": "A", "element": element, "many": "open" });
            all["structs"][at]["forms"][0]["tail"] = json!([part, part]);
        }),
        ("it contains itself", |all| {
            let at = plain(all, 0);
            let item = json!({ "struct": all["structs"][at]["name"], "when": { "field": "A", "mask": 1 } });
            all["structs"][at]["inserted"] = json!([item]);
        }),
        ("it nests too deep, or has too many members in all", |all| {
            // Each contains ten of the next.
            let plain = plain(all, 0);
            for level in 0..60 {
                let mut one = all["structs"][plain].clone();
                let mut field = one["forms"][0]["fields"][0].clone();
                if level < 59 {
                    field["shape"] = of_struct(&json!(format!("S{}", level + 1)));
                }
                one["name"] = json!(format!("S{level}"));
                one["forms"][0]["fields"] = json!(vec![field; 10]);
                all["structs"].as_array_mut().expect("a list").push(one);
            }
        }),
        ("has a form 9", |all| {
            let (a, b) = (plain(all, 0), plain(all, 1));
            let name = all["structs"][b]["name"].clone();
            all["structs"][a]["forms"][0]["fields"][0]["shape"] = json!({ "struct": { "name": name, "form": 9 } });
        }),
        ("no structure `NONE` has a form 0", |all| {
            let at = plain(all, 0);
            all["structs"][at]["forms"][0]["fields"][0]["shape"] = of_struct(&json!("NONE"));
        }),
        ("it ends at 0x1FFFFFFF", |all| {
            let at = plain(all, 0);
            all["structs"][at]["forms"][0]["fields"][0]["offset"] = json!(u32::MAX);
            all["structs"][at]["forms"][0]["fields"][0]["size"] = json!(u32::MAX);
        }),
        ("the size is 0xFFFFFFFF; no structure of the format exceeds 64 KiB", |all| {
            let at = plain(all, 0);
            all["structs"][at]["forms"][0]["size"] = json!(u32::MAX);
        }),
        ("a character of its text has neither one byte nor two", |all| {
            let at = plain(all, 0);
            let part = json!({
                "name": "A", "type": "A", "element": { "fixed": { "scalar": "u8" } }, "size": 0, "many": "open",
                "text": "zero-terminated",
            });
            all["structs"][at]["forms"][0]["tail"] = json!([part]);
        }),
        ("no structure of the format exceeds 64 KiB", |all| {
            let at = plain(all, 0);
            all["structs"][at]["forms"][0]["fields"][0]["shape"] =
                json!({ "array": { "element": { "scalar": "u8" }, "count": u32::MAX, "stride": u32::MAX } });
        }),
        ("bit 80 is beyond the integer of 32 bits", |all| {
            let at = plain(all, 0);
            let bits = json!([{ "name": "A", "start": 16, "width": 64 }]);
            all["structs"][at]["forms"][0]["fields"][0]["shape"] = json!({ "bits": { "unit": "u32", "bits": bits } });
        }),
        ("the alignment 3 is no power of two", |all| {
            let at = plain(all, 0);
            all["structs"][at]["forms"][0]["align"] = json!(3);
        }),
        ("two have the name", |all| {
            let one = all["structs"][0].clone();
            all["structs"].as_array_mut().expect("a list").push(one);
        }),
        ("two have the name", |all| {
            let one = all["sets"][0].clone();
            all["sets"].as_array_mut().expect("a list").push(one);
        }),
        ("there are more than 64 releases and points", |all| {
            let stop = all["releases"][0].clone();
            all["releases"] = json!(vec![stop; 65]);
        }),
        ("unknown release `9.9`", |all| {
            let at = plain(all, 0);
            all["structs"][at]["forms"][0]["releases"] = json!("9.9+");
        }),
        ("there is no source `nobody`", |all| all["structs"][0]["sources"] = json!(["nobody"])),
        ("there is no structure `NONE`", |all| all["masks"][0]["struct"] = json!("NONE")),
        ("there is no set of values `NONE`", |all| {
            let at = plain(all, 0);
            all["structs"][at]["forms"][0]["fields"][0]["values"] = json!("NONE");
        }),
        ("is no GUID", |all| all["hooks"][0]["guid"] = json!("{}")),
        ("recursion limit exceeded", |all| {
            let mut shape = json!({ "scalar": "u8" });
            for _ in 0..100 {
                shape = json!({ "array": { "element": shape, "count": 1, "stride": 1 } });
            }
            all["structs"][0]["forms"][0]["fields"][0]["shape"] = shape;
        }),
        ("a word is shifted by 32 bits", |all| all["masks"][0]["index_shift"] = json!(32)),
    ];
    let folder = tempfile::tempdir().expect("a folder");
    let (old, new) = (folder.path().join("old.json"), folder.path().join("new.json"));
    fs::write(&old, part.to_string()).expect("written");
    let (old, new) = (old.to_str().expect("text"), new.to_str().expect("text"));
    let rejected = |what: &str| {
        for ran in commands(old, new) {
            assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{what}: {}", ran.err);
            assert!(
                ran.err.starts_with(&format!("error: cannot read {new}: ")) && ran.err.contains(what),
                "{}",
                ran.err
            );
            assert_eq!(ran.err.matches("error:").count(), 1, "{}", ran.err);
        }
    };
    for (what, edit) in edits {
        let mut catalog = part.clone();
        edit(&mut catalog);
        fs::write(new, catalog.to_string()).expect("written");
        rejected(what);
    }
    fs::write(new, format!("{{ \"format\": 3, \"later\": {}", "[".repeat(1 << 20))).expect("written");
    rejected("not a catalog: ");
    // Sparse: it takes no room on the disk.
    fs::File::create(new).and_then(|file| file.set_len(1 << 40)).expect("extended");
    rejected(&format!("more than the limit of {}", limits::CATALOG));
}

/// Numbers without a pattern, the same in each run.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 as usize % limit.max(1)
    }
}

/// Collects the place of each value, with the key that it is under.
fn places(value: &Value, place: &str, key: &str, all: &mut Vec<(String, String)>) {
    all.push((place.to_owned(), key.to_owned()));
    match value {
        Value::Object(members) => {
            members.iter().for_each(|(key, value)| places(value, &format!("{place}/{key}"), key, all));
        }
        Value::Array(items) => {
            items.iter().enumerate().for_each(|(at, value)| places(value, &format!("{place}/{at}"), key, all));
        }
        _ => {}
    }
}

/// Changes a value of a catalog to what another place has, or a number to one that may overflow.
fn mutate(catalog: &mut Value, all: &[(String, String)], by_key: &[Vec<usize>], key_of: &[usize], random: &mut Random) {
    const NUMBERS: [u64; 12] = [0, 1, 2, 31, 33, 63, 64, 0xFFFF, 0x1_0000, u32::MAX as u64, 1 << 63, u64::MAX];
    let at = random.below(all.len());
    let others = &by_key[key_of[at]];
    let other = &all[others[random.below(others.len())]].0;
    let other = catalog.pointer(other).cloned();
    // An earlier change may have removed the place.
    let Some(value) = catalog.pointer_mut(&all[at].0) else { return };
    match value {
        Value::Number(_) if random.below(2) == 0 => *value = json!(NUMBERS[random.below(NUMBERS.len())]),
        Value::Array(items) if random.below(2) == 0 && !items.is_empty() => {
            let from = random.below(items.len());
            let item = items[from].clone();
            match random.below(3) {
                0 => _ = items.remove(from),
                1 => items.push(item),
                _ => items.insert(0, item),
            }
        }
        _ => other.into_iter().for_each(|other| *value = other),
    }
}

#[test]
fn mutated_catalogs_are_rejected_or_read() {
    let part = part();
    let folder = tempfile::tempdir().expect("a folder");
    let (old, new) = (folder.path().join("old.json"), folder.path().join("new.json"));
    fs::write(&old, part.to_string()).expect("written");
    let (old, new) = (old.to_str().expect("text"), new.to_str().expect("text"));
    let mut all = Vec::new();
    // Most changes affect structures.
    for list in ["structs", "structs", "structs", "masks", "dispatches", "hooks", "releases", "sets"] {
        places(&part[list], &format!("/{list}"), list, &mut all);
    }
    let keys: BTreeSet<&String> = all.iter().map(|(_, key)| key).collect();
    let keys: Vec<&String> = keys.into_iter().collect();
    let key_of: Vec<usize> = all.iter().map(|(_, key)| keys.binary_search(&key).expect("collected")).collect();
    let mut by_key = vec![Vec::new(); keys.len()];
    key_of.iter().enumerate().for_each(|(at, key)| by_key[*key].push(at));
    let mut random = Random(0x9E37_79B9_7F4A_7C15);
    let (mut read, mut rejected) = (0, BTreeSet::new());
    for _ in 0..etwspec_corpus::cases(60) {
        let mut catalog = part.clone();
        for _ in 0..=random.below(3) {
            mutate(&mut catalog, &all, &by_key, &key_of, &mut random);
        }
        let text = catalog.to_string();
        let start = Instant::now();
        match Catalog::from_json(&text) {
            Ok(_) => {
                read += 1;
                fs::write(new, &text).expect("written");
                for ran in commands(old, new) {
                    assert!(ran.code < 2, "{}", ran.err);
                }
            }
            Err(error) => _ = rejected.insert(error.to_string()),
        }
        assert!(start.elapsed() < Duration::from_secs(60), "{:?}", start.elapsed());
    }
    assert!(read > 10 && rejected.len() > 10, "{read} were read, {} messages", rejected.len());
}
