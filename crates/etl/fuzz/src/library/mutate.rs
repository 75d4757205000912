//! Mutation of traces by their structure. The reader and the describing tables locate the mutated fields: no offset of
//! the formats is written here.

mod bytes;
mod events;
mod fields;
mod parts;
mod plain;
mod tokens;

use etwspec::describe::Layout;

use super::numbers::Numbers;

/// Maximum size of a mutated trace in bytes.
const MAX: usize = 1 << 20;

/// Mutates a trace a few times. Any bytes can be mutated.
pub fn trace(bytes: &mut Vec<u8>, numbers: &mut Numbers) {
    for _ in 0..=numbers.below(4) {
        once(bytes, numbers);
    }
    bytes.truncate(MAX);
}

/// Mutates bytes without regard to their structure.
pub fn bytes(bytes: &mut Vec<u8>, numbers: &mut Numbers) {
    bytes::mutate(bytes, numbers);
}

/// Mutates a structure with nested structures, such as a schema: numbers, nested structures, names.
pub fn structure(layout: &'static Layout, bytes: &mut Vec<u8>, numbers: &mut Numbers) {
    for _ in 0..=numbers.below(4) {
        match numbers.below(8) {
            0..=2 => fields::mutate(layout, bytes, numbers),
            3..=5 => fields::repeat(layout, bytes, numbers),
            6 => fields::lengthen(layout, bytes, numbers),
            _ => bytes::mutate(bytes, numbers),
        }
    }
}

/// Mutates a text of elements or lines: a manifest, or a file with messages.
pub fn text(bytes: &mut Vec<u8>, numbers: &mut Numbers) {
    for _ in 0..=numbers.below(4) {
        tokens::mutate(bytes, numbers);
    }
    bytes.truncate(MAX);
}

fn once(file: &mut Vec<u8>, numbers: &mut Numbers) {
    let parts = parts::of(file);
    let buffers: Vec<_> = parts.iter().filter(|part| part.is_buffer).map(|part| part.range.clone()).collect();
    let (true, Some(range)) = (!numbers.once_in(10), numbers.one_of(&buffers).cloned()) else {
        return bytes::mutate(file, numbers);
    };
    match numbers.below(8) {
        0 => parts::mutate(file, &parts, numbers),
        1 => {
            let layout = plain::layout(file);
            if let Some(buffer) = file.get_mut(range) {
                fields::mutate(layout, buffer, numbers);
            }
        }
        kind => {
            let Some(mut buffer) = plain::Plain::read(file, range.start) else {
                return bytes::mutate(file, numbers);
            };
            match kind {
                2 => buffer.compressed = !buffer.compressed,
                _ => events::mutate(&mut buffer.events, numbers),
            }
            file.splice(range, buffer.encode());
        }
    }
}
