//! The frame that all pages share.

use super::context::PageContext;
use super::html::Html;

/// A page of the site: its path from the root, and its text.
pub(super) type Rendered = (String, String);

/// The frame of a page.
pub(super) struct Page {
    /// The relative path to the root of the site.
    pub(super) root: &'static str,
    /// The title.
    pub(super) title: String,
    /// The kind of item.
    pub(super) kind: String,
    /// A one-sentence description.
    pub(super) summary: Html,
    /// The description without links.
    pub(super) description: String,
    /// Links to the enclosing pages.
    pub(super) trail: Vec<Html>,
    /// Anchors and titles of the sections, for the list at the top.
    pub(super) sections: Vec<(String, String)>,
    /// The file of the tables that the page is generated from.
    pub(super) file: String,
}

impl Page {
    /// The frame of the page of the context.
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

    /// Adds an enclosing page.
    pub(super) fn under(mut self, cx: &PageContext<'_>, href: &str, text: &str) -> Page {
        self.trail.push(Html::link(&cx.href(href), text));
        self
    }

    /// Sets the file of the tables that the page is generated from.
    pub(super) fn generated_from(mut self, file: &str) -> Page {
        file.clone_into(&mut self.file);
        self
    }

    /// Sets the list of sections, from those that are present.
    pub(super) fn sections<'t>(mut self, sections: impl IntoIterator<Item = (bool, &'t str, &'t str)>) -> Page {
        let present = sections.into_iter().filter(|(present, ..)| *present);
        self.sections = present.map(|(_, anchor, title)| (anchor.to_owned(), title.to_owned())).collect();
        self
    }
}

/// The page of a topic.
pub(super) fn topic_page(module: &str) -> String {
    format!("topics/{}.html", super::html::slug(module))
}
