//! An event of each type of header, whatever its bytes.

use std::collections::BTreeSet;
use std::fmt::Debug;

use etwspec::Error;
use etwspec::describe::Why;
use etwspec::headers::{
    CompactSystemTraceHeader, EventHeader, EventInstanceGuidHeader, EventInstanceHeader, EventTraceHeader,
    MessageTraceHeader, PerfinfoTraceHeader, SystemTraceHeader, TraceHeaderMarker, TraceHeaderType as Type,
};
use etwspec_etl::buffers::{Header, HeaderKind, Scratch};
use etwspec_etl::damage::Rule;
use etwspec_etl::payload::Decoder;
use etwspec_etl::write::{Ended, Options, Writer};
use etwspec_etl::{Event, Identity, Item, Json, Trace};

use super::layout_walk::covers;
use super::trace::{each_event, of_one_buffer};
use super::visitor::{CheckedVisitor, show};
use super::{Target, dictionary};

/// The types of headers; nothing for a message.
const TYPES: [Option<Type>; 17] = [
    None,
    Some(Type::SYSTEM32),
    Some(Type::SYSTEM64),
    Some(Type::COMPACT32),
    Some(Type::COMPACT64),
    Some(Type::PERFINFO32),
    Some(Type::PERFINFO64),
    Some(Type::FULL_HEADER32),
    Some(Type::FULL_HEADER64),
    Some(Type::INSTANCE32),
    Some(Type::INSTANCE64),
    Some(Type::EVENT_HEADER32),
    Some(Type::EVENT_HEADER64),
    Some(Type::TIMED),
    Some(Type::ERROR),
    Some(Type::WNODE_HEADER),
    Some(Type::MESSAGE),
];

/// Flag in the second byte of the input: the log file has version 1.0.
const OLD: u8 = 1;
/// Bit of the second byte of the input: the size comes from the bytes, not from their number.
const SIZED: u8 = 2;

/// The last byte of a marker.
const TOP: u8 = ((TraceHeaderMarker::HEADER_FLAG.0 | TraceHeaderMarker::HEADER_EVENT_TRACE.0) >> 24) as u8;
const TOP_OF_MESSAGE: u8 = ((TraceHeaderMarker::HEADER_FLAG.0 | TraceHeaderMarker::MESSAGE.0) >> 24) as u8;

/// The target.
pub const TARGET: Target = Target { name: "records", run, seeds, mutate: None, words: dictionary::of_traces };

/// Input: the type of the header, two flags, and the event, in which marker and size are corrected.
pub fn run(bytes: &[u8]) {
    let Some((&[which, flags], event)) = bytes.split_first_chunk() else { return };
    let mut event = event.get(..event.len().min(0xFFF8)).unwrap_or(event).to_vec();
    let size = (event.len() as u16).to_le_bytes();
    let sized = flags & SIZED != 0;
    match (TYPES[usize::from(which) % TYPES.len()], &mut event[..]) {
        (None, [low, high, _, top, ..]) => {
            *top = TOP_OF_MESSAGE;
            [*low, *high] = if sized { [*low, *high] } else { size };
        }
        (Some(header), [a, b, of, top, c, d, ..]) => {
            (*of, *top) = (header.0, TOP);
            let (low, high) = if has_packet(header) { (c, d) } else { (a, b) };
            [*low, *high] = if sized { [*low, *high] } else { size };
        }
        _ => {}
    }
    let file = of_one_buffer(&event, flags & OLD != 0);
    let trace = Trace::new(&file);
    let mut json = Json::new(trace.log_file());
    let mut decoder = Decoder::new(trace.log_file());
    let mut scratch = Scratch::new();
    for raw in trace.buffers().skip(1).flatten() {
        let buffer = raw.open(&mut scratch);
        for event in buffer.events().flatten() {
            holds(&event, &mut decoder);
            let mut line = Vec::new();
            json.line(&event, &mut line);
            is_json(&line);
        }
    }
}

/// Returns whether the size is in a packet after the marker.
fn has_packet(header: Type) -> bool {
    [Type::SYSTEM32, Type::SYSTEM64, Type::COMPACT32, Type::COMPACT64, Type::PERFINFO32, Type::PERFINFO64]
        .contains(&header)
}

/// Checks that a line is one line and an object of JSON.
pub(super) fn is_json(line: &[u8]) {
    let newlines = line.iter().filter(|byte| **byte == b'\n').count();
    assert!(newlines == 1 && line.ends_with(b"\n"), "one line");
    let object = serde_json::from_slice::<serde_json::Value>(line);
    assert!(object.as_ref().is_ok_and(serde_json::Value::is_object), "{object:?}: {}", line.escape_ascii());
}

