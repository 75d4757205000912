//! What all pages have in common.

use super::context::PageContext;
use super::html::Html;

/// A page of the site: its path from the root, and its text.
pub(super) type Rendered = (String, String);

/// The frame of a page.
pub(super) struct Page {
    /// What leads to the site's root.
    pub(super) root: &'static str,
    /// The title, in the window's and the page's head.
    pub(super) title: String,
    /// What kind of item it is.
    pub(super) kind: String,
    /// What it is, in a sentence.
    pub(super) summary: Html,
    /// The same without links.
    pub(super) description: String,
    /// The pages above this one.
    pub(super) trail: Vec<Html>,
    /// The sections, for a list at the top.
    pub(super) sections: Vec<(String, String)>,
    /// The file of the spec.
    pub(super) file: String,
}

impl Page {
    /// The frame of the page that the view is from.
    pub(super) fn new(cx: &PageContext<'_>, title: &str, kind: &str, summary: &str) -> Page {
        Page {
            root: cx.root,
            title: title.to_owned(),
            kind: kind.to_owned(),
            summary: cx.text(summary),
            description: summary.replace('`', ""),
            trail: Vec::new(),
            sections: Vec::new(),
            file: "spec".to_owned(),
        }
    }

    /// The same with a page above it.
    pub(super) fn under(mut self, cx: &PageContext<'_>, href: &str, text: &str) -> Page {
        self.trail.push(Html::link(&cx.href(href), text));
        self
    }

    /// The same with the file of the spec that it is made from.
    pub(super) fn made_from(mut self, file: &str) -> Page {
        file.clone_into(&mut self.file);
        self
    }

    /// The same with a list of those sections that are there.
    pub(super) fn sections<'t>(mut self, sections: impl IntoIterator<Item = (bool, &'t str, &'t str)>) -> Page {
        let there = sections.into_iter().filter(|(there, ..)| *there);
        self.sections = there.map(|(_, anchor, title)| (anchor.to_owned(), title.to_owned())).collect();
        self
    }
}

/// The page of a topic.
pub(super) fn topic_page(module: &str) -> String {
    format!("topics/{}.html", super::html::slug(module))
}
