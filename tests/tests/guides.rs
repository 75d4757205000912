//! The bytes in the guides of the site are the bytes of the shipped sample trace.

use std::fs;

use etwspec_etl::buffers::{RawBuffer, Scratch};
use etwspec_etl::payload::Decoder;
use etwspec_etl::{Event, SAMPLE, Trace};
use etwspec_tests::corpus;
use serde_json::{Value, json};

/// The bytes that the guides show. `BLESS=1` writes them.
const FILE: &str = "crates/site/templates/guides/sample.json";

/// The kernel event that the guides explain byte by byte.
const EXAMPLE: &str = "PERFINFO_LOG_TYPE_CONTEXTSWAP";

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02X}")).collect::<Vec<_>>().join(" ")
}

/// Returns a run of bytes that is a structure.
fn piece(structure: &str, at: usize, bytes: &[u8]) -> Value {
    json!({ "structure": structure, "at": at, "bytes": hex(bytes) })
}

/// Returns a header, as far as its data, and the data as a structure.
fn parts(event: &Event<'_>, base: usize, payload: &str) -> [Value; 2] {
    let data = event.data().expect("the event is whole");
    let header = event.bytes().len() - data.len();
    let at = base + event.offset();
    [piece(event.header_name(), at, &event.bytes()[..header]), piece(payload, at + header, data)]
}

fn payload_name(event: &Event<'_>) -> &'static str {
    let (key, version) = event.key().expect("a known event");
    let info = Decoder::new(Trace::new(SAMPLE).log_file()).info(key, version, event.pointer());
    info.structure.expect("a payload")
}

/// Returns the sample as the guides show it.
fn shown() -> Value {
    let trace = Trace::new(SAMPLE);
    let log = trace.log_file().expect("the sample has a log file header");
    let buffers: Vec<RawBuffer<'_>> = trace.buffers().filter_map(Result::ok).collect();
    let mut scratch = Scratch::new();
    let (mut rows, mut first, mut example) = (Vec::new(), None, None);
    for raw in &buffers {
        let base = usize::try_from(raw.file_offset()).expect("a small file");
        let buffer = raw.open(&mut scratch);
        let events: Vec<Event<'_>> = buffer.events().filter_map(Result::ok).collect();
        rows.push(json!({
            "at": base,
            "size": raw.bytes().len(),
            "used": raw.header().saved_offset,
            "processor": raw.header().processor,
            "events": events.len(),
        }));
        let is_example = |event: &&Event<'_>| {
            let header = event.bytes().len() - event.data().map_or(0, <[u8]>::len);
            // Without inserted items: the data follow the fixed part of the header.
            event.hook_id().and_then(|hook| hook.name()) == Some(EXAMPLE) && header == PLAIN
        };
        if first.is_none() {
            let event = events.first().expect("the first buffer has an event");
            first = Some(parts(event, base, payload_name(event)));
        }
        if let Some(event) = events.iter().find(is_example).filter(|_| example.is_none()) {
            let records: Vec<Value> =
                events.iter().map(|event| json!([event.offset(), event.bytes().len(), event.header_name()])).collect();
            let header = events.first().expect("the example is one").offset();
            example = Some(json!({
                "number": rows.len(),
                "at": base,
                "size": raw.bytes().len(),
                "records": records,
                "header": piece("WMI_BUFFER_HEADER", base, &raw.bytes()[..header]),
                "record": event.offset(),
                "event": parts(event, base, payload_name(event)),
            }));
        }
    }
    json!({
        "size": SAMPLE.len(),
        "build": log.build,
        "pointer": 64,
        "buffers": rows,
        "first": first,
        "example": example,
    })
}

/// Size of the header of the example without inserted items.
const PLAIN: usize = 16;

#[test]
fn bytes_in_guides_are_those_of_the_sample() {
    let path = corpus::repository().join(FILE);
    let text = serde_json::to_string_pretty(&shown()).expect("JSON") + "\n";
    if std::env::var_os("BLESS").is_some() {
        fs::write(&path, &text).expect("the file can be written");
    }
    let written = fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(written, text, "{FILE} differs from the sample; BLESS=1 writes it");
}

#[test]
fn bytes_in_guides_occur_in_the_sample() {
    let text = fs::read_to_string(corpus::repository().join(FILE)).expect("the file");
    let sample: Value = serde_json::from_str(&text).expect("JSON");
    let mut pieces = vec![&sample["example"]["header"]];
    pieces.extend(sample["example"]["event"].as_array().into_iter().flatten());
    pieces.extend(sample["first"].as_array().into_iter().flatten());
    assert_eq!(pieces.len(), 5);
    for piece in pieces {
        let at = usize::try_from(piece["at"].as_u64().expect("an offset")).expect("an offset");
        let bytes = piece["bytes"].as_str().expect("bytes");
        let end = at + bytes.split(' ').count();
        assert_eq!(hex(&SAMPLE[at..end]), bytes, "at {at:#x}");
    }
}
