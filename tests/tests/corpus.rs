//! Compares observed traces with the counts of an independent C program.

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::fs;
use std::io::Cursor;
use std::path::Path;

use binrw::{BinRead, BinWrite};
use etwspec::buffers::{EtwBufferFlag, EtwBufferType, WmiBufferHeaderPtr32, WmiBufferHeaderPtr64, wmi_buffer_header};
use etwspec::headers::{
    CompactSystemTraceHeader, CompactSystemTraceHeaderView, EventTraceHeader, EventTraceHeaderView,
    PerfinfoTraceHeader, PerfinfoTraceHeaderView, SystemTraceHeader, SystemTraceHeaderView, TraceHeaderType,
};
use etwspec::{Pointer, Release};
use etwspec_tests::walk::{self, Buffer, Event, Stop};
use etwspec_tests::{console, corpus};
use serde::Deserialize;

/// Entry of `counts.json` for a file.
#[derive(Deserialize)]
struct Counts {
    buffers: usize,
    compressed_buffers: usize,
    uncompressed_valid_bytes: usize,
    events: usize,
    wpp_messages: usize,
    events_after_saved_offset: usize,
    max_cpu: u16,
    max_seq: i64,
    buffer_types: BTreeMap<String, usize>,
    buffer_flags: BTreeMap<String, usize>,
    header_types: BTreeMap<String, Tally>,
    events_by_key: Vec<Key>,
}

#[derive(Clone, Copy, Debug, Default, Deserialize, PartialEq, Eq)]
struct Tally {
    n: usize,
    bytes: usize,
}

impl Tally {
    fn add(&mut self, event: &Event<'_>) {
        self.n += 1;
        self.bytes += event.bytes.len();
    }
}

/// A kind of event; the header type determines which fields are present.
#[derive(Deserialize)]
struct Key {
    ht: String,
    hook: Option<String>,
    provider: Option<String>,
    #[serde(rename = "type")]
    kind: Option<u8>,
    ver: Option<u16>,
    #[serde(flatten)]
    tally: Tally,
}

/// Header type, then hook ID or GUID and type, then version.
type Name = (String, String, u16);

#[derive(Deserialize)]
struct CountsFile {
    files: BTreeMap<String, Counts>,
}

fn counts(folder: &Path) -> BTreeMap<String, Counts> {
    let text = fs::read_to_string(folder.join("counts.json")).expect("counts.json is readable");
    let counts: CountsFile = serde_json::from_str(&text).expect("counts.json has the documented format");
    assert_eq!(counts.files.len(), 19, "the corpus has 19 files");
    counts.files
}

/// Reads the release from the payload of the first event. Microsoft documents TRACE_LOGFILE_HEADER with the build at
/// offset 8.
fn release(first: &Event<'_>) -> Release {
    let build = first.bytes[SystemTraceHeader::SIZE + 8..].first_chunk().expect("the first event describes the file");
    Release::from_build(u32::from_le_bytes(*build)).expect("a release has the build")
}

fn pointer(first: &Event<'_>) -> Pointer {
    match first.header_type {
        Some(TraceHeaderType::SYSTEM32) => Pointer::Bits32,
        Some(TraceHeaderType::SYSTEM64) => Pointer::Bits64,
        other => panic!("the first event describes the file, but is of type {other:?}"),
    }
}

/// Returns the processor of a buffer: one number from 6.2 on, the low byte of two before.
fn processor(header: &wmi_buffer_header::Any) -> u16 {
    use wmi_buffer_header::Any;
    macro_rules! two_bytes {
        ($context:expr) => {{
            let context = $context;
            u16::from_le_bytes([context.processor_number(), context.alignment()])
        }};
    }
    match header {
        Any::V6_0Ptr32(header) => two_bytes!(header.client_context()),
        Any::V6_0Ptr64(header) => two_bytes!(header.client_context()),
        Any::V6_0LatePtr32(header) => two_bytes!(header.client_context()),
        Any::V6_0LatePtr64(header) => two_bytes!(header.client_context()),
        Any::V6_1Ptr32(header) => two_bytes!(header.client_context()),
        Any::V6_1Ptr64(header) => two_bytes!(header.client_context()),
        Any::WmiBufferHeaderPtr32(header) => header.client_context().processor_index(),
        Any::WmiBufferHeaderPtr64(header) => header.client_context().processor_index(),
        other => panic!("no trace in the corpus is so old: {other:?}"),
    }
}

