//! Releases and pointer sizes of a query.

use super::catalog;
use etwspec_catalog::query::moment::*;
use etwspec_catalog::*;

fn resolve(text: &str) -> (String, u32) {
    let moment = Moment::resolve(&catalog().releases, text).expect("a release");
    (moment.id, moment.build)
}

#[test]
fn ids_points_names_and_builds_are_releases() {
    assert_eq!(resolve("6.1"), ("6.1".into(), 7600));
    assert_eq!(resolve(" Late 5.2 "), ("late 5.2".into(), 3790));
    assert_eq!(resolve("5.2"), ("5.2".into(), 3790));
    assert_eq!(resolve("windows 7"), ("6.1".into(), 7600));
    assert_eq!(resolve("7601"), ("6.1".into(), 7600));
    assert_eq!(resolve("3790"), ("5.2".into(), 3790));
    assert_eq!(resolve("8000"), ("6.1".into(), 7600));
    assert_eq!(resolve("1703"), ("1703".into(), 15063));
}

#[test]
fn a_build_that_no_table_lists_is_told() {
    let unlisted = |text| Moment::resolve(&catalog().releases, text).expect("a release").unlisted;
    assert_eq!(unlisted("8000"), Some(8000));
    for listed in ["7600", "7601", "3790", "6.1", "Windows 7"] {
        assert_eq!(unlisted(listed), None, "{listed}");
    }
}

#[test]
fn what_is_no_release_is_refused_with_what_may_be_meant() {
    let refused = |text| Moment::resolve(&catalog().releases, text).expect_err("no release");
    assert_eq!(refused("17O3").suggestions, ["1703"]);
    assert_eq!(refused("12").reason, "build 12 is before the oldest release known, build 2195");
    assert_eq!(refused("middle 5.2").reason, "release 5.2 has only the points early and late");
    assert_eq!(refused("").reason, "unknown release ``");
}

#[test]
fn a_whole_release_has_what_any_of_its_points_has() {
    let axis = catalog().releases;
    let when = When { relation: Relation::Exact, releases: Some(Versions::Both("early 5.2".to_owned())) };
    let presence = |text| Moment::resolve(&axis, text).expect("a release").presence(&axis, &when, None);
    assert_eq!(presence("5.2"), Presence::Here);
    assert_eq!(presence("late 5.2"), Presence::Absent);
}
