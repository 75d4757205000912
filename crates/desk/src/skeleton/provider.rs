//! Tables of providers, from resolved facts.

use std::fmt::Write as _;

use etwspec_catalog::{EventField, NamedNumber, Opcode, Provider, ProviderEvent, ProviderKind, Quantity};
use etwspec_console::visible;

use super::head::{Head, formatted, hex, quoted};
use etwspec_codegen::schema::{Kind, TODO};

/// Returns the table of a provider with one event, to be filled in.
pub(crate) fn provider_with_one_event(head: &Head, guid: Option<&str>) -> String {
    let mut out = String::new();
    let _ = writeln!(out, "name = {}", quoted(&head.name));
    let _ = writeln!(out, "guid = {} # of the provider, as in event headers", quoted(guid.unwrap_or(TODO)));
    out += &(head.module() + &head.summary() + &head.sources());
    out += "\n# Lists of names, each with its number, if a source states it:\n\
            # keywords = [{ mask = 0x01, name = \"NAME\" }]\n\
            # levels = [{ value = 4, name = \"Informational\" }]\n\
            # tasks = [{ value = 1, name = \"NAME\" }]\n\
            # opcodes = [{ value = 10, name = \"NAME\", task = \"NAME\" }]\n\
            #\n\
            # `map` names the values of fields, and `template` has fields that several events share.\n";
    out +=
        "\n# A field has a `type`, or the members of a `struct`. `count` and `length` are numbers or earlier fields.\n";
    let _ =
        write!(out, "[[event]]\nid = 1\nname = {0}\nfields = [{{ name = {0}, type = \"UInt32\" }}]\n", quoted(TODO));
    formatted(Kind::Provider, out)
}

/// Returns the table of a provider in its canonical form.
///
/// Text of the provider that a table cannot contain, such as a line break, is written with visible characters.
pub(crate) fn provider(head: &Head, prefix: Option<&str>, provider: &Provider) -> String {
    let mut out = String::new();
    let _ = writeln!(out, "name = {}", text(&head.name));
    let _ = writeln!(out, "guid = {}", text(&provider.guid));
    out += &head.module();
    prefix.iter().for_each(|prefix| writeln_key(&mut out, "prefix", prefix));
    match provider.kind {
        ProviderKind::Manifest => {}
        ProviderKind::Classic => out += "kind = \"classic\"\n",
        ProviderKind::Message => out += "kind = \"message\"\n",
    }
    out += &(head.summary() + &head.sources());
    list(&mut out, "keywords", &provider.keywords, |row| {
        let mask = row.mask.map(|mask| format!("mask = 0x{mask:X}, ")).unwrap_or_default();
        format!("{mask}name = {}{}", text(&row.name), described(row.doc.as_deref()))
    });
    list(&mut out, "levels", &provider.levels, number);
    list(&mut out, "channels", &provider.channels, number);
    list(&mut out, "tasks", &provider.tasks, number);
    list(&mut out, "opcodes", &provider.opcodes, opcode);
    for map in &provider.maps {
        let _ = writeln!(out, "\n[[map]]\nname = {}", text(&map.name));
        let key = if map.bits { "bits" } else { "values" };
        list(&mut out, key, &map.entries, |entry| {
            format!("value = {}, name = {}", hex_of(entry.value), text(&entry.name))
        });
    }
    for template in &provider.templates {
        let _ = writeln!(out, "\n[[template]]\nname = {}", text(&template.name));
        list(&mut out, "fields", &template.fields, field);
    }
    for event in &provider.events {
        self::event(&mut out, event);
    }
    formatted(Kind::Provider, out)
}

fn event(out: &mut String, event: &ProviderEvent) {
    let _ = writeln!(out, "\n[[event]]\nid = {}", event.id);
    if event.version != 0 {
        let _ = writeln!(out, "version = {}", event.version);
    }
    let texts = [
        ("name", &event.name),
        ("task", &event.task),
        ("opcode", &event.opcode),
        ("level", &event.level),
        ("channel", &event.channel),
    ];
    for (key, value) in texts {
        value.iter().for_each(|value| writeln_key(out, key, value));
    }
    if !event.keywords.is_empty() {
        let keywords: Vec<String> = event.keywords.iter().map(|name| text(name)).collect();
        let _ = writeln!(out, "keywords = [{}]", keywords.join(", "));
    }
    event.message.iter().for_each(|message| writeln_key(out, "message", message));
    event.template.iter().for_each(|template| writeln_key(out, "template", template));
    list(out, "fields", &event.fields, field);
    event.doc.iter().for_each(|doc| writeln_key(out, "doc", doc));
    if !event.sources.is_empty() {
        let sources: Vec<String> = event.sources.iter().map(|source| text(source)).collect();
        let _ = writeln!(out, "sources = [{}]", sources.join(", "));
    }
}

fn number(row: &NamedNumber) -> String {
    let value = row.value.map(|value| format!("value = {value}, ")).unwrap_or_default();
    format!("{value}name = {}{}", text(&row.name), described(row.doc.as_deref()))
}

fn opcode(row: &Opcode) -> String {
    let value = row.value.map(|value| format!("value = {value}, ")).unwrap_or_default();
    let task = row.task.as_ref().map(|task| format!(", task = {}", text(task))).unwrap_or_default();
    format!("{value}name = {}{task}{}", text(&row.name), described(row.doc.as_deref()))
}

fn field(row: &EventField) -> String {
    let mut out = format!("name = {}", text(&row.name));
    row.ty.iter().for_each(|ty| out += &format!(", type = {}", text(ty.word())));
    row.out.iter().for_each(|ty| out += &format!(", out = {}", text(ty.word())));
    row.map.iter().for_each(|map| out += &format!(", map = {}", text(map)));
    for (key, quantity) in [("count", &row.count), ("length", &row.length)] {
        match quantity {
            None => {}
            Some(Quantity::Number(number)) => out += &format!(", {key} = {number}"),
            Some(Quantity::Field { field, .. }) => out += &format!(", {key} = {}", text(field)),
        }
    }
    if row.ty.is_none() {
        let members: Vec<String> = row.members.iter().map(|member| format!("{{ {} }}", field(member))).collect();
        out += &format!(", struct = [{}]", members.join(", "));
    }
    out + &described(row.doc.as_deref())
}

fn described(doc: Option<&str>) -> String {
    doc.map(|doc| format!(", doc = {}", text(doc))).unwrap_or_default()
}

fn list<T>(out: &mut String, key: &str, rows: &[T], row: impl Fn(&T) -> String) {
    if rows.is_empty() {
        return;
    }
    let rows: Vec<String> = rows.iter().map(|one| format!("{{ {} }}", row(one))).collect();
    let _ = writeln!(out, "{key} = [{}]", rows.join(", "));
}

fn writeln_key(out: &mut String, key: &str, value: &str) {
    let _ = writeln!(out, "{key} = {}", text(value));
}

/// Returns a string that a table may contain: visible characters, and backticks in pairs.
fn text(text: &str) -> String {
    let visible = visible(text);
    match visible.matches('`').count().is_multiple_of(2) {
        true => quoted(&visible),
        false => quoted(&visible.replace('`', "'")),
    }
}

fn hex_of(value: u64) -> String {
    u32::try_from(value).map_or_else(|_| format!("0x{value:X}"), hex)
}
