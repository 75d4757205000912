//! Thousands of damaged traces: nothing panics, nothing is read twice or passed over in silence, and all ways to read
//! a trace find the same.

use std::fs;
use std::num::NonZeroUsize;

use etwspec_etl::buffers::Scratch;
use etwspec_etl::counts::Counts;
use etwspec_etl::{Identity, Item, Reader, Trace};
use etwspec_tests::faults::{Numbers, mutate};
use etwspec_tests::{console, corpus};

use crate::fuzz_seeds::library::coverage::every_byte_is_accounted_for_once;
use crate::fuzz_seeds::library::walker;

/// Maximum size of traces for tests: traces that are read many times are small.
const LONGEST: usize = 200_000;

fn traces() -> Vec<(String, Vec<u8>)> {
    let mut traces = vec![("the sample".to_owned(), etwspec_etl::SAMPLE.to_vec())];
    match corpus::folder() {
        Ok(folder) => {
            for path in corpus::traces(&folder) {
                let mut bytes = fs::read(&path).expect("the trace is readable");
                bytes.truncate(LONGEST);
                traces.push((path.file_name().unwrap_or_default().to_string_lossy().into_owned(), bytes));
            }
        }
        Err(skipped) => console::say(&skipped),
    }
    traces.sort();
    traces
}

/// Reads all properties of each event, whatever its bytes.
fn look_at_everything(trace: &Trace<'_>) -> Vec<(Identity, Option<i64>, usize)> {
    let mut all = Vec::new();
    trace.for_each(|item| {
        if let Item::Event(_, event) = item {
            let _ = (event.header(), event.data(), event.thread_id(), event.process_id(), event.hook());
            if let (Some((hook, version)), Ok(data)) = (event.hook(), event.data()) {
                let _ = etwspec::payloads::Payload::decode(hook, version, event.pointer(), data);
            }
            all.push((event.identity(), event.time_stamp(), event.bytes().len()));
        }
    });
    all
}

#[test]
fn every_reader_agrees_on_mutated_traces() {
    let (mut tried, mut events) = (0, 0);
    for (name, whole) in traces() {
        // Long traces take long: each gets its share of a budget of bytes.
        let budget = u64::from(corpus::cases(3_000_000));
        let each = u64::from(corpus::cases(100)).min(budget / whole.len().max(1) as u64);
        for seed in 0..each {
            let mut bytes = whole.clone();
            let mut numbers = Numbers::new(seed + 1);
            for _ in 0..=numbers.below(3) {
                mutate(&mut bytes, &mut numbers);
            }
            let trace = Trace::new(&bytes);
            every_byte_is_accounted_for_once(&trace);
            let all = look_at_everything(&trace);
            let counts = Counts::of(&trace);
            assert_eq!(counts.all.events, all.len() as u64, "{name}, seed {seed}");

            let (mut by_time, mut last) = (Vec::new(), i64::MIN);
            trace.for_each_by_time(|item| {
                if let Item::Event(_, event) = item {
                    let time = event.time_stamp().unwrap_or(last);
                    assert!(last <= time, "{name}, seed {seed}: {time} after {last}");
                    last = time;
                    by_time.push((event.identity(), event.time_stamp(), event.bytes().len()));
                }
            });
            let mut sorted = all.clone();
            sorted.sort();
            by_time.sort();
            assert!(by_time == sorted, "{name}, seed {seed}: in the order of time are the same events");

            let mut streamed = Counts::default();
            let mut reader = Reader::new(bytes.as_slice()).expect("memory can be read");
            let mut scratch = Scratch::new();
            while let Some(buffer) = reader.next_buffer().expect("memory can be read") {
                match buffer {
                    Ok(raw) => streamed.add(&raw.open(&mut scratch)),
                    Err(damage) => streamed.damages.add(damage),
                }
            }
            assert_eq!(streamed.all, counts.all, "{name}, seed {seed}: a stream has the same events");
            if seed % 16 == 0 {
                let parallel = Counts::of_parallel(&trace, NonZeroUsize::new(3).expect("three"));
                assert_eq!(parallel.all, counts.all);
                assert_eq!(parallel.damages, counts.damages);
            }
            tried += 1;
            events += counts.all.events;
        }
    }
    console::say(&format!("{tried} damaged traces, {events} events of them read"));
    assert!(tried >= u64::from(corpus::cases(100)), "{tried} damaged traces");
}

