//! The rules that the loader checks while it reads.

use crate::check::{Rule, Stage};
use crate::{load, schema};

pub(super) static NOT_TOML: Rule = Rule {
    name: load::NOT_TOML,
    purpose: "Every table is TOML.",
    explanation: "Quotes and brackets must match, and a key may be given once. Other problems of a file are reported \
                  once it is valid TOML.",
    bad: r#"
# structs/EXAMPLE.toml
name = "EXAMPLE
module = "headers"
"#,
    good: r#"
# structs/EXAMPLE.toml
name = "EXAMPLE"
module = "headers"
summary = "An example."
sources = ["page"]
"#,
    stage: Stage::Load,
};

pub(super) static MISSING_FILE: Rule = Rule {
    name: load::MISSING_FILE,
    purpose: "A spec has releases.toml, sources.toml and types.toml.",
    explanation: "All other tables refer to these three. If all are missing, the folder is not a spec.",
    bad: r#"
# releases.toml
# (absent)
"#,
    good: r#"
# releases.toml
[[release]]
id = "5.0"
name = "Windows 2000"
build = 2195

[[release]]
id = "5.1"
name = "Windows XP"
build = 2600

[[release]]
id = "6.0"
name = "Windows Vista"
build = 6000
"#,
    stage: Stage::Load,
};

pub(super) static UNEXPECTED_FILE: Rule = Rule {
    name: load::UNEXPECTED_FILE,
    purpose: "A table is in the folder of its kind.",
    explanation: "A table elsewhere would not be read, and its facts would be missing.",
    bad: r#"
# struct/EXAMPLE.toml
name = "EXAMPLE"
module = "headers"
summary = "An example."
sources = ["page"]
"#,
    good: r#"
# structs/EXAMPLE.toml
name = "EXAMPLE"
module = "headers"
summary = "An example."
sources = ["page"]
"#,
    stage: Stage::Load,
};

pub(super) static UNKNOWN_KEY: Rule = Rule {
    name: schema::UNKNOWN_KEY,
    purpose: "Every key is a key of its table.",
    explanation: "A misspelled key would be ignored, and its fact lost.",
    bad: r#"
# structs/EXAMPLE.toml
name = "EXAMPLE"
modul = "headers"
module = "headers"
summary = "An example."
sources = ["page"]
"#,
    good: r#"
# structs/EXAMPLE.toml
name = "EXAMPLE"
module = "headers"
summary = "An example."
sources = ["page"]
"#,
    stage: Stage::Load,
};

pub(super) static MISSING_KEY: Rule = Rule {
    name: schema::MISSING_KEY,
    purpose: "Every required key is present.",
    explanation: "The help line describes the key.",
    bad: r#"
# structs/EXAMPLE.toml
name = "EXAMPLE"
module = "headers"
sources = ["page"]
"#,
    good: r#"
# structs/EXAMPLE.toml
name = "EXAMPLE"
module = "headers"
summary = "An example."
sources = ["page"]
"#,
    stage: Stage::Load,
};

pub(super) static WRONG_TYPE: Rule = Rule {
    name: schema::WRONG_TYPE,
    purpose: "Every value has the type of its key.",
    explanation: "A number in quotes is a string. A list needs brackets even if it has one element.",
    bad: r#"
# structs/EXAMPLE.toml
name = "EXAMPLE"
module = "headers"
summary = "An example."
sources = "page"
"#,
    good: r#"
# structs/EXAMPLE.toml
name = "EXAMPLE"
module = "headers"
summary = "An example."
sources = ["page"]
"#,
    stage: Stage::Load,
};

pub(super) static UNKNOWN_WORD: Rule = Rule {
    name: schema::UNKNOWN_WORD,
    purpose: "If a key takes one of several words, the value is one of them.",
    explanation: "The help line lists the words and their meanings.",
    bad: r#"
# enums/EXAMPLE.toml
name = "EXAMPLE"
module = "headers"
summary = "An example."
kind = "flag"
type = "ULONG"
sources = ["page"]
"#,
    good: r#"
# enums/EXAMPLE.toml
name = "EXAMPLE"
module = "headers"
summary = "An example."
kind = "flags"
type = "ULONG"
sources = ["page"]

[[value]]
value = 1
name = "EXAMPLE_FIRST"
"#,
    stage: Stage::Load,
};

pub(super) static HIDDEN_TEXT: Rule = Rule {
    name: schema::HIDDEN_TEXT,
    purpose: "Text contains only characters that are shown, and balanced backticks.",
    explanation: "Texts of the tables become comments of code, HTML and lines on a terminal. A control character, a line \
                  break, a character without width, or one that changes the direction of text would show something \
                  else than the table. A single backtick would turn what follows into code. No text needs a line \
                  break.",
    bad: r#"
# structs/EXAMPLE.toml
name = "EXAMPLE"
module = "headers"
summary = "An example\nof two lines."
sources = ["page"]

[[field]]
name = "Number"
type = "ULONG"
"#,
    good: r#"
# structs/EXAMPLE.toml
name = "EXAMPLE"
module = "headers"
summary = "An example of one line."
sources = ["page"]

[[field]]
name = "Number"
type = "ULONG"
"#,
    stage: Stage::Load,
};

pub(super) static NOT_FILLED_IN: Rule = Rule {
    name: schema::NOT_FILLED_IN,
    purpose: "What a skeleton leaves open is filled in.",
    explanation: "`cargo spec new` writes `TODO` where it cannot know the fact. As a summary or a name, it would become part \
                  of the generated code and of the site.",
    bad: r#"
# structs/EXAMPLE.toml
name = "EXAMPLE"
module = "headers"
summary = "TODO"
sources = ["page"]
"#,
    good: r#"
# structs/EXAMPLE.toml
name = "EXAMPLE"
module = "headers"
summary = "An example."
sources = ["page"]
"#,
    stage: Stage::Load,
};

pub(super) static SUMMARY: Rule = Rule {
    name: schema::SUMMARY,
    purpose: "A summary is a sentence with a full stop.",
    explanation: "Pages and comments of code put other sentences after it.",
    bad: r#"
# structs/EXAMPLE.toml
name = "EXAMPLE"
module = "headers"
summary = "An example"
sources = ["page"]
"#,
    good: r#"
# structs/EXAMPLE.toml
name = "EXAMPLE"
module = "headers"
summary = "An example."
sources = ["page"]
"#,
    stage: Stage::Load,
};
