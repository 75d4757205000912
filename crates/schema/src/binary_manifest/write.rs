//! Providers to binary manifests.

use std::sync::Arc;

use etwspec::headers::EventDescriptor;
use etwspec::manifests::{
    CrimChannel, CrimChannels, CrimEvent, CrimEventAttribute, CrimEventAttributeType, CrimEventAttributes, CrimEvents,
    CrimKeyword, CrimKeywords, CrimLevel, CrimLevels, CrimListEntry, CrimListType, CrimManifest, CrimOpcode,
    CrimOpcodes, CrimProvider, CrimProviderAttribute, CrimProviderAttributeType, CrimProviderAttributes,
    CrimProviderEntry, CrimSignature, CrimTask, CrimTasks,
};
use etwspec::{Record, Tailed};
use etwspec_etl::counts::OrderBy as _;
use hashbrown::{HashMap, HashSet};

use super::out::{MessageIds, Out, Texts, sized, terminated};
use super::resources::Resources;
use super::template_writer::TemplateWriter;
use crate::manifest::{Named, Provider, shared_keyword, shared_level, shared_opcode};
use crate::model::{EventId, Schema};

/// Version of the format that is written.
const VERSION: (u16, u16) = (5, 1);

/// Maximum size of templates in bytes, without those for each event. Names are written wherever a template has them.
const MAX: usize = 24 << 20;

/// Bytes of templates that each event allows.
const PER_EVENT: usize = 1 << 10;

/// Writes the binary manifest of providers, and a table with their messages.
///
/// Equal input gives equal bytes. Reading the result returns the providers, except for the returned problems, which are
/// sentences, and symbols of the C header. Templates contain no binary XML, which only the event log of Windows reads.
pub fn write(providers: &[Provider]) -> (Resources, Vec<String>) {
    let mut writer = Writer { out: Out::default(), messages: MessageIds::default(), problems: Vec::new() };
    let mut manifest = CrimManifest::default();
    manifest.set_signature(CrimSignature::CRIM);
    manifest.set_major_version(VERSION.0);
    manifest.set_minor_version(VERSION.1);
    manifest.set_provider_count(providers.len() as u32);
    writer.out.skip(CrimManifest::FIXED + providers.len() * CrimProviderEntry::SIZE);
    for provider in providers {
        let mut entry = CrimProviderEntry::default();
        entry.set_guid(provider.guid);
        entry.set_provider_offset(writer.out.offset());
        manifest.providers.push(entry);
        writer.provider(provider);
    }
    manifest.set_size(writer.out.offset());
    writer.out.put(0, manifest.to_vec());
    let manifests = vec![writer.out.bytes];
    (Resources { manifests, messages: writer.messages.table().into_iter().collect(), left_out: 0 }, writer.problems)
}

struct Writer {
    out: Out,
    messages: MessageIds,
    problems: Vec<String>,
}

/// Name and number of a definition, and the offset at which it is written.
struct Definition<N> {
    name: Arc<str>,
    value: N,
    offset: u32,
}

/// Definitions to which the events of a provider refer.
#[derive(Default)]
struct Definitions {
    channels: Vec<Definition<u8>>,
    levels: Vec<Definition<u8>>,
    tasks: Vec<Definition<u16>>,
    /// Opcodes by task and value.
    opcodes: Vec<Definition<(u16, u8)>>,
    keywords: Vec<Definition<u64>>,
}

/// Writes a list of definitions. Returns the offsets of the entries.
macro_rules! write_list {
    ($writer:expr, $list:ident, $signature:ident, $entry:ident, $entries:expr) => {{
        let first = $writer.out.offset() + $list::FIXED as u32;
        let (entries, data) = with_names(first, $entries, $entry::set_name_offset);
        let (count, size) = (entries.len(), $list::FIXED + entries.len() * $entry::SIZE + data.len());
        let mut list = $list::default();
        list.set_signature(CrimSignature::$signature).set_count(count as u32);
        if count > 0 {
            list.set_size(size as u32);
        }
        (list.entries, list.data) = (entries, data);
        $writer.out.append(list.to_vec());
        (0..count).map(|index| first + (index * $entry::SIZE) as u32).collect::<Vec<u32>>()
    }};
}

