//! Events, dispatches, information classes and references.

use crate::things::{List, ListColumn, ListEvent, ListValue, Reference, ReferenceEvent};
use crate::{
    Case, Catalog, Class, Dispatch, Effect, HookEvent, HookGroup, Limit, Payload, Requests, Rule as RequestRule,
    Selector, StatusCode,
};

use super::{claim, hex, list, sides, sorted, versions, word, yes};
use crate::changes::item::{Item, Kind};
use crate::changes::rules::claims::SOURCES_CHANGED;
use crate::changes::rules::events::{
    CASE_CHANGED, COMMUNITY_NAME_CHANGED, ENABLING_CHANGED, EVENT_NUMBER_CHANGED, GUID_CHANGED, PAYLOAD_CHANGED,
    PAYLOADS_REORDERED, REFERENCE_CHANGED, REQUEST_CHANGED, REQUEST_RULE_CHANGED, SELECTOR_CHANGED,
};
use crate::changes::rules::structures::{EXTENT_CHANGED, MODULE_CHANGED, RUST_NAME_CHANGED};
use crate::changes::rules::tables::{DOCUMENTATION_CHANGED, STATUS_CHANGED};
use crate::changes::rules::values::VALUE_RENAMED;

pub(super) fn dispatch(catalog: &Catalog, dispatch: &Dispatch) -> Item {
    let Dispatch {
        name,
        own_name,
        renamed_from,
        deprecated,
        rust,
        module,
        summary,
        doc,
        ty,
        scalar,
        selector,
        align,
        cases,
        sources,
        file,
    } = dispatch;
    let mut item = Item::new(Kind::Dispatch, name);
    super::survival(&mut item, renamed_from, deprecated.as_deref());
    item.file.clone_from(file);
    item.fact(&STATUS_CHANGED, "own name", yes(*own_name));
    item.fact(&RUST_NAME_CHANGED, "name in Rust", rust);
    item.refers(&MODULE_CHANGED, "module", module);
    item.docs(&[("summary", Some(summary)), ("description", doc.as_deref())]);
    item.fact(&SELECTOR_CHANGED, "type", ty);
    item.fact(&SELECTOR_CHANGED, "integer", word(*scalar));
    let selector = selector
        .as_ref()
        .map(|Selector { name, mask, shift, values }| format!("{name}: 0x{mask:X} >> {shift}, values of {values}"));
    item.refers(&SELECTOR_CHANGED, "selector", selector.unwrap_or_default());
    item.maybe(&EXTENT_CHANGED, "alignment", align.as_ref());
    item.fact(&SOURCES_CHANGED, "sources", sorted(sources));
    item.children = cases.iter().map(|case| of_case(catalog, case)).collect();
    let mut identity: Vec<String> =
        item.children.iter().map(|case| format!("{} {}", case.name, case.value("structure"))).collect();
    identity.sort_unstable();
    item.hints = vec![identity.join("; ")];
    item
}

fn of_case(catalog: &Catalog, case: &Case) -> Item {
    let Case { value, name, mask, structure, size_mask, pointer, log_versions, when, status, doc, sources } = case;
    let mut item = Item::new(Kind::Case, format!("0x{value:X} under 0x{mask:X}"));
    item.joint = Some(" of ");
    let structure = structure.as_deref().unwrap_or_default();
    item.hints = vec![format!("{} {structure}", name.as_deref().unwrap_or_default())];
    item.maybe(&VALUE_RENAMED, "name", name.as_ref());
    item.refers(&CASE_CHANGED, "structure", structure);
    item.maybe(&CASE_CHANGED, "bits of the size", size_mask.map(hex));
    item.maybe(&CASE_CHANGED, "pointer size", pointer.map(|pointer| pointer.words()));
    let log = log_versions.map(|((a, b), (c, d))| format!("{a}.{b} to {c}.{d}"));
    item.maybe(&CASE_CHANGED, "versions of the log file", log);
    item.maybe(&STATUS_CHANGED, "status", status.map(word));
    item.docs(&[("description", doc.as_deref())]);
    item.fact(&SOURCES_CHANGED, "sources", sorted(sources));
    item.claim = claim(catalog, when);
    item
}

