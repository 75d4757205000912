//! Passes over the buffers and events of a trace.

use std::io::{self, Read};
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::thread;

use etwspec_console::Problem;
use etwspec_console::progress::Progress;
use etwspec_etl::buffers::formats;
use etwspec_etl::buffers::{RawBuffer, Scratch};
use etwspec_etl::counts::Counts;
use etwspec_etl::state::{FirstPass, Pass};
use etwspec_etl::{Buffer, Damage, Event, Reader, Trace};
use etwspec_schema::{SchemaFinder, Schemas};
use hashbrown::HashSet;

use super::{Input, Source, cannot_read};
use crate::needs::Things;

/// Maximum number of threads that read a trace. Each needs memory for its own counts.
const MAX_THREADS: usize = 8;

/// Size of the part of a trace in bytes for which a thread is worth its start.
const PART: usize = 1 << 18;

/// Maximum size of the buffers that all threads decompress at one time, in bytes.
const DECOMPRESSED: usize = 16 << 20;

/// Returns the number of threads that read a trace.
pub fn threads(trace: &Trace<'_>) -> NonZeroUsize {
    let available = thread::available_parallelism().map_or(1, NonZeroUsize::get);
    // Each thread decompresses a buffer.
    let buffer = trace.log_file().map_or(0, |file| file.buffer_size as usize);
    let most = DECOMPRESSED / buffer.max(1);
    let threads = available.min(MAX_THREADS).min(trace.as_bytes().len().div_ceil(PART)).min(most);
    NonZeroUsize::new(threads).unwrap_or(NonZeroUsize::MIN)
}

/// Result of a callback: continue or stop, or an error that ends reading.
pub type Step = Result<ControlFlow<()>, Problem>;

