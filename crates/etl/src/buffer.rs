//! A trace buffer: its header, whatever the release, and its events.

use crate::buffer_header::{BufferHeader, Context, HEADER, MOST};
use crate::damage::{Damage, Rule};
use crate::method::Method;
use crate::record::Event;
use crate::records::{Origin, Records, prefix_at};
use crate::xpress::{self, XpressError};

/// A buffer as it lies in the file.
#[derive(Clone, Copy, Debug)]
pub struct RawBuffer<'a> {
    pub(crate) file_offset: u64,
    pub(crate) bytes: &'a [u8],
    pub(crate) header: BufferHeader,
    pub(crate) context: Context,
    /// What is wrong with it as a whole.
    pub(crate) damage: Option<Damage>,
}

impl<'a> RawBuffer<'a> {
    /// What was found at a place of the file: these bytes are all of it.
    pub(crate) fn found(
        file_offset: u64,
        bytes: &'a [u8],
        header: BufferHeader,
        rule: Option<Rule>,
        context: Context,
    ) -> Self {
        let damage = rule.map(|rule| Damage { offset: file_offset, in_buffer: Some(0), length: 0, rule });
        RawBuffer { file_offset, bytes, header, context, damage }
    }

    /// Where it begins, from the start of the file.
    pub fn file_offset(&self) -> u64 {
        self.file_offset
    }

    /// Its bytes in the file, header included.
    pub fn bytes(&self) -> &'a [u8] {
        self.bytes
    }

    /// Its header.
    pub fn header(&self) -> &BufferHeader {
        &self.header
    }

    /// What is wrong with the buffer as a whole; it is read as far as that allows.
    pub fn damage(&self) -> Option<Damage> {
        self.damage
    }

    /// The buffer as it was in memory. One that is compressed is decompressed into `scratch`, which can be used again
    /// and again.
    pub fn open<'s>(&self, scratch: &'s mut Scratch) -> Buffer<'s>
    where
        'a: 's,
    {
        if !self.header.is_compressed() {
            return self.in_place();
        }
        let end = self.header.end(MOST).unwrap_or(HEADER);
        let error = self.decompress(end, scratch);
        let lost = |error| self.whole(Rule::Compression(error), end.saturating_sub(scratch.good));
        let mut damage = error.map(lost);
        let begins = end == HEADER || prefix_at(scratch.good(), HEADER, self.context.versions).is_ok();
        let other = if begins { None } else { Method::of(self.data()) };
        if let Some(method) = other {
            // What came out is noise.
            scratch.good = 0;
            damage = Some(self.whole(Rule::NotSupported(method), end - HEADER));
        }
        Buffer { raw: *self, events: scratch.good(), guessed: false, damage }
    }

    /// What follows the header in the file.
    fn data(&self) -> &'a [u8] {
        self.bytes.get(HEADER..).unwrap_or(&[])
    }

    /// Decompresses up to an end, header included, and gives what was wrong. The bytes of the header are none of it.
    fn decompress(&self, end: usize, scratch: &mut Scratch) -> Option<XpressError> {
        let out = scratch.of(end).get_mut(HEADER..).unwrap_or(&mut []);
        let (good, error) = match xpress::decompress(self.data(), out) {
            Ok(good) => (good, None),
            Err(error) => (error.written(), Some(error)),
        };
        scratch.good = (HEADER + good).min(end);
        error
    }

    /// The first bytes of the buffer as it was in memory, header included: about so many.
    pub(crate) fn open_head<'s>(&self, size: usize, scratch: &'s mut Scratch) -> &'s [u8] {
        let end = self.header.end(MOST).unwrap_or(HEADER).min(HEADER + size);
        // Asked for less than there is, the decompressor finds nothing wrong with the rest.
        let _of_the_head = self.decompress(end, scratch);
        scratch.good()
    }

    /// What [`open`](Self::open) gave, once more.
    pub(crate) fn opened<'s>(&self, scratch: &'s Scratch) -> Buffer<'s>
    where
        'a: 's,
    {
        if !self.header.is_compressed() {
            return self.in_place();
        }
        Buffer { raw: *self, events: scratch.good(), guessed: false, damage: None }
    }

    /// The buffer as it was in memory, if it is not compressed.
    pub(crate) fn in_place(&self) -> Buffer<'a> {
        let (end, damage) = match self.header.end(self.bytes.len()) {
            Some(end) => (end, None),
            None => {
                let says = self.header.saved_offset.max(self.header.offset);
                (self.bytes.len(), Some(self.whole(Rule::EndOfEvents(says), 0)))
            }
        };
        let events = self.bytes.get(..end).unwrap_or(self.bytes);
        // A buffer that is damaged as a whole need not know where its events end.
        let guessed = damage.is_some();
        Buffer { raw: *self, events, guessed, damage: damage.filter(|_| self.damage.is_none()) }
    }

    fn whole(&self, rule: Rule, length: usize) -> Damage {
        Damage { offset: self.file_offset, in_buffer: Some(0), length: length as u64, rule }
    }
}

