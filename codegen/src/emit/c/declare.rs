//! A form as C declares it. Nothing here places a field: types, order, `#pragma pack` and arrays are what the tables say,
//! padding is never written, so that where a field lies is the compiler's result, and can be held against the catalog.

use std::collections::HashMap;

use super::names::{self, Members};
use super::text;
use super::types::{self, scalar};
use etwspec_catalog::{Bit, Catalog, Field, Form, Role, Scalar, Shape, Struct};

/// What every declaration needs to look up.
pub(super) struct Index<'c> {
    structs: HashMap<&'c str, &'c Struct>,
    /// The types that are as wide as a pointer.
    pointers: Vec<&'c str>,
    /// The sets that are types, each with its integer.
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

    /// The name of the type of one of a structure's forms.
    fn form(&self, name: &str, form: usize) -> Option<String> {
        let structure = self.structure(name)?;
        Some(names::form(structure, structure.forms.get(form)?))
    }
}

/// A form that is declared, and what the compiler is to be asked about it.
pub(super) struct Declared {
    /// The members.
    pub(super) text: String,
    /// Every member that has a name: its path, offset and size.
    pub(super) places: Vec<(String, u32, u32)>,
    /// Every field of bits that has a name.
    pub(super) bits: Vec<PlacedBit>,
}

/// A field of bits in a form.
pub(super) struct PlacedBit {
    /// Its path.
    pub(super) path: String,
    /// Where the unit begins.
    pub(super) offset: u32,
    /// The unit.
    pub(super) unit: Scalar,
    /// The lowest bit.
    pub(super) start: u32,
    /// How many bits.
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
    /// Members one after the other.
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

    /// Bits that stand among the members of a structure, as Microsoft's headers have them. Compilers that are not
    /// Microsoft's would put them into the bytes before them that are free.
    fn unit(&mut self, field: &Field, bits: (Scalar, &[Bit]), gap: bool, place: Place<'_>, members: &mut Members) {
        text_before(&mut self.out.text, field, place);
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
            let said = said(field);
            text::line(&mut self.out.text, place.indent(), &format!("{ty} {name}{dimension};"), &said);
        }
        self.out.places.push((path, field.offset, field.size));
    }

    /// A structure, a union or a unit of bits that is declared where it stands.
    fn block(&mut self, field: &Field, shape: &Shape, name: Option<&str>, place: Place<'_>, members: &mut Members) {
        text_before(&mut self.out.text, field, place);
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
            let last = bit.start + bit.width - 1;
            let place_of =
                if bit.width == 1 { format!("Bit {last}.") } else { format!("Bits {} to {last}.", bit.start) };
            let values = bit.values.as_ref().map(|set| format!("Values: {}.", names::set(set)));
            let unknown = bit.unknown.then_some(UNKNOWN);
            let said = text::join([Some(place_of.as_str()), bit.doc.as_deref(), values.as_deref(), unknown]);
            let name = bit.name.as_ref().map_or(String::new(), |name| members.take(name) + " ");
            if !name.is_empty() {
                let path = crate::emit::c::path(place.path, name.trim_end());
                self.out.bits.push(PlacedBit { path, offset, unit, start: bit.start, width: bit.width });
            }
            text::line(&mut self.out.text, place.indent(), &format!("{ty} {name}: {};", bit.width), &said);
        }
    }

    /// The type of a member that is declared elsewhere.
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

const UNKNOWN: &str = "What it is for is not known.";

/// What a field is an array of, and how C writes the array. One without an end has one element, as Microsoft's
/// `ANYSIZE_ARRAY`.
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

/// Whether something is declared where it stands.
fn inline(shape: &Shape) -> bool {
    match shape {
        Shape::Union(_) | Shape::Group(_) => true,
        // Bits without any name are a number.
        Shape::Bits { bits, .. } => bits.iter().any(|bit| bit.name.is_some()),
        _ => false,
    }
}

/// The comment before what has its own lines.
fn text_before(out: &mut String, field: &Field, place: Place<'_>) {
    let said = said(field);
    // An offset alone is that of the first member, which says it too.
    if said.contains(' ') {
        text::comment(out, place.indent(), &said);
    }
}

/// What is said of a field: where it is, what Microsoft calls its type, what it means.
fn said(field: &Field) -> String {
    let inline = matches!(field.ty.as_str(), "struct" | "union");
    let end = if inline { "." } else { "" };
    let offset = format!("0x{:02X}{end}", field.offset);
    let array = match &field.shape {
        Shape::Open { .. } => "[], to the end.".to_owned(),
        Shape::Counted { count, .. } => {
            format!("[], as many as {} says{}.", count.field, of_mask(count.mask, count.shift))
        }
        _ => String::new(),
    };
    let ty = format!("{}{}", field.ty, if array.is_empty() { "." } else { &array });
    let values = field.values.as_ref().filter(|set| **set != field.ty);
    let values = values.map(|set| format!("Values: {}.", names::set(set)));
    let units = field.units.as_ref().map(|units| format!("Unit: {units}."));
    let when = field.when.as_ref().map(|when| {
        let equals = when.equals.map_or(String::new(), |equals| format!(" is 0x{equals:X}"));
        format!("Holds if {} & 0x{:X}{equals}.", when.field, when.mask)
    });
    let role = field.role.map(|role| match role {
        Role::Input => "Input.",
        Role::Output => "Output.",
        Role::InputOutput => "Input and output.",
        Role::Ignored => "Nobody reads it.",
        Role::EventData => "No part of the header.",
    });
    let disputed = (!field.disputed.is_empty()).then(|| {
        let sources: Vec<&str> = field.disputed.iter().map(|dispute| dispute.source.as_str()).collect();
        format!("Disputed: {}.", sources.join(", "))
    });
    text::join([
        Some(offset.as_str()),
        (!inline).then_some(ty.as_str()),
        field.doc.as_deref(),
        field.unknown.then_some(UNKNOWN),
        units.as_deref(),
        values.as_deref(),
        when.as_deref(),
        role,
        disputed.as_deref(),
    ])
}

/// The bits of a field that a count is in, if they are not all.
pub(super) fn of_mask(mask: u64, shift: u32) -> String {
    match (mask, shift) {
        (u64::MAX, 0) => String::new(),
        (mask, 0) => format!(" (& 0x{mask:X})"),
        (mask, shift) => format!(" (& 0x{mask:X}, >> {shift})"),
    }
}