pub(super) fn group(catalog: &Catalog, group: &HookGroup) -> Item {
    let HookGroup {
        group: number,
        class,
        name,
        own_name,
        renamed_from,
        deprecated,
        rust,
        guid,
        guid_name,
        mof,
        when,
        summary,
        events,
        sources,
        mof_sources,
        community_sources,
        file,
    } = group;
    let mut item = Item::new(Kind::Group, name);
    item.file.clone_from(file);
    super::survival(&mut item, renamed_from, deprecated.as_deref());
    item.hints = vec![guid.clone().unwrap_or_default(), number.map(hex).unwrap_or_default()];
    item.maybe(&EVENT_NUMBER_CHANGED, "high byte", number.map(hex));
    item.fact(&EVENT_NUMBER_CHANGED, "class", yes(*class));
    item.fact(&STATUS_CHANGED, "own name", yes(*own_name));
    item.maybe(&RUST_NAME_CHANGED, "name in Rust", rust.as_ref());
    item.maybe(&GUID_CHANGED, "GUID", guid.as_ref());
    item.maybe(&GUID_CHANGED, "name of the GUID", guid_name.as_ref());
    item.aliases.extend(mof.iter().cloned());
    item.docs(&[("summary", Some(summary))]);
    item.fact(&SOURCES_CHANGED, "sources", sorted(sources));
    item.fact(&SOURCES_CHANGED, "sources of names in MOF", sorted(mof_sources));
    item.fact(&SOURCES_CHANGED, "sources of community names", sorted(community_sources));
    item.claim = claim(catalog, when);
    item.children = events.iter().map(|event| of_event(catalog, group, event)).collect();
    item
}

fn of_event(catalog: &Catalog, group: &HookGroup, event: &HookEvent) -> Item {
    let HookEvent {
        hook,
        ty,
        name,
        renamed_from,
        deprecated,
        type_name,
        rust,
        aliases,
        mof,
        community,
        consumer_hook,
        table,
        when,
        type_defined,
        collides,
        status,
        doc,
        needs,
        payloads,
        sources,
        disputed,
    } = event;
    let number = group.number(event);
    let mut item = Item::new(Kind::Event, event.called().map_or_else(|| format!("({number})"), str::to_owned));
    item.joint = event.called().is_none().then_some(" ");
    super::survival(&mut item, renamed_from, deprecated.as_deref());
    item.hints = vec![number.clone()];
    item.fact(&EVENT_NUMBER_CHANGED, "hook ID", hook.map(hex).unwrap_or_default());
    item.fact(&EVENT_NUMBER_CHANGED, "event type", ty.map(hex).unwrap_or_default());
    item.fact(&EVENT_NUMBER_CHANGED, "hook ID for consumers", consumer_hook.map(hex).unwrap_or_default());
    // The name of the hook ID comes first, if there is one; then the name of the type is another name.
    if name.is_some() {
        item.aliases.extend(type_name.iter().cloned());
    }
    item.maybe(&RUST_NAME_CHANGED, "name in Rust", rust.as_ref());
    item.aliases.extend(aliases.iter().chain(mof).cloned());
    item.community.clone_from(community);
    item.maybe(&COMMUNITY_NAME_CHANGED, "name in tools", community.first());
    item.maybe(&COMMUNITY_NAME_CHANGED, "name of the table", table.as_ref());
    item.fact(&DOCUMENTATION_CHANGED, "type defined in", versions(type_defined.as_ref()));
    item.fact(&STATUS_CHANGED, "other meaning of the number", yes(*collides));
    item.maybe(&STATUS_CHANGED, "status", status.map(word));
    item.docs(&[("description", doc.as_deref())]);
    item.refers(&ENABLING_CHANGED, "enabled by", sorted(needs));
    item.fact(&SOURCES_CHANGED, "sources", sorted(sources));
    item.claim = claim(catalog, when);
    item.disputes = sides(disputed);
    item.children = payloads.iter().map(of_payload).collect();
    item.ordered.push((Kind::Payload, &PAYLOADS_REORDERED));
    item
}

fn of_payload(payload: &Payload) -> Item {
    let Payload { structure, event_version, releases, pointer, whole, by, doc, sources } = payload;
    let mut item = Item::new(Kind::Payload, structure);
    item.joint = Some(" carries ");
    item.maybe(&PAYLOAD_CHANGED, "event version", event_version.as_ref());
    item.fact(&PAYLOAD_CHANGED, "releases", versions(releases.as_ref()));
    item.maybe(&PAYLOAD_CHANGED, "pointer size", pointer.map(|pointer| pointer.words()));
    item.fact(&PAYLOAD_CHANGED, "includes the header", yes(*whole));
    item.maybe(&DOCUMENTATION_CHANGED, "basis", by.map(word));
    item.docs(&[("description", doc.as_deref())]);
    item.fact(&SOURCES_CHANGED, "sources", sorted(sources));
    item
}

