//! The releases of an item as a strip: runs of releases in which the item does not change.

use std::collections::BTreeSet;

use askama::Template;

use super::addresses::{struct_page, values_page};
use super::html::slug;
use super::rendered::Rendered;
use super::{choice, compare, wording};
use etwspec_catalog::axis::{Cells, Pointer, Stops};
use etwspec_catalog::claims::{self, Change, Claim, Kind};
use etwspec_catalog::{Catalog, Form, Struct, ValueSet, Versions, query};
use etwspec_codegen::emit::prose::plain;

/// The strip of an item: a row for each pointer size, or one if both are equal.
#[derive(Clone, Template)]
#[template(path = "strip.html")]
pub(super) struct Strip {
    rows: Vec<Row>,
}

#[derive(Clone)]
struct Row {
    /// Pointer size in words; none if the sizes do not differ.
    pointer: Option<&'static str>,
    runs: Vec<Run>,
}

/// Releases in which the item is the same.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Run {
    /// Class of the style sheet for the kind of claim.
    class: &'static str,
    /// The releases, as the choice of a release compares them.
    cells: String,
    /// First and last release: `6.0 to 6.3`.
    releases: String,
    /// Summary of the item, such as its size.
    text: String,
    /// Difference from the run before, in short and in words: `+2 fields`, `2 fields added`.
    change: Option<(String, String)>,
    /// The comparison with the run before.
    compare: Option<String>,
    /// Anchor of the details.
    href: Option<String>,
}

/// State of an item in a release.
#[derive(Clone, PartialEq, Eq)]
struct State<T> {
    class: &'static str,
    text: String,
    href: Option<String>,
    /// Parts of the item, by which runs are compared: the index of the form, or the names of the values. None outside of
    /// its releases.
    parts: Option<T>,
}

/// Returns the strip of a structure. `None` if no source states a release.
pub(super) fn of_struct(catalog: &Catalog, structure: &Struct) -> Option<Strip> {
    let forms: Vec<(&Form, Claim)> =
        structure.forms.iter().map(|form| (form, claims::form(catalog, structure, form))).collect();
    let whole = claims::item(catalog, &structure.when, &structure.sources);
    let counts = |before: &usize, after: &usize| {
        let pairs = query::compare::forms(catalog, forms[*before].0, forms[*after].0);
        let count = |change| pairs.iter().filter(|pair| pair.changes.contains(&change)).count();
        (count(Change::Added), count(Change::NoLongerStated))
    };
    strip(catalog, &whole, ("field", "fields"), counts, |stop, pointer| {
        let (index, (form, claim)) =
            forms.iter().enumerate().find(|(_, (_, claim))| claim.all().contains(stop, pointer))?;
        let size = match form.tail.is_empty() && form.size == form.fixed {
            true => format!("{} bytes", wording::hex(form.size)),
            false => format!("{} bytes or more", wording::hex(form.fixed)),
        };
        Some(State {
            class: class(claim, stop, pointer),
            text: size,
            href: Some(format!("#{}", slug(&form.rust))),
            parts: Some(index),
        })
    })
}

/// Returns the strip of a set of values. `None` if no source states a release.
pub(super) fn of_set(catalog: &Catalog, set: &ValueSet) -> Option<Strip> {
    let values: Vec<(String, Claim)> = set
        .values
        .iter()
        .filter_map(|value| Some((value.name.clone()?, claims::value(catalog, set, value))))
        .filter(|(_, claim)| claim.kind != Kind::Unknown)
        .collect();
    let strongest = values.iter().max_by_key(|(_, claim)| claim.kind).map(|(_, claim)| claim)?.clone();
    let of_windows = !set.sdk_releases;
    let counts = |before: &BTreeSet<String>, after: &BTreeSet<String>| {
        (after.difference(before).count(), before.difference(after).count())
    };
    let strip = strip(catalog, &strongest, ("value", "values"), counts, |stop, pointer| {
        let there: Vec<_> = values.iter().filter(|(_, claim)| claim.all().contains(stop, pointer)).collect();
        // The strip claims no more than the weakest of its values.
        let weakest = there.iter().map(|(_, claim)| class(claim, stop, pointer)).max_by_key(|class| weakness(class))?;
        Some(State {
            class: weakest,
            text: wording::count(there.len(), "value", "values"),
            href: Some("#values".to_owned()),
            parts: Some(there.iter().map(|(name, _)| name.clone()).collect()),
        })
    });
    // Only releases of Windows can be compared.
    strip.map(|strip| if of_windows { strip } else { strip.without_comparison() })
}

