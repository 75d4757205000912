//! Event filters.

mod bound;
mod error;
mod name;
mod names;
mod parse;
mod process;
mod summary;
mod times;

pub use bound::TimeBound;
pub use error::FilterError;
pub use name::NamePattern;
pub use names::matches_pattern;
pub use process::ProcessFilter;
pub use summary::Summary;
#[cfg(test)]
pub(crate) use times::rfc3339;

use etwspec::Guid;
use etwspec::buffers::EtwBufferType;
use etwspec::headers::{EventTraceGroup, HookId};
use etwspec::payloads::EventKey;

use crate::buffer::RawBuffer;
use crate::describe::{Describe, EventNames};
use crate::logfile::LogFile;
use crate::record::{Event, Identity};
use crate::state::{NONE, State, Writer};
use crate::time::{Clock, FileTime};

/// A filter for events. An event passes if it matches one element of every list that is not empty.
///
/// ```
/// # fn main() -> Result<(), etwspec_etl::filter::FilterError> {
/// use etwspec_etl::filter::Filter;
///
/// let switches = Filter { events: vec!["0x0524".parse()?], processors: vec![0], ..Filter::default() };
/// let keep = switches.keep(None)?;
/// # let _ = keep; Ok(())
/// # }
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// Providers, classes, groups of kernel events, or single kernel events.
    pub providers: Vec<ProviderFilter>,
    /// Events of them.
    pub events: Vec<EventFilter>,
    /// Process IDs. A [`State`] has the IDs of events whose headers have none. The ID of no process matches events
    /// whose process is unknown.
    pub processes: Vec<u32>,
    /// Processes, by name or ID. Only a [`State`] has names.
    pub process_names: Vec<ProcessFilter>,
    /// Thread IDs, likewise. The ID of no thread matches events whose thread is unknown.
    pub threads: Vec<u32>,
    /// Processors whose buffers contain the events.
    pub processors: Vec<u16>,
    /// Maximum level: events that are as severe or more severe, and events of level 0. Events without a level do not match.
    pub level: Option<u8>,
    /// Keywords: an event matches if it has a bit of any of them. Events without a keyword do not match.
    pub keywords: Vec<u64>,
    /// Minimum time. Events without a time stamp do not match.
    pub from: Option<TimeBound>,
    /// Maximum time, exclusive.
    pub to: Option<TimeBound>,
}

/// A provider. Parses a GUID, or the name of a kernel event or group, in any case and with or without its prefix:
/// `Thread`, `PERFINFO_LOG_TYPE_CONTEXTSWAP`, `contextswap`. `*` and `?` match any characters and one character:
/// `Thread*`.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ProviderFilter {
    /// GUID of a provider, a classic class, the messages of a source file, or a group of kernel events.
    Guid(Guid),
    /// Kernel events of a group.
    Group(EventTraceGroup),
    /// Kernel events of these hook IDs.
    Hooks(Vec<HookId>),
    /// Provider whose name is in a schema or in the traits of its events.
    Name(NamePattern),
}

/// An event. Parses a decimal event ID, a hook ID such as `0x0524`, the name of a kernel event, or a name of an event in MOF
/// or in tools of the community, such as `CSwitch` or `Process/Start`. `*` and `?` match any characters and one character:
/// `Context*`.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum EventFilter {
    /// Event ID, event type of a classic event, or message number.
    Id(u16),
    /// Kernel events of these hook IDs.
    Hooks(Vec<HookId>),
    /// Kernel and classic events with these keys.
    Keys(Vec<EventKey>),
    /// Event whose name is in a schema: `GC/Start`, or after the name of the provider and a slash.
    Name(NamePattern),
}

/// A set of keys of events, one bit each.
#[derive(Clone, Debug)]
struct Hooks(Box<[u64]>);

impl Hooks {
    fn new() -> Self {
        Hooks(vec![0; EventKey::COUNT.div_ceil(64)].into_boxed_slice())
    }

    fn put(&mut self, key: impl Into<EventKey>) {
        let index = key.into().index();
        if let Some(word) = self.0.get_mut(index >> 6) {
            *word |= 1 << (index & 63);
        }
    }

    fn is_empty(&self) -> bool {
        self.0.iter().all(|word| *word == 0)
    }

    fn put_group(&mut self, group: EventTraceGroup) {
        (0..=u8::MAX).for_each(|event_type| self.put(HookId::new(group, event_type)));
    }

    fn meets(&self, other: &Hooks) -> bool {
        self.0.iter().zip(&other.0).any(|(one, other)| one & other != 0)
    }

    fn has(&self, key: EventKey) -> bool {
        self.0.get(key.index() >> 6).is_some_and(|word| word >> (key.index() & 63) & 1 != 0)
    }
}

