//! Passes over the buffers and events of a trace.

use std::io::{self, Read};
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::thread;

use etwspec_console::Problem;
use etwspec_console::progress::Progress;
use etwspec_etl::buffers::formats;
use etwspec_etl::buffers::{RawBuffer, Scratch};
use etwspec_etl::counts::{Counts, Losses};
use etwspec_etl::state::{FirstPass, ProcessCounts, State};
use etwspec_etl::{Buffer, Damage, Event, Item, Reader, Trace};
use etwspec_schema::{SchemaFinder, Schemas, TraceNames};

use super::packed::{Failure, Packed};
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

/// Names that were collected while the events of an input were counted.
pub enum Names {
    /// Names and schemas of a file, whose events are counted by process when it is read again.
    Collected(Box<FirstPass>, Box<Schemas>),
    /// Counts by process of a stream, which is read once.
    Counted(ProcessCounts),
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
    pub fn for_each_event(&self, mut each: impl FnMut(&Buffer<'_>, &Event<'_>)) -> Result<bool, Problem> {
        match &self.source {
            Source::Packed(packed) => {
                let mut scratch = Scratch::new();
                self.unpack(packed, &mut |next| {
                    if let Ok(raw) = next {
                        let buffer = raw.open(&mut scratch);
                        buffer.for_each_event(|event| each(&buffer, event));
                    }
                    Ok(ControlFlow::Continue(()))
                })?;
            }
            _ => match self.trace() {
                Some(trace) => trace.for_each_event(each),
                None => return Ok(false),
            },
        }
        self.check_unchanged()?;
        Ok(true)
    }