impl Writer {
    fn provider(&mut self, provider: &Provider) {
        let start = self.out.bytes.len();
        let mut seen = HashSet::new();
        let mut schemas: Vec<&Schema> = provider.schemas.iter().collect();
        schemas.retain(|schema| {
            let usual = matches!(schema.event, EventId::Manifest { .. });
            let kept = usual && seen.insert(schema.event);
            if !kept {
                let name = schema.name.as_deref().unwrap_or_default();
                self.problems.push(format!("`{name}` is left out: it is no event of a manifest, or a second one"));
            }
            kept
        });
        let mut templates = TemplateWriter::default();
        schemas.retain(|schema| match templates.add(&schema.fields) {
            Ok(()) => true,
            Err(problem) => {
                self.problems.push(format!("{:?} is left out: {problem}", schema.event));
                false
            }
        });
        let most = self.out.bytes.len() + MAX + PER_EVENT * schemas.len();
        let named = schemas.iter().any(|schema| schema.name.is_some());
        let kinds = [
            (CrimListType::CHANNELS, !provider.channels.is_empty()),
            (CrimListType::MAPS, templates.has_maps()),
            (CrimListType::TEMPLATES, templates.has_templates()),
            (CrimListType::PROVIDER_ATTRIBUTES, provider.name.is_some()),
            (CrimListType::OPCODES, true),
            (CrimListType::LEVELS, true),
            (CrimListType::TASKS, true),
            (CrimListType::KEYWORDS, true),
            (CrimListType::EVENTS, true),
            (CrimListType::EVENT_ATTRIBUTES, named),
        ];
        let kinds = kinds.into_iter().filter(|(_, is_written)| *is_written).map(|(kind, _)| kind);
        let mut block = CrimProvider::default();
        block.set_signature(CrimSignature::WEVT);
        block.set_message_id(MessageIds::NONE);
        let count = kinds.clone().count();
        block.lists.resize(count, CrimListEntry::default());
        block.set_list_count(count as u32);
        self.out.skip(CrimProvider::FIXED + block.lists.len() * CrimListEntry::SIZE);
        let mut definitions = Definitions::default();
        for (kind, entry) in kinds.zip(&mut block.lists) {
            if kind == CrimListType::EVENTS {
                self.out.align(8);
            }
            entry.set_kind(kind);
            entry.set_list_offset(self.out.offset());
            match kind {
                CrimListType::CHANNELS => self.channels(provider, &mut definitions),
                CrimListType::MAPS => templates.write_maps(&mut self.out, &mut self.messages, &mut self.problems),
                CrimListType::TEMPLATES => templates.write(&mut self.out, most, &mut self.problems),
                CrimListType::PROVIDER_ATTRIBUTES => self.attributes(provider),
                CrimListType::OPCODES => self.opcodes(provider, &schemas, &mut definitions),
                CrimListType::LEVELS => self.levels(provider, &schemas, &mut definitions),
                CrimListType::TASKS => self.tasks(provider, &mut definitions),
                CrimListType::KEYWORDS => self.keywords(provider, &schemas, &mut definitions),
                CrimListType::EVENTS => self.events(&schemas, &templates, &definitions),
                _ => self.event_names(&schemas),
            }
        }
        block.set_size((self.out.bytes.len() - start) as u32);
        self.out.put(start, block.to_vec());
    }

    fn attributes(&mut self, provider: &Provider) {
        let mut list = CrimProviderAttributes::default();
        let mut attribute = CrimProviderAttribute::default();
        attribute.set_kind(CrimProviderAttributeType::NAME);
        attribute
            .set_value_offset(self.out.offset() + (CrimProviderAttributes::FIXED + CrimProviderAttribute::SIZE) as u32);
        list.entries.push(attribute);
        list.data = terminated(provider.name.as_deref().unwrap_or_default());
        let size = CrimProviderAttributes::FIXED + CrimProviderAttribute::SIZE + list.data.len();
        list.set_signature(CrimSignature::PRVA).set_count(1).set_size(size as u32);
        self.out.append(list.to_vec());
    }

    fn event_names(&mut self, schemas: &[&Schema]) {
        let named: Vec<(&Schema, &Arc<str>)> =
            schemas.iter().filter_map(|schema| Some((*schema, schema.name.as_ref()?))).collect();
        let mut list = CrimEventAttributes::default();
        let first = CrimEventAttributes::FIXED + named.len() * CrimEventAttribute::SIZE;
        let mut texts = Texts::new(self.out.offset() + first as u32);
        for (schema, name) in named {
            let EventId::Manifest { id, version } = schema.event else { continue };
            let mut entry = CrimEventAttribute::default();
            entry.set_kind(CrimEventAttributeType::NAME).set_version(version).set_id(id);
            entry.set_value_offset(texts.offset(name, terminated));
            list.entries.push(entry);
        }
        list.data = texts.data;
        let count = list.entries.len();
        let size = CrimEventAttributes::FIXED + count * CrimEventAttribute::SIZE + list.data.len();
        list.set_signature(CrimSignature::EVTA).set_count(count as u32).set_size(size as u32);
        self.out.append(list.to_vec());
    }

