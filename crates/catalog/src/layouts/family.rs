//! Families of forms that describe the same thing, and the widths that integers have in them.

use std::collections::HashMap;

use crate::axis::Pointer;
use crate::query::fields::flatten;
use crate::{Catalog, Element, Part, Scalar, ScalarType, Shape, Struct, joined};

/// Forms that describe the same thing: all forms of a structure, or of all structures of a payload type.
#[derive(Clone, Debug)]
pub struct Family<'c> {
    /// The catalog.
    pub catalog: &'c Catalog,
    /// Number of bits of the integer at each path, in the widest form.
    widest: HashMap<String, u32>,
}

impl<'c> Family<'c> {
    /// Collects the forms that describe the same thing as a structure.
    pub fn new(catalog: &'c Catalog, structure: &Struct) -> Family<'c> {
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
            let parts = form.tail.iter();
            let parts = parts.map(|part| (shared_path(&part.name, part.same_as.as_deref()), part_bits(catalog, part)));
            for (path, bits) in fields.chain(parts) {
                let known = widest.entry(path).or_default();
                *known = bits.max(*known);
            }
        }
        Family { catalog, widest }
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
    same_as.map_or_else(|| path.to_owned(), |name| joined(within, name))
}

/// Returns the number of bits of an integer, or of each in an array. One of pointer size has 64 with any pointer size.
/// 0 for other shapes.
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
