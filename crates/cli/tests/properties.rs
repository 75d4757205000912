//! Properties of all arguments and inputs.

use crate::common::{Ran, ok, run_with};
use etwspec_catalog::Catalog;
use proptest::prelude::*;

fn catalog() -> Catalog {
    serde_json::from_str(&ok(&["catalog"])).expect("the catalog is a catalog")
}

/// Returns the names and values of the single bits of the group mask.
fn bits() -> Vec<(String, u32)> {
    let mask = catalog().masks.remove(0);
    let rows = mask.groups.into_iter().flat_map(|group| group.bits);
    rows.filter(|row| row.of.is_empty() && !row.all).filter_map(|row| Some((row.name?, row.value))).collect()
}

/// Returns whether a command succeeded, or failed with a message.
fn succeeded_or_explained(ran: &Ran) -> bool {
    match ran.code {
        0 => !ran.out.is_empty(),
        2 => ran.err.starts_with("error: ") && ran.out.is_empty(),
        _ => false,
    }
}

#[test]
fn prints_generated_catalog_unchanged() {
    assert_eq!(ok(&["catalog"]), include_str!("../../../generated/catalog/catalog.json"));
}

#[test]
fn explains_every_name() {
    let catalog = catalog();
    let mut names: Vec<&str> = Vec::new();
    for structure in &catalog.structs {
        names.extend([structure.name.as_str(), &structure.rust]);
    }
    for set in &catalog.sets {
        names.extend([set.name.as_str(), &set.rust]);
        names.extend(set.values.iter().flat_map(|value| value.name.iter().chain(&value.aliases)).map(String::as_str));
    }
    for mask in &catalog.masks {
        let bits = mask.groups.iter().flat_map(|group| &group.bits);
        names.extend(bits.flat_map(|bit| bit.name.iter().chain(&bit.aliases)).map(String::as_str));
        names.extend(mask.enable_flags.iter().map(|flag| flag.name.as_str()));
    }
    for requests in &catalog.requests {
        names.extend(requests.classes.iter().map(|class| class.name.as_str()));
    }
    names.extend(catalog.hooks.iter().flat_map(|group| &group.events).filter_map(|event| event.name.as_deref()));
    names.extend(catalog.sources.iter().map(|source| source.id.as_str()));
    // All of them in the lane `long`.
    let step = if etwspec_corpus::is_long() { 1 } else { 4 };
    for name in names.into_iter().step_by(step) {
        let text = ok(&["explain", name]);
        assert!(text.lines().all(|line| line.trim_end() == line), "{text}");
        let json = ok(&["explain", &name.to_lowercase(), "--format", "json"]);
        let json: serde_json::Value = serde_json::from_str(&json).expect("JSON");
        assert_ne!(json["items"].as_array().map(Vec::len), Some(0), "{name}");
    }
}

/// The search of the site uses the same list. The marked queries find the same item here.
#[test]
fn finds_expected_items_for_listed_queries() {
    let queries = include_str!("../../../tests/browser/queries.json");
    let queries: Vec<serde_json::Value> = serde_json::from_str(queries).expect("JSON");
    let shared: Vec<_> = queries.iter().filter(|query| query["explain"] == true).collect();
    assert!(shared.len() >= 40);
    for query in shared {
        let text = query["query"].as_str().expect("a query");
        let json: serde_json::Value = serde_json::from_str(&ok(&["explain", text, "--format", "json"])).expect("JSON");
        let item = &json["items"][0];
        let name = item["name"].as_str().map(str::to_owned);
        let path =
            || format!("{}.{}", item["in"].as_str().unwrap_or("-"), item["fact"][0]["path"].as_str().unwrap_or("-"));
        assert_eq!(name.unwrap_or_else(path), query["first"].as_str().expect("a name"), "{text}");
    }
}

#[test]
fn flat_view_of_every_release_is_consistent() {
    for stop in &catalog().releases.stops {
        for pointer in ["32", "64"] {
            let view = ok(&["catalog", "--release", &stop.id(), "--pointer", pointer]);
            let view: serde_json::Value = serde_json::from_str(&view).expect("JSON");
            assert_eq!(view["release"]["build"], stop.build, "{}", stop.id());
            for (name, structure) in view["structs"].as_object().expect("structures") {
                for (path, field) in structure["fields"].as_object().expect("fields") {
                    let end = field["offset"].as_u64().zip(field["size"].as_u64()).map(|(offset, size)| offset + size);
                    assert!(end <= structure["size"].as_u64(), "{name}.{path} in {}", stop.id());
                }
            }
        }
    }
}

