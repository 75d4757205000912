//! The pages of kernel events, one per group of hook IDs, of classic events, one per class, and their lists.

use askama::Template;

use super::addresses::{CLASS_LIST, HOOK_LIST, event_anchors, hooks_page, number_anchors};
use super::context::{PageContext, Site, SourceView, WhenView};
use super::evidence::{self, EvidenceView, RowFact};
use super::html::Html;
use super::page::Page;
use super::rendered::Rendered;
use super::{choice, permanent, survival, wording};
use etwspec_catalog::query::coverage::What;
use etwspec_catalog::things::{ReferenceEvent, stated_by};
use etwspec_catalog::{Catalog, Does, HookEvent, HookGroup, Payload, RowsOf, TiedBy, ValueSet, claims};
use etwspec_codegen::parallel;

#[derive(Template)]
#[template(path = "hooks.html")]
struct HooksPage {
    page: Page,
    when: WhenView,
    facts: Vec<(&'static str, Html)>,
    /// True if the events have hook IDs.
    hooks: bool,
    examined: Option<Html>,
    events: Vec<EventView>,
    sources: Vec<SourceView>,
}

struct EventView {
    anchor: String,
    /// The anchor of the number, if the other is that of the name.
    number_anchor: Option<String>,
    hook: Html,
    ty: Option<String>,
    name: Option<Html>,
    type_name: Option<Html>,
    rust: Option<Html>,
    aliases: Vec<Html>,
    community: Vec<Html>,
    mof: Vec<Html>,
    when: WhenView,
    enabled_by: Vec<Html>,
    payloads: Vec<PayloadView>,
    notes: Vec<Html>,
    evidence: EvidenceView,
}

struct PayloadView {
    structure: Html,
    about: String,
    /// The releases, if they are not those of the event.
    when: Option<WhenView>,
    doc: Option<Html>,
    evidence: EvidenceView,
}

#[derive(Template)]
#[template(path = "hook_groups.html")]
struct HookList {
    page: Page,
    /// True if the list is that of groups of hook IDs.
    hooks: bool,
    groups: Vec<GroupRow>,
}

struct GroupRow {
    group: Option<String>,
    name: Html,
    summary: Html,
    guid: Option<String>,
    events: usize,
}

/// The pages of all groups of kernel events and of all classes, and their lists.
pub(super) fn pages(site: &Site<'_>) -> Vec<Rendered> {
    let mut pages = vec![list(site, HOOK_LIST, false)];
    if site.catalog.hooks.iter().any(|group| group.class) {
        pages.push(list(site, CLASS_LIST, true));
    }
    pages.extend(parallel::map(&site.catalog.hooks, |group| page(site, group)));
    pages
}

fn list(site: &Site<'_>, path: &str, class: bool) -> Rendered {
    let cx = site.page_context(path);
    let summary = match class {
        false => "Events that the kernel logs, by the high byte of their hook IDs.",
        true => "Events of classes without hook IDs, by the GUID of their class.",
    };
    let groups = site.catalog.hooks.iter().filter(|group| group.class == class).map(|group| GroupRow {
        group: group.group.map(wording::hex),
        name: cx.name(&group.name),
        summary: cx.text(&group.summary),
        guid: group.guid.clone(),
        events: group.events.len(),
    });
    let page = Page::new(&cx, wording::event_list(class), "", summary);
    let view = HookList { page, hooks: !class, groups: groups.collect() };
    (path.to_owned(), view.to_string())
}

/// Returns the page at a path, if it is of this kind.
pub(super) fn page_at(site: &Site<'_>, path: &str) -> Option<Rendered> {
    site.catalog.hooks.iter().find(|group| hooks_page(group) == path).map(|group| page(site, group))
}

fn page(site: &Site<'_>, group: &HookGroup) -> Rendered {
    let path = hooks_page(group);
    let cx = site.page_context(&path);
    let mut facts = vec![match group.group {
        _ if group.class => ("Class", Html::text("Headers of the events contain the GUID and the type of the event.")),
        Some(number) => ("Group", Html::code(wording::hex(number)).then(", the high byte of the hook IDs")),
        None => ("Group", Html::mark("unknown", "unknown").then(" No source states the number of the group.")),
    }];
    facts.push(match &group.guid {
        Some(guid) => ("GUID", Html::code(format!("{{{guid}}}"))),
        None => ("GUID", Html::mark("unknown", "unknown")),
    });
    facts.extend(
        group
            .rust
            .as_ref()
            .zip(set_of(&cx, RowsOf::HookGroups))
            .map(|(rust, set)| ("Name in Rust", Html::rust_path(&set.rust, rust).as_code())),
    );
    facts.extend(survival::facts(&cx, &group.renamed_from, group.deprecated.as_ref()));
    facts.extend(group.guid_name.iter().map(|name| ("Name of the GUID", Html::code(name))));
    if let Some(mof) = &group.mof {
        let sources = if group.mof_sources.is_empty() { &group.sources } else { &group.mof_sources };
        facts.push(("Class in MOF", Html::code(mof).then(". Source: ").with(&cx.source_line(sources)).then(".")));
    }
    if group.events.iter().any(|event| !event.community.is_empty()) {
        let sources = if group.community_sources.is_empty() { &group.sources } else { &group.community_sources };
        facts.push(("Source of community names", cx.source_line(sources)));
    }
    let stated = group.events.iter().filter_map(|event| event.when.releases.as_ref());
    let view = HooksPage {
        page: Page::new(
            &cx,
            &group.name,
            if group.class { "class of events" } else { "kernel events" },
            &group.summary,
        )
        .under(&cx, if group.class { CLASS_LIST } else { HOOK_LIST }, wording::event_list(group.class))
        .generated_from(&group.file)
        .permanent(permanent::of_group(group))
        .sections([(true, "events", "Events"), (true, "sources", "Sources")]),
        when: cx.when(&group.when),
        facts,
        hooks: !group.class,
        examined: cx.examined(group.when.releases.iter().chain(stated), &group.sources),
        events: group
            .events
            .iter()
            .zip(event_anchors(group).into_iter().zip(number_anchors(group)))
            .map(|(event, anchors)| event_view(&cx, group, event, anchors))
            .collect(),
        sources: cx.sources(&group.name, &group.sources),
    };
    (path.clone(), view.to_string())
}

fn event_view(
    cx: &PageContext<'_>,
    group: &HookGroup,
    event: &HookEvent,
    (anchor, number_anchor): (String, Option<String>),
) -> EventView {
    let mut notes = survival::notes(cx, &event.renamed_from, event.deprecated.as_ref());
    notes.extend(event.status.map(wording::status_mark));
    notes.extend(cx.doc(&event.doc));
    if let Some(versions) = &event.type_defined {
        let text = format!("Headers of {} define the type. Whether the event occurs is unknown.", versions.in_words());
        notes.push(Html::text(text));
    }
    if let Some(hook) = event.consumer_hook {
        notes.push(Html::text(format!("Consumers see this event as 0x{hook:04X}.")));
    }
    if event.collides {
        notes.push(Html::text(
            "This ID also has another, unrelated meaning. Which of them applies in which release is unknown.",
        ));
    }
    notes.extend(event.hook.into_iter().flat_map(|hook| references(cx, &|stated| stated.hook == Some(hook))));
    notes.extend(stated_by(&cx.site.catalog.lists, event).into_iter().map(|words| Html::text(words + ".")));
    let names = |names: &[String]| names.iter().map(|name| Html::name(name)).collect();
    EventView {
        anchor,
        number_anchor,
        hook: match event.hook {
            Some(_) => Html::text(event.number()),
            None => Html::mark("unknown", "unknown"),
        },
        ty: event.ty.map(wording::hex),
        name: event.name.as_deref().map(Html::name),
        type_name: event.type_name.as_deref().map(Html::name),
        rust: event.rust.as_ref().zip(set_of_events(cx, group)).map(|(rust, set)| Html::rust_path(&set.rust, rust)),
        aliases: names(&event.aliases),
        community: names(&event.community),
        mof: group.mof_names(event).map(|name| Html::name(&name)).collect(),
        when: cx.when(&event.when),
        enabled_by: event.needs.iter().map(|bit| cx.name(bit)).collect(),
        payloads: event.payloads.iter().map(|payload| payload_view(cx, group, event, payload)).collect(),
        notes,
        evidence: event_evidence(cx, group, event),
    }
}

/// The evidence of an event.
pub(super) fn event_evidence(cx: &PageContext<'_>, group: &HookGroup, event: &HookEvent) -> EvidenceView {
    cx.evidence(&RowFact {
        sources: &event.sources,
        table: &group.sources,
        disputes: &event.disputed,
        unknown: unknown(group, event),
        ..RowFact::new(What::Hook, &group.name, &hooks_page(group), &fact_name(group, event))
    })
}

/// The name of an event among the facts of its group.
fn fact_name(group: &HookGroup, event: &HookEvent) -> String {
    event.called().map_or_else(|| group.number(event), str::to_owned)
}

/// Returns the facts about an event that no source states.
fn unknown(group: &HookGroup, event: &HookEvent) -> Vec<&'static str> {
    let unknown = [
        (event.hook.is_none() && !group.class, "Hook ID."),
        (event.needs.is_empty() && !group.class, "Bit of the group mask that enables it."),
    ];
    evidence::unknown(unknown)
}