/// Size of a buffer header in bytes.
const HEADER: usize = 0x48;

#[test]
fn changed_buffer_headers_hide_no_events() {
    let (mut tried, mut damaged, mut all) = (0, 0, traces());
    for (name, whole) in &mut all {
        let ends = Trace::new(whole).buffers().flatten().filter(|raw| raw.damage().is_none());
        let end = ends.last().map_or(0, |raw| raw.file_offset() as usize + raw.bytes().len());
        whole.truncate(end);
        assert!(Counts::of(&Trace::new(whole)).damages.is_empty(), "{name}");
    }
    for number in 0..u64::from(corpus::cases(2000)) {
        let mut numbers = Numbers::new(number + 1);
        let (name, whole) = &all[number as usize % all.len()];
        let mut bytes = whole.clone();
        let begins: Vec<usize> = Trace::new(whole).buffers().flatten().map(|raw| raw.file_offset() as usize).collect();
        let begin = begins[numbers.below(begins.len())];
        let header = &mut bytes[begin..begin + HEADER];
        for _ in 0..=numbers.below(2) {
            // SavedOffset, Offset or any other number of the header, or one byte.
            let at = [4, 0x30, 4 * numbers.below(HEADER / 4), numbers.below(HEADER)][numbers.below(4)];
            let value = [0, HEADER, numbers.below(0x1_0000), usize::MAX][numbers.below(4)] as u32;
            let size = if numbers.below(2) == 0 { 1 } else { 4.min(HEADER - at) };
            header[at..at + size].copy_from_slice(&value.to_le_bytes()[..size]);
        }
        let counts = Counts::of(&Trace::new(&bytes));
        // The records are the records of the whole trace, whatever the header states.
        let found = walker::events(whole).max(walker::events(&bytes));
        let complete = counts.all.events >= found;
        assert!(complete || !counts.damages.is_empty(), "{name}, {number}: {} events of {found}", counts.all.events);
        (tried, damaged) = (tried + 1, damaged + u32::from(!counts.damages.is_empty()));
    }
    assert!(tried >= 2000 && damaged > tried / 10, "{damaged} of {tried} traces are damaged");
}

#[test]
fn nothing_but_filler_follows_the_events_of_real_traces() {
    let Ok(folder) = corpus::folder() else { return };
    let mut buffers = 0;
    for path in corpus::traces(&folder).into_iter().chain(corpus::traces(&folder.join("wpp"))) {
        let bytes = fs::read(&path).expect("the trace is readable");
        let trace = Trace::new(&bytes);
        let mut scratch = Scratch::new();
        for raw in trace.buffers().flatten() {
            let (header, buffer) = (*raw.header(), raw.open(&mut scratch));
            let end = header.saved_offset.max(header.offset) as usize;
            let place = format!("{} at {:#x}", path.display(), raw.file_offset());
            assert_eq!(buffer.end(), end, "{place}");
            let last = buffer.events().flatten().last().map_or(HEADER, |event| event.offset() + event.bytes().len());
            assert_eq!(end.next_multiple_of(8), last.next_multiple_of(8), "{place}");
            assert!(header.saved_offset == header.offset || raw.file_offset() == 0, "{place}");
            let rest = &buffer.bytes()[end..];
            let zeros = rest.iter().take_while(|byte| **byte == 0).count();
            assert!(rest[zeros..].iter().all(|byte| *byte == 0xFF), "{place}");
            assert!(zeros == 0 || raw.file_offset() == 0, "{place}");
            buffers += 1;
        }
        assert_eq!(Counts::of(&trace).all.events, walker::events(&bytes), "{}", path.display());
    }
    assert!(buffers >= 717, "{buffers}");
}
