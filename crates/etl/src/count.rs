//! Event counts: the fastest pass over a whole trace.

use std::num::NonZeroUsize;

use etwspec::headers::{EtwRtLoss, HookId, TraceHeaderType};
use hashbrown::HashMap;

use crate::buffer::{Buffer, RawBuffer, Scratch};
use crate::damage::{Damage, Damages};
use crate::order::OrderBy as _;
use crate::record::{Event, Identity};
use crate::sequence::Sequence;
use crate::trace::Trace;

/// A number of events, and their size.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Number of events.
    pub events: u64,
    /// Size of the events in bytes, headers included.
    pub bytes: u64,
}

impl Tally {
    /// Adds an event of a size in bytes.
    #[inline]
    pub fn add(&mut self, bytes: usize) {
        self.events += 1;
        self.bytes += bytes as u64;
    }

    /// Adds the events of another.
    pub fn merge(&mut self, other: Tally) {
        self.events += other.events;
        self.bytes += other.bytes;
    }
}

/// Event counts of a trace, by several keys.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct Counts {
    /// Number of buffers, damaged ones included.
    pub buffers: u64,
    /// Number of compressed buffers.
    pub compressed_buffers: u64,
    /// Size of all buffers in the file, in bytes.
    pub stored_bytes: u64,
    /// Size of all buffers after decompression up to the end of their events, in bytes.
    pub memory_bytes: u64,
    /// All events.
    pub all: Tally,
    /// Messages.
    pub messages: Tally,
    /// Damage.
    pub damages: Damages,
    /// Numbers in the headers of the buffers that show losses.
    pub(crate) sequence: Sequence,
    by_type: HashMap<TraceHeaderType, Tally>,
    hooks: Hooks,
    others: Identities,
    processors: Vec<Tally>,
}

/// A tally for each hook ID, by its two bytes. Few groups of kernel events occur in a trace.
#[derive(Clone, Debug, Default)]
struct Hooks(Vec<Option<Box<[Tally; 256]>>>);

impl Hooks {
    #[inline]
    fn add(&mut self, hook: HookId, bytes: usize) {
        let [of, group] = hook.0.to_le_bytes().map(usize::from);
        let tally = match self.0.get_mut(group) {
            Some(Some(tallies)) => tallies.get_mut(of),
            _ => self.group(group).get_mut(of),
        };
        if let Some(tally) = tally {
            tally.add(bytes);
        }
    }

    #[cold]
    fn group(&mut self, group: usize) -> &mut [Tally] {
        if self.0.len() <= group {
            self.0.resize(group + 1, None);
        }
        let tallies =
            self.0.get_mut(group).map(|tallies| tallies.get_or_insert_with(|| Box::new([Tally::default(); 256])));
        tallies.map_or(&mut [], |tallies| &mut tallies[..])
    }

    fn iter(&self) -> impl Iterator<Item = (HookId, Tally)> {
        let groups = self.0.iter().zip(0..=u8::MAX).filter_map(|(tallies, group)| Some((tallies.as_ref()?, group)));
        groups.flat_map(|(tallies, group)| {
            let all = tallies.iter().zip(0..=u8::MAX).filter(|(tally, _)| tally.events > 0);
            all.map(move |(tally, of)| (HookId(u16::from_le_bytes([of, group])), *tally))
        })
    }

    fn merge(&mut self, other: &Hooks) {
        for (group, tallies) in other.0.iter().enumerate() {
            if let Some(tallies) = tallies {
                self.group(group).iter_mut().zip(tallies.iter()).for_each(|(to, from)| to.merge(*from));
            }
        }
    }
}

/// Tallies by identity. Beyond [`Counts::MAX_IDENTITIES`], only the least remain, in whatever order events are counted. Records of
/// losses are less than all others.
#[derive(Clone, Debug, Default)]
struct Identities {
    by: HashMap<Identity, Tally>,
    beyond: Tally,
}

