//! Checks the index of the search: it has every item and name, and each of its addresses has a target.

use std::collections::HashSet;
use std::sync::LazyLock;

use serde_json::Value;

use super::support::{ANCHORS, PUBLISHED, Published, SHAPES};

/// The scripts of the index.
const PARTS: [&str; 2] = ["search/index.js", "search/providers.js"];

/// Returns the owners of the index that the search of a site loads.
fn index_of(tables: &Published) -> Value {
    let pages = tables.pages();
    let owners = |part| {
        let (_, json) = pages[part].split_once(" = ").expect("an assignment");
        let part: Value = serde_json::from_str(json.trim_end().trim_end_matches(';')).expect("JSON");
        part["owners"].as_array().expect("owners").clone()
    };
    PARTS.into_iter().flat_map(owners).collect()
}

static INDEX: LazyLock<Value> = LazyLock::new(|| index_of(&PUBLISHED));

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

/// Returns the items of the index, each with its page.
fn items(index: &Value) -> Vec<(&str, &Value)> {
    index.as_array().expect("owners").iter().flat_map(items_of).collect()
}

/// Returns an item and the items on its page.
fn items_of(owner: &Value) -> Vec<(&str, &Value)> {
    let items = owner[2].as_array().expect("items");
    std::iter::once(&owner[1]).chain(items).map(|item| (text(&owner[0]), item)).collect()
}

/// Returns the address of an item, from the root of the site.
fn address(page: &str, item: &Value) -> String {
    let anchor = if item[2] == 0 { text(&item[1]) } else { text(&item[2]) };
    match (page, anchor) {
        ("", whole) => whole.to_owned(),
        (page, "") => page.to_owned(),
        (page, anchor) => format!("{page}#{anchor}"),
    }
}

/// Returns the addresses of the places of fields: of the first and the last byte of each field in each form.
fn places(owner: &Value) -> Vec<String> {
    let number = |text: &str| u32::from_str_radix(text, 16).expect("a number");
    let mut all = Vec::new();
    for form in owner[3].as_array().into_iter().flatten() {
        let mut end = 0;
        let fields = text(&form[3]).split(' ').filter(|field| !["", "-"].contains(field));
        for place in fields.flat_map(|field| field.split('/')) {
            let (offset, size) =
                place.split_once(':').map_or_else(|| (end, number(place)), |(at, size)| (number(at), number(size)));
            end = offset + size;
            assert!(end <= number(text(&form[1])), "{owner}");
            let at = |byte: u32| format!("{}#{}-0x{byte:02X}", text(&owner[0]), text(&form[0]));
            // The elements of an open array may have no size.
            all.extend([at(offset), at(end.max(offset + 1) - 1)]);
        }
    }
    all
}

#[test]
fn every_address_of_the_index_has_a_target() {
    let index = &*INDEX;
    let mut broken = Vec::new();
    let addresses: Vec<String> = items(index).into_iter().map(|(page, item)| address(page, item)).collect();
    let places: Vec<String> = index.as_array().into_iter().flatten().flat_map(places).collect();
    assert!(places.len() > 5_000, "{} places", places.len());
    for address in addresses.into_iter().chain(places) {
        let (path, anchor) = address.split_once('#').map_or((address.as_str(), None), |(a, b)| (a, Some(b)));
        let there = ANCHORS.get(path).is_some_and(|ids| anchor.is_none_or(|anchor| ids.contains(anchor)));
        if !there && !address.is_empty() {
            broken.push(address);
        }
    }
    assert!(broken.is_empty(), "{} of {}: {:?}", broken.len(), items(index).len(), &broken[..broken.len().min(9)]);
}

