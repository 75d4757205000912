//! Compares names that events refer to with evidence that does not come from the tables: the names that Microsoft's
//! TraceEvent library prints, and event headers that contain a thread and its process.

use std::collections::BTreeMap;
use std::fs;

use etwspec::payloads::Reference;
use etwspec_etl::state::FirstPass;
use etwspec_etl::{Item, Trace};
use etwspec_tests::{baseline, console, corpus};

/// Traces and their baseline files.
const TRACES: &[(&str, &str)] =
    &[("perfview-net452-x86.etl", "net.4.5.2.x86.baseline.txt"), ("perfview-gcevents.etl", "gcevents.baseline.txt")];

/// Names of processes by ID, at points of time in microseconds since the start of the trace.
type Names = BTreeMap<u32, Vec<(i64, String)>>;

/// Reads the names that a state returns, whenever one changes.
fn names(file: &[u8]) -> Names {
    let trace = Trace::new(file);
    let clock = trace.log_file().expect("the trace has a log file header").clock;
    let (mut names, mut start) = (Names::new(), None);
    let mut state = FirstPass::of(&trace).state();
    trace.for_each_by_time(|item| {
        let Item::Event(_, event) = item else { return };
        state.update(&event);
        let (Some(stamp), Some(process)) = (event.time_stamp(), event.process_id()) else { return };
        let start = *start.get_or_insert(stamp);
        let micros = (clock.time(stamp).0 - clock.time(start).0) / 10;
        let Some(name) = state.process(process) else { return };
        let of = names.entry(process).or_default();
        if of.last().is_none_or(|(_, last)| last != name) {
            of.push((micros, name.to_owned()));
        }
    });
    names
}

