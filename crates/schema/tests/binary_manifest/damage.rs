//! Damaged manifests, and manifests that are made to take time or memory.

use etwspec::manifests::{
    CrimEvent, CrimEvents, CrimManifest, CrimProvider, CrimProviderEntry, CrimTemplateItem, CrimText,
};
use etwspec::{Guid, Record, Tailed};
use etwspec_corpus::program::{Type, program};
use etwspec_schema::binary_manifest::{Program, ProgramError, Resources, write};
use etwspec_schema::manifest::Provider;
use etwspec_schema::{EventId, Field, Schema, Source};
use proptest::prelude::*;

use super::arbitrary::provider;
use super::{FIXTURE, providers, read_all};
use crate::hostile::bounded;

fn resources() -> Resources {
    write(&providers(FIXTURE.as_bytes())).0
}

#[test]
fn every_end_and_every_changed_number_is_read() {
    let whole = resources();
    let (manifest, messages) = (&whole.manifests[0], &whole.messages[0]);
    let damaged = |manifest: &[u8], messages: &[u8]| {
        let mut resources = Resources::of_manifest(manifest.to_vec());
        resources.messages = vec![messages.to_vec()];
        read_all(&resources)
    };
    for end in 0..manifest.len() {
        let read = damaged(&manifest[..end], messages);
        assert!(!read.problems.is_empty(), "{end}");
    }
    (0..messages.len()).for_each(|end| _ = damaged(manifest, &messages[..end]));
    for at in (0..manifest.len() - 4).step_by(2) {
        for number in [0, 1, 0x7FFF_FFFF, u32::MAX, at as u32, manifest.len() as u32 - 1] {
            let mut changed = manifest.clone();
            changed[at..at + 4].copy_from_slice(&number.to_le_bytes());
            _ = damaged(&changed, messages);
        }
    }
}

/// Returns a manifest of which each byte of a list of parts is at its place.
fn manifest(count: usize, provider: u32, rest: &[u8]) -> Vec<u8> {
    let mut manifest = CrimManifest::default();
    manifest.set_signature(etwspec::manifests::CrimSignature::CRIM).set_provider_count(count as u32);
    let mut entry = CrimProviderEntry::default();
    entry.set_provider_offset(provider);
    manifest.providers = vec![entry; count];
    manifest.data = rest.to_vec();
    let size = CrimManifest::FIXED + count * CrimProviderEntry::SIZE + rest.len();
    manifest.set_size(size as u32);
    manifest.to_vec().expect("counts agree")
}

/// Returns the resources of a provider with events.
fn with_events(count: u16, fields: usize) -> Resources {
    let mut provider = Provider::new(Guid::default());
    let fields: std::sync::Arc<[Field]> =
        (0..fields).map(|_| Field::value("f", etwspec::headers::TdhInType::UINT8, Default::default())).collect();
    for id in 0..count {
        let mut schema = Schema::new(Source::BinaryManifest, Guid::default(), EventId::Manifest { id, version: 0 });
        schema.fields = fields.clone();
        provider.schemas.push(schema);
    }
    write(&[provider]).0
}

#[test]
fn providers_that_share_events_are_bounded() {
    let one = with_events(1000, 10).manifests.remove(0);
    // The events of the only provider, for each of many.
    let start = (CrimManifest::FIXED + 20_000 * CrimProviderEntry::SIZE) as u32;
    let moved = start - (CrimManifest::FIXED + CrimProviderEntry::SIZE) as u32;
    let mut provider =
        CrimProvider::from_slice(&one[CrimManifest::FIXED + CrimProviderEntry::SIZE..]).expect("a provider");
    provider.rest.clear();
    for list in &mut provider.lists {
        let at = list.list_offset();
        list.set_list_offset(at + moved);
    }
    let mut rest = one[CrimManifest::FIXED + CrimProviderEntry::SIZE..].to_vec();
    let lists = provider.to_vec().expect("counts agree");
    rest[..lists.len()].copy_from_slice(&lists);
    let resources = Resources::of_manifest(manifest(20_000, start, &rest));
    let read = bounded(|| read_all(&resources));
    assert!(read.providers.len() > 10);
    let events: usize = read.providers.iter().map(|provider| provider.schemas.len()).sum();
    assert!((1000..200_000).contains(&events), "{events} events");
    assert!(read.problems.iter().any(|problem| problem.contains("too much memory")), "{:?}", read.problems);
}

#[test]
fn texts_templates_and_keywords_that_overlap_are_bounded() {
    let mut one = with_events(20_000, 1).manifests.remove(0);
    // A long text without an end, of which every even offset is another text with any size.
    let text = one.len() as u32;
    one.extend(vec![b'n'; 1 << 20]);
    let size = one.len() as u32;
    one[4..8].copy_from_slice(&size.to_le_bytes());
    let start = one.windows(4).position(|window| window == b"EVNT").expect("events") + CrimEvents::FIXED;
    for index in 0..20_000u32 {
        let place = start + index as usize * CrimEvent::SIZE;
        let mut event = CrimEvent::from_prefix(&one[place..]).expect("an event");
        // Each is a level, a task, keywords and a template at another offset.
        let at = text + index * 4;
        event.set_level_offset(at).set_task_offset(at + 2).set_opcode_offset(at).set_channel_offset(at);
        event.set_keyword_count(u32::MAX).set_keywords_offset(at).set_template_offset(at);
        one[place..place + CrimEvent::SIZE].copy_from_slice(event.bytes());
    }
    let resources = Resources::of_manifest(one);
    let read = bounded(|| read_all(&resources));
    assert!(!read.problems.is_empty());
}