/// The class of a claim in a release that it includes.
fn class(claim: &Claim, stop: usize, pointer: Pointer) -> &'static str {
    match claim.kind {
        _ if claim.assumed.contains(stop, pointer) => "assumed",
        Kind::Documented => "exact",
        Kind::Observed => "seen",
        Kind::Unknown => "unknown",
    }
}

fn weakness(class: &str) -> usize {
    ["exact", "seen", "assumed", "unknown"].iter().position(|one| *one == class).unwrap_or(usize::MAX)
}

fn strip<T: Clone + PartialEq>(
    catalog: &Catalog,
    whole: &Claim,
    noun: (&str, &str),
    counts: impl Fn(&T, &T) -> (usize, usize),
    state: impl Fn(usize, Pointer) -> Option<State<T>>,
) -> Option<Strip> {
    let (text, class) = match whole.kind {
        Kind::Documented => (claims::State::Absent.words(), "none"),
        Kind::Observed => (claims::State::NotObserved.words(), "none"),
        Kind::Unknown => return None,
    };
    let outside = State { class, text: text.to_owned(), href: None, parts: None };
    let known = catalog.releases.known();
    // Windows has no edition of some pointer sizes in some releases.
    let at = |stop, pointer| {
        let exists = known.contains(stop, pointer);
        exists.then(|| state(stop, pointer).unwrap_or_else(|| outside.clone()))
    };
    let stops = known.ptr32.or(known.ptr64);
    let same = stops.iter().all(|stop| match (at(stop, Pointer::Bits32), at(stop, Pointer::Bits64)) {
        (Some(narrow), Some(wide)) => narrow == wide,
        _ => true,
    });
    let row = |pointer: Option<Pointer>| {
        let of = |stop| match pointer {
            Some(pointer) => at(stop, pointer),
            None => at(stop, Pointer::Bits64).or_else(|| at(stop, Pointer::Bits32)),
        };
        let states = stops.iter().filter_map(|stop| Some((stop, of(stop)?)));
        // Both sizes are the same where a row has no pointer size, so any that both releases have is right.
        let compared = |before: usize, after: usize| {
            let both = |size: &Pointer| known.contains(before, *size) && known.contains(after, *size);
            let size = pointer.or_else(|| Pointer::ALL.into_iter().rev().find(both)).unwrap_or(Pointer::Bits64);
            format!("{}#compare", compare::query(catalog, before, after, size))
        };
        Row {
            pointer: pointer.map(Pointer::words),
            runs: runs(catalog, pointer, states, |before, state| change(before, state, noun, &counts), compared),
        }
    };
    let rows = match same {
        true => vec![row(None)],
        false => Pointer::ALL.map(|pointer| row(Some(pointer))).into(),
    };
    rows.iter().any(|row| row.runs.iter().any(|run| run.href.is_some())).then_some(Strip { rows })
}

