//! Text without characters that terminals and readers obey.

use std::borrow::Cow;
use std::io::Write as _;

use etwspec_console::{
    VisibleJson, escaped, escaped_cell, is_hidden, is_invisible, unescaped, visible, visible_json, visible_lines,
};

#[test]
fn escapes_what_terminals_and_readers_obey() {
    assert_eq!(visible("a\u{1b}]0;x\u{7}\u{9b}2J\u{202e}b\n"), r"a\u{1b}]0;x\u{7}\u{9b}2J\u{202e}b\u{a}");
    assert_eq!(visible_lines("a\n\rb"), "a\n\\u{d}b");
    assert!(matches!(visible("Müller 中文 – \"x\""), Cow::Borrowed(_)));
}

#[test]
fn escapes_are_reversible() {
    let pieces =
        ["\u{1b}", r"\u{1b}", r"\u{5c}", r"\", r"u{a}", "\r\n", "\u{202e}", r"\u{202e}", r"\u{41}", r"\u{00d}", "ü"];
    let mut seen = std::collections::BTreeSet::new();
    for (a, b, c) in (0..pieces.len().pow(3))
        .map(|at| (at % pieces.len(), at / pieces.len() % pieces.len(), at / pieces.len().pow(2)))
    {
        let text = [pieces[a], pieces[b], pieces[c]].concat();
        let cell = escaped_cell(&text);
        assert_eq!((unescaped(&escaped(&text)), unescaped(&cell)), (text.clone(), text.clone()), "{cell}");
        assert!(!escaped(&text).contains(is_hidden) && !cell.replace(['\r', '\n'], "").contains(is_hidden), "{cell}");
        seen.insert((escaped(&text).into_owned(), text));
    }
    let texts: std::collections::BTreeSet<&str> = seen.iter().map(|(escaped, _)| escaped.as_str()).collect();
    assert_eq!(texts.len(), seen.len());
    assert_eq!(escaped("a\n\\u{a}"), r"a\u{a}\u{5c}u{a}");
    assert_eq!(escaped_cell("a\n\u{1b}\\u{a}"), "a\n\\u{1b}\\u{5c}u{a}");
    assert!(matches!(escaped(r"C:\users\u{41}"), Cow::Owned(same) if same == r"C:\users\u{41}"));
}

#[test]
fn invisible_characters_include_hidden_ones() {
    assert!(
        ['\n', '\u{202e}', '\u{200b}', '\u{2028}', '\u{feff}', '\u{ad}', '\u{e0041}']
            .map(is_invisible)
            .iter()
            .all(|is| *is)
    );
    assert!(!['a', ' ', '–', 'ü', '\u{301}', '中', '\u{1f512}'].map(is_invisible).iter().any(|is| *is));
}

#[test]
fn escaped_json_has_the_same_value() {
    let text = "{\n  \"a\": \"x\u{7f}\u{9b}\u{2066}ü\"\n}";
    let visible = "{\n  \"a\": \"x\\u007f\\u009b\\u2066ü\"\n}";
    assert_eq!(visible_json(&text), visible);
    for size in 1..text.len() {
        let mut writer = VisibleJson::new(Vec::new());
        text.as_bytes().chunks(size).for_each(|part| writer.write_all(part).expect("memory"));
        assert_eq!(String::from_utf8(writer.into_inner()).expect("text"), visible);
    }
}
