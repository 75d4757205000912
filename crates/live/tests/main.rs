//! Records are read as the events of the trace that they were made from.

use std::collections::BTreeMap;
use std::ffi::c_void;
use std::sync::Arc;

use etwspec_etl::{Event, Item, Json, LogFile, SAMPLE, Trace};
use etwspec_live::etwspec::Guid;
use etwspec_live::etwspec::headers::{HookId, TraceHeaderKind};
use etwspec_live::etwspec::providers::dotnet::dotnet_runtime::payloads::GcStartPayload;
use etwspec_live::{LiveEvents, OwnedRecord, Record};
use etwspec_schema::Schemas;

/// Reads a record as a callback of Windows does.
fn from_callback<'a>(owned: &'a OwnedRecord) -> Record<'a> {
    let record: *const c_void = owned.as_ptr();
    // SAFETY: the pointer is that of the record, which is borrowed.
    #[allow(unsafe_code)]
    let record = unsafe { Record::from_ptr(record) };
    record.expect("the pointer is not null")
}

/// Traces of the corpus, and the sample.
fn traces() -> Vec<(String, Vec<u8>)> {
    let mut traces = vec![("the sample".to_owned(), SAMPLE.to_vec())];
    for path in etwspec_corpus::folder_or_skip().iter().flat_map(|folder| etwspec_corpus::traces(folder)) {
        traces.push((path.display().to_string(), std::fs::read(&path).expect("a trace")));
    }
    traces
}

/// Number of events by the reason for which they have no record.
#[derive(Debug, Default, PartialEq)]
struct Count {
    same: usize,
    without: BTreeMap<String, usize>,
}

fn data(json: &mut Json, event: &Event<'_>, schemas: &mut etwspec_schema::Decoder) -> Option<String> {
    let mut out = Vec::new();
    json.data(event, schemas, &mut out).then(|| String::from_utf8(out).expect("UTF-8"))
}

#[test]
fn events_of_real_traces_have_the_same_payloads_as_records() {
    let mut all = Count::default();
    for (name, bytes) in traces() {
        let trace = Trace::new(&bytes);
        let mut schemas = Schemas::new();
        schemas.read_trace(&trace);
        let schemas = Arc::new(schemas);
        let decoder = || etwspec_schema::Decoder::new(schemas.clone(), None);
        let (mut of_file, mut of_live) = (decoder(), decoder());
        let (mut json, mut live_json) = (Json::new(trace.log_file()), Json::new(trace.log_file()));
        let mut live = LiveEvents::new(trace.log_file());
        let release = trace.log_file().and_then(|log_file| log_file.release);
        trace.for_each(|item| {
            let Item::Event(buffer, event) = item else { return };
            let Some(owned) = OwnedRecord::of_event(buffer, &event, None) else {
                let reason = match event.hook_id() {
                    Some(hook) => format!("{hook:?}"),
                    None => format!("{:?}", event.kind()),
                };
                *all.without.entry(reason).or_default() += 1;
                return;
            };
            let record = from_callback(&owned);
            let place =
                || format!("{name}: {:?} at {:#x}+{:#x}", event.identity(), buffer.file_offset(), event.offset());

            assert_eq!(record.data(), event.data().expect("the header is whole"), "{}", place());
            assert_eq!(
                (record.pointer(), record.processor()),
                (event.pointer(), buffer.header().processor),
                "{}",
                place()
            );
            assert_eq!(record.header().time_stamp(), event.time_stamp().unwrap_or_default());
            let payload = |payload: Option<_>| format!("{payload:?}");
            assert_eq!(payload(record.payload(release)), payload(event.payload()), "{}", place());
            let collection = |start: Option<_>| format!("{start:?}");
            assert_eq!(
                collection(record.provider_payload::<GcStartPayload>()),
                collection(event.provider_payload::<GcStartPayload>())
            );

            let (_, again) = live.event(&record).expect("the event is not too large");
            assert_eq!(again.version(), event.version(), "{}", place());
            let fields = |event: &Event<'_>| format!("{:?}", event.fields().collect::<Vec<_>>());
            assert_eq!(fields(&again), fields(&event), "{}", place());
            assert_eq!(
                data(&mut live_json, &again, &mut of_live),
                data(&mut json, &event, &mut of_file),
                "{}",
                place()
            );
            if event.kind() == TraceHeaderKind::EventHeader {
                let items = |json: &mut Json, event: &Event<'_>| {
                    let mut out = Vec::new();
                    json.items(event, &mut out).then(|| String::from_utf8(out).expect("UTF-8"))
                };
                assert_eq!(items(&mut live_json, &again), items(&mut json, &event), "{}", place());
                assert_eq!(again.identity(), event.identity());
                assert_eq!((again.descriptor(), again.activity_id()), (event.descriptor(), event.activity_id()));
            }
            let ids =
                |event: &Event<'_>| [event.process_id(), event.thread_id()].map(|id| id.filter(|id| *id != u32::MAX));
            if event.kind() != TraceHeaderKind::MessageTraceHeader {
                assert_eq!(ids(&again), ids(&event), "{}", place());
            }
            all.same += 1;
        });
    }
    assert!(all.same > 500 && all.without.is_empty(), "{all:?}");
}

