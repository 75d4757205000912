//! Walks a parsed file against the schema of its kind, and reports every mismatch.

use std::collections::hash_map::Entry;
use std::collections::{BTreeMap, HashMap};
use std::ops::Range;

use etwspec_console::is_invisible;
use serde_spanned::Spanned;
use toml::de::{DeTable, DeValue};

use super::shape::{KeyShape, Shape, Shapes, TableShape, Word};
use crate::diagnostics::Diagnostic;
use crate::span::{FileId, Place};

/// The rule that a key is one of its table's.
const UNKNOWN_KEY: &str = "unknown-key";
/// The rule that a key that must be there is there.
pub(crate) const MISSING_KEY: &str = "missing-key";
/// The rule that a value has the type that its key requires.
pub(crate) const WRONG_TYPE: &str = "wrong-type";
/// The rule that a word is one of the words of its key.
const UNKNOWN_WORD: &str = "unknown-word";

/// The rule that text contains only characters that are shown, and balanced backticks.
const HIDDEN_TEXT: &str = "hidden-text";

/// The rule that texts for people consist of sentences.
const SENTENCE: &str = "sentence";
/// Keys of texts for people: sentences first, then others.
const TEXTS: [&str; 11] =
    ["summary", "doc", "deprecated", "why", "unknown", "title", "author", "says", "where", "units", "type"];
const SENTENCES: usize = 5;
/// The rule that a list contains no element twice.
const LISTED_TWICE: &str = "listed-twice";
/// The rule that what a skeleton leaves open is filled in.
pub(crate) const NOT_FILLED_IN: &str = "not-filled-in";
/// Marker of text to fill in.
pub const TODO: &str = "TODO";

/// Adds every place at which the file does not fit the schema.
pub(crate) fn walk(file: FileId, shapes: &Shapes, root: &Spanned<DeTable<'_>>, out: &mut Vec<Diagnostic>) {
    if let Shape::Table(table) = shapes.resolve(&shapes.root) {
        let walker = Walker { file, shapes, whole: (table, root.get_ref()) };
        // The file as a whole has no place to underline: its first character represents it.
        walker.table(table, 0..0, root.get_ref(), out);
    }
}

struct Walker<'a> {
    file: FileId,
    shapes: &'a Shapes,
    /// The file as a table.
    whole: (&'a TableShape, &'a DeTable<'a>),
}

