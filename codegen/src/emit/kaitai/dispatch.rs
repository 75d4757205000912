//! Types of dispatches: the structure that an integer selects, and fields that the structures share.

use std::collections::{BTreeMap, BTreeSet};

use super::expr::{self, Operand};
use super::yaml::{Item, chain};
use super::{Plan, form, names};
use etwspec_catalog::layouts::{CaseRow, cases, current_form};
use etwspec_catalog::query::fields::flatten;
use etwspec_catalog::{Dispatch, Mask, Scalar};

/// Values by index of the case.
type Values = Vec<(usize, String)>;

/// Returns the types of a dispatch: of the integer, if the structures begin with it, and of the structure.
pub(super) fn specs(plan: &Plan<'_>, dispatch: &Dispatch, by_field: bool) -> Vec<Item> {
    let rows = cases(plan.catalog, dispatch, current_form);
    let id = names::ident(&dispatch.name);
    let (mut tests, mut types, mut pointers, mut sizes) = (Vec::new(), Vec::new(), Values::new(), Values::new());
    let mut shared: BTreeMap<String, Values> = BTreeMap::new();
    for (index, row) in rows.iter().enumerate() {
        tests.push((test(row, dispatch.scalar), index.to_string()));
        pointers.extend(row.case.pointer.map(|pointer| (index, pointer.bytes().to_string())));
        sizes.extend(row.total.map(|(shift, mask)| (index, total(shift, mask))));
        let Some((structure, form)) = row.selects else { continue };
        let ty = plan.ty(&structure.name, form, &dispatch.module);
        types.push((index.to_string(), ty.clone()));
        for flat in flatten(plan.catalog, &structure.forms[form]) {
            let Some(accessor) = flat.bit.map_or(flat.field.accessor, |bit| bit.accessor) else { continue };
            let name = serde_json::to_value(accessor).unwrap_or_default();
            let values = shared.entry(name.as_str().unwrap_or_default().replace('-', "_")).or_default();
            if values.last().is_none_or(|(last, _)| *last != index) {
                values.push((index, format!("body.as<{ty}>.{}", names::path(&flat.path))));
            }
        }
    }
    // 256 times the major version, and the minor version.
    let has_version = dispatch.cases.iter().any(|case| case.log_versions.is_some());
    let params = |item: &mut Item| {
        if has_version {
            item.push("params", Item::new("log_version").key("type", "u2"));
        }
    };
    let number = Item::new("index").key("value", chain(&tests, "-1"));
    let number = number.doc(["Index of the case; -1 if it is unknown.".to_owned()]);
    let at = if by_field { "index" } else { "begin.index" };
    let doc = std::iter::once(dispatch.summary.clone()).chain(dispatch.doc.clone());
    let mut spec = Item::new(&id).orig((!dispatch.own_name).then_some(&dispatch.name)).doc(doc);
    spec = spec.refs(plan.refs(&dispatch.sources, &dispatch.name));
    let rest = Item::new("unknown").key("size-eos", true).key("if", format!("{at} == -1"));
    let integer = Item::new("selector").key("type", form::integer(dispatch.scalar));
    if by_field {
        // The number of an enumeration has 64 bits in Java.
        spec.push("params", Item::new("selector").key("type", "u8"));
    }
    params(&mut spec);
    spec.push("seq", Item::new("body").switch(at, types));
    spec.push("seq", rest.doc(["Bytes of an unknown structure.".to_owned()]));
    if by_field {
        spec.push("instances", number);
        return vec![spec];
    }
    let arguments = if has_version { "(log_version)" } else { "" };
    let peek = Item::new("begin").key("pos", "_io.pos").key("type", format!("{id}_begin{arguments}"));
    spec.push("instances", peek);
    for (name, values) in shared {
        let (has, values) = (format!("has_{name}"), by_value(at, values));
        let any: Vec<&str> = values.iter().map(|(condition, _)| condition.as_str()).collect();
        spec.push("instances", Item::new(&has).key("value", any.join(" or ")));
        if let Some((last, rest)) = values.split_last() {
            spec.push("instances", Item::new(name).key("value", chain(rest, &last.1)).key("if", has));
        }
    }
    if !pointers.is_empty() {
        let size = Item::new("pointer_size").key("value", chain(&by_value(at, pointers), "0"));
        spec.push("instances", size.doc(["Pointer size of the data in bytes; 0 if unknown.".to_owned()]));
    }
    let mut begin = Item::new(format!("{id}_begin")).doc(["First bytes, which select the structure.".to_owned()]);
    params(&mut begin);
    begin.push("seq", integer);
    begin.push("instances", number);
    if !sizes.is_empty() {
        begin.push("seq", Item::new("following").key("type", "u4"));
        let total = Item::new("len_total").key("value", chain(&by_value("index", sizes), "0"));
        begin.push("instances", total.doc(["Size in bytes with all data; 0 if unknown.".to_owned()]));
    }
    vec![begin, spec]
}

/// Returns the number in bits of the first eight bytes of a structure that a 32-bit integer selects.
fn total(shift: u32, mask: u64) -> String {
    let text = if shift < 32 { "selector" } else { "following" };
    expr::number(&Operand::integer(text, Scalar::U32), mask << (shift % 32), None)
}

/// Returns the condition of a case.
fn test(row: &CaseRow<'_>, scalar: Scalar) -> String {
    let mask = Mask { field: String::new(), mask: row.case.mask, equals: Some(row.case.value) };
    let own = expr::condition(&Operand::integer("selector", scalar), &mask);
    let version = |(major, minor): (u8, u8)| u16::from_be_bytes([major, minor]);
    row.case.log_versions.map_or(own.clone(), |(first, last)| {
        format!("{own} and log_version >= {:#x} and log_version <= {:#x}", version(first), version(last))
    })
}

/// Returns the condition on an index for each value.
fn by_value(index: &str, cases: Values) -> Vec<(String, String)> {
    let mut values: Vec<(String, BTreeSet<usize>)> = Vec::new();
    for (number, value) in cases {
        match values.iter_mut().find(|(known, _)| *known == value) {
            Some((_, numbers)) => drop(numbers.insert(number)),
            None => values.push((value, BTreeSet::from([number]))),
        }
    }
    let condition = |numbers: BTreeSet<usize>| {
        numbers.iter().map(|number| format!("{index} == {number}")).collect::<Vec<_>>().join(" or ")
    };
    values.into_iter().map(|(value, numbers)| (condition(numbers), value)).collect()
}
