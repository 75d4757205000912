//! Rows of `references.toml` fit the events that they name.

use std::collections::{BTreeMap, BTreeSet};

use super::once::Rows;
use crate::check::{Context, Rule};
use crate::diagnostics::Diagnostic;
use crate::lower::{event_fields, stated_ids};
use crate::resolve::{hook_number, payload_fields};
use crate::span::{At, FileId};
use crate::spec::{Does, EventFieldRow, Meaning, ReferenceEventRow, ReferenceRow};

pub(super) static RULE: Rule = rule!(
    "reference",
    Check(run),
    "A reference names events with a known payload, and fields of it.",
    "A row of `references.toml` states which events begin, name, describe and end a kind of thing, and the fields of \
     their payloads that contain its key, its name or path, its owner and its size. Events are kernel events with a hook ID, \
     or those of a provider. Each field is in at least one payload \
     structure of each event. A kind of thing has one row, and an event one row of it. An `owner` of events needs the \
     kind of the owner in the row, and that kind a row of its own. A `size` needs `contains`. An event can happen only \
     in a process or a thread, and a processor run only a thread.",
);

fn run(ctx: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let Some(file) = &ctx.layout.spec.references else { return };
    let mut rows = Rows::new(&RULE, "rows have the meaning", out);
    file.data.reference.iter().for_each(|row| rows.add(*row.meaning, row.meaning.word(), row.meaning.place(file.file)));
    for row in &file.data.reference {
        owner(row, file.file, &file.data.reference, out);
        events(ctx, row, file.file, out);
    }
}

/// Checks the keys of a row that concern owners and sizes.
fn owner(row: &ReferenceRow, file: FileId, all: &[At<ReferenceRow>], out: &mut Vec<Diagnostic>) {
    if let Some(owner) = &row.owner
        && !all.iter().any(|other| *other.meaning == **owner)
    {
        let message = format!("`{}` has no row", owner.word());
        let problem = RULE.at(owner.place(file), message, "unknown owner");
        out.push(problem.help("add a row for the owner, or name another owner"));
    }
    if row.owner.is_none() && (row.per_owner || row.shared_by.is_some()) {
        let message = format!("`{}` has no `owner` within which its keys are unique", row.meaning.word());
        let problem = RULE.at(row.meaning.place(file), message, "no `owner`");
        out.push(problem.help("add `owner`, or remove `per-owner` and `shared-by`"));
    } else if let Some(shared) = row.shared_by.as_ref().filter(|_| !row.per_owner) {
        let message = format!("keys of `{}` are not stated to be unique within one owner", row.meaning.word());
        let problem = RULE.at(shared.place(file), message, "without `per-owner`");
        out.push(problem.help("add `per-owner = true`, or remove `shared-by`"));
    }
    for event in &row.event {
        let mut needs = |field: &Option<At<String>>, key: &str, has: bool| {
            if let Some(field) = field.as_ref().filter(|_| !has) {
                let message = format!("the row of `{}` has no `{key}`", row.meaning.word());
                let problem = RULE.at(field.place(file), message, format!("without `{key}`"));
                out.push(problem.help(format!("add `{key}` to the row, or remove the field")));
            }
        };
        needs(&event.owner, "owner", row.owner.is_some());
        needs(&event.size, "contains", row.contains.is_some());
        if row.per_owner && row.owner.is_some() && event.owner.is_none() && event.provider.is_none() {
            let message = format!("keys of `{}` are unique within one owner only", row.meaning.word());
            out.push(RULE.at(event.key.place(file), message, "a key without its owner").help("add the field `owner`"));
        }
    }
}

/// Checks the events of a row: their hook IDs, and the fields.
fn events(ctx: &Context<'_>, row: &ReferenceRow, file: FileId, out: &mut Vec<Diagnostic>) {
    let mut first: BTreeMap<u32, &At<String>> = BTreeMap::new();
    for event in &row.event {
        let place = event.hooks.as_ref().map_or_else(|| event.does.place(file), |hooks| hooks.place(file));
        if event.hooks.as_ref().map_or(event.provider.is_none(), |hooks| hooks.is_empty() || event.provider.is_some()) {
            let problem = RULE.at(place, "the row names no event, or events of both kinds", "`hooks` or `provider`");
            out.push(problem.help("add the name of a hook ID or a provider, or remove the row"));
        }
        let fits = match *event.does {
            Does::Attributes => matches!(*row.meaning, Meaning::ProcessId | Meaning::ThreadId),
            Does::Runs => *row.meaning == Meaning::ThreadId,
            _ => true,
        };
        if !fits {
            let message = format!("an event cannot happen in what `{}` refers to", row.meaning.word());
            let problem = RULE.at(event.does.place(file), message, "for processes and threads");
            out.push(problem.help("move the event to the row of `process-id` or `thread-id`"));
        }
        for name in event.hooks.iter().flat_map(|hooks| hooks.iter()) {
            let Some(hook) = hook_number(&ctx.layout.names, name) else {
                // An unknown name is reported by another rule.
                if name.starts_with("0x") {
                    let message = format!("`{}` is not a hook ID", **name);
                    let problem = RULE.at(name.place(file), message, "not a hook ID");
                    out.push(problem.help("write four hexadecimal digits, such as `0x0548`"));
                }
                continue;
            };
            if let Some(other) = first.insert(hook, name) {
                let message = format!("two rows of `{}` name the hook ID 0x{hook:04X}", row.meaning.word());
                let problem = RULE.at(name.place(file), message, "the same event");
                let problem = problem.other(other.place(file), "the first row");
                out.push(problem.help("an event does one thing to the same thing; remove one of the two"));
            }
            let payload = payload_fields(ctx.layout.spec, &ctx.layout.names, hook);
            if let Some(known) = named_hook(ctx, hook).filter(|_| name.starts_with("0x")) {
                let message = format!("the hook ID `{}` has the name {known}", **name);
                out.push(RULE.at(name.place(file), message, "a number").help(format!("write `{known}`")));
            }
            let of = |text: bool| {
                let of = payload.iter().filter(|field| field.is_text == text);
                of.flat_map(|field| [Some(field.name), field.same_as]).flatten().collect()
            };
            fields(event, name, &of(true), &of(false), file, out);
        }
        provider(ctx, row, event, file, out);
    }
}