impl Walker<'_> {
    fn problem(&self, rule: &'static str, range: Range<usize>, message: String, label: &str) -> Diagnostic {
        Diagnostic::new(rule, Place { file: self.file, range }, message, label)
    }

    fn value(&self, shape: &Shape, key: &str, value: &Spanned<DeValue<'_>>, out: &mut Vec<Diagnostic>) {
        let shape = self.shapes.resolve(shape);
        match (shape, value.get_ref()) {
            (Shape::Text, DeValue::String(text)) => {
                let before = out.len();
                self.text(text, key, value.span(), out);
                if TEXTS[..SENTENCES].contains(&key) && out.len() == before {
                    self.sentence(text, key, value.span(), out);
                }
            }
            (Shape::OneOf(options), _) => self.one_of(shape, options, key, value, out),
            (Shape::Words(words), DeValue::String(text)) => self.word(words, key, text, value.span(), out),
            (Shape::List(of), DeValue::Array(list)) => {
                for value in list {
                    let before = out.len();
                    self.value(of, key, value, out);
                    // Elements of one wrong type are one mistake.
                    if out.get(before).is_some_and(|one| one.rule == WRONG_TYPE && one.place.range == value.span()) {
                        break;
                    }
                }
                self.twice(list, key, out);
            }
            (Shape::Table(shape), DeValue::Table(table)) => self.table(shape, value.span(), table, out),
            _ if fits(shape, value.get_ref()) => {}
            _ => self.wrong_type(shape, key, value, out),
        }
    }

    fn table(&self, shape: &TableShape, range: Range<usize>, table: &DeTable<'_>, out: &mut Vec<Diagnostic>) {
        let (mut meant, mut foreign) = (Vec::new(), Vec::new());
        for (key, value) in table {
            let name: &str = key.get_ref();
            match shape.keys.get(name) {
                Some(known)
                    if !known.required
                        && !name.ends_with("sources")
                        && value.get_ref().as_array().is_some_and(|list| list.is_empty()) =>
                {
                    let problem = self.problem(NOT_FILLED_IN, value.span(), format!("`{name}` is empty"), "no element");
                    out.push(problem.help("list the elements, or remove the key"));
                }
                Some(known) => self.value(&known.shape, name, value, out),
                None if shape.closed => {
                    // A key that is there already was not meant.
                    let absent = shape.keys.keys().map(String::as_str).filter(|known| !table.contains_key(*known));
                    let message = format!("unknown key `{name}`");
                    let mut problem = self.problem(UNKNOWN_KEY, key.span(), message, "not a key of this table");
                    problem.suggest(name, absent);
                    if self.whole.0.keys.contains_key(name) && !self.whole.1.contains_key(name) {
                        let help = format!(
                            "move `{name}` above the first `[`: after it, keys are of the row, not of the file"
                        );
                        problem = Diagnostic { replacement: None, ..problem }.help(help);
                    }
                    meant.extend(problem.replacement.as_ref().map(|replacement| replacement.suggested.clone()));
                    if problem.replacement.is_some() { out.push(problem) } else { foreign.push(problem) }
                }
                None => {}
            }
        }
        // A key of the file within a row is one mistake.
        let is_moved = |name: &str| {
            let message = format!("unknown key `{name}`");
            range == (0..0) && out.iter().any(|one| one.rule == UNKNOWN_KEY && one.message == message)
        };
        let missing = |name: &str| !table.contains_key(name) && !meant.iter().any(|own| own == name) && !is_moved(name);
        let (names, help): (Vec<_>, Vec<_>) = (shape.keys.iter())
            .filter(|(name, key)| key.required && missing(name))
            .map(|(name, key)| (format!("`{name}`"), write_key(name, key)))
            .unzip();
        // As many unknown keys are written in place of the missing ones.
        if names.is_empty() || foreign.len() != names.len() {
            out.append(&mut foreign);
        }
        if !names.is_empty() {
            let instead = foreign.iter().map(|one| one.message.as_str()).collect::<Vec<_>>().join(", ");
            let instead = if instead.is_empty() { instead } else { format!("; {instead}") };
            let s = if names.len() == 1 { "" } else { "s" };
            let message = format!("missing key{s} {}{instead}", names.join(", "));
            out.push(self.problem(MISSING_KEY, range, message, "in this table").help(help.join("\n")));
        }
    }

    fn one_of(
        &self,
        whole: &Shape,
        options: &[Shape],
        key: &str,
        value: &Spanned<DeValue<'_>>,
        out: &mut Vec<Diagnostic>,
    ) {
        // The author meant the alternative of the type that is written; among several, the one with the fewest problems.
        let attempts = options.iter().filter(|option| same_type(self.shapes.resolve(option), value.get_ref()));
        let attempts = attempts.map(|option| {
            let mut problems = Vec::new();
            self.value(option, key, value, &mut problems);
            problems
        });
        match attempts.min_by_key(Vec::len) {
            Some(problems) => out.extend(problems),
            None => self.wrong_type(whole, key, value, out),
        }
    }

    /// Outputs are code, HTML and text for terminals. Each escapes text; this rule keeps the displayed text equal to
    /// the written one.
    fn text(&self, text: &str, key: &str, range: Range<usize>, out: &mut Vec<Diagnostic>) {
        if text.trim().is_empty() && TEXTS.contains(&key) {
            let problem = self.problem(NOT_FILLED_IN, range.clone(), format!("`{key}` is empty"), "no text");
            out.push(problem.help("write the text, or remove the key"));
        }
        let mut words = text.split(|c: char| !c.is_alphanumeric() && c != '_');
        if let Some(word) = words.find(|word| [TODO, "FIXME", "TBD"].contains(word)) {
            let message = format!("`{word}` marks what has to be filled in");
            let problem = self.problem(NOT_FILLED_IN, range.clone(), message, "not filled in");
            out.push(problem.help("write what your source states, or remove the row or the key"));
        }
        if let Some(hidden) = text.chars().find(|char| is_invisible(*char)) {
            let message = format!("text contains the hidden character U+{:04X}", u32::from(hidden));
            let problem = self.problem(HIDDEN_TEXT, range.clone(), message, "a character that is not shown");
            out.push(problem.help("write the text in one line of visible characters"));
        }
        if !text.matches('`').count().is_multiple_of(2) {
            let message = "text contains an odd number of backticks".to_owned();
            let problem = self.problem(HIDDEN_TEXT, range, message, "a backtick without its pair");
            out.push(problem.help("close the code with a second backtick"));
        }
    }

    /// Pages and comments put other sentences after it.
    fn sentence(&self, text: &str, key: &str, range: Range<usize>, out: &mut Vec<Diagnostic>) {
        if !text.ends_with(['.', '?', ':']) {
            let problem = self.problem(SENTENCE, range, format!("the text of `{key}` is no sentence"), "no full stop");
            out.push(problem.help("end the text with a full stop"));
        } else if text.starts_with(' ') || text.contains("  ") || text.ends_with("..") {
            let message = format!("the text of `{key}` has more spaces or full stops than a sentence");
            let problem = self.problem(SENTENCE, range, message, "more than one");
            out.push(problem.help("write one space between words, none before the first, and one full stop"));
        }
    }

    /// Reports elements of a list that are equal, whatever the order of their keys.
    fn twice(&self, list: &[Spanned<DeValue<'_>>], key: &str, out: &mut Vec<Diagnostic>) {
        let mut first = HashMap::new();
        // Fields of events may have no name.
        let is_unnamed = |value: &DeValue<'_>| value.get("name").and_then(|name| name.get_ref().as_str()) == Some("");
        for value in list.iter().filter(|value| list.len() > 1 && !is_unnamed(value.get_ref())) {
            match first.entry(contents(value.get_ref())) {
                Entry::Vacant(vacant) => drop(vacant.insert(value.span())),
                Entry::Occupied(first) => {
                    let place = Place { file: self.file, range: first.get().clone() };
                    let message = format!("`{key}` contains the same twice");
                    let problem = self.problem(LISTED_TWICE, value.span(), message, "here again");
                    out.push(problem.other(place, "first here").help("remove one of the two"));
                }
            }
        }
    }

    fn word(&self, words: &[Word], key: &str, text: &str, range: Range<usize>, out: &mut Vec<Diagnostic>) {
        if words.iter().any(|word| word.text == text) {
            return;
        }
        let message = format!("unknown value `{text}` of `{key}`");
        let mut problem = self.problem(UNKNOWN_WORD, range, message, "unknown value");
        let known = words.iter().map(|word| word.text.as_str());
        problem.suggest(text, known);
        if problem.replacement.is_none() {
            let listed = format!("it is one of {} words; docs/table-language.md lists them", words.len());
            let all = || words.iter().map(word_and_doc).collect::<Vec<_>>().join("\n");
            problem.help = Some(if words.len() > 24 { listed } else { all() });
        }
        out.push(problem);
    }

    fn wrong_type(&self, shape: &Shape, key: &str, value: &Spanned<DeValue<'_>>, out: &mut Vec<Diagnostic>) {
        let found = found(value.get_ref());
        let expected = self.expected(shape);
        let message = match self.shapes.resolve(shape) {
            Shape::Integer { .. } | Shape::Numbers(_) if value.get_ref().is_integer() => {
                format!("`{key}` is not {expected}")
            }
            _ => format!("`{key}` is {found}; expected {expected}"),
        };
        let help = match (self.shapes.resolve(shape), value.get_ref()) {
            (Shape::List(_), DeValue::Table(_)) => format!("write `[[{key}]]`, in double brackets, before each row"),
            (Shape::Table(_), DeValue::Array(_)) => format!("write `[{key}]`, in single brackets: there is only one"),
            (Shape::List(_), _) => format!("write the list in brackets: `{key} = [...]`"),
            (_, DeValue::Array(_)) => "remove the brackets of the list".to_owned(),
            (Shape::Text | Shape::Words(_), _) => "write the value in quotes".to_owned(),
            (of, DeValue::String(_)) if !matches!(of, Shape::Table(_)) => "remove the quotes".to_owned(),
            _ => format!("write {expected}"),
        };
        out.push(self.problem(WRONG_TYPE, value.span(), message, found).help(help));
    }

    /// Returns the description of an expected value, in words.
    fn expected(&self, shape: &Shape) -> String {
        match self.shapes.resolve(shape) {
            Shape::Any | Shape::Named(_) => "a value".to_owned(),
            Shape::Text => "a string".to_owned(),
            Shape::Words(words) => {
                let words: Vec<_> = words.iter().map(|word| format!("\"{}\"", word.text)).collect();
                words.join(" or ")
            }
            Shape::Numbers(numbers) => numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(" or "),
            Shape::Integer { min, max } => format!("a whole number from {min} to {max}"),
            Shape::Float => "a number".to_owned(),
            Shape::Boolean => "true or false".to_owned(),
            Shape::List(_) => "a list".to_owned(),
            Shape::Table(table) => {
                let required = table.keys.iter().filter(|(_, key)| key.required).map(|(name, _)| name);
                let shown: Vec<_> = required.map(|name| format!("`{name}`")).collect();
                if shown.is_empty() { "a table".to_owned() } else { format!("a table with {}", shown.join(", ")) }
            }
            Shape::OneOf(options) => {
                options.iter().map(|option| self.expected(option)).collect::<Vec<_>>().join(", or ")
            }
        }
    }
}

