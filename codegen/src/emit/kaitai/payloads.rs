//! The file that selects the payload of an event, by hook ID, event version, pointer size and build.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use super::names::{self, Scope};
use super::yaml::{Item, chain};
use super::{FAMILY, Plan};
use crate::emit::shared::bindings::{Keys, rows};
use etwspec_catalog::axis::Pointer;
use etwspec_catalog::layouts::{OPEN_ENDED, releases, runs};
use etwspec_catalog::{Payload, Struct};

/// Conditions and types of the layouts of an event by pointer size, the preferred first.
type Choices = [Vec<(String, String)>; 2];

/// Returns the type of the file, with the types that select a layout.
pub(super) fn spec(plan: &Plan<'_>) -> Item {
    let mut events: BTreeMap<u32, (Choices, &Struct)> = BTreeMap::new();
    for (key, payload, structure) in rows(plan.catalog).into_iter().filter(|(_, payload, _)| !payload.whole) {
        let (choices, _) = events.entry(key).or_insert_with(|| (Choices::default(), structure));
        for (pointer, choices) in Pointer::ALL.into_iter().zip(choices) {
            choices.extend(self::choices(plan, payload, structure, pointer));
        }
    }
    let doc = "Payload of a kernel event, or of a classic event of a class that Windows defines. It has no `body` if \
               no layout is known. The body of several layouts has a `body` of one of them.";
    let mut spec = Item::new(names::file(FAMILY)).doc([doc.to_owned()]);
    let params = [
        ("hook_id", "s4", "Hook ID, or `key` of `event_class`."),
        ("version", "u2", "Event version."),
        ("pointer_size", "u1", "Pointer size in bytes, 4 or 8."),
        ("build", "u4", "Build of Windows that wrote the trace, such as 19041; 0xffffffff for the newest."),
    ];
    let param = |(id, ty, doc): (&str, &str, &str)| Item::new(id).key("type", ty).doc([doc.to_owned()]);
    params.into_iter().for_each(|row| spec.push("params", param(row)));
    let (mut cases, mut selectors) = (Vec::new(), Vec::new());
    let (mut known, mut scope) = (BTreeMap::new(), Scope::default());
    for (key, (choices, structure)) in events {
        let ty = known.entry(choices.clone()).or_insert_with(|| {
            let name = names::ident(structure.payload_type.as_deref().unwrap_or(&structure.rust));
            let mut selector = selector(scope.take(&format!("{name}_payload")), &choices);
            params.into_iter().skip(1).for_each(|(id, ty, _)| selector.push("params", Item::new(id).key("type", ty)));
            let ty = format!("{}(version, pointer_size, build)", selector.id);
            selectors.push(selector);
            ty
        });
        cases.push((format!("{key:#06x}"), ty.clone()));
    }
    spec.push("seq", Item::new("body").switch("hook_id", cases));
    selectors.into_iter().for_each(|selector| spec.push("types", selector));
    spec.push("types", classes(plan));
    spec
}

/// Returns the layouts of a payload structure.
fn choices(plan: &Plan<'_>, payload: &Payload, structure: &Struct, pointer: Pointer) -> Vec<(String, String)> {
    let axis = &plan.catalog.releases;
    let mut bound = releases(plan.catalog, payload.releases.as_ref());
    if bound.is_empty() {
        bound.push((0, OPEN_ENDED));
    }
    let mut forms: Vec<(usize, usize, String)> = Vec::new();
    for (index, form) in structure.forms.iter().enumerate().filter(|_| payload.pointer.is_none_or(|own| own == pointer))
    {
        let cells = axis.cells(&form.releases).unwrap_or_default();
        let ty = plan.ty(&structure.name, index, FAMILY);
        forms.extend(runs(axis, cells.of(pointer)).map(|(first, last)| (first, last, ty.clone())));
    }
    forms.sort_by_key(|(_, last, _)| Reverse(*last));
    let build = |stop: usize| axis.stops.get(stop).map(|stop| stop.build);
    let mut out = Vec::new();
    for ((first, last, ty), (from, to)) in forms.iter().flat_map(|form| bound.iter().map(move |bound| (form, bound))) {
        let (first, last) = (*first.max(from), *last.min(to));
        // A build that several points of a release share belongs to the last of them.
        let after = build(first).filter(|_| first > 0).map(|build| format!("build >= {build}"));
        let before = build(last.saturating_add(1)).map(|build| format!("build < {build}"));
        let version = payload.event_version.map(|version| format!("version == {version}"));
        let all: Vec<String> = [version, after, before].into_iter().flatten().collect();
        if first <= last {
            out.push((all.join(" and "), ty.clone()));
        }
    }
    out
}

/// Returns the type that selects one of several layouts.
fn selector(id: String, choices: &Choices) -> Item {
    let (mut types, mut tests): (Vec<&str>, Vec<_>) = (Vec::new(), Vec::new());
    let same = choices[0] == choices[1];
    for (pointer, choices) in Pointer::ALL.into_iter().zip(choices).skip(usize::from(same)) {
        for (condition, ty) in choices {
            let number = types.iter().position(|known| known == ty).unwrap_or_else(|| {
                types.push(ty);
                types.len() - 1
            });
            let size = (!same).then(|| format!("pointer_size == {}", pointer.bytes()));
            let all: Vec<&str> = size.iter().map(String::as_str).chain(Some(condition.as_str())).collect();
            let all = all.into_iter().filter(|one| !one.is_empty()).collect::<Vec<_>>().join(" and ");
            tests.push((if all.is_empty() { "true".to_owned() } else { all }, number.to_string()));
        }
    }
    let cases = types.iter().enumerate().map(|(number, ty)| (number.to_string(), (*ty).to_owned()));
    let mut spec = Item::new(id);
    spec.push("seq", Item::new("body").switch("index", cases.collect()));
    spec.push("instances", Item::new("index").key("value", chain(&tests, "-1")));
    spec
}

/// Returns the type that converts a class GUID and an event type to a hook ID.
fn classes(plan: &Plan<'_>) -> Item {
    let case = |(guid, key): (String, u32)| (format!("class_guid == [{guid}]"), format!("{key:#06x}"));
    let cases: Vec<(String, String)> = Keys::new(plan.catalog).guids().into_iter().map(case).collect();
    let mut spec = Item::new("event_class");
    spec = spec.doc(["Class GUID of classic events, whose headers have no hook ID.".to_owned()]);
    spec.push("params", Item::new("class_guid").key("type", "bytes"));
    spec.push("params", Item::new("event_type").key("type", "u1"));
    let first = Item::new("first").key("value", chain(&cases, "-1"));
    spec.push("instances", first.doc(["Key of event type 0; -1 if the class is unknown.".to_owned()]));
    let key = Item::new("key").key("value", "first == -1 ? -1 : first + event_type");
    let doc = "Hook ID. A class without hook IDs has numbers from 0x10000 on.";
    spec.push("instances", key.doc([doc.to_owned()]));
    spec
}
