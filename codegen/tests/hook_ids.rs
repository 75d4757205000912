//! Checks the hook ID tables: the number of rows from each source, and the value sets derived from them.

use std::collections::{BTreeMap, BTreeSet};

use etwspec_catalog::query::{Found, Index, Item};
use etwspec_catalog::{Catalog, HookEvent, HookGroup, RowsOf, Status, ValueSet};

use super::support::PUBLISHED;

fn events(catalog: &Catalog) -> impl Iterator<Item = &HookEvent> {
    catalog.hooks.iter().filter(|group| !group.class).flat_map(|group| &group.events)
}

fn set(catalog: &Catalog, rows: RowsOf) -> &ValueSet {
    catalog.sets.iter().find(|set| set.rows == Some(rows)).expect("a set has these rows")
}

/// Returns the IDs of rows that a source lists as events.
fn ids<'c>(rows: impl Iterator<Item = &'c HookEvent>) -> BTreeSet<u32> {
    rows.filter(|event| event.status != Some(Status::Reserved)).filter_map(|event| event.hook).collect()
}

#[test]
fn contains_all_groups_ids_and_names_of_sources() {
    let catalog = &*PUBLISHED;
    let numbered = catalog.hooks.iter().filter(|group| group.group.is_some());
    assert!(numbered.clone().count() >= 31);
    assert!(numbered.filter(|group| group.guid.is_some() && group.guid_name.is_some()).count() >= 31);

    // The study lists 586. MOF classes and observed traces contain others.
    let by_study = |event: &(&HookGroup, &HookEvent)| {
        let sources = if event.1.sources.is_empty() { &event.0.sources } else { &event.1.sources };
        sources.iter().any(|source| source == "chappell/hookid")
    };
    let rows = || catalog.hooks.iter().flat_map(|group| group.events.iter().map(move |event| (group, event)));
    let listed = ids(rows().filter(by_study).map(|(_, event)| event)).len();
    assert!(listed >= 586, "the study lists 586 events, the tables {listed} of them");
    let unnamed = ids(events(catalog).filter(|event| event.called().is_none()));
    assert!(unnamed.is_superset(&BTreeSet::from([0x0050, 0x0523])));

    let reserved = |event: &&HookEvent| event.status == Some(Status::Reserved);
    // A 68th, 0x0523, is reserved in one source and an event in the other.
    assert_eq!(events(catalog).filter(reserved).count(), 67);
    let without_id = |event: &&HookEvent| event.hook.is_none() && event.status != Some(Status::Reserved);
    assert_eq!(events(catalog).filter(without_id).count(), 34 + 4);
    let colliding = ids(events(catalog).filter(|event| event.collides));
    assert!(colliding.is_superset(&BTreeSet::from([0x0920, 0x0921])));
    assert!(
        events(catalog)
            .filter(|event| event.hook.is_some())
            .all(|event| { event.status == Some(Status::Reserved) || event.doc.is_some() })
    );
}

#[test]
fn hook_id_set_contains_every_numbered_event() {
    let catalog = &*PUBLISHED;
    let set = set(catalog, RowsOf::HookIds);
    let values: BTreeSet<u32> =
        set.values.iter().map(|value| value.value.expect("it is in the set").ptr64 as u32).collect();
    assert_eq!(values, ids(events(catalog)));
    let mut names = BTreeMap::new();
    for value in set.values.iter().filter(|value| value.name.is_some()) {
        let number = value.value.expect("a hook id has a number").ptr64;
        let rust = value.rust.clone().expect("a name has one in Rust");
        // Two rows of one event differ in releases only.
        assert_eq!(*names.entry(rust).or_insert(number), number, "{value:?}");
    }
    // The name of a type is not a name of the hook ID.
    let create = set
        .values
        .iter()
        .find(|value| value.name.as_deref() == Some("EVENT_TRACE_TYPE_REGCREATE"))
        .expect("it is in the set");
    assert_eq!((create.value.expect("it is in the set").ptr64, create.named_bits), (0x090A, Some(0xFF)));
}

#[test]
fn group_set_contains_every_numbered_group() {
    let catalog = &*PUBLISHED;
    let set = set(catalog, RowsOf::HookGroups);
    assert_eq!(set.values.len(), 31);
    let thread = set
        .values
        .iter()
        .find(|value| value.name.as_deref() == Some("EVENT_TRACE_GROUP_THREAD"))
        .expect("it is in the set");
    assert_eq!((thread.value.expect("it is in the set").ptr64, thread.rust.as_deref()), (0x0500, Some("THREAD")));
}

#[test]
fn finds_event_by_every_name() {
    let catalog = &*PUBLISHED;
    let index = Index::new(catalog);
    let found = |name: &str| match index.find(name) {
        Found::Items(items) => items
            .iter()
            .filter_map(|item| match item {
                Item::Event(_, event) => event.hook,
                _ => None,
            })
            .collect(),
        Found::Nothing(_) => Vec::new(),
    };
    for name in ["WMI_LOG_TYPE_IO_READ", "EVENT_TRACE_TYPE_IO_READ", "HookId::IO_READ"] {
        assert_eq!(found(name), [0x010A], "{name}");
    }
    for name in ["PERFINFO_LOT_TYPE_THREAD_SET_BASE_PRIORITY", "PERFINFO_LOG_TYPE_THREAD_SET_BASE_PRIORITY"] {
        assert_eq!(found(name), [0x0531], "{name}");
    }
    assert_eq!(found("EVENT_TRACE_TYPE_REGCREATE"), [0x090A]);
}

#[test]
fn every_type_name_is_a_constant_with_the_type_of_its_event() {
    let catalog = &*PUBLISHED;
    let mut checked = 0;
    for event in events(catalog) {
        let (Some(name), Some(ty)) = (&event.type_name, event.ty) else { continue };
        let sets = catalog.sets.iter().filter(|set| set.rows.is_none());
        let numbers: BTreeSet<u64> = sets
            .flat_map(|set| &set.values)
            .filter(|value| value.name.as_ref() == Some(name))
            .map(|value| value.value.expect("a type has a number").ptr64)
            .collect();
        assert_eq!(numbers, BTreeSet::from([u64::from(ty)]), "{name}");
        checked += 1;
    }
    assert!(checked > 0, "events have type names");
}
