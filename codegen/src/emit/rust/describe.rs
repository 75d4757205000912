//! The tables that describe layouts and values, as constants of Rust.

use crate::axis::Pointer;
use crate::catalog::{Catalog, Field, Inserted, Role, Scalar, Shape, Struct, Value, ValueSet, When};
use crate::spec::ValueKind;

/// The table of one form.
pub(super) fn layout(catalog: &Catalog, structure: &Struct, index: usize) -> String {
    let form = &structure.forms[index];
    let cells = catalog.releases.cells(&form.releases).unwrap_or_default();
    let holds: String = Pointer::ALL
        .into_iter()
        .flat_map(|pointer| super::runs(cells.of(pointer)).into_iter().map(move |run| (pointer, run)))
        .map(|(pointer, (first, last))| {
            format!("Holds {{ pointer: Pointer::{pointer:?}, first: Release({first}), last: Release({last}) }},")
        })
        .collect();
    let aliases: String = structure.aliases.iter().map(|alias| format!("{:?},", alias.name)).collect();
    let fields: String = form.fields.iter().map(|field| self::field(catalog, field, "", 0)).collect();
    let inserted: String = structure.inserted.iter().map(|item| self::inserted(catalog, item)).collect();
    format!(
        "Layout {{ name: {:?}, aliases: &[{aliases}], form: {:?}, holds: &[{holds}], releases: {:?}, size: {}, fixed: {}, \
         fields: &[{fields}], inserted: &[{inserted}], total: {:?}, summary: {:?} }}",
        structure.name,
        form.rust,
        super::docs::versions(&form.releases),
        form.size,
        form.fixed,
        structure.total,
        structure.summary,
    )
}

/// A field. `base` is where the structure that the field's offset counts from begins in the form.
fn field(catalog: &Catalog, field: &Field, path: &str, base: u32) -> String {
    let name = field.name.as_deref().unwrap_or("");
    let own = join(path, name);
    let within = if name.is_empty() { path } else { own.as_str() };
    let offset = base + field.offset;
    let children: String = match &field.shape {
        Shape::Union(inner) | Shape::Group(inner) => {
            inner.iter().map(|inner| self::field(catalog, inner, within, base)).collect()
        }
        Shape::Struct { name, form } => nested(catalog, name, *form, within, offset),
        Shape::Array { element, .. } | Shape::Open { element, .. } | Shape::Counted { element, .. } => match &**element
        {
            Shape::Struct { name, form } => nested(catalog, name, *form, within, offset),
            _ => String::new(),
        },
        Shape::Bits { bits, .. } => bits
            .iter()
            .map(|bit| {
                let kind = format!("Kind::Bit {{ start: {}, width: {} }}", bit.start, bit.width);
                let name = bit.name.as_deref().unwrap_or("");
                Row {
                    name,
                    path: if name.is_empty() { String::new() } else { join(within, name) },
                    offset,
                    size: field.size,
                    ty: &field.ty,
                    kind,
                    values: values(catalog, bit.values.as_deref()),
                    children: String::new(),
                    doc: bit.doc.as_deref(),
                    units: None,
                    unknown: bit.unknown,
                }
                .text()
            })
            .collect(),
        Shape::Scalar(_) | Shape::Padding => String::new(),
    };
    Row {
        name,
        path: if name.is_empty() { String::new() } else { own.clone() },
        offset,
        size: field.size,
        ty: &field.ty,
        kind: kind(catalog, field),
        values: values(catalog, field.values.as_deref()),
        children,
        doc: field.doc.as_deref(),
        units: field.units.as_deref(),
        unknown: field.unknown,
    }
    .text()
}

struct Row<'a> {
    name: &'a str,
    path: String,
    offset: u32,
    size: u32,
    ty: &'a str,
    kind: String,
    values: String,
    children: String,
    doc: Option<&'a str>,
    units: Option<&'a str>,
    unknown: bool,
}

impl Row<'_> {
    fn text(&self) -> String {
        format!(
            "Field {{ name: {:?}, path: {:?}, offset: {}, size: {}, ty: {:?}, kind: {}, values: {}, children: &[{}], \
             doc: {:?}, units: {:?}, unknown: {} }},",
            self.name,
            self.path,
            self.offset,
            self.size,
            self.ty,
            self.kind,
            self.values,
            self.children,
            self.doc.unwrap_or(""),
            self.units.unwrap_or(""),
            self.unknown,
        )
    }
}

fn nested(catalog: &Catalog, name: &str, form: usize, path: &str, base: u32) -> String {
    let Some(structure) = catalog.structs.iter().find(|structure| structure.name == name) else { return String::new() };
    let fields = structure.forms.get(form).map_or(&[][..], |form| &form.fields);
    fields.iter().map(|inner| field(catalog, inner, path, base)).collect()
}

