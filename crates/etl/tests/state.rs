//! Tests of names: what a state returns at each point of a trace that is made for it.

use etwspec::Pointer;
use etwspec::headers::HookId;
use etwspec::payloads::Reference;
use etwspec::payloads::file::{PerfinfoFileCreatePtr64, PerfinfoFileSimpleOperationPtr64, WmiFileIoPtr64};
use etwspec::payloads::image::WmiImageloadInformationPtr64;
use etwspec::payloads::process::WmiProcessInformationPtr64;
use etwspec::payloads::profile::PerfinfoSampledProfileInformationPtr64;
use etwspec::payloads::registry::WmiRegistryPtr64;
use etwspec::payloads::thread::{WmiContextswap, WmiExtendedThreadInformationPtr64, WmiThreadInformation};
use etwspec_etl::counts::Tally;
use etwspec_etl::filter::{Filter, Summary};
use etwspec_etl::state::{ENDED, FirstPass, NumberCounts, Pass as _, ProcessCounts, State, THING, WriterBy};
use etwspec_etl::write::heads::Head as _;
use etwspec_etl::write::{Ended, Options, Writer, heads};
use etwspec_etl::{Event, Item, Json, SAMPLE, Trace, etwspec};
use proptest::prelude::*;

/// Writes a trace of kernel events: time, processor, hook ID, version, and data.
fn trace(events: &[(i64, u16, HookId, u8, Vec<u8>)]) -> Vec<u8> {
    let mut writer = Writer::in_memory(Options { processors: 2, ..Options::default() }).expect("valid options");
    for (time, processor, hook, version, data) in events {
        let head = heads::system(Pointer::Bits64, *hook, *version, *time);
        writer.write_event(*processor, &head, data).expect("the event fits");
    }
    writer.finish(Ended::default()).expect("memory does not fail").into_inner()
}

/// Calls a function with the state behind each event whose hook ID is one of those written, in the order of time.
fn each(file: &[u8], mut state: State, mut each: impl FnMut(i64, &State)) {
    Trace::new(file).for_each_by_time(|item| {
        let Item::Event(_, event) = item else { return };
        state.update(&event);
        if let Some(time) = event.time_stamp() {
            each(time, &state);
        }
    });
}

fn process(pid: u32, name: &str) -> Vec<u8> {
    let mut record = WmiProcessInformationPtr64::default();
    record.set_process_id(pid);
    record.set_unique_process_key(0xFFFF_8000_0000_0000 + u64::from(pid) * 0x80);
    record.image_file_name = name.into();
    record.to_vec().expect("the record is small")
}

fn thread(tid: u32, pid: u32, name: Option<&str>) -> Vec<u8> {
    let mut record = WmiExtendedThreadInformationPtr64::default();
    record.set_thread_id(tid);
    record.set_process_id(pid);
    record.thread_name = name.map(Into::into);
    record.to_vec().expect("the record is small")
}

fn image(pid: u32, base: u64, size: u64, name: &str) -> Vec<u8> {
    let mut record = WmiImageloadInformationPtr64::default();
    record.set_process_id(pid);
    record.set_image_base(base);
    record.set_image_size(size);
    record.file_name = name.into();
    record.to_vec().expect("the record is small")
}

fn file(object: u64, path: &str) -> Vec<u8> {
    let mut record = PerfinfoFileCreatePtr64::default();
    record.set_file_object(object);
    record.open_path = path.into();
    record.to_vec().expect("the record is small")
}

fn file_key(key: u64, path: &str) -> Vec<u8> {
    let mut record = WmiFileIoPtr64::default();
    record.set_file_object(key);
    record.file_name = path.into();
    record.to_vec().expect("the record is small")
}

fn key(kcb: u64, name: &str) -> Vec<u8> {
    let mut record = WmiRegistryPtr64::default();
    record.set_kcb(kcb);
    record.name = name.into();
    record.to_vec().expect("the record is small")
}

const CREATE: HookId = HookId::PROCESS_CREATE;
const DELETE: HookId = HookId::PROCESS_DELETE;
const DC_END: HookId = HookId::PROCESS_DC_END;
const MARK: HookId = HookId::MARK;

