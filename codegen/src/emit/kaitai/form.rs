//! Types of forms: fields, and the parts that follow them.
//!
//! # Design
//!
//! An instance of Kaitai Struct has a position in the stream of its object, not in its object. The arms of a union are
//! therefore instances of a type of their own, which has a stream of its own. Arms of a union without a name are also
//! instances of the type that contains the union, so that paths are the same as in C.

use super::expr::{self, Operand};
use super::names::{self, Scope, ident};
use super::yaml::Item;
use super::{Plan, tail};
use crate::emit::shared::comments::about;
use etwspec_catalog::layouts::{ScalarKind, current_form, scalar_kind};
use etwspec_catalog::{Bit, Element, Field, Form, Many, Mask, Part, Role, Scalar, Shape, Struct, claims, locate};

/// Maximum width of bits that JavaScript reads.
const BITS: u32 = 32;

/// Returns the type of a form.
pub(super) fn spec(plan: &Plan<'_>, structure: &Struct, form: &Form) -> Item {
    let (parts, nested, extra) = (tail(form), Scope::default(), Item::default());
    let mut maker = Maker { plan, structure, form, tail: &parts, nested, extra };
    let doc = structure.doc.clone().filter(|_| form.current);
    let claim = claims::form_sentence(plan.catalog, structure, form);
    let note = structure.offsets_note().map(str::to_owned);
    let doc = [Some(structure.summary.clone()), doc, Some(claim), note].into_iter().flatten();
    let mut spec = Item::new(names::form(structure, form)).orig(Some(&structure.name)).doc(doc);
    spec = spec.refs(plan.refs(&structure.sources, &structure.name));
    let mut scope = Scope::default();
    maker.sequence(&form.fields, (0, end(structure, form)), &mut scope, &mut spec);
    maker.inserted(&mut spec);
    for part in &parts {
        let attr = maker.part(part, scope.take(&ident(&part.name)));
        spec.push("seq", attr);
    }
    spec.append(maker.extra)
}

/// Returns the end of the fields that a form reads. C's padding at the end of a payload may be absent.
fn end(structure: &Struct, form: &Form) -> u32 {
    let fields = form.fields.iter().filter(|field| field.shape != Shape::Padding && field.offset < form.fixed);
    let last = fields.map(|field| field.offset + field.size).max().unwrap_or(0).min(form.fixed);
    if structure.inserted.is_empty() && tail(form).is_empty() { last } else { form.fixed }
}

/// Returns the type of an integer.
pub(super) fn integer(scalar: Scalar) -> String {
    let sign = if matches!(scalar, Scalar::I8 | Scalar::I16 | Scalar::I32 | Scalar::I64) { 's' } else { 'u' };
    let order = if scalar.is_big_endian() { "be" } else { "" };
    format!("{sign}{}{order}", scalar.size(etwspec_catalog::axis::Pointer::Bits64))
}

struct Maker<'p, 'c> {
    plan: &'p Plan<'c>,
    structure: &'p Struct,
    form: &'p Form,
    tail: &'p [Part],
    /// Names of the types within the form.
    nested: Scope,
    /// Types within the form, and instances that parts need.
    extra: Item,
}

impl Maker<'_, '_> {
    /// Adds consecutive fields from an offset to another.
    fn sequence(&mut self, fields: &[Field], (mut at, end): (u32, u32), scope: &mut Scope, spec: &mut Item) {
        let padding = |at: u32, to: u32| Item::new(format!("padding_{at:02x}")).key("size", to - at);
        for field in fields.iter().filter(|field| field.offset < end && is_read(field)) {
            if field.offset < at {
                continue;
            }
            if at < field.offset {
                spec.push("seq", padding(at, field.offset));
            }
            at = field.offset + field.size;
            match (&field.shape, &field.name) {
                (Shape::Group(inner), None) => self.sequence(inner, (field.offset, at), scope, spec),
                (Shape::Bits { bits, .. }, None) if is_named(bits) => self.bits(bits, field.size, scope, spec),
                _ => {
                    let id = scope.take(&id(field));
                    spec.push("seq", self.field(field, id.clone()));
                    if let (Shape::Union(arms), None) = (&field.shape, &field.name) {
                        for (name, path) in visible(arms, true).into_iter().filter(|(name, _)| scope.is_free(name)) {
                            spec.push("instances", Item::new(name).key("value", format!("{id}.{path}")));
                        }
                    }
                }
            }
        }
        if at < end {
            spec.push("seq", padding(at, end));
        }
    }

