//! Emitter of the tables that describe layouts and values.
//!
//! # Design
//!
//! The last release of an open-ended range is `Release(255)`, not the newest release. Adding a release therefore
//! changes only the lists of releases.
//!
//! Tables are calls of constant functions, which the compiler represents with half as many expressions as structures.

use super::family::{Family, integer_bits, scalar_kind, table, table_name, values};
use super::names::join;
use super::parts;
use etwspec_catalog::axis::Pointer;
use etwspec_catalog::{Catalog, Field, Inserted, Meaning, Role, Shape, Struct, Value, ValueKind, ValueSet, When};

/// Returns the tables of all forms of a structure, one field per line.
pub(super) fn structure(catalog: &Catalog, structure: &Struct) -> String {
    let family = Family::new(catalog, structure);
    let table =
        |form| format!("pub(crate) static {}: Layout = {};\n", table_name(form), layout(&family, structure, form));
    let tables: String = (0..structure.forms.len()).map(table).collect();
    family.cited.constants(catalog) + &tables
}

/// Returns the table of a set of values, one value per line.
pub(super) fn set(catalog: &Catalog, set: &ValueSet) -> String {
    let rows: String =
        set.values.iter().flat_map(|value| named(catalog, value)).map(|row| format!("    {row}\n")).collect();
    let flags = set.kind == ValueKind::Flags;
    format!("values({:?}, {flags}, &[\n{rows}])", set.name)
}

/// Returns the table of a form.
fn layout(family: &Family<'_>, structure: &Struct, index: usize) -> String {
    let catalog = family.catalog;
    let form = &structure.forms[index];
    let cells = catalog.releases.cells(&form.releases).unwrap_or_default();
    let holds: String = Pointer::ALL
        .into_iter()
        .flat_map(|pointer| {
            super::runs(&catalog.releases, cells.of(pointer)).into_iter().map(move |run| (pointer, run))
        })
        .map(|(pointer, (first, last))| format!("holds(Pointer::{pointer:?}, {first}, {last}), "))
        .collect();
    let aliases: Vec<String> = structure.aliases.iter().map(|alias| format!("{:?}", alias.name)).collect();
    let cited = Cited { layout: &structure.sources, row: &structure.sources, root: &form.fields };
    let fields: String = form.fields.iter().map(|field| self::field(family, field, "", 0, 2, cited)).collect();
    let inserted: String = structure.inserted.iter().map(|item| self::inserted(catalog, item)).collect();
    let tail = parts::tail(family, form);
    let mut text = format!("layout({:?}, {:?})\n    .size({})", structure.name, form.rust, form.size);
    if form.fixed != form.size {
        text += &format!("\n    .fixed({})", form.fixed);
    }
    text += &format!("\n    .summary({:?})", structure.summary);
    let releases = etwspec_catalog::claims::form_text(catalog, structure, form);
    text += &format!("\n    .in_releases({releases:?}, &[{}])", holds.trim_end_matches(", "));
    if !aliases.is_empty() {
        text += &format!("\n    .also_called(&[{}])", aliases.join(", "));
    }
    if !inserted.is_empty() {
        text += &format!("\n    .with_inserted(&[{}])", inserted.trim_end_matches(", "));
    }
    if let Some(total) = parts::total(catalog, structure, form) {
        text += &format!("\n    .with_total({total})");
    }
    if !tail.is_empty() {
        text += &format!("\n    .with_tail(&[\n{tail}    ])");
    }
    if !structure.sources.is_empty() {
        text += &format!("\n    .stated_by({})", family.cited.name(&structure.sources));
    }
    if !fields.is_empty() {
        text += &format!("\n    .fields(&[\n{fields}    ])");
    }
    text
}

/// Field with its context. `base` is the offset in the form of the structure to which the offset of the field is
/// relative, and `above` has the sources of what contains the field.
fn field(family: &Family<'_>, field: &Field, path: &str, base: u32, depth: usize, above: Cited<'_>) -> String {
    row(family, field, path, base, depth, above, false)
}

