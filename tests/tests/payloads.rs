//! Reads, writes and explains every event of every observed trace to its last byte.

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::fs;
use std::net::Ipv4Addr;

use etwspec::describe::{Value, What, Why};
use etwspec::headers::{
    CompactSystemTraceHeaderView, EventHeader, EventHeaderView, EventTraceHeaderView, HookId, MessageTrace,
    MessageTraceView, PerfinfoTraceHeaderView, SystemTraceHeaderView, TraceHeaderType,
};
use etwspec::payloads::network::WmiTcpip;
use etwspec::payloads::{self, Payload};
use etwspec::{Pointer, Release};
use etwspec_tests::walk::{self, Event};
use etwspec_tests::{console, corpus};

/// Kernel events whose payload is not fully explained, with the reason: trace (or any), hook ID, event version.
const UNEXPLAINED: &[(&str, u16, u8, &str)] = &[
    ("", 0x0050, 2, "0x30 bytes of zeros in all traces; event and structure unknown"),
    ("sawbuck-process", 0x0301, 2, TEST_WRITER),
    ("sawbuck-process", 0x0302, 2, TEST_WRITER),
    ("sawbuck-process", 0x0303, 2, TEST_WRITER),
    ("sawbuck-process", 0x0304, 2, TEST_WRITER),
    ("sawbuck-process", 0x0301, 3, TEST_WRITER),
    ("sawbuck-process", 0x0302, 3, TEST_WRITER),
    ("sawbuck-process", 0x0303, 3, TEST_WRITER),
    ("sawbuck-process", 0x0304, 3, TEST_WRITER),
];

const TEST_WRITER: &str =
    "written by a test program: a SID follows a TOKEN_USER of zeros, a structure that only its bytes select";

/// Payload of a kernel event, and the properties that determine its structure.
struct Data<'a> {
    hook: u16,
    version: u8,
    pointer: Pointer,
    bytes: &'a [u8],
}

/// Results for one kind of event.
#[derive(Debug, Default, PartialEq, Eq)]
struct Tally {
    events: usize,
    no_structure: usize,
    left: BTreeMap<String, usize>,
}

/// Returns the payload of a kernel event; other records are compared with their bytes.
fn data<'a>(event: &Event<'a>, pointer_of_file: Option<Pointer>) -> Option<Data<'a>> {
    let perfinfo = |hook: u16, version: u16, wide: bool, bytes: &'a [u8]| {
        let pointer = if wide { Pointer::Bits64 } else { Pointer::Bits32 };
        Some(Data { hook, version: version as u8, pointer, bytes })
    };
    match event.header_type {
        Some(kind @ (TraceHeaderType::SYSTEM32 | TraceHeaderType::SYSTEM64)) => {
            let view = SystemTraceHeaderView::new(event.bytes).expect("the header is complete");
            let data = view.data().expect("the payload is present");
            perfinfo(view.packet().hook_id().0, view.version(), kind == TraceHeaderType::SYSTEM64, data)
        }
        Some(kind @ (TraceHeaderType::COMPACT32 | TraceHeaderType::COMPACT64)) => {
            let view = CompactSystemTraceHeaderView::new(event.bytes).expect("the header is complete");
            let data = view.data().expect("the payload is present");
            perfinfo(view.packet().hook_id().0, view.version(), kind == TraceHeaderType::COMPACT64, data)
        }
        Some(kind @ (TraceHeaderType::PERFINFO32 | TraceHeaderType::PERFINFO64)) => {
            let view = PerfinfoTraceHeaderView::new(event.bytes).expect("the header is complete");
            let data = view.data().expect("the payload is present");
            perfinfo(view.packet().hook_id().0, view.version(), kind == TraceHeaderType::PERFINFO64, data)
        }
        Some(kind @ (TraceHeaderType::FULL_HEADER32 | TraceHeaderType::FULL_HEADER64)) => {
            let view = EventTraceHeaderView::new(event.bytes).expect("the header is complete");
            let hook = payloads::hook_of(&view.guid(), view.class().kind())?.0;
            let wide = kind == TraceHeaderType::FULL_HEADER64;
            let mut data = perfinfo(hook, view.class().version(), wide, view.data().expect("the payload is present"))?;
            data.pointer = pointer_of_file.unwrap_or(data.pointer);
            Some(data)
        }
        Some(TraceHeaderType::EVENT_HEADER32 | TraceHeaderType::EVENT_HEADER64) => {
            let view = EventHeaderView::new(event.bytes).expect("the header and its items are complete");
            unchanged(event.bytes, EventHeader::from_slice(event.bytes), view.to_value(), EventHeader::to_vec);
            None
        }
        None => {
            let view = MessageTraceView::new(event.bytes).expect("the header is complete");
            unchanged(event.bytes, MessageTrace::from_slice(event.bytes), Ok(view.to_value()), MessageTrace::to_vec);
            None
        }
        Some(_) => None,
    }
}

/// Checks that reader, view and writer agree on the bytes.
fn unchanged<T: PartialEq + Debug>(
    bytes: &[u8],
    read: Result<T, etwspec::Error>,
    viewed: Result<T, etwspec::Error>,
    write: fn(&T) -> Result<Vec<u8>, etwspec::Error>,
) {
    let value = read.expect("the record is complete");
    assert_eq!(viewed.as_ref(), Ok(&value));
    assert_eq!(write(&value).as_deref(), Ok(bytes));
}

