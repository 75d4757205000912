//! Roles of the strings in tables: the kind of name that a string defines or refers to.
//!
//! The type of each key in [`spec`](crate::spec) states the role of its strings. A language server derives completion
//! and renaming from it.

use std::borrow::Cow;
use std::ops::Deref;

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::Deserialize;

/// Key of a JSON Schema with the role of the strings. Schemas in files have none.
pub(crate) const KEY: &str = "x-role";

/// Strings with a role: a string, an optional one, a list, or a value that may contain some. `x-role` in the schema of the
/// value states the role.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(transparent)]
pub struct As<T, const ROLE: u16>(pub(crate) T);

impl<T, const ROLE: u16> Deref for As<T, ROLE> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}

impl<'a, T, const ROLE: u16> IntoIterator for &'a As<T, ROLE>
where
    &'a T: IntoIterator,
{
    type Item = <&'a T as IntoIterator>::Item;
    type IntoIter = <&'a T as IntoIterator>::IntoIter;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<T: JsonSchema, const ROLE: u16> JsonSchema for As<T, ROLE> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        T::schema_name()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let mut schema = generator.subschema_for::<T>();
        schema.insert(KEY.to_owned(), ROLE.into());
        schema
    }

    // A key is required unless its type is an option.
    fn _schemars_private_is_option() -> bool {
        T::_schemars_private_is_option()
    }
}

/// Defines an enumeration from its values, each with its words, which are also its documentation.
macro_rules! words {
    ($(#[$about:meta])* $name:ident { $($value:ident = $words:literal,)* }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub enum $name { $(#[doc = $words] $value,)* }

        impl $name {
            const ALL: &[$name] = &[$($name::$value),*];

            /// Returns the value in words.
            pub fn words(self) -> &'static str {
                match self { $($name::$value => $words,)* }
            }
        }
    };
}

words! {
    /// Kind of name. Names of different sorts are independent of each other.
    ///
    /// A type is a scalar, a structure, a set of values or a dispatch. A constant is a value of a set, a bit of a mask or a
    /// documented flag. A payload type has no row of its own: each structure that states it is one of its layouts.
    Sort {
        Type = "type",
        Constant = "constant",
        Event = "event",
        Group = "group of events",
        InformationClass = "information class",
        Source = "source",
        Release = "release",
        Topic = "topic",
        Family = "family of topics",
        PayloadType = "payload type",
        Field = "field",
        Limit = "limit",
        State = "state",
        Provider = "provider",
        Keyword = "keyword",
        Level = "level",
        Channel = "channel",
        Task = "task",
        Opcode = "opcode",
        Map = "map",
        Template = "template",
    }
}

impl Sort {
    /// Returns whether a name of this sort is known only in its file.
    pub fn is_local(self) -> bool {
        matches!(self, Sort::Limit | Sort::State) || self.is_of_provider()
    }

    /// Returns whether it is a sort of names that the table of a provider defines for its events.
    pub fn is_of_provider(self) -> bool {
        use Sort::{Channel, Keyword, Level, Map, Opcode, Task, Template};
        matches!(self, Keyword | Level | Channel | Task | Opcode | Map | Template)
    }
}

words! {
    /// Definitions of a sort to which a reference is restricted.
    Among {
        All = "all",
        Scalars = "scalar types",
        Structures = "structures",
        Sets = "sets of values",
        FieldTypes = "scalar types, structures and sets of values other than masks",
        Bits = "bits of masks and documented flags",
    }
}

words! {
    /// Structure whose field a string names.
    Owner {
        Own = "structure of the file",
        SameEvent = "another structure of the same event",
        Element = "structure that is the `type` of the row",
        Named = "structure that the key `struct` of the row or of a row around it names",
        Events = "payload structures of the events that the key `hooks` of the row names",
    }
}

/// Role of a string.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// No role is stated.
    Unstated,
    /// Text, a former name, or a name of something outside of the tables.
    Text,
    /// The role that the key of the row around it has.
    Outer,
    /// Set of releases.
    Releases,
    /// Name that is defined there.
    Defines(Sort),
    /// Name that is defined elsewhere.
    Refers(Sort, Among),
    /// Field of a structure, and which structure.
    Field(Owner),
}

/// Code of a string in a [value with a place](crate::span::At) without a role.
pub(crate) const UNSTATED: u16 = 0;
/// Code of [`Role::Text`].
pub const TEXT: u16 = 1 << 8;
/// Code of [`Role::Outer`].
pub const OUTER: u16 = 2 << 8;
/// Code of [`Role::Releases`].
pub const RELEASES: u16 = 3 << 8;

/// Returns the code of [`Role::Defines`].
pub const fn defines(sort: Sort) -> u16 {
    4 << 8 | sort as u16
}

/// Returns the code of [`Role::Field`].
pub const fn field(owner: Owner) -> u16 {
    5 << 8 | owner as u16
}

/// Returns the code of [`Role::Refers`] to any definition of a sort.
pub const fn refers(sort: Sort) -> u16 {
    6 << 8 | sort as u16
}

/// Returns the code of [`Role::Refers`] to the definitions of a type or constant that are among some.
pub const fn among(sort: Sort, among: Among) -> u16 {
    refers(sort) + ((among as u16) << 8)
}

impl Role {
    /// Returns the role with a code.
    pub(crate) fn of(code: u64) -> Option<Role> {
        let (role, index) = (code >> 8, (code & 0xFF) as usize);
        Some(match role {
            0 => Role::Unstated,
            1 => Role::Text,
            2 => Role::Outer,
            3 => Role::Releases,
            4 => Role::Defines(*Sort::ALL.get(index)?),
            5 => Role::Field(*Owner::ALL.get(index)?),
            _ => Role::Refers(*Sort::ALL.get(index)?, *Among::ALL.get(role as usize - 6)?),
        })
    }
}
