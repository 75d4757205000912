//! Providers, their names and their events.

use crate::{
    EventField, EventMap, EventTemplate, InType, Keyword, MapEntry, NamedNumber, Opcode, Provider, ProviderEvent,
    Quantity,
};

use super::{hex, list, sorted, word, yes};
use crate::changes::item::{Item, Kind};
use crate::changes::rules::claims::SOURCES_CHANGED;
use crate::changes::rules::events::GUID_CHANGED;
use crate::changes::rules::providers::{
    PROVIDER_CHANGED, PROVIDER_EVENT_CHANGED, PROVIDER_LAYOUT_CHANGED, PROVIDER_NAME_CHANGED, PROVIDER_PAIR_SPLIT,
};
use crate::changes::rules::structures::{MODULE_CHANGED, RUST_NAME_CHANGED};
use crate::changes::rules::tables::DOCUMENTATION_CHANGED;

pub(super) fn item(provider: &Provider) -> Item {
    let Provider {
        name,
        guid,
        rust,
        module,
        kind,
        summary,
        doc,
        keywords,
        levels,
        channels,
        tasks,
        opcodes,
        maps,
        templates: _,
        events,
        sources,
        file,
    } = provider;
    let mut item = Item::new(Kind::Provider, name);
    item.file.clone_from(file);
    item.hints = vec![guid.clone()];
    item.fact(&GUID_CHANGED, "GUID", guid);
    item.fact(&RUST_NAME_CHANGED, "name in Rust", rust);
    item.fact(&MODULE_CHANGED, "module", module);
    item.fact(&PROVIDER_CHANGED, "kind", word(*kind));
    item.docs(&[("summary", Some(summary)), ("description", doc.as_deref())]);
    item.fact(&SOURCES_CHANGED, "sources", sorted(sources));
    item.children.extend(keywords.iter().map(keyword));
    for (what, rows) in [("level", levels), ("channel", channels)] {
        item.children.extend(rows.iter().map(|row| number(what, row)));
    }
    item.children.extend(tasks.iter().map(|row| task(provider, row)));
    item.children.extend(opcodes.iter().map(opcode));
    item.children.extend(maps.iter().map(map));
    item.children.extend(events.iter().map(|event| of_event(provider, event)));
    item.children.iter_mut().for_each(|child| child.joint = Some(" of "));
    item
}

fn keyword(row: &Keyword) -> Item {
    let Keyword { mask, name, rust, doc } = row;
    let mut item = Item::new(Kind::ProviderName, format!("keyword {name}"));
    item.maybe(&PROVIDER_NAME_CHANGED, "mask", mask.map(hex));
    item.maybe(&RUST_NAME_CHANGED, "name in Rust", rust.as_ref());
    item.docs(&[("description", doc.as_deref())]);
    item
}

fn number(what: &str, row: &NamedNumber) -> Item {
    let NamedNumber { value, name, rust, doc } = row;
    let mut item = Item::new(Kind::ProviderName, format!("{what} {name}"));
    item.maybe(&PROVIDER_NAME_CHANGED, "number", value.as_ref());
    item.maybe(&RUST_NAME_CHANGED, "name in Rust", rust.as_ref());
    item.docs(&[("description", doc.as_deref())]);
    item
}

fn task(provider: &Provider, row: &NamedNumber) -> Item {
    /// Numbers that manifests reserve for the opcodes of the first and the last event of an activity.
    const ENDS: [u8; 2] = [1, 2];
    let of_task = || provider.events.iter().filter(|event| event.task.as_ref() == Some(&row.name));
    let newest = ENDS.map(|end| {
        let is_end = |event: &&ProviderEvent| provider.opcode(event).and_then(|opcode| opcode.value) == Some(end);
        of_task().filter(is_end).map(|event| event.version).max()
    });
    let mut item = number("task", row);
    let versions = match newest {
        [Some(start), Some(stop)] if start != stop => Some(format!("{start} and {stop}")),
        _ => None,
    };
    item.maybe(&PROVIDER_PAIR_SPLIT, "versions of start and stop", versions);
    item
}

fn opcode(row: &Opcode) -> Item {
    let Opcode { value, name, rust, task, doc } = row;
    let of = task.as_ref().map(|task| format!(" of {task}")).unwrap_or_default();
    let mut item = Item::new(Kind::ProviderName, format!("opcode {name}{of}"));
    item.maybe(&PROVIDER_NAME_CHANGED, "number", value.as_ref());
    item.maybe(&RUST_NAME_CHANGED, "name in Rust", rust.as_ref());
    item.docs(&[("description", doc.as_deref())]);
    item
}

