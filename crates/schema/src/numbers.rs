//! Numbers of the names of a provider, from the headers of events.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::Arc;

use etwspec::Guid;
use etwspec::headers::EventDescriptor;
use etwspec::payloads::Payload;
use etwspec::payloads::trace::{DecodingSource, TraceEventInfoView};
use etwspec_etl::counts::OrderBy as _;
use etwspec_etl::{Event, Identity};

use crate::manifest::{Named, Provider};
use crate::model::{EventId, Schema};

/// Maximum number of kinds of events of a trace.
const MAX: usize = 1 << 17;

/// Bits that Windows reserves in keywords, for channels and for itself.
pub(crate) const RESERVED_KEYWORDS: u64 = 0xFFFF_0000_0000_0000;

/// Prefix of the names that all manifests may use, which TRACE_EVENT_INFO contains.
const COMMON: &str = "win:";

/// First opcode that a task may define itself. Smaller ones have the same meaning in all tasks.
const FIRST_OWN_OPCODE: u8 = 10;

/// Numbers of levels, tasks, opcodes and keywords of events.
///
/// Schemas in a trace name a level, a task, an opcode and keywords. Their numbers are in the headers of events, and in
/// TRACE_EVENT_INFO records.
#[derive(Clone, Debug, Default)]
pub struct Numbers {
    of: HashMap<(Guid, u16, u8), EventDescriptor>,
}

impl Numbers {
    /// Creates an empty set.
    pub fn new() -> Numbers {
        Numbers::default()
    }

    /// Reads the numbers of an event, and of the event that it describes.
    pub fn read_event(&mut self, event: &Event<'_>) {
        if let (Identity::Provider { guid, .. }, Some(descriptor)) = (event.identity(), event.descriptor()) {
            self.add(guid, descriptor);
        } else if let Some(Ok(Payload::TraceEventInfo(info))) = event.payload()
            && let Ok(info) = TraceEventInfoView::new(info.bytes())
            && ![DecodingSource::WBEM, DecodingSource::WPP, DecodingSource::TLG].contains(&info.decoding_source())
        {
            self.add(info.provider_guid(), info.event_descriptor());
        }
    }

    fn add(&mut self, provider: Guid, descriptor: EventDescriptor) {
        if self.of.len() < MAX {
            self.of.entry((provider, descriptor.id(), descriptor.version())).or_insert(descriptor);
        }
    }

    fn find(&self, schema: &Schema) -> Option<&EventDescriptor> {
        match schema.event {
            EventId::Manifest { id, version } => self.of.get(&(schema.provider, id, version)),
            _ => None,
        }
    }

    /// Adds numbers of the names in the schemas of a provider. Numbers that the provider states are kept.
    ///
    /// A keyword has a number if exactly one bit is set in all events that name it and in no other event.
    pub fn add_to(&self, provider: &mut Provider) {
        let own = Provider { schemas: Vec::new(), ..provider.clone() };
        let Provider { schemas, levels, channels, tasks, opcodes, .. } = provider;
        for schema in schemas {
            let Some(numbers) = self.find(schema) else { continue };
            let named = |name: &Arc<str>| Named { name: name.clone(), message: None };
            if let Some(name) = &mut schema.level {
                let level = numbers.level();
                if !is_common(name, own.level(level)) {
                    levels.entry(level).or_insert_with(|| named(name));
                }
            }
            if let Some(name) = &schema.channel {
                channels.entry(numbers.channel()).or_insert_with(|| named(name));
            }
            let task = numbers.task();
            if let Some(name) = &schema.task {
                tasks.entry(task).or_insert_with(|| named(name));
            }
            if let Some(name) = &mut schema.opcode {
                let opcode = numbers.opcode();
                let of = (opcode >= FIRST_OWN_OPCODE && schema.task.is_some()).then_some(task);
                if !is_common(name, own.opcode(task, opcode)) {
                    opcodes.entry((of, opcode)).or_insert_with(|| named(name));
                }
            }
        }
        let known: BTreeSet<Arc<str>> = provider.keywords.values().map(|known| known.name.clone()).collect();
        for (mask, name) in self.keywords(provider) {
            if !known.contains(&name) {
                provider.keywords.entry(mask).or_insert(Named { name, message: None });
            }
        }
    }

    /// Returns the keywords whose bit is certain.
    fn keywords(&self, provider: &Provider) -> Vec<(u64, Arc<str>)> {
        let masks: Vec<(u64, &[Arc<str>])> = provider
            .schemas
            .iter()
            .filter_map(|schema| Some((self.find(schema)?.keyword() & !RESERVED_KEYWORDS, &*schema.keywords)))
            .collect();
        // The bits that all events with the name have, and the number of events with each bit.
        let mut bits: BTreeMap<&Arc<str>, (u64, usize)> = BTreeMap::new();
        let mut with_bit = [0_usize; u64::BITS as usize];
        for (mask, names) in &masks {
            with_bit.iter_mut().enumerate().for_each(|(bit, count)| *count += usize::from(mask >> bit & 1 == 1));
            let names: BTreeSet<&Arc<str>> = names.iter().collect();
            for name in names {
                let (own, count) = bits.entry(name).or_insert((u64::MAX, 0));
                *own &= mask;
                *count += 1;
            }
        }
        // No event without the name has a bit, if as many events have it as the name.
        let is_own = |bit: usize, count: usize| with_bit.get(bit) == Some(&count);
        let bits = bits.into_iter().map(|(name, (mask, count))| {
            let own = (0..u64::BITS as usize).filter(|bit| mask >> bit & 1 == 1 && is_own(*bit, count));
            (name, own.fold(0_u64, |own, bit| own | 1 << bit))
        });
        let mut certain: Vec<(u64, Arc<str>)> =
            bits.filter(|(_, mask)| mask.count_ones() == 1).map(|(name, mask)| (mask, name.clone())).collect();
        certain.order_by_key(|(mask, _)| *mask);
        let mut masks: HashMap<u64, usize> = HashMap::new();
        certain.iter().for_each(|(mask, _)| *masks.entry(*mask).or_default() += 1);
        certain.retain(|(mask, _)| masks.get(mask) == Some(&1));
        certain
    }
}

/// Returns whether a name is known for its number. Removes the prefix of a name that all manifests may use.
fn is_common(name: &mut Arc<str>, known: Option<&str>) -> bool {
    if let Some(common) = name.strip_prefix(COMMON).filter(|common| known == Some(*common)) {
        *name = common.into();
    }
    known == Some(&**name)
}
