//! Descriptions of the parts that follow the fixed part of a form. Names and code are in backticks.

use super::fields::find;
use crate::{Catalog, CountFrom, Element, Form, Many, Mask, Part, Shape};

/// Description of a part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Following {
    /// Type of an element in C, such as `ULONG` or `UCHAR[12]`.
    pub ty: String,
    /// Number of elements, in words.
    pub many: String,
    /// Conditions and selectors, as sentences without a full stop.
    pub told: Vec<String>,
}

/// Returns the description of a part of a form.
pub fn following(catalog: &Catalog, form: &Form, part: &Part) -> Following {
    let ty = match &part.element {
        Element::Fixed(Shape::Array { count, .. }) => format!("{}[{count}]", part.ty),
        _ => part.ty.clone(),
    };
    let mut told = Vec::new();
    told.extend(part.when.as_ref().map(|when| format!("only if {}", condition(catalog, form, when))));
    if part.optional {
        told.push("not there where the bytes end before it".to_owned());
    }
    match (&part.element, &part.by) {
        (Element::Dispatch(name), Some(by)) => told.push(format!("`{by}` says which structure of `{name}` it is")),
        (Element::Dispatch(name), None) => told.push(format!("its first bytes say which structure of `{name}` it is")),
        (Element::Tailed { .. }, _) => told.push("as long as its own bytes say".to_owned()),
        (Element::Fixed(_), _) => {}
    }
    Following { ty, many: many(catalog, form, part), told }
}

fn many(catalog: &Catalog, form: &Form, part: &Part) -> String {
    let text = part.text.is_some();
    let several = |count: &str| if text { format!("{count}, each up to its zero") } else { count.to_owned() };
    // What another field decides is taken as bytes, of which a structure is made.
    let bytes = matches!(part.element, Element::Dispatch(_)) && part.by.is_some();
    match &part.many {
        Many::One if text => "one text, up to its zero".to_owned(),
        Many::One => "one".to_owned(),
        Many::Fixed(count) if text => several(&format!("{count} texts")),
        Many::Fixed(count) => count.to_string(),
        Many::Counted(count) if bytes => format!("as many bytes as `{}` says", counted(count)),
        Many::Counted(count) if text => several(&format!("as many texts as `{}` says", counted(count))),
        Many::Counted(count) => format!("as many as `{}` says", counted(count)),
        Many::Open if bytes => "all bytes that are left".to_owned(),
        Many::Open if text => several("texts to the end"),
        Many::Open => "as many as there are bytes".to_owned(),
        Many::Next(field) => {
            format!("linked: `{field}` of each says how many bytes on the next one begins, 0 in the last")
        }
        Many::While(mask) => format!("one after the other, as long as of the last {}", condition(catalog, form, mask)),
    }
}

/// Returns a count in bits of a field as a C expression.
pub fn counted(count: &CountFrom) -> String {
    match (count.mask, count.shift) {
        (u64::MAX, 0) => count.field.clone(),
        (u64::MAX, shift) => format!("{} >> {shift}", count.field),
        (mask, 0) => format!("{} & 0x{mask:X}", count.field),
        (mask, shift) => format!("({} & 0x{mask:X}) >> {shift}", count.field),
    }
}

/// Returns a condition on a field as a C expression, without a mask if it covers the whole field.
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
    use crate::{Scalar, Text};

    fn form(catalog: &Catalog) -> Form {
        let structure = catalog.structure("SAMPLE_HEADER").expect("the sample has it");
        structure.forms.last().expect("it has forms").clone()
    }

    fn part(many: Many) -> Part {
        Part {
            name: "Names".to_owned(),
            same_as: None,
            ty: "WCHAR".to_owned(),
            element: Element::Fixed(Shape::Scalar(Scalar::U16)),
            size: Some(2),
            many,
            text: None,
            when: None,
            optional: false,
            by: None,
            values: None,
            meaning: None,
            doc: None,
            units: None,
            unknown: false,
            sources: Vec::new(),
            disputed: Vec::new(),
        }
    }

    fn said(part: &Part) -> Following {
        let catalog = catalog();
        following(&catalog, &form(&catalog), part)
    }

    fn mask(field: &str, mask: u64, equals: Option<u64>) -> Mask {
        Mask { field: field.to_owned(), mask, equals }
    }

    #[test]
    fn how_many_there_are_is_said_of_texts_and_of_elements() {
        let count = || Many::Counted(CountFrom { field: "Count".to_owned(), mask: 0xF0, shift: 4 });
        let text = |many| said(&Part { text: Some(Text::ZeroTerminated), ..part(many) }).many;
        assert_eq!(said(&part(Many::One)).many, "one");
        assert_eq!(text(Many::One), "one text, up to its zero");
        assert_eq!(said(&part(count())).many, "as many as `(Count & 0xF0) >> 4` says");
        assert_eq!(text(count()), "as many texts as `(Count & 0xF0) >> 4` says, each up to its zero");
        assert_eq!(said(&part(Many::Open)).many, "as many as there are bytes");
        assert_eq!(text(Many::Open), "texts to the end, each up to its zero");
        let next = said(&part(Many::Next("Next".to_owned()))).many;
        assert_eq!(next, "linked: `Next` of each says how many bytes on the next one begins, 0 in the last");
        let more = said(&part(Many::While(mask("Flags", 1, None)))).many;
        assert_eq!(more, "one after the other, as long as of the last `Flags & 0x1` is not 0");
    }

    #[test]
    fn a_condition_on_all_bits_of_a_field_names_the_field_alone() {
        let when = |when| said(&Part { when: Some(when), optional: true, ..part(Many::One) }).told;
        let told = when(mask("Marker", 0xFFFF_FFFF, None));
        assert_eq!(told, ["only if `Marker` is not 0", "not there where the bytes end before it"]);
        assert_eq!(when(mask("Marker", 0xF, Some(2)))[0], "only if `Marker & 0xF` is 0x2");
    }

    #[test]
    fn what_tells_which_structure_it_is_is_said() {
        let element = Element::Dispatch("KINDS".to_owned());
        let by = Part { by: Some("Kind".to_owned()), element: element.clone(), ..part(Many::Open) };
        assert_eq!(said(&by).told, ["`Kind` says which structure of `KINDS` it is"]);
        assert_eq!(said(&by).many, "all bytes that are left");
        let own = Part { element, ..part(Many::Open) };
        assert_eq!(said(&own).told, ["its first bytes say which structure of `KINDS` it is"]);
    }
}