/// Reads and writes a header in every supported way, and compares the bytes.
macro_rules! unchanged {
    ($bytes:expr, $owned:ty, $view:ty) => {{
        let bytes: &[u8] = &$bytes[..<$owned>::SIZE];
        let owned = <$owned>::from_slice(bytes).expect("the header is complete");
        assert_eq!(owned.to_bytes(), bytes);
        let view = <$view>::new(bytes).expect("the header is complete");
        assert_eq!(view.as_bytes(), bytes);
        assert_eq!(view.to_value(), owned);
        through_a_stream(&owned, bytes);
        view
    }};
}

fn through_a_stream<T>(value: &T, bytes: &[u8])
where
    T: for<'a> BinRead<Args<'a> = ()> + for<'a> BinWrite<Args<'a> = ()> + Debug + PartialEq,
    T: binrw::meta::ReadEndian + binrw::meta::WriteEndian,
{
    let mut stream = Cursor::new(bytes);
    assert_eq!(&T::read(&mut stream).expect("the header is complete"), value);
    assert_eq!(stream.position(), bytes.len() as u64, "the reader consumes the size of the structure");
    let mut written = Cursor::new(Vec::new());
    value.write(&mut written).expect("a vector accepts all writes");
    assert_eq!(written.into_inner(), bytes);
}

/// Reads the header of an event with its type, compares it with the bytes, and returns the kind of event.
fn read(event: &Event<'_>) -> Option<Name> {
    let header_type = event.header_type?;
    let (hook_or_class, version) = match header_type {
        TraceHeaderType::SYSTEM32 | TraceHeaderType::SYSTEM64 => {
            let view = unchanged!(event.bytes, SystemTraceHeader, SystemTraceHeaderView);
            assert_eq!(view.header_type(), header_type);
            (format!("{:#06x}", view.packet().hook_id().0), view.version())
        }
        TraceHeaderType::COMPACT32 | TraceHeaderType::COMPACT64 => {
            let view = unchanged!(event.bytes, CompactSystemTraceHeader, CompactSystemTraceHeaderView);
            assert_eq!(view.header_type(), header_type);
            (format!("{:#06x}", view.packet().hook_id().0), view.version())
        }
        TraceHeaderType::PERFINFO32 | TraceHeaderType::PERFINFO64 => {
            let view = PerfinfoTraceHeaderView::new(event.bytes).expect("the header is complete");
            let header = &event.bytes[..view.data_offset()];
            let owned = PerfinfoTraceHeader::from_slice(event.bytes).expect("the header is complete");
            assert_eq!(owned.to_vec().expect("the decoded value can be written"), header);
            assert_eq!(view.to_value(), owned);
            through_a_stream(&owned, header);
            assert_eq!(view.header_type(), header_type);
            assert_eq!(view.data().expect("the payload is present").len(), event.bytes.len() - header.len());
            let packet = view.packet();
            assert_eq!(packet.hook_id().0.to_le_bytes(), [packet.kind(), packet.group()]);
            (format!("{:#06x}", packet.hook_id().0), view.version() & 0xFF)
        }
        TraceHeaderType::FULL_HEADER32 | TraceHeaderType::FULL_HEADER64 => {
            let view = unchanged!(event.bytes, EventTraceHeader, EventTraceHeaderView);
            assert_eq!(view.header_type(), header_type);
            (format!("{} {}", view.guid(), view.class().kind()), view.class().version())
        }
        _ => return None,
    };
    Some((format!("{:#04x}", header_type.0), hook_or_class, version))
}

/// Returns the rows of `counts.json` for headers that are in the tables.
fn expected_names(counts: &Counts) -> BTreeMap<Name, Tally> {
    let row = |key: &Key| {
        let name = match (&key.hook, &key.provider, key.kind) {
            (Some(hook), _, _) => hook.clone(),
            (None, Some(provider), Some(kind)) => format!("{provider} {kind}"),
            _ => return None,
        };
        Some(((key.ht.clone(), name, key.ver?), key.tally))
    };
    counts.events_by_key.iter().filter_map(row).collect()
}

