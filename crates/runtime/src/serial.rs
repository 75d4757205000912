//! serde with the describing tables: a map of fields by name, or bytes in a binary format.

use core::fmt;

use serde::de::{DeserializeSeed, Error as _, IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde::ser::{SerializeMap, SerializeSeq};
use serde::{Deserializer, Serialize, Serializer};

use crate::guid::Guid;
use crate::layout::{ArrayElement, ElementKind, Field, Kind};
use crate::record::{Internal, Record};
use crate::table::{Hex, Key, Table, number, signed};

/// Writes a fixed part.
pub fn serialize<S: Serializer>(table: Table, bytes: &[u8], serializer: S) -> Result<S::Ok, S::Error> {
    if !serializer.is_human_readable() {
        return serializer.serialize_bytes(bytes);
    }
    Fields { table, bytes }.serialize(serializer)
}

/// Reads a fixed part. Absent fields are left unchanged.
fn deserialize<'de, D: Deserializer<'de>>(table: Table, bytes: &mut [u8], deserializer: D) -> Result<(), D::Error> {
    if deserializer.is_human_readable() {
        deserializer.deserialize_map(FieldsInto { table, bytes })
    } else {
        deserializer.deserialize_bytes(BytesInto(bytes))
    }
}

/// Reads a structure of a fixed size. Absent fields are zero.
pub fn deserialize_record<'de, T: Record, D: Deserializer<'de>>(table: Table, deserializer: D) -> Result<T, D::Error> {
    let mut value = T::default();
    deserialize(table, value.bytes_mut(Internal), deserializer)?;
    Ok(value)
}

struct Fields<'b> {
    table: Table,
    bytes: &'b [u8],
}

impl Serialize for Fields<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        fields(&mut map, self.table, self.bytes)?;
        map.end()
    }
}

/// Writes the fields into a map.
pub(crate) fn fields<M: SerializeMap>(map: &mut M, table: Table, bytes: &[u8]) -> Result<(), M::Error> {
    let mut result = Ok(());
    table.visit(&mut |field| {
        let own = table.bytes(field, bytes);
        let hidden = match field.kind() {
            Kind::Padding => own.iter().all(|byte| *byte == 0),
            Kind::Bit { .. } => field.name().is_empty() && number(field, own) == 0,
            _ => false,
        };
        if !hidden {
            result = map.serialize_entry(&table.key(field), &Entry { field, bytes: own });
        }
        result.is_ok()
    });
    result?;
    let rest = bytes.get(table.end()..).unwrap_or(&[]);
    if rest.iter().any(|byte| *byte != 0) { map.serialize_entry(REST, &HexText(rest)) } else { Ok(()) }
}

/// Key of bytes that no field covers.
const REST: &str = "uncovered";

impl Serialize for Key {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

struct HexText<'b>(&'b [u8]);

impl Serialize for HexText<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&Hex(self.0))
    }
}

struct Entry<'b> {
    field: &'static Field,
    bytes: &'b [u8],
}

impl Serialize for Entry<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Entry { field, bytes } = *self;
        match shape(field) {
            Shape::Within => Fields { table: Table::element(field, field.offset()), bytes }.serialize(serializer),
            Shape::List(element) => {
                let mut list = serializer.serialize_seq(Some(bytes.len() / (element.size as usize).max(1)))?;
                for bytes in bytes.chunks_exact((element.size as usize).max(1)) {
                    list.serialize_element(&Item { field, kind: element.kind, bytes })?;
                }
                list.end()
            }
            Shape::One(kind) => Item { field, kind, bytes }.serialize(serializer),
            Shape::Hex => HexText(bytes).serialize(serializer),
        }
    }
}

struct Item<'b> {
    field: &'static Field,
    kind: ElementKind,
    bytes: &'b [u8],
}

