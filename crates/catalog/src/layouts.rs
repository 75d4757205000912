//! Describing tables of layouts: every form with its fields, parts and numbers at their offsets.
//!
//! # Design
//!
//! A form in the catalog refers to other structures by name and to fields by path. These tables resolve both, once:
//! codegen prints them as code, and etwspec-tables builds them in memory, so that one walk reads bytes with either.

mod family;
mod parts;
mod values;

use crate::axis::{Axis, Pointer, Stops};
use crate::claims::form_text;
use crate::{Catalog, Field, Form, Mask, Meaning, Role, Scalar, ScalarType, Shape, Struct, joined};
use values::known_values;

pub use family::Family;
pub use parts::{CaseRow, Condition, Content, InsertedRow, Many, Number, PartRow, Place, cases, variants};
pub use values::{NamedRow, ValuesTable, releases, values};

/// Last release of an open-ended range. Adding a release then changes no table.
pub const OPEN_ENDED: usize = u8::MAX as usize;

/// Describing table of a form.
#[derive(Clone, Debug)]
pub struct LayoutTable<'c> {
    /// The structure.
    pub structure: &'c Struct,
    /// Name of the form in Rust.
    pub form: &'c str,
    /// Size and size of the fixed part, in bytes.
    pub sizes: (u32, u32),
    /// Releases by pointer size: first and last.
    pub holds: Vec<(Pointer, usize, usize)>,
    /// The same releases as text.
    pub releases: String,
    /// Fields of the fixed part.
    pub fields: Vec<FieldRow<'c>>,
    /// Items that bits announce.
    pub inserted: Vec<InsertedRow<'c>>,
    /// Parts after the fixed part.
    pub tail: Vec<PartRow<'c>>,
    /// Field that contains the total size.
    pub total: Option<Number>,
}

/// Row of a field.
#[derive(Clone, Debug)]
pub struct FieldRow<'c> {
    /// Name, or an empty text.
    pub name: &'c str,
    /// Name in other structures of the event.
    pub same_as: Option<&'c str>,
    /// Path from the structure, or an empty text.
    pub path: String,
    /// Offset from the start of the structure.
    pub offset: u32,
    /// Size in bytes.
    pub size: u32,
    /// Type in C.
    pub ty: &'c str,
    /// Kind of the bytes.
    pub kind: Kind<'c>,
    /// Number of bits in the widest form of the family, if this form has fewer.
    pub widest: Option<u32>,
    /// Name of the enumeration or flags.
    pub values: Option<&'c str>,
    /// Members.
    pub children: Vec<FieldRow<'c>>,
    /// Condition under which an arm of a union is in use.
    pub when: Option<Condition>,
    /// Documentation, or an empty text.
    pub doc: &'c str,
    /// Unit, or an empty text.
    pub units: &'c str,
    /// Meaning.
    pub meaning: Option<Meaning>,
    /// True if the purpose is unknown.
    pub unknown: bool,
    /// True for an arm of a union that nobody reads.
    pub ignored: bool,
    /// IDs of the sources, if they differ from the sources of the layout.
    pub sources: Option<&'c [String]>,
}

/// Kind of the bytes of a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind<'c> {
    /// An integer, an address, a GUID or a structure.
    Scalar(ScalarKind),
    /// A union.
    Union,
    /// An integer with bit-fields.
    Bits,
    /// A bit-field: lowest bit and number of bits.
    Bit(u32, u32),
    /// An array with a constant number of elements.
    Array(ArrayElement, u32),
    /// An array to the end of the bytes.
    Open(ArrayElement),
    /// An array with a number of elements in bits of a field: path, mask, right shift.
    Counted(ArrayElement, &'c str, u64, u32),
    /// Start of the payload.
    Data,
    /// Padding of C.
    Padding,
}

/// Kind of a scalar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScalarKind {
    /// An unsigned integer.
    Unsigned,
    /// A signed integer.
    Signed,
    /// An address.
    Address,
    /// A GUID.
    Guid,
    /// A character; only elements of arrays.
    Character,
    /// A structure.
    Struct,
    /// An unsigned integer with the most significant byte first.
    BigEndian,
}

/// Element of an array: kind, and size in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ArrayElement {
    /// Kind.
    pub kind: ScalarKind,
    /// Size in bytes.
    pub size: u32,
}