impl Identities {
    #[inline]
    fn add(&mut self, identity: Identity, tally: Tally) {
        self.by.entry(identity).or_default().merge(tally);
        // It is worth the time to leave out half of them.
        if self.by.len() > 2 * Counts::MAX_IDENTITIES {
            self.limit();
        }
    }

    #[cold]
    fn limit(&mut self) {
        if self.by.len() <= Counts::MAX_IDENTITIES {
            return;
        }
        let mut all: Vec<(Identity, Tally)> = std::mem::take(&mut self.by).into_iter().collect();
        let order = |(identity, _): &(Identity, Tally)| {
            let is_loss = matches!(identity, Identity::Class { guid: EtwRtLoss::CLASS, .. });
            (!is_loss, *identity)
        };
        all.order_by_key(order);
        let beyond = all.split_off(Counts::MAX_IDENTITIES);
        beyond.into_iter().for_each(|(_, tally)| self.beyond.merge(tally));
        self.by = all.into_iter().collect();
    }
}

impl Counts {
    /// Maximum number of identities that [`by_identity`](Self::by_identity) returns.
    pub const MAX_IDENTITIES: usize = 1 << 14;

    /// Counts the events of a trace.
    pub fn of(trace: &Trace<'_>) -> Counts {
        Counts::of_parallel(trace, NonZeroUsize::MIN)
    }

    /// Counts the events of a trace with several threads.
    pub fn of_parallel(trace: &Trace<'_>, threads: NonZeroUsize) -> Counts {
        let make = || (Counting::default(), Scratch::new());
        let parts = trace.fold_parts(threads, make, |(counting, scratch), buffers| {
            buffers.for_each(|buffer| counting.part(buffer, scratch));
        });
        let mut all = Counts::default();
        parts.into_iter().for_each(|(counting, _)| all.merge(counting.done()));
        all
    }

    /// Counts a buffer and its events. A reader of a stream calls this for each buffer.
    pub fn add(&mut self, buffer: &Buffer<'_>) {
        self.add_with(buffer, |_| {});
    }

    /// Counts a buffer and its events as [`add`](Self::add) does, and passes each event and the damage to `each`, in order.
    pub fn add_with(&mut self, buffer: &Buffer<'_>, each: impl FnMut(Result<&Event<'_>, &Damage>)) {
        let mut counting = Counting { counts: std::mem::take(self), ..Counting::default() };
        counting.buffer(buffer, each);
        *self = counting.done();
    }

    /// Counts by header type, in order. Messages have none.
    pub fn by_header_type(&self) -> Vec<(TraceHeaderType, Tally)> {
        sorted(&self.by_type)
    }

    /// Counts of kernel events by hook ID, in order. Classic events of kernel groups are not included.
    pub fn by_hook(&self) -> impl Iterator<Item = (HookId, Tally)> {
        self.hooks.iter()
    }

    /// Counts of all other events by identity, in order. There are at most
    /// [`MAX_IDENTITIES`](Self::MAX_IDENTITIES).
    pub fn by_identity(&self) -> Vec<(Identity, Tally)> {
        sorted(&self.limited().by)
    }

    /// Events whose identities are beyond the limit of [`by_identity`](Self::by_identity).
    pub fn beyond_identities(&self) -> Tally {
        self.limited().beyond
    }

    fn limited(&self) -> Identities {
        let mut others = self.others.clone();
        others.limit();
        others
    }

    /// Counts by processor, in order.
    pub fn by_processor(&self) -> impl Iterator<Item = (u16, Tally)> {
        let all = self.processors.iter().zip(0..=u16::MAX).map(|(tally, processor)| (processor, *tally));
        all.filter(|(_, tally)| tally.events > 0)
    }

    /// Adds other counts.
    pub fn merge(&mut self, other: Counts) {
        self.buffers += other.buffers;
        self.compressed_buffers += other.compressed_buffers;
        self.stored_bytes += other.stored_bytes;
        self.memory_bytes += other.memory_bytes;
        self.all.merge(other.all);
        self.messages.merge(other.messages);
        self.damages.merge(other.damages);
        self.sequence.merge(other.sequence);
        other.by_type.into_iter().for_each(|(of, tally)| self.by_type.entry(of).or_default().merge(tally));
        other.others.by.into_iter().for_each(|(of, tally)| self.others.add(of, tally));
        self.others.beyond.merge(other.others.beyond);
        self.hooks.merge(&other.hooks);
        if self.processors.len() < other.processors.len() {
            self.processors.resize(other.processors.len(), Tally::default());
        }
        self.processors.iter_mut().zip(other.processors).for_each(|(to, from)| to.merge(from));
    }
}