fn row(
    family: &Family<'_>,
    field: &Field,
    path: &str,
    base: u32,
    depth: usize,
    above: Cited<'_>,
    is_arm: bool,
) -> String {
    let catalog = family.catalog;
    let cited = above.by(&field.sources);
    let name = field.name.as_deref().unwrap_or("");
    let own = join(path, name);
    let within = if name.is_empty() { path } else { own.as_str() };
    let offset = base + field.offset;
    let children: String = match &field.shape {
        Shape::Union(arms) => arms.iter().map(|arm| row(family, arm, within, base, depth + 1, cited, true)).collect(),
        Shape::Group(inner) => {
            inner.iter().map(|inner| self::field(family, inner, within, base, depth + 1, cited)).collect()
        }
        Shape::Struct { name, form } => nested(family, name, *form, within, offset, depth + 1, cited),
        Shape::Array { element, .. } | Shape::Open { element, .. } | Shape::Counted { element, .. } => match &**element
        {
            Shape::Struct { name, form } => nested(family, name, *form, within, offset, depth + 1, cited),
            _ => String::new(),
        },
        Shape::Bits { bits, .. } => bits
            .iter()
            .map(|bit| {
                let name = bit.name.as_deref().unwrap_or("");
                let path = if name.is_empty() { String::new() } else { join(within, name) };
                Row {
                    name,
                    same_as: None,
                    widest: Some(family.widest(&path, None, bit.width)).filter(|widest| *widest > bit.width),
                    path,
                    offset,
                    size: field.size,
                    ty: &field.ty,
                    kind: String::new(),
                    bits: Some((bit.start, bit.width)),
                    values: values(catalog, bit.values.as_deref()),
                    children: String::new(),
                    when: None,
                    doc: bit.doc.as_deref(),
                    units: None,
                    meaning: bit.meaning,
                    unknown: bit.unknown,
                    ignored: false,
                    sources: cited.expression(family),
                }
                .text(depth + 1)
            })
            .collect(),
        Shape::Scalar(_) | Shape::Padding => String::new(),
    };
    let kind = kind(catalog, field);
    let bits = match &field.shape {
        Shape::Array { stride, .. } | Shape::Open { stride, .. } | Shape::Counted { stride, .. } => 8 * stride,
        _ if kind == "Kind::Address" => 64,
        _ => 8 * field.size,
    };
    let widest = family.widest(&own, field.same_as.as_deref(), integer_bits(catalog, &field.shape, &field.ty));
    Row {
        name,
        same_as: field.same_as.as_deref(),
        widest: Some(widest).filter(|widest| *widest > bits),
        path: if name.is_empty() { String::new() } else { own.clone() },
        offset,
        size: field.size,
        ty: &field.ty,
        kind,
        bits: None,
        values: values(catalog, field.values.as_deref()),
        children,
        when: field.when.as_ref().and_then(|when| parts::condition(catalog, cited.root, when)),
        doc: field.doc.as_deref(),
        units: field.units.as_deref(),
        meaning: field.meaning,
        unknown: field.unknown,
        ignored: is_arm && field.role == Some(Role::Ignored),
        sources: cited.expression(family),
    }
    .text(depth)
}

struct Row<'a> {
    name: &'a str,
    same_as: Option<&'a str>,
    path: String,
    offset: u32,
    size: u32,
    ty: &'a str,
    kind: String,
    /// Lowest bit and number of bits, for a bit-field.
    bits: Option<(u32, u32)>,
    /// Number of bits in the widest form, if this form has fewer.
    widest: Option<u32>,
    values: Option<String>,
    children: String,
    /// Expression of the condition under which an arm of a union is in use.
    when: Option<String>,
    doc: Option<&'a str>,
    units: Option<&'a str>,
    meaning: Option<Meaning>,
    unknown: bool,
    ignored: bool,
    /// Expression of the sources, if they differ from the sources of the layout.
    sources: Option<String>,
}

/// IDs of the sources of a layout, and of a row in it.
#[derive(Clone, Copy)]
struct Cited<'a> {
    layout: &'a [String],
    row: &'a [String],
    /// Fields to which conditions refer.
    root: &'a [Field],
}

impl<'a> Cited<'a> {
    /// Returns the sources of a row within this one. A row without sources has the sources of its parent.
    fn by<'b>(self, own: &'b [String]) -> Cited<'b>
    where
        'a: 'b,
    {
        Cited { row: if own.is_empty() { self.row } else { own }, ..self }
    }

    /// Returns the expression of the sources of the row, if they differ from the sources of the layout.
    fn expression(self, family: &Family<'_>) -> Option<String> {
        (self.row != self.layout).then(|| family.cited.name(self.row))
    }
}

