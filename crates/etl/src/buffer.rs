//! Trace buffers: stored in the file, and decompressed.
//!
//! # Design
//!
//! Buffers are the unit of threads, decompression and sorting. No single event causes an allocation, a lock or a sort.

use etwspec::buffers::EtwBufferFlag;

use crate::buffer_header::{BufferHeader, Context, HEADER, MAX};
use crate::buffers::xpress::{self, XpressError, XpressErrorKind};
use crate::damage::{Damage, Rule};
use crate::kind::{ALIGNMENT, Origin, prefix};
use crate::method::Method;
use crate::record::Event;
use crate::records::{Records, is_filler, prefix_at};
use crate::scan::decompresses_to_event;
use crate::text::CodePage;

/// Maximum ratio of decompressed to stored bytes in a buffer that is larger than the log file header states.
const RATIO: usize = 64;

/// Maximum ratio of decompressed to stored bytes in a buffer of more than [`MODEST`] bytes. Events differ at least in their time stamps,
/// and are far below.
const GROWTH: usize = 500;

/// Size of a decompressed buffer that few stored bytes justify.
const MODEST: usize = 64 << 10;

/// A buffer as stored in the file.
#[derive(Clone, Copy, Debug)]
pub struct RawBuffer<'a> {
    pub(crate) file_offset: u64,
    pub(crate) bytes: &'a [u8],
    pub(crate) header: BufferHeader,
    pub(crate) context: Context,
    /// Damage to the buffer as a whole.
    pub(crate) damage: Option<Damage>,
}

impl<'a> RawBuffer<'a> {
    /// Creates a buffer at an offset of the file, with all of its stored bytes.
    pub(crate) fn found(
        file_offset: u64,
        bytes: &'a [u8],
        header: BufferHeader,
        rule: Option<Rule>,
        context: Context,
    ) -> Self {
        let mut raw = RawBuffer { file_offset, bytes, header, context, damage: None };
        let plain = raw.is_marked_but_plain();
        if plain {
            raw.header.flags = header.flags.without(EtwBufferFlag::COMPRESSED);
        }
        let rule = rule.or(plain.then_some(Rule::CompressedFlag));
        raw.damage = rule.map(|rule| Damage { offset: file_offset, in_buffer: Some(0), length: 0, rule });
        raw
    }

    /// Returns whether the buffer is marked as compressed, but an event follows the header, and the bytes do not decompress
    /// to an event.
    fn is_marked_but_plain(&self) -> bool {
        self.header.is_compressed()
            && self.header.end(self.bytes.len()).is_some()
            && prefix(self.data(), self.context.versions).is_ok()
            && !decompresses_to_event(self.data(), &self.context)
    }

    /// Returns the offset of the buffer in the file.
    pub fn file_offset(&self) -> u64 {
        self.file_offset
    }

