//! Declarations of forms in C.
//!
//! Nothing here places a field. Types, order, `#pragma pack` and arrays come from the tables, and padding is not declared.
//! The compiler computes the offsets, and assertions compare them with the catalog.

use std::collections::HashMap;

use super::names::{self, Members};
use super::text;
use super::types::{self, scalar};
use crate::emit::shared::comments::{bit_comment, field_comment};
use etwspec_catalog::{Bit, Catalog, Field, Form, Scalar, Shape, Struct};

/// Look-ups that declarations need.
pub(super) struct Index<'c> {
    structs: HashMap<&'c str, &'c Struct>,
    /// The types of pointer size.
    pointers: Vec<&'c str>,
    /// The sets of values that are types, each with its integer type.
    sets: HashMap<&'c str, Scalar>,
}

impl<'c> Index<'c> {
    pub(super) fn new(catalog: &'c Catalog) -> Self {
        Index {
            structs: catalog.structs.iter().map(|structure| (structure.name.as_str(), structure)).collect(),
            pointers: catalog
                .types
                .iter()
                .filter(|ty| ty.scalar == Scalar::Pointer)
                .map(|ty| ty.name.as_str())
                .collect(),
            sets: types::sets(catalog).map(|set| (set.name.as_str(), set.scalar)).collect(),
        }
    }

    pub(super) fn structure(&self, name: &str) -> Option<&'c Struct> {
        self.structs.get(name).copied()
    }

    /// Returns the C type of a form of a structure.
    fn form(&self, name: &str, form: usize) -> Option<String> {
        let structure = self.structure(name)?;
        Some(names::form(structure, structure.forms.get(form)?))
    }
}

/// The declaration of a form, and its assertions.
pub(super) struct Declared {
    /// The declarations of the members.
    pub(super) text: String,
    /// Path, offset and size of every named member.
    pub(super) places: Vec<(String, u32, u32)>,
    /// The named bit-fields.
    pub(super) bits: Vec<PlacedBit>,
}

/// A bit-field of a form.
pub(super) struct PlacedBit {
    /// Path of members.
    pub(super) path: String,
    /// Offset of the unit in bytes.
    pub(super) offset: u32,
    /// Type of the unit.
    pub(super) unit: Scalar,
    /// Lowest bit.
    pub(super) start: u32,
    /// Number of bits.
    pub(super) width: u32,
}

/// Declares the members of a form.
pub(super) fn form(index: &Index<'_>, form: &Form) -> Declared {
    let declared = Declared { text: String::new(), places: Vec::new(), bits: Vec::new() };
    let mut writer = Writer { index, out: declared };
    writer.sequence(&form.fields, Place { depth: 1, path: "" }, &mut Members::default());
    writer.out
}

#[derive(Clone, Copy)]
struct Place<'p> {
    depth: usize,
    path: &'p str,
}

impl Place<'_> {
    fn indent(self) -> usize {
        4 * self.depth
    }
}

struct Writer<'i, 'c> {
    index: &'i Index<'c>,
    out: Declared,
}

impl Writer<'_, '_> {
    /// Declares consecutive members.
    fn sequence(&mut self, fields: &[Field], place: Place<'_>, members: &mut Members) {
        let mut end = fields.first().map_or(0, |first| first.offset);
        for field in fields.iter().filter(|field| field.shape != Shape::Padding) {
            match &field.shape {
                Shape::Bits { unit, bits } if field.name.is_none() && inline(&field.shape) => {
                    self.unit(field, (*unit, bits), end < field.offset, place, members);
                }
                _ => self.member(field, place, members),
            }
            end = field.offset + field.size;
        }
    }

    /// Declares bit-fields directly among the members of a structure, as in the headers of Windows. Other compilers
    /// would place them in free bytes before them, unless a new unit begins.
    fn unit(&mut self, field: &Field, bits: (Scalar, &[Bit]), gap: bool, place: Place<'_>, members: &mut Members) {
        comment_before(&mut self.out.text, field, place);
        let full = bits.1.iter().map(|bit| bit.width).sum::<u32>() == 8 * field.size;
        if full && !gap {
            return self.bits(field.offset, bits, place, members);
        }
        self.out.text += &format!("{:1$}ETWSPEC_UNIT_BEGIN\n", "", place.indent());
        self.bits(field.offset, bits, Place { depth: place.depth + 1, ..place }, members);
        self.out.text += &format!("{:1$}ETWSPEC_UNIT_END\n", "", place.indent());
    }

