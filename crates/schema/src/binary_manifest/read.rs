//! Binary manifests to providers and schemas.

use std::collections::BTreeMap;
use std::sync::Arc;

use etwspec::manifests::{
    CrimChannel, CrimChannelsView, CrimEvent, CrimEventAttributeType, CrimEventAttributesView, CrimEventsView,
    CrimKeyword, CrimKeywordsView, CrimLevel, CrimLevelsView, CrimListType, CrimManifestView, CrimOpcode,
    CrimOpcodesView, CrimProviderAttributeType, CrimProviderAttributesView, CrimProviderEntry, CrimProviderView,
    CrimSignature, CrimTask, CrimTasksView,
};
use etwspec::{Error, Record};
use hashbrown::{HashMap, HashSet};

use super::messages::Messages;
use super::reader::{Common, ENTRY, Reader};
use super::resources::Resources;
use super::template::Templates;
use crate::limits::{self, Budget, MAX_MEMORY};
use crate::manifest::{Named, Provider, is_none};
use crate::model::{EventId, Schema, Source};

/// Maximum number of keywords of an event: the number of bits of their mask.
const MAX_KEYWORDS: u32 = 64;

/// Maximum number of lists of a provider. There are fewer types.
const MAX_LISTS: usize = 64;

/// Contents and problems of binary manifests.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct BinaryManifest {
    /// Providers, in the order of the resources.
    pub providers: Vec<Provider>,
    /// Problems, as sentences. Everything else was read.
    pub problems: Vec<String>,
}

/// Options for reading binary manifests.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct Options {
    /// Maximum memory in bytes of the contents; without one, 12 MiB and three times the size of the resources.
    pub memory: Option<usize>,
}

/// Reads the binary manifests of a program.
///
/// Reading does not fail. Problems are listed in [`BinaryManifest::problems`]; the rest is read.
pub fn read(resources: &Resources, options: &Options) -> BinaryManifest {
    let memory = options.memory.unwrap_or_else(|| MAX_MEMORY + resources.size().saturating_mul(3));
    let common = Common {
        messages: Messages::new(resources.messages.iter().map(Vec::as_slice)),
        texts: HashMap::new(),
        budget: Budget::new(memory),
        full: false,
        problems: Vec::new(),
    };
    let (mut providers, mut reader) = (Vec::new(), Reader { bytes: &[], names: HashMap::new(), common });
    for manifest in &resources.manifests {
        reader.bytes = manifest;
        reader.names.clear();
        reader.manifest(&mut providers);
    }
    let mut common = reader.common;
    if resources.left_out > 0 {
        let (left_out, read) = (resources.left_out, resources.manifests.len() + resources.messages.len());
        common.problems.push(format!("{left_out} resources are left out: only the first {read} are read"));
    }
    match common.texts.values().filter(|text| text.is_none()).count() {
        0 => {}
        missing if resources.messages.is_empty() => common.problems.push(format!(
            "{missing} messages are left out: the program contains none; programs of Windows have them in a .mui file"
        )),
        missing => common.problems.push(format!("{missing} messages are left out: no message table has them")),
    }
    BinaryManifest { providers, problems: common.problems }
}

/// Names of events, by event ID and version.
type EventNames = HashMap<u32, Option<Arc<str>>>;

/// Returns the key of an event in its names.
fn key(id: u16, version: u8) -> u32 {
    u32::from(id) << 8 | u32::from(version)
}

impl<'r> Reader<'r> {
    fn manifest(&mut self, providers: &mut Vec<Provider>) {
        let manifest = match CrimManifestView::new(self.bytes) {
            Ok(manifest) if manifest.signature() == CrimSignature::CRIM => manifest,
            Ok(_) => {
                return self.common.problem("a resource is no binary manifest: it does not begin with CRIM".to_owned());
            }
            Err(error) => return self.damaged(&error),
        };
        let size = usize::try_from(manifest.size()).unwrap_or(usize::MAX);
        if size > self.bytes.len() {
            let (has, states) = (self.bytes.len(), manifest.size());
            self.common.problem(format!("the manifest is incomplete: it has {has} bytes, and states {states}"));
        }
        self.bytes = self.bytes.get(..size).unwrap_or(self.bytes);
        let entries = match manifest.tail() {
            Ok(tail) => tail.providers,
            Err(error) => return self.damaged(&error),
        };
        for entry in entries.iter() {
            if !self.common.take(ENTRY + size_of::<Provider>()) {
                break;
            }
            match self.provider(&entry) {
                Ok(provider) => providers.push(provider),
                Err(error) => self.damaged(&error),
            }
        }
    }

