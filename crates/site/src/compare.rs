//! The comparison of two releases: the page of changes, and the data and the scripts of all comparisons.
//!
//! `templates/compare/compare.js` compares as `etwspec_catalog::query::compare` does; a test compares them. Its data
//! are loaded when a reader compares.
//!
//! # Design
//!
//! All pairs of releases as pages would be thousands for each item, so the page calculates comparisons. The rows of
//! all forms with several layouts are one script.

use askama::Template;
use serde::Serialize;
use serde_json::{Value, json};

use super::addresses::{
    event_anchors, hooks_page, mask_anchors, mask_page, requests_page, struct_page, topic_page, value_anchors,
    values_page,
};
use super::context::{PageContext, Site};
use super::html::{Html, slug};
use super::page::Page;
use super::rendered::Rendered;
use super::script::assign;
use super::topic_items::topic_items;
use super::{choice, wording};
use etwspec_catalog::axis::Pointer;
use etwspec_catalog::claims::{self, Change, Claim, Kind, State};
use etwspec_catalog::query::compare::{self, Row, Side};
use etwspec_catalog::{ByPointer, Catalog, GroupMask, Struct, ValueSet};
use etwspec_codegen::emit::prose::one_line;

/// The part of the style sheet that comparisons use.
pub(super) const STYLE: &str = include_str!("../templates/compare/compare.css");

/// The page of changes between two releases.
pub(super) const CHANGES: &str = "changes.html";

const COMPARE: &str = include_str!("../templates/compare/compare.js");
const VIEW: &str = include_str!("../templates/compare/view.js");
const CHANGES_SCRIPT: &str = include_str!("../templates/compare/changes.js");

/// The place on the page of an item where its releases are compared.
#[derive(Clone)]
pub(super) struct CompareView {
    /// The list that has the item: `structs` or `sets`.
    pub(super) list: &'static str,
    pub(super) name: String,
    /// The page of changes.
    pub(super) changes: String,
}

/// A release with the structures whose layout differs from that of the release before.
struct ReleaseView {
    anchor: String,
    before: String,
    after: String,
    name: String,
    query: String,
    structs: Vec<Html>,
}

#[derive(Template)]
#[template(path = "compare/changes.html")]
struct ChangesPage {
    page: Page,
    words: Vec<(&'static str, &'static str)>,
    releases: Vec<ReleaseView>,
    unchanged: Vec<String>,
}

/// The place of a structure; none if it has one form and no source states its releases.
pub(super) fn of_struct(cx: &PageContext<'_>, structure: &Struct) -> Option<CompareView> {
    let differs = structure.forms.len() > 1 || structure.when.releases.is_some();
    (differs && !structure.forms.is_empty()).then(|| view(cx, "structs", &structure.name))
}

/// The place of a set of values; none if no source states releases of Windows.
pub(super) fn of_set(cx: &PageContext<'_>, set: &ValueSet) -> Option<CompareView> {
    let stated = set.values.iter().any(|value| value.when.releases.is_some());
    (stated && !set.sdk_releases).then(|| view(cx, "sets", &set.name))
}

fn view(cx: &PageContext<'_>, list: &'static str, name: &str) -> CompareView {
    CompareView { list, name: one_line(name).into_owned(), changes: cx.href(CHANGES) }
}

/// The page of changes, the scripts and their data.
pub(super) fn files(site: &Site<'_>) -> Vec<Rendered> {
    let catalog = site.catalog;
    let list = |items: Vec<Value>| json!({ "items": items });
    vec![
        page(site),
        ("compare/compare.js".to_owned(), COMPARE.to_owned()),
        ("compare/view.js".to_owned(), VIEW.to_owned()),
        ("compare/changes.js".to_owned(), CHANGES_SCRIPT.to_owned()),
        ("compare/words.js".to_owned(), assign("etwspecCompareWords", &words(catalog))),
        ("compare/structs.js".to_owned(), assign("etwspecCompareStructs", &list(structs(catalog)))),
        ("compare/sets.js".to_owned(), assign("etwspecCompareSets", &list(sets(catalog)))),
        ("compare/events.js".to_owned(), assign("etwspecCompareEvents", &list(events(catalog)))),
    ]
}

