//! Strings that would become code in one of the output languages if they were written as they are.

use std::collections::HashSet;

/// Texts that end or begin something in Rust, C, HTML, Markdown, TOML or the template language.
const FRAGMENTS: &[&str] = &[
    "*/ int x; /*",
    "*/",
    "/*",
    "//",
    "//!",
    "///",
    "\n}} pub fn evil() {}",
    "\r\n#define EVIL 1\n",
    "\n#[doc = \"evil\"]\n",
    "\n```\nlet evil = 1;\n```\n",
    "??/\n#include <evil.h>\n",
    "*??/\n/ int evil; ",
    "*\\\n/ int evil; ",
    "??/",
    "??)",
    "\\",
    "\\\n",
    "\\u{0}",
    "\"",
    "\"#",
    "r#\"",
    "'",
    "\"); evil(); (\"",
    "</script><script>evil()</script>",
    "<img src=x onerror=evil()>",
    "<b>",
    "</p></td></table>",
    "\"><a href=\"javascript:evil()\">",
    "' onmouseover='evil()",
    "<!--",
    "-->",
    "--!>",
    "]]>",
    "<![CDATA[",
    "&lt;",
    "&#60;",
    "&amp",
    "&",
    "]: http://evil.example",
    "[x]: javascript:evil()",
    "[x](javascript:evil())",
    "![x](http://evil.example)",
    "<http://evil.example>",
    "[^1]",
    "|---|---|",
    "|",
    "# ",
    "## evil",
    "- ",
    "1. ",
    "1) ",
    "> ",
    "===",
    "---",
    "***",
    "* evil *",
    "_evil_",
    "__",
    "~~evil~~",
    "~~~",
    "    indented",
    "\t",
    "`",
    "``",
    "```",
    "`code`",
    "` code `",
    "`a``b`",
    "{{",
    "}}",
    "{% raw %}",
    "%>",
    "{#",
    "#}",
    "{}",
    "{evil}",
    "$x$",
    "\u{0}",
    "\u{7}",
    "\r",
    "\u{b}",
    "\u{1b}[2J",
    "\u{7f}",
    "\u{85}",
    "\u{200b}",
    "\u{200e}",
    "\u{2028}",
    "\u{202e}",
    "\u{2066}",
    "\u{feff}",
    "\u{fffd}",
    "\u{e9}\u{301}",
    "\u{1f512}",
    "\n[evil]\nevil = 1\n",
    "\n\n",
];

/// A generator of numbers that gives the same ones each time.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % end.max(1)
    }
}

/// Returns distinct strings: first each fragment alone, at the start and at the end of a word, then random combinations.
///
/// Each contains a letter, so that no text is absent, and no name of an item.
pub(super) fn hostile(count: usize) -> Vec<String> {
    let mut strings: Vec<String> = Vec::with_capacity(count);
    let mut known = HashSet::new();
    let alone = FRAGMENTS.iter().flat_map(|text| {
        [format!("{text}q"), format!("q{text}"), format!("q {text} q"), format!("q{text}q"), format!(" {text} q ")]
    });
    let mut numbers = Numbers(7);
    let combined = std::iter::repeat_with(|| {
        let mut text = "q".to_owned();
        for _ in 0..2 + numbers.below(4) {
            let fragment = FRAGMENTS[numbers.below(FRAGMENTS.len())];
            match numbers.below(4) {
                0 => text = format!("{fragment}{text}"),
                1 => text = format!("{text} {fragment}"),
                2 => text = format!("{text}{fragment}"),
                _ => text = format!("{text}{fragment}q"),
            }
        }
        text
    });
    for text in alone.chain(combined) {
        if known.insert(text.clone()) {
            strings.push(text);
        }
        if strings.len() == count {
            break;
        }
    }
    strings
}