pub(super) fn requests(catalog: &Catalog, requests: &Requests) -> Item {
    let Requests { name, prefix, suffix, invalid_class, limits, classes } = requests;
    let mut item = Item::new(Kind::Request, format!("requests of {name}"));
    // The enumeration of the classes states former names.
    let set = catalog.sets.iter().find(|set| set.name == *name);
    let former = set.iter().flat_map(|set| &set.renamed_from);
    item.renamed_from = former.map(|name| format!("requests of {name}")).collect();
    item.maybe(&REQUEST_CHANGED, "prefix", prefix.as_ref());
    item.maybe(&REQUEST_CHANGED, "suffix", suffix.as_ref());
    item.maybe(&REQUEST_RULE_CHANGED, "status of an invalid class", invalid_class.as_ref().map(status));
    item.children = classes.iter().map(|class| of_class(catalog, class)).collect();
    item.children.extend(limits.iter().map(of_limit));
    item
}

fn status(code: &StatusCode) -> String {
    let StatusCode { name, value } = code;
    format!("{name} (0x{value:X})")
}

fn of_limit(limit: &Limit) -> Item {
    let Limit { name, renamed_from, value, decided_by, releases, doc, sources } = limit;
    let mut item = Item::new(Kind::RequestRule, format!("limit {name}"));
    let former: Vec<String> = renamed_from.iter().map(|name| format!("limit {name}")).collect();
    super::survival(&mut item, &former, None);
    item.maybe(&REQUEST_RULE_CHANGED, "number", value.as_ref());
    item.maybe(&REQUEST_RULE_CHANGED, "decided by", decided_by.as_ref());
    item.fact(&REQUEST_RULE_CHANGED, "releases", versions(Some(releases)));
    item.docs(&[("description", doc.as_deref())]);
    item.fact(&SOURCES_CHANGED, "sources", sorted(sources));
    item
}

fn of_class(catalog: &Catalog, class: &Class) -> Item {
    let Class {
        value,
        name,
        renamed_from,
        deprecated,
        aliases,
        when,
        query,
        set,
        structure,
        ordered,
        doc,
        rules,
        effect,
        sources,
        disputed,
        unknown,
    } = class;
    let mut item = Item::new(Kind::Request, name);
    super::survival(&mut item, renamed_from, deprecated.as_deref());
    item.hints = vec![value.to_string()];
    item.fact(&REQUEST_CHANGED, "number", value);
    item.aliases.clone_from(aliases);
    item.fact(&REQUEST_CHANGED, "can be queried in", versions(query.as_ref()));
    item.fact(&REQUEST_CHANGED, "can be set in", versions(set.as_ref()));
    item.refers(&REQUEST_CHANGED, "structure", structure.as_deref().unwrap_or_default());
    item.fact(&REQUEST_CHANGED, "rules in order of evaluation", yes(*ordered));
    let effect = effect.as_ref().map(|Effect { gives, from, until }| format!("{gives} from {from} until {until}"));
    item.refers(&REQUEST_CHANGED, "effect", effect.unwrap_or_default());
    item.docs(&[("description", doc.as_deref())]);
    item.fact(&DOCUMENTATION_CHANGED, "open questions", list(unknown));
    item.fact(&SOURCES_CHANGED, "sources", sorted(sources));
    item.claim = claim(catalog, when);
    item.disputes = sides(disputed);
    item.children = rules.iter().map(of_rule).collect();
    item.ordered.push((Kind::RequestRule, &REQUEST_RULE_CHANGED));
    item
}

fn of_rule(rule: &RequestRule) -> Item {
    let RequestRule { asks, on, otherwise, typically, releases, doc, sources } = rule;
    let mut item = Item::new(Kind::RequestRule, word(asks).replace(['{', '}', '"'], "").replace(':', " "));
    item.joint = Some(" requires ");
    item.maybe(&REQUEST_RULE_CHANGED, "operation", on.map(word));
    item.maybe(&REQUEST_RULE_CHANGED, "status", otherwise.as_ref().map(status));
    item.fact(&REQUEST_RULE_CHANGED, "typical status", yes(*typically));
    item.fact(&REQUEST_RULE_CHANGED, "releases", versions(releases.as_ref()));
    item.docs(&[("description", doc.as_deref())]);
    item.fact(&SOURCES_CHANGED, "sources", sorted(sources));
    item
}