    fn channels(&mut self, provider: &Provider, into: &mut Definitions) {
        let entries = provider.channels.iter().map(|(value, named)| {
            let mut entry = CrimChannel::default();
            entry.set_value((*value).into());
            entry.set_message_id(self.messages.of(named));
            (entry, &*named.name)
        });
        let entries = entries.collect();
        let offsets = write_list!(self, CrimChannels, CHAN, CrimChannel, entries);
        into.channels = defined(&provider.channels, offsets);
    }

    fn tasks(&mut self, provider: &Provider, into: &mut Definitions) {
        let entries = provider.tasks.iter().map(|(value, named)| {
            let mut entry = CrimTask::default();
            entry.set_value((*value).into());
            entry.set_message_id(self.messages.of(named));
            (entry, &*named.name)
        });
        let entries = entries.collect();
        let offsets = write_list!(self, CrimTasks, TASK, CrimTask, entries);
        into.tasks = defined(&provider.tasks, offsets);
    }

    fn levels(&mut self, provider: &Provider, schemas: &[&Schema], into: &mut Definitions) {
        let shared = shared(schemas.iter().filter_map(|schema| schema.level.as_ref()), |name| {
            let defined = provider.levels.values().any(|named| named.name == *name);
            shared_level(name).filter(|_| !defined)
        });
        let mut all: Vec<(u8, Named, &str)> = own(&provider.levels);
        all.extend(shared);
        let entries = all.iter().map(|(value, named, written)| {
            let mut entry = CrimLevel::default();
            entry.set_value((*value).into());
            entry.set_message_id(self.messages.of(named));
            (entry, *written)
        });
        let entries = entries.collect();
        let offsets = write_list!(self, CrimLevels, LEVL, CrimLevel, entries);
        into.levels =
            all.iter().zip(offsets).map(|((value, named, _), at)| Definition::new(named, *value, at)).collect();
    }

    fn keywords(&mut self, provider: &Provider, schemas: &[&Schema], into: &mut Definitions) {
        let shared = shared(schemas.iter().flat_map(|schema| &schema.keywords), |name| {
            let defined = provider.keywords.values().any(|named| named.name == *name);
            shared_keyword(name).filter(|_| !defined)
        });
        let mut all: Vec<(u64, Named, &str)> = own(&provider.keywords);
        all.extend(shared);
        let entries = all.iter().map(|(mask, named, written)| {
            let mut entry = CrimKeyword::default();
            entry.set_mask(*mask);
            entry.set_message_id(self.messages.of(named));
            (entry, *written)
        });
        let entries = entries.collect();
        let offsets = write_list!(self, CrimKeywords, KEYW, CrimKeyword, entries);
        into.keywords =
            all.iter().zip(offsets).map(|((mask, named, _), at)| Definition::new(named, *mask, at)).collect();
    }

    fn opcodes(&mut self, provider: &Provider, schemas: &[&Schema], into: &mut Definitions) {
        let shared = shared(schemas.iter().filter_map(|schema| schema.opcode.as_ref()), |name| {
            let defined = provider.opcodes.values().any(|named| named.name == *name);
            shared_opcode(name).filter(|_| !defined)
        });
        let own = provider.opcodes.iter().map(|((task, value), named)| {
            if *task == Some(0) {
                self.problems.push(format!("the opcode `{}` of task 0 is written as one of the provider", named.name));
            }
            ((task.unwrap_or(0), *value), named.clone(), &*named.name)
        });
        let mut all: Vec<((u16, u8), Named, &str)> = own.collect();
        all.extend(shared.into_iter().map(|(value, named, written)| ((0, value), named, written)));
        let entries = all.iter().map(|((task, value), named, written)| {
            let mut entry = CrimOpcode::default();
            entry.set_task(*task);
            entry.set_value((*value).into());
            entry.set_message_id(self.messages.of(named));
            (entry, *written)
        });
        let entries = entries.collect();
        let offsets = write_list!(self, CrimOpcodes, OPCO, CrimOpcode, entries);
        into.opcodes =
            all.iter().zip(offsets).map(|((value, named, _), at)| Definition::new(named, *value, at)).collect();
    }

