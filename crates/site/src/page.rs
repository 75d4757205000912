//! The frame that all pages share.

use super::context::PageContext;
use super::html::Html;
use super::side::Side;

/// The frame of a page.
pub(super) struct Page {
    /// The relative path to the root of the site.
    pub(super) root: &'static str,
    /// The title.
    pub(super) title: String,
    /// The title as a heading.
    pub(super) heading: Html,
    /// The kind of item.
    pub(super) kind: String,
    /// A one-sentence description.
    pub(super) summary: Html,
    /// A description that no other page has, without links.
    pub(super) description: String,
    /// The address of the published page, if that of the site is known.
    pub(super) address: Option<String>,
    /// The address of the picture that previews of links show, if the address of the site is known.
    pub(super) picture: Option<String>,
    /// The date of the facts, if it is known.
    pub(super) date: Option<String>,
    /// The short address, without the slash at its end.
    pub(super) permanent: Option<String>,
    /// The file with the data of the page.
    pub(super) data: Option<String>,
    /// The links of the navigation: address from the root, text, whether every page has it, and whether it is this page.
    pub(super) navigation: Vec<(String, &'static str, bool, bool)>,
    /// True if the content has the search box. On other pages the frame has it.
    pub(super) has_search: bool,
    /// The sidebar.
    pub(super) side: Option<Side>,
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
        let navigation = cx.site.navigation.iter();
        Page {
            root: cx.root,
            title: title.to_owned(),
            heading: Html::breakable(title),
            kind: kind.to_owned(),
            summary: cx.text(summary),
            description: describe(title, kind, summary),
            address: cx.site.options.address(&cx.path),
            picture: cx.site.options.picture(),
            date: cx.site.options.date.clone(),
            permanent: None,
            data: Some(super::data::path(&cx.path)).filter(|path| cx.site.data.contains_key(path)),
            navigation: navigation.map(|(href, text, main)| (href.clone(), *text, *main, *href == cx.path)).collect(),
            has_search: false,
            side: None,
            trail: Vec::new(),
            sections: Vec::new(),
            file: "spec".to_owned(),
        }
    }

    /// Adds an enclosing page. Its sidebar is that of the page.
    pub(super) fn under(mut self, cx: &PageContext<'_>, href: &str, text: &str) -> Page {
        self.trail.push(Html::link(&cx.href(href), text));
        self.side = cx.side(href).or(self.side);
        self
    }

    /// The content of the page includes the search box.
    pub(super) fn with_search(mut self) -> Page {
        self.has_search = true;
        self
    }

    /// Sets the short address.
    pub(super) fn permanent(mut self, address: Option<String>) -> Page {
        self.permanent = address;
        self
    }

    /// The title of the window: what the page is about, and the kind of thing.
    pub(super) fn window_title(&self) -> String {
        if self.kind.is_empty() { self.title.clone() } else { format!("{} ({})", self.title, self.kind) }
    }

    /// The version of the tables and of the program that wrote the site.
    pub(super) fn version(&self) -> &'static str {
        env!("CARGO_PKG_VERSION")
    }

    /// The address of the repository; empty if the package names none.
    pub(super) fn repository(&self) -> &'static str {
        env!("CARGO_PKG_REPOSITORY")
    }

    /// The licence.
    pub(super) fn licence(&self) -> &'static str {
        env!("CARGO_PKG_LICENSE")
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

/// A description of a page. Titles of one kind are unique, and so are descriptions.
fn describe(title: &str, kind: &str, summary: &str) -> String {
    let summary = summary.replace('`', "");
    if kind.is_empty() { summary } else { format!("{title} ({kind}). {summary}") }
}