    /// Adds the bit-fields of an integer.
    fn bits(&self, bits: &[Bit], size: u32, scope: &mut Scope, spec: &mut Item) {
        let mut at = 0;
        let wide = |spec: &mut Item, scope: &mut Scope, id: &str, mut width: u32| {
            let mut ids = Vec::new();
            while width > 0 {
                let id = scope.take(id);
                spec.push("seq", Item::new(&id).key("type", format!("b{}", width.min(BITS))));
                width -= width.min(BITS);
                ids.push(id);
            }
            ids
        };
        for bit in bits {
            wide(spec, scope, "reserved", bit.start.saturating_sub(at));
            at = bit.start + bit.width;
            let item = |id: String| Item::new(id).orig(bit.name.as_deref()).doc(bit.doc.clone());
            match &bit.name {
                None => drop(wide(spec, scope, "reserved", bit.width)),
                Some(name) if bit.width > BITS => {
                    let id = scope.take(&ident(name));
                    let parts = wide(spec, scope, &format!("{id}_part"), bit.width);
                    let value = parts.join(&format!(" + {:#x} * ", 1_u64 << BITS));
                    spec.push("instances", item(id).key("value", value));
                }
                Some(name) => {
                    let attr = item(scope.take(&ident(name))).key("type", format!("b{}", bit.width));
                    // A single bit is a Boolean, which is no value of an enumeration.
                    let values = bit.values.as_deref().filter(|_| bit.width > 1);
                    spec.push("seq", self.plan.valued(attr, values, self.home()));
                }
            }
        }
        wide(spec, scope, "reserved", (8 * size).saturating_sub(at));
    }

    /// Returns the attribute of a field at its place.
    fn field(&mut self, field: &Field, id: String) -> Item {
        let when = field.when.as_ref().map(|when| {
            let equals = when.equals.map_or(" is not 0".to_owned(), |equals| format!(" is {equals:#x}"));
            format!("Valid if `{} & {:#x}`{equals}.", when.field, when.mask)
        });
        let unknown = field.unknown.then(|| "Purpose unknown.".to_owned());
        let values = field.values.as_deref();
        let doc = self.plan.doc([about(&field.same_as, &field.doc), unknown, when], field.units.as_deref(), values);
        let attr = Item::new(id).orig(field.name.as_deref()).doc([doc]);
        self.value(&field.shape, &field.ty, values, attr, field.size)
    }

    /// Completes the attribute of a value.
    fn value(&mut self, shape: &Shape, ty: &str, values: Option<&str>, attr: Item, size: u32) -> Item {
        let character = |element: &Shape| scalar_kind(self.plan.catalog, element, ty, true) == ScalarKind::Character;
        match shape {
            Shape::Scalar(Scalar::Guid) | Shape::Padding => attr.key("size", size),
            Shape::Scalar(scalar) => self.plan.valued(attr.key("type", integer(*scalar)), values, self.home()),
            Shape::Struct { name, form } => {
                let structure = self.plan.catalog.structure(name);
                let read = structure.map_or(size, |structure| end(structure, &structure.forms[*form]));
                let attr = attr.key("type", self.plan.ty(name, *form, self.home()));
                if read == size { attr } else { attr.key("size", size) }
            }
            Shape::Bits { unit, bits } if !is_named(bits) => attr.key("type", integer(*unit)),
            Shape::Union(_) | Shape::Group(_) | Shape::Bits { .. } => {
                let is_union = matches!(shape, Shape::Union(_));
                let name = self.nested.take(&format!("{}_{}", attr.id, if is_union { "union" } else { "struct" }));
                let (mut spec, mut scope) = (Item::new(&name), Scope::default());
                match shape {
                    Shape::Union(arms) => {
                        for arm in arms.iter().filter(|arm| arm.shape != Shape::Padding) {
                            let instance = self.field(arm, scope.take(&id(arm))).key("pos", 0);
                            spec.push("instances", instance);
                        }
                    }
                    Shape::Group(fields) => {
                        let start = fields.first().map_or(0, |first| first.offset);
                        self.sequence(fields, (start, start + size), &mut scope, &mut spec);
                    }
                    Shape::Bits { bits, .. } => self.bits(bits, size, &mut scope, &mut spec),
                    _ => {}
                }
                self.extra.push("types", spec);
                let attr = attr.key("type", name);
                if is_union { attr.key("size", size) } else { attr }
            }
            Shape::Array { element, count, stride } => match &**element {
                _ if character(element) && *stride == 2 => attr.key("size", count * stride).key("type", "strz"),
                Shape::Scalar(Scalar::U8 | Scalar::I8) => attr.key("size", count),
                Shape::Array { element, count: inner, stride } => {
                    let flat = Shape::Array { element: element.clone(), count: count * inner, stride: *stride };
                    self.value(&flat, ty, values, attr, size)
                }
                element => self.value(element, ty, values, attr, *stride).times(count),
            },
            Shape::Open { .. } | Shape::Counted { .. } => attr,
        }
    }

