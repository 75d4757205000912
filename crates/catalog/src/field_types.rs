//! The types of fields of provider events: how bytes are read, and how values are shown.

use serde::{Deserialize, Serialize};

/// Defines an enumeration. The runtime has the lists.
macro_rules! define {
    ($(#[$doc:meta])* $name:ident { $($(#[$variant_doc:meta])* $variant:ident = $number:literal, $word:literal;)* }) => {
        $(#[$doc])*
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize, Serialize)]
        pub enum $name {
            $($(#[$variant_doc])* #[serde(rename = $word)] $variant,)*
        }

        impl $name {
            /// All of them, by number.
            pub const ALL: &'static [$name] = &[$($name::$variant),*];

            /// Returns the number in schemas.
            pub fn number(self) -> u16 {
                match self { $($name::$variant => $number,)* }
            }

            /// Returns the word of the tables.
            pub fn word(self) -> &'static str {
                match self { $($name::$variant => $word,)* }
            }

            /// Returns the one with a number.
            pub fn of(number: u16) -> Option<$name> {
                Self::ALL.iter().copied().find(|one| one.number() == number)
            }
        }
    };
}

etwspec_runtime::in_types! {
    define
    /// Type of the bytes of a field. The words are those of manifests, without `win:`.
    InType
}

etwspec_runtime::out_types! {
    define
    /// Form in which the value of a field is shown. The words are those of manifests, without `xs:` and `win:`.
    OutType
}

impl InType {
    /// Returns whether the values are integers, which can be a count or have names.
    pub fn is_integer(self) -> bool {
        use InType::{HexInt32, HexInt64, Int8, Int16, Int32, Int64, UInt8, UInt16, UInt32, UInt64};
        matches!(self, Int8 | UInt8 | Int16 | UInt16 | Int32 | UInt32 | Int64 | UInt64 | HexInt32 | HexInt64)
    }

    /// Returns whether a length determines the size of a value: text and bytes that contain no size of their own.
    pub fn has_length(self) -> bool {
        matches!(self, InType::UnicodeString | InType::AnsiString | InType::Binary)
    }
}
