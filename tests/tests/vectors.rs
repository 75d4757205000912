//! Checks bytes that are independent of the tables in `spec/` against the values documented by their sources.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;
use std::fs;
use std::io::Cursor;

use binrw::{BinRead, BinWrite};
use etwspec::describe::{Layout, layouts};
use etwspec::{Error, Pointer, Record, Release, Tailed};
use etwspec::{buffers, headers, masks, payloads, requests};
use etwspec_tests::decode::{Value, decode};
use etwspec_tests::published::CATALOG;
use etwspec_tests::{console, corpus};
use serde::Deserialize;

/// Topics in which every form requires a vector.
const COVERED_TOPICS: [&str; 2] = ["buffers", "masks"];

/// Structures of other topics in which every form requires a vector.
const COVERED: [&str; 9] = [
    "COMPACT_SYSTEM_TRACE_HEADER",
    "EVENT_EXTENDED_ITEM_PEBS_INDEX",
    "EVENT_EXTENDED_ITEM_PMC_COUNTERS",
    "EVENT_TRACE_HEADER",
    "PERFINFO_TRACE_HEADER",
    "SYSTEM_TRACE_HEADER",
    "WMI_CONTEXTSWAP",
    "WMI_TRACE_PACKET",
    "WNODE_HEADER",
];

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct VectorFile {
    vector: Vec<Vector>,
}

/// A vector, as stored in its file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Vector {
    name: String,
    /// Origin of the bytes and the values.
    origin: String,
    /// For bytes of an observed trace: its file, the start of its SHA-256 for reference, and the offset of the bytes.
    file: Option<String>,
    #[allow(dead_code)]
    sha256: Option<String>,
    offset: Option<usize>,
    structure: String,
    release: String,
    pointer: u32,
    bytes: String,
    fields: BTreeMap<String, toml::Value>,
}

impl Vector {
    fn bytes(&self) -> Vec<u8> {
        let digits: String = self.bytes.lines().map(|line| line.split('#').next().unwrap_or_default()).collect();
        let digits: Vec<u32> = digits
            .chars()
            .filter(|c| !c.is_whitespace())
            .map(|c| c.to_digit(16).expect("a hexadecimal digit"))
            .collect();
        digits.chunks(2).map(|pair| (pair[0] << 4 | pair[1]) as u8).collect()
    }

    fn release(&self) -> Release {
        self.release.parse().expect("a release of the tables")
    }

    fn pointer(&self) -> Pointer {
        Pointer::ALL.into_iter().find(|pointer| pointer.bits() == self.pointer).expect("32 or 64")
    }

    fn layout(&self) -> &'static Layout {
        let holds = |layout: &&Layout| layout.name == self.structure && layout.holds(self.release(), self.pointer());
        let found: Vec<_> = layouts().filter(holds).collect();
        assert_eq!(found.len(), 1, "{}: just one form holds for {} and {}", self.name, self.release, self.pointer);
        found[0]
    }
}

fn value(value: &toml::Value) -> Value {
    match value {
        toml::Value::Integer(number) => Value::Number(i128::from(*number)),
        toml::Value::Array(values) => Value::List(values.iter().map(self::value).collect()),
        // TOML integers are signed 64-bit, so larger values are quoted.
        toml::Value::String(text) => match text.strip_prefix("0x") {
            Some(digits) => Value::Number(i128::from_str_radix(digits, 16).expect("a number")),
            None => {
                Value::Guid(text.parse().unwrap_or_else(|_| panic!("`{text}` is neither a GUID nor `0x` and digits")))
            }
        },
        other => panic!("{other} is not a vector value"),
    }
}

fn vectors() -> Vec<Vector> {
    let folder = corpus::repository().join("tests/vectors");
    let mut paths: Vec<_> =
        fs::read_dir(folder).expect("the folder of vectors").map(|entry| entry.expect("an entry").path()).collect();
    paths.sort();
    let read = |path: std::path::PathBuf| {
        let text = fs::read_to_string(&path).expect("a file of vectors");
        let file: VectorFile = toml::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        file.vector
    };
    paths.into_iter().flat_map(read).collect()
}