#[test]
fn every_item_is_in_the_index_under_each_name() {
    let (catalog, index) = (&PUBLISHED.catalog, &*INDEX);
    let mut names: HashSet<&str> = HashSet::new();
    for (_, item) in items(index) {
        names.insert(text(&item[1]));
        names.extend(item[4].as_array().into_iter().flatten().filter_map(|other| text(other).get(1..)));
    }
    let mut wanted: Vec<String> = Vec::new();
    for one in &catalog.structs {
        wanted.push(one.name.clone());
        wanted.extend(one.aliases.iter().map(|alias| alias.name.clone()));
        wanted.extend(one.forms.iter().flat_map(|form| &form.fields).filter_map(|field| field.name.clone()));
    }
    for set in catalog.sets.iter() {
        wanted.push(set.name.clone());
        wanted.extend(set.values.iter().flat_map(|value| value.name.iter().chain(&value.aliases)).cloned());
    }
    for group in &catalog.hooks {
        wanted.push(group.name.clone());
        wanted.extend(group.guid.iter().map(|guid| guid.replace('-', "").to_lowercase()));
        for event in &group.events {
            wanted.extend(event.called().map(str::to_owned));
            wanted.extend(event.community.iter().cloned());
        }
    }
    for provider in &catalog.providers {
        wanted.extend([provider.name.clone(), provider.guid.replace('-', "").to_lowercase()]);
        wanted.extend(provider.events.iter().filter_map(|event| event.name.clone()));
        wanted.extend(provider.keywords.iter().map(|keyword| keyword.name.clone()));
        wanted.extend(provider.maps.iter().map(|map| map.name.clone()));
    }
    for bit in catalog.masks.iter().flat_map(|mask| &mask.groups).flat_map(|group| &group.bits) {
        wanted.extend(bit.name.iter().chain(&bit.community).cloned());
    }
    let missing: Vec<&String> = wanted.iter().filter(|name| !names.contains(name.as_str())).collect();
    assert!(wanted.len() > 5_000 && missing.is_empty(), "{} missing: {:?}", missing.len(), missing.first());
}

#[test]
fn items_are_in_the_index_under_their_former_names() {
    let index = index_of(&SHAPES);
    let all = items(&index);
    for (former, now) in [
        ("ALIGNED_PAIR", "ALIGNED"),
        ("First", "A"),
        ("SHAPE_EVENT_STOP", "SHAPE_EVENT_END"),
        ("SHAPE_STATUS_FAILED", "SHAPE_STATUS_UNSUCCESSFUL"),
        ("SHAPE_GROUP_PAINTED", "SHAPE_GROUP_DRAWN"),
        ("SHAPE_CLASS_RUBBED", "SHAPE_CLASS"),
        ("Amount", "Value"),
        ("Final", "Last"),
        ("ENTRY_RECORD", "RECORD"),
        ("ShapeKindLast", "ShapeKindMaximum"),
        ("SHAPE_SWITCH", "SHAPE_BIT"),
        ("SHAPE_TURN_ON", "SHAPE_ENABLE"),
        ("SHAPE_BIT_CIRCULAR", "SHAPE_BIT_ROUND"),
        ("SHAPE_ENABLE_CIRCULAR", "SHAPE_ENABLE_ROUND"),
        ("more::ends", "more::tails"),
    ] {
        let named = all.iter().filter(|(_, item)| text(&item[1]) == now);
        let mut others = named.flat_map(|(_, item)| item[4].as_array().into_iter().flatten());
        // The letter marks former names.
        assert!(others.any(|other| text(other) == format!("f{former}")), "{former}");
    }
}

#[test]
fn deprecated_items_state_the_reason_in_the_index() {
    let index = index_of(&SHAPES);
    let all = items(&index);
    for (name, reason) in [
        ("LINKED", "Deprecated: Lists are not linked any more."),
        ("Two", "Deprecated: More has the same strings."),
        ("SHAPE_BIT_FLAT", "Deprecated: Shapes are never flat."),
        ("TYPED", "Deprecated: No version writes it."),
    ] {
        let found = all.iter().any(|(_, item)| text(&item[1]) == name && text(&item[5]) == reason);
        assert!(found, "{name}");
    }
}

#[test]
fn index_is_one_line_that_html_cannot_misread() {
    let pages = PUBLISHED.pages();
    for (part, variable) in PARTS.into_iter().zip(["etwspecIndex", "etwspecProviders"]) {
        let script = &pages[part];
        assert!(script.starts_with(&format!("var {variable} = {{")) && script.ends_with("};\n"));
        assert!(script.is_ascii() && !script.contains(['<', '>', '&']) && script.lines().count() == 1);
    }
}
