//! The class of each form.

use std::collections::HashSet;

use super::super::c::{declare, names, structs, tail};
use super::{comment, line, literal};
use etwspec_catalog::layouts::{
    ArrayElement, Condition, Content, Family, LayoutTable, Many, Number, PartRow, ScalarKind, scalar_kind,
};
use etwspec_catalog::{Bit, Catalog, Field, Form, Role, Scalar, Shape, Struct};

/// The classes declared so far.
pub(super) struct Classes<'c> {
    catalog: &'c Catalog,
    done: HashSet<&'c str>,
    /// Names of classes, and of their aliases.
    names: HashSet<String>,
    text: String,
}

/// Position of a class in the text and in its form.
#[derive(Clone, Copy)]
struct Place {
    indent: usize,
    /// Offset from the start of the form.
    origin: u32,
    /// Size in bytes.
    size: u32,
}

/// A bit-field, and its unit.
type PlacedBit<'c> = (&'c Bit, &'c Field);

impl<'c> Classes<'c> {
    pub(super) fn new(catalog: &'c Catalog) -> Self {
        let forms = catalog.structs.iter().flat_map(|of| of.forms.iter().map(|form| names::plain(&of.name, form)));
        Classes { catalog, done: HashSet::new(), names: forms.collect(), text: String::new() }
    }

    /// Returns the declarations since the last call.
    pub(super) fn take(&mut self) -> String {
        std::mem::take(&mut self.text)
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
        fields.for_each(|field| structs::nested_structs(&field.shape, &mut nested));
        for table in &tables {
            nested.extend(table.inserted.iter().map(|row| row.structure.name.as_str()));
            nested.extend(table.tail.iter().filter_map(|row| match row.content {
                Content::Layout(of, _) => Some(of.name.as_str()),
                _ => None,
            }));
        }
        for name in nested {
            if let Some(inner) = self.catalog.structs.iter().find(|inner| inner.name == name) {
                self.add(inner);
            }
        }
        self.text += "\n\n";
        for paragraph in structs::struct_comment(self.catalog, structure) {
            comment(&mut self.text, 0, &paragraph);
        }
        for (index, (form, table)) in structure.forms.iter().zip(&tables).enumerate() {
            self.text += if index > 0 { "\n\n" } else { "" };
            self.form(structure, form, table);
        }
    }

