//! Places of values: [`At`] carries the place of a value in its TOML file, [`Place`] names a file and a range in it.

use std::borrow::Cow;
use std::ops::{Deref, Range};

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Deserialize, Deserializer};
use serde_spanned::Spanned;

/// The index of a file among those that were read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct FileId(pub u32);

/// A range of bytes in one file of the spec.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Place {
    /// The file.
    pub file: FileId,
    /// The bytes.
    pub range: Range<usize>,
}

/// A value and the range of bytes that it was read from.
///
/// It is `serde_spanned::Spanned` with a JSON Schema: that of the value alone.
#[derive(Clone, Debug)]
pub struct At<T>(Spanned<T>);

impl<T> At<T> {
    /// Range of the value in its file.
    pub fn range(&self) -> Range<usize> {
        self.0.span()
    }

    /// Place of the value: file and range.
    pub fn place(&self, file: FileId) -> Place {
        Place { file, range: self.range() }
    }

    /// The value alone.
    pub fn get(&self) -> &T {
        self.0.get_ref()
    }
}

impl<T> Deref for At<T> {
    type Target = T;

    fn deref(&self) -> &T {
        self.get()
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for At<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Spanned::deserialize(deserializer).map(At)
    }
}

impl<T: JsonSchema> JsonSchema for At<T> {
    fn inline_schema() -> bool {
        T::inline_schema()
    }

    fn schema_name() -> Cow<'static, str> {
        T::schema_name()
    }

    fn schema_id() -> Cow<'static, str> {
        T::schema_id()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        T::json_schema(generator)
    }
}
