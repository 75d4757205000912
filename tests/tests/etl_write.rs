//! Written traces are read again: real traces, and all possible events.

use std::fs;
use std::path::PathBuf;

use etwspec::headers::{
    CompactSystemTraceHeader, EventDescriptor, EventTraceHeader, HookId, PerfinfoTraceHeader, SystemTraceHeader,
};
use etwspec::{Guid, Pointer};
use etwspec_etl::buffers::Scratch;
use etwspec_etl::time::FileTime;
use etwspec_etl::write::{Copier, Ended, Head, Options, WriteError, Writer, heads};
use etwspec_etl::{Buffer, Event, Item, Trace};
use etwspec_tests::{console, corpus, walk};
use proptest::prelude::*;

/// An event as a reader returns it: its processor, its time and its bytes.
type EventParts = (u16, Option<FileTime>, Vec<u8>);

/// Returns the events of a trace, but for the first: that is the header of the log file.
fn events(file: &[u8]) -> Vec<EventParts> {
    let trace = Trace::new(file);
    let clock = trace.log_file().expect("it begins as a log file does").clock;
    let mut events = Vec::new();
    trace.for_each(|item| match item {
        Item::Event(buffer, event) => {
            let time = event.time_stamp().map(|stamp| clock.time(stamp));
            events.push((buffer.header().processor, time, event.bytes().to_vec()));
        }
        Item::Damage(damage) => panic!("{damage}"),
    });
    events.remove(0);
    events
}

/// Returns the same from the walk of the tests, which shares nothing with the reader.
fn walked(file: &[u8]) -> Vec<Vec<u8>> {
    let mut events = Vec::new();
    for buffer in walk::buffers(file) {
        let buffer = buffer.expect("buffers follow each other");
        let memory = buffer.in_memory().expect("it decompresses");
        events.extend(buffer.events_of(&memory).map(|event| event.expect("events follow each other").bytes.to_vec()));
    }
    events.remove(0);
    events
}

/// Calls a function with each buffer of a trace, as it is in memory.
fn each_buffer(file: &[u8], mut each: impl FnMut(&Buffer<'_>)) {
    let mut scratch = Scratch::new();
    for raw in Trace::new(file).buffers() {
        each(&raw.expect("the corpus is whole").open(&mut scratch));
    }
}

/// Returns a trace, rewritten as a session writes one.
fn rewritten(file: &[u8], buffer_size: u32, compress: bool) -> Vec<u8> {
    let log_file = Trace::new(file).log_file().cloned().expect("it begins as a log file does");
    let options = Options { buffer_size, compress, ..Options::like(&log_file) };
    let mut writer = Writer::in_memory(options).expect("the options are valid");
    let mut first = true;
    each_buffer(file, |buffer| {
        let processor = buffer.header().processor;
        for event in buffer.events().map(|event| event.expect("the corpus is whole")) {
            if !std::mem::take(&mut first) {
                writer.write(processor, event.bytes()).expect("the event fits");
            }
        }
        // So that the order of the file stays.
        writer.flush(processor).expect("memory does not fail");
    });
    let ended = Ended {
        end_time: FileTime(log_file.end_time),
        events_lost: log_file.events_lost,
        buffers_lost: log_file.buffers_lost,
    };
    writer.finish(ended).expect("memory does not fail").into_inner()
}

/// Returns a copy of a trace.
fn copied(file: &[u8], compress: Option<bool>, wanted: impl Fn(usize) -> bool) -> Vec<u8> {
    let (mut copy, mut index) = (None, 0);
    each_buffer(file, |buffer| match &mut copy {
        None => copy = Some(Copier::new(std::io::Cursor::new(Vec::new()), buffer, compress).expect("a log file")),
        Some(copy) => {
            let wanted = |_: &Event<'_>| {
                index += 1;
                wanted(index)
            };
            copy.buffer(buffer, wanted).expect("memory does not fail");
        }
    });
    copy.expect("there are buffers").finish().expect("memory does not fail").into_inner()
}

/// Traces of more bytes are written in fewer ways: a test must not take long.
const LARGE: usize = 1 << 20;

/// Returns the real traces.
fn traces() -> Result<Vec<(PathBuf, Vec<u8>)>, String> {
    let paths = corpus::traces(&corpus::folder()?);
    Ok(paths.into_iter().map(|path| (path.clone(), fs::read(path).expect("it is readable"))).collect())
}

