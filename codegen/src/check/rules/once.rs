//! Rows that differ by a key.

use std::collections::HashMap;
use std::hash::Hash;

use crate::check::Rule;
use crate::diagnostics::Diagnostic;
use crate::span::Place;

/// Rows that differ by a key, in the order in which they are added.
pub(super) struct Rows<'o, K> {
    rule: &'static Rule,
    /// The rows, and what they differ by: `events have the ID`.
    what: &'o str,
    first: HashMap<K, Place>,
    out: &'o mut Vec<Diagnostic>,
}

impl<'o, K: Eq + Hash> Rows<'o, K> {
    pub(super) fn new(rule: &'static Rule, what: &'o str, out: &'o mut Vec<Diagnostic>) -> Rows<'o, K> {
        Rows { rule, what, first: HashMap::new(), out }
    }

    /// Adds a row, or reports that an earlier one has its key, which is shown as a text.
    pub(super) fn add(&mut self, key: K, shown: &str, place: Place) {
        if let Some(first) = self.first.get(&key) {
            let message = format!("two {} `{}`", self.what, shown.escape_debug());
            let problem = self.rule.at(place, message, "used again").other(first.clone(), "used first");
            self.out.push(problem.help("remove one of the rows, or correct it"));
        } else {
            self.first.insert(key, place);
        }
    }
}
