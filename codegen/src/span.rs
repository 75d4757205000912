//! Source locations: [`At`] is a value with its byte range in a TOML file, [`Place`] is a byte range in a file.

use std::borrow::Cow;
use std::fmt::{self, Display, Formatter};
use std::ops::{Deref, Range};

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Deserialize, Deserializer};
use serde_spanned::Spanned;

use crate::role;

/// Index of a file among the files read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct FileId(pub u32);

/// Byte range in a file of the spec.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Place {
    /// The file.
    pub file: FileId,
    /// Range in bytes.
    pub range: Range<usize>,
}

/// A value and the byte range it was read from.
///
/// A `serde_spanned::Spanned` with the JSON Schema of the value alone.
#[derive(Clone, Debug)]
pub struct At<T>(Spanned<T>);

impl<T> At<T> {
    /// Returns the byte range of the value in its file.
    pub fn range(&self) -> Range<usize> {
        self.0.span()
    }

    /// Returns the place of the value, including the file.
    pub fn place(&self, file: FileId) -> Place {
        Place { file, range: self.range() }
    }

    /// Returns the value.
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

impl<T: Display> Display for At<T> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.get().fmt(f)
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
        let mut schema = T::json_schema(generator);
        if schema.get("type").is_some_and(|ty| ty == "string") {
            schema.insert(role::KEY.to_owned(), role::UNSTATED.into());
        }
        schema
    }
}
