//! Emitter of the file of a structure: describing tables, forms with their views, and the choice among forms by release
//! and pointer size.
//!
//! # Design
//!
//! Setters work alike for plain fields, union arms and bit fields, unlike public fields. They return `&mut Self`, so
//! calls can be chained from `Default`. Parts of a tail are stored separately and are public fields.
//!
//! Each `impl` block, function and elided lifetime of a form is a definition that the compiler keeps in memory. Forms
//! therefore have few blocks, and the code for all forms is in the runtime.
//!
//! Inserted items stay bytes. No source states the order of two items, so a getter returns an item only if it is alone,
//! and otherwise `Error::OrderUnknown`.

use askama::Template;

use super::escape::{Doc, filters};
use super::model::{
    Array, ArrayPart, Count, Extent, Fixed, Form as FormModel, Header, Insertion, Item, ItemBits, Parts, member,
    members, typed,
};
use super::reach::{self, Reach, reach};
use super::record::{self, Member, Record};
use super::{describe, dispatch, docs, leaf, links, names, tail};
use crate::emit::shared::bindings;
use etwspec_catalog::axis::{Axis, Pointer};
use etwspec_catalog::query::fields::flatten;
use etwspec_catalog::{Catalog, Form, Inserted, Shape, Struct, casing, layouts};

/// The former name of the type of a nested structure, and of its view.
#[derive(Template)]
#[template(path = "rust/former_type.rs.txt")]
struct FormerType<'t> {
    former: &'t str,
    ty: &'t str,
}

#[derive(Template)]
#[template(path = "rust/structure.rs.txt")]
struct Module {
    header: String,
    summary: Doc,
    tables: String,
    types: Vec<String>,
    form_aliases: Vec<FormAlias>,
    former: Vec<OtherName>,
    choice: Option<Choice>,
}

struct FormAlias {
    name: String,
    ty: String,
    owned_tail: bool,
}

/// Deprecated name of a current form, or of its view.
struct OtherName {
    name: String,
    ty: String,
    view: bool,
    owned_tail: bool,
    doc: Doc,
    /// Reason for the deprecation of the name.
    reason: String,
}

/// Choice of a form at run time.
struct Choice {
    c_name: String,
    alloc: bool,
    forms: Vec<ChoiceForm>,
    runs: Vec<Run>,
}

struct ChoiceForm {
    variant: String,
    ty: String,
    releases: Doc,
    tailed: bool,
}

/// Form of a range of releases.
struct Run {
    pointer: String,
    first: usize,
    last: usize,
    index: usize,
}

/// Returns the text of the module of a structure, after a comment that begins its file.
pub(super) fn module(catalog: &Catalog, structure: &Struct, header: String) -> String {
    let maker = Maker { catalog, structure };
    let types = (0..structure.forms.len()).flat_map(|index| maker.form(index)).collect();
    let tailed = |form: &Form| leaf::is_tailed(structure, form);
    let aliases = structure.forms.iter().filter_map(|form| {
        let (name, ty) = (form.release_name.clone()?, form.rust.clone());
        Some(FormAlias { name, ty, owned_tail: tailed(form) })
    });
    let choice = has_choice(catalog, structure).then(|| Choice {
        c_name: structure.name.clone(),
        alloc: structure.forms.iter().any(tailed),
        forms: structure
            .forms
            .iter()
            .map(|form| ChoiceForm {
                variant: form.rust.clone(),
                ty: form.rust.clone(),
                releases: docs::form_claim(catalog, structure, form),
                tailed: tailed(form),
            })
            .collect(),
        runs: runs(&catalog.releases, structure),
    });
    let module = Module {
        header,
        summary: Doc::text(&structure.summary),
        tables: describe::structure(catalog, structure),
        types,
        form_aliases: aliases.collect(),
        former: former(structure),
        choice,
    };
    super::print::tidy(&super::print::render(&module))
}

