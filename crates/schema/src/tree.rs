//! The fields of an event as a tree, for programs that read few events, and for serde.

use etwspec::describe::Why;
use etwspec_etl::payload::{Field, Group, Value, Visitor};

/// The fields of an event's data, in their order.
///
/// A [`Visitor`] is faster, because a tree allocates. With the feature `serde`, fields are serialized as a map, by name.
#[derive(Clone, Debug, Default)]
pub struct Fields<'a> {
    /// The fields of the outermost structure.
    fields: Vec<Member<'a>>,
    /// Bytes at the end that no field explains.
    rest: &'a [u8],
}

/// A field and its content.
type Member<'a> = (Field, Node<'a>);

/// Content of a field.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Node<'a> {
    /// A value.
    Value(Value<'a>),
    /// Fields of a structure.
    Struct(Vec<(Field, Node<'a>)>),
    /// Elements of an array. Their fields have no names.
    List(Vec<(Field, Node<'a>)>),
}

impl<'a> Fields<'a> {
    /// Fields of the outermost structure, in their order.
    pub fn iter(&self) -> impl Iterator<Item = (&Field, &Node<'a>)> {
        self.fields.iter().map(|(field, node)| (field, node))
    }

    /// Returns the first field of the outermost structure with a name.
    pub fn get(&self, name: &str) -> Option<&Node<'a>> {
        self.iter().find_map(|(field, node)| (field.name == name).then_some(node))
    }

    /// Bytes at the end that no field explains.
    pub fn rest(&self) -> &'a [u8] {
        self.rest
    }
}

/// Builds the tree. Each group that has begun has its field, its kind and its members so far.
#[derive(Default)]
pub(crate) struct Builder<'a> {
    done: Fields<'a>,
    open: Vec<(Field, Group, Vec<Member<'a>>)>,
}

impl<'a> Builder<'a> {
    pub(crate) fn finish(mut self) -> Fields<'a> {
        // A group that the data end in has its members so far.
        while !self.open.is_empty() {
            self.close();
        }
        self.done
    }

    fn add(&mut self, field: Field, node: Node<'a>) {
        let members = self.open.last_mut().map_or(&mut self.done.fields, |(_, _, members)| members);
        members.push((field, node));
    }

    fn close(&mut self) {
        if let Some((field, group, members)) = self.open.pop() {
            let node = if group == Group::List { Node::List(members) } else { Node::Struct(members) };
            self.add(field, node);
        }
    }
}

impl<'a> Visitor<'a> for Builder<'a> {
    fn value(&mut self, field: &Field, value: Value<'a>) {
        self.add(field.clone(), Node::Value(value));
    }

    fn begin(&mut self, field: &Field, group: Group) {
        self.open.push((field.clone(), group, Vec::new()));
    }

    fn end(&mut self, _: Group) {
        self.close();
    }

    fn rest(&mut self, bytes: &'a [u8], _: Why) {
        self.done.rest = bytes;
    }
}

#[cfg(feature = "serde")]
mod serialize {
    use serde::ser::{Serialize, SerializeMap, SerializeSeq, Serializer};

    use super::{Field, Fields, Node, Value};

    /// A structure as a map, by name.
    struct Members<'m, 'a>(&'m [(Field, Node<'a>)]);

    impl Serialize for Members<'_, '_> {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            let mut map = serializer.serialize_map(Some(self.0.len()))?;
            for (field, node) in self.0 {
                map.serialize_entry(&*field.name, node)?;
            }
            map.end()
        }
    }

    /// Fields as a map, by name. The key of bytes that no field explains is `rest`, as hexadecimal text.
    impl Serialize for Fields<'_> {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            let mut map = serializer.serialize_map(None)?;
            for (field, node) in &self.fields {
                map.serialize_entry(&*field.name, node)?;
            }
            if !self.rest.is_empty() {
                map.serialize_entry("rest", &format_args!("{}", Value::Bytes(self.rest)))?;
            }
            map.end()
        }
    }

    /// Numbers as numbers, text as text, and other values as text in their usual form: GUIDs, points in time, addresses,
    /// SIDs. Bytes are bytes, or hexadecimal text in formats that people read.
    impl Serialize for Node<'_> {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            let value = match self {
                Node::Value(value) => value,
                Node::Struct(members) => return Members(members).serialize(serializer),
                Node::List(elements) => {
                    let mut list = serializer.serialize_seq(Some(elements.len()))?;
                    for (_, element) in elements {
                        list.serialize_element(element)?;
                    }
                    return list.end();
                }
            };
            match value {
                Value::Unsigned(number) | Value::Hex(number) | Value::Address(number) => {
                    serializer.serialize_u64(*number)
                }
                Value::Signed(number) | Value::Stamp(number) => serializer.serialize_i64(*number),
                Value::Boolean(number @ 0..=1) => serializer.serialize_bool(*number == 1),
                Value::Boolean(number) => serializer.serialize_u64(*number),
                Value::Float(number) => serializer.serialize_f32(*number),
                Value::Double(number) => serializer.serialize_f64(*number),
                Value::Bytes(bytes) if !serializer.is_human_readable() => serializer.serialize_bytes(bytes),
                value => serializer.collect_str(value),
            }
        }
    }
}
