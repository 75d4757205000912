//! Answers to questions in words.

use super::catalog;
use etwspec_catalog::query::answer::*;
use etwspec_catalog::query::{Index, Item, Moment};
use etwspec_catalog::*;

fn answered(text: &str, release: Option<&str>) -> String {
    let catalog = catalog();
    let moment = release.map(|release| Moment::resolve(&catalog.releases, release).expect("a release"));
    let scope = Scope { catalog: &catalog, moment, pointer: None };
    let names = |structures: &[&Struct]| structures.iter().map(|one| one.name.clone()).collect::<Vec<_>>().join(" ");
    let item = |item: &Item<'_>| match item {
        Item::Byte(structure, at) => format!("{}+{at}", structure.name),
        item => item.name().unwrap_or("-").to_owned(),
    };
    let items = |items: &[Item<'_>]| items.iter().map(item).collect::<Vec<_>>().join(" ");
    match answer(&scope, &Index::new(&catalog), text) {
        Answer::Items(found) => items(&found),
        Answer::Number(found) => format!("number {}", items(&found.items)),
        Answer::Size(size, found) => format!("{size} bytes: {}", names(&found)),
        Answer::Guid(found) => format!("GUID {}", items(&found)),
        Answer::NoByte(offset, found) => format!("no byte {offset} in {}", names(&found)),
        Answer::Nothing(_) => "nothing".to_owned(),
    }
}

#[test]
fn bytes_are_found_in_the_forms_of_the_scope() {
    for text in ["SAMPLE_HEADER+0xc", "sample_header 0x0C", "SampleHeader+12", "SAMPLE_ALIAS+0xC", "sample_head+12"] {
        assert_eq!(answered(text, None), "SAMPLE_HEADER+12", "{text}");
    }
    assert_eq!(answered("SAMPLE_HEADER+0xC", Some("6.1")), "SAMPLE_HEADER+12");
    assert_eq!(answered("SAMPLE_HEADER+0xC", Some("5.2")), "no byte 12 in SAMPLE_HEADER");
    assert_eq!(answered("SAMPLE_HEADER+0x100000000", None), "no byte 4294967296 in SAMPLE_HEADER");
    assert_eq!(answered("NO_SUCH+1", None), "nothing");
}

#[test]
fn sizes_are_those_of_the_forms_of_the_scope() {
    assert_eq!(answered("size 16", None), "16 bytes: SAMPLE_HEADER");
    assert_eq!(answered("0x10 bytes", Some("5.2")), "nothing");
}

#[test]
fn guids_are_found_by_any_part_unless_the_part_is_a_name() {
    for text in ["{3d6fa8d1", "a8d1-fe05", "00C04FD7BA7C}"] {
        assert_eq!(answered(text, None), "GUID EVENT_TRACE_GROUP_THREAD", "{text}");
    }
    assert_eq!(answered("3d6fa8d1-fe05-11d0-9dda-00c04fd7ba7c", None), "EVENT_TRACE_GROUP_THREAD");
    assert_eq!(answered("3d6fa8d1-fe05-11d0-9dda-00c04fd7ba7d", None), "nothing");
}
