//! `same-as` names a field that another structure of the same group of events has.

use std::collections::BTreeMap;

use crate::check::{Context, Rule};
use crate::diagnostics::Diagnostic;
use crate::load::Loaded;
use crate::span::{At, FileId};
use crate::spec::StructFile;

pub(super) static RULE: Rule = rule!(
    "same-as",
    Check(run),
    "The name in `same-as` is a field of another structure of the same group of events.",
    "An event's data may have several structures: one for each event version, or one from MOF and one from a header. \
     Events of one group may describe the same thing, such as a transfer over IPv4 and one over IPv6. Where two \
     structures have different names for one thing, `same-as` on one field gives the name of the other. Output has \
     that name, and look-ups accept both. Within a payload type, all fields with that name, or with that `same-as`, \
     are read by one getter. The name must differ from the field's own, and no other field of the structure may have \
     it.",
);

/// A field or a part: its name, and the name that another structure gives to the same thing.
struct Named<'s> {
    name: Option<&'s At<String>>,
    same_as: Option<&'s At<String>>,
}

fn run(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let others = others(ctx);
    for file in &ctx.layout.spec.structs {
        let members = members(file);
        for member in &members {
            let Some(same_as) = member.same_as else { continue };
            let place = same_as.place(file.file);
            if let Some(own) = members.iter().find_map(|other| other.name.filter(|own| own.get() == same_as.get())) {
                let message = format!("{} has a field `{}` of its own", *file.data.name, **same_as);
                let problem = RULE.at(place, message, "a field of the same structure");
                let problem = problem.other(own.place(file.file), "the field");
                out.push(problem.help("give the name of a field of another structure, or remove `same-as`"));
                continue;
            }
            let Some(others) = others.get(&file.file) else {
                let message = format!("{} shares no group of events with another structure", *file.data.name);
                let problem = RULE.at(place, message, "nothing to be the same as");
                out.push(problem.help("remove `same-as`, or list both structures in `payload` of events of a group"));
                continue;
            };
            let names: Vec<&str> = others.iter().copied().flat_map(names).collect();
            if !names.contains(&same_as.as_str()) {
                let message = format!("no other structure of the events with {} has `{}`", *file.data.name, **same_as);
                let mut problem = RULE.at(place, message, "unknown field");
                problem.suggest(same_as, names);
                out.push(problem);
            }
        }
    }
}

/// Returns for each structure the others that are data of events of the same groups and classes.
fn others<'s>(ctx: &Context<'s>) -> BTreeMap<FileId, Vec<&'s Loaded<StructFile>>> {
    let mut all: BTreeMap<FileId, Vec<&Loaded<StructFile>>> = BTreeMap::new();
    for group in &ctx.layout.spec.hooks {
        let payloads = group.data.event.iter().flat_map(|event| &event.payload);
        let structs: Vec<_> = payloads.filter_map(|row| ctx.layout.names.structure(&row.structure)).collect();
        for one in &structs {
            all.entry(one.file).or_default().extend(structs.iter().filter(|other| other.file != one.file));
        }
    }
    all.retain(|_, others| !others.is_empty());
    all
}

/// Returns the names of the fields and parts of a structure, and the names in `same-as`.
fn names(file: &Loaded<StructFile>) -> Vec<&str> {
    members(file).iter().flat_map(|member| [member.name, member.same_as]).flatten().map(|name| name.as_str()).collect()
}

fn members(file: &Loaded<StructFile>) -> Vec<Named<'_>> {
    let mut out = Vec::new();
    for row in file.data.all_fields() {
        out.push(Named { name: row.name.as_ref(), same_as: row.same_as.as_ref() });
        let bits = row.bits.iter().flat_map(|bits| bits.iter());
        out.extend(bits.map(|bit| Named { name: bit.name.as_ref(), same_as: None }));
    }
    let parts = file.data.tail.iter();
    out.extend(parts.map(|row| Named { name: Some(&row.name), same_as: row.same_as.as_ref() }));
    out
}
