//! The files for crawlers, if the address of the published site is known.

use askama::Template;

use super::context::Site;
use super::rendered::Rendered;

/// The path of the sitemap.
const PATH: &str = "sitemap.xml";

#[derive(Template)]
#[template(path = "sitemap.xml")]
struct Sitemap {
    addresses: Vec<String>,
    date: Option<String>,
}

/// The sitemap of pages, and the file that names it. The protocol has no relative addresses.
pub(super) fn files(site: &Site<'_>, pages: &[Rendered]) -> Vec<Rendered> {
    let Some(address) = site.options.address(PATH) else { return Vec::new() };
    let html = pages.iter().filter(|(path, _)| path.ends_with(".html"));
    let addresses = html.filter_map(|(path, _)| site.options.address(path)).collect();
    let sitemap = Sitemap { addresses, date: site.options.date.clone() };
    let robots = format!("User-agent: *\nAllow: /\n\nSitemap: {address}\n");
    vec![(PATH.to_owned(), sitemap.to_string()), ("robots.txt".to_owned(), robots)]
}
