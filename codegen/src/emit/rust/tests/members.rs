//! Members, parts and inserted items of a form, for its tests.

use super::*;
use crate::emit::rust::model;

/// Returns the parts of a tail, with an expression for the length of each.
pub(super) fn parts(catalog: &Catalog, structure: &Struct, form: &Form, record: &Record) -> Vec<PartTest> {
    let models = crate::emit::rust::tail::model(catalog, structure, form, record).parts;
    let test = |(part, model): (&Part, PartModel)| {
        let length = match (&part.element, &part.many, part.text) {
            (Element::Fixed(_), Many::One, Some(_)) => {
                let unit = part.size.unwrap_or(0);
                format!("part.as_bytes().len() + if part.is_terminated() {{ {unit} }} else {{ 0 }}")
            }
            (Element::Fixed(_), Many::One | Many::Fixed(_), None) => part.size.unwrap_or(0).to_string(),
            (Element::Tailed { .. } | Element::Dispatch(_), Many::One, _) if part.by.is_none() => {
                "laws::walk::length(&etwspec::Split::to_owned_value(&part)?)?".to_owned()
            }
            _ => "part.as_bytes().len()".to_owned(),
        };
        PartTest {
            maybe: model.maybe(),
            name: model.name,
            used: length.starts_with(|c: char| c.is_alphabetic()),
            length,
        }
    };
    form.tail.iter().zip(models).map(test).collect()
}

/// Returns the items that a structure may insert, by getter.
pub(super) fn inserted(catalog: &Catalog, structure: &Struct) -> Vec<InsertedTest> {
    let rows = structure.inserted.iter().filter_map(|row| {
        let item = catalog.structs.iter().find(|item| item.name == row.structure)?;
        let ty = public(&names::form_path(item, item.forms.iter().position(|form| form.current)?));
        Some((casing::snake(&item.name), ty, row.count.is_some()))
    });
    let rows: Vec<_> = rows.collect();
    let others = |name: &str| {
        let others = rows.iter().filter(|(other, ..)| other != name);
        others.map(|(name, ty, _)| OtherTest { name: name.clone(), ty: ty.clone() }).collect()
    };
    let test = |(name, ty, counted): &(String, String, bool)| InsertedTest {
        name: name.clone(),
        ty: ty.clone(),
        counted: *counted,
        others: others(name),
    };
    rows.iter().map(test).collect()
}

pub(super) fn members(catalog: &Catalog, record: &Record) -> Vec<MemberTest> {
    let typed = model::typed(catalog, &record.members);
    let exact = |name: &str| typed.iter().find(|getter| getter.raw == name && getter.convert.is_none());
    let test = |member: &record::Member| {
        let inner = record.inner.iter().find(|inner| inner.c_name == *member.path.as_str());
        MemberTest {
            name: member.name.clone(),
            path: member.path.clone(),
            typed: exact(&member.name).map(|getter| getter.name.clone()),
            ones: ones(member),
            inner: inner.map_or_else(Vec::new, |inner| members(catalog, &inner.record)),
        }
    };
    record.members.iter().filter(|member| !member.name.starts_with("unnamed_")).map(test).collect()
}

/// Returns all bits of the type of a bit-field, and the conversion of a value to a number. `None` for other fields.
fn ones(member: &record::Member) -> Option<(String, &'static str)> {
    let bits = member.bits.as_ref()?;
    match &member.leaf {
        leaf if leaf.size() * 8 < bits.width => None,
        Leaf::Int(int) => Some((format!("!0{int}"), "it as u64")),
        Leaf::Value(path, int) => Some((format!("{}(!0{int})", public(path)), "it.0 as u64")),
        _ => None,
    }
}

pub(super) fn any(structure: &Struct) -> AnyTest {
    let path = format!("etwspec::{}::{}", structure.module, names::module(structure));
    let form = |form: &Form| AnyForm { variant: form.rust.clone(), ty: form.rust.clone(), fixed: form.fixed };
    AnyTest {
        name: names::module(structure),
        c_name: structure.name.clone(),
        may_fail: structure.forms.iter().any(crate::emit::rust::describe::has_tail),
        forms: structure.forms.iter().map(form).collect(),
        path,
    }
}

/// Returns a path as written outside of the crate.
pub(super) fn public(path: &str) -> String {
    path.replacen("crate::", "etwspec::", 1)
}
