//! Writes traces: from events, or from another trace.
//!
//! [`Writer`] writes a file as a session does: a buffer with the header of the log file, then buffers of each processor,
//! compressed or not. [`heads`] contains constructors of event headers. [`Copier`] copies some of the events of a trace.

mod buffer;
mod copy;
mod ended;
mod error;
mod first;
mod header;
pub mod heads;
mod options;

use std::collections::BTreeMap;
use std::io::{Cursor, Seek, SeekFrom, Write};

use etwspec::buffers::{EtwBufferFlag, WmiBufferHeaderPtr64};

pub use copy::Copier;
pub use ended::Ended;
pub use error::WriteError;
pub use heads::Head;
pub use options::Options;

use crate::buffer_header::HEADER;
use crate::kind::{Origin, Versions, prefix};
use crate::record::Event;
use buffer::{Form, Open};

/// Writes a trace.
///
/// Until [`finish`](Writer::finish), the file is one of a session that has not ended: it can be read, and its header
/// states 0 written buffers.
///
/// ```
/// use etwspec_etl::etwspec::Pointer;
/// use etwspec_etl::etwspec::headers::HookId;
/// use etwspec_etl::write::{Ended, Options, Writer, heads};
/// use etwspec_etl::{Item, Trace};
///
/// let mut writer = Writer::in_memory(Options { processors: 2, ..Options::default() })?;
/// let mark = heads::perfinfo(Pointer::Bits64, HookId::MARK, 2, 1_000);
/// writer.write_event(1, &mark, b"warm\0")?;
/// let file = writer.finish(Ended::default())?.into_inner();
///
/// let mut marks = 0;
/// Trace::new(&file).for_each(|item| match item {
///     Item::Event(_, event) if event.hook() == Some((HookId::MARK, 2)) => {
///         assert_eq!(event.processor(), 1);
///         marks += 1;
///     }
///     _ => {}
/// });
/// assert_eq!(marks, 1);
/// # Ok::<(), etwspec_etl::write::WriteError>(())
/// ```
#[derive(Debug)]
pub struct Writer<W> {
    to: W,
    /// Offset of the file in the output.
    begin: u64,
    options: Options,
    form: Form,
    open: BTreeMap<u16, Open>,
    sequence_number: i64,
    /// Number of written buffers.
    written: u32,
    /// Offset of the last of them, and its header.
    last: Option<(u64, WmiBufferHeaderPtr64)>,
    failed: bool,
}

impl Writer<Cursor<Vec<u8>>> {
    /// Begins a trace in memory: `finish(…)?.into_inner()` returns its bytes.
    ///
    /// # Errors
    ///
    /// Returns the errors of [`Writer::new`].
    pub fn in_memory(options: Options) -> Result<Self, WriteError> {
        Writer::new(Cursor::new(Vec::new()), options)
    }
}

impl<W: Write + Seek> Writer<W> {
    /// Begins a trace and writes its first buffer.
    ///
    /// # Errors
    ///
    /// Returns [`WriteError::BufferSize`], [`WriteError::Build`] and [`WriteError::HeaderTooLarge`] for invalid
    /// options, and the errors of the output.
    pub fn new(mut to: W, options: Options) -> Result<Self, WriteError> {
        options.check()?;
        let first = first::buffer(&options, None, 0)?;
        let begin = to.stream_position()?;
        to.write_all(&first)?;
        let form = Form::of(&options);
        let (open, last) = (BTreeMap::new(), None);
        Ok(Writer { to, begin, options, form, open, sequence_number: 1, written: 1, last, failed: false })
    }