/// Returns whether an author who wrote this type of value probably meant the alternative.
fn same_type(shape: &Shape, value: &DeValue<'_>) -> bool {
    match shape {
        Shape::Any | Shape::OneOf(_) | Shape::Named(_) => true,
        Shape::Text | Shape::Words(_) => value.is_str(),
        Shape::Integer { .. } | Shape::Numbers(_) => value.is_integer(),
        Shape::Float => value.is_float(),
        Shape::Boolean => value.is_bool(),
        Shape::List(_) => value.is_array(),
        Shape::Table(_) => value.is_table(),
    }
}

/// Returns a text that is the same for equal values.
fn contents(value: &DeValue<'_>) -> String {
    match value {
        DeValue::Array(list) => format!("{:?}", list.iter().map(|value| contents(value.get_ref())).collect::<Vec<_>>()),
        DeValue::Table(table) => {
            let of = |(key, value): (&Spanned<_>, &Spanned<DeValue<'_>>)| {
                (format!("{:?}", key.get_ref()), contents(value.get_ref()))
            };
            format!("{:?}", table.iter().map(of).collect::<BTreeMap<_, _>>())
        }
        DeValue::Integer(number) => format!("{:?}", i128::from_str_radix(number.as_str(), number.radix())),
        other => format!("{other:?}"),
    }
}