fn join(path: &str, name: &str) -> String {
    if path.is_empty() { name.to_owned() } else { format!("{path}.{name}") }
}

fn kind(catalog: &Catalog, field: &Field) -> String {
    let element = |shape: &Shape, size: u32| {
        format!("element: Element {{ kind: ElementKind::{}, size: {size} }}", scalar_kind(catalog, shape, &field.ty))
    };
    match &field.shape {
        _ if field.role == Some(Role::EventData) => "Kind::Data".to_owned(),
        Shape::Scalar(_) => format!("Kind::{}", scalar_kind(catalog, &field.shape, &field.ty)),
        Shape::Struct { .. } | Shape::Group(_) => "Kind::Struct".to_owned(),
        Shape::Union(_) => "Kind::Union".to_owned(),
        Shape::Bits { .. } => "Kind::Bits".to_owned(),
        Shape::Array { element: shape, count, stride } => {
            format!("Kind::Array {{ {}, count: {count} }}", element(shape, *stride))
        }
        Shape::Open { element: shape, stride } => format!("Kind::Open {{ {} }}", element(shape, *stride)),
        Shape::Counted { element: shape, stride, count } => format!(
            "Kind::Counted {{ {}, count_field: {:?}, mask: {}, shift: {} }}",
            element(shape, *stride),
            count.field,
            count.mask,
            count.shift
        ),
        Shape::Padding => "Kind::Padding".to_owned(),
    }
}

fn scalar_kind(catalog: &Catalog, shape: &Shape, ty: &str) -> &'static str {
    let address =
        ty.ends_with('*') || catalog.types.iter().any(|scalar| scalar.name == ty && scalar.scalar == Scalar::Pointer);
    match shape {
        Shape::Scalar(Scalar::Guid) => "Guid",
        Shape::Scalar(Scalar::I8 | Scalar::I16 | Scalar::I32 | Scalar::I64) => "Signed",
        Shape::Scalar(_) if address => "Address",
        Shape::Scalar(_) => "Unsigned",
        _ => "Struct",
    }
}

fn inserted(catalog: &Catalog, item: &Inserted) -> String {
    let form = catalog.structs.iter().find(|s| s.name == item.structure).and_then(|s| s.forms.last());
    let fixed = form.map_or(0, |form| form.fixed);
    let stride = form.and_then(|form| form.fields.last()).map_or(0, |field| field.size);
    let count = item
        .count
        .as_ref()
        .map_or("None".to_owned(), |count| format!("Some(({}, {}, {stride}))", count.mask, count.shift));
    format!(
        "Inserted {{ name: {:?}, field: {:?}, mask: {}, fixed: {fixed}, count: {count} }},",
        item.structure, item.when.field, item.when.mask
    )
}

/// A reference to the table of a set.
fn values(catalog: &Catalog, name: Option<&str>) -> String {
    match catalog.sets.iter().find(|set| Some(set.name.as_str()) == name) {
        Some(set) if set.kind != ValueKind::Constants => {
            format!("Some(crate::{}::{}::VALUES)", set.module, set.rust)
        }
        _ => "None".to_owned(),
    }
}

/// The table of a set's values.
pub(super) fn value_table(catalog: &Catalog, set: &ValueSet) -> String {
    let rows: String = set.values.iter().flat_map(|value| named(catalog, value)).collect();
    format!(
        "crate::describe::Values {{ name: {:?}, flags: {}, values: &[{rows}] }}",
        set.name,
        set.kind == ValueKind::Flags
    )
}

fn named(catalog: &Catalog, value: &Value) -> Vec<String> {
    let Some(number) = value.value.and_then(|value| value.same()) else { return Vec::new() };
    let names = value.name.iter().chain(&value.aliases);
    names
        .map(|name| {
            format!(
                "crate::describe::NamedValue {{ name: {name:?}, value: {number}, shift: {:?}, holds: {}, releases: &[{}] }},",
                value.shift,
                values(catalog, value.holds.as_deref()),
                releases(catalog, &value.when)
            )
        })
        .collect()
}

/// The releases of a fact for either pointer size.
fn releases(catalog: &Catalog, when: &When) -> String {
    let cells = when.releases.as_ref().and_then(|releases| catalog.releases.cells(releases).ok()).unwrap_or_default();
    super::runs(cells.x86.or(cells.x64))
        .into_iter()
        .map(|(first, last)| format!("(crate::rt::Release({first}), crate::rt::Release({last})),"))
        .collect()
}

/// Whether something of variable length follows the fixed part.
pub(super) fn has_tail(form: &crate::catalog::Form) -> bool {
    form.fields.last().is_some_and(|field| {
        field.role != Some(Role::EventData) && matches!(field.shape, Shape::Open { .. } | Shape::Counted { .. })
    })
}
