//! Builds the records that schemas are in, from `tdh.h` and `TraceLoggingDynamic.h` alone.

use etwspec::Guid;
use etwspec_etl::payload::ValueNames;
use etwspec_schema::{Content, Count, Field, FieldIndex, Length};

use crate::cases::traced_out_type;

fn wide(text: &str) -> Vec<u8> {
    text.encode_utf16().chain([0]).flat_map(u16::to_le_bytes).collect()
}

/// Names in a TRACE_EVENT_INFO, in the order of their offsets: provider, level, channel, keywords, task, opcode, message.
pub(crate) type Names<'n> = [&'n str; 7];

/// Returns a TRACE_EVENT_INFO of an event of a manifest.
pub(crate) fn trace_event_info(provider: Guid, id: u16, version: u8, names: &Names<'_>, fields: &[Field]) -> Vec<u8> {
    const HEADER: usize = 112;
    const PROPERTY: usize = 24;
    let mut properties = Properties::default();
    properties.add(fields);
    properties.number(fields);
    let count = properties.all.len();
    let mut text: Vec<u8> = Vec::new();
    let start = HEADER + PROPERTY * count;
    let mut put = |bytes: &[u8]| {
        text.extend_from_slice(bytes);
        (start + text.len() - bytes.len()) as u32
    };
    let mut out = Vec::new();
    out.extend(provider.to_bytes());
    out.extend([0; 16]);
    out.extend(id.to_le_bytes());
    out.extend([version, 0, 4, 1, 9, 0]);
    out.extend(1u64.to_le_bytes());
    // DecodingSourceXMLFile.
    out.extend(0u32.to_le_bytes());
    for (index, name) in names.iter().enumerate() {
        let bytes = if index == 3 { [wide(name), vec![0, 0]].concat() } else { wide(name) };
        out.extend(if name.is_empty() { 0 } else { put(&bytes) }.to_le_bytes());
    }
    // Message of the provider, binary XML and its size, name and attributes of the event.
    out.extend([0; 20]);
    out.extend((count as u32).to_le_bytes());
    out.extend((fields.len() as u32).to_le_bytes());
    out.extend(0u32.to_le_bytes());
    assert_eq!(out.len(), HEADER);
    for (field, members) in &properties.all {
        let mut flags = 0u32;
        let place = |FieldIndex(index): FieldIndex| properties.order[usize::from(index)] as u16;
        let count = match field.count {
            Count::One => 1,
            Count::Fixed(count) => {
                flags |= 0x20;
                count
            }
            Count::Field(of) => {
                flags |= 4;
                place(of)
            }
            _ => panic!("a manifest does not state {:?}", field.count),
        };
        let mut name = wide(&field.name);
        let (kind, length) = match &field.content {
            Content::Struct(all) => {
                flags |= 1;
                ([members.to_le_bytes(), (all.len() as u16).to_le_bytes(), [0; 2], [0; 2]].concat(), 0)
            }
            Content::Value { in_type, out_type, length, map } => {
                let length = match length {
                    Length::Fixed(length) => {
                        flags |= 0x10;
                        *length
                    }
                    Length::Field(of) => {
                        flags |= 2;
                        place(*of)
                    }
                    _ => 0,
                };
                let map = map.as_ref().map_or(0, |map| put(&wide(&map.name)));
                ([&in_type.0.to_le_bytes()[..], &out_type.0.to_le_bytes(), &map.to_le_bytes()].concat(), length)
            }
            content => panic!("a manifest does not state {content:?}"),
        };
        if field.tag != 0 {
            flags |= 0x40;
        }
        out.extend(flags.to_le_bytes());
        out.extend(put(&name).to_le_bytes());
        out.extend(kind);
        out.extend(count.to_le_bytes());
        out.extend(length.to_le_bytes());
        out.extend(field.tag.to_le_bytes());
        name.clear();
    }
    out.extend(text);
    out
}

