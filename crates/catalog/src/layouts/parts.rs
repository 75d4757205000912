//! Rows of parts, inserted items and dispatches, and the numbers that they refer to.

use super::values::known_values;
use super::{ArrayElement, Family, ScalarKind, family, scalar_kind};
use crate::axis::Pointer;
use crate::model::{End, end};
use crate::{
    Case, Catalog, CountFrom, Dispatch, Element, Field, Form, Inserted, Meaning, Part, Role, Scalar, Shape, Struct,
};

/// Row of a part after the fixed part.
#[derive(Clone, Debug)]
pub struct PartRow<'c> {
    /// Name.
    pub name: &'c str,
    /// Name in other structures of the event.
    pub same_as: Option<&'c str>,
    /// Type of an element in C.
    pub ty: &'c str,
    /// Type of the elements.
    pub content: Content<'c>,
    /// Number of elements.
    pub many: Many,
    /// Condition for the part to be present.
    pub when: Option<Condition>,
    /// True if the bytes may end before the part.
    pub optional: bool,
    /// Field that selects the structure of a dispatch.
    pub by: Option<Number>,
    /// Number of bits of the integers in the widest form. 0 if the elements are none.
    pub widest: u32,
    /// Name of the enumeration or flags.
    pub values: Option<&'c str>,
    /// Documentation, or an empty text.
    pub doc: &'c str,
    /// Unit, or an empty text.
    pub units: &'c str,
    /// Meaning.
    pub meaning: Option<Meaning>,
    /// True if the purpose is unknown.
    pub unknown: bool,
    /// IDs of the sources, if the part has its own.
    pub sources: &'c [String],
}

/// Type of the elements of a part.
#[derive(Clone, Copy, Debug)]
pub enum Content<'c> {
    /// An integer, an address or a GUID.
    Value(ArrayElement),
    /// A string with characters of this many bytes.
    Text(u32),
    /// A structure in one of its forms.
    Layout(&'c Struct, usize),
    /// One of several structures.
    Dispatch(&'c Dispatch),
}

/// Number of elements of a part.
#[derive(Clone, Debug)]
pub enum Many {
    /// One element.
    One,
    /// A constant number.
    Fixed(u32),
    /// The number in a field.
    Counted(Number),
    /// Elements to the end of the bytes.
    Open,
    /// A list linked by a field of the elements.
    Next(Number),
    /// Another element follows as long as the previous one meets a condition.
    While(Condition),
}

/// Number in the bits of a field: `(field & mask) >> shift`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Number {
    /// Path of the field.
    pub field: String,
    /// Location of the field.
    pub place: Place,
    /// Mask of the bits.
    pub mask: u64,
    /// Right shift of the masked bits.
    pub shift: u32,
}

/// Condition on bits of a field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Condition {
    /// Bits that are compared.
    pub number: Number,
    /// Required value; none if any set bit suffices.
    pub equals: Option<u64>,
}

/// Location of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// In the fixed part.
    Fixed {
        /// Offset in bytes.
        offset: u32,
        /// Size of the integer in bytes.
        size: u32,
        /// Lowest bit.
        start: u32,
        /// Number of bits.
        width: u32,
        /// True if the highest bit is a sign.
        signed: bool,
    },
    /// In an earlier part, by index.
    Part(usize),
}

/// Row of an item between the fixed part and the payload.
#[derive(Clone, Copy, Debug)]
pub struct InsertedRow<'c> {
    /// The item as declared.
    pub item: &'c Inserted,
    /// Structure of the item.
    pub structure: &'c Struct,
}

impl InsertedRow<'_> {
    /// Returns the size of the fixed part of a form of the item, and the size of an element of its array, in bytes.
    pub fn sizes(&self, form: usize) -> (u32, u32) {
        let form = self.structure.forms.get(form);
        let stride = form.and_then(|form| form.fields.last()).map_or(0, |field| field.size);
        (form.map_or(0, |form| form.fixed), stride)
    }
}

/// Row of a case of a dispatch.
#[derive(Clone, Copy, Debug)]
pub struct CaseRow<'c> {
    /// The case as declared.
    pub case: &'c Case,
    /// Structure and form that it selects, if known.
    pub selects: Option<(&'c Struct, usize)>,
    /// Size in bytes of the fixed part, or of the compared integer if the structure is unknown.
    pub fixed: u32,
    /// Index of the variant; the greatest `u16` if the structure is unknown.
    pub variant: usize,
    /// Shift and mask of the total size in the first eight bytes, if they contain it in bytes.
    pub total: Option<(u32, u64)>,
}

