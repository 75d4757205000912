//! Emitter of the tables that describe parts after a fixed part.

use super::family::{Family, part_bits, scalar_kind, table, values};
use etwspec_catalog::casing;
use etwspec_catalog::{Catalog, Element, Field, Form, Many, Mask, Part, Role, Scalar, Shape, Struct};

/// Returns the table of the parts after the fixed part of a form, one part per line.
pub(super) fn tail(family: &Family<'_>, form: &Form) -> String {
    let last = form.fields.last().filter(|_| form.tail.is_empty()).and_then(declared);
    form.tail.iter().chain(&last).map(|part| self::part(family, form, part)).collect()
}

/// Returns the field that contains the total size, and its unit, as arguments.
pub(super) fn total(catalog: &Catalog, structure: &Struct, form: &Form) -> Option<String> {
    let number = number_at(catalog, &form.fields, &[], structure.total.as_ref()?, u64::MAX, 0)?;
    Some(format!("{number}, {}", structure.total_unit))
}

/// Returns the path of the table of a dispatch.
fn dispatch_table(catalog: &Catalog, name: &str) -> String {
    let dispatch = catalog.dispatches.iter().find(|dispatch| dispatch.name == name);
    let module = dispatch.map_or("", |dispatch| &dispatch.module);
    format!("crate::{module}::{}::DISPATCH", casing::snake(name))
}

/// Returns the part that describes an array at the end of a structure.
pub(super) fn declared(field: &Field) -> Option<Part> {
    let (element, stride, many) = match &field.shape {
        _ if field.role == Some(Role::EventData) => return None,
        Shape::Open { element, stride } => (element, stride, Many::Open),
        Shape::Counted { element, stride, count } => (element, stride, Many::Counted(count.clone())),
        _ => return None,
    };
    Some(Part {
        name: field.name.clone().unwrap_or_default(),
        renamed_from: field.renamed_from.clone(),
        deprecated: field.deprecated.clone(),
        same_as: field.same_as.clone(),
        ty: field.ty.clone(),
        element: Element::Fixed((**element).clone()),
        size: Some(*stride),
        many,
        text: None,
        when: None,
        optional: false,
        by: None,
        values: field.values.clone(),
        meaning: field.meaning,
        meaning_sources: Vec::new(),
        accessor: field.accessor,
        doc: field.doc.clone(),
        units: field.units.clone(),
        unknown: field.unknown,
        sources: field.sources.clone(),
        disputed: Vec::new(),
    })
}

fn part(family: &Family<'_>, form: &Form, part: &Part) -> String {
    let catalog = family.catalog;
    let number = |field: &str, mask, shift| number_at(catalog, &form.fields, &form.tail, field, mask, shift);
    let when = |when: &Mask| {
        let number = number(&when.field, when.mask, 0)?;
        Some(format!("when({number}, {:?})", when.equals))
    };
    let (content, count) = content(catalog, part);
    let held = match &part.element {
        Element::Tailed { name, form } | Element::Fixed(Shape::Struct { name, form }) => {
            let held = catalog.structs.iter().find(|held| held.name == *name);
            held.and_then(|held| held.forms.get(*form)).map_or(&[][..], |form| &form.fields)
        }
        _ => &[],
    };
    let many = match &part.many {
        Many::One => count.map(|count| format!("Many::Fixed({count})")),
        Many::Fixed(count) => Some(format!("Many::Fixed({count})")),
        Many::Counted(of) => number(&of.field, of.mask, of.shift).map(|number| format!("Many::Counted({number})")),
        Many::Open => Some("Many::Open".to_owned()),
        Many::Next(next) => {
            self::number_at(catalog, held, &[], next, u64::MAX, 0).map(|number| format!("Many::Next({number})"))
        }
        Many::While(more) => self::number_at(catalog, held, &[], &more.field, more.mask, 0)
            .map(|number| format!("Many::While(when({number}, {:?}))", more.equals)),
    };
    let mut text = format!("        part({:?}, {:?}, {content})", part.ty, part.name,);
    if let Some(many) = many {
        text += &format!(".many({many})");
    }
    if let Some(doc) = part.doc.as_deref().filter(|doc| !doc.is_empty()) {
        text += &format!(".doc({doc:?})");
    }
    if let Some(same_as) = &part.same_as {
        text += &format!(".same_as({same_as:?})");
    }
    if let Some(when) = part.when.as_ref().and_then(when) {
        text += &format!(".when({when})");
    }
    if part.optional {
        text += ".that_may_be_missing()";
    }
    if let Some(by) = part.by.as_ref().and_then(|by| number(by, u64::MAX, 0)) {
        text += &format!(".selected_by({by})");
    }
    match family.widest(&part.name, part.same_as.as_deref(), part_bits(catalog, part)) {
        0 => {}
        widest => text += &format!(".up_to({widest})"),
    }
    if let Some(values) = values(catalog, part.values.as_deref()) {
        text += &format!(".of({values})");
    }
    if let Some(units) = part.units.as_deref().filter(|units| !units.is_empty()) {
        text += &format!(".in_units({units:?})");
    }
    if let Some(meaning) = part.meaning {
        text += &format!(".means(Meaning::{})", meaning.name());
    }
    if part.unknown {
        text += ".of_unknown_purpose()";
    }
    if !part.sources.is_empty() {
        text += &format!(".stated_by({})", family.cited.name(&part.sources));
    }
    text + ",\n"
}

