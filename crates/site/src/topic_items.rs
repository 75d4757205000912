//! The items of each topic, by kind.

use std::collections::BTreeMap;

use super::addresses::{dispatch_page, mask_page, provider_page, requests_page, struct_page, values_page};
use super::wording;
use etwspec_catalog::Catalog;

/// An item of a topic.
pub(super) struct Item<'a> {
    pub(super) name: &'a str,
    pub(super) kind: &'static str,
    pub(super) summary: &'a str,
    pub(super) page: String,
}

/// The items of a topic, by title of their kind.
pub(super) type Kinds<'a> = Vec<(&'static str, Vec<Item<'a>>)>;

/// The titles of the kinds of items, in display order.
pub(super) const KINDS: [&str; 6] = ["Structures", "Dispatches", "Values", "Group masks", "Requests", "Providers"];

/// Returns the topics with at least one item, in the order of the table of topics. Items are sorted by name.
pub(super) fn topic_items(catalog: &Catalog) -> Vec<(&str, Kinds<'_>)> {
    let mut topics: BTreeMap<&str, BTreeMap<usize, Vec<Item<'_>>>> = BTreeMap::new();
    let mut add = |module, at: usize, name, kind, summary, page| {
        topics.entry(module).or_default().entry(at).or_default().push(Item { name, kind, summary, page });
    };
    for s in &catalog.structs {
        add(s.module.as_str(), 0, s.name.as_str(), "structure", s.summary.as_str(), struct_page(&s.name));
    }
    for one in &catalog.dispatches {
        add(&one.module, 1, &one.name, "dispatch", &one.summary, dispatch_page(&one.name));
    }
    for set in &catalog.sets {
        let is_classes = catalog.requests.iter().any(|requests| requests.name == set.name);
        let (at, kind, page) = match is_classes {
            true => (4, "information classes", requests_page(&set.name)),
            false => (2, wording::kind(set.kind), values_page(&set.name)),
        };
        add(&set.module, at, &set.name, kind, &set.summary, page);
    }
    for mask in &catalog.masks {
        add(&mask.module, 3, &mask.name, "group mask", &mask.summary, mask_page(&mask.name));
    }
    for provider in &catalog.providers {
        add(&provider.module, 5, &provider.name, "provider", &provider.summary, provider_page(&provider.name));
    }
    let position = |module: &str| catalog.topics.iter().position(|topic| topic.module == module).unwrap_or(usize::MAX);
    let mut all: Vec<(&str, Kinds<'_>)> = topics
        .into_iter()
        .map(|(module, kinds)| {
            let sorted = kinds.into_iter().map(|(at, mut items)| {
                items.sort_by_key(|item| item.name.to_ascii_lowercase());
                (KINDS[at], items)
            });
            (module, sorted.collect())
        })
        .collect();
    all.sort_by_key(|(module, _)| position(module));
    all
}
