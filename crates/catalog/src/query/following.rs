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

#[cfg(test)]
mod tests {
    use super::super::sample::catalog;
    use super::*;
    use crate::{Field, Scalar, Text};

    fn form(catalog: &Catalog) -> Form {
        let structure = catalog.structure("SAMPLE_HEADER").expect("the sample has it");
        structure.forms.last().expect("it has forms").clone()
    }

    fn part(many: Many) -> Part {
        let field = Field { name: Some("Names".to_owned()), ty: "WCHAR".to_owned(), ..Field::default() };
        Part::of_field(&field, Element::Fixed(Shape::Scalar(Scalar::U16)), Some(2), many)
    }

    fn described(part: &Part) -> Following {
        let catalog = catalog();
        following(&catalog, &form(&catalog), part)
    }

    fn mask(field: &str, mask: u64, equals: Option<u64>) -> Mask {
        Mask { field: field.to_owned(), mask, equals }
    }

    #[test]
    fn describes_counts_of_texts_and_elements() {
        let count = || Many::Counted(CountFrom { field: "Count".to_owned(), mask: 0xF0, shift: 4 });
        let text = |many| described(&Part { text: Some(Text::ZeroTerminated), ..part(many) }).many;
        assert_eq!(described(&part(Many::One)).many, "one");
        assert_eq!(text(Many::One), "one zero-terminated text");
        assert_eq!(described(&part(count())).many, "count in `(Count & 0xF0) >> 4`");
        assert_eq!(text(count()), "texts, count in `(Count & 0xF0) >> 4`, each zero-terminated");
        assert_eq!(described(&part(Many::Open)).many, "to the end of the data");
        assert_eq!(text(Many::Open), "texts to the end of the data, each zero-terminated");
        let next = described(&part(Many::Next("Next".to_owned()))).many;
        assert_eq!(next, "linked: `Next` is the distance in bytes to the next, 0 in the last");
        let more = described(&part(Many::While(mask("Flags", 1, None)))).many;
        assert_eq!(more, "consecutive, followed by another while `Flags & 0x1` is not 0");
    }

    #[test]
    fn omits_masks_of_all_bits() {
        let when = |when| described(&Part { when: Some(when), optional: true, ..part(Many::One) }).conditions;
        let conditions = when(mask("Marker", 0xFFFF_FFFF, None));
        assert_eq!(conditions, ["present if `Marker` is not 0", "absent if the data ends before it"]);
        assert_eq!(when(mask("Marker", 0xF, Some(2)))[0], "present if `Marker & 0xF` is 0x2");
    }

    #[test]
    fn names_what_selects_the_structure() {
        let element = Element::Dispatch("KINDS".to_owned());
        let by = Part { by: Some("Kind".to_owned()), element: element.clone(), ..part(Many::Open) };
        assert_eq!(described(&by).conditions, ["`Kind` selects the structure of `KINDS`"]);
        assert_eq!(described(&by).many, "all remaining bytes");
        let own = Part { element, ..part(Many::Open) };
        assert_eq!(described(&own).conditions, ["its first bytes select the structure of `KINDS`"]);
    }
}