fn sorted<K: Copy + Ord>(map: &HashMap<K, Tally>) -> Vec<(K, Tally)> {
    let mut all: Vec<_> = map.iter().map(|(key, tally)| (*key, *tally)).collect();
    all.order_by_key(|(key, _)| *key);
    all
}

/// Counts in progress. Runs of equal keys are counted without hashing.
#[derive(Default)]
struct Counting {
    counts: Counts,
    by_type: Types,
    provider: Option<(Identity, Tally)>,
}

/// A tally for each header type.
struct Types([Tally; 256]);

impl Default for Types {
    fn default() -> Self {
        Types([Tally::default(); 256])
    }
}

impl Counting {
    fn done(mut self) -> Counts {
        self.leave_provider();
        for (header_type, tally) in (0..=u8::MAX).zip(self.by_type.0) {
            if tally.events > 0 {
                self.counts.by_type.entry(TraceHeaderType(header_type)).or_default().merge(tally);
            }
        }
        self.counts
    }

    /// Counts a buffer or a damaged part.
    fn part(&mut self, part: Result<RawBuffer<'_>, Damage>, scratch: &mut Scratch) {
        match part {
            Ok(raw) => self.buffer(&raw.open(scratch), |_| {}),
            Err(damage) => self.counts.damages.add(damage),
        }
    }