fn page(site: &Site<'_>) -> Rendered {
    let cx = site.page_context(CHANGES);
    let summary = "What differs between two releases of Windows: structures, values and events, by topic.";
    let (mut releases, mut unchanged) = (Vec::new(), Vec::new());
    let stops = &site.catalog.releases.stops;
    for after in 1..stops.len() {
        let structs = relaid(&cx, after);
        if structs.is_empty() {
            unchanged.push(stops[after].id());
            continue;
        }
        releases.push(ReleaseView {
            anchor: slug(&stops[after].id()),
            before: stops[after - 1].id(),
            after: stops[after].id(),
            name: stops[after].name.clone(),
            query: query(site.catalog, after - 1, after, shared(site.catalog, after)),
            structs,
        });
    }
    releases.reverse();
    let view = ChangesPage {
        page: Page::new(&cx, "Changes between releases", "", summary).sections([
            (true, "compare", "Compare two releases"),
            (true, "layouts", "Layouts by release"),
            (true, "words", "Words"),
        ]),
        words: Change::ALL.map(|change| (change.words(), change.explanation())).into(),
        releases,
        unchanged,
    };
    (CHANGES.to_owned(), view.to_string())
}

/// A pointer size of both a release and the one before it, 64 bits if both have it.
fn shared(catalog: &Catalog, after: usize) -> Pointer {
    let known = catalog.releases.known();
    let both = |pointer: &Pointer| known.contains(after, *pointer) && known.contains(after - 1, *pointer);
    Pointer::ALL.into_iter().rev().find(both).unwrap_or(Pointer::Bits64)
}

/// The query of an address that compares two releases.
pub(super) fn query(catalog: &Catalog, before: usize, after: usize, pointer: Pointer) -> String {
    let side = |stop: usize| format!("{}-{}", slug(&catalog.releases.stops[stop].id()), pointer.bits());
    format!("?from={}&to={}", side(before), side(after))
}

/// The structures whose layout in a release differs from that in the release before it.
fn relaid(cx: &PageContext<'_>, after: usize) -> Vec<Html> {
    let catalog = cx.site.catalog;
    let known = catalog.releases.known();
    let differs = |structure: &&Struct| {
        Pointer::ALL.into_iter().any(|pointer| {
            let at = |stop| compare::form_at(catalog, structure, Side { stop, pointer });
            let exist = known.contains(after - 1, pointer) && known.contains(after, pointer);
            exist && matches!((at(after - 1), at(after)), (Some(before), Some(after)) if before != after)
        })
    };
    let link = |structure: &Struct| {
        let query = query(catalog, after - 1, after, shared(catalog, after));
        Html::name_link(&format!("{}{query}#compare", cx.href(&struct_page(&structure.name))), &structure.name)
    };
    let several = catalog.structs.iter().filter(|structure| structure.forms.len() > 1);
    several.filter(differs).map(link).collect()
}

/// Releases, and the words of the one wording of claims.
fn words(catalog: &Catalog) -> Value {
    let stop = |(at, stop): (usize, &etwspec_catalog::axis::Stop)| {
        json!({
            "at": at,
            "id": slug(&stop.id()),
            "text": stop.id(),
            "release": stop.release,
            "name": stop.name,
            "pointers": stop.pointers,
        })
    };
    let topics: Vec<_> = topic_items(catalog).into_iter().map(|(module, _)| (module, topic_page(module))).collect();
    json!({
        "stops": catalog.releases.stops.iter().enumerate().map(stop).collect::<Vec<_>>(),
        "states": State::ALL.map(|state| (state, state.words(), state.is_present())),
        "noChange": claims::NO_CHANGE,
        "topics": topics,
        "changes": Change::ALL.map(|change| (change, change.words(), change.explanation())),
    })
}

/// A claim for the script: its kind, its releases, and those that are assumed.
fn claim(catalog: &Catalog, claim: &Claim) -> Value {
    if claim.kind == Kind::Unknown {
        return json!(["unknown"]);
    }
    let cells = |cells| choice::cells(&catalog.releases, cells);
    match claim.assumed.is_empty() {
        true => json!([wording::class(claim.kind), cells(claim.all())]),
        false => json!([wording::class(claim.kind), cells(claim.all()), cells(claim.assumed)]),
    }
}

