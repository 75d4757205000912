//! Schemas that traces contain, and data of their events.

use std::fmt::Write as _;
use std::ops::Range;
use std::sync::Arc;

use etwspec::describe::Why;
use etwspec::headers::{EventDescriptor, EventHeaderExtType, EventHeaderFlags, EventSchemaTl};
use etwspec::payloads::trace::{EventMetadataEventMapInfo, TraceEventInfo};
use etwspec::{Guid, Pointer};
use etwspec_etl::payload::{Field, Group, Value, Visitor};
use etwspec_etl::text::output;
use etwspec_etl::write::{Ended, Head, Options, Writer, heads};
use etwspec_etl::{Event, Item, Json, Trace};
use etwspec_schema::{Decoder, EventId, Fit, Schemas, read_event_map_info, read_trace_event_info};

use super::super::library::numbers::Numbers;
use super::super::library::{Target, mutate};
use super::output::check_size;

/// Class of events with schemas, and their types.
const METADATA: Guid = Guid::from_bytes(*b"\xc1\xf6\xcc\xbb\xd1\x6c\xc4\x48\x80\xff\x83\x94\x82\xe3\x76\x71");
const EVENT_INFO: u8 = 0x20;
const MAP_INFO: u8 = 0x21;

/// Maximum size of each part of an input: an event can then contain it.
const MAX: usize = 60_000;

/// The target.
pub const TARGET: Target = Target { name: "schemas", run, seeds, mutate: Some(mutate_schema), words };

/// Input: kind of the schema, pointer size, size of the schema in two bytes, the schema, and the data of an event.
///
/// Nothing panics. Visited values are in the data, in order, each byte once; the rest is at the end. The number of fields
/// is bounded by the size of the input, and so is the size of the event as JSON. The JSON is valid.
pub fn run(input: &[u8]) {
    let Some((&[kind, size, low, high], parts)) = input.split_first_chunk() else { return };
    let (schema, data) = parts.split_at(usize::from(u16::from_le_bytes([low, high])).min(parts.len()));
    let (schema, data) = (&schema[..schema.len().min(MAX)], &data[..data.len().min(MAX)]);
    let pointer = if size & 1 == 0 { Pointer::Bits64 } else { Pointer::Bits32 };
    let mut events = Vec::new();
    match kind % 3 {
        0 => {
            let Ok(Some(read)) = read_trace_event_info(schema) else { return };
            events.push(heads::event_trace(pointer, METADATA, EVENT_INFO, 0, 1).event(schema));
            events.push(match read.event {
                EventId::Manifest { id, version } => manifest(pointer, read.provider, id, version).event(data),
                EventId::Class { kind, version } => {
                    heads::event_trace(pointer, read.provider, kind, version.into(), 2).event(data)
                }
                _ => return,
            });
        }
        1 => {
            let map = read_event_map_info(schema);
            events.push(heads::event_trace(pointer, METADATA, MAP_INFO, 0, 1).event(schema));
            // An event with a field that has the map.
            let Ok(Some((provider, names))) = map else { return };
            let field = property(&names.name, 8);
            let Some(info) = event_info(provider, &[field]) else { return };
            events.push(heads::event_trace(pointer, METADATA, EVENT_INFO, 0, 1).event(&info));
            events.push(manifest(pointer, provider, 1, 0).event(data));
        }
        _ => {
            let Ok(item) = heads::item(EventHeaderExtType::EVENT_SCHEMA_TL, schema) else { return };
            let mut head = manifest(pointer, METADATA, 1, 0);
            let flags = head.flags().with(EventHeaderFlags::EXTENDED_INFO);
            head.set_flags(flags);
            head.extended_data = Some(vec![item]);
            events.push(head.event(data));
        }
    }
    let Ok(events) = events.into_iter().collect::<Result<Vec<_>, _>>() else { return };
    let file = file(&events);
    let trace = Trace::new(&file);
    let mut schemas = Schemas::new();
    schemas.read_trace(&trace);
    let mut decoder = Decoder::new(Arc::new(schemas), None);
    let mut json = Json::new(trace.log_file());
    let mut line = Vec::new();
    trace.for_each(|item| match item {
        Item::Event(_, event) => {
            decoded(&mut decoder, &event);
            line.clear();
            json.line_described(&event, None, &mut decoder, &mut line);
            let object = serde_json::from_slice::<serde_json::Value>(&line);
            assert!(object.as_ref().is_ok_and(serde_json::Value::is_object), "{object:?}: {}", line.escape_ascii());
            check_size(line.len(), 1, schema.len() + data.len());
            assert!(line.iter().filter(|byte| **byte < b' ').count() == 1, "a line has no control character");
        }
        Item::Damage(damage) => panic!("{damage}"),
    });
}

