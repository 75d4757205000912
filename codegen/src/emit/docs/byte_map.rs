//! The byte map of a form: eight bytes per line, one cell per field.

use super::addresses::byte_anchor;
use super::html::Html;
use super::wording;
use etwspec_catalog::{Field, Form, Shape};

/// Bytes per row.
const MAP_WIDTH: u32 = 8;
/// Larger structures get no map.
const MAP_MAX: u32 = 0x200;

/// A run of bytes in the map.
pub(super) struct Segment {
    pub(super) width: u32,
    pub(super) class: &'static str,
    pub(super) href: String,
    pub(super) title: String,
    pub(super) label: Html,
}

/// The bytes of one line of the map.
pub(super) struct MapRow {
    pub(super) offset: String,
    pub(super) segments: Vec<Segment>,
}

/// Returns the rows of the map; none for a structure larger than [`MAP_MAX`].
pub(super) fn byte_map(form: &Form) -> Vec<MapRow> {
    if form.size > MAP_MAX || form.fields.is_empty() {
        return Vec::new();
    }
    let mut rows: Vec<MapRow> = Vec::new();
    let mut end = 0;
    for field in &form.fields {
        let mut at = field.offset.max(end);
        end = field.offset + field.size;
        while at < end {
            let line = at / MAP_WIDTH * MAP_WIDTH;
            if rows.last().is_none_or(|row| row.offset != wording::hex(line)) {
                rows.push(MapRow { offset: wording::hex(line), segments: Vec::new() });
            }
            let next = end.min(line + MAP_WIDTH);
            let label = label(field);
            let segment = Segment {
                width: next - at,
                class: map_class(field),
                href: format!("#{}", byte_anchor(&form.rust, at)),
                title: format!("{} to {}: {label}", wording::hex(at), wording::hex(next - 1)),
                label: if at == field.offset { Html::breakable(&label) } else { Html::text("…") },
            };
            if let Some(row) = rows.last_mut() {
                row.segments.push(segment);
            }
            at = next;
        }
    }
    rows
}

fn label(field: &Field) -> String {
    match (&field.name, &field.shape) {
        (Some(name), _) => name.clone(),
        (None, Shape::Padding) => "padding".to_owned(),
        (None, Shape::Union(arms)) => arms.iter().map(label).collect::<Vec<_>>().join(" | "),
        (None, Shape::Group(members)) => members.iter().map(label).collect::<Vec<_>>().join(" "),
        (None, Shape::Bits { bits, .. }) => {
            bits.iter().filter_map(|bit| bit.name.as_deref()).collect::<Vec<_>>().join(" ")
        }
        (None, _) => "unnamed".to_owned(),
    }
}

fn map_class(field: &Field) -> &'static str {
    match field.shape {
        Shape::Padding => "padding",
        _ if field.unknown => "unknown",
        Shape::Union(_) => "union",
        Shape::Open { .. } => "open",
        _ => "plain",
    }
}