/// The set whose values are the events of a group or a class.
fn set_of_events<'c>(cx: &PageContext<'c>, group: &HookGroup) -> Option<&'c ValueSet> {
    let mut sets = cx.site.catalog.sets.iter();
    match group.class {
        true => sets.find(|set| set.rows == Some(RowsOf::ClassEvents) && set.class_guid == group.guid),
        false => set_of(cx, RowsOf::HookIds),
    }
}

/// Returns the facts of an event about things that fields refer to.
pub(super) fn references(cx: &PageContext<'_>, is_of: &dyn Fn(&ReferenceEvent) -> bool) -> Vec<Html> {
    let references = cx.site.catalog.references.iter();
    let events = references.flat_map(|reference| reference.events.iter().map(move |event| (reference, event)));
    let notes = events.filter(|(_, event)| is_of(event)).map(|(reference, event)| {
        let verb = match event.does {
            Does::Begins => "Begins",
            Does::Names => "Names",
            Does::Describes => "Describes",
            Does::Ends => "Ends",
            Does::Attributes => "Happened in",
            Does::Runs => "Switches the processor to",
            Does::Refers => "Refers to",
        };
        let mut html = Html::text(format!("{verb} what fields of meaning "))
            .with(&Html::code(reference.meaning.word()))
            .then(" refer to: key ")
            .with(&Html::code(event.key.join(", ")));
        for (label, field) in
            [("name", &event.name), ("path", &event.path), ("owner", &event.owner), ("size", &event.size)]
        {
            if !field.is_empty() {
                html = html.then(&format!(", {label} ")).with(&Html::code(field.join(", ")));
            }
        }
        html.then(".")
    });
    notes.collect()
}