/// Joins releases with the same state.
fn runs<T: PartialEq>(
    catalog: &Catalog,
    pointer: Option<Pointer>,
    states: impl Iterator<Item = (usize, State<T>)>,
    change: impl Fn(&State<T>, &State<T>) -> Option<(String, String)>,
    compared: impl Fn(usize, usize) -> String,
) -> Vec<Run> {
    let mut joined: Vec<(usize, usize, State<T>)> = Vec::new();
    for (stop, state) in states {
        match joined.last_mut() {
            Some((_, last, before)) if *before == state => *last = stop,
            _ => joined.push((stop, stop, state)),
        }
    }
    let axis = &catalog.releases;
    let run = |at: usize, (first, last, state): &(usize, usize, State<T>)| {
        let before = at.checked_sub(1).and_then(|at| joined.get(at));
        let change = before.and_then(|(.., before)| change(before, state));
        let stops = Stops::range(*first, *last);
        let of = |size| if pointer.is_none_or(|pointer| pointer == size) { stops } else { Stops::default() };
        let cells = Cells { ptr32: of(Pointer::Bits32), ptr64: of(Pointer::Bits64) };
        let releases = Versions::Both(axis.text(stops));
        Run {
            class: state.class,
            cells: choice::cells(axis, cells),
            releases: releases.in_words().trim_end_matches(" only").to_owned(),
            text: state.text.clone(),
            compare: change.as_ref().and(before).map(|(_, last, _)| compared(*last, *first)),
            change,
            href: state.href.clone(),
        }
    };
    joined.iter().enumerate().map(|(at, joined)| run(at, joined)).collect()
}

/// Returns the difference between two runs that both have the item, in short and in words. `counts` returns the numbers of
/// added parts and of those that are no longer stated.
fn change<T>(
    before: &State<T>,
    state: &State<T>,
    noun: (&str, &str),
    counts: impl Fn(&T, &T) -> (usize, usize),
) -> Option<(String, String)> {
    let (added, gone) = counts(before.parts.as_ref()?, state.parts.as_ref()?);
    let parts = [(added, "+", Change::Added.words()), (gone, "−", Change::NoLongerStated.words())];
    let parts = || parts.iter().filter(|(count, ..)| *count > 0);
    let words: Vec<String> =
        parts().map(|(count, _, what)| format!("{} {what}", wording::count(*count, noun.0, noun.1))).collect();
    let short: Vec<String> = parts().map(|(count, sign, _)| format!("{sign}{count}")).collect();
    match short.is_empty() {
        false => {
            let noun = if added + gone == 1 { noun.0 } else { noun.1 };
            Some((format!("{} {noun}", short.join(" ")), words.join(", ")))
        }
        true if before.text != state.text || before.href != state.href => {
            Some(("other layout".to_owned(), "layout differs".to_owned()))
        }
        true => None,
    }
}

/// A strip as a page of its own, which other pages can embed.
#[derive(Template)]
#[template(path = "embed.html")]
struct Embed<'a> {
    name: &'a str,
    summary: String,
    page: String,
    strip: Strip,
}

/// The path of the strip of an item, for pages that embed it.
pub(super) fn embed_path(name: &str) -> String {
    format!("embed/{}.html", slug(name))
}

/// The strips of all structures and sets of values, as pages of their own.
pub(super) fn embeds(catalog: &Catalog) -> Vec<Rendered> {
    let structs = catalog
        .structs
        .iter()
        .filter_map(|one| Some((&one.name, &one.summary, struct_page(&one.name), of_struct(catalog, one)?)));
    let sets = catalog
        .sets
        .iter()
        .filter_map(|one| Some((&one.name, &one.summary, values_page(&one.name), of_set(catalog, one)?)));
    structs
        .chain(sets)
        .map(|(name, summary, page, strip)| {
            let strip = strip.linked_to(&format!("../{page}"));
            let embed = Embed { name, summary: plain(summary), page: format!("../{page}"), strip };
            (embed_path(name), embed.to_string())
        })
        .collect()
}

impl askama::filters::HtmlSafe for Strip {}

impl Strip {
    /// Returns the strip without links to comparisons.
    fn without_comparison(mut self) -> Strip {
        self.rows.iter_mut().flat_map(|row| &mut row.runs).for_each(|run| run.compare = None);
        self
    }

    /// Returns the strip with links to anchors of another page.
    fn linked_to(mut self, page: &str) -> Strip {
        for run in self.rows.iter_mut().flat_map(|row| &mut row.runs) {
            run.href = run.href.take().map(|anchor| format!("{page}{anchor}"));
            run.compare = run.compare.take().map(|query| format!("{page}{query}"));
        }
        self
    }
}
