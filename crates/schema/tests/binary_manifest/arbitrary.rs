//! Arbitrary providers: writing and reading returns them.

use std::collections::BTreeMap;
use std::sync::Arc;

use etwspec::Guid;
use etwspec::headers::{TdhInType, TdhOutType};
use etwspec_etl::payload::ValueNames;
use etwspec_schema::binary_manifest::write;
use etwspec_schema::manifest::{Named, Provider};
use etwspec_schema::{Content, Count, EventId, Field, FieldIndex, Length, Schema, Source};
use proptest::collection::{btree_map, hash_set, vec};
use proptest::option;
use proptest::prelude::*;
use proptest::sample::Index;

use super::read_all;

/// Names of definitions: without a namespace, and none that all manifests share.
fn name() -> impl Strategy<Value = Arc<str>> {
    "[a-zé][A-Za-z0-9_. -]{0,12}".prop_map(Arc::from)
}

fn text() -> impl Strategy<Value = Arc<str>> {
    // Any character but the zero, which ends a text.
    "[^\0]{0,20}".prop_map(Arc::from)
}

fn named() -> impl Strategy<Value = Named> {
    (name(), option::of(text())).prop_map(|(name, message)| {
        let mut named = Named::new(&name);
        named.message = message;
        named
    })
}

fn map() -> impl Strategy<Value = Arc<ValueNames>> {
    // Values are cut to the size of the field.
    (text(), any::<bool>(), vec((any::<u8>().prop_map(u64::from), text()), 0..4)).prop_map(|(name, flags, values)| {
        let values = values.into_iter().map(|(value, text)| (value, text.to_string())).collect();
        Arc::new(ValueNames { name: name.to_string(), flags, values })
    })
}

/// A field, whose references are any numbers.
fn field() -> impl Strategy<Value = Field> {
    let count = prop_oneof![
        3 => Just(Count::One),
        1 => any::<u16>().prop_map(Count::Fixed),
        1 => any::<u16>().prop_map(|index| Count::Field(FieldIndex(index))),
    ];
    let length = prop_oneof![
        3 => Just(Length::Unstated),
        1 => any::<u16>().prop_map(Length::Fixed),
        1 => any::<u16>().prop_map(|index| Length::Field(FieldIndex(index))),
    ];
    let value = (text(), 0u16..26, 0u16..38, length, option::weighted(0.2, map()));
    let value = value.prop_map(|(name, in_type, out_type, length, map)| {
        let mut field = Field::value(&name, TdhInType(in_type), TdhOutType(out_type));
        field.content = Content::Value { in_type: TdhInType(in_type), out_type: TdhOutType(out_type), length, map };
        field
    });
    let any_field = value.prop_recursive(3, 12, 4, |inner| {
        (text(), vec(inner, 0..4)).prop_map(|(name, members)| Field::structure(&name, members))
    });
    (any_field, count).prop_map(|(mut field, count)| {
        field.count = count;
        field
    })
}

/// Makes references to fields that exist.
fn refer(fields: &mut [Field], all: u16) {
    for field in fields {
        if let Count::Field(FieldIndex(index)) = &mut field.count {
            *index %= all;
        }
        match &mut field.content {
            Content::Value { length: Length::Field(FieldIndex(index)), .. } => *index %= all,
            Content::Struct(members) => refer(members, all),
            _ => {}
        }
    }
}

fn number(fields: &[Field]) -> usize {
    let members = |field: &Field| if let Content::Struct(members) = &field.content { number(members) } else { 0 };
    fields.iter().map(|field| 1 + members(field)).sum()
}

fn fields() -> impl Strategy<Value = Arc<[Field]>> {
    vec(field(), 0..6).prop_map(|mut fields| {
        let all = number(&fields) as u16;
        refer(&mut fields, all);
        fields.into()
    })
}

/// Indices of the names of an event, its name and message, and the index of its fields.
type Parts = ([Option<Index>; 4], Vec<Index>, Option<Arc<str>>, Option<Arc<str>>, Index);

fn parts() -> impl Strategy<Value = Parts> {
    let index = || option::of(any::<Index>());
    (
        [index(), index(), index(), index()],
        vec(any::<Index>(), 0..4),
        option::weighted(0.3, text()),
        option::of(text()),
        any::<Index>(),
    )
}

/// Returns one of the names of definitions or of names that all manifests share.
fn one<K>(index: Option<Index>, of: &BTreeMap<K, Named>, shared: &[&str]) -> Option<Arc<str>> {
    let all: Vec<Arc<str>> =
        of.values().map(|named| named.name.clone()).chain(shared.iter().map(|name| (*name).into())).collect();
    if all.is_empty() { None } else { Some(index?.get(&all).clone()) }
}

pub(super) fn provider() -> impl Strategy<Value = Provider> {
    let definitions = (
        btree_map(any::<u8>(), named(), 0..4),
        btree_map(16u8.., named(), 0..4),
        btree_map(any::<u16>(), named(), 0..4),
        btree_map((option::of(1u16..), any::<u8>()), named(), 0..5),
        btree_map((0u32..48).prop_map(|bit| 1u64 << bit), named(), 0..5),
    );
    let events = hash_set((any::<u16>(), any::<u8>()), 0..6).prop_flat_map(|ids| {
        let count = ids.len();
        (Just(ids), vec(parts(), count), vec(fields(), 1..4))
    });
    (any::<[u8; 16]>(), option::of(text()), definitions, events).prop_map(|(guid, name, definitions, events)| {
        let mut provider = Provider::new(Guid::from_bytes(guid));
        provider.name = name;
        (provider.channels, provider.levels, provider.tasks, provider.opcodes, provider.keywords) = definitions;
        let (ids, parts, templates) = events;
        for ((id, version), (names, keywords, name, message, template)) in ids.into_iter().zip(parts) {
            let mut schema = Schema::new(Source::BinaryManifest, provider.guid, EventId::Manifest { id, version });
            let [channel, level, task, opcode] = names;
            schema.provider_name.clone_from(&provider.name);
            schema.channel = one(channel, &provider.channels, &[]);
            schema.level = one(level, &provider.levels, &["Informational", "Error"]);
            schema.task = one(task, &provider.tasks, &[]);
            schema.opcode = one(opcode, &provider.opcodes, &["Start", "Stop", "Info"]);
            let keywords = keywords.into_iter();
            schema.keywords = keywords
                .filter_map(|index| one(Some(index), &provider.keywords, &["AuditFailure", "EventlogClassic"]))
                .collect();
            (schema.name, schema.message, schema.fields) = (name, message, template.get(&templates).clone());
            provider.schemas.push(schema);
        }
        provider
    })
}

proptest! {
    #[test]
    fn arbitrary_providers_return(providers in vec(provider(), 0..3)) {
        let (resources, problems) = write(&providers);
        prop_assert_eq!(problems, [""; 0]);
        let found = read_all(&resources);
        prop_assert_eq!(found.problems, [""; 0]);
        prop_assert_eq!(&found.providers, &providers);
        prop_assert_eq!(write(&found.providers).0, resources);
    }
}