/// Memory for a buffer that is decompressed.
#[derive(Clone, Debug, Default)]
pub struct Scratch {
    bytes: Vec<u8>,
    /// How many of them are of the buffer that was opened last.
    good: usize,
}

impl Scratch {
    /// Memory that is used for the first time when a buffer needs it.
    pub fn new() -> Self {
        Scratch::default()
    }

    /// What is of the buffer that was opened last.
    fn good(&self) -> &[u8] {
        self.bytes.get(..self.good).unwrap_or(&[])
    }

    /// How many bytes it holds.
    pub(crate) fn size(&self) -> usize {
        self.bytes.len()
    }

    fn of(&mut self, size: usize) -> &mut [u8] {
        if self.bytes.len() < size {
            self.bytes.resize(size, 0);
        }
        self.bytes.get_mut(..size).unwrap_or(&mut [])
    }
}

/// What a trace consists of.
#[derive(Clone, Copy, Debug)]
pub enum Item<'a> {
    /// An event, in its buffer.
    Event(&'a Buffer<'a>, Event<'a>),
    /// What is not as it should be.
    Damage(Damage),
}

/// A buffer as it was in memory.
#[derive(Clone, Copy, Debug)]
pub struct Buffer<'a> {
    raw: RawBuffer<'a>,
    /// Up to where the events end; of a buffer that was compressed, without its header.
    events: &'a [u8],
    /// Where the events end is a guess.
    guessed: bool,
    /// What is wrong beside what is wrong with it in the file.
    damage: Option<Damage>,
}

impl<'a> Buffer<'a> {
    /// Where it begins, from the start of the file.
    pub fn file_offset(&self) -> u64 {
        self.raw.file_offset
    }

    /// Its header.
    pub fn header(&self) -> &BufferHeader {
        &self.raw.header
    }

    /// The buffer as it lies in the file.
    pub fn raw(&self) -> &RawBuffer<'a> {
        &self.raw
    }

    /// Its bytes as they were in memory, up to where its events end. Offsets of events count from their start. The
    /// header's bytes are those of the file unless the buffer was compressed.
    pub fn bytes(&self) -> &'a [u8] {
        self.events
    }

    /// What is wrong with the buffer as a whole; it is read as far as that allows.
    pub fn damages(&self) -> impl Iterator<Item = Damage> + use<> {
        self.raw.damage.into_iter().chain(self.damage)
    }

    /// Its events, and what is not an event, in order.
    pub fn events(&self) -> Records<'a> {
        self.events_from(HEADER)
    }

    /// All that there is to tell of it: what is wrong with it as a whole, its events, and what is none.
    pub fn items(&self) -> impl Iterator<Item = Item<'_>> {
        let events = self.events().map(|event| match event {
            Ok(event) => Item::Event(self, event),
            Err(damage) => Item::Damage(damage),
        });
        self.damages().map(Item::Damage).chain(events)
    }

    /// The events from an offset on, at which one begins.
    pub fn events_from(&self, offset: usize) -> Records<'a> {
        let origin = Origin {
            file_offset: self.raw.file_offset,
            in_place: !self.raw.header.is_compressed(),
            versions: self.raw.context.versions,
            guessed: self.guessed,
        };
        Records::new(self.events, offset, origin)
    }
}
