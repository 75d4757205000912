//! The `explain` command: everything known about a name or a number, as text and as JSON.

mod dispatches;
mod facts;
mod json;
mod providers;
mod requests;
mod structs;
mod values;
pub(crate) mod windows;

use etwspec_catalog::Struct;
use etwspec_catalog::claims::form_text;
use etwspec_catalog::query::Item;
use etwspec_catalog::query::answer::{Answer, Scope};
use etwspec_catalog::query::naming::Part;
use etwspec_catalog::query::number::Meanings;
use etwspec_console::command::TextReport;

pub(crate) use json::json;
pub(crate) use structs::size_text;

/// More items than this get one line each.
const FEW: usize = 3;

/// Formats the answer as text.
pub(crate) fn text(scope: &Scope<'_>, query: &str, answer: &Answer<'_>, width: Option<usize>) -> String {
    let mut report = TextReport::new(width);
    match answer {
        Answer::Items(items) => {
            for item in items {
                let last = query.rsplit('.').next().unwrap_or(query);
                if item.former_names().iter().any(|former| former.eq_ignore_ascii_case(last)) {
                    report.gap();
                    report.line(&format!("{query} is now {}", facts::name(item)));
                }
                describe(&mut report, scope, item);
            }
        }
        Answer::Number(found) => number(&mut report, scope, found),
        Answer::Size(size, found) => size_of(&mut report, scope, *size, found),
        Answer::Guid(items) => {
            report.line(&format!("{query} is part of {}", if items.len() == 1 { "a GUID" } else { "several GUIDs" }));
            some(&mut report, scope, items);
        }
        Answer::NoByte(..) | Answer::Nothing(_) => {}
    }
    report.finish()
}

/// Lists structures with their forms of a size.
fn size_of(report: &mut TextReport, scope: &Scope<'_>, size: u64, found: &[&Struct]) {
    report.line(&format!("Structures of 0x{size:02X} bytes ({size})"));
    report.gap();
    let mut rows = vec![["Name", "Form", "Releases"].map(str::to_owned).to_vec()];
    for structure in found {
        for form in scope.forms(structure).filter(|form| u64::from(form.size) == size) {
            rows.push(vec![structure.name.clone(), form.rust.clone(), form_text(scope.catalog, structure, form)]);
        }
    }
    report.table(2, &rows);
}

/// Describes items, in one line each if there are many.
fn some(report: &mut TextReport, scope: &Scope<'_>, items: &[Item<'_>]) {
    if items.len() <= FEW {
        return items.iter().for_each(|item| describe(report, scope, item));
    }
    report.gap();
    let rows: Vec<Vec<String>> = items.iter().map(|item| facts::brief(scope, item)).collect();
    report.table(2, &rows);
    report.gap();
    report.words(2, "For details, run `etwspec explain NAME`.");
}

fn number(report: &mut TextReport, scope: &Scope<'_>, found: &Meanings<'_>) {
    report.line(&format!("0x{0:X} ({0})", found.number));
    some(report, scope, &found.items);
    for combined in &found.combined {
        report.heading(&format!("As bits of {}", combined.set));
        let row = |part: &Part| vec![facts::hex(part.bits), part.text.clone()];
        report.table(2, &combined.parts.iter().map(row).collect::<Vec<_>>());
    }
    if let Some(group) = found.unlisted_hook {
        report.heading(&format!("As a hook ID: group {}, type 0x{:02X}", group.name, found.number & 0xFF));
        report.words(2, "Unknown: no table lists an event with this ID.");
    }
}

/// Describes an item in full.
fn describe(report: &mut TextReport, scope: &Scope<'_>, item: &Item<'_>) {
    report.gap();
    facts::title(report, item);
    match item {
        Item::Struct(structure) | Item::Alias(structure, _) => structs::structure(report, scope, structure),
        Item::Field(structure, path, _) => structs::field(report, scope, structure, path),
        Item::Byte(structure, at) => structs::byte(report, scope, structure, *at),
        Item::Dispatch(dispatch) => dispatches::dispatch(report, scope, dispatch),
        Item::Case(dispatch, case) => dispatches::case(report, dispatch, case),
        Item::Set(set) => values::set(report, scope, set),
        Item::Value(set, value) => values::value(report, scope, set, value),
        Item::Sentinel(set, sentinel) => values::sentinel(report, set, sentinel),
        Item::Mask(mask) => values::mask(report, scope, mask),
        Item::EnableFlags(mask) => values::enable_flags(report, scope, mask),
        Item::Bit(mask, group, bit) => values::bit(report, scope, mask, group, bit),
        Item::EnableFlag(mask, flag) => values::enable_flag(report, scope, mask, flag),
        Item::Class(requests, class) => requests::class(report, scope, requests, class),
        Item::Status(requests, status) => requests::status(report, requests, &status.name),
        Item::HookGroup(group) => values::hook_group(report, scope, group),
        Item::Event(group, event) => values::event(report, scope, group, event),
        Item::Provider(provider) => providers::provider(report, provider),
        Item::ProviderEvent(provider, event) => providers::event(report, scope, provider, event),
        Item::Keyword(provider, keyword) => providers::keyword(report, provider, keyword),
        Item::EventMap(provider, map) => providers::map(report, provider, map),
        Item::Type(ty) => values::scalar_type(report, ty),
        Item::Source(source) => facts::source(report, source),
        Item::Release(stop) => facts::release(report, stop),
    }
    facts::facts(report, scope, &structs::in_scope(scope, item));
}
