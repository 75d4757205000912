//! The section of a release in the changelog.

use etwspec_console::Problem;

/// Heading of what was changed since the last release.
const UNRELEASED: &str = "## Unreleased";
/// Beginning of the heading of the differences of the tables.
const DIFFERENCES: &str = "### Changes of the tables:";

/// Returns a changelog in which what is unreleased belongs to a release, followed by the differences of the tables.
pub(super) fn released(text: &str, version: &str, date: &str, differences: &str) -> Result<String, Problem> {
    let heading = format!("## {version}");
    let is_of = |line: &str| line == heading || line.strip_prefix(&heading).is_some_and(|rest| rest.starts_with(' '));
    if text.lines().any(is_of) {
        return Err(Problem::new(format!("CHANGELOG.md already has a section of {version}"))
            .help("remove the section, or raise another part of the version"));
    }
    let mut headings = lines(text).filter(|(_, line)| line.trim_end() == UNRELEASED);
    let Some((start, line)) = headings.next() else {
        return Err(Problem::new(format!("CHANGELOG.md has no section `{UNRELEASED}`"))
            .help("add the heading before the section of the last release"));
    };
    let body = start + line.len();
    let end = lines(&text[body..]).find(|(_, line)| line.starts_with("## ")).map_or(text.len(), |(at, _)| body + at);
    let written = without_differences(&text[body..end]);
    let mut out = format!("{}{UNRELEASED}\n\n{heading} ({date})\n\n", &text[..start]);
    if !written.trim().is_empty() {
        out += written.trim();
        out += "\n\n";
    }
    out += differences.trim();
    out.push('\n');
    if end < text.len() {
        out.push('\n');
        out += &text[end..];
    }
    Ok(out)
}

/// Returns a text without a section of differences, which are computed again.
fn without_differences(text: &str) -> String {
    let mut out = String::new();
    let mut within = false;
    for (_, line) in lines(text) {
        if line.starts_with("### ") || line.starts_with("## ") {
            within = line.starts_with(DIFFERENCES);
        }
        if !within {
            out += line;
        }
    }
    out
}

/// Iterates over lines with their line feeds, and where each begins.
fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.split_inclusive('\n').scan(0, |at, line| {
        let start = *at;
        *at += line.len();
        Some((start, line))
    })
}

#[cfg(test)]
mod tests {
    use super::released;

    const OLD: &str =
        "# Changelog\n\n## Unreleased\n\n### etwspec\n\nAdded:\n\n- a thing\n\n## 0.1.0 (2026-01-01)\n\nFirst.\n";
    const DIFF: &str = "### Changes of the tables: `v0.1.0` to `v0.2.0`\n\nNo difference.\n";

    #[test]
    fn moves_what_is_unreleased_into_the_section_and_adds_differences() {
        let text = released(OLD, "0.2.0", "2027-01-31", DIFF).expect("a changelog");
        let expected = "# Changelog\n\n## Unreleased\n\n## 0.2.0 (2027-01-31)\n\n### etwspec\n\nAdded:\n\n- a thing\n\n\
                        ### Changes of the tables: `v0.1.0` to `v0.2.0`\n\nNo difference.\n\n## 0.1.0 (2026-01-01)\n\nFirst.\n";
        assert_eq!(text, expected);
    }

    #[test]
    fn replaces_differences_that_were_pasted_before() {
        let pasted = OLD.replace("## 0.1.0", "### Changes of the tables: `v0.1.0` to `spec`\n\n- old\n\n## 0.1.0");
        assert_eq!(
            released(&pasted, "0.2.0", "2027-01-31", DIFF).expect("a changelog"),
            released(OLD, "0.2.0", "2027-01-31", DIFF).expect("a changelog")
        );
    }

    #[test]
    fn refuses_a_changelog_without_the_heading_or_with_the_version() {
        let of = |text: &str| released(text, "0.1.0", "2027-01-31", DIFF).expect_err("refused").to_string();
        assert!(of(OLD).contains("already has a section of 0.1.0"));
        assert!(of("# Changelog\n").contains("has no section `## Unreleased`"));
    }
}
