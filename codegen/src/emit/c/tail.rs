//! What follows the fixed part of a form. C cannot declare it, so that it is told in a comment.

use super::declare::of_mask;
use super::text;
use etwspec_catalog::{Element, Form, Many, Mask, Part, Shape};

/// Adds what follows a form, a paragraph for each part; nothing, if nothing does.
pub(super) fn describe(out: &mut String, form: &Form) {
    if form.tail.is_empty() {
        return;
    }
    let mut texts = vec!["Then follow, in order:".to_owned()];
    texts.extend(form.tail.iter().enumerate().map(|(number, part)| format!("{}. {}", number + 1, said(part))));
    text::paragraphs(out, &texts);
}

fn said(part: &Part) -> String {
    let many = match &part.many {
        Many::One => String::new(),
        Many::Fixed(count) => format!("[{count}]"),
        Many::Counted(count) => format!("[], as many as {} says{}", count.field, of_mask(count.mask, count.shift)),
        Many::Open => "[], to the end".to_owned(),
        Many::Next(field) => format!("[], each with the distance to the next in {field}, and 0 in the last"),
        Many::While(mask) => format!("[], another while {} of the last", condition(mask)),
    };
    let ty = match &part.element {
        Element::Dispatch(_) => match &part.by {
            Some(by) => format!("what {by} selects of {}", part.ty),
            None => format!("one of {}", part.ty),
        },
        Element::Fixed(Shape::Array { count, .. }) => format!("{}[{count}]", part.ty),
        Element::Fixed(_) | Element::Tailed { .. } => part.ty.clone(),
    };
    let first = format!("{}: {ty}{many}.", part.name);
    let zero = part.text.as_ref().map(|_| "Text that ends with a zero.");
    let when = part.when.as_ref().map(|when| format!("Only if {}.", condition(when)));
    let optional = part.optional.then_some("The bytes may end before it.");
    let unknown = part.unknown.then_some("What it is for is not known.");
    let units = part.units.as_ref().map(|units| format!("Unit: {units}."));
    let values = part.values.as_ref().map(|set| format!("Values: {}.", super::names::set(set)));
    text::join([
        Some(first.as_str()),
        zero,
        part.doc.as_deref(),
        unknown,
        units.as_deref(),
        values.as_deref(),
        when.as_deref(),
        optional,
    ])
}

fn condition(mask: &Mask) -> String {
    let equals = mask.equals.map_or(String::new(), |equals| format!(" is 0x{equals:X}"));
    format!("{} & 0x{:X}{equals}", mask.field, mask.mask)
}
