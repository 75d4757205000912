//! The rules that the loader checks while it reads.

use crate::check::Rule;

pub(super) static NOT_TOML: Rule = rule!(
    "not-toml",
    Load,
    "Every table is TOML.",
    "Quotes and brackets must match, and a key may be given once. Other problems of a file are reported once it is \
     valid TOML.",
);

pub(super) static MISSING_FILE: Rule = rule!(
    "missing-file",
    Load,
    "A spec has releases.toml, sources.toml and types.toml.",
    "All other tables refer to these three. If all are missing, the folder is not a spec.",
);

pub(super) static UNEXPECTED_FILE: Rule = rule!(
    "unexpected-file",
    Load,
    "A table is in the folder of its kind.",
    "A table elsewhere would not be read, and its facts would be missing.",
);

pub(super) static UNKNOWN_KEY: Rule = rule!(
    "unknown-key",
    Load,
    "Every key is a key of its table.",
    "A misspelled key would be ignored, and its fact lost.",
);

pub(super) static MISSING_KEY: Rule =
    rule!("missing-key", Load, "Every required key is present.", "The help line describes the key.",);

pub(super) static WRONG_TYPE: Rule = rule!(
    "wrong-type",
    Load,
    "Every value has the type of its key.",
    "A number in quotes is a string. A list needs brackets even if it has one element.",
);

pub(super) static UNKNOWN_WORD: Rule = rule!(
    "unknown-word",
    Load,
    "If a key takes one of several words, the value is one of them.",
    "The help line lists the words and their meanings.",
);

pub(super) static HIDDEN_TEXT: Rule = rule!(
    "hidden-text",
    Load,
    "Text contains only characters that are shown, and balanced backticks.",
    "Texts of the tables become comments of code, HTML and lines on a terminal. A control character, a line break, a \
     character without width, or one that changes the direction of text would show something else than the table. A \
     single backtick would turn what follows into code. No text needs a line break.",
);

pub(super) static NOT_FILLED_IN: Rule = rule!(
    "not-filled-in",
    Load,
    "What a skeleton leaves open is filled in.",
    "`cargo spec new` writes `TODO` where it cannot know the fact. As a summary or a name, it would become part of the \
     generated code and of the site.",
);

pub(super) static SUMMARY: Rule = rule!(
    "summary",
    Load,
    "A summary is a sentence with a full stop.",
    "Pages and comments of code put other sentences after it.",
);
