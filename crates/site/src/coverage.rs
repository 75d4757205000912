//! The page of evidence: counts of facts by kind of evidence, those on which sources disagree, and those with at most one kind.

use std::collections::BTreeMap;

use askama::Template;

use super::addresses::{dispatch_page, hooks_page, mask_page, requests_page, struct_page, values_page};
use super::context::{PageContext, Site};
use super::html::{Html, slug};
use super::page::Page;
use super::rendered::Rendered;
use etwspec_catalog::Catalog;
use etwspec_catalog::query::coverage::{Evidence, Fact, Owner, Row, What, summary};

/// Parts of the page that people search for: address, name and contents.
pub(super) const FOUND: [(&str, &str, &str); 1] = [(
    "coverage.html#disputed",
    "Sources disagree",
    "disagreements between sources, with the statements that the tables follow",
)];

#[derive(Template)]
#[template(path = "coverage.html")]
struct CoveragePage {
    page: Page,
    kinds: Vec<(&'static str, &'static str)>,
    tables: [Table; 2],
    disputed: Vec<Item>,
    groups: Vec<Group>,
}

/// Counts of facts of each kind.
struct Table {
    heads: Vec<&'static str>,
    rows: Vec<TableRow>,
}

struct TableRow {
    kind: &'static str,
    total: usize,
    /// Heading and number of each column.
    counts: Vec<(&'static str, usize)>,
}

/// The facts with one kind of evidence.
struct Group {
    anchor: String,
    title: String,
    count: usize,
    items: Vec<Item>,
}

struct Item {
    link: Html,
    facts: String,
}

/// The page of evidence.
pub(super) fn page(site: &Site<'_>) -> Rendered {
    let path = "coverage.html".to_owned();
    let cx = site.page_context(&path);
    let facts = &site.facts;
    let rows = summary(facts);
    let disputed: Vec<&Fact<'_>> = facts.iter().filter(|fact| !fact.against.is_empty()).collect();
    let sections = [
        (true, "summary", "Summary"),
        (!disputed.is_empty(), "disputed", "Sources disagree"),
        (true, "few", "At most one kind of evidence"),
    ];
    let view = CoveragePage {
        page: Page::new(
            &cx,
            "Evidence",
            "",
            "Evidence for each kind of fact, facts on which sources disagree, and facts with at most one kind of evidence.",
        )
        .sections(sections),
        kinds: Evidence::ALL.iter().map(|kind| (kind.name(), kind.meaning())).collect(),
        tables: [
            table(&rows, vec!["none", "one kind", "two kinds", "more"], |row| &row.by_count),
            table(&rows, Evidence::ALL.map(Evidence::name).into(), |row| &row.by_kind),
        ],
        disputed: items(&cx, facts, &disputed),
        groups: groups(&cx, facts),
    };
    (path.clone(), view.to_string())
}

fn table(rows: &[Row], heads: Vec<&'static str>, counts: impl Fn(&Row) -> &[usize]) -> Table {
    let row = |row: &Row| TableRow {
        kind: row.what.name(),
        total: row.total,
        counts: heads.iter().copied().zip(counts(row).iter().copied()).collect(),
    };
    let rows = rows.iter().map(row).collect();
    Table { heads, rows }
}

/// The facts with little evidence: those without any, then those with only one kind.
fn groups(cx: &PageContext<'_>, facts: &[Fact<'_>]) -> Vec<Group> {
    let group = |kind: Option<Evidence>| {
        let matching: Vec<&Fact<'_>> =
            facts.iter().filter(|fact| fact.has_only_one() && fact.evidence.iter().next() == kind).collect();
        let title = kind.map_or_else(|| "No evidence".to_owned(), |kind| format!("Only {}", kind.name()));
        Group { anchor: slug(&title), title, count: matching.len(), items: items(cx, facts, &matching) }
    };
    let kinds = std::iter::once(None).chain(Evidence::ALL.map(Some));
    kinds.map(group).filter(|group| group.count > 0).collect()
}

/// The items that facts belong to, each with the names of its facts, or `all` if no fact of the item is missing.
fn items(cx: &PageContext<'_>, all: &[Fact<'_>], chosen: &[&Fact<'_>]) -> Vec<Item> {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    all.iter().for_each(|fact| *counts.entry(fact.owner.name()).or_default() += 1);
    let mut owners: Vec<(Owner<'_>, Vec<&Fact<'_>>)> = Vec::new();
    for fact in chosen {
        match owners.last_mut() {
            Some((owner, facts)) if owner.name() == fact.owner.name() => facts.push(fact),
            _ => owners.push((fact.owner, vec![fact])),
        }
    }
    let item = |(owner, facts): (Owner<'_>, Vec<&Fact<'_>>)| {
        let whole = facts.len() > 1 && counts.get(owner.name()) == Some(&facts.len());
        let mut names: Vec<String> = facts.iter().map(|fact| name(fact)).collect();
        names.dedup();
        Item {
            link: page_of(cx.site.catalog, owner)
                .map_or_else(|| Html::code(owner.name()), |page| Html::code_link(&cx.href(&page), owner.name())),
            facts: if whole { format!("all {}", facts.len()) } else { names.join(", ") },
        }
    };
    owners.into_iter().map(item).collect()
}

fn name(fact: &Fact<'_>) -> String {
    match fact.what {
        What::Form => format!("form {}", fact.name),
        What::Structure => "existence".to_owned(),
        What::Inserted => format!("inserted {}", fact.name),
        What::HookGroup => "the group itself".to_owned(),
        What::Class => "the class itself".to_owned(),
        _ => fact.name.clone(),
    }
}

/// The page of the item that a fact belongs to.
fn page_of(catalog: &Catalog, owner: Owner<'_>) -> Option<String> {
    Some(match owner {
        Owner::Struct(s) => struct_page(&s.name),
        Owner::Set(set) if catalog.requests.iter().any(|requests| requests.name == set.name) => {
            requests_page(&set.name)
        }
        Owner::Set(set) => values_page(&set.name),
        Owner::Mask(mask) => mask_page(&mask.name),
        Owner::Hooks(group) => hooks_page(group),
        Owner::Dispatch(dispatch) => dispatch_page(&dispatch.name),
        Owner::Requests(requests) => requests_page(&requests.name),
        Owner::Class(class) => requests_page(&class.name),
    })
}
