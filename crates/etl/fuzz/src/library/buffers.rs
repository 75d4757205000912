//! A whole trace, whatever its bytes, read in every way.

use std::num::NonZeroUsize;

use etwspec_etl::buffers::Scratch;
use etwspec_etl::counts::{Counts, Losses};
use etwspec_etl::damage::Damages;
use etwspec_etl::payload::Decoder;
use etwspec_etl::{Damage, Item, Reader, Trace};

use super::coverage::every_byte_is_accounted_for_once;
use super::seen::Seen;
use super::trace::small_traces;
use super::visitor::{CheckedVisitor, show};
use super::{Target, dictionary, mutate};

/// The target.
pub const TARGET: Target =
    Target { name: "buffers", run, seeds, mutate: Some(mutate::trace), words: dictionary::of_traces };

/// Input: the bytes of a file.
pub fn run(bytes: &[u8]) {
    let trace = Trace::new(bytes);
    every_byte_is_accounted_for_once(&trace);
    let (events, damages) = read(&trace);
    by_time(&trace, &events, &damages);
    streamed(&trace, &events, &damages);
    // Slow checks run only for some inputs.
    if bytes.len() % 4 == 3 {
        counted(&trace, &events, &damages);
    }
    if bytes.len() % 64 == 37 {
        let long = bytes.repeat(LONG / bytes.len() + 1);
        let trace = Trace::new(&long);
        let (events, damages) = read(&trace);
        streamed(&trace, &events, &damages);
    }
    show(&trace.log_file());
}

/// More than a stream reads at once.
const LONG: usize = 300_000;

/// Checks that counting finds the same, in one thread or several.
fn counted(trace: &Trace<'_>, events: &[Seen], damages: &[Damage]) {
    let counts = Counts::of(trace);
    assert_eq!(counts.all.events, events.len() as u64);
    let mut all = Damages::default();
    damages.iter().for_each(|damage| all.add(*damage));
    assert_eq!(counts.damages, all);
    if trace.as_bytes().len() % 32 == 31 {
        let threads = NonZeroUsize::new(3).expect("three");
        let parallel = Counts::of_parallel(trace, threads);
        assert_eq!(parallel.all, counts.all);
        assert_eq!(parallel.damages, all);
    }
    show(&Losses::of(trace.log_file(), &counts));
}

/// Reads events and damage in file order, and all properties of each event.
fn read(trace: &Trace<'_>) -> (Vec<Seen>, Vec<Damage>) {
    let (mut events, mut damages) = (Vec::new(), Vec::new());
    let mut decoder = Decoder::new(trace.log_file());
    trace.for_each(|item| match item {
        Item::Event(buffer, event) => {
            let _ = (event.process_id(), event.thread_id(), event.payload(), event.fields().count());
            let mut told = CheckedVisitor::default();
            let known = decoder.fields(&event, &mut told);
            told.is_over();
            assert_eq!(known.is_ok(), event.data().is_ok());
            events.push(Seen::new(buffer, &event));
        }
        Item::Damage(damage) => {
            assert_ne!(damage.to_string(), "");
            damages.push(damage);
        }
    });
    (events, damages)
}

/// Checks that time order contains the same events and the same damage.
fn by_time(trace: &Trace<'_>, events: &[Seen], damages: &[Damage]) {
    let (mut sorted, mut found) = (Vec::new(), 0);
    trace.for_each_by_time(|item| match item {
        Item::Event(buffer, event) => sorted.push(Seen::new(buffer, &event)),
        Item::Damage(damage) => {
            assert!(damages.contains(&damage), "{damage}");
            found += 1;
        }
    });
    assert_eq!(found, damages.len());
    let mut events = events.to_vec();
    sorted.sort();
    events.sort();
    assert!(sorted == events);
}

/// Checks that a stream contains the same as a slice.
fn streamed(trace: &Trace<'_>, events: &[Seen], damages: &[Damage]) {
    let mut reader = Reader::new(trace.as_bytes()).expect("memory can be read");
    assert_eq!(reader.log_file(), trace.log_file());
    let (mut events, mut damages) = (events.iter(), damages.iter());
    let mut scratch = Scratch::new();
    while let Some(raw) = reader.next_buffer().expect("memory can be read") {
        let raw = match raw {
            Ok(raw) => raw,
            Err(damage) => {
                assert_eq!(Some(&damage), damages.next());
                continue;
            }
        };
        let buffer = raw.open(&mut scratch);
        buffer.damages().for_each(|damage| assert_eq!(Some(&damage), damages.next()));
        for event in buffer.events() {
            match event {
                Ok(event) => assert_eq!(Some(&Seen::new(&buffer, &event)), events.next()),
                Err(damage) => assert_eq!(Some(&damage), damages.next()),
            }
        }
    }
    assert_eq!((events.next(), damages.next()), (None, None));
}

/// Returns the events of the samples in small buffers.
pub fn seeds() -> Vec<Vec<u8>> {
    small_traces().to_vec()
}