    /// Returns the stored bytes, header included.
    pub fn bytes(&self) -> &'a [u8] {
        self.bytes
    }

    /// Returns the same buffer without its stored bytes: what has to be kept to read it again later, with
    /// [`with_bytes`](Self::with_bytes).
    pub fn without_bytes(&self) -> RawBuffer<'static> {
        RawBuffer { bytes: &[], ..*self }
    }

    /// Returns the same buffer with its stored bytes, which the caller has read again from its offset in the file.
    ///
    /// Bytes of another buffer are read as far as possible, like a damaged buffer.
    pub fn with_bytes<'b>(&self, bytes: &'b [u8]) -> RawBuffer<'b> {
        RawBuffer { bytes, ..*self }
    }

    /// Returns the header.
    pub fn header(&self) -> &BufferHeader {
        &self.header
    }

    /// Returns the damage to the buffer as a whole. The buffer is read as far as possible.
    pub fn damage(&self) -> Option<Damage> {
        self.damage
    }

    /// Decompresses the buffer into `scratch` if it is compressed. `scratch` can be reused for other buffers.
    pub fn open<'s>(&self, scratch: &'s mut Scratch) -> Buffer<'s>
    where
        'a: 's,
    {
        if !self.header.is_compressed() {
            return self.in_place();
        }
        // No decompressed buffer is larger than the buffers of its session, unless the log file header is damaged.
        let justified = GROWTH.saturating_mul(self.bytes.len()).max(MODEST);
        let nominal = self.context.nominal().unwrap_or(MAX).min(justified);
        let beyond = self.header.end(MAX).filter(|end| (nominal + 1..=RATIO * self.bytes.len()).contains(end));
        let most = beyond.map_or(nominal, |end| end.next_multiple_of(1024).min(MAX));
        let (end, guessed) = self.header.end(most).map_or((most, true), |end| (end, false));
        let error = self.decompress(end, most, scratch);
        let damage_of = |error: XpressError| {
            let rest = self.data().len().saturating_sub(error.at()).max(1);
            let length = if scratch.good < end { end - scratch.good } else { rest };
            self.damage_to_whole(Rule::Compression(error), length)
        };
        let stated = self.header.saved_offset.max(self.header.offset);
        let mut damage = match guessed {
            true => Some(self.damage_to_whole(Rule::EndOfEvents(stated), 0)),
            // The data end too early, and without an error.
            false if error.is_none() && scratch.good < end => Some(self.damage_to_whole(Rule::EndOfEvents(stated), 0)),
            false => error.map(damage_of),
        };
        let begins = end == HEADER || prefix_at(scratch.good(), HEADER, self.context.versions).is_ok();
        let other = if begins { None } else { Method::of(self.data()) };
        if let Some(method) = other {
            // The output is noise.
            scratch.good = 0;
            damage = Some(self.damage_to_whole(Rule::NotSupported(method), end - HEADER));
        }
        Buffer { raw: *self, bytes: scratch.good(), end: end.min(scratch.good), guessed, damage }
    }

    /// Returns the stored bytes after the header.
    fn data(&self) -> &'a [u8] {
        self.bytes.get(HEADER..).unwrap_or(&[])
    }

    /// Decompresses the events, and whatever follows their end, up to `most`. Returns the error, if any: all of the input
    /// must decompress, except for filler. The bytes of the header are left out.
    fn decompress(&self, end: usize, most: usize, scratch: &mut Scratch) -> Option<XpressError> {
        // One byte more than a buffer has shows that the input continues.
        let largest = most + 1;
        // More than the events is decompressed only if there is more.
        let mut size = largest.min(end + ALIGNMENT);
        loop {
            let out = scratch.of(size).get_mut(HEADER..).unwrap_or(&mut []);
            let (good, error) = match xpress::decompress_within(self.data(), out, most - HEADER) {
                Ok(good) => (good, None),
                Err(error) => (error.written(), Some(error)),
            };
            scratch.good = HEADER + good;
            if scratch.good < size.min(most) || size == largest {
                let fills = |error: &XpressError| self.data().get(error.at()..).is_some_and(is_filler);
                let harmless = |error: &XpressError| error.kind() != XpressErrorKind::TooLong && fills(error);
                return error.filter(|error| scratch.good < end || !harmless(error));
            }
            size = largest;
        }
    }

    /// Returns the buffer with its header only.
    pub(crate) fn without_events(&self) -> Buffer<'a> {
        Buffer { raw: *self, bytes: &[], end: 0, guessed: false, damage: None }
    }

    /// Returns the buffer in place, if it is not compressed.
    pub(crate) fn in_place(&self) -> Buffer<'a> {
        let (end, damage) = match self.header.end(self.bytes.len()) {
            Some(end) => (end, None),
            None => {
                let says = self.header.saved_offset.max(self.header.offset);
                (self.bytes.len(), Some(self.damage_to_whole(Rule::EndOfEvents(says), 0)))
            }
        };
        // Damage to the buffer as a whole makes the end of the events uncertain.
        let guessed = damage.is_some();
        Buffer { raw: *self, bytes: self.bytes, end, guessed, damage: damage.filter(|_| self.damage.is_none()) }
    }

    fn damage_to_whole(&self, rule: Rule, length: usize) -> Damage {
        Damage { offset: self.file_offset, in_buffer: Some(0), length: length as u64, rule }
    }
}

