//! The kinds of evidence of a row, its sources, and the statements of sources that disagree.

use std::collections::HashMap;

use super::html::Html;
use etwspec_catalog::query::coverage::{Evidence, Fact, Kinds, What};
use etwspec_catalog::{Catalog, Dispute, Versions};

/// Sources of a table are listed beside a row up to this number. More are a link to the list of the page.
pub(super) const FEW: usize = 3;

/// The facts of an item by name, each with the releases that distinguish it from others of this name.
type Named<'c> = HashMap<String, Vec<(Option<&'c Versions>, Kinds)>>;

/// The kinds of evidence of all facts, by kind of fact and item.
pub(super) struct Index<'c> {
    facts: HashMap<(What, &'c str), Named<'c>>,
}

impl<'c> Index<'c> {
    pub(super) fn new(facts: &[Fact<'c>]) -> Index<'c> {
        let mut index: HashMap<_, Named<'c>> = HashMap::new();
        for fact in facts {
            let named = index.entry((fact.what, fact.owner.name())).or_default();
            named.entry(fact.name.clone()).or_default().push((fact.releases, fact.evidence));
        }
        Index { facts: index }
    }

    /// The kinds for a fact of an item; without the fact, those of the sources that its row cites.
    pub(super) fn kinds(&self, catalog: &Catalog, of: &RowFact<'_>) -> Kinds {
        self.of_fact(catalog, of).unwrap_or_else(|| cited_kinds(catalog, of.cited(), of.disputes))
    }

    /// The kinds for a fact of an item. If several rows have its name, the kinds that all of them have which hold in
    /// the releases.
    fn of_fact(&self, catalog: &Catalog, of: &RowFact<'_>) -> Option<Kinds> {
        let rows = self.facts.get(&(of.what, of.owner))?.get(of.name)?;
        if let [(_, kinds)] = rows.as_slice() {
            return Some(*kinds);
        }
        let cells = |releases: Option<&Versions>| catalog.releases.cells(releases?).ok();
        let wanted = cells(of.releases);
        let holds = |held: Option<&Versions>| match (wanted, cells(held)) {
            (Some(wanted), Some(held)) => !wanted.and(held).is_empty(),
            _ => true,
        };
        let matching = rows.iter().filter(|(releases, _)| holds(*releases)).map(|(_, kinds)| *kinds);
        matching.reduce(Kinds::and).or_else(|| rows.iter().map(|(_, kinds)| *kinds).reduce(Kinds::and))
    }
}

/// A fact of an item, and what its row cites.
pub(super) struct RowFact<'a> {
    pub(super) what: What,
    /// The item.
    pub(super) owner: &'a str,
    /// The page that lists the sources of its table.
    pub(super) page: &'a str,
    /// The name of the fact within the item.
    pub(super) name: &'a str,
    /// The releases of the form that has it, if facts of one name differ by release.
    pub(super) releases: Option<&'a Versions>,
    /// The sources of the row; none if these are the sources of the table.
    pub(super) sources: &'a [String],
    /// The sources of the table.
    pub(super) table: &'a [String],
    pub(super) disputes: &'a [Dispute],
    /// Facts about it that no source states.
    pub(super) unknown: Vec<&'static str>,
}

impl<'a> RowFact<'a> {
    /// A fact of an item by its name, whose row cites nothing.
    pub(super) fn new(what: What, owner: &'a str, page: &'a str, name: &'a str) -> RowFact<'a> {
        let (sources, table, disputes, unknown) = (&[], &[], &[], Vec::new());
        RowFact { what, owner, page, name, releases: None, sources, table, disputes, unknown }
    }

    /// The sources of the row, or those of the table if the row has none of its own.
    pub(super) fn cited(&self) -> &'a [String] {
        if self.sources.is_empty() { self.table } else { self.sources }
    }
}

/// A dispute, formatted.
#[derive(Clone)]
pub(super) struct DisputeView {
    pub(super) source: Html,
    pub(super) statement: Html,
    pub(super) preferred: bool,
    pub(super) why: Option<Html>,
}

/// Evidence, formatted.
#[derive(Clone)]
pub(super) struct EvidenceView {
    /// All kinds in words.
    pub(super) title: String,
    pub(super) sources: Html,
    /// True if one source states the fact and nothing else verifies it.
    pub(super) is_single: bool,
    pub(super) disputes: Vec<DisputeView>,
    pub(super) unknown: Vec<&'static str>,
}

/// Returns the names of the facts that are unknown.
pub(super) fn unknown(of: impl IntoIterator<Item = (bool, &'static str)>) -> Vec<&'static str> {
    of.into_iter().filter(|(unknown, _)| *unknown).map(|(_, what)| what).collect()
}

/// The legend of evidence: name and meaning of each kind.
pub(super) fn legend() -> impl Iterator<Item = (&'static str, &'static str)> {
    Evidence::ALL.into_iter().map(|kind| (kind.name(), kind.meaning()))
}

/// The kinds of the sources, except those that the tables do not follow.
fn cited_kinds(catalog: &Catalog, cited: &[String], disputes: &[Dispute]) -> Kinds {
    let against = |id: &str| disputes.iter().any(|dispute| !dispute.preferred && dispute.source == id);
    let sources = cited.iter().filter(|id| !against(id)).filter_map(|id| catalog.source(id));
    sources.fold(Kinds::default(), |kinds, source| kinds.with(source.kind.into(), true))
}