    fn form(&mut self, structure: &'c Struct, form: &'c Form, table: &LayoutTable<'_>) {
        let name = names::plain(&structure.name, form);
        let remark = structs::form_comment(self.catalog, structure, form, form.fields.is_empty());
        comment(&mut self.text, 0, &remark);
        let mut out = format!("class {name}(Layout):\n    {}\n\n", literal(&structure.summary));
        if name != structure.name {
            out += &format!("    _name_ = {}\n", literal(&structure.name));
        }
        self.body(&mut out, &form.fields, false, Place { indent: 4, origin: 0, size: form.size });
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
            let count = item.count.as_ref();
            let count =
                count.map_or("None".to_owned(), |count| format!("(0x{:X}, {}, {stride})", count.mask, count.shift));
            let (class, when) = (names::plain(&row.structure.name, &row.structure.forms[index]), &item.when);
            Some(format!("({class}, {}, 0x{:X}, {fixed}, {count})", literal(&when.field), when.mask))
        });
        rows(&mut out, 4, "_inserted_", inserted.map(|row| (row, String::new())));
        let parts = table.tail.iter().enumerate().map(|(index, row)| {
            let remark = form.tail.get(index).map_or(String::new(), |part| tail::part_comment(part, str::to_owned));
            (part(row), remark)
        });
        rows(&mut out, 4, "_tail_", parts);
        self.text += &out;
        let former = structure.renamed_from.iter().filter(|_| form.current).map(|former| names::plain(former, form));
        for other in names::plain_aliases(structure, form).into_iter().chain(former) {
            if self.names.insert(other.clone()) {
                self.text += &format!("\n\n{other} = {name}\n");
            }
        }
    }

    /// Writes the members of a class.
    fn body(&self, out: &mut String, fields: &'c [Field], is_union: bool, place: Place) {
        let mut bits = Vec::new();
        self.members(out, fields, is_union, place, &mut bits);
        let bits = bits.into_iter().map(|(bit, unit): PlacedBit<'_>| {
            let names = unit.name.iter().chain(&bit.name);
            let name = literal(&names.map(String::as_str).collect::<Vec<_>>().join("."));
            let (at, size) = (unit.offset - place.origin, unit.size);
            let code = format!("({name}, 0x{at:02X}, {size}, {}, {})", bit.start, bit.width);
            (code, declare::bit_comment(bit, str::to_owned))
        });
        rows(out, place.indent, "_bits_", bits);
    }

    /// Writes nested classes and fields. Bit-fields are those of the innermost class with a name.
    fn members(
        &self,
        out: &mut String,
        fields: &'c [Field],
        is_union: bool,
        place: Place,
        bits: &mut Vec<PlacedBit<'c>>,
    ) {
        let (mut lines, mut anonymous, mut end) = (Vec::new(), String::new(), place.origin);
        let mut hidden: HashSet<String> = HashSet::new();
        let mut hide = |offset: u32| {
            let mut name = format!("_0x{:02X}", offset - place.origin);
            while !hidden.insert(name.clone()) {
                name.push('_');
            }
            name
        };
        for field in fields.iter().filter(|field| field.shape != Shape::Padding) {
            if field.offset > end && !is_union {
                lines.push((format!("(\"{}\", U8 * {})", hide(end), field.offset - end), "Padding.".to_owned()));
            }
            end = end.max(field.offset + field.size);
            let inner = match innermost(&field.shape) {
                Shape::Union(arms) => Some((arms, true)),
                Shape::Group(group) => Some((group, false)),
                _ => None,
            };
            let name = match &field.name {
                Some(name) if inner.is_none() => name.clone(),
                _ => hide(field.offset),
            };
            let ty = match inner {
                None => self.ty(&field.shape, &field.ty),
                Some((inner, union)) => {
                    let class = name.clone();
                    *out += &format!("{:1$}class {class}({2}):\n", "", place.indent, base(union));
                    let at = Place { indent: place.indent + 4, origin: field.offset, size: field.size };
                    match &field.name {
                        Some(_) => self.body(out, inner, union, at),
                        None => {
                            self.members(out, inner, union, at, bits);
                            anonymous += &format!("\"{class}\", ");
                        }
                    }
                    out.push('\n');
                    class + &dimension(&field.shape)
                }
            };
            if let Shape::Bits { bits: own, .. } = &field.shape {
                bits.extend(own.iter().filter(|bit| bit.name.is_some()).map(|bit| (bit, field)));
            }
            let remark = declare::field_comment(field, str::to_owned);
            // A bare offset repeats the offset of the first member.
            let remark = if inner.is_some() && !remark.contains(' ') { String::new() } else { remark };
            let shown = field.name.as_ref().unwrap_or(&name);
            lines.push((format!("({}, {ty})", literal(shown)), remark));
        }
        if end < place.origin + place.size && !is_union {
            let size = place.origin + place.size - end;
            lines.push((format!("(\"{}\", U8 * {size})", hide(end)), "Padding.".to_owned()));
        }
        if !anonymous.is_empty() {
            *out += &format!("{:1$}_anonymous_ = ({2})\n", "", place.indent, anonymous.trim_end());
        }
        if lines.is_empty() {
            *out += &format!("{:1$}_fields_ = ()\n", "", place.indent);
        }
        rows(out, place.indent, "_fields_", lines.into_iter());
    }

    /// Returns the type of a member that has no class of its own.
    fn ty(&self, shape: &Shape, ty: &str) -> String {
        match shape {
            Shape::Struct { name, form } => {
                self.catalog.form(name, *form).map_or(String::new(), |form| names::plain(name, form))
            }
            // A unit is unsigned, whatever its bit-fields are.
            Shape::Bits { unit, .. } => format!("U{}", 8 * unit.size(etwspec_catalog::axis::Pointer::Bits64)),
            Shape::Array { element, .. } | Shape::Open { element, .. } | Shape::Counted { element, .. } => {
                let is_character = scalar_kind(self.catalog, element, ty, true) == ScalarKind::Character;
                let of = match **element {
                    Shape::Scalar(Scalar::U16 | Scalar::I16) if is_character => "WCHAR".to_owned(),
                    Shape::Scalar(_) if is_character => "CHAR".to_owned(),
                    _ => self.ty(element, ty),
                };
                of + &dimension(shape)
            }
            Shape::Scalar(scalar) => self::scalar(*scalar),
            Shape::Union(_) | Shape::Group(_) | Shape::Padding => String::new(),
        }
    }
}

