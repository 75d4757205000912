//! Events over time with the names of their kinds: the overview that the command and the page show.

use std::sync::Arc;

use etwspec::Guid;
use etwspec_etl::columns::Describe;
use etwspec_etl::counts::{Losses, Overview, OverviewKind};
use etwspec_etl::time::FileTime;
use etwspec_etl::{Buffer, Damage, Event, LogFile};
use hashbrown::HashMap;

use crate::decoder::Decoder;
use crate::store::Schemas;

/// Collects an [`Overview`] and the names of its providers in one pass.
///
/// ```
/// use etwspec_etl::buffers::Scratch;
/// use etwspec_etl::counts::{Counts, Losses};
/// use etwspec_etl::{SAMPLE, Trace};
/// use etwspec_schema::{NamedOverview, Schemas};
///
/// let trace = Trace::new(SAMPLE);
/// let (mut overview, mut counts) = (NamedOverview::new(trace.log_file()), Counts::default());
/// let (mut schemas, mut scratch) = (Schemas::new(), Scratch::new());
/// for buffer in trace.buffers() {
///     match buffer {
///         Ok(raw) => {
///             let buffer = raw.open(&mut scratch);
///             counts.add_with(&buffer, |item| overview.add(item));
///             overview.end_buffer(&buffer);
///         }
///         Err(_) => overview.add_damage(),
///     }
/// }
/// schemas.read_trace(&trace);
/// overview.add_losses(&Losses::of(trace.log_file(), &counts));
/// let over_time = overview.over_time(&schemas, 50).expect("the sample has times");
/// assert!(over_time.kinds.iter().any(|kind| kind.name == "Thread/CSwitch"));
/// ```
#[derive(Debug)]
pub struct NamedOverview {
    overview: Overview,
    /// Finds names in events and tables. Other names are in schemas, which may come later.
    decoder: Decoder,
    names: HashMap<Guid, Box<str>>,
}

/// Events in equal intervals of time.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct OverTime {
    /// Start of the first interval.
    pub start: FileTime,
    /// Width of an interval in 100 ns units.
    pub width: u64,
    /// Number of events in each interval.
    pub events: Vec<u64>,
    /// Number of losses that the trace shows in each interval: records of losses, flagged buffers, missing buffers.
    pub lost: Vec<u64>,
    /// Number of damaged places in each interval.
    pub damaged: Vec<u64>,
    /// Kinds of events, most frequent first.
    pub kinds: Vec<KindOverTime>,
    /// Number of events that no interval contains: those without a time, and those about the trace itself.
    pub left_out: u64,
}

/// Events of one kind in intervals.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct KindOverTime {
    /// Name of the kernel event, or name or GUID of the provider.
    pub name: String,
    /// Number of events.
    pub count: u64,
    /// Number of events in each interval.
    pub events: Vec<u64>,
}

impl NamedOverview {
    /// Starts the overview of a trace.
    pub fn new(log_file: Option<&LogFile>) -> NamedOverview {
        let decoder = Decoder::new(Arc::default(), None);
        NamedOverview { overview: Overview::new(log_file), decoder, names: HashMap::new() }
    }

    /// Adds an event, or damage of its buffer.
    #[inline]
    pub fn add(&mut self, item: Result<&Event<'_>, &Damage>) {
        if self.overview.add(item)
            && let Ok(event) = item
        {
            self.name_provider(event);
        }
    }

    #[cold]
    fn name_provider(&mut self, event: &Event<'_>) {
        if let OverviewKind::Provider(guid) = OverviewKind::of(event)
            && let Some(name) = self.decoder.names(event).provider
        {
            self.names.insert(guid, name.into());
        }
    }

    /// Adds damage between buffers.
    pub fn add_damage(&mut self) {
        self.overview.add_damage();
    }

    /// Adds the losses that the header of a buffer states. Call it after the events of the buffer.
    pub fn end_buffer(&mut self, buffer: &Buffer<'_>) {
        self.overview.end_buffer(buffer);
    }

    /// Adds gaps between sequence numbers. Call it after all buffers.
    pub fn add_losses(&mut self, losses: &Losses) {
        self.overview.add_losses(losses);
    }

    /// Divides the time of the events into at most `at_most` equal intervals. `None` if no event has a time.
    pub fn over_time(&self, schemas: &Schemas, at_most: usize) -> Option<OverTime> {
        let all = self.overview.intervals(at_most)?;
        let events = all.events();
        let kinds = all.kinds.into_iter().map(|(kind, events)| KindOverTime {
            name: self.name(kind, schemas),
            count: events.iter().sum(),
            events,
        });
        Some(OverTime {
            start: all.start,
            width: all.width,
            events,
            kinds: kinds.collect(),
            lost: all.lost,
            damaged: all.damaged,
            left_out: self.overview.left_out(),
        })
    }

    fn name(&self, kind: OverviewKind, schemas: &Schemas) -> String {
        match kind {
            OverviewKind::Event(key) => match (key.common_name(), key.hook_id()) {
                (Some(name), _) => name.to_owned(),
                (None, Some(hook)) => format!("hook {hook:#06x}"),
                (None, None) => format!("{}/{}", key.group_name().unwrap_or("class"), key.event_type()),
            },
            OverviewKind::Provider(guid) => {
                let known = self.names.get(&guid).map(|name| &**name).or_else(|| schemas.provider_name(guid));
                known.map_or_else(|| guid.to_string(), str::to_owned)
            }
            _ => "other events".to_owned(),
        }
    }
}

impl OverTime {
    /// Joins adjacent intervals, so that at most `at_most` are left.
    #[must_use]
    pub fn joined(&self, at_most: usize) -> OverTime {
        let each = self.events.len().div_ceil(at_most.max(1)).max(1);
        let join = |counts: &[u64]| counts.chunks(each).map(|some| some.iter().sum()).collect();
        let kinds = self.kinds.iter().map(|kind| KindOverTime { events: join(&kind.events), ..kind.clone() });
        OverTime {
            width: self.width * each as u64,
            events: join(&self.events),
            lost: join(&self.lost),
            damaged: join(&self.damaged),
            kinds: kinds.collect(),
            ..*self
        }
    }
}