pub(super) fn inserted<'c>(catalog: &'c Catalog, structure: &'c Struct) -> Option<Vec<InsertedRow<'c>>> {
    let row = |item: &'c Inserted| {
        let structure = catalog.structs.iter().find(|structure| structure.name == item.structure)?;
        Some(InsertedRow { item, structure })
    };
    structure.inserted.iter().map(row).collect()
}

/// Returns the parts of a form. An array that C declares as the last field is also the only part.
pub(super) fn tail<'c>(family: &Family<'c>, form: &'c Form) -> Option<Vec<PartRow<'c>>> {
    let last = form.fields.last().filter(|field| form.tail.is_empty() && is_declared(field));
    let last = last.map(|field| declared(family, form, field));
    form.tail.iter().map(|part| self::part(family, form, part)).chain(last).collect()
}

/// Returns whether a field at the end of a structure is an array of variable length.
fn is_declared(field: &Field) -> bool {
    field.role != Some(Role::EventData) && matches!(field.shape, Shape::Open { .. } | Shape::Counted { .. })
}

/// Returns the part that describes an array at the end of a structure.
fn declared<'c>(family: &Family<'c>, form: &'c Form, field: &'c Field) -> Option<PartRow<'c>> {
    let catalog = family.catalog;
    let (element, stride, count) = match &field.shape {
        Shape::Open { element, stride } => (element, *stride, None),
        Shape::Counted { element, stride, count } => (element, *stride, Some(count)),
        _ => return None,
    };
    let name = field.name.as_deref().unwrap_or_default();
    let same_as = field.same_as.as_deref();
    Some(PartRow {
        name,
        same_as,
        ty: &field.ty,
        content: self::element(catalog, element, stride, &field.ty, false)?,
        many: count.map_or(Some(Many::Open), |count| counted(catalog, form, count))?,
        when: None,
        optional: false,
        by: None,
        widest: family.widest(name, same_as, family::integer_bits(catalog, element, &field.ty)),
        values: known_values(catalog, field.values.as_deref()),
        doc: field.doc.as_deref().unwrap_or(""),
        units: field.units.as_deref().unwrap_or(""),
        meaning: field.meaning,
        unknown: field.unknown,
        sources: &field.sources,
    })
}

fn part<'c>(family: &Family<'c>, form: &'c Form, part: &'c Part) -> Option<PartRow<'c>> {
    let catalog = family.catalog;
    let of_form = |field: &str, mask| number(catalog, &form.fields, &form.tail, field, mask, 0);
    let of_held = |field: &str, mask| number(catalog, held(catalog, part), &[], field, mask, 0);
    let many = match &part.many {
        crate::Many::One => match &part.element {
            Element::Fixed(Shape::Array { count, .. }) => Many::Fixed(*count),
            _ => Many::One,
        },
        crate::Many::Fixed(count) => Many::Fixed(*count),
        crate::Many::Counted(count) => counted(catalog, form, count)?,
        crate::Many::Open => Many::Open,
        crate::Many::Next(next) => Many::Next(of_held(next, u64::MAX)?),
        crate::Many::While(more) => {
            Many::While(Condition { number: of_held(&more.field, more.mask)?, equals: more.equals })
        }
    };
    let when = match &part.when {
        Some(when) => Some(Condition { number: of_form(&when.field, when.mask)?, equals: when.equals }),
        None => None,
    };
    let by = match &part.by {
        Some(by) => Some(of_form(by, u64::MAX)?),
        None => None,
    };
    let same_as = part.same_as.as_deref();
    Some(PartRow {
        name: &part.name,
        same_as,
        ty: &part.ty,
        content: content(catalog, part)?,
        many,
        when,
        optional: part.optional,
        by,
        widest: family.widest(&part.name, same_as, family::part_bits(catalog, part)),
        values: known_values(catalog, part.values.as_deref()),
        doc: part.doc.as_deref().unwrap_or(""),
        units: part.units.as_deref().unwrap_or(""),
        meaning: part.meaning,
        unknown: part.unknown,
        sources: &part.sources,
    })
}

fn counted(catalog: &Catalog, form: &Form, count: &CountFrom) -> Option<Many> {
    number(catalog, &form.fields, &form.tail, &count.field, count.mask, count.shift).map(Many::Counted)
}

/// Returns the fields of the elements of a part.
fn held<'c>(catalog: &'c Catalog, part: &Part) -> &'c [Field] {
    match &part.element {
        Element::Tailed { name, form } | Element::Fixed(Shape::Struct { name, form }) => {
            catalog.form(name, *form).map_or(&[], |form| &form.fields)
        }
        _ => &[],
    }
}

