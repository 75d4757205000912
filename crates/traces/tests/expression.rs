//! Expressions and their texts.

use etwspec_traces::expression::{Comparison, Expression, Operator, Test, Word};
use proptest::prelude::*;

/// Words that join or negate tests, unless they are quoted.
const KEYWORDS: [&str; 5] = ["and", "or", "not", "in", "has"];

fn words() -> impl Strategy<Value = Word> {
    let texts = prop_oneof!["[a-zA-Z0-9_.:/*?\\\\{}-]{1,12}", "\\PC{0,12}", "(and|or|not|in|has)"];
    texts.prop_map(Word::new)
}

fn fields() -> impl Strategy<Value = Word> {
    words().prop_map(|word| Word {
        quoted: word.quoted || KEYWORDS.contains(&word.text.to_ascii_lowercase().as_str()),
        ..word
    })
}

fn expressions() -> impl Strategy<Value = Expression> {
    let list = || proptest::collection::vec(words(), 1..4);
    let operators = proptest::sample::select(&Operator::ALL[..]);
    let comparisons = prop_oneof![
        Just(Comparison::Exists),
        (operators, words()).prop_map(|(operator, value)| Comparison::Order(operator, value)),
        list().prop_map(Comparison::Like),
        list().prop_map(Comparison::In),
        list().prop_map(Comparison::Has),
    ];
    let test = (fields(), comparisons).prop_map(|(field, comparison)| Expression::Test(Test { field, comparison }));
    test.prop_recursive(5, 40, 4, |inner| {
        let several = || proptest::collection::vec(inner.clone(), 2..4);
        prop_oneof![
            several().prop_map(Expression::All),
            several().prop_map(Expression::Any),
            inner.clone().prop_map(|part| Expression::Not(Box::new(part))),
        ]
    })
}

proptest! {
    #[test]
    fn roundtrips_printed_expressions(expression in expressions()) {
        let text = expression.to_string();
        prop_assert_eq!(text.parse::<Expression>(), Ok(expression), "{}", text);
    }

    #[test]
    fn never_panics(text in "([a-c\"'()~=<>!, ]|and|not|or|in|has|ä){0,30}") {
        match text.parse::<Expression>() {
            Ok(expression) => prop_assert_eq!(expression.to_string().parse(), Ok(expression)),
            Err(error) => prop_assert!(error.to_string().contains('^'), "{}", error),
        }
    }
}

#[test]
fn and_binds_tighter_than_or_and_not_than_and() {
    let printed = |text: &str| text.parse::<Expression>().map(|expression| expression.to_string());
    for (text, canonical) in [
        ("a or b and not c", "a or b and not c"),
        ("(a or b) and c", "(a or b) and c"),
        ("NOT(a OR b)", "not (a or b)"),
        ("a not in(1,2)", "not a in (1, 2)"),
        ("x in 10.0.0.0/8", "x in 10.0.0.0/8"),
        ("x ~ *.dll", "x ~ *.dll"),
        (r#"p = 'C:\Windows\'"#, r#"p = "C:\Windows\""#),
        (r#"p = "say ""no""" "#, r#"p = "say ""no""""#),
        ("a.b[2]>=0x10", "a.b[2] >= 0x10"),
    ] {
        assert_eq!(printed(text).as_deref(), Ok(canonical), "{text}");
    }
}
