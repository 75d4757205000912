//! The page `docs/emitters.md`, whose example a test runs.

use super::super::html::{Html, slug};
use etwspec_codegen::emit::prose::{Piece, pieces};

/// The page, in Markdown: headings, paragraphs, blocks of code, tables and lists.
const PAGE: &str = include_str!("../../../../docs/emitters.md");

/// A section. The first has no title.
pub(super) struct Section {
    pub(super) anchor: String,
    pub(super) title: &'static str,
    pub(super) blocks: Vec<Block>,
}

/// A block of a section.
pub(super) enum Block {
    Text(Html),
    Code(&'static str),
    Table(Vec<Vec<Html>>),
    List(Vec<Html>),
}

/// Returns the sections of the page.
pub(super) fn read() -> Vec<Section> {
    let section = |(number, text): (usize, &'static str)| {
        let (title, rest) = text.split_once('\n').unwrap_or((text, ""));
        let title = if number == 0 { "" } else { title.trim() };
        Section { anchor: slug(title), title, blocks: blocks(rest) }
    };
    PAGE.split("\n## ").enumerate().map(section).collect()
}

fn blocks(text: &'static str) -> Vec<Block> {
    let mut out = Vec::new();
    for (number, part) in text.split("```").enumerate() {
        if number % 2 == 1 {
            // The language precedes the code.
            out.push(Block::Code(part.split_once('\n').map_or("", |(_, code)| code)));
        } else {
            out.extend(part.split("\n\n").map(str::trim).filter(|text| !text.is_empty()).map(block));
        }
    }
    out
}

fn block(text: &str) -> Block {
    if text.starts_with('|') {
        let rows = text.lines().filter(|line| !line.starts_with("|---"));
        let cells = |line: &str| line.trim_matches('|').split(" | ").map(|cell| inline(cell.trim())).collect();
        return Block::Table(rows.map(cells).collect());
    }
    match text.strip_prefix("- ") {
        Some(items) => Block::List(items.split("\n- ").map(inline).collect()),
        None => Block::Text(inline(text)),
    }
}

/// Returns prose as HTML. Links lead to files of the repository, and become text.
fn inline(text: &str) -> Html {
    let mut plain = String::new();
    let mut rest = text;
    while let Some((before, label, after)) = rest.split_once('[').and_then(|(before, after)| {
        let (label, after) = after.split_once("](")?;
        Some((before, label, after.split_once(')')?.1))
    }) {
        plain = plain + before + label;
        rest = after;
    }
    plain += rest;
    pieces(&plain).iter().fold(Html::default(), |html, piece| match piece {
        Piece::Text(text) => html.then(text),
        Piece::Code(code) => html.with(&Html::code(code)),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_block_of_the_page_is_read() {
        let sections = read();
        let count =
            |is: fn(&Block) -> bool| sections.iter().flat_map(|section| &section.blocks).filter(|b| is(b)).count();
        assert_eq!(count(|block| matches!(block, Block::Code(_))), PAGE.matches("```").count() / 2);
        assert_eq!(sections.len(), PAGE.matches("\n## ").count() + 1);
        assert!(count(|block| matches!(block, Block::Table(rows) if rows.iter().all(|row| row.len() == 2))) == 2);
        assert!(count(|block| matches!(block, Block::List(_))) == 1);
    }

    #[test]
    fn links_become_text() {
        assert_eq!(inline("a [`b`](c.md) <d>").to_string(), "a <code>b</code> &lt;d&gt;");
    }
}