/// Returns the deprecated names of the current forms and their views: former names, and names without a pointer size where
/// each pointer size has a form.
fn former(structure: &Struct) -> Vec<OtherName> {
    let current: Vec<&Form> = structure.forms.iter().filter(|form| form.current).collect();
    let mut names = Vec::new();
    for (form, kind) in current.iter().flat_map(|form| [(form, ""), (form, "View")]) {
        let ty = form.rust.clone() + kind;
        let suffix = form.rust.strip_prefix(&structure.rust).unwrap_or_default();
        let other = |name: String, doc: Doc, reason: String| OtherName {
            name: name + kind,
            ty: ty.clone(),
            view: !kind.is_empty(),
            owned_tail: kind.is_empty() && leaf::is_tailed(structure, form),
            doc,
            reason,
        };
        for name in
            structure.renamed_from.iter().map(|name| casing::pascal(name)).filter(|name| *name != structure.rust)
        {
            let doc = Doc::text("Former name of").and(&Doc::link(&ty)).suffix(".");
            names.push(other(name + suffix, doc, format!("renamed to `{ty}`")));
        }
        // The last form is that for 64-bit pointers, which most traces have.
        if let [first, .., last] = current[..]
            && last.rust == form.rust
        {
            let doc = Doc::text("Alias of").and(&Doc::link(&ty)).suffix(". The layout depends on the pointer size.");
            let reason = format!("the layout depends on the pointer size: use `{}{kind}` or `{ty}`", first.rust);
            names.push(other(structure.rust.clone(), doc, reason));
        }
    }
    names
}

/// Returns the deprecated names of the types that a topic exports: names of fixed types and views, and names of types
/// that need memory.
pub(super) fn former_exports(structure: &Struct) -> (Vec<String>, Vec<String>) {
    let (tailed, fixed): (Vec<OtherName>, Vec<OtherName>) =
        former(structure).into_iter().partition(|other| other.owned_tail);
    let names = |others: Vec<OtherName>| others.into_iter().map(|other| other.name).collect();
    (names(fixed), names(tailed))
}

/// Returns whether a structure has a choice of forms. The form of a payload is selected by the event instead.
pub fn has_choice(catalog: &Catalog, structure: &Struct) -> bool {
    structure.forms.len() > 1 && !bindings::is_tied(catalog, structure)
}

/// Returns the form of each range of releases, by pointer size.
fn runs(axis: &Axis, structure: &Struct) -> Vec<Run> {
    let mut runs = Vec::new();
    for (index, form) in structure.forms.iter().enumerate() {
        let cells = axis.cells(&form.releases).unwrap_or_default();
        for pointer in Pointer::ALL {
            for (first, last) in layouts::runs(axis, cells.of(pointer)) {
                runs.push(Run { pointer: format!("{pointer:?}"), first, last, index });
            }
        }
    }
    runs
}

struct Maker<'c> {
    catalog: &'c Catalog,
    structure: &'c Struct,
}

