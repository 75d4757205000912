//! The page of the files for programs: the catalog, its schema and the C header, with an example for each language.

use askama::Template;

use super::context::Site;
use super::page::Page;
use super::rendered::Rendered;
use etwspec_catalog::{Catalog, Struct};
use etwspec_codegen::emit::{c, data, python, schema};

/// The page.
const PATH: &str = "data/index.html";

/// Files that people search for: address, name and contents.
pub(super) const FOUND: [(&str, &str, &str); 3] = [
    ("data/index.html#c", "C header", "etwspec.h: every form and all numbers"),
    ("data/index.html#python", "JSON catalog", "catalog.json: all facts, with an example in Python"),
    ("data/index.html#rust", "Rust crate", "the generated types"),
];

#[derive(Template)]
#[template(path = "downloads.html")]
struct DownloadsPage {
    page: Page,
    files: Vec<FileView>,
    /// The folder of the data of pages.
    folder: &'static str,
    example: Option<Example>,
}

struct FileView {
    name: &'static str,
    about: &'static str,
    size: String,
}

/// The structure that the examples use.
struct Example {
    name: String,
    module: String,
    rust: String,
}

/// The page, and the files.
pub(super) fn files(site: &Site<'_>) -> Vec<Rendered> {
    let catalog = site.catalog;
    let files = [
        (
            "catalog.json",
            "All facts, as JSON: structures in every form, values, bits, events, sources.",
            data::json(catalog),
        ),
        ("catalog.schema.json", "The JSON Schema of catalog.json.", schema::catalog_file()),
        (
            "etwspec.h",
            "Every form and all numbers, for C11 and C++11. Needs no Windows header.",
            c::header_file(catalog),
        ),
        (
            "etwspec_layouts.py",
            "A ctypes class for every form, and a reader of traces, for Python 3.8 and later. Needs no other module.",
            python::module(catalog),
        ),
    ];
    let cx = site.page_context(PATH);
    let summary = "The facts as files for programs, and how to use them from Python, C and Rust.";
    let view = DownloadsPage {
        page: Page::new(&cx, "Data", "", summary).sections([
            (true, "files", "Files"),
            (true, "python", "Python"),
            (true, "c", "C"),
            (true, "rust", "Rust"),
            (true, "pages", "Data of one page"),
        ]),
        files: files.iter().map(|(name, about, text)| FileView { name, about, size: kilobytes(text.len()) }).collect(),
        folder: super::data::FOLDER,
        example: example(catalog),
    };
    let files = files.into_iter().map(|(name, _, text)| (format!("data/{name}"), text));
    std::iter::once((PATH.to_owned(), view.to_string())).chain(files).collect()
}

/// A structure with several forms, of which the newest has both pointer sizes and no tail, so that its examples are
/// short. One of a topic without a family needs no feature of the crate.
fn example(catalog: &Catalog) -> Option<Example> {
    let fits = |structure: &&Struct| {
        let newest = structure.forms.last();
        structure.forms.len() > 1 && newest.is_some_and(|form| form.pointer.is_none() && form.tail.is_empty())
    };
    let structure = catalog
        .structs
        .iter()
        .filter(fits)
        .min_by_key(|structure| (structure.module.contains("::"), &structure.name))?;
    let form = structure.forms.last()?;
    Some(Example { name: structure.name.clone(), module: structure.module.clone(), rust: form.rust.clone() })
}

fn kilobytes(bytes: usize) -> String {
    format!("{} KB", bytes.div_ceil(1000))
}
