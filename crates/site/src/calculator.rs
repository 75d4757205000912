//! The calculator of group masks: a page, its scripts, and the bits, flags and events as data.
//!
//! `templates/calculator/mask.js` calculates as `etwspec_catalog::query::mask` does; a test compares them.

use askama::Template;
use serde_json::{Value, json};

use super::addresses::{calculator_page, event_anchors, hooks_page, mask_anchors, mask_page, topic_page, values_page};
use super::context::Site;
use super::html::{Html, slug};
use super::page::Page;
use super::rendered::Rendered;
use super::script::assign;
use super::wording;
use etwspec_catalog::query::mask::{mapped, words};
use etwspec_catalog::{Catalog, GroupMask, Sets};
use etwspec_codegen::emit::prose::{one_line, plain};

/// The part of the style sheet that the calculator uses.
pub(super) const STYLE: &str = include_str!("../templates/calculator/calculator.css");

/// The title of a calculator.
pub(super) const TITLE: &str = "Group mask calculator";

const MASK: &str = include_str!("../templates/calculator/mask.js");
const PAGE: &str = include_str!("../templates/calculator/page.js");

#[derive(Template)]
#[template(path = "calculator/calculator.html")]
struct CalculatorPage {
    page: Page,
    mask: Html,
    structure: Html,
    data: String,
}

/// The calculators of all masks, and their scripts.
pub(super) fn files(site: &Site<'_>) -> Vec<Rendered> {
    let mut files = Vec::new();
    for mask in &site.catalog.masks {
        let path = calculator_page(site.catalog, mask);
        let cx = site.page_context(&path);
        let data = format!("calculator/data-{}.js", slug(&mask.name));
        let summary =
            "Choose kernel events and get the group mask that enables them, or paste a mask and see its events.";
        let view = CalculatorPage {
            page: Page::new(&cx, TITLE, "", summary)
                .under(&cx, &topic_page(&mask.module), &mask.module)
                .generated_from(&mask.file),
            mask: cx.name(&mask.name),
            structure: cx.name(&mask.structure),
            data: data.clone(),
        };
        files.push((path, view.to_string()));
        files.push((data, assign("etwspecMask", &description(site.catalog, mask))));
    }
    if !files.is_empty() {
        files.push(("calculator/mask.js".to_owned(), MASK.to_owned()));
        files.push(("calculator/page.js".to_owned(), PAGE.to_owned()));
    }
    files
}

/// Everything that the calculator shows of a mask.
fn description(catalog: &Catalog, mask: &GroupMask) -> Value {
    let page = mask_page(&mask.name);
    let rows = mask.groups.iter().flat_map(|group| group.bits.iter().map(move |bit| (group.index, bit)));
    let bits = rows.zip(mask_anchors(mask)).map(|((index, bit), anchor)| {
        json!({
            "group": index,
            "value": bit.value,
            "name": bit.name.as_deref().map(one_line),
            "aliases": lines(&bit.aliases),
            "community": lines(&bit.community),
            "rust": bit.rust,
            "of": lines(&bit.of),
            "all": bit.all,
            "status": bit.status.map(|status| plain(wording::status(status).1)),
            "when": wording::when(&bit.when).0,
            "doc": bit.doc.as_deref().map_or_else(String::new, plain),
            "href": format!("{page}#{anchor}"),
        })
    });
    let flags = mask.enable_flags.iter().map(|flag| {
        json!({
            "value": flag.value,
            "name": one_line(&flag.name),
            "rust": flag.rust,
            "sets": mapped(mask, flag),
            "control": matches!(flag.sets, Sets::Control),
            "doc": flag.doc.as_deref().map_or_else(String::new, plain),
            "href": format!("{page}#{}", slug(&flag.name)),
        })
    });
    json!({
        "name": one_line(&mask.name),
        "rust": mask.rust,
        "wholeRust": mask.mask_rust,
        "module": mask.module,
        "structure": one_line(&mask.structure),
        "field": one_line(&mask.field),
        "shift": mask.index_shift,
        "words": words(mask),
        "prefix": mask.prefix,
        "enableName": one_line(&mask.enable_name),
        "enableRust": mask.enable_rust,
        "enablePrefix": mask.enable_prefix,
        "bits": bits.collect::<Vec<_>>(),
        "groups": mask.community_groups.iter().map(|group| json!({ "name": one_line(&group.name), "of": lines(&group.of) })).collect::<Vec<_>>(),
        "flags": flags.collect::<Vec<_>>(),
        "events": events(catalog),
        "classes": classes(catalog, mask),
    })
}

/// The events that bits of a mask enable, with the names of the bits.
fn events(catalog: &Catalog) -> Vec<Value> {
    let mut all = Vec::new();
    for group in &catalog.hooks {
        for (event, anchor) in group.events.iter().zip(event_anchors(group)) {
            if !event.needs.is_empty() {
                all.push(json!({
                    "name": one_line(event.called().unwrap_or_default()),
                    "community": event.community.first().map(|name| one_line(name)),
                    "number": group.number(event),
                    "needs": lines(&event.needs),
                    "href": format!("{}#{anchor}", hooks_page(group)),
                }));
            }
        }
    }
    all
}

/// The values that select the structure of the mask, such as the class with which a function sets it.
fn classes(catalog: &Catalog, mask: &GroupMask) -> Vec<Value> {
    let values = catalog.sets.iter().flat_map(|set| set.values.iter().map(move |value| (set, value)));
    let selecting = values.filter(|(_, value)| value.structure.as_deref() == Some(mask.structure.as_str()));
    selecting
        .filter_map(|(set, value)| {
            let name = value.name.as_deref()?;
            Some(json!({ "name": one_line(name), "href": format!("{}#{}", values_page(&set.name), slug(name)) }))
        })
        .collect()
}

fn lines(names: &[String]) -> Vec<String> {
    names.iter().map(|name| one_line(name).into_owned()).collect()
}
