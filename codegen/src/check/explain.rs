//! The output of `check --explain RULE`.

use std::fmt::Write as _;

use etwspec_console::wrapped;

use super::{RULES, Rule};
use crate::did_you_mean;

/// Returns the rule of this name.
pub fn find(name: &str) -> Option<&'static Rule> {
    RULES.iter().copied().find(|rule| rule.name == name)
}

impl Rule {
    /// Returns the examples with their titles, without the problems that tests expect.
    pub fn examples(&self) -> [(&'static str, String); 2] {
        let expectation = |line: &&str| line.starts_with("# expect: ") || line.starts_with("#   also: ");
        let shown = |text: &str| text.lines().filter(|line| !expectation(line)).collect::<Vec<_>>().join("\n");
        [("Bad", shown(self.bad)), ("Good", shown(self.good))]
    }
}

/// Returns the purpose of a rule, with a bad and a good example.
///
/// # Errors
///
/// Returns the list of rules if no rule has the name.
pub fn explain(name: &str) -> Result<String, String> {
    let Some(rule) = find(name) else { return Err(unknown(name)) };
    let mut out = String::new();
    let _ = write!(out, "{}\n\n{}\n\n{}\n", rule.name, wrapped(rule.purpose), wrapped(rule.explanation));
    for (title, example) in rule.examples() {
        let _ = write!(out, "\n{title}:\n\n");
        for line in example.lines() {
            let _ = writeln!(out, "{}", format!("    {line}").trim_end());
        }
    }
    Ok(out)
}

fn unknown(name: &str) -> String {
    let mut out = format!("no rule is called `{name}`");
    if let Some(nearest) = did_you_mean::nearest(name, RULES.iter().map(|rule| rule.name)) {
        let _ = write!(out, "; did you mean `{nearest}`?");
    }
    out.push_str("\n\nthe rules are:\n");
    for rule in RULES {
        let _ = write!(out, "\n    {:<20} {}", rule.name, rule.purpose);
    }
    out.push('\n');
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn explanations_fit_a_narrow_terminal() {
        for rule in RULES {
            let text = explain(rule.name).unwrap_or_default();
            let long = text.lines().find(|line| line.chars().count() > 120);
            assert_eq!(long, None, "{}", rule.name);
        }
    }
}
