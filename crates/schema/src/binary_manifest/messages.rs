//! Messages of a program, by their ID.

use std::sync::Arc;

use etwspec::manifests::{MessageResourceDataView, MessageResourceEntryView, MessageResourceFlags};

use super::text;
use crate::limits::{self, MAX_MESSAGE};

/// ID that stands for no message.
pub(super) const NONE: u32 = u32::MAX;

/// Messages of tables.
#[derive(Debug, Default)]
pub(super) struct Messages<'a> {
    tables: Vec<&'a [u8]>,
    /// ID, index of the table, and offset of each message, by ID.
    places: Vec<(u32, u16, u32)>,
}

impl<'a> Messages<'a> {
    /// Finds the messages of tables. Of several with one ID, the first is used.
    pub(super) fn new(tables: impl IntoIterator<Item = &'a [u8]>) -> Messages<'a> {
        let mut messages = Messages::default();
        for table in tables.into_iter().take(usize::from(u16::MAX)) {
            messages.add(table);
        }
        messages.places.sort_by_key(|(id, ..)| *id);
        messages.places.dedup_by_key(|(id, ..)| *id);
        messages
    }

    fn add(&mut self, table: &'a [u8]) {
        let Ok(tail) = MessageResourceDataView::new(table).and_then(|data| data.tail()) else { return };
        // Blocks may overlap. Messages that do not are no more than this.
        let mut left = table.len() / size_of::<u32>();
        let index = self.tables.len() as u16;
        for block in tail.blocks.iter() {
            let mut offset = block.offset_to_entries();
            for id in block.low_id()..=block.high_id() {
                let rest = usize::try_from(offset).ok().and_then(|at| table.get(at..));
                let Some(Ok(entry)) = rest.map(MessageResourceEntryView::new) else { break };
                let Some(fewer) = left.checked_sub(1) else { break };
                left = fewer;
                self.places.push((id, index, offset));
                offset += u32::from(entry.length());
            }
        }
        self.tables.push(table);
    }

    /// Returns the text of a message, without the line break at its end.
    pub(super) fn get(&self, id: u32) -> Option<Arc<str>> {
        let found = self.places.binary_search_by_key(&id, |(own, ..)| *own).ok()?;
        let (_, table, offset) = self.places.get(found)?;
        let entry = self.tables.get(usize::from(*table))?.get(usize::try_from(*offset).ok()?..)?;
        let entry = MessageResourceEntryView::new(entry).ok()?;
        let bytes = entry.tail().ok()?.text.as_bytes();
        let text = match entry.flags().contains(MessageResourceFlags::UNICODE) {
            true => text::utf16(bytes, MAX_MESSAGE).into(),
            false => text::in_code_page(bytes, MAX_MESSAGE),
        };
        Some(limits::message(text.strip_suffix("\r\n").unwrap_or(&text)))
    }
}