    fn member(&mut self, field: &Field, place: Place<'_>, members: &mut Members) {
        if field.name.is_none() && inline(&field.shape) {
            return self.block(field, &field.shape, None, place, members);
        }
        let fallback = format!("unnamed_{:02x}", field.offset);
        let name = members.take(field.name.as_deref().unwrap_or(&fallback));
        let path = crate::emit::c::path(place.path, &name);
        let (shape, dimension) = element(&field.shape);
        if inline(shape) {
            let at = if dimension.is_empty() { path.clone() } else { format!("{path}[0]") };
            let declarator = format!("{name}{dimension}");
            self.block(field, shape, Some(&declarator), Place { path: &at, ..place }, &mut Members::default());
        } else {
            let Some(ty) = self.ty(field, shape) else { return };
            let comment = field_comment(field, names::set);
            if field.renamed_from.is_empty() {
                text::line(&mut self.out.text, place.indent(), &format!("{ty} {name}{dimension};"), &comment);
            } else {
                self.renamed(&format!("{ty} {name}{dimension};"), &comment, place);
                for former in &field.renamed_from {
                    let former = members.take(former);
                    let remark = format!("Deprecated: renamed to {name}.");
                    let line = format!("{ty} {former}{dimension};");
                    text::line(&mut self.out.text, place.indent() + 4, &line, &remark);
                    let path = crate::emit::c::path(place.path, &former);
                    self.out.places.push((path, field.offset, field.size));
                }
                self.out.text += &format!("{:1$}}};\n", "", place.indent());
            }
        }
        self.out.places.push((path, field.offset, field.size));
    }

    /// Begins a union of a member and its former names.
    fn renamed(&mut self, line: &str, comment: &str, place: Place<'_>) {
        self.out.text += &format!("{:1$}ETWSPEC_ANONYMOUS union {{\n", "", place.indent());
        text::line(&mut self.out.text, place.indent() + 4, line, comment);
    }

    /// Declares a structure, a union or a unit of bit-fields in place.
    fn block(&mut self, field: &Field, shape: &Shape, name: Option<&str>, place: Place<'_>, members: &mut Members) {
        comment_before(&mut self.out.text, field, place);
        let word = if matches!(shape, Shape::Union(_)) { "union" } else { "struct" };
        let before = if name.is_none() { "ETWSPEC_ANONYMOUS " } else { "" };
        self.out.text += &format!("{:1$}{before}{word} {{\n", "", place.indent());
        let inner = Place { depth: place.depth + 1, ..place };
        match shape {
            Shape::Union(arms) => {
                for arm in arms.iter().filter(|arm| arm.shape != Shape::Padding) {
                    self.member(arm, inner, members);
                }
            }
            Shape::Group(fields) => self.sequence(fields, inner, members),
            Shape::Bits { unit, bits } => self.bits(field.offset, (*unit, bits), inner, members),
            _ => {}
        }
        let name = name.map_or(String::new(), |name| format!(" {name}"));
        self.out.text += &format!("{:1$}}}{name};\n", "", place.indent());
    }

    fn bits(&mut self, offset: u32, (unit, bits): (Scalar, &[Bit]), place: Place<'_>, members: &mut Members) {
        let ty = scalar(unit);
        for bit in bits {
            let comment = bit_comment(bit, names::set);
            let name = bit.name.as_ref().map_or(String::new(), |name| members.take(name) + " ");
            if !name.is_empty() {
                let path = crate::emit::c::path(place.path, name.trim_end());
                self.out.bits.push(PlacedBit { path, offset, unit, start: bit.start, width: bit.width });
            }
            text::line(&mut self.out.text, place.indent(), &format!("{ty} {name}: {};", bit.width), &comment);
        }
    }

    /// Returns the type of a member that is not declared in place.
    fn ty(&self, field: &Field, shape: &Shape) -> Option<String> {
        match shape {
            Shape::Struct { name, form } => self.index.form(name, *form),
            Shape::Bits { unit, .. } => Some(scalar(*unit).to_owned()),
            Shape::Scalar(unit) => {
                let ty = field.ty.as_str();
                let set = self.index.sets.get(ty).filter(|scalar| *scalar == unit);
                let pointer = ty.ends_with('*') || self.index.pointers.contains(&ty);
                Some(match (set, unit) {
                    (Some(_), _) => names::set(ty),
                    (None, Scalar::U32) if pointer => "etwspec_ptr32".to_owned(),
                    (None, Scalar::U64) if pointer => "etwspec_ptr64".to_owned(),
                    _ => scalar(*unit).to_owned(),
                })
            }
            _ => None,
        }
    }
}

/// Returns the element type of an array, and its dimension in C. An array of variable length has one element, like
/// `ANYSIZE_ARRAY` in the headers of Windows.
fn element(shape: &Shape) -> (&Shape, String) {
    match shape {
        Shape::Array { element: inner, count, .. } => {
            let (shape, dimension) = element(inner);
            (shape, format!("[{count}]{dimension}"))
        }
        Shape::Open { element: inner, .. } | Shape::Counted { element: inner, .. } => {
            let (shape, dimension) = element(inner);
            (shape, format!("[1]{dimension}"))
        }
        other => (other, String::new()),
    }
}

/// Returns whether a shape is declared in place.
fn inline(shape: &Shape) -> bool {
    match shape {
        Shape::Union(_) | Shape::Group(_) => true,
        // A unit without named bits is an integer.
        Shape::Bits { bits, .. } => bits.iter().any(|bit| bit.name.is_some()),
        _ => false,
    }
}

/// Adds the comment before a block.
fn comment_before(out: &mut String, field: &Field, place: Place<'_>) {
    let comment = field_comment(field, names::set);
    // A bare offset repeats the offset of the first member.
    if comment.contains(' ') {
        text::comment(out, place.indent(), &comment);
    }
}
