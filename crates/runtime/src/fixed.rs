//! Macros that define the fixed parts of structures and their views.

/// Defines a type over the owned or borrowed bytes of a structure's fixed part, with a getter and a setter for each
/// member. Everything else is generic code over the describing table.
///
/// `owned` takes a type as a whole structure; `part` takes one as the fixed part of a structure with a tail. The view is
/// `lone` if nothing follows the fixed part, and `followed` otherwise.
///
/// Traits are implemented here and not derived, and each type has few `impl` blocks: both take compile time, once for each
/// structure.
#[doc(hidden)]
#[macro_export]
macro_rules! fixed {
    (
        $(#[$meta:meta])*
        $kind:ident $name:ident / $view:ident: $storage:ident,
        name = $text:literal, size = $size:literal, table = $table:expr $(, layout = $layout:ident)?;
        $(fields { $($(#[$field_meta:meta])* $get:ident / $set:ident: $ty:ty, at = $at:literal $(, $order:ident)?;)* })?
        $(bits {
            $($(#[$bit_meta:meta])* $bit_get:ident / $bit_set:ident: $bit_ty:ty,
                at = $bit_at:literal, size = $unit:literal, bits = $start:literal..$end:literal;)*
        })?
        $(typed {
            $($(#[$typed_meta:meta])* $typed_get:ident / $typed_set:ident: $typed_ty:ty,
                raw = $raw_get:ident / $raw_set:ident;)*
        })?
        $(converted {
            $($(#[$conv_meta:meta])* $conv_get:ident: $conv_ty:ty, raw = $from:ident, |$raw:ident| $convert:expr;)*
        })?
    ) => {
        $(#[$meta])*
        pub struct $name<B = [u8; $size]>(pub(crate) B);

        impl<B: Copy> Copy for $name<B> {}

        impl<B: Copy> Clone for $name<B> {
            #[inline]
            fn clone(&self) -> Self {
                *self
            }
        }

        impl<B: PartialEq> PartialEq for $name<B> {
            #[inline]
            fn eq(&self, other: &Self) -> bool {
                self.0 == other.0
            }
        }

        impl<B: Eq> Eq for $name<B> {}

        impl<B: $crate::private::Storage> $name<B> {
            $($(
                $(#[$field_meta])*
                #[inline]
                pub fn $get(&self) -> $ty {
                    self.0.load::<$ty>($at)$(.$order())?
                }
            )*)?
            $($(
                $(#[$bit_meta])*
                #[inline]
                pub fn $bit_get(&self) -> $bit_ty {
                    self.0.load_bits($bit_at, $unit, $start, $end - $start)
                }
            )*)?
            $($(
                $(#[$typed_meta])*
                #[inline]
                pub fn $typed_get(&self) -> $typed_ty {
                    $crate::private::Typed::from_raw(self.$raw_get())
                }
            )*)?
            $($(
                $(#[$conv_meta])*
                #[inline]
                pub fn $conv_get(&self) -> $conv_ty {
                    let $raw = self.$from();
                    $convert
                }
            )*)?
            /// Returns the bytes of the fixed part.
            #[inline]
            pub fn as_bytes(&self) -> &[u8] {
                self.0.fixed()
            }
        }

        impl $name {
            /// Size in bytes.
            pub const SIZE: usize = $size;
            $(
                /// Table that describes the layout of the form.
                pub const LAYOUT: &'static $crate::describe::Layout = &$layout;
            )?

            /// Creates the structure from its bytes.
            #[inline]
            pub const fn from_bytes(bytes: &[u8; $size]) -> Self {
                $name(*bytes)
            }

            /// Returns a copy of the bytes.
            #[inline]
            pub const fn to_bytes(&self) -> [u8; $size] {
                self.0
            }

            $($(
                /// Sets the field. See the getter of the same name.
                #[inline]
                pub fn $set(&mut self, value: $ty) -> &mut Self {
                    $crate::private::store(&mut self.0, $at, value$(.$order())?);
                    self
                }
            )*)?
            $($(
                /// Sets the bit-field. Bits of the value that do not fit are dropped. See the getter of the same name.
                #[inline]
                pub fn $bit_set(&mut self, value: $bit_ty) -> &mut Self {
                    $crate::private::store_bits(&mut self.0, $bit_at, $unit, $start, $end - $start, value);
                    self
                }
            )*)?
            $($(
                /// Sets the field. See the getter of the same name.
                #[inline]
                pub fn $typed_set(&mut self, value: $typed_ty) -> &mut Self {
                    self.$raw_set($crate::private::Typed::into_raw(value))
                }
            )*)?

            $crate::reader!($kind);
        }

        impl Default for $name {
            /// Returns the structure with all bytes zero.
            #[inline]
            fn default() -> Self {
                $name([0; $size])
            }
        }

        $crate::$storage!($name, $view, $size, $text);
        $crate::$kind!($name, $view, $size, $text, $table);
        $crate::tested! {
            fixed $name, $size, $table;
            fields { $($($get $set: $ty = $at;)*)? }
            bits { $($($bit_get $bit_set: $bit_ty = $unit $bit_at $start..$end;)*)? }
            typed { $($($typed_get $typed_set = $raw_get $raw_set;)*)? }
        }
        $($crate::tested!(form $name, $name, $view, $layout);)?
    };
}

/// Defines the reader of a whole structure. The fixed part of a structure with a tail has none.
#[doc(hidden)]
#[macro_export]
macro_rules! reader {
    (owned) => {
        /// Reads the structure from the start of the bytes. Bytes after it are ignored.
        ///
        /// # Errors
        ///
        /// [`Error::TooShort`](crate::Error::TooShort) if there are too few bytes.
        #[inline]
        pub fn from_slice(bytes: &[u8]) -> Result<Self, $crate::private::Error> {
            $crate::private::Record::from_prefix(bytes)
        }
    };
    (part) => {};
}

/// Defines the view of a structure with nothing after its fixed part.
#[doc(hidden)]
#[macro_export]
macro_rules! lone {
    ($name:ident, $view:ident, $size:literal, $text:literal) => {
        #[doc = concat!("View of `", $text, "`: borrowed bytes, decoded by the getters.")]
        pub type $view<'a> = $name<&'a [u8; $size]>;

        impl<'a> $view<'a> {
            /// Creates a view of the start of the bytes. Bytes after the structure are ignored.
            ///
            /// # Errors
            ///
            /// [`Error::TooShort`](crate::Error::TooShort) if there are too few bytes.
            #[inline]
            pub fn new(bytes: &'a [u8]) -> Result<Self, $crate::private::Error> {
                $crate::private::first($text, bytes).map($name)
            }

            /// Returns an owned copy.
            #[inline]
            pub const fn to_value(&self) -> $name {
                $name(*self.0)
            }
        }
    };
}

/// Defines the view of a structure with bytes after its fixed part. Each structure decodes these itself.
#[doc(hidden)]
#[macro_export]
macro_rules! followed {
    ($name:ident, $view:ident, $size:literal, $text:literal) => {
        #[doc = concat!("View of `", $text, "` and the bytes that follow it: borrowed bytes, decoded by the getters.")]
        pub type $view<'a> = $name<$crate::private::Borrowed<'a, $size>>;
    };
}

/// Implements [`Split`](crate::Split) for the view of a structure with nothing after its fixed part.
#[doc(hidden)]
#[macro_export]
macro_rules! split_lone {
    ($name:ident, view = $view:ident, size = $size:literal) => {
        impl<'a> $crate::private::Split<'a> for $view<'a> {
            #[cfg(feature = "alloc")]
            type Owned = $name;

            #[inline]
            fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), $crate::private::Error> {
                Ok((Self::new(bytes)?, &bytes[$size..]))
            }

            #[cfg(feature = "alloc")]
            #[inline]
            fn to_owned_value(&self) -> Result<$name, $crate::private::Error> {
                Ok(self.to_value())
            }
        }
    };
}

/// Implements the traits of a structure of a fixed size.
#[doc(hidden)]
#[macro_export]
macro_rules! owned {
    ($name:ident, $view:ident, $size:literal, $text:literal, $table:expr) => {
        impl<B: $crate::private::Storage> core::fmt::Debug for $name<B> {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                $crate::private::show::fixed(f, stringify!($name), $table, self.0.fixed())
            }
        }

        impl $crate::private::Record for $name {
            const NAME: &'static str = $text;

            #[inline]
            fn bytes(&self) -> &[u8] {
                &self.0
            }

            #[inline]
            fn bytes_mut(&mut self, _: $crate::private::Internal) -> &mut [u8] {
                &mut self.0
            }
        }

        $crate::serde_fixed!($name, $size, $table);
        $crate::binrw_fixed!($name, $size);
        $crate::arbitrary_fixed!($name, $size);
    };
}

/// Implements the traits of a fixed part. The structure with the tail implements the others.
#[doc(hidden)]
#[macro_export]
macro_rules! part {
    ($name:ident, $view:ident, $size:literal, $text:literal, $table:expr) => {
        impl core::fmt::Debug for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                $crate::private::show::fixed(f, stringify!($name), $table, &self.0)
            }
        }
    };
}

/// Implements the items of a structure with a tail that depend on its fixed part only.
#[cfg(feature = "alloc")]
#[doc(hidden)]
#[macro_export]
macro_rules! tailed {
    ($name:ident, fixed = $fixed:ident, view = $view:ident, size = $size:literal) => {
        impl $name {
            /// Size of the fixed part in bytes.
            pub const FIXED_SIZE: usize = $size;

            /// Returns the bytes of the fixed part.
            #[inline]
            pub const fn fixed_to_bytes(&self) -> [u8; $size] {
                self.fixed.0
            }

            /// Returns the bytes of the structure, tail included.
            ///
            /// # Errors
            ///
            /// [`Error::BadCount`](crate::Error::BadCount) if the fixed part states a different length of the tail.
            #[inline]
            pub fn to_vec(&self) -> Result<alloc::vec::Vec<u8>, $crate::private::Error> {
                let mut out = alloc::vec::Vec::new();
                $crate::private::Tailed::append_to(self, &mut out)?;
                Ok(out)
            }
        }

        impl Eq for $name {}

        impl core::ops::Deref for $name {
            type Target = $fixed;

            #[inline]
            fn deref(&self) -> &$fixed {
                &self.fixed
            }
        }

        impl core::ops::DerefMut for $name {
            #[inline]
            fn deref_mut(&mut self) -> &mut $fixed {
                &mut self.fixed
            }
        }

        impl $crate::private::Sealed for $name {}

        $crate::tested!(form $name, $fixed, $view);
    };
}

/// Implements serde's traits with the describing table.
#[cfg(feature = "serde")]
#[doc(hidden)]
#[macro_export]
macro_rules! serde_fixed {
    ($name:ident, $size:literal, $table:expr) => {
        impl<B: $crate::private::Storage> $crate::private::deps::serde::Serialize for $name<B> {
            fn serialize<S: $crate::private::deps::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                $crate::private::serial::serialize($table, self.0.fixed(), serializer)
            }
        }

        impl<'de> $crate::private::deps::serde::Deserialize<'de> for $name {
            fn deserialize<D: $crate::private::deps::serde::Deserializer<'de>>(
                deserializer: D,
            ) -> Result<Self, D::Error> {
                $crate::private::serial::deserialize_record($table, deserializer)
            }
        }
    };
}
#[cfg(not(feature = "serde"))]
#[doc(hidden)]
#[macro_export]
macro_rules! serde_fixed {
    ($($tokens:tt)*) => {};
}

/// Implements proptest's `Arbitrary`: any bytes are valid.
#[cfg(feature = "proptest")]
#[doc(hidden)]
#[macro_export]
macro_rules! arbitrary_fixed {
    ($name:ident, $size:literal) => {
        impl $crate::private::deps::proptest::arbitrary::Arbitrary for $name {
            type Parameters = ();
            type Strategy = $crate::private::FromBytes<Self, $size>;

            fn arbitrary_with((): ()) -> Self::Strategy {
                $crate::private::from_bytes($name)
            }
        }
    };
}
#[cfg(not(feature = "proptest"))]
#[doc(hidden)]
#[macro_export]
macro_rules! arbitrary_fixed {
    ($($tokens:tt)*) => {};
}

#[cfg(test)]
mod tests;
