//! Identity of an event in a trace, for any header type, and its fields by name.

use etwspec::describe::{Field, Kind, Layout, Values, What};
use etwspec::headers::{
    CompactSystemTraceHeaderView, EventHeaderView, EventTraceHeaderView, HookId, PerfinfoTraceHeaderView,
    SystemTraceHeaderView, TraceHeaderType,
};
use etwspec::{Guid, Meaning, Pointer, Release, payloads};

use crate::walk::Event;

/// Identity of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Identity {
    /// Kernel event, by hook ID.
    Hook(u16),
    /// Classic event, by group GUID and type.
    Classic(Guid, u8),
    /// Manifest event, by provider GUID and event ID.
    Provider(Guid, u16),
}

/// An event.
#[derive(Clone, Debug)]
pub struct Record {
    /// Identity of the event.
    pub identity: Identity,
    /// Timestamp, by the clock of the trace.
    pub time: i64,
    /// Processor of the buffer that contains the event.
    pub processor: u32,
    /// Process ID and thread ID, if the header has them.
    pub context: Option<(u32, u32)>,
    /// Event version.
    pub version: u8,
    /// Pointer size of the payload.
    pub pointer: Pointer,
    /// Payload.
    pub data: Vec<u8>,
}

impl Record {
    /// Creates the record of an event, or returns `None` for a WPP message.
    pub fn new(event: &Event<'_>, processor: u32) -> Option<Record> {
        const WHOLE: &str = "the header is complete";
        let header_type = event.header_type?;
        let made = |identity, version, time, context, wide, data: &[u8]| {
            let pointer = if wide { Pointer::Bits64 } else { Pointer::Bits32 };
            Some(Record { identity, time, processor, context, version, pointer, data: data.to_vec() })
        };
        match header_type {
            TraceHeaderType::SYSTEM32 | TraceHeaderType::SYSTEM64 => {
                let view = SystemTraceHeaderView::new(event.bytes).expect(WHOLE);
                let context = Some((view.process_id(), view.thread_id()));
                let (hook, wide) = (view.packet().hook_id().0, header_type == TraceHeaderType::SYSTEM64);
                let data = view.data().expect(WHOLE);
                made(Identity::Hook(hook), view.version() as u8, view.system_time(), context, wide, data)
            }
            TraceHeaderType::COMPACT32 | TraceHeaderType::COMPACT64 => {
                let view = CompactSystemTraceHeaderView::new(event.bytes).expect(WHOLE);
                let context = Some((view.process_id(), view.thread_id()));
                let (hook, wide) = (view.packet().hook_id().0, header_type == TraceHeaderType::COMPACT64);
                let data = view.data().expect(WHOLE);
                made(Identity::Hook(hook), view.version() as u8, view.system_time(), context, wide, data)
            }
            TraceHeaderType::PERFINFO32 | TraceHeaderType::PERFINFO64 => {
                let view = PerfinfoTraceHeaderView::new(event.bytes).expect(WHOLE);
                let (hook, wide) = (view.packet().hook_id().0, header_type == TraceHeaderType::PERFINFO64);
                let data = view.data().expect(WHOLE);
                made(Identity::Hook(hook), view.version() as u8, view.system_time(), None, wide, data)
            }
            TraceHeaderType::FULL_HEADER32 | TraceHeaderType::FULL_HEADER64 => {
                let view = EventTraceHeaderView::new(event.bytes).expect(WHOLE);
                let (guid, class) = (view.guid(), view.class());
                let hook = payloads::hook_of(&guid, class.kind()).map(|hook| Identity::Hook(hook.0));
                let identity = hook.unwrap_or(Identity::Classic(guid, class.kind()));
                let context = Some((view.process_id(), view.thread_id()));
                let wide = header_type == TraceHeaderType::FULL_HEADER64;
                made(identity, class.version() as u8, view.time_stamp(), context, wide, view.data().expect(WHOLE))
            }
            TraceHeaderType::EVENT_HEADER32 | TraceHeaderType::EVENT_HEADER64 => {
                let view = EventHeaderView::new(event.bytes).expect(WHOLE);
                let about = view.event_descriptor();
                let identity = Identity::Provider(view.provider_id(), about.id());
                let context = Some((view.process_id(), view.thread_id()));
                let wide = header_type == TraceHeaderType::EVENT_HEADER64;
                made(identity, about.version(), view.time_stamp(), context, wide, view.data().expect(WHOLE))
            }
            _ => None,
        }
    }