impl<'c> Family<'c> {
    /// Returns the table of a form. `None` if a name in it is unknown, which `check` rejects.
    pub fn layout(&self, structure: &'c Struct, index: usize) -> Option<LayoutTable<'c>> {
        let catalog = self.catalog;
        let form = structure.forms.get(index)?;
        let cells = catalog.releases.cells(&form.releases).unwrap_or_default();
        let holds = Pointer::ALL
            .into_iter()
            .flat_map(|pointer| {
                runs(&catalog.releases, cells.of(pointer)).map(move |(first, last)| (pointer, first, last))
            })
            .collect();
        let scope = Scope { family: self, root: &form.fields, at: (0, ""), layout: &structure.sources };
        let row = |field| scope.row(field, "", 0, &structure.sources, false);
        Some(LayoutTable {
            structure,
            form: &form.rust,
            sizes: (form.size, form.fixed),
            holds,
            releases: form_text(catalog, structure, form),
            fields: form.fields.iter().map(row).collect::<Option<_>>()?,
            inserted: parts::inserted(catalog, structure)?,
            tail: parts::tail(self, form)?,
            total: match &structure.total {
                Some(path) => Some(parts::number(catalog, &form.fields, &[], path, u64::MAX, 0)?),
                None => None,
            },
        })
    }
}

/// The structure whose fields are resolved.
struct Scope<'p, 'c> {
    family: &'p Family<'c>,
    /// Fields to which conditions refer.
    root: &'c [Field],
    /// Offset and path of these fields.
    at: (u32, &'p str),
    /// Sources of the layout.
    layout: &'c [String],
}

impl<'c> Scope<'_, 'c> {
    /// Returns the row of a field. `base` is the offset to which the offset of the field is relative. `cited` has the
    /// sources of what contains the field.
    fn row(&self, field: &'c Field, path: &str, base: u32, cited: &'c [String], is_arm: bool) -> Option<FieldRow<'c>> {
        let catalog = self.family.catalog;
        let cited = if field.sources.is_empty() { cited } else { &field.sources };
        let name = field.name.as_deref().unwrap_or("");
        let own = joined(path, name);
        let within = if name.is_empty() { path } else { own.as_str() };
        let offset = base + field.offset;
        let children = match &field.shape {
            Shape::Union(arms) => self.rows(arms, within, base, cited, true)?,
            Shape::Group(inner) => self.rows(inner, within, base, cited, false)?,
            Shape::Struct { name, form } => self.nested(name, *form, within, offset, cited)?,
            Shape::Array { element, .. } | Shape::Open { element, .. } | Shape::Counted { element, .. } => {
                match &**element {
                    Shape::Struct { name, form } => self.nested(name, *form, within, offset, cited)?,
                    _ => Vec::new(),
                }
            }
            Shape::Bits { bits, .. } => bits.iter().map(|bit| self.bit(field, bit, within, offset, cited)).collect(),
            Shape::Scalar(_) | Shape::Padding => Vec::new(),
        };
        let kind = kind(catalog, field);
        let bits = match kind {
            Kind::Array(element, _) | Kind::Open(element) | Kind::Counted(element, ..) => 8 * element.size,
            Kind::Scalar(ScalarKind::Address) => 64,
            _ => 8 * field.size,
        };
        let integer = family::integer_bits(catalog, &field.shape, &field.ty);
        let widest = self.family.widest(&own, field.same_as.as_deref(), integer);
        let when = match &field.when {
            Some(when) => Some(self.condition(when)?),
            None => None,
        };
        Some(FieldRow {
            name,
            same_as: field.same_as.as_deref(),
            path: if name.is_empty() { String::new() } else { own },
            offset,
            size: field.size,
            ty: &field.ty,
            kind,
            widest: Some(widest).filter(|widest| *widest > bits),
            values: known_values(catalog, field.values.as_deref()),
            children,
            when,
            doc: field.doc.as_deref().unwrap_or(""),
            units: field.units.as_deref().unwrap_or(""),
            meaning: field.meaning,
            unknown: field.unknown,
            ignored: is_arm && field.role == Some(Role::Ignored),
            sources: self.cited(cited),
        })
    }

