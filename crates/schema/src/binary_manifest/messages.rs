//! Messages of a program, by their ID.

use std::sync::Arc;

use etwspec::manifests::{MessageResourceDataView, MessageResourceEntryView, MessageResourceFlags};

use super::text;
use crate::limits::{self, MAX_MESSAGE};

/// ID of an item without a message.
pub(super) const NONE: u32 = u32::MAX;

/// Messages of tables.
#[derive(Debug, Default)]
pub(super) struct Messages<'a>(Vec<Table<'a>>);

/// A table, and the ID and offset of each message, by ID.
#[derive(Debug)]
struct Table<'a> {
    bytes: &'a [u8],
    places: Vec<(u32, u32)>,
}

impl<'a> Messages<'a> {
    /// Finds the messages of tables. Of several with one ID, the first is used.
    pub(super) fn new(tables: impl IntoIterator<Item = &'a [u8]>) -> Messages<'a> {
        Messages(tables.into_iter().map(Table::new).collect())
    }

    /// Returns the text of a message, without the line break at its end.
    pub(super) fn get(&self, id: u32) -> Option<Arc<str>> {
        self.0.iter().find_map(|table| table.get(id))
    }
}

impl<'a> Table<'a> {
    fn new(bytes: &'a [u8]) -> Table<'a> {
        let mut table = Table { bytes, places: Vec::new() };
        let Ok(tail) = MessageResourceDataView::new(bytes).and_then(|data| data.tail()) else { return table };
        // Messages that do not overlap are no more than this.
        let mut left = bytes.len() / size_of::<u32>();
        for block in tail.blocks.iter() {
            let mut offset = block.offset_to_entries();
            // Blocks are in the order of their IDs.
            let first = table.places.last().map_or(0, |(last, _)| last.saturating_add(1)).max(block.low_id());
            if first != block.low_id() {
                continue;
            }
            for id in first..=block.high_id() {
                let rest = usize::try_from(offset).ok().and_then(|at| bytes.get(at..));
                let Some(Ok(entry)) = rest.map(MessageResourceEntryView::new) else { break };
                let Some(fewer) = left.checked_sub(1) else { break };
                left = fewer;
                table.places.push((id, offset));
                offset += u32::from(entry.length());
            }
        }
        table
    }

    fn get(&self, id: u32) -> Option<Arc<str>> {
        let found = self.places.binary_search_by_key(&id, |(own, _)| *own).ok()?;
        let (_, offset) = self.places.get(found)?;
        let entry = self.bytes.get(usize::try_from(*offset).ok()?..)?;
        let entry = MessageResourceEntryView::new(entry).ok()?;
        let bytes = entry.tail().ok()?.text.as_bytes();
        let text = match entry.flags().contains(MessageResourceFlags::UNICODE) {
            true => text::utf16(bytes, MAX_MESSAGE).into(),
            false => text::in_code_page(bytes, MAX_MESSAGE),
        };
        Some(limits::message(text.strip_suffix("\r\n").unwrap_or(&text)))
    }
}
