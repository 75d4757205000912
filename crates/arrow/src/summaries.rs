//! Summaries of the events of each buffer, so that buffers without a wanted event are not read again.

use etwspec_etl::Event;
use etwspec_etl::filter::{CompiledFilter, Summary};
use etwspec_etl::state::Pass;

/// The summaries of the buffers of a trace.
#[derive(Clone, Debug, Default)]
pub(crate) struct Summaries {
    /// Offset of each buffer with events in the file, and the summary of the events.
    buffers: Vec<(u64, Summary)>,
}

/// The buffers with a wanted event, and maybe others.
#[derive(Debug)]
pub(crate) struct WantedBuffers {
    /// Their offsets in the file, in ascending order.
    offsets: Vec<u64>,
}

impl WantedBuffers {
    /// Returns whether a buffer may have a wanted event.
    pub(crate) fn has(&self, offset: u64) -> bool {
        self.offsets.binary_search(&offset).is_ok()
    }

    /// Returns whether no buffer from an offset on has a wanted event.
    pub(crate) fn end_before(&self, offset: u64) -> bool {
        self.offsets.last().is_none_or(|last| *last < offset)
    }
}

impl Pass for Summaries {
    fn part(&self) -> Option<Summaries> {
        Some(Summaries::default())
    }

    #[inline]
    fn event(&mut self, event: &Event<'_>) {
        let offset = event.buffer_offset();
        if self.buffers.last().is_none_or(|(own, _)| *own != offset) {
            self.buffers.push((offset, Summary::new()));
        }
        if let Some((_, summary)) = self.buffers.last_mut() {
            summary.add(event);
        }
    }

    fn merge(&mut self, part: Summaries) {
        self.buffers.extend(part.buffers);
    }
}

impl Summaries {
    /// Returns the buffers that may have an event that matches. `None` if the trace was not read.
    pub(crate) fn wanted(&self, keep: &CompiledFilter) -> Option<WantedBuffers> {
        if self.buffers.is_empty() {
            return None;
        }
        let matching = self.buffers.iter().filter(|(_, summary)| keep.may_match(summary));
        let mut offsets: Vec<u64> = matching.map(|(offset, _)| *offset).collect();
        offsets.sort_unstable();
        Some(WantedBuffers { offsets })
    }
}

#[cfg(test)]
mod tests {
    use etwspec_etl::filter::{Filter, ProviderFilter, TimeBound};
    use etwspec_etl::{Item, SAMPLE, Trace};

    use super::*;

    fn summaries(trace: &Trace<'_>) -> Summaries {
        let mut summaries = Summaries::default();
        trace.for_each(|item| {
            if let Item::Event(_, event) = item {
                summaries.event(&event);
            }
        });
        summaries
    }

    /// Returns filters for what some events of a trace have, of about forty events.
    fn filters(trace: &Trace<'_>) -> Vec<Filter> {
        let (mut filters, mut count, mut number) = (Vec::new(), 0usize, 0usize);
        trace.for_each(|item| count += usize::from(matches!(item, Item::Event(..))));
        trace.for_each(|item| {
            let Item::Event(_, event) = item else { return };
            number += 1;
            if number % count.div_ceil(40) != 0 {
                return;
            }
            if let Some((log_file, stamp)) = trace.log_file().zip(event.time_stamp()) {
                let time = Some(TimeBound::At(log_file.clock.time(stamp)));
                filters.push(Filter { to: time, ..Filter::default() });
                filters.push(Filter { from: time, ..Filter::default() });
            }
            filters.extend(event.process_id().map(|pid| Filter { processes: vec![pid], ..Filter::default() }));
            let of_provider = |guid| Filter { providers: vec![ProviderFilter::Guid(guid)], ..Filter::default() };
            filters.extend(event.provider().map(of_provider));
        });
        filters
    }

    #[test]
    fn no_event_of_a_buffer_that_is_not_wanted_matches() {
        let mut traces = vec![SAMPLE.to_vec()];
        for path in etwspec_corpus::folder_or_skip().iter().flat_map(|folder| etwspec_corpus::traces(folder)) {
            traces.push(std::fs::read(path).expect("a trace"));
        }
        let (mut wanted, mut all) = (0, 0);
        for bytes in traces {
            let trace = Trace::new(&bytes);
            let summaries = summaries(&trace);
            let keeps = filters(&trace).into_iter().filter_map(|filter| filter.keep(trace.log_file()).ok());
            let of = |keep: &CompiledFilter| summaries.wanted(keep).expect("the trace has events");
            let keeps: Vec<_> = keeps.map(|keep| (of(&keep), keep)).collect();
            trace.for_each(|item| {
                let Item::Event(_, event) = item else { return };
                let offset = event.buffer_offset();
                for (buffers, keep) in keeps.iter().filter(|(_, keep)| keep.matches(&event)) {
                    assert!(buffers.has(offset) && !buffers.end_before(offset), "{keep:?}");
                }
            });
            wanted += keeps.iter().map(|(buffers, _)| buffers.offsets.len()).sum::<usize>();
            all += keeps.len() * summaries.buffers.len();
        }
        // Otherwise a summary is of no use.
        assert!(wanted < all, "{wanted} of {all}");
    }
}
