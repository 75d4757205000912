//! The layout of one form: fields with their places, however they are nested.

use crate::{Accessor, Bit, CountFrom, Dispute, Element, Field, Form, Many, Mask, Meaning, Part, Role, Shape, joined};

use crate::query::following;

use super::{hex, list, sides, sorted, word, yes};
use crate::changes::item::{Item, Kind};
use crate::changes::rules::claims::SOURCES_CHANGED;
use crate::changes::rules::structures::{
    ACCESSOR_CHANGED, ALIGNMENT_CHANGED, BIT_MOVED, BIT_RESIZED, CONDITION_CHANGED, COUNT_CHANGED, EXTENT_CHANGED,
    FIELD_MOVED, FIELD_REGROUPED, FIELD_RESIZED, FIELD_RETYPED, MEANING_CHANGED, PARTS_REORDERED, PAYLOAD_TYPE_CHANGED,
    SIZE_CHANGED, TYPE_NAME_CHANGED, UNITS_CHANGED, VALUES_CHANGED,
};
use crate::changes::rules::tables::{DOCUMENTATION_CHANGED, STATUS_CHANGED};

/// The layout of a form.
#[derive(Clone, Debug)]
pub(crate) struct Layout {
    /// The form, with its fields and parts as children.
    pub(crate) item: Item,
    /// The names of the members of each union, in order.
    pub(crate) unions: Vec<Vec<String>>,
}

/// Returns the layout of a form.
pub(crate) fn layout(form: &Form) -> Layout {
    let Form {
        releases: _,
        when: _,
        pointer: _,
        rust: _,
        release_name: _,
        current: _,
        hypothetical: _,
        size,
        align,
        fixed,
        fields,
        tail,
    } = form;
    let mut item = Item::new(Kind::Structure, "");
    item.fact(&SIZE_CHANGED, "size", hex(*size));
    item.fact(&ALIGNMENT_CHANGED, "alignment", align);
    item.fact(&EXTENT_CHANGED, "size of the fixed part", hex(*fixed));
    let mut layout = Layout { item, unions: Vec::new() };
    flatten(&mut layout, fields, &Place { path: "", group: "", when: None });
    for part in tail {
        // An open array that other parts follow is the last field, too.
        layout.item.children.push(of_part(part));
    }
    layout.item.ordered.push((Kind::Part, &PARTS_REORDERED));
    layout
}

/// Location of fields.
#[derive(Clone, Copy)]
struct Place<'a> {
    /// Path of the containing field.
    path: &'a str,
    /// Unions and groups that contain them, outermost first.
    group: &'a str,
    /// Condition of the containing member of a union.
    when: Option<&'a Mask>,
}

fn flatten(layout: &mut Layout, fields: &[Field], place: &Place<'_>) {
    for field in fields {
        let at = field.offset;
        let path = joined(place.path, field.name.as_deref().unwrap_or_default());
        let when = field.when.as_ref().or(place.when);
        match &field.shape {
            Shape::Padding => {}
            Shape::Union(inner) | Shape::Group(inner) => {
                let kind = if matches!(field.shape, Shape::Union(_)) { "union" } else { "struct" };
                if field.name.is_some() {
                    layout.item.children.push(of_field(field, &path, at, place));
                }
                if matches!(field.shape, Shape::Union(_)) {
                    layout.unions.push(inner.iter().filter_map(|arm| first_name(arm, &path)).collect());
                }
                let group = if place.group.is_empty() { kind.to_owned() } else { format!("{} {kind}", place.group) };
                flatten(layout, inner, &Place { path: &path, group: &group, when });
            }
            Shape::Bits { unit, bits } => {
                if field.name.is_some() {
                    layout.item.children.push(of_field(field, &path, at, place));
                }
                let unit = format!("{} in {} bytes", word(*unit), field.size);
                bits.iter().for_each(|bit| layout.item.children.push(of_bit(bit, &path, at, &unit, place)));
            }
            _ => layout.item.children.push(of_field(field, &path, at, place)),
        }
    }
}

/// Returns the path without its last name.
fn path_of(path: &str) -> &str {
    path.rsplit_once('.').map_or("", |(before, _)| before)
}

