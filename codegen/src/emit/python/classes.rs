//! The class of each form.

use std::collections::HashSet;

use super::{class, comment, literal, rows};
use crate::emit::shared::order::nested_structs;
use crate::emit::shared::{comments, names};
use etwspec_catalog::axis::Pointer;
use etwspec_catalog::layouts::{Content, Family, LayoutTable, Many, Number, PartRow, ScalarKind, scalar_kind};
use etwspec_catalog::{Bit, Catalog, Field, Form, Role, Scalar, Shape, Struct};

/// The classes declared so far.
pub(super) struct Classes<'c> {
    catalog: &'c Catalog,
    done: HashSet<&'c str>,
    /// Names of classes, and of their aliases.
    names: HashSet<String>,
    /// The declarations since they were taken.
    pub(super) text: String,
}

/// Position of a class in the text, and its bytes: offsets from the start of the form.
#[derive(Clone, Copy)]
struct Place {
    indent: usize,
    start: u32,
    end: u32,
    is_union: bool,
}

/// A bit-field, and its unit.
type PlacedBit<'c> = (&'c Bit, &'c Field);

impl<'c> Classes<'c> {
    pub(super) fn new(catalog: &'c Catalog) -> Self {
        let forms = catalog.structs.iter().flat_map(|of| of.forms.iter().map(|form| class(&of.name, form)));
        Classes { catalog, done: HashSet::new(), names: forms.collect(), text: String::new() }
    }

    /// Declares a structure, after the structures that it refers to.
    pub(super) fn add(&mut self, structure: &'c Struct) {
        if !self.done.insert(&structure.name) {
            return;
        }
        let family = Family::new(self.catalog, structure);
        let tables: Vec<LayoutTable<'_>> =
            (0..structure.forms.len()).filter_map(|index| family.layout(structure, index)).collect();
        let mut nested = Vec::new();
        let fields = structure.forms.iter().flat_map(|form| &form.fields);
        fields.for_each(|field| nested_structs(&field.shape, &mut nested));
        for table in &tables {
            nested.extend(table.inserted.iter().map(|row| row.structure.name.as_str()));
            nested.extend(table.tail.iter().filter_map(|row| match row.content {
                Content::Layout(of, _) => Some(of.name.as_str()),
                _ => None,
            }));
        }
        let catalog = self.catalog;
        nested.iter().filter_map(|name| catalog.structure(name)).for_each(|inner| self.add(inner));
        self.text += "\n\n";
        comments::struct_comment(catalog, structure).iter().for_each(|text| comment(&mut self.text, 0, text));
        for (index, (form, table)) in structure.forms.iter().zip(&tables).enumerate() {
            self.text += if index > 0 { "\n\n" } else { "" };
            self.form(structure, form, table);
        }
    }

    fn form(&mut self, structure: &'c Struct, form: &'c Form, table: &LayoutTable<'_>) {
        let name = class(&structure.name, form);
        let remark = comments::form_comment(self.catalog, structure, form, form.fields.is_empty());
        comment(&mut self.text, 0, &remark);
        let mut out = format!("class {name}(Layout):\n    {}\n\n", literal(&structure.summary));
        if name != structure.name {
            out += &format!("    _name_ = {}\n", literal(&structure.name));
        }
        self.body(&mut out, &form.fields, Place { indent: 4, start: 0, end: form.size, is_union: false });
        if form.fixed != form.size {
            out += &format!("    _fixed_ = 0x{:02X}\n", form.fixed);
        }
        if let Some(total) = &table.total {
            out += &format!("    _total_ = {}, {}\n", number(total, None), structure.total_unit);
        }
        if form.fields.iter().any(|field| field.role == Some(Role::EventData)) {
            out += "    _data_ = True\n";
        }
        let inserted = table.inserted.iter().filter_map(|row| {
            let (item, index) = (row.item, row.structure.forms.len().checked_sub(1)?);
            let (fixed, stride) = row.sizes(index);
            let count = item.count.as_ref().map(|count| format!("(0x{:X}, {}, {stride})", count.mask, count.shift));
            let (item_class, when) = (class(&row.structure.name, &row.structure.forms[index]), &item.when);
            let count = count.unwrap_or("None".to_owned());
            Some((
                format!("({item_class}, {}, 0x{:X}, {fixed}, {count})", literal(&when.field), when.mask),
                String::new(),
            ))
        });
        let parts = table.tail.iter().enumerate().map(|(index, row)| {
            let remark = form.tail.get(index).map(|part| comments::part_comment(part, str::to_owned));
            (part(row), remark.unwrap_or_default())
        });
        attribute(&mut out, 4, "_inserted_", inserted.collect());
        attribute(&mut out, 4, "_tail_", parts.collect());
        self.text += &out;
        let former = structure.renamed_from.iter().filter(|_| form.current).map(|former| class(former, form));
        for other in names::plain_aliases(structure, form).into_iter().chain(former) {
            if self.names.insert(other.clone()) {
                self.text += &format!("\n\n{other} = {name}\n");
            }
        }
    }