fn first_event<'a>(file: &'a [u8]) -> Event<'a> {
    let buffer = walk::buffers(file).next().expect("a file has a buffer").expect("the first buffer is complete");
    buffer.events().next().expect("the first buffer has an event").expect("the first event is complete")
}

#[test]
fn buffers_match_independent_counts() {
    let folder = match corpus::folder() {
        Ok(folder) => folder,
        Err(skipped) => return console::say(&skipped),
    };
    for (name, counts) in counts(&folder) {
        let file = fs::read(folder.join(&name)).expect("the file is readable");
        let first = first_event(&file);
        let (release, pointer) = (release(&first), pointer(&first));
        let buffers: Vec<Buffer<'_>> =
            walk::buffers(&file).collect::<Result<_, Stop>>().expect("the file ends with its last buffer");
        assert_eq!(buffers.len(), counts.buffers, "buffers of {name}");
        let compressed = buffers.iter().filter(|buffer| buffer.is_compressed()).count();
        assert_eq!(compressed, counts.compressed_buffers, "compressed buffers of {name}");

        let (mut flags, mut types) = (BTreeMap::new(), BTreeMap::new());
        let (mut last_processor, mut last_number) = (0, 0);
        for buffer in &buffers {
            let header =
                wmi_buffer_header::Any::from_slice(buffer.bytes, release, pointer).expect("the tables have it");
            let bytes = &buffer.bytes[..WmiBufferHeaderPtr64::SIZE];
            assert_any_unchanged(&header, bytes, release, pointer);
            last_processor = last_processor.max(processor(&header));
            last_number = last_number.max(buffer.header.sequence_number());
            for (_, flag) in buffer.header.buffer_flag().names() {
                *flags.entry(format!("{:#06x}", flag.0)).or_default() += 1;
            }
            assert_eq!(buffer.header.buffer_flag().unnamed(), EtwBufferFlag(0), "a flag without a name in {name}");
            *types.entry(type_name(buffer.header.buffer_type())).or_default() += 1;
        }
        assert_eq!(flags, counts.buffer_flags, "flags of the buffers of {name}");
        assert_eq!(types, counts.buffer_types, "types of the buffers of {name}");
        assert_eq!(last_processor, counts.max_cpu, "processors of {name}");
        assert_eq!(last_number, counts.max_seq, "sequence numbers of {name}");
    }
}

