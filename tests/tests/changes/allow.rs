//! Findings that a list accepts.

use etwspec_catalog::axis::Cells;
use etwspec_catalog::changes::{
    AllowList, Allowed, Categories, Category, Changes, Difference, EntryProblem, Kind, Place, find, findings,
};

fn changes() -> Changes {
    let difference = Difference {
        rule: find("field-moved").expect("a rule"),
        kind: Kind::Field,
        owner: "A".to_owned(),
        item: "A.B".to_owned(),
        what: "offset".to_owned(),
        before: Some("0x00".to_owned()),
        after: Some("0x04".to_owned()),
        releases: None,
        cells: Cells::default(),
        old: Place::default(),
        new: Place::default(),
    };
    Changes { differences: vec![difference], layouts: Vec::new() }
}

fn entry(rule: &str, item: &str, until: &str) -> Allowed {
    let reason = "a reason".to_owned();
    Allowed { rule: rule.to_owned(), item: item.to_owned(), what: None, reason, until: until.to_owned() }
}

#[test]
fn accepts_until_the_last_day() {
    let changes = changes();
    let list = AllowList { allow: vec![entry("field-moved", "A.B", "2026-11-22")] };
    let decide = |today| {
        let found = findings(&changes, Categories::of(&[Category::Wire]), false);
        let decided = list.decide(found, today);
        (decided.left.len(), decided.allowed.len(), decided.problems)
    };
    assert_eq!(decide("2026-11-22"), (0, 1, vec![]));
    assert_eq!(decide("2026-11-23"), (1, 0, vec![(0, EntryProblem::Expired)]));
}

#[test]
fn reports_unused_and_invalid_entries() {
    let none = |entry: Allowed| {
        let list = AllowList { allow: vec![entry] };
        list.decide(Vec::new(), "2026-11-22").problems.first().map(|(_, problem)| *problem)
    };
    assert_eq!(none(entry("field-moved", "A.C", "2027-01-01")), Some(EntryProblem::Unused));
    assert_eq!(none(entry("field-move", "A.B", "2027-01-01")), Some(EntryProblem::UnknownRule));
    assert_eq!(none(entry("field-moved", "A.B", "01.01.2027")), Some(EntryProblem::NotADate));
    assert_eq!(
        none(Allowed { reason: " ".to_owned(), ..entry("field-moved", "A.B", "2027-01-01") }),
        Some(EntryProblem::NoReason)
    );
}
