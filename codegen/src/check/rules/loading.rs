//! The rules that the loader checks while it reads.

use crate::check::Rule;

/// Declares rules: name, purpose and explanation of each.
macro_rules! loading {
    ($($id:ident $name:literal $purpose:literal $explanation:literal;)*) => {
        $(pub(super) static $id: Rule = rule!($name, Load, $purpose, $explanation);)*
    };
}

loading! {
    NOT_TOML "not-toml"
        "Every table is TOML."
        "Quotes and brackets must match, and a key may be given once. Other problems of a file are reported once it is \
         valid TOML.";
    MISSING_FILE "missing-file"
        "A spec has releases.toml, sources.toml and types.toml."
        "All other tables refer to these three. If all are missing, the folder is not a spec.";
    UNEXPECTED_FILE "unexpected-file"
        "A table is in the folder of its kind."
        "A table elsewhere would not be read, and its facts would be missing.";
    UNKNOWN_KEY "unknown-key"
        "Every key is a key of its table."
        "A misspelled key would be ignored, and its fact lost.";
    MISSING_KEY "missing-key"
        "Every required key is present."
        "The help line describes the key.";
    WRONG_TYPE "wrong-type"
        "Every value has the type of its key."
        "A number in quotes is a string. A list needs brackets even if it has one element.";
    UNKNOWN_WORD "unknown-word"
        "If a key takes one of several words, the value is one of them."
        "The help line lists the words and their meanings.";
    HIDDEN_TEXT "hidden-text"
        "Text contains only characters that are shown, and balanced backticks."
        "Texts of the tables become comments of code, HTML and lines on a terminal. A control character, a line break, a \
         character without width, or one that changes the direction of text would show something else than the table. A \
         single backtick would turn what follows into code. No text needs a line break.";
    NOT_FILLED_IN "not-filled-in"
        "Texts are filled in."
        "`cargo spec new` writes `TODO` where it cannot know the fact. Such a word, or an empty text, would become part of \
         the generated code and of the site.";
    SENTENCE "sentence"
        "A summary, a doc, a reason and what is unknown are sentences with a full stop."
        "Pages and comments of code put other sentences after them.";
    LISTED_TWICE "listed-twice"
        "A list contains nothing twice."
        "A source, a name or a row that is repeated adds nothing; often one of the two was meant to be another one.";
}