    fn rows(
        &self,
        fields: &'c [Field],
        path: &str,
        base: u32,
        cited: &'c [String],
        are_arms: bool,
    ) -> Option<Vec<FieldRow<'c>>> {
        fields.iter().map(|field| self.row(field, path, base, cited, are_arms)).collect()
    }

    fn condition(&self, when: &Mask) -> Option<Condition> {
        let (base, path) = self.at;
        let place = parts::place(self.family.catalog, self.root, &when.field, base)?;
        let number = Number { field: joined(path, &when.field), place, mask: when.mask, shift: 0 };
        Some(Condition { number, equals: when.equals })
    }

    fn bit(
        &self,
        field: &'c Field,
        bit: &'c crate::Bit,
        within: &str,
        offset: u32,
        cited: &'c [String],
    ) -> FieldRow<'c> {
        let name = bit.name.as_deref().unwrap_or("");
        let path = if name.is_empty() { String::new() } else { joined(within, name) };
        FieldRow {
            name,
            same_as: None,
            widest: Some(self.family.widest(&path, None, bit.width)).filter(|widest| *widest > bit.width),
            path,
            offset,
            size: field.size,
            ty: &field.ty,
            kind: Kind::Bit(bit.start, bit.width),
            values: known_values(self.family.catalog, bit.values.as_deref()),
            children: Vec::new(),
            when: None,
            doc: bit.doc.as_deref().unwrap_or(""),
            units: "",
            meaning: bit.meaning,
            unknown: bit.unknown,
            ignored: false,
            sources: self.cited(cited),
        }
    }

    /// Returns the rows of an inner structure, which has sources of its own.
    fn nested(&self, name: &str, form: usize, path: &str, base: u32, cited: &'c [String]) -> Option<Vec<FieldRow<'c>>> {
        let structure = self.family.catalog.structs.iter().find(|structure| structure.name == name)?;
        let cited = if structure.sources.is_empty() { cited } else { &structure.sources };
        let root = &structure.forms.get(form)?.fields;
        Scope { root, at: (base, path), ..*self }.rows(root, path, base, cited, false)
    }

    fn cited(&self, row: &'c [String]) -> Option<&'c [String]> {
        (row != self.layout).then_some(row)
    }
}

fn kind<'c>(catalog: &Catalog, field: &'c Field) -> Kind<'c> {
    let element = |shape: &Shape, size: u32| ArrayElement { kind: scalar_kind(catalog, shape, &field.ty, true), size };
    match &field.shape {
        _ if field.role == Some(Role::EventData) => Kind::Data,
        Shape::Scalar(_) => Kind::Scalar(scalar_kind(catalog, &field.shape, &field.ty, false)),
        Shape::Struct { .. } | Shape::Group(_) => Kind::Scalar(ScalarKind::Struct),
        Shape::Union(_) => Kind::Union,
        Shape::Bits { .. } => Kind::Bits,
        Shape::Array { element: shape, count, stride } => Kind::Array(element(shape, *stride), *count),
        Shape::Open { element: shape, stride } => Kind::Open(element(shape, *stride)),
        Shape::Counted { element: shape, stride, count } => {
            Kind::Counted(element(shape, *stride), &count.field, count.mask, count.shift)
        }
        Shape::Padding => Kind::Padding,
    }
}

/// Returns the kind of a scalar with a type in C. `array` is true for an element of an array.
pub fn scalar_kind(catalog: &Catalog, shape: &Shape, ty: &str, array: bool) -> ScalarKind {
    let is =
        |holds: &dyn Fn(&ScalarType) -> bool| catalog.types.iter().any(|scalar| scalar.name == ty && holds(scalar));
    let is_address = |scalar: &ScalarType| scalar.scalar == Scalar::Pointer && !scalar.number;
    match shape {
        Shape::Scalar(Scalar::Guid) => ScalarKind::Guid,
        Shape::Scalar(scalar) if scalar.is_big_endian() => ScalarKind::BigEndian,
        Shape::Scalar(_) if array && is(&|scalar| scalar.character) => ScalarKind::Character,
        Shape::Scalar(Scalar::I8 | Scalar::I16 | Scalar::I32 | Scalar::I64) => ScalarKind::Signed,
        Shape::Scalar(_) if ty.ends_with('*') || is(&is_address) => ScalarKind::Address,
        Shape::Scalar(_) => ScalarKind::Unsigned,
        _ => ScalarKind::Struct,
    }
}

/// Returns the index of the current form of a structure, or of its form for a pointer size if the forms differ.
pub fn current_form(structure: &Struct, only: Option<Pointer>) -> Option<usize> {
    let fits = |form: &Form| form.pointer.is_none() || only.is_none() || form.pointer == only;
    structure.forms.iter().rposition(|form| form.current && fits(form))
}

/// Returns the first and last release of each run of releases. The last of a run with the newest release is [`OPEN_ENDED`].
pub fn runs(axis: &Axis, stops: Stops) -> impl Iterator<Item = (usize, usize)> {
    let newest = axis.stops.len();
    stops.runs().map(move |(first, last)| (first, if last + 1 == newest { OPEN_ENDED } else { last }))
}
