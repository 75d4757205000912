//! Laws that hold for every trace.

use std::collections::BTreeMap;

use etwspec_etl::etwspec::headers::HookId;
use etwspec_etl::etwspec::payloads::Payload;
use etwspec_etl::state::{FirstPass, ProcessCounts};
use etwspec_etl::{File, SAMPLE, Trace};
use etwspec_profile::Profile;

use crate::traces::{MS, Traced};

/// Checks the laws for a trace, and returns its profile.
fn check(trace: &Trace<'_>) -> Profile {
    let profile = Profile::read(std::slice::from_ref(trace), |_, _| ());
    let mut state = FirstPass::of(trace).state();
    let mut counts = ProcessCounts::default();
    let (mut samples, mut switches) = (0, BTreeMap::<u16, Vec<i64>>::new());
    let clock = trace.log_file().map(|log_file| log_file.clock);
    trace.for_each_event(|buffer, event| {
        state.update(buffer, event);
        match event.payload() {
            Some(Ok(Payload::PerfinfoSampledProfileInformation(_)))
                if event.hook_id() == Some(HookId::SAMPLED_PROFILE) =>
            {
                samples += 1;
                counts.add(&state, event);
            }
            Some(Ok(Payload::ContextSwitch(_))) => {
                let time = clock.zip(event.time_stamp()).map(|(clock, stamp)| clock.time(stamp).0);
                switches.entry(buffer.header().processor).or_default().extend(time);
            }
            _ => {}
        }
    });
    assert_eq!(profile.samples.len(), samples);
    assert!(profile.samples.is_sorted_by_key(|sample| sample.time));
    // Samples by process are those that `stats` counts.
    let mut by_process = BTreeMap::<(Option<u32>, Option<&str>), u64>::new();
    for sample in &profile.samples {
        let process = &profile.processes[profile.threads[sample.thread as usize].process as usize];
        *by_process.entry((process.id, process.name.as_deref())).or_default() += 1;
    }
    let all = counts.all();
    let counted: BTreeMap<_, _> = all.iter().map(|(id, name, tally)| ((*id, name.as_deref()), tally.events)).collect();
    assert_eq!(by_process, counted);
    // The context switches of a processor divide its time among its threads.
    let between = |times: &Vec<i64>| {
        let (first, last) = (times.iter().min().copied().unwrap_or(0), times.iter().max().copied().unwrap_or(0));
        (last - first) as u64 * 100
    };
    let ran: u64 = profile.threads.iter().map(|thread| thread.running).sum();
    assert_eq!(ran, switches.values().map(between).sum::<u64>());
    for (number, processor) in profile.processors.iter().enumerate() {
        let times = switches.get(&(number as u16));
        assert_eq!(processor.switches, times.map_or(0, |times| times.len() as u64));
        assert_eq!((processor.last - processor.first) as u64, times.map_or(0, between));
    }
    assert!(profile.waits.iter().all(|wait| wait.from <= wait.to && wait.ready.is_none_or(|ready| ready <= wait.to)));
    profile
}

#[test]
fn laws_hold_for_the_sample() {
    let profile = check(&Trace::new(SAMPLE));
    assert!(!profile.samples.is_empty() && !profile.waits.is_empty() && !profile.markers.is_empty());
}

#[test]
fn laws_hold_for_real_traces() {
    let Some(folder) = etwspec_corpus::folder_or_skip() else { return };
    for path in etwspec_corpus::traces(&folder) {
        let file = File::read(&path).expect("the trace is readable");
        let profile = check(&Trace::new(file.as_bytes()));
        if path.ends_with("perfview-net452-x86.etl") {
            assert_eq!(profile.missing.stacks_without_event + profile.missing.keys_without_stack, 0);
            // Eight processors were sampled for 11.1 s, each millisecond.
            let (first, last) = (profile.samples[0].time, profile.samples[profile.samples.len() - 1].time);
            for processor in &profile.processors {
                let weight = processor.samples * profile.interval;
                let share = weight as f64 / (last - first) as f64;
                assert!((0.98..=1.001).contains(&share), "{share}");
            }
            let managed = |name: &str| profile.methods.iter().any(|method| **method == *name);
            assert!(managed("System.Windows.Threading.Dispatcher.LegacyInvokeImpl"));
        }
    }
}

#[test]
fn weights_add_up_to_the_time_of_each_processor() {
    const INTERVAL: u32 = 2_500;
    let mut trace = Traced::new(2);
    trace.interval(0, INTERVAL);
    for index in 1..=400 {
        let at = index * i64::from(INTERVAL);
        trace.sample(0, at, 5, 0x1000);
        trace.sample(1, at + 7, 0, 0x1000);
    }
    let file = trace.finish();
    let profile = check(&Trace::new(&file));
    assert!(profile.interval_is_known);
    for processor in 0..2 {
        let of: Vec<_> = profile.samples.iter().filter(|sample| sample.processor == processor).collect();
        let traced = (of[of.len() - 1].time - of[0].time) as u64;
        let weight: u64 = of.iter().map(|sample| u64::from(sample.interval)).sum();
        assert!(weight.abs_diff(traced) <= profile.interval, "{weight} {traced}");
    }
}

#[test]
fn waits_are_between_context_switches_and_have_ready_times() {
    let mut trace = Traced::new(2);
    trace.thread(1, HookId::THREAD_CREATE, 8, 5);
    trace.thread(2, HookId::THREAD_CREATE, 8, 6);
    trace.switch(0, MS, 0, 5);
    trace.switch(1, MS, 0, 6);
    trace.switch(0, 3 * MS, 5, 0);
    trace.ready(1, 7 * MS, 5);
    trace.stack(1, 7 * MS + 1, 7 * MS, (8, 6), &[0x30]);
    trace.switch(0, 8 * MS, 0, 5);
    trace.stack(0, 8 * MS + 1, 8 * MS, (8, 5), &[0x10, 0x20]);
    trace.switch(0, 10 * MS, 5, 0);
    trace.switch(1, 10 * MS, 6, 0);
    let file = trace.finish();
    let profile = check(&Trace::new(&file));
    let [wait] = &profile.waits[..] else { panic!("{:?}", profile.waits) };
    let id = |thread: u32| profile.threads[thread as usize].id;
    assert_eq!((id(wait.thread), wait.readied_by.and_then(id)), (Some(5), Some(6)));
    assert_eq!(wait.to - wait.from, 5_000_000);
    assert_eq!(wait.to - wait.ready.expect("a ready time"), 1_000_000);
    assert_eq!(profile.stacks.frames_of(wait.stack).count(), 2);
    assert_eq!(profile.stacks.frames_of(wait.ready_stack).count(), 1);
    let running = |of: u32| profile.threads.iter().find(|thread| thread.id == Some(of)).expect("a thread").running;
    assert_eq!((running(5), running(6)), (4_000_000, 9_000_000));
}

#[test]
fn memory_is_limited_and_data_beyond_it_are_counted() {
    let mut trace = Traced::new(1);
    for index in 1..2_000 {
        trace.sample(0, index * MS, 5, index as u64 * 16);
        trace.stack(0, index * MS + 1, index * MS, (8, 5), &[index as u64 * 16, 0x10, 0x20]);
    }
    let file = trace.finish();
    let profile = Profile::read_within(&[Trace::new(&file)], 100_000, |_, _| ());
    assert!(profile.missing.left_out > 0 && profile.missing.cut_stacks > 0);
    assert!(profile.samples.len() < 1_000 && profile.stacks.len() < 2_000);
}