#[test]
fn decodes_every_layout_and_rejects_fewer_bytes() {
    let releases = catalog().releases;
    for layout in etwspec::describe::layouts() {
        let held = layout.holds[0];
        let release = releases
            .stops
            .iter()
            .map(|stop| stop.id())
            .nth(etwspec::Release::all().rposition(|r| r <= held.last).expect("a release"));
        let release = release.expect("the same releases");
        let pointer = held.pointer.bits().to_string();
        let decode = |bytes: usize, format: &str| {
            // Without bytes, the arguments are invalid.
            let hex = "00".repeat(bytes.max(1));
            run_with(
                &["decode", layout.name, &hex, "--release", &release, "--pointer", &pointer, "--format", format],
                b"",
            )
        };
        for format in ["text", "json"] {
            let ran = decode(layout.size, format);
            assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{} {}", layout.name, layout.form);
        }
        if layout.fixed > 1 {
            let ran = decode(layout.fixed - 1, "text");
            assert_eq!(ran.code, 2, "{} {}", layout.name, layout.form);
            assert!(ran.err.contains(&format!("({})", layout.fixed)), "{}", ran.err);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(etwspec_corpus::cases(16)))]

    #[test]
    fn roundtrips_names_of_a_mask(picked in proptest::sample::subsequence(bits(), 1..20)) {
        let mut args = vec!["mask", "encode"];
        args.extend(picked.iter().map(|(name, _)| name.as_str()));
        let words = ok(&args);
        let mut expected = [0u32; 8];
        for (_, value) in &picked {
            expected[(value >> 29) as usize] |= value & 0x1FFF_FFFF;
        }
        let expected: Vec<String> = expected.iter().map(|word| format!("0x{word:08X}")).collect();
        prop_assert_eq!(words.trim(), expected.join(" "));
        let mut args = vec!["mask", "decode"];
        args.extend(words.split_whitespace());
        let text = ok(&args);
        for (name, _) in &picked {
            prop_assert!(text.split_whitespace().any(|word| word == name), "{name} in {text}");
        }
    }

    #[test]
    fn decodes_mask_from_bytes_and_dwords_alike(words: [u32; 8]) {
        let bytes: String = words.iter().flat_map(|word| word.to_le_bytes()).map(|byte| format!("{byte:02x}")).collect();
        let texts: Vec<String> = words.iter().map(|word| format!("{word:x}")).collect();
        let mut args = vec!["mask", "decode", "--format", "json"];
        args.extend(texts.iter().map(String::as_str));
        prop_assert_eq!(ok(&args), ok(&["mask", "decode", "--format", "json", &bytes]));
    }

    #[test]
    fn explain_never_panics(text in ".{0,40}", number: u64) {
        let ran = run_with(&["explain", "--", &text], b"");
        prop_assert!(succeeded_or_explained(&ran), "{ran:?}");
        let ran = run_with(&["explain", &number.to_string(), "--release", "6.0", "--format", "json"], b"");
        prop_assert!(succeeded_or_explained(&ran), "{ran:?}");
    }

    #[test]
    fn decode_never_panics(
        layout in proptest::sample::select(etwspec::describe::layouts().map(|layout| layout.name).collect::<Vec<_>>()),
        bytes in proptest::collection::vec(any::<u8>(), 0..300),
        release in proptest::sample::select(vec!["5.0", "5.1", "6.1", "1703", "11-25H2"]),
        pointer in proptest::sample::select(vec!["32", "64"]),
        json: bool,
    ) {
        let format = if json { "json" } else { "text" };
        let ran = run_with(&["decode", layout, "-", "--release", release, "--pointer", pointer, "--format", format], &bytes);
        prop_assert!(succeeded_or_explained(&ran), "{ran:?}");
    }

    #[test]
    fn decoding_events_and_payloads_never_panics(
        marker in proptest::sample::select(vec![0xC0110002u32, 0xC0020002, 0xC0040002, 0xC0140050, 0xC0130060, 0x90000020, 0]),
        hook: u16,
        bytes in proptest::collection::vec(any::<u8>(), 1..200),
        version in 0u8..6,
        json: bool,
    ) {
        let format = if json { "json" } else { "text" };
        let record = [&marker.to_le_bytes()[..], &bytes].concat();
        let record = record.iter().map(|byte| format!("{byte:02x}")).collect::<String>();
        let ran = run_with(&["decode", &record, "--format", format], b"");
        prop_assert!(succeeded_or_explained(&ran), "{ran:?}");
        // Most hook IDs are smaller.
        let (hook, version) = (format!("{}", hook % 0x1F00), version.to_string());
        let ran = run_with(&["decode", "--hook", &hook, "--event-version", &version, "-", "--format", format], &bytes);
        prop_assert!(succeeded_or_explained(&ran), "{ran:?}");
    }

    #[test]
    fn arguments_never_panic(args in proptest::collection::vec(".{0,12}", 0..4)) {
        // Only commands that access no files.
        for command in ["explain", "catalog", "mask"] {
            let mut all = vec![command];
            all.extend(args.iter().map(String::as_str));
            let ran = run_with(&all, b"");
            // Without a subcommand, `mask` prints its usage.
            let usage = ran.code == 2 && ran.err.contains("Usage: etwspec mask");
            prop_assert!(succeeded_or_explained(&ran) || usage, "{all:?}: {ran:?}");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(etwspec_corpus::cases(16)))]
    #[test]
    fn trace_commands_handle_any_damage(
        changes in prop::collection::vec((any::<prop::sample::Index>(), prop::collection::vec(any::<u8>(), 1..9)), 1..6),
        cut in any::<prop::sample::Index>(),
        whole in any::<bool>(),
    ) {
        let mut bytes = etwspec_etl::SAMPLE.to_vec();
        for (at, with) in changes {
            let at = at.index(bytes.len());
            let end = bytes.len().min(at + with.len());
            bytes.splice(at..end, with);
        }
        if !whole {
            bytes.truncate(cut.index(bytes.len()));
        }
        for command in ["info", "stats", "check-trace"] {
            for format in ["table", "json"] {
                let ran = run_with(&[command, "-", "--format", format], &bytes);
                let good = match ran.code {
                    0 | 1 => !ran.out.is_empty(),
                    _ => ran.err.starts_with("error: ") && ran.out.is_empty(),
                };
                prop_assert!(good, "{command}: {ran:?}");
            }
        }
    }
}