/// Reusable memory for decompressed buffers.
#[derive(Clone, Debug, Default)]
pub struct Scratch {
    bytes: Vec<u8>,
    /// Number of bytes of the last decompressed buffer.
    good: usize,
}

impl Scratch {
    /// Creates an empty scratch buffer, which allocates on first use.
    pub fn new() -> Self {
        Scratch::default()
    }

    /// Returns the last decompressed buffer.
    fn good(&self) -> &[u8] {
        self.bytes.get(..self.good).unwrap_or(&[])
    }

    fn of(&mut self, size: usize) -> &mut [u8] {
        if self.bytes.len() < size {
            self.bytes.resize(size, 0);
        }
        self.bytes.get_mut(..size).unwrap_or(&mut [])
    }
}

/// An event, or damage.
#[derive(Clone, Copy, Debug)]
pub enum Item<'a> {
    /// An event and the buffer that contains it.
    Event(&'a Buffer<'a>, Event<'a>),
    /// A damaged part of the trace.
    Damage(Damage),
}

/// A decompressed buffer.
#[derive(Clone, Copy, Debug)]
pub struct Buffer<'a> {
    raw: RawBuffer<'a>,
    /// All bytes. The bytes of the header are undefined if the buffer was compressed.
    bytes: &'a [u8],
    /// The end of the events, by the header.
    end: usize,
    /// True if the end of the events is a guess.
    guessed: bool,
    /// Damage that was found by opening the buffer.
    damage: Option<Damage>,
}

impl<'a> Buffer<'a> {
    /// Returns the offset of the buffer in the file.
    pub fn file_offset(&self) -> u64 {
        self.raw.file_offset
    }

    /// Returns the header.
    pub fn header(&self) -> &BufferHeader {
        &self.raw.header
    }

    /// Returns the buffer as stored in the file.
    pub fn raw(&self) -> &RawBuffer<'a> {
        &self.raw
    }

    /// Returns all bytes, decompressed. Offsets of events are relative to their start. The bytes of the header are the
    /// bytes of the file, unless the buffer was compressed.
    pub fn bytes(&self) -> &'a [u8] {
        self.bytes
    }

    /// Returns the offset at which the events end according to the header. If events follow there, the header is wrong:
    /// they are read, and reported as damage.
    pub fn end(&self) -> usize {
        self.end
    }

    /// Returns the damage to the buffer as a whole. The buffer is read as far as possible.
    pub fn damages(&self) -> impl Iterator<Item = Damage> + use<> {
        self.raw.damage.into_iter().chain(self.damage)
    }

    /// Returns the events and damaged parts, in order.
    pub fn events(&self) -> Records<'a> {
        self.events_from(HEADER)
    }

    /// Calls a function with each event in stored order. Damaged parts are passed over.
    #[inline]
    pub fn for_each_event(&self, mut each: impl FnMut(&Event<'a>)) {
        for event in self.events() {
            // `flatten` would return each event in memory.
            let Ok(event) = event else { continue };
            each(&event);
        }
    }

    /// Returns the damage to the buffer as a whole, then its events and damaged parts in order.
    pub fn items(&self) -> impl Iterator<Item = Item<'_>> {
        let events = self.events().map(|event| match event {
            Ok(event) => Item::Event(self, event),
            Err(damage) => Item::Damage(damage),
        });
        self.damages().map(Item::Damage).chain(events)
    }

    /// Returns the events and damaged parts from an offset on, at which an event begins.
    pub fn events_from(&self, offset: usize) -> Records<'a> {
        Records::new(self.bytes, self.end, offset, self.origin())
    }

    /// Returns the [code page](crate::Trace::with_code_page) of 8-bit text in the trace.
    pub fn code_page(&self) -> Option<CodePage> {
        self.raw.context.versions.code_page
    }

    /// Returns the properties that its events have.
    pub(crate) fn origin(&self) -> Origin {
        let RawBuffer { file_offset, header, context, .. } = self.raw;
        Origin {
            file_offset,
            time_stamp: header.time_stamp,
            processor: header.processor,
            in_place: !header.is_compressed(),
            versions: context.versions,
            guessed: self.guessed,
        }
    }
}
