//! Reports of differences: text for people, Markdown, JSON, annotations for GitHub.

mod breaking;
mod diff;
mod github;
mod json;
mod markdown;
mod side_by_side;

pub use breaking::text as breaking_text;
pub use diff::text as diff_text;
pub use github::{breaking as breaking_github, diff as diff_github};
pub use json::{BreakingReport, DiffReport, FORMAT as JSON_FORMAT, breaking as breaking_json, diff as diff_json};
pub use markdown::{breaking as breaking_markdown, diff as diff_markdown};

use crate::changes::{Changes, Difference, Place};

/// The two versions that were compared.
#[derive(Clone, Debug, Default)]
pub struct Ends {
    /// The old version.
    pub old: End,
    /// The new version.
    pub new: End,
}

/// One of the versions.
#[derive(Clone, Debug, Default)]
pub struct End {
    /// Name of the version, such as `v0.1.0` or `spec`.
    pub label: String,
    /// Path of the folder of its tables from the root of the repository; none for a catalog file.
    pub folder: Option<String>,
}

impl End {
    /// Returns a place with its folder and line: `spec/structs/EXAMPLE.toml:12`.
    pub fn place(&self, place: &Place) -> Option<String> {
        if place.file.is_empty() {
            return None;
        }
        let line = place.line.map(|line| format!(":{line}")).unwrap_or_default();
        Some(format!("{}{line}", self.path(place)))
    }

    /// Returns the path of a place's table.
    fn path(&self, place: &Place) -> String {
        match (&self.folder, place.file.strip_prefix("../")) {
            // A table beside the folder of the tables.
            (Some(folder), Some(rest)) => match folder.trim_end_matches('/').rsplit_once('/') {
                Some((parent, _)) => format!("{parent}/{rest}"),
                None => rest.to_owned(),
            },
            (Some(folder), None) => format!("{}/{}", folder.trim_end_matches('/'), place.file),
            (None, rest) => rest.unwrap_or(&place.file).to_owned(),
        }
    }
}

/// Returns the differences by owner, in order.
fn by_owner(changes: &Changes) -> Vec<(&str, Vec<&Difference>)> {
    group(changes.differences.iter())
}

fn group<'c>(differences: impl Iterator<Item = &'c Difference>) -> Vec<(&'c str, Vec<&'c Difference>)> {
    let mut groups: Vec<(&str, Vec<&Difference>)> = Vec::new();
    for difference in differences {
        match groups.last_mut() {
            Some((owner, group)) if *owner == difference.owner => group.push(difference),
            _ => groups.push((&difference.owner, vec![difference])),
        }
    }
    groups
}

/// Returns the name of an item within its owner, where that is clear.
fn name_within(difference: &Difference) -> &str {
    let rest = difference.item.strip_prefix(difference.owner.as_str());
    rest.and_then(|rest| rest.strip_prefix('.')).unwrap_or(&difference.item)
}

/// Returns a text of at most `most` characters; a longer one ends with an ellipsis.
fn shortened(text: &str, most: usize) -> String {
    match text.char_indices().nth(most) {
        Some((end, _)) => format!("{}…", text[..end].trim_end()),
        None => text.to_owned(),
    }
}

fn count(number: usize, one: &str, many: &str) -> String {
    if number == 1 { format!("1 {one}") } else { format!("{number} {many}") }
}