    /// Adds the items that bits announce.
    fn inserted(&self, spec: &mut Item) {
        for item in &self.structure.inserted {
            let Some(structure) = self.plan.catalog.structure(&item.structure) else { continue };
            let Some(index) = current_form(structure, self.form.pointer) else { continue };
            let form = &structure.forms[index];
            let stride = form.fields.last().map_or(0, |field| field.size);
            let size = item.count.as_ref().map_or_else(
                || form.fixed.to_string(),
                |of| format!("{} + {stride} * ({})", form.fixed, self.number(&of.field, of.mask, Some(of.shift))),
            );
            let attr = Item::new(ident(&structure.name)).orig(Some(&structure.name)).doc(item.doc.clone());
            let attr = attr.key("size", size).key("type", self.plan.ty(&structure.name, index, self.home()));
            spec.push("seq", attr.only_if(&[self.condition(&item.when)]));
        }
    }

    /// Returns the attribute of a part.
    fn part(&mut self, part: &Part, id: String) -> Item {
        let (size, values) = (part.size.unwrap_or(1), part.values.as_deref());
        let page = part.text.as_ref().filter(|_| size == 1).map(|_| "Text in an unknown code page.".to_owned());
        let doc = self.plan.doc([about(&part.same_as, &part.doc), page, None], part.units.as_deref(), values);
        let attr = Item::new(&id).orig(Some(&part.name)).doc([doc]);
        let mut conditions = self.conditions(part);
        let bytes = match &part.element {
            Element::Fixed(Shape::Scalar(Scalar::U8 | Scalar::I8)) => part.text.is_none() && part.many != Many::One,
            Element::Dispatch(_) => part.by.is_some(),
            _ => false,
        };
        let attr = match (&part.element, &part.many) {
            (_, Many::Next(_)) => return attr.key("size-eos", true),
            (Element::Fixed(_), _) if bytes => attr,
            (Element::Fixed(_), _) if part.text.is_some() && size == 2 => {
                attr.key("type", "strz").key("eos-error", false)
            }
            (Element::Fixed(_), _) if part.text.is_some() => attr.key("terminator", 0).key("eos-error", false),
            (Element::Fixed(shape), _) => self.value(shape, &part.ty, values, attr, size),
            (Element::Tailed { name, form }, many) => {
                let (ty, within) = self.element(name, *form, &id);
                let attr = attr.key("type", ty);
                let Many::While(more) = many else { return self.repeated(attr, part, &id, bytes).only_if(&conditions) };
                conditions.push("not _io.eof".to_owned());
                let fields = self.plan.catalog.form(name, *form).map_or(&[][..], |form| &form.fields);
                let path = format!("{within}{}", names::path(&more.field));
                let more = expr::condition(&Operand::of(self.plan.catalog, fields, &[], &more.field, &path), more);
                attr.key("repeat", "until").key("repeat-until", format!("not ({more}) or _io.eof"))
            }
            (Element::Dispatch(name), _) => {
                let by = part.by.as_ref().map(|by| format!("({})", self.number(by, u64::MAX, None)));
                attr.key("type", self.plan.dispatch(name, self.home()) + &by.unwrap_or_default())
            }
        };
        self.repeated(attr, part, &id, bytes).only_if(&conditions)
    }

    /// Repeats an attribute, or sets the size of bytes.
    fn repeated(&mut self, attr: Item, part: &Part, id: &str, bytes: bool) -> Item {
        let count = match &part.many {
            Many::Fixed(count) if bytes => return attr.key("size", count),
            Many::Fixed(count) => return attr.times(count),
            Many::Counted(of) => self.number(&of.field, of.mask, Some(of.shift)),
            Many::One | Many::Next(_) | Many::While(_) => return attr,
            Many::Open if bytes => return attr.key("size-eos", true),
            Many::Open => match (&part.element, part.size.filter(|_| part.text.is_none())) {
                (Element::Fixed(_), Some(size)) => format!("(_io.size - _io.pos) / {size}"),
                _ => return attr.key("repeat", "eos"),
            },
        };
        // A target language may evaluate an expression again before each element.
        let name = format!("{}_{id}", if bytes { "len" } else { "num" });
        self.extra.push("instances", Item::new(&name).key("value", count));
        if bytes { attr.key("size", name) } else { attr.times(name) }
    }

