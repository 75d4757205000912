//! Profiles of a trace: stacks that are joined to events.

use etwspec_etl::Trace;
use etwspec_etl::etwspec::headers::HookId;
use etwspec_etl::etwspec::payloads::Payload;
use etwspec_etl::time::Clock;
use etwspec_profile::collect::Rundown;
use etwspec_profile::{Profile, StackId, Weight};

use super::super::library::request::{self, Request};
use super::super::library::{Target, dictionary};

/// Maximum size of a profile in bytes. With its output, it is less than a target may take.
const LIMIT: usize = 8 << 20;

/// Maximum size of a trace with repeated buffers, in bytes.
const MAX: usize = 1 << 18;

/// The target.
pub const TARGET: Target = Target {
    name: "profiles",
    run,
    seeds: request::seeds,
    mutate: Some(request::mutate),
    words: dictionary::of_requests,
};

/// Input: options and a trace. See [`Request`].
///
/// Each sample event is one sample, or is counted as left out. Indices refer to rows, times do not decrease, and all formats are
/// written.
pub fn run(input: &[u8]) {
    let bytes = Request::new(input).trace_up_to(MAX);
    let trace = Trace::new(&bytes);
    let profile = Rundown::new(LIMIT).read(std::slice::from_ref(&trace), &|_, _, _| true, |_, _| ());
    let clock = trace.log_file().map_or(Clock::SYSTEM, |log_file| log_file.clock);
    let mut events = 0;
    trace.for_each_event(|event| {
        let is_sample = event.hook().is_some_and(|(hook, _)| hook == HookId::SAMPLED_PROFILE)
            && matches!(event.payload(), Some(Ok(Payload::PerfinfoSampledProfileInformation(_))));
        events += u64::from(is_sample && event.time_stamp().and_then(|stamp| clock.checked_time(stamp)).is_some());
    });
    let samples = profile.samples.len() as u64;
    assert!(samples <= events && samples + profile.missing.left_out >= events, "{samples} of {events}");
    check(&profile);
    let mut folded = Vec::new();
    profile.write_folded(Weight::Samples, &mut folded).expect("memory does not fail");
    let text = std::str::from_utf8(&folded).expect("text");
    let weights = text.lines().map(|line| line.rsplit_once(' ').expect("a weight").1.parse::<u64>().expect("a number"));
    assert_eq!(weights.sum::<u64>(), samples);
    for weight in [Weight::Waits, Weight::Ready] {
        profile.write_folded(weight, std::io::sink()).expect("nothing fails");
    }
    profile.write_firefox("fuzz", input.len().is_multiple_of(2), std::io::sink()).expect("nothing fails");
    profile.write_pprof(false, std::io::sink()).expect("nothing fails");
}

fn check(profile: &Profile) {
    let threads = profile.threads.len() as u32;
    assert!(profile.threads.iter().all(|thread| (thread.process as usize) < profile.processes.len()));
    assert!(profile.samples.is_sorted_by_key(|sample| sample.time));
    let stack =
        |stack: StackId| assert!(profile.stacks.frames_of(stack).all(|frame| profile.stacks.get(frame).is_some()));
    for sample in &profile.samples {
        assert!(sample.thread < threads && (0..=profile.end).contains(&sample.time));
        stack(sample.stack);
    }
    for wait in &profile.waits {
        assert!(wait.thread < threads && wait.readied_by.is_none_or(|by| by < threads));
        assert!(wait.from <= wait.to && wait.ready.is_none_or(|ready| ready <= wait.to));
        stack(wait.stack);
    }
    for marker in &profile.markers {
        assert!(marker.thread < threads && marker.to.is_none_or(|to| marker.from <= to));
        stack(marker.stack);
    }
}
