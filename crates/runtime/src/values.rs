//! Enumerations and flags that preserve unnamed values.

use core::fmt;

use crate::layout::{NamedValue, Values};

/// Iterator over the named values of an enumeration or of flags, in the order of the tables.
#[derive(Clone, Debug)]
pub struct NamedValues<T: 'static> {
    values: core::slice::Iter<'static, NamedValue>,
    of: fn(u64) -> T,
}

impl<T> NamedValues<T> {
    #[doc(hidden)]
    pub fn new(values: &'static Values, of: fn(u64) -> T) -> Self {
        NamedValues { values: values.values.iter(), of }
    }
}

impl<T> Iterator for NamedValues<T> {
    type Item = (&'static str, T);

    fn next(&mut self) -> Option<Self::Item> {
        self.values.next().map(|named| (named.name, (self.of)(named.value)))
    }
}

/// Iterator over the names of the flags that are set, each with its bits.
#[derive(Clone, Debug)]
pub struct SetFlags<T: 'static> {
    values: core::slice::Iter<'static, NamedValue>,
    bits: u64,
    of: fn(u64) -> T,
}

impl<T> SetFlags<T> {
    #[doc(hidden)]
    pub fn new(values: &'static Values, bits: u64, of: fn(u64) -> T) -> Self {
        SetFlags { values: values.values.iter(), bits, of }
    }
}

impl<T> Iterator for SetFlags<T> {
    type Item = (&'static str, T);

    fn next(&mut self) -> Option<Self::Item> {
        let (bits, of) = (self.bits, self.of);
        self.values.find_map(|named| Some((named.name, of(named.set_in(bits)?))))
    }
}

impl NamedValue {
    /// Returns the bits that are set in the bits of flags. `None` if the flag is clear.
    fn set_in(&self, bits: u64) -> Option<u64> {
        let set = bits & self.value;
        (set != 0 && (set == self.value || self.shift.is_some())).then_some(set)
    }
}

/// Returns the first name of a value.
pub fn name(values: &'static Values, bits: u64) -> Option<&'static str> {
    values.values.iter().find(|named| named.value == bits).map(|named| named.name)
}

/// Returns the value with a name.
pub fn from_name(values: &'static Values, name: &str) -> Option<u64> {
    values.values.iter().find(|named| named.name == name).map(|named| named.value)
}

/// Returns the bits that have no name.
pub fn unnamed(values: &'static Values, bits: u64) -> u64 {
    values.values.iter().filter_map(|named| named.set_in(bits)).fold(bits, |rest, set| rest & !set)
}

/// Writes the name of a value of an enumeration, or the number if it has no name.
#[inline(never)]
pub fn write_enum(values: &'static Values, bits: u64, size: usize, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match name(values, bits) {
        Some(name) => f.pad(name),
        None => write!(f, "0x{bits:0width$x}", width = 2 * size),
    }
}

/// Writes the names of the flags that are set, joined by ` | `, and unnamed bits in hexadecimal.
#[inline(never)]
pub fn write_flags(values: &'static Values, bits: u64, _: usize, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let (mut rest, mut before) = (bits, "");
    for named in values.values {
        // Bits with several names are written once, with the first name.
        let Some(set) = named.set_in(bits).filter(|set| rest & set != 0) else { continue };
        write!(f, "{before}{}", named.name)?;
        if let Some(shift) = named.shift {
            write!(f, "={}", set >> shift)?;
        }
        before = " | ";
        rest &= !set;
    }
    if rest != 0 || bits == 0 { write!(f, "{before}{rest:#x}") } else { Ok(()) }
}

/// Writes the value as `Display` does. A value without a name is written in the type's name.
#[inline(never)]
pub fn debug_enum(values: &'static Values, bits: u64, ty: &str, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match name(values, bits) {
        Some(name) => f.write_str(name),
        None => write!(f, "{ty}({bits:#x})"),
    }
}

/// Writes the flags as `Display` does, in the type's name.
#[inline(never)]
pub fn debug_flags(values: &'static Values, bits: u64, ty: &str, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    write!(f, "{ty}(")?;
    write_flags(values, bits, 0, f)?;
    f.write_str(")")
}