fn map(row: &EventMap) -> Item {
    let EventMap { name, rust, bits, entries } = row;
    let mut item = Item::new(Kind::ProviderName, format!("map {name}"));
    item.maybe(&RUST_NAME_CHANGED, "name in Rust", rust.as_ref());
    item.fact(&PROVIDER_NAME_CHANGED, "bits", yes(*bits));
    let entries = entries.iter().map(|MapEntry { value, name }| format!("0x{value:X} {name}"));
    item.fact(&PROVIDER_NAME_CHANGED, "entries", list(&entries.collect::<Vec<_>>()));
    item
}

/// Returns an event. Its fields are compared, wherever the table states them.
fn of_event(provider: &Provider, event: &ProviderEvent) -> Item {
    let ProviderEvent {
        id,
        version,
        name,
        rust,
        payload,
        task,
        opcode,
        level,
        channel,
        keywords,
        message,
        template: _,
        fields: _,
        doc,
        sources,
    } = event;
    let mut item = Item::new(Kind::ProviderEvent, format!("event {id}, version {version}"));
    item.maybe(&PROVIDER_EVENT_CHANGED, "name", name.as_ref());
    item.maybe(&RUST_NAME_CHANGED, "name in Rust", rust.as_ref());
    item.maybe(&RUST_NAME_CHANGED, "payload type in Rust", payload.as_ref());
    item.maybe(&PROVIDER_EVENT_CHANGED, "task", task.as_ref());
    item.maybe(&PROVIDER_EVENT_CHANGED, "opcode", opcode.as_ref());
    item.maybe(&PROVIDER_EVENT_CHANGED, "level", level.as_ref());
    item.maybe(&PROVIDER_EVENT_CHANGED, "channel", channel.as_ref());
    item.fact(&PROVIDER_EVENT_CHANGED, "keywords", sorted(keywords));
    item.maybe(&PROVIDER_EVENT_CHANGED, "message", message.as_ref());
    item.fact(&PROVIDER_LAYOUT_CHANGED, "fields", fields(provider.fields(event)));
    // Fields of the same types read the same bytes. Those of all versions of an event have the getters of its payload type.
    let names = provider.fields(event).iter().map(|field| field.name.clone());
    item.hints = vec![types(provider.fields(event)), list(&names.collect::<Vec<_>>())];
    let versions: Vec<&ProviderEvent> = provider.events.iter().filter(|other| other.id == *id).collect();
    if versions.iter().any(|other| other.payload.is_some()) {
        item.hints.extend(versions.iter().flat_map(|other| provider.fields(other)).map(|field| field.name.clone()));
    }
    let template = provider.templates.iter().find(|one| event.template.as_ref() == Some(&one.name));
    let docs = template.map_or(&event.fields, |EventTemplate { name: _, fields }| fields);
    let docs: Vec<&str> = docs.iter().filter_map(|field| field.doc.as_deref()).collect();
    item.fact(&DOCUMENTATION_CHANGED, "descriptions of fields", list(&docs));
    item.docs(&[("description", doc.as_deref())]);
    item.fact(&SOURCES_CHANGED, "sources", sorted(sources));
    item
}

/// Returns fields as text.
fn fields(fields: &[EventField]) -> String {
    let field = |field: &EventField| {
        let EventField { name, ty, out, map, count, length, members, doc: _ } = field;
        let mut text = match ty {
            Some(ty) => format!("{name}: {}", ty.word()),
            None => format!("{name}: {{ {} }}", self::fields(members)),
        };
        for (what, quantity) in [("count", count), ("length", length)] {
            match quantity {
                None => {}
                Some(Quantity::Number(number)) => text += &format!(" {what} {number}"),
                Some(Quantity::Field { field, index }) => text += &format!(" {what} {field} ({index})"),
            }
        }
        text.extend(out.iter().map(|out| format!(" as {}", out.word())));
        text.extend(map.iter().map(|map| format!(" of {map}")));
        text
    };
    list(&fields.iter().map(field).collect::<Vec<_>>())
}

/// Returns the types of fields, which determine how bytes are read.
fn types(fields: &[EventField]) -> String {
    let field = |field: &EventField| {
        let EventField { name: _, ty, out: _, map: _, count, length, members, doc: _ } = field;
        let quantity = |quantity: &Option<Quantity>| match quantity {
            None => String::new(),
            Some(Quantity::Number(number)) => number.to_string(),
            Some(Quantity::Field { field: _, index }) => format!("({index})"),
        };
        // The same bytes are the same number, whatever its base.
        let ty = ty.map(|ty| match ty {
            InType::HexInt32 => InType::UInt32,
            InType::HexInt64 => InType::UInt64,
            other => other,
        });
        let ty = ty.map_or_else(|| format!("{{{}}}", types(members)), |ty| ty.word().to_owned());
        format!("{ty} {} {}", quantity(count), quantity(length))
    };
    list(&fields.iter().map(field).collect::<Vec<_>>())
}
