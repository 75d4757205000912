//! Reading with several threads.

use std::num::NonZeroUsize;

use etwspec_etl::buffers::{RawBuffer, Scratch};
use etwspec_etl::counts::Counts;
use etwspec_etl::{Damage, Trace};

use super::request::{self, Request};
use super::seen::Seen;
use super::{Target, dictionary, order};

/// Result of a thread for a buffer: some of its events, or the damage.
type Mapped = Result<Vec<Seen>, Damage>;

/// The target.
pub const TARGET: Target = Target {
    name: "parallel",
    run,
    seeds: order::seeds,
    mutate: Some(request::mutate),
    words: dictionary::of_requests,
};

/// Input: options and a trace. See [`Request`]. The number in `limit` is the number of events to read from a buffer.
///
/// Several threads make the same of a trace as one, in the same order, also if callbacks ignore events or results.
pub fn run(input: &[u8]) {
    let request = Request::new(input);
    let file = request.trace();
    let trace = Trace::new(&file);
    let limit = request.limit();
    let mut scratch = Scratch::new();
    let expected: Vec<Mapped> = trace.buffers().map(|raw| map(&mut scratch, raw, limit)).collect();
    // The size of an input is as good as a random number.
    let threads = NonZeroUsize::MIN.saturating_add(input.len() % 6);
    let mut mapped = Vec::new();
    trace.map_in_order(threads, |scratch, raw| map(scratch, raw, limit), |one| mapped.push(one));
    assert!(mapped == expected, "{threads} threads");
    first(&trace, threads);
    parts(&trace, threads);
    counts(&trace, threads);
}

/// Checks the results for a callback that ignores all but the first ones.
fn first(trace: &Trace<'_>, threads: NonZeroUsize) {
    let mut scratch = Scratch::new();
    let expected: Vec<Mapped> = trace.buffers().take(3).map(|raw| map(&mut scratch, raw, 1)).collect();
    let mut first = Vec::new();
    let take = |one| {
        if first.len() < expected.len() {
            first.push(one);
        }
    };
    trace.map_in_order(threads, |scratch, raw| map(scratch, raw, 1), take);
    assert!(first == expected, "{threads} threads");
}

fn map(scratch: &mut Scratch, raw: Result<RawBuffer<'_>, Damage>, limit: usize) -> Mapped {
    let raw = raw?;
    let buffer = raw.open(scratch);
    let events = buffer.events().flatten().take(limit);
    Ok(events.map(|event| Seen::new(&buffer, &event)).collect())
}

/// Checks that all parts together are all buffers.
fn parts(trace: &Trace<'_>, threads: NonZeroUsize) {
    let place = |raw: &Result<RawBuffer<'_>, Damage>| match raw {
        Ok(raw) => (raw.file_offset(), raw.bytes().len() as u64),
        Err(damage) => (damage.offset, damage.length),
    };
    let all = trace.fold_parts(threads, Vec::new, |places, part| places.extend(part.as_slice().iter().map(place)));
    assert_eq!(all.len(), threads.get());
    let mut all = all.concat();
    all.sort_unstable();
    assert!(all == trace.buffers().map(|raw| place(&raw)).collect::<Vec<_>>(), "{threads} threads");
}

fn counts(trace: &Trace<'_>, threads: NonZeroUsize) {
    same(&Counts::of(trace), &Counts::of_parallel(trace, threads));
}

fn same(one: &Counts, other: &Counts) {
    let numbers =
        |counts: &Counts| (counts.buffers, counts.compressed_buffers, counts.stored_bytes, counts.memory_bytes);
    assert_eq!(numbers(one), numbers(other));
    assert_eq!((one.all, one.messages), (other.all, other.messages));
    assert_eq!(one.damages, other.damages);
    assert_eq!(one.by_header_type(), other.by_header_type());
    assert!(one.by_hook().eq(other.by_hook()), "by hook ID");
    assert_eq!(one.by_identity(), other.by_identity());
    assert!(one.by_processor().eq(other.by_processor()), "by processor");
}