impl Input<'_> {
    /// Calls `each` with every event of a trace that can be read again. Returns false for a stream.
    ///
    /// # Errors
    ///
    /// Returns [`Problem::Refused`] if the file cannot be read or becomes shorter while it is read.
    pub fn for_each_event(&self, mut each: impl FnMut(&Event<'_>)) -> Result<bool, Problem> {
        if !self.is_file() {
            return Ok(false);
        }
        self.count_read();
        let mut scratch = Scratch::new();
        self.buffers_again(&mut |next| {
            if let Ok(raw) = next {
                let buffer = raw.open(&mut scratch);
                buffer.for_each_event(|event| each(event));
            }
            Ok(ControlFlow::Continue(()))
        })?;
        self.check_unchanged()?;
        Ok(true)
    }

    /// Returns the number of bytes of a trace that can be read again.
    pub(crate) fn bytes(&self) -> Option<usize> {
        match &self.source {
            Source::Packed(packed) => Some(usize::try_from(packed.size()).unwrap_or(usize::MAX)),
            _ => Some(self.trace()?.as_bytes().len()),
        }
    }

    /// Returns a pass without events for the names of things, unless the trace is a stream.
    pub fn first_pass(&self, things: Things) -> Option<FirstPass> {
        let first = FirstPass::of_size(self.log_file(), self.bytes()?);
        Some(if things == Things::All { first } else { first.only_writers(self.log_file()) })
    }

    /// Reads a trace that can be read again once, for schemas, which are added to the others, for counts, and for the facts of a pass.
    /// Several threads read it if the pass allows it. A trace whose events are counted contains a buffer.
    pub(crate) fn collect<P: Pass>(
        &self,
        pass: &mut P,
        counts: &mut Option<Counts>,
        schemas: &mut Schemas,
        progress: &Progress,
    ) -> Result<(), Problem> {
        self.count_read();
        let mut all = Part::new(counts.is_some());
        match self.trace().filter(|trace| threads(trace).get() > 1 && pass.part().is_some()) {
            Some(trace) => {
                let make = || (Part::new(counts.is_some()), pass.part(), SchemaFinder::default());
                let parts = trace.fold_parts(threads(&trace), make, |(part, pass, finder), buffers| {
                    for next in buffers {
                        progress.add(next.as_ref().map_or_else(|damage| damage.length, |raw| raw.bytes().len() as u64));
                        part.add(next, pass, |buffer, event| finder.add(buffer, event));
                    }
                });
                let merge = |(part, own, finder): (Part, Option<P>, _)| {
                    all.merge(part);
                    own.into_iter().for_each(|own| pass.merge(own));
                    finder
                };
                schemas.read_found(&trace, parts.into_iter().map(merge).collect::<Vec<_>>());
            }
            None => {
                schemas.begin(self.log_file(), self.bytes().unwrap_or(0));
                self.buffers_again(&mut |next| {
                    progress.at(next.as_ref().map_or(0, RawBuffer::file_offset));
                    all.add(next, pass, |_, event| _ = schemas.read_event(event));
                    Ok(ControlFlow::Continue(()))
                })?;
                schemas.finish();
            }
        }
        self.check_unchanged()?;
        self.counted.set(Some(all.buffers));
        *counts = all.counts;
        if counts.is_some() && all.buffers == 0 {
            return Err(self.not_a_trace(formats::format(&self.first), None));
        }
        Ok(())
    }

    /// Calls `each` with every buffer and damaged range of a trace that can be read again, until it breaks. Returns whether it did.
    fn buffers_again(&self, each: &mut dyn FnMut(Result<RawBuffer<'_>, Damage>) -> Step) -> Result<bool, Problem> {
        if let Source::Packed(packed) = &self.source {
            let failed = |error: io::Error| cannot_read(&self.name, &error);
            let mut reader = packed.reader(&self.failure).map_err(failed)?;
            reader.set_code_page(self.code_page);
            return Ok(read_all(&self.name, &mut *reader, each)?.is_break());
        }
        for next in self.trace().iter().flat_map(Trace::buffers) {
            if each(next)?.is_break() {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Passes each event of some buffers, by their offsets, to `each`. Each thread has a value that `make` creates. Returns the values.
    ///
    /// # Errors
    ///
    /// Returns [`Problem::Refused`] if the file cannot be read or becomes shorter while it is read.
    pub fn read_again<T: Send>(
        &self,
        offsets: &HashSet<u64>,
        make: impl Fn() -> T + Sync,
        each: impl Fn(&mut T, &Event<'_>) + Sync,
    ) -> Result<Vec<T>, Problem> {
        let open = |value: &mut T, scratch: &mut Scratch, raw: &RawBuffer<'_>| {
            if offsets.contains(&raw.file_offset()) {
                let buffer = raw.open(scratch);
                buffer.for_each_event(|event| each(value, event));
            }
        };
        let make = || (make(), Scratch::new());
        let parts = match self.trace() {
            _ if offsets.is_empty() => Vec::new(),
            Some(trace) => trace.fold_parts(threads(&trace), make, |(value, scratch), buffers| {
                buffers.flatten().for_each(|raw| open(value, scratch, &raw));
            }),
            None => {
                let ((mut value, mut scratch), mut left) = (make(), offsets.len());
                self.buffers_again(&mut |next| {
                    let Ok(raw) = next else { return Ok(ControlFlow::Continue(())) };
                    open(&mut value, &mut scratch, &raw);
                    left -= usize::from(offsets.contains(&raw.file_offset()));
                    Ok(if left == 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
                })?;
                vec![(value, scratch)]
            }
        };
        self.check_unchanged()?;
        Ok(parts.into_iter().map(|(value, _)| value).collect())
    }

    /// Calls `each` with every buffer and every damaged range in file order, until it breaks.
    pub(crate) fn each_buffer(
        &mut self,
        progress: &Progress,
        each: &mut dyn FnMut(Result<RawBuffer<'_>, Damage>) -> Step,
    ) -> Result<(), Problem> {
        let read = self.unchecked_buffers(progress, each);
        // Lost bytes cause other errors: the system cannot write them, and zeros contain no buffer.
        self.check_unchanged()?;
        read
    }

    fn unchecked_buffers(
        &mut self,
        progress: &Progress,
        each: &mut dyn FnMut(Result<RawBuffer<'_>, Damage>) -> Step,
    ) -> Result<(), Problem> {
        self.count_read();
        let mut seen = Seen { buffers: 0, end: 0, before: Vec::new() };
        let mut take = |next: Result<RawBuffer<'_>, Damage>| -> Step {
            seen.take(&next);
            progress.at(seen.end);
            if seen.buffers == 0 {
                return Ok(ControlFlow::Continue(()));
            }
            for damage in seen.before.drain(..) {
                if each(Err(damage))?.is_break() {
                    return Ok(ControlFlow::Break(()));
                }
            }
            each(next)
        };
        let Input { name, source, log_file, .. } = &mut *self;
        let broke = match source {
            Source::Followed(reader) => {
                loop {
                    match reader.next_arrived() {
                        Ok(Some(next)) => {
                            if take(next)?.is_break() {
                                return Ok(());
                            }
                        }
                        Ok(None) => break,
                        Err(error) if error.kind() == io::ErrorKind::WouldBlock => reader.get_mut().wait()?,
                        Err(error) => return Err(cannot_read(name, &error)),
                    }
                }
                // The header states the numbers of the whole session only at its end.
                let header = reader.get_mut().header().map_err(|error| cannot_read(name, &error))?;
                *log_file = header.0.or(log_file.take());
                false
            }
            Source::Stream(reader) => read_all(name, reader, &mut take)?.is_break(),
            _ => self.buffers_again(&mut take)?,
        };
        if broke { Ok(()) } else { self.at_end(&seen) }
    }

    /// Checks at the end of the input that it contained a buffer.
    fn at_end(&self, seen: &Seen) -> Result<(), Problem> {
        self.found.set(Some(seen.buffers));
        if seen.buffers > 0 { Ok(()) } else { Err(self.not_a_trace(formats::format(&self.first), Some(seen.end))) }
    }
}

/// Counts of a thread.
struct Part {
    counts: Option<Counts>,
    buffers: u64,
    scratch: Scratch,
}

impl Part {
    fn new(has_counts: bool) -> Part {
        Part { counts: has_counts.then(Counts::default), buffers: 0, scratch: Scratch::new() }
    }

    /// Adds a buffer or a damaged range, and passes each event to `pass` and to `each`.
    fn add(
        &mut self,
        next: Result<RawBuffer<'_>, Damage>,
        pass: &mut impl Pass,
        mut each: impl FnMut(&Buffer<'_>, &Event<'_>),
    ) {
        let Part { counts, buffers, scratch } = self;
        let raw = match next {
            Ok(raw) => raw,
            Err(damage) => return counts.iter_mut().for_each(|counts| counts.damages.add(damage)),
        };
        *buffers += 1;
        let buffer = raw.open(scratch);
        let mut take = |event: &Event<'_>| {
            each(&buffer, event);
            pass.event(event);
        };
        match counts {
            Some(counts) => counts.add_with(&buffer, |item| item.into_iter().for_each(&mut take)),
            None => buffer.for_each_event(take),
        }
    }

    fn merge(&mut self, other: Part) {
        self.buffers += other.buffers;
        self.counts.iter_mut().zip(other.counts).for_each(|(counts, own)| counts.merge(own));
    }
}

/// Calls `each` with every buffer and damaged range of a reader, until it breaks.
fn read_all<R: Read>(
    name: &str,
    reader: &mut Reader<R>,
    each: &mut dyn FnMut(Result<RawBuffer<'_>, Damage>) -> Step,
) -> Step {
    while let Some(next) = reader.next_buffer().map_err(|error| cannot_read(name, &error))? {
        if each(next)?.is_break() {
            return Ok(ControlFlow::Break(()));
        }
    }
    Ok(ControlFlow::Continue(()))
}

/// Summary of the data that was read so far.
struct Seen {
    /// Number of buffers.
    buffers: u64,
    /// Offset of the end.
    end: u64,
    /// Damage before the first buffer, which is not reported if no buffer follows.
    before: Vec<Damage>,
}

impl Seen {
    fn take(&mut self, next: &Result<RawBuffer<'_>, Damage>) {
        match next {
            Ok(raw) => {
                self.buffers += 1;
                self.end = raw.file_offset().saturating_add(raw.bytes().len() as u64);
            }
            Err(damage) => {
                self.end = damage.offset.saturating_add(damage.length);
                if self.buffers == 0 {
                    self.before.push(*damage);
                }
            }
        }
    }
}