/// Mutates the schema as the structure that it is, and the data.
fn mutate_schema(input: &mut Vec<u8>, numbers: &mut Numbers) {
    let Some((&[kind, size, low, high], parts)) = input.split_first_chunk() else {
        return mutate::bytes(input, numbers);
    };
    let (schema, data) = parts.split_at(usize::from(u16::from_le_bytes([low, high])).min(parts.len()));
    let (mut schema, mut data) = (schema.to_vec(), data.to_vec());
    let layout = match kind % 3 {
        0 => TraceEventInfo::LAYOUT,
        1 => EventMetadataEventMapInfo::LAYOUT,
        _ => EventSchemaTl::LAYOUT,
    };
    mutate::structure(layout, &mut schema, numbers);
    schema.truncate(MAX);
    match numbers.below(4) {
        0 => data.resize(1 << numbers.below(16), numbers.below(256) as u8),
        1 => mutate::bytes(&mut data, numbers),
        _ => {}
    }
    let [low, high] = (schema.len() as u16).to_le_bytes();
    *input = [&[kind, size, low, high], &schema[..], &data].concat();
}

pub(super) fn manifest(pointer: Pointer, provider: Guid, id: u16, version: u8) -> etwspec::headers::EventHeader {
    let mut descriptor = EventDescriptor::default();
    descriptor.set_id(id);
    descriptor.set_version(version);
    heads::event_header(pointer, provider, descriptor, 2)
}

fn file(events: &[Vec<u8>]) -> Vec<u8> {
    let largest = events.iter().map(Vec::len).max().unwrap_or(0) as u32;
    let buffer_size = (largest + (1 << 10)).next_multiple_of(1 << 10);
    let mut writer = Writer::in_memory(Options { buffer_size, ..Options::default() }).expect("the options are good");
    events.iter().for_each(|event| writer.write(0, event).expect("the event fits"));
    writer.finish(Ended::default()).expect("memory does not fail").into_inner()
}

/// Decodes an event, and checks the calls that the visitor received.
fn decoded(decoder: &mut Decoder, event: &Event<'_>) {
    let data = event.data().expect("the header is valid");
    let mut visited = Visited { data: data.as_ptr_range(), ..Visited::default() };
    let Some((_, fit)) = decoder.fields(event, &mut visited).expect("the header is valid") else {
        assert_eq!(visited.visits, 0, "nothing describes the event");
        return;
    };
    assert_eq!(visited.depth, 0, "what begins ends");
    let most = output::names_limit(event.bytes().len()) / output::PUNCTUATION;
    assert!(visited.visits <= most, "{} visits", visited.visits);
    assert!(visited.scalars <= data.len() - visited.rest, "numbers have more bytes than the data");
    assert!(fit != Fit::Exact || visited.rest == 0, "nothing is left if the fields explain all");
    assert!(fit != Fit::BytesLeft || visited.rest != 0, "something is left");
}

/// Checks that values are in the data, in order, and none overlaps another.
struct Visited {
    data: Range<*const u8>,
    /// End of the bytes of the last text.
    end: usize,
    depth: usize,
    visits: usize,
    /// Bytes of numbers.
    scalars: usize,
    /// Bytes that are left.
    rest: usize,
    shown: String,
}

impl Default for Visited {
    fn default() -> Self {
        let data = [].as_ptr_range();
        Visited { data, end: 0, depth: 0, visits: 0, scalars: 0, rest: 0, shown: String::new() }
    }
}

impl Visited {
    fn bytes(&mut self, bytes: &[u8]) {
        let Range { start, end } = bytes.as_ptr_range();
        if bytes.is_empty() {
            return;
        }
        assert!(self.data.start <= start && end <= self.data.end, "a value is in the data");
        let start = start as usize - self.data.start as usize;
        assert!(self.end <= start, "values are in order and do not overlap");
        self.end = start + bytes.len();
    }
}

impl<'a> Visitor<'a> for Visited {
    fn value(&mut self, field: &Field, value: Value<'a>) {
        assert_eq!(self.rest, 0, "the rest comes last");
        self.visits += 1;
        self.scalars += field.bits as usize / 8;
        self.shown.clear();
        write!(self.shown, "{value:?}").expect("text does not fail");
        match value {
            Value::Utf16(text) => self.bytes(text.as_bytes()),
            Value::Ansi(text, _) => self.bytes(text.as_bytes()),
            Value::Utf8(bytes) | Value::Bytes(bytes) => self.bytes(bytes),
            _ => {}
        }
    }

    fn begin(&mut self, _: &Field, _: Group) {
        self.visits += 1;
        self.depth += 1;
        assert!(self.depth <= 64, "structures nest without end");
    }

    fn end(&mut self, _: Group) {
        self.depth = self.depth.checked_sub(1).expect("what ends began");
    }

    fn rest(&mut self, bytes: &'a [u8], _: Why) {
        self.bytes(bytes);
        assert!(bytes.as_ptr_range().end == self.data.end, "the rest is at the end");
        self.rest = bytes.len();
    }
}

