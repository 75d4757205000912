//! Damaged traces: only the touched parts are lost, as in the table of the documentation.

use std::fs;

use etwspec_etl::Trace;
use etwspec_etl::counts::Counts;
use etwspec_etl::damage::Rule;
use etwspec_tests::faults::{Numbers, flip, put};
use etwspec_tests::{console, corpus};

/// The size of all buffers of the trace.
const BUFFER: usize = 0x10000;

/// The events of the trace.
const EVENTS: u64 = 17_078;

/// A fault, the number of events that the best of the measured readers finds, and the number that this reader must
/// find.
struct Fault {
    name: &'static str,
    best_peer: u64,
    least: u64,
    make: fn(&mut Vec<u8>),
}

/// The faults that other readers were measured with, in the same trace.
const FAULTS: [Fault; 7] = [
    // All events that are whole in the half.
    Fault { name: "cut in half", best_peer: 8_590, least: 8_529, make: |bytes| bytes.truncate(bytes.len() / 2) },
    Fault {
        name: "one event with size 0",
        best_peer: 16_720,
        least: EVENTS - 1,
        make: |bytes| bytes[10 * BUFFER + 0x4C..][..2].fill(0),
    },
    Fault {
        name: "one buffer zeroed",
        best_peer: 3_442,
        least: 16_700,
        make: |bytes| bytes[10 * BUFFER..11 * BUFFER].fill(0),
    },
    Fault {
        name: "a buffer's BufferSize garbage",
        best_peer: 3_820,
        least: EVENTS,
        make: |bytes| put(bytes, 11 * BUFFER, 0xDEAD_BEEF),
    },
    Fault {
        name: "1,000 bit flips",
        best_peer: 13_372,
        least: 17_000,
        make: |bytes| flip(bytes, 1_000, &mut Numbers::new(1)),
    },
    Fault {
        name: "SavedOffset garbage",
        best_peer: 17_078,
        least: EVENTS,
        make: |bytes| put(bytes, 11 * BUFFER + 4, 0xDEAD_BEEF),
    },
    Fault { name: "BuffersWritten = 0", best_peer: 17_078, least: EVENTS, make: |bytes| no_buffers_written(bytes) },
];

/// Sets the number of written buffers to 0, as in a session that did not stop.
fn no_buffers_written(bytes: &mut [u8]) {
    let at =
        etwspec::logfile::TraceLogfileHeaderPtr64::LAYOUT.field("BuffersWritten").expect("it has the field").offset();
    let header = 0x48 + etwspec::headers::SystemTraceHeader::SIZE;
    put(bytes, header + at, 0);
}

fn trace() -> Option<Vec<u8>> {
    match corpus::folder() {
        Ok(folder) => Some(fs::read(folder.join("airbus-shutdown-perf-diag.etl")).expect("the trace is readable")),
        Err(skipped) => {
            console::say(&skipped);
            None
        }
    }
}

#[test]
fn a_fault_affects_only_the_events_it_touches() {
    let Some(whole) = trace() else { return };
    console::say(&format!(
        "| of {EVENTS} events after | best peer | this reader | more | what it tells |\n|---|---|---|---|---|"
    ));
    for fault in &FAULTS {
        let mut bytes = whole.clone();
        (fault.make)(&mut bytes);
        let counts = Counts::of(&Trace::new(&bytes));
        let more = counts.all.events as i64 - fault.best_peer as i64;
        let told = counts.damages.listed().first().map_or("nothing is damaged".to_owned(), ToString::to_string);
        console::say(&format!("| {} | {} | {} | {more:+} | {told} |", fault.name, fault.best_peer, counts.all.events));
        assert!(counts.all.events >= fault.least, "{}: {} events", fault.name, counts.all.events);
    }
}

#[test]
fn reads_every_complete_event_of_truncated_trace() {
    let Some(whole) = trace() else { return };
    for cut in [whole.len() / 2, whole.len() / 3, 5 * BUFFER + 0x20, 7 * BUFFER + 0x49] {
        let mut before = 0;
        for buffer in Trace::new(&whole).buffers().flatten() {
            let begin = buffer.file_offset() as usize;
            let mut scratch = etwspec_etl::buffers::Scratch::new();
            let events = buffer.open(&mut scratch).events().flatten();
            before += events.filter(|event| begin + event.offset() + event.bytes().len() <= cut).count() as u64;
        }
        let counts = Counts::of(&Trace::new(&whole[..cut]));
        assert_eq!(counts.all.events, before, "cut at {cut:#x}");
        assert!(!counts.damages.is_empty());
    }
}

