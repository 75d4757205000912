//! Bytes of a manifest, and its messages.

use std::sync::Arc;

use etwspec::manifests::{
    CrimText, MessageResourceBlock, MessageResourceData, MessageResourceEntry, MessageResourceFlags,
};
use etwspec::{Error, Tailed};
use hashbrown::HashMap;

use super::messages;
use crate::manifest::Named;

/// Bytes of a manifest. Parts are appended, and filled in where they were skipped.
#[derive(Default)]
pub(super) struct Out {
    pub(super) bytes: Vec<u8>,
}

impl Out {
    /// Returns the offset of the next part.
    pub(super) fn offset(&self) -> u32 {
        self.bytes.len() as u32
    }

    /// Appends zeros for a part that is put there later.
    pub(super) fn skip(&mut self, size: usize) {
        self.bytes.resize(self.bytes.len() + size, 0);
    }

    /// Appends zeros up to a multiple of a number.
    pub(super) fn align(&mut self, to: usize) {
        self.bytes.resize(self.bytes.len().next_multiple_of(to), 0);
    }

    /// Appends a part, whose counts are those of its elements.
    pub(super) fn append(&mut self, part: Result<Vec<u8>, Error>) {
        self.bytes.extend(part.unwrap_or_default());
    }

    /// Puts a part at a place that was skipped.
    pub(super) fn put(&mut self, at: usize, part: Result<Vec<u8>, Error>) {
        let part = part.unwrap_or_default();
        if let Some(place) = self.bytes.get_mut(at..at + part.len()) {
            place.copy_from_slice(&part);
        }
    }
}

/// Texts behind a list. Equal ones are written once, so that many names that are equal take little room.
pub(super) struct Texts<'t> {
    /// Offset of the first.
    first: u32,
    known: HashMap<&'t str, u32>,
    pub(super) data: Vec<u8>,
}

impl<'t> Texts<'t> {
    pub(super) fn new(first: u32) -> Texts<'t> {
        Texts { first, known: HashMap::new(), data: Vec::new() }
    }

    /// Returns the offset of a text, which is encoded if it is new.
    pub(super) fn offset(&mut self, text: &'t str, encode: fn(&str) -> Vec<u8>) -> u32 {
        let next = self.first + self.data.len() as u32;
        *self.known.entry(text).or_insert_with(|| {
            self.data.extend(encode(text));
            next
        })
    }
}

/// Returns a text with its size before it.
pub(super) fn sized(text: &str) -> Vec<u8> {
    let bytes = terminated(text);
    let mut sized = CrimText::default();
    sized.set_size((CrimText::FIXED + bytes.len()) as u32);
    sized.text = text.into();
    // The padding.
    sized.rest = vec![0; bytes.len() - 2 * (text.encode_utf16().count() + 1)];
    sized.to_vec().unwrap_or_default()
}

/// Returns a text in UTF-16 with a zero at its end, padded to a multiple of 4 bytes.
pub(super) fn terminated(text: &str) -> Vec<u8> {
    let mut bytes: Vec<u8> = text.encode_utf16().chain([0]).flat_map(u16::to_le_bytes).collect();
    bytes.resize(bytes.len().next_multiple_of(4), 0);
    bytes
}

/// Messages, which equal texts share, in the order of their IDs.
#[derive(Default)]
pub(super) struct MessageIds {
    ids: HashMap<Arc<str>, u32>,
    texts: Vec<Arc<str>>,
}

impl MessageIds {
    pub(super) const NONE: u32 = messages::NONE;

    /// Returns the ID of a message.
    pub(super) fn id(&mut self, text: Option<&Arc<str>>) -> u32 {
        let Some(text) = text else { return messages::NONE };
        let next = self.texts.len() as u32 + 1;
        *self.ids.entry(text.clone()).or_insert_with(|| {
            self.texts.push(text.clone());
            next
        })
    }

    pub(super) fn of(&mut self, named: &Named) -> u32 {
        self.id(named.message.as_ref())
    }

    /// Returns the table of the messages, if there are any.
    pub(super) fn table(&self) -> Option<Vec<u8>> {
        let mut block = MessageResourceBlock::default();
        block.set_low_id(1);
        block.set_high_id(self.texts.len() as u32);
        block.set_offset_to_entries((MessageResourceData::FIXED + MessageResourceBlock::SIZE) as u32);
        let mut table = MessageResourceData::default();
        table.set_number_of_blocks(1);
        table.blocks.push(block);
        for text in &self.texts {
            let mut entry = MessageResourceEntry::default();
            entry.text = terminated(&format!("{}\r\n", fitting(text)));
            let size = MessageResourceEntry::FIXED + entry.text.len();
            entry.set_length(size as u16).set_flags(MessageResourceFlags::UNICODE);
            table.data.extend(entry.to_vec().unwrap_or_default());
        }
        if self.texts.is_empty() { None } else { table.to_vec().ok() }
    }
}

/// Returns as much of a message as an entry can contain, whose size has 16 bits.
fn fitting(text: &str) -> &str {
    /// Units of UTF-16, without the header, the line break, the zero and padding.
    const MOST: usize = (u16::MAX as usize - 16) / 2;
    let mut units = 0;
    let end = text.char_indices().find(|(_, char)| {
        units += char.len_utf16();
        units > MOST
    });
    end.map_or(text, |(at, _)| text.get(..at).unwrap_or_default())
}