pub(super) fn reference(reference: &Reference) -> Item {
    let Reference { meaning, rust, summary, doc, owner, per_owner, shared_by, shared_name, contains, sources, events } =
        reference;
    let mut item = Item::new(Kind::Reference, format!("references to {}", meaning.name()));
    item.fact(&RUST_NAME_CHANGED, "name in Rust", rust);
    item.docs(&[("summary", Some(summary)), ("description", doc.as_deref())]);
    item.maybe(&REFERENCE_CHANGED, "owner", owner.map(|owner| owner.name()));
    item.fact(&REFERENCE_CHANGED, "unique within an owner only", yes(*per_owner));
    item.maybe(&REFERENCE_CHANGED, "shared by", shared_by.as_ref());
    item.maybe(&REFERENCE_CHANGED, "name of the owner of shared things", shared_name.as_ref());
    item.maybe(&REFERENCE_CHANGED, "contains", contains.map(|contains| contains.name()));
    item.fact(&SOURCES_CHANGED, "sources", sorted(sources));
    item.children = events.iter().map(of_reference_event).collect();
    item
}

fn of_reference_event(event: &ReferenceEvent) -> Item {
    let ReferenceEvent { hook, provider, id, event, does, key, name, path, owner, size, sources } = event;
    let number = hook.map_or_else(|| format!("{} {}", provider.as_deref().unwrap_or_default(), id.unwrap_or(0)), hex);
    let called = event.clone().filter(|_| hook.is_some()).unwrap_or_else(|| number.clone());
    let mut item = Item::new(Kind::Reference, called);
    item.joint = Some(" by ");
    item.hints = vec![number.clone()];
    item.fact(&REFERENCE_CHANGED, "event", number);
    item.fact(&REFERENCE_CHANGED, "does", word(*does));
    item.refers(&REFERENCE_CHANGED, "key", list(key));
    item.refers(&REFERENCE_CHANGED, "name", list(name));
    item.refers(&REFERENCE_CHANGED, "path", list(path));
    item.refers(&REFERENCE_CHANGED, "owner", list(owner));
    item.refers(&REFERENCE_CHANGED, "size", list(size));
    item.fact(&SOURCES_CHANGED, "sources", sorted(sources));
    item
}

pub(super) fn rows(of: &List) -> Item {
    let List { name, summary, doc, row, thing, once, process, order, most, text, elsewhere, sources, columns, events } =
        of;
    let mut item = Item::new(Kind::Reference, format!("list {name}"));
    let elsewhere = elsewhere.as_deref();
    item.docs(&[("summary", Some(summary)), ("description", doc.as_deref()), ("other answers", elsewhere)]);
    item.fact(&DOCUMENTATION_CHANGED, "noun", row);
    item.fact(&DOCUMENTATION_CHANGED, "columns of text", list(text));
    item.maybe(&REFERENCE_CHANGED, "kind of thing", thing.map(|thing| thing.name()));
    item.fact(&REFERENCE_CHANGED, "keys used once", yes(*once));
    for (label, columns) in [("process", process), ("order", order), ("greatest first", most)] {
        item.fact(&REFERENCE_CHANGED, label, list(columns));
    }
    item.fact(&SOURCES_CHANGED, "sources", sorted(sources));
    item.children = columns.iter().map(of_list_column).chain(events.iter().map(of_list_event)).collect();
    item
}

fn of_list_column(column: &ListColumn) -> Item {
    let ListColumn { name, ty, holds, of, total, doc } = column;
    let mut item = Item::new(Kind::Reference, name);
    item.joint = Some(" column ");
    item.fact(&REFERENCE_CHANGED, "type", word(*ty));
    item.fact(&REFERENCE_CHANGED, "contents", word(*holds));
    item.maybe(&REFERENCE_CHANGED, "column", of.as_ref());
    item.docs(&[("total", total.as_deref()), ("description", Some(doc))]);
    item
}

fn of_list_event(event: &ListEvent) -> Item {
    let ListEvent { kernel, provider, ids, does, by, when, is, values, sources } = event;
    let ids: Vec<String> = ids.iter().map(u16::to_string).collect();
    let names = format!("{}{} {}", list(kernel), provider.as_deref().unwrap_or_default(), list(&ids));
    let mut item = Item::new(Kind::Reference, names.trim());
    item.joint = Some(" by ");
    item.fact(&REFERENCE_CHANGED, "does", word(*does));
    item.fact(&REFERENCE_CHANGED, "columns", list(by));
    item.maybe(&REFERENCE_CHANGED, "when", when.as_ref());
    item.fact(&REFERENCE_CHANGED, "is", list(is));
    let value = |value: &ListValue| format!("{}: {} {}", value.column, word(value.take), value.field);
    item.refers(&REFERENCE_CHANGED, "values", list(&values.iter().map(value).collect::<Vec<_>>()));
    item.fact(&SOURCES_CHANGED, "sources", sorted(sources));
    item
}
