//! The items of a catalog. Every key of the model is named here, so that a new key cannot be forgotten.

mod events;
mod layout;
mod providers;
mod structures;
mod tables;
mod values;

use crate::{Catalog, Disclosure, Dispute, Relation, Versions, When, claims};

use crate::changes::item::{Claim, Item, Side};
use crate::changes::rules::claims::SOURCES_CHANGED;
use crate::changes::rules::tables::{DEPRECATED, DOCUMENTATION_CHANGED};

pub(crate) use layout::{Layout, layout};
pub(crate) use structures::form_names;

/// Returns the items of a catalog: structures, sets, events, dispatches, information classes, providers,
/// references, tables.
pub(crate) fn items(catalog: &Catalog) -> Vec<Item> {
    let Catalog {
        about: _,
        format: _,
        releases: _,
        sources: _,
        types: _,
        families: _,
        topics: _,
        structs,
        dispatches,
        sets,
        masks,
        requests,
        hooks,
        providers,
        references,
        lists,
        observed: _,
    } = catalog;
    let mut items = tables::items(catalog);
    items.extend(structs.iter().map(|structure| structures::item(catalog, structure)));
    items.extend(dispatches.iter().map(|dispatch| events::dispatch(catalog, dispatch)));
    items.extend(sets.iter().map(|set| values::set(catalog, set)));
    items.extend(masks.iter().flat_map(|mask| values::mask(catalog, mask)));
    items.extend(requests.iter().map(|requests| events::requests(catalog, requests)));
    items.extend(hooks.iter().map(|group| events::group(catalog, group)));
    items.extend(providers.iter().map(self::providers::item));
    items.extend(references.iter().map(events::reference));
    items.extend(lists.iter().map(events::rows));
    items
}

/// Adds what makes a change survivable: former names, and the reason for a deprecation.
fn survival(item: &mut Item, renamed_from: &[String], deprecated: Option<&str>) {
    item.renamed_from = renamed_from.to_vec();
    item.fact(&DOCUMENTATION_CHANGED, "former names", list(renamed_from));
    item.fact(&DEPRECATED, "deprecated", deprecated.unwrap_or_default());
}

/// Adds a disclosure, in one line, and its sources.
fn disclosure(item: &mut Item, disclosure: Option<&Disclosure>) {
    item.fact(&DOCUMENTATION_CHANGED, "disclosure", disclosure.map(Disclosure::line).unwrap_or_default());
    let cited = disclosure.map(|disclosure| sorted(&disclosure.sources)).unwrap_or_default();
    item.fact(&SOURCES_CHANGED, "sources of the disclosure", cited);
}

/// Adds the reserved names.
fn reserved(item: &mut Item, reserved: &[String]) {
    item.reserved = reserved.to_vec();
}

/// Returns the releases of a statement as text; empty for none.
fn versions(versions: Option<&Versions>) -> String {
    versions.map(claims::versions_text).unwrap_or_default()
}

/// Returns what an item claims about releases.
fn claim(catalog: &Catalog, when: &When) -> Option<Claim> {
    let When { relation, releases } = when;
    let kind = match (relation, releases) {
        (Relation::Exact, Some(_)) => claims::Kind::Documented,
        (Relation::Seen, Some(_)) => claims::Kind::Observed,
        _ => claims::Kind::Unknown,
    };
    let cells = releases.as_ref().and_then(|releases| catalog.releases.cells(releases).ok()).unwrap_or_default();
    let open = releases.as_ref().is_some_and(|releases| claims::versions_text(releases).contains('+'));
    Some(Claim { kind, cells, open, text: claims::when_text(when) })
}

/// Returns releases that a table states, as a claim.
fn stated(catalog: &Catalog, releases: &Versions) -> Claim {
    let (cells, text) = (catalog.releases.cells(releases).unwrap_or_default(), claims::versions_text(releases));
    Claim { kind: claims::Kind::Documented, cells, open: text.contains('+'), text }
}

fn sides(disputes: &[Dispute]) -> Vec<Side> {
    let side = |dispute: &Dispute| {
        let Dispute { source, says, preferred, why } = dispute;
        Side { source: source.clone(), says: says.clone(), preferred: *preferred, why: why.clone().unwrap_or_default() }
    };
    disputes.iter().map(side).collect()
}

/// Returns a list as text, in its order.
fn list<T: AsRef<str>>(texts: &[T]) -> String {
    texts.iter().map(AsRef::as_ref).collect::<Vec<_>>().join(", ")
}

/// Returns a list as text, sorted: its order means nothing.
fn sorted<T: AsRef<str>>(texts: &[T]) -> String {
    let mut texts: Vec<&str> = texts.iter().map(AsRef::as_ref).collect();
    texts.sort_unstable();
    texts.join(", ")
}

/// Returns `yes`, or nothing.
fn yes(holds: bool) -> &'static str {
    if holds { "yes" } else { "" }
}

/// Returns a number in hexadecimal.
fn hex(number: impl Into<u64>) -> String {
    format!("0x{:02X}", number.into())
}

/// Returns the name of a word of a closed list, as the tables write it.
fn word(value: impl serde::Serialize) -> String {
    match serde_json::to_value(value) {
        Ok(serde_json::Value::String(text)) => text,
        Ok(other) => other.to_string(),
        Err(_) => String::new(),
    }
}