/// Checks the invariants of an event.
pub(super) fn holds(event: &Event<'_>, decoder: &mut Decoder) {
    let (header, data) = (event.header(), event.data());
    if let Ok(data) = data {
        assert!(event.bytes().ends_with(data), "data come last");
    }
    assert!(header.is_ok() || data.is_err(), "there are no data without a header");
    let (time, process, thread) = (event.time_stamp(), event.process_id(), event.thread_id());
    match event.identity() {
        Identity::Other(_) => assert!(header.is_err() || event.kind() == HeaderKind::Unknown),
        Identity::Message { .. } => assert_eq!(event.kind(), HeaderKind::MessageTraceHeader),
        Identity::Provider { .. } => assert_eq!(event.kind(), HeaderKind::EventHeader),
        Identity::Class { .. } => assert!(event.opcode().is_some()),
        Identity::Hook { id, .. } => assert_eq!(event.hook().map(|(hook, _)| hook), Some(id)),
    }
    match header {
        Ok(header) => comes_back(event.bytes(), header),
        Err(_) => assert_eq!((time, process, thread), (None, None, None), "nothing is known without a header"),
    }
    items(event, decoder);
    let mut told = CheckedVisitor::default();
    let known = decoder.fields(event, &mut told);
    told.is_over();
    assert_eq!(known.is_ok(), data.is_ok());
    written(event);
}

fn items(event: &Event<'_>, decoder: &mut Decoder) {
    let mut told = CheckedVisitor::default();
    let count = decoder.items(event, &mut told);
    told.is_over();
    assert_eq!(count.unwrap_or(0), told.outermost, "each item is a group");
}

/// Checks that the writer reproduces the bytes that the reader accepts, and that the tables agree.
fn comes_back(bytes: &[u8], header: Header<'_>) {
    show(&header);
    macro_rules! fixed {
        ($type:ident, $view:ident) => {{
            assert_eq!($type::from_slice(bytes), Ok($view.to_value()));
            assert!(bytes.starts_with(&$view.to_value().to_bytes()));
            covers($type::LAYOUT, bytes);
        }};
    }
    macro_rules! tailed {
        ($type:ident, $view:ident) => {{
            let read = $type::from_slice(bytes);
            unchanged(bytes, &read, $view.to_value(), $type::to_vec);
            // The reader does not examine the contents of an item.
            let bad = matches!(covers($type::LAYOUT, bytes), Some((Why::Error(_), 0 | 1)));
            assert!(!bad || read.is_err(), "the tables say that what was read cannot be");
        }};
    }
    match header {
        Header::SystemTraceHeader(view) => fixed!(SystemTraceHeader, view),
        Header::CompactSystemTraceHeader(view) => fixed!(CompactSystemTraceHeader, view),
        Header::EventTraceHeader(view) => fixed!(EventTraceHeader, view),
        Header::EventInstanceHeader(view) => fixed!(EventInstanceHeader, view),
        Header::EventInstanceGuidHeader(view) => fixed!(EventInstanceGuidHeader, view),
        Header::PerfinfoTraceHeader(view) => {
            let read = PerfinfoTraceHeader::from_slice(bytes).expect("the header was read before");
            assert_eq!(read, view.to_value());
            let whole = read.to_vec().expect("what was read can be written");
            assert_eq!(whole.len(), view.data_offset());
            assert!(bytes.starts_with(&whole));
            covers(PerfinfoTraceHeader::LAYOUT, bytes);
        }
        Header::EventHeader(view) => tailed!(EventHeader, view),
        Header::MessageTraceHeader(view) => tailed!(MessageTraceHeader, view),
        _ => {}
    }
}

/// Checks that reader, view and writer agree on the bytes.
fn unchanged<T: PartialEq + Debug>(
    bytes: &[u8],
    read: &Result<T, Error>,
    viewed: Result<T, Error>,
    write: fn(&T) -> Result<Vec<u8>, Error>,
) {
    assert_eq!(read, &viewed);
    if let Ok(read) = read {
        assert_eq!(write(read).as_deref(), Ok(bytes));
    }
}

/// Checks that a written trace contains the event unchanged.
fn written(event: &Event<'_>) {
    let buffer_size = (event.bytes().len() as u32 + 0x50).next_multiple_of(1 << 10);
    let mut options = Options { buffer_size, ..Options::default() };
    // The marker of this header means another structure in newer log files.
    if event.kind() == HeaderKind::EventInstanceHeader {
        options.log_version = (1, 0);
    }
    let mut writer = Writer::in_memory(options).expect("the options are good");
    writer.write(0, event.bytes()).expect("what was read can be written");
    let file = writer.finish(Ended::default()).expect("memory does not fail").into_inner();
    let mut last = Vec::new();
    Trace::new(&file).for_each(|item| match item {
        Item::Event(_, event) => last = event.bytes().to_vec(),
        Item::Damage(damage) => assert_eq!(damage.rule, Rule::EventItems, "{damage}"),
    });
    assert!(last == event.bytes());
}

/// Returns each event of the samples that differs from others by more than its data.
pub fn seeds() -> Vec<Vec<u8>> {
    let (mut seeds, mut known) = (Vec::new(), BTreeSet::new());
    each_event(|event| {
        let which = TYPES.iter().position(|of| *of == event.header_type());
        let which = which.expect("all types are listed") as u8;
        // The last two bytes of the header of a message determine its parts.
        let parts =
            event.bytes().get(6..8).filter(|_| event.kind() == HeaderKind::MessageTraceHeader).map(<[u8]>::to_vec);
        if known.insert((which, event.hook(), parts)) {
            seeds.push([&[which, 0][..], event.bytes()].concat());
            if event.header().is_ok_and(|header| header.instance_id().is_some()) {
                seeds.push([&[which, OLD][..], event.bytes()].concat());
            }
        }
    });
    seeds
}
