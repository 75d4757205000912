//! Text and bytes with a length that no dump states.
//!
//! # Design
//!
//! Some events appear only in dumps that state names and types, as if every text ended at a zero. Such text is often counted: by
//! the field before it, `NameLength` before `Name`, or as dumps with lengths state it for another version of the event. Read to a
//! zero, it contains the fields after it, so a reading is used only if it explains all bytes. Otherwise fields end before the text.

use crate::model::{Content, Count, Field, FieldIndex, Length, Schema, Source, uses_length};
use crate::pack::{Layout, Provider, Quantity};

/// Returns the readings of events with a layout, in the order in which they are tried. The first one fits no data.
pub(super) fn readings(
    schema: Schema,
    provider: &Provider<'_>,
    layout: &Layout<'_>,
    unknown: FieldIndex,
) -> Vec<Schema> {
    let is_flat = schema.fields.iter().all(|field| !matches!(field.content, Content::Struct(_)));
    if !is_flat || layout.stated_last().is_some() {
        return vec![schema];
    }
    let mut counted = schema.fields.to_vec();
    let mut first = None;
    for at in 0..schema.fields.len() {
        if let Some(count) = count_of(&schema.fields, at, provider, layout) {
            set_length(counted.get_mut(at), Length::Field(FieldIndex(count as u16)));
            first.get_or_insert(at);
        }
    }
    let Some(first) = first else { return vec![schema] };
    let mut unclear = schema.fields.to_vec();
    set_length(unclear.get_mut(first), Length::Field(unknown));
    let counted = Schema { fields: counted.into(), source: Source::AssumedWindows, ..schema.clone() };
    vec![Schema { fields: unclear.into(), ..schema.clone() }, counted, schema]
}

/// Returns the index of the field that counts a field.
fn count_of(fields: &[Field], at: usize, provider: &Provider<'_>, layout: &Layout<'_>) -> Option<usize> {
    let (before, own) = (fields.get(..at)?, fields.get(at)?);
    let Content::Value { in_type, length: Length::Unstated, .. } = own.content else { return None };
    if !uses_length(in_type) || own.count != Count::One {
        return None;
    }
    let id = layout.newest_row()?.id();
    let versions = provider.events().filter(|event| event.0 == id);
    let stated = versions.flat_map(|(id, version)| provider.layouts(id, version)).find_map(|other| {
        let index = other.fields.iter().position(|field| field.name == &*own.name)?;
        let Quantity::Field(count) = other.stated_last()?.of(index).length else { return None };
        let name = other.fields.iter().nth(count.into())?.name;
        before.iter().position(|field| &*field.name == name)
    });
    let named = || {
        let last = before.last()?.name.strip_suffix("Length")?;
        (last == &*own.name).then(|| before.len() - 1)
    };
    stated.or_else(named)
}

fn set_length(field: Option<&mut Field>, new: Length) {
    if let Some(Field { content: Content::Value { length, .. }, .. }) = field {
        *length = new;
    }
}
