//! Differences as text for people.

use std::fmt::Write as _;

use super::{Ends, by_owner, count, name_within, shortened, side_by_side};
use crate::changes::{Bump, Changes, Difference, greatest_bump};

/// Returns the differences, grouped by structure, set and group of events.
pub fn text(changes: &Changes, ends: &Ends) -> String {
    let mut out = String::new();
    if changes.is_empty() {
        return format!("no difference between {} and {}\n", ends.old.label, ends.new.label);
    }
    for (owner, differences) in by_owner(changes) {
        let place = differences.iter().find_map(|one| {
            let end = if one.new.file.is_empty() { &ends.old } else { &ends.new };
            let place = crate::changes::Place { line: None, ..one.place().clone() };
            end.place(&place)
        });
        let _ = match place {
            Some(place) => writeln!(out, "{owner}  ({place})"),
            None => writeln!(out, "{owner}"),
        };
        let width = differences.iter().map(|one| one.rule.name.len()).max().unwrap_or(0);
        for difference in &differences {
            let _ = writeln!(out, "{}", line(difference, width));
        }
        for layout in changes.layouts.iter().filter(|layout| layout.structure == owner) {
            let _ = write!(out, "\n{}", side_by_side::text(layout, "    "));
        }
        out.push('\n');
    }
    out + &total(changes) + "\n"
}

fn line(difference: &Difference, width: usize) -> String {
    let name = name_within(difference);
    let text = shortened(&difference.text(), 100);
    let own = name == difference.owner;
    let text = match (own, text.is_empty()) {
        (true, _) => text,
        (false, true) => name.to_owned(),
        (false, false) => format!("{name}  {text}"),
    };
    let rule = difference.rule;
    let breaks = if rule.breaks.is_empty() { String::new() } else { format!("  [{}]", rule.breaks) };
    format!("  {:width$}  {text}{breaks}", rule.name).trim_end().to_owned()
}

/// Returns the number of differences, and what they mean for the version.
pub(super) fn total(changes: &Changes) -> String {
    let breaking = changes.differences.iter().filter(|one| one.rule.bump == Bump::Breaking).count();
    let bump = greatest_bump(&changes.differences).map_or("none", Bump::version);
    format!(
        "{}, {breaking} of them breaking; minimum version bump: {bump}",
        count(changes.differences.len(), "difference", "differences")
    )
}