    /// Writes the members of a class, and its bit-fields.
    fn body(&self, out: &mut String, fields: &'c [Field], place: Place) {
        let mut bits = Vec::new();
        self.members(out, fields, place, &mut bits);
        let bits = bits.into_iter().map(|(bit, unit)| {
            let path: Vec<&str> = unit.name.iter().chain(&bit.name).map(String::as_str).collect();
            let (name, at) = (literal(&path.join(".")), unit.offset - place.start);
            let code = format!("({name}, 0x{at:02X}, {}, {}, {})", unit.size, bit.start, bit.width);
            (code, comments::bit_comment(bit, str::to_owned))
        });
        attribute(out, place.indent, "_bits_", bits.collect());
    }

    /// Writes nested classes and members. Adds bit-fields and their units, which are those of the innermost class with a name.
    fn members(&self, out: &mut String, fields: &'c [Field], place: Place, bits: &mut Vec<PlacedBit<'c>>) {
        let (mut lines, mut anonymous, mut end) = (Vec::new(), String::new(), place.start);
        let padding = |from: u32, to: u32| {
            (from < to && !place.is_union)
                .then(|| (format!("(\"_0x{:02X}\", U8 * {})", from - place.start, to - from), "Padding.".to_owned()))
        };
        for (index, field) in fields.iter().filter(|field| field.shape != Shape::Padding).enumerate() {
            lines.extend(padding(end, field.offset));
            end = end.max(field.offset + field.size);
            let arm = if place.is_union { format!("_{index}") } else { String::new() };
            let hidden = format!("_0x{:02X}{arm}", field.offset - place.start);
            let mut remark = comments::field_comment(field, str::to_owned);
            let ty = match innermost(&field.shape) {
                inner @ (Shape::Union(members) | Shape::Group(members)) => {
                    let is_union = matches!(inner, Shape::Union(_));
                    let base = if is_union { "Union" } else { "Layout" };
                    *out += &format!("{:1$}class {hidden}({base}):\n", "", place.indent);
                    let (start, end) = (field.offset, field.offset + field.size);
                    let at = Place { indent: place.indent + 4, start, end, is_union };
                    if field.name.is_some() {
                        self.body(out, members, at);
                    } else {
                        self.members(out, members, at, bits);
                        anonymous += &format!("\"{hidden}\", ");
                    }
                    out.push('\n');
                    // A bare offset repeats the offset of the first member.
                    remark = Some(remark).filter(|remark| remark.contains(' ')).unwrap_or_default();
                    hidden.clone() + &dimension(&field.shape)
                }
                Shape::Bits { bits: own, .. } => {
                    bits.extend(own.iter().filter(|bit| bit.name.is_some()).map(|bit| (bit, field)));
                    self.ty(&field.shape, &field.ty)
                }
                _ => self.ty(&field.shape, &field.ty),
            };
            lines.push((format!("({}, {ty})", literal(field.name.as_ref().unwrap_or(&hidden))), remark));
        }
        lines.extend(padding(end, place.end));
        if !anonymous.is_empty() {
            *out += &format!("{:1$}_anonymous_ = ({2})\n", "", place.indent, anonymous.trim_end());
        }
        match lines.is_empty() {
            true => *out += &format!("{:1$}_fields_ = ()\n", "", place.indent),
            false => attribute(out, place.indent, "_fields_", lines),
        }
    }

