//! Schemas that are made to take time or memory.

use std::sync::Arc;
use std::time::{Duration, Instant};

use etwspec::Pointer;
use etwspec::headers::{TdhInType, TdhOutType};
use etwspec_schema::{Content, Count, Field, FieldIndex, Length, Schemas, read_event_map_info, read_trace_event_info};
use peak_alloc::PeakAlloc;

use crate::events::{self, EVENT_INFO};
use crate::records;

#[global_allocator]
static MEMORY: PeakAlloc = PeakAlloc;

/// Most memory in megabytes, tests that run at the same time included, and most time.
const MAX: (f32, Duration) = (192.0, Duration::from_secs(30));

pub(crate) fn bounded<T>(run: impl FnOnce() -> T) -> T {
    let start = Instant::now();
    let result = run();
    assert!(start.elapsed() < MAX.1, "{:?}", start.elapsed());
    assert!(MEMORY.peak_usage_as_mb() < MAX.0, "{} MB", MEMORY.peak_usage_as_mb());
    result
}

const NAMES: records::Names<'static> = ["Provider", "", "", "", "Task", "", ""];

fn info(fields: &[Field]) -> Vec<u8> {
    records::trace_event_info(events::provider(), 1, 0, &NAMES, fields)
}

fn text(name: &str) -> Field {
    Field::value(name, TdhInType::UNICODESTRING, TdhOutType::NULL)
}

#[test]
fn structures_that_contain_themselves_are_bounded() {
    let mut bytes = info(&vec![Field::structure("s", vec![text("t")]); 1000]);
    // Every structure has all fields as members.
    for property in bytes[112..112 + 24 * 1000].chunks_exact_mut(24) {
        property[8..12].copy_from_slice(&[0, 0, 0xE8, 3]);
    }
    let schema = bounded(|| read_trace_event_info(&bytes)).expect("it is valid").expect("it is of a manifest");
    fn count(fields: &[Field]) -> usize {
        let members = fields.iter().map(|field| if let Content::Struct(all) = &field.content { count(all) } else { 0 });
        fields.len() + members.sum::<usize>()
    }
    assert!(count(&schema.fields) <= 2000, "{} fields", count(&schema.fields));
}

#[test]
fn nested_arrays_without_bytes_are_bounded() {
    let mut field = text("t");
    let length = Length::Field(FieldIndex(0));
    field.content = Content::Value { in_type: TdhInType::BINARY, out_type: TdhOutType::NULL, length, map: None };
    field.count = Count::Fixed(u16::MAX);
    for _ in 0..12 {
        field = Field::structure("s", vec![field]);
        field.count = Count::Fixed(u16::MAX);
    }
    let number = Field::value("n", TdhInType::UINT8, TdhOutType::NULL);
    let data = vec![0; 50_000];
    let all = [
        events::record(Pointer::Bits64, EVENT_INFO, &info(&[number, field])),
        events::event(Pointer::Bits64, 1, 0, &data),
    ];
    let file = events::file(&all);
    let decoded = bounded(|| events::decode(&file, events::schemas(&file)));
    assert!(decoded[0].0.lines.len() <= 40 * data.len(), "{} lines", decoded[0].0.lines.len());
}

#[test]
fn names_that_share_bytes_are_bounded() {
    // Each name is the end of one text, and as long as the record.
    let mut bytes = info(&vec![text("t"); 1000]);
    let start = bytes.len();
    bytes.extend("n".repeat(16_000).encode_utf16().flat_map(u16::to_le_bytes));
    for (index, property) in bytes[112..112 + 24 * 1000].chunks_exact_mut(24).enumerate() {
        property[4..8].copy_from_slice(&((start + 2 * index) as u32).to_le_bytes());
    }
    let schema = bounded(|| read_trace_event_info(&bytes)).expect("it is valid").expect("it is of a manifest");
    let size: usize = schema.fields.iter().map(|field| field.name.len()).sum();
    assert!(size <= bytes.len(), "{size} bytes of names from {}", bytes.len());
    let mut map = [&events::provider().to_bytes()[..], &[24, 0, 0, 0, 1, 0, 0, 0]].concat();
    map.extend(4000u32.to_le_bytes());
    map.extend([0; 4]);
    for index in 0..4000u32 {
        map.extend((16 + 8 * 4000 + 2 * index).to_le_bytes());
        map.extend(index.to_le_bytes());
    }
    map.extend("n".repeat(12_000).encode_utf16().flat_map(u16::to_le_bytes));
    let names = bounded(|| read_event_map_info(&map)).expect("it is valid");
    let size: usize = names.iter().flat_map(|(_, names)| &names.values).map(|(_, name)| name.len()).sum();
    assert!(size <= map.len(), "{size} bytes of names from {}", map.len());
}

