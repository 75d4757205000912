//! Differences and findings as Markdown, for a pull request or a changelog.

use std::fmt::Write as _;

use super::{Ends, breaking as text, by_owner, diff as diff_text, group, shortened, side_by_side};
use crate::changes::{Changes, Decided, Difference};

/// Returns differences as Markdown.
pub fn diff(changes: &Changes, ends: &Ends) -> String {
    let mut out = format!("### Changes of the tables: {} to {}\n\n", code(&ends.old.label), code(&ends.new.label));
    if changes.is_empty() {
        return out + "No difference.\n";
    }
    for (owner, differences) in by_owner(changes) {
        let _ = writeln!(out, "**{}**\n", code(owner));
        differences.iter().for_each(|difference| out += &line(difference));
        let layouts: Vec<String> = changes
            .layouts
            .iter()
            .filter(|layout| layout.structure == owner)
            .map(|layout| side_by_side::text(layout, ""))
            .collect();
        if !layouts.is_empty() {
            let _ = write!(out, "\n{}", block(&layouts.join("\n")));
        }
        out.push('\n');
    }
    out + &capital(&diff_text::total(changes)) + ".\n"
}

/// Returns findings as Markdown.
pub fn breaking(changes: &Changes, decided: &Decided<'_>, ends: &Ends) -> String {
    let mut out = format!("### Breaking changes: {} to {}\n\n", code(&ends.old.label), code(&ends.new.label));
    if decided.left.is_empty() {
        return out + "None.\n";
    }
    for (owner, differences) in group(decided.left.iter().map(|finding| finding.difference)) {
        let _ = writeln!(out, "**{}**\n", code(owner));
        for difference in differences {
            out += &line(difference);
            let places = [ends.old.place(&difference.old), ends.new.place(&difference.new)];
            let places: Vec<String> = places.into_iter().flatten().map(|place| code(&place)).collect();
            let _ = writeln!(out, "  {} Places: {}.", escaped(&difference.instead()), places.join(" and "));
        }
        let found = decided.left.iter().filter(|finding| finding.difference.owner == owner);
        if let Some(witness) = found.filter_map(|finding| finding.witness.as_ref()).next() {
            let _ = write!(out, "\n{}", block(&text::witness(witness)));
        }
        for layout in changes.layouts.iter().filter(|layout| layout.structure == owner) {
            let _ = write!(out, "\n{}", block(&side_by_side::text(layout, "")));
        }
        out.push('\n');
    }
    out + &capital(&text::total(decided, ends)) + ".\n"
}

fn line(difference: &Difference) -> String {
    let rule = difference.rule;
    let breaks = if rule.breaks.is_empty() { String::new() } else { format!(" ({})", rule.breaks) };
    let text = shortened(&difference.text(), 160);
    let text = if text.is_empty() { text } else { format!(": {}", escaped(&text)) };
    format!("- `{}`{breaks} {}{text}\n", rule.name, code(&difference.item))
}

/// Returns a text as code. What it contains cannot end the code.
fn code(text: &str) -> String {
    let text = text.replace(['\n', '\r'], " ");
    let fence = if text.contains('`') { "``" } else { "`" };
    let space = if text.contains('`') { " " } else { "" };
    format!("{fence}{space}{}{space}{fence}", text.replace("``", "` `"))
}

fn block(text: &str) -> String {
    format!("```text\n{}\n```\n", text.replace("```", "` ` `").trim_end())
}

/// Returns a text in which nothing is markup. Code within backticks stays code.
fn escaped(text: &str) -> String {
    let mut out = String::new();
    for (at, part) in text.split('`').enumerate() {
        if at % 2 == 1 {
            let _ = write!(out, "`{part}`");
            continue;
        }
        for char in part.chars() {
            if "\\*_[]<>|#~&!@".contains(char) {
                out.push('\\');
            }
            out.push(char);
        }
    }
    out
}

fn capital(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |first| first.to_uppercase().chain(chars).collect())
}