/// Returns the name of a hook ID.
fn named_hook<'s>(ctx: &Context<'s>, hook: u32) -> Option<&'s str> {
    let groups =
        ctx.layout.spec.hooks.iter().filter(|file| file.data.group.as_ref().map(|group| **group) == Some(hook >> 8));
    let mut events = groups.flat_map(|file| &file.data.event);
    let event = events.find(|row| row.ty.as_ref().map(|ty| **ty) == Some(hook & 0xFF) && row.name.is_some())?;
    event.name.as_ref().map(|name| name.as_str())
}

/// Checks the events of a provider that a row names.
fn provider(ctx: &Context<'_>, row: &ReferenceRow, event: &ReferenceEventRow, file: FileId, out: &mut Vec<Diagnostic>) {
    let Some(name) = event.provider.as_ref() else { return };
    let Some(provider) = ctx.layout.spec.providers.iter().find(|file| file.data.name.as_str() == name.as_str()) else {
        let problem =
            RULE.at(name.place(file), format!("no table describes the provider `{}`", **name), "unknown provider");
        out.push(problem.help("add its table to `providers/`, or name another provider"));
        return;
    };
    let all = &provider.data.event;
    for id in event.events.iter().filter(|id| !all.iter().any(|event| *event.id == ***id)) {
        let problem = RULE.at(id.place(file), format!("{} has no event {}", **name, **id), "unknown event");
        out.push(problem.help("name an event of the table of the provider"));
    }
    let stated = stated_ids(row, event, &provider.data);
    if stated.is_empty() {
        let message = format!("no event of {} has `{}`", **name, *event.key);
        out.push(RULE.at(event.key.place(file), message, "unknown field").help("name a field of the events"));
    }
    for id in stated.into_iter().filter(|id| all.iter().any(|event| *event.id == *id)) {
        let versions = all.iter().filter(|event| *event.id == id);
        let all: Vec<_> = versions.flat_map(|event| event_fields(&provider.data, event)).collect();
        let is_text = |field: &EventFieldRow| field.ty.as_ref().is_some_and(|ty| ty.is_text());
        let of = |text: bool| all.iter().filter(move |field| is_text(field) == text).map(|field| field.name.as_str());
        fields(event, &format!("{} {id}", **name), &of(true).collect(), &of(false).collect(), file, out);
    }
}

/// Checks that a payload of an event has the fields of a row: texts, and others.
fn fields(
    event: &ReferenceEventRow,
    name: &str,
    texts: &BTreeSet<&str>,
    others: &BTreeSet<&str>,
    file: FileId,
    out: &mut Vec<Diagnostic>,
) {
    let numbers =
        [Some(&*event.key), event.owner.as_ref(), event.size.as_ref()].map(|field| (field, others, "a number"));
    let of_text = [event.name.as_ref(), event.path.as_ref()].map(|field| (field, texts, "a text"));
    let mut all = numbers.into_iter().chain(of_text).filter_map(|(field, known, what)| Some((field?, known, what)));
    // If the event is wrong, so are all its fields.
    if let Some((field, _, what)) = all.find(|(field, known, _)| !known.contains(field.as_str())) {
        let place = field.place(file);
        if texts.contains(field.as_str()) || others.contains(field.as_str()) {
            let problem = RULE.at(place, format!("`{}` of {name} is not {what}", **field), "of another type");
            out.push(problem.help("keys, owners and sizes are numbers, names and paths are texts"));
        } else if texts.is_empty() && others.is_empty() {
            let problem = RULE.at(place, format!("{name} has no known payload"), "a field of nothing");
            out.push(problem.help("add `payload` to the event, or name another event"));
        } else {
            let message = format!("no payload structure of {name} has `{}`", **field);
            let mut problem = RULE.at(place, message, "unknown field");
            problem.suggest(field, texts.union(others).copied());
            out.push(problem);
        }
    }
}
