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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::changes::rules::structures::FIELD_MOVED;
    use crate::changes::{Categories, Category, Changes, Difference, Kind, Place, findings};

    fn changes() -> Changes {
        let difference = Difference {
            rule: &FIELD_MOVED,
            kind: Kind::Field,
            owner: "A".to_owned(),
            item: "A.B".to_owned(),
            what: "offset".to_owned(),
            before: Some("0x00".to_owned()),
            after: Some("0x04".to_owned()),
            releases: None,
            old: Place::default(),
            new: Place::default(),
        };
        Changes { differences: vec![difference], layouts: Vec::new() }
    }

    fn entry(rule: &str, item: &str, until: &str) -> Allowed {
        let reason = "a reason".to_owned();
        Allowed { rule: rule.to_owned(), item: item.to_owned(), what: None, reason, until: until.to_owned() }
    }

    #[test]
    fn accepts_until_the_last_day() {
        let changes = changes();
        let list = AllowList { allow: vec![entry("field-moved", "A.B", "2026-11-22")] };
        let decide = |today| {
            let found = findings(&changes, Categories::of(&[Category::Wire]), false);
            let decided = list.decide(found, today);
            (decided.left.len(), decided.allowed.len(), decided.problems)
        };
        assert_eq!(decide("2026-11-22"), (0, 1, vec![]));
        assert_eq!(decide("2026-11-23"), (1, 0, vec![(0, EntryProblem::Expired)]));
    }

    #[test]
    fn reports_unused_and_invalid_entries() {
        let none = |entry: Allowed| {
            let list = AllowList { allow: vec![entry] };
            list.decide(Vec::new(), "2026-11-22").problems.first().map(|(_, problem)| *problem)
        };
        assert_eq!(none(entry("field-moved", "A.C", "2027-01-01")), Some(EntryProblem::Unused));
        assert_eq!(none(entry("field-move", "A.B", "2027-01-01")), Some(EntryProblem::UnknownRule));
        assert_eq!(none(entry("field-moved", "A.B", "01.01.2027")), Some(EntryProblem::NotADate));
        assert_eq!(
            none(Allowed { reason: " ".to_owned(), ..entry("field-moved", "A.B", "2027-01-01") }),
            Some(EntryProblem::NoReason)
        );
    }
}
