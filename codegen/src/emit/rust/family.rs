//! Forms that describe the same thing, and what their tables have in common.

use std::collections::HashMap;

use super::names::{self, join};
use super::sources;
use etwspec_catalog::axis::Pointer;
use etwspec_catalog::query::fields::flatten;
use etwspec_catalog::{Catalog, Element, Part, Scalar, ScalarType, Shape, Struct, ValueKind};

/// Forms that describe the same thing: all forms of a structure, or of all structures of a payload type.
pub(super) struct Family<'a> {
    pub(super) catalog: &'a Catalog,
    /// Number of bits of the integer at each path, in the widest form.
    widest: HashMap<String, u32>,
    /// Lists of sources in the tables.
    pub(super) cited: sources::Lists,
}

impl<'a> Family<'a> {
    pub(super) fn new(catalog: &'a Catalog, structure: &Struct) -> Family<'a> {
        let is_member = |other: &&Struct| match &structure.payload_type {
            Some(of) => other.payload_type.as_ref() == Some(of),
            None => other.name == structure.name,
        };
        let mut widest: HashMap<String, u32> = HashMap::new();
        for form in catalog.structs.iter().filter(is_member).flat_map(|member| &member.forms) {
            let fields = flatten(catalog, form).into_iter().map(|flat| {
                let bits = integer_bits(catalog, &flat.field.shape, &flat.field.ty);
                let same_as = flat.field.same_as.as_deref().filter(|_| flat.bit.is_none());
                (shared_path(&flat.path, same_as), flat.bits.map_or(bits, |(_, width)| width))
            });
            let parts = form
                .tail
                .iter()
                .map(|part| (shared_path(&part.name, part.same_as.as_deref()), part_bits(catalog, part)));
            for (path, bits) in fields.chain(parts) {
                let known = widest.entry(path).or_default();
                *known = bits.max(*known);
            }
        }
        Family { catalog, widest, cited: sources::Lists::default() }
    }

    /// Returns the number of bits of an integer at a path in the widest form, and at least its own. 0 if it is none.
    pub(super) fn widest(&self, path: &str, same_as: Option<&str>, own: u32) -> u32 {
        let widest = || self.widest.get(&shared_path(path, same_as)).copied().unwrap_or(0);
        if own == 0 { 0 } else { widest().max(own) }
    }
}

/// Returns the path of a field with the name that other structures give to it, if they give another.
fn shared_path(path: &str, same_as: Option<&str>) -> String {
    let within = path.rsplit_once('.').map_or("", |(within, _)| within);
    same_as.map_or_else(|| path.to_owned(), |name| join(within, name))
}

/// Returns the number of bits of an integer, or of each in an array. One of pointer size has 64 with any pointer size. 0 for
/// other shapes.
pub(super) fn integer_bits(catalog: &Catalog, shape: &Shape, ty: &str) -> u32 {
    match shape {
        Shape::Scalar(Scalar::Guid) => 0,
        Shape::Scalar(_) if has_pointer_size(catalog, ty) => 64,
        Shape::Scalar(scalar) | Shape::Bits { unit: scalar, .. } => 8 * scalar.size(Pointer::Bits64),
        Shape::Array { element, .. } | Shape::Open { element, .. } | Shape::Counted { element, .. } => {
            integer_bits(catalog, element, ty)
        }
        _ => 0,
    }
}

/// Returns the number of bits of an integer in a part, as [`integer_bits`] does.
pub(super) fn part_bits(catalog: &Catalog, part: &Part) -> u32 {
    match &part.element {
        Element::Fixed(shape) if part.text.is_none() => integer_bits(catalog, shape, &part.ty),
        _ => 0,
    }
}

/// Returns whether a type has the size of a pointer.
fn has_pointer_size(catalog: &Catalog, ty: &str) -> bool {
    let is = |scalar: &ScalarType| scalar.name == ty && scalar.scalar == Scalar::Pointer;
    ty.ends_with('*') || catalog.types.iter().any(is)
}

pub(super) fn scalar_kind(catalog: &Catalog, shape: &Shape, ty: &str, array: bool) -> &'static str {
    let pointer = |scalar: &ScalarType| scalar.scalar == Scalar::Pointer && !scalar.number;
    let address = ty.ends_with('*') || catalog.types.iter().any(|scalar| scalar.name == ty && pointer(scalar));
    match shape {
        Shape::Scalar(Scalar::Guid) => "Guid",
        Shape::Scalar(_) if array && catalog.types.iter().any(|scalar| scalar.name == ty && scalar.character) => {
            "Character"
        }
        Shape::Scalar(Scalar::I8 | Scalar::I16 | Scalar::I32 | Scalar::I64) => "Signed",
        Shape::Scalar(_) if address => "Address",
        Shape::Scalar(_) => "Unsigned",
        _ => "Struct",
    }
}

/// Returns a reference to the table of a set of values.
pub(super) fn values(catalog: &Catalog, name: Option<&str>) -> Option<String> {
    if let Some(mask) = catalog.masks.iter().find(|mask| Some(mask.enable_name.as_str()) == name) {
        return Some(format!("crate::{}::{}::VALUES", mask.module, mask.enable_rust));
    }
    let set = catalog.sets.iter().find(|set| Some(set.name.as_str()) == name)?;
    (set.kind != ValueKind::Constants).then(|| format!("crate::{}::{}::VALUES", set.module, set.rust))
}

/// Returns the name of the table of a form.
pub(super) fn table_name(form: usize) -> String {
    format!("LAYOUT_{form}")
}

/// Returns the path of the table of a form.
pub(super) fn table(structure: &Struct, form: usize) -> String {
    format!("crate::{}::{}::{}", structure.module, names::module(structure), table_name(form))
}