/// Defines an integer with named values. Values without a name are preserved.
#[doc(hidden)]
#[macro_export]
macro_rules! open_enum {
    ($(#[$meta:meta])* $name:ident($int:ty), size = $size:literal {
        $($(#[$value_meta:meta])* $value:ident = $number:literal, $text:literal;)*
    } $(also { $($alias:ident = $alias_number:literal, $alias_text:literal;)* })?, $table:expr) => {
        $crate::common_values! {
            $(#[$meta])* $name($int), $size, write_enum, debug_enum
            { $($(#[$value_meta])* $value = $number $text,)* }
            also { $($($alias = $alias_number $alias_text,)*)? }
            $table
        }

        impl $name {
            /// Returns Microsoft's name of the value, if it has one. Of several names, returns the first.
            pub fn name(self) -> Option<&'static str> {
                $crate::private::named_values::name($name::VALUES, self.bits())
            }
        }
    };
}

/// Defines an integer with the names of a map of a provider, by one of the macros above and below.
#[doc(hidden)]
#[macro_export]
macro_rules! map_values {
    ($kind:ident $(#[$meta:meta])* $name:ident($int:ty), size = $size:literal, map = $map:literal, $bits:literal {
        $($value:ident = $number:literal, $text:literal;)*
    }) => {
        $crate::$kind! {
            $(#[$meta])* $name($int), size = $size {
                $(#[doc = concat!("`", $text, "`.")] $value = $number, $text;)*
            }, values($map, $bits, &[$(named($text, $number, &[])),*])
        }
    };
}

/// Defines an integer of flags and bit-fields. Bits without a name are preserved.
#[doc(hidden)]
#[macro_export]
macro_rules! flags {
    ($(#[$meta:meta])* $name:ident($int:ty), size = $size:literal {
        $($(#[$value_meta:meta])* $value:ident = $number:literal, $text:literal;)*
    } $(also { $($alias:ident = $alias_number:literal, $alias_text:literal;)* })?, $table:expr) => {
        $crate::common_values! {
            $(#[$meta])* $name($int), $size, write_flags, debug_flags
            { $($(#[$value_meta])* $value = $number $text,)* }
            also { $($($alias = $alias_number $alias_text,)*)? }
            $table
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
            pub fn names(self) -> $crate::SetFlags<$name> {
                $crate::SetFlags::new($name::VALUES, self.bits(), $crate::private::BitValue::from_bits)
            }

            /// Returns the bits that are set and have no name.
            pub fn unnamed(self) -> $name {
                $crate::private::BitValue::from_bits($crate::private::named_values::unnamed($name::VALUES, self.bits()))
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

/// Defines the items that enumerations and flags share.
#[doc(hidden)]
#[macro_export]
macro_rules! common_values {
    ($(#[$meta:meta])* $name:ident($int:ty), $size:literal, $display:ident, $debug:ident
     { $($(#[$value_meta:meta])* $value:ident = $number:literal $text:literal,)* }
     also { $($alias:ident = $alias_number:literal $alias_text:literal,)* }
     $table:expr) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
        pub struct $name(pub $int);

        impl $name {
            $($(#[$value_meta])* pub const $value: $name = $name($number);)*
            $(#[doc = concat!("Another name of the same value: ", $alias_text, ".")] pub const $alias: $name = $name($alias_number);)*

            /// Table that describes the values.
            pub const VALUES: &'static $crate::describe::Values = {
                static SET: $crate::describe::Values = $table;
                &SET
            };

            /// Returns Microsoft's names and their values, in the order of the tables.
            pub fn named_values() -> $crate::NamedValues<$name> {
                $crate::NamedValues::new($name::VALUES, $crate::private::BitValue::from_bits)
            }

            /// Returns the value with one of Microsoft's names.
            pub fn from_name(name: &str) -> Option<$name> {
                $crate::private::named_values::from_name($name::VALUES, name).map($crate::private::BitValue::from_bits)
            }

            /// Returns the bits as an unsigned number.
            const fn bits(self) -> u64 {
                self.0 as u64 & (u64::MAX >> (64 - 8 * $size))
            }
        }

        impl $crate::private::BitValue for $name {
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
                $crate::private::named_values::$display($name::VALUES, self.bits(), $size, f)
            }
        }

        impl core::fmt::Debug for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                $crate::private::named_values::$debug($name::VALUES, self.bits(), stringify!($name), f)
            }
        }

        impl $crate::private::Sealed for $name {}

        impl $crate::private::Element for $name {
            const SIZE: usize = $size;

            #[inline]
            fn from_le(bytes: &[u8]) -> Self {
                $name(<$int as $crate::private::Element>::from_le(bytes))
            }

            #[inline]
            fn with_le(&self, put: impl FnMut(&[u8])) {
                $crate::private::Element::with_le(&self.0, put);
            }
        }

        $crate::tested!(named $name);

        impl core::fmt::LowerHex for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                core::fmt::LowerHex::fmt(&self.0, f)
            }
        }

        #[cfg(feature = "proptest")]
        impl $crate::private::deps::proptest::arbitrary::Arbitrary for $name {
            type Parameters = ();
            type Strategy =
                $crate::private::deps::proptest::strategy::Map<<$int as $crate::private::deps::proptest::arbitrary::Arbitrary>::Strategy, fn($int) -> $name>;

            fn arbitrary_with((): ()) -> Self::Strategy {
                use $crate::private::deps::proptest::strategy::Strategy;
                $crate::private::deps::proptest::arbitrary::any::<$int>().prop_map($name)
            }
        }
    };
}