#[test]
fn templates_that_share_items_are_bounded() {
    let mut one = with_events(1, 60_000).manifests.remove(0);
    let template = one.windows(4).position(|window| window == b"TEMP").expect("a template");
    // Structures that contain all items.
    let first = template + etwspec::manifests::CrimTemplate::FIXED;
    for index in 0..60_000 {
        let place = first + index * CrimTemplateItem::SIZE;
        one[place] = 1;
        one[place + 4..place + 8].copy_from_slice(&[0, 0, 0xFF, 0xFF]);
    }
    let read = bounded(|| read_all(&Resources::of_manifest(one.clone())));
    assert_eq!(read.providers[0].schemas.len(), 1);
    // Each event has a template of its own, at another place of one template.
    let mut many = with_events(2000, 60_000).manifests.remove(0);
    let template = many.windows(4).position(|window| window == b"TEMP").expect("a template");
    let header = many[template..template + etwspec::manifests::CrimTemplate::FIXED].to_vec();
    let copies = many.len();
    (0..2000).for_each(|_| many.extend(&header));
    let size = many.len() as u32;
    many[4..8].copy_from_slice(&size.to_le_bytes());
    let start = many.windows(4).position(|window| window == b"EVNT").expect("events") + CrimEvents::FIXED;
    for index in 0..2000 {
        let place = start + index * CrimEvent::SIZE;
        let mut event = CrimEvent::from_prefix(&many[place..]).expect("an event");
        event.set_template_offset((copies + index * header.len()) as u32);
        many[place..place + CrimEvent::SIZE].copy_from_slice(event.bytes());
        // Without the size of the template, which ends beyond the manifest.
        let at = copies + index * header.len() + 4;
        many[at..at + 4].copy_from_slice(&(header.len() as u32).to_le_bytes());
    }
    let read = bounded(|| read_all(&Resources::of_manifest(many.clone())));
    assert!(read.problems.iter().any(|problem| problem.contains("too much memory")), "{:?}", read.problems);
}

#[test]
fn messages_that_overlap_are_bounded() {
    // Every block has all IDs, at the same place.
    let blocks = 10_000u32;
    let mut table = blocks.to_le_bytes().to_vec();
    for _ in 0..blocks {
        table.extend([0, u32::MAX, 4 + 12 * blocks].into_iter().flat_map(u32::to_le_bytes));
    }
    (0..100_000).for_each(|_| table.extend([4, 0, 1, 0]));
    let mut resources = resources();
    resources.messages = vec![table];
    bounded(|| read_all(&resources));
}

#[test]
fn long_names_and_messages_are_cut_off() {
    let mut provider = Provider::new(Guid::default());
    provider.name = Some("n".repeat(5000).into());
    let mut schema = Schema::new(Source::BinaryManifest, Guid::default(), EventId::Manifest { id: 1, version: 0 });
    schema.message = Some("é".repeat(100_000).into());
    provider.schemas.push(schema);
    let read = read_all(&write(&[provider]).0);
    let [provider] = &read.providers[..] else { panic!("one provider") };
    let length = |text: &Option<std::sync::Arc<str>>| text.as_ref().map_or(0, |text| text.len());
    assert!((1024..1100).contains(&length(&provider.name)), "{}", length(&provider.name));
    assert!(
        (60_000..66_000).contains(&length(&provider.schemas[0].message)),
        "{}",
        length(&provider.schemas[0].message)
    );
    assert_eq!(CrimText::FIXED, size_of::<u32>());
}

#[test]
fn every_end_and_every_changed_number_of_a_program_is_read() {
    let whole = resources();
    let all: [(Type, u16, &[u8]); 3] = [
        (Type::Manifest, 0x409, &whole.manifests[0]),
        (Type::Icon, 0x409, b"icon"),
        (Type::Messages, 0x409, &whole.messages[0]),
    ];
    let bytes = program(&all);
    assert_eq!(Program::Bytes(&bytes).resources(None).expect("resources"), whole);
    for end in 0..bytes.len() {
        let error = Program::Bytes(&bytes[..end]).resources(None).expect_err("it is incomplete");
        assert!(matches!(error, ProgramError::NoProgram | ProgramError::Damaged(_)), "{end}: {error}");
    }
    let headers = bytes.len() - whole.manifests[0].len() - whole.messages[0].len();
    for at in 0..headers - 4 {
        for number in [0, 1, 0x8000_0000, u32::MAX, at as u32, bytes.len() as u32 - 1, 0x1000] {
            let mut changed = bytes.clone();
            changed[at..at + 4].copy_from_slice(&number.to_le_bytes());
            if let Ok(found) = Program::Bytes(&changed).resources(None) {
                let size: usize = found.manifests.iter().chain(&found.messages).map(Vec::len).sum();
                assert!(size <= bytes.len(), "{at:#x}: {size} bytes");
            }
        }
    }
}

proptest! {
    #[test]
    fn changed_bytes_are_read(
        provider in provider(), changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..8),
    ) {
        let (mut resources, _) = write(&[provider]);
        for (at, byte) in changes {
            let bytes = &mut resources.manifests[0];
            let at = at.index(bytes.len());
            bytes[at] = byte;
        }
        let read = read_all(&resources);
        // Providers that were read can be written, and read again.
        let (again, _) = write(&read.providers);
        prop_assert_eq!(read_all(&again).providers.len(), read.providers.len());
    }
}