impl Maker<'_> {
    /// Returns the types of a form: named inner structures and unions first, then the form itself.
    fn form(&self, index: usize) -> Vec<String> {
        let (structure, form) = (self.structure, &self.structure.forms[index]);
        let record = record::of_form(self.catalog, structure, form);
        let layout = names::table_name(index);
        let mut types = Vec::new();
        self.inner(&record, &layout, &mut types);

        let ty = form.rust.clone();
        let aliases: Vec<String> = std::iter::once(structure.name.clone())
            .chain(structure.aliases.iter().map(|alias| alias.name.clone()))
            .filter(|_| form.current)
            .collect();
        let tailed = leaf::is_tailed(structure, form);
        let extent = structure.total.as_ref().map(|path| Extent {
            path: path.clone(),
            unit: structure.total_unit,
            get: self.reach(&record, path).get,
        });
        let doc = docs::form(self.catalog, structure, form);
        let fixed_name = if tailed { format!("{ty}Fixed") } else { ty.clone() };
        let table = format!("Table::form(&{layout})");
        let own = members(&record);
        let fixed = Fixed {
            doc: if tailed {
                // The owned type needs a feature, so a link to it would be broken without the feature.
                let of = Doc::text(&format!("Fixed part of `{ty}` and")).and(&Doc::link(&format!("{ty}View")));
                vec![of.suffix(", with the getters of its fields.")]
            } else {
                doc.clone()
            },
            deprecated: structure.deprecated.clone().filter(|_| !tailed),
            aliases: if tailed { Vec::new() } else { aliases.clone() },
            ty: fixed_name.clone(),
            view: format!("{ty}View"),
            c_name: structure.name.clone(),
            size: record.size,
            followed: tailed || extent.is_some(),
            part: tailed,
            table: table.clone(),
            layout: (!tailed).then(|| layout.clone()),
            members: own.iter().chain(&self.nested(form, &record)).map(member).collect(),
            typed: typed(self.catalog, &own),
        };
        types.push(super::print::render(&fixed));
        let f = FormModel {
            view: format!("{ty}View"),
            ty,
            fixed: fixed_name,
            c_name: structure.name.clone(),
            size: record.size,
            doc,
            deprecated: structure.deprecated.clone(),
            aliases,
            table,
            layout,
            extent,
            item: links::is_item(self.catalog, structure),
        };
        if !form.tail.is_empty() {
            let sequence = tail::model(self.catalog, structure, form, &record);
            types.push(super::print::render(&Parts { f, sequence }));
        } else if !structure.inserted.is_empty() {
            types.push(super::print::render(&self.insertion(f, &record)));
        } else if record.tail.is_some() {
            types.extend(self.array(f, &record).map(|array| super::print::render(&array)));
        } else if f.extent.is_some() {
            types.push(super::print::render(&Header { f }));
        } else if links::is_item(self.catalog, structure) {
            types.push(format!("split_lone!({}, view = {}, size = {});\n", f.ty, f.view, f.size));
        }
        types
    }

    /// Returns the members of inner structures that a header also has itself: its size, and fields with an accessor.
    fn nested(&self, form: &Form, record: &Record) -> Vec<Member> {
        let mut nested: Vec<Member> = Vec::new();
        let Some(total) = &self.structure.total else { return nested };
        let accessors = flatten(self.catalog, form).into_iter().filter_map(|flat| {
            let accessor = flat.bit.map_or(flat.field.accessor, |bit| bit.accessor)?;
            Some((flat.path, Some(dispatch::accessor_name(accessor))))
        });
        for (path, name) in std::iter::once((total.clone(), None)).chain(accessors) {
            let Some((steps, member)) = reach::member(self.catalog, record, &path).filter(|(steps, _)| steps.len() > 1)
            else {
                continue;
            };
            let name = name.map_or_else(|| member.name.clone(), str::to_owned);
            let taken = |other: &String| *other == name;
            let parts = form.tail.iter().map(|part| casing::snake(&part.name));
            let others = members(record).into_iter().map(|member| member.name).chain(parts);
            let own = others.chain(record.tail.iter().map(|tail| tail.name.clone()));
            if record::RESERVED.contains(&name.as_str())
                || own.chain(nested.iter().map(|member| member.name.clone())).any(|other| taken(&other))
            {
                continue;
            }
            let within = Doc::text("Within").and(&Doc::link(&format!("Self::{}", steps[0]))).suffix(".");
            nested.push(Member { name, doc: member.doc.and(&within), ..member });
        }
        nested
    }

    fn inner(&self, record: &Record, layout: &str, types: &mut Vec<String>) {
        for inner in &record.inner {
            self.inner(&inner.record, layout, types);
            let fixed = Fixed {
                doc: docs::inner(&inner.c_name, inner.size, &inner.doc),
                aliases: Vec::new(),
                ty: inner.ty.clone(),
                view: format!("{}View", inner.ty),
                c_name: inner.c_name.clone(),
                size: inner.record.size,
                followed: false,
                part: false,
                table: format!("Table::inner(&{layout}, {:?})", inner.path),
                layout: None,
                members: members(&inner.record).iter().map(member).collect(),
                typed: typed(self.catalog, &members(&inner.record)),
                deprecated: inner.deprecated.clone(),
            };
            types.push(super::print::render(&fixed));
            let former = inner.former.iter().map(|former| super::print::render(&FormerType { former, ty: &inner.ty }));
            types.extend(former);
        }
    }

    /// Returns the expression for the integer at a path. `check` has verified that there is one.
    fn reach(&self, record: &Record, path: &str) -> Reach {
        super::verified::known(reach(self.catalog, record, path), || {
            format!("{}: no integer at {path}", self.structure.name)
        })
    }

    fn array(&self, f: FormModel, record: &Record) -> Option<Array> {
        let tail = record.tail.as_ref()?;
        let count = tail.count.as_ref().map(|(field, mask, shift)| {
            let reach = self.reach(record, field);
            let set = reach.set("value", &reach.wrap("count"));
            Count { get: reach.get, mask: *mask, shift: *shift, set }
        });
        let is_member = record.members.iter().any(|member| member.path == tail.path);
        Some(Array {
            f,
            part: ArrayPart {
                name: tail.name.clone(),
                key: if is_member { format!("{}_", tail.path) } else { tail.path.clone() },
                ty: tail.element.ty(),
                doc: tail.doc.clone(),
                stride: tail.element.size(),
                former: record::free(&tail.former, &tail.name, record, &[]),
                deprecated: tail.deprecated.clone(),
            },
            count_field: tail.count.as_ref().map_or_else(|| tail.path.clone(), |(field, ..)| field.clone()),
            count,
        })
    }

    fn insertion(&self, f: FormModel, record: &Record) -> Insertion {
        let rows = &self.structure.inserted;
        Insertion {
            f,
            count_field: rows.first().map_or_else(String::new, |row| row.when.field.clone()),
            items: rows.iter().filter_map(|row| self.item(row, record)).collect(),
            bits: rows.iter().map(|row| self.bits(row, record)).collect(),
            length: rows.iter().map(|row| self.length(row, record)).collect::<Vec<_>>().join(" + "),
            most: rows.iter().map(|row| self.most(row)).sum(),
        }
    }

    /// Returns the bits that announce an item.
    fn bits(&self, row: &Inserted, record: &Record) -> ItemBits {
        ItemBits { get: self.reach(record, &row.when.field).get, mask: row.when.mask }
    }

    /// Returns an expression for the size of an item in bytes.
    fn length(&self, row: &Inserted, record: &Record) -> String {
        let (fixed, stride) = self.item_size(row);
        let field = self.reach(record, &row.when.field).get;
        let fixed_part = format!("usize::from(self.{field} as u64 & {} != 0) * {fixed}", row.when.mask);
        let Some(count) = &row.count else { return fixed_part };
        let get = self.reach(record, &count.field).get;
        let elements = format!("((self.{get} as u64 & {}) >> {}) as usize * {stride}", count.mask, count.shift);
        if fixed == 0 { elements } else { format!("{fixed_part} + {elements}") }
    }

    /// Returns the maximum size of an item in bytes.
    fn most(&self, row: &Inserted) -> u64 {
        let (fixed, stride) = self.item_size(row);
        let elements = row.count.as_ref().map_or(0, |count| count.mask >> count.shift);
        u64::from(fixed) + elements * u64::from(stride)
    }

    fn item_size(&self, row: &Inserted) -> (u32, u32) {
        let form = self.inserted(row).and_then(|item| item.forms.last());
        form.map_or((0, 0), |form| {
            let stride = form.fields.iter().find_map(|field| match field.shape {
                Shape::Open { stride, .. } => Some(stride),
                _ => None,
            });
            (form.fixed, stride.unwrap_or(0))
        })
    }

    fn inserted(&self, row: &Inserted) -> Option<&Struct> {
        self.catalog.structs.iter().find(|item| item.name == row.structure)
    }

    fn item(&self, row: &Inserted, record: &Record) -> Option<Item> {
        let item = self.inserted(row)?;
        let owned = names::form_path(item, item.forms.iter().position(|form| form.current)?);
        let reach = self.reach(record, &row.when.field);
        let shift = row.count.as_ref().map_or(row.when.mask.trailing_zeros(), |count| count.shift);
        let (fixed, stride) = self.item_size(row);
        let counted = row.count.is_some();
        let others = self.structure.inserted.iter().filter(|other| !std::ptr::eq(*other, row));
        let most = row.at_most.map_or_else(String::new, |most| format!("At most {most} are inserted."));
        Some(Item {
            name: casing::snake(&item.name),
            former: item
                .renamed_from
                .iter()
                .map(|name| casing::snake(name))
                .filter(|name| *name != casing::snake(&item.name))
                .collect(),
            doc: Doc::text(row.doc.as_deref().unwrap_or(&item.summary)).then(&most),
            view: format!("{owned}View"),
            owned,
            field: row.when.field.clone(),
            set: reach.set("self", &reach.wrap(&format!("bits & !{} | announced << {shift}", row.when.mask))),
            get: reach.get,
            mask: row.when.mask,
            shift,
            counted,
            has_fixed: fixed > 0,
            others: others.map(|other| self.bits(other, record)).collect(),
            append: match counted {
                true => "Tailed::append_to(item, &mut bytes)?;".to_owned(),
                false => "bytes.extend_from_slice(item.as_bytes());".to_owned(),
            },
            announce: match counted {
                true if fixed == 0 => format!("(bytes.len() / {stride}) as u64"),
                true => format!("((bytes.len() - {fixed}) / {stride}) as u64"),
                false => "1".to_owned(),
            },
        })
    }
}
