//! Copies of traces with some of their events.

use std::io::{Seek, SeekFrom, Write};

use etwspec::Pointer;
use etwspec::buffers::EtwBufferFlag;
use etwspec::headers::SystemTraceHeader;
use etwspec::logfile::{LoggerMode, TraceLogfileHeaderPtr32, TraceLogfileHeaderPtr64};

use super::buffer::{FILL, padded};
use super::error::WriteError;
use super::header;
use super::heads::Head;
use crate::buffer::{Buffer, RawBuffer};
use crate::buffer_header::{Context, Format, HEADER, MAX};
use crate::buffers::xpress;
use crate::kind::ALIGNMENT;
use crate::logfile::LogFile;
use crate::order::OrderBy as _;
use crate::record::Event;

/// Writes a trace with some of the events of another.
///
/// The first buffer is copied, with the number of buffers corrected. Every other buffer is copied with the events that
/// pass, and otherwise keeps its header: processor, session, time. Buffers without such events are left out, and sequence
/// numbers are made consecutive. A buffer whose events exceed the buffer size of the session becomes several.
///
/// ```
/// use etwspec_etl::write::Copier;
/// use etwspec_etl::buffers::Scratch;
/// use etwspec_etl::{SAMPLE, Trace};
///
/// let (mut copy, mut scratch) = (None, Scratch::new());
/// for raw in Trace::new(SAMPLE).buffers().flatten() {
///     let buffer = raw.open(&mut scratch);
///     match &mut copy {
///         None => copy = Some(Copier::new(std::io::Cursor::new(Vec::new()), &buffer, None)?),
///         Some(copy) => copy.buffer(&buffer, |event| event.process_id() == Some(5120))?,
///     }
/// }
/// let copy = copy.expect("the sample has buffers");
/// assert!(copy.kept() < copy.read());
/// let file = copy.finish()?.into_inner();
/// assert!(Trace::new(&file).log_file().is_some());
/// # Ok::<(), etwspec_etl::write::WriteError>(())
/// ```
#[derive(Debug)]
pub struct Copier<W> {
    to: W,
    /// Start of the file in the output.
    begin: u64,
    first: First,
    compress: Option<bool>,
    context: Context,
    /// Each buffer but the first: where it is, the bytes of its header, its sequence number in the other trace.
    buffers: Vec<(u64, [u8; HEADER], Option<i64>)>,
    read: u64,
    kept: u64,
    /// Number of bytes of filler that may still be written.
    filler: usize,
    failed: bool,
}

/// Maximum number of bytes of filler in a copy, and for each byte of the buffers that were read.
///
/// The copy of an uncompressed trace has no more filler than the trace. Buffers that were compressed, or are far smaller than
/// the header of the log file states, are filled up.
const FILLER: usize = 64 << 20;
const FILLER_PER_BYTE: usize = 4;

/// The first buffer, and the location of the fields to correct.
#[derive(Debug)]
struct First {
    bytes: Vec<u8>,
    pointer: Pointer,
    /// Offset and size in bytes of the header of the log file.
    data: (usize, usize),
}

impl<W: Write + Seek> Copier<W> {
    /// Begins a copy with the first buffer of a trace. All its events are kept. Buffers are compressed like the buffers
    /// of the trace, unless `compress` is set.
    ///
    /// # Errors
    ///
    /// Returns [`WriteError::NoLogFile`] if it is not the first buffer of a log file, and the errors of the output.
    pub fn new(mut to: W, first: &Buffer<'_>, compress: Option<bool>) -> Result<Self, WriteError> {
        let raw = first.raw();
        let log_file = LogFile::read(raw.bytes()).ok_or(WriteError::NoLogFile)?;
        let context = log_file.context();
        let head = first_event(raw.bytes(), log_file.pointer).ok_or(WriteError::NoLogFile)?;
        let (mut events, mut kept) = (vec![0; HEADER], 1);
        let begins = raw.bytes().get(HEADER..).is_some_and(|bytes| bytes.starts_with(&head));
        let mut damaged = !begins || first.damages().next().is_some();
        padded(&mut events, &head);
        for event in first.events() {
            match event {
                Ok(event) if event.offset() == HEADER => damaged |= event.bytes() != head,
                Ok(event) => {
                    kept += 1;
                    padded(&mut events, event.bytes());
                }
                Err(_) => damaged = true,
            }
        }
        // Written uncompressed, even if the header has the flag: readers take the header of the log file as it is stored.
        let compressed = raw.header().is_compressed();
        // An intact buffer keeps its header. Bytes after the events may look like another buffer, and are overwritten.
        if !damaged && !compressed && raw.bytes().len() == raw.header().buffer_size as usize {
            events = first.bytes().get(..first.end()).unwrap_or(&[]).to_vec();
            events.resize(raw.bytes().len(), FILL);
        } else {
            let end = events.len();
            let size = end.max(if compressed { 0 } else { raw.bytes().len() });
            let old = raw.bytes().first_chunk().copied().unwrap_or([0; HEADER]);
            let flags = raw.header().flags.without(EtwBufferFlag::COMPRESSED);
            let new = header::Changed { buffer_size: size, end, flags, sequence_number: None };
            events.resize(size, FILL);
            if let Some(place) = events.first_chunk_mut() {
                *place = header::changed(&old, context.format, &new);
            }
        }
        let data = (HEADER + SystemTraceHeader::SIZE, head.len() - SystemTraceHeader::SIZE);
        let first = First { bytes: events, pointer: log_file.pointer, data };
        let begin = to.stream_position()?;
        to.write_all(&first.bytes)?;
        let (read, filler) = (kept, FILLER);
        Ok(Copier { to, begin, first, compress, context, buffers: Vec::new(), read, kept, filler, failed: false })
    }

