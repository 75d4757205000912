// Copied from codegen/runtime/fixed.rs by `cargo run --release -- generate`. Do not edit: edit that file.

//! What every structure of a fixed size has, written once.

/// What a value of a fixed size has beside its own members.
macro_rules! fixed_value {
    ($type:ident, $size:literal, $name:literal) => {
        impl $type {
            /// The size in bytes.
            pub const SIZE: usize = $size;

            /// Reads it from the start of the bytes; bytes after it are left alone.
            ///
            /// # Errors
            ///
            /// [`Error::TooShort`](crate::Error::TooShort) if there are too few bytes.
            #[inline]
            pub fn from_slice(bytes: &[u8]) -> Result<Self, $crate::rt::Error> {
                match bytes.first_chunk() {
                    Some(bytes) => Ok(Self::from_bytes(bytes)),
                    None => Err($crate::rt::Error::TooShort { name: $name, needed: $size, have: bytes.len() }),
                }
            }
        }

        impl Default for $type {
            /// All zero.
            #[inline]
            fn default() -> Self {
                Self::from_bytes(&[0; $size])
            }
        }

        impl $crate::rt::Sealed for $type {}

        impl $crate::rt::Record for $type {
            const NAME: &'static str = $name;
            const SIZE: usize = $size;

            #[inline]
            fn from_prefix(bytes: &[u8]) -> Result<Self, $crate::rt::Error> {
                Self::from_slice(bytes)
            }

            #[inline]
            fn with_bytes<R>(&self, use_bytes: impl FnOnce(&[u8]) -> R) -> R {
                use_bytes(&self.to_bytes())
            }
        }

        #[cfg(feature = "binrw")]
        $crate::rt::binrw_fixed!($type);

        #[cfg(feature = "proptest")]
        impl proptest::arbitrary::Arbitrary for $type {
            type Parameters = ();
            type Strategy = proptest::strategy::BoxedStrategy<Self>;

            #[inline]
            fn arbitrary_with((): ()) -> Self::Strategy {
                use proptest::strategy::Strategy;
                proptest::arbitrary::any::<[u8; $size]>().prop_map(|bytes| Self::from_bytes(&bytes)).boxed()
            }
        }
    };
}
pub(crate) use fixed_value;

/// What a structure of a fixed size has, and its view, beside their own members.
macro_rules! fixed_record {
    ($type:ident, $view:ident, $size:literal, $name:literal) => {
        $crate::rt::fixed_value!($type, $size, $name);

        #[doc = concat!("A borrowed view of [`", stringify!($type), "`]: nothing is copied until a getter is called.")]
        #[derive(Clone, Copy, PartialEq, Eq)]
        pub struct $view<'a> {
            fixed: &'a [u8; $size],
        }

        impl<'a> $view<'a> {
            /// A view of the start of the bytes; bytes after it are left alone.
            ///
            /// # Errors
            ///
            /// [`Error::TooShort`](crate::Error::TooShort) if there are too few bytes.
            #[inline]
            pub fn new(bytes: &'a [u8]) -> Result<Self, $crate::rt::Error> {
                match bytes.first_chunk() {
                    Some(fixed) => Ok(Self { fixed }),
                    None => Err($crate::rt::Error::TooShort { name: $name, needed: $size, have: bytes.len() }),
                }
            }

            /// A view of just its bytes.
            #[inline]
            pub fn from_bytes(fixed: &'a [u8; $size]) -> Self {
                Self { fixed }
            }

            /// The value, owned.
            #[inline]
            pub fn to_value(&self) -> $type {
                $type::from_bytes(self.fixed)
            }

            /// Its bytes.
            #[inline]
            pub fn as_bytes(&self) -> &'a [u8; $size] {
                self.fixed
            }
        }

        impl<'a> $crate::rt::Split<'a> for $view<'a> {
            #[cfg(feature = "alloc")]
            type Owned = $type;

            #[inline]
            fn split(bytes: &'a [u8]) -> Result<(Self, &'a [u8]), $crate::rt::Error> {
                Ok((Self::new(bytes)?, &bytes[$size..]))
            }

            #[cfg(feature = "alloc")]
            #[inline]
            fn to_owned_value(&self) -> Result<$type, $crate::rt::Error> {
                Ok(self.to_value())
            }
        }
    };
}
pub(crate) use fixed_record;

/// The getters of a view, and its `Debug`, which shows what they return.
macro_rules! getters {
    ($self:ident $view:ident $text:literal { $($(#[$meta:meta])* $name:ident: $type:ty = $get:expr;)* } $($hidden:ident)?) => {
        impl<'a> $view<'a> {
            $(
                $(#[$meta])*
                #[inline]
                pub fn $name(&$self) -> $type {
                    $get
                }
            )*
        }

        impl core::fmt::Debug for $view<'_> {
            #[inline]
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.debug_struct($text)$(.field(stringify!($name), &self.$name()))*$(.field(stringify!($hidden), &self.$hidden()))?.finish()
            }
        }
    };
}
pub(crate) use getters;
