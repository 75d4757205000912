//! Checks that every link of a site leads somewhere within it.

use std::collections::{HashMap, HashSet};

/// The links that lead nowhere, each as a sentence; also anchors that a page has twice, and links out of the site.
pub fn check_links(pages: &[(String, String)]) -> Vec<String> {
    let mut problems = Vec::new();
    let mut anchors: HashMap<&str, HashSet<&str>> = HashMap::new();
    for (path, text) in pages {
        let mut own = HashSet::new();
        for id in attributes(text, " id=\"") {
            if !own.insert(id) {
                problems.push(format!("{path}: the anchor #{id} is there twice"));
            }
        }
        if anchors.insert(path, own).is_some() {
            problems.push(format!("{path}: there are two pages of this name"));
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
        return Some(format!("{link} leads out of the site"));
    }
    let (page, anchor) = match link.split_once('#') {
        Some((page, anchor)) => (page, Some(anchor)),
        None => (link, None),
    };
    let Some(target) = resolve(path, page) else {
        return Some(format!("{link} leads above the site's root"));
    };
    let Some(there) = anchors.get(target.as_str()) else {
        return Some(format!("{link} leads to a page that is not there"));
    };
    match anchor {
        Some(anchor) if !there.contains(anchor) => Some(format!("{link} leads to an anchor that is not there")),
        _ => None,
    }
}

/// A relative path as seen from a page.
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
    fn links_that_lead_somewhere_are_fine() {
        let pages =
            site("<p id=\"x\"><a href=\"a/b.html#y\">", "<a href=\"../index.html#x\"><p id=\"y\"><a href=\"#y\">");
        assert!(check_links(&pages).is_empty());
    }

    #[test]
    fn links_that_lead_nowhere_are_told() {
        let problems = check_links(&site(
            "<a href=\"a/c.html\"><a href=\"#x\">",
            "<a href=\"../../x\"> <p id=\"y\"> <p id=\"y\">",
        ));
        assert_eq!(problems.len(), 4, "{problems:?}");
    }

    #[test]
    fn links_out_of_the_site_are_told() {
        assert_eq!(check_links(&site("<a href=\"https://example.org\">", "")).len(), 1);
    }
}
