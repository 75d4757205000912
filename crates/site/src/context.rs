//! The site as a whole, and as seen from one page: where names link to, and how sources and releases are presented.

use std::collections::{BTreeMap, HashMap};

use super::addresses::{self, HOOK_LIST, PROVIDER_LIST, calculator_page};
use super::evidence::{self, DisputeView, EvidenceView, RowFact};
use super::html::{Html, slug};
use super::index_entries::{Entry, entries};
use super::options::Options;
use super::references::References;
use super::side::{self, Side, SideItem, SideTopic};
use super::{choice, data, wording};
use etwspec_catalog::query::coverage::{Fact, facts};
use etwspec_catalog::{Catalog, Disclosure, Dispute, Source, SourceKind, Versions, When, claims};
use etwspec_codegen::emit::prose::{Piece, pieces};

/// The site as a whole: catalog, index entries and references.
pub(super) struct Site<'a> {
    /// The resolved facts.
    pub(super) catalog: &'a Catalog,
    /// Everything with a name or a number.
    pub(super) entries: Vec<Entry>,
    /// Every fact with its evidence.
    pub(super) facts: Vec<Fact<'a>>,
    pub(super) evidence: evidence::Index<'a>,
    /// The links of the navigation: address from the root, text, and whether every page has the link. The home page has all.
    pub(super) navigation: Vec<(String, &'static str, bool)>,
    /// The items beside each page, by topic.
    pub(super) sides: Vec<SideTopic>,
    pub(super) options: &'a Options,
    /// The data of each page, by path.
    pub(super) data: BTreeMap<String, String>,
    targets: HashMap<String, String>,
    references: References,
}

impl<'a> Site<'a> {
    pub(super) fn new(catalog: &'a Catalog, options: &'a Options) -> Site<'a> {
        let entries = entries(catalog);
        let mut targets = HashMap::new();
        for entry in entries.iter().filter(|entry| entry.linked) {
            if let Some(name) = &entry.name {
                targets.entry(name.clone()).or_insert_with(|| entry.href.clone());
            }
        }
        let facts = facts(catalog);
        Site {
            catalog,
            entries,
            evidence: evidence::Index::new(&facts),
            facts,
            navigation: navigation(catalog, options),
            sides: side::topics(catalog),
            options,
            data: data::files(catalog).into_iter().collect(),
            targets,
            references: References::new(catalog),
        }
    }

    /// The context of a page.
    pub(super) fn page_context(&self, path: &str) -> PageContext<'_> {
        PageContext { site: self, path: path.to_owned(), root: if path.contains('/') { "../" } else { "" } }
    }
}

/// The links of the navigation. A page that the site lacks has none.
fn navigation(catalog: &Catalog, options: &Options) -> Vec<(String, &'static str, bool)> {
    let calculator = catalog.masks.first().map(|mask| calculator_page(catalog, mask));
    let links = [
        (catalog.hooks.iter().any(|group| !group.class).then_some(HOOK_LIST), "Kernel events"),
        ((!catalog.providers.is_empty()).then_some(PROVIDER_LIST), "Providers"),
        (Some("names.html"), "Names"),
        (Some("releases.html"), "Releases"),
        (Some("changes.html#compare"), "Compare"),
        (Some("index.html#guides"), "Guides"),
        (options.decoder.as_ref().map(|_| addresses::DECODER), "Decoder"),
    ];
    let more = [
        (Some("numbers.html"), "Numbers"),
        (Some("types.html"), "Types"),
        (Some("changes.html#layouts"), "Changes"),
        (calculator.as_deref(), "Calculator"),
        (Some("sources.html"), "Sources"),
        (Some("coverage.html"), "Evidence"),
        (Some("data/index.html"), "Data"),
    ];
    let all = links.map(|link| (link, true)).into_iter().chain(more.map(|link| (link, false)));
    all.filter_map(|((href, text), is_main)| Some((href?.to_owned(), text, is_main))).collect()
}

/// The site as seen from one page: links are relative to it.
pub(super) struct PageContext<'a> {
    pub(super) site: &'a Site<'a>,
    /// The page, from the site's root.
    pub(super) path: String,
    /// The relative path from the page to the root of the site.
    pub(super) root: &'static str,
}

