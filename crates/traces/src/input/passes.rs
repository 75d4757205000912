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
use etwspec_etl::state::FirstPass;
use etwspec_etl::{Buffer, Damage, Event, Item, Reader, Trace};
use etwspec_schema::{SchemaFinder, Schemas, TraceNames};
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

/// Facts that one pass over a trace collects, besides schemas.
#[derive(Debug, Default)]
pub struct Pass {
    /// Kind of things whose names [`first`](Self::first) collects.
    pub things: Option<Things>,
    /// Names of things.
    pub first: Option<FirstPass>,
    /// Names of providers, events and fields, if it is set.
    pub names: Option<TraceNames>,
    /// Counts of events and damage, if it is set.
    pub counts: Option<Counts>,
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

    /// Reads a trace that can be read again once, for schemas, which are added to the others, and for what `pass` collects. Returns
    /// false for a stream.
    ///
    /// # Errors
    ///
    /// Returns [`Problem::Refused`] if the file cannot be read, becomes shorter while it is read, or if events are counted and it
    /// contains no buffer.
    pub fn collect(&self, pass: &mut Pass, schemas: &mut Schemas, progress: &Progress) -> Result<bool, Problem> {
        Ok(self.collect_with(pass, schemas, progress, || (), |(), _| {})?.is_some())
    }

    /// Reads a trace as [`collect`](Self::collect) does, and passes each event to `each`. Each thread has a value that `make` creates.
    /// Events of a buffer follow each other; buffers come in any order. Returns the values, or `None` for a stream.
    ///
    /// # Errors
    ///
    /// Returns the errors of [`collect`](Self::collect).
    pub fn collect_with<T: Send>(
        &self,
        pass: &mut Pass,
        schemas: &mut Schemas,
        progress: &Progress,
        make: impl Fn() -> T + Sync,
        each: impl Fn(&mut T, &Event<'_>) + Sync,
    ) -> Result<Option<Vec<T>>, Problem> {
        let (log_file, trace) = (self.log_file.as_ref(), self.trace());
        let size = match (&self.source, &trace) {
            (Source::Packed(packed), _) => usize::try_from(packed.size()).unwrap_or(usize::MAX),
            (_, Some(trace)) => trace.as_bytes().len(),
            _ => return Ok(None),
        };
        let first = || FirstPass::of_size(log_file, size);
        pass.first = pass.things.map(|things| match things {
            Things::All => first(),
            Things::Writers => first().only_writers(log_file),
        });
        let part = || Part {
            counts: pass.counts.as_ref().map(|_| Counts::default()),
            first: pass.first.as_ref().map(FirstPass::part),
            names: pass.names.as_ref().map(TraceNames::part),
            scratch: Scratch::new(),
        };
        let parts = match trace.filter(|trace| threads(trace).get() > 1) {
            Some(trace) => {
                let make = || (part(), SchemaFinder::default(), make());
                let parts = trace.fold_parts(threads(&trace), make, |(part, finder, value), buffers| {
                    for next in buffers {
                        progress.add(next.as_ref().map_or_else(|damage| damage.length, |raw| raw.bytes().len() as u64));
                        part.add(next, |buffer, event| {
                            finder.add(buffer, event);
                            each(value, event);
                        });
                    }
                });
                let found = parts.into_iter().map(|(part, finder, value)| ((part, value), finder));
                let (parts, finders): (Vec<_>, Vec<_>) = found.unzip();
                schemas.read_found(&trace, finders);
                parts
            }
            None => {
                schemas.begin(log_file, size);
                let (mut part, mut value) = (part(), make());
                self.buffers_again(&mut |next| {
                    progress.at(next.as_ref().map_or(0, RawBuffer::file_offset));
                    part.add(next, |_, event| {
                        schemas.read_event(event);
                        each(&mut value, event);
                    });
                    Ok(ControlFlow::Continue(()))
                })?;
                schemas.finish();
                vec![(part, value)]
            }
        };
        let mut values = Vec::with_capacity(parts.len());
        for (part, value) in parts {
            pass.counts.iter_mut().zip(part.counts).for_each(|(counts, own)| counts.merge(own));
            pass.first.iter_mut().zip(part.first).for_each(|(first, own)| first.merge(own));
            pass.names.iter_mut().zip(part.names).for_each(|(names, own)| names.merge(own));
            values.push(value);
        }
        if let Some(names) = &mut pass.names {
            names.add_schemas(schemas);
        }
        self.check_unchanged()?;
        self.found.set(pass.counts.as_ref().map(|counts| counts.buffers).or(self.found.get()));
        match &pass.counts {
            Some(counts) if counts.buffers == 0 => Err(self.not_a_trace(formats::format(&self.first), None)),
            _ => Ok(Some(values)),
        }
    }

    /// Calls `each` with every buffer and damaged range of a trace that can be read again, until it breaks. Returns whether it did.
    fn buffers_again(&self, each: &mut dyn FnMut(Result<RawBuffer<'_>, Damage>) -> Step) -> Result<bool, Problem> {
        if let Source::Packed(packed) = &self.source {
            let failed = |error: io::Error| cannot_read(&self.name, &error);
            return Ok(read_all(&self.name, &mut *packed.reader(&self.failure).map_err(failed)?, each)?.is_break());
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
    ///
    /// # Errors
    ///
    /// Returns the errors of `each`, and [`Problem::Refused`] if the input cannot be read, becomes shorter or contains
    /// no buffer.
    pub fn each_buffer(
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

    /// Calls `each` with every event and every damaged range in file order, until it breaks.
    ///
    /// # Errors
    ///
    /// Returns the errors of `each`, and [`Problem::Refused`] if the input cannot be read or contains no buffer.
    pub fn each_item(&mut self, progress: &Progress, each: &mut dyn FnMut(Item<'_>) -> Step) -> Result<(), Problem> {
        let mut scratch = Scratch::new();
        self.each_buffer(progress, &mut |next| {
            let raw = match next {
                Ok(raw) => raw,
                Err(damage) => return each(Item::Damage(damage)),
            };
            let buffer = raw.open(&mut scratch);
            for item in buffer.items() {
                if each(item)?.is_break() {
                    return Ok(ControlFlow::Break(()));
                }
            }
            Ok(ControlFlow::Continue(()))
        })
    }

    /// Checks at the end of the input that it contained a buffer.
    fn at_end(&self, seen: &Seen) -> Result<(), Problem> {
        self.found.set(Some(seen.buffers));
        if seen.buffers > 0 { Ok(()) } else { Err(self.not_a_trace(formats::format(&self.first), Some(seen.end))) }
    }
}

/// Facts that a thread collects.
struct Part {
    counts: Option<Counts>,
    first: Option<FirstPass>,
    names: Option<TraceNames>,
    scratch: Scratch,
}

impl Part {
    /// Adds a buffer or a damaged range, and passes each event to `each`.
    fn add(&mut self, next: Result<RawBuffer<'_>, Damage>, mut each: impl FnMut(&Buffer<'_>, &Event<'_>)) {
        let Part { counts, first, names, scratch } = self;
        let raw = match next {
            Ok(raw) => raw,
            Err(damage) => return counts.iter_mut().for_each(|counts| counts.damages.add(damage)),
        };
        let buffer = raw.open(scratch);
        let mut take = |event: &Event<'_>| {
            each(&buffer, event);
            if let Some(first) = first {
                first.add(event);
            }
            if let Some(names) = names {
                names.add(event);
            }
        };
        match counts {
            Some(counts) => counts.add_with(&buffer, |item| item.into_iter().for_each(&mut take)),
            None => buffer.for_each_event(take),
        }
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
