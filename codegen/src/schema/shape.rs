//! A JSON Schema in the form that a walk needs: no lookups by text, no keywords that the language does not use.

use std::collections::BTreeMap;

use serde_json::{Map, Value};

use crate::role::{self, Role};

/// Shape of the values of a key.
#[derive(Debug)]
pub enum Shape {
    /// Any value.
    Any,
    /// Text.
    Text,
    /// One of these words.
    Words(Vec<Word>),
    /// An integer in a range, both ends included.
    Integer {
        /// Minimum.
        min: i128,
        /// Maximum.
        max: i128,
    },
    /// One of these numbers.
    Numbers(Vec<i128>),
    /// A number with a point.
    Float,
    /// `true` or `false`.
    Boolean,
    /// A list of such values.
    List(Box<Shape>),
    /// A table.
    Table(TableShape),
    /// One of several shapes.
    OneOf(Vec<Shape>),
    /// The shape with this index among the named ones.
    Named(usize),
}

/// One of the words that a text may be.
#[derive(Debug)]
pub struct Word {
    /// The word.
    pub text: String,
    /// Description.
    pub doc: Option<String>,
}

/// A table and its keys.
#[derive(Debug)]
pub struct TableShape {
    /// Name of its type in the schema; empty for a type without a name.
    pub name: String,
    /// The keys.
    pub keys: BTreeMap<String, KeyShape>,
    /// True if no other keys are allowed.
    pub closed: bool,
}

/// A key and the shape of its value.
#[derive(Debug)]
pub struct KeyShape {
    /// Its place among the keys of the table, as the language declares them.
    pub order: usize,
    /// True if every such table has the key.
    pub required: bool,
    /// Description.
    pub doc: Option<String>,
    /// Role of the strings in the value; none for prose and for values without strings.
    pub role: Option<Role>,
    /// Shape of the value.
    pub shape: Shape,
}

/// A whole schema: the shape of the file, and the shapes that it names.
#[derive(Debug)]
pub struct Shapes {
    /// The shape of the file.
    pub root: Shape,
    named: Vec<Shape>,
}

impl Shapes {
    /// Returns the schema of a file, from JSON.
    pub(crate) fn new(json: &Value) -> Shapes {
        let definitions = ["definitions", "$defs"].iter().find_map(|key| json.get(key)).and_then(Value::as_object);
        let empty = Map::new();
        let definitions = definitions.unwrap_or(&empty);
        let names: BTreeMap<&str, usize> = definitions.keys().map(String::as_str).zip(0..).collect();
        let called = |name: &str, json| match shape(json, &names) {
            Shape::Table(table) => Shape::Table(TableShape { name: name.to_owned(), ..table }),
            other => other,
        };
        let named = definitions.iter().map(|(name, definition)| called(name, definition)).collect();
        let title = json.get("title").and_then(Value::as_str).unwrap_or_default();
        Shapes { root: called(title, json), named }
    }

    /// Returns the shape itself, where one is only named.
    pub fn resolve<'a>(&'a self, mut shape: &'a Shape) -> &'a Shape {
        // A name of a name is as deep as definitions go; the bound is for schemas that name themselves.
        for _ in 0..8 {
            match shape {
                Shape::Named(index) => match self.named.get(*index) {
                    Some(next) => shape = next,
                    None => return &Shape::Any,
                },
                _ => return shape,
            }
        }
        &Shape::Any
    }

    /// Returns the alternative that is a table with these keys, or else the first that is a table.
    pub fn table_of<'a, 'k>(&'a self, shape: &'a Shape, keys: impl Iterator<Item = &'k str> + Clone) -> &'a Shape {
        let options = self.options(shape);
        let tables = options.into_iter().filter_map(|option| match option {
            Shape::Table(table) => Some((option, table)),
            _ => None,
        });
        let missing = |table: &TableShape| keys.clone().filter(|key| !table.keys.contains_key(*key)).count();
        tables.min_by_key(|(_, table)| missing(table)).map_or(&Shape::Any, |(option, _)| option)
    }

    /// Returns the shape of the elements, of the alternative that is a list.
    pub fn element_of<'a>(&'a self, shape: &'a Shape) -> &'a Shape {
        let of = |option: &'a Shape| match option {
            Shape::List(of) => Some(self.resolve(of)),
            _ => None,
        };
        self.options(shape).into_iter().find_map(of).unwrap_or(&Shape::Any)
    }

    /// Returns all alternatives of a shape, resolved; the shape alone if it has none.
    pub fn options<'a>(&'a self, shape: &'a Shape) -> Vec<&'a Shape> {
        match self.resolve(shape) {
            Shape::OneOf(options) => options.iter().flat_map(|option| self.options(option)).collect(),
            one => vec![one],
        }
    }
}