/// Returns the expression of a condition on a field of the fixed part.
pub(super) fn condition(catalog: &Catalog, fields: &[Field], when: &Mask) -> Option<String> {
    let number = number_at(catalog, fields, &[], &when.field, when.mask, 0)?;
    Some(format!("when({number}, {:?})", when.equals))
}

/// Returns the element type of a part, and the number of elements of a single array.
fn content(catalog: &Catalog, part: &Part) -> (String, Option<u32>) {
    let layout = |name: &str, form: usize| {
        let structure = catalog.structs.iter().find(|structure| structure.name == *name);
        structure.map_or_else(String::new, |structure| format!("Content::Layout(&{})", table(structure, form)))
    };
    let of = |shape: &Shape, size: u32| match shape {
        Shape::Struct { name, form } => layout(name, *form),
        _ if part.text.is_some() => format!("Content::Text {{ unit: {size} }}"),
        _ => {
            let kind = scalar_kind(catalog, shape, &part.ty, false);
            format!("Content::Value(ArrayElement {{ kind: ElementKind::{kind}, size: {size} }})")
        }
    };
    match &part.element {
        Element::Fixed(Shape::Array { element, count, stride }) => (of(element, *stride), Some(*count)),
        Element::Fixed(shape) => (of(shape, part.size.unwrap_or(0)), None),
        Element::Tailed { name, form } => (layout(name, *form), None),
        Element::Dispatch(name) => (format!("Content::Dispatch(&{})", dispatch_table(catalog, name)), None),
    }
}

/// Returns the table of a number in the fixed part or in an earlier part.
fn number_at(catalog: &Catalog, fields: &[Field], tail: &[Part], path: &str, mask: u64, shift: u32) -> Option<String> {
    let place = match tail.iter().position(|part| part.name == path) {
        Some(index) => format!("Place::Part({index})"),
        None => place(catalog, fields, path, 0)?,
    };
    let mask = if mask == u64::MAX { "u64::MAX".to_owned() } else { format!("{mask:#x}") };
    Some(format!("number({path:?}, {place}, {mask}, {shift})"))
}

/// Returns the location of the integer at a path. Offsets are relative to the structure at `base`.
fn place(catalog: &Catalog, fields: &[Field], path: &str, base: u32) -> Option<String> {
    let text = |offset: u32, size: u32, (start, width): (u32, u32), signed: bool| {
        format!("Place::Fixed {{ offset: {offset}, size: {size}, start: {start}, width: {width}, signed: {signed} }}")
    };
    fields.iter().find_map(|field| {
        let offset = base + field.offset;
        let within = match &field.name {
            None => path,
            Some(own) if own == path => {
                let int = matches!(field.shape, Shape::Scalar(Scalar::I8 | Scalar::I16 | Scalar::I32 | Scalar::I64));
                return Some(text(offset, field.size, (0, field.size * 8), int));
            }
            Some(own) => path.strip_prefix(own.as_str())?.strip_prefix('.')?,
        };
        match &field.shape {
            Shape::Union(inner) | Shape::Group(inner) => place(catalog, inner, within, base),
            Shape::Bits { bits, .. } => {
                let bit = bits.iter().find(|bit| bit.name.as_deref() == Some(within))?;
                Some(text(offset, field.size, (bit.start, bit.width), false))
            }
            Shape::Struct { name, form } => {
                let structure = catalog.structs.iter().find(|structure| structure.name == *name)?;
                place(catalog, &structure.forms.get(*form)?.fields, within, offset)
            }
            _ => None,
        }
    })
}
