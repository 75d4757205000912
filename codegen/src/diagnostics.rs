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
    /// What stands there, in a few words.
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