#[test]
fn image_loads_are_records_of_the_class_of_images() {
    let image: Guid = "2cb15d1d-5fc1-11d2-abe1-00a0c911f518".parse().expect("a GUID");
    let mut loads = 0;
    Trace::new(SAMPLE).for_each(|item| {
        let Item::Event(buffer, event) = item else { return };
        if event.hook_id() == Some(HookId::PROCESS_LOAD_IMAGE) {
            let owned = OwnedRecord::of_event(buffer, &event, None).expect("a class");
            let header = *owned.record().header();
            assert_eq!((header.provider_id(), header.opcode()), (image, 10));
            loads += 1;
        }
    });
    assert!(loads > 0);
}

#[test]
fn records_without_addresses_have_neither_items_nor_data() {
    // SAFETY: no record, and one that refers to nothing.
    #[allow(unsafe_code)]
    let (none, empty) = unsafe { (Record::from_ptr(std::ptr::null()), Record::from_ptr([0u64; 14].as_ptr().cast())) };
    assert!(none.is_none());
    let empty = empty.expect("a record");
    assert_eq!((empty.items().count(), empty.data().len()), (0, 0));
    assert!(LiveEvents::new(None).event(&empty).is_ok());
}

#[test]
fn events_that_are_too_large_for_a_trace_are_refused() {
    let data = vec![0; usize::from(u16::MAX)];
    let record = Record::from_parts(Default::default(), Default::default(), &[], &data);
    let error = record.to_event().expect_err("header and data exceed the limit");
    assert_eq!(error.to_string(), "the event has 65615 bytes; the maximum is 65535");
}

#[test]
fn time_stamps_are_those_of_the_system_clock_unless_raw() {
    let trace = Trace::new(SAMPLE);
    let log_file = trace.log_file().expect("a log file header");
    let mut of_first = None;
    trace.for_each(|item| {
        if let Item::Event(_, event) = item {
            of_first.get_or_insert_with(|| (event.data().expect("data").to_vec(), event.pointer(), event.time_stamp()));
        }
    });
    let (data, pointer, stamp) = of_first.expect("an event");
    let of_system = LogFile::of_session(&data, pointer, None).expect("a header");
    assert!(of_system.clock.is_system_time());
    assert_eq!((of_system.release, &of_system.session_name), (log_file.release, &log_file.session_name));
    let raw = LogFile::of_session(&data, pointer, stamp).expect("a header");
    assert_eq!(raw.clock.frequency(), log_file.clock.frequency());
    assert_eq!(LogFile::of_session(&data[..8], pointer, None), None);
}

#[test]
fn records_own_their_items_and_data() {
    let (mut items, mut data) = (0, 0);
    Trace::new(SAMPLE).for_each(|item| {
        let Item::Event(buffer, event) = item else { return };
        let owned = OwnedRecord::of_event(buffer, &event, None).expect("a class");
        let moved = Box::new(owned);
        let record = from_callback(&moved);
        items += record.items().map(|item| item.data.len()).sum::<usize>();
        data += record.data().len();
    });
    assert!(items > 0 && data > 0, "{items} {data}");
}