/// The first field that two lists of events differ in would be a long message; where is enough.
fn same(name: &str, of: &[EventParts], other: &[EventParts]) {
    let at = of.iter().zip(other).position(|(one, other)| one != other);
    assert!(at.is_none() && of.len() == other.len(), "{name}: {} and {} events, event {at:?}", of.len(), other.len());
}

#[test]
fn roundtrips_real_traces() {
    let traces = match traces() {
        Ok(traces) => traces,
        Err(skipped) => return console::say(&skipped),
    };
    let mut count = 0;
    for (path, file) in traces {
        let (name, all) = (path.display().to_string(), events(&file));
        let largest = all.iter().map(|(_, _, bytes)| bytes.len() + 80).max().unwrap_or(0).next_multiple_of(1024) as u32;
        let nominal = Trace::new(&file).log_file().map_or(0, |log_file| log_file.buffer_size);
        let shapes = [(nominal, false), (256 << 10, true), (largest, false), (largest, true)];
        for (size, compress) in shapes.into_iter().take(if file.len() > LARGE { 2 } else { 4 }) {
            let new = rewritten(&file, size.max(2048), compress);
            same(&name, &all, &events(&new));
            let walked = walked(&new);
            assert!(walked.iter().eq(all.iter().map(|(_, _, bytes)| bytes)), "{name}");
            count += walked.len();
        }
    }
    console::say(&format!("{count} events came back"));
}

#[test]
fn copies_real_traces_in_whole_and_in_part() {
    let traces = match traces() {
        Ok(traces) => traces,
        Err(skipped) => return console::say(&skipped),
    };
    for (path, file) in traces {
        let (name, all) = (path.display().to_string(), events(&file));
        let log_file = Trace::new(&file).log_file().cloned().expect("it begins as a log file does");
        let mut first = 0;
        each_buffer(&file, |buffer| first += if buffer.file_offset() == 0 { buffer.events().count() } else { 0 });
        let is = compressed(&file);
        let shapes = [None, Some(!is), Some(is)];
        for compress in shapes.into_iter().take(if file.len() > LARGE { 2 } else { 3 }) {
            let new = copied(&file, compress, |_| true);
            same(&name, &all, &events(&new));
            assert_eq!(walked(&new).len(), all.len());
            let of_new = Trace::new(&new).log_file().cloned().expect("it begins as a log file does");
            let buffers = Trace::new(&new).buffers().count() as u32;
            assert_eq!(of_new.buffers_written, buffers);
            let mut copied_header = of_new;
            (copied_header.buffers_written, copied_header.mode) = (log_file.buffers_written, log_file.mode);
            assert_eq!(copied_header, log_file, "{name}");
            if compress.is_some() {
                continue;
            }
            let part = copied(&file, compress, |index| index % 7 == 0);
            let wanted = |index: &usize| index + 1 < first || (index + 2 - first).is_multiple_of(7);
            let expected: Vec<EventParts> =
                (0..all.len()).filter(wanted).filter_map(|index| all.get(index).cloned()).collect();
            same(&name, &expected, &events(&part));
            assert!(part.len() <= new.len());
        }
        if is {
            assert!(copied(&file, None, |_| true).len() < file.len() * 11 / 10, "{name}");
        }
    }
}

fn compressed(file: &[u8]) -> bool {
    Trace::new(file).buffers().flatten().any(|buffer| buffer.header().is_compressed())
}

/// A header of any kind, with whatever its fields can be.
#[derive(Clone, Debug)]
enum AnyHead {
    System(SystemTraceHeader),
    Compact(CompactSystemTraceHeader),
    Perfinfo(PerfinfoTraceHeader),
    EventTrace(EventTraceHeader),
    EventHeader(Guid, u64, i64),
    Message(u16, Option<u32>, Option<Guid>, Option<i64>),
}