/// Returns the element type of a part. `None` if a name in it is unknown, which `check` rejects.
fn content<'c>(catalog: &'c Catalog, part: &'c Part) -> Option<Content<'c>> {
    let is_text = part.text.is_some();
    match &part.element {
        Element::Fixed(Shape::Array { element, stride, .. }) => {
            self::element(catalog, element, *stride, &part.ty, is_text)
        }
        Element::Fixed(shape) => self::element(catalog, shape, part.size.unwrap_or(0), &part.ty, is_text),
        Element::Tailed { name, form } => layout(catalog, name, *form),
        Element::Dispatch(name) => catalog.dispatch(name).map(Content::Dispatch),
    }
}

fn element<'c>(catalog: &'c Catalog, shape: &Shape, size: u32, ty: &str, is_text: bool) -> Option<Content<'c>> {
    match shape {
        Shape::Struct { name, form } => layout(catalog, name, *form),
        _ if is_text => Some(Content::Text(size)),
        _ => match scalar_kind(catalog, shape, ty, false) {
            ScalarKind::Struct => None,
            kind => Some(Content::Value(ArrayElement { kind, size })),
        },
    }
}

fn layout<'c>(catalog: &'c Catalog, name: &str, form: usize) -> Option<Content<'c>> {
    let structure = catalog.structs.iter().find(|structure| structure.name == name)?;
    Some(Content::Layout(structure, form))
}

/// Returns a number in the fixed part or in an earlier part.
pub(super) fn number(
    catalog: &Catalog,
    fields: &[Field],
    tail: &[Part],
    field: &str,
    mask: u64,
    shift: u32,
) -> Option<Number> {
    let place = match tail.iter().position(|part| part.name == field) {
        Some(index) => Place::Part(index),
        None => place(catalog, fields, field, 0)?,
    };
    Some(Number { field: field.to_owned(), place, mask, shift })
}

/// Returns the location of the integer at a path. Offsets are relative to the structure at `base`.
pub(super) fn place(catalog: &Catalog, fields: &[Field], path: &str, base: u32) -> Option<Place> {
    let End { field, offset, bits } = end(catalog, fields, path, base)?;
    let (start, width) = bits.map_or((0, field.size * 8), |bit| (bit.start, bit.width));
    let signed = matches!(field.shape, Shape::Scalar(Scalar::I8 | Scalar::I16 | Scalar::I32 | Scalar::I64));
    Some(Place::Fixed { offset, size: field.size, start, width, signed })
}

/// Returns the structures that a dispatch selects, in the order of the variants, each with the index of its form.
pub fn variants<'c>(cases: &[CaseRow<'c>]) -> Vec<(&'c Struct, usize)> {
    let mut variants: Vec<(&Struct, usize)> = Vec::new();
    for (structure, form) in cases.iter().filter_map(|row| row.selects) {
        if !variants.iter().any(|(other, index)| other.name == structure.name && *index == form) {
            variants.push((structure, form));
        }
    }
    variants
}

/// Returns the cases of a dispatch. `form` returns the form of a structure for a pointer size.
pub fn cases<'c>(
    catalog: &'c Catalog,
    dispatch: &'c Dispatch,
    form: impl Fn(&'c Struct, Option<Pointer>) -> Option<usize>,
) -> Vec<CaseRow<'c>> {
    let integer = dispatch.scalar.size(Pointer::Bits64);
    let row = |case: &'c Case| {
        let structure = catalog.structs.iter().find(|structure| Some(&structure.name) == case.structure.as_ref());
        let selects = structure.and_then(|structure| Some((structure, form(structure, case.pointer)?)));
        let held = selects.and_then(|(structure, form)| Some((structure, structure.forms.get(form)?)));
        let total = match held {
            Some((structure, form)) => total_size(catalog, structure, form),
            None => case.size_mask.map(|mask| (mask.trailing_zeros(), mask >> mask.trailing_zeros().min(63))),
        };
        let fixed = held.map_or(integer, |(_, form)| form.fixed);
        CaseRow { case, selects, fixed, variant: usize::from(u16::MAX), total }
    };
    let mut rows: Vec<CaseRow<'c>> = dispatch.cases.iter().map(row).collect();
    let variants = variants(&rows);
    for row in &mut rows {
        let is_same = |&(structure, form): &(&Struct, usize)| {
            row.selects.is_some_and(|(other, index)| other.name == structure.name && index == form)
        };
        if let Some(variant) = variants.iter().position(is_same) {
            row.variant = variant;
        }
    }
    rows
}

/// Returns shift and mask of the total size in the first eight bytes, if they contain it in bytes.
fn total_size(catalog: &Catalog, structure: &Struct, form: &Form) -> Option<(u32, u64)> {
    let path = structure.total.as_ref().filter(|_| structure.total_unit == 1)?;
    let (offset, size) = crate::locate(catalog, &form.fields, path)?;
    (size <= 4 && offset + size <= 8).then(|| (offset * 8, u64::MAX >> (64 - 8 * size)))
}