    /// Returns the options of the trace.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// Writes a complete event into the buffer of a processor.
    ///
    /// Readers expect the events of a processor in time order.
    ///
    /// # Errors
    ///
    /// Returns [`WriteError::NoEvent`], [`WriteError::EventSize`], [`WriteError::EventTooLarge`] and
    /// [`WriteError::Processor`] if the trace cannot contain the event, and the errors of the output.
    pub fn write(&mut self, processor: u16, event: &[u8]) -> Result<(), WriteError> {
        if self.failed {
            return Err(WriteError::Failed);
        }
        let versions = Versions { log: Some(self.options.log_version), release: None, code_page: None };
        let prefix = prefix(event, versions).map_err(WriteError::NoEvent)?;
        let header = prefix.size();
        if header != event.len() {
            return Err(WriteError::EventSize { header, event: event.len() });
        }
        let most = self.options.buffer_size as usize - HEADER;
        if prefix.stride() > most {
            return Err(WriteError::EventTooLarge { size: event.len(), most });
        }
        let processors = self.options.processors;
        if u32::from(processor) >= processors || !self.options.indexed() && processor > u8::MAX.into() {
            return Err(WriteError::Processor { processor, processors });
        }
        if let Some(open) = self.open.get(&processor) {
            let current = open.end() + prefix.stride();
            if current > self.options.buffer_size as usize {
                self.put(processor, current)?;
            }
        }
        let open = self.open.entry(processor).or_insert_with(|| {
            let mut open = Open::new(processor);
            open.sequence_number = self.sequence_number;
            open.time_stamp = self.options.start_ticks();
            self.sequence_number += 1;
            open
        });
        open.push(event);
        let time_stamp = Event::new(event, 0, prefix, Origin { versions, ..Origin::default() }).time_stamp();
        open.time_stamp = open.time_stamp.max(time_stamp.unwrap_or(0));
        Ok(())
    }

    /// Writes an event from its header and data.
    ///
    /// # Errors
    ///
    /// Returns the errors of [`Head::event`] and of [`write`](Writer::write).
    pub fn write_event(&mut self, processor: u16, head: &impl Head, data: &[u8]) -> Result<(), WriteError> {
        self.write(processor, &head.event(data)?)
    }

    /// Flushes the buffer of a processor, if it contains an event.
    ///
    /// # Errors
    ///
    /// Returns the errors of the output.
    pub fn flush(&mut self, processor: u16) -> Result<(), WriteError> {
        let end = self.open.get(&processor).map_or(0, Open::end);
        self.put(processor, end + self.options.buffer_size as usize)
    }

    /// Writes out a buffer.
    fn put(&mut self, processor: u16, current: usize) -> Result<(), WriteError> {
        if self.failed {
            return Err(WriteError::Failed);
        }
        let Some(open) = self.open.remove(&processor) else { return Ok(()) };
        let sealed = self.form.seal(&open, EtwBufferFlag::NORMAL, current);
        self.failed = true;
        let at = self.to.stream_position()?;
        self.to.write_all(&sealed)?;
        self.failed = false;
        self.last = WmiBufferHeaderPtr64::from_slice(&sealed).ok().map(|header| (at, header));
        self.written = self.written.saturating_add(1);
        Ok(())
    }

    /// Flushes all buffers, writes the results of the session into the first one, and returns the output.
    ///
    /// # Errors
    ///
    /// Returns the errors of the output.
    pub fn finish(mut self, ended: Ended) -> Result<W, WriteError> {
        let processors: Vec<u16> = self.open.keys().copied().collect();
        for processor in processors {
            self.flush(processor)?;
        }
        if self.failed {
            return Err(WriteError::Failed);
        }
        let end = self.to.stream_position()?;
        if let Some((at, mut header)) = self.last {
            header.set_buffer_flag(header.buffer_flag().with(EtwBufferFlag::FLUSH_MARKER));
            self.to.seek(SeekFrom::Start(at))?;
            self.to.write_all(&header.to_bytes())?;
        }
        self.to.seek(SeekFrom::Start(self.begin))?;
        self.to.write_all(&first::buffer(&self.options, Some(&ended), self.written)?)?;
        self.to.seek(SeekFrom::Start(end))?;
        self.to.flush()?;
        Ok(self.to)
    }
}
