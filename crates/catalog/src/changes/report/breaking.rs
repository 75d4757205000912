//! Findings as text for people.

use std::fmt::Write as _;

use super::{Ends, count, side_by_side};
use crate::changes::findings::ROW;
use crate::changes::{Bump, Changes, Decided, Finding, Witness, greatest_bump};

/// Returns the findings, each with its places, its witness and what to do.
pub fn text(changes: &Changes, decided: &Decided<'_>, ends: &Ends) -> String {
    let mut out = String::new();
    let mut shown: Vec<&str> = Vec::new();
    for finding in &decided.left {
        out += &one(finding, ends);
        let owner = finding.difference.owner.as_str();
        if !shown.contains(&owner) {
            shown.push(owner);
            for layout in changes.layouts.iter().filter(|layout| layout.structure == owner) {
                let _ = write!(out, "\n{}", side_by_side::text(layout, "    "));
            }
        }
        if let Some(witness) = &finding.witness {
            let _ = write!(out, "\n{}", self::witness(witness));
        }
        let _ = writeln!(out, "\n    do: {}\n", finding.difference.instead());
    }
    if !decided.allowed.is_empty() {
        let _ = writeln!(out, "{}", allowed(decided));
    }
    out + &total(decided, ends) + "\n"
}

fn one(finding: &Finding<'_>, ends: &Ends) -> String {
    let difference = finding.difference;
    let mut out = format!("{}  {}  [{}]\n", difference.rule.name, difference.item, finding.categories);
    let text = difference.text();
    if !text.is_empty() {
        let _ = writeln!(out, "    {text}");
    }
    let _ = writeln!(out, "    {}", difference.rule.why);
    for (word, place) in [("was", ends.old.place(&difference.old)), ("is", ends.new.place(&difference.new))] {
        if let Some(place) = place {
            let _ = writeln!(out, "    {word:3} at {place}");
        }
    }
    let _ = writeln!(out, "    version bump: {}", difference.rule.bump);
    out
}

/// Returns a witness as text: the bytes, and what each version makes of them.
pub(super) fn witness(witness: &Witness) -> String {
    let mut out = format!("    witness: {}\n", witness.origin);
    let shown = witness.bytes.chunks(ROW).enumerate().filter(|(at, _)| witness.rows.contains(at));
    for (at, chunk) in shown.clone() {
        let bytes: Vec<String> = chunk.iter().map(|byte| format!("{byte:02x}")).collect();
        let _ = writeln!(out, "      0x{:04X}  {}", at * ROW, bytes.join(" "));
    }
    let left = witness.bytes.len() - shown.map(|(_, chunk)| chunk.len()).sum::<usize>();
    if left > 0 {
        let _ = writeln!(out, "      and {left} more bytes");
    }
    let width = witness.lines.iter().map(|line| line.name.chars().count()).max().unwrap_or(0);
    let values = witness.lines.iter().map(|line| line.before.as_deref().unwrap_or("-").chars().count());
    let values = values.max().unwrap_or(0).max("before".len());
    let _ = writeln!(out, "      {:width$}  {:values$}  after", "", "before");
    for line in &witness.lines {
        let (before, after) = (line.before.as_deref().unwrap_or("-"), line.after.as_deref().unwrap_or("-"));
        let _ = writeln!(out, "      {:width$}  {before:values$}  {after}", line.name);
    }
    out
}

fn allowed(decided: &Decided<'_>) -> String {
    let names: Vec<String> = decided
        .allowed
        .iter()
        .map(|(finding, _)| format!("{} {}", finding.difference.rule.name, finding.difference.item))
        .collect();
    format!("allowed by breaking.toml: {}", names.join("; "))
}

/// Returns the number of findings, and what they mean for the version.
pub(super) fn total(decided: &Decided<'_>, ends: &Ends) -> String {
    let found = decided.left.len();
    if found == 0 {
        return format!("{} breaks nothing of {}", ends.new.label, ends.old.label);
    }
    let bump = greatest_bump(decided.left.iter().map(|finding| finding.difference)).map_or("none", Bump::version);
    format!(
        "{} between {} and {}; minimum version bump: {bump}",
        count(found, "breaking difference", "breaking differences"),
        ends.old.label,
        ends.new.label
    )
}
