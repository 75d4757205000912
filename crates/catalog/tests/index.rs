//! Tests of names and numbers.

use etwspec_catalog::query::answer::{Scope, answer};
use etwspec_catalog::query::index::*;
use etwspec_catalog::query::item::Item;
use etwspec_catalog::query::number::meanings;
use proptest::prelude::*;

use crate::catalog;

fn kinds(text: &str) -> Vec<String> {
    let catalog = catalog();
    match Index::new(&catalog).find(text) {
        Found::Items(items) => items.iter().map(|item| describe(item)).collect(),
        Found::Nothing(like) => vec![format!("nothing, like {}", like.join(" "))],
    }
}

fn describe(item: &Item<'_>) -> String {
    match item {
        Item::Field(structure, path, _) => format!("field {}.{path}", structure.name),
        other => format!("{} {}", other.kind(), other.name().unwrap_or("-")),
    }
}

#[test]
fn a_name_is_found_however_it_is_written() {
    for text in ["SAMPLE_HEADER", "sample_header", "SampleHeader", "etwspec::headers::SampleHeader"] {
        assert_eq!(kinds(text), ["structure SAMPLE_HEADER"], "{text}");
    }
    assert_eq!(kinds("SampleType::NEW"), ["value of an enumeration SAMPLE_TYPE_NEW"]);
    assert_eq!(kinds("pfsection"), ["bit of a group mask PERF_SESSION"]);
    assert_eq!(kinds("SampleVersionInformation"), ["information class SampleVersionInformation"]);
    assert_eq!(kinds("{3d6fa8d1-fe05-11d0-9dda-00c04fd7ba7c}"), ["group of hook ids EVENT_TRACE_GROUP_THREAD"]);
    assert_eq!(kinds("PROCESS"), ["bit of a group mask PERF_PROCESS", "enable flag EVENT_TRACE_FLAG_PROCESS"]);
    assert_eq!(kinds("late 5.2"), ["release 5.2"]);
    assert_eq!(kinds("status_invalid_parameter"), ["status STATUS_INVALID_PARAMETER"]);
}

#[test]
fn a_path_or_a_bare_name_is_a_field() {
    assert_eq!(kinds("sample_header.packet.size"), ["field SAMPLE_HEADER.Packet.Size"]);
    assert_eq!(kinds("SampleHeader::Marker"), ["field SAMPLE_HEADER.Marker"]);
    assert_eq!(kinds("HookId"), ["field WMI_TRACE_PACKET.HookId"]);
    assert_eq!(kinds("SAMPLE_HEADER.Marke"), ["nothing, like SAMPLE_HEADER.Marker"]);
}

#[test]
fn a_typo_finds_names_like_it() {
    assert!(kinds("SAMPEL_HEADER")[0].starts_with("nothing, like SAMPLE_HEADER"));
    assert_eq!(kinds("!"), ["nothing, like "]);
}

#[test]
fn a_number_is_all_that_has_it_and_what_it_combines() {
    let catalog = catalog();
    let index = Index::new(&catalog);
    let items = |number| meanings(&catalog, &index, number, None, None).items.iter().map(describe).collect::<Vec<_>>();
    assert_eq!(items(0x2000_0004), ["bit of a group mask PERF_CONTEXT_SWITCH"]);
    assert_eq!(items(0xC010_0000), ["constant SAMPLE_MARKER"]);
    assert_eq!(items(7601), ["release 6.1"]);
    let combined = |number| {
        let found = meanings(&catalog, &index, number, None, None).combined;
        found.iter().map(|c| (c.set, c.parts.len())).collect::<Vec<_>>()
    };
    assert_eq!(combined(0x2000_1004), [("PERF", 2)]);
    assert_eq!(combined(0x8010), [("SAMPLE_FLAGS", 2)]);
    assert_eq!(combined(0x11), [("ENABLE_FLAGS", 2)]);
    assert!(combined(0x4000_1004).is_empty());
    assert!(meanings(&catalog, &index, 0x533, None, None).unlisted_hook.is_some());
    assert!(meanings(&catalog, &index, 0xDEAD_BEEF, None, None).is_empty());
}

proptest! {
    #[test]
    fn no_text_or_number_panics(text in ".{0,40}", number: u64) {
        let catalog = catalog();
        let index = Index::new(&catalog);
        let scope = Scope { catalog: &catalog, moment: None, pointer: None };
        let _ = answer(&scope, &index, &text);
        let _ = meanings(&catalog, &index, number, None, None);
    }
}