fn fits(shape: &Shape, value: &DeValue<'_>) -> bool {
    let number = value.as_integer().map(|integer| i128::from_str_radix(integer.as_str(), integer.radix()));
    match (shape, number) {
        (Shape::Integer { min, max }, Some(number)) => number.is_ok_and(|number| (*min..=*max).contains(&number)),
        (Shape::Numbers(numbers), Some(number)) => number.is_ok_and(|number| numbers.contains(&number)),
        _ => same_type(shape, value),
    }
}

fn found(value: &DeValue<'_>) -> &'static str {
    match value {
        DeValue::String(_) => "a string",
        DeValue::Integer(number) if number.as_str().starts_with('-') => "a negative number",
        DeValue::Integer(_) => "a whole number",
        DeValue::Float(_) => "a number with a point",
        DeValue::Boolean(_) => "true or false",
        DeValue::Datetime(_) => "a date or a time",
        DeValue::Array(_) => "a list",
        DeValue::Table(_) => "a table",
    }
}

fn write_key(name: &str, key: &KeyShape) -> String {
    match &key.doc {
        Some(doc) => format!("add `{name}`: {doc}"),
        None => format!("add `{name}`"),
    }
}

fn word_and_doc(word: &Word) -> String {
    match &word.doc {
        Some(doc) => format!("`{}`: {doc}", word.text),
        None => format!("`{}`", word.text),
    }
}
