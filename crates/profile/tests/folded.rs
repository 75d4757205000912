//! Folded stacks.

use etwspec_etl::etwspec::headers::HookId;
use etwspec_etl::{SAMPLE, Trace};
use etwspec_profile::{Profile, Weight};

use crate::traces::{MS, Traced};

fn lines(profile: &Profile, weight: Weight) -> Vec<(String, u64)> {
    let mut out = Vec::new();
    profile.write_folded(weight, &mut out).expect("memory does not fail");
    let text = String::from_utf8(out).expect("text");
    let line = |line: &str| {
        let (stack, weight) = line.rsplit_once(' ').expect("a weight");
        (stack.to_owned(), weight.parse().expect("a number"))
    };
    text.lines().map(line).collect()
}

#[test]
fn every_sample_counts_once() {
    let profile = Profile::read(&[Trace::new(SAMPLE)], |_, _| ());
    let lines = lines(&profile, Weight::Samples);
    assert_eq!(lines.iter().map(|(_, count)| count).sum::<u64>(), profile.samples.len() as u64);
    // The sample names all of its processes and images.
    assert!(lines.iter().all(|(stack, _)| stack.contains(';') && !stack.contains("process") && !stack.contains(";0x")));
}

#[test]
fn equal_stacks_of_a_process_are_one_line() {
    let mut trace = Traced::new(1);
    for index in 1..4 {
        trace.sample(0, index * MS, 5, 0x10);
        trace.stack(0, index * MS + 1, index * MS, (8, 5), &[0x10, 0x20]);
    }
    trace.switch(0, 5 * MS, 5, 0);
    trace.switch(0, 8 * MS, 0, 5);
    let file = trace.finish();
    let profile = Profile::read(&[Trace::new(&file)], |_, _| ());
    assert_eq!(lines(&profile, Weight::Samples), [("unknown process;unknown code".to_owned(), 3)]);
    assert_eq!(lines(&profile, Weight::Waits), [("unknown process".to_owned(), 3_000)]);
    assert_eq!(lines(&profile, Weight::Ready), []);
}

#[test]
fn names_of_traces_separate_no_frames_and_lines() {
    let mut trace = Traced::new(1);
    trace.process(1, HookId::PROCESS_DC_START, 8, "a;b\n\u{1b}.exe");
    trace.thread(2, HookId::THREAD_DC_START, 8, 5);
    trace.sample(0, MS, 5, 0x10);
    let file = trace.finish();
    let profile = Profile::read(&[Trace::new(&file)], |_, _| ());
    let [(stack, 1)] = &lines(&profile, Weight::Samples)[..] else { panic!("one line") };
    assert_eq!(stack.matches(';').count(), 1, "{stack}");
    assert!(!stack.contains(char::is_control), "{stack:?}");
}