impl Serialize for Item<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Item { field, kind, bytes } = *self;
        match kind {
            ElementKind::Struct => Fields { table: Table::element(field, field.offset()), bytes }.serialize(serializer),
            ElementKind::Guid => {
                Guid::from_bytes(bytes.first_chunk().copied().unwrap_or_default()).serialize(serializer)
            }
            ElementKind::Signed => serializer.serialize_i64(signed(bytes.len(), bytes)),
            _ => serializer.serialize_u64(number(field, bytes)),
        }
    }
}

/// Representation of a field.
enum Shape {
    /// A map of the inner fields.
    Within,
    List(ArrayElement),
    One(ElementKind),
    Hex,
}

fn shape(field: &Field) -> Shape {
    match field.kind() {
        Kind::Union | Kind::Struct | Kind::Bits if !field.children().is_empty() => Shape::Within,
        Kind::Array { element: ArrayElement { kind: ElementKind::Struct, .. }, .. } if field.children().is_empty() => {
            Shape::Hex
        }
        Kind::Array { element: ArrayElement { kind, size: 1 }, .. } if kind != ElementKind::Struct => Shape::Hex,
        Kind::Array { element, .. } => Shape::List(element),
        Kind::Guid => Shape::One(ElementKind::Guid),
        Kind::Signed => Shape::One(ElementKind::Signed),
        Kind::BigEndian => Shape::One(ElementKind::BigEndian),
        Kind::Unsigned | Kind::Address | Kind::Bit { .. } | Kind::Bits => Shape::One(ElementKind::Unsigned),
        _ => Shape::Hex,
    }
}

struct BytesInto<'b>(&'b mut [u8]);

impl<'de> Visitor<'de> for BytesInto<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} bytes", self.0.len())
    }

    fn visit_bytes<E: serde::de::Error>(self, bytes: &[u8]) -> Result<(), E> {
        if bytes.len() != self.0.len() {
            return Err(E::invalid_length(bytes.len(), &self));
        }
        self.0.copy_from_slice(bytes);
        Ok(())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<(), A::Error> {
        for index in 0..self.0.len() {
            match list.next_element()? {
                Some(byte) => self.0[index] = byte,
                None => return Err(A::Error::invalid_length(index, &self)),
            }
        }
        match list.next_element::<IgnoredAny>()? {
            None => Ok(()),
            Some(_) => Err(A::Error::invalid_length(self.0.len() + 1, &self)),
        }
    }
}

struct FieldsInto<'b> {
    table: Table,
    bytes: &'b mut [u8],
}

impl<'de> DeserializeSeed<'de> for FieldsInto<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_map(self)
    }
}

impl<'de> Visitor<'de> for FieldsInto<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a map of the structure's fields")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<(), A::Error> {
        let FieldsInto { table, bytes } = self;
        while let Some(target) = map.next_key_seed(KeyOf(table))? {
            read_entry(table, bytes, target, &mut map)?;
        }
        Ok(())
    }
}

/// Destination of an entry of a map.
#[derive(Clone, Copy)]
pub(crate) enum Target {
    Field(&'static Field),
    Uncovered,
}

/// Returns the destination in the fixed part for a key.
pub(crate) fn target(table: Table, key: &str) -> Option<Target> {
    match table.find(key) {
        Some(field) => Some(Target::Field(field)),
        None => (key == REST).then_some(Target::Uncovered),
    }
}

/// Reads the value of an entry.
pub(crate) fn read_entry<'de, A: MapAccess<'de>>(
    table: Table,
    bytes: &mut [u8],
    target: Target,
    map: &mut A,
) -> Result<(), A::Error> {
    match target {
        Target::Field(field) => {
            let at = field.offset() - table.base;
            let place = bytes.get_mut(at..at + field.size()).unwrap_or(&mut []);
            map.next_value_seed(EntryInto { field, bytes: place })
        }
        Target::Uncovered => {
            let end = table.end();
            map.next_value_seed(HexInto(bytes.get_mut(end..).unwrap_or(&mut [])))
        }
    }
}

struct KeyOf(Table);

impl<'de> DeserializeSeed<'de> for KeyOf {
    type Value = Target;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Target, D::Error> {
        deserializer.deserialize_identifier(self)
    }
}

impl Visitor<'_> for KeyOf {
    type Value = Target;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the name of a field")
    }

    fn visit_str<E: serde::de::Error>(self, key: &str) -> Result<Target, E> {
        target(self.0, key).ok_or_else(|| E::custom(format_args!("the structure has no field `{key}`")))
    }
}

