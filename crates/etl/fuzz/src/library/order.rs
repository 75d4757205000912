//! The events of a trace in time order.

use std::collections::HashMap;

use etwspec_etl::{Item, Trace};

use super::request::{self, Request};
use super::seen::{Seen, in_file_order, sorted};
use super::{Target, dictionary};

/// The target.
pub const TARGET: Target =
    Target { name: "order", run, seeds, mutate: Some(request::mutate), words: dictionary::of_requests };

/// Input: options and a trace. See [`Request`].
///
/// Time order has the same events and damage as file order. Time stamps never decrease, and events with equal time
/// stamps are in file order. An event without a time stamp directly follows the event before it in its buffer.
pub fn run(input: &[u8]) {
    let file = Request::new(input).trace();
    check(&Trace::new(&file));
}

fn check(trace: &Trace<'_>) {
    let (events, damages) = in_file_order(trace);
    let (mut by_time, mut found) = (Vec::new(), Vec::new());
    trace.for_each_by_time(|item| match item {
        Item::Event(buffer, event) => by_time.push(Seen::new(buffer, &event)),
        Item::Damage(damage) => found.push(damage),
    });
    assert_eq!(sorted(&found), sorted(&damages));

    let timed = |events: &[Seen]| -> Vec<(i64, (u64, usize))> {
        events.iter().filter_map(|event| Some((event.content.time_stamp?, event.at))).collect()
    };
    let mut expected = timed(&events);
    // The sort is stable.
    expected.sort_by_key(|(time, _)| *time);
    let actual = timed(&by_time);
    if let Some([(one, _), (next, at)]) = actual.windows(2).find(|pair| pair[0].0 > pair[1].0) {
        panic!("{next} at {at:x?} comes after {one}, with {} buffers", trace.buffers().count());
    }
    assert!(actual == expected, "equal time stamps are in file order");
    follow(&events, &by_time);

    let mut all = by_time;
    all.sort();
    let mut events = events;
    events.sort();
    assert!(all == events, "the events are the same");
}

/// Checks that events without a time stamp follow those before them in their buffers.
fn follow(events: &[Seen], by_time: &[Seen]) {
    let pairs = events.windows(2).filter_map(|pair| {
        let (one, next) = (&pair[0], &pair[1]);
        (one.at.0 == next.at.0 && next.content.time_stamp.is_none()).then_some((next.at, one.at))
    });
    let before: HashMap<_, _> = pairs.collect();
    let mut last = None;
    for event in by_time {
        if let Some(expected) = before.get(&event.at) {
            assert_eq!(last, Some(*expected), "before {:x?}", event.at);
        }
        last = Some(event.at);
    }
}

/// Returns small traces and the samples; some with many buffers that overlap in time.
pub fn seeds() -> Vec<Vec<u8>> {
    let mut seeds = request::seeds();
    let many = |seed: &Vec<u8>| {
        let request = Request::new(seed);
        Request::encode("repeat=64", &request.trace())
    };
    let more: Vec<_> = seeds.iter().step_by(6).map(many).collect();
    seeds.extend(more);
    seeds
}
