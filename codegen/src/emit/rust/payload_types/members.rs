//! Fields and parts of a layout, and what their getters return.

use super::super::leaf::{self, Int, Leaf};
use super::super::names;
use super::super::typed::{self, Typed};
use etwspec_catalog::layouts::{ScalarKind, scalar_kind};
use etwspec_catalog::{Catalog, Element, Field, Form, Many, Meaning, Part, Role, Scalar, Shape};

/// A field or a part of a layout.
#[derive(Debug)]
pub(super) struct Member {
    /// Name that all layouts share.
    pub(super) name: String,
    pub(super) own_name: String,
    pub(super) kind: Kind,
    pub(super) slot: String,
    /// True if all data of the layout have the field.
    pub(super) always: bool,
    pub(super) doc: Option<String>,
    pub(super) units: Option<String>,
    pub(super) unknown: bool,
    pub(super) meaning: Option<Meaning>,
    /// Former names. Getters had them only if the layouts do not share another name.
    pub(super) renamed_from: Vec<String>,
    pub(super) deprecated: Option<String>,
}

/// Return type of a getter.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Kind {
    Int(Int),
    /// Bits of an integer, fewer than its type has.
    Narrow(Int),
    /// An enumeration or flags: the path of the type, and the integer.
    Value(String, Int),
    /// A GUID, or a structure of a fixed size: the type.
    Fixed(String),
    Bytes,
    Text,
    /// An array of unsigned integers.
    Numbers,
    /// The view of a structure with a tail.
    View(String),
}

impl Kind {
    /// Returns the type of a getter for a field of several layouts, and the method with its arguments, or `None` if their
    /// types do not fit together.
    pub(super) fn shared(found: &[Option<&Member>]) -> Option<(String, String)> {
        let mut kinds = found.iter().flatten().map(|member| member.kind.clone());
        let first = kinds.next()?;
        let kind = kinds.try_fold(first, Kind::with)?;
        let always = found.iter().all(|member| member.is_some_and(|member| member.always));
        let (method, view) = match &kind {
            Kind::Int(_) | Kind::Narrow(_) | Kind::Value(..) if always => ("number", None),
            Kind::Int(_) | Kind::Narrow(_) | Kind::Value(..) => ("find_number", None),
            Kind::Fixed(_) if always => ("value", None),
            Kind::Fixed(_) => ("find_value", None),
            Kind::Bytes if always => ("field_bytes", None),
            Kind::Bytes => ("find_bytes", None),
            Kind::Text if always => ("text", None),
            Kind::Text => ("find_text", None),
            Kind::Numbers => ("find_numbers", None),
            Kind::View(view) => ("find_view", Some(view)),
        };
        let view = view.map_or_else(String::new, |view| format!(", {view}::new"));
        let ty = if method.starts_with("find_") { format!("Option<{}>", kind.ty()) } else { kind.ty() };
        Some((ty, format!("{method}(SLOT{view})")))
    }

    /// Returns the typed getter of a field of several layouts.
    pub(super) fn typed(catalog: &Catalog, found: &[Option<&Member>]) -> Option<Typed> {
        let mut meanings = found.iter().flatten().map(|member| member.meaning);
        let meaning = meanings.next()?;
        if meanings.any(|other| other != meaning) {
            return None;
        }
        let mut kinds = found.iter().flatten().map(|member| member.kind.clone());
        let first = kinds.next()?;
        match kinds.try_fold(first, Kind::with)? {
            Kind::Int(int) => typed::of_int(catalog, meaning?, int),
            Kind::Bytes => typed::of_bytes(meaning),
            _ => None,
        }
    }

    /// Returns the kind that contains the values of both.
    fn with(self, other: Kind) -> Option<Kind> {
        let int = |kind: &Kind| match kind {
            Kind::Int(int) | Kind::Narrow(int) | Kind::Value(_, int) => Some(*int),
            _ => None,
        };
        let (a, b) = match (&self, &other) {
            _ if self == other => return Some(self),
            // The highest bit of the narrow one is never set.
            (Kind::Narrow(a), Kind::Int(b)) | (Kind::Int(b), Kind::Narrow(a)) if b.signed => {
                (Int { signed: true, ..*a }, *b)
            }
            _ => (int(&self)?, int(&other)?),
        };
        a.wider(b).map(Kind::Int)
    }

    fn ty(&self) -> String {
        match self {
            Kind::Int(int) | Kind::Narrow(int) => int.to_string(),
            Kind::Value(path, _) | Kind::Fixed(path) => path.clone(),
            Kind::Bytes => "&'a [u8]".to_owned(),
            Kind::Text => "Text<'a>".to_owned(),
            Kind::Numbers => "Numbers<'a>".to_owned(),
            Kind::View(view) => format!("{view}<'a>"),
        }
    }
}

/// Returns the fields and parts of a form that getters can return.
pub(super) fn members(catalog: &Catalog, form: &Form) -> Vec<Member> {
    let mut members = Vec::new();
    fields(catalog, form, &form.fields, &mut members);
    let last = form.fields.last().filter(|_| form.tail.is_empty()).and_then(declared);
    members
        .extend(form.tail.iter().chain(&last).enumerate().filter_map(|(index, part)| self::part(catalog, part, index)));
    members
}

