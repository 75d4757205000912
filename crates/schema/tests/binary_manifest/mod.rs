//! Binary manifests: round trips, programs, damage, and programs of public packages.

mod arbitrary;
mod damage;
mod packages;
mod programs;

use std::collections::BTreeSet;

use etwspec::headers::TdhInType;
use etwspec_schema::binary_manifest::{BinaryManifest, Options, Resources, read, write};
use etwspec_schema::manifest::{self, Provider};
use etwspec_schema::{Content, EventId, Field, Length, Schema, Source};

const FIXTURE: &str = include_str!("../manifests/every-construct.man");

/// Reads resources without options.
fn read_all(resources: &Resources) -> BinaryManifest {
    read(resources, &Options::default())
}

/// Returns the providers of a manifest as a binary manifest contains them: without symbols.
fn providers(text: &[u8]) -> Vec<Provider> {
    let mut providers = manifest::read(text, &manifest::Options::default()).providers;
    for provider in &mut providers {
        provider.symbol = None;
        for schema in &mut provider.schemas {
            schema.source = Source::BinaryManifest;
        }
    }
    providers
}

/// Returns the encoded fields of a schema as text: name, type, count, length, and names of values.
fn fields(schema: &Schema) -> Vec<String> {
    described(schema, true)
}

fn described(schema: &Schema, maps: bool) -> Vec<String> {
    fn add(fields: &[Field], maps: bool, into: &mut Vec<String>) {
        for field in fields {
            let content = match &field.content {
                Content::Struct(_) => "struct".to_owned(),
                Content::Value { in_type, length, map, .. } => {
                    // The compiler sorts values.
                    let map = map
                        .as_ref()
                        .filter(|_| maps)
                        .map(|map| (map.flags, map.values.iter().collect::<BTreeSet<_>>()));
                    // The compiler ignores the length of other types.
                    let sized = [TdhInType::UNICODESTRING, TdhInType::ANSISTRING, TdhInType::BINARY].contains(in_type);
                    let length = if sized { *length } else { Length::Unstated };
                    format!("{in_type:?} {length:?} {map:?}")
                }
                other => format!("{other:?}"),
            };
            into.push(format!("{}: {content} {:?}", field.name, field.count));
            if let Content::Struct(members) = &field.content {
                add(members, maps, into);
            }
        }
    }
    let mut all = Vec::new();
    add(&schema.fields, maps, &mut all);
    all
}

fn id(schema: &Schema) -> (u16, u8) {
    match schema.event {
        EventId::Manifest { id, version } => (id, version),
        ref other => panic!("{other:?} in a manifest"),
    }
}

#[test]
fn every_construct_of_manifests_returns() {
    let mut wanted = providers(FIXTURE.as_bytes());
    let (resources, problems) = write(&wanted);
    let found = read_all(&resources);
    assert_eq!(found.problems, [""; 0]);
    // A name without a number is not in the bytes: the events have none either.
    assert!(problems.iter().all(|problem| problem.ends_with("its number is not known")), "{problems:?}");
    for (wanted, found) in
        wanted.iter_mut().flat_map(|of| &mut of.schemas).zip(found.providers.iter().flat_map(|of| &of.schemas))
    {
        for name in [&mut wanted.channel, &mut wanted.level, &mut wanted.task, &mut wanted.opcode] {
            if problems.iter().any(|problem| name.as_ref().is_some_and(|name| problem.contains(&format!("`{name}`")))) {
                *name = None;
            }
        }
        wanted.keywords.retain(|keyword| !problems.iter().any(|problem| problem.contains(&format!("`{keyword}`"))));
        assert_eq!(found, wanted);
    }
    // Classes of tasks, maps without a field and filters are not written.
    wanted.iter_mut().for_each(|provider| (provider.classic, provider.unread) = (Vec::new(), Vec::new()));
    assert_eq!(found.providers, wanted);
}

#[test]
fn texts_of_several_providers_and_resources_are_separate() {
    let of = |name: &str| {
        let mut provider = Provider::new(etwspec::Guid::from_bytes([name.len() as u8; 16]));
        provider.name = Some(name.into());
        provider.tasks.insert(1, manifest::Named::new(name));
        provider
    };
    let (mut one, _) = write(&[of("A"), of("Bb")]);
    let (other, _) = write(&[of("Ccc")]);
    one.manifests.extend(other.manifests);
    assert_eq!(read_all(&one).providers, [of("A"), of("Bb"), of("Ccc")]);
}