/// A field in a TRACE_EVENT_INFO: its properties without names, and the name of its map.
struct Property {
    flags: u32,
    kind: [u8; 8],
    count: u16,
    length: u16,
    map: String,
}

fn property(map: &str, in_type: u16) -> Property {
    let mut kind = [0; 8];
    kind[..2].copy_from_slice(&in_type.to_le_bytes());
    Property { flags: 0, kind, count: 1, length: 0, map: map.to_owned() }
}

/// Returns a TRACE_EVENT_INFO of event 1 in version 0. `None` if it is too large.
fn event_info(provider: Guid, properties: &[Property]) -> Option<Vec<u8>> {
    let mut out = [&provider.to_bytes()[..], &[0; 16], &[1, 0], &[0; 14 + 52]].concat();
    out.extend((properties.len() as u32).to_le_bytes());
    out.extend((properties.len() as u32).to_le_bytes());
    out.extend([0; 4]);
    let start = out.len() + 24 * properties.len();
    let mut text: Vec<u8> = "Name\0".encode_utf16().flat_map(u16::to_le_bytes).collect();
    for property in properties {
        let mut kind = property.kind;
        if !property.map.is_empty() {
            kind[4..].copy_from_slice(&((start + text.len()) as u32).to_le_bytes());
            text.extend(property.map.encode_utf16().chain([0]).flat_map(u16::to_le_bytes));
        }
        out.extend(property.flags.to_le_bytes());
        out.extend((start as u32).to_le_bytes());
        out.extend(kind);
        out.extend(property.count.to_le_bytes());
        out.extend(property.length.to_le_bytes());
        out.extend([0; 4]);
    }
    out.extend(text);
    (out.len() <= MAX).then_some(out)
}

/// Returns every in-type, alone and in arrays, a structure, counts and lengths in fields, a map, and TraceLogging
/// metadata.
fn seeds() -> Vec<Vec<u8>> {
    let data: Vec<u8> = (0..96).map(|byte| if byte < 16 { 4 - byte / 4 } else { byte }).collect();
    let seed = |kind: u8, schema: &[u8]| {
        let [low, high] = (schema.len() as u16).to_le_bytes();
        [&[kind, 0, low, high], schema, &data].concat()
    };
    let mut seeds = Vec::new();
    let mut add = |properties: &[Property]| {
        let info = event_info(METADATA, properties).expect("it is small");
        seeds.push(seed(0, &info));
    };
    for in_type in (1..26).chain(300..311) {
        add(&[property("", in_type)]);
        add(&[Property { flags: 0x20, count: 3, length: 2, ..property("", in_type) }]);
        add(&[property("", 4), Property { flags: 6, count: 0, length: 0, ..property("", in_type) }, property("", 8)]);
    }
    let structure = Property { flags: 0x21, kind: [1, 0, 1, 0, 0, 0, 0, 0], count: 2, ..property("", 0) };
    add(&[structure, property("Map", 8)]);
    // A structure that contains itself.
    add(&[Property { flags: 0x21, kind: [0, 0, 2, 0, 0, 0, 0, 0], count: 9, ..property("", 0) }, property("", 1)]);
    let text = |text: &str| text.encode_utf16().flat_map(u16::to_le_bytes).collect::<Vec<u8>>();
    for flags in [1u8, 2] {
        let map = [&METADATA.to_bytes()[..], &[24, 0, 0, 0, flags, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0], &[24, 0, 0, 0]];
        seeds.push(seed(1, &[&map.concat()[..], &[4, 3, 2, 1], &text("Map\0")].concat()));
    }
    let metadata: [&[u8]; 5] = [
        b"\x00Event\0u32\0\x08",
        b"\x00Event\0a\0\x28\x02\x00b\0\x41c\0\x8E\x09",
        b"\x00Event\0s\0\xF8\x02x\0\x04y\0\x16",
        b"\x00Event\0s\0\xB8\x02\x02\x00x\0\x02s\0\x98\x81\x80\x01y\0\x06",
        b"\x81\x01Event\0c\0\x6E\x02\x00ab",
    ];
    for metadata in metadata {
        let size = (metadata.len() as u16 + 2).to_le_bytes();
        seeds.push(seed(2, &[&size[..], metadata].concat()));
    }
    seeds
}

/// Returns the in-types and out-types as numbers of two bytes, flags of properties, and types of TraceLogging with
/// their flags.
fn words() -> Vec<Vec<u8>> {
    let types = (1..39u16).chain(300..311).map(|of| of.to_le_bytes().to_vec());
    let traced = (0..26u8).flat_map(|of| [0x20, 0x40, 0x60, 0x80, 0xA0, 0xC0].map(|flags| vec![b'a', 0, of | flags]));
    let flags = (0..8u32).map(|bit| (1u32 << bit).to_le_bytes().to_vec());
    types.chain(traced).chain(flags).collect()
}
