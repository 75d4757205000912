//! The page of evidence: what stands behind the facts, and the list of those that have only one kind of it.

use std::collections::BTreeMap;

use askama::Template;

use super::addresses::{dispatch_page, hooks_page, mask_page, requests_page, struct_page, values_page};
use super::context::{PageContext, Site};
use super::html::{Html, slug};
use super::page::{Page, Rendered};
use etwspec_catalog::Catalog;
use etwspec_catalog::query::coverage::{Evidence, Fact, Owner, Row, What, facts, summary};

#[derive(Template)]
#[template(path = "docs/coverage.html")]
struct CoveragePage {
    page: Page,
    kinds: Vec<(&'static str, &'static str)>,
    tables: [Table; 2],
    groups: Vec<Group>,
}

/// How many facts of each kind there are, by something.
struct Table {
    heads: Vec<&'static str>,
    rows: Vec<TableRow>,
}

struct TableRow {
    what: &'static str,
    total: usize,
    counts: Vec<usize>,
}

/// The facts that have this evidence and no other.
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
    let facts = facts(site.catalog);
    let rows = summary(&facts);
    let sections = [("summary", "Summary"), ("few", "Only one kind")].map(|(anchor, title)| (true, anchor, title));
    let view = CoveragePage {
        page: Page::new(&cx, "Evidence", "", "What stands behind each fact, and which facts have only one kind of it.")
            .sections(sections),
        kinds: Evidence::ALL.iter().map(|kind| (kind.name(), kind.meaning())).collect(),
        tables: [
            table(&rows, vec!["none", "one kind", "two kinds", "more"], |row| &row.by_count),
            table(&rows, Evidence::ALL.map(Evidence::name).into(), |row| &row.by_kind),
        ],
        groups: groups(&cx, &facts),
    };
    (path.clone(), view.to_string())
}

fn table(rows: &[Row], heads: Vec<&'static str>, counts: impl Fn(&Row) -> &[usize]) -> Table {
    let row = |row: &Row| TableRow { what: row.what.name(), total: row.total, counts: counts(row).to_vec() };
    Table { heads, rows: rows.iter().map(row).collect() }
}

/// The facts with little behind them: those with nothing, then those with each kind alone.
fn groups(cx: &PageContext<'_>, facts: &[Fact<'_>]) -> Vec<Group> {
    let alone = |kind: Option<Evidence>| {
        let held: Vec<&Fact<'_>> =
            facts.iter().filter(|fact| fact.has_only_one() && fact.evidence.iter().next() == kind).collect();
        let title = kind.map_or_else(|| "Nothing".to_owned(), |kind| format!("Only {}", kind.name()));
        Group { anchor: slug(&title), title, count: held.len(), items: items(cx, facts, &held) }
    };
    let kinds = std::iter::once(None).chain(Evidence::ALL.map(Some));
    kinds.map(alone).filter(|group| group.count > 0).collect()
}

/// What the facts belong to, each with their names; where all of an item's are among them, that is said instead.
fn items(cx: &PageContext<'_>, all: &[Fact<'_>], held: &[&Fact<'_>]) -> Vec<Item> {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    all.iter().for_each(|fact| *counts.entry(fact.owner.name()).or_default() += 1);
    let mut owners: Vec<(Owner<'_>, Vec<&Fact<'_>>)> = Vec::new();
    for fact in held {
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
            link: place(cx.site.catalog, owner)
                .map_or_else(|| Html::code(owner.name()), |page| Html::code_link(&cx.href(&page), owner.name())),
            facts: if whole { format!("all {}", facts.len()) } else { names.join(", ") },
        }
    };
    owners.into_iter().map(item).collect()
}

fn name(fact: &Fact<'_>) -> String {
    match fact.what {
        What::Form => format!("form {}", fact.name),
        What::Structure => "that there is one".to_owned(),
        What::Inserted => format!("inserted {}", fact.name),
        What::HookGroup => "the group itself".to_owned(),
        What::Class => "the class itself".to_owned(),
        _ => fact.name.clone(),
    }
}

/// The page of what a fact belongs to, where it has one.
fn place(catalog: &Catalog, owner: Owner<'_>) -> Option<String> {
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