    fn damaged(&mut self, error: &Error) {
        self.common.problem(format!("the manifest is damaged: {error}"));
    }

    fn provider(&mut self, entry: &CrimProviderEntry) -> Result<Provider, Error> {
        let view = CrimProviderView::new(self.at(entry.provider_offset()))?;
        let mut provider = Provider::new(entry.guid());
        if view.signature() != CrimSignature::WEVT {
            self.common.problem(format!("the provider {} does not begin with WEVT; it is left empty", provider.guid));
            return Ok(provider);
        }
        let lists = view.tail()?.lists;
        // A provider has a list of each type at most.
        let list = |kind: CrimListType| {
            let found = lists.iter().take(MAX_LISTS).find(|list| list.kind() == kind);
            found.map(|list| list.list_offset())
        };
        let names =
            list(CrimListType::EVENT_ATTRIBUTES).map(|at| self.event_names(at)).transpose()?.unwrap_or_default();
        type Read<'r> = fn(&mut Reader<'r>, u32, &mut Provider) -> Result<(), Error>;
        let all: [(CrimListType, Read<'r>); 6] = [
            (CrimListType::PROVIDER_ATTRIBUTES, Self::attributes),
            (CrimListType::CHANNELS, Self::channels),
            (CrimListType::LEVELS, Self::levels),
            (CrimListType::TASKS, Self::tasks),
            (CrimListType::OPCODES, Self::opcodes),
            (CrimListType::KEYWORDS, Self::keywords),
        ];
        for (kind, read) in all {
            if let Some(at) = list(kind)
                && let Err(error) = read(self, at, &mut provider)
            {
                self.damaged(&error);
            }
        }
        if let Some(at) = list(CrimListType::EVENTS) {
            self.events(at, &names, &mut provider)?;
        }
        Ok(provider)
    }

    fn attributes(&mut self, at: u32, provider: &mut Provider) -> Result<(), Error> {
        for attribute in CrimProviderAttributesView::new(self.at(at))?.tail()?.entries.iter() {
            if attribute.kind() == CrimProviderAttributeType::NAME && provider.name.is_none() {
                provider.name = self.text(attribute.value_offset(), Some);
            }
        }
        Ok(())
    }

    fn event_names(&mut self, at: u32) -> Result<EventNames, Error> {
        let mut names = EventNames::new();
        for attribute in CrimEventAttributesView::new(self.at(at))?.tail()?.entries.iter() {
            if attribute.kind() == CrimEventAttributeType::NAME && self.common.take(ENTRY) {
                let name = self.text(attribute.value_offset(), Some);
                names.entry(key(attribute.id(), attribute.version())).or_insert(name);
            }
        }
        Ok(names)
    }

    /// Returns the name of a definition, without its namespace, and its message.
    fn named(&mut self, name: u32, message: u32) -> Option<Named> {
        if !self.common.take(ENTRY + size_of::<Named>()) {
            return None;
        }
        let name = self.local(name)?;
        Some(Named { name, message: self.common.message(message) })
    }

    /// Returns the name at an offset, without its namespace.
    fn local(&mut self, offset: u32) -> Option<Arc<str>> {
        let name = self.name(offset)?;
        match name.split_once(':') {
            Some((_, local)) => self.common.take(ENTRY + local.len()).then(|| local.into()),
            None => Some(name),
        }
    }

    /// Returns whether the name at an offset is one that all manifests share. Such names are in the manifest if events use
    /// them.
    fn is_shared(&mut self, offset: u32) -> bool {
        self.name(offset).is_some_and(|name| name.starts_with("win:"))
    }

    fn channels(&mut self, at: u32, provider: &mut Provider) -> Result<(), Error> {
        for entry in CrimChannelsView::new(self.at(at))?.tail()?.entries.iter() {
            if let Some(named) = self.named(entry.name_offset(), entry.message_id()) {
                self.define(entry.value(), named, &mut provider.channels, "channel");
            }
        }
        Ok(())
    }

    fn levels(&mut self, at: u32, provider: &mut Provider) -> Result<(), Error> {
        for entry in CrimLevelsView::new(self.at(at))?.tail()?.entries.iter() {
            if !self.is_shared(entry.name_offset())
                && let Some(named) = self.named(entry.name_offset(), entry.message_id())
            {
                self.define(entry.value(), named, &mut provider.levels, "level");
            }
        }
        Ok(())
    }

