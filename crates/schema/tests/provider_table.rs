//! Tables of providers that are shipped.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use etwspec::Guid;
use etwspec::describe::provider;
use etwspec::headers::{TdhInType, TdhOutType};
use etwspec_etl::payload::{Value, Visitor};
use etwspec_etl::{File, Identity, Item};
use etwspec_schema::manifest;
use etwspec_schema::provider_table::{self, Tables};
use etwspec_schema::{Content, Decoder, EventId, Field, Fit, Schema, Schemas, Source};

use crate::events;

/// Kinds of events of which some have more data than the row states.
const WITH_MORE_DATA: &[(&str, u16, u16)] = &[
    // The elements are C structures, whose padding depends on the pointer size.
    ("Microsoft-Windows-DotNETRuntime", 208, 0),
    ("Microsoft-Windows-RPC", 1, 1),
];

#[test]
fn finds_providers_by_guid() {
    let guid: Guid = "22FB2CD6-0E7B-422B-A0C7-2FAD1FD0E716".parse().expect("a GUID");
    assert_eq!(provider_table::name(guid), Some("Microsoft-Windows-Kernel-Process"));
    let schemas = provider_table::find(guid).expect("a table");
    let start = schemas.iter().find(|schema| schema.event == EventId::Manifest { id: 1, version: 0 }).expect("a row");
    assert_eq!(start.task.as_deref(), Some("ProcessStart"));
    assert_eq!(start.opcode.as_deref(), Some("Start"));
    assert_eq!(start.level.as_deref(), Some("Informational"));
    assert_eq!(start.keywords.iter().map(AsRef::as_ref).collect::<Vec<_>>(), ["WINEVENT_KEYWORD_PROCESS"]);
    let fields: Vec<&str> = start.fields.iter().map(|field| &*field.name).collect();
    assert_eq!(fields, ["ProcessID", "CreateTime", "ParentProcessID", "SessionID", "ImageName"]);
    assert_eq!(provider_table::find(Guid::default()), None);
}

#[test]
fn names_and_guids_of_tables_are_unique() {
    let guids: BTreeSet<Guid> = provider::all().map(|provider| provider.guid).collect();
    let names: BTreeSet<&str> = provider::all().map(|provider| provider.name).collect();
    assert_eq!((guids.len(), names.len()), (provider::all().count(), provider::all().count()));
    assert!(guids.len() > 10, "{} tables", guids.len());
}

#[test]
fn references_of_fields_are_to_earlier_fields() {
    fn check(fields: &[Field], next: &mut u16, schema: &Schema) {
        for field in fields {
            let own = *next;
            *next += 1;
            if let etwspec_schema::Count::Field(index) = field.count {
                assert!(index.0 < own, "{:?} of {:?}", field.name, schema.event);
            }
            match &field.content {
                Content::Struct(members) => check(members, next, schema),
                Content::Value { length: etwspec_schema::Length::Field(index), .. } => {
                    assert!(index.0 < own, "{:?} of {:?}", field.name, schema.event);
                }
                _ => {}
            }
        }
    }
    for provider in provider::all() {
        for schema in provider_table::find(provider.guid).expect("a table") {
            check(&schema.fields, &mut 0, &schema);
        }
    }
}

/// Facts that are made of schemas state the same schemas.
#[test]
fn facts_state_the_schemas_they_are_made_from() {
    for provider in provider::all() {
        let schemas = provider_table::find(provider.guid).expect("a table");
        let mut source = manifest::Provider::new(provider.guid);
        source.name = Some(provider.name.into());
        source.schemas.clone_from(&schemas);
        let (facts, unstated) = provider_table::facts(&source);
        assert_eq!(unstated, [], "{}", provider.name);
        for (own, again) in schemas.iter().zip(provider_table::schemas(&facts)) {
            assert_eq!(*own, again, "{}", provider.name);
        }
        assert_eq!(facts.events.len(), schemas.len());
    }
}

struct Nothing;

impl<'a> Visitor<'a> for Nothing {
    fn value(&mut self, _: &etwspec_etl::payload::Field, _: Value<'a>) {}
}

/// Every event of real traces whose provider has a table is explained by its row to the last byte.
#[test]
fn tables_explain_every_byte_of_real_events() {
    let Some(corpus) = etwspec_corpus::folder_or_skip() else { return };
    let schemas = Arc::new(Schemas::new());
    let (mut seen, mut wrong) = (0, BTreeMap::<(&str, u16, u16, String), u64>::new());
    let mut missing = BTreeMap::<(&str, u16, u16), u64>::new();
    let mut exact = BTreeSet::new();
    for path in etwspec_corpus::traces(&corpus) {
        let file = File::read(&path).expect("a trace");
        let mut decoder = Decoder::new(schemas.clone(), None);
        file.trace().for_each(|item| {
            let Item::Event(_, event) = item else { return };
            let Identity::Provider { guid, id, version } = event.identity() else { return };
            let Some(name) = provider_table::name(guid) else { return };
            match decoder.fields(&event, &mut Nothing) {
                Ok(Some((_, Fit::Exact))) => {
                    exact.insert((name, id, version));
                    seen += 1;
                }
                Ok(Some((_, fit))) => *wrong.entry((name, id, version, format!("{fit:?}"))).or_insert(0) += 1,
                _ => *missing.entry((name, id, version)).or_insert(0) += 1,
            }
        });
    }
    assert!(exact.len() > 100, "{} kinds of events", exact.len());
    // An exception that no longer applies has to go.
    for (name, id, version) in WITH_MORE_DATA {
        let more = wrong.remove(&(*name, *id, *version, format!("{:?}", Fit::BytesLeft)));
        assert!(more.is_some(), "{name} {id} {version} has no more data than its row states");
    }
    assert!(wrong.is_empty() && missing.is_empty(), "do not fit: {wrong:#?}\nwithout a row: {missing:#?}");
    assert!(seen > 70_000, "{seen} events");
}

#[test]
fn tables_in_a_file_are_those_of_the_program() {
    let bytes = provider_table::to_bytes();
    let read = provider_table::read(&bytes).expect("tables");
    let all: Vec<Schema> = provider_table::all().collect();
    assert_eq!(read.len(), all.len());
    for (read, own) in read.iter().zip(&all) {
        assert_eq!(read, own);
    }
}

#[test]
fn tables_belong_to_the_schemas_that_they_are_set_for() {
    let (contoso, id) = (Guid::from_bytes([7; 16]), EventId::Manifest { id: events::UNDESCRIBED, version: 0 });
    let schemas = [contoso, events::provider()].map(|guid| {
        let mut schema = Schema::new(Source::Table, guid, id);
        schema.provider_name = Some("Contoso".into());
        schema.fields = Arc::new([Field::value("Size", TdhInType::UINT8, TdhOutType::NULL)]);
        schema
    });
    let mut with = Schemas::new();
    with.set_tables(Arc::new(Tables::new(schemas.into())));
    assert_eq!(events::described(&with), ["Size=u7"]);
    assert!(events::described(&Schemas::new()).is_empty());
    assert_eq!(with.provider_name(contoso), Some("Contoso"));
    assert_eq!(Schemas::new().provider_name(contoso), None);
}

#[test]
fn damaged_tables_are_refused_or_read() {
    let bytes = provider_table::to_bytes();
    for end in (0..bytes.len()).step_by(4099) {
        assert!(provider_table::read(&bytes[..end]).is_err(), "{end}");
    }
    for at in (0..bytes.len()).step_by(509) {
        let mut damaged = bytes.clone();
        damaged[at] ^= 0xFF;
        drop(provider_table::read(&damaged));
    }
}
