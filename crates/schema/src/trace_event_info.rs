//! Schemas that Windows added to a trace: TRACE_EVENT_INFO and EVENT_MAP_INFO.

use std::sync::Arc;

use etwspec::payloads::trace::{
    DecodingSource, EventMetadataEventMapInfoView, EventPropertyInfo, MapFlags, MapValuetype, PropertyFlags,
    TraceEventInfoView,
};
use etwspec::{Error, Guid, Utf16Str};
use etwspec_etl::payload::ValueNames;
use hashbrown::HashMap;

use crate::limits;
use crate::model::{Content, Count, EventId, Field, FieldIndex, Length, Schema, Source};
use crate::properties::{Property, nest};

/// Reads the schema of an event. `None` for events that contain their schema themselves.
///
/// A field with a map has its name only; [`Schemas::finish`](crate::Schemas::finish) adds the names of values.
///
/// # Errors
///
/// Returns [`Error::TooShort`] or [`Error::BadCount`] if there are fewer bytes than the structure announces.
pub fn read_trace_event_info(bytes: &[u8]) -> Result<Option<Schema>, Error> {
    let info = TraceEventInfoView::new(bytes)?;
    let properties = info.tail()?.event_property_info_array;
    let descriptor = info.event_descriptor();
    let class = info.decoding_source() == DecodingSource::WBEM;
    let (provider, event) = match info.decoding_source() {
        DecodingSource::TLG => return Ok(None),
        DecodingSource::WPP => return Ok(None),
        DecodingSource::WBEM => {
            (info.event_guid(), EventId::Class { kind: descriptor.opcode(), version: descriptor.version() })
        }
        _ => (info.provider_guid(), EventId::Manifest { id: descriptor.id(), version: descriptor.version() }),
    };
    let mut schema = Schema::new(Source::TraceEventInfo, provider, event);
    let mut texts = Texts::new(bytes);
    schema.provider_name = texts.get(info.provider_name_offset());
    schema.level = texts.get(info.level_name_offset());
    schema.channel = texts.get(info.channel_name_offset());
    schema.keywords = texts.list(info.keywords_name_offset());
    schema.task = texts.get(info.task_name_offset());
    schema.opcode = texts.get(info.opcode_name_offset());
    schema.message = texts.message(info.event_message_offset());
    if !class {
        schema.name = texts.get(info.event_name_offset());
    }
    let mut maps = Maps::default();
    let all: Vec<Property> = properties.iter().map(|property| maps.property(&property, &mut texts)).collect();
    let top = usize::try_from(info.top_level_property_count()).unwrap_or(usize::MAX);
    schema.fields = nest(&all, top).into();
    Ok(Some(schema))
}

/// Maps by the offset of their name.
#[derive(Default)]
struct Maps(HashMap<u32, Arc<ValueNames>>);

impl Maps {
    fn property(&mut self, property: &EventPropertyInfo, texts: &mut Texts<'_>) -> Property {
        let name = texts.get(property.name_offset()).unwrap_or_else(|| "".into());
        let flags = property.flags();
        let length = match property.length() {
            index if flags.contains(PropertyFlags::PARAM_LENGTH) => Length::Field(FieldIndex(index)),
            0 => Length::Unstated,
            length => Length::Fixed(length),
        };
        let count = match property.count() {
            index if flags.contains(PropertyFlags::PARAM_COUNT) => Count::Field(FieldIndex(index)),
            count if flags.contains(PropertyFlags::PARAM_FIXED_COUNT) => Count::Fixed(count),
            0 | 1 => Count::One,
            count => Count::Fixed(count),
        };
        let tag = if flags.contains(PropertyFlags::HAS_TAGS) { property.reserved() & 0x0FFF_FFFF } else { 0 };
        let field = |content| Field { name, content, count, tag, argument: None };
        if flags.contains(PropertyFlags::STRUCT) {
            let structure = property.struct_type();
            let (start, members) = (structure.struct_start_index(), structure.num_of_struct_members());
            return Property::structure(field(Content::Struct(Vec::new())), start, members);
        }
        let value = property.non_struct_type();
        let map = self.get(value.map_name_offset(), texts);
        let content = Content::Value { in_type: value.in_type(), out_type: value.out_type(), length, map };
        Property { field: field(content), members: None }
    }