/// The releases of a fact, formatted.
pub(super) struct WhenView {
    pub(super) text: String,
    pub(super) class: &'static str,
    /// The releases for the choice of a release; none if they are not releases of Windows.
    pub(super) cells: Option<String>,
}

/// A source that a page cites, formatted.
pub(super) struct SourceView {
    pub(super) link: Html,
    pub(super) about: String,
    /// The link to the source itself.
    pub(super) out: Option<Html>,
}

impl PageContext<'_> {
    /// The path from this page to another, which may have an anchor.
    pub(super) fn href(&self, to: &str) -> String {
        match to.split_once('#') {
            Some((page, anchor)) if page == self.path => format!("#{anchor}"),
            _ => format!("{}{to}", self.root),
        }
    }

    /// Returns whether a name has a description to link to.
    pub(super) fn links(&self, name: &str) -> bool {
        self.site.targets.contains_key(name)
    }

    /// A name as code, linked to its description.
    pub(super) fn name(&self, name: &str) -> Html {
        match self.site.targets.get(name) {
            Some(target) if *target != self.path => Html::name_link(&self.href(target), name),
            _ => Html::name(name),
        }
    }

    /// Code in C, with every known name linked.
    pub(super) fn code(&self, code: &str) -> Html {
        self.linked(code, |_| true).as_code()
    }

    /// Prose of the tables: text between backticks is code, and unambiguous names are linked.
    pub(super) fn text(&self, text: &str) -> Html {
        pieces(text.trim()).into_iter().fold(Html::default(), |html, piece| match piece {
            Piece::Text(text) => html.with(&self.linked(text, is_unambiguous_name)),
            Piece::Code(code) => html.with(&self.code(code)),
        })
    }

    /// Optional prose of the tables.
    pub(super) fn doc(&self, doc: &Option<String>) -> Option<Html> {
        doc.as_deref().map(|doc| self.text(doc))
    }

    fn linked(&self, text: &str, is_name: impl Fn(&str) -> bool) -> Html {
        let mut html = Html::default();
        let mut rest = text;
        while !rest.is_empty() {
            let word = |c: char| c.is_ascii_alphanumeric() || c == '_';
            let end = rest.find(|c| !word(c)).unwrap_or(rest.len());
            if end == 0 {
                let next = rest.find(word).unwrap_or(rest.len());
                html = html.then(&rest[..next]);
                rest = &rest[next..];
                continue;
            }
            let name = &rest[..end];
            match self.site.targets.get(name) {
                Some(target) if is_name(name) && *target != self.path => {
                    html = html.with(&Html::link(&self.href(target), name));
                }
                _ => html = html.then(name),
            }
            rest = &rest[end..];
        }
        html
    }

    /// The releases of a fact.
    pub(super) fn when(&self, when: &When) -> WhenView {
        let (text, class) = wording::when(when);
        let axis = &self.site.catalog.releases;
        let cells = when.releases.as_ref().and_then(|versions| axis.cells(versions).ok()).unwrap_or_default();
        WhenView { text, class, cells: Some(choice::cells(axis, cells)) }
    }

    /// The statements of sources that disagree.
    pub(super) fn disputes(&self, disputes: &[Dispute]) -> Vec<DisputeView> {
        disputes
            .iter()
            .map(|dispute| DisputeView {
                source: self.source(&dispute.source),
                statement: self.text(&dispute.says),
                preferred: dispute.preferred,
                why: self.doc(&dispute.why),
            })
            .collect()
    }

    /// The evidence of a row.
    pub(super) fn evidence(&self, of: &RowFact<'_>) -> EvidenceView {
        let catalog = self.site.catalog;
        let cited = of.cited();
        let kinds = self.site.evidence.kinds(catalog, of);
        EvidenceView {
            title: match kinds.is_empty() {
                true => "Evidence: none".to_owned(),
                false => format!("Evidence: {}", kinds.text()),
            },
            sources: match cited.len() {
                0 => Html::mark("unknown", "no source"),
                count if of.sources.is_empty() && count > evidence::FEW => {
                    let whose = if of.page == self.path { "this page" } else { of.owner };
                    let text = format!("{count} sources of {whose}");
                    Html::link(&self.href(&format!("{}#sources", of.page)), &text)
                }
                _ => self.source_line(cited),
            },
            is_single: cited.len() == 1 && kinds.len() <= 1,
            disputes: self.disputes(of.disputes),
            unknown: of.unknown.clone(),
        }
    }

    /// The fact that states a disclosure in one line, with its own sources.
    pub(super) fn disclosure(&self, disclosure: Option<&Disclosure>) -> Option<(&'static str, Html)> {
        let disclosure = disclosure?;
        let line = self.text(&disclosure.line());
        let cited = match disclosure.sources.as_slice() {
            [] => Html::default(),
            ids => Html::text(" Sources: ").with(&self.source_line(ids)).then("."),
        };
        Some(("Disclosure", line.with(&cited)))
    }

    /// A link to the description of a source.
    pub(super) fn source(&self, id: &str) -> Html {
        Html::link(&self.href(&format!("sources.html#{}", slug(id))), id)
    }

    /// Links to several sources, in one line.
    pub(super) fn source_line(&self, ids: &[String]) -> Html {
        Html::join(ids.iter().map(|id| self.source(id)), ", ")
    }

    /// The sources of an item, with title, kind, author and the part that describes the item.
    pub(super) fn sources(&self, item: &str, ids: &[String]) -> Vec<SourceView> {
        let out = |id: &str| self.site.catalog.source(id).and_then(|source| source_link(source, item));
        ids.iter().map(|id| SourceView { link: self.source(id), about: self.about(id), out: out(id) }).collect()
    }

    fn about(&self, id: &str) -> String {
        let Some(source) = self.site.catalog.source(id) else {
            return String::new();
        };
        let (kind, _) = wording::source_kind(source.kind);
        let mut about = format!("{}, {} by {}", source.title, kind, source.author);
        if let Some(release) = &source.examined_to {
            about += &format!("; examined to release {release}");
        }
        about
    }

    /// A note on open-ended ranges: the last release that a source examined. None if no range is open-ended.
    pub(super) fn examined<'v>(
        &self,
        facts: impl IntoIterator<Item = &'v Versions>,
        sources: &[String],
    ) -> Option<Html> {
        if !facts.into_iter().any(wording::is_open) {
            return None;
        }
        let catalog = self.site.catalog;
        let cited = || catalog.sources.iter().filter(|source| sources.contains(&source.id));
        let only_observed = cited().count() > 0 && cited().all(|source| source.kind == SourceKind::Observed);
        let note = match claims::last_examined(catalog, sources) {
            Some((_, release)) => format!(
                "“and higher”: the last release that a source of this page examined is {release}. Later releases are \
                 assumed unchanged."
            ),
            None if only_observed => {
                "“and higher”: observed in traces of some of these releases, assumed for the others.".to_owned()
            }
            None => "“and higher”: the last release that the sources of this page examined is unknown.".to_owned(),
        };
        Some(Html::text(note))
    }

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

    /// Links to the items that refer to an item.
    pub(super) fn used_by(&self, name: &str) -> Vec<Html> {
        self.site.references.to(name).map(|one| Html::link(&self.href(&one.href), &one.from).then(&one.how)).collect()
    }
}

/// A link to the part of a source that describes an item, or else to the source. Its text is the host, because the address
/// may be that of a newer edition.
fn source_link(source: &Source, item: &str) -> Option<Html> {
    let url = source.url.as_ref()?;
    let host = url.trim_start_matches("https://").split('/').next().unwrap_or_default();
    Some(match source.section(item) {
        Some(section) => Html::out_link(&format!("{url}#{}", section.at), &format!("{host}, {}", section.at)),
        None => Html::out_link(url, host),
    })
}

/// Returns whether a word cannot be an ordinary word: it has an underscore, or inner capitals.
fn is_unambiguous_name(word: &str) -> bool {
    let capitals = word.chars().filter(char::is_ascii_uppercase).count();
    word.contains('_') || (word.len() >= 8 && capitals >= 2 && word.chars().any(|c| c.is_ascii_lowercase()))
}
