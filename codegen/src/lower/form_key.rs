//! Identity of forms: two runs of releases have the same form if the bytes mean the same in both.
//!
//! A key contains the layout and the names of fields. Documentation, units and sources are not part of it, and neither
//! is the order of the arms of a union.

use etwspec_catalog::{CountFrom, Element, Field, Many, Mask, Part, Scalar, Shape, Text};

/// Key of a form.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct FormKey {
    size: u32,
    fixed: u32,
    fields: Vec<FieldKey>,
    tail: Vec<PartKey>,
}

impl FormKey {
    pub(super) fn new(size: u32, fixed: u32, fields: &[Field], tail: &[Part]) -> Self {
        FormKey {
            size,
            fixed,
            fields: fields.iter().map(FieldKey::new).collect(),
            tail: tail.iter().map(PartKey::new).collect(),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct FieldKey {
    name: Option<String>,
    offset: u32,
    size: u32,
    ty: String,
    values: Option<String>,
    shape: ShapeKey,
}

impl FieldKey {
    fn new(field: &Field) -> Self {
        FieldKey {
            name: field.name.clone(),
            offset: field.offset,
            size: field.size,
            ty: field.ty.clone(),
            values: field.values.clone(),
            shape: ShapeKey::new(&field.shape),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum ShapeKey {
    Scalar(Scalar),
    Struct {
        name: String,
        form: usize,
    },
    /// The arms, sorted.
    Union(Vec<FieldKey>),
    Group(Vec<FieldKey>),
    Bits(Scalar, Vec<BitKey>),
    Array {
        element: Box<ShapeKey>,
        count: u32,
        stride: u32,
    },
    Open {
        element: Box<ShapeKey>,
        stride: u32,
    },
    Counted {
        element: Box<ShapeKey>,
        stride: u32,
        count: CountFrom,
    },
    Padding,
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct BitKey {
    name: Option<String>,
    start: u32,
    width: u32,
    values: Option<String>,
}

impl ShapeKey {
    fn new(shape: &Shape) -> Self {
        let element = |shape: &Shape| Box::new(ShapeKey::new(shape));
        match shape {
            Shape::Scalar(scalar) => ShapeKey::Scalar(*scalar),
            Shape::Struct { name, form } => ShapeKey::Struct { name: name.clone(), form: *form },
            Shape::Union(arms) => {
                let mut arms: Vec<FieldKey> = arms.iter().map(FieldKey::new).collect();
                arms.sort();
                ShapeKey::Union(arms)
            }
            Shape::Group(fields) => ShapeKey::Group(fields.iter().map(FieldKey::new).collect()),
            Shape::Bits { unit, bits } => {
                let key = |bit: &etwspec_catalog::Bit| BitKey {
                    name: bit.name.clone(),
                    start: bit.start,
                    width: bit.width,
                    values: bit.values.clone(),
                };
                ShapeKey::Bits(*unit, bits.iter().map(key).collect())
            }
            Shape::Array { element: of, count, stride } => {
                ShapeKey::Array { element: element(of), count: *count, stride: *stride }
            }
            Shape::Open { element: of, stride } => ShapeKey::Open { element: element(of), stride: *stride },
            Shape::Counted { element: of, stride, count } => {
                ShapeKey::Counted { element: element(of), stride: *stride, count: count.clone() }
            }
            Shape::Padding => ShapeKey::Padding,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct PartKey {
    name: String,
    ty: String,
    element: ElementKey,
    many: Many,
    text: Option<Text>,
    when: Option<Mask>,
    optional: bool,
    by: Option<String>,
    values: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum ElementKey {
    Fixed(ShapeKey),
    Tailed { name: String, form: usize },
    Dispatch(String),
}

impl PartKey {
    fn new(part: &Part) -> Self {
        let element = match &part.element {
            Element::Fixed(shape) => ElementKey::Fixed(ShapeKey::new(shape)),
            Element::Tailed { name, form } => ElementKey::Tailed { name: name.clone(), form: *form },
            Element::Dispatch(name) => ElementKey::Dispatch(name.clone()),
        };
        PartKey {
            name: part.name.clone(),
            ty: part.ty.clone(),
            element,
            many: part.many.clone(),
            text: part.text,
            when: part.when.clone(),
            optional: part.optional,
            by: part.by.clone(),
            values: part.values.clone(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn field(name: &str, doc: Option<&str>) -> Field {
        Field {
            name: Some(name.to_owned()),
            offset: 0,
            size: 4,
            ty: "ULONG".to_owned(),
            shape: Shape::Scalar(Scalar::U32),
            doc: doc.map(str::to_owned),
            ..Field::default()
        }
    }

    fn key(fields: &[Field]) -> FormKey {
        FormKey::new(4, 4, fields, &[])
    }

    #[test]
    fn documentation_does_not_distinguish_forms() {
        assert_eq!(key(&[field("A", None)]), key(&[field("A", Some("Documented."))]));
        assert_ne!(key(&[field("A", None)]), key(&[field("B", None)]));
    }

    #[test]
    fn order_of_union_arms_does_not_distinguish_forms() {
        let union = |first, second| Field {
            shape: Shape::Union(vec![field(first, None), field(second, None)]),
            ..field("U", None)
        };
        assert_eq!(key(&[union("A", "B")]), key(&[union("B", "A")]));
        assert_ne!(key(&[union("A", "B")]), key(&[union("A", "C")]));
    }
}