/// Returns the part that describes an array at the end of a structure.
fn declared(field: &Field) -> Option<Part> {
    let (element, stride, many) = match &field.shape {
        _ if field.role == Some(Role::EventData) => return None,
        Shape::Open { element, stride } => (element, stride, Many::Open),
        Shape::Counted { element, stride, count } => (element, stride, Many::Counted(count.clone())),
        _ => return None,
    };
    Some(Part::of_field(field, Element::Fixed((**element).clone()), Some(*stride), many))
}

fn fields(catalog: &Catalog, form: &Form, rows: &[Field], out: &mut Vec<Member>) {
    for field in rows.iter().filter(|field| field.role != Some(Role::EventData)) {
        match (&field.shape, &field.name) {
            (Shape::Union(members) | Shape::Group(members), None) => fields(catalog, form, members, out),
            (Shape::Bits { unit, bits }, None) => {
                let Some(unit) = Int::of(*unit).map(Int::unsigned) else { continue };
                for bit in bits {
                    let Some(name) = &bit.name else { continue };
                    let kind = match leaf::bit(catalog, bit, unit) {
                        Leaf::Value(path, int) => Kind::Value(path, int),
                        _ if bit.width < 8 * unit.size => Kind::Narrow(unit),
                        _ => Kind::Int(unit),
                    };
                    out.push(Member {
                        name: name.clone(),
                        own_name: name.clone(),
                        kind,
                        slot: format!("Slot::Bits({}, {}, {}, {})", field.offset, unit.size, bit.start, bit.width),
                        always: true,
                        doc: bit.doc.clone(),
                        units: None,
                        unknown: false,
                        meaning: bit.meaning,
                        renamed_from: bit.renamed_from.clone(),
                        deprecated: bit.deprecated.clone(),
                    });
                }
            }
            (Shape::Open { .. } | Shape::Counted { .. } | Shape::Padding, _) | (_, None) => {}
            (_, Some(name)) if field.offset + field.size <= form.fixed => {
                let Some((kind, slot)) = kind(catalog, field) else { continue };
                out.push(Member {
                    name: field.same_as.as_ref().unwrap_or(name).clone(),
                    own_name: name.clone(),
                    kind,
                    slot,
                    always: true,
                    doc: field.doc.clone(),
                    units: field.units.clone(),
                    unknown: field.unknown,
                    meaning: field.meaning,
                    renamed_from: match field.same_as {
                        None => field.renamed_from.clone(),
                        Some(_) => Vec::new(),
                    },
                    deprecated: field.deprecated.clone(),
                });
            }
            _ => {}
        }
    }
}

/// Returns the kind and the location of a field.
fn kind(catalog: &Catalog, field: &Field) -> Option<(Kind, String)> {
    let at = format!("Slot::At({}, {})", field.offset, field.size);
    if let Shape::Array { element, stride, .. } = &field.shape {
        let chars = format!("Slot::Chars({}, {}, {stride})", field.offset, field.size);
        return match scalar_kind(catalog, element, &field.ty, true) {
            ScalarKind::Character => Some((Kind::Text, chars)),
            ScalarKind::Unsigned if *stride == 1 => Some((Kind::Bytes, at)),
            _ => None,
        };
    }
    let int = |int: Int| match int.signed {
        true => format!("Slot::Signed({}, {})", field.offset, field.size),
        false => at.clone(),
    };
    Some(match leaf::of(catalog, field)? {
        Leaf::Int(of) => (Kind::Int(of), int(of)),
        Leaf::BigEndian(of) => (Kind::Int(of), format!("Slot::Big({}, {})", field.offset, field.size)),
        Leaf::Value(path, of) => (Kind::Value(path, of), int(of)),
        Leaf::Guid => (Kind::Fixed("Guid".to_owned()), at),
        Leaf::Record(path, _) => (Kind::Fixed(path), at),
        Leaf::Array(..) | Leaf::Raw(_) => return None,
    })
}

/// Returns a part of the tail, if a getter can return it.
fn part(catalog: &Catalog, part: &Part, index: usize) -> Option<Member> {
    let one = matches!(part.many, Many::One);
    let kind = match &part.element {
        Element::Fixed(_) if part.text.is_some() => one.then_some(Kind::Text)?,
        Element::Fixed(Shape::Scalar(Scalar::Guid)) => one.then_some(Kind::Fixed("Guid".to_owned()))?,
        Element::Fixed(Shape::Scalar(scalar)) => {
            let int = Int::of(*scalar)?;
            match leaf::value_type(catalog, part.values.as_deref(), int) {
                Some(Leaf::Value(path, int)) if one => Kind::Value(path, int),
                _ if one => Kind::Int(int),
                _ if int.size == 1 => Kind::Bytes,
                _ => (!int.signed).then_some(Kind::Numbers)?,
            }
        }
        Element::Fixed(Shape::Struct { name, form }) | Element::Tailed { name, form } if one => {
            let structure = catalog.structs.iter().find(|structure| structure.name == *name)?;
            Kind::View(format!("{}View", names::form_path(structure, *form)))
        }
        _ => return None,
    };
    Some(Member {
        name: part.same_as.as_ref().unwrap_or(&part.name).clone(),
        own_name: part.name.clone(),
        kind,
        slot: format!("Slot::Part({index})"),
        always: false,
        doc: part.doc.clone(),
        units: part.units.clone(),
        unknown: part.unknown,
        meaning: part.meaning,
        renamed_from: match part.same_as {
            None => part.renamed_from.clone(),
            Some(_) => Vec::new(),
        },
        deprecated: part.deprecated.clone(),
    })
}
