//! Checks that every link within a site has a target, and that nothing but links leads out of it.

use std::collections::{HashMap, HashSet};

use serde_json::Value;

/// Reports broken links, content of other hosts, duplicate anchors and duplicate pages, each as a sentence. Readers may
/// follow links to other hosts. No page loads anything from them.
pub fn check_links(pages: &[(String, String)]) -> Vec<String> {
    let mut problems = Vec::new();
    let mut anchors: HashMap<&str, HashSet<&str>> = HashMap::new();
    for (path, text) in pages {
        let mut own = HashSet::new();
        for id in attributes(text, " id=\"") {
            if !own.insert(id) {
                problems.push(format!("{path}: duplicate anchor #{id}"));
            }
        }
        if anchors.insert(path, own).is_some() {
            problems.push(format!("{path}: duplicate page"));
        }
    }
    let data: HashMap<&str, &str> = pages.iter().map(|(path, text)| (path.as_str(), text.as_str())).collect();
    let data = |path: &str| data.get(path).filter(|_| path.ends_with(".json")).copied();
    for (path, text) in pages.iter().filter(|(path, _)| path.ends_with(".html")) {
        // The site writes links out with this class, and the address of a page last.
        let own = text.replace(OUT, "").replace(CANONICAL, "");
        let links = attributes(&own, " href=\"").chain(attributes(&own, " src=\""));
        let within = links.filter_map(|link| problem(path, link, &anchors, data));
        let out = attributes(text, OUT).filter(|link| !link.starts_with("https://"));
        let out = out.map(|link| format!("{link} is no address of HTTPS"));
        problems.extend(within.chain(out).map(|problem| format!("{path}: {problem}")));
    }
    problems
}

/// The beginning of a link out of the site, up to its address.
const OUT: &str = "<a class=\"out\" rel=\"external\" href=\"";
/// The beginning of the address of a published page.
const CANONICAL: &str = "<link rel=\"canonical\" href=\"http";

fn problem<'d>(
    path: &str,
    link: &str,
    anchors: &HashMap<&str, HashSet<&str>>,
    data: impl Fn(&str) -> Option<&'d str>,
) -> Option<String> {
    if link.contains("://") || link.starts_with('/') || link.starts_with("data:") {
        return Some(format!("{link} links out of the site"));
    }
    // An escaped `&` of a query contains the sign of an anchor.
    let plain = link.replace("&#38;", "&");
    let link = plain.as_str();
    let (page, anchor) = match link.split_once('#') {
        Some((page, anchor)) => (page, Some(anchor)),
        None => (link, None),
    };
    // Scripts read the query; the page is the same.
    let page = page.split('?').next().unwrap_or_default();
    let Some(target) = resolve(path, page) else {
        return Some(format!("{link} links above the root of the site"));
    };
    let Some(there) = anchors.get(target.as_str()) else {
        return Some(format!("{link} links to a missing page"));
    };
    match anchor {
        Some(pointer) if let Some(json) = data(&target) => {
            let value: Result<Value, _> = serde_json::from_str(json);
            let is_there = value.is_ok_and(|value| value.pointer(pointer).is_some());
            (!is_there).then(|| format!("{link} points to nothing"))
        }
        Some(anchor) if !there.contains(anchor) => Some(format!("{link} links to a missing anchor")),
        _ => None,
    }
}

/// Resolves a relative path from a page.
fn resolve(from: &str, to: &str) -> Option<String> {
    if to.is_empty() {
        return Some(from.to_owned());
    }
    let mut parts: Vec<&str> = from.split('/').collect();
    parts.pop();
    for part in to.split('/') {
        match part {
            "." => {}
            ".." => drop(parts.pop()?),
            part => parts.push(part),
        }
    }
    Some(parts.join("/"))
}

/// The values of an attribute, which the site always writes between double quotes.
fn attributes<'t>(text: &'t str, opening: &'t str) -> impl Iterator<Item = &'t str> {
    text.split(opening).skip(1).filter_map(|rest| rest.split('"').next())
}

#[cfg(test)]
mod tests {
    use super::check_links;

    fn site(index: &str, inner: &str) -> Vec<(String, String)> {
        vec![("index.html".to_owned(), index.to_owned()), ("a/b.html".to_owned(), inner.to_owned())]
    }

    #[test]
    fn accepts_links_with_targets() {
        let pages =
            site("<p id=\"x\"><a href=\"a/b.html#y\">", "<a href=\"../index.html#x\"><p id=\"y\"><a href=\"#y\">");
        assert!(check_links(&pages).is_empty());
    }

    #[test]
    fn reports_broken_links_and_duplicate_anchors() {
        let problems = check_links(&site(
            "<a href=\"a/c.html\"><a href=\"#x\">",
            "<a href=\"../../x\"> <p id=\"y\"> <p id=\"y\">",
        ));
        assert_eq!(problems.len(), 4, "{problems:?}");
    }

    #[test]
    fn reports_content_of_other_hosts() {
        assert_eq!(check_links(&site("<a href=\"https://example.org\">", "")).len(), 1);
        assert_eq!(check_links(&site("<script src=\"https://example.org\">", "")).len(), 1);
    }

    #[test]
    fn accepts_marked_links_to_other_hosts() {
        let out = |href: &str| format!("<a class=\"out\" rel=\"external\" href=\"{href}\">");
        assert!(check_links(&site(&out("https://example.org"), "")).is_empty());
        assert_eq!(check_links(&site(&out("javascript:alert(1)"), "")).len(), 1);
    }
}