    /// Returns the fields of the payload, if the tables have a structure for it.
    pub fn fields(&self, release: Release) -> Option<Vec<FieldValue>> {
        let Identity::Hook(hook) = self.identity else { return None };
        let binding = payloads::find(HookId(hook), self.version, self.pointer, Some(release))?;
        Some(field_values(binding.layout(self.pointer, Some(release))?, &self.data))
    }
}

/// A field and its value.
#[derive(Clone, Debug)]
pub struct FieldValue {
    /// Path, as written in C.
    pub path: String,
    /// Bytes of the field.
    pub bytes: Vec<u8>,
    /// Value, if the field is a number. A bit field contributes only its own bits.
    pub number: Option<u64>,
    /// Meaning of the value, if the tables contain it.
    pub meaning: Option<Meaning>,
    /// Enumeration or flags of which the field contains a value.
    pub values: Option<&'static Values>,
    /// Size of a character or an element for strings and arrays, otherwise the size of the field.
    pub unit: usize,
}

impl FieldValue {
    /// Returns the characters up to the first NUL.
    pub fn text(&self) -> String {
        let units = self.bytes.chunks_exact(self.unit.clamp(1, 2));
        let numbers: Vec<u16> = units.map(|unit| u16::from_le_bytes([unit[0], *unit.get(1).unwrap_or(&0)])).collect();
        String::from_utf16_lossy(numbers.split(|unit| *unit == 0).next().unwrap_or(&[]))
    }
}

/// Returns the fields of bytes of a layout, including nested fields, array elements, and the parts after the fixed
/// part.
fn field_values(layout: &'static Layout, bytes: &[u8]) -> Vec<FieldValue> {
    let mut all = Vec::new();
    for piece in layout.walk(bytes) {
        match piece.what {
            What::Field(field) => add(field, &bytes[piece.base..], &mut all),
            What::Values(part) => push(&mut all, part.name, part.meaning, piece.bytes, piece.bytes.len()),
            What::Text(part) => {
                let unit = if part.ty == "WCHAR" { 2 } else { 1 };
                push(&mut all, part.name, part.meaning, piece.bytes, unit);
            }
            _ => {}
        }
    }
    all
}

fn push(all: &mut Vec<FieldValue>, path: &str, meaning: Option<Meaning>, bytes: &[u8], unit: usize) {
    let number = (1..=8).contains(&bytes.len()).then(|| little_endian(bytes));
    all.push(FieldValue { path: path.to_owned(), bytes: bytes.to_vec(), number, meaning, values: None, unit });
}

fn add(field: &'static Field, structure: &[u8], all: &mut Vec<FieldValue>) {
    let Some(bytes) = structure.get(field.offset()..field.offset() + field.size()) else { return };
    match field.kind() {
        Kind::Array { element, .. } => {
            push(all, field.path(), field.meaning(), bytes, element.size as usize);
            for (index, bytes) in bytes.chunks_exact(element.size.max(1) as usize).enumerate() {
                push(all, &format!("{}[{index}]", field.path()), field.meaning(), bytes, element.size as usize);
            }
        }
        Kind::Bit { start, width } => {
            let number = little_endian(bytes) >> start & (u64::MAX >> (64 - width));
            let path = field.path().to_owned();
            let (meaning, values) = (field.meaning(), field.values());
            all.push(FieldValue {
                path,
                bytes: bytes.to_vec(),
                number: Some(number),
                meaning,
                values,
                unit: field.size(),
            });
        }
        _ => {
            push(all, field.path(), field.meaning(), bytes, field.size());
            if let Some(value) = all.last_mut() {
                value.values = field.values();
            }
        }
    }
    field.children().iter().for_each(|child| add(child, structure, all));
}

fn little_endian(bytes: &[u8]) -> u64 {
    bytes.iter().rev().fold(0, |number, byte| number << 8 | u64::from(*byte))
}