fn assert_any_unchanged(header: &wmi_buffer_header::Any, bytes: &[u8], release: Release, pointer: Pointer) {
    let streamed = wmi_buffer_header::Any::read_le_args(&mut Cursor::new(bytes), (release, pointer));
    assert_eq!(&streamed.expect("the header is complete"), header);
    let mut written = Cursor::new(Vec::new());
    header.write_le(&mut written).expect("a vector accepts all writes");
    assert_eq!(written.into_inner(), bytes);
    unchanged!(bytes, WmiBufferHeaderPtr32, etwspec::buffers::WmiBufferHeaderPtr32View<'_>);
    unchanged!(bytes, WmiBufferHeaderPtr64, etwspec::buffers::WmiBufferHeaderPtr64View<'_>);
}

/// Returns the name of a buffer type. `counts.json` has short names in lower case.
fn type_name(buffer_type: EtwBufferType) -> String {
    let name = buffer_type.name().expect("every type in the corpus has a name");
    name.trim_start_matches("ETW_BUFFER_TYPE_").to_ascii_lowercase()
}

#[test]
fn headers_roundtrip_and_match_independent_counts() {
    let folder = match corpus::folder() {
        Ok(folder) => folder,
        Err(skipped) => return console::say(&skipped),
    };
    let mut whole_files = 0;
    for (name, counts) in counts(&folder) {
        let file = fs::read(folder.join(&name)).expect("the file is readable");
        let (mut types, mut names) = (BTreeMap::<String, Tally>::new(), BTreeMap::<Name, Tally>::new());
        let (mut events, mut messages, mut late, mut valid) = (0, 0, 0, 0);
        for buffer in walk::buffers(&file) {
            let buffer = buffer.expect("the file ends with its last buffer");
            if buffer.is_compressed() {
                continue;
            }
            valid += buffer.end();
            for event in buffer.events() {
                let event =
                    event.unwrap_or_else(|stop| panic!("{name}: {stop:?} in the buffer at {:#x}", buffer.offset));
                events += 1;
                late += usize::from(event.offset >= buffer.header.saved_offset() as usize);
                match event.header_type {
                    Some(header_type) => types.entry(format!("{:#04x}", header_type.0)).or_default().add(&event),
                    None => messages += 1,
                }
                if let Some(name) = read(&event) {
                    names.entry(name).or_default().add(&event);
                }
            }
        }
        if counts.compressed_buffers > 0 {
            continue;
        }
        whole_files += 1;
        assert_eq!(types, counts.header_types, "headers of {name}");
        assert_eq!(names, expected_names(&counts), "hook ids and classes of {name}");
        assert_eq!((events, messages), (counts.events, counts.wpp_messages), "events and messages of {name}");
        assert_eq!(valid, counts.uncompressed_valid_bytes, "valid bytes of {name}");
        assert_eq!(late, counts.events_after_saved_offset, "events of {name} beyond SavedOffset");
    }
    assert_eq!(whole_files, 14, "the corpus has 14 files without compression");
}

/// Walks a complete file and returns the number of events. The test is that it returns.
fn walk_all(file: &[u8]) -> usize {
    let buffers: Vec<_> = walk::buffers(file).collect();
    let most = file.len() / WmiBufferHeaderPtr64::SIZE + 1;
    assert!(buffers.len() <= most, "no buffer is smaller than its header");
    let events = |buffer: Buffer<'_>| buffer.events().flatten().inspect(read_what_the_bytes_allow).count();
    buffers.into_iter().flatten().map(events).sum()
}

/// Calls every accessor on a damaged event. Errors are expected, panics are not.
fn read_what_the_bytes_allow(event: &Event<'_>) {
    if let Ok(view) = PerfinfoTraceHeaderView::new(event.bytes) {
        let _ = (view.data(), view.event_extended_item_pmc_counters(), view.event_extended_item_pebs_index());
        let _ = (format!("{view:?}"), view.inserted(), view.data_offset());
    }
    let _ = SystemTraceHeaderView::new(event.bytes).map(|view| (view.data().map(<[u8]>::len), format!("{view:?}")));
    let _ = EventTraceHeaderView::new(event.bytes).map(|view| (view.data().map(<[u8]>::len), format!("{view:?}")));
}

#[test]
fn walks_damaged_traces_without_panic() {
    let folder = match corpus::folder() {
        Ok(folder) => folder,
        Err(skipped) => return console::say(&skipped),
    };
    for name in ["findneedle-wpp-types.etl", "perfview-primitive-types.etl", "s4-windows-update.etl"] {
        let file = fs::read(folder.join(name)).expect("the file is readable");
        let whole = walk_all(&file);
        assert!(whole > 0, "{name} has events");
        let mut random = Random(0x9E37_79B9_7F4A_7C15);
        for _ in 0..500 {
            let mut damaged = file.clone();
            for _ in 0..=random.below(40) {
                let at = random.below(damaged.len());
                damaged[at] = [0, 0xFF, 1 << random.below(8), random.below(256) as u8][random.below(4)];
            }
            damaged.truncate(random.below(4 * file.len()).max(1));
            walk_all(&damaged);
        }
    }
}

proptest::proptest! {
    #[test]
    fn walks_arbitrary_bytes_without_panic(bytes in proptest::collection::vec(proptest::arbitrary::any::<u8>(), 0..400)) {
        walk_all(&bytes);
        // Most random bytes are no buffer: the same bytes as the content of one.
        let size = (WmiBufferHeaderPtr64::SIZE + bytes.len()) as u32;
        let header = *WmiBufferHeaderPtr64::default().set_buffer_size(size).set_saved_offset(size);
        let mut buffer = header.to_bytes().to_vec();
        buffer.extend_from_slice(&bytes);
        walk_all(&buffer);
        for start in (WmiBufferHeaderPtr64::SIZE..buffer.len().saturating_sub(4)).step_by(64) {
            buffer[start + 2..start + 4].copy_from_slice(&[bytes[0] % 0x16, 0xC0]);
        }
        walk_all(&buffer);
    }
}

/// Deterministic pseudorandom numbers: SplitMix64.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((z ^ (z >> 31)) % bound as u64) as usize
    }
}
