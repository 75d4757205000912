//! Checks that templates and code write no text into pages without escaping it.

use std::fs;
use std::path::{Path, PathBuf};

fn files(folder: &str) -> Vec<(PathBuf, String)> {
    fn collect(folder: &Path, out: &mut Vec<(PathBuf, String)>) {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                collect(&path, out);
            } else {
                let text = fs::read_to_string(&path).expect("a text");
                out.push((path, text));
            }
        }
    }
    let mut out = Vec::new();
    collect(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), &mut out);
    out
}

/// Returns the expressions of a line of a template, each with the text before it, from which other expressions and
/// statements are removed.
fn expressions(line: &str) -> Vec<(String, &str)> {
    let (mut found, mut before, mut rest) = (Vec::new(), String::new(), line);
    while let Some(at) = rest.find("{{").into_iter().chain(rest.find("{%")).min() {
        before += &rest[..at];
        let close = if rest[at..].starts_with("{{") { "}}" } else { "%}" };
        let end = rest[at..].find(close).map_or(rest.len(), |end| at + end);
        if close == "}}" {
            found.push((before.clone(), rest[at + 2..end].trim()));
        }
        rest = rest.get(end + 2..).unwrap_or("");
    }
    found
}

#[test]
fn pages_escape_every_expression() {
    for (path, text) in files("templates").into_iter().filter(|(path, _)| path.extension() == Some("html".as_ref())) {
        let path = path.display();
        for line in text.lines() {
            for (before, expression) in expressions(line) {
                assert!(!expression.contains('|'), "{path}: `{expression}` has a filter, which could end escaping");
                let tag = before.rfind('<').filter(|at| before.rfind('>').is_none_or(|end| end < *at));
                let quoted = tag.is_none_or(|at| before[at..].matches('"').count() % 2 == 1);
                assert!(quoted, "{path}: `{expression}` is in an attribute without quotes");
            }
        }
        let mut scripts = text.split("<script").skip(1);
        let external = |script: &str| {
            let tag = script.split_once("</script>").map_or("", |(tag, _)| tag);
            tag.starts_with(" src=\"") && tag.ends_with('>') && tag.matches('>').count() == 1
        };
        assert!(scripts.all(external), "{path}: HTML escapes do not fit in a script");
        assert!(!text.contains("<style"), "{path}: HTML escapes do not fit here");
    }
}

/// Files whose code contains a text. Tests and comments do not count.
fn sources_with(folder: &str, text: &str) -> Vec<String> {
    let mut found = Vec::new();
    for (path, code) in files(folder) {
        let file = path.file_name().expect("a name").to_string_lossy().into_owned();
        let code = code.split("#[cfg(test)]").next().unwrap_or_default();
        let lines = code.lines().filter(|line| !line.trim_start().starts_with("//") && line.contains(text));
        found.extend(lines.map(|_| file.clone()));
    }
    found.sort();
    found.dedup();
    found
}

#[test]
fn one_module_makes_html_of_text() {
    assert_eq!(sources_with("src", "Html("), ["html.rs"]);
}
