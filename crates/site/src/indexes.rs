//! The index of names and the index of numbers, each split into pages.

use std::collections::BTreeMap;

use askama::Template;

use super::context::Site;
use super::html::Html;
use super::index_entries::numbers;
use super::page::Page;
use super::parts::{chunks, range};
use super::rendered::Rendered;
use super::wording;

/// Maximum number of names per page.
const PAGE_NAMES: usize = 900;
/// Maximum number of meanings of numbers per page. Each is a line.
const PAGE_MEANINGS: usize = 500;

#[derive(Template)]
#[template(path = "index_overview.html")]
struct PartsPage {
    page: Page,
    heads: Vec<&'static str>,
    parts: Vec<PartRow>,
}

struct PartRow {
    title: String,
    pages: Vec<(Html, usize)>,
}

#[derive(Template)]
#[template(path = "names.html")]
struct NamesPage {
    page: Page,
    letters: Vec<(String, Option<String>)>,
    parts: Vec<(String, Option<String>)>,
    names: Vec<NameRow>,
}

struct NameRow {
    link: Html,
    what: String,
}

#[derive(Template)]
#[template(path = "numbers.html")]
struct NumbersPage {
    page: Page,
    parts: Vec<(String, Option<String>)>,
    numbers: Vec<NumberRow>,
}

struct NumberRow {
    anchor: String,
    hex: String,
    decimal: u64,
    meanings: Vec<(Html, String)>,
}

/// A row of the index of names: name in lower case, name, address, description.
type Name<'b> = (String, &'b str, &'b str, &'b str);

/// The index of names, ignoring case: an overview, and pages for each letter.
pub(super) fn names(site: &Site<'_>) -> Vec<Rendered> {
    let mut letters: BTreeMap<char, Vec<Name<'_>>> = BTreeMap::new();
    for entry in &site.entries {
        let Some(name) = entry.name.as_deref() else { continue };
        let Some(first) = name.chars().next() else { continue };
        let row = (name.to_ascii_lowercase(), name, entry.href.as_str(), entry.what.as_str());
        letters.entry(first.to_ascii_uppercase()).or_default().push(row);
    }
    for rows in letters.values_mut() {
        rows.sort();
        rows.dedup();
    }
    let letters: Vec<(char, Vec<&[Name<'_>]>)> =
        letters.iter().map(|(letter, rows)| (*letter, chunks(rows, PAGE_NAMES, |(name, ..)| name.as_str()))).collect();
    let summary = "All names from A to Z: names in C, aliases, names in Rust, fields.";
    let cx = site.page_context("names.html");
    let parts = letters.iter().map(|(letter, parts)| PartRow {
        title: letter.to_string(),
        pages: parts
            .iter()
            .enumerate()
            .map(|(at, rows)| {
                (Html::link(&cx.href(&letter_page(*letter, at)), &range(rows, |row| row.1.to_owned())), rows.len())
            })
            .collect(),
    });
    let first = PartsPage {
        page: Page::new(&cx, "Names", "", summary),
        heads: vec!["Letter", "Names"],
        parts: parts.collect(),
    };
    let mut pages = vec![("names.html".to_owned(), first.to_string())];
    for (letter, parts) in &letters {
        for (at, rows) in parts.iter().enumerate() {
            let path = letter_page(*letter, at);
            let cx = site.page_context(&path);
            let title = if parts.len() == 1 { letter.to_string() } else { range(rows, |row| row.1.to_owned()) };
            let here = |to: String| (to != path).then(|| cx.href(&to));
            let others = letters
                .iter()
                .map(|(other, _)| (other.to_string(), (other != letter).then(|| cx.href(&letter_page(*other, 0)))));
            let view = NamesPage {
                page: Page::new(&cx, &title, "names", summary).under(&cx, "names.html", "names"),
                letters: others.collect(),
                parts: parts
                    .iter()
                    .enumerate()
                    .filter(|_| parts.len() > 1)
                    .map(|(at, rows)| (range(rows, |row| row.1.to_owned()), here(letter_page(*letter, at))))
                    .collect(),
                names: rows
                    .iter()
                    .map(|(_, name, href, what)| NameRow {
                        link: Html::code_link(&cx.href(href), name),
                        what: (*what).to_owned(),
                    })
                    .collect(),
            };
            pages.push((path.clone(), view.to_string()));
        }
    }
    pages
}

fn letter_page(letter: char, at: usize) -> String {
    let letter = super::html::slug(&letter.to_string());
    if at == 0 { format!("names/{letter}.html") } else { format!("names/{letter}-{}.html", at + 1) }
}

/// The index of numbers in ascending order: an overview, and a page for each range.
pub(super) fn by_number(site: &Site<'_>) -> Vec<Rendered> {
    let mut all: BTreeMap<u64, Vec<(&str, &str, String)>> = BTreeMap::new();
    for entry in &site.entries {
        for (number, pointer) in entry.number.into_iter().flat_map(numbers) {
            let name = entry.name.as_deref().unwrap_or("(unnamed)");
            let mut what = entry.what.clone();
            if let Some(pointer) = pointer {
                what += &format!(", {} data", wording::pointer(pointer));
            }
            all.entry(number).or_default().push((name, &entry.href, what));
        }
    }
    // Pages are measured in meanings. All meanings of a number are on one page.
    let flat: Vec<(String, u64, &(&str, &str, String))> = all
        .iter()
        .flat_map(|(number, meanings)| meanings.iter().map(move |meaning| (hex(*number), *number, meaning)))
        .collect();
    let parts = chunks(&flat, PAGE_MEANINGS, |(_, number, _)| *number);
    let summary = "All numbers of values, mask bits, flags, information classes and events, with their meanings.";
    let cx = site.page_context("numbers.html");
    let rows = parts
        .iter()
        .enumerate()
        .map(|(at, rows)| (Html::link(&cx.href(&numbers_page(at)), &range(rows, |row| row.0.clone())), rows.len()));
    let rows = PartRow { title: "All".to_owned(), pages: rows.collect() };
    let page = Page::new(&cx, "Numbers", "", summary);
    let first = PartsPage { page, heads: vec!["Range", "Numbers"], parts: vec![rows] };
    let mut pages = vec![("numbers.html".to_owned(), first.to_string())];
    for (at, rows) in parts.iter().enumerate() {
        let path = numbers_page(at);
        let cx = site.page_context(&path);
        let mut numbers: Vec<NumberRow> = Vec::new();
        for (hex, number, (name, href, what)) in *rows {
            let meaning = (Html::code_link(&cx.href(href), name), what.clone());
            match numbers.last_mut() {
                Some(row) if row.decimal == *number => row.meanings.push(meaning),
                _ => numbers.push(NumberRow {
                    anchor: format!("0x{number:X}"),
                    hex: hex.clone(),
                    decimal: *number,
                    meanings: vec![meaning],
                }),
            }
        }
        let others = parts.iter().enumerate().map(|(other, rows)| {
            (range(rows, |row| row.0.clone()), (other != at).then(|| cx.href(&numbers_page(other))))
        });
        let view = NumbersPage {
            page: Page::new(&cx, &range(rows, |row| row.0.clone()), "numbers", summary).under(
                &cx,
                "numbers.html",
                "numbers",
            ),
            parts: others.collect(),
            numbers,
        };
        pages.push((path.clone(), view.to_string()));
    }
    pages
}

fn numbers_page(at: usize) -> String {
    format!("numbers/{}.html", at + 1)
}

fn hex(number: u64) -> String {
    if number > 0xFFFF { format!("0x{number:08X}") } else { wording::hex(number) }
}
