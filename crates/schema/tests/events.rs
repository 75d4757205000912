//! Traces by the project's writer, and the calls that a visitor receives for their events.

use std::sync::Arc;

use etwspec::describe::Why;
use etwspec::headers::{EventDescriptor, EventHeaderExtType, EventHeaderFlags};
use etwspec::{Guid, Pointer};
use etwspec_etl::payload::{Field, Group, Value, Visitor};
use etwspec_etl::write::{Ended, Head, Options, Writer, heads};
use etwspec_etl::{Item, Json, Trace};
use etwspec_schema::{Decoder, Fit, Schemas};

/// Returns the provider of the events.
pub(crate) fn provider() -> Guid {
    "2f07e2ee-15db-40f1-90ef-9d7ba282188a".parse().expect("it is a GUID")
}

/// Returns the class of events with schemas.
fn metadata() -> Guid {
    "bbccf6c1-6cd1-48c4-80ff-839482e37671".parse().expect("it is a GUID")
}

/// Type of an event with TRACE_EVENT_INFO.
pub(crate) const EVENT_INFO: u8 = 0x20;
/// Type of an event with EVENT_MAP_INFO.
pub(crate) const MAP_INFO: u8 = 0x21;

/// Writes a trace of events.
pub(crate) fn file(events: &[Vec<u8>]) -> Vec<u8> {
    let largest = events.iter().map(Vec::len).max().unwrap_or(0) as u32;
    let buffer_size = (largest + (1 << 10)).next_multiple_of(1 << 10).max(4 << 10);
    let mut writer = Writer::in_memory(Options { buffer_size, ..Options::default() }).expect("the options are valid");
    events.iter().for_each(|event| writer.write(0, event).expect("the event fits"));
    writer.finish(Ended::default()).expect("memory does not fail").into_inner()
}

/// Returns an event with a schema.
pub(crate) fn record(pointer: Pointer, kind: u8, data: &[u8]) -> Vec<u8> {
    heads::event_trace(pointer, metadata(), kind, 0, 1).event(data).expect("the record is small")
}

/// Returns an event of a manifest.
pub(crate) fn event(pointer: Pointer, id: u16, version: u8, data: &[u8]) -> Vec<u8> {
    let mut descriptor = EventDescriptor::default();
    descriptor.set_id(id);
    descriptor.set_version(version);
    heads::event_header(pointer, provider(), descriptor, 2).event(data).expect("the event is small")
}

/// Returns an event with TraceLogging metadata, and provider traits.
pub(crate) fn traced(pointer: Pointer, metadata: &[u8], traits: Option<&[u8]>, data: &[u8]) -> Vec<u8> {
    let mut head = heads::event_header(pointer, provider(), EventDescriptor::default(), 2);
    let flags = head.flags().with(EventHeaderFlags::EXTENDED_INFO);
    head.set_flags(flags);
    let item = |of, data| heads::item(of, data).expect("the item is small");
    let mut items = vec![item(EventHeaderExtType::EVENT_SCHEMA_TL, metadata)];
    items.extend(traits.map(|traits| item(EventHeaderExtType::PROV_TRAITS, traits)));
    head.extended_data = Some(items);
    head.event(data).expect("the event is small")
}

/// The calls that a visitor receives, as text.
#[derive(Debug, Default)]
pub(crate) struct Shown {
    pub(crate) lines: Vec<String>,
    pub(crate) rest: Vec<u8>,
}

