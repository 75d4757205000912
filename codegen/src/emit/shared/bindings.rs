//! Payload structures of events, by key.

use std::cmp::Reverse;

use etwspec_catalog::layouts::{OPEN_ENDED, releases};
use etwspec_catalog::{Catalog, HookEvent, HookGroup, Payload, Struct};

/// Returns whether a structure is a payload. The module of payloads emits the choice of a form.
pub(in crate::emit) fn is_tied(catalog: &Catalog, structure: &Struct) -> bool {
    let keys = Keys::new(catalog);
    let mut payloads = keys.events().flat_map(|(_, _, event)| &event.payloads);
    payloads.any(|payload| is_called(structure, &payload.structure))
}

pub(in crate::emit) fn is_called(structure: &Struct, name: &str) -> bool {
    structure.name == name || structure.aliases.iter().any(|alias| alias.name == name)
}

/// Returns the payload structures of events, by key.
pub(in crate::emit) fn rows(catalog: &Catalog) -> Vec<(u32, &Payload, &Struct)> {
    let structure = |name: &str| {
        let mut structures = catalog.structs.iter();
        structures.find(|structure| is_called(structure, name)).filter(|structure| structure.layout_known)
    };
    let keys = Keys::new(catalog);
    let mut rows: Vec<_> = keys
        .events()
        .flat_map(|(key, _, event)| event.payloads.iter().map(move |payload| (key, payload)))
        .filter_map(|(key, payload)| Some((key, payload, structure(&payload.structure)?)))
        .collect();
    // The first binding that fits an event is the one to use.
    rows.sort_by_key(|(key, payload, _)| {
        let newest = releases(catalog, payload.releases.as_ref())
            .into_iter()
            .map(|(_, last)| last)
            .max()
            .unwrap_or(OPEN_ENDED - 1);
        (*key, Reverse((payload.event_version.is_some(), payload.by.is_none(), newest)))
    });
    rows
}

/// The keys of events: the hook IDs, and after them the event types of each class.
pub(in crate::emit) struct Keys<'c> {
    pub(in crate::emit) groups: Vec<&'c HookGroup>,
    pub(in crate::emit) classes: Vec<&'c HookGroup>,
}

/// Number of hook IDs, and number of event types of a class.
const HOOKS: u32 = 1 << 16;

pub(in crate::emit) const TYPES: u32 = 1 << 8;

impl<'c> Keys<'c> {
    pub(in crate::emit) fn new(catalog: &'c Catalog) -> Keys<'c> {
        let (classes, groups) = catalog.hooks.iter().partition(|group| group.class);
        Keys { groups, classes }
    }

    pub(in crate::emit) fn count(&self) -> u32 {
        HOOKS + TYPES * self.classes.len() as u32
    }

    /// Returns the groups and classes with events of their own, each with the key of event type 0.
    pub(in crate::emit) fn all(&self) -> impl Iterator<Item = (u32, &'c HookGroup)> {
        let groups = self.groups.iter().filter_map(|group| Some((group.group? << 8, *group)));
        groups.chain((0..).zip(&self.classes).map(|(index, class)| (HOOKS + TYPES * index, *class)))
    }

    /// Returns the events with their keys, in the order of the tables.
    pub(in crate::emit) fn events(&self) -> impl Iterator<Item = (u32, &'c HookGroup, &'c HookEvent)> {
        let of = |(first, group): (u32, &'c HookGroup)| {
            group.events.iter().filter_map(move |event| Some((first + event.ty?, group, event)))
        };
        self.all().flat_map(of)
    }

    /// Returns the bytes of the GUIDs of groups and classes, sorted.
    pub(in crate::emit) fn guids(&self) -> Vec<(String, u32)> {
        let mut all: Vec<_> = self.all().filter_map(|(key, group)| Some((guid(group.guid.as_ref()?)?, key))).collect();
        // Every byte has two digits, so that the texts have the order of the bytes.
        all.sort();
        all
    }

    /// Returns Microsoft's names of the GUIDs of groups and classes, each with the key of event type 0.
    pub(in crate::emit) fn guid_names(&self) -> Vec<(String, u32)> {
        let named = |(key, group): (u32, &HookGroup)| Some((format!("{:?}", group.guid_name.as_ref()?), key));
        self.all().filter(|(_, group)| group.guid.is_some()).filter_map(named).collect()
    }

    /// Returns the keys of events that consumers see as another event, and the keys of those.
    pub(in crate::emit) fn moved(&self) -> Vec<(u32, u32)> {
        self.events().filter_map(|(key, _, event)| Some((key, event.consumer_hook?))).collect()
    }

    pub(in crate::emit) fn names(&self) -> Vec<EventNames> {
        let mut names: Vec<EventNames> = Vec::new();
        for (key, group, event) in self.events() {
            let name = event.called().filter(|_| group.class);
            let community = event.community.first().map(String::as_str);
            let first = names.iter().any(|known| known.key == key);
            let table = event.table.as_deref();
            if !first && (name.is_some() || community.is_some() || table.is_some()) {
                let [name, community, table] = [name, community, table].map(|name| format!("{name:?}"));
                names.push(EventNames { key, name, community, table });
            }
        }
        names.sort_by_key(|names| names.key);
        names
    }

    pub(in crate::emit) fn other_names(&self) -> Vec<(String, u32)> {
        let mut all: Vec<(String, u32)> = Vec::new();
        for (key, group, event) in self.events() {
            let short = event.community.iter().filter_map(|name| name.rsplit('/').next().map(str::to_owned));
            let names = event.community.iter().cloned().chain(short);
            let names = names.chain(group.mof_names(event)).chain(event.mof.iter().cloned());
            let class = event.called().map(str::to_owned).filter(|_| group.class);
            all.extend(names.chain(class).map(|name| (name.to_ascii_lowercase(), key)));
        }
        all.sort();
        all.dedup();
        all.into_iter().map(|(name, key)| (format!("{name:?}"), key)).collect()
    }
}

/// Names of an event.
pub(in crate::emit) struct EventNames {
    pub(in crate::emit) key: u32,
    /// Microsoft's name of the event of a class.
    pub(in crate::emit) name: String,
    /// The most common name in tools of the community.
    pub(in crate::emit) community: String,
    pub(in crate::emit) table: String,
}

/// Returns the bytes of a GUID in storage order.
fn guid(text: &str) -> Option<String> {
    let hex: Vec<u8> = text.bytes().filter(u8::is_ascii_hexdigit).collect();
    let byte = |at: usize| {
        let digits = hex.get(at * 2..at * 2 + 2)?;
        Some(format!("0x{}", std::str::from_utf8(digits).ok()?.to_ascii_lowercase()))
    };
    let order = [3, 2, 1, 0, 5, 4, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15];
    Some(order.into_iter().map(byte).collect::<Option<Vec<_>>>()?.join(", "))
}
