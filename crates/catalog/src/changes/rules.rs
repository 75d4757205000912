//! The list of all rules: what kinds of differences exist, and for whom each matters.
//!
//! # Design
//!
//! The rule of a difference determines its categories, so the table in `RULES.md` is complete. A rule that only adds to
//! decoded output breaks nothing, and `--strict` reports it.

pub(crate) mod claims;
pub(crate) mod events;
pub(crate) mod providers;
pub(crate) mod structures;
pub(crate) mod tables;
pub(crate) mod values;

use std::fmt::Write as _;

use crate::query::suggest::closest;
use etwspec_console::{Console, Problem, wrapped};

use crate::changes::{Bump, Categories, Category};

/// Kind of difference.
#[derive(Debug)]
pub struct Rule {
    /// Stable name, such as `field-moved`.
    pub name: &'static str,
    /// Categories that it breaks.
    pub breaks: Categories,
    /// Whose results it changes without breaking them: decoded output has more in it than before.
    pub shows: Categories,
    /// Part of the version that it raises at least.
    pub bump: Bump,
    /// Purpose of the rule, in one sentence.
    pub purpose: &'static str,
    /// Reason why it matters.
    pub why: &'static str,
    /// An example.
    pub example: &'static str,
    /// Advice: an alternative, or a remedy.
    pub instead: &'static str,
}

impl PartialEq for Rule {
    fn eq(&self, other: &Rule) -> bool {
        self.name == other.name
    }
}

impl Eq for Rule {}

