//! Emitter of the parts after a fixed part: code that reads each part from the remaining bytes, and code that writes
//! it.

mod model;

pub(super) use model::{Deciding, PartModel, Sequence, TotalModel};

use super::escape::Doc;
use super::leaf::{self, Int, Leaf};
use super::reach::reach;
use super::record::Record;
use super::{docs, names};
use etwspec_catalog::{self, Catalog, Element, Form, Many, Mask, Part, Shape, Struct, Text, casing};

/// Names used by the code around the parts.
const TAKEN: [&str; 4] = ["rest", "left", "to", "part"];

/// Returns the parts after the fixed part of a form.
pub(super) fn model(catalog: &Catalog, structure: &Struct, form: &Form, record: &Record) -> Sequence {
    let mut maker = Maker { catalog, form, record, parts: Vec::new(), deciding: Vec::new() };
    form.tail.iter().for_each(|part| maker.part(part));
    maker.decides();
    maker.former();
    let total = structure.total.as_ref().and_then(|path| {
        let reach = reach(catalog, record, path)?;
        let unit = structure.total_unit;
        let set = reach.set("value", &reach.wrap("total"));
        Some(TotalModel { path: path.clone(), get: reach.get, unit, set })
    });
    Sequence { parts: maker.parts, total, deciding: maker.deciding }
}

struct Maker<'c> {
    catalog: &'c Catalog,
    form: &'c Form,
    record: &'c Record,
    parts: Vec<PartModel>,
    deciding: Vec<Deciding>,
}

/// Types of a part, and the code that reads and writes it.
struct Code {
    /// True if the integer is a field of a wrapper, such as an enumeration.
    wrapped: bool,
    borrowed: String,
    owned: String,
    take: String,
    to_owned: String,
    put: String,
    least: u32,
}

