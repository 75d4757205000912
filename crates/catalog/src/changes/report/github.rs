//! Differences and findings as annotations for GitHub Actions.

use super::{Ends, breaking as text, diff as diff_text};
use crate::changes::{Bump, Categories, Changes, Decided, Difference};

/// Returns an annotation for each difference: a warning if it is breaking, a notice otherwise.
pub fn diff(changes: &Changes, ends: &Ends) -> String {
    let level = |one: &Difference| if one.rule.bump == Bump::Breaking { "warning" } else { "notice" };
    let lines: String =
        changes.differences.iter().map(|one| annotation(level(one), one, one.rule.breaks, ends)).collect();
    lines + &diff_text::total(changes) + "\n"
}

/// Returns an annotation for each finding.
pub fn breaking(decided: &Decided<'_>, ends: &Ends) -> String {
    let lines: String =
        decided.left.iter().map(|finding| annotation("error", finding.difference, finding.categories, ends)).collect();
    lines + &text::total(decided, ends) + "\n"
}

fn annotation(level: &str, difference: &Difference, categories: Categories, ends: &Ends) -> String {
    let rule = difference.rule;
    let place = difference.place();
    let end = if difference.new.file.is_empty() { &ends.old } else { &ends.new };
    let mut properties = Vec::new();
    if let Some(path) = end.place(&crate::changes::Place { line: None, ..place.clone() }) {
        properties.push(format!("file={}", property(&path)));
        // A row that is gone has no line in the files that are annotated.
        let line = place.line.filter(|_| !difference.new.file.is_empty()).unwrap_or(1);
        properties.push(format!("line={line}"));
    }
    properties.push(format!("title={}", property(rule.name)));
    let text = format!("{}: {} [{}] {}", difference.item, difference.text(), categories, difference.instead());
    format!("::{level} {}::{}\n", properties.join(","), message(&text.replace(" []", "")))
}

fn message(text: &str) -> String {
    text.replace('%', "%25").replace('\r', "%0D").replace('\n', "%0A")
}

fn property(text: &str) -> String {
    message(text).replace(':', "%3A").replace(',', "%2C")
}
