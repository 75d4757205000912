//! Decodes whole events. The first four bytes select the header, and the header determines the payload.

use etwspec::headers::TraceHeaderView;
use etwspec_console::problem::Message;

use super::choose::choose;
use super::decoding::Decoding;
use super::model::{Decoded, Input, NodeKind};
use super::payload::event;
use crate::decode::pointer_size::to_catalog;

impl Decoding<'_> {
    /// Decodes the header of an event, and its payload if the layout is known.
    ///
    /// # Errors
    ///
    /// Returns an error if no event header begins with the bytes, or if there are too few.
    pub fn record(mut self, input: &Input) -> Result<Decoded, Message> {
        let Some(first) = input.bytes.first_chunk() else {
            let here = input.bytes.len();
            return Err(Message::new(format!("an event begins with a marker of 4 bytes, but only {here} are given"))
                .help("pass all bytes of the event, or name a structure"));
        };
        let marker = u32::from_le_bytes(*first);
        let case = TraceHeaderView::case(u64::from(marker), None);
        let Some((case, name)) = case.and_then(|case| Some((case, case.structure?))) else {
            let what = match case.map(|case| case.name).filter(|name| !name.is_empty()) {
                Some(name) => format!("the event header {name} (0x{marker:08X}) has an unknown layout"),
                None => format!("0x{marker:08X} is not the marker of a known event header"),
            };
            return Err(Message::new(what).help("name the structure to decode: `etwspec decode TYPE HEX`"));
        };
        if let Some(pointer) = case.pointer {
            self.pointer = to_catalog(pointer);
        }
        let layout = choose(self.catalog, self.layouts, name, &self.moment, self.pointer)?;
        let mut decoded = self.decode(layout, input)?;
        decoded.notes.insert(0, format!("the marker 0x{marker:08X} selects {name}"));
        let Ok(header) = TraceHeaderView::new(&input.bytes, None) else { return Ok(decoded) };
        if let Some((event, range)) = event(&header) {
            let start = range.start;
            let data = input.bytes.get(range).unwrap_or(&[]);
            if let Some(node) = self.payload(event, data, start, &mut decoded.notes) {
                decoded.nodes.retain(|node| node.kind != NodeKind::Data);
                let at = decoded.nodes.iter().position(|node| node.kind == NodeKind::After);
                decoded.nodes.insert(at.unwrap_or(decoded.nodes.len()), node);
            }
        }
        Ok(decoded)
    }
}