#[test]
fn damaged_buffer_header_loses_no_event() {
    let Some(whole) = trace() else { return };
    for (fill, rule) in [(0, Rule::ZeroedHeader), (0xEE, Rule::NoBuffer)] {
        let mut bytes = whole.clone();
        bytes[11 * BUFFER..][..0x48].fill(fill);
        let counts = Counts::of(&Trace::new(&bytes));
        assert_eq!(counts.all.events, EVENTS);
        let told: Vec<_> = counts.damages.listed().iter().map(|damage| (damage.offset, damage.rule)).collect();
        assert_eq!(told, [(11 * BUFFER as u64, rule)]);
    }
}

#[test]
fn noise_around_buffers_loses_no_event() {
    let Some(whole) = trace() else { return };
    for at in [5 * BUFFER, whole.len()] {
        for extra in [3, 64, 1000] {
            let mut bytes = whole.clone();
            bytes.splice(at..at, std::iter::repeat_n(0xAA, extra));
            let counts = Counts::of(&Trace::new(&bytes));
            assert_eq!(counts.all.events, EVENTS, "{extra} bytes at {at:#x}");
            assert_eq!(counts.damages.skipped_bytes(), extra as u64, "{:?}", counts.damages);
        }
    }
}

#[test]
fn reports_unsupported_compression_of_one_buffer() {
    let Ok(folder) = corpus::folder() else { return };
    let whole = fs::read(folder.join("etwlib-rpc-arrays.etl")).expect("the trace is readable");
    let all = Counts::of(&Trace::new(&whole));
    let third = Trace::new(&whole).buffers().flatten().nth(3).expect("there are more");
    let (begin, len) = (third.file_offset() as usize, third.bytes().len() - 0x48);
    let mut scratch = etwspec_etl::buffers::Scratch::new();
    let lost = third.open(&mut scratch).events().count() as u64;

    // A chunk of LZNT1 that is stored, and codes of XPRESS-Huffman of 9 bits each.
    for (name, head) in [("LZNT1", vec![0x08, 0x30]), ("XPRESS-Huffman", vec![0x99; 256])] {
        let mut bytes = whole.clone();
        bytes[begin + 0x48..][..len].fill(0);
        bytes[begin + 0x48..][..head.len()].copy_from_slice(&head);
        let counts = Counts::of(&Trace::new(&bytes));
        assert_eq!(counts.all.events, all.all.events - lost, "{name}");
        let told: Vec<_> = counts.damages.listed().iter().map(ToString::to_string).collect();
        assert_eq!(told.len(), 1, "{told:?}");
        assert!(told[0].contains(&format!("compressed with {name}, which is not supported")), "{told:?}");
    }
}

#[test]
fn another_build_or_buffer_size_in_the_log_file_header_loses_no_event() {
    let Some(folder) = corpus::folder_or_skip() else { return };
    // All buffers but the first are compressed.
    let whole = fs::read(folder.join("dotnet-dynamic-events.etl")).expect("the trace is readable");
    let expected = Counts::of(&Trace::new(&whole)).all;
    let (size, build) = (0x68, 0x70);
    assert_eq!(whole[build..][..4], 20_348_u32.to_le_bytes());
    for (at, values) in
        [(size, [0, 1 << 10, 4 << 10, 32 << 10, 1 << 20, u32::MAX]), (build, [0, 1, 2195, 2600, 3790, 7601])]
    {
        for value in values {
            let mut bytes = whole.clone();
            put(&mut bytes, at, value);
            let found = Counts::of(&Trace::new(&bytes)).all;
            assert_eq!((found.events, found.bytes), (expected.events, expected.bytes), "{value} at {at:#x}");
        }
    }
}

#[test]
fn another_size_in_a_buffer_header_loses_at_most_one_event() {
    let Some(whole) = trace() else { return };
    for buffer in 0..whole.len() / BUFFER {
        for size in [BUFFER / 4, BUFFER / 2, 2 * BUFFER] {
            let mut bytes = whole.clone();
            put(&mut bytes, buffer * BUFFER, size as u32);
            let counts = Counts::of(&Trace::new(&bytes));
            // In one buffer, bytes in the middle look like a buffer header, and the event of these bytes is lost.
            assert!(counts.all.events >= EVENTS - 1, "{size:#x} in buffer {buffer}: {} events", counts.all.events);
            assert!(!counts.damages.is_empty(), "{size:#x} in buffer {buffer}");
        }
    }
}