#[test]
fn fields_match_describing_tables() {
    let mut wrong = Vec::new();
    for vector in vectors() {
        let layout = vector.layout();
        let decoded = decode(layout, &vector.bytes()).unwrap_or_else(|error| panic!("{}: {error}", vector.name));
        let expected: BTreeMap<_, _> = vector.fields.iter().map(|(path, field)| (path.clone(), value(field))).collect();
        for path in decoded.keys().chain(expected.keys()).collect::<BTreeSet<_>>() {
            let (expected, decoded) = (expected.get(path), decoded.get(path));
            if expected != decoded {
                let text = |value: Option<&Value>| value.map_or("nothing".to_owned(), ToString::to_string);
                let (expected, decoded) = (text(expected), text(decoded));
                wrong.push(format!(
                    "{} ({} {}): {path} expected {expected}, decoded {decoded}",
                    vector.name, layout.name, layout.form
                ));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Reads the bytes as a fixed form in every supported way, and writes them again.
fn fixed<T>(bytes: &[u8], view: impl Fn(&[u8]) -> Result<T, Error>)
where
    T: Record + Debug + PartialEq,
    T: for<'a> BinRead<Args<'a> = ()> + for<'a> BinWrite<Args<'a> = ()>,
{
    let owned = T::from_prefix(bytes).expect("the vector has the bytes");
    assert_eq!(view(bytes), Ok(owned));
    assert_eq!(owned.bytes(), bytes, "{owned:?} writes the bytes it was read from");
    stream(&owned, bytes);
}

/// Returns the same for a form with a tail of variable length.
fn tailed<T, A: Default>(bytes: &[u8], view: impl Fn(&[u8]) -> Result<T, Error>)
where
    T: Tailed + Debug + PartialEq,
    T: for<'a> BinRead<Args<'a> = A> + for<'a> BinWrite<Args<'a> = ()>,
{
    let owned = T::from_slice(bytes).expect("the vector has the bytes");
    assert_eq!(view(bytes).as_ref(), Ok(&owned));
    let mut written = Vec::new();
    owned.append_to(&mut written).expect("the decoded value can be written");
    assert_eq!(written, bytes);
    stream(&owned, bytes);
}

fn stream<T, A: Default>(owned: &T, bytes: &[u8])
where
    T: Debug + PartialEq,
    T: for<'a> BinRead<Args<'a> = A> + for<'a> BinWrite<Args<'a> = ()>,
{
    let mut reader = Cursor::new(bytes);
    assert_eq!(&T::read_le_args(&mut reader, A::default()).expect("the vector has the bytes"), owned);
    assert_eq!(reader.position(), bytes.len() as u64, "the reader consumes the size of the structure");
    let mut writer = Cursor::new(Vec::new());
    owned.write_le(&mut writer).expect("a vector accepts all writes");
    assert_eq!(writer.into_inner(), bytes);
}

/// Returns the function that reads a form, by the names of structure and form.
fn reader(layout: &Layout) -> Option<fn(&[u8])> {
    macro_rules! readers {
        ($($how:ident $structure:literal $form:literal $($path:ident)::+, $view:ident $(.$flatten:ident)?;)*) => {
            match (layout.name, layout.form) {
                $(($structure, $form) => {
                    use $($path)::+::*;
                    type View<'a> = $view<'a>;
                    Some(|bytes| $how(bytes, |bytes| View::new(bytes).map(|view| view.to_value())$(.$flatten())?))
                })*
                _ => None,
            }
        };
    }
    readers! {
        fixed "COMPACT_SYSTEM_TRACE_HEADER" "CompactSystemTraceHeader" headers::compact_system_trace_header, CompactSystemTraceHeaderView;
        fixed "EVENT_EXTENDED_ITEM_PEBS_INDEX" "EventExtendedItemPebsIndex" headers::event_extended_item_pebs_index, EventExtendedItemPebsIndexView;
        tailed "EVENT_EXTENDED_ITEM_PMC_COUNTERS" "EventExtendedItemPmcCounters" headers::event_extended_item_pmc_counters, EventExtendedItemPmcCountersView;
        fixed "EVENT_TRACE_HEADER" "V5_0" headers::event_trace_header, V5_0View;
        fixed "EVENT_TRACE_HEADER" "EventTraceHeader" headers::event_trace_header, EventTraceHeaderView;
        tailed "PERFINFO_TRACE_HEADER" "PerfinfoTraceHeader" headers::perfinfo_trace_header, PerfinfoTraceHeaderView;
        fixed "SYSTEM_TRACE_HEADER" "SystemTraceHeader" headers::system_trace_header, SystemTraceHeaderView;
        fixed "WMI_TRACE_PACKET" "WmiTracePacket" headers::wmi_trace_packet, WmiTracePacketView;
        fixed "WNODE_HEADER" "WnodeHeaderPtr32" headers::wnode_header, WnodeHeaderPtr32View;
        fixed "WNODE_HEADER" "WnodeHeaderPtr64" headers::wnode_header, WnodeHeaderPtr64View;
        fixed "ETW_BUFFER_CONTEXT" "V6_0" buffers::etw_buffer_context, V6_0View;
        fixed "ETW_BUFFER_CONTEXT" "EtwBufferContext" buffers::etw_buffer_context, EtwBufferContextView;
        fixed "ETW_BUFFER_HEADER" "Before6_2" buffers::etw_buffer_header, Before6_2View;
        fixed "ETW_BUFFER_HEADER" "EtwBufferHeader" buffers::etw_buffer_header, EtwBufferHeaderView;
        fixed "ETW_REF_CLOCK" "EtwRefClock" buffers::etw_ref_clock, EtwRefClockView;
        fixed "LIST_ENTRY" "ListEntryPtr32" buffers::list_entry, ListEntryPtr32View;
        fixed "LIST_ENTRY" "ListEntryPtr64" buffers::list_entry, ListEntryPtr64View;
        fixed "SINGLE_LIST_ENTRY" "SingleListEntryPtr32" buffers::single_list_entry, SingleListEntryPtr32View;
        fixed "SINGLE_LIST_ENTRY" "SingleListEntryPtr64" buffers::single_list_entry, SingleListEntryPtr64View;
        fixed "WMI_BUFFER_HEADER" "V5_0Ptr32" buffers::wmi_buffer_header, V5_0Ptr32View;
        fixed "WMI_BUFFER_HEADER" "V5_0Ptr64" buffers::wmi_buffer_header, V5_0Ptr64View;
        fixed "WMI_BUFFER_HEADER" "V5_1Ptr32" buffers::wmi_buffer_header, V5_1Ptr32View;
        fixed "WMI_BUFFER_HEADER" "V5_1Ptr64" buffers::wmi_buffer_header, V5_1Ptr64View;
        fixed "WMI_BUFFER_HEADER" "V5_2Ptr32" buffers::wmi_buffer_header, V5_2Ptr32View;
        fixed "WMI_BUFFER_HEADER" "V5_2Ptr64" buffers::wmi_buffer_header, V5_2Ptr64View;
        fixed "WMI_BUFFER_HEADER" "V6_0Ptr32" buffers::wmi_buffer_header, V6_0Ptr32View;
        fixed "WMI_BUFFER_HEADER" "V6_0Ptr64" buffers::wmi_buffer_header, V6_0Ptr64View;
        fixed "WMI_BUFFER_HEADER" "V6_0LatePtr32" buffers::wmi_buffer_header, V6_0LatePtr32View;
        fixed "WMI_BUFFER_HEADER" "V6_0LatePtr64" buffers::wmi_buffer_header, V6_0LatePtr64View;
        fixed "WMI_BUFFER_HEADER" "V6_1Ptr32" buffers::wmi_buffer_header, V6_1Ptr32View;
        fixed "WMI_BUFFER_HEADER" "V6_1Ptr64" buffers::wmi_buffer_header, V6_1Ptr64View;
        fixed "WMI_BUFFER_HEADER" "WmiBufferHeaderPtr32" buffers::wmi_buffer_header, WmiBufferHeaderPtr32View;
        fixed "WMI_BUFFER_HEADER" "WmiBufferHeaderPtr64" buffers::wmi_buffer_header, WmiBufferHeaderPtr64View;
        fixed "WMI_BUFFER_STATE" "WmiBufferState" buffers::wmi_buffer_state, WmiBufferStateView;
        fixed "WMI_CLIENT_CONTEXT" "WmiClientContext" buffers::wmi_client_context, WmiClientContextView;
        fixed "PERFINFO_GROUPMASK" "V5_1" masks::perfinfo_groupmask, V5_1View;
        fixed "PERFINFO_GROUPMASK" "PerfinfoGroupmask" masks::perfinfo_groupmask, PerfinfoGroupmaskView;
        fixed "WMI_CONTEXTSWAP" "V5_1" payloads::thread::wmi_contextswap, V5_1View;
        fixed "WMI_CONTEXTSWAP" "V6_0" payloads::thread::wmi_contextswap, V6_0View;
        fixed "WMI_CONTEXTSWAP" "V1703" payloads::thread::wmi_contextswap, V1703View;
        fixed "WMI_CONTEXTSWAP" "WmiContextswap" payloads::thread::wmi_contextswap, WmiContextswapView;
        fixed "ISR_MSI" "IsrMsiPtr32" payloads::profile::isr_msi, IsrMsiPtr32View;
        fixed "ISR_MSI" "IsrMsiPtr64" payloads::profile::isr_msi, IsrMsiPtr64View;
        tailed "EVENT_TRACE_PROFILE_COUNTER_INFORMATION" "EventTraceProfileCounterInformation" requests::event_trace_profile_counter_information, EventTraceProfileCounterInformationView;
        fixed "EVENT_TRACE_GROUPMASK_INFORMATION" "EventTraceGroupmaskInformation" requests::event_trace_groupmask_information, EventTraceGroupmaskInformationView;
        fixed "EVENT_TRACE_PERFORMANCE_INFORMATION" "EventTracePerformanceInformation" requests::event_trace_performance_information, EventTracePerformanceInformationView;
    }
}

#[test]
fn roundtrips_every_vector() {
    for vector in vectors() {
        let layout = vector.layout();
        let read = reader(layout).unwrap_or_else(|| panic!("add {} {} to the readers", layout.name, layout.form));
        read(&vector.bytes());
    }
}

#[test]
fn vectors_match_observed_traces() {
    let folder = match corpus::folder() {
        Ok(folder) => folder,
        Err(skipped) => return console::say(&skipped),
    };
    let mut real = 0;
    for vector in vectors() {
        let (Some(file), Some(offset)) = (&vector.file, vector.offset) else { continue };
        let bytes = fs::read(folder.join(file)).expect("the file is readable");
        assert!(bytes[offset..].starts_with(&vector.bytes()), "{}: {file} has other bytes at {offset:#x}", vector.name);
        real += 1;
    }
    assert!(real > 0, "some vectors are from observed traces");
}

#[test]
fn covered_topics_have_a_vector_per_form() {
    let have: BTreeSet<_> = vectors().iter().map(|vector| (vector.layout().name, vector.layout().form)).collect();
    let names: BTreeSet<_> = have.iter().map(|(name, _)| *name).collect();
    let topic: BTreeMap<_, _> =
        CATALOG.structs.iter().map(|structure| (structure.name.as_str(), structure.module.as_str())).collect();
    let (mut must, mut may) = (Vec::new(), BTreeSet::new());
    for layout in layouts().filter(|layout| !have.contains(&(layout.name, layout.form))) {
        // A structure with a vector must have one for every form.
        let covered = names.contains(layout.name) || COVERED.contains(&layout.name);
        if covered || COVERED_TOPICS.contains(&topic[layout.name]) {
            must.push(format!("{} {}", layout.name, layout.form));
        } else {
            may.insert(layout.name);
        }
    }
    for name in COVERED {
        assert!(names.contains(name), "{name} has vectors");
    }
    console::say(&format!("{} structures have vectors, {} have none", names.len(), may.len()));
    assert!(must.is_empty(), "these forms need a vector in tests/vectors: {}", must.join(", "));
}

#[test]
fn vectors_have_origins_and_unique_names() {
    let mut names = BTreeSet::new();
    for vector in vectors() {
        assert!(!vector.origin.trim().is_empty(), "{} has no origin", vector.name);
        assert_eq!(vector.file.is_some(), vector.sha256.is_some() && vector.offset.is_some(), "{}", vector.name);
        assert!(names.insert(vector.name.clone()), "two vectors are called {}", vector.name);
    }
}

fn vector(name: &str) -> Vector {
    vectors().into_iter().find(|vector| vector.name == name).expect("a vector has the name")
}

#[test]
fn decodes_counters_and_pebs_index_before_payload() {
    let bytes = vector("three counters before the payload").bytes();
    let header = headers::PerfinfoTraceHeader::from_slice(&bytes).expect("the header is complete");
    let counters = header.event_extended_item_pmc_counters().expect("one item").expect("counters are announced");
    assert_eq!(counters.counter().iter().collect::<Vec<_>>(), [0x0101_0101_0101_0101, u64::MAX, 3]);
    assert_eq!((header.data_offset(), header.total_size()), (0x28, 0x40));
    assert!(header.event_extended_item_pebs_index().expect("one item").is_none());

    let bytes = vector("PEBS index before the payload").bytes();
    let header = headers::PerfinfoTraceHeader::from_slice(&bytes).expect("the header is complete");
    let index = header.event_extended_item_pebs_index().expect("one item").expect("an index is announced");
    assert_eq!(index.pebs_index(), 0x1234_5678_9ABC_DEF0);
    assert_eq!((header.data_offset(), header.total_size()), (0x18, 0x30));
    assert!(header.event_extended_item_pmc_counters().expect("one item").is_none());
}

#[test]
fn typed_getters_return_names_and_union_arms() {
    use headers::{EventTraceHeader, EventTraceHeaderFlags, TraceHeaderType};
    let bytes = vector("event as set by its provider, 64-bit").bytes();
    let header = EventTraceHeader::from_slice(&bytes).expect("the header is complete");
    assert_eq!(header.header_type(), TraceHeaderType::FULL_HEADER64);
    assert_eq!(header.header_type().name(), Some("TRACE_HEADER_TYPE_FULL_HEADER64"));
    assert_eq!((header.class().kind(), header.class().level(), header.class().version()), (1, 4, 2));
    assert_eq!(header.version(), 0x0002_0401);
    assert_eq!((header.thread_id(), header.process_id()), (0x1234, 0x5678));
    assert_eq!(header.guid().to_string(), "3d6fa8d0-fe05-11d0-9dda-00c04fd7ba7c");
    assert_eq!(header.flags(), EventTraceHeaderFlags(0x0002_0200));
    assert_eq!(header.user_time(), 0x0002_0200, "flags and user time share their bytes");
}

#[test]
fn selects_buffer_header_form_by_release_and_pointer_size() {
    use buffers::wmi_buffer_header::Any;
    let bytes = vector("6.2 form with distinct bytes, 64-bit").bytes();
    for (release, pointer, form) in [
        (Release::WINDOWS_2000, Pointer::Bits32, "V5_0Ptr32"),
        (Release::WINDOWS_XP, Pointer::Bits64, "V5_1Ptr64"),
        (Release::WINDOWS_SERVER_2003_LATE, Pointer::Bits64, "V5_2Ptr64"),
        (Release::WINDOWS_VISTA_EARLY, Pointer::Bits32, "V6_0Ptr32"),
        (Release::WINDOWS_VISTA_LATE, Pointer::Bits64, "V6_0LatePtr64"),
        (Release::WINDOWS_7, Pointer::Bits32, "V6_1Ptr32"),
        (Release::WINDOWS_8, Pointer::Bits64, "WmiBufferHeaderPtr64"),
        (Release::NEWEST, Pointer::Bits32, "WmiBufferHeaderPtr32"),
    ] {
        let any = Any::from_slice(&bytes, release, pointer).expect("every release has a form");
        assert!(format!("{any:?}").starts_with(&format!("{form}(")), "{release} with {pointer:?}: {any:?}");
    }
}

#[test]
fn streams_that_end_early_name_the_structure() {
    let fixed = headers::EventTraceHeader::read(&mut Cursor::new([0; 5])).expect_err("too few bytes");
    let inserted = headers::PerfinfoTraceHeader::read(&mut Cursor::new([0; 7])).expect_err("too few bytes");
    for (error, text) in [
        (fixed, "EVENT_TRACE_HEADER needs 48 bytes, but only 5 are present"),
        (inserted, "PERFINFO_TRACE_HEADER needs 16 bytes, but only 7 are present"),
    ] {
        assert!(error.is_eof() && error.to_string().contains(text), "{error}");
    }
}

#[test]
fn debug_shows_text_as_text() {
    let text = "a\n\"b\"\0".encode_utf16().flat_map(u16::to_le_bytes).collect::<Vec<u8>>();
    let bytes = [&[0; 0x18][..], &text.repeat(5)].concat();
    let view = payloads::config::WmiPnpRecordV4View::new(&bytes).expect("a structure");
    let owned = payloads::config::WmiPnpRecordV4::from_slice(&bytes).expect("a structure");
    for shown in [format!("{view:?}"), format!("{owned:?}")] {
        assert!(
            shown.contains(r#"FriendlyName: "a\n\"b\""#) || shown.contains(r#"friendly_name: "a\n\"b\""#),
            "{shown}"
        );
    }
}
