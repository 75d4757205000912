//! Problems of a spec: what a rule found, where, which other place is to blame, and what to write instead.

use crate::span::Place;

/// One problem.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// The name of the rule that found it.
    pub rule: &'static str,
    /// What is wrong, in a sentence.
    pub message: String,
    /// Where.
    pub place: Place,
    /// What was found there, in a few words.
    pub label: String,
    /// Other places that are to blame, each with a few words.
    pub others: Vec<(Place, String)>,
    /// What to write.
    pub help: Option<String>,
}

impl Diagnostic {
    /// A problem with one place.
    pub fn new(rule: &'static str, place: Place, message: impl Into<String>, label: impl Into<String>) -> Diagnostic {
        Diagnostic { rule, message: message.into(), place, label: label.into(), others: Vec::new(), help: None }
    }

    /// The same with another place that is to blame.
    pub fn other(mut self, place: Place, label: impl Into<String>) -> Diagnostic {
        self.others.push((place, label.into()));
        self
    }

    /// The same with what to write.
    pub fn help(mut self, help: impl Into<String>) -> Diagnostic {
        self.help = Some(help.into());
        self
    }
}

/// Puts problems in the order of their places, and drops what was found twice.
pub fn sort(problems: &mut Vec<Diagnostic>) {
    problems.sort_by(|a, b| {
        let key = |p: &Diagnostic| (p.place.file, p.place.range.start, p.place.range.end, p.rule);
        key(a).cmp(&key(b)).then_with(|| a.message.cmp(&b.message))
    });
    problems.dedup();
}
