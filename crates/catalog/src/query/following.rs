//! Descriptions of the tail of a form: the parts of variable size after its fixed part. Names and code are between
//! backticks, as in the tables.

use super::fields::find;
use crate::{Catalog, CountFrom, Element, Form, Many, Mask, Part, Shape};

/// The description of a part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Following {
    /// Type of an element in C, such as `ULONG` or `UCHAR[12]`.
    pub ty: String,
    /// The number of elements: `one`, ``count in `Count` ``.
    pub many: String,
    /// Conditions of presence, and what selects the structure; clauses in lower case, without a full stop.
    pub conditions: Vec<String>,
}

/// Describes a part of the tail of a form.
pub fn following(catalog: &Catalog, form: &Form, part: &Part) -> Following {
    let ty = match &part.element {
        Element::Fixed(Shape::Array { count, .. }) => format!("{}[{count}]", part.ty),
        _ => part.ty.clone(),
    };
    let mut conditions = Vec::new();
    conditions.extend(part.when.as_ref().map(|when| format!("present if {}", condition(catalog, form, when))));
    if part.optional {
        conditions.push("absent if the data ends before it".to_owned());
    }
    match (&part.element, &part.by) {
        (Element::Dispatch(name), Some(by)) => conditions.push(format!("`{by}` selects the structure of `{name}`")),
        (Element::Dispatch(name), None) => conditions.push(format!("its first bytes select the structure of `{name}`")),
        (Element::Tailed { .. }, _) => conditions.push("its own bytes determine its size".to_owned()),
        (Element::Fixed(_), _) => {}
    }
    Following { ty, many: many(part, |mask| condition(catalog, form, mask)), conditions }
}

/// Describes the number of elements of a part. `condition` describes a condition on the previous element.
pub fn many(part: &Part, condition: impl Fn(&Mask) -> String) -> String {
    let text = part.text.is_some();
    let several = |count: &str| if text { format!("{count}, each zero-terminated") } else { count.to_owned() };
    // If another field selects the structure, the count is in bytes.
    let bytes = matches!(part.element, Element::Dispatch(_)) && part.by.is_some();
    match &part.many {
        Many::One if text => "one zero-terminated text".to_owned(),
        Many::One => "one".to_owned(),
        Many::Fixed(count) if text => several(&format!("{count} texts")),
        Many::Fixed(count) => count.to_string(),
        Many::Counted(count) if bytes => format!("bytes, count in `{}`", counted(count)),
        Many::Counted(count) if text => several(&format!("texts, count in `{}`", counted(count))),
        Many::Counted(count) => format!("count in `{}`", counted(count)),
        Many::Open if bytes => "all remaining bytes".to_owned(),
        Many::Open if text => several("texts to the end of the data"),
        Many::Open => "to the end of the data".to_owned(),
        Many::Next(field) => {
            format!("linked: `{field}` is the distance in bytes to the next, 0 in the last")
        }
        Many::While(mask) => format!("consecutive, followed by another while {}", condition(mask)),
    }
}

/// Returns a count in bits of a field, as a C expression.
pub fn counted(count: &CountFrom) -> String {
    match (count.mask, count.shift) {
        (u64::MAX, 0) => count.field.clone(),
        (u64::MAX, shift) => format!("{} >> {shift}", count.field),
        (mask, 0) => format!("{} & 0x{mask:X}", count.field),
        (mask, shift) => format!("({} & 0x{mask:X}) >> {shift}", count.field),
    }
}

/// Returns a condition on bits of a field of the form, or of an earlier part. A mask of all bits is omitted.
fn condition(catalog: &Catalog, form: &Form, mask: &Mask) -> String {
    let size = find(catalog, form, &mask.field).map(|field| field.size);
    let size = size.or_else(|| form.tail.iter().find(|part| part.name == mask.field).and_then(|part| part.size));
    let all = size.and_then(|size| u64::MAX.checked_shr(64u32.saturating_sub(size.saturating_mul(8))));
    let bits = match Some(mask.mask) == all || mask.mask == u64::MAX {
        true => format!("`{}`", mask.field),
        false => format!("`{} & 0x{:X}`", mask.field, mask.mask),
    };
    match mask.equals {
        Some(equals) => format!("{bits} is 0x{equals:X}"),
        None => format!("{bits} is not 0"),
    }
}