    /// Returns the type of a structure of variable size, and the path from an element to its members. One that has a
    /// size has a stream of that size.
    fn element(&mut self, name: &str, form: usize, id: &str) -> (String, &'static str) {
        let ty = self.plan.ty(name, form, self.home());
        let structure = self.plan.catalog.structure(name);
        let total = structure.and_then(|structure| {
            let path = structure.total.as_ref()?;
            locate(self.plan.catalog, &structure.forms.get(form)?.fields, path)
        });
        let Some((offset, size)) = total else { return (ty, "_.") };
        let unit = structure.map_or(1, |structure| structure.total_unit);
        let mut spec = Item::new(self.nested.take(&format!("{id}_element")));
        // As a parent, a type within another one cannot be declared in C++ before it is used.
        let body = Item::new("body").key("size", format!("len_total * {unit}")).key("type", ty).key("parent", false);
        spec.push("seq", body);
        let total = Item::new("len_total").key("pos", format!("_io.pos + {offset}")).key("type", format!("u{size}"));
        spec.push("instances", total);
        let id = spec.id.clone();
        self.extra.push("types", spec);
        (id, "_.body.")
    }

    /// Returns the conditions for a part to be present.
    fn conditions(&self, part: &Part) -> Vec<String> {
        let mut conditions = Vec::new();
        if let Some(when) = &part.when {
            // A part that is absent has no number.
            let other = self.tail.iter().find(|other| other.name == when.field);
            conditions.extend(other.into_iter().flat_map(|other| self.conditions(other)));
            conditions.push(self.condition(when));
        }
        if part.optional {
            let least = part.size.filter(|_| part.text.is_none()).unwrap_or(1);
            conditions.push(format!("_io.size - _io.pos >= {least}"));
        }
        conditions
    }

    fn number(&self, field: &str, mask: u64, shift: Option<u32>) -> String {
        expr::number(&self.operand(field), mask, shift)
    }

    fn condition(&self, mask: &Mask) -> String {
        expr::condition(&self.operand(&mask.field), mask)
    }

    fn operand(&self, field: &str) -> Operand {
        Operand::of(self.plan.catalog, &self.form.fields, self.tail, field, &names::path(field))
    }

    fn home(&self) -> &str {
        &self.structure.module
    }
}

/// Returns whether a field is part of the fixed part.
fn is_read(field: &Field) -> bool {
    let is_part = matches!(field.shape, Shape::Open { .. } | Shape::Counted { .. } | Shape::Padding);
    !is_part && field.role != Some(Role::EventData)
}

/// Returns the identifier of a field.
fn id(field: &Field) -> String {
    field.name.as_deref().map_or_else(|| format!("unnamed_{:02x}", field.offset), ident)
}

fn is_named(bits: &[Bit]) -> bool {
    bits.iter().any(|bit| bit.name.is_some())
}

/// Returns the names that C has for the members of a structure or of a union without a name, each with its path.
fn visible(fields: &[Field], is_union: bool) -> Vec<(String, String)> {
    let (mut names, mut scope) = (Vec::new(), Scope::default());
    for field in fields.iter().filter(|field| field.shape != Shape::Padding) {
        let id = scope.take(&id(field));
        let inner = match (&field.name, &field.shape) {
            (Some(_), _) => {
                names.push((id.clone(), id));
                continue;
            }
            (None, Shape::Group(inner)) => visible(inner, false),
            (None, Shape::Union(inner)) => visible(inner, true),
            (None, Shape::Bits { bits, .. }) => {
                bits.iter().filter_map(|bit| bit.name.as_deref().map(|name| (ident(name), ident(name)))).collect()
            }
            _ => Vec::new(),
        };
        // The members of a structure in a structure are its own, and a structure has instances for those of a union.
        names.extend(inner.into_iter().map(|(name, path)| {
            let own = if matches!(field.shape, Shape::Union(_)) { path } else { name.clone() };
            let path = if is_union { format!("{id}.{own}") } else { name.clone() };
            (name, path)
        }));
    }
    names
}