#[test]
fn process_names_are_those_that_traceevent_prints() {
    let folder = match corpus::folder() {
        Ok(folder) => folder,
        Err(skipped) => return console::say(&skipped),
    };
    let (mut compared, mut wrong) = (0, Vec::new());
    for (trace, printed) in TRACES {
        let names = names(&fs::read(folder.join(trace)).expect("the trace is readable"));
        let text = fs::read_to_string(folder.join("expected").join(printed)).expect("the baseline is readable");
        for event in baseline::parse(&text).events {
            // TraceEvent prints no name for -1, and the ID in parentheses for unknown processes.
            let Ok(process) = u32::try_from(event.process) else { continue };
            let known = names.get(&process).map(Vec::as_slice).unwrap_or_default();
            // An event may have the time of the event that names its process.
            let own = known.iter().rfind(|(from, _)| *from <= event.micros + 1).or(known.first());
            let own = own.map(|(_, name)| name.strip_suffix(".exe").unwrap_or(name));
            if event.process_name.is_empty() || event.process_name == format!("Process({process})") {
                continue;
            }
            compared += 1;
            if own != Some(&event.process_name) {
                let baseline::Printed { kind, micros, process_name, .. } = &event;
                wrong.push(format!("{trace}: {kind} at {micros} of {process}: {process_name}, here {own:?}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{} of {compared} differ: {wrong:#?}", wrong.len());
    console::say(&format!("as TraceEvent prints them: names of the processes of {compared} events"));
    assert!(compared >= 300, "fewer comparisons than expected: {compared}");
}

#[test]
fn processes_of_kernel_events_are_those_that_traceevent_prints() {
    let folder = match corpus::folder() {
        Ok(folder) => folder,
        Err(skipped) => return console::say(&skipped),
    };
    let mut compared = BTreeMap::<String, usize>::new();
    for (trace, printed) in TRACES {
        let file = fs::read(folder.join(trace)).expect("the trace is readable");
        let trace = Trace::new(&file);
        let clock = trace.log_file().expect("the trace has a log file header").clock;
        let (mut state, mut start) = (FirstPass::of(&trace).state(), None);
        // Processes of the events of kernel groups, by time and event type.
        let mut own: BTreeMap<(i64, u8), Vec<Option<u32>>> = BTreeMap::new();
        trace.for_each_by_time(|item| {
            let Item::Event(_, event) = item else { return };
            state.update(&event);
            let Some(stamp) = event.time_stamp() else { return };
            let start = *start.get_or_insert(stamp);
            if let Some((hook, _)) = event.hook() {
                let micros = (clock.time(stamp).0 - clock.time(start).0) / 10;
                own.entry((micros, hook.event_type())).or_default().push(state.writer().process);
            }
        });
        let text = fs::read_to_string(folder.join("expected").join(printed)).expect("the baseline is readable");
        let kinds = [("PerfInfo/Sample", 0x2E), ("Thread/CSwitch", 0x24), ("StackWalk/Stack", 0x20)];
        for event in baseline::parse(&text).events {
            let Some((kind, of)) = kinds.iter().find(|(kind, _)| event.kind.ends_with(kind)) else { continue };
            let Ok(process) = u32::try_from(event.process) else { continue };
            let near = (event.micros - 1..=event.micros + 1).filter_map(|micros| own.get(&(micros, *of))).flatten();
            let near: Vec<_> = near.collect();
            assert!(near.contains(&&Some(process)), "{kind} at {}: {process}, here {near:?}", event.micros);
            *compared.entry((*kind).to_owned()).or_default() += 1;
        }
    }
    console::say(&format!("processes as TraceEvent prints them: {compared:?}"));
    assert!(compared.values().sum::<usize>() >= 4, "fewer comparisons than expected: {compared:?}");
}

#[test]
fn file_names_are_those_that_traceevent_prints() {
    let folder = match corpus::folder() {
        Ok(folder) => folder,
        Err(skipped) => return console::say(&skipped),
    };
    let (trace, printed) = TRACES[0];
    let file = fs::read(folder.join(trace)).expect("the trace is readable");
    let text = fs::read_to_string(folder.join("expected").join(printed)).expect("the baseline is readable");
    // All names of the events are in the rundown at the end of the trace, so the first pass has them.
    let state = FirstPass::of(&Trace::new(&file)).state();
    let mut compared = 0;
    for event in baseline::parse(&text).events.iter().filter(|event| event.kind.starts_with("Windows Kernel/")) {
        let field = |name: &str| event.fields.iter().find(|(of, _)| of == name).map(|(_, value)| value.as_str());
        let (Some(key), Some(name)) = (field("FileKey").and_then(baseline::number), field("FileName")) else {
            continue;
        };
        let below_the_drive = name.trim_end_matches("...").get(2..).unwrap_or_default();
        let own = state.name(Reference::FileKey, key as u64, None).unwrap_or_default();
        assert!(!below_the_drive.is_empty() && own.contains(below_the_drive), "{} {key:#x}: {name}, {own}", event.kind);
        compared += 1;
    }
    assert!(compared >= 10, "fewer comparisons than expected: {compared}");
}

#[test]
fn threads_have_the_processes_of_event_headers() {
    let folder = match corpus::folder() {
        Ok(folder) => folder,
        Err(skipped) => return console::say(&skipped),
    };
    let (mut compared, mut threads, mut wrong) = (0usize, 0usize, BTreeMap::<_, usize>::new());
    for trace in ["perfview-net452-x86.etl", "perfview-gcevents.etl", "airbus-shutdown-perf-diag.etl", "tx-process.etl"]
    {
        let file = fs::read(folder.join(trace)).expect("the trace is readable");
        let trace = Trace::new(&file);
        let mut state = FirstPass::of(&trace).state();
        trace.for_each_by_time(|item| {
            let Item::Event(_, event) = item else { return };
            state.update(&event);
            let (Some(process), Some(thread)) = (event.process_id(), event.thread_id()) else { return };
            // The threads of process 0 have the ID 0. Events that a tool added when it merged traces have its thread, but
            // process 0.
            if process == u32::MAX || thread == u32::MAX || process == 0 {
                return;
            }
            if let Some(own) = state.process_of_thread(thread) {
                compared += 1;
                if own != process {
                    *wrong.entry((event.hook().map(|(hook, _)| hook), process, thread, own)).or_default() += 1;
                }
            }
        });
        threads += state.all_names(Reference::ProcessId).count();
    }
    console::say(&format!("{compared} headers contain the process of their thread, of {threads} processes"));
    assert!(compared >= 10_000, "fewer comparisons than expected: {compared}");
    assert!(wrong.is_empty(), "of {compared} headers, these differ: {wrong:#?}");
}
