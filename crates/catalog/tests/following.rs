//! Parts after the fixed part.

use super::catalog;
use etwspec_catalog::query::following::*;
use etwspec_catalog::*;
use etwspec_catalog::{Field, Scalar, Text};

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
