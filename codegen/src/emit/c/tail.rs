//! The tail of a form: parts of variable size after its fixed part. C cannot declare them, so a comment describes them.

use super::text;
use etwspec_catalog::query::following;
use etwspec_catalog::{Element, Form, Many, Mask, Part, Shape};

/// Adds a comment with a paragraph for each part of the tail; nothing if there is no tail.
pub(super) fn describe(out: &mut String, form: &Form) {
    if form.tail.is_empty() {
        return;
    }
    let mut texts = vec!["Tail, in order:".to_owned()];
    texts.extend(
        form.tail
            .iter()
            .enumerate()
            .map(|(number, part)| format!("{}. {}", number + 1, part_comment(part, super::names::set))),
    );
    text::paragraphs(out, &texts);
}

/// Returns the comment on a part. `set` returns the name of the type of a set of values.
pub(in crate::emit) fn part_comment(part: &Part, set: fn(&str) -> String) -> String {
    let many = match part.many {
        Many::One => String::new(),
        _ => format!(", {}", following::many(part, condition).replace('`', "")),
    };
    let ty = match &part.element {
        Element::Fixed(Shape::Array { count, .. }) => format!("{}[{count}]", part.ty),
        Element::Dispatch(_) | Element::Fixed(_) | Element::Tailed { .. } => part.ty.clone(),
    };
    let selector = match (&part.element, &part.by) {
        (Element::Dispatch(_), Some(by)) => Some(format!("{by} selects the structure.")),
        (Element::Dispatch(_), None) => Some("Its first bytes select the structure.".to_owned()),
        _ => None,
    };
    let first = format!("{}: {ty}{many}.", part.name);
    let former = (!part.renamed_from.is_empty()).then(|| format!("Former name: {}.", part.renamed_from.join(", ")));
    let deprecated = text::deprecated(part.deprecated.as_deref());
    let zero = part.text.as_ref().map(|_| "Zero-terminated text.");
    let when = part.when.as_ref().map(|when| format!("Present if {}.", condition(when)));
    let optional = part.optional.then_some("Absent if the data ends before it.");
    let unknown = part.unknown.then_some(super::declare::UNKNOWN);
    let units = part.units.as_ref().map(|units| format!("Unit: {units}."));
    let meaning = part.meaning.and_then(|meaning| meaning.note(part.units.as_deref()));
    let values = part.values.as_ref().map(|values| format!("Values: {}.", set(values)));
    text::join([
        Some(first.as_str()),
        former.as_deref(),
        deprecated.as_deref(),
        selector.as_deref(),
        zero,
        part.doc.as_deref(),
        unknown,
        units.as_deref(),
        meaning.as_deref(),
        values.as_deref(),
        when.as_deref(),
        optional,
    ])
}

fn condition(mask: &Mask) -> String {
    let equals = mask.equals.map_or(String::new(), |equals| format!(" is 0x{equals:X}"));
    format!("{} & 0x{:X}{equals}", mask.field, mask.mask)
}