/// Returns a process ID that is used twice, and processes that only the end of the trace describes or ends.
fn reused() -> Vec<u8> {
    trace(&[
        (10, 0, MARK, 2, Vec::new()),
        (20, 0, CREATE, 4, process(8, "first.exe")),
        (30, 0, DELETE, 4, process(8, "first.exe")),
        (40, 0, MARK, 2, Vec::new()),
        (50, 1, CREATE, 4, process(8, "second.exe")),
        (60, 0, DELETE, 4, process(12, "ended.exe")),
        (70, 0, DC_END, 4, process(8, "second.exe")),
        (80, 0, DC_END, 4, process(16, "old.exe")),
    ])
}

#[test]
fn id_that_is_used_again_has_the_name_of_its_time() {
    let file = reused();
    let (mut at, trace) = (Vec::new(), Trace::new(&file));
    each(&file, FirstPass::of(&trace).state(), |time, state| at.push((time, state.process(8).map(str::to_owned))));
    let name = |time| at.iter().rfind(|(of, _)| *of == time).and_then(|(_, name)| name.as_deref());
    assert_eq!([10, 20, 30, 40].map(name), [None, Some("first.exe"), Some("first.exe"), Some("first.exe")]);
    assert_eq!([50, 60, 80].map(name), [Some("second.exe"); 3]);
}

#[test]
fn rundown_at_the_end_names_what_existed_from_the_start_on() {
    let file = reused();
    let names = |state: State| {
        let mut names = Vec::new();
        each(&file, state, |time, state| {
            names.push((time, [12, 16].map(|pid| state.process(pid).map(str::to_owned))));
        });
        names
    };
    let twice = names(FirstPass::of(&Trace::new(&file)).state());
    let both = [Some("ended.exe".to_owned()), Some("old.exe".to_owned())];
    assert!(twice.iter().all(|(_, names)| *names == both), "{twice:?}");
    // In one pass, they are known from the first event about them on.
    let once = names(State::new(Trace::new(&file).log_file()));
    let known = |time: i64| [(time >= 60).then(|| both[0].clone()), (time >= 80).then(|| both[1].clone())];
    assert!(once.iter().all(|(time, names)| *names == known(*time).map(Option::flatten)), "{once:?}");
}

#[test]
fn first_pass_does_not_depend_on_the_order_of_events() {
    let file = reused();
    let mut pass = FirstPass::new(Trace::new(&file).log_file());
    let mut events: Vec<Vec<u8>> = Vec::new();
    Trace::new(&file).for_each(|item| {
        if let Item::Event(_, event) = item {
            events.push(event.bytes().to_vec());
        }
    });
    // The later events come first.
    let mut writer = Writer::in_memory(Options::default()).expect("valid options");
    events.iter().rev().for_each(|event| writer.write(0, event).expect("the event fits"));
    let backwards = writer.finish(Ended::default()).expect("memory does not fail").into_inner();
    Trace::new(&backwards).for_each(|item| {
        if let Item::Event(_, event) = item {
            pass.event(&event);
        }
    });
    let state = pass.state();
    let names: Vec<_> = state.all_names(Reference::ProcessId).collect();
    assert_eq!(names, [(12, "ended.exe"), (16, "old.exe")]);
}

#[test]
fn threads_have_processes_and_names() {
    let file = trace(&[
        (10, 0, CREATE, 4, process(8, "a.exe")),
        (20, 0, HookId::THREAD_CREATE, 3, thread(100, 8, None)),
        (30, 0, HookId::THREAD_CREATE, 3, thread(104, 8, Some("worker"))),
        (40, 0, HookId::THREAD_DELETE, 3, thread(100, 8, None)),
        (50, 0, HookId::THREAD_CREATE, 3, thread(100, 12, None)),
        (60, 0, HookId(0x0548), 2, {
            let mut data = WmiThreadInformation::default();
            data.set_process_id(12).set_thread_id(100);
            [data.as_bytes(), b"l\0a\0t\0e\0r\0\0\0"].concat()
        }),
    ]);
    let mut seen = Vec::new();
    each(&file, State::new(None), |time, state| {
        let name = |tid| state.name(Reference::ThreadId, tid, None).map(str::to_owned);
        seen.push((time, state.process_of_thread(100), name(100), name(104)));
    });
    let worker = || Some("worker".to_owned());
    let expected = [
        (10, None, None, None),
        (20, Some(8), None, None),
        (30, Some(8), None, worker()),
        (40, Some(8), None, worker()),
        (50, Some(12), None, worker()),
        (60, Some(12), Some("later".to_owned()), worker()),
    ];
    assert_eq!(seen[seen.len() - 6..], expected);
}

