//! The index of names and the index of numbers.

use std::collections::BTreeMap;

use askama::Template;

use super::book::Book;
use super::entries::numbers;
use super::html::Html;
use super::page::{Page, Rendered};
use super::words;

#[derive(Template)]
#[template(path = "docs/names.html")]
struct NamesPage {
    page: Page,
    letters: Vec<Letter>,
}

struct Letter {
    letter: char,
    names: Vec<NameRow>,
}

struct NameRow {
    link: Html,
    what: String,
}

#[derive(Template)]
#[template(path = "docs/numbers.html")]
struct NumbersPage {
    page: Page,
    numbers: Vec<NumberRow>,
}

struct NumberRow {
    anchor: String,
    hex: String,
    decimal: u64,
    meanings: Vec<(Html, String)>,
}

/// The index of names, from A to Z whatever their case.
pub(super) fn names(book: &Book<'_>) -> Rendered {
    let path = "names.html".to_owned();
    let cx = book.from(&path);
    let mut letters: BTreeMap<char, Vec<(String, &str, &str, &str)>> = BTreeMap::new();
    for entry in &book.entries {
        let Some(name) = entry.name.as_deref() else { continue };
        let Some(first) = name.chars().next() else { continue };
        let row = (name.to_ascii_lowercase(), name, entry.href.as_str(), entry.what.as_str());
        letters.entry(first.to_ascii_uppercase()).or_default().push(row);
    }
    let letters: Vec<Letter> = letters
        .into_iter()
        .map(|(letter, mut rows)| {
            rows.sort();
            rows.dedup();
            let names = rows.into_iter().map(|(_, name, href, what)| NameRow {
                link: Html::code_link(&cx.href(href), name),
                what: what.to_owned(),
            });
            Letter { letter, names: names.collect() }
        })
        .collect();
    let summary = "Every name, Microsoft’s, its aliases and Rust’s, fields included.";
    let view = NamesPage { page: Page::new(&cx, "Names", "", summary), letters };
    (path.clone(), view.to_string())
}

/// The index of numbers, in their order.
pub(super) fn by_number(book: &Book<'_>) -> Rendered {
    let path = "numbers.html".to_owned();
    let cx = book.from(&path);
    let mut all: BTreeMap<u64, Vec<(Html, String)>> = BTreeMap::new();
    for entry in &book.entries {
        for (number, pointer) in entry.number.into_iter().flat_map(numbers) {
            let name = entry.name.as_deref().unwrap_or("(no name)");
            let mut what = entry.what.clone();
            if let Some(pointer) = pointer {
                what += &format!(", {} data", words::pointer(pointer));
            }
            all.entry(number).or_default().push((Html::code_link(&cx.href(&entry.href), name), what));
        }
    }
    let rows = all.into_iter().map(|(number, meanings)| NumberRow {
        anchor: format!("0x{number:X}"),
        hex: if number > 0xFFFF { format!("0x{number:08X}") } else { words::hex(number) },
        decimal: number,
        meanings,
    });
    let summary = "Every number that a value, a bit, a flag, a class or an event has, and what it means where.";
    let view = NumbersPage { numbers: rows.collect(), page: Page::new(&cx, "Numbers", "", summary) };
    (path.clone(), view.to_string())
}
