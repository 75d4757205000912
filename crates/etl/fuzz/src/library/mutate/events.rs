//! Mutation of the events of a buffer.

use std::sync::OnceLock;

use etwspec::headers::{TRACE_HEADER_ALIGNMENT, TraceHeaderMarker, TraceHeaderType};

use super::super::trace::each_event;
use super::plain::Record;
use super::{Numbers, bytes, fields};

/// Mutates one event, or the list.
pub(super) fn mutate(events: &mut Vec<Record>, numbers: &mut Numbers) {
    let (one, other) = (numbers.below(events.len()), numbers.below(events.len()));
    if events.is_empty() {
        return insert(events, 0, numbers);
    }
    match numbers.below(12) {
        0 => events.swap(one, other),
        1 => events.insert(one, events[other].clone()),
        2 => drop(events.remove(one)),
        3 => insert(events, one, numbers),
        4 => splice(events, one, other),
        5 => {
            let record = &mut events[one];
            let size = numbers.below(record.bytes.len());
            resize(record, size);
        }
        6 => mark(&mut events[one], numbers),
        7 => {
            // Bytes after a size that does not cover them.
            let more = numbers.below(4) * TRACE_HEADER_ALIGNMENT;
            let bytes = &mut events[one].bytes;
            bytes.resize(bytes.len().next_multiple_of(TRACE_HEADER_ALIGNMENT) + more, numbers.below(256) as u8);
        }
        8 => bytes::mutate(&mut events[one].bytes, numbers),
        9 | 10 => {
            let record = &mut events[one];
            if let (Some(head), Some(bytes)) = (record.head(), record.bytes.get_mut(..record.data)) {
                fields::mutate(head, bytes, numbers);
            }
        }
        _ => {
            let record = &mut events[one];
            match (record.payload(), record.bytes.get_mut(record.data..)) {
                (Some(payload), Some(bytes)) => fields::mutate(payload, bytes, numbers),
                (_, bytes) => bytes.unwrap_or(&mut []).iter_mut().take(1).for_each(|byte| *byte ^= 1),
            }
        }
    }
}

/// Truncates an event, and states the new size.
fn resize(record: &mut Record, size: usize) {
    let old = record.bytes.len();
    record.bytes.truncate(size);
    if let Some(head) = record.head() {
        fields::resize(head, &mut record.bytes, old, size);
    }
}

/// Gives an event the data of another.
fn splice(events: &mut [Record], one: usize, other: usize) {
    let data = events[other].bytes.get(events[other].data..).unwrap_or(&[]).to_vec();
    let record = &mut events[one];
    let old = record.bytes.len();
    record.bytes.truncate(record.data);
    record.bytes.extend(data);
    let new = record.bytes.len();
    if let Some(head) = record.head() {
        fields::resize(head, &mut record.bytes, old, new);
    }
}

/// Changes the marker: another header type, or another flag.
fn mark(record: &mut Record, numbers: &mut Numbers) {
    let Some(place) = record.bytes.first_chunk_mut() else { return };
    let marker = TraceHeaderMarker(u32::from_le_bytes(*place));
    let types: Vec<TraceHeaderType> = TraceHeaderType::named_values().map(|(_, value)| value).collect();
    let flags: Vec<TraceHeaderMarker> = TraceHeaderMarker::named_values().map(|(_, value)| value).collect();
    let new = match (numbers.once_in(2), numbers.one_of(&types), numbers.one_of(&flags)) {
        (true, Some(of), _) => marker.with_header_enum(of.0.into()).0,
        (_, _, Some(flag)) => marker.0 ^ flag.0,
        _ => marker.0,
    };
    *place = new.to_le_bytes();
}

/// Inserts an event of the samples.
fn insert(events: &mut Vec<Record>, at: usize, numbers: &mut Numbers) {
    static SAMPLES: OnceLock<Vec<Record>> = OnceLock::new();
    let samples = SAMPLES.get_or_init(|| {
        let mut all = Vec::new();
        each_event(|event| all.push(Record::new(&event, None)));
        all
    });
    events.splice(at..at, numbers.one_of(samples).cloned());
}
