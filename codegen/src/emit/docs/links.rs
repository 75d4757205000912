//! Checks that every link of a site has a target within the site.

use std::collections::{HashMap, HashSet};

/// Reports broken links, links out of the site, duplicate anchors and duplicate pages, each as a sentence.
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
    for (path, text) in pages.iter().filter(|(path, _)| path.ends_with(".html")) {
        let links = attributes(text, " href=\"").chain(attributes(text, " src=\""));
        for link in links {
            if let Some(problem) = problem(path, link, &anchors) {
                problems.push(format!("{path}: {problem}"));
            }
        }
    }
    problems
}

fn problem(path: &str, link: &str, anchors: &HashMap<&str, HashSet<&str>>) -> Option<String> {
    if link.contains("://") || link.starts_with('/') || link.starts_with("data:") {
        return Some(format!("{link} links out of the site"));
    }
    let (page, anchor) = match link.split_once('#') {
        Some((page, anchor)) => (page, Some(anchor)),
        None => (link, None),
    };
    let Some(target) = resolve(path, page) else {
        return Some(format!("{link} links above the root of the site"));
    };
    let Some(there) = anchors.get(target.as_str()) else {
        return Some(format!("{link} links to a missing page"));
    };
    match anchor {
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
    fn reports_links_out_of_the_site() {
        assert_eq!(check_links(&site("<a href=\"https://example.org\">", "")).len(), 1);
    }
}
