//! The sitemap, if the address of the published site is known.

use askama::Template;

use super::context::Site;
use super::rendered::Rendered;

#[derive(Template)]
#[template(path = "sitemap.xml")]
struct Sitemap {
    addresses: Vec<String>,
    date: Option<String>,
}

/// The sitemap of pages. The protocol has no relative addresses.
pub(super) fn page(site: &Site<'_>, pages: &[Rendered]) -> Option<Rendered> {
    site.options.base_url.as_ref()?;
    let html = pages.iter().filter(|(path, _)| path.ends_with(".html"));
    let addresses = html.filter_map(|(path, _)| site.options.address(path)).collect();
    Some(("sitemap.xml".to_owned(), Sitemap { addresses, date: site.options.date.clone() }.to_string()))
}
