//! The rules of differences, as users read them.

use std::collections::BTreeSet;

use etwspec_catalog::changes::{Bump, Category, RULES, explain};

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

#[test]
fn names_in_json_are_those_of_reports() {
    for category in Category::ALL {
        assert_eq!(serde_json::to_value(category).expect("a name"), category.name());
    }
    for bump in [Bump::Patch, Bump::Minor, Bump::Breaking] {
        assert_eq!(serde_json::to_value(bump).expect("a word"), bump.word());
    }
}