/// Returns the path of the first named field within a member of a union.
fn first_name(field: &Field, path: &str) -> Option<String> {
    if field.name.is_some() {
        return Some(joined(path, field.name.as_deref().unwrap_or_default()));
    }
    match &field.shape {
        Shape::Union(inner) | Shape::Group(inner) => inner.iter().find_map(|field| first_name(field, path)),
        Shape::Bits { bits, .. } => bits.iter().find_map(|bit| Some(joined(path, bit.name.as_deref()?))),
        _ => None,
    }
}

/// Returns a condition as text.
pub(super) fn condition(mask: &Mask) -> String {
    let Mask { field, mask, equals } = mask;
    match equals {
        Some(equals) => format!("{field} & 0x{mask:X} == 0x{equals:X}"),
        None => format!("{field} & 0x{mask:X}"),
    }
}

/// Returns the place of a count as text.
pub(super) fn count(count: &CountFrom) -> String {
    let CountFrom { field, mask, shift } = count;
    match (*mask, *shift) {
        (u64::MAX, 0) => field.clone(),
        (mask, shift) => format!("({field} & 0x{mask:X}) >> {shift}"),
    }
}

/// Returns the representation of a field, and its number of elements.
fn representation(shape: &Shape) -> (String, String) {
    match shape {
        Shape::Scalar(scalar) => (word(*scalar), String::new()),
        // The layout of a form of another structure is described there.
        Shape::Struct { name, form: _ } => (name.clone(), String::new()),
        Shape::Union(_) => ("union".to_owned(), String::new()),
        Shape::Group(_) => ("struct".to_owned(), String::new()),
        Shape::Bits { unit, bits: _ } => (format!("bits of {}", word(*unit)), String::new()),
        Shape::Array { element, count, stride } => elements(element, *stride, count.to_string()),
        Shape::Open { element, stride } => elements(element, *stride, "to the end".to_owned()),
        Shape::Counted { element, stride, count: from } => elements(element, *stride, count(from)),
        Shape::Padding => ("padding".to_owned(), String::new()),
    }
}

fn elements(element: &Shape, stride: u32, many: String) -> (String, String) {
    let (of, inner) = representation(element);
    let inner = if inner.is_empty() { inner } else { format!("[{inner}]") };
    (format!("array of {of}{inner} with {stride} bytes each"), many)
}

fn of_field(field: &Field, path: &str, at: u32, place: &Place<'_>) -> Item {
    let Field {
        name,
        renamed_from,
        deprecated,
        same_as,
        offset: _,
        size,
        ty,
        shape,
        values,
        when,
        role,
        meaning,
        meaning_sources,
        accessor,
        doc,
        units,
        unknown,
        sources,
        disputed,
    } = field;
    let called = if name.is_some() { path.to_owned() } else { joined(path, &format!("(0x{at:02X})")) };
    let mut item = Item::new(Kind::Field, called);
    let former: Vec<String> = renamed_from.iter().map(|name| joined(path_of(path), name)).collect();
    super::survival(&mut item, &former, deprecated.as_deref());
    let (of, many) = representation(shape);
    item.hints = vec![format!("{at} {size} {of} {many} {ty}"), format!("{at} {size} {of} {many}")];
    item.fact(&FIELD_MOVED, "offset", hex(at));
    item.fact(&FIELD_RESIZED, "size", hex(*size));
    item.refers(&FIELD_RETYPED, "representation", of);
    item.refers(&COUNT_CHANGED, "number of elements", many);
    item.refers(&TYPE_NAME_CHANGED, "type", ty);
    item.fact(&FIELD_REGROUPED, "container", place.group);
    item.refers(&VALUES_CHANGED, "values", values.as_deref().unwrap_or_default());
    item.refers(&CONDITION_CHANGED, "condition", when.as_ref().or(place.when).map(condition).unwrap_or_default());
    let is_data = *role == Some(Role::EventData);
    item.fact(&EXTENT_CHANGED, "begin of the event's data", yes(is_data));
    item.maybe(&DOCUMENTATION_CHANGED, "role", role.filter(|_| !is_data).map(word));
    let content = Content { same_as, meaning, meaning_sources, accessor, doc, units, unknown, sources, disputed };
    content.describe(&mut item);
    item
}

/// Content of a field or a part, wherever it is.
struct Content<'c> {
    same_as: &'c Option<String>,
    meaning: &'c Option<Meaning>,
    meaning_sources: &'c [String],
    accessor: &'c Option<Accessor>,
    doc: &'c Option<String>,
    units: &'c Option<String>,
    unknown: &'c bool,
    sources: &'c [String],
    disputed: &'c [Dispute],
}