    /// Counts a buffer and its events, and passes each event and the damage to `each`.
    fn buffer(&mut self, buffer: &Buffer<'_>, mut each: impl FnMut(Result<&Event<'_>, &Damage>)) {
        self.counts.buffers += 1;
        self.counts.compressed_buffers += u64::from(buffer.header().is_compressed());
        self.counts.stored_bytes += buffer.raw().bytes().len() as u64;
        self.counts.memory_bytes += buffer.end() as u64;
        self.counts.sequence.add(buffer.file_offset(), buffer.header());
        for damage in buffer.damages() {
            each(Err(&damage));
            self.counts.damages.add(damage);
        }
        let mut all = Tally::default();
        for event in buffer.events() {
            match event {
                Ok(event) => {
                    all.add(event.bytes().len());
                    self.event(&event);
                    each(Ok(&event));
                }
                Err(damage) => {
                    each(Err(&damage));
                    self.counts.damages.add(damage);
                }
            }
        }
        self.of_processor(buffer.header().processor, all);
    }

    /// Counts an event, by other keys than its processor.
    #[inline]
    fn event(&mut self, event: &Event<'_>) {
        let size = event.bytes().len();
        match event.header_type() {
            Some(header_type) => {
                if let Some(tally) = self.by_type.0.get_mut(usize::from(header_type.0)) {
                    tally.add(size);
                }
            }
            None => self.counts.messages.add(size),
        }
        match event.hook_id() {
            Some(hook) => self.counts.hooks.add(hook, size),
            None => self.of_identity(event.identity(), size),
        }
    }

    /// Adds the events of a buffer to the total and to its processor.
    fn of_processor(&mut self, processor: u16, events: Tally) {
        self.counts.all.merge(events);
        let place = usize::from(processor);
        if events.events > 0 {
            if self.counts.processors.len() <= place {
                self.counts.processors.resize(place + 1, Tally::default());
            }
            if let Some(all) = self.counts.processors.get_mut(place) {
                all.merge(events);
            }
        }
    }

    fn leave_provider(&mut self) {
        if let Some((identity, tally)) = self.provider.take() {
            self.counts.others.add(identity, tally);
        }
    }

    /// Counts an event by its identity. A run of equal identities costs one lookup.
    #[inline]
    fn of_identity(&mut self, identity: Identity, size: usize) {
        match &mut self.provider {
            Some((last, tally)) if *last == identity => tally.add(size),
            _ => {
                self.leave_provider();
                self.provider = Some((identity, Tally { events: 1, bytes: size as u64 }));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Item;
    use crate::write::{Ended, Options, Writer, heads};
    use etwspec::Pointer;

    /// `.ci/run` runs this test under Miri, since prefetching is unsafe.
    #[test]
    fn counts_what_for_each_visits_in_a_damaged_trace() {
        let options = Options { buffer_size: 1 << 10, ..Options::default() };
        let mut writer = Writer::in_memory(options).expect("the options are valid");
        for time in 0..150 {
            let mark = heads::perfinfo(Pointer::Bits64, HookId::MARK, 2, time);
            writer.write_event(0, &mark, &[b'm'; 100]).expect("memory does not fail");
        }
        let mut file = writer.finish(Ended::default()).expect("memory does not fail").into_inner();
        // The last event of the second buffer is damaged, and the file ends within the last buffer.
        file.truncate(file.len() - 100);
        file[2 * 1024 - 200..][..8].fill(0xEE);

        let trace = Trace::new(&file);
        let (mut events, mut damages) = (Tally::default(), Damages::default());
        trace.for_each(|item| match item {
            Item::Event(_, event) => events.add(event.bytes().len()),
            Item::Damage(damage) => damages.add(damage),
        });
        let counts = Counts::of(&trace);
        assert!(counts.buffers > 10 && !damages.is_empty());
        assert_eq!((counts.all, &counts.damages), (events, &damages));
        let sum = |tallies: &mut dyn Iterator<Item = Tally>| {
            tallies.fold(Tally::default(), |mut all, tally| {
                all.merge(tally);
                all
            })
        };
        let identities = counts.by_identity();
        let of_keys = counts.by_hook().map(|(_, tally)| tally).chain(identities.iter().map(|(_, tally)| *tally));
        assert_eq!(sum(&mut { of_keys }), events);
        let types = counts.by_header_type();
        let of_types = types.iter().map(|(_, tally)| *tally).chain([counts.messages]);
        assert_eq!(sum(&mut { of_types }), events);
        assert_eq!(sum(&mut counts.by_processor().map(|(_, tally)| tally)), events);
    }

    #[test]
    #[cfg_attr(miri, ignore = "counts 160,000 identities, which takes Miri more than an hour")]
    fn least_identities_remain_in_any_order() {
        let identity = |number: u32| Identity::Provider {
            guid: etwspec::Guid { data1: number, ..etwspec::Guid::default() },
            id: 1,
            version: 0,
        };
        let all = 5 * Counts::MAX_IDENTITIES as u32;
        let loss = Identity::Class { guid: EtwRtLoss::CLASS, kind: 32, version: 0 };
        let count = |numbers: &mut dyn Iterator<Item = u32>| {
            let mut counting = Counting::default();
            counting.of_identity(loss, 7);
            numbers.for_each(|number| counting.of_identity(identity(number), 100));
            counting.done()
        };
        let (mut first, second) = (count(&mut (0..all)), count(&mut (0..all).rev()));
        assert_eq!(first.by_identity().len(), Counts::MAX_IDENTITIES);
        assert_eq!(first.by_identity(), second.by_identity());
        assert_eq!(first.beyond_identities(), second.beyond_identities());
        assert_eq!(first.beyond_identities().events, u64::from(all) + 1 - Counts::MAX_IDENTITIES as u64);
        first.merge(second);
        assert_eq!(first.by_identity().len(), Counts::MAX_IDENTITIES);
        assert!(first.by_identity().contains(&(loss, Tally { events: 2, bytes: 14 })));
        assert_eq!(first.beyond_identities().events, 2 * (u64::from(all) + 1 - Counts::MAX_IDENTITIES as u64));
    }
}