    /// Returns the name of a map, without names of values.
    fn get(&mut self, offset: u32, texts: &mut Texts<'_>) -> Option<Arc<ValueNames>> {
        let name = texts.get(offset)?;
        let map = || Arc::new(ValueNames { name: name.to_string(), ..ValueNames::default() });
        Some(self.0.entry(offset).or_insert_with(map).clone())
    }
}

/// Reads the names of values of a provider's fields: the GUID of the provider, and the map. `None` for maps whose values
/// are no numbers.
///
/// # Errors
///
/// Returns [`Error::TooShort`] or [`Error::BadCount`] if there are fewer bytes than the structure announces.
pub fn read_event_map_info(bytes: &[u8]) -> Result<Option<(Guid, ValueNames)>, Error> {
    let info = EventMetadataEventMapInfoView::new(bytes)?;
    let entries = info.tail()?.map_entry_array;
    // Offsets are from the end of the GUID.
    let base = bytes.get(size_of::<Guid>()..).unwrap_or(&[]);
    let flags = info.flag();
    let numbers = info.map_entry_value_type() == MapValuetype::ULONG;
    let values = flags.intersects(MapFlags::MANIFEST_VALUEMAP | MapFlags::WBEM_VALUEMAP);
    let bits = flags.intersects(MapFlags::MANIFEST_BITMAP | MapFlags::WBEM_BITMAP);
    let mut texts = Texts::new(base);
    let Some(name) = texts.get(info.name_offset()) else { return Ok(None) };
    if !numbers || values == bits || flags.intersects(MapFlags::MANIFEST_PATTERNMAP | MapFlags::WBEM_NO_MAP) {
        return Ok(None);
    }
    let entries = entries.iter().filter_map(|entry| {
        let name = texts.get(entry.output_offset())?;
        Some((u64::from(entry.value()), name.trim_end().to_owned()))
    });
    let names = ValueNames { name: name.to_string(), flags: bits, values: entries.collect() };
    Ok(Some((info.provider_id(), names)))
}

/// Texts at offsets. Texts may overlap: together, they are no longer than the bytes that contain them.
struct Texts<'b> {
    bytes: &'b [u8],
    known: HashMap<u32, Option<Arc<str>>>,
    /// Bytes of texts that may still be read.
    left: usize,
}

impl<'b> Texts<'b> {
    fn new(bytes: &'b [u8]) -> Texts<'b> {
        Texts { bytes, known: HashMap::new(), left: bytes.len() }
    }

    /// Returns the text at an offset. `None` if the offset is 0 or beyond the bytes, or if the text is empty.
    fn get(&mut self, offset: u32) -> Option<Arc<str>> {
        if offset == 0 {
            return None;
        }
        if let Some(text) = self.known.get(&offset) {
            return text.clone();
        }
        let text = self.read(offset);
        self.known.insert(offset, text.clone());
        text
    }

    fn read(&mut self, offset: u32) -> Option<Arc<str>> {
        let (text, _) = Utf16Str::split(self.bytes.get(usize::try_from(offset).ok()?..)?);
        self.left = self.left.checked_sub(text.as_bytes().len())?;
        // Windows pads names of levels and opcodes with a space.
        let text = text.to_string();
        let text = text.trim_end();
        (!text.is_empty()).then(|| limits::name(text))
    }

    /// Returns the message at an offset, as [`get`](Self::get) returns a name.
    fn message(&mut self, offset: u32) -> Option<Arc<str>> {
        let (text, _) = Utf16Str::split(self.bytes.get(usize::try_from(offset).ok().filter(|at| *at != 0)?..)?);
        let text = text.to_string();
        let text = text.trim_end();
        (!text.is_empty()).then(|| limits::message(text))
    }

    /// Returns the texts at an offset, until an empty one.
    fn list(&mut self, offset: u32) -> Vec<Arc<str>> {
        /// Number of bits of a keyword.
        const MAX: usize = 64;
        let mut texts = Vec::new();
        let start = usize::try_from(offset).ok().filter(|at| *at != 0);
        let Some(mut left) = start.and_then(|at| self.bytes.get(at..)) else { return texts };
        while texts.len() < MAX {
            let (text, rest) = Utf16Str::split(left);
            let Some(unread) = self.left.checked_sub(text.as_bytes().len()).filter(|_| !text.is_empty()) else { break };
            self.left = unread;
            texts.push(limits::name(text.to_string().trim_end()));
            left = rest;
        }
        limits::keywords(&mut texts);
        texts
    }
}