/// Properties, in the order of a TRACE_EVENT_INFO: members follow the fields of the structure's level.
#[derive(Default)]
struct Properties<'f> {
    /// Fields, with the index of the first member.
    all: Vec<(&'f Field, u16)>,
    /// Indices of properties, in the order of the model.
    order: Vec<usize>,
}

impl<'f> Properties<'f> {
    fn add(&mut self, fields: &'f [Field]) {
        let start = self.all.len();
        self.all.extend(fields.iter().map(|field| (field, 0)));
        for (index, field) in fields.iter().enumerate() {
            if let Content::Struct(members) = &field.content {
                self.all[start + index].1 = self.all.len() as u16;
                self.add(members);
            }
        }
    }

    fn number(&mut self, fields: &[Field]) {
        for field in fields {
            let index = self.all.iter().position(|(of, _)| std::ptr::eq(*of, field));
            self.order.push(index.expect("all fields were added"));
            if let Content::Struct(members) = &field.content {
                self.number(members);
            }
        }
    }
}

/// Returns a record with an EVENT_MAP_INFO.
pub(crate) fn event_map_info(provider: Guid, map: &ValueNames) -> Vec<u8> {
    let mut out = provider.to_bytes().to_vec();
    let start = 16 + 8 * map.values.len();
    let mut text = wide(&map.name);
    out.extend((start as u32).to_le_bytes());
    out.extend(if map.flags { 2u32 } else { 1 }.to_le_bytes());
    out.extend((map.values.len() as u32).to_le_bytes());
    out.extend(0u32.to_le_bytes());
    for (value, name) in &map.values {
        out.extend(((start + text.len()) as u32).to_le_bytes());
        out.extend((*value as u32).to_le_bytes());
        // Windows pads names with a space.
        text.extend(wide(&format!("{name} ")));
    }
    out.extend(text);
    out
}

/// Returns the metadata of a TraceLogging event: size, tag, name, fields.
pub(crate) fn tracelogging(name: &str, tag: u32, fields: &[Field]) -> Vec<u8> {
    let mut out = vec![0, 0];
    put_tag(&mut out, tag);
    out.extend(name.as_bytes());
    out.push(0);
    put_fields(&mut out, fields);
    let size = u16::try_from(out.len()).expect("the metadata are small").to_le_bytes();
    out[..2].copy_from_slice(&size);
    out
}

/// Appends a tag of 28 bits in parts of 7, the most significant first, as few as contain all bits that are set.
fn put_tag(out: &mut Vec<u8>, tag: u32) {
    let mut left = tag << 4;
    loop {
        let part = (left >> 25) as u8;
        left <<= 7;
        out.push(if left == 0 { part } else { part | 0x80 });
        if left == 0 {
            break;
        }
    }
}

fn put_fields(out: &mut Vec<u8>, fields: &[Field]) {
    for field in fields {
        out.extend(field.name.as_bytes());
        out.push(0);
        let (of, form) = match &field.content {
            Content::Struct(members) => (24, members.len() as u8),
            Content::Custom => (14, 0),
            Content::Value { in_type, out_type, .. } => {
                (in_type.0 as u8, traced_out_type(out_type.0).expect("TraceLogging has the out-type"))
            }
            content => panic!("TraceLogging does not state {content:?}"),
        };
        let kind = match field.count {
            _ if field.content == Content::Custom => 0x60,
            Count::Fixed(_) => 0x20,
            Count::Prefixed => 0x40,
            _ => 0,
        };
        let tagged = field.tag != 0;
        let chained = form != 0 || tagged;
        out.push(of | kind | if chained { 0x80 } else { 0 });
        if chained {
            out.push(form | if tagged { 0x80 } else { 0 });
        }
        if tagged {
            put_tag(out, field.tag);
        }
        if let Count::Fixed(count) = field.count {
            out.extend(count.to_le_bytes());
        }
        if field.content == Content::Custom {
            out.extend(3u16.to_le_bytes());
            out.extend(b"abc");
        }
        if let Content::Struct(members) = &field.content {
            put_fields(out, members);
        }
    }
}