    /// Calls `each` with every buffer and damaged range of a compressed file, until it breaks.
    fn unpack(
        &self,
        packed: &Packed,
        each: &mut dyn FnMut(Result<RawBuffer<'_>, Damage>) -> Step,
    ) -> Result<(), Problem> {
        read_packed(&self.name, packed, &self.failure, each).map(|_| ())
    }

    /// Reads a trace that can be read again once, for schemas, which are added to the others, and for what `pass` collects. Returns
    /// false for a stream.
    ///
    /// # Errors
    ///
    /// Returns [`Problem::Refused`] if the file cannot be read, becomes shorter while it is read, or if events are counted and it
    /// contains no buffer.
    pub fn collect(&self, pass: &mut Pass, schemas: &mut Schemas, progress: &Progress) -> Result<bool, Problem> {
        let log_file = self.log_file.as_ref();
        match &self.source {
            Source::Packed(packed) => {
                let size = usize::try_from(packed.size()).unwrap_or(usize::MAX);
                schemas.begin(log_file, size);
                let first = || FirstPass::of_size(log_file, size);
                pass.first = pass.things.map(|things| match things {
                    Things::All => first(),
                    Things::Writers => first().only_writers(log_file),
                });
                self.collect_packed(packed, pass, schemas, progress)?;
            }
            _ => {
                let Some(trace) = self.trace() else { return Ok(false) };
                pass.first = pass.things.map(|things| match things {
                    Things::All => FirstPass::for_trace(&trace),
                    Things::Writers => FirstPass::for_writers(&trace),
                });
                collect_mapped(&trace, pass, schemas, progress);
            }
        }
        if let Some(names) = &mut pass.names {
            names.add_schemas(schemas);
        }
        self.check_unchanged()?;
        self.found.set(pass.counts.as_ref().map(|counts| counts.buffers).or(self.found.get()));
        match &pass.counts {
            Some(counts) if counts.buffers == 0 => Err(self.not_a_trace(formats::format(&self.first), None)),
            _ => Ok(true),
        }
    }

    fn collect_packed(
        &self,
        packed: &Packed,
        pass: &mut Pass,
        schemas: &mut Schemas,
        progress: &Progress,
    ) -> Result<(), Problem> {
        let Pass { counts, first, names, .. } = pass;
        let mut scratch = Scratch::new();
        self.unpack(packed, &mut |next| {
            match next {
                Ok(raw) => {
                    progress.at(raw.file_offset());
                    let buffer = raw.open(&mut scratch);
                    if let Some(counts) = counts {
                        counts.add(&buffer);
                    }
                    buffer.for_each_event(|event| {
                        schemas.read_event(event);
                        add(first, names, &buffer, event);
                    });
                }
                Err(damage) => counts.iter_mut().for_each(|counts| counts.damages.add(damage)),
            }
            Ok(ControlFlow::Continue(()))
        })?;
        schemas.finish();
        Ok(())
    }

    /// Counts its events, buffers and damage, determines its losses, and collects its names and its schemas, which are
    /// added to the others. A stream is counted by process, because it cannot be read again.
    ///
    /// # Errors
    ///
    /// Returns [`Problem::Refused`] if the input cannot be read or contains no buffer.
    pub fn counts(&mut self, progress: &Progress, mut schemas: Schemas) -> Result<(Counts, Losses, Names), Problem> {
        let mut pass = Pass { things: Some(Things::Writers), counts: Some(Counts::default()), ..Pass::default() };
        if self.collect(&mut pass, &mut schemas, progress)?
            && let (Some(counts), Some(first)) = (pass.counts, pass.first)
        {
            let losses = Losses::of(self.log_file.as_ref(), &counts);
            return Ok((counts, losses, Names::Collected(Box::new(first), Box::new(schemas))));
        }
        let (mut counts, mut scratch) = (Counts::default(), Scratch::new());
        let mut state = State::new(self.log_file.as_ref());
        let mut processes = ProcessCounts::default();
        self.each_buffer(progress, &mut |next| {
            match next {
                Ok(raw) => {
                    let buffer = raw.open(&mut scratch);
                    counts.add(&buffer);
                    buffer.for_each_event(|event| {
                        state.update(&buffer, event);
                        processes.add(&state, event);
                    });
                }
                Err(damage) => counts.damages.add(damage),
            }
            Ok(ControlFlow::Continue(()))
        })?;
        let losses = Losses::of(self.log_file.as_ref(), &counts);
        Ok((counts, losses, Names::Counted(processes)))
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
        let Input { name, source, failure, log_file, .. } = &mut *self;
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
        let trace = match source {
            Source::Memory(memory) => memory.trace(),
            Source::Packed(packed) => {
                return match read_packed(name, packed, failure, &mut take)? {
                    ControlFlow::Break(()) => Ok(()),
                    ControlFlow::Continue(()) => self.at_end(&seen),
                };
            }
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
                return self.at_end(&seen);
            }
            Source::Stream(reader) => {
                return match read_all(name, reader, &mut take)? {
                    ControlFlow::Break(()) => Ok(()),
                    ControlFlow::Continue(()) => self.at_end(&seen),
                };
            }
        };
        for next in trace.buffers() {
            if take(next)?.is_break() {
                return Ok(());
            }
        }
        self.at_end(&seen)
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

/// Collects facts of a trace in memory, on several threads.
fn collect_mapped(trace: &Trace<'_>, pass: &mut Pass, schemas: &mut Schemas, progress: &Progress) {
    let Pass { counts, first, names, .. } = pass;
    let new = || (first.as_ref().map(FirstPass::part), names.as_ref().map(TraceNames::part));
    let parts = match counts {
        Some(counts) => {
            let new = || (new(), SchemaFinder::default());
            let (counted, parts) = Counts::with_events(
                trace,
                threads(trace),
                |bytes| progress.add(bytes),
                new,
                |((first, names), finder), buffer, event| {
                    finder.add(buffer, event);
                    add(first, names, buffer, event);
                },
            );
            *counts = counted;
            let (parts, finders): (Vec<_>, Vec<_>) = parts.into_iter().unzip();
            schemas.read_found(trace, finders);
            parts
        }
        None => schemas.read_trace_with(trace, threads(trace), new, |(first, names), buffer, event| {
            add(first, names, buffer, event);
        }),
    };
    for (own_first, own_names) in parts {
        first.iter_mut().zip(own_first).for_each(|(first, own)| first.merge(own));
        names.iter_mut().zip(own_names).for_each(|(names, own)| names.merge(own));
    }
}

#[inline]
fn add(first: &mut Option<FirstPass>, names: &mut Option<TraceNames>, buffer: &Buffer<'_>, event: &Event<'_>) {
    if let Some(first) = first {
        first.add(buffer, event);
    }
    if let Some(names) = names {
        names.add(event);
    }
}

/// Calls `each` with every buffer and damaged range of a compressed file, until it breaks.
fn read_packed(
    name: &str,
    packed: &Packed,
    failure: &Failure,
    each: &mut dyn FnMut(Result<RawBuffer<'_>, Damage>) -> Step,
) -> Step {
    let failed = |error: io::Error| cannot_read(name, &error);
    read_all(name, &mut Reader::new(packed.read(failure).map_err(failed)?).map_err(failed)?, each)
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
