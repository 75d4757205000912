//! Counts of events by the numbers that determine their processes.

use etwspec::payloads::Reference;
use hashbrown::HashMap;

use super::read::Readers;
use super::{NONE, ProcessCounts, State, Writer};
use crate::count::Tally;
use crate::logfile::LogFile;
use crate::record::Event;

/// Counts of events by buffer and by the numbers that determine their processes, for a pass that also collects the names.
///
/// A [`State`] then finds the processes of each buffer at once, unless a number is used again within it.
///
/// ```
/// use etwspec_etl::state::{FirstPass, NumberCounts, ProcessCounts};
/// use etwspec_etl::{SAMPLE, Trace};
///
/// let trace = Trace::new(SAMPLE);
/// let (mut numbers, mut counts) = (NumberCounts::new(trace.log_file()), ProcessCounts::default());
/// let state = FirstPass::of(&trace).state();
/// trace.for_each_event(|event| numbers.add(event));
/// // A number is used again within few buffers.
/// assert!(numbers.resolve(&state, &mut counts).len() < trace.buffers().count());
/// ```
///
/// An event takes at most one row of 48 bytes, and a buffer 56 bytes. There are at most [`MAX_ROWS`](Self::MAX_ROWS) rows, beside those
/// of one buffer. Buffers beyond the limit must be read again.
#[derive(Clone, Debug)]
pub struct NumberCounts {
    readers: Readers,
    spans: Vec<Span>,
    /// Rows of all buffers.
    rows: Vec<Row>,
    /// Rows of the current buffer.
    indices: HashMap<Numbers, usize>,
    /// Index of the last row.
    last: usize,
    /// Thread that the processor runs.
    runs: u32,
    /// Events at the time of the last event whose processes depend on the thread that the processor runs, and their sizes.
    pending: Vec<(Numbers, usize)>,
}

/// IDs that determine a process, in the order in which a [`State`] tries them; [`NONE`] if an event has none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Numbers {
    /// Thread ID in the payload, if it has no process ID.
    attributed: u32,
    /// Process ID in the payload or in the header.
    process: u32,
    /// Thread ID in the header, if there is no process ID.
    thread: u32,
    /// Thread that the processor runs; [`START`] before the first context switch of the buffer.
    runs: u32,
}

/// Thread ID before the first context switch of a buffer, which earlier buffers determine.
const START: u32 = NONE - 1;

/// Events of a buffer with the same numbers.
#[derive(Clone, Copy, Debug)]
struct Row {
    numbers: Numbers,
    tally: Tally,
    /// Times of the first and the last event.
    times: (i64, i64),
}

/// A buffer.
#[derive(Clone, Copy, Debug)]
struct Span {
    offset: u64,
    processor: u16,
    /// Index of the first row.
    rows: usize,
    /// Times of the first and the last event whose process depends on the thread that the processor runs.
    times: (i64, i64),
    /// Number of context switches.
    switches: usize,
    /// True if it must be read again.
    again: bool,
}

impl NumberCounts {
    /// Maximum number of rows.
    pub const MAX_ROWS: usize = 1 << 17;

    /// Creates counts without events.
    pub fn new(log_file: Option<&LogFile>) -> NumberCounts {
        let readers = Readers::new(log_file.and_then(|log_file| log_file.release));
        let (spans, rows, pending) = (Vec::new(), Vec::new(), Vec::new());
        NumberCounts { readers, spans, rows, indices: HashMap::new(), last: 0, runs: START, pending }
    }

    /// Adds an event of a buffer. The events of a buffer follow each other.
    #[inline]
    pub fn add(&mut self, event: &Event<'_>) {
        if self.spans.last().is_none_or(|last| last.offset != event.buffer_offset()) {
            self.begin(event);
        }
        let size = event.bytes().len();
        let mut numbers = Numbers { thread: NONE, process: NONE, attributed: NONE, runs: NONE };
        let Ok(header) = event.header() else { return self.count(numbers, 0, size) };
        let time = header.time_stamp().unwrap_or(event.flushed());
        let Writer { process, thread, .. } = Writer::header(header.process_id(), header.thread_id());
        let (stated, attributed) = self.readers.attributed(event);
        numbers.process = stated.or(process).unwrap_or(NONE);
        numbers.attributed = attributed.filter(|_| stated.is_none()).unwrap_or(NONE);
        numbers.thread = thread.filter(|_| numbers.process == NONE).unwrap_or(NONE);
        let switch = self.readers.running(event).filter(|_| header.time_stamp().is_some());
        if numbers.process != NONE && switch.is_none() {
            return self.count(numbers, time, size);
        }
        self.advance(time);
        if let (Some(thread), Some(span)) = (switch, self.spans.last_mut()) {
            self.runs = thread;
            span.switches += 1;
        }
        self.pending.push((numbers, size));
    }

