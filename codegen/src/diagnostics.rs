//! Problems of a spec: the rule, the message, the place, related places, and a suggestion.

use crate::did_you_mean;
use crate::span::{FileId, Place};

/// Replacement of a part of the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replacement {
    /// The part, which is in the text at the place of the problem.
    pub written: String,
    /// Text to write.
    pub suggested: String,
}

/// A problem.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// Name of the violated rule.
    pub rule: &'static str,
    /// The problem, as a sentence.
    pub message: String,
    /// Place of the problem.
    pub place: Place,
    /// Short label of the place.
    pub label: String,
    /// Related places, each with a short label.
    pub others: Vec<(Place, String)>,
    /// Suggested fix.
    pub help: Option<String>,
    /// The suggested fix as an edit, if it replaces a part of the text at the place.
    pub replacement: Option<Replacement>,
}

impl Diagnostic {
    /// Creates a problem with one place.
    pub fn new(rule: &'static str, place: Place, message: impl Into<String>, label: impl Into<String>) -> Diagnostic {
        Diagnostic {
            rule,
            message: message.into(),
            place,
            label: label.into(),
            others: Vec::new(),
            help: None,
            replacement: None,
        }
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

    /// Suggests the known name that is nearest to the written one, or lists all names if there are few.
    pub fn suggest<'a>(&mut self, written: &str, known: impl IntoIterator<Item = &'a str> + Clone) {
        self.help = did_you_mean::help(written, known.clone());
        if let Some(name) = did_you_mean::nearest(written, known) {
            self.replace(written, name);
        }
    }

    /// Adds the edit of the suggested fix.
    pub fn replace(&mut self, written: impl Into<String>, suggested: impl Into<String>) {
        self.replacement = Some(Replacement { written: written.into(), suggested: suggested.into() });
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