/// All rules, from structures to claims.
pub static RULES: &[&Rule] = &[
    &structures::STRUCTURE_ADDED,
    &structures::STRUCTURE_REMOVED,
    &structures::STRUCTURE_RENAMED,
    &structures::LAYOUT_LEARNED,
    &structures::LAYOUT_LOST,
    &structures::FORM_ADDED,
    &structures::FORM_REMOVED,
    &structures::FORM_REPLACED,
    &structures::SIZE_CHANGED,
    &structures::ALIGNMENT_CHANGED,
    &structures::EXTENT_CHANGED,
    &structures::FIELD_ADDED,
    &structures::FIELD_REMOVED,
    &structures::FIELD_RENAMED,
    &structures::FIELD_MOVED,
    &structures::FIELD_RESIZED,
    &structures::FIELD_RETYPED,
    &structures::TYPE_NAME_CHANGED,
    &structures::FIELD_REGROUPED,
    &structures::ARMS_REORDERED,
    &structures::VALUES_CHANGED,
    &structures::MEANING_ADDED,
    &structures::MEANING_CHANGED,
    &structures::UNITS_CHANGED,
    &structures::CONDITION_CHANGED,
    &structures::COUNT_CHANGED,
    &structures::ACCESSOR_CHANGED,
    &structures::PAYLOAD_TYPE_CHANGED,
    &structures::BIT_ADDED,
    &structures::BIT_REMOVED,
    &structures::BIT_RENAMED,
    &structures::BIT_MOVED,
    &structures::BIT_RESIZED,
    &structures::PART_ADDED,
    &structures::PART_REMOVED,
    &structures::PARTS_REORDERED,
    &structures::ITEM_ADDED,
    &structures::ITEM_REMOVED,
    &structures::MODULE_CHANGED,
    &structures::RUST_NAME_CHANGED,
    &structures::DECLARATION_CHANGED,
    &values::SET_ADDED,
    &values::SET_REMOVED,
    &values::SET_RENAMED,
    &values::SET_RETYPED,
    &values::SET_KIND_CHANGED,
    &values::VALUE_ADDED,
    &values::VALUE_REMOVED,
    &values::VALUE_RENAMED,
    &values::VALUE_CHANGED,
    &values::VALUE_EFFECT_CHANGED,
    &values::FLAG_MAPPING_CHANGED,
    &values::SENTINEL_CHANGED,
    &events::GROUP_ADDED,
    &events::GROUP_REMOVED,
    &events::GROUP_RENAMED,
    &events::EVENT_ADDED,
    &events::EVENT_REMOVED,
    &events::EVENT_RENAMED,
    &events::EVENT_NUMBER_CHANGED,
    &events::GUID_CHANGED,
    &events::PAYLOAD_ADDED,
    &events::PAYLOAD_REMOVED,
    &events::PAYLOAD_CHANGED,
    &events::PAYLOADS_REORDERED,
    &events::ENABLING_CHANGED,
    &events::ALIAS_ADDED,
    &events::ALIAS_REMOVED,
    &events::COMMUNITY_NAME_CHANGED,
    &events::DISPATCH_ADDED,
    &events::DISPATCH_REMOVED,
    &events::DISPATCH_RENAMED,
    &events::CASE_ADDED,
    &events::CASE_REMOVED,
    &events::CASE_CHANGED,
    &events::CASES_REORDERED,
    &events::SELECTOR_CHANGED,
    &events::REQUEST_ADDED,
    &events::REQUEST_REMOVED,
    &events::REQUEST_CHANGED,
    &events::REQUEST_RULE_CHANGED,
    &events::REFERENCE_ADDED,
    &events::REFERENCE_REMOVED,
    &events::REFERENCE_CHANGED,
    &providers::PROVIDER_ADDED,
    &providers::PROVIDER_REMOVED,
    &providers::PROVIDER_RENAMED,
    &providers::PROVIDER_CHANGED,
    &providers::PROVIDER_EVENT_ADDED,
    &providers::PROVIDER_EVENT_REMOVED,
    &providers::PROVIDER_EVENT_CHANGED,
    &providers::PROVIDER_LAYOUT_CHANGED,
    &providers::PROVIDER_PAIR_SPLIT,
    &providers::PROVIDER_NAME_ADDED,
    &providers::PROVIDER_NAME_REMOVED,
    &providers::PROVIDER_NAME_CHANGED,
    &tables::RELEASE_ADDED,
    &tables::RELEASE_REMOVED,
    &tables::RELEASE_CHANGED,
    &tables::BUILD_CHANGED,
    &tables::SOURCE_ADDED,
    &tables::SOURCE_REMOVED,
    &tables::SOURCE_CHANGED,
    &tables::TYPE_ADDED,
    &tables::TYPE_REMOVED,
    &tables::TYPE_CHANGED,
    &tables::TOPIC_ADDED,
    &tables::TOPIC_REMOVED,
    &tables::DOCUMENTATION_CHANGED,
    &tables::STATUS_CHANGED,
    &tables::RENAMED_WITH_ALIAS,
    &tables::RENAMED_WITHOUT_C_ALIAS,
    &tables::RENAMED_WITHOUT_RUST_ALIAS,
    &tables::DEPRECATED,
    &tables::RESERVED,
    &tables::RESERVATION_DROPPED,
    &claims::RELEASES_NARROWED,
    &claims::RELEASES_WIDENED,
    &claims::CLAIM_STRENGTHENED,
    &claims::CLAIM_WEAKENED,
    &claims::EVIDENCE_ADDED,
    &claims::EVIDENCE_LOST,
    &claims::SOURCES_CHANGED,
    &claims::DISPUTE_OPENED,
    &claims::DISPUTE_SETTLED,
    &claims::DISPUTE_SIDES_CHANGED,
    &claims::OBSERVATIONS_CHANGED,
];

/// Returns the rule with a name.
pub fn find(name: &str) -> Option<&'static Rule> {
    RULES.iter().copied().find(|rule| rule.name == name)
}

/// Returns the explanation of a rule.
///
/// # Errors
///
/// Returns a list of all rules, after a suggestion if a name is similar.
pub fn explain(name: &str) -> Result<String, String> {
    let Some(rule) = find(name) else { return Err(unknown(name)) };
    let mut out = format!("{}\n\n{}\n\n{}\n\nExample:\n\n", rule.name, wrapped(rule.purpose), wrapped(rule.why));
    let _ = writeln!(out, "{}\n", indented(&wrapped(rule.example)));
    let _ = match rule.breaks.is_empty() {
        true => writeln!(out, "Breaks: nothing"),
        false => writeln!(out, "Breaks: {}", rule.breaks),
    };
    for category in rule.breaks.iter() {
        let _ = writeln!(out, "    {:<12} {}", category.name(), category.purpose());
    }
    if !rule.shows.is_empty() {
        let _ = writeln!(out, "Adds to decoded output; `breaking --strict` reports it");
    }
    let _ = writeln!(out, "Version: {}\n\n{}", rule.bump, wrapped(rule.instead));
    Ok(out)
}

