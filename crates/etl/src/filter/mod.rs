//! Which events of a trace are wanted.

mod parse;
mod times;

use std::fmt;

use etwspec::headers::{EventTraceGroup, HookId};
use etwspec::{Guid, payloads};

use crate::buffer::Buffer;
use crate::logfile::LogFile;
use crate::record::{Event, Identity};
use crate::time::{Clock, FileTime};

/// Which events of a trace are wanted. What is empty, or nothing, asks nothing; of several in one list, one must hold.
///
/// ```
/// # fn main() -> Result<(), etwspec_etl::FilterError> {
/// use etwspec_etl::Filter;
///
/// let switches = Filter { events: vec!["0x0524".parse()?], processors: vec![0], ..Filter::default() };
/// let keep = switches.keep(None)?;
/// # let _ = keep; Ok(())
/// # }
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// Whose events: providers, classes, groups of kernel events, single kernel events.
    pub providers: Vec<ProviderIs>,
    /// Which events of them.
    pub events: Vec<EventIs>,
    /// Written by these processes. Events whose header tells no process are of none.
    pub processes: Vec<u32>,
    /// Written by these threads. Events whose header tells no thread are of none.
    pub threads: Vec<u32>,
    /// In buffers of these processors.
    pub processors: Vec<u16>,
    /// At this time or later. Events without a time are at none.
    pub from: Option<TimeIs>,
    /// Before this time.
    pub to: Option<TimeIs>,
    /// The first so many of those that all else lets through.
    pub limit: Option<u64>,
}

/// Whose events are wanted. As text: a GUID, or a name of a group of kernel events or of a kernel event, in any case,
/// with or without what all such names begin with: `Thread`, `PERFINFO_LOG_TYPE_CONTEXTSWAP`, `contextswap`.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ProviderIs {
    /// Of a provider, of a classic class, of the messages of a source file, or of the group of kernel events that has
    /// the GUID.
    Guid(Guid),
    /// Kernel events of a group.
    Group(EventTraceGroup),
    /// Kernel events of these hook IDs.
    Hooks(Vec<HookId>),
}

/// Which events are wanted. As text: a number in decimal is an id, one such as `0x0524` a hook id, all else the name of
/// a kernel event.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum EventIs {
    /// The id of an event of a provider, the type of a classic event, or the number of a message.
    Id(u16),
    /// Kernel events of these hook IDs.
    Hooks(Vec<HookId>),
}

/// A point in time. As text: `2021-05-04T18:02:11.1234567Z` and what else RFC 3339 allows, or `+1.5s` (s, ms, us or m)
/// since the session's start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum TimeIs {
    /// In UTC.
    At(FileTime),
    /// So many units of 100 ns after the start of the session.
    AfterStart(i64),
}

/// Why a filter is none.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum FilterError {
    /// Neither a GUID nor a name of kernel events.
    Provider(String),
    /// Neither a number nor the name of a kernel event.
    Event(String),
    /// No time.
    Time(String),
    /// The trace does not tell when its session started, or by which clock: it does not begin with the header of a log
    /// file.
    NoClock,
    /// The trace does not tell when its session started.
    NoStart,
}

impl fmt::Display for FilterError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FilterError::Provider(text) => {
                write!(f, "`{text}` is neither a GUID nor a name of a group of kernel events or of a kernel event")
            }
            FilterError::Event(text) => {
                write!(f, "`{text}` is neither an id (17), nor a hook id (0x0524), nor the name of a kernel event")
            }
            FilterError::Time(text) => write!(
                f,
                "`{text}` is no time: write one as 2021-05-04T18:02:11.25Z, or as +1.5s (s, ms, us or m) after the \
                 session's start"
            ),
            FilterError::NoClock => write!(
                f,
                "the trace does not begin with the header of a log file, so that what its time stamps mean is not known"
            ),
            FilterError::NoStart => write!(f, "the trace does not tell when its session started"),
        }
    }
}

impl std::error::Error for FilterError {}

/// Hook ids, one bit each.
#[derive(Clone, Debug)]
struct Hooks(Box<[u64]>);

impl Hooks {
    fn new() -> Self {
        Hooks(vec![0; 1 << 10].into_boxed_slice())
    }

    fn put(&mut self, HookId(hook): HookId) {
        if let Some(word) = self.0.get_mut(usize::from(hook >> 6)) {
            *word |= 1 << (hook & 63);
        }
    }

    fn put_group(&mut self, group: EventTraceGroup) {
        (0..=u8::MAX).for_each(|event_type| self.put(HookId::new(group, event_type)));
    }

    fn has(&self, HookId(hook): HookId) -> bool {
        self.0.get(usize::from(hook >> 6)).is_some_and(|word| word >> (hook & 63) & 1 != 0)
    }
}

/// A filter for one trace, made so that asking is quick.
#[derive(Clone, Debug)]
pub struct Keep {
    providers: Option<(Hooks, Vec<Guid>)>,
    events: Option<(Hooks, Vec<u16>)>,
    processes: Vec<u32>,
    threads: Vec<u32>,
    processors: Vec<u16>,
    from: Option<FileTime>,
    to: Option<FileTime>,
    clock: Clock,
    left: Option<u64>,
    all: bool,
}

