//! `payload-type` names the payload of which several structures are layouts.

use std::collections::BTreeMap;

use crate::check::forms::Forms;
use crate::check::{Context, Rule};
use crate::diagnostics::Diagnostic;
use crate::layout::PlacedShape;
use crate::load::Loaded;
use crate::span::{At, FileId};
use crate::spec::StructFile;
use etwspec_catalog::casing;

pub(super) static RULE: Rule = rule!(
    "payload-type",
    Check(run),
    "Structures that are payloads of the same event have the same `payload-type`.",
    "The payload of an event may have several structures: one for each event version, or one from MOF and one from a \
     header. Code reads all of them as one type, whose name is in `payload-type` of each structure: `Process` gives \
     `Payload::Process` and `ProcessPayload`. The structures are in one topic. A structure that is the only payload of \
     its events needs no `payload-type`; its type is then named after the structure.",
);

pub(super) static WHOLE: Rule = rule!(
    "whole-event",
    Check(whole),
    "A payload has `whole = true` if and only if its structure begins with the header of the event.",
    "Readers apply the structure of a payload to the bytes after the header, and with `whole`, to the event from its \
     first byte. A structure whose first field is a header, which is a structure with `data-at`, describes the whole \
     event.",
);

fn run(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let payloads = payloads(ctx);
    names(ctx, &payloads, out);
    events(ctx, out);
}

/// Returns the structures that are payloads of events, by name.
fn payloads<'s>(ctx: &Context<'s>) -> BTreeMap<&'s str, &'s Loaded<StructFile>> {
    let events = ctx.layout.spec.hooks.iter().flat_map(|file| &file.data.event);
    let rows = events.flat_map(|event| &event.payload).filter(|row| !row.whole);
    let structures = rows.filter_map(|row| ctx.layout.names.structure(&row.structure));
    structures.map(|file| (file.data.name.as_str(), file)).collect()
}

/// Checks each `payload-type` by itself, and against the types that are named after structures.
fn names(ctx: &Context<'_>, payloads: &BTreeMap<&str, &Loaded<StructFile>>, out: &mut Vec<Diagnostic>) {
    let mut first: BTreeMap<&str, (&Loaded<StructFile>, &At<String>)> = BTreeMap::new();
    let mut named_after: BTreeMap<String, &Loaded<StructFile>> = BTreeMap::new();
    for file in payloads.values().filter(|file| file.data.payload_type.is_none()) {
        named_after.entry(casing::pascal(&file.data.name)).or_insert(file);
    }
    for file in &ctx.layout.spec.structs {
        let Some(name) = &*file.data.payload_type else { continue };
        let place = || name.place(file.file);
        let word =
            name.starts_with(|c: char| c.is_ascii_uppercase()) && name.chars().all(|c| c.is_ascii_alphanumeric());
        if !word {
            let message = format!("`{}` is no name of a payload type", **name);
            let problem = RULE.at(place(), message, "not a word in upper camel case");
            out.push(problem.help("write a word such as `ContextSwitch`"));
        } else if !payloads.contains_key(file.data.name.as_str()) {
            let message = format!("{} is no payload of an event", *file.data.name);
            let problem = RULE.at(place(), message, "a payload type without events");
            out.push(problem.help("remove `payload-type`, or list the structure in `payload` of an event"));
        }
        if let Some(other) = named_after.get(name.as_str()) {
            let message = format!("the payload type of {} is named `{}` already", *other.data.name, **name);
            let problem = RULE.at(place(), message, "the same name");
            let problem = problem.other(other.data.name.place(other.file), "the structure");
            out.push(problem.help("choose another name, or give that structure the same `payload-type`"));
        }
        match first.get(name.as_str()) {
            None => drop(first.insert(name, (file, name))),
            Some((other, _)) if other.data.module.get() == file.data.module.get() => {}
            Some((other, own)) => {
                let message = format!("{} and {} are in different topics", *other.data.name, *file.data.name);
                let problem = RULE.at(place(), message, "a payload type is in one topic");
                let problem = problem.other(own.place(other.file), "the same payload type");
                out.push(problem.help("move one of the structures, or name two payload types"));
            }
        }
    }
}

/// Checks that the structures of each event have one payload type.
fn events(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    for file in &ctx.layout.spec.hooks {
        for event in &file.data.event {
            let rows = event.payload.iter().filter(|row| !row.whole);
            let mut structures = rows.filter_map(|row| Some((row, ctx.layout.names.structure(&row.structure)?)));
            let Some((_, one)) = structures.next() else { continue };
            let other = structures.find(|(_, other)| {
                let [own, first] = [other, &one].map(|file| file.data.payload_type.as_ref().map(|name| name.as_str()));
                other.file != one.file && (own.is_none() || own != first)
            });
            if let Some((row, other)) = other {
                let message = format!(
                    "{} and {} are payloads of one event, but not of one payload type",
                    *one.data.name, *other.data.name
                );
                let problem = RULE.at(row.structure.place(file.file), message, "of another payload type");
                let problem = problem.other(one.data.name.place(one.file), "the first structure");
                let problem = problem.other(other.data.name.place(other.file), "the other");
                out.push(problem.help("write the same `payload-type` in both structures"));
            }
        }
    }
}

/// Checks `whole` of each payload against the first field of its structure.
fn whole(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let headers: BTreeMap<FileId, Option<&str>> = ctx.forms.iter().filter_map(begins_with_header).collect();
    for file in &ctx.layout.spec.hooks {
        for row in file.data.event.iter().flat_map(|event| &event.payload) {
            let Some(of) = ctx.layout.names.structure(&row.structure) else { continue };
            let (message, label, help) = match (row.whole, headers.get(&of.file)) {
                (true, Some(None)) => (
                    format!("{} begins with no event header, but is the whole event", *of.data.name),
                    "no header",
                    "remove `whole`, or add the header as the first field of the structure",
                ),
                (false, Some(Some(header))) => (
                    format!("{} begins with {header}, but is not the whole event", *of.data.name),
                    "begins with a header",
                    "add `whole = true`, or remove the header from the structure",
                ),
                _ => continue,
            };
            let problem = WHOLE.at(row.structure.place(file.file), message, label);
            out.push(problem.other(of.data.name.place(of.file), "the structure").help(help));
        }
    }
}

/// Returns the header that a structure begins with, if its first field is known.
fn begins_with_header<'s>(forms: &Forms<'s>) -> Option<(FileId, Option<&'s str>)> {
    let first = forms.forms.iter().find_map(|form| form.placed.fields.first())?;
    let header = match &first.shape {
        PlacedShape::Struct(of) => of.data.data_at.is_some().then(|| of.data.name.as_str()),
        PlacedShape::Unknown => return None,
        _ => None,
    };
    Some((forms.file.file, header))
}
