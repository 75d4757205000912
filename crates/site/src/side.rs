//! The sidebar: the items of a topic, or the groups of events.

use super::addresses::{CLASS_LIST, HOOK_LIST, PROVIDER_LIST, hooks_page, provider_page, topic_page};
use super::html::Html;
use super::topic_items::topic_items;
use super::wording;
use etwspec_catalog::Catalog;

/// The items that belong together.
pub(super) struct SideTopic {
    pub(super) title: String,
    /// The page that describes all of them.
    pub(super) page: String,
    /// Name and page of each.
    pub(super) items: Vec<(String, String)>,
}

/// The sidebar of a page.
pub(super) struct Side {
    pub(super) title: Html,
    pub(super) items: Vec<SideItem>,
}

/// An item of a sidebar.
pub(super) struct SideItem {
    pub(super) href: String,
    pub(super) name: Html,
    /// True if it is the page itself.
    pub(super) current: bool,
}

/// All sidebars, by the page that describes the items.
pub(super) fn topics(catalog: &Catalog) -> Vec<SideTopic> {
    let of_topics = topic_items(catalog).into_iter().map(|(module, kinds)| {
        let items = kinds.into_iter().flat_map(|(_, items)| items);
        SideTopic {
            title: module.to_owned(),
            page: topic_page(module),
            items: items.map(|item| (item.name.to_owned(), item.page)).collect(),
        }
    });
    let of_events = [(HOOK_LIST, false), (CLASS_LIST, true)].map(|(page, class)| SideTopic {
        title: wording::event_list(class).to_owned(),
        page: page.to_owned(),
        items: catalog
            .hooks
            .iter()
            .filter(|group| group.class == class)
            .map(|group| (group.name.clone(), hooks_page(group)))
            .collect(),
    });
    let of_providers = SideTopic {
        title: wording::PROVIDER_LIST.to_owned(),
        page: PROVIDER_LIST.to_owned(),
        items: catalog.providers.iter().map(|one| (one.name.clone(), provider_page(&one.name))).collect(),
    };
    of_topics.chain(of_events).chain([of_providers]).collect()
}
