//! Mutation of a file as a list of buffers.

use std::ops::Range;

use etwspec_etl::Trace;

use super::super::trace::small_traces;
use super::Numbers;

/// A buffer, or bytes that belong to none.
#[derive(Clone, Debug)]
pub(super) struct Part {
    pub(super) range: Range<usize>,
    pub(super) is_buffer: bool,
}

/// Returns the parts of a file, in order.
pub(super) fn of(file: &[u8]) -> Vec<Part> {
    let parts = Trace::new(file).buffers().map(|part| match part {
        Ok(raw) => {
            let start = raw.file_offset() as usize;
            Part { range: start..start + raw.bytes().len(), is_buffer: true }
        }
        Err(damage) => {
            let start = damage.offset as usize;
            Part { range: start..start + damage.length as usize, is_buffer: false }
        }
    });
    parts.collect()
}

/// Exchanges, repeats, removes, moves, truncates or appends parts.
pub(super) fn mutate(file: &mut Vec<u8>, parts: &[Part], numbers: &mut Numbers) {
    let mut order: Vec<&[u8]> = parts.iter().filter_map(|part| file.get(part.range.clone())).collect();
    let (one, other) = (numbers.below(order.len()), numbers.below(order.len()));
    match numbers.below(7) {
        0 => order.swap(one, other),
        1 => order.insert(one, order[other]),
        2 => drop(order.remove(one)),
        3 => {
            let part = order.remove(one);
            order.insert(other.min(order.len()), part);
        }
        4 => order[one] = &order[one][..numbers.below(order[one].len())],
        5 => {
            // Enough that threads take several batches, and that many overlap in time.
            let times = 1 << numbers.below(7);
            order = [order.as_slice(), &vec![order[one]; times]].concat();
        }
        _ => order.extend(numbers.one_of(small_traces()).map(Vec::as_slice)),
    }
    *file = order.concat();
}
