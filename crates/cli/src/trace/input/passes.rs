//! Passes over the buffers and events of a trace.

use std::io::{self, Read};
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::thread;

use etwspec_console::Problem;
use etwspec_etl::buffers::formats;
use etwspec_etl::buffers::{RawBuffer, Scratch};
use etwspec_etl::counts::{Counts, Losses};
use etwspec_etl::damage::Damages;
use etwspec_etl::state::{FirstPass, ProcessCounts, State};
use etwspec_etl::{Buffer, Damage, Event, Item, Reader, Trace};
use etwspec_schema::{SchemaFinder, Schemas, TraceNames};

use super::{Input, Source, cannot_read};
use crate::trace::packed::{Failure, Packed};
use crate::trace::progress::Progress;

/// Maximum number of threads that read a trace. Each needs memory for its own counts.
const MAX_THREADS: usize = 8;

/// Size of the part of a trace in bytes for which a thread is worth its start.
const PART: usize = 1 << 18;

/// Maximum size of the buffers that all threads decompress at one time, in bytes.
const DECOMPRESSED: usize = 16 << 20;

/// Returns the number of threads that read a trace.
pub(crate) fn threads(trace: &Trace<'_>) -> NonZeroUsize {
    let available = thread::available_parallelism().map_or(1, NonZeroUsize::get);
    // Each thread decompresses a buffer.
    let buffer = trace.log_file().map_or(0, |file| file.buffer_size as usize);
    let most = DECOMPRESSED / buffer.max(1);
    let threads = available.min(MAX_THREADS).min(trace.as_bytes().len().div_ceil(PART)).min(most);
    NonZeroUsize::new(threads).unwrap_or(NonZeroUsize::MIN)
}

/// Names that were collected while the events of an input were counted.
pub(crate) enum Names {
    /// Names and schemas of a file, whose events are counted by process when it is read again.
    Collected(Box<FirstPass>, Box<Schemas>),
    /// Counts by process of a stream, which is read once.
    Counted(ProcessCounts),
}

/// Things of which a first pass collects names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Things {
    /// Processes and threads.
    Writers,
    All,
}

/// Result of a callback: continue or stop, or an error that ends reading.
type Step = Result<ControlFlow<()>, Problem>;

