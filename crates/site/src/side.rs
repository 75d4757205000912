//! The sidebar: the items of a topic, or the groups of events.

use super::addresses::{hooks_page, provider_page};
use super::context::PageContext;
use super::hooks;
use super::html::Html;
use super::page::topic_page;
use super::providers;
use super::topics;
use etwspec_catalog::Catalog;

/// The items that belong together.
pub(super) struct SideTopic {
    title: String,
    /// The page that describes all of them.
    page: String,
    /// Name and page of each.
    items: Vec<(String, String)>,
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
    /// Whether it is the page itself.
    pub(super) current: bool,
}

/// All sidebars, by the page that describes the items.
pub(super) fn topics(catalog: &Catalog) -> Vec<SideTopic> {
    let of_topics = topics::topics(catalog).into_iter().map(|(module, kinds)| {
        let items = kinds.into_iter().flat_map(|(_, items)| items);
        SideTopic {
            title: module.to_owned(),
            page: topic_page(module),
            items: items.map(|item| (item.name.to_owned(), item.page)).collect(),
        }
    });
    let of_events = [(hooks::LIST, false), (hooks::CLASSES, true)].map(|(page, class)| SideTopic {
        title: hooks::title(class).to_owned(),
        page: page.to_owned(),
        items: catalog
            .hooks
            .iter()
            .filter(|group| group.class == class)
            .map(|group| (group.name.clone(), hooks_page(group)))
            .collect(),
    });
    let of_providers = SideTopic {
        title: providers::TITLE.to_owned(),
        page: providers::LIST.to_owned(),
        items: catalog.providers.iter().map(|one| (one.name.clone(), provider_page(&one.name))).collect(),
    };
    of_topics.chain(of_events).chain([of_providers]).collect()
}

impl PageContext<'_> {
    /// The sidebar of the items that a page describes.
    pub(super) fn side(&self, page: &str) -> Option<Side> {
        let topic = self.site.sides.iter().find(|topic| topic.page == page)?;
        let items = topic.items.iter().map(|(name, page)| SideItem {
            href: self.href(page),
            name: Html::breakable(name),
            current: *page == self.path,
        });
        Some(Side { title: Html::link(&self.href(&topic.page), &topic.title), items: items.collect() })
    }
}