#[test]
fn fields_of_one_name_take_linear_time() {
    let metadata =
        records::tracelogging("Event", 0, &vec![Field::value("a", TdhInType::UINT8, TdhOutType::NULL); 15_000]);
    let file = events::file(&[events::traced(Pointer::Bits64, &metadata, None, &[7; 15_000])]);
    let decoded = bounded(|| events::decode(&file, events::schemas(&file)));
    let (lines, rest) = (&decoded[0].0.lines, &decoded[0].0.rest);
    // The fields after the first 4,096 are not decoded.
    assert_eq!((lines.len(), &*lines[0], &*lines[1], &*lines[4_095]), (4_096, "a=u7", "a_2=u7", "a_4096=u7"));
    assert_eq!(rest.len(), 15_000 - 4_096);
}

#[test]
fn ten_thousand_schemas_take_memory_in_proportion() {
    let fields: Vec<Field> = (0..20).map(|index| text(&format!("field{index}"))).collect();
    let all: Vec<Vec<u8>> = (0..10_000)
        .map(|id| {
            let info = records::trace_event_info(events::provider(), id, 0, &NAMES, &fields);
            events::record(Pointer::Bits64, EVENT_INFO, &info)
        })
        .collect();
    let file = events::file(&all);
    drop(all);
    let before = MEMORY.current_usage_as_mb();
    let schemas = bounded(|| events::schemas(&file));
    let used = MEMORY.current_usage_as_mb() - before;
    assert_eq!(schemas.iter().count(), 10_000);
    assert!(used < 96.0, "{used} MB for schemas in {} bytes", file.len());
}

#[test]
fn schemas_beyond_the_limit_of_memory_are_left_out_and_counted() {
    let field = |id: u16| [text(&format!("field{id}"))];
    let info = |id| records::trace_event_info(events::provider(), id, 0, &NAMES, &field(id));
    let mut schemas = Schemas::new();
    for id in 0..u16::MAX {
        schemas.add(read_trace_event_info(&info(id)).expect("it is valid").expect("it is of a manifest"));
    }
    let (count, left) = (schemas.iter().count(), schemas.left_out());
    assert!(count > 10_000 && count as u64 + left == u64::from(u16::MAX), "{count}, {left} left out");
    // The same schemas again take no memory.
    schemas.add(read_trace_event_info(&info(1)).expect("it is valid").expect("it is of a manifest"));
    assert_eq!((schemas.iter().count(), schemas.left_out()), (count, left));
    schemas.allow(16 << 20);
    schemas.add(read_trace_event_info(&info(u16::MAX)).expect("it is valid").expect("it is of a manifest"));
    assert_eq!((schemas.iter().count(), schemas.left_out()), (count + 1, left));
}

#[test]
fn schemas_share_names_and_fields_that_are_equal() {
    let info = |id| records::trace_event_info(events::provider(), id, 0, &NAMES, &[text("a"), text("b")]);
    let all: Vec<Vec<u8>> = (1..3).map(|id| events::record(Pointer::Bits64, EVENT_INFO, &info(id))).collect();
    let schemas = events::schemas(&events::file(&all));
    let [one, other] = schemas.iter().collect::<Vec<_>>()[..] else { panic!("two schemas") };
    assert!(Arc::ptr_eq(&one.fields, &other.fields));
    assert!(one.task.as_ref().zip(other.task.as_ref()).is_some_and(|(one, other)| Arc::ptr_eq(one, other)));
}

#[test]
fn decoders_that_forget_what_they_compiled_decode_alike() {
    // Each event has fields of its own, together more than decoders may keep.
    let event = |part: usize| {
        let fields: Vec<Field> = (0..2000)
            .map(|index| Field::value(&format!("f{part}_{index}"), TdhInType::UINT8, TdhOutType::NULL))
            .collect();
        events::traced(Pointer::Bits64, &records::tracelogging("Event", 0, &fields), None, &[7; 2000])
    };
    let all: Vec<Vec<u8>> = (0..60).chain(0..60).map(event).collect();
    let file = events::file(&all);
    let decoded = events::decode(&file, Schemas::new());
    assert_eq!(decoded.len(), 120);
    for (part, (shown, _)) in (0..60).chain(0..60).zip(&decoded) {
        assert_eq!((shown.lines.len(), &*shown.lines[1999]), (2000, &*format!("f{part}_1999=u7")));
    }
}