/// A filter prepared for one trace.
#[derive(Clone, Debug)]
pub struct CompiledFilter {
    providers: Option<(Hooks, Vec<Guid>)>,
    events: Option<(Hooks, Vec<u16>)>,
    provider_names: Vec<NamePattern>,
    event_names: Vec<NamePattern>,
    processes: Vec<u32>,
    process_names: Vec<ProcessFilter>,
    threads: Vec<u32>,
    processors: Vec<u16>,
    level: Option<u8>,
    keywords: Option<u64>,
    from: Option<FileTime>,
    to: Option<FileTime>,
    clock: Clock,
    all: bool,
}

impl CompiledFilter {
    /// Returns whether a [`State`] decides which events match: their process or thread.
    pub fn needs_state(&self) -> bool {
        !(self.processes.is_empty() && self.process_names.is_empty() && self.threads.is_empty())
    }

    /// Returns whether names in schemas decide which events match.
    pub fn needs_schemas(&self) -> bool {
        !self.provider_names.is_empty() || !self.event_names.is_empty()
    }
}

impl Filter {
    /// Prepares the filter for a trace. The header of its log file determines clock and start time.
    ///
    /// # Errors
    ///
    /// Returns [`FilterError::NoClock`], [`FilterError::NoStart`] or [`FilterError::NoZone`] if the filter contains times that
    /// the trace cannot resolve. [`FilterError::Reversed`], [`FilterError::Disjoint`] or [`FilterError::Keyword`] if no event of any
    /// trace matches.
    pub fn keep(&self, log_file: Option<&LogFile>) -> Result<CompiledFilter, FilterError> {
        let time = |time: Option<TimeBound>| match time {
            Some(_) if log_file.is_none() => Err(FilterError::NoClock),
            Some(time) => time.resolve(log_file).map(Some),
            None => Ok(None),
        };
        let (from, to) = (time(self.from)?, time(self.to)?);
        if from.zip(to).is_some_and(|(from, to)| from >= to) {
            return Err(FilterError::Reversed);
        }
        if self.keywords.contains(&0) {
            return Err(FilterError::Keyword);
        }
        let (mut provider_names, mut event_names) = (Vec::new(), Vec::new());
        let providers = (!self.providers.is_empty()).then(|| {
            let (mut hooks, mut guids) = (Hooks::new(), Vec::new());
            for provider in &self.providers {
                match provider {
                    ProviderFilter::Group(group) => hooks.put_group(*group),
                    ProviderFilter::Guid(guid) => {
                        guids.push(*guid);
                        if let Some(group) = EventTraceGroup::of_guid(guid) {
                            hooks.put_group(group);
                        }
                    }
                    ProviderFilter::Hooks(ids) => ids.iter().for_each(|hook| hooks.put(*hook)),
                    ProviderFilter::Name(name) => provider_names.push(name.clone()),
                }
            }
            (hooks, guids)
        });
        let events = (!self.events.is_empty()).then(|| {
            let (mut hooks, mut ids) = (Hooks::new(), Vec::new());
            for event in &self.events {
                match event {
                    EventFilter::Id(id) => ids.push(*id),
                    EventFilter::Hooks(of) => of.iter().for_each(|hook| hooks.put(*hook)),
                    EventFilter::Keys(of) => of.iter().for_each(|key| hooks.put(*key)),
                    EventFilter::Name(name) => event_names.push(name.clone()),
                }
            }
            (hooks, ids)
        });
        // An event of any provider may have a name, and a provider with a name may have any event.
        let named = !provider_names.is_empty() || !event_names.is_empty();
        if let (Some(providers), Some(events), false) = (&providers, &events, named)
            && !can_meet(providers, events)
        {
            return Err(FilterError::Disjoint);
        }
        Ok(CompiledFilter {
            all: self.is_empty(),
            providers,
            events,
            provider_names,
            event_names,
            processes: self.processes.clone(),
            process_names: self.process_names.clone(),
            threads: self.threads.clone(),
            processors: self.processors.clone(),
            level: self.level,
            keywords: (!self.keywords.is_empty()).then(|| self.keywords.iter().fold(0, |all, one| all | one)),
            from,
            to,
            clock: log_file.map_or(Clock::SYSTEM, |log_file| log_file.clock),
        })
    }

    /// Returns whether every event matches.
    pub fn is_empty(&self) -> bool {
        *self == Filter::default()
    }
}

/// Returns whether an event can be one of the providers' and one of the events.
fn can_meet(providers: &(Hooks, Vec<Guid>), events: &(Hooks, Vec<u16>)) -> bool {
    // An event of any provider may have the ID.
    if !events.1.is_empty() || providers.0.meets(&events.0) {
        return true;
    }
    let hooked = |guid: &Guid, kind| EventKey::of_class(guid, kind).is_some_and(|key| events.0.has(key));
    providers.1.iter().any(|guid| (0..=u8::MAX).any(|kind| hooked(guid, kind)))
}

