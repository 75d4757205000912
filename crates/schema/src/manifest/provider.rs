//! Contents of a manifest: providers, and the names of their numbers.

use std::collections::BTreeMap;
use std::sync::Arc;

use etwspec::Guid;

use super::names;
use super::problem::Problem;
use crate::model::{Schema, Source};

/// Contents and problems of a manifest.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct Manifest {
    /// Providers, in the order of the file.
    pub providers: Vec<Provider>,
    /// Problems, in the order in which they were found. Everything else was read.
    pub problems: Vec<Problem>,
}

/// Options for reading a manifest.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Options {
    /// Culture of the strings, such as `de-DE`. Without one, or if the manifest lacks it: `en-US`, or else the first.
    pub culture: Option<String>,
    /// Source of the schemas: [`Source::Manifest`] or [`Source::EventSource`].
    pub source: Source,
    /// Process that logged the manifest.
    pub process: Option<u32>,
    /// Maximum memory in bytes of the contents; without one, 12 MiB and three times the size of the manifest.
    pub memory: Option<usize>,
}

impl Default for Options {
    fn default() -> Options {
        Options { culture: None, source: Source::Manifest, process: None, memory: None }
    }
}

/// A provider of a manifest: its schemas, and names for events without a schema.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct Provider {
    /// Provider GUID.
    pub guid: Guid,
    /// Name.
    pub name: Option<Arc<str>>,
    /// Symbol of the C header.
    pub symbol: Option<Arc<str>>,
    /// Channels, by their value.
    pub channels: BTreeMap<u8, Named>,
    /// Levels that the provider defines, by their value.
    pub levels: BTreeMap<u8, Named>,
    /// Tasks, by their value.
    pub tasks: BTreeMap<u16, Named>,
    /// Opcodes, by their value, and by the value of the task if they belong to that task only.
    pub opcodes: BTreeMap<(Option<u16>, u8), Named>,
    /// Keywords, by their mask.
    pub keywords: BTreeMap<u64, Named>,
    /// Schemas of events, in the order of the file.
    pub schemas: Vec<Schema>,
    /// Schemas of the same events, logged as classic events: the class is that of their task, and the type their opcode.
    pub classic: Vec<Schema>,
    /// Names of what the file defines and nothing above contains: maps that no field has, and filters.
    pub unread: Vec<String>,
}

/// Name of a number of a provider.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Named {
    /// Name in the manifest.
    pub name: Arc<str>,
    /// Text for people, from the table of strings.
    pub message: Option<Arc<str>>,
}

impl Named {
    /// Creates a name without a text.
    pub fn new(name: &str) -> Named {
        Named { name: name.into(), message: None }
    }
}

impl Provider {
    /// Creates a provider without names and schemas.
    pub fn new(guid: Guid) -> Provider {
        Provider { guid, ..Provider::default() }
    }

    /// Returns the name of a task.
    pub fn task(&self, value: u16) -> Option<&str> {
        self.tasks.get(&value).map(|named| &*named.name)
    }

    /// Returns the name of an opcode in a task: from the task, the provider, or the list for all manifests.
    pub fn opcode(&self, task: u16, value: u8) -> Option<&str> {
        let own = self.opcodes.get(&(Some(task), value)).or_else(|| self.opcodes.get(&(None, value)));
        own.map(|named| &*named.name).or_else(|| names::opcode(value))
    }

    /// Returns the name of a level: from the provider, or the list for all manifests.
    pub fn level(&self, value: u8) -> Option<&str> {
        self.levels.get(&value).map(|named| &*named.name).or_else(|| names::level(value))
    }

    /// Returns the name of a channel.
    pub fn channel(&self, value: u8) -> Option<&str> {
        self.channels.get(&value).map(|named| &*named.name)
    }

    /// Returns the names of the keywords that a mask contains: first those of the provider, then those of all
    /// manifests.
    pub fn keywords(&self, mask: u64) -> impl Iterator<Item = &str> {
        let own = self.keywords.iter().filter(move |(bits, _)| **bits != 0 && mask & **bits == **bits);
        let defined = |bits: u64| self.keywords.keys().any(|own| own & bits != 0);
        let common = names::keywords(mask).filter(move |(_, bits)| !defined(*bits));
        own.map(|(_, named)| &*named.name).chain(common.map(|(name, _)| name))
    }
}