    /// Returns the type of a member that has no class of its own.
    fn ty(&self, shape: &Shape, ty: &str) -> String {
        match shape {
            Shape::Struct { name, form } => {
                self.catalog.form(name, *form).map_or(String::new(), |form| class(name, form))
            }
            // A unit is unsigned, whatever its bit-fields are.
            Shape::Bits { unit, .. } => format!("U{}", 8 * unit.size(Pointer::Bits64)),
            Shape::Array { element, .. } | Shape::Open { element, .. } | Shape::Counted { element, .. } => {
                let is_character = scalar_kind(self.catalog, element, ty, true) == ScalarKind::Character;
                let of = match **element {
                    Shape::Scalar(Scalar::U16 | Scalar::I16) if is_character => "WCHAR".to_owned(),
                    Shape::Scalar(_) if is_character => "CHAR".to_owned(),
                    _ => self.ty(element, ty),
                };
                of + &dimension(shape)
            }
            Shape::Scalar(scalar) => format!("{scalar:?}").to_uppercase(),
            Shape::Union(_) | Shape::Group(_) | Shape::Padding => String::new(),
        }
    }
}

/// Writes an attribute with a tuple of rows, each with its comment; nothing if there are none.
fn attribute(out: &mut String, indent: usize, name: &str, values: Vec<(String, String)>) {
    if !values.is_empty() {
        rows(out, indent, &format!("{name} = ("), values, ")");
    }
}

fn innermost(shape: &Shape) -> &Shape {
    match shape {
        Shape::Array { element, .. } | Shape::Open { element, .. } | Shape::Counted { element, .. } => {
            innermost(element)
        }
        other => other,
    }
}

/// Returns the number of elements of an array. One of variable length has one element, as in C.
fn dimension(shape: &Shape) -> String {
    match shape {
        Shape::Array { count, .. } => format!(" * {count}"),
        Shape::Open { .. } | Shape::Counted { .. } => " * 1".to_owned(),
        _ => String::new(),
    }
}

fn part(row: &PartRow<'_>) -> String {
    let element = match row.content {
        Content::Value(element) => match element.kind {
            ScalarKind::Guid => "GUID".to_owned(),
            ScalarKind::Signed => format!("I{}", 8 * element.size),
            _ => format!("U{}", 8 * element.size),
        },
        Content::Text(unit) => format!("TEXT{}", 8 * unit),
        Content::Layout(of, form) => of.forms.get(form).map_or(String::new(), |form| class(&of.name, form)),
        Content::Dispatch(dispatch) => literal(&dispatch.name),
    };
    let many = match &row.many {
        Many::One => String::new(),
        Many::Fixed(count) => format!(", (\"fixed\", {count})"),
        Many::Counted(count) => format!(", (\"counted\", {})", number(count, None)),
        Many::Open => ", OPEN".to_owned(),
        Many::Next(next) => format!(", (\"next\", {})", number(next, None)),
        Many::While(more) => format!(", (\"while\", {})", number(&more.number, more.equals)),
    };
    let when = row.when.as_ref().map(|when| format!(", when={}", number(&when.number, when.equals)));
    let by = row.by.as_ref().map(|by| format!(", by={}", number(by, None)));
    let optional = if row.optional { ", optional=True" } else { "" };
    let [when, by] = [when, by].map(Option::unwrap_or_default);
    format!("Part({}, {element}{many}{when}{optional}{by})", literal(row.name))
}

fn number(number: &Number, equals: Option<u64>) -> String {
    let mask = if number.mask == u64::MAX { String::new() } else { format!(", 0x{:X}", number.mask) };
    let shift = if number.shift == 0 { String::new() } else { format!(", shift={}", number.shift) };
    let equals = equals.map_or(String::new(), |equals| format!(", equals=0x{equals:X}"));
    format!("N({}{mask}{shift}{equals})", literal(&number.field))
}
