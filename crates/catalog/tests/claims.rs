//! Claims of sources about releases.

use super::catalog;
use etwspec_catalog::axis::Cells;

use etwspec_catalog::axis::Pointer;
use etwspec_catalog::claims::*;
use etwspec_catalog::*;

fn when(relation: Relation, text: &str) -> When {
    When { relation, releases: Some(Versions::Both(text.to_owned())) }
}

#[test]
fn forms_of_unsure_structures_claim_no_more_than_the_structure() {
    let catalog = catalog();
    let mut structure = catalog.structs.iter().find(|structure| structure.forms.len() > 1).expect("forms").clone();
    for (relation, kind) in [(Relation::Seen, Kind::Observed), (Relation::Exact, Kind::Documented)] {
        structure.when = when(relation, "6.1+");
        for of in &structure.forms {
            let claim = form(&catalog, &structure, of);
            let stated = catalog.releases.parse("6.1+").expect("releases");
            assert!(claim.all().ptr64.minus(stated).is_empty(), "{claim:?}");
            assert!(claim.kind == kind || claim.kind == Kind::Unknown);
        }
    }
    structure.when = When::default();
    for of in &structure.forms {
        let claim = form(&catalog, &structure, of);
        assert_eq!((claim.kind, claim.all()), (Kind::Unknown, Cells::default()));
        assert!(claim.text().starts_with("releases unknown"), "{}", claim.text());
    }
}

#[test]
fn open_ranges_are_assumed_after_the_examination() {
    let mut catalog = catalog();
    catalog.sources[0].examined_to = Some("6.1".to_owned());
    let sources = [catalog.sources[0].id.clone()];
    let claim = item(&catalog, &when(Relation::Exact, "5.1+"), &sources);
    assert_eq!(claim.sentence(), "Documented for 5.1+, assumed unchanged after 6.1.");
    let newest = catalog.releases.stops.len() - 1;
    assert!(claim.assumed.contains(newest, Pointer::Bits64) && !claim.stated.contains(newest, Pointer::Bits64));
    assert!(item(&catalog, &when(Relation::Exact, "5.1..5.2"), &sources).assumed.is_empty());
}

#[test]
fn state_of_a_release_is_no_stronger_than_the_claim() {
    let mut catalog = catalog();
    catalog.sources[0].examined_to = Some("6.1".to_owned());
    let sources = [catalog.sources[0].id.clone()];
    let newest = catalog.releases.stops.len() - 1;
    let state = |relation, stop| item(&catalog, &when(relation, "5.1+"), &sources).state(stop, Pointer::Bits64);
    assert_eq!(state(Relation::Exact, 0), State::Absent);
    assert_eq!(state(Relation::Exact, 1), State::Documented);
    assert_eq!(state(Relation::Exact, newest), State::Assumed);
    assert_eq!(state(Relation::Seen, 0), State::NotObserved);
    assert_eq!(state(Relation::Seen, 1), State::Observed);
    let unknown = item(&catalog, &When::default(), &sources);
    assert_eq!(unknown.state(1, Pointer::Bits64), State::Unknown);
}

#[test]
fn no_word_calls_a_fact_removed() {
    let words = Change::ALL.map(Change::words).into_iter().chain(Change::ALL.map(Change::explanation));
    let mut all = words.chain(State::ALL.map(State::words));
    assert!(all.all(|words| !words.is_empty() && !words.to_lowercase().contains("remove")));
}

#[test]
fn ranges_are_written_out() {
    let words = |text: &str| Versions::Both(text.to_owned()).in_words();
    assert_eq!(words("5.1+"), "5.1 and higher");
    assert_eq!(words("5.0"), "5.0 only");
    assert_eq!(words("5.0..5.2, 6.1+"), "5.0 to 5.2; 6.1 and higher");
    let by_pointer = Versions::ByPointer { ptr32: Some("6.2+".into()), ptr64: Some("6.1+".into()) };
    assert_eq!(by_pointer.in_words(), "6.2 and higher (32-bit); 6.1 and higher (64-bit)");
    assert_eq!(versions_text(&by_pointer), "6.2+ (32-bit), 6.1+ (64-bit)");
}

#[test]
fn words_for_observations_and_gaps_are_fixed() {
    assert_eq!(when_text(&when(Relation::Seen, "1607")), "observed in 1607");
    assert_eq!(when_sentence(&when(Relation::Exact, "1607"), Subject::Kit), "Documented for development kits of 1607.");
    assert_eq!(when_text(&When::default()), "releases unknown");
    assert_eq!(when_words(&when(Relation::Seen, "1607")), "observed in 1607");
}