/// The set whose values are rows of the hook tables.
fn set_of<'c>(cx: &PageContext<'c>, rows: RowsOf) -> Option<&'c ValueSet> {
    cx.site.catalog.sets.iter().find(|set| set.rows == Some(rows))
}

/// The evidence for the structure of a payload.
fn evidence(by: TiedBy) -> String {
    match by {
        TiedBy::Name => "inferred from the name".to_owned(),
        TiedBy::Mask => "listed beside the bit that enables the event".to_owned(),
        TiedBy::Fit => "assumed if it explains all bytes and no other does".to_owned(),
    }
}

fn payload_view(cx: &PageContext<'_>, group: &HookGroup, event: &HookEvent, payload: &Payload) -> PayloadView {
    let mut about = Vec::new();
    about.extend(payload.event_version.map(|version| format!("event version {version}")));
    about.extend(payload.pointer.map(|pointer| format!("{} data", wording::pointer(pointer))));
    about.extend(payload.whole.then(|| "includes the header".to_owned()));
    about.extend(payload.by.map(evidence));
    let cited = if event.sources.is_empty() { &group.sources } else { &event.sources };
    PayloadView {
        structure: cx.name(&payload.structure),
        about: about.join("; "),
        when: payload_when(cx.site.catalog, event, payload),
        doc: cx.doc(&payload.doc),
        evidence: cx.evidence(&RowFact {
            releases: payload.releases.as_ref(),
            sources: &payload.sources,
            table: cited,
            ..RowFact::new(
                What::Payload,
                &group.name,
                &hooks_page(group),
                &format!("{}: {}", fact_name(group, event), payload.structure),
            )
        }),
    }
}

/// The releases of a payload, if the tables bind it to some.
pub(super) fn payload_when(catalog: &Catalog, event: &HookEvent, payload: &Payload) -> Option<WhenView> {
    payload.releases.as_ref()?;
    let claim = claims::payload(catalog, event, payload);
    Some(WhenView {
        text: claim.words(),
        class: wording::class(claim.kind),
        cells: Some(choice::cells(&catalog.releases, claim.all())),
    })
}