fn structs(catalog: &Catalog) -> Vec<Value> {
    let one = |structure: &Struct| {
        let form = |form: &etwspec_catalog::Form| {
            let cells = catalog.releases.cells(&form.releases).unwrap_or_default();
            let rows = match structure.forms.len() {
                1 => Vec::new(),
                _ => compare::rows(catalog, form).iter().map(row).collect(),
            };
            json!({
                "at": choice::cells(&catalog.releases, cells),
                "size": form.size,
                "fixed": form.fixed,
                "anchor": slug(&form.rust),
                "rows": rows,
            })
        };
        json!({
            "name": one_line(&structure.name),
            "href": struct_page(&structure.name),
            "topic": structure.module,
            "claim": claim(catalog, &claims::item(catalog, &structure.when, &structure.sources)),
            "forms": structure.forms.iter().map(form).collect::<Vec<_>>(),
        })
    };
    catalog.structs.iter().map(one).collect()
}

/// A row as a list, without what is none at its end.
fn row(row: &Row) -> Value {
    #[derive(Serialize)]
    struct Short<'a>(&'a str, Option<u32>, Option<u32>, &'a str, Option<(u32, u32)>, Option<&'a str>, Option<&'a str>);
    let short = Short(&row.path, row.offset, row.size, &row.ty, row.bits, row.values.as_deref(), row.form.as_deref());
    let mut value = json!(short);
    if let Value::Array(items) = &mut value {
        while items.last().is_some_and(Value::is_null) {
            items.pop();
        }
    }
    value
}

/// Sets of values and masks. Sets whose values are rows of other tables are compared on their own pages only.
fn sets(catalog: &Catalog) -> Vec<Value> {
    let one = |set: &ValueSet| {
        let is_classes = catalog.requests.iter().any(|requests| requests.name == set.name);
        let values = set.values.iter().zip(value_anchors(set)).map(|(value, anchor)| {
            let of = |number: ByPointer| Pointer::ALL.map(|pointer| wording::hex_of(number.of(pointer), set.scalar));
            let number = value.value.map(of);
            let name = value.name.as_deref().map(one_line);
            json!([name, number, anchor, claim(catalog, &claims::value(catalog, set, value))])
        });
        json!({
            "name": one_line(&set.name),
            "href": values_page(&set.name),
            "page": if is_classes { requests_page(&set.name) } else { values_page(&set.name) },
            "topic": set.module,
            "kit": set.sdk_releases,
            "repeats": set.rows.is_some(),
            "values": values.collect::<Vec<_>>(),
        })
    };
    let mask = |mask: &GroupMask| {
        let bits = mask.groups.iter().flat_map(|group| &group.bits).zip(mask_anchors(mask)).map(|(bit, anchor)| {
            let sources = if bit.sources.is_empty() { &mask.sources } else { &bit.sources };
            let number = Pointer::ALL.map(|_| format!("0x{:08X}", bit.value));
            let claim = claim(catalog, &claims::item(catalog, &bit.when, sources));
            json!([bit.name.as_deref().map(one_line), number, anchor, claim])
        });
        json!({
            "name": one_line(&mask.name),
            "href": mask_page(&mask.name),
            "page": mask_page(&mask.name),
            "topic": mask.module,
            "kit": false,
            "repeats": false,
            "values": bits.collect::<Vec<_>>(),
        })
    };
    catalog.sets.iter().map(one).chain(catalog.masks.iter().map(mask)).collect()
}

fn events(catalog: &Catalog) -> Vec<Value> {
    let one = |group: &etwspec_catalog::HookGroup| {
        let events = group.events.iter().zip(event_anchors(group)).map(|(event, anchor)| {
            let payload = |payload: &etwspec_catalog::Payload| {
                let name = catalog.structure(&payload.structure).map(|structure| one_line(&structure.name));
                let releases = payload.releases.as_ref().and_then(|releases| catalog.releases.cells(releases).ok());
                let cells = releases.map(|cells| choice::cells(&catalog.releases, cells));
                json!([name, cells, payload.pointer.map(Pointer::bits)])
            };
            json!([
                event.called().map(one_line),
                group.number(event),
                anchor,
                claim(catalog, &compare::event_claim(catalog, group, event)),
                event.payloads.iter().map(payload).collect::<Vec<_>>(),
            ])
        });
        json!({
            "name": one_line(&group.name),
            "href": hooks_page(group),
            "events": events.collect::<Vec<_>>(),
        })
    };
    catalog.hooks.iter().map(one).collect()
}
