//! Providers, their events, keywords and maps, as text.

use etwspec_catalog::query::answer::Scope;
use etwspec_catalog::things::stated_by_provider;
use etwspec_catalog::{EventField, EventMap, Keyword, Provider, ProviderEvent, Quantity};

use super::facts::hex;
use etwspec_console::command::TextReport;

pub(super) fn provider(report: &mut TextReport, provider: &Provider) {
    report.row("GUID", &provider.guid);
    report.row("Rust", &format!("etwspec::{}::{}", provider.module, provider.rust));
    list(report, "Keywords", provider.keywords.iter().map(|row| (row.mask.map(hex), &row.name, row.doc.as_ref())));
    list(report, "Tasks", provider.tasks.iter().map(|row| (number(row.value), &row.name, row.doc.as_ref())));
    list(report, "Levels", provider.levels.iter().map(|row| (number(row.value), &row.name, row.doc.as_ref())));
    list(report, "Channels", provider.channels.iter().map(|row| (number(row.value), &row.name, row.doc.as_ref())));
    report.heading("  Events");
    let rows = provider.events.iter().map(|event| {
        let id = match event.version {
            0 => event.id.to_string(),
            version => format!("{} v{version}", event.id),
        };
        vec![id, event.name.clone().unwrap_or_default(), event.task_and_opcode().unwrap_or_default()]
    });
    report.table(4, &rows.collect::<Vec<_>>());
    report.gap();
}

pub(super) fn event(report: &mut TextReport, scope: &Scope<'_>, provider: &Provider, event: &ProviderEvent) {
    report.row("Provider", &provider.name);
    report.row("ID", &event.id.to_string());
    report.row("Version", &event.version.to_string());
    let with_number = |name: Option<&String>, value: Option<u64>| match (name, value) {
        (Some(name), Some(value)) => format!("{name} ({value})"),
        (name, _) => name.cloned().unwrap_or_default(),
    };
    let of = |rows: &[etwspec_catalog::NamedNumber], name: Option<&String>| {
        let row = rows.iter().find(|row| Some(&row.name) == name);
        with_number(name, row.and_then(|row| row.value).map(u64::from))
    };
    report.row("Task", &of(&provider.tasks, event.task.as_ref()));
    let opcode = provider.opcode(event).and_then(|opcode| opcode.value).map(u64::from);
    report.row("Opcode", &with_number(event.opcode.as_ref(), opcode));
    report.row("Level", &of(&provider.levels, event.level.as_ref()));
    report.row("Channel", &of(&provider.channels, event.channel.as_ref()));
    report.row("Keywords", &event.keywords.join(", "));
    report.row("Message", event.message.as_deref().unwrap_or_default());
    report.rows("States", stated_by_provider(&scope.catalog.lists, &provider.name, event.id));
    let fields = provider.fields(event);
    if fields.is_empty() {
        report.row("Fields", "none");
        return report.gap();
    }
    report.heading("  Fields");
    let mut rows = Vec::new();
    fields.iter().for_each(|field| add(&mut rows, field, 0));
    report.table(4, &rows);
    report.gap();
}

pub(super) fn keyword(report: &mut TextReport, provider: &Provider, keyword: &Keyword) {
    report.row("Provider", &provider.name);
    report.row("Mask", &keyword.mask.map_or_else(|| "unknown".to_owned(), hex));
    let events = provider.events.iter().filter(|event| event.keywords.contains(&keyword.name));
    let mut names: Vec<&str> = events.filter_map(|event| event.name.as_deref()).collect();
    names.dedup();
    report.row("Events", &names.join(", "));
}

pub(super) fn map(report: &mut TextReport, provider: &Provider, map: &EventMap) {
    report.row("Provider", &provider.name);
    report.heading(if map.bits { "  Bits" } else { "  Values" });
    let rows = map.entries.iter().map(|entry| vec![hex(entry.value), entry.name.clone()]);
    report.table(4, &rows.collect::<Vec<_>>());
    report.gap();
}

fn number(value: Option<u16>) -> Option<String> {
    value.map(|value| value.to_string())
}

/// Adds names with their numbers and descriptions.
fn list<'r>(
    report: &mut TextReport,
    heading: &str,
    rows: impl Iterator<Item = (Option<String>, &'r String, Option<&'r String>)>,
) {
    let rows: Vec<Vec<String>> = rows
        .map(|(number, name, doc)| vec![number.unwrap_or_default(), name.clone(), doc.cloned().unwrap_or_default()])
        .collect();
    if !rows.is_empty() {
        report.heading(&format!("  {heading}"));
        report.table(4, &rows);
    }
}

/// Adds a field and its members, which are indented.
fn add(rows: &mut Vec<Vec<String>>, field: &EventField, depth: usize) {
    let quantity = |quantity: &Quantity| match quantity {
        Quantity::Number(number) => number.to_string(),
        Quantity::Field { field, .. } => field.clone(),
    };
    let mut ty = field.ty.map_or_else(|| "struct".to_owned(), |ty| ty.word().to_owned());
    if let Some(length) = &field.length {
        ty += &format!("({})", quantity(length));
    }
    if let Some(count) = &field.count {
        ty += &format!("[{}]", quantity(count));
    }
    let shown = field.out.map(|out| format!("as {}", out.word()));
    let map = field.map.as_ref().map(|map| format!("map {map}"));
    let more: Vec<String> = shown.into_iter().chain(map).chain(field.doc.clone()).collect();
    rows.push(vec![format!("{}{}", "  ".repeat(depth), field.name), ty, more.join("; ")]);
    field.members.iter().for_each(|member| add(rows, member, depth + 1));
}
