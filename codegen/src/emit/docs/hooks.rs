//! The pages of kernel events, one for each group of hook ids.

use askama::Template;

use super::book::{Book, Cx, DisputeView, SourceView, WhenView};
use super::html::Html;
use super::page::{Page, Rendered};
use super::places::{event_anchors, hooks_page};
use super::values::status;
use super::words;
use crate::catalog::{HookEvent, HookGroup, Payload};

/// The page that lists the groups.
pub(super) const LIST: &str = "hooks/index.html";

#[derive(Template)]
#[template(path = "docs/hooks.html")]
struct HooksPage {
    page: Page,
    when: WhenView,
    facts: Vec<(&'static str, Html)>,
    examined: Option<Html>,
    events: Vec<EventView>,
    sources: Vec<SourceView>,
}

struct EventView {
    anchor: String,
    hook: String,
    ty: String,
    name: Option<String>,
    aliases: Vec<String>,
    when: WhenView,
    needs: Vec<Html>,
    payloads: Vec<Html>,
    notes: Vec<Html>,
    disputes: Vec<DisputeView>,
}

#[derive(Template)]
#[template(path = "docs/hooklist.html")]
struct HookList {
    page: Page,
    groups: Vec<GroupRow>,
}

struct GroupRow {
    group: String,
    name: Html,
    summary: Html,
    guid: Option<String>,
    events: usize,
}

/// The pages of all groups of kernel events, and their list.
pub(super) fn pages(book: &Book<'_>) -> Vec<Rendered> {
    if book.catalog.hooks.is_empty() {
        return Vec::new();
    }
    std::iter::once(list(book)).chain(book.catalog.hooks.iter().map(|group| page(book, group))).collect()
}

fn list(book: &Book<'_>) -> Rendered {
    let cx = book.from(LIST);
    let summary = "Events that the kernel logs, by the high byte of their hook ids.";
    let groups = book.catalog.hooks.iter().map(|group| GroupRow {
        group: words::hex(group.group),
        name: cx.name(&group.name),
        summary: cx.text(&group.summary),
        guid: group.guid.clone(),
        events: group.events.len(),
    });
    let view = HookList { page: Page::new(&cx, "Kernel events", "", summary), groups: groups.collect() };
    (LIST.to_owned(), view.to_string())
}

fn page(book: &Book<'_>, group: &HookGroup) -> Rendered {
    let path = hooks_page(group);
    let cx = book.from(&path);
    let mut facts = vec![("Group", Html::code(words::hex(group.group)).then(", the high byte of the hook ids"))];
    facts.push(match &group.guid {
        Some(guid) => ("GUID", Html::code(format!("{{{guid}}}"))),
        None => ("GUID", Html::mark("unknown", "unknown")),
    });
    facts.extend(group.guid_name.iter().map(|name| ("Name of the GUID", Html::code(name))));
    let stated = group.events.iter().filter_map(|event| event.when.releases.as_ref());
    let view = HooksPage {
        page: Page::new(&cx, &group.name, "kernel events", &group.summary)
            .under(&cx, LIST, "Kernel events")
            .made_from(&group.file)
            .sections([(true, "events", "Events"), (true, "sources", "Sources")]),
        when: cx.when(&group.when),
        facts,
        examined: cx.examined(group.when.releases.iter().chain(stated), &group.sources),
        events: group.events.iter().zip(event_anchors(group)).map(|(event, at)| event_view(&cx, event, at)).collect(),
        sources: cx.sources(&group.sources),
    };
    (path.clone(), view.to_string())
}

fn event_view(cx: &Cx<'_>, event: &HookEvent, anchor: String) -> EventView {
    let mut notes = Vec::new();
    notes.extend(event.status.map(status));
    notes.extend(cx.doc(&event.doc));
    if !event.sources.is_empty() {
        notes.push(Html::text("Source: ").with(&cx.source_line(&event.sources)).then("."));
    }
    EventView {
        anchor,
        hook: format!("0x{:04X}", event.hook),
        ty: words::hex(event.hook & 0xFF),
        name: event.name.clone(),
        aliases: event.aliases.clone(),
        when: cx.when(&event.when),
        needs: event.needs.iter().map(|bit| cx.name(bit)).collect(),
        payloads: event.payloads.iter().map(|payload| payload_view(cx, payload)).collect(),
        notes,
        disputes: cx.disputes(&event.disputed),
    }
}

fn payload_view(cx: &Cx<'_>, payload: &Payload) -> Html {
    let mut about = Vec::new();
    about.extend(payload.event_version.map(|version| format!("event version {version}")));
    about.extend(payload.releases.as_ref().map(words::versions));
    let html = cx.name(&payload.structure);
    if about.is_empty() { html } else { html.then(&format!(" ({})", about.join("; "))) }
}
