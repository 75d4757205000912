//! Guides: pages of prose with figures. The prose is in `templates/guides`; every number, name and link in it comes
//! from the catalog or from bytes of the sample trace, by [`Facts`].
//!
//! A guide is left out if the catalog lacks something that it refers to. A test checks that the published tables have all
//! guides, and that every paragraph links to an item.
//!
//! # Design
//!
//! The generator reads no traces. The bytes of the sample are a file that a test writes and compares.

mod decision;
mod emitters;
mod facts;
mod sample;
mod tasks;

use askama::Template;

use super::context::Site;
use super::page::Page;
use super::rendered::Rendered;
use decision::DecisionView;
use facts::Facts;
use sample::Sample;
use tasks::Section;

/// The part of the style sheet that guides use.
pub(super) const STYLE: &str = include_str!("../templates/guides/guides.css");

/// A guide, as other pages link to it.
pub(super) struct Guide {
    /// Path of the page.
    pub(super) path: &'static str,
    pub(super) title: &'static str,
    pub(super) summary: &'static str,
    text: String,
}

#[derive(Template)]
#[template(path = "guides/etl_file.html")]
struct EtlFile<'a> {
    page: Page,
    f: Facts<'a>,
    s: Sample,
}

#[derive(Template)]
#[template(path = "guides/which_header.html")]
struct WhichHeader<'a> {
    page: Page,
    f: Facts<'a>,
    s: Sample,
    decision: DecisionView,
}

#[derive(Template)]
#[template(path = "guides/tasks.html")]
struct TasksPage {
    page: Page,
    text: String,
    command: &'static str,
    sections: Vec<Section>,
}

#[derive(Template)]
#[template(path = "guides/emitters.html")]
struct EmittersPage {
    page: Page,
    sections: Vec<emitters::Section>,
}

const ETL_FILE: (&str, &str, &str) = (
    "guides/etl-file.html",
    "How an .etl file is built",
    "From file to buffer to record to payload, with the bytes of a sample trace.",
);
const WHICH_HEADER: (&str, &str, &str) = (
    "guides/which-header.html",
    "Which header is this?",
    "How the first four bytes of a record determine its header, and what to read next.",
);

const TASKS: (&str, &str, &str) =
    ("guides/tasks.html", "I want to …", "Tasks with traces, each with the command that does it and its output.");

const EMITTERS: (&str, &str, &str) = (
    "guides/emitters.html",
    "Write your own emitter",
    "How to print the layouts for another language, with an emitter of 60 lines.",
);

/// The problem of a catalog without the release of the sample.
const NO_SAMPLE: &str = "no release has the build of the sample";

/// The guides for which the catalog has everything.
pub(super) fn all(site: &Site<'_>) -> Vec<Guide> {
    let more = [tasks(site), emitters(site)].into_iter().filter_map(Result::ok);
    rendered(site).into_iter().filter_map(Result::ok).chain(more).collect()
}

/// The guide of tasks, which refers to nothing in the tables.
fn tasks(site: &Site<'_>) -> askama::Result<Guide> {
    let (path, title, summary) = TASKS;
    let (text, command, sections) = tasks::read();
    let cx = site.page_context(path);
    let headings = sections.iter().map(|section| (true, section.anchor.as_str(), section.title));
    let page = Page::new(&cx, title, "guide", summary).generated_from("docs/tasks.md").sections(headings);
    let text = TasksPage { page, text, command, sections }.render()?;
    Ok(Guide { path, title, summary, text })
}

/// The guide for authors of emitters.
fn emitters(site: &Site<'_>) -> askama::Result<Guide> {
    let (path, title, summary) = EMITTERS;
    let (sections, cx) = (emitters::read(), site.page_context(path));
    let headings = sections.iter().filter(|section| !section.title.is_empty());
    let headings = headings.map(|section| (true, section.anchor.as_str(), section.title));
    let page = Page::new(&cx, title, "guide", summary).generated_from("docs/emitters.md").sections(headings);
    let text = EmittersPage { page, sections }.render()?;
    Ok(Guide { path, title, summary, text })
}

