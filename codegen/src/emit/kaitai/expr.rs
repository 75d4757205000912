//! Expressions on bits of fields.
//!
//! JavaScript has bit operations on signed integers of 32 bits only. Consecutive bits are therefore read by division.

use etwspec_catalog::axis::Pointer;
use etwspec_catalog::{Catalog, Field, Mask, Part, Scalar, ValueKind, find, find_bit, locate};

/// A field in an expression.
pub(super) struct Operand {
    text: String,
    /// Number of bits.
    bits: u32,
}

impl Operand {
    /// Returns the field at a path, or the part with a name. `id` is its path in identifiers.
    pub(super) fn of(catalog: &Catalog, fields: &[Field], tail: &[Part], path: &str, id: &str) -> Operand {
        let (values, bits) = match (tail.iter().find(|part| part.name == path), find_bit(catalog, fields, path)) {
            (Some(part), _) => (&part.values, 8 * part.size.unwrap_or(1)),
            (None, Some(bit)) => (&bit.values, bit.width),
            (None, None) => {
                let values = find(catalog, fields, path).map_or(&None, |field| &field.values);
                (values, locate(catalog, fields, path).map_or(64, |(_, size)| 8 * size))
            }
        };
        let set = values.as_ref().and_then(|name| catalog.set(name));
        // A single bit is a Boolean.
        let is_integer = bits > 1 && set.is_none_or(|set| set.kind != ValueKind::Enumeration);
        Operand { text: format!("{id}{}", if is_integer { "" } else { ".to_i" }), bits }
    }

    /// Returns an integer.
    pub(super) fn integer(text: &str, scalar: Scalar) -> Operand {
        Operand { text: text.to_owned(), bits: 8 * scalar.size(Pointer::Bits64) }
    }

    fn all(&self) -> u64 {
        u64::MAX >> (64 - self.bits.clamp(1, 64))
    }
}

/// Returns the bits of a mask: the lowest, and their number. `None` if they are not consecutive.
fn run(mask: u64) -> Option<(u32, u32)> {
    let (low, width) = (mask.trailing_zeros(), mask.count_ones());
    (mask != 0 && mask >> low == u64::MAX >> (64 - width)).then_some((low, width))
}

/// Returns the number in bits of a field, shifted to the right by `shift`, or to the lowest bit.
pub(super) fn number(operand: &Operand, mask: u64, shift: Option<u32>) -> String {
    let mask = mask & operand.all();
    let Some((low, width)) = run(mask) else {
        return format!("({} & {mask:#x}) / {}", operand.text, literal(1 << shift.unwrap_or(0)));
    };
    let step = |apply: bool, sign: char, bits: u32| match apply {
        true => format!(" {sign} {}", literal(1 << bits)),
        false => String::new(),
    };
    let left = low.saturating_sub(shift.unwrap_or(low));
    let (down, cut) = (step(low > 0, '/', low), step(low + width < operand.bits, '%', width));
    format!("{}{down}{cut}{}", operand.text, step(left > 0, '*', left))
}

/// Returns a condition on bits of a field.
pub(super) fn condition(operand: &Operand, mask: &Mask) -> String {
    let bits = mask.mask & operand.all();
    match (mask.equals, run(bits)) {
        (None, _) => format!("{} != 0", number(operand, bits, None)),
        (Some(equals), Some((low, _))) => format!("{} == {}", number(operand, bits, None), literal(equals >> low)),
        (Some(equals), None) => format!("({} & {bits:#x}) == {equals:#x}", operand.text),
    }
}

fn literal(number: u64) -> String {
    if number > 9 { format!("{number:#x}") } else { number.to_string() }
}
