//! Checks that templates and emitters write no text into comments or string literals without the escaper of the language.

use std::fs;
use std::path::{Path, PathBuf};

/// Filters that make text safe in documentation.
const IN_COMMENTS: [&str; 4] = ["|doc", "|line", "|cell", "|name"];

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

/// Describes an expression that is not escaped, if it must be.
fn unescaped(before: &str, expression: &str, comment: &str) -> Option<&'static str> {
    // A brace that Rust needs and askama would read.
    if expression.starts_with('\'') {
        return None;
    }
    if before.contains(comment) {
        let escaped = IN_COMMENTS.iter().any(|filter| expression.ends_with(filter));
        return (!escaped).then_some("in a comment without `doc`, `line`, `cell` or `name`");
    }
    let in_literal = before.matches('"').count() % 2 == 1;
    (in_literal && !expression.ends_with("|name"))
        .then_some("in a string literal; write `literal` without quotes, or `name`")
}

#[test]
fn templates_escape_text_in_comments_and_literals() {
    let mut wrong = Vec::new();
    for (path, text) in files("templates/rust").into_iter().chain(files("templates/catalog")) {
        let is_toml = path.to_string_lossy().contains(".toml");
        for line in text.lines() {
            for (before, expression) in expressions(line) {
                if let Some(problem) = unescaped(&before, expression, if is_toml { "# " } else { "//" }) {
                    wrong.push(format!("{}: `{expression}` is {problem}", path.display()));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn finds_expressions_that_are_not_escaped() {
    let problems = |line: &str| {
        expressions(line).into_iter().filter(|(before, text)| unescaped(before, text, "//").is_some()).count()
    };
    assert_eq!(problems("/// {{ a }} {{ b|doc }} {% if c %}{{ c }}{% endif %}"), 2);
    assert_eq!(problems("x({{ a|literal }}, \"{{ b }}\", {{ c }}, \"{{ d|name }}\")"), 1);
}

/// Lines of the emitters of a language that contain a text, as `file: line`. Tests and comments do not count.
fn emitters_with(folder: &str, text: &str) -> Vec<String> {
    let mut found = Vec::new();
    let module = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("{folder}.rs"));
    let parent = fs::read_to_string(&module).expect("a module");
    for (path, code) in files(folder).into_iter().chain([(module, parent)]) {
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
fn one_module_of_each_emitter_writes_comments() {
    // Others begin files, with lines that contain no text of the tables, or break lines of comments.
    assert_eq!(emitters_with("src/emit/c", "/*"), ["bits.rs", "c.rs", "text.rs"]);
    assert_eq!(emitters_with("src/emit/rust", "\"//"), ["docs.rs", "fit.rs", "print.rs"]);
    assert_eq!(emitters_with("src/emit/python", "# {"), ["python.rs"]);
    assert_eq!(emitters_with("src/emit/kaitai", "\"doc"), ["yaml.rs"]);
}