struct EntryInto<'b> {
    field: &'static Field,
    bytes: &'b mut [u8],
}

impl<'de> DeserializeSeed<'de> for EntryInto<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        let EntryInto { field, bytes } = self;
        match shape(field) {
            Shape::Within => {
                FieldsInto { table: Table::element(field, field.offset()), bytes }.deserialize(deserializer)
            }
            Shape::List(element) => deserializer.deserialize_seq(ListInto { field, element, bytes }),
            Shape::One(kind) => ItemInto { field, kind, bytes }.deserialize(deserializer),
            Shape::Hex => HexInto(bytes).deserialize(deserializer),
        }
    }
}

struct ListInto<'b> {
    field: &'static Field,
    element: ArrayElement,
    bytes: &'b mut [u8],
}

impl<'de> Visitor<'de> for ListInto<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} elements", self.bytes.len() / (self.element.size as usize).max(1))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<(), A::Error> {
        let (field, kind) = (self.field, self.element.kind);
        let count = self.bytes.len() / (self.element.size as usize).max(1);
        for index in 0..count {
            let at = index * self.element.size as usize;
            let bytes = &mut self.bytes[at..at + self.element.size as usize];
            if list.next_element_seed(ItemInto { field, kind, bytes })?.is_none() {
                return Err(A::Error::invalid_length(index, &self));
            }
        }
        match list.next_element::<IgnoredAny>()? {
            None => Ok(()),
            Some(_) => Err(A::Error::invalid_length(count + 1, &self)),
        }
    }
}

struct ItemInto<'b> {
    field: &'static Field,
    kind: ElementKind,
    bytes: &'b mut [u8],
}

impl<'de> DeserializeSeed<'de> for ItemInto<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        let ItemInto { field, kind, bytes } = self;
        match kind {
            ElementKind::Struct => {
                FieldsInto { table: Table::element(field, field.offset()), bytes }.deserialize(deserializer)
            }
            ElementKind::Guid => {
                let guid: Guid = serde::Deserialize::deserialize(deserializer)?;
                bytes.copy_from_slice(&guid.to_bytes());
                Ok(())
            }
            ElementKind::Signed => {
                let number: i64 = serde::Deserialize::deserialize(deserializer)?;
                let out = number.to_le_bytes();
                bytes.copy_from_slice(&out[..bytes.len().min(8)]);
                match signed(bytes.len(), bytes) == number {
                    true => Ok(()),
                    false => Err(D::Error::custom(format_args!("{number} does not fit `{}`", field.name()))),
                }
            }
            _ => {
                let value: u64 = serde::Deserialize::deserialize(deserializer)?;
                let word = crate::layout::little_endian(bytes);
                let (start, width) = match field.kind() {
                    Kind::Bit { start, width } => (start, width),
                    _ => (0, 8 * bytes.len() as u32),
                };
                let mask = u64::MAX.checked_shr(64 - width).unwrap_or(0);
                if value & !mask != 0 {
                    return Err(D::Error::custom(format_args!("{value} does not fit `{}`", field.name())));
                }
                let word = word & !(mask << start) | value << start;
                let len = bytes.len().min(8);
                bytes[..len].copy_from_slice(&word.to_le_bytes()[..len]);
                if kind == ElementKind::BigEndian {
                    bytes.reverse();
                }
                Ok(())
            }
        }
    }
}

struct HexInto<'b>(&'b mut [u8]);

impl<'de> DeserializeSeed<'de> for HexInto<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_str(self)
    }
}