    /// Copies the selected events of a buffer, in their order.
    ///
    /// # Errors
    ///
    /// Returns [`WriteError::Filler`] if uncompressed buffers of the size in the header of the log file would be almost
    /// empty: the filler exceeds 64 MiB and 4 bytes for each byte of the buffers. Also returns the errors of the
    /// output.
    pub fn buffer(
        &mut self,
        buffer: &Buffer<'_>,
        mut wanted: impl FnMut(&Event<'_>) -> bool,
    ) -> Result<(), WriteError> {
        if self.failed {
            return Err(WriteError::Failed);
        }
        // Readers distrust buffers that are larger than the buffers of the session, and decompress no more than their
        // size. A buffer with an event that none of these can contain remains one.
        let bytes = buffer.bytes().len().max(buffer.raw().bytes().len());
        let nominal = self.context.nominal().unwrap_or(MAX);
        let fits = |event: Event<'_>| HEADER + event.bytes().len().next_multiple_of(ALIGNMENT) <= nominal;
        let splits = bytes <= nominal || buffer.header().is_compressed() || buffer.events().flatten().all(fits);
        let most = if splits { nominal } else { bytes };
        self.filler = self.filler.saturating_add(bytes.saturating_mul(FILLER_PER_BYTE));
        let mut events = vec![0; HEADER];
        for event in buffer.events().flatten() {
            self.read += 1;
            if wanted(&event) {
                self.kept += 1;
                if events.len() + event.bytes().len().next_multiple_of(ALIGNMENT) > most {
                    self.put(buffer.raw(), std::mem::replace(&mut events, vec![0; HEADER]))?;
                }
                padded(&mut events, event.bytes());
            }
        }
        self.put(buffer.raw(), events)
    }

    /// Writes a buffer with the header of another, unless it contains no event.
    fn put(&mut self, raw: &RawBuffer<'_>, events: Vec<u8>) -> Result<(), WriteError> {
        if events.len() == HEADER {
            return Ok(());
        }
        let (source, end) = (raw.header(), events.len());
        let mut flags = source.flags.without(ALTERED);
        let mut bytes = vec![0; HEADER];
        // One event alone may be too large.
        let fits = end <= self.context.nominal().unwrap_or(MAX);
        let compress = self.compress.unwrap_or(source.is_compressed()) && fits && self.context.format == Format::V6_0;
        if compress {
            xpress::compress(events.get(HEADER..).unwrap_or(&[]), &mut bytes);
        }
        // Readers expect the size that the header of the log file states, and search others for buffers inside.
        let whole = (!source.is_compressed() && raw.damage().is_none()).then_some(raw.bytes().len());
        let size = self.context.nominal().filter(|nominal| *nominal >= end).or(whole).unwrap_or(0).max(end);
        if compress && bytes.len() < size {
            flags = flags.with(EtwBufferFlag::COMPRESSED);
        } else {
            let Some(left) = self.filler.checked_sub(size - end) else {
                self.failed = true;
                return Err(WriteError::Filler { buffer_size: size });
            };
            self.filler = left;
            bytes = events;
            bytes.resize(size, FILL);
        }
        let old = raw.bytes().first_chunk().copied().unwrap_or([0; HEADER]);
        let sequence_number = source.sequence_number.map(|_| self.buffers.len() as i64 + 1);
        let new = header::Changed { buffer_size: bytes.len(), end, flags, sequence_number };
        let new = header::changed(&old, self.context.format, &new);
        if let Some(place) = bytes.first_chunk_mut() {
            *place = new;
        }
        self.failed = true;
        let at = self.to.stream_position()?;
        self.to.write_all(&bytes)?;
        self.failed = false;
        self.buffers.push((at, new, source.sequence_number));
        Ok(())
    }

    /// Returns the number of events read so far, including the events of the first buffer.
    pub fn read(&self) -> u64 {
        self.read
    }

    /// Returns the number of events that are kept.
    pub fn kept(&self) -> u64 {
        self.kept
    }

    /// Completes the headers and returns the output.
    ///
    /// # Errors
    ///
    /// Returns the errors of the output.
    pub fn finish(mut self) -> Result<W, WriteError> {
        if self.failed {
            return Err(WriteError::Failed);
        }
        let end = self.to.stream_position()?;
        for (at, header) in headers(&self.buffers, self.context) {
            self.to.seek(SeekFrom::Start(at))?;
            self.to.write_all(&header)?;
        }
        let written = u32::try_from(self.buffers.len() + 1).unwrap_or(u32::MAX);
        self.first.put_right(written, self.compress)?;
        self.to.seek(SeekFrom::Start(self.begin))?;
        self.to.write_all(&self.first.bytes)?;
        self.to.seek(SeekFrom::Start(end))?;
        self.to.flush()?;
        Ok(self.to)
    }
}

/// Flags that describe the buffer or its place, not its contents.
const ALTERED: EtwBufferFlag = EtwBufferFlag::COMPRESSED.with(EtwBufferFlag::FLUSH_MARKER);

/// Returns the first event of a file. If its size is damaged, the event is encoded from its fields.
fn first_event(first_buffer: &[u8], pointer: Pointer) -> Option<Vec<u8>> {
    let bytes = first_buffer.get(HEADER..)?;
    let head = SystemTraceHeader::from_slice(bytes).ok()?;
    macro_rules! whole {
        ($header:ty) => {{
            let read = |bytes: &[u8]| <$header>::from_slice(bytes.get(SystemTraceHeader::SIZE..)?).ok();
            if let Some(event) = bytes.get(..usize::from(head.packet().size()))
                && read(event).is_some()
            {
                return Some(event.to_vec());
            }
            let mut header = read(bytes)?;
            header.rest.clear();
            header.to_vec().ok()?
        }};
    }
    let data = match pointer {
        Pointer::Bits32 => whole!(TraceLogfileHeaderPtr32),
        Pointer::Bits64 => whole!(TraceLogfileHeaderPtr64),
    };
    head.event(&data).ok()
}

/// Returns the headers that are not right yet: the last one, and those whose sequence numbers are not in the order of
/// the file.
fn headers(
    buffers: &[(u64, [u8; HEADER], Option<i64>)],
    context: Context,
) -> impl Iterator<Item = (u64, [u8; HEADER])> + '_ {
    let mut order: Vec<usize> = (0..buffers.len()).collect();
    order.order_by_key(|index| buffers.get(*index).and_then(|(_, _, number)| *number));
    (1..).zip(order).filter_map(move |(number, index)| {
        let (at, header, of_other) = buffers.get(index)?;
        let last = index + 1 == buffers.len();
        if !last && (of_other.is_none() || number == index as i64 + 1) {
            return None;
        }
        Some((*at, header::numbered(header, context.format, of_other.map(|_| number), last)))
    })
}

impl First {
    /// Corrects the number of buffers in the header, and the flag of compression.
    fn put_right(&mut self, written: u32, compress: Option<bool>) -> Result<(), WriteError> {
        let (from, size) = self.data;
        let data = self.bytes.get_mut(from..from.saturating_add(size)).unwrap_or(&mut []);
        macro_rules! put {
            ($header:ty) => {{
                let mut header = <$header>::from_slice(data)?;
                header.set_buffers_written(written);
                let mode = header.log_file_mode();
                header.set_log_file_mode(match compress {
                    Some(true) => mode.with(LoggerMode::COMPRESSED_MODE),
                    Some(false) => mode.without(LoggerMode::COMPRESSED_MODE),
                    None => mode,
                });
                header.fixed_to_bytes().to_vec()
            }};
        }
        let new = match self.pointer {
            Pointer::Bits32 => put!(TraceLogfileHeaderPtr32),
            Pointer::Bits64 => put!(TraceLogfileHeaderPtr64),
        };
        for (place, byte) in data.iter_mut().zip(new) {
            *place = byte;
        }
        Ok(())
    }
}
