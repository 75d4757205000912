//! Packs are opened, read, and compared by release.

use std::collections::BTreeMap;
use std::sync::Arc;

use etwspec::Guid;
use etwspec_schema::Schemas;
use etwspec_schema::pack::write::{Contents, DetailFacts, FieldFacts, ProviderFacts, RowFacts, Statements, write};
use etwspec_schema::pack::{ChangeKind, Dump, Dumps, Error, Kind, Pack, Quantity, Source, changes_of};

use crate::events;

fn field(name: &str, in_type: u16) -> FieldFacts {
    FieldFacts { name: name.to_owned(), in_type, members: None }
}

fn row(id: u16, fields: &[(&str, u16)]) -> RowFacts {
    let fields = fields.iter().map(|(name, of)| field(name, *of)).collect();
    RowFacts { id, name: format!("Event{id}"), fields, ..RowFacts::default() }
}

/// GUID of the provider that the package lacks.
const CONTOSO: Guid = Guid::from_bytes([7; 16]);

/// Returns a pack with a provider. The first dump states lengths.
fn pack(rows: Vec<(RowFacts, Statements)>) -> Vec<u8> {
    let sources = vec![Source::new("with", true), Source::new("without", false)];
    let dump = |build, source| Dump::new(build, build.to_string(), build.to_string(), source);
    let dumps = vec![dump(1, 0), dump(2, 1), dump(3, 1)];
    let guids = [CONTOSO, events::provider()].map(|guid| ((guid.to_bytes(), 0), Dumps(0b1))).into();
    let facts = ProviderFacts { guids, rows: rows.into_iter().collect(), ..ProviderFacts::default() };
    let providers = BTreeMap::from([("Contoso".to_owned(), facts)]);
    write(&Contents { sources, dumps, providers }).expect("the contents fit the format")
}

fn stated(dumps: u64, details: &[(DetailFacts, u64)]) -> Statements {
    let details = details.iter().map(|(detail, dumps)| (vec![detail.clone()], Dumps(*dumps))).collect();
    Statements { dumps: Dumps(dumps), details }
}

#[test]
fn packs_belong_to_the_schemas_that_they_are_set_for() {
    let bytes = pack(vec![(row(events::UNDESCRIBED, &[("Size", 4)]), stated(0b1, &[]))]);
    let mut with = Schemas::new();
    with.set_windows(Arc::new(Pack::open(bytes).expect("a pack")));
    assert_eq!(events::described(&with), ["Size=u7"]);
    assert!(events::described(&Schemas::new()).is_empty());
    assert_eq!(with.provider_name(CONTOSO), Some("Contoso"));
    assert_eq!(Schemas::new().provider_name(CONTOSO), None);
}

#[test]
fn facts_apply_to_dumps_with_the_same_fields() {
    let length = DetailFacts { field: 1, length: Quantity::Field(0), ..DetailFacts::default() };
    let known = row(1, &[("Size", 8), ("Data", 14)]);
    let unknown = row(2, &[("Data", 14)]);
    let bytes = pack(vec![(known, stated(0b11, &[(length, 0b1)])), (unknown, stated(0b10, &[]))]);
    let pack = Pack::open(&bytes).expect("a pack");
    let provider = pack.named("contoso").expect("a provider").read().expect("readable");
    let layouts = provider.layouts(1, 0);
    let facts = layouts[0].stated(1).expect("the first dump states them");
    assert_eq!((facts.dumps, facts.of(1).length), (Dumps(1), Quantity::Field(0)));
    assert_eq!(facts.of(0).length, Quantity::None);
    assert!(provider.layouts(2, 0)[0].stated(1).is_none(), "no dump states lengths");
}

#[test]
fn indices_of_members_are_no_types() {
    // 3 fields: the first structure has the index 3, the type Int8. The number 30 is no type.
    let first = row(1, &[("Block", 3), ("Other", 30), ("Id", 8)]);
    // 1 field: the same structure has the index 1, the type UnicodeString.
    let second = row(2, &[("Block", 1)]);
    // A value, since an index is never less than the number of fields.
    let third = row(3, &[("Block", 1), ("Id", 8)]);
    let bytes = pack([first, second, third].map(|row| (row, stated(0b10, &[]))).into());
    let pack = Pack::open(&bytes).expect("a pack");
    let provider = pack.named("Contoso").expect("a provider").read().expect("readable");
    let kinds = |id| provider.layouts(id, 0)[0].fields.iter().map(|field| field.kind).collect::<Vec<_>>();
    assert_eq!(kinds(1), [Kind::Opaque, Kind::Opaque, Kind::Value]);
    assert_eq!(kinds(2), [Kind::Value], "the name has this type where it is no index");
    assert_eq!(kinds(3), [Kind::Value, Kind::Value]);
}

#[test]
fn changes_tell_fields_from_versions() {
    let both = row(1, &[("Id", 8)]);
    let extended = row(1, &[("Id", 8), ("More", 8)]);
    let other = row(1, &[("More", 8)]);
    let newer = RowFacts { version: 1, ..row(1, &[]) };
    let added = row(2, &[]);
    let kinds = |rows: Vec<(RowFacts, u64)>| {
        let bytes = pack(rows.into_iter().map(|(row, dumps)| (row, stated(dumps, &[]))).collect());
        let pack = Pack::open(&bytes).expect("a pack");
        let entry = pack.named("Contoso").expect("a provider");
        let changes = changes_of(entry, Dumps(0b010), Dumps(0b100)).expect("readable");
        changes.changes.into_iter().map(|change| (change.id, change.version, change.kind)).collect::<Vec<_>>()
    };
    assert_eq!(kinds(vec![(both.clone(), 0b110)]), []);
    assert_eq!(kinds(vec![(both.clone(), 0b010), (extended, 0b100)]), [(1, 0, ChangeKind::Extended)]);
    assert_eq!(kinds(vec![(both.clone(), 0b010), (other, 0b100)]), [(1, 0, ChangeKind::Changed)]);
    assert_eq!(kinds(vec![(both.clone(), 0b110), (newer, 0b100)]), [(1, 1, ChangeKind::NewVersion)]);
    assert_eq!(kinds(vec![(both.clone(), 0b110), (added, 0b100)]), [(2, 0, ChangeKind::Added)]);
    assert_eq!(kinds(vec![(both, 0b010)]), [(1, 0, ChangeKind::Removed)]);
}

#[test]
fn damaged_packs_are_errors() {
    assert_eq!(Pack::open(b"").err(), Some(Error::Magic));
    let bytes = pack(vec![(row(1, &[("Id", 8)]), stated(0b10, &[]))]);
    for size in 8..bytes.len() {
        assert_eq!(Pack::open(&bytes[..size]).err(), Some(Error::Damaged), "{size} bytes");
    }
    for at in 0..bytes.len() {
        let mut damaged = bytes.clone();
        damaged[at] ^= 0x55;
        if let Ok(pack) = Pack::open(&damaged) {
            for entry in pack.providers() {
                let provider = entry.read();
                _ = provider.iter().flat_map(|provider| provider.rows()).flat_map(|row| row.fields().iter()).count();
            }
        }
    }
}

#[test]
fn every_provider_of_windows_is_readable() {
    let pack = Pack::builtin();
    assert!(pack.providers().len() > 1000);
    for entry in pack.providers() {
        let provider = entry.read().expect("readable");
        assert_eq!(provider.events().count(), entry.events(), "{}", entry.name());
        for guid in entry.guids() {
            assert!(pack.with_guid(guid.guid).any(|own| own.name() == entry.name()), "{}", entry.name());
        }
    }
}