impl Row<'_> {
    /// Writes the field on a line, and its children on the following lines.
    fn text(&self, depth: usize) -> String {
        let indent = "    ".repeat(depth);
        let Row { name, offset, size, ty, kind, doc, .. } = self;
        let function = match (kind.as_str(), self.bits) {
            (_, Some(_)) => "bit",
            ("Kind::Unsigned", _) => "unsigned",
            ("Kind::Signed", _) => "signed",
            ("Kind::Address", _) => "address",
            ("Kind::Struct", _) => "structure",
            ("Kind::Union", _) => "union",
            ("Kind::Bits", _) => "bit_fields",
            _ => "field",
        };
        let mut text = format!("{indent}{function}({ty:?}, {name:?}");
        if function == "field" {
            text += &format!(", {kind}");
        }
        text += &format!(").at({offset}..{})", offset + size);
        if let Some((start, width)) = self.bits {
            text += &format!(".bits({start}..{})", start + width);
        }
        if let Some(doc) = doc.filter(|doc| !doc.is_empty()) {
            text += &format!(".doc({doc:?})");
        }
        if self.path != *name {
            text += &format!(".at_path({:?})", self.path);
        }
        if let Some(same_as) = self.same_as {
            text += &format!(".same_as({same_as:?})");
        }
        if let Some(widest) = self.widest {
            text += &format!(".up_to({widest})");
        }
        if let Some(values) = &self.values {
            text += &format!(".of({values})");
        }
        if let Some(when) = &self.when {
            text += &format!(".in_use_when({when})");
        }
        if let Some(units) = self.units.filter(|units| !units.is_empty()) {
            text += &format!(".in_units({units:?})");
        }
        if let Some(meaning) = self.meaning {
            text += &format!(".means(Meaning::{})", meaning.name());
        }
        if self.unknown {
            text += ".of_unknown_purpose()";
        }
        if self.ignored {
            text += ".that_nobody_reads()";
        }
        if let Some(sources) = &self.sources {
            text += &format!(".stated_by({sources})");
        }
        if !self.children.is_empty() {
            text += &format!(".with(&[\n{}{indent}])", self.children);
        }
        text + ",\n"
    }
}

/// Fields of an inner structure, which has sources of its own.
fn nested(
    family: &Family<'_>,
    name: &str,
    form: usize,
    path: &str,
    base: u32,
    depth: usize,
    above: Cited<'_>,
) -> String {
    let Some(structure) = family.catalog.structs.iter().find(|structure| structure.name == name) else {
        return String::new();
    };
    // Conditions within name fields of the inner structure, whose offsets differ.
    let cited = Cited { root: &[], ..above.by(&structure.sources) };
    let fields = structure.forms.get(form).map_or(&[][..], |form| &form.fields);
    fields.iter().map(|inner| field(family, inner, path, base, depth, cited)).collect()
}

fn kind(catalog: &Catalog, field: &Field) -> String {
    let element = |shape: &Shape, size: u32| {
        format!(
            "element: ArrayElement {{ kind: ElementKind::{}, size: {size} }}",
            scalar_kind(catalog, shape, &field.ty, true)
        )
    };
    match &field.shape {
        _ if field.role == Some(Role::EventData) => "Kind::Data".to_owned(),
        Shape::Scalar(_) => format!("Kind::{}", scalar_kind(catalog, &field.shape, &field.ty, false)),
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

fn inserted(catalog: &Catalog, item: &Inserted) -> String {
    let Some(structure) = catalog.structs.iter().find(|s| s.name == item.structure) else { return String::new() };
    let form = structure.forms.last();
    let layout = table(structure, structure.forms.len().saturating_sub(1));
    let fixed = form.map_or(0, |form| form.fixed);
    let stride = form.and_then(|form| form.fields.last()).map_or(0, |field| field.size);
    let count = item
        .count
        .as_ref()
        .map_or("None".to_owned(), |count| format!("Some(({}, {}, {stride}))", count.mask, count.shift));
    format!("inserted({:?}, &{layout}, {:?}, {}, {fixed}, {count}), ", item.structure, item.when.field, item.when.mask)
}

fn named(catalog: &Catalog, value: &Value) -> Vec<String> {
    let Some(number) = value.value.and_then(|value| value.same()) else { return Vec::new() };
    let names = value.name.iter().chain(&value.aliases);
    names
        .map(|name| {
            let releases = releases(catalog, &value.when);
            let holds = values(catalog, value.holds.as_deref());
            match (value.shift, holds) {
                (None, None) => format!("named({name:?}, {number}, &[{releases}]),"),
                (shift, holds) => {
                    format!("named_bits({name:?}, {number}, {shift:?}, {}, &[{releases}]),", option(holds))
                }
            }
        })
        .collect()
}

/// Returns an expression for an optional value.
pub(super) fn option(expression: Option<String>) -> String {
    expression.map_or("None".to_owned(), |expression| format!("Some({expression})"))
}

/// Returns the releases of a fact, for either pointer size.
pub(super) fn releases(catalog: &Catalog, when: &When) -> String {
    let cells = when.releases.as_ref().and_then(|releases| catalog.releases.cells(releases).ok()).unwrap_or_default();
    super::runs(&catalog.releases, cells.ptr32.or(cells.ptr64))
        .into_iter()
        .map(|(first, last)| format!("(Release({first}), Release({last}))"))
        .collect::<Vec<_>>()
        .join(", ")
}