impl Visitor<'_> for HexInto<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} hexadecimal digits", self.0.len() * 2)
    }

    fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<(), E> {
        if text.len() != self.0.len() * 2 {
            return Err(E::invalid_length(text.len(), &self));
        }
        let digit = |c: u8| (c as char).to_digit(16).map(|digit| digit as u8);
        for (byte, pair) in self.0.iter_mut().zip(text.as_bytes().chunks_exact(2)) {
            match (digit(pair[0]), digit(pair[1])) {
                (Some(high), Some(low)) => *byte = high << 4 | low,
                _ => return Err(E::custom("not hexadecimal digits")),
            }
        }
        Ok(())
    }
}

#[cfg(feature = "alloc")]
pub use tailed::{TailedInto, TailedParts, serialize_tailed};

#[cfg(feature = "alloc")]
mod tailed {
    use alloc::string::String;

    use super::*;

    /// A structure with a tail, whose parts are serialized by name.
    pub trait TailedParts: Default {
        /// Returns the fields of the fixed part.
        fn table() -> Table;
        /// Returns the bytes of the fixed part.
        fn fixed(&self) -> &[u8];
        /// Returns the bytes of the fixed part mutably.
        fn fixed_mut(&mut self) -> &mut [u8];
        /// Writes the parts of the tail.
        fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error>;
        /// Reads the part with a name. Returns false if there is none.
        fn read<'de, A: MapAccess<'de>>(&mut self, name: &str, map: &mut A) -> Result<bool, A::Error>;
    }

    /// Serializes a structure with a tail as a map.
    pub fn serialize_tailed<T: TailedParts, S: Serializer>(value: &T, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        fields(&mut map, T::table(), value.fixed())?;
        value.write(&mut map)?;
        map.end()
    }

    /// The visitor that reads a structure with a tail.
    pub struct TailedInto<T>(pub core::marker::PhantomData<T>);

    impl<'de, T: TailedParts> Visitor<'de> for TailedInto<T> {
        type Value = T;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a map of the structure's fields and parts")
        }

        fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<T, A::Error> {
            let mut value = T::default();
            while let Some(key) = map.next_key::<String>()? {
                // Try parts first: an array that C declares as the last field is also a part.
                if value.read(&key, &mut map)? {
                    continue;
                }
                match target(T::table(), &key) {
                    Some(target) => read_entry(T::table(), value.fixed_mut(), target, &mut map)?,
                    None => return Err(A::Error::custom(format_args!("the structure has no field `{key}`"))),
                }
            }
            Ok(value)
        }
    }
}

/// Implements serde's traits for a structure with a tail: fields of the fixed part and parts, by name.
#[cfg(feature = "alloc")]
#[doc(hidden)]
#[macro_export]
macro_rules! serde_tailed {
    ($name:ident, table = $table:expr, parts { $($part:ident = $key:literal,)* }) => {
        impl $crate::private::serial::TailedParts for $name {
            fn table() -> $crate::private::Table {
                $table
            }

            fn fixed(&self) -> &[u8] {
                &self.fixed.0
            }

            fn fixed_mut(&mut self) -> &mut [u8] {
                &mut self.fixed.0
            }

            fn write<M: $crate::private::deps::serde::ser::SerializeMap>(&self, map: &mut M) -> Result<(), M::Error> {
                $(map.serialize_entry($key, &self.$part)?;)*
                Ok(())
            }

            fn read<'de, A: $crate::private::deps::serde::de::MapAccess<'de>>(&mut self, name: &str, map: &mut A) -> Result<bool, A::Error> {
                match name {
                    $($key => self.$part = map.next_value()?,)*
                    _ => return Ok(false),
                }
                Ok(true)
            }
        }

        impl $crate::private::deps::serde::Serialize for $name {
            fn serialize<S: $crate::private::deps::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                $crate::private::serial::serialize_tailed(self, serializer)
            }
        }

        impl<'de> $crate::private::deps::serde::Deserialize<'de> for $name {
            fn deserialize<D: $crate::private::deps::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                deserializer.deserialize_map($crate::private::serial::TailedInto(core::marker::PhantomData))
            }
        }
    };
}
