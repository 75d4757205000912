//! The page of scalar types.

use askama::Template;

use super::context::Site;
use super::html::{Html, slug};
use super::page::Page;
use super::rendered::Rendered;
use super::wording;

#[derive(Template)]
#[template(path = "types.html")]
struct TypesPage {
    page: Page,
    types: Vec<TypeRow>,
}

struct TypeRow {
    anchor: String,
    name: String,
    encoding: &'static str,
    doc: Option<Html>,
}

/// The page of scalar types.
pub(super) fn page(site: &Site<'_>) -> Rendered {
    let path = "types.html".to_owned();
    let cx = site.page_context(&path);
    let summary = "The scalar types of fields, and their encoding.";
    let types = site.catalog.types.iter().map(|ty| TypeRow {
        anchor: slug(&ty.name),
        name: ty.name.clone(),
        encoding: wording::scalar(ty.scalar),
        doc: cx.doc(&ty.doc),
    });
    let view = TypesPage {
        types: types.collect(),
        page: Page::new(&cx, "Types", "", summary).generated_from("spec/types.toml"),
    };
    (path.clone(), view.to_string())
}
