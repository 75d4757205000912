//! Laws that hold for every trace.

use std::cell::Cell;
use std::collections::BTreeMap;

use etwspec_corpus::cases;
use etwspec_etl::etwspec::headers::HookId;
use etwspec_etl::etwspec::payloads::Payload;
use etwspec_etl::state::{FirstPass, ProcessCounts};
use etwspec_etl::{File, SAMPLE, Trace};
use etwspec_profile::collect::Rundown;
use etwspec_profile::{Missing, Profile, Weight};
use proptest::prelude::*;

use crate::traces::{MS, Traced};

/// Checks the laws for a trace, and returns its profile.
fn check(trace: &Trace<'_>) -> Profile {
    let profile = Profile::read(std::slice::from_ref(trace), |_, _| ());
    let mut state = FirstPass::of(trace).state();
    let mut counts = ProcessCounts::default();
    let (mut samples, mut switches) = (0, BTreeMap::<u16, Vec<i64>>::new());
    let clock = trace.log_file().map(|log_file| log_file.clock);
    trace.for_each_event(|event| {
        state.update(event);
        match event.payload() {
            Some(Ok(Payload::PerfinfoSampledProfileInformation(_)))
                if event.hook_id() == Some(HookId::SAMPLED_PROFILE) =>
            {
                samples += 1;
                counts.add(&state, event);
            }
            Some(Ok(Payload::ContextSwitch(_))) => {
                let time = clock.zip(event.time_stamp()).map(|(clock, stamp)| clock.time(stamp).0);
                switches.entry(event.processor()).or_default().extend(time);
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
    let all = counts.all().0;
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
            let managed = |name: &str| profile.methods.iter().any(|method| method.contains(name));
            assert!(managed("!System.Windows.Threading.Dispatcher.LegacyInvokeImpl("));
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

/// A context switch: processor, time, old and new thread.
type Switch = (u16, i64, u32, u32);

/// Context switches of a profile.
#[derive(Debug, PartialEq)]
struct Scheduling {
    /// Waits: thread, start, end, and time from ready to running.
    waits: Vec<(Option<u32>, i64, i64, Option<i64>)>,
    /// Running time of threads.
    running: BTreeMap<u32, u64>,
    /// Number of context switches of each processor, and the times of the first and the last one.
    processors: Vec<[i64; 3]>,
}

fn scheduling(file: &[u8]) -> Scheduling {
    let profile = Profile::read(&[Trace::new(file)], |_, damage| panic!("{damage}"));
    let waits = profile.waits.iter().map(|wait| {
        let thread = profile.threads[wait.thread as usize].id;
        (thread, wait.from, wait.to, wait.ready.map(|ready| wait.to - ready))
    });
    let mut running = BTreeMap::new();
    for thread in profile.threads.iter().filter(|thread| thread.idle.is_none() && thread.running > 0) {
        *running.entry(thread.id.expect("an ID")).or_default() += thread.running;
    }
    let processors = profile.processors.iter().map(|one| [one.switches as i64, one.first, one.last]);
    Scheduling { waits: waits.collect(), running, processors: processors.collect() }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases(60)))]
    #[test]
    fn batches_state_what_single_context_switches_state(
        steps in proptest::collection::vec((0..2u16, 1..900i64, 0..6u32, any::<bool>()), 4..80),
        long in 2..20usize,
    ) {
        // Threads that a processor runs, and switches to threads that no processor runs.
        let (mut running, mut time) = ([0u32; 2], MS);
        let (mut switches, mut ready): (Vec<Switch>, Vec<(i64, u32)>) = (Vec::new(), Vec::new());
        for (processor, after, next, wakes) in steps {
            time += after * 30;
            let (own, other) = (running[usize::from(processor)], running[1 - usize::from(processor)]);
            let next = if next == 0 { 0 } else { 100 + next };
            if next == own || next != 0 && next == other {
                continue;
            }
            if wakes && next != 0 {
                ready.push((time - 15, next));
            }
            switches.push((processor, time, own, next));
            running[usize::from(processor)] = next;
        }
        // The thread after the last switch of a batch is unknown.
        for processor in 0..2 {
            time += 30;
            let own = running[usize::from(processor)];
            switches.push((processor, time, own, if own == 0 { 199 } else { 0 }));
        }
        let begin = || {
            let mut trace = Traced::new(2);
            (101..=106).chain([199]).for_each(|thread| trace.thread(1, HookId::THREAD_DC_START, 8, thread));
            trace
        };
        let mut single = begin();
        let mut events: Vec<(i64, Option<Switch>, u32)> = switches.iter().map(|one| (one.1, Some(*one), 0)).collect();
        events.extend(ready.iter().map(|(at, thread)| (*at, None, *thread)));
        events.sort_by_key(|(at, ..)| *at);
        for (at, switch, thread) in &events {
            match switch {
                Some((processor, at, old, new)) => single.switch(*processor, *at, *old, *new),
                None => single.ready(0, *at, *thread),
            }
        }
        let mut batched = begin();
        let mut pending: [Vec<(i64, u32)>; 2] = Default::default();
        let flush = |trace: &mut Traced, processor: u16, batch: &mut Vec<(i64, u32)>, at: i64| {
            if let Some((first, _)) = batch.first() {
                trace.batch(processor, at, *first, batch);
                batch.clear();
            }
        };
        for (at, switch, thread) in &events {
            match switch {
                Some((processor, at, old, _)) => {
                    let batch = &mut pending[usize::from(*processor)];
                    batch.push((*at, *old));
                    if batch.len() >= long {
                        flush(&mut batched, *processor, batch, *at);
                    }
                }
                None => batched.ready(0, *at, *thread),
            }
        }
        for processor in 0..2 {
            flush(&mut batched, processor, &mut pending[usize::from(processor)], time + 10);
        }
        let (mut expected, got) = (scheduling(&single.finish()), scheduling(&batched.finish()));
        // The last switch of each processor runs a thread that only single switches state.
        expected.waits.retain(|(thread, ..)| *thread != Some(199));
        prop_assert_eq!(got, expected);
    }
}

#[test]
fn selected_events_have_names_and_stacks_by_others() {
    let mut trace = Traced::new(1);
    trace.process(1, HookId::PROCESS_DC_START, 8, "a.exe");
    trace.thread(2, HookId::THREAD_DC_START, 8, 5);
    for index in 1..=9 {
        trace.sample(0, index * MS, 5, 0x10);
        trace.stack(0, index * MS + 1, index * MS, (8, 5), &[0x10, 0x20 + index as u64]);
    }
    let file = trace.finish();
    let (trace, asked) = (Trace::new(&file), Cell::new(0));
    let profile = Rundown::of_size(file.len()).read(
        &[trace],
        &|source, event, state| {
            asked.set(asked.get() + 1);
            assert_eq!((source, event.hook_id()), (0, Some(HookId::SAMPLED_PROFILE)));
            assert_eq!(state.writer().thread, Some(5));
            asked.get() % 3 == 0
        },
        |_, damage| panic!("{damage}"),
    );
    assert_eq!((asked.get(), profile.samples.len()), (9, 3));
    assert_eq!(profile.missing.stacks_without_event, 0);
    for sample in &profile.samples {
        assert_eq!(profile.stacks.frames_of(sample.stack).count(), 2);
        assert_eq!(profile.process_name(profile.threads[sample.thread as usize].process), "a.exe (8)");
    }
}

#[test]
fn memory_is_limited_and_data_beyond_it_are_counted() {
    let mut trace = Traced::new(1);
    for index in 1..2_000 {
        trace.sample(0, index * MS, 5, index as u64 * 16);
        trace.stack(0, index * MS + 1, index * MS, (8, 5), &[index as u64 * 16, 0x10, 0x20]);
    }
    let file = trace.finish();
    let profile = Rundown::new(100_000).read(&[Trace::new(&file)], &|_, _, _| true, |_, _| ());
    assert!(profile.missing.left_out > 0 && profile.missing.cut_stacks > 0);
    assert!(profile.samples.len() < 1_000 && profile.stacks.len() < 2_000);
}

/// Each thread has its own stack, through an image with a long name.
#[test]
fn threads_and_frames_of_every_format_are_limited_and_counted() {
    let mut trace = Traced::new(1);
    trace.image(0, HookId::PROCESS_LOAD_IMAGE, 8, 0x10_0000, &"a".repeat(2_000));
    for index in 1..2_000 {
        let frames: Vec<u64> = (0..64).map(|frame| 0x10_0000 + index as u64 % 1_000 * 64 + frame).collect();
        trace.thread(index * MS, HookId::THREAD_CREATE, 8, 4 * index as u32);
        trace.sample(0, index * MS + 1, 4 * index as u32, frames[0]);
        trace.stack(0, index * MS + 2, index * MS + 1, (8, 4 * index as u32), &frames);
    }
    let file = trace.finish();
    let limit = 2 << 20;
    let profile = Rundown::new(limit).read(&[Trace::new(&file)], &|_, _, _| true, |_, _| ());
    let mut out = Vec::new();
    let missing = profile.write_firefox("test", false, &mut out).expect("memory does not fail");
    assert!(missing.left_out > 0 && missing.cut_stacks > 0 && missing.is_limited());
    let (mut folded, mut pprof) = (Vec::new(), Vec::new());
    let missing = profile.write_folded(Weight::Samples, &mut folded).expect("memory does not fail");
    assert!(missing.cut_stacks > 0 && folded.len() < 2 * limit, "{missing:?} {}", folded.len());
    let longest = folded.split(|byte| matches!(byte, b';' | b'\n')).map(<[u8]>::len).max();
    assert!(longest.is_some_and(|longest| longest < 800), "{longest:?}");
    profile.write_pprof(false, &mut pprof).expect("memory does not fail");
    assert!(pprof.len() < 800 * profile.stacks.all_frames().len() + limit, "{}", pprof.len());
    let whole = Rundown::new(64 * limit).read(&[Trace::new(&file)], &|_, _, _| true, |_, _| ());
    assert_eq!(whole.write_folded(Weight::Samples, std::io::sink()).expect("nothing fails"), Missing::default());
}