#[test]
fn addresses_are_in_images_of_their_process_or_of_the_kernel() {
    let file = trace(&[
        (10, 0, HookId::PROCESS_LOAD_IMAGE, 3, image(8, 0x1000, 0x800, r"\a.dll")),
        (20, 0, HookId::IMAGE_DC_START, 3, image(12, 0x1000, 0x100, r"\b.dll")),
        (30, 0, HookId::IMAGE_DC_START, 3, image(0, 0xFFFF_8000_0000_0000, 0x1000, r"\ntoskrnl.exe")),
        (40, 0, HookId::IMAGE_UNLOAD, 3, image(8, 0x1000, 0x800, r"\a.dll")),
        (50, 0, HookId::PROCESS_LOAD_IMAGE, 3, image(8, 0x1000, 0x800, r"\c.dll")),
    ]);
    let mut last = 0;
    each(&file, State::new(None), |time, state| {
        let name = |address, process| state.name(Reference::ModuleBase, address, process);
        last = time;
        if time == 40 {
            assert_eq!(name(0x17FF, Some(8)), Some(r"\a.dll"));
            assert_eq!([name(0x1800, Some(8)), name(0xFFF, Some(8)), name(0x1000, None)], [None; 3]);
            assert_eq!((name(0x10FF, Some(12)), name(0x1100, Some(12))), (Some(r"\b.dll"), None));
            for process in [None, Some(8), Some(99)] {
                assert_eq!(name(0xFFFF_8000_0000_0FFF, process), Some(r"\ntoskrnl.exe"));
            }
            let found = state.containing(Reference::ModuleBase, 0x1234, Some(8));
            assert_eq!(found, Some((0x1000, r"\a.dll")));
        }
    });
    each(&file, State::new(None), |time, state| {
        if time == 50 {
            assert_eq!(state.name(Reference::ModuleBase, 0x1000, Some(8)), Some(r"\c.dll"));
        }
    });
    assert_eq!(last, 50);
}

#[test]
fn files_and_registry_keys_have_paths() {
    let close = {
        let mut record = PerfinfoFileSimpleOperationPtr64::default();
        record.set_file_object(0xA0);
        record.as_bytes().to_vec()
    };
    let file = trace(&[
        (10, 0, HookId::FILE_IO_CREATE, 3, file(0xA0, r"\a.txt")),
        (20, 0, HookId::FILE_IO_CLOSE, 3, close),
        (30, 0, HookId::FILE_IO_CREATE, 3, file(0xA0, r"\b.txt")),
        (40, 0, HookId(0x0916), 2, key(0xB0, r"\REGISTRY\MACHINE")),
        (50, 0, HookId::REG_RUNDOWNEND, 2, key(0xC0, r"\REGISTRY\USER")),
        (60, 0, HookId::FILENAME_RUNDOWN, 2, file_key(0xD0, r"\Device\c.txt")),
    ]);
    let state = FirstPass::of(&Trace::new(&file)).state();
    assert_eq!(state.name(Reference::RegistryKeyHandle, 0xC0, None), Some(r"\REGISTRY\USER"));
    assert_eq!(state.name(Reference::FileKey, 0xD0, None), Some(r"\Device\c.txt"));
    assert_eq!(state.name(Reference::RegistryKeyHandle, 0xB0, None), None, "it begins later");
    let mut names = Vec::new();
    each(&file, state, |time, state| {
        let name = |reference, key| state.name(reference, key, None).map(str::to_owned);
        names.push((time, name(Reference::FileObject, 0xA0), name(Reference::RegistryKeyHandle, 0xB0)));
    });
    let name = |time| names.iter().rfind(|(of, ..)| *of == time).and_then(|(_, name, _)| name.as_deref());
    assert_eq!([10, 20, 30].map(name), [Some(r"\a.txt"), Some(r"\a.txt"), Some(r"\b.txt")]);
    assert_eq!(names.last().and_then(|(.., key)| key.as_deref()), Some(r"\REGISTRY\MACHINE"));
}

