//! Enumerations and flags that keep the values that they do not know.

/// An enumeration as an integer with named values: a value of tomorrow survives a round trip.
macro_rules! open_enum {
    ($(#[$meta:meta])* $name:ident($int:ty), $size:literal { $($(#[$value_meta:meta])* $value:ident = $number:literal $text:literal,)* }
     also { $($alias:ident = $alias_number:literal $alias_text:literal,)* }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
        pub struct $name(pub $int);

        impl $name {
            $($(#[$value_meta])* pub const $value: $name = $name($number);)*
            $(#[doc = concat!("Another name of the same value: ", $alias_text, ".")] pub const $alias: $name = $name($alias_number);)*

            /// Microsoft's names and their values, in the order of the tables.
            pub const NAMES: &'static [(&'static str, $name)] =
                &[$(($text, $name($number)),)* $(($alias_text, $name($alias_number)),)*];

            /// Microsoft's name of the value, if the tables have one; of several, the first.
            pub fn name(self) -> Option<&'static str> {
                Self::NAMES.iter().find(|(_, value)| *value == self).map(|(name, _)| *name)
            }
        }

        impl core::fmt::Debug for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                match self.name() {
                    Some(name) => f.write_str(name),
                    None => write!(f, concat!(stringify!($name), "({:#x})"), self.0),
                }
            }
        }

        $crate::rt::values::common!($name($int), $size);
    };
}
pub(crate) use open_enum;

/// Bits, and fields of several bits, in one integer; bits without a name are kept.
macro_rules! flags {
    ($(#[$meta:meta])* $name:ident($int:ty), $size:literal { $($(#[$value_meta:meta])* $value:ident = $number:literal $text:literal,)* }
     also { $($alias:ident = $alias_number:literal $alias_text:literal,)* }
     fields { $($field:literal,)* }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
        pub struct $name(pub $int);

        impl $name {
            $($(#[$value_meta])* pub const $value: $name = $name($number);)*
            $(#[doc = concat!("Another name of the same value: ", $alias_text, ".")] pub const $alias: $name = $name($alias_number);)*

            /// Microsoft's names and their values, in the order of the tables.
            pub const NAMES: &'static [(&'static str, $name)] =
                &[$(($text, $name($number)),)* $(($alias_text, $name($alias_number)),)*];

            /// Whether no bit is set.
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Whether all bits of the other are set.
            pub const fn contains(self, other: $name) -> bool {
                self.0 & other.0 == other.0
            }

            /// Whether any bit of the other is set.
            pub const fn intersects(self, other: $name) -> bool {
                self.0 & other.0 != 0
            }

            /// The same with the bits of the other set.
            pub const fn with(self, other: $name) -> $name {
                $name(self.0 | other.0)
            }

            /// The same with the bits of the other clear.
            pub const fn without(self, other: $name) -> $name {
                $name(self.0 & !other.0)
            }

            /// Microsoft's names of what is set, each with its bits; several where bits have several names. Of a field
            /// of several bits, the bits are those that are set.
            pub fn names(self) -> impl Iterator<Item = (&'static str, $name)> {
                const FIELDS: &[$int] = &[$($field,)*];
                Self::NAMES.iter().filter_map(move |&(text, value)| {
                    let set = $name(self.0 & value.0);
                    let whole = set == value || FIELDS.contains(&value.0);
                    (set.0 != 0 && whole).then_some((text, set))
                })
            }

            /// The bits that are set and that no name covers.
            pub fn unnamed(self) -> $name {
                self.names().fold(self, |rest, (_, value)| rest.without(value))
            }
        }

        impl core::ops::BitOrAssign for $name {
            fn bitor_assign(&mut self, other: $name) {
                *self = self.with(other);
            }
        }

        impl core::ops::BitAnd for $name {
            type Output = $name;

            fn bitand(self, other: $name) -> $name {
                $name(self.0 & other.0)
            }
        }

        impl core::ops::BitOr for $name {
            type Output = $name;

            fn bitor(self, other: $name) -> $name {
                self.with(other)
            }
        }

        impl core::fmt::Debug for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                write!(f, concat!(stringify!($name), "({:#x}"), self.0)?;
                let mut before = ": ";
                for (name, value) in self.names() {
                    let whole = Self::from_name(name) == Some(value);
                    if whole { write!(f, "{before}{name}") } else { write!(f, "{before}{name} & {:#x}", value.0) }?;
                    before = " | ";
                }
                f.write_str(")")
            }
        }

        $crate::rt::values::common!($name($int), $size);
    };
}
pub(crate) use flags;

/// What enumerations and flags have in common.
macro_rules! common {
    ($name:ident($int:ty), $size:literal) => {
        impl $name {
            /// The value of Microsoft's name.
            pub fn from_name(name: &str) -> Option<$name> {
                Self::NAMES.iter().find(|(text, _)| *text == name).map(|(_, value)| *value)
            }

            #[inline]
            #[allow(dead_code)]
            pub(crate) const fn from_le(bytes: [u8; $size]) -> $name {
                $name(<$int>::from_le_bytes(bytes))
            }

            #[inline]
            #[allow(dead_code)]
            pub(crate) const fn to_le(self) -> [u8; $size] {
                self.0.to_le_bytes()
            }
        }

        impl $crate::rt::BitValue for $name {
            #[inline]
            fn from_bits(bits: u64) -> Self {
                $name(bits as $int)
            }

            #[inline]
            fn to_bits(self) -> u64 {
                self.0 as u64
            }
        }

        impl $crate::rt::Sealed for $name {}

        impl $crate::rt::Element for $name {
            const SIZE: usize = $size;

            #[inline]
            fn from_le(bytes: &[u8]) -> Self {
                $name(<$int as $crate::rt::Element>::from_le(bytes))
            }

            #[inline]
            fn with_le(&self, put: impl FnMut(&[u8])) {
                $crate::rt::Element::with_le(&self.0, put);
            }
        }

        impl From<$int> for $name {
            fn from(value: $int) -> Self {
                $name(value)
            }
        }

        impl From<$name> for $int {
            fn from(value: $name) -> Self {
                value.0
            }
        }

        impl core::fmt::LowerHex for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                core::fmt::LowerHex::fmt(&self.0, f)
            }
        }

        #[cfg(feature = "proptest")]
        impl proptest::arbitrary::Arbitrary for $name {
            type Parameters = ();
            type Strategy =
                proptest::strategy::Map<<$int as proptest::arbitrary::Arbitrary>::Strategy, fn($int) -> $name>;

            fn arbitrary_with((): ()) -> Self::Strategy {
                use proptest::strategy::Strategy;
                proptest::arbitrary::any::<$int>().prop_map($name)
            }
        }
    };
}
pub(crate) use common;
