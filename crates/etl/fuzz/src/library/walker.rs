//! A walk over the events of a file that shares nothing with the reader but the codec: no table, no recovery.

use etwspec_etl::Trace;
use etwspec_etl::buffers::xpress;
use etwspec_etl::counts::Counts;

use super::trace::{samples, small_traces};
use super::{Target, dictionary, mutate};

/// The target.
pub const TARGET: Target =
    Target { name: "walker", run, seeds, mutate: Some(mutate::trace), words: dictionary::of_traces };

/// Size of a buffer header in bytes.
const HEADER: usize = 0x48;

/// Maximum size of all decompressed buffers in bytes.
const MAX: usize = 32 << 20;

/// Input: a file.
///
/// The reader finds at least the events that a simple walk finds, or reports damage.
pub fn run(file: &[u8]) {
    let counts = Counts::of(&Trace::new(file));
    let found = events(file);
    assert!(
        counts.all.events >= found || !counts.damages.is_empty(),
        "{} events of {found}, without damage",
        counts.all.events
    );
}

/// Counts the events of each buffer up to the first bytes that are none, whatever the header states as their end.
pub fn events(file: &[u8]) -> u64 {
    let (mut rest, mut left, mut all) = (file, MAX, 0);
    while let (Some(header), Some(size)) = (rest.get(..HEADER), number::<4>(rest, 0)) {
        let Some(buffer) = rest.get(..size).filter(|_| size >= HEADER) else { break };
        let is_compressed = header[0x34] & 0x40 != 0;
        if is_compressed {
            let mut out = vec![0; left.min(1 << 20)];
            let written = xpress::decompress(&buffer[HEADER..], &mut out).unwrap_or_else(|error| error.written());
            left -= written;
            all += in_buffer(&out[..written]);
        } else {
            all += in_buffer(&buffer[HEADER..]);
        }
        rest = &rest[size..];
    }
    all
}

/// Counts the events at the start of the bytes.
fn in_buffer(mut rest: &[u8]) -> u64 {
    let mut events = 0;
    while let Some(size) = size(rest).filter(|size| (8..=rest.len()).contains(size)) {
        events += 1;
        rest = rest.get(size.next_multiple_of(8)..).unwrap_or(&[]);
    }
    events
}

/// Returns the size that the header of an event states. The high byte of the marker selects messages, and the header
/// type where the size is stored.
fn size(event: &[u8]) -> Option<usize> {
    match *event.get(..8)? {
        [_, _, _, 0x90, ..] => number::<2>(event, 0),
        [_, _, 1..=4 | 0x10 | 0x11, 0xC0, ..] => number::<2>(event, 4),
        [_, _, 0x0A | 0x0B | 0x12..=0x15, 0xC0, ..] => number::<2>(event, 0),
        _ => None,
    }
}

/// Returns small traces, and the samples.
fn seeds() -> Vec<Vec<u8>> {
    small_traces().iter().chain(samples()).cloned().collect()
}

/// Reads a number of up to 8 bytes.
fn number<const SIZE: usize>(bytes: &[u8], at: usize) -> Option<usize> {
    let bytes: &[u8; SIZE] = bytes.get(at..)?.first_chunk()?;
    Some(bytes.iter().rev().fold(0, |number, byte| number << 8 | usize::from(*byte)))
}
