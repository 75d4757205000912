//! Schemas in TraceLogging events, and traits of their providers.

use std::sync::Arc;

use etwspec::headers::{
    EventHeaderExtType, EventProviderTraitsView, EventSchemaTlView, TdhInType, TdhOutType, TraceHeaderView,
    TraceloggingCount, TraceloggingFieldView, TraceloggingOutType,
};
use etwspec::{Error, Guid};
use etwspec_etl::{Event, text};

use crate::limits;
use crate::model::{Content, Count, EventId, Field, Length, Schema, Source};

/// Maximum depth of structures.
const DEPTH: usize = 16;

/// Returns the schema and the provider traits that an event contains, as bytes.
pub(crate) fn items<'a>(event: &Event<'a>) -> (Option<&'a [u8]>, Option<&'a [u8]>) {
    let (mut schema, mut traits) = (None, None);
    let Ok(TraceHeaderView::EventHeader(view)) = event.header() else { return (None, None) };
    let Some(items) = view.tail().ok().and_then(|tail| tail.extended_data) else { return (None, None) };
    for item in items.iter() {
        let place = match item.ext_type() {
            EventHeaderExtType::EVENT_SCHEMA_TL => &mut schema,
            EventHeaderExtType::PROV_TRAITS => &mut traits,
            _ => continue,
        };
        *place = item.tail().ok().map(|tail| tail.data.as_bytes());
    }
    (schema, traits)
}

/// Reads the name of a provider from its traits.
pub fn read_provider_name(traits: &[u8]) -> Option<Arc<str>> {
    let traits = EventProviderTraitsView::new(traits).ok()?;
    let name = traits.tail().ok()?.provider_name;
    name.is_terminated().then(|| utf8(name.as_bytes()))
}

/// Reads the schema that a TraceLogging event contains.
///
/// # Errors
///
/// Returns [`Error::TooShort`] if the bytes end before the schema does.
pub fn read_tracelogging(provider: Guid, bytes: &[u8]) -> Result<Schema, Error> {
    let view = EventSchemaTlView::new(bytes)?;
    let tail = view.tail()?;
    let mut schema = Schema::new(Source::TraceLogging, provider, EventId::TraceLogging);
    schema.tag = tag([Some(view.tag0()), tail.tag1, tail.tag2, tail.tag3]);
    schema.name = Some(utf8(tail.event_name.as_bytes()));
    let mut fields = tail.fields.iter();
    schema.fields = members(&mut fields, usize::MAX, 0)?.into();
    Ok(schema)
}

fn members<'a>(
    fields: &mut impl Iterator<Item = TraceloggingFieldView<'a>>,
    count: usize,
    depth: usize,
) -> Result<Vec<Field>, Error> {
    let mut members = Vec::new();
    while members.len() < count {
        let Some(field) = fields.next() else { break };
        members.push(self::field(&field, fields, depth)?);
    }
    members.shrink_to_fit();
    Ok(members)
}

fn field<'a>(
    field: &TraceloggingFieldView<'a>,
    others: &mut impl Iterator<Item = TraceloggingFieldView<'a>>,
    depth: usize,
) -> Result<Field, Error> {
    let tail = field.tail()?;
    let (of, out) = (tail.in_, tail.out.unwrap_or_default());
    let in_type = TdhInType(of.in_type().into());
    let kind = TraceloggingCount(of.in_count());
    let count = match kind {
        TraceloggingCount::CONSTANT => Count::Fixed(tail.count.unwrap_or(0)),
        TraceloggingCount::VARIABLE => Count::Prefixed,
        _ => Count::One,
    };
    let content = if kind == TraceloggingCount::CUSTOM {
        Content::Custom
    } else if in_type == TdhInType::RESERVED24 {
        // A structure, whose members follow.
        let count = usize::from(out.out_type());
        Content::Struct(if depth < DEPTH { members(others, count, depth + 1)? } else { Vec::new() })
    } else {
        Content::Value {
            in_type: encoding(in_type),
            out_type: form(in_type, TraceloggingOutType(out.out_type())),
            length: Length::Unstated,
            map: None,
        }
    };
    let tag = tag([tail.tag0, tail.tag1, tail.tag2, tail.tag3]);
    Ok(Field { name: utf8(tail.name.as_bytes()), content, count, tag, argument: None })
}

/// Returns the in-type of a manifest with the same encoding.
fn encoding(of: TdhInType) -> TdhInType {
    match of {
        // In TraceLogging, a size precedes the bytes.
        TdhInType::BINARY => TdhInType::MANIFEST_COUNTEDBINARY,
        of => of,
    }
}

/// Returns the out-type of a manifest that shows a value alike.
fn form(of: TdhInType, out: TraceloggingOutType) -> TdhOutType {
    use TdhOutType as T;
    use TraceloggingOutType as O;
    let wide = matches!(of, TdhInType::INT64 | TdhInType::UINT64 | TdhInType::HEXINT64);
    match out {
        O::STRING => T::STRING,
        O::BOOLEAN => T::BOOLEAN,
        O::HEX => T::HEXINT64,
        O::PID => T::PID,
        O::TID => T::TID,
        O::PORT => T::PORT,
        O::IPV4 => T::IPV4,
        O::IPV6 => T::IPV6,
        O::SOCKETADDRESS => T::SOCKETADDRESS,
        O::XML => T::XML,
        O::JSON => T::JSON,
        O::WIN32ERROR => T::WIN32ERROR,
        O::NTSTATUS => T::NTSTATUS,
        O::HRESULT => T::HRESULT,
        O::FILETIME | O::DATETIME_UTC if wide => T::DATETIME,
        O::CULTURE_INSENSITIVE_DATETIME => T::CULTURE_INSENSITIVE_DATETIME,
        O::SIGNED => T::LONG,
        O::UNSIGNED => T::UNSIGNEDLONG,
        O::UTF8 => T::UTF8,
        O::PKCS7_WITH_TYPE_INFO => T::PKCS7_WITH_TYPE_INFO,
        O::CODE_POINTER => T::CODE_POINTER,
        _ => T::NULL,
    }
}

/// Returns a tag from its parts of 7 bits, the most significant first. The tag has 28 bits.
fn tag(parts: [Option<u8>; 4]) -> u32 {
    parts.iter().enumerate().fold(0, |tag, (index, part)| {
        let part = u32::from(part.unwrap_or(0) & 0x7F);
        tag | part << (21 - 7 * index)
    })
}

fn utf8(bytes: &[u8]) -> Arc<str> {
    limits::name(&text::utf8(bytes))
}