/// Describes the part of a payload that the tables do not explain, or returns `None` if there is none.
fn left(data: &Data<'_>, release: Release) -> Option<Option<String>> {
    let binding = payloads::find(HookId(data.hook), data.version, data.pointer, Some(release))?;
    if binding.whole {
        return None;
    }
    let layout = binding.layout(data.pointer, Some(release))?;
    let typed = Payload::decode_in(HookId(data.hook), data.version, data.pointer, Some(release), data.bytes);
    let padding = layout.size.saturating_sub(layout.fixed);
    for piece in layout.walk(data.bytes) {
        match piece.what {
            // C padding, which may be absent.
            What::Rest(Why::NoRow | Why::After) if piece.bytes.len() == padding && layout.tail.is_empty() => {}
            What::Rest(why) => return Some(Some(format!("{} {why:?} {:#x} bytes", binding.name, piece.bytes.len()))),
            _ => {}
        }
    }
    // The typed reader must accept a payload that the tables explain.
    assert!(matches!(typed, Some(Ok(_))), "{:#06x} v{} {typed:?}", data.hook, data.version);
    Some(None)
}

fn release_of(first: &Event<'_>) -> Release {
    let view = SystemTraceHeaderView::new(first.bytes).expect("the first event describes the file");
    let build = view.data().expect("the payload is not empty")[8..].first_chunk().expect("the build is present");
    Release::from_build(u32::from_le_bytes(*build)).expect("a release has the build")
}

#[test]
fn explains_every_byte_of_kernel_events() {
    let folder = match corpus::folder() {
        Ok(folder) => folder,
        Err(skipped) => return console::say(&skipped),
    };
    let (mut explained, mut unexplained, mut kinds) = (0, Vec::new(), BTreeMap::<_, Tally>::new());
    let mut traces = 0;
    for path in corpus::traces(&folder) {
        traces += 1;
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let file = fs::read(&path).expect("the trace is readable");
        // Test programs wrote these with 32-bit headers regardless of the pointer size of the data.
        let pointer = name.contains("-64-").then_some(Pointer::Bits64);
        let mut release = None;
        for buffer in walk::buffers(&file) {
            let buffer = buffer.expect("the buffers are complete");
            let bytes = buffer.in_memory().expect("the buffer can be decompressed");
            for event in buffer.events_of(&bytes) {
                let event = event.expect("the events are complete");
                let release = *release.get_or_insert_with(|| release_of(&event));
                let Some(data) = data(&event, pointer) else { continue };
                let tally = kinds.entry((data.hook, data.version, data.pointer.bits())).or_default();
                tally.events += 1;
                match left(&data, release) {
                    Some(None) => explained += 1,
                    None if data.bytes.is_empty() => explained += 1,
                    other => {
                        let known = UNEXPLAINED.iter().any(|(trace, hook, version, _)| {
                            name.starts_with(trace) && (*hook, *version) == (data.hook, data.version)
                        });
                        if !known {
                            let left = other.flatten().unwrap_or_else(|| "no structure".to_owned());
                            *tally.left.entry(left).or_default() += 1;
                        }
                    }
                }
            }
        }
    }
    unexplained.extend(kinds.iter().filter(|(_, tally)| !tally.left.is_empty()).take(60));
    assert_eq!(traces, 19, "the corpus has 19 traces");
    assert!(unexplained.is_empty(), "{explained} explained, all but these: {unexplained:#x?}");
    assert!(explained > 130_000, "{explained} kernel events explained to the last byte");
    console::say(&format!("{explained} kernel events of {} kinds explained to the last byte", kinds.len()));
}

#[test]
fn big_endian_fields_are_numbers_wherever_they_are_read() {
    let mut bytes = [0; WmiTcpip::SIZE];
    bytes[8..12].copy_from_slice(&[192, 168, 0, 1]);
    bytes[16..18].copy_from_slice(&[0x01, 0xBB]);
    let event = WmiTcpip::from_bytes(&bytes);
    assert_eq!((event.dest_addr(), event.dest_port()), (0xC0A8_0001, 443));
    assert_eq!(event.dest_addr_as_ipv4(), Ipv4Addr::new(192, 168, 0, 1));
    let mut copy = WmiTcpip::default();
    copy.set_dest_port(443).set_dest_addr_as_ipv4(Ipv4Addr::new(192, 168, 0, 1));
    assert_eq!(copy.to_bytes(), bytes);
    assert!(format!("{event:?}").contains("DestPort: 443"), "{event:?}");
    let json = serde_json::to_value(event).expect("JSON");
    assert_eq!((&json["DestPort"], &json["DestAddr"]), (&443.into(), &0xC0A8_0001_u32.into()));
    assert_eq!(serde_json::from_value::<WmiTcpip>(json).expect("a structure").to_bytes(), bytes);
    let fields = WmiTcpip::LAYOUT.fields;
    let port = fields.iter().find(|field| field.name() == "DestPort").expect("a field");
    assert_eq!(port.value(&bytes), Some(Value::Unsigned(443)));
}