    fn tasks(&mut self, at: u32, provider: &mut Provider) -> Result<(), Error> {
        for entry in CrimTasksView::new(self.at(at))?.tail()?.entries.iter() {
            if !self.is_shared(entry.name_offset())
                && let Some(named) = self.named(entry.name_offset(), entry.message_id())
            {
                self.define(entry.value(), named, &mut provider.tasks, "task");
            }
        }
        Ok(())
    }

    fn opcodes(&mut self, at: u32, provider: &mut Provider) -> Result<(), Error> {
        for entry in CrimOpcodesView::new(self.at(at))?.tail()?.entries.iter() {
            if !self.is_shared(entry.name_offset())
                && let Some(named) = self.named(entry.name_offset(), entry.message_id())
            {
                let mut of_task = BTreeMap::<u8, Named>::new();
                self.define(u32::from(entry.value()), named, &mut of_task, "opcode");
                let task = Some(entry.task()).filter(|task| *task != 0);
                for (value, named) in of_task {
                    provider.opcodes.entry((task, value)).or_insert(named);
                }
            }
        }
        Ok(())
    }

    fn keywords(&mut self, at: u32, provider: &mut Provider) -> Result<(), Error> {
        for entry in CrimKeywordsView::new(self.at(at))?.tail()?.entries.iter() {
            if !self.is_shared(entry.name_offset())
                && let Some(named) = self.named(entry.name_offset(), entry.message_id())
            {
                provider.keywords.entry(entry.mask()).or_insert(named);
            }
        }
        Ok(())
    }

    /// Adds a definition by its number.
    fn define<N: TryFrom<u32> + Ord>(&mut self, value: u32, named: Named, into: &mut BTreeMap<N, Named>, what: &str) {
        match N::try_from(value) {
            Ok(value) => _ = into.entry(value).or_insert(named),
            Err(_) => self.common.problem(format!("a {what} has the number {value:#x}, which no event has")),
        }
    }

    fn events(&mut self, at: u32, names: &EventNames, provider: &mut Provider) -> Result<(), Error> {
        let (mut templates, mut seen) = (Templates::default(), HashSet::new());
        for event in CrimEventsView::new(self.at(at))?.tail()?.entries.iter() {
            let Some(schema) = self.event(&event, names, &mut templates, provider) else { break };
            match seen.insert(schema.event) {
                true => provider.schemas.push(schema),
                false => {
                    let (id, version) = (event.event_descriptor().id(), event.event_descriptor().version());
                    self.common.problem(format!("event {id} version {version} is defined twice; the first is used"));
                }
            }
        }
        Ok(())
    }

    /// Returns the schema of an event. `None` if there is no room for it.
    fn event(
        &mut self,
        event: &CrimEvent,
        names: &EventNames,
        templates: &mut Templates,
        provider: &Provider,
    ) -> Option<Schema> {
        let descriptor = event.event_descriptor();
        let id = EventId::Manifest { id: descriptor.id(), version: descriptor.version() };
        let keywords = event.keyword_count().min(MAX_KEYWORDS);
        if !self.common.take(ENTRY + size_of::<Schema>() + keywords as usize * size_of::<Arc<str>>()) {
            return None;
        }
        let mut schema = Schema::new(Source::BinaryManifest, provider.guid, id);
        schema.provider_name.clone_from(&provider.name);
        schema.name = names.get(&key(descriptor.id(), descriptor.version())).cloned().flatten();
        schema.message = self.common.message(event.message_id());
        schema.channel = self.referred(event.channel_offset(), CrimChannel::name_offset);
        schema.level = self.referred(event.level_offset(), CrimLevel::name_offset);
        schema.task = self.referred(event.task_offset(), CrimTask::name_offset);
        schema.opcode = self.referred(event.opcode_offset(), CrimOpcode::name_offset);
        let offsets = self.at(event.keywords_offset()).as_chunks::<4>().0;
        for offset in offsets.iter().take(keywords as usize) {
            let name = self.referred(u32::from_le_bytes(*offset), CrimKeyword::name_offset);
            schema.keywords.extend(name);
        }
        limits::keywords(&mut schema.keywords);
        schema.fields = templates.fields(event.template_offset(), self)?;
        Some(schema)
    }

    /// Returns the name of a definition that an event refers to by its offset.
    fn referred<T: Record>(&mut self, offset: u32, name: impl Fn(&T) -> u32) -> Option<Arc<str>> {
        if offset == 0 {
            return None;
        }
        let definition = T::from_prefix(self.at(offset)).ok()?;
        let offset = name(&definition);
        if self.name(offset).is_some_and(|name| is_none(&name)) { None } else { self.local(offset) }
    }
}
