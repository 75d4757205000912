//! Accounting of every byte of a file.

use etwspec_etl::buffers::Scratch;
use etwspec_etl::{Damage, Trace};

/// Checks that every byte of the file is in exactly one buffer or damage report, and every byte of a buffer in exactly
/// one event or damage report.
pub(crate) fn every_byte_is_accounted_for_once(trace: &Trace<'_>) {
    let (mut at, mut scratch) = (0, Scratch::new());
    for raw in trace.buffers() {
        let raw = match raw {
            Ok(raw) => raw,
            Err(Damage { offset, length, .. }) => {
                assert_eq!(offset, at);
                assert!(length > 0);
                at += length;
                continue;
            }
        };
        assert_eq!(raw.file_offset(), at);
        assert!(!raw.bytes().is_empty());
        at += raw.bytes().len() as u64;
        let buffer = raw.open(&mut scratch);
        let mut end = 0x48;
        for event in buffer.events() {
            match event {
                Ok(event) => {
                    assert_eq!(event.offset(), end);
                    assert_eq!(buffer.bytes().get(end..end + event.bytes().len()), Some(event.bytes()));
                    end += event.bytes().len().next_multiple_of(8);
                }
                Err(damage) => {
                    assert_eq!(damage.in_buffer.map(|at| at as usize), Some(end));
                    end += damage.length as usize;
                }
            }
        }
    }
    assert_eq!(at, trace.as_bytes().len() as u64, "the whole file is accounted for");
}
