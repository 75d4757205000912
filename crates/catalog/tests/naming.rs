//! Names of values.

use super::catalog;
use etwspec_catalog::query::Moment;

use etwspec_catalog::axis::Pointer;
use etwspec_catalog::query::naming::*;

fn names(set: &str, number: u64, release: &str) -> (Vec<String>, u64) {
    let catalog = catalog();
    let set = catalog.set(set).expect("a set");
    let moment = Moment::resolve(&catalog.releases, release).expect("a release");
    let named = name_value(&catalog, set, number, &moment, Pointer::Bits64);
    (named.names(), named.unknown)
}

#[test]
fn names_are_those_of_the_release() {
    assert_eq!(names("SAMPLE_TYPE", 1, "5.2"), (vec!["SAMPLE_TYPE_OLD".into()], 0));
    assert_eq!(names("SAMPLE_TYPE", 1, "6.1"), (vec!["SAMPLE_TYPE_NEW".into()], 0));
    assert_eq!(
        names("SAMPLE_TYPE", 2, "5.1"),
        (vec!["SAMPLE_TYPE_EXACT = SAMPLE_TYPE_SAME (not known in 5.1)".into()], 0)
    );
    assert_eq!(names("SAMPLE_TYPE", 9, "6.1"), (vec![], 9));
}

#[test]
fn flags_are_taken_apart_and_unknown_bits_are_kept() {
    assert_eq!(
        names("SAMPLE_FLAGS", 0x4310, "6.1"),
        (vec!["SAMPLE_FLAG_A".into(), "SAMPLE_COUNT_MASK = 0x3".into()], 0x4000)
    );
    assert_eq!(names("SAMPLE_FLAGS", 0, "6.1"), (vec![], 0));
}
