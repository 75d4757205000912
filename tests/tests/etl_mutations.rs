//! Thousands of damaged traces: nothing panics, nothing is read twice or passed over in silence, and all ways to read
//! a trace find the same.

use std::fs;
use std::num::NonZeroUsize;

use etwspec_etl::{Counts, Identity, Item, Reader, Scratch, Trace};
use etwspec_tests::faults::{Numbers, mutate};
use etwspec_tests::{console, corpus};

use crate::fuzz_seeds::library::coverage::every_byte_is_accounted_for_once;

/// No trace for tests is longer: what is read many times is small.
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

/// All that is asked of an event, whatever its bytes.
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
