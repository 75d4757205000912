//! Threads that processors run.

/// Threads that the processors of a trace run, by the times of context switches.
#[derive(Clone, Debug, Default)]
pub(super) struct Running {
    by_processor: Vec<Switches>,
}

/// Context switches of a processor.
#[derive(Clone, Debug, Default)]
struct Switches {
    times: Vec<i64>,
    /// Thread that runs from each time on.
    threads: Vec<u32>,
    /// Offset of each buffer in the file, and number of switches before it. Several threads may read a trace.
    buffers: Vec<(u64, usize)>,
}

impl Switches {
    /// Returns the index of the last switch at or before a time, plus 1. `near` is the result for a nearby time.
    #[inline]
    fn before(&self, now: i64, near: usize) -> usize {
        let is_after = |index: usize| self.times.get(index).is_none_or(|time| *time > now);
        let is_before = |index: usize| index == 0 || self.times.get(index - 1).is_some_and(|time| *time <= now);
        match (near..near + 3).find(|index| is_before(*index) && is_after(*index)) {
            Some(index) => index,
            None => self.times.partition_point(|time| *time <= now),
        }
    }
}

impl Running {
    /// Size in bytes of a context switch.
    pub(super) const SWITCH: usize = size_of::<i64>() + size_of::<u32>();

    /// Adds a context switch of a buffer at a file offset.
    pub(super) fn push(&mut self, processor: u16, offset: u64, time: i64, thread: u32) {
        let Some(switches) = self.of(processor) else { return };
        if switches.buffers.last().is_none_or(|(last, _)| *last != offset) {
            switches.buffers.push((offset, switches.times.len()));
        }
        switches.times.push(time);
        switches.threads.push(thread);
    }

    /// Replaces what a processor runs. Only the last switch of a stream is needed.
    pub(super) fn replace(&mut self, processor: u16, thread: u32) {
        if let Some(switches) = self.of(processor) {
            (switches.times, switches.threads) = (vec![i64::MIN], vec![thread]);
        }
    }

    fn of(&mut self, processor: u16) -> Option<&mut Switches> {
        let processor = usize::from(processor);
        if self.by_processor.len() <= processor {
            self.by_processor.resize_with(processor + 1, Switches::default);
        }
        self.by_processor.get_mut(processor)
    }

    /// Adds the switches of other buffers.
    pub(super) fn merge(&mut self, other: &Running, time: impl Fn(i64) -> i64) {
        for (processor, switches) in (0..=u16::MAX).zip(&other.by_processor) {
            let Some(own) = self.of(processor) else { return };
            let before = own.times.len();
            own.buffers.extend(switches.buffers.iter().map(|(offset, start)| (*offset, start + before)));
            own.times.extend(switches.times.iter().map(|own| time(*own)));
            own.threads.extend(&switches.threads);
        }
    }

    /// Sorts the switches by time, and by their order in the file at equal times.
    pub(super) fn sorted(mut self) -> Running {
        for switches in &mut self.by_processor {
            let in_order = switches.times.is_sorted() && switches.buffers.is_sorted();
            let buffers = std::mem::take(&mut switches.buffers);
            if in_order {
                continue;
            }
            let mut all = Vec::with_capacity(switches.times.len());
            let ends = buffers.iter().skip(1).map(|(_, start)| *start).chain([switches.times.len()]);
            for ((offset, start), end) in buffers.iter().zip(ends) {
                let times = switches.times.iter().zip(&switches.threads).take(end).skip(*start);
                all.extend(times.map(|(time, thread)| (*time, *offset, *thread)));
            }
            all.sort_by_key(|(time, offset, _)| (*time, *offset));
            (switches.times, switches.threads) = all.into_iter().map(|(time, _, thread)| (time, thread)).unzip();
        }
        self
    }

    /// Returns the number of processors.
    pub(super) fn processors(&self) -> usize {
        self.by_processor.len()
    }

    /// Returns the number of context switches of a processor from a time to another.
    pub(super) fn switches(&self, processor: u16, (first, last): (i64, i64)) -> usize {
        let times = self.by_processor.get(usize::from(processor)).map_or(&[][..], |switches| &switches.times);
        let before = times.partition_point(|time| *time < first);
        times.partition_point(|time| *time <= last).saturating_sub(before)
    }

    /// Returns the thread that a processor runs at a time. `near` is the place of an earlier answer, and becomes the
    /// place of this one.
    #[inline]
    pub(super) fn thread(&self, processor: u16, now: i64, near: &mut usize) -> Option<u32> {
        let switches = self.by_processor.get(usize::from(processor))?;
        *near = switches.before(now, *near);
        switches.threads.get(near.checked_sub(1)?).copied()
    }
}