    /// Begins a buffer.
    fn begin(&mut self, event: &Event<'_>) {
        self.count_pending();
        self.indices.clear();
        self.runs = START;
        let (offset, processor, rows) = (event.buffer_offset(), event.processor(), self.rows.len());
        let again = rows >= NumberCounts::MAX_ROWS;
        self.spans.push(Span { offset, processor, rows, times: (i64::MAX, i64::MIN), switches: 0, again });
    }

    /// Moves to the time of an event. A context switch also applies to earlier events of its time.
    #[inline]
    fn advance(&mut self, time: i64) {
        if self.spans.last().is_some_and(|span| time > span.times.1) {
            self.count_pending();
        }
        if let Some(span) = self.spans.last_mut() {
            span.again |= time < span.times.1;
            span.times = (span.times.0.min(time), span.times.1.max(time));
        }
    }

    /// Counts the pending events, which have one time.
    #[inline]
    fn count_pending(&mut self) {
        let (runs, time) = (self.runs, self.spans.last().map_or(0, |span| span.times.1));
        while let Some((numbers, size)) = self.pending.pop() {
            self.count(Numbers { runs, ..numbers }, time, size);
        }
    }

    /// Counts an event of the current buffer.
    #[inline]
    fn count(&mut self, numbers: Numbers, time: i64, size: usize) {
        if self.spans.last().is_none_or(|span| span.again) {
            return;
        }
        let NumberCounts { rows, indices, last, .. } = self;
        if indices.is_empty() || rows.get(*last).is_none_or(|row| row.numbers != numbers) {
            *last = *indices.entry(numbers).or_insert_with(|| {
                rows.push(Row { numbers, tally: Tally::default(), times: (time, time) });
                rows.len() - 1
            });
        }
        if let Some(row) = rows.get_mut(*last) {
            row.tally.add(size);
            row.times = (row.times.0.min(time), row.times.1.max(time));
        }
    }

    /// Adds the events to counts by process, with the state of a pass over all events. Returns the offsets of buffers that must be read
    /// again, because a number is used again within them. Their events are not added.
    #[must_use]
    pub fn resolve(mut self, state: &State, counts: &mut ProcessCounts) -> Vec<u64> {
        self.count_pending();
        let (mut again, mut found) = (Vec::new(), Vec::new());
        let ends = self.spans.iter().skip(1).map(|span| span.rows).chain([self.rows.len()]);
        for (span, end) in self.spans.iter().zip(ends) {
            found.clear();
            let rows = self.rows.get(span.rows..end).unwrap_or_default();
            found.extend(rows.iter().map_while(|row| Some((row.process(span, state)?, row.tally))));
            if span.again || found.len() < rows.len() {
                again.push(span.offset);
            } else {
                found.iter().for_each(|((process, name), tally)| counts.add_tally(*process, name, *tally));
            }
        }
        again
    }
}

impl Row {
    /// Returns the process and its name, which is empty if it is unknown. `None` if events have several.
    fn process<'s>(&self, span: &Span, state: &'s State) -> Option<(Option<u32>, &'s str)> {
        let Numbers { thread, process, attributed, runs } = self.numbers;
        let of_thread = |thread: u32| {
            let thing = if thread == NONE { None } else { state.thing_in(Reference::ThreadId, thread, self.times)? };
            Some(thing.and_then(|thing| u32::try_from(thing.owner?).ok()))
        };
        let mut found = of_thread(attributed)?.or((process != NONE).then_some(process));
        if found.is_none() {
            found = of_thread(thread)?;
        }
        if found.is_none() && runs != NONE {
            // Other buffers may contain context switches of the same time.
            let own = state.running.switches(span.processor, span.times) == span.switches;
            let at_start = || state.running.thread(span.processor, self.times.0, &mut 0).unwrap_or(NONE);
            let runs = if runs == START { at_start() } else { runs };
            found = own.then(|| of_thread(runs))??;
        }
        let thing = found.map_or(Some(None), |process| state.thing_in(Reference::ProcessId, process, self.times))?;
        Some((found, thing.map_or("", |thing| &*thing.name)))
    }
}