impl Maker<'_> {
    fn part(&mut self, part: &Part) {
        let code = match &part.element {
            Element::Fixed(shape) if part.text.is_some() => self.text(part, shape),
            Element::Fixed(shape) => self.fixed(part, shape),
            Element::Tailed { name, form } => self.tailed(part, name, *form),
            Element::Dispatch(name) if part.by.is_some() => self.bytes(part, name),
            Element::Dispatch(name) => self.dispatch(part, name),
        };
        let when = part.when.as_ref().and_then(|when| self.condition(when));
        let (when_view, when_owned) = when.unzip();
        let maybe = when_view.is_some() || part.optional;
        let option = |ty: String| if maybe { format!("Option<{ty}>") } else { ty };
        let mut name = self.free(&part.name);
        while TAKEN.contains(&name.as_str()) {
            name.push('_');
        }
        let by = match (&part.element, &part.by) {
            (Element::Dispatch(dispatch), Some(by)) => {
                self.value(by).map(|(view, _)| (names::dispatch(self.catalog, dispatch), view))
            }
            _ => None,
        };
        let key = if self.is_member(&part.name) { format!("{}_", part.name) } else { part.name.clone() };
        self.parts.push(PartModel {
            former: part.renamed_from.iter().map(|name| casing::snake(name)).collect(),
            deprecated: part.deprecated.clone(),
            name,
            key,
            wrapped: code.wrapped,
            doc: doc(part),
            borrowed: option(code.borrowed),
            owned: option(code.owned),
            take: code.take,
            to_owned: code.to_owned,
            put: code.put,
            when_view,
            when_owned,
            optional: part.optional.then_some(code.least),
            when_field: part.when.as_ref().map_or_else(String::new, |when| when.field.clone()),
            by,
        });
    }

    /// Drops former names that another part or a member has.
    fn former(&mut self) {
        let names: Vec<String> = self.parts.iter().map(|part| part.name.clone()).collect();
        let mut taken: Vec<&str> = names.iter().map(String::as_str).chain(TAKEN).collect();
        for part in &mut self.parts {
            part.former = super::record::free(&part.former, &part.name, self.record, &taken);
        }
        // Of two parts with one former name, the first has it.
        taken.clear();
        let mut used: Vec<String> = Vec::new();
        for part in &mut self.parts {
            part.former.retain(|name| !used.contains(name));
            used.extend(part.former.iter().cloned());
        }
    }

    /// Returns the name in Rust, changed if it is in use in the record.
    fn free(&self, name: &str) -> String {
        let mut rust = casing::snake(name);
        let taken = |rust: &str| {
            self.record.members.iter().any(|member| member.name == rust)
                || self.parts.iter().any(|part| part.name == rust)
        };
        while taken(&rust) {
            rust.push('_');
        }
        rust
    }

    /// Returns whether a member of the fixed part has the name in C.
    fn is_member(&self, name: &str) -> bool {
        self.record.members.iter().any(|member| member.path == name)
    }

    /// Returns the code for one or more strings.
    fn text(&self, part: &Part, shape: &Shape) -> Code {
        let wide = matches!(shape, Shape::Scalar(scalar) if Int::of(*scalar).is_some_and(|int| int.size == 2));
        debug_assert_eq!(part.text, Some(Text::ZeroTerminated));
        let (borrowed, owned, put) = match wide {
            true => ("Utf16Str<'a>", "Utf16String", "utf16"),
            false => ("AnsiStr<'a>", "AnsiString", "ansi"),
        };
        let name = &part.name;
        if part.many == Many::One {
            return Code {
                wrapped: false,
                borrowed: borrowed.to_owned(),
                owned: owned.to_owned(),
                take: "left.text()".to_owned(),
                to_owned: "part.to_value()".to_owned(),
                put: format!("to.{put}({name:?}, part)?;"),
                least: 1,
            };
        }
        let (stated, count) = self.count(part);
        let stated =
            stated.map_or(("None".to_owned(), "\"\"".to_owned()), |(stated, field)| (format!("Some({stated})"), field));
        Code {
            wrapped: false,
            borrowed: format!("Texts<'a, {borrowed}>"),
            owned: format!("alloc::vec::Vec<{owned}>"),
            take: format!("left.texts({}, {})?", stated.0, stated.1),
            to_owned: "part.iter().map(|text| text.to_value()).collect()".to_owned(),
            put: format!(
                "{count}for text in part {{ to.{put}({name:?}, text)?; }}{}",
                if part.many == Many::Open { format!(" to.limit({name:?}, 1);") } else { String::new() }
            ),
            least: 1,
        }
    }

    /// Returns the number of elements as an expression on a view, with the name of the field, and a statement that
    /// checks it for a value.
    fn count(&self, part: &Part) -> (Option<(String, String)>, String) {
        match &part.many {
            Many::Fixed(count) => {
                let name = &part.name;
                (Some((format!("{count}"), format!("{name:?}"))), format!("to.count({name:?}, {count}, part.len())?; "))
            }
            Many::Counted(of) => {
                let Some((view, owned)) = self.value(&of.field) else { return (None, String::new()) };
                let (mask, shift, field) = (of.mask, of.shift, &of.field);
                let says = |value: &str| super::reach::masked(value, mask, shift);
                let check = format!("to.count({field:?}, {}, part.len())?; ", says(&owned));
                (Some((says(&view), format!("{field:?}"))), check)
            }
            _ => (None, String::new()),
        }
    }

    /// Returns the code for elements of a fixed size.
    fn fixed(&self, part: &Part, shape: &Shape) -> Code {
        let size = part.size.unwrap_or(0);
        let leaf = leaf::shape(self.catalog, shape, part.values.as_deref(), size);
        let leaf = leaf.unwrap_or(Leaf::Raw(size));
        let ty = leaf.ty();
        let wrapped = leaf.is_wrapped();
        let list = |take: String, check: String, end: String| Code {
            wrapped,
            borrowed: format!("Elements<'a, {ty}>"),
            owned: format!("alloc::vec::Vec<{ty}>"),
            take,
            to_owned: "to_vec(part.as_bytes())".to_owned(),
            put: format!("{check}to.elements(part);{end}"),
            least: size,
        };
        match &part.many {
            Many::Counted(_) => {
                let (stated, check) = self.count(part);
                let (stated, field) = stated.unwrap_or_default();
                list(format!("left.counted({stated}, {field})?"), check, String::new())
            }
            Many::Open => list("left.open()".to_owned(), String::new(), format!(" to.limit({:?}, {size});", part.name)),
            _ => Code {
                wrapped,
                take: format!("<{ty} as Element>::from_le(left.chunk::<{size}>()?)"),
                borrowed: ty.clone(),
                owned: ty,
                to_owned: "part".to_owned(),
                put: "to.element(part);".to_owned(),
                least: size,
            },
        }
    }

    /// Returns the code for structures that state their own length.
    fn tailed(&self, part: &Part, name: &str, form: usize) -> Code {
        let Some(structure) = self.catalog.structs.iter().find(|structure| structure.name == name) else {
            return self.bytes(part, name);
        };
        let path = names::form_path(structure, form);
        self.items(part, &path, |field| {
            let record = super::record::of_form(self.catalog, structure, &structure.forms[form]);
            reach(self.catalog, &record, field).map(|reach| reach.get)
        })
    }

    fn dispatch(&self, part: &Part, name: &str) -> Code {
        self.items(part, &names::dispatch(self.catalog, name), |_| None)
    }

    /// Returns the code for bytes whose structure is selected by a field.
    fn bytes(&self, part: &Part, _: &str) -> Code {
        let bytes = Part { values: None, size: Some(1), ..part.clone() };
        self.fixed(&bytes, &Shape::Scalar(etwspec_catalog::Scalar::U8))
    }

    /// Structures that state their own length. `field` returns the expression for a field of an element.
    fn items(&self, part: &Part, path: &str, field: impl Fn(&str) -> Option<String>) -> Code {
        let (view, name) = (format!("{path}View<'a>"), &part.name);
        if part.many == Many::One {
            return Code {
                wrapped: false,
                borrowed: view,
                owned: path.to_owned(),
                take: "left.item()?".to_owned(),
                to_owned: "part.to_owned_value()?".to_owned(),
                put: "to.tailed(part)?;".to_owned(),
                least: 1,
            };
        }
        let (stated, check) = self.count(part);
        let stated = stated.map_or("None".to_owned(), |(stated, field)| format!("Some(({stated}, {field}))"));
        let split = format!("<{path}View<'a> as Split<'a>>::split");
        let each = "for item in part { to.tailed(item)?; }".to_owned();
        let (take, put) = match &part.many {
            Many::Next(next) => {
                let get = field(next).unwrap_or_default();
                let step =
                    format!("|bytes| linked(bytes, {next:?}, {path}View::new(bytes)?.{get} as u64, {path}View::new)");
                let put = format!(
                    "for (index, item) in part.iter().enumerate() {{ let have = to.tailed(item)?; \
                     let last = index + 1 == part.len(); to.count({next:?}, item.{get} as u64, if last {{ 0 }} else {{ have }})?; }} \
                     to.limit({name:?}, 1);"
                );
                (format!("left.items({step}, None, |item| item.{get} != 0, None)?"), put)
            }
            Many::While(more) => {
                let condition_field = &more.field;
                let get = field(&more.field).unwrap_or_default();
                let holds = |value: &str| condition(more, &format!("{value} as u64"));
                let put = format!(
                    "for (index, item) in part.iter().enumerate() {{ to.tailed(item)?; \
                     to.count({:?}, u64::from({}), usize::from(index + 1 != part.len()))?; }}",
                    more.field,
                    holds(&format!("item.{get}")),
                );
                let more = holds(&format!("item.{get}"));
                (format!("left.items({split}, None, |item| {more}, Some({:?}))?", condition_field), put)
            }
            Many::Open => {
                (format!("left.items({split}, None, |_| true, None)?"), format!("{each} to.limit({name:?}, 1);"))
            }
            _ => (format!("left.items({split}, {stated}, |_| true, None)?"), format!("{check}{each}")),
        };
        Code {
            wrapped: false,
            borrowed: format!("Items<'a, {view}>"),
            owned: format!("alloc::vec::Vec<{path}>"),
            take,
            to_owned: "part.iter().map(|item| item.to_owned_value()).collect::<Result<_, _>>()?".to_owned(),
            put,
            least: 1,
        }
    }

    /// Returns expressions for the integer of a field or of an earlier part, as `u64`, on a view and on a value.
    fn value(&self, field: &str) -> Option<(String, String)> {
        if let Some(index) = self.form.tail.iter().position(|part| part.name == field) {
            let part = self.parts.get(index)?;
            // The number of an absent part is 0.
            let there = if part.maybe() { ".unwrap_or_default()" } else { "" };
            let inner = if part.wrapped { ".0" } else { "" };
            let value = format!("{}{there}{inner} as u64", part.name);
            return Some((value.clone(), format!("self.{value}")));
        }
        let reach = reach(self.catalog, self.record, field)?;
        let get = format!("self.{} as u64", reach.get);
        Some((get.clone(), get))
    }

    /// Records the bits of the fixed part that determine the parts that follow.
    fn decides(&mut self) {
        for part in &self.form.tail {
            let count = match &part.many {
                Many::Counted(of) => Some((&of.field, of.mask, Some(of.shift))),
                _ => None,
            };
            let when = part.when.as_ref().map(|when| (&when.field, when.mask, None));
            for (field, mask, shift) in count.into_iter().chain(when) {
                if let Some((offset, size)) = etwspec_catalog::locate(self.catalog, &self.form.fields, field) {
                    self.deciding.push(Deciding { offset, size, mask, shift });
                }
            }
        }
    }

    fn condition(&mut self, when: &Mask) -> Option<(String, String)> {
        let (view, owned) = self.value(&when.field)?;
        Some((condition(when, &view), condition(when, &owned)))
    }
}

fn condition(when: &Mask, value: &str) -> String {
    match when.equals {
        Some(equals) => format!("({value}) & {:#x} == {equals:#x}", when.mask),
        None => format!("({value}) & {:#x} != 0", when.mask),
    }
}

fn doc(part: &Part) -> Doc {
    let what = match (&part.text, &part.many) {
        (Some(_), Many::One) => ", terminated by a zero".to_owned(),
        (Some(_), _) => ", strings terminated by zeros".to_owned(),
        (None, Many::Counted(count)) => format!(", with the number of elements in `{}`", count.field),
        (None, Many::Open) => ", to the end of the bytes".to_owned(),
        (None, Many::Next(next)) => format!(", a list linked by `{next}`"),
        (None, Many::While(more)) => format!(", another as long as `{}` announces it", more.field),
        _ => String::new(),
    };
    let mut doc = format!("`{} {}`{what}.", part.ty, part.name);
    if let Some(when) = &part.when {
        doc += &format!(" Present if announced by `{}`.", when.field);
    }
    if part.optional {
        doc += " Optional: the bytes may end before it.";
    }
    docs::field(&doc, part.doc.as_deref(), part.unknown, part.units.as_deref(), part.meaning)
}