/// Writes an attribute with a tuple of rows, each with its comment; nothing if there are none.
fn rows(out: &mut String, indent: usize, name: &str, rows: impl Iterator<Item = (String, String)>) {
    let mut text = String::new();
    rows.for_each(|(code, remark)| line(&mut text, indent + 4, &(code + ","), &remark));
    if !text.is_empty() {
        *out += &format!("{0:indent$}{name} = (\n{text}{0:indent$})\n", "");
    }
}

fn base(is_union: bool) -> &'static str {
    if is_union { "Union" } else { "Layout" }
}

fn scalar(scalar: Scalar) -> String {
    match scalar {
        Scalar::Guid => "GUID".to_owned(),
        Scalar::Pointer => "U64".to_owned(),
        integer => format!("{integer:?}"),
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

/// Returns the numbers of elements of an array. One of variable length has one element, as in C.
fn dimension(shape: &Shape) -> String {
    match shape {
        Shape::Array { count, .. } => format!(" * {count}"),
        Shape::Open { .. } | Shape::Counted { .. } => " * 1".to_owned(),
        _ => String::new(),
    }
}

fn part(row: &PartRow<'_>) -> String {
    let element = match row.content {
        Content::Value(ArrayElement { kind: ScalarKind::Guid, .. }) => "GUID".to_owned(),
        Content::Value(ArrayElement { kind: ScalarKind::Signed, size }) => format!("I{}", 8 * size),
        Content::Value(ArrayElement { size, .. }) => format!("U{}", 8 * size),
        Content::Text(unit) => format!("TEXT{}", 8 * unit),
        Content::Layout(structure, form) => {
            structure.forms.get(form).map_or(String::new(), |form| names::plain(&structure.name, form))
        }
        Content::Dispatch(dispatch) => literal(&dispatch.name),
    };
    let mut text = format!("Part({}, {element}", literal(row.name));
    text += &match &row.many {
        Many::One => String::new(),
        Many::Fixed(count) => format!(", (\"fixed\", {count})"),
        Many::Counted(count) => format!(", (\"counted\", {})", number(count, None)),
        Many::Open => ", OPEN".to_owned(),
        Many::Next(next) => format!(", (\"next\", {})", number(next, None)),
        Many::While(more) => format!(", (\"while\", {})", condition(more)),
    };
    if let Some(when) = &row.when {
        text += &format!(", when={}", condition(when));
    }
    if row.optional {
        text += ", optional=True";
    }
    if let Some(by) = &row.by {
        text += &format!(", by={}", number(by, None));
    }
    text + ")"
}

fn condition(condition: &Condition) -> String {
    number(&condition.number, condition.equals)
}

fn number(number: &Number, equals: Option<u64>) -> String {
    let mut text = format!("N({}", literal(&number.field));
    if number.mask != u64::MAX {
        text += &format!(", 0x{:X}", number.mask);
    }
    if number.shift != 0 {
        text += &format!(", shift={}", number.shift);
    }
    if let Some(equals) = equals {
        text += &format!(", equals=0x{equals:X}");
    }
    text + ")"
}