/// Prints the explanation of a rule.
///
/// # Errors
///
/// [`Problem::Refused`] if there is no such rule, with a list of all rules as help.
pub fn print_explanation(name: &str, console: &mut Console<'_>) -> Result<(), Problem> {
    let text = explain(name).map_err(|unknown| match unknown.split_once('\n') {
        Some((message, help)) => Problem::new(message).help(help.trim()),
        None => Problem::new(unknown),
    })?;
    Ok(write!(console.out, "{text}")?)
}

/// Returns the table of all rules in Markdown: one row for each rule, one column for each category.
pub fn table() -> String {
    let mut out = "| rule | difference |".to_owned();
    for category in Category::ALL {
        let _ = write!(out, " {category} |");
    }
    out += " version |\n|---|---|";
    out += &":-:|".repeat(Category::ALL.len());
    out += "---|\n";
    for rule in RULES {
        let _ = write!(out, "| `{}` | {} |", rule.name, rule.purpose.trim_end_matches('.'));
        for category in Category::ALL {
            let mark = match (rule.breaks.has(category), rule.shows.has(category)) {
                (true, _) => " ✗ |",
                (false, true) => " + |",
                (false, false) => " |",
            };
            out += mark;
        }
        let _ = writeln!(out, " {} |", rule.bump);
    }
    out
}

fn unknown(name: &str) -> String {
    let mut out = format!("no rule is called `{name}`");
    if let Some(nearest) = closest(name, RULES.iter().map(|rule| rule.name), 1).first() {
        let _ = write!(out, "; did you mean `{nearest}`?");
    }
    out.push_str("\n\nthe rules are:\n");
    for rule in RULES {
        let _ = write!(out, "\n    {:<22} {}", rule.name, rule.purpose);
    }
    out.push('\n');
    out
}

fn indented(text: &str) -> String {
    text.lines().map(|line| format!("    {line}")).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn names_are_unique_and_in_kebab_case() {
        let names: BTreeSet<&str> = RULES.iter().map(|rule| rule.name).collect();
        assert_eq!(names.len(), RULES.len());
        assert!(names.iter().all(|name| name.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-')));
    }

    #[test]
    fn texts_are_sentences_of_visible_characters() {
        for rule in RULES {
            for text in [rule.purpose, rule.why, rule.example, rule.instead] {
                assert!(text.ends_with('.') && !text.contains('\n'), "{}: {text}", rule.name);
            }
        }
    }

    #[test]
    fn wire_implies_data() {
        for rule in RULES.iter().filter(|rule| rule.breaks.has(Category::Wire)) {
            assert!(rule.breaks.has(Category::Data), "{}", rule.name);
        }
    }

    #[test]
    fn what_breaks_programs_raises_the_version() {
        for rule in RULES {
            let programs = rule.breaks.iter().any(|category| category != Category::Claim);
            assert_eq!(rule.bump == Bump::Breaking, programs, "{}", rule.name);
        }
    }

    #[test]
    fn every_rule_explains_itself_within_a_narrow_terminal() {
        for rule in RULES {
            let text = explain(rule.name).expect("a rule");
            assert_eq!(text.lines().find(|line| line.chars().count() > 120), None, "{}", rule.name);
        }
    }

    #[test]
    fn unknown_rule_lists_all_and_suggests_one() {
        let error = explain("field-move").expect_err("no such rule");
        assert!(error.starts_with("no rule is called `field-move`; did you mean `field-moved`?"), "{error}");
        assert!(RULES.iter().all(|rule| error.contains(rule.name)));
    }
}