impl Filter {
    /// The filter for a trace, whose log file's header tells its clock and its start.
    ///
    /// # Errors
    ///
    /// [`FilterError::NoClock`] or [`FilterError::NoStart`] if the filter asks for times that the trace does not tell.
    pub fn keep(&self, log_file: Option<&LogFile>) -> Result<Keep, FilterError> {
        let time = |time: Option<TimeIs>| {
            let (Some(time), Some(log_file)) = (time, log_file) else {
                return if time.is_some() { Err(FilterError::NoClock) } else { Ok(None) };
            };
            match time {
                TimeIs::At(time) => Ok(Some(time)),
                TimeIs::AfterStart(_) if log_file.start_time == 0 => Err(FilterError::NoStart),
                TimeIs::AfterStart(units) => Ok(Some(FileTime(log_file.start_time.saturating_add(units)))),
            }
        };
        let (from, to) = (time(self.from)?, time(self.to)?);
        let providers = (!self.providers.is_empty()).then(|| {
            let (mut hooks, mut guids) = (Hooks::new(), Vec::new());
            for provider in &self.providers {
                match provider {
                    ProviderIs::Group(group) => hooks.put_group(*group),
                    ProviderIs::Guid(guid) => {
                        guids.push(*guid);
                        if let Some(group) = EventTraceGroup::of_guid(guid) {
                            hooks.put_group(group);
                        }
                    }
                    ProviderIs::Hooks(ids) => ids.iter().for_each(|hook| hooks.put(*hook)),
                }
            }
            (hooks, guids)
        });
        let events = (!self.events.is_empty()).then(|| {
            let (mut hooks, mut ids) = (Hooks::new(), Vec::new());
            for event in &self.events {
                match event {
                    EventIs::Id(id) => ids.push(*id),
                    EventIs::Hooks(of) => of.iter().for_each(|hook| hooks.put(*hook)),
                }
            }
            (hooks, ids)
        });
        Ok(Keep {
            all: self.is_empty(),
            providers,
            events,
            processes: self.processes.clone(),
            threads: self.threads.clone(),
            processors: self.processors.clone(),
            from,
            to,
            clock: log_file.map_or(Clock::SYSTEM, |log_file| log_file.clock),
            left: self.limit,
        })
    }

    /// Whether it lets everything through, but for the limit.
    pub fn is_empty(&self) -> bool {
        *self == Filter { limit: self.limit, ..Filter::default() }
    }
}

impl Keep {
    /// Whether an event is wanted, whatever the limit.
    #[inline]
    pub fn matches(&self, buffer: &Buffer<'_>, event: &Event<'_>) -> bool {
        self.all || self.asks(buffer, event)
    }

    /// Whether an event is wanted, and the limit has not been reached before: it is asked once an event.
    #[inline]
    pub fn keeps(&mut self, buffer: &Buffer<'_>, event: &Event<'_>) -> bool {
        if self.left == Some(0) || !self.matches(buffer, event) {
            return false;
        }
        self.left = self.left.map(|left| left - 1);
        true
    }

    /// The limit has been reached: no event will be kept.
    #[inline]
    pub fn is_done(&self) -> bool {
        self.left == Some(0)
    }

    fn asks(&self, buffer: &Buffer<'_>, event: &Event<'_>) -> bool {
        let one_of = |list: &[u32], id: Option<u32>| list.is_empty() || id.is_some_and(|id| list.contains(&id));
        (self.processors.is_empty() || self.processors.contains(&buffer.header().processor))
            && (self.processes.is_empty() || one_of(&self.processes, event.process_id()))
            && (self.threads.is_empty() || one_of(&self.threads, event.thread_id()))
            && self.in_time(event)
            && self.identified(event)
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

    fn identified(&self, event: &Event<'_>) -> bool {
        if self.providers.is_none() && self.events.is_none() {
            return true;
        }
        let identity = event.identity();
        let (hook, guid, id) = match identity {
            Identity::Hook { id, .. } => (Some(id), None, None),
            Identity::Class { guid, kind, .. } => {
                (payloads::hook_of(&guid, kind), Some(guid), Some(u16::from(kind)))
            }
            Identity::Provider { guid, id, .. } => (None, Some(guid), Some(id)),
            Identity::Message { guid, number } => (None, guid, Some(number)),
            Identity::Other(_) => (None, None, None),
        };
        let hooked = |hooks: &Hooks| hook.is_some_and(|hook| hooks.has(hook));
        self.providers
            .as_ref()
            .is_none_or(|(hooks, guids)| hooked(hooks) || guid.is_some_and(|guid| guids.contains(&guid)))
            && self.events.as_ref().is_none_or(|(hooks, ids)| hooked(hooks) || id.is_some_and(|id| ids.contains(&id)))
    }
}
