//! A whole record of a trace: its first four bytes say what its header is, and the header what the data are.

use std::path::Path;

use etwspec::headers::TraceHeaderView;
use etwspec_console::Problem;

use super::input::Input;
use super::payload::{event, for_catalog};
use super::{Decoded, Decoding, NodeKind, choose, input};

/// Whether an argument is bytes, or where to find some, and no name.
pub(crate) fn looks_like_data(argument: &str) -> bool {
    let file = argument.rsplit_once('@').is_some_and(|(path, _)| Path::new(path).exists());
    argument == "-" || file || input::is_hex(argument)
}

impl Decoding<'_> {
    /// Labels a record: its header, then the data of the event, if the tables know their structure.
    pub(crate) fn record(mut self, input: &Input) -> Result<Decoded, Problem> {
        let Some(first) = input.bytes.first_chunk() else {
            let here = input.bytes.len();
            return Err(Problem::new(format!(
                "a record begins with 4 bytes that tell its header, and here are {here}"
            ))
            .help("give all its bytes, or the name of a structure"));
        };
        let marker = u32::from_le_bytes(*first);
        let case = TraceHeaderView::case(u64::from(marker), None);
        let Some((case, name)) = case.and_then(|case| Some((case, case.structure?))) else {
            let what = match case.map(|case| case.name).filter(|name| !name.is_empty()) {
                Some(name) => format!("0x{marker:08X} is {name}, whose structure is not known"),
                None => format!("0x{marker:08X} begins no trace header that is known"),
            };
            return Err(Problem::new(what).help("name the structure that the bytes are of: `etwspec decode TYPE HEX`"));
        };
        if let Some(pointer) = case.pointer {
            self.pointer = for_catalog(pointer);
        }
        let layout = choose(self.catalog, self.layouts, name, &self.moment, self.pointer)?;
        let mut decoded = self.decode(layout, input)?;
        decoded.notes.insert(0, format!("the first four bytes, 0x{marker:08X}, mark it as {name}"));
        let Ok(header) = TraceHeaderView::new(&input.bytes, None) else { return Ok(decoded) };
        if let Some((event, range)) = event(&header) {
            let start = range.start;
            let data = input.bytes.get(range).unwrap_or(&[]);
            if let Some(node) = self.labelled(event, data, start, &mut decoded.notes) {
                decoded.nodes.retain(|node| node.kind != NodeKind::Data);
                let at = decoded.nodes.iter().position(|node| node.kind == NodeKind::After);
                decoded.nodes.insert(at.unwrap_or(decoded.nodes.len()), node);
            }
        }
        Ok(decoded)
    }
}
