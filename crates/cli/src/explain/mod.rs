//! Everything of a name or a number, for people and for programs.

mod dispatches;
mod facts;
mod json;
mod requests;
mod structs;
mod values;

use etwspec_catalog::Catalog;
use etwspec_catalog::axis::Pointer;
use etwspec_catalog::query::naming::Part;
use etwspec_catalog::query::number::Meanings;
use etwspec_catalog::query::{Item, Moment};

use crate::sheet::Sheet;
pub(crate) use json::json;

/// Where a question is asked.
pub(crate) struct Scope<'a> {
    /// What is known.
    pub(crate) catalog: &'a Catalog,
    /// The release that is asked for, if one is.
    pub(crate) moment: Option<Moment>,
    /// The pointer size that is asked for, if one is.
    pub(crate) pointer: Option<Pointer>,
}

/// What was found.
pub(crate) enum Answer<'a> {
    /// Of a name.
    Name(String, Vec<Item<'a>>),
    /// Of a number.
    Number(Meanings<'a>),
}

/// More things than this are listed in a line each.
const FEW: usize = 3;

/// The answer for people.
pub(crate) fn text(scope: &Scope<'_>, answer: &Answer<'_>) -> String {
    let mut sheet = Sheet::default();
    match answer {
        Answer::Name(_, items) => items.iter().for_each(|item| whole(&mut sheet, scope, item)),
        Answer::Number(found) => number(&mut sheet, scope, found),
    }
    sheet.finish()
}

fn number(sheet: &mut Sheet, scope: &Scope<'_>, found: &Meanings<'_>) {
    sheet.line(&format!("0x{0:X} ({0})", found.number));
    if found.items.len() <= FEW {
        found.items.iter().for_each(|item| whole(sheet, scope, item));
    } else {
        sheet.gap();
        let rows: Vec<Vec<String>> = found.items.iter().map(|item| facts::brief(scope, item)).collect();
        sheet.table(2, &rows);
        sheet.gap();
        sheet.words(2, "`etwspec explain NAME` tells more of each.");
    }
    for combined in &found.combined {
        sheet.heading(&format!("As bits of {}", combined.set));
        let row = |part: &Part| vec![facts::hex(part.bits), part.text.clone()];
        sheet.table(2, &combined.parts.iter().map(row).collect::<Vec<_>>());
    }
    if let Some(group) = found.unlisted_hook {
        sheet.heading(&format!("As a hook id: in {}, type 0x{:02X}", group.name, found.number & 0xFF));
        sheet.words(2, "No table lists an event with this id.");
    }
}

/// Everything of one thing.
fn whole(sheet: &mut Sheet, scope: &Scope<'_>, item: &Item<'_>) {
    sheet.gap();
    facts::title(sheet, item);
    match item {
        Item::Struct(structure) | Item::Alias(structure, _) => structs::structure(sheet, scope, structure),
        Item::Field(structure, path, _) => structs::field(sheet, scope, structure, path),
        Item::Dispatch(dispatch) => dispatches::dispatch(sheet, scope, dispatch),
        Item::Case(dispatch, case) => dispatches::case(sheet, dispatch, case),
        Item::Set(set) => values::set(sheet, scope, set),
        Item::Value(set, value) => values::value(sheet, scope, set, value),
        Item::Sentinel(set, sentinel) => values::sentinel(sheet, set, sentinel),
        Item::Mask(mask) => values::mask(sheet, scope, mask),
        Item::EnableFlags(mask) => values::enable_flags(sheet, scope, mask),
        Item::Bit(mask, group, bit) => values::bit(sheet, scope, mask, group, bit),
        Item::EnableFlag(mask, flag) => values::enable_flag(sheet, scope, mask, flag),
        Item::Class(requests, class) => requests::class(sheet, scope, requests, class),
        Item::Status(requests, status) => requests::status(sheet, requests, &status.name),
        Item::HookGroup(group) => values::hook_group(sheet, scope, group),
        Item::Event(group, event) => values::event(sheet, scope, group, event),
        Item::Type(ty) => values::scalar_type(sheet, ty),
        Item::Source(source) => facts::source(sheet, source),
        Item::Release(stop) => facts::release(sheet, stop),
    }
    facts::facts(sheet, scope, &structs::asked(scope, item));
}