fn shape(json: &Value, names: &BTreeMap<&str, usize>) -> Shape {
    let reference = json.get("$ref").and_then(Value::as_str).and_then(|path| path.rsplit('/').next());
    if let Some(name) = reference {
        return names.get(name).map_or(Shape::Any, |&index| Shape::Named(index));
    }
    for key in ["allOf", "anyOf", "oneOf"] {
        if let Some(options) = json.get(key).and_then(Value::as_array) {
            return one_of(options, names);
        }
    }
    if let Some(words) = words(json) {
        return Shape::Words(words);
    }
    if let Some(numbers) = numbers(json) {
        return Shape::Numbers(numbers);
    }
    match json.get("type").and_then(Value::as_str) {
        Some("string") => Shape::Text,
        Some("boolean") => Shape::Boolean,
        Some("number") => Shape::Float,
        Some("integer") => integer(json),
        Some("array") => Shape::List(Box::new(json.get("items").map_or(Shape::Any, |items| shape(items, names)))),
        Some("object") => Shape::Table(table(json, names)),
        _ => Shape::Any,
    }
}

/// Alternatives; those that are each a word become one list of words.
fn one_of(options: &[Value], names: &BTreeMap<&str, usize>) -> Shape {
    let mut list = Vec::new();
    let mut all_words = Vec::new();
    for option in options {
        match words(option) {
            Some(words) => all_words.extend(words),
            None => list.push(shape(option, names)),
        }
    }
    if !all_words.is_empty() {
        list.push(Shape::Words(all_words));
    }
    if list.len() == 1 { list.remove(0) } else { Shape::OneOf(list) }
}

fn words(json: &Value) -> Option<Vec<Word>> {
    let doc = doc(json);
    if let Some(text) = json.get("const").and_then(Value::as_str) {
        return Some(vec![Word { text: text.to_owned(), doc }]);
    }
    let list = json.get("enum").and_then(Value::as_array).filter(|list| list.iter().all(Value::is_string))?;
    let doc = if list.len() == 1 { doc } else { None };
    Some(list.iter().filter_map(Value::as_str).map(|text| Word { text: text.to_owned(), doc: doc.clone() }).collect())
}

/// Returns the only numbers that are allowed, where the schema lists them.
fn numbers(json: &Value) -> Option<Vec<i128>> {
    json.get("enum").and_then(Value::as_array)?.iter().map(|number| number.as_i64().map(i128::from)).collect()
}

fn integer(json: &Value) -> Shape {
    let (low, high) = match json.get("format").and_then(Value::as_str) {
        Some("uint8") => (0, u8::MAX.into()),
        Some("uint16") => (0, u16::MAX.into()),
        Some("uint32" | "uint") => (0, u32::MAX.into()),
        Some("uint64") => (0, u64::MAX.into()),
        Some("int32") => (i32::MIN.into(), i32::MAX.into()),
        _ => (i64::MIN.into(), i64::MAX.into()),
    };
    let stated = |key: &str| json.get(key).and_then(Value::as_i64).map(i128::from);
    Shape::Integer { min: stated("minimum").unwrap_or(low), max: stated("maximum").unwrap_or(high) }
}

fn table(json: &Value, names: &BTreeMap<&str, usize>) -> TableShape {
    let required: Vec<&str> =
        json.get("required").and_then(Value::as_array).into_iter().flatten().filter_map(Value::as_str).collect();
    let keys: BTreeMap<String, KeyShape> = json
        .get("properties")
        .and_then(Value::as_object)
        .into_iter()
        .flatten()
        .enumerate()
        .map(|(order, (name, json))| {
            let required = required.contains(&name.as_str());
            let role = |json: &Value| json.get(role::KEY)?.as_u64().and_then(Role::of);
            let role = role(json).or_else(|| role(json.get("items")?));
            (name.clone(), KeyShape { order, required, doc: doc(json), role, shape: shape(json, names) })
        })
        .collect();
    TableShape { name: String::new(), keys, closed: json.get("additionalProperties") == Some(&Value::Bool(false)) }
}

fn doc(json: &Value) -> Option<String> {
    json.get("description").and_then(Value::as_str).map(|text| text.split_whitespace().collect::<Vec<_>>().join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::schema::Kind;

    #[test]
    fn every_key_with_a_name_states_its_role() {
        let (mut missing, mut keys) = (Vec::new(), 0);
        for shapes in Kind::ALL.map(Kind::shapes) {
            let all = std::iter::once(&shapes.root).chain(&shapes.named);
            let tables = all.filter_map(|shape| if let Shape::Table(table) = shape { Some(table) } else { None });
            for (table, (name, key)) in tables.flat_map(|table| table.keys.iter().map(move |key| (&table.name, key))) {
                let options = match shapes.options(&key.shape)[..] {
                    [Shape::List(of)] => shapes.options(of),
                    ref options => options.to_vec(),
                };
                // A string that is one of several alternatives has no place of its own, and is not prose.
                let name_or_number = options.len() > 1 && options.iter().any(|option| matches!(option, Shape::Text));
                keys += usize::from(key.role.is_some());
                if key.role == Some(Role::Unstated) || key.role.is_none() && name_or_number && !name.starts_with("ptr")
                {
                    missing.push(format!("{table}.{name}"));
                }
            }
        }
        assert!(missing.is_empty() && keys > 100, "{keys} keys, without a role: {missing:?}");
    }
}
