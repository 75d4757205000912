//! Reads a line of JSON, as strictly as its grammar is, and refuses two members of one name.

use serde_json::Value;

/// A value of JSON.
#[derive(Debug)]
pub(crate) enum Shape {
    Null,
    Bool,
    Number,
    /// Of these characters.
    Text(#[allow(dead_code)] String),
    List(Vec<Shape>),
    Object(Vec<(String, Shape)>),
}

impl Shape {
    /// Its type in a word.
    pub(crate) fn kind(&self) -> &'static str {
        match self {
            Shape::Null => "null",
            Shape::Bool => "bool",
            Shape::Number => "number",
            Shape::Text(_) => "text",
            Shape::List(_) => "list",
            Shape::Object(_) => "object",
        }
    }
}

/// Reads a value.
pub(crate) fn parse(text: &str) -> Shape {
    let value: Value = serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"));
    let shape = shape(&value);
    // A reader drops all but one member of a name.
    assert_eq!(members(&shape), colons(text), "a name stands twice: {text}");
    shape
}

fn shape(value: &Value) -> Shape {
    match value {
        Value::Null => Shape::Null,
        Value::Bool(_) => Shape::Bool,
        Value::Number(number) => {
            let safe = number.as_i64().is_some_and(|number| number.unsigned_abs() <= 1 << 53);
            assert!(safe, "{number} does not fit all readers");
            Shape::Number
        }
        Value::String(text) => Shape::Text(text.clone()),
        Value::Array(values) => Shape::List(values.iter().map(shape).collect()),
        Value::Object(members) => {
            Shape::Object(members.iter().map(|(name, value)| (name.clone(), shape(value))).collect())
        }
    }
}

fn members(shape: &Shape) -> usize {
    match shape {
        Shape::Object(own) => own.len() + own.iter().map(|(_, value)| members(value)).sum::<usize>(),
        Shape::List(values) => values.iter().map(members).sum(),
        _ => 0,
    }
}

/// Returns the colons outside of texts: one for each member.
fn colons(text: &str) -> usize {
    let (mut count, mut within, mut escaped) = (0, false, false);
    for byte in text.bytes() {
        match byte {
            _ if escaped => escaped = false,
            b'\\' if within => escaped = true,
            b'"' => within = !within,
            b':' if !within => count += 1,
            _ => {}
        }
    }
    count
}