impl<'a> Visitor<'a> for Shown {
    fn value(&mut self, field: &Field, value: Value<'a>) {
        let hex = |bytes: &[u8]| bytes.iter().map(|byte| format!("{byte:02x}")).collect::<String>();
        let text = match value {
            Value::Unsigned(number) => format!("u{number}"),
            Value::Signed(number) => format!("s{number}"),
            Value::Hex(number) => format!("x{number}"),
            Value::Address(number) => format!("a{number}"),
            Value::Boolean(number) => format!("b{number}"),
            Value::Char(number) => format!("c{number}"),
            Value::Guid(guid) => guid.to_string(),
            Value::Ipv4(address) => address.to_string(),
            Value::Ipv6(address) => address.to_string(),
            Value::Stamp(stamp) => format!("k{stamp}"),
            Value::Time(time) => format!("t{}", time.0),
            Value::Utf16(text) => format!("w{text}"),
            Value::Ansi(text, _) => format!("n{}", hex(text.as_bytes())),
            Value::Utf8(text) => format!("8{}", hex(text)),
            Value::Float(number) => format!("f{:x}", number.to_bits()),
            Value::Double(number) => format!("d{:x}", number.to_bits()),
            Value::SocketAddress(address) => address.to_string(),
            Value::Sid(sid) => sid.to_string(),
            Value::Bytes(bytes) => format!("h{}", hex(bytes)),
            value => format!("{value:?}"),
        };
        let mut line = format!("{}={text}", field.name);
        if let (Some(names), Value::Unsigned(number) | Value::Hex(number)) = (&field.names, value) {
            let mut add = |name: &str| line.extend([" ", name]);
            if names.are_flags() {
                names.flags(number, |name, _| add(name));
            } else {
                names.name(number).into_iter().for_each(add);
            }
        }
        self.lines.push(line);
    }

    fn begin(&mut self, field: &Field, group: Group) {
        self.lines.push(format!("{}{}", field.name, if group == Group::List { "[" } else { "{" }));
    }

    fn end(&mut self, group: Group) {
        self.lines.push(if group == Group::List { "]" } else { "}" }.to_owned());
    }

    fn rest(&mut self, bytes: &'a [u8], _: Why) {
        assert!(self.rest.is_empty() && !bytes.is_empty(), "bytes are left once");
        self.rest = bytes.to_vec();
    }
}

/// Returns the schemas of a trace.
pub(crate) fn schemas(file: &[u8]) -> Schemas {
    let mut schemas = Schemas::new();
    schemas.read_trace(&Trace::new(file));
    schemas
}

/// Decodes the events of the provider: fields, and fit if a schema describes the event.
pub(crate) fn decode(file: &[u8], schemas: Schemas) -> Vec<(Shown, Option<Fit>)> {
    let mut decoder = Decoder::new(Arc::new(schemas), None);
    let mut all = Vec::new();
    Trace::new(file).for_each(|item| match item {
        Item::Event(_, event) if event.provider() == Some(provider()) => {
            let mut shown = Shown::default();
            let fit = decoder.fields(&event, &mut shown).expect("the header is valid").map(|(_, fit)| fit);
            all.push((shown, fit));
        }
        Item::Damage(damage) => panic!("{damage}"),
        _ => {}
    });
    all
}

/// ID of an event of the provider that neither the tables nor the pack of this package describe.
pub(crate) const UNDESCRIBED: u16 = 60_000;

/// Returns the fields of this event, whose only byte is 7.
pub(crate) fn described(schemas: &Schemas) -> Vec<String> {
    decode(&file(&[event(Pointer::Bits64, UNDESCRIBED, 0, &[7])]), schemas.clone()).remove(0).0.lines
}

/// Returns the JSON of the events of the provider.
pub(crate) fn json(file: &[u8], schemas: Schemas) -> Vec<serde_json::Value> {
    let mut decoder = Decoder::new(Arc::new(schemas), None);
    let trace = Trace::new(file);
    let mut json = Json::new(trace.log_file());
    let mut all = Vec::new();
    trace.for_each(|item| match item {
        Item::Event(_, event) if event.provider() == Some(provider()) => {
            let mut line = Vec::new();
            json.line_described(&event, None, &mut decoder, &mut line);
            assert_eq!(line.iter().filter(|byte| **byte == b'\n').count(), 1);
            assert!(line.iter().all(|byte| *byte == b'\n' || *byte >= b' '), "JSON contains no control characters");
            all.push(serde_json::from_slice(&line).expect("a line is JSON"));
        }
        _ => {}
    });
    all
}