impl Content<'_> {
    fn describe(&self, item: &mut Item) {
        item.maybe(&MEANING_CHANGED, "meaning", self.meaning.map(|meaning| meaning.name()));
        item.maybe(&ACCESSOR_CHANGED, "accessor", self.accessor.map(word));
        item.refers(&PAYLOAD_TYPE_CHANGED, "common name", self.same_as.as_deref().unwrap_or_default());
        item.maybe(&UNITS_CHANGED, "units", self.units.as_ref());
        item.fact(&STATUS_CHANGED, "unknown purpose", yes(*self.unknown));
        item.docs(&[("description", self.doc.as_deref())]);
        item.fact(&SOURCES_CHANGED, "sources", sorted(self.sources));
        item.fact(&SOURCES_CHANGED, "sources of the meaning", sorted(self.meaning_sources));
        item.disputes = sides(self.disputed);
    }
}

fn of_bit(bit: &Bit, path: &str, at: u32, unit: &str, place: &Place<'_>) -> Item {
    let Bit { name, renamed_from, deprecated, start, width, values, meaning, meaning_sources, accessor, doc, unknown } =
        bit;
    let own = name.clone().unwrap_or_else(|| format!("(bit {start} at 0x{at:02X})"));
    let mut item = Item::new(Kind::Bit, joined(path, &own));
    let former: Vec<String> = renamed_from.iter().map(|name| joined(path, name)).collect();
    super::survival(&mut item, &former, deprecated.as_deref());
    item.hints = vec![format!("{at} {start} {width}")];
    item.fact(&BIT_MOVED, "offset", hex(at));
    item.fact(&BIT_MOVED, "first bit", start);
    item.fact(&BIT_RESIZED, "bits", width);
    item.fact(&BIT_RESIZED, "integer", unit);
    item.fact(&FIELD_REGROUPED, "container", place.group);
    item.refers(&CONDITION_CHANGED, "condition", place.when.map(condition).unwrap_or_default());
    item.refers(&VALUES_CHANGED, "values", values.as_deref().unwrap_or_default());
    item.maybe(&MEANING_CHANGED, "meaning", meaning.map(|meaning| meaning.name()));
    item.maybe(&ACCESSOR_CHANGED, "accessor", accessor.map(word));
    item.fact(&STATUS_CHANGED, "unknown purpose", yes(*unknown));
    item.docs(&[("description", doc.as_deref())]);
    item.fact(&SOURCES_CHANGED, "sources of the meaning", sorted(meaning_sources));
    item
}

fn of_part(part: &Part) -> Item {
    let Part {
        name,
        renamed_from,
        deprecated,
        same_as,
        ty,
        element,
        size,
        many,
        text,
        when,
        optional,
        by,
        values,
        meaning,
        meaning_sources,
        accessor,
        doc,
        units,
        unknown,
        sources,
        disputed,
    } = part;
    let mut item = Item::new(Kind::Part, name);
    super::survival(&mut item, renamed_from, deprecated.as_deref());
    let of = match element {
        Element::Fixed(shape) => {
            let (of, many) = representation(shape);
            if many.is_empty() { of } else { format!("{of} [{many}]") }
        }
        Element::Tailed { name, form: _ } => name.clone(),
        Element::Dispatch(name) => name.clone(),
    };
    let many = if *many == Many::One { String::new() } else { following::many(part, condition) };
    let text = text.map(word).unwrap_or_default();
    item.hints = vec![format!("{of} {many} {text}")];
    item.refers(&FIELD_RETYPED, "representation", list(&[of, text]));
    item.fact(&FIELD_RESIZED, "size", size.map(hex).unwrap_or_default());
    item.refers(&COUNT_CHANGED, "number of elements", many);
    item.refers(&TYPE_NAME_CHANGED, "type", ty);
    item.refers(&CONDITION_CHANGED, "condition", when.as_ref().map(condition).unwrap_or_default());
    item.fact(&CONDITION_CHANGED, "may be absent", yes(*optional));
    item.refers(&FIELD_RETYPED, "selected by", by.as_deref().unwrap_or_default());
    item.refers(&VALUES_CHANGED, "values", values.as_deref().unwrap_or_default());
    let content = Content { same_as, meaning, meaning_sources, accessor, doc, units, unknown, sources, disputed };
    content.describe(&mut item);
    item
}
