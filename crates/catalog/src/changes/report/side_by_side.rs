//! Two byte maps side by side.

use std::fmt::Write as _;

use crate::changes::{ByteMap, LayoutChange, Line};

/// Lines of a map beyond this are counted only.
const MAX: usize = 24;

/// Returns the differing lines of two layouts side by side, each line after `indent`.
pub(super) fn text(change: &LayoutChange, indent: &str) -> String {
    let (before, after) = (lines(&change.before, &change.after), lines(&change.after, &change.before));
    let width = before.iter().map(|line| line.chars().count()).max().unwrap_or(0).max("before".len());
    let mut out = String::new();
    let releases = change.releases.as_ref().map(|releases| format!(" in {releases}")).unwrap_or_default();
    let _ = writeln!(out, "{indent}{:width$}    after{releases}", "before");
    for at in 0..before.len().max(after.len()) {
        let (left, right) = (before.get(at).map_or("", String::as_str), after.get(at).map_or("", String::as_str));
        let line = format!("{left:width$}    {right}");
        let _ = writeln!(out, "{indent}{}", line.trim_end());
    }
    out
}

fn lines(map: &ByteMap, other: &ByteMap) -> Vec<String> {
    let shown = map.lines_that_differ(other);
    let width = |of: fn(&Line) -> &str| shown.iter().map(|(_, line)| of(line).chars().count()).max().unwrap_or(0);
    let (at, size, name) = (width(|line| &line.at), width(|line| &line.size), width(|line| &line.name));
    let text = |(differs, line): &(bool, &Line)| {
        let mark = if *differs { '*' } else { ' ' };
        let line = format!("{mark} {:at$}  {:size$}  {:name$}  {}", line.at, line.size, line.name, line.ty);
        line.trim_end().to_owned()
    };
    let mut lines: Vec<String> = shown.iter().take(MAX).map(text).collect();
    if shown.len() > MAX {
        lines.push(format!("  and {} more", shown.len() - MAX));
    }
    if map.size != other.size {
        lines.push(format!("* size {}", map.size));
    }
    lines
}