    fn events(&mut self, schemas: &[&Schema], templates: &TemplateWriter<'_>, definitions: &Definitions) {
        let mut list = CrimEvents::default();
        let data = self.out.offset() + (CrimEvents::FIXED + schemas.len() * CrimEvent::SIZE) as u32;
        for schema in schemas {
            let EventId::Manifest { id, version } = schema.event else { continue };
            let (mut event, mut descriptor) = (CrimEvent::default(), EventDescriptor::default());
            descriptor.set_id(id);
            descriptor.set_version(version);
            if let Some(found) = self.find(schema, "channel", schema.channel.as_ref(), &definitions.channels) {
                descriptor.set_channel(found.value);
                event.set_channel_offset(found.offset);
            }
            if let Some(found) = self.find(schema, "level", schema.level.as_ref(), &definitions.levels) {
                descriptor.set_level(found.value);
                event.set_level_offset(found.offset);
            }
            if let Some(found) = self.find(schema, "task", schema.task.as_ref(), &definitions.tasks) {
                descriptor.set_task(found.value);
                event.set_task_offset(found.offset);
            }
            // An opcode of the task is preferred to one of the provider.
            let task = descriptor.task();
            let of_task =
                definitions.opcodes.iter().find(|own| own.value.0 == task && Some(&own.name) == schema.opcode.as_ref());
            let opcode = of_task.or_else(|| self.find(schema, "opcode", schema.opcode.as_ref(), &definitions.opcodes));
            if let Some(found) = opcode {
                descriptor.set_opcode(found.value.1);
                event.set_opcode_offset(found.offset);
            }
            let keywords = schema.keywords.iter();
            let keywords: Vec<_> =
                keywords.filter_map(|name| self.find(schema, "keyword", Some(name), &definitions.keywords)).collect();
            if !keywords.is_empty() {
                event.set_keywords_offset(data + list.data.len() as u32);
                event.set_keyword_count(keywords.len() as u32);
                descriptor.set_keyword(keywords.iter().fold(0, |mask, keyword| mask | keyword.value));
                list.data.extend(keywords.iter().flat_map(|keyword| keyword.offset.to_le_bytes()));
            }
            event.set_event_descriptor(descriptor);
            event.set_message_id(self.messages.id(schema.message.as_ref()));
            event.set_template_offset(templates.offset(&schema.fields));
            list.entries.push(event);
        }
        let (count, size) =
            (list.entries.len(), CrimEvents::FIXED + list.entries.len() * CrimEvent::SIZE + list.data.len());
        list.set_signature(CrimSignature::EVNT).set_count(count as u32).set_size(size as u32);
        self.out.append(list.to_vec());
    }

    /// Returns the definition of a name that an event has.
    fn find<'d, N>(
        &mut self,
        schema: &Schema,
        what: &str,
        name: Option<&Arc<str>>,
        all: &'d [Definition<N>],
    ) -> Option<&'d Definition<N>> {
        let name = name?;
        let found = all.iter().find(|own| own.name == *name);
        if found.is_none() {
            self.problems.push(format!("{:?}: the {what} `{name}` is left out: its number is not known", schema.event));
        }
        found
    }
}

impl<N> Definition<N> {
    fn new(named: &Named, value: N, offset: u32) -> Definition<N> {
        Definition { name: named.name.clone(), value, offset }
    }
}

/// Returns entries that begin at an offset with the offsets of their names, and the names behind them.
fn with_names<T: Record>(
    first: u32,
    entries: Vec<(T, &str)>,
    set_name_offset: fn(&mut T, u32) -> &mut T,
) -> (Vec<T>, Vec<u8>) {
    let mut texts = Texts::new(first + (entries.len() * T::SIZE) as u32);
    let entries = entries.into_iter().map(|(mut entry, name)| {
        set_name_offset(&mut entry, texts.offset(name, sized));
        entry
    });
    (entries.collect(), texts.data)
}

/// Definitions of a provider with the offsets at which they are written.
fn defined<N: Copy>(all: &std::collections::BTreeMap<N, Named>, offsets: Vec<u32>) -> Vec<Definition<N>> {
    all.iter().zip(offsets).map(|((value, named), offset)| Definition::new(named, *value, offset)).collect()
}

/// Definitions of a provider, and the names that are written.
fn own<N: Copy>(all: &std::collections::BTreeMap<N, Named>) -> Vec<(N, Named, &str)> {
    all.iter().map(|(value, named)| (*value, named.clone(), &*named.name)).collect()
}

/// Returns the definitions that all manifests share for the names that events have: the value, the name without its
/// namespace, and the whole name.
fn shared<'n, N: TryFrom<u64>>(
    names: impl Iterator<Item = &'n Arc<str>>,
    find: impl Fn(&Arc<str>) -> Option<(&'static str, u64)>,
) -> Vec<(N, Named, &'static str)> {
    let mut found: HashMap<&str, (u64, Named, &'static str)> = HashMap::new();
    for name in names {
        if let Some((whole, value)) = find(name) {
            found.entry(name).or_insert_with(|| (value, Named { name: name.clone(), message: None }, whole));
        }
    }
    let mut found: Vec<_> = found.into_values().collect();
    found.order_by_key(|(value, ..)| *value);
    found.into_iter().filter_map(|(value, named, whole)| Some((N::try_from(value).ok()?, named, whole))).collect()
}