#[test]
fn header_without_a_process_has_the_process_of_its_thread() {
    let mut writer = Writer::in_memory(Options::default()).expect("valid options");
    let system = |hook, time| heads::system(Pointer::Bits64, hook, 4, time);
    writer.write_event(0, &system(CREATE, 10), &process(8, "a.exe")).expect("it fits");
    writer.write_event(0, &system(HookId::THREAD_CREATE, 20), &[]).expect("it fits");
    let mut start = heads::system(Pointer::Bits64, HookId::THREAD_CREATE, 3, 30);
    start.set_process_id(u32::MAX).set_thread_id(100);
    writer.write_event(0, &start, &thread(100, 8, None)).expect("it fits");
    let mut of_neither = heads::system(Pointer::Bits64, MARK, 2, 40);
    of_neither.set_process_id(u32::MAX).set_thread_id(u32::MAX);
    writer.write_event(0, &of_neither, &[]).expect("it fits");
    let file = writer.finish(Ended::default()).expect("memory does not fail").into_inner();
    let (trace, mut lines) = (Trace::new(&file), Vec::new());
    let (mut state, mut json) = (State::new(trace.log_file()), Json::new(trace.log_file()));
    trace.for_each(|item| {
        let Item::Event(_, event) = item else { return };
        state.update(&event);
        let mut line = Vec::new();
        json.line_with(&event, &state, &mut line);
        lines.push((event.time_stamp(), String::from_utf8(line).expect("JSON is text")));
        let mut bare = Vec::new();
        json.line(&event, &mut bare);
        assert!(!String::from_utf8(bare).expect("JSON is text").contains("\"process\""));
    });
    let line = |time| lines.iter().find(|(of, _)| *of == Some(time)).map_or("", |(_, line)| line);
    assert!(line(30).contains(r#""pid":8,"tid":100,"process":"a.exe","process_by":"header","#), "{}", line(30));
    assert!(!line(40).contains("\"process") && !line(40).contains("\"tid\""), "{}", line(40));
}

#[test]
fn oldest_names_are_forgotten_at_the_limit() {
    let events: Vec<_> = (1..=100).map(|pid| (i64::from(pid), 0, CREATE, 4, process(pid, "abcd.exe"))).collect();
    let file = trace(&events);
    let each_counts = THING + "abcd.exe".len();
    each(&file, State::new(None).with_limit(10 * each_counts), |time, state| {
        let (now, known) = (u64::try_from(time).expect("positive"), state.all_names(Reference::ProcessId));
        let known: Vec<u64> = known.map(|(pid, _)| pid).collect();
        // Each process is also known by the address of its object.
        assert!(state.len() <= 11 && (time < 1 || known.last() == Some(&now)), "{time}: {known:?}");
        assert!(known.is_sorted() && known.windows(2).all(|pair| pair[1] == pair[0] + 1), "{known:?}");
    });
    let pass = |limit| {
        let described: Vec<_> = (1..=100).map(|pid| (i64::from(pid), 0, DC_END, 4, process(pid, "abcd.exe"))).collect();
        let (file, mut pass) = (trace(&described), FirstPass::new(None).with_limit(limit));
        Trace::new(&file).for_each(|item| {
            if let Item::Event(_, event) = item {
                pass.event(&event);
            }
        });
        let complete = pass.is_complete();
        let state = pass.state();
        assert_eq!(state.is_complete(), complete);
        (state.len(), complete)
    };
    assert!(matches!(pass(10 * each_counts), (..=11, false)) && matches!(pass(usize::MAX), (101.., true)));
}

#[test]
fn parts_of_a_trace_share_one_limit() {
    let events: Vec<_> = (1..=100).map(|pid| (i64::from(pid), 0, DC_END, 4, process(pid, "abcd.exe"))).collect();
    let file = trace(&events);
    let trace = Trace::new(&file);
    let parts = |limit| {
        let mut first = FirstPass::for_trace(&trace).with_limit(limit);
        let mut parts = [(); 3].map(|()| first.part().expect("a part"));
        trace.for_each_event(|event| {
            let part = parts.get_mut(event.offset() / 8 % 3);
            part.expect("three parts").event(event);
        });
        parts.into_iter().for_each(|part| first.merge(part));
        (first.is_complete(), first.state().len())
    };
    let (complete, all) = parts(usize::MAX);
    assert!(complete && all > 100);
    let (complete, some) = parts(20 * (THING + "abcd.exe".len()));
    assert!(!complete && some <= 21, "{some}");
}

#[test]
fn few_of_those_that_have_ended_are_kept() {
    let many = 3 * ENDED as u32;
    let of = |pid: u32| {
        let time = 2 * i64::from(pid);
        [(time, 0, CREATE, 4, process(pid, "a.exe")), (time + 1, 0, DELETE, 4, process(pid, "a.exe"))]
    };
    let file = trace(&(1..=many).flat_map(of).collect::<Vec<_>>());
    let (mut state, mut most) = (State::new(None), 0);
    Trace::new(&file).for_each(|item| {
        if let Item::Event(_, event) = item {
            state.update(&event);
            most = most.max(state.len());
        }
    });
    assert!((ENDED..ENDED + 4).contains(&most), "{most}");
    assert_eq!((state.process(many), state.process(1)), (Some("a.exe"), None));
}

#[test]
fn names_do_not_depend_on_the_order_of_reading() {
    let file = reused();
    let trace = Trace::new(&file);
    let state = FirstPass::of(&trace).state();
    let mut in_time = Vec::new();
    each(&file, state.clone(), |time, state| in_time.push((time, state.process(8).map(str::to_owned))));
    let (mut backwards, mut moved) = (Vec::new(), state);
    let mut events = Vec::new();
    trace.for_each_event(|event| events.push((event.buffer_offset(), event.offset())));
    for place in events.into_iter().rev() {
        trace.for_each_event(|event| {
            if (event.buffer_offset(), event.offset()) == place {
                moved.update(event);
                let time = event.time_stamp().expect("a time");
                backwards.push((time, moved.process(8).map(str::to_owned)));
            }
        });
    }
    backwards.sort();
    in_time.sort();
    assert_eq!(backwards, in_time);
}

#[test]
fn parts_of_a_trace_have_the_names_of_the_whole() {
    let file = reused();
    let trace = Trace::new(&file);
    let (mut one, mut index) = (FirstPass::for_trace(&trace), 0);
    let mut other = one.part().expect("a part");
    trace.for_each_event(|event| {
        let pass = if index % 3 == 0 { &mut one } else { &mut other };
        pass.event(event);
        index += 1;
    });
    other.merge(one);
    let names = |state: State| {
        let mut names = Vec::new();
        each(&file, state, |time, state| {
            let all = state.all_names(Reference::ProcessId).map(|(pid, name)| (pid, name.to_owned()));
            names.push((time, all.collect::<Vec<_>>()));
        });
        names
    };
    assert_eq!(names(other.state()), names(FirstPass::of(&trace).state()));
}

#[test]
fn events_without_a_process_have_that_of_their_payload_or_processor() {
    let mut switch = WmiContextswap::default();
    switch.set_new_thread_id(100);
    let mut sample = PerfinfoSampledProfileInformationPtr64::default();
    sample.set_thread_id(104);
    let mut writer = Writer::in_memory(Options { processors: 2, ..Options::default() }).expect("valid options");
    let mut put = |processor, event: Vec<u8>| writer.write(processor, &event).expect("it fits");
    let system = |hook, version, time, data: &[u8]| {
        heads::system(Pointer::Bits64, hook, version, time).event(data).expect("it is small")
    };
    let none = |hook, version, time, data: &[u8]| {
        heads::perfinfo(Pointer::Bits64, hook, version, time).event(data).expect("it is small")
    };
    put(0, system(CREATE, 4, 10, &process(8, "a.exe")));
    put(0, system(CREATE, 4, 11, &process(12, "b.exe")));
    put(0, system(HookId::THREAD_CREATE, 3, 20, &thread(100, 8, None)));
    put(0, system(HookId::THREAD_CREATE, 3, 21, &thread(104, 12, None)));
    put(1, none(MARK, 2, 25, &[]));
    put(1, none(HookId::CONTEXTSWAP, 4, 30, switch.as_bytes()));
    put(1, none(HookId::SAMPLED_PROFILE, 2, 40, sample.as_bytes()));
    put(1, none(MARK, 2, 50, &[]));
    put(0, none(MARK, 2, 60, &[]));
    let file = writer.finish(Ended::default()).expect("memory does not fail").into_inner();
    let trace = Trace::new(&file);
    let (mut state, mut counts) = (FirstPass::of(&trace).state(), ProcessCounts::default());
    let mut found = Vec::new();
    trace.for_each_event(|event| {
        state.update(event);
        counts.add(&state, event);
        let writer = state.writer();
        if let Some(time @ 25..) = event.time_stamp().filter(|time| *time <= 60) {
            found.push((time, writer.process, writer.thread, writer.by.map(WriterBy::word)));
        }
    });
    found.sort_unstable();
    let expected = [
        (25, None, None, None),
        (30, Some(8), Some(100), Some("payload")),
        (40, Some(12), Some(104), Some("payload")),
        (50, Some(8), Some(100), Some("processor")),
        (60, None, None, None),
    ];
    assert_eq!(found, expected);
    let of = |name| counts.all().0.into_iter().find(|(_, own, _)| *own == Some(name)).map(|(.., tally)| tally.events);
    assert_eq!([of("a.exe"), of("b.exe")], [Some(2), Some(1)]);
}

/// Number of events of each process and name.
type Rows = Vec<(Option<u32>, Option<String>, Tally)>;

/// Counts events by process in a second pass, and by numbers in one pass. Returns the number of buffers that are read again.
fn counted(file: &[u8]) -> ([Rows; 2], usize) {
    let trace = Trace::new(file);
    let mut numbers = NumberCounts::new(trace.log_file());
    let mut state = FirstPass::of(&trace).state();
    trace.for_each_event(|event| numbers.add(event));
    let [mut all, mut once] = [(); 2].map(|()| ProcessCounts::default());
    let again = numbers.resolve(&state, &mut once);
    trace.for_each_event(|event| {
        state.update(event);
        all.add(&state, event);
        if again.contains(&event.buffer_offset()) {
            once.add(&state, event);
        }
    });
    let rows = |counts: ProcessCounts| {
        counts.all().0.into_iter().map(|(process, name, tally)| (process, name.map(str::to_owned), tally)).collect()
    };
    ([all, once].map(rows), again.len())
}

/// Returns an event with a process ID and a thread ID in its header.
fn written_by(process: u32, thread: u32, time: i64) -> Vec<u8> {
    let mut head = heads::system(Pointer::Bits64, MARK, 2, time);
    head.set_process_id(process);
    head.set_thread_id(thread);
    head.event(&[]).expect("it is small")
}

#[test]
fn only_buffers_in_which_an_id_is_used_again_are_read_again() {
    let system = |hook, time, name: &str| {
        let head = heads::system(Pointer::Bits64, hook, 4, time);
        head.event(&process(8, name)).expect("it is small")
    };
    let events = [
        system(CREATE, 20, "first.exe"),
        written_by(8, 1, 25),
        system(DELETE, 30, "first.exe"),
        // Does not fit in the first of the small buffers.
        heads::perfinfo(Pointer::Bits64, MARK, 2, 40).event(&[b'm'; 800]).expect("it is small"),
        system(CREATE, 50, "second.exe"),
        written_by(8, 1, 55),
        written_by(8, 1, 60),
    ];
    for (size, buffers_again) in [(1 << 16, 1), (1 << 10, 0)] {
        let options = Options { buffer_size: size, ..Options::default() };
        let mut writer = Writer::in_memory(options).expect("valid options");
        events.iter().for_each(|event| writer.write(0, event).expect("it fits"));
        let file = writer.finish(Ended::default()).expect("memory does not fail").into_inner();
        let ([all, once], again) = counted(&file);
        assert_eq!(all, once);
        let of = |name: &str| once.iter().find(|(_, own, _)| own.as_deref() == Some(name)).map(|row| row.2.events);
        assert_eq!(([of("first.exe"), of("second.exe")], again), ([Some(1), Some(2)], buffers_again), "{size}");
    }
}

proptest! {
    #[test]
    fn counts_by_numbers_are_those_of_a_second_pass(
        events in prop::collection::vec((0..8u8, 1..4u32, 1..4u32, 0..3i64, 0..2u16), 0..120),
        backwards in prop::option::of(0..120usize),
        small in any::<bool>(),
    ) {
        let buffer_size = if small { 1 << 10 } else { 1 << 16 };
        let options = Options { processors: 2, buffer_size, ..Options::default() };
        let mut writer = Writer::in_memory(options).expect("valid options");
        let mut time = 1000;
        for (number, (what, pid, tid, passed, processor)) in events.into_iter().enumerate() {
            time += if backwards == Some(number) { -20 } else { passed };
            let none = |hook, version, data: &[u8]| {
                heads::perfinfo(Pointer::Bits64, hook, version, time).event(data).expect("it is small")
            };
            let mut switch = WmiContextswap::default();
            switch.set_new_thread_id(tid);
            let mut sample = PerfinfoSampledProfileInformationPtr64::default();
            sample.set_thread_id(tid);
            let event = match what {
                0 => none(CREATE, 4, &process(pid, if number % 2 == 0 { "a.exe" } else { "b.exe" })),
                1 => none(DELETE, 4, &process(pid, "a.exe")),
                2 => none(HookId::THREAD_CREATE, 3, &thread(tid, pid, None)),
                3 | 4 => none(HookId::CONTEXTSWAP, 4, switch.as_bytes()),
                5 => none(HookId::SAMPLED_PROFILE, 2, sample.as_bytes()),
                6 => written_by(if number % 2 == 0 { pid } else { u32::MAX }, tid, time),
                _ => none(MARK, 2, &[]),
            };
            writer.write(processor, &event).expect("it fits");
        }
        let file = writer.finish(Ended::default()).expect("memory does not fail").into_inner();
        let ([all, once], _) = counted(&file);
        prop_assert_eq!(all, once);
    }
}

#[test]
fn every_reference_of_the_tables_is_read() {
    for reference in Reference::ALL {
        let table = reference.table();
        assert_eq!(table.reference, *reference);
        assert_eq!(Reference::of_meaning(table.meaning), Some(*reference));
        for event in table.events {
            let Some(hook) = event.hook() else { continue };
            // Some version of the event has the key.
            let read = (0..=5).any(|version| {
                [Pointer::Bits32, Pointer::Bits64].into_iter().any(|pointer| {
                    let binding = etwspec::payloads::find(hook, version, pointer, None);
                    let layout = binding.and_then(|binding| binding.layout(pointer, None));
                    layout.is_some_and(|layout| event.key.iter().any(|name| layout.field(name).is_some()))
                })
            });
            assert!(read, "{hook} {:?}", table.meaning);
        }
    }
    assert_eq!(Reference::of_meaning("code-address"), Some(Reference::ModuleBase));
}

/// Reads a trace with both passes, and looks each ID up.
fn survives(file: &[u8]) {
    let trace = Trace::new(file);
    let (mut state, mut json, mut line) = (FirstPass::of(&trace).state(), Json::new(trace.log_file()), Vec::new());
    let (mut events, look) = (0usize, |event: &Event<'_>, state: &State| {
        let _name = state.writer_name();
        let address = event.time_stamp().unwrap_or(0) as u64;
        Reference::ALL.iter().filter_map(|of| state.name(*of, address, event.process_id())).count()
    });
    trace.for_each(|item| {
        let Item::Event(_, event) = item else { return };
        events += 1;
        state.update(&event);
        let _found = look(&event, &state);
        line.clear();
        json.line_with(&event, &state, &mut line);
    });
    // An event states one thing of each kind at most.
    assert!(state.len() <= 2 * Reference::ALL.len() * events);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 128, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn damaged_traces_are_read(changes in prop::collection::vec((0..SAMPLE.len(), any::<u8>()), 0..200)) {
        let mut file = SAMPLE.to_vec();
        changes.into_iter().for_each(|(at, byte)| file[at] = byte);
        survives(&file);
    }

    #[test]
    fn any_data_of_events_are_read(
        events in prop::collection::vec((0..Reference::ALL.len(), any::<prop::sample::Index>(), 0u8..6,
            prop::collection::vec(any::<u8>(), 0..200)), 1..40),
    ) {
        let events: Vec<_> = events.into_iter().enumerate().filter_map(|(time, (of, which, version, data))| {
            let events = Reference::ALL[of].table().events;
            Some((time as i64, 0, events[which.index(events.len())].hook()?, version, data))
        }).collect();
        survives(&trace(&events));
    }
}

#[test]
fn summaries_contain_processes_that_payloads_state() {
    // The header has the process that happened to run, the payload the process of the image.
    let mut head = heads::system(Pointer::Bits64, HookId::IMAGE_DC_START, 2, 10);
    head.set_process_id(8);
    let mut writer = Writer::in_memory(Options::default()).expect("valid options");
    writer.write_event(0, &head, &image(4, 0x1000, 0x100, "a.dll")).expect("the event fits");
    let file = writer.finish(Ended::default()).expect("memory does not fail").into_inner();
    let keep = Filter { processes: vec![4], ..Filter::default() }.keep(None).expect("a valid filter");
    let (mut state, mut summary, mut found) = (State::new(None), Summary::new(), 0);
    Trace::new(&file).for_each_event(|event| {
        state.update(event);
        summary.add(event);
        found += u32::from(keep.matches_with(event, Some(&state), &mut ()));
    });
    assert_eq!(found, 1);
    assert!(keep.may_match(&summary));
}