impl CompiledFilter {
    /// Returns whether an event matches. Names in schemas match no event, and processes and threads
    /// only those in headers.
    #[inline]
    pub fn matches(&self, event: &Event<'_>) -> bool {
        self.matches_with(event, None, &mut ())
    }

    /// Returns whether an event matches, by the names that schemas state, and by the process and the
    /// thread in a state that was moved to the event.
    #[inline]
    pub fn matches_with(&self, event: &Event<'_>, state: Option<&State>, schemas: &mut impl Describe) -> bool {
        self.all || self.asks(event, state, schemas)
    }

    /// Returns whether no event of a buffer matches, by the header of the buffer.
    ///
    /// A buffer has the processor of its events, and the time at which it was complete: none of its events is later. The first
    /// buffer of a file has no such time.
    pub fn skips(&self, buffer: &RawBuffer<'_>) -> bool {
        let header = buffer.header();
        let other = !self.processors.is_empty() && !self.processors.contains(&header.processor);
        let has_time =
            header.time_stamp > 0 && header.buffer_type != EtwBufferType::HEADER && buffer.damage().is_none();
        other || has_time && self.from.is_some_and(|from| self.clock.time(header.time_stamp) < from)
    }

    fn asks(&self, event: &Event<'_>, state: Option<&State>, schemas: &mut impl Describe) -> bool {
        (self.processors.is_empty() || self.processors.contains(&event.processor()))
            && (!self.needs_state() || self.is_written(event, state))
            && self.level.is_none_or(|most| event.level().is_some_and(|level| level <= most))
            && self.keywords.is_none_or(|any| event.keyword().is_some_and(|keyword| keyword & any != 0))
            && self.in_time(event)
            && self.identified(event, schemas)
    }

    /// Returns whether the process and the thread of an event match.
    fn is_written(&self, event: &Event<'_>, state: Option<&State>) -> bool {
        let writer = state.map_or_else(|| Writer::of_header(event), State::writer);
        let name = || state.and_then(State::writer_name);
        (self.processes.is_empty() || self.processes.contains(&writer.process.unwrap_or(NONE)))
            && (self.process_names.is_empty()
                || self.process_names.iter().any(|wanted| wanted.is(writer.process, name())))
            && (self.threads.is_empty() || self.threads.contains(&writer.thread.unwrap_or(NONE)))
    }

    fn in_time(&self, event: &Event<'_>) -> bool {
        if self.from.is_none() && self.to.is_none() {
            return true;
        }
        event.time_stamp().is_some_and(|stamp| {
            let time = self.clock.time(stamp);
            self.from.is_none_or(|from| from <= time) && self.to.is_none_or(|to| time < to)
        })
    }

    fn identified(&self, event: &Event<'_>, schemas: &mut impl Describe) -> bool {
        let names = move || {
            let schemas = schemas;
            schemas.names(event)
        };
        self.providers.is_none() && self.events.is_none() || self.selects(&event.identity(), names)
    }

    /// Returns whether events with an identity are of the providers and have the names or IDs in the filter. `names` returns the
    /// names that schemas state.
    pub fn selects<'n>(&self, identity: &Identity, names: impl FnOnce() -> EventNames<'n>) -> bool {
        let guid = identity.guid();
        let (key, id) = match *identity {
            Identity::Hook { id, .. } => (Some(id.into()), None),
            Identity::Class { guid, kind, .. } => (EventKey::of_class(&guid, kind), Some(u16::from(kind))),
            Identity::Provider { id, .. } => (None, Some(id)),
            Identity::Message { number, .. } => (None, Some(number)),
            Identity::Other(_) => (None, None),
        };
        let hooked = |hooks: &Hooks| key.is_some_and(|key| hooks.has(key));
        let is_provider = self
            .providers
            .as_ref()
            .is_none_or(|(hooks, guids)| hooked(hooks) || guid.is_some_and(|guid| guids.contains(&guid)));
        let is_event =
            self.events.as_ref().is_none_or(|(hooks, ids)| hooked(hooks) || id.is_some_and(|id| ids.contains(&id)));
        let is_possible =
            (is_provider || !self.provider_names.is_empty()) && (is_event || !self.event_names.is_empty());
        // An event of the tables may have a schema that names its provider.
        let is_named = key.is_none() || !self.provider_names.is_empty();
        if is_provider && is_event || !is_possible || !is_named {
            return is_provider && is_event;
        }
        let names = names();
        (is_provider || self.provider_names.iter().any(|name| names.provider.is_some_and(|own| name.matches(own))))
            && (is_event || self.event_names.iter().any(|name| name.matches_event(&names)))
    }
}