/// All guides, or what the catalog lacks for each.
fn rendered(site: &Site<'_>) -> [Result<Guide, String>; 2] {
    let guide = |(path, title, summary), text: Result<String, String>| Ok(Guide { path, title, summary, text: text? });
    [guide(ETL_FILE, etl_file(site)), guide(WHICH_HEADER, which_header(site))]
}

/// The pages of guides.
pub(super) fn pages(guides: Vec<Guide>) -> impl Iterator<Item = Rendered> {
    guides.into_iter().map(|guide| (guide.path.to_owned(), guide.text))
}

fn etl_file(site: &Site<'_>) -> Result<String, String> {
    let (path, title, summary) = ETL_FILE;
    let cx = site.page_context(path);
    let page = Page::new(&cx, title, "guide", summary).generated_from("crates/site/templates/guides").sections([
        (true, "file", "The file"),
        (true, "buffer", "A buffer"),
        (true, "record", "A record"),
        (true, "payload", "The payload"),
        (true, "first", "The first record"),
        (true, "reading", "Reading a file"),
    ]);
    let s = sample::sample(site.catalog).ok_or(NO_SAMPLE)?;
    EtlFile { page, f: Facts::new(&cx, s.side), s }.render().map_err(|error| error.to_string())
}

fn which_header(site: &Site<'_>) -> Result<String, String> {
    let (path, title, summary) = WHICH_HEADER;
    let cx = site.page_context(path);
    let page = Page::new(&cx, title, "guide", summary).generated_from("crates/site/templates/guides").sections([
        (true, "decision", "The decision"),
        (true, "bits", "What the bits mean"),
        (true, "example", "An example"),
        (true, "next", "What to read next"),
    ]);
    let s = sample::sample(site.catalog).ok_or(NO_SAMPLE)?;
    let decision = decision::view(&cx).ok_or("no dispatch selects headers")?;
    WhichHeader { page, f: Facts::new(&cx, s.side), s, decision }.render().map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::super::options::Options;
    use super::*;

    /// Most words of a guide, which a reader has read in ten minutes.
    const WORDS: usize = 2_000;

    /// The elements of a guide that state something, each as HTML.
    fn statements(text: &str) -> Vec<&str> {
        let guide = text.split_once("<article class=\"guide\">").and_then(|(_, rest)| rest.split_once("</article>"));
        let (guide, _) = guide.expect("a guide");
        let mut found = Vec::new();
        for (open, close) in [("<p>", "</p>"), ("<li>", "</li>"), ("<figcaption>", "</figcaption>")] {
            found.extend(guide.split(open).skip(1).map(|rest| rest.split(close).next().unwrap_or(rest)));
        }
        found
    }

    fn words(html: &str) -> usize {
        let text = html.split('<').map(|part| part.split_once('>').map_or(part, |(_, text)| text));
        text.map(|text| text.split_whitespace().count()).sum()
    }

    #[test]
    fn every_statement_of_a_guide_links_to_its_item() {
        let spec = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../spec");
        let catalog = etwspec_codegen::catalog(&spec).unwrap_or_else(|_| panic!("the tables have no problem"));
        let options = Options::default();
        let site = Site::new(&catalog, &options);
        for guide in rendered(&site) {
            let guide = guide.unwrap_or_else(|problem| panic!("{problem}"));
            let statements = statements(&guide.text);
            assert!(statements.len() > 10, "{}: {} statements", guide.path, statements.len());
            let items = ["structs/", "values/", "hooks/", "dispatches/", "masks/"];
            let links = |statement: &&str| items.iter().any(|item| statement.contains(&format!("href=\"../{item}")));
            let alone: Vec<_> = statements.iter().filter(|statement| !links(statement)).collect();
            assert!(alone.is_empty(), "{}: no link to an item in\n{alone:#?}", guide.path);
            let prose = guide.text.split_once("<main").expect("a page").1;
            assert!(words(prose) < WORDS, "{}: {} words", guide.path, words(prose));
        }
    }
}