impl AnyHead {
    fn event(&self, data: &[u8]) -> Result<Vec<u8>, WriteError> {
        match self {
            AnyHead::System(head) => {
                let mut head = *head;
                head.set_marker(heads::system(Pointer::Bits64, HookId(0), 0, 0).marker());
                head.event(data)
            }
            AnyHead::Compact(head) => {
                let mut head = *head;
                head.set_marker(heads::compact(Pointer::Bits32, HookId(0), 0, 0).marker());
                head.event(data)
            }
            AnyHead::Perfinfo(head) => {
                let mut new = heads::perfinfo(Pointer::Bits64, head.packet().hook_id(), 3, head.system_time());
                if let Ok(Some(item)) = head.event_extended_item_pmc_counters() {
                    new.insert_event_extended_item_pmc_counters(&item.to_value())?;
                }
                new.event(data)
            }
            AnyHead::EventTrace(head) => {
                let mut head = *head;
                let valid = heads::event_trace(Pointer::Bits64, Guid::default(), 0, 0, 0);
                head.set_header_type(valid.header_type());
                head.set_marker_flags(valid.marker_flags());
                head.event(data)
            }
            AnyHead::EventHeader(provider, keyword, time) => {
                let descriptor = *EventDescriptor::default().set_id(*keyword as u16).set_keyword(*keyword);
                let mut head = heads::event_header(Pointer::Bits32, *provider, descriptor, *time);
                let some = data.get(..data.len().min(61)).unwrap_or(&[]);
                head.extended_data = Some(vec![
                    heads::item(etwspec::headers::EventHeaderExtType::PSM_KEY, some)?,
                    heads::item(etwspec::headers::EventHeaderExtType::QPC_DELTA, &time.to_le_bytes())?,
                ]);
                head.event(data)
            }
            AnyHead::Message(number, component, guid, time) => {
                let mut head = heads::message(*number);
                head.component_id = *component;
                head.message_guid = if component.is_some() { None } else { *guid };
                head.time_stamp = *time;
                head.event(data)
            }
        }
    }
}

fn any_head() -> impl Strategy<Value = AnyHead> {
    prop_oneof![
        any::<SystemTraceHeader>().prop_map(AnyHead::System),
        any::<CompactSystemTraceHeader>().prop_map(AnyHead::Compact),
        any::<PerfinfoTraceHeader>().prop_map(AnyHead::Perfinfo),
        any::<EventTraceHeader>().prop_map(AnyHead::EventTrace),
        any::<(Guid, u64, i64)>().prop_map(|(guid, keyword, time)| AnyHead::EventHeader(guid, keyword, time)),
        any::<(u16, Option<u32>, Option<Guid>, Option<i64>)>()
            .prop_map(|(number, component, guid, time)| AnyHead::Message(number, component, guid, time)),
    ]
}

/// Returns the data that compress, and data that do not.
fn any_data() -> impl Strategy<Value = Vec<u8>> {
    prop_oneof![
        8 => prop::collection::vec(any::<u8>(), 0..200),
        4 => (any::<u8>(), 0..3000usize).prop_map(|(byte, count)| vec![byte; count]),
        1 => prop::collection::vec(any::<u8>(), 0..5000),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(corpus::cases(64)))]

    #[test]
    fn roundtrips_any_events(
        copied_header in prop::collection::vec((0..5u16, any_head(), any_data()), 0..60),
        kib in 1..9u32,
        compress in any::<bool>(),
        wide in any::<bool>(),
    ) {
        let pointer = if wide { Pointer::Bits64 } else { Pointer::Bits32 };
        let options = Options { buffer_size: kib << 10, compress, pointer, processors: 4, ..Options::default() };
        let mut writer = Writer::in_memory(options).expect("the options are valid");
        let mut expected = vec![Vec::new(); 4];
        for (processor, head, data) in &copied_header {
            let event = head.event(data).expect("the head is valid");
            match writer.write(*processor, &event) {
                Ok(()) => expected[usize::from(*processor)].push(event),
                Err(WriteError::Processor { .. }) => prop_assert_eq!(*processor, 4),
                Err(WriteError::EventTooLarge { size, most }) => prop_assert!(size.next_multiple_of(8) > most),
                Err(error) => panic!("{error}"),
            }
        }
        let file = writer.finish(Ended::default()).expect("memory does not fail").into_inner();
        let mut found = vec![Vec::new(); 4];
        for (processor, _, bytes) in events(&file) {
            found[usize::from(processor)].push(bytes);
        }
        prop_assert_eq!(&found, &expected);
        prop_assert_eq!(walked(&file).len(), expected.iter().map(Vec::len).sum::<usize>());
        let trace = Trace::new(&file);
        let log_file = trace.log_file().expect("it begins as a log file does");
        prop_assert_eq!(log_file.buffers_written as usize, trace.buffers().count());
        let last = trace.buffers().flatten().last().map(|buffer| buffer.header().flags);
        prop_assert!(last.is_some_and(|flags| flags.contains(etwspec::buffers::EtwBufferFlag::FLUSH_MARKER)));
    }
}