impl Input<'_> {
    /// Calls `each` with every event of a trace that can be read again. Returns false for a stream.
    ///
    /// # Errors
    ///
    /// Returns [`Problem::Refused`] if the file cannot be read or becomes shorter while it is read.
    pub(crate) fn for_each_event(&self, mut each: impl FnMut(&Buffer<'_>, &Event<'_>)) -> Result<bool, Problem> {
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
            other => match other.trace() {
                Some(trace) => trace.for_each_event(each),
                None => return Ok(false),
            },
        }
        self.source.check(&self.name)?;
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

    /// Creates a first pass over a compressed file, and prepares schemas for it.
    fn begin(&self, things: Things, packed: &Packed, schemas: &mut Schemas) -> FirstPass {
        let size = usize::try_from(packed.size()).unwrap_or(usize::MAX);
        schemas.begin(self.log_file.as_ref(), size);
        let first = FirstPass::of_size(self.log_file.as_ref(), size);
        match things {
            Things::All => first,
            Things::Writers => first.only_writers(self.log_file.as_ref()),
        }
    }

    /// Counts its events, buffers and damage, determines its losses, and collects its names and its schemas, which are
    /// added to the others. A stream is counted by process, because it cannot be read again.
    ///
    /// # Errors
    ///
    /// Returns [`Problem::Refused`] if the input cannot be read or contains no buffer.
    pub(crate) fn counts(
        &mut self,
        progress: &Progress,
        mut schemas: Schemas,
    ) -> Result<(Counts, Losses, Names), Problem> {
        if let Source::Packed(packed) = &self.source {
            let mut first = self.begin(Things::Writers, packed, &mut schemas);
            let (mut counts, mut scratch) = (Counts::default(), Scratch::new());
            self.unpack(packed, &mut |next| {
                match next {
                    Ok(raw) => {
                        progress.at(raw.file_offset());
                        let buffer = raw.open(&mut scratch);
                        counts.add(&buffer);
                        buffer.for_each_event(|event| {
                            schemas.read_event(event);
                            first.add(&buffer, event);
                        });
                    }
                    Err(damage) => counts.damages.add(damage),
                }
                Ok(ControlFlow::Continue(()))
            })?;
            schemas.finish();
            let losses = Losses::of(self.log_file.as_ref(), &counts);
            return match counts.buffers {
                0 => Err(self.not_a_trace(formats::format(&self.first), None)),
                _ => Ok((counts, losses, Names::Collected(Box::new(first), Box::new(schemas)))),
            };
        }
        let Some(trace) = self.source.trace() else {
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
            return Ok((counts, losses, Names::Counted(processes)));
        };
        let done = |bytes| progress.add(bytes);
        let mut first = FirstPass::for_writers(&trace);
        let new = || (first.part(), SchemaFinder::default());
        let (counts, parts) =
            Counts::with_events(&trace, threads(&trace), done, new, |(pass, finder), buffer, event| {
                pass.add(buffer, event);
                finder.add(buffer, event);
            });
        let (passes, finders): (Vec<_>, Vec<_>) = parts.into_iter().unzip();
        passes.into_iter().for_each(|pass| first.merge(pass));
        schemas.read_found(&trace, finders);
        let losses = Losses::of(trace.log_file(), &counts);
        self.source.check(&self.name)?;
        match counts.buffers {
            0 => Err(self.not_a_trace(formats::format(&self.first), None)),
            _ => Ok((counts, losses, Names::Collected(Box::new(first), Box::new(schemas)))),
        }
    }

    /// Reads the trace for schemas, which are added to the others. Returns whether it was read: a stream can be read
    /// once.
    ///
    /// # Errors
    ///
    /// Returns [`Problem::Refused`] if the file becomes shorter while it is read.
    pub(crate) fn read_schemas(&self, schemas: &mut Schemas) -> Result<bool, Problem> {
        if let Source::Packed(packed) = &self.source {
            let _no_names = self.begin(Things::Writers, packed, schemas);
            let read = self.for_each_event(|_, event| _ = schemas.read_event(event));
            schemas.finish();
            return read;
        }
        let Some(trace) = self.source.trace() else { return Ok(false) };
        schemas.read_trace_with(&trace, threads(&trace), || (), |(), _, _| {});
        self.source.check(&self.name)?;
        Ok(true)
    }

    /// Reads the trace for schemas, as [`read_schemas`](Self::read_schemas) does, and for its damage. `None` for a stream.
    ///
    /// # Errors
    ///
    /// Returns [`Problem::Refused`] if the file becomes shorter while it is read.
    pub(crate) fn read_schemas_and_damages(&self, schemas: &mut Schemas) -> Result<Option<Damages>, Problem> {
        if let Source::Packed(packed) = &self.source {
            let _no_names = self.begin(Things::Writers, packed, schemas);
            let (mut counts, mut scratch) = (Counts::default(), Scratch::new());
            self.unpack(packed, &mut |next| {
                match next {
                    Ok(raw) => {
                        let buffer = raw.open(&mut scratch);
                        counts.add(&buffer);
                        buffer.for_each_event(|event| _ = schemas.read_event(event));
                    }
                    Err(damage) => counts.damages.add(damage),
                }
                Ok(ControlFlow::Continue(()))
            })?;
            schemas.finish();
            return Ok(Some(counts.damages));
        }
        let Some(trace) = self.source.trace() else { return Ok(None) };
        let find = |finder: &mut SchemaFinder, buffer: &Buffer<'_>, event: &Event<'_>| finder.add(buffer, event);
        let (counts, finders) = Counts::with_events(&trace, threads(&trace), |_| (), SchemaFinder::default, find);
        schemas.read_found(&trace, finders);
        self.source.check(&self.name)?;
        Ok(Some(counts.damages))
    }

    /// Reads the trace for names in later events, and for schemas, which are added to the others. Adds the names of
    /// providers and events to `names`. Returns `None` for a stream, which can be read once.
    ///
    /// # Errors
    ///
    /// Returns [`Problem::Refused`] if the file becomes shorter while it is read.
    pub(crate) fn first_pass(
        &self,
        things: Things,
        schemas: &mut Schemas,
        mut names: Option<&mut TraceNames>,
    ) -> Result<Option<FirstPass>, Problem> {
        if let Source::Packed(packed) = &self.source {
            let mut first = self.begin(things, packed, schemas);
            self.for_each_event(|buffer, event| {
                schemas.read_event(event);
                first.add(buffer, event);
                if let Some(names) = &mut names {
                    names.add(event);
                }
            })?;
            schemas.finish();
            if let Some(names) = names {
                names.add_schemas(schemas);
            }
            return Ok(Some(first));
        }
        let Some(trace) = self.source.trace() else { return Ok(None) };
        let mut first = match things {
            Things::All => FirstPass::for_trace(&trace),
            Things::Writers => FirstPass::for_writers(&trace),
        };
        let wanted = names.as_deref();
        let new = || (first.part(), wanted.map(TraceNames::part));
        let parts = schemas.read_trace_with(&trace, threads(&trace), new, |(pass, names), buffer, event| {
            pass.add(buffer, event);
            if let Some(names) = names {
                names.add(event);
            }
        });
        let (passes, found): (Vec<_>, Vec<_>) = parts.into_iter().unzip();
        if let Some(names) = names {
            found.into_iter().flatten().for_each(|other| names.merge(other));
            names.add_schemas(schemas);
        }
        self.source.check(&self.name)?;
        passes.into_iter().for_each(|pass| first.merge(pass));
        Ok(Some(first))
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
        self.source.check(&self.name)?;
        read
    }

    fn unchecked_buffers(
        &mut self,
        progress: &Progress,
        each: &mut dyn FnMut(Result<RawBuffer<'_>, Damage>) -> Step,
    ) -> Result<(), Problem> {
        let Input { name, source, failure, log_file, .. } = &mut *self;
        let mut seen = Seen { buffer: false, end: 0, before: Vec::new() };
        let mut take = |next: Result<RawBuffer<'_>, Damage>| -> Step {
            seen.take(&next);
            progress.at(seen.end);
            if !seen.buffer {
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
            Source::File(file) => file.trace(),
            Source::Sample(bytes) => Trace::new(bytes),
            Source::Held(bytes) => Trace::new(bytes),
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
    pub(crate) fn each_item(
        &mut self,
        progress: &Progress,
        each: &mut dyn FnMut(Item<'_>) -> Step,
    ) -> Result<(), Problem> {
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

    /// Calls `each` with every event in time order and every damaged range, until it breaks.
    ///
    /// # Errors
    ///
    /// Returns the errors of `each`, and [`Problem::Refused`] if the input is a stream or becomes shorter.
    pub(crate) fn each_item_by_time(&self, each: &mut dyn FnMut(Item<'_>) -> Step) -> Result<(), Problem> {
        let trace = self.source.trace().ok_or_else(|| {
            Problem::new(format!("--sort: cannot sort {}, which can be read only once", self.name))
                .help("save it to a file first, and name the file")
        })?;
        let mut result = Ok(ControlFlow::Continue(()));
        let mut items = trace.by_time();
        while let Ok(ControlFlow::Continue(())) = result
            && let Some(item) = items.next()
        {
            result = each(item);
        }
        self.source.check(&self.name)?;
        result.map(|_| ())
    }

    /// Checks at the end of the input that it contained a buffer.
    fn at_end(&self, seen: &Seen) -> Result<(), Problem> {
        if seen.buffer { Ok(()) } else { Err(self.not_a_trace(formats::format(&self.first), Some(seen.end))) }
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
    /// True if it included a buffer.
    buffer: bool,
    /// Offset of the end.
    end: u64,
    /// Damage before the first buffer, which is not reported if no buffer follows.
    before: Vec<Damage>,
}

impl Seen {
    fn take(&mut self, next: &Result<RawBuffer<'_>, Damage>) {
        match next {
            Ok(raw) => {
                self.buffer = true;
                self.end = raw.file_offset().saturating_add(raw.bytes().len() as u64);
            }
            Err(damage) => {
                self.end = damage.offset.saturating_add(damage.length);
                if !self.buffer {
                    self.before.push(*damage);
                }
            }
        }
    }
}
