// Copied from codegen/runtime/values.rs by `cargo run --release -- generate`. Do not edit: edit that file.

//! Enumerations and flags that preserve unnamed values.

use core::fmt;

/// Names of a set of values, independent of its integer type.
///
/// Formatting uses this table, so that each set adds only two small functions.
pub(crate) struct Table {
    /// Name of the type.
    pub(crate) ty: &'static str,
    /// Number of hexadecimal digits of the integer.
    pub(crate) digits: usize,
    /// Number of names.
    pub(crate) len: usize,
    /// Returns a name and its value, by index.
    pub(crate) at: fn(usize) -> Option<(&'static str, u64)>,
    /// Masks of bit-fields within flags.
    pub(crate) fields: &'static [u64],
}

impl Table {
    fn names(&self) -> impl Iterator<Item = (&'static str, u64)> + '_ {
        (0..self.len).filter_map(self.at)
    }

    /// Writes the name of a value of an enumeration, or the number if it has no name.
    fn write_enum(&self, value: u64, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.names().find(|(_, named)| *named == value) {
            Some((name, _)) => f.pad(name),
            None => write!(f, "0x{value:0width$x}", width = self.digits),
        }
    }

    /// Writes the names of the flags that are set, joined by ` | `, and unnamed bits in hexadecimal.
    fn write_flags(&self, value: u64, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (mut rest, mut before) = (value, "");
        for (name, bits) in self.names() {
            let set = value & bits;
            let field = self.fields.contains(&bits);
            // Bits with several names are written once, with the first name.
            if set == 0 || rest & set == 0 || !(field || set == bits) {
                continue;
            }
            write!(f, "{before}{name}")?;
            if field {
                write!(f, "={}", set >> bits.trailing_zeros())?;
            }
            before = " | ";
            rest &= !set;
        }
        if rest != 0 || value == 0 { write!(f, "{before}{rest:#x}") } else { Ok(()) }
    }

    /// Writes the value as `Display` does. A value without a name is written in the type's name.
    fn debug_enum(&self, value: u64, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.names().find(|(_, named)| *named == value) {
            Some((name, _)) => f.write_str(name),
            None => write!(f, "{}({value:#x})", self.ty),
        }
    }

    /// Writes the flags as `Display` does, in the type's name.
    fn debug_flags(&self, value: u64, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}(", self.ty)?;
        self.write_flags(value, f)?;
        f.write_str(")")
    }
}

/// Format of a set of values.
#[derive(Clone, Copy)]
pub(crate) enum Style {
    EnumDisplay,
    EnumDebug,
    FlagsDisplay,
    FlagsDebug,
}

/// Writes a value of a set.
#[inline(never)]
pub(crate) fn write(table: &Table, style: Style, value: u64, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match style {
        Style::EnumDisplay => table.write_enum(value, f),
        Style::EnumDebug => table.debug_enum(value, f),
        Style::FlagsDisplay => table.write_flags(value, f),
        Style::FlagsDebug => table.debug_flags(value, f),
    }
}

/// Defines an integer with named values. Values without a name are preserved.
macro_rules! open_enum {
    ($(#[$meta:meta])* $name:ident($int:ty), $size:literal { $($(#[$value_meta:meta])* $value:ident = $number:literal $text:literal,)* }
     also { $($alias:ident = $alias_number:literal $alias_text:literal,)* }) => {
        $crate::rt::values::common! {
            $(#[$meta])* $name($int), $size, EnumDisplay, EnumDebug
            { $($(#[$value_meta])* $value = $number $text,)* }
            also { $($alias = $alias_number $alias_text,)* }
            fields { }
        }

        impl $name {
            /// Returns Microsoft's name of the value, if it has one. Of several names, returns the first.
            pub fn name(self) -> Option<&'static str> {
                Self::NAMES.iter().find(|(_, value)| *value == self).map(|(name, _)| *name)
            }
        }
    };
}
pub(crate) use open_enum;

/// Defines an integer of flags and bit-fields. Bits without a name are preserved.
macro_rules! flags {
    ($(#[$meta:meta])* $name:ident($int:ty), $size:literal { $($(#[$value_meta:meta])* $value:ident = $number:literal $text:literal,)* }
     also { $($alias:ident = $alias_number:literal $alias_text:literal,)* }
     fields { $($field:literal,)* }) => {
        $crate::rt::values::common! {
            $(#[$meta])* $name($int), $size, FlagsDisplay, FlagsDebug
            { $($(#[$value_meta])* $value = $number $text,)* }
            also { $($alias = $alias_number $alias_text,)* }
            fields { $($field,)* }
        }

        impl $name {
            /// Returns whether no bit is set.
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Returns whether all bits of `other` are set.
            pub const fn contains(self, other: $name) -> bool {
                self.0 & other.0 == other.0
            }

            /// Returns whether any bit of `other` is set.
            pub const fn intersects(self, other: $name) -> bool {
                self.0 & other.0 != 0
            }

            /// Returns the flags with the bits of `other` set.
            #[must_use]
            pub const fn with(self, other: $name) -> $name {
                $name(self.0 | other.0)
            }

            /// Returns the flags with the bits of `other` clear.
            #[must_use]
            pub const fn without(self, other: $name) -> $name {
                $name(self.0 & !other.0)
            }

            /// Returns Microsoft's names of the flags that are set, each with its bits.
            ///
            /// Bits with several names appear once for each name. A bit-field appears with those of its bits that are
            /// set.
            pub fn names(self) -> impl Iterator<Item = (&'static str, $name)> {
                const FIELDS: &[$int] = &[$($field,)*];
                Self::NAMES.iter().filter_map(move |&(text, value)| {
                    let set = $name(self.0 & value.0);
                    let whole = set == value || FIELDS.contains(&value.0);
                    (set.0 != 0 && whole).then_some((text, set))
                })
            }

            /// Returns the bits that are set and have no name.
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
    };
}
pub(crate) use flags;

/// Defines the items that enumerations and flags share.
macro_rules! common {
    ($(#[$meta:meta])* $name:ident($int:ty), $size:literal, $display:ident, $debug:ident
     { $($(#[$value_meta:meta])* $value:ident = $number:literal $text:literal,)* }
     also { $($alias:ident = $alias_number:literal $alias_text:literal,)* }
     fields { $($field:literal,)* }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
        pub struct $name(pub $int);

        impl $name {
            $($(#[$value_meta])* pub const $value: $name = $name($number);)*
            $(#[doc = concat!("Another name of the same value: ", $alias_text, ".")] pub const $alias: $name = $name($alias_number);)*

            /// Returns Microsoft's names and their values, in the order of the tables.
            pub const NAMES: &'static [(&'static str, $name)] =
                &[$(($text, $name($number)),)* $(($alias_text, $name($alias_number)),)*];

            const fn table() -> &'static $crate::rt::values::Table {
                const TABLE: $crate::rt::values::Table = $crate::rt::values::Table {
                    ty: stringify!($name),
                    digits: 2 * $size,
                    len: $name::NAMES.len(),
                    at: |index| $name::NAMES.get(index).map(|(name, value)| (*name, value.bits())),
                    fields: &[$($field,)*],
                };
                &TABLE
            }

            /// Returns the bits as an unsigned number.
            const fn bits(self) -> u64 {
                self.0 as u64 & (u64::MAX >> (64 - 8 * $size))
            }

            /// Returns the value with one of Microsoft's names.
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

        impl core::fmt::Display for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                $crate::rt::values::write(Self::table(), $crate::rt::values::Style::$display, self.bits(), f)
            }
        }

        impl core::fmt::Debug for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                $crate::rt::values::write(Self::table(), $crate::rt::values::Style::$debug, self.bits(), f)
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
