//! The list of findings that are accepted, each with a reason and an expiry.

use etwspec_console::is_date;
use serde::Deserialize;

use crate::changes::{Finding, find};

/// Findings that are accepted, each with a reason and its last day: the file breaking.toml.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AllowList {
    /// Entries.
    #[serde(default)]
    pub allow: Vec<Allowed>,
}

/// A finding that is accepted.
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Allowed {
    /// Name of the rule.
    #[cfg_attr(feature = "schema", schemars(transform = names_of_rules))]
    pub rule: String,
    /// Full name of the item, as the report prints it.
    pub item: String,
    /// Part of the item that differs; without it, any difference of the rule.
    #[serde(default)]
    pub what: Option<String>,
    /// Why it is accepted.
    #[cfg_attr(feature = "schema", schemars(length(min = 1)))]
    pub reason: String,
    /// Last day on which it is accepted, such as `2027-01-31`.
    #[cfg_attr(feature = "schema", schemars(regex(pattern = "^[0-9]{4}-[0-9]{2}-[0-9]{2}$")))]
    pub until: String,
}

/// Adds the names of the rules to a schema, so that editors complete them.
#[cfg(feature = "schema")]
fn names_of_rules(schema: &mut schemars::Schema) {
    let names: Vec<&str> = crate::changes::RULES.iter().map(|rule| rule.name).collect();
    schema.insert("enum".to_owned(), names.into());
}

/// Problem with an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EntryProblem {
    /// No finding matches it.
    Unused,
    /// Its last day is over.
    Expired,
    /// No rule has this name.
    UnknownRule,
    /// The expiry is not a date.
    NotADate,
    /// The reason is empty.
    NoReason,
}

impl EntryProblem {
    /// Returns whether the entry cannot be used at all, however the tables change.
    pub fn is_invalid(self) -> bool {
        matches!(self, EntryProblem::UnknownRule | EntryProblem::NotADate | EntryProblem::NoReason)
    }
}

/// Findings, divided by an allow list.
#[derive(Clone, Debug)]
pub struct Decided<'c> {
    /// Findings that no valid entry accepts.
    pub left: Vec<Finding<'c>>,
    /// Accepted findings, with the index of the entry.
    pub allowed: Vec<(Finding<'c>, usize)>,
    /// Entries that are unused, expired or invalid, with their index.
    pub problems: Vec<(usize, EntryProblem)>,
}

impl Allowed {
    fn matches(&self, finding: &Finding<'_>) -> bool {
        let difference = finding.difference;
        self.rule == difference.rule.name
            && self.item == difference.item
            && self.what.as_ref().is_none_or(|what| *what == difference.what)
    }

    fn problem(&self, today: &str) -> Option<EntryProblem> {
        if find(&self.rule).is_none() {
            return Some(EntryProblem::UnknownRule);
        }
        if self.reason.trim().is_empty() {
            return Some(EntryProblem::NoReason);
        }
        if !is_date(&self.until) {
            return Some(EntryProblem::NotADate);
        }
        (self.until.as_str() < today).then_some(EntryProblem::Expired)
    }
}

impl AllowList {
    /// Divides findings into those that entries accept on a day, such as `2026-11-22`, and those that are left.
    pub fn decide<'c>(&self, findings: Vec<Finding<'c>>, today: &str) -> Decided<'c> {
        let mut used = vec![false; self.allow.len()];
        let mut decided = Decided { left: Vec::new(), allowed: Vec::new(), problems: Vec::new() };
        for finding in findings {
            let mut entries = self.allow.iter().enumerate().filter(|(_, entry)| entry.matches(&finding));
            let valid = entries.find(|(at, entry)| {
                used[*at] = true;
                entry.problem(today).is_none()
            });
            match valid {
                Some((at, _)) => decided.allowed.push((finding, at)),
                None => decided.left.push(finding),
            }
        }
        for (at, entry) in self.allow.iter().enumerate() {
            let problem = entry.problem(today).or((!used[at]).then_some(EntryProblem::Unused));
            decided.problems.extend(problem.map(|problem| (at, problem)));
        }
        decided
    }
}
