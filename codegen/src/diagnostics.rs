//! Problems of a spec: the rule, the message, the place, related places, and a suggestion.

use crate::span::{FileId, Place};

/// A problem.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// Name of the violated rule.
    pub rule: &'static str,
    /// What is wrong, as a sentence.
    pub message: String,
    /// Place of the problem.
    pub place: Place,
    /// Short label of the place.
    pub label: String,
    /// Related places, each with a short label.
    pub others: Vec<(Place, String)>,
    /// Suggested fix.
    pub help: Option<String>,
}

impl Diagnostic {
    /// Creates a problem with one place.
    pub fn new(rule: &'static str, place: Place, message: impl Into<String>, label: impl Into<String>) -> Diagnostic {
        Diagnostic { rule, message: message.into(), place, label: label.into(), others: Vec::new(), help: None }
    }

    /// Adds a related place.
    pub fn other(mut self, place: Place, label: impl Into<String>) -> Diagnostic {
        self.others.push((place, label.into()));
        self
    }

    /// Moves all places to another file.
    pub(crate) fn in_file(mut self, file: FileId) -> Diagnostic {
        self.place.file = file;
        self.others.iter_mut().for_each(|(place, _)| place.file = file);
        self
    }

    /// Adds a suggested fix.
    pub fn help(mut self, help: impl Into<String>) -> Diagnostic {
        self.help = Some(help.into());
        self
    }
}

/// Sorts problems by place and removes duplicates.
pub fn sort(problems: &mut Vec<Diagnostic>) {
    problems.sort_by(|a, b| {
        let key = |p: &Diagnostic| (p.place.file, p.place.range.start, p.place.range.end, p.rule);
        key(a).cmp(&key(b)).then_with(|| a.message.cmp(&b.message))
    });
    problems.dedup();
}
