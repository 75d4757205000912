//! Kinds of events: what the table of all events contains for all events of a kind.

use std::sync::Arc;

use etwspec_etl::{Event, EventInfo, EventKind, Header, Identity};
use etwspec_schema::Schema;
use hashbrown::HashMap;

/// Maximum number of kinds. Beyond it, kinds are determined again after each batch.
const MOST: usize = 1 << 16;

/// What an event has in common with others of its kind.
#[derive(Clone, Debug, Default)]
pub(crate) struct Kind {
    pub(crate) header: &'static str,
    pub(crate) provider: Option<String>,
    pub(crate) provider_name: Option<String>,
    pub(crate) group: Option<&'static str>,
    pub(crate) id: Option<u16>,
    pub(crate) hook: Option<u16>,
    pub(crate) name: Option<String>,
    pub(crate) community_name: Option<&'static str>,
    pub(crate) channel: Option<u8>,
    pub(crate) opcode: Option<u8>,
    pub(crate) task: Option<u16>,
    pub(crate) keyword: Option<u64>,
    pub(crate) level_name: Option<Arc<str>>,
    pub(crate) channel_name: Option<Arc<str>>,
    pub(crate) opcode_name: Option<Arc<str>>,
    pub(crate) task_name: Option<Arc<str>>,
    pub(crate) keywords: Option<String>,
    pub(crate) component: Option<u32>,
    pub(crate) schema: Option<&'static str>,
    pub(crate) table: Option<Arc<str>>,
    /// The schema, which keeps its address as long as the kind is known.
    _schema: Option<Arc<Schema>>,
}

impl Kind {
    /// Returns the kind of an event: what its header, the tables and its schema state.
    pub(crate) fn new(
        event: &Event<'_>,
        header: &Header<'_>,
        info: Option<&EventInfo>,
        described: Option<&Arc<Schema>>,
        provider_name: Option<&str>,
        table: Option<Arc<str>>,
    ) -> Kind {
        let schema = described.map(|schema| &**schema);
        let descriptor = event.descriptor();
        let keywords = schema.map(|schema| &schema.keywords[..]).unwrap_or_default();
        let keywords: Vec<&str> = keywords.iter().map(|keyword| &**keyword).collect();
        let event_name = schema.and_then(Schema::event_name);
        let name = event_name.as_deref().or(info.and_then(|info| info.name).filter(|_| schema.is_none()));
        Kind {
            header: event.header_name(),
            provider: header.provider().or(header.message_guid()).map(|guid| guid.to_string()),
            provider_name: provider_name.map(str::to_owned),
            group: info.and_then(|info| info.group),
            id: match event.identity() {
                Identity::Class { kind, .. } => Some(kind.into()),
                Identity::Provider { id, .. } => Some(id),
                Identity::Message { number, .. } => Some(number),
                _ => None,
            },
            hook: info.and_then(|info| info.hook()).map(|hook| hook.0),
            name: name.map(str::to_owned),
            community_name: info.and_then(|info| info.community_name),
            channel: descriptor.map(|of| of.channel()),
            opcode: header.opcode(),
            task: descriptor.map(|of| of.task()),
            keyword: header.keyword(),
            level_name: schema.and_then(|schema| schema.level.clone()),
            channel_name: schema.and_then(|schema| schema.channel.clone()),
            opcode_name: schema.and_then(|schema| schema.opcode.clone()),
            task_name: schema.and_then(|schema| schema.task.clone()),
            keywords: (!keywords.is_empty()).then(|| keywords.join("|")),
            component: header.component_id(),
            schema: schema.map(|schema| schema.source.word()),
            table,
            _schema: described.cloned(),
        }
    }
}

/// What determines the kind of an event: its kind by the header, the address of its schema, and its table.
type Key = (EventKind, usize, Option<usize>);

/// The kinds of a trace, by number.
#[derive(Debug, Default)]
pub(crate) struct Kinds {
    kinds: Vec<(Key, Kind)>,
    /// Numbers of kinds with a slot.
    by_slot: HashMap<usize, Vec<u32>>,
    /// The last kind of a slot.
    last: Vec<u32>,
}

/// Slots of the cache.
const SLOTS: usize = 1024;

impl Kinds {
    /// Returns the number of a kind, which a function determines if it is new.
    #[inline]
    pub(crate) fn number(&mut self, key: Key, new: impl FnOnce() -> Kind) -> u32 {
        let slot = key.0.slot();
        if let Some(number) = self.last.get(slot % SLOTS)
            && let Some((known, _)) = self.kinds.get(*number as usize)
            && *known == key
        {
            return *number;
        }
        self.search(key, slot, new)
    }

    fn search(&mut self, key: Key, slot: usize, new: impl FnOnce() -> Kind) -> u32 {
        let of_slot = self.by_slot.entry(slot).or_default();
        let known = of_slot.iter().find(|number| self.kinds.get(**number as usize).is_some_and(|(own, _)| *own == key));
        let number = match known {
            Some(number) => *number,
            None => {
                let number = self.kinds.len() as u32;
                self.kinds.push((key, new()));
                of_slot.push(number);
                number
            }
        };
        self.last.resize(SLOTS, u32::MAX);
        if let Some(last) = self.last.get_mut(slot % SLOTS) {
            *last = number;
        }
        number
    }

    /// Returns the kind with a number.
    pub(crate) fn get(&self, number: u32) -> Option<&Kind> {
        self.kinds.get(number as usize).map(|(_, kind)| kind)
    }

    /// Forgets all kinds if there are too many. Returns whether it did: numbers have lost their meaning.
    pub(crate) fn limit(&mut self) -> bool {
        let many = self.kinds.len() > MOST;
        if many {
            *self = Kinds::default();
        }
        many
    }
}
